// Who one is, if one likes: games played, devices.

import { counted } from './grammar';

export const you = {
  lead: 'No account. This device has made a key of its own, which opens your seats; nobody else has it.',
  nobody: 'Nobody yet: you are known here as soon as you sit down at a table.',
  games: 'Your games',
  none: 'No finished game yet.',
  won: 'Won',
  of: (place: number, players: number) => `Place ${place} of ${players}`,
  points: (n: number) => counted(n, 'point', 'points'),
  withNames: (names: string) => `with ${names}`,
  gone: 'Its table is gone; the result is kept.',
  replay: 'Replay',
  review: 'Review',
  label: (what: string, game: string, date: string) => `${what}: ${game}, ${date}`,
  more: 'Older games',
  devices: 'Your devices',
  devicesText: 'Each of them opens all your seats. Remove what you have lost or given away.',
  here: 'This device',
  device: 'A device',
  seen: (date: string) => `last here on ${date}`,
  remove: 'Remove',
  removeLabel: (device: string) => `Remove ${device}`,
  removeAsk: (device: string) => `Remove ${device}?`,
  removeText: 'It opens none of your seats any more, but for those it sat down at itself.',
  removeHere: 'This device forgets who you are. Its seats stay, as long as the browser keeps them.',
  passkeys: 'Passkeys',
  passkeysText:
    'A passkey takes who you are to another device: your tables, your games. It lives in your telephone or browser, and asks for your finger, your face or your code. Nothing to type, nothing to remember.',
  noPasskeys: 'This browser has no passkeys here: they need https, and a browser of these years.',
  passkeyOf: (device: string) => `Passkey made with ${device}`,
  passkeyUsed: (date: string) => `last used on ${date}`,
  makePasskey: 'Make a passkey',
  passkeyMade: 'Your passkey is made.',
  passkeyRemoveText: 'Nobody can sign in with it any more. Devices that did stay yours, until you remove them.',
  signIn: 'Sign in with a passkey',
  signedIn: 'This device is yours now.',
  signInAsk: 'Sign in on this device?',
  signInText: 'What you have played on this device goes along to whoever the passkey belongs to.',
  everything: 'All of it',
  everythingText: 'What the server has of you is yours: take it along, or erase it.',
  toPrivacy: 'What is kept, and for how long',
  exportAll: 'Download everything',
  erase: 'Erase everything',
  eraseAsk: 'Erase everything?',
  eraseText:
    'You leave every table, bots take over your seats, and your name, your messages, your games, devices and passkeys are erased. This can’t be undone.',
  eraseNow: 'Erase for good',
  erased: 'Everything is erased. Nobody knows you here any more.',
};

export type You = typeof you;
