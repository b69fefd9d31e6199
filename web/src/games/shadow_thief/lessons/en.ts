// The Shadow Thief, taught in English.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'Good evening. This is your safe, and it stands open. Fill it with jewels and close it in time: only a closed safe scores.',
  },
  hand: {
    says: 'You hold four cards. Jewels have a type (ring, necklace, brooch, earring) and a value from 1 to 10. Each turn everyone secretly chooses one card, and all are revealed together.',
  },
  play: {
    says: 'Begin with something valuable.',
    press: 'Play the ring of 9.',
    instead:
      'You could. But the ring of 9 has a companion in your hand: play it, and you will see what that is good for.',
  },
  add: {
    says: 'Nobody else showed a 9, so your ring stays. Now you may add more jewels of the same type from your hand; these can’t be stolen.',
    press: 'Add the ring of 3.',
    instead: 'You may stop here. But this ring costs you nothing: add it first.',
  },
  done: {
    says: 'You have no other ring.',
    press: 'Press “Done”.',
  },
  stored: {
    says: 'Two jewels, worth 12, lie in your safe. No thief can take what is in a safe. And you drew back up to four cards.',
  },
  risk: {
    says: 'The highest values tempt everyone. Let us see what happens.',
    press: 'Play the earring of 10.',
    instead: 'Prudent! But you should see once what greed can cost. Play the earring of 10.',
  },
  cancelled: {
    says: 'Ganimard showed a 10 as well. Jewels of the same value cancel each other, whatever their type: both are gone.',
  },
  thief: {
    says: 'Thieves take a jewel that another player reveals. The brooch thief takes a brooch; the shadow thief takes anything.',
    press: 'Play the brooch thief.',
    instead: 'Keep that for later. I have a feeling that brooches are coming: send the thief.',
  },
  steal: {
    says: 'Two brooches! The choice is yours.',
    press: 'Take Ganimard’s brooch of 9.',
    instead: 'A brooch of 4 is nice. A brooch of 9 is nicer, and it hurts Ganimard.',
  },
  stolen: {
    says: 'It went straight into your safe: three jewels, worth 21. A thief works once, then it is discarded.',
  },
  again: {
    says: 'You also hold a card that closes a safe. One more jewel before you close it?',
    press: 'Play the necklace of 6.',
    instead: 'That would be wise. But a lesson may be greedy: the necklace first.',
  },
  robbed: {
    says: 'Josette had a thief too, and your necklace lies in her safe now. Whatever you reveal can be lost; so don’t wait too long.',
  },
  close: {
    says: 'A safe card closes your safe if its value is at least the number of jewels inside. You have 3, your card says 4. With five jewels inside, it would be wasted.',
    press: 'Play the safe of 4.',
    instead: 'One more jewel, and one more … that is how safes stay open. Close it now.',
  },
  closed: {
    says: 'Closed: 21 points are yours. You are out of this hand, and watch. The hand ends when only one safe is still open, and that one scores nothing.',
  },
  end: {
    says: 'Josette closed as well, and Ganimard is left with an open safe full of jewels: no points. A match is three such hands. You know all you need.',
  },
};
