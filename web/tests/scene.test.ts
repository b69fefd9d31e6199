// The scene of a beat: what is moved, what settles by itself, and that nothing of it stays.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { middleOf, placed, shiftOf, wayTo } from '../src/games/shared/places';
import { progress, Scene } from '../src/games/shared/scene';

const rect = (left: number, top: number, width = 10, height = 20): DOMRect =>
  ({ left, top, width, height, x: left, y: top, right: left + width, bottom: top + height }) as DOMRect;

/** What was asked of the browser: jsdom animates nothing. */
interface Asked {
  thing: Element;
  keyframes: Keyframe[];
  timing: KeyframeAnimationOptions;
  cancel: () => void;
}
let asked: Asked[];
let rects: Map<Element, DOMRect>;

beforeEach(() => {
  asked = [];
  rects = new Map();
  Element.prototype.animate = function (keyframes, timing) {
    const one = { thing: this, keyframes: keyframes as Keyframe[], timing: timing as KeyframeAnimationOptions };
    asked.push({ ...one, cancel: vi.fn() });
    return asked.at(-1) as unknown as Animation;
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rects.get(this) ?? rect(0, 0, 0, 0);
  });
  vi.stubGlobal('DOMRect', function (...sides: [number, number, number, number]) {
    return rect(...sides);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

/** A board with things at places. */
function board(places: Record<string, DOMRect>): Scene {
  const [ground, air] = [document.createElement('section'), document.createElement('div')];
  ground.append(air);
  for (const [place, at] of Object.entries(places)) put(ground, place, at);
  return new Scene({ kind: 'moved', events: [], lasts: 1000, pace: 1, moment: 0 }, ground, air);
}

function put(ground: Element, place: string, at: DOMRect): HTMLElement {
  const thing = document.createElement('button');
  thing.dataset['place'] = place;
  thing.dataset['move'] = `take ${place}`;
  ground.append(thing);
  rects.set(thing, at);
  return thing;
}

const nothing = {};

describe('a scene', () => {
  test('plays the step of its kind once, however often the table changes', () => {
    const [scene, step] = [board({}), vi.fn()];
    scene.play({ moved: step, other: step }, nothing);
    scene.play({ moved: step }, nothing);
    expect(step.mock.calls).toEqual([[scene, scene.beat.events]]);
  });

  test('measures its spans in parts of the beat', () => {
    const scene = board({ pile: rect(0, 0) });
    scene.move(scene.thing('pile'), [{ opacity: 0 }], { from: 0.25, to: 0.75, easing: 'linear' });
    expect(asked[0]).toMatchObject({ timing: { delay: 250, duration: 500, fill: 'both' } });
    expect(asked[0]?.keyframes).toEqual([{ opacity: 0, easing: 'linear' }]);
    expect([scene.part(250), scene.part(5000)]).toEqual([0.25, 1]);
    scene.beat.pace = 2; // played slowly, within the same time
    expect(scene.part(250)).toBe(0.5);
  });

  test('takes everything back in the end, and plays nothing any more', () => {
    const [scene, step] = [board({ pile: rect(0, 0) }), vi.fn()];
    scene.look();
    scene.lift('pile');
    expect(scene.air.children).toHaveLength(1);
    scene.end();
    expect(scene.air.children).toHaveLength(0);
    expect(asked.map(({ cancel }) => vi.mocked(cancel).mock.calls.length)).toEqual([1]);
    scene.play({ moved: step }, nothing);
    expect(step).not.toHaveBeenCalled();
  });

  test('knows what is new and what is gone', () => {
    const scene = board({ 'card 1': rect(0, 0), 'card 2': rect(20, 0), cardboard: rect(0, 0) });
    scene.look();
    scene.thing('card 1')!.remove();
    put(scene.ground, 'card 3', rect(40, 0));
    expect(scene.gone('card')).toEqual(['card 1']);
    expect(scene.fresh('card')).toEqual(['card 3']);
    expect(scene.where('card 1')).toEqual(rect(0, 0));
    expect(scene.was('card 3')).toBeNull();
  });

  test('brings a thing from where it was', () => {
    const scene = board({ lock: rect(100, 0) });
    scene.look();
    rects.set(scene.thing('lock')!, rect(0, 50));
    scene.bring(scene.thing('lock'), scene.was('lock'));
    expect(asked[0]?.keyframes.map(({ transform }) => transform)).toEqual([
      'translate(100.0px, -50.0px) scale(1.000)',
      'none',
    ]);
  });

  test('calls at every frame of a span until it is over', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => frames.push(next));
    const parts: number[] = [];
    board({}).eachFrame((part) => parts.push(part), { to: 0.5 });
    for (const now of [5000, 5250, 5600]) frames.shift()!(now);
    expect(parts).toEqual([0, 0.5, 1]);
    expect(frames).toEqual([]);
  });
});

describe('a ghost', () => {
  test('is a copy that nobody presses, over the thing, which is not seen', () => {
    const scene = board({ coin: rect(30, 40) });
    rects.set(scene.air, rect(10, 10, 0, 0));
    const ghost = scene.lift('coin')!;
    expect(ghost.thing.dataset).toEqual({});
    expect(ghost.thing.style).toMatchObject({ left: '20px', top: '30px', width: '10px', height: '20px' });
    expect(asked).toMatchObject([{ thing: scene.thing('coin'), keyframes: [{ opacity: 0 }, { opacity: 0 }] }]);
  });

  test('stands in for what is gone', () => {
    const scene = board({ coin: rect(30, 40) });
    scene.look();
    scene.thing('coin')!.remove();
    expect(scene.lift('coin')!.home).toEqual(rect(30, 40));
    expect(scene.lift('stranger')).toBeNull();
  });
});

describe('what settles', () => {
  test('slides from where it was, if it has moved', () => {
    const scene = board({ 'card 1': rect(0, 0), 'card 2': rect(20, 0) });
    scene.look();
    rects.set(scene.thing('card 2')!, rect(5, 0));
    scene.play({}, { card: null });
    expect(asked.map(({ thing, keyframes }) => [thing, keyframes])).toEqual([
      [scene.thing('card 2'), [{ translate: '15.0px 0.0px' }, { translate: '0 0' }]],
    ]);
  });

  test('grows if it is new, where the game wants it', () => {
    const scene = board({});
    scene.look();
    put(scene.ground, 'card 1', rect(0, 0));
    put(scene.ground, 'jewel 1', rect(0, 0));
    scene.play({}, { card: null, jewel: 0.4 });
    expect(asked).toMatchObject([{ thing: scene.thing('jewel 1'), keyframes: [{ scale: '0.4' }, { scale: '1' }] }]);
  });

  test('does not settle what a step moves', () => {
    const scene = board({ 'card 1': rect(0, 0) });
    scene.look();
    rects.set(scene.thing('card 1')!, rect(50, 0));
    scene.play({ moved: () => scene.move(scene.thing('card 1'), []) }, { card: null });
    expect(asked).toHaveLength(1);
  });

  test('is ready when the beat ends, also if the table changes late in it', () => {
    const { ground, air } = board({});
    const scene = new Scene({ kind: 'moved', events: [], lasts: 1000, pace: 1, moment: 0.9 }, ground, air);
    scene.play({}, nothing);
    scene.look();
    put(ground, 'card 1', rect(0, 0));
    scene.play({}, { card: 0 });
    expect(asked[0]?.timing.duration).toBeCloseTo(100);
  });
});

describe('places', () => {
  test('a thing that went along with its parent did not move', () => {
    const [row, card] = [document.createElement('ul'), document.createElement('li')];
    row.append(card);
    rects.set(row, rect(0, 0, 100)).set(card, rect(10, 5));
    const was = placed(card);
    rects.set(row, rect(0, 30, 100)).set(card, rect(14, 35));
    expect(shiftOf(was, placed(card))).toEqual({ x: -4, y: 0 });
    document.createElement('ul').append(card);
    expect(shiftOf(was, placed(card))).toEqual({ x: -4, y: -30 });
  });

  test('the way from one to another ends in its middle, as large as it or as wanted', () => {
    expect(wayTo(rect(0, 0, 10, 10), rect(100, 0, 20, 40))).toBe('translate(105.0px, 15.0px) scale(2.000)');
    expect(wayTo(rect(0, 0, 10, 10), rect(100, 0, 20, 40), 1)).toBe('translate(105.0px, 15.0px) scale(1.000)');
    expect(middleOf([rect(0, 0), rect(20, 40)])).toEqual(rect(10, 20));
  });

  test('progress runs from 0 to 1, and stays there', () => {
    expect([0, 0.2, 0.3, 0.4, 0.9].map((now) => progress(now, 0.2, 0.4).toFixed(1))).toEqual([
      '0.0',
      '0.0',
      '0.5',
      '1.0',
      '1.0',
    ]);
    expect([progress(0, 0.5, 0.5), progress(0.5, 0.5, 0.5)]).toEqual([0, 1]);
  });
});
