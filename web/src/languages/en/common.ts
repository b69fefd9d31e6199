// What every page says.

import { list } from './grammar';

export const common = {
  product: 'Vendôme',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied.',
  list,
  offline: 'You are offline. Your tables are kept, and this page reconnects by itself.',

  title: {
    plain: (title: string) => (title ? `${title} · Vendôme` : 'Vendôme'),
    yourTurn: (title: string) => `● Your turn · ${title}`,
  },

  /** The bots, and what to expect of each. */
  levels: {
    random: { name: 'Random', text: 'Makes any legal move, at random: good for a first look at the rules.' },
    pickpocket: { name: 'Pickpocket', text: 'Makes the move that looks best and never thinks ahead.' },
    burglar: { name: 'Burglar', text: 'Thinks ahead, but forgets a thing or two and can be bluffed.' },
    mastermind: { name: 'Mastermind', text: 'Thinks longest, forgets nothing and sees through bluffs.' },
    magpie: { name: 'Magpie', text: 'Learnt from billions of moves. In a hurry: takes what glitters.' },
    safecracker: {
      name: 'Safecracker',
      text: 'Learnt from billions of moves. Patient: prepares, then waits for its chance.',
    },
  },

  link: {
    connecting: 'Connecting …',
    lost: 'Connection lost. Trying again …',
    back: 'Connected again.',
    kept: 'Your move is kept and will be sent again.',
    again: 'No answer yet. Trying again …',
    seatAwaited: 'Waiting for the table …',
    seatAwaitedText: 'Nothing is lost: your link holds your seat, and you sit down as soon as the table answers.',
    noSeat: 'The seat in this link can’t be taken now, so you are watching. Keep the link.',
    unknownSeat:
      'This table does not recognise your seat now, so you are watching. The seat stays on your list; come back later, or ask the host.',
    notKept:
      'This browser does not let us keep your seat. You can play while this page is open; to come back later, copy your private link from the table menu.',
  },

  settings: {
    title: 'Settings',
    theme: 'Appearance',
    themes: { auto: 'Same as device', light: 'Light', dark: 'Dark' },
    language: 'Language',
    languageAuto: 'Same as browser',
    motion: 'Speed of animations',
    motions: { slow: 'Slow', normal: 'Normal', fast: 'Fast', off: 'Off' },
    sounds: 'Sounds',
    soundsOn: 'On',
    soundsOff: 'Off',
    volume: 'Volume',
    vibration: 'Vibration',
    vibrationText: 'A short one, when it is your turn.',
  },

  rules: {
    loading: 'Fetching the rulebook …',
    now: 'Now',
    search: 'Find in the rules',
    none: 'No rule found.',
  },

  unknown: {
    title: 'Page not found',
    text: 'There is nothing at this address.',
  },

  sorry: {
    page: 'Sorry, this page has failed.',
    pageText: 'Nothing at your tables is lost: every move that was answered is kept on the server.',
    table: 'Sorry, this table can’t be shown as it should.',
    board: 'Sorry, the board can’t be drawn.',
    boardText: 'The game goes on and nothing is lost. You can play with the table as text, below.',
    part: 'Sorry, this part of the page has failed.',
    noText: 'The table can’t be shown as text either.',
    retry: 'Try again',
    reload: 'Reload the page',
    report: 'Details for a report',
    reportText: 'Please send this to whoever runs this server. It contains no names, no cards and no tokens.',
    copy: 'Copy a report',
    toast: 'Something on this page went wrong.',
  },

  errors: {
    offline: 'The server can’t be reached.',
    other: 'Something went wrong on the server.',
  },
};

export type Common = typeof common;
