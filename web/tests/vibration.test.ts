// A phone in one's hand says that it is one's turn, if its person wants that and it can.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { canVibrate, vibrateForTurn } from '../src/lib/vibration';

const vibrate = vi.fn(() => true);
let isPhone = true;

beforeEach(() => {
  vibrate.mockClear();
  isPhone = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  settings.chooseMotion('normal');
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'vibrate');
  settings.chooseVibration(true);
});

test('a phone vibrates shortly', () => {
  vibrateForTurn();
  expect(vibrate).toHaveBeenCalledOnce();
});

test('not when it is turned off, nor for who wants nothing to move', () => {
  settings.chooseVibration(false);
  vibrateForTurn();
  settings.chooseVibration(true);
  settings.chooseMotion('off');
  vibrateForTurn();
  expect(vibrate).not.toHaveBeenCalled();
});

test('a desk is not asked, and what can’t vibrate is not offered it', () => {
  isPhone = false;
  expect(canVibrate()).toBe(false);
  isPhone = true;
  Reflect.deleteProperty(navigator, 'vibrate');
  expect(canVibrate()).toBe(false);
  vibrateForTurn();
});
