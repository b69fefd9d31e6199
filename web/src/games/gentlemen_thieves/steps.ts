// How the things of Gentlemen Thieves move while an event is shown.

import type { Colour } from '../../art/colours';
import { placeOf } from '../shared/places';
import type { Scene, Settling, Span, Steps } from '../shared/scene';
import type { Event, SpotName } from './view';
import { before, distance, driveAlong, planOf, routeBetween } from './streets';

// Milliseconds at normal speed.
const WALK = 700;
const HOP = 520; // from one's hand to another place that is in sight
const FLIGHT = 620; // from or to what stands for many
const TURN = 460;
const DIG = 900;
const VANISH = 240;
const POP = 500;
const LONGEST_DRIVE = 1500;

/** Of its size. */
const SMALL = 0.55;

/** Of the passage between two tunnels. */
const NOT_DUG = { strokeDasharray: '0 1' };
const DUG = { strokeDasharray: '1 1' };

/** Tokens and tunnels that make room for others. */
export const settling: Settling = { display: null, token: null, tunnel: null };

/** The steps; the burglars who win a heist are told by an earlier event. */
export function stepsOf(winners: readonly Colour[]): Steps<Event> {
  return {
    round_began: walk,
    allied: walk,
    took: (scene) => arrive(scene, ['held'], whereGone(scene, 'display')),
    displayed: (scene) => arrive(scene, scene.fresh('display'), scene.where('pile'), SMALL),
    drew: (scene) => arrive(scene, ['held'], scene.where('pile'), SMALL),
    placed: (scene) => arrive(scene, scene.fresh('token'), scene.was('held') ?? scene.where('hand')),
    refilled: (scene) => arrive(scene, scene.fresh('token'), scene.where('pile'), SMALL),
    carried: (scene) => arrive(scene, scene.fresh('token'), whereGone(scene, 'token')),
    moved_tunnel: (scene) => {
      arrive(scene, scene.fresh('tunnel'), whereGone(scene, 'tunnel'));
      scene.move(scene.thing('passage'), [NOT_DUG, NOT_DUG]); // it is dug when the tunnels join
    },
    returned: (scene) => arrive(scene, scene.fresh('tunnel'), whereGone(scene, 'tunnel')),
    joined: (scene) => {
      scene.move(scene.thing('passage'), [NOT_DUG, DUG], { to: scene.part(DIG), easing: 'linear' });
    },
    moved_padlock: (scene) => arrive(scene, ['padlock'], scene.was('padlock')),
    moved_car: (scene, events) => events.forEach(({ route }) => drive(scene, route)),
    moved_loot: (scene, events) => {
      for (const { moved, route } of events) carrySacks(scene, moved, scene.where(`sacks ${route.from}`), route.to);
    },
    more_loot: (scene) => carrySacks(scene, 1, scene.where('reserve'), 'bank'),
    heist: alarm,
    won: (scene) => scene.things('back').forEach((back) => turnOver(scene, back)),
    shared: (scene) => share(scene, winners),
    tied: vanish,
    brigadier_came: (scene) => turnOver(scene, scene.thing('brigadier')),
    unmasked: (scene, events) => events.forEach(({ seat }) => turnOver(scene, scene.thing(`face ${seat}`))),
  };
}

/** Where the one thing of a kind lay that is no more. */
function whereGone(scene: Scene, kind: string): DOMRect | null {
  const [place] = scene.gone(kind);
  return place === undefined ? null : scene.was(place);
}

/** Things come to their places from another one, above all others; from what stands for many they come small. */
function arrive(scene: Scene, places: readonly string[], origin: DOMRect | null, size?: number): void {
  if (!origin) return;
  const span: Span = size === undefined ? { to: scene.part(HOP) } : { to: scene.part(FLIGHT), easing: 'ease-in-out' };
  for (const place of places) {
    const ghost = scene.lift(place);
    ghost?.fly([{ transform: ghost.over(origin, size) }, { transform: 'none' }], span);
  }
}

/** Burglars who change sides walk over. */
function walk(scene: Scene): void {
  for (const portrait of scene.things('burglar')) {
    scene.bring(portrait, scene.was(placeOf(portrait)), { to: scene.part(WALK), easing: 'ease-in-out' });
  }
}

/** The car drives through the streets, which are where the blocks of the map leave room for them. */
function drive(scene: Scene, { from, to }: { from: SpotName; to: SpotName }): void {
  const blocks = scene.things('place').map((place) => place.getBoundingClientRect());
  const [here, there] = [scene.where(`place ${from}`), scene.where(`place ${to}`)];
  const map = scene.where('map');
  if (!here || !there || !map) return;
  const plan = planOf(blocks, map.bottom);
  const way = routeBetween(before(here, plan), before(there, plan), plan);
  const length = way.slice(1).reduce((sum, point, i) => sum + distance(way[i]!, point), 0);
  const duration = Math.min(LONGEST_DRIVE, 400 + length * 2.2);
  scene.move(scene.thing('car'), driveAlong(way, 1), {
    to: scene.part(duration),
    easing: 'linear',
    overall: 'ease-in-out',
  });
}

/** Sacks of loot fly one after the other; what only they make is not there before. */
function carrySacks(scene: Scene, count: number, origin: DOMRect | null, to: SpotName): void {
  const goal = `loot ${to}`;
  const isFirst = scene.fresh('loot').includes(goal);
  for (let i = 0; i < count; i++) {
    const sack = scene.conjure(scene.thing('sack'), scene.where(goal));
    const late = Math.min(0.15, i * 0.05);
    sack?.fly([{ transform: sack.over(origin) }, { transform: 'none' }], { from: late, to: 0.8 + late });
  }
  if (origin && isFirst) scene.move(scene.thing(goal), [{ opacity: 0 }, { opacity: 0 }]);
}

function alarm(scene: Scene, events: readonly { places: readonly SpotName[] }[]): void {
  for (const name of events.flatMap(({ places }) => places)) {
    const place = scene.thing(`place ${name}`);
    if (!place) continue;
    const { backgroundColor, boxShadow } = getComputedStyle(place);
    const calm = { backgroundColor, boxShadow };
    const rings = { backgroundColor: '#6b1426', boxShadow: '0 0 2rem #e0485c' };
    scene.move(place, [calm, rings, calm, rings, calm, rings, calm], { easing: 'ease' });
  }
}

/** Like a card. */
function turnOver(scene: Scene, thing: Element | null): void {
  const frames = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];
  scene.move(thing, frames, { to: scene.part(TURN), easing: 'linear' });
}

/** All of the heist, face down: who gets which is nobody's knowledge, so it goes round the winners. */
function share(scene: Scene, winners: readonly Colour[]): void {
  if (!winners.length) return vanish(scene);
  loot(scene).forEach((place, i) => {
    const ghost = scene.lift(place);
    const goal = scene.where(`burglar ${winners[i % winners.length]}`);
    ghost?.fly(
      [
        { transform: 'none', opacity: 1 },
        { transform: ghost.over(goal, SMALL), opacity: 1, offset: 0.95 },
        { transform: ghost.over(goal, SMALL), opacity: 0 },
      ],
      { to: scene.part(FLIGHT), easing: 'ease-in-out' },
    );
  });
  const pop = [
    { transform: 'scale(1.9)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  for (const colour of winners) scene.move(scene.thing(`won ${colour}`), pop, { to: scene.part(POP) });
}

/** Nobody gets it. */
function vanish(scene: Scene): void {
  for (const place of loot(scene)) {
    const frames = [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(0)', opacity: 0 },
    ];
    scene.lift(place)?.fly(frames, { to: scene.part(VANISH) });
  }
}

/** What a heist has taken from its places. */
const loot = (scene: Scene): string[] => [...scene.gone('token'), ...scene.gone('loot')];
