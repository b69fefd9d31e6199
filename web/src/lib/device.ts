// This device's key: drawn here at its first use, it is all that tells who sits down. It opens every seat of its person,
// so it is in no link and in no report.

import { recall, remember } from './storage';

const KEY = 'device';
const SIZE = 32; // bytes

export function deviceKey(): string {
  let key = recall(KEY, '');
  if (!isDeviceKey(key)) remember(KEY, (key = drawKey()));
  return key;
}

/** On another device of the same person a seat has this for a token, and no other. */
export const isDeviceKey = (token: string): boolean => /^device-[\w-]{43}$/.test(token);

function drawKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SIZE));
  const text = btoa(String.fromCharCode(...bytes));
  return `device-${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
