// What happens in Master Thieves, and what is asked: in English, as the server says it.

import type { Sentences } from '../../sentences';
import type { GemCounts } from '../state';
import type { Position, Rotation, Types } from '../view';
import { characterName, gemsInWords, GEMS, positionName } from '../words/en';

const ROTATIONS: Record<Rotation, string> = {
  'rotate top-left': 'the top level to the left',
  'rotate top-right': 'the top level to the right',
  'rotate two-left': 'the top two levels to the left',
  'rotate two-right': 'the top two levels to the right',
};
const WHY = ['a white pillow is empty', 'the last ruby has been taken'];

const gems = ({ diamonds, sapphires }: GemCounts): string => gemsInWords({ diamonds, sapphires });
const at = ({ position }: { position: Position }): string => positionName(position);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const story: Sentences<Types> = {
  tell: {
    dealt: (e) => `${e.who} is dealt one card of each character.`,
    filled: (e) => `${e.who} puts a diamond into the drawer.`,
    round_began: (e) => `Round ${e.round + 1} begins.`,
    chose: (e) => `${e.who} has chosen a card.`,
    revealed: (e) => `${e.who} reveals ${characterName(e.character)} number ${e.number}.`,
    opened: (e) => `${e.who} opens drawer ${e.drawer}, ${at(e)}.`,
    lies: (e) => `In the drawer: ${gems(e)}.`,
    alarm_lies: (e) => `The alarm of ${e.who} lies in the drawer, switched off.`,
    fell: (e) => `Out of the drawer, onto the red pillow: ${gems(e)}.`,
    rang: (e) => `The alarm of ${e.who} goes off: ${gems(e)} to its owner's black pillow.`,
    rang_for_owner: (e) =>
      `The alarm of ${e.who} goes off, but its owner opened the drawer: ${gems(e)} to the red pillow.`,
    fell_alone: (e) => `The alarm of ${e.who} falls out without gems and returns to its owner.`,
    smuggled: (e) => `${e.who} empties the drawer onto the red pillow: ${gems(e)}.`,
    placed: (e) => `${e.who} places an imitation ${GEMS[e.gem]} in the drawer.`,
    placed_nothing: (e) => `${e.who} places nothing.`,
    set_alarm: (e) => `${e.who} sets an alarm in the drawer.`,
    kept_alarm: (e) => `${e.who} sets no alarm.`,
    alarm_returned: (e) => `The alarm of ${e.who} has no gem left to guard and returns to its owner.`,
    stole: (e) => `${e.who} takes ${gems(e)} from the drawer.`,
    searched: (e) => `${e.who} searches drawer ${e.drawer} for a secret compartment.`,
    ruby_fell: (e) => `A ruby falls: ${e.who} gets nothing, and the ruby goes into the upper secret compartment.`,
    found_no_ruby: (e) => `${e.who} finds no ruby.`,
    found_ruby: (e) => `${e.who} finds a ruby.`,
    took_ruby: (e) => `${e.who} takes the ruby.`,
    left_ruby: (e) => `${e.who} leaves the ruby where it is.`,
    rotated: (e) => `${e.who} rotates ${ROTATIONS[e.rotation]}.`,
    turned: (e) => `${e.who} turns the box upside down.`,
    left_box: (e) => `${e.who} is done with the box.`,
    smugglers_caught: (e) => `The smugglers are outnumbered (${e.smugglers} to ${e.detectives}) and get no share.`,
    shared: (e) => `${e.who} picks a ${GEMS[e.gem]} from the red pillow.`,
    round_ended: (e) => `Round ${e.round + 1} ends; the cards are put aside.`,
    passed: () => 'All cards have been played: everyone passes theirs to the left.',
    game_ended: (e) => `The game ends: ${WHY[e.why]}.`,
    got_no_share: (e) => `${e.who} counts as a smuggler, but let a gem fall and gets no share.`,
  },
  ask: {
    fill: ({ diamonds }) => `Put a diamond into a drawer; you have ${diamonds} to place.`,
    choose: () => 'Choose a card to play; the smugglers are revealed first.',
    open: ({ character }) => `You are the ${characterName(character)}: open a drawer.`,
    place: ({ gems, optional }) =>
      `Place an imitation, a ${gems.map((gem) => GEMS[gem]).join(' or a ')}${optional ? ', or nothing' : ''}.`,
    alarm: () => 'Do you add your alarm?',
    take: () => 'Take what lies in the drawer, or risk a search for a secret compartment?',
    ruby: () => 'You found a ruby. Do you take it?',
    pick: () => 'Pick a gem from the red pillow.',
    handle: ({ rotate, turn, order }) => {
      const rotating = rotate ? 'rotate the top level or the top two, ' : '';
      const turning = turn ? 'turn the box over, ' : '';
      if (order === 'rotate_first') return `First ${rotating}then ${turning}or be done.`;
      if (order === 'only_one') return `Either ${rotating}or ${turning}or be done: only one of the two.`;
      return capital(`${rotating}${turning}or be done.`);
    },
  },
};
