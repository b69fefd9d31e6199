// Gentlemen Thieves, taught in English.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'You are Arsène Lupin, red, and nobody knows it. The other players are two of the other four colours; who is who stays a secret until the end. Who has the highest pile then, wins.',
  },
  places: {
    says: 'Five places of Paris wait to be robbed. A heist happens as soon as all five kinds of equipment lie at a place: gloves, rope, lamp, mask and crowbar. Here, at the opera, two of them are there.',
  },
  ally: {
    says: 'A round begins with its first player, who splits the five colours: two against three. That is you. Red has two tokens at the opera, so choose one partner to share with.',
    press: 'Press red, then yellow.',
    instead: 'That is a fine alliance. For this story, let red and yellow work together.',
  },
  take: {
    says: 'Josette and Ganimard brought a mask and a lamp to the opera. Only a crowbar is missing! In your turn you take one of the three tokens on display, or draw one unseen.',
    press: 'Take the red crowbar.',
    instead: 'Others will take the crowbar if you don’t. Take it.',
  },
  place: {
    says: 'Red and yellow have two tokens at the opera, the other side has two. Yours decides.',
    press: 'Place it at the opera.',
    instead: 'It would be good there, too. But at the opera it wins a heist.',
  },
  heist: {
    says: 'Three against two: red and yellow win the heist. All tokens become loot and are shared equally, at random; what can’t be shared is lost. Red and yellow have two each.',
  },
  sides: {
    says: 'The matchmaker goes to the left, and Josette splits the colours anew: purple and green against you three. Every round has other friends.',
  },
  tunnel: {
    says: 'Instead of a token you may spend a favour and move a special token. Two tunnels join two places into one: the manor and the casino together have all five, and your side has four of them.',
    press: 'Press the tunnel in the centre, then the casino.',
    instead: 'Possible. But look: with the tunnel, the manor and the casino are one place, and ready.',
  },
  return: {
    says: 'The heist happened at both places at once; your side shared it. After that, one tunnel goes back to the centre.',
    press: 'Put the tunnel at the manor back.',
    instead: 'Either would do. Let us take the one at the manor.',
  },
  danger: {
    says: 'Another round: green and black against the rest. They have brought four kinds of equipment to the bank, and two loot tokens lie there, which are shared as well. A crowbar is on display. Stop them!',
  },
  car: {
    says: 'The car carries one token from where it drives to the padlock’s place. You have two favours left.',
    press: 'Press the car, then the bank.',
    instead: 'That would not stop them. Send the car to the bank.',
  },
  carry: {
    says: 'Choose what it takes away.',
    press: 'Carry the black rope off.',
    instead: 'That one may go too. But without the black rope they have one token less there.',
  },
  padlock: {
    says: 'It went to the museum, where the padlock hangs. No heist happens there until somebody spends a favour to move it; then a place that is ready is robbed at once.',
  },
  favours: {
    says: 'One favour is left. Spend them well: if two piles are equally high, unspent favours decide.',
  },
  end: {
    says: 'Much later the brigadier is drawn from the pile, and the game is over at once. The masks fall, and the highest pile belongs to Arsène Lupin: to you. Now you know everything but the others’ secrets.',
  },
};
