// At the table: players, panels, hand-over, the end.

import { counted, list, percent } from './grammar';

export const table = {
  table: {
    you: 'you',
    bot: 'bot',
    thinking: 'thinking …',
    toMove: 'to move',
    away: (seconds: number) =>
      seconds < 60 ? 'away' : `away for ${counted(Math.floor(seconds / 60), 'minute', 'minutes')}`,
    byBot: 'played by a bot',
    online: 'here',
    giveToBot: 'Let a bot play on',
    giveToBotLabel: (name: string) => `Let a bot play on for ${name}`,
    spectating: 'You are watching.',
    yourTurn: 'Your turn',
    leftLabel: 'Time left to think',
    waitFor: (names: readonly string[]) => `Waiting for ${list(names)}.`,
    waitForBots: (names: readonly string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking.`,
    rule: (number: string) => `Rule ${number}`,
    skip: 'Skip',
    skipKey: 'Skip the animation (Escape)',
    over: 'The game is over.',
    board: 'The table',
    yourChoice: 'Your choice',
    noBoard: 'This page has no board for this game.',
    players: 'Players',
    panels: {
      story: 'Story',
      scores: 'Scores',
      rules: 'Rules',
      chat: 'Chat',
      review: 'Review',
      lens: 'Lens',
      riddle: 'Riddle',
    },
    panelsLabel: 'Beside the table',
    storyEmpty: 'Nothing has happened yet.',
    chatEmpty: 'Nobody has said anything yet.',
    chatWrite: 'Say something',
    chatSend: 'Send',
    chatNew: (n: number) => counted(n, 'new message', 'new messages'),
    host: 'The host',
    menu: 'Table menu',
    hint: 'Ask a bot',
    hintTitle: 'What a mastermind would do',
    hintThinking: 'Thinking it over …',
    hintChance: percent,
    hintChanceLabel: (value: number) => `chance of winning: ${Math.round(value * 100)} percent`,
    hintShare: 'how much of its thinking went into this move',
    hintClose: 'Close the hint',
    transfer: 'Continue on another device',
    transferText: 'This private link carries your seat. Anyone who has it can play for you.',
    transferLink: 'Private link to your seat',
    transferQrLabel: 'QR code of your seat’s private link',
    transferQr: 'As a QR code, for a phone',
    watch: 'Let others watch',
    watchText: 'Anyone who opens this link sees what is public.',
    leave: 'Leave the table',
    leaveText: 'Your seat is kept: you will find the table on the home page.',
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
    nobodyPicked: 'So nobody could choose this deal: no other player, and not even whoever runs this server.',
    agrees: 'Your device took part in the shuffle, and the record agrees with what was sealed before it.',
    without: 'Careful: your device’s part is missing from the shuffle. It came too late, or it was left out.',
    differs:
      'Careful: the table does not agree with what was sealed before the shuffle. Somebody may have chosen this deal.',
    missing: (names: readonly string[]) =>
      `Shuffled without the devices of ${list(names)}: they came too late, or were left out on purpose.`,
    redrawn: (times: number) =>
      `Somebody left before the game, so it was shuffled ${counted(times + 1, 'time', 'times')}.`,
  },

  // What hosts can do, and how one leaves for good.
  hosting: {
    title: 'For the host',
    settings: 'Table settings',
    host: 'host',
    remove: 'Remove',
    removeLabel: (name: string) => `Remove ${name}`,
    removeAsk: (name: string) => `Remove ${name}?`,
    removePlaying: (name: string) => `A bot plays on for ${name}, who can’t come back to this seat.`,
    freeAgain: 'The seat is free again for somebody else.',
    makeHost: 'Make host',
    makeHostLabel: (name: string) => `Make host: ${name}`,
    makeHostAsk: (name: string) => `Make ${name} the host?`,
    makeHostText: (name: string) => `You will no longer be the host. Only ${name} can make you host again.`,
    lock: 'No more guests',
    lockText: 'Nobody else can sit down. Free seats become bots.',
    close: 'Close the table',
    /** On a button that asks first; how the ellipsis is set is for the language to say. */
    toClose: 'Close the table …',
    closeAsk: 'Close the table for everyone?',
    closeWaiting: 'Nobody can sit down or play here any more.',
    closePlaying: 'The game ends here and can’t go on. Its record can still be downloaded, with every secret in it.',
    standUp: 'Leave',
    leave: 'Give up my seat',
    toLeave: 'Give up my seat …',
    leaveAsk: 'Give up your seat for good?',
    leavePlaying: 'A bot plays on under your name, and you can’t come back to this seat.',
    leaveHost: 'Somebody else becomes the host.',
    left: 'You have left the table.',
    hasLeft: 'has left',
    nowHost: 'You are the host now.',
    noSeat: 'You no longer sit at this table.',
    lookOn: 'Return as a guest',
    cancel: 'Cancel',
  },

  // Players who are there but do not answer.
  idle: {
    warn: 'Still there?',
    warnLabel: (name: string) => `Still there? Ask ${name}`,
    votes: (n: number) => `bot? ${counted(n, 'more vote', 'more votes')} needed`,
    soon: (seconds: number) => (seconds > 0 ? `a bot plays in ${seconds} s` : 'a bot takes over'),
    title: 'Are you still there?',
    wait: 'The others are waiting for you.',
    willPlay: (seconds: number) => `A bot will play for you in ${seconds} s.`,
    mayPlay: (seconds: number) => `In ${seconds} s a bot may play for you, if the others agree.`,
    here: 'I am here',
    byBot: 'A bot plays for you.',
    takeBack: 'Take over again',
  },

  // A move is taken back, if need be when the others allow it.
  takeBack: {
    button: 'Take back',
    label: 'Take your last move back',
    of: (name: string) => `Take ${name}’s move back`,
    asks: (name: string) => `${name} would like to take the last move back.`,
    waits: (names: readonly string[]) => `Waiting for ${list(names)}: may you take your move back?`,
    allow: 'Allow',
    no: 'No',
    never: 'Never mind',
    stands: 'Your move stands: the others did not allow you to take it back.',
    told: (name: string) => `${name} took a move back.`,
    setting: 'Taking moves back',
    settingHelp:
      'As long as a move has revealed nothing and nobody has acted on it. A secret choice can always be changed until all have chosen.',
    settings: { ask: 'If the others agree', free: 'Always', off: 'Never' },
  },

  // How long something takes.
  time: {
    days: (n: number) => counted(n, 'day', 'days'),
  },

  // Players who are away for some days.
  breaks: {
    title: 'Breaks',
    text: 'On a break your clock stands still, and everyone sees that you are away. You are back with your next move.',
    left: (n: number) => `You have ${counted(n, 'day', 'days')} of breaks left in this game.`,
    until: 'Last day',
    take: 'Take a break',
    change: 'Change',
    back: 'I am back',
    on: (date: string) => `on a break until ${date}`,
    you: (date: string) => `You are on a break until ${date}.`,
    other: (name: string, date: string) => `${name} is on a break until ${date}`,
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
    review: 'Review the game',
    record: 'Download the record',
    player: 'Player',
    total: 'Total',
    time: 'Time',
  },

  /** A table that plays a deal of a night. */
  night: {
    deal: (deal: number, deals: number) => `Deal ${deal} of ${deals}`,
    day: 'Deal of the day',
    back: 'Back to the night',
    about: 'Others play the same deal. So nobody watches here and there are no hints, until the night closes.',
    once: 'You have one try. A result counts if you have made every move yourself.',
    after: (time: string) => `Record, replay and review are opened when the night closes: ${time}.`,
    better: (share: number, others: number) =>
      others === 1
        ? `${percent(share)} against the other one with your cards.`
        : `${percent(share)} against ${others} others with your cards.`,
    alone: 'Nobody else has had these cards yet.',
    notCounted: 'This game has no result: a bot has decided something for you, or the night was over.',
  },
};

export type Table = typeof table;
