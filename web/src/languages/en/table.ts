// At the table: players, panels, hand-over, the end.

import { counted, list, percent } from './grammar';

export const table = {
  table: {
    you: 'you',
    bot: 'bot',
    thinking: 'thinking …',
    toMove: 'to move',
    away: (seconds: number) => (seconds < 60 ? 'away' : `away for ${counted(Math.floor(seconds / 60), 'minute', 'minutes')}`),
    byBot: 'played by a bot',
    online: 'here',
    giveToBot: 'Let a bot play on',
    giveToBotLabel: (name: string) => `Let a bot play on for ${name}`,
    spectating: 'You are watching.',
    yourTurn: 'Your turn',
    left: (seconds: number) =>
      seconds < 3600
        ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        : counted(Math.floor(seconds / 3600), 'hour', 'hours'),
    leftLabel: 'Time left to think',
    waitFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
    waitForBots: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking.`,
    rule: (number: string) => `Rule ${number}`,
    skip: 'Skip',
    skipKey: 'Skip what is being shown (Escape)',
    over: 'The game is over.',
    board: 'The table',
    yourChoice: 'Your choice',
    noBoard: 'This page has no board for this game.',
    players: 'Players',
    panels: { story: 'Story', scores: 'Scores', rules: 'Rules', chat: 'Chat' },
    panelsLabel: 'Beside the table',
    storyEmpty: 'Nothing has happened yet.',
    chatEmpty: 'Nobody has said anything.',
    chatWrite: 'Say something',
    chatSend: 'Send',
    chatNew: (n: number) => counted(n, 'new message', 'new messages'),
    host: 'The host',
    menu: 'Table menu',
    hint: 'Ask a bot',
    hintTitle: 'What a mastermind would do',
    hintThinking: 'Thinking it over …',
    hintChance: percent,
    hintChanceLabel: (value: number) => `expects ${Math.round(value * 100)} percent`,
    hintShare: 'how much of its thought went there',
    hintClose: 'Put the hint away',
    transfer: 'Go on with another device',
    transferText: 'This private link carries your seat. Whoever has it plays for you.',
    transferLink: 'Private link to your seat',
    transferQrLabel: 'QR code of your seat’s private link',
    transferQr: 'As a QR code, for a phone',
    watch: 'Let others watch',
    watchText: 'Whoever opens this link sees what is public.',
    leave: 'Leave the table',
    leaveText: 'Your seat is kept for you: you find the table on the first page.',
    fair: 'The shuffle was sealed before the first move',
    fairText: 'This is the fingerprint of the shuffle. The seed behind it is in the record when the game is over.',
    noSuch: 'There is no such table.',
    noSuchText: 'The link is mistyped, or the table was closed after a long time without a move.',
    noSpectators: 'This table is private.',
    cantGoOn: 'This table can’t go on.',
    home: 'To the games',
  },

  // Of this device's part in the shuffle.
  fairness: {
    tookPart: 'Your device added a secret of its own to the shuffle.',
    nobodyPicked: 'So nobody could pick this deal: no other player, and not even who runs this server.',
    agrees: 'Your device took part in the shuffle, and the record agrees with what was sealed before it.',
    without: 'Careful: your device’s part is missing from the shuffle. It came too late, or it was left out.',
    differs: 'Careful: the table does not agree with what was sealed before the shuffle. Somebody may have picked this deal.',
    missing: (names: readonly string[]) => `Shuffled without the devices of ${list(names)}: they came too late, or were left out on purpose.`,
  },

  handOver: {
    title: (name: string) => `Hand the screen to ${name}`,
    text: 'Everyone else looks away.',
    ready: (name: string) => `I am ${name}`,
    who: 'Who is looking?',
    whoText: 'Choose your seat to see your own side of the table.',
  },

  end: {
    wins: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins` : `${list(names)} share the win`),
    youWin: 'You win',
    youShare: (names: readonly string[]) => `You share the win with ${list(names)}`,
    why: 'How it ended',
    whyWon: 'How it was won',
    points: (n: number) => counted(n, 'point', 'points'),
    again: 'Play again',
    next: 'To the next game',
    replay: 'Look at the replay',
    record: 'Download the record',
    player: 'Player',
    total: 'Total',
  },

  scores: {
    shadow_thief: { safe: 'In the safe', state: 'Safe', open: 'open', closed: (value: number) => `closed with ${value}` },
    master_thieves: {
      true: 'True gems',
      imitations: 'Imitations',
      gems: { diamonds: 'diamonds', sapphires: 'sapphires', rubies: 'rubies' },
    },
    gentlemen_thieves: {
      colour: 'Burglar',
      secret: 'secret',
      favours: 'Favours',
      piles: 'The colours’ piles',
      colours: { R: 'red', P: 'purple', G: 'green', B: 'black', Y: 'yellow' } as Record<string, string>,
    },
  },
};

export type Table = typeof table;
