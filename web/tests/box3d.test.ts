// The box in three dimensions, as far as it is numbers: where things are, what an event changes, and every moment between.

import { describe, expect, test } from 'vitest';
import { poseAt, lengthOf, pillowAt, restPose, type BoxPose } from '../src/games/master_thieves/box3d/boxPose';
import { PILLOW, restOf, slotOf, swell } from '../src/games/master_thieves/box3d/pillow';
import {
  changeOf,
  frontOf,
  heightOf,
  isStill,
  lackOf,
  sideAt,
  SIZE,
  yawOf,
} from '../src/games/master_thieves/box3d/pose';
import { shownOf, boxStepOf, type Shown, type BoxStep } from '../src/games/master_thieves/box3d/shown';
import { rotated, rotatedBy, sideOf, turnedOver, type Rotation } from '../src/games/master_thieves/handling';
import { LEVELS, SIDES } from '../src/games/master_thieves/state';
import type { Drawer, Face, Position, State, View } from '../src/games/master_thieves/view';
import { standingAfter } from '../src/lib/followed';
import { updated } from '../src/lib/updates';
import type { StoryEvent, Update } from '../src/protocol';
import updates from './fixtures/updates.json';

const fixtures = Object.values(
  import.meta.glob<View[]>('./fixtures/master_thieves.json', { eager: true, import: 'default' }),
).flat();
const POSITIONS = LEVELS.flatMap((level) => SIDES.map((side) => `${level}${side}` as Position));
const PLACE = pillowAt(1);

const START = {
  box: POSITIONS.map((position, i) => ({ position, drawer: 'ABCDEFGHIJKL'[i], long: i % 2 === 0, content: null })),
  turned: false,
  open: null,
  phase: 'open',
  red: { diamonds: 0, sapphires: 0 },
  seats: [0, 1].map(() => ({
    white: { diamonds: 8, sapphires: 2 },
    black: { diamonds: 0, sapphires: 0, rubies: 0 },
    alarm: true,
  })),
} as unknown as State;

const event = (kind: string, more: object = {}): StoryEvent => ({ ply: 1, text: '', event: kind, seat: 0, ...more });
const rotate = (what: string) => event('rotated', { rotation: `rotate ${what}` });
const opened = event('opened', { drawer: 'C', position: 'TS' });

/** What these events do to the part of the table that the pictures are made from. */
const CHANGES: Record<string, (game: State, event: StoryEvent) => Partial<State>> = {
  opened: (_, { position }) => ({ open: position as Position }),
  left_box: () => ({ open: null }),
  lies: (game, event) => inTray(game, gemsOf(event)),
  stole: (game) => inTray(game, { diamonds: 0, sapphires: 0 }),
  placed: (game) => inTray(game, { sapphires: 1 }),
  set_alarm: (game) => inTray(game, { alarm: 0 }),
  found_ruby: (game) => ({ ...inTray(game, { ruby: true }), phase: 'ruby' }),
  fell: (_, event) => ({ red: gemsOf(event) }),
  rotated: ({ box }, { rotation }) => ({
    box: moved(box, (at) => rotatedBy(at, String(rotation).slice(7) as Rotation)),
  }),
  turned: ({ box, turned }) => ({ box: moved(box, turnedOver), turned: !turned }),
};

const gemsOf = ({ diamonds, sapphires }: StoryEvent) => ({ diamonds: Number(diamonds), sapphires: Number(sapphires) });

function inTray({ box, open }: State, change: Partial<Face>): Pick<State, 'box'> {
  const bare: Face = { diamonds: 0, sapphires: 0, alarm: null, ruby: null };
  const filled = (one: Drawer) => ({ up: { ...(one.content?.up ?? bare), ...change }, down: bare });
  return { box: box.map((one) => (one.position === open ? { ...one, content: filled(one) } : one)) };
}

function moved(box: Drawer[], where: (position: Position) => Position): Drawer[] {
  const now = box.map((one) => ({ ...one, position: where(one.position) }));
  return box.flatMap(({ position }) => now.filter((one) => one.position === position));
}

function after(game: State, ...events: StoryEvent[]): State {
  return events.reduce((now, one) => ({ ...now, ...CHANGES[one.event]?.(now, one) }), game);
}
const lettersOf = ({ box }: State): string => box.map(({ drawer }) => drawer).join('');

/** What is shown before an event, and the way to what is shown after it. */
function played(game: State, ...events: StoryEvent[]): { before: Shown; step: BoxStep; length: number } {
  const before = shownOf(game);
  const step = boxStepOf(before, shownOf(after(game, ...events)), events);
  return { before, step, length: lengthOf(before, step) };
}

describe('where things are', () => {
  test('a drawer looks to the side it stands on', () => {
    for (const side of SIDES) expect(sideAt(yawOf(side))).toBe(side);
    const near = (position: Position) => frontOf(position).map((n) => Math.round(n * 100) / 100 + 0);
    expect(near('MN')).toEqual([0, 0, -1]);
    expect(near('ME')).toEqual([1, 0, 0]);
    expect(near('MS')).toEqual([0, 0, 1]);
    expect(near('MW')).toEqual([-1, 0, 0]);
  });

  test('no two drawers are in one place', () => {
    expect(new Set(POSITIONS.map((position) => frontOf(position).map(Math.round).join())).size).toBe(12);
  });

  test('levels don’t run into each other, shut or spread', () => {
    for (const spread of [0, 0.5, 1]) {
      expect(heightOf('T', spread) - heightOf('M', spread)).toBeGreaterThan(SIZE.tall);
      expect(heightOf('M', spread) - heightOf('B', spread)).toBeGreaterThan(SIZE.tall);
    }
  });

  test('MT-1.4 right is clockwise from above, and four quarters bring everything back', () => {
    expect(rotated('TN', 1)).toBe('TE');
    expect(rotated('TN', -1)).toBe('TW');
    for (const position of POSITIONS) expect(rotated(rotated(position, 3), 1)).toBe(position);
    expect(lettersOf(after(START, ...Array.from({ length: 4 }, () => rotate('two-left'))))).toBe('ABCDEFGHIJKL');
  });

  test('MT-1.5 turned over, T and B and E and W change places; twice is nothing', () => {
    expect(turnedOver('TE')).toBe('BW');
    expect(turnedOver('MN')).toBe('MN');
    for (const position of POSITIONS) expect(turnedOver(turnedOver(position))).toBe(position);
    expect(after(START, event('turned'), event('turned'))).toEqual(START);
  });

  test('gems lie on the pillow, none in another', () => {
    const spots = Array.from({ length: 12 }, (_, n) => [
      restOf(slotOf('diamond', n)),
      restOf(slotOf('sapphire', n)),
    ]).flat();
    for (const [x, y, z] of spots) {
      const [u, v] = [x / PILLOW.halfWidth, z / PILLOW.halfDepth];
      expect(Math.max(Math.abs(u), Math.abs(v))).toBeLessThan(0.9);
      expect(y).toBeCloseTo(swell(u, v));
    }
    expect(new Set(spots.map(String)).size).toBe(24);
  });
});

describe('what brought the box from one state to another', () => {
  const change = (to: State) => changeOf(shownOf(START).box, shownOf(to).box, to.turned);

  test('nothing', () => expect(isStill(change(START))).toBe(true));

  test('a rotation of the top level, of the top two', () => {
    expect(change(after(START, rotate('top-right'))).quarters).toEqual({ T: 1, M: 0, B: 0 });
    expect(change(after(START, rotate('two-left'))).quarters).toEqual({ T: -1, M: -1, B: 0 });
  });

  test('a rotation, then a turn, as one change', () => {
    const both = change(after(START, rotate('top-left'), event('turned')));
    expect(both).toEqual({ isTurned: true, quarters: { T: -1, M: 0, B: 0 } });
    // What was on top is now at the bottom, and lacks its quarter the other way round.
    expect(lackOf(both, 'B')).toBeCloseTo(Math.PI / 2);
    expect(lackOf(both, 'T')).toBeCloseTo(0);
  });
});

/** Where a drawer's front is in the room, whatever hangs it: level, rotation, turn. */
function seen(pose: BoxPose, drawer: string): string {
  const { position } = pose.box.find((one) => one.drawer === drawer) ?? { position: 'TN' as Position };
  const level = position[0] as 'T';
  const yaw = yawOf(sideOf(position)) + pose.yaw[level];
  const [x, y, z] = [Math.sin(yaw), heightOf(level, pose.spread), Math.cos(yaw)];
  const [cos, sin] = [Math.cos(pose.flip), Math.sin(pose.flip)];
  return [x * cos - y * sin, x * sin + y * cos, z].map((n) => (Math.round(n * 1000) / 1000 + 0).toFixed(3)).join();
}

describe('a motion', () => {
  const motions: [string, StoryEvent[]][] = [
    ['the top level to the left', [rotate('top-left')]],
    ['two levels to the right', [rotate('two-right')]],
    ['a turn', [event('turned')]],
    ['a rotation and a turn in one', [rotate('two-right'), event('turned')]],
  ];

  test.each(motions)('begins where the box stood and ends where it stands: %s', (_, events) => {
    const { before, step, length } = played(START, ...events);
    const [first, last] = [poseAt(before, step, 0, PLACE), poseAt(before, step, length, PLACE)];
    const [stood, stands] = [restPose(before, PLACE), restPose(step.shown, PLACE)];
    for (const drawer of 'ABCDEFGHIJKL') {
      expect(seen(first, drawer)).toBe(seen(stood, drawer));
      expect(seen(last, drawer)).toBe(seen(stands, drawer));
    }
  });

  test('gems fall from the drawer and come to rest on the red pillow', () => {
    const { before, step, length } = played(after(START, opened), event('fell', { diamonds: 2, sapphires: 1 }));
    expect(step.shown.red).toEqual({ diamonds: 2, sapphires: 1 });
    const where = (pose: BoxPose) => pose.gems.map(({ kind, at }) => `${kind} ${at.map((n) => n.toFixed(3)).join()}`);
    expect(where(poseAt(before, step, length, PLACE))).toEqual(where(restPose(step.shown, PLACE)));
    const midway = poseAt(before, step, length / 2, PLACE).gems;
    expect(midway.some(({ at }) => at[1] > PLACE[1] + PILLOW.tall)).toBe(true);
  });

  test('gems have fallen before the drawer is shut', () => {
    const open = after(START, opened);
    const before = shownOf(open);
    const step = boxStepOf(before, shownOf(after(open, event('left_box'))), [
      event('fell', { diamonds: 1, sapphires: 0 }),
    ]);
    const length = lengthOf(before, step);
    expect(poseAt(before, step, length * 0.4, PLACE).out['C']).toBeGreaterThan(0);
    expect(poseAt(before, step, length, PLACE).out['C']).toBe(0);
  });

  test('what is taken leaves the drawer, what is placed comes to lie in it', () => {
    const filled = after(START, opened, event('lies', { diamonds: 2, sapphires: 0 }));
    const kinds = (game: State) => restPose(shownOf(game), PLACE).gems.map(({ kind }) => kind);
    expect(kinds(filled)).toEqual(['diamond', 'diamond']);
    expect(kinds(after(filled, event('stole', { diamonds: 2, sapphires: 0 })))).toEqual([]);
    expect(kinds(after(filled, event('placed', { gem: 'sapphire' }), event('set_alarm')))).toEqual([
      'diamond',
      'diamond',
      'sapphire',
      'alarm',
    ]);
    const { before, step } = played(filled, event('stole', { diamonds: 2, sapphires: 0 }));
    expect(poseAt(before, step, 0, PLACE).gems).toHaveLength(2);
  });

  test('the alarm rings while it falls, and is quiet afterwards', () => {
    const { before, step, length } = played(
      after(START, opened),
      event('rang', { seat: 1, diamonds: 1, sapphires: 0 }),
    );
    expect(poseAt(before, step, length / 2, PLACE).ring).toBeGreaterThan(0.5);
    expect(poseAt(before, step, length, PLACE).ring).toBe(0);
    expect(step.shown.red).toEqual({ diamonds: 0, sapphires: 0 });
  });

  test('a search opens the drawer further, and a ruby that is found lies behind', () => {
    const open = after(START, opened);
    const near = restPose(shownOf(open), PLACE);
    const searched = played(open, event('searched', { drawer: 'C' }));
    expect(poseAt(searched.before, searched.step, searched.length, PLACE).out['C']).toBeGreaterThan(near.out['C'] ?? 1);
    const found = restPose(shownOf(after(open, event('found_ruby'))), PLACE);
    expect(found.gems.map(({ kind }) => kind)).toEqual(['ruby']);
  });
});

test.each(fixtures.map((view, i) => [i, view] as const))(
  'view %i has a picture, with every gem that can be seen',
  (_, view) => {
    const game = view.state;
    const shown = shownOf(game);
    const pose = restPose(shown, PLACE);
    expect(pose.box.map(({ position }) => position).sort()).toEqual([...POSITIONS].sort());
    const tray = shown.open
      ? shown.tray.diamonds + shown.tray.sapphires + Number(shown.tray.alarm) + Number(shown.tray.ruby)
      : 0;
    expect(pose.gems).toHaveLength(game.red.diamonds + game.red.sapphires + tray);
    for (const { at } of pose.gems) expect(at.every(Number.isFinite)).toBe(true);
    expect(Object.values(pose.out).filter(Boolean)).toHaveLength(game.open ? 1 : 0);
  },
);

test('every move can be played, event by event, without a number going wrong', () => {
  const { before, updates: sent } = updates.find(({ game }) => game === 'master_thieves')!;
  let view = before as unknown as View;
  let game = view.state;
  for (const update of sent as Update[]) {
    view = updated(view, update) as View;
    for (const one of view.story.slice(view.story.length - update.events.length)) {
      const now = standingAfter(one)!.state as unknown as State;
      const [shown, step] = [shownOf(game), boxStepOf(shownOf(game), shownOf(now), [one])];
      for (const part of [0, 0.3, 0.7, 1]) {
        const pose = poseAt(shown, step, part * lengthOf(shown, step), PLACE);
        const numbers = [...pose.gems.flatMap(({ at }) => at), pose.flip, pose.spread, ...Object.values(pose.out)];
        expect(numbers.every(Number.isFinite)).toBe(true);
        expect(new Set(pose.box.map(({ position }) => position)).size).toBe(12);
      }
      game = now;
    }
  }
});
