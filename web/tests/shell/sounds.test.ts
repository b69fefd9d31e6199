import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { games } from '../../src/games';
import { INSTRUMENTS, type Sound } from '../../src/lib/instruments';
import { settings } from '../../src/lib/settings.svelte';
import { Sounds } from '../../src/lib/sounds';
import events from '../fixtures/events.json';
import { FakeAudio } from './fakeAudio';
import { event } from './views';

let audio: FakeAudio;
const make = vi.fn(() => (audio = new FakeAudio()) as unknown as AudioContext);
const touch = () => dispatchEvent(new Event('pointerdown'));

beforeEach(() => {
  make.mockClear();
  audio = new FakeAudio();
  settings.chooseSounds(true, 0.5);
});
afterEach(() => settings.chooseSounds(false));

test('sounds are off until asked for', async () => {
  localStorage.clear();
  vi.resetModules();
  const fresh = await import('../../src/lib/settings.svelte');
  expect(fresh.settings.sounds).toBe(false);
});

test('nothing sounds when off, and nothing is even made ready', () => {
  settings.chooseSounds(false);
  const sounds = new Sounds(make);
  touch();
  sounds.play('win');
  expect(make).not.toHaveBeenCalled();
});

test('nothing sounds before the person has touched the page', () => {
  const sounds = new Sounds(make);
  sounds.play('turn');
  expect(make).not.toHaveBeenCalled();
  touch();
  sounds.play('turn');
  sounds.play('turn');
  expect(make).toHaveBeenCalledOnce();
  expect(audio.started.length).toBeGreaterThan(0);
});

test('turned off again, it is silent at once', () => {
  const sounds = new Sounds(make);
  touch();
  sounds.play('card');
  const heard = audio.started.length;
  settings.chooseSounds(false);
  sounds.play('card');
  expect(audio.started).toHaveLength(heard);
});

describe('what happens', () => {
  const hear = (kinds: string[], lasts: number) => {
    const sounds = new Sounds(make);
    touch();
    sounds.tell(
      { closed: { sound: 'safe', at: 0.5 }, drew: { sound: 'card' } },
      kinds.map((kind) => ({ ...event(0, kind), event: kind })),
      lasts,
    );
    return audio.started;
  };

  test('sounds at its moment', () => expect(Math.min(...hear(['closed'], 2000))).toBeCloseTo(6.01));

  test('of all that happens at once only the last is heard', () => {
    const alone = hear(['drew'], 0).length;
    expect(hear(['closed', 'drew', 'told in words only'], 0)).toHaveLength(alone);
  });

  test('of a kind without a sound is silent', () => expect(hear(['hand_ended'], 0)).toEqual([]));
});

test.each(Object.keys(INSTRUMENTS) as Sound[])('%s can be played', (sound) => {
  const sounds = new Sounds(make);
  touch();
  sounds.play(sound);
  expect(audio.started.length).toBeGreaterThan(0);
});

test.each(Object.entries(events))('%s: every kind of event that sounds exists', (game, kinds) => {
  const sounding = Object.keys(games[game]?.sounds ?? {});
  expect(sounding.length).toBeGreaterThan(0);
  expect(sounding.filter((kind) => !kinds.includes(kind))).toEqual([]);
});
