// The box in three dimensions follows the scene that is played on its board, and nothing else.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pillowAt, type BoxPose } from '../src/games/master_thieves/box3d/boxPose';
import { Player } from '../src/games/master_thieves/box3d/player';
import type { BoxScene, Sight } from '../src/games/master_thieves/box3d/scene';
import { shownOf, type Shown } from '../src/games/master_thieves/box3d/shown';
import { rotatedBy } from '../src/games/master_thieves/handling';
import type { View } from '../src/games/master_thieves/view';
import type { Scene } from '../src/games/shared/scene';

const [view] = Object.values(
  import.meta.glob<View[]>('./fixtures/master_thieves.json', { eager: true, import: 'default' }),
).flat();
const START: Shown = { ...shownOf(view!.state), open: null };
const ROTATED: Shown = {
  ...START,
  box: START.box.map((one) => ({ ...one, position: rotatedBy(one.position, 'top-left') })),
};

let poses: BoxPose[];
let isMoving: boolean;
let isSlow: boolean;
let player: Player;

beforeEach(() => {
  poses = [];
  isSlow = false;
  const box = {
    pillow: pillowAt(1),
    resize: () => undefined,
    sharpen: () => undefined,
    pose: (pose: BoxPose) => poses.push(pose),
    draw: () => undefined,
    sight: () => ({}) as Sight,
    effort: {},
  } as unknown as BoxScene;
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => (draw(0), 0));
  player = new Player(box, START, {
    isSoftware: true,
    onsight: (_, moves) => (isMoving = moves),
    onslow: () => (isSlow = true),
  });
});

afterEach(() => vi.restoreAllMocks());

/** A scene whose frames are drawn when the test wants. */
function sceneOf(): { scene: Scene; draw: (part: number) => void; isFollowed: () => boolean } {
  let frame: ((part: number) => void) | undefined;
  const scene = {
    beat: { kind: 'rotated', events: [], lasts: 1000, pace: 1, moment: 0 },
    part: (time: number) => time / 1000,
    eachFrame: (draw: (part: number) => void) => (frame = draw),
  };
  return {
    scene: scene as unknown as Scene,
    draw: (part) => frame!(part),
    isFollowed: () => frame !== undefined,
  };
}

test('it moves with the frames of the scene, and stands where it ends', () => {
  const { scene, draw } = sceneOf();
  player.show(ROTATED, scene);
  draw(0.5);
  expect(poses.at(-1)?.yaw.T).not.toBe(0);
  expect(isMoving).toBe(true);
  draw(1);
  expect(poses.at(-1)?.yaw.T).toBe(0);
  expect(isMoving).toBe(false);
});

test('where nothing moves it follows no scene', () => {
  const { scene, isFollowed } = sceneOf();
  player.show(START, scene);
  expect(isFollowed()).toBe(false);
  expect(isMoving).toBe(false);
});

test('without a scene it is there at once, also in the middle of one', () => {
  const { scene, draw } = sceneOf();
  player.show(ROTATED, scene);
  draw(0.3);
  player.show(ROTATED, null);
  expect(poses.at(-1)?.yaw.T).toBe(0);
  expect(isMoving).toBe(false);
});

test('the next scene begins where this one ends', () => {
  const [first, second] = [sceneOf(), sceneOf()];
  player.show(ROTATED, first.scene);
  first.draw(0.3);
  player.show(START, second.scene);
  second.draw(0);
  expect(poses.at(-1)?.box).toEqual(START.box);
  expect(Math.abs(poses.at(-1)!.yaw.T)).toBeCloseTo(Math.PI / 2);
});

test.each([
  { took: 111, slow: true },
  { took: 17, slow: false },
])('frames of $took ms are too slow: $slow, told when the motion is over', ({ took, slow }) => {
  const { scene, draw } = sceneOf();
  let now = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += took));
  player.show(ROTATED, scene);
  for (let frame = 0; frame < 40; frame++) draw(frame / 40);
  expect(isSlow).toBe(false);
  draw(1);
  expect(isSlow).toBe(slow);
});
