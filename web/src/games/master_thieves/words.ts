// Master Thieves in words.

import type { CharacterName } from '../../art/characters/Character.svelte';
import type { Face, GemCounts, Level, Position, Side } from './state';

export const LEVEL_NAMES: Record<Level, string> = { T: 'top', M: 'middle', B: 'bottom' };
export const SIDE_NAMES: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

export function positionName(position: Position): string {
  return `${LEVEL_NAMES[position[0] as Level]} ${SIDE_NAMES[position[1] as Side]}`;
}

export function characterName(character: CharacterName): string {
  return character.replace('-', ' ');
}

export function counted(n: number, thing: string, things = `${thing}s`): string {
  return `${n} ${n === 1 ? thing : things}`;
}

export function gemsInWords(gems: GemCounts): string {
  const parts = [
    gems.diamonds ? counted(gems.diamonds, 'diamond') : '',
    gems.sapphires ? counted(gems.sapphires, 'sapphire') : '',
    gems.rubies ? counted(gems.rubies, 'ruby', 'rubies') : '',
  ].filter(Boolean);
  return [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(' and ') || 'nothing';
}

export function faceInWords(face: Face): string {
  const more = [face.alarm === null ? '' : 'an alarm', face.ruby ? 'a ruby behind' : ''].filter(Boolean);
  return [gemsInWords(face), ...more].join(', ');
}

/** What a character does, in a sentence. */
export const DEEDS: Record<CharacterName, string> = {
  smuggler: 'goes first: brings what lies in a drawer to the red pillow, and shares it unless the detectives are more.',
  jeweller: 'places an imitation in a drawer, and may guard it with the alarm.',
  gemologist: 'places an imitation even if gems fall, and one more for each detective.',
  thief: 'takes all gems that lie in the drawer.',
  'master-thief': 'takes the gems, or searches for a ruby behind them.',
  detective: 'touches no drawer: shares the red pillow at the end of the round.',
};

export const ROTATIONS = {
  'top-left': { levels: ['T'], way: 'left', label: 'Rotate the top level to the left' },
  'top-right': { levels: ['T'], way: 'right', label: 'Rotate the top level to the right' },
  'two-left': { levels: ['T', 'M'], way: 'left', label: 'Rotate the top two levels to the left' },
  'two-right': { levels: ['T', 'M'], way: 'right', label: 'Rotate the top two levels to the right' },
} as const;
