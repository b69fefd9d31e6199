// The pages of duplicate nights, and of the deal of the day.

import { figuresOf } from '../figures';
import { counted } from './grammar';

const { percent } = figuresOf('en-GB');

export const night = {
  about:
    'Everyone plays the same deals, whenever they like, and is compared with those who had the same cards. So luck counts for little.',

  make: 'Make a night',
  game: 'Game',
  deals: 'Deals',
  hours: 'Open for',
  days: (n: number) => counted(n, 'day', 'days'),
  title: 'Name of the night (optional)',
  titleHint: 'Thursday club',
  yours: 'Your nights',
  empty: 'None yet. Make one, and send its link to the others.',
  untitled: (game: string) => `A night of ${game}`,
  isClosed: 'over',
  forget: (title: string) => `Remove ${title} from this list`,

  invite: 'Invite others',
  link: 'Link to this night',
  qr: 'QR code of the link, for a phone',
  until: (time: string) => `Open until ${time}`,
  closedAt: (time: string) => `Closed on ${time}`,
  entered: (n: number) => (n === 0 ? 'nobody takes part yet' : counted(n, 'participant', 'participants')),
  players: (n: number) => counted(n, 'player', 'players'),
  bots: (level: string) => `Bots: ${level}`,
  takePart: 'Take part',
  takePartText: 'You have one try at each deal. The others see your name in the results.',
  dayText: 'You have one try, against the same three bots as everyone. All who look at the results see your name.',
  takesPart: 'You take part.',

  dealsTitle: 'The deals',
  deal: (n: number) => `Deal ${n}`,
  seat: (n: number) => `Seat ${n}`,
  played: (n: number) => (n === 0 ? 'not played' : `played ${counted(n, 'time', 'times')}`),
  play: 'Play',
  playLabel: (n: number) => `Play deal ${n}`,
  playText: 'You have one try. You can leave the table and come back until the night closes.',
  whichSeat: 'Your seat',
  seatHelp: 'You are compared with those who had this seat.',
  with: 'Against',
  withWhom: { bots: 'Bots, at once', open: 'Others of this night' },
  openHelp: 'The table waits for others who take part: they find it here.',
  toTable: 'To the table',
  unfinished: 'not finished',
  waiting: (names: string, free: number) => `${names}: ${counted(free, 'free seat', 'free seats')}`,
  join: 'Sit down',
  joinLabel: (n: number, names: string) => `Deal ${n}: sit down with ${names}`,

  points: (n: number) => counted(n, 'point', 'points'),
  whatPercent: 'The percentage: how many you have beaten, and half of those who have as much.',
  yourMean: (share: number) => `Your mean: ${percent(share)}`,

  proof: 'Proof that nobody chose the deals',
  proofText:
    'Each deal was sealed before anyone played. When the night is over, the record of a table proves it: its commitment is the one that stands here.',
  commitment: (n: number) => `Commitment of deal ${n}`,

  results: 'Results',
  noResults: 'Nobody has finished a deal.',
  you: 'you',
  share: (share: number) => percent(share),
  noShare: 'no comparison',
  replay: 'Replay',
  review: 'Review',
  of: (what: string, name: string, deal: number) => `${what}: ${name}, deal ${deal}`,
  counts: 'A result counts if you have made every move yourself.',

  close: 'Close the night',
  closeTitle: 'Close the night now?',
  closeText: 'Nobody can play on for a result. Everyone sees the results, and all games can be replayed.',
  offline: 'You are offline. What you see may be old.',

  today: 'Deal of the day',
  todayOf: (day: string) => `Deal of the day, ${day}`,
  yesterday: 'Yesterday’s results',
  toToday: 'Today’s deal',
  streak: (n: number) => `${n} days in a row`,
  copyResult: 'Copy your result',
  shareResult: 'Share your result',
  shared: (game: string, day: string, result: string) => `Vendôme, deal of the day, ${day}, ${game}: ${result}`,
  sharedBetter: (share: number, others: number) => `${percent(share)} against ${counted(others, 'other', 'others')}`,
  sharedAlone: 'played',
};

export type NightTexts = typeof night;
