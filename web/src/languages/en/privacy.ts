// What is stored here, and for how long.

import { counted } from './grammar';

export const privacy = {
  privacy: {
    title: 'Privacy',
    lead: 'No account, no cookies, no advertising, nothing from other sites. What a game needs is stored, and nothing more.',
    device: {
      title: 'On your device',
      text: 'Your seats, the names you have typed, your settings, the riddles you have solved, your duplicate nights and deals of the day, whom you have muted and by what the spectators’ gallery knows you again stay in this browser. If you delete the data of this site, they are gone; your private link brings a seat back.',
    },
    server: {
      title: 'On the server',
      text: 'For each table: the names that were typed, every move with its time, what was said in chat and in the gallery, how players reacted to moves, and when you are on a break. Your secrets in the game are shown to nobody before it is over. Your seat is kept as a fingerprint that nobody can sit down with. Your network address is not stored with it. Tables that are open to all are listed with the host’s name; what players report of each other is kept for 90 days at most, with the last 20 lines of chat. Of a duplicate night: that you take part, your seats and your scores; whoever has its link sees them with your name when it has closed, and of the deal of the day everyone.',
    },
    messages: {
      title: 'When you want to be told that it is your turn',
      text: 'Then also the address that you give: of your browser at its push service, of a webhook, or of your mailbox; with your language, time zone and quiet hours. They are erased when you turn it off, leave the seat, or a week after the game. A message says which game it is, and nothing of it; for a browser it is encrypted on top.',
    },
    person: {
      title: 'Who you are, if you like',
      text: (days: number) =>
        `At your first table your browser makes a key. The server stores its hash, the name you used last, the kind of browser and system, and the day you were here last; of a passkey its public half. Of each finished game a line stays, also when its table is gone: which game, on which day, your place and your points. Of rated games also your rating before and after; with five of them your name, rating and number of games stand on a leaderboard that anyone can see, unless you hide them. If you have friends: who they are, whom you have invited or muted, and the hash of your link. Friends see your name, whether you were here today, and your last game together. All of it is erased when you say so, or when nobody has seen you for ${counted(days, 'day', 'days')}. Whoever only looks is not stored.`,
      link: 'Download or erase everything',
    },
    time: {
      title: 'For how long',
      text: (finished: number, unfinished: number, waiting: number) =>
        `A table is deleted ${counted(finished, 'day', 'days')} after its game, ${counted(unfinished, 'day', 'days')} after its last move if the game was not finished, and after ${counted(waiting, 'day', 'days')} if it was never begun. Backups may have it for some weeks longer.`,
    },
    others: {
      title: 'Who else sees it',
      text: 'Whoever has the link of a table sees what is public at it, as long as the host allows spectators; when the game is over, all of it can be replayed. Whoever runs the server could read what is stored. Nobody else is given anything.',
    },
    rights: {
      title: 'What you can do',
      text: 'Leave a seat in the table menu, and its private link is worth nothing any more; the host can close the table. Whoever runs this server can show you everything that is stored under your name, and remove it.',
      contact: 'Write to them',
      none: 'They have given no address here: ask the person who sent you the link.',
    },
  },
};

export type Privacy = typeof privacy;
