// The table as text.

export const text = {
  text: {
    setting: 'The table',
    settingHelp: 'As text: all that lies on it in words, and every move as a button.',
    settings: { board: 'As a board', text: 'As text' },
    toText: 'Show the table as text',
    toBoard: 'Show the board',
    title: 'The table in words',
    moves: 'Your moves',
    noMoves: 'There is nothing for you to do now.',
    me: (name: string) => `${name} (you)`,
    /** What something is, and how it stands. */
    pair: (what: string, how: string) => `${what}: ${how}`,

    shadow_thief: {
      points: 'Points',
      cards: 'Cards in hand',
      played: 'Played',
      safe: 'Safe',
      moves: { play: 'Play a card', add: 'Add jewels', steal: 'Take a jewel' },
    },

    master_thieves: {
      upright: 'The box stands upright.',
      turned: 'The box stands upside down.',
      unknown: 'unknown',
      front: 'In front',
      alarmOf: (name: string) => `An alarm lies in it: ${name}`,
      box: 'The box',
      level: 'Level',
      sides: { N: 'North', E: 'East', S: 'South', W: 'West' },
      drawer: (drawer: string, long: boolean) => `${drawer}, ${long ? 'long' : 'short'}`,
      open: 'open',
      character: 'Character',
      playedBy: 'Played by',
      card: 'Card',
      alarm: 'Alarm',
      alarmReady: 'at hand',
      alarmSet: 'in a drawer',
      cards: 'Cards in hand',
      moves: {
        fill: 'Put a diamond into a drawer',
        open: 'Open a drawer',
        handle: 'Handle the box',
        choose: 'Choose a card',
        place: 'Place an imitation',
        pick: 'Take your share',
        alarm: 'Your alarm',
        take: 'At the open drawer',
      },
    },

    gentlemen_thieves: {
      allied: (two: string, three: string) => `${two} against ${three}`,
      centre: (things: string) => `In the centre: ${things}`,
      places: 'The places',
      place: 'Place',
      equipment: 'Equipment',
      missing: 'Missing',
      lootAndMore: 'Loot and special tokens',
      burglar: 'Burglar',
      favours: 'Favours',
      matchmaker: 'Matchmaker',
      yes: 'yes',
      colour: 'Colour',
      tokens: 'Tokens',
      moves: {
        ally: 'Ally two colours',
        take: 'Take a token',
        at: 'Place the token',
        tunnel: 'Move a tunnel, for a favour',
        padlock: 'Move the padlock, for a favour',
        car: 'Drive the car, for a favour',
        loot: 'Move loot, for a favour',
        carry: 'What the car carries',
        return: 'The tunnel that goes back',
      },
    },
  },
};

export type Text = typeof text;
