// How the flat box of Master Thieves moves while an event is shown. The box in three dimensions plays the same scene by
// itself: see `box3d/player.ts`.

import type { Scene, Steps } from '../shared/scene';
import { rotationIn, ROTATIONS, type Rotation } from './handling';
import type { Event } from './view';

// Milliseconds at normal speed.
const ROTATES = 700;
const TURNS = 900;

export const steps: Steps<Event> = {
  rotated: (scene, events) => events.forEach(({ rotation }) => rotate(scene, rotationIn(rotation))),
  turned: turnOver,
};

/** Seen from above at a slant, going round is a rotation in a plane that is flattened before and after. */
function rotate(scene: Scene, rotation: Rotation): void {
  const { levels, way } = ROTATIONS[rotation];
  for (const level of levels) {
    const plan = scene.thing(`level ${level}`);
    if (!plan) continue;
    const flat = plan.offsetHeight / plan.offsetWidth;
    const frames = [way === 'right' ? -90 : 90, 0].map((angle) => ({
      transform: `scaleY(${flat}) rotate(${angle}deg) scaleY(${1 / flat})`,
    }));
    scene.move(plan, frames, { to: scene.part(ROTATES), easing: 'ease-in-out' });
  }
}

/**
 * Over its north–south axis, seen from the south: half a turn in the plane one looks at; of levels in a row, half a turn
 * of its length, by which the first level becomes the last.
 */
function turnOver(scene: Scene): void {
  const box = scene.thing('levels');
  if (!box) return;
  const isRow = getComputedStyle(box).gridTemplateColumns.includes(' ');
  const before = isRow ? 'perspective(60rem) rotateY(-180deg)' : 'rotate(-180deg)';
  scene.move(box, [{ transform: before }, { transform: 'none' }], { to: scene.part(TURNS), easing: 'ease-in-out' });
}
