// What every page says.

import { list } from './grammar';

export const common = {
  product: 'Vendôme',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied.',
  list,
  offline: 'You are offline. Your tables wait for you, and this page comes back by itself.',

  title: {
    plain: (title: string) => (title ? `${title} · Vendôme` : 'Vendôme'),
    yourTurn: (title: string) => `● Your turn · ${title}`,
  },

  /** The bots, and what to expect of each. */
  levels: {
    random: { name: 'Random', text: 'Plays any card it likes: good for a first look at the rules.' },
    pickpocket: { name: 'Pickpocket', text: 'Sees the next good thing and grabs it.' },
    burglar: { name: 'Burglar', text: 'Thinks ahead, but forgets a thing or two and can be bluffed.' },
    mastermind: { name: 'Mastermind', text: 'Takes its time, forgets nothing and sees through you.' },
  },

  link: {
    connecting: 'Connecting …',
    lost: 'Connection lost. Trying again …',
    back: 'Connected again.',
    kept: 'Your move is kept and sent again.',
    again: 'No answer yet. Trying again …',
    seatAwaited: 'Waiting for the table …',
    seatAwaitedText: 'Your seat is in the link, and nothing is lost: you sit down as soon as the table answers.',
    noSeat: 'The seat in this link can’t be taken now, so you are watching. Keep the link.',
    unknownSeat:
      'This table does not know your seat now, so you are watching. The seat stays on your list; come back later, or ask the host.',
    notKept:
      'This browser does not let us keep your seat. You can play while this page is open; to come back later, copy your private link from the table menu.',
  },

  settings: {
    title: 'Settings',
    theme: 'Light',
    themes: { auto: 'As the device', light: 'Day', dark: 'Night' },
    language: 'Language',
    languageAuto: 'As the browser',
    motion: 'What happens is shown',
    motions: { slow: 'Slowly', normal: 'Normally', fast: 'Fast', off: 'At once' },
    sounds: 'Sounds',
    soundsOn: 'On',
    soundsOff: 'Off',
    volume: 'Volume',
    notify: 'Call me when it is my turn',
    notifyOn: 'You are called when it is your turn and this tab is in the background.',
    notifyOff: 'The browser asks you once.',
    notifyBlocked: 'Your browser has been told not to allow notifications from here.',
    notifyAsk: 'Allow',
  },

  rules: {
    loading: 'Fetching the rulebook …',
    now: 'Now',
    search: 'Find in the rules',
    none: 'No rule says that.',
  },

  unknown: {
    title: 'Nothing here',
    text: 'There is no such page in the house.',
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
    reload: 'Load the page anew',
    report: 'What to report',
    reportText: 'Please send this to whoever runs this server. It has no name, no card and no token in it.',
    copy: 'Copy a report',
    toast: 'Something on this page went wrong.',
  },

  errors: {
    offline: 'The server can’t be reached.',
    other: 'Something went wrong on the server.',
  },
};

export type Common = typeof common;
