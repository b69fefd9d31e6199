// Master Thieves, taught in English.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'This is the box: three levels with four drawers each. Every drawer has two faces, one up and one down, and both can hold gems. In this lesson you are shown what lies where; in a game you have to remember it.',
  },
  fill: {
    says: 'First the box is filled with true diamonds. You put yours into the upper faces of any drawers you like.',
    press: 'Put a diamond into the top drawer in the east.',
    instead: 'Any drawer would do. In this lesson we need the top drawer in the east.',
  },
  rotate: {
    says: 'Your four diamonds are in; two of them lie in drawer B. After filling, and later at the end of each of your turns, you may handle the box: rotate the top level or the top two.',
    press: 'Rotate the top level to the right.',
    instead: 'That is allowed too. Let us rotate the top level to the right, and watch where drawer B goes.',
  },
  turned: {
    says: 'The others filled the box, and then Ganimard turned it upside down. What lay above (▲) now lies below (▼), and what lies below falls out when its drawer is opened!',
  },
  jeweller: {
    says: 'A round begins: everyone secretly chooses a character, and then they act in a fixed order. The jeweller slips one of your imitations into a drawer. Once inside, it is a true gem.',
    press: 'Choose the jeweller.',
    instead: 'You will play all six in time. Begin with the jeweller: he can set a trap.',
  },
  open: {
    says: 'Open a drawer. Choose one from which nothing falls: if a gem falls out, your character does nothing.',
    press: 'Open the bottom drawer in the east.',
    instead: 'Not that one: take the bottom drawer in the east, which is empty.',
  },
  place: {
    says: 'Your imitations lie on the white pillow: each of them costs you points at the end. Get rid of them!',
    press: 'Place a sapphire.',
    instead: 'That would do. But a sapphire is worth two, and makes the better bait.',
  },
  alarm: {
    says: 'The jeweller may add his alarm. If another player makes gems fall out with it, you get them.',
    press: 'Set your alarm.',
    instead: 'You may keep it. But without the alarm there is no trap.',
  },
  turn: {
    says: 'The trap works only upside down: then the gem and the alarm fall out together. You may turn the whole box over.',
    press: 'Turn the box over.',
    instead: 'Not this time: the gem and the alarm fall out only if the box is turned over.',
  },
  rang: {
    says: 'Ganimard, the thief, opened your drawer. The alarm went off: the sapphire is a true gem now, and lies on your black pillow. There gems are worth points: a diamond 1, a sapphire 2, a ruby 4.',
  },
  thief: {
    says: 'Your turn to steal. The thief takes all gems that lie in the upper face of the drawer he opens.',
    press: 'Choose the thief.',
    instead: 'Later. First let us fetch the two diamonds in drawer B.',
  },
  smuggler: {
    says: 'Smugglers act first. Josette emptied a drawer onto the red pillow and left an imitation in it. If there are no more detectives than smugglers, they share what lies there. And then she rotated the top level …',
  },
  take: {
    says: '… so drawer B, with your two diamonds, is in the west now. The box keeps turning; follow the drawers by their letters and their wood grain.',
    press: 'Open the top drawer in the west.',
    instead: 'Look for drawer B: it is in the west of the top level.',
  },
  detective: {
    says: 'Two more diamonds for you. The detective does not touch the box: at the end of the round he takes what has fallen onto the red pillow.',
    press: 'Choose the detective.',
    instead: 'Keep that one for later. Let the others drop gems, and be the detective.',
  },
  pick: {
    says: 'Josette turned the box, and Ganimard let two diamonds fall: they lie on the red pillow, and you are the only detective.',
    press: 'Pick a diamond; the other follows.',
  },
  master: {
    says: 'The master thief may search for a secret compartment. Only the six long drawers have them, and each hid a ruby at the start.',
    press: 'Choose the master thief.',
    instead: 'Keep that one for later. Now we go for a ruby.',
  },
  drawer: {
    says: 'At the start the rubies in the north lay below; the box is upside down now, so they lie above. Drawer E is long, came from the north, and nothing can fall out of it.',
    press: 'Open the middle drawer in the north.',
    instead: 'Drawer E, please: in the north of the middle level.',
  },
  search: {
    says: 'You may take what you see, which is nothing, or search behind it. If a ruby fell from below, you would get nothing at all.',
    press: 'Search.',
    instead: 'There is nothing to take. Search!',
  },
  ruby: {
    says: 'A ruby!',
    press: 'Take it.',
    instead: 'Leave four points behind? Take it.',
  },
  score: {
    says: 'Your black pillow is worth 10: four diamonds, a sapphire, a ruby. But each imitation left on the white pillow costs you its value. The gemologist, whom you have not played yet, can place several at once.',
  },
  end: {
    says: 'Many rounds later somebody has no imitation left, and the game is over. You win! In a game you don’t see into the drawers: remember well.',
  },
};
