// Gentlemen Thieves, taught in English.

import type { LessonWords } from '../../lessons';

export const words: LessonWords = {
  welcome: {
    says: 'You are Arsène Lupin, red, and nobody else knows it. The other players have two of the other four colours; who is who stays secret until the end. Then the highest pile wins.',
  },
  places: {
    says: 'Five places in Paris wait to be robbed. A heist happens as soon as all five types of equipment lie at a place: gloves, rope, lamp, mask and crowbar. Two of them are already here, at the opera.',
  },
  ally: {
    says: 'A round begins with its first player, who splits the five colours: two against three. That is you. Red has two tokens at the opera, so choose one partner to share with.',
    press: 'Press red, then yellow.',
    instead: 'That is a fine alliance. But in this lesson, let red and yellow work together.',
  },
  take: {
    says: 'Josette and Ganimard brought a mask and a lamp to the opera. Only a crowbar is missing! On your turn you take one of the three tokens on display, or draw one from the pile.',
    press: 'Take the red crowbar.',
    instead: 'Others will take the crowbar if you don’t. Take it.',
  },
  place: {
    says: 'Red and yellow have two tokens at the opera, the other side has two. Yours decides.',
    press: 'Place it at the opera.',
    instead: 'You could place it there. But at the opera it wins a heist.',
  },
  heist: {
    says: 'Three against two: red and yellow win the heist. All tokens become loot and are shared equally, at random; what is left over is lost. Red and yellow get two each.',
  },
  sides: {
    says: 'The matchmaker goes to the left, and now Josette splits the colours: purple and green against the other three, yours among them. Alliances change every round.',
  },
  tunnel: {
    says: 'Instead of taking a token, you may spend a favour to move a special token. Two tunnels join two places into one: the manor and the casino together have all five types, and four of those five tokens are your side’s.',
    press: 'Press the tunnel in the centre, then the casino.',
    instead: 'You could. But look: with the tunnel, the manor and the casino become one place, ready for a heist.',
  },
  return: {
    says: 'The heist happened at both places at once; your side shared it. After that, one tunnel goes back to the centre.',
    press: 'Put the tunnel at the manor back.',
    instead: 'Either would do. In this lesson, take the one at the manor.',
  },
  danger: {
    says: 'Another round: green and black against the rest. They have brought four types of equipment to the bank, where two loot tokens lie, which are shared as well. A crowbar is on display. Stop them!',
  },
  car: {
    says: 'The car carries one token from where it drives to the padlock’s place. You have two favours left.',
    press: 'Press the car, then the bank.',
    instead: 'That would not stop them. Send the car to the bank.',
  },
  carry: {
    says: 'Choose the token that it takes away.',
    press: 'Carry off the black rope.',
    instead: 'Any of these would do. In this lesson, carry off the black rope.',
  },
  padlock: {
    says: 'It went to the museum, where the padlock hangs. No heist happens there until somebody spends a favour to move it; then a place that is ready is robbed at once.',
  },
  favours: {
    says: 'One favour is left. Spend them well: if two piles are equally high, unspent favours decide.',
  },
  end: {
    says: 'Much later the brigadier is drawn from the pile, and the game is over at once. All burglars are revealed, and the highest pile belongs to Arsène Lupin: to you. Now you know all you need.',
  },
};
