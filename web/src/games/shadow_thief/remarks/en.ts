// Why a move of The Shadow Thief was better: in English, as the server says it.

import { counted } from '../../../languages/en/grammar';
import type { Remarks } from '../../sentences';
import { valueOf, type JewelType } from '../cards';
import { named, PLURALS, TYPES } from '../story/en';
import type { Types } from '../view';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const Named = (code: string): string => capital(named(code));
const jewels = (n: number): string => (n ? counted(n, 'jewel', 'jewels') : 'no jewel');
const type = (thief: string): JewelType => thief[1] as JewelType;

export const remark: Remarks<Types> = {
  close_first: ({ points }) =>
    `Only one other safe was open: closing before it scores ${points} and leaves it with nothing.`,
  close_now: ({ points, closed }) =>
    `${counted(closed, 'other safe was', 'other safes were')} closed already: whoever is last scores nothing, and you had ${points} to save.`,
  close_full: (r) =>
    `Your safe held ${jewels(r.jewels)}, all that ${named(r.card)} allows: closing it could score ${r.points}.`,
  same_closing: () =>
    'Either safe card closed your safe: they differ in what you leave under the pile, for others to draw.',
  close: ({ points, card }) =>
    `Your safe held ${points}, which count only once it is closed: ${named(card)} could close it at once.`,
  cannot_close: (r) => `With ${jewels(r.jewels)} in your safe, ${named(r.card)} could not close it and was discarded.`,
  close_later: ({ points, room, card }) =>
    `Your safe held only ${points}, and ${named(card)} allows ${room} more jewels: you could wait for them.`,
  overfull: ({ card }) =>
    `Your best safe card was ${named(card)}: with another jewel in the safe it could not close it any more.`,
  more_of_type: ({ card, points }) =>
    `${Named(card)} could be followed by more of its type from your hand: ${points} in one turn.`,
  no_thief_left: ({ card }) => `No thief was left that could take ${named(card)} from you.`,
  rarely_cancelled: ({ value, hidden, other, other_hidden }) =>
    `Jewels of the same value cancel each other: others may have held ${other_hidden} of value ${other}, but only ${hidden} of value ${value}.`,
  worth_more: ({ card, other }) =>
    `${Named(card)} takes no more room in your safe than ${named(other)}, and is worth more.`,
  any_jewel: ({ card }) => `${Named(card)} goes into your safe, unless it is cancelled or a thief takes it.`,
  prey: ({ card, rivals }) => {
    const prey = card === 'TS' ? 'any jewel' : `any of the ${PLURALS[type(card)]}`;
    return `${Named(card)} takes ${prey} that others reveal, and ${counted(rivals, 'other seat', 'other seats')} still played.`;
  },
  little_prey: ({ card }) => {
    const prey = card === 'TS' ? 'a jewel' : TYPES[type(card)];
    return `Only one other seat still played: ${named(card)} gets nothing unless that one reveals ${prey}.`;
  },
  free_throw: ({ card }) => `${Named(card)} risked no jewel and made room in your hand.`,
  richer_victim: ({ points, other_points }) =>
    `Its owner had ${points} in the safe, more than the ${other_points} of whoever you robbed.`,
  any_victim: ({ card }) => `Your thief could also have taken ${named(card)}.`,
  add_safely: ({ card }) =>
    `Nobody can take or cancel what is added: ${named(card)} was ${valueOf(card)} in your safe for certain.`,
  add_no_more: ({ card }) =>
    `A safe card allows only so many jewels: ${named(card)} takes a place that a better one might need.`,
};
