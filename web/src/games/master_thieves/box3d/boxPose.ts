// One picture of the box between two states: pure, so that a moment of a motion can be tested as well as its end.

import { levelOf, sideOf } from '../handling';
import { LEVELS, type GemCounts, type Level } from '../state';
import { PILLOW, restOf, slotOf, type Point } from './pillow';
import { changeOf, heightOf, isStill, lackOf, OUT, SIZE, southOf, yawOf, type Change, type Lying } from './pose';
import type { Flight, Kind, Shown, GemPlace, BoxStep, Tray } from './shown';

export interface Gem {
  kind: Kind;
  at: Point;
  /** How far it is turned, in radians, about two axes. */
  spin: number;
  size: number;
}

export interface BoxPose {
  box: readonly Lying[];
  turned: boolean;
  /** What is lacking of the turn, about the north–south axis. */
  flip: number;
  spread: number;
  /** What each level lacks of its rotation. */
  yaw: Record<Level, number>;
  /** How far each drawer is out. */
  out: Record<string, number>;
  gems: Gem[];
  /** How loud the alarm rings, from 0 to 1. */
  ring: number;
}

/** Milliseconds. */
const LASTS = { drawer: 340, rotate: 720, turn: 1500, flight: 780, apart: 90, ring: 900 } as const;

const NO_YAW: Record<Level, number> = { T: 0, M: 0, B: 0 };

interface Part {
  from: number;
  to: number;
}

/** When each part of a step begins and ends. */
interface Plan {
  change: Change;
  close: Part;
  rotate: Part;
  turn: Part;
  open: Part;
  fly: Part;
  ends: number;
}

/** A drawer that is shut by this step, and nothing else is opened: what flies does so before. */
const isShutting = (before: Shown, after: Shown): boolean => before.open !== null && after.open === null;

export function planOf(before: Shown, { shown, flights, rings }: BoxStep): Plan {
  const change = changeOf(before.box, shown.box, before.turned !== shown.turned);
  let now = 0;
  const part = (lasts: number, isNeeded = true): Part => {
    const from = now;
    if (isNeeded) now += lasts;
    return { from, to: now };
  };
  const airborne = flights.length ? LASTS.flight + LASTS.apart * (flights.length - 1) : 0;
  const inTheAir = Math.max(airborne, rings ? LASTS.ring : 0);
  const isFirst = isShutting(before, shown);
  const isGone = before.open !== null && before.open.drawer !== shown.open?.drawer;
  const comes = shown.open !== null && (isGone || before.open?.far !== shown.open.far);
  const flyFirst = part(inTheAir, isFirst);
  const close = part(LASTS.drawer, isGone);
  const rotate = part(LASTS.rotate, !isStill({ ...change, isTurned: false }));
  const turn = part(LASTS.turn, change.isTurned);
  const open = part(LASTS.drawer, comes);
  const flyLast = part(inTheAir, !isFirst);
  return { change, close, rotate, turn, open, fly: isFirst ? flyFirst : flyLast, ends: now };
}

export const lengthOf = (before: Shown, step: BoxStep): number => planOf(before, step).ends;

/** From 0 to 1 while a part lasts; something that doesn't last is over. */
function progress({ from, to }: Part, now: number): number {
  if (to <= from) return now >= from ? 1 : 0;
  return Math.min(1, Math.max(0, (now - from) / (to - from)));
}

const gently = (t: number): number => t * t * (3 - 2 * t);

/** The box as it stands when nothing moves. */
export function restPose(shown: Shown, pillow: Point): BoxPose {
  return poseAt(shown, { shown, flights: [], rings: false }, 0, pillow);
}

/** The picture so many milliseconds after a step began. */
export function poseAt(before: Shown, step: BoxStep, now: number, pillow: Point): BoxPose {
  const plan = planOf(before, step);
  const out = outAt(before, step.shown, plan, now);
  const open = isShutting(before, step.shown) || now < plan.open.from ? before : step.shown;
  return {
    box: step.shown.box,
    turned: step.shown.turned,
    ...handlingAt(plan, now),
    out,
    gems: [
      ...lyingOn(redAt(before, step), pillow),
      ...lyingIn(trayAt(before, step, open), open, out),
      ...flying(before, step, plan, now, open, out, pillow),
    ],
    ring: step.rings ? ringing(progress(plan.fly, now)) : 0,
  };
}

/** How many of a kind fly from a place or to it. */
const flights = (step: BoxStep, kind: Kind, way: 'from' | 'to', spot: GemPlace): number =>
  step.flights.filter((flight) => flight.kind === kind && flight[way] === spot).length;

/** What lies on the pillow and stays there: what comes and what goes is in the air. */
function redAt(before: Shown, step: BoxStep): GemCounts {
  if (!step.flights.some(({ from, to }) => from === 'red' || to === 'red')) return step.shown.red;
  return {
    diamonds: before.red.diamonds - flights(step, 'diamond', 'from', 'red'),
    sapphires: before.red.sapphires - flights(step, 'sapphire', 'from', 'red'),
  };
}

/** The same of the drawer that is out. */
function trayAt(before: Shown, step: BoxStep, open: Shown): Tray {
  const way = open === before ? 'from' : 'to';
  const { tray } = open;
  const stays = (kind: Kind, n: number) => Math.max(0, n - flights(step, kind, way, 'tray'));
  return {
    diamonds: stays('diamond', tray.diamonds),
    sapphires: stays('sapphire', tray.sapphires),
    alarm: stays('alarm', Number(tray.alarm)) > 0,
    ruby: stays('ruby', Number(tray.ruby)) > 0,
  };
}

const ringing = (t: number): number => (t >= 1 ? 0 : Math.sin(Math.PI * t));

function handlingAt(plan: Plan, now: number): Pick<BoxPose, 'flip' | 'spread' | 'yaw'> {
  const round = 1 - gently(progress(plan.rotate, now));
  const yaw = { ...NO_YAW };
  for (const level of LEVELS) yaw[level] = round * lackOf(plan.change, level);
  if (!plan.change.isTurned) return { flip: 0, spread: 1, yaw };
  const t = progress(plan.turn, now);
  const third = (from: number, to: number) => gently(Math.min(1, Math.max(0, (t - from) / (to - from))));
  return { flip: (1 - third(0.22, 0.78)) * Math.PI, spread: 1 - third(0, 0.24) + third(0.76, 1), yaw };
}

function outAt(before: Shown, after: Shown, plan: Plan, now: number): Record<string, number> {
  const out: Record<string, number> = {};
  const reach = (shown: Shown, drawer: string): number =>
    shown.open?.drawer !== drawer ? OUT.shut : shown.open.far ? OUT.far : OUT.open;
  for (const { drawer } of after.box) {
    const [from, to] = [reach(before, drawer), reach(after, drawer)];
    const t = gently(progress(to < from ? plan.close : plan.open, now));
    out[drawer] = from + (to - from) * t;
  }
  return out;
}

function lyingOn(red: GemCounts, pillow: Point): Gem[] {
  const lay = (kind: 'diamond' | 'sapphire', n: number): Gem[] =>
    many(kind, n).map((_, i) => resting(kind, onPillow(kind, i, pillow), slotOf(kind, i)));
  return [...lay('diamond', red.diamonds), ...lay('sapphire', red.sapphires)];
}

const resting = (kind: Kind, at: Point, slot: number): Gem => ({ kind, at, spin: slot * 1.7, size: 1 });

function onPillow(kind: 'diamond' | 'sapphire', n: number, pillow: Point): Point {
  const [x, y, z] = restOf(slotOf(kind, n));
  return [pillow[0] + x, pillow[1] + y, pillow[2] + z];
}

/** The gems that lie in the drawer that is out. */
function lyingIn({ diamonds, sapphires, alarm, ruby }: Tray, open: Shown, out: Record<string, number>): Gem[] {
  if (!open.open || !out[open.open.drawer]) return [];
  const kinds: Kind[] = [...many('diamond', diamonds), ...many('sapphire', sapphires), ...many('alarm', Number(alarm))];
  const gems = kinds.map((kind, place) => resting(kind, inTray(open, place, out), place));
  return ruby ? [...gems, resting('ruby', inTray(open, BEHIND, out), 0)] : gems;
}

const many = (kind: Kind, n: number): Kind[] => Array.from({ length: n }, () => kind);

const BEHIND = -1;

/** Places in a compartment: three in a row, one row behind the other. */
function inTray(shown: Shown, place: number, out: Record<string, number>): Point {
  const open = drawerOf(shown);
  if (!open) return [0, 0, 0];
  const isBehind = place === BEHIND;
  const back = isBehind ? 0.63 : 0.2 + 0.15 * (Math.floor(place / 3) % 3);
  const aside = isBehind ? 0 : (((place % 3) + 1) % 3) - 1;
  return besideDrawer(open, out[open.drawer] ?? 0, back, aside * 0.21, 0.05 + 0.1 * Math.floor(Math.max(0, place) / 9));
}

/** A point by a drawer: so far back from its front, aside, and above its floor. */
function besideDrawer(one: Lying, out: number, back: number, aside: number, above: number): Point {
  const yaw = yawOf(sideOf(one.position));
  const level = levelOf(one.position);
  const reach = SIZE.half + out - back;
  return [
    Math.sin(yaw) * reach + Math.cos(yaw) * aside,
    heightOf(level) + above,
    southOf(level) + Math.cos(yaw) * reach - Math.sin(yaw) * aside,
  ];
}

function flying(
  before: Shown,
  step: BoxStep,
  plan: Plan,
  now: number,
  open: Shown,
  out: Record<string, number>,
  pillow: Point,
): Gem[] {
  const counts: Partial<Record<Kind, number>> = {};
  return step.flights.flatMap((flight, i): Gem[] => {
    const start = plan.fly.from + i * LASTS.apart;
    const t = progress({ from: start, to: start + LASTS.flight }, now);
    const nth = (counts[flight.kind] = (counts[flight.kind] ?? -1) + 1);
    const place = (spot: GemPlace): Point => {
      if (spot === 'red') return onRed(flight, nth, before, pillow);
      if (spot === 'away') return [pillow[0] * 0.4, 3.4, 3.2];
      return spot === 'below' ? belowDrawer(open, nth, out) : inTray(open, flight.kind === 'ruby' ? BEHIND : nth, out);
    };
    return airborne(flight, place(flight.from), place(flight.to), t, i);
  });
}

function belowDrawer(shown: Shown, nth: number, out: Record<string, number>): Point {
  const open = drawerOf(shown);
  return open ? besideDrawer(open, out[open.drawer] ?? 0, 0.26, ((nth % 3) - 1) * 0.2, -0.1) : [0, 0, 0];
}

const drawerOf = (shown: Shown): Lying | undefined => shown.box.find((one) => one.drawer === shown.open?.drawer);

function onRed(flight: Flight, nth: number, before: Shown, pillow: Point): Point {
  if (flight.kind !== 'diamond' && flight.kind !== 'sapphire') return pillow;
  const count = flight.kind === 'diamond' ? before.red.diamonds : before.red.sapphires;
  return onPillow(flight.kind, flight.to === 'red' ? count + nth : Math.max(0, count - 1 - nth), pillow);
}

/** On its way: what falls drops first, then hops on to where it comes to rest; the rest flies in a bow. */
function airborne(flight: Flight, from: Point, to: Point, t: number, i: number): Gem[] {
  if (t <= 0 && flight.from === 'below') return [];
  if (t >= 1 && flight.to === 'away') return [];
  const size = flight.to === 'away' ? 1 - 0.85 * t * t : flight.from === 'away' ? 0.3 + 0.7 * Math.min(1, 2 * t) : 1;
  const spin = i * 1.7 + (1 - t) * 9;
  return [
    {
      kind: flight.kind,
      at: flight.from === 'below' && flight.to !== 'tray' ? fallen(from, to, t) : bow(from, to, t),
      spin,
      size,
    },
  ];
}

const DROP = 0.42;

function fallen(from: Point, to: Point, t: number): Point {
  const ground = Math.min(to[1], from[1] - 0.3);
  const drop = Math.min(1, t / DROP);
  if (drop < 1) return [from[0], from[1] + (ground - from[1]) * drop * drop, from[2]];
  return bow([from[0], ground, from[2]], to, (t - DROP) / (1 - DROP), 0.5);
}

function bow(from: Point, to: Point, t: number, high = 0.9): Point {
  const way = gently(t);
  const lift = high * 4 * t * (1 - t);
  const at = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * way;
  return [at(0), at(1) + lift, at(2)];
}

/** Where the ground is that everything stands on, and the pillow lies on it. */
export const GROUND = -SIZE.spread - SIZE.tall / 2 - 0.14;

/** The pillow lies beside the box where there is room, in front of it where there is not. */
export function pillowAt(aspect: number): Point {
  const south = southOf('B');
  return aspect > 0.66 ? [1.55, GROUND, south + 1.2] : [0, GROUND, south + 1.28 + PILLOW.halfDepth];
}
