// The moves of Master Thieves, read from their texts.

import { CHARACTERS, type CharacterName } from './art/Character.svelte';
import { ROTATIONS, type Rotation } from './handling';
import type { Position } from './state';

export type Move =
  | { verb: 'choose'; character: CharacterName }
  | { verb: 'fill' | 'open'; position: Position }
  | { verb: 'rotate'; what: Rotation }
  | { verb: 'place'; what: 'diamond' | 'sapphire' | 'nothing' }
  | { verb: 'pick'; what: 'diamond' | 'sapphire' }
  | { verb: 'alarm'; what: 'yes' | 'no' }
  | { verb: 'ruby'; what: 'take' | 'leave' }
  | { verb: 'take' | 'search' | 'turn' | 'done' };

const OBJECTS: Record<string, readonly string[]> = {
  rotate: Object.keys(ROTATIONS),
  place: ['diamond', 'sapphire', 'nothing'],
  pick: ['diamond', 'sapphire'],
  alarm: ['yes', 'no'],
  ruby: ['take', 'leave'],
};

export function parseMove(text: string): Move {
  const [verb = '', what, ...more] = text.split(' ');
  if (more.length === 0) {
    if (what === undefined && ['take', 'search', 'turn', 'done'].includes(verb)) return { verb } as Move;
    if (what !== undefined && OBJECTS[verb]?.includes(what)) return { verb, what } as Move;
    if ((verb === 'fill' || verb === 'open') && /^[TMB][NESW]$/.test(what ?? '')) {
      return { verb, position: what as Position };
    }
    const character = CHARACTERS.find((name) => name === what);
    if (verb === 'choose' && character) return { verb, character };
  }
  throw new Error(`Master Thieves has no move ${JSON.stringify(text)}`);
}

/** The move that pressing a drawer makes: it is filled while the box is prepared, opened later. */
export function moveOfDrawer(position: Position, legal: readonly string[]): string {
  return legal.includes(`fill ${position}`) ? `fill ${position}` : `open ${position}`;
}
