// At the table: players, panels, hand-over, the end.

import type { Table } from '../en/table';
import { counted, list, percent } from './grammar';

export const table: Table = {
  table: {
    you: 'du',
    bot: 'Bot',
    thinking: 'überlegt …',
    toMove: 'am Zug',
    away: (seconds) => (seconds < 60 ? 'weg' : `seit ${counted(Math.floor(seconds / 60), 'Minute', 'Minuten')} weg`),
    byBot: 'von einem Bot gespielt',
    online: 'da',
    giveToBot: 'Bot weiterspielen lassen',
    giveToBotLabel: (name) => `Für ${name} einen Bot weiterspielen lassen`,
    spectating: 'Du schaust zu.',
    yourTurn: 'Du bist dran',
    left: (seconds) =>
      seconds < 3600
        ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        : counted(Math.floor(seconds / 3600), 'Stunde', 'Stunden'),
    leftLabel: 'Verbleibende Bedenkzeit',
    waitFor: (names) => `Wir warten auf ${list(names)}.`,
    waitForBots: (names) => `${list(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'}.`,
    rule: (number) => `Regel ${number}`,
    skip: 'Überspringen',
    skipKey: 'Überspringen, was gezeigt wird (Esc)',
    over: 'Die Partie ist zu Ende.',
    board: 'Der Tisch',
    yourChoice: 'Deine Wahl',
    noBoard: 'Für dieses Spiel hat die Seite keinen Spielplan.',
    players: 'Am Tisch',
    panels: { story: 'Verlauf', scores: 'Stand', rules: 'Regel', chat: 'Chat' },
    panelsLabel: 'Neben dem Tisch',
    storyEmpty: 'Noch ist nichts geschehen.',
    chatEmpty: 'Noch hat niemand etwas gesagt.',
    chatWrite: 'Sag etwas',
    chatSend: 'Senden',
    chatNew: (n) => counted(n, 'neue Nachricht', 'neue Nachrichten'),
    host: 'Wer eingeladen hat',
    menu: 'Tischmenü',
    hint: 'Bot fragen',
    hintTitle: 'Was ein Superhirn täte',
    hintThinking: 'Er überlegt …',
    hintChance: percent,
    hintChanceLabel: (value) => `rechnet mit ${Math.round(value * 100)} Prozent`,
    hintShare: 'wie viel Überlegung dorthin ging',
    hintClose: 'Tipp weglegen',
    transfer: 'Auf einem anderen Gerät weiterspielen',
    transferText: 'In diesem privaten Link steckt dein Platz: Wer ihn hat, spielt für dich.',
    transferLink: 'Privater Link zu deinem Platz',
    transferQrLabel: 'QR-Code des privaten Links zu deinem Platz',
    transferQr: 'Als QR-Code, für ein Handy',
    watch: 'Andere zuschauen lassen',
    watchText: 'Wer diesen Link öffnet, sieht, was öffentlich ist.',
    leave: 'Tisch verlassen',
    leaveText: 'Dein Platz bleibt dir: Du findest den Tisch auf der Startseite.',
    fair: 'Das Mischen war vor dem ersten Zug versiegelt',
    fairText: 'Das ist der Fingerabdruck des Mischens. Der Startwert dahinter steht am Ende der Partie in der Aufzeichnung.',
    noSuch: 'Diesen Tisch gibt es nicht.',
    noSuchText: 'Im Link ist ein Tippfehler, oder der Tisch wurde nach langer Zeit ohne Zug geschlossen.',
    noSpectators: 'Dieser Tisch ist privat.',
    home: 'Zu den Spielen',
  },

  // Of this device's part in the shuffle.
  fairness: {
    tookPart: 'Dein Gerät hat dem Mischen ein eigenes Geheimnis beigegeben. So konnte niemand diese Verteilung aussuchen: niemand am Tisch, und auch nicht, wer diesen Server betreibt.',
    agrees: 'Dein Gerät hat mitgemischt, und die Aufzeichnung stimmt mit dem überein, was vorher versiegelt war.',
    without: 'Vorsicht: Der Beitrag deines Geräts fehlt beim Mischen. Er kam zu spät, oder er wurde weggelassen.',
    differs: 'Vorsicht: Der Tisch stimmt nicht mit dem überein, was vor dem Mischen versiegelt war. Jemand könnte diese Verteilung ausgesucht haben.',
    missing: (names) => `Gemischt ohne die Geräte von ${list(names)}.`,
  },

  handOver: {
    title: (name) => `Gib den Bildschirm an ${name}`,
    text: 'Alle anderen schauen weg.',
    ready: (name) => `Ich bin ${name}`,
    who: 'Wer schaut?',
    whoText: 'Wähl deinen Platz, um deine Seite des Tisches zu sehen.',
  },

  end: {
    wins: (names) => (names.length === 1 ? `${names[0]} gewinnt` : `${list(names)} teilen sich den Sieg`),
    youWin: 'Du hast gewonnen',
    youShare: (names) => `Du teilst dir den Sieg mit ${list(names)}`,
    why: 'Wie es zu Ende ging',
    whyWon: 'Wie man gewinnt',
    points: (n) => counted(n, 'Punkt', 'Punkte'),
    again: 'Noch einmal spielen',
    next: 'Zur nächsten Partie',
    replay: 'Partie ansehen',
    record: 'Aufzeichnung herunterladen',
    player: 'Name',
    total: 'Summe',
  },

  scores: {
    shadow_thief: { safe: 'Im Tresor', state: 'Tresor', open: 'offen', closed: (value) => `mit ${value} geschlossen` },
    master_thieves: {
      true: 'Echte Steine',
      imitations: 'Imitationen',
      gems: { diamonds: 'Diamanten', sapphires: 'Saphire', rubies: 'Rubine' },
    },
    gentlemen_thieves: {
      colour: 'Einbrecher',
      secret: 'geheim',
      favours: 'Gefallen',
      piles: 'Die Stapel der Farben',
      colours: { R: 'rot', P: 'violett', G: 'grün', B: 'schwarz', Y: 'gelb' },
    },
  },
};
