// At the table: players, panels, hand-over, the end.

import type { Table } from '../en/table';
import { count, counted, form, list, percent } from './grammar';

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
    leftLabel: 'Verbleibende Bedenkzeit',
    waitFor: (names) => `Wir warten auf ${list(names)}.`,
    waitForBots: (names) => `${list(names)} ${names.length === 1 ? 'überlegt' : 'überlegen'}.`,
    rule: (number) => `Regel ${number}`,
    skip: 'Überspringen',
    skipKey: 'Animation überspringen (Esc)',
    over: 'Die Partie ist zu Ende.',
    board: 'Der Tisch',
    yourChoice: 'Deine Wahl',
    noBoard: 'Für dieses Spiel hat die Seite keinen Spielplan.',
    players: 'Am Tisch',
    panels: {
      story: 'Verlauf',
      scores: 'Stand',
      rules: 'Regeln',
      chat: 'Chat',
      review: 'Analyse',
      lens: 'Lupe',
      riddle: 'Rätsel',
    },
    panelsLabel: 'Neben dem Tisch',
    storyEmpty: 'Noch ist nichts passiert.',
    chatEmpty: 'Noch hat niemand etwas geschrieben.',
    chatWrite: 'Schreib etwas',
    chatSend: 'Senden',
    chatNew: (n) => counted(n, 'neue Nachricht', 'neue Nachrichten'),
    host: 'Gastgeber',
    menu: 'Tischmenü',
    hint: 'Bot fragen',
    hintTitle: 'Was ein Superhirn tun würde',
    hintThinking: 'Es überlegt …',
    hintChance: percent,
    hintChanceLabel: (value) => `Gewinnchance etwa ${Math.round(value * 100)} Prozent`,
    hintShare: 'wie gründlich der Zug geprüft wurde',
    hintClose: 'Tipp schließen',
    transfer: 'Auf einem anderen Gerät weiterspielen',
    transferText: 'In diesem privaten Link steckt dein Platz: Wer ihn hat, kann für dich spielen.',
    transferLink: 'Privater Link zu deinem Platz',
    transferQrLabel: 'QR-Code des privaten Links zu deinem Platz',
    transferQr: 'Als QR-Code, für ein Handy',
    watch: 'Andere zuschauen lassen',
    watchText: 'Wer diesen Link öffnet, sieht nur, was offen liegt.',
    leave: 'Tisch verlassen',
    leaveText: 'Dein Platz bleibt dir: Du findest den Tisch auf der Startseite.',
    fair: 'Die Mischung wurde vor dem ersten Zug versiegelt',
    fairText: 'Das ist ihr Fingerabdruck. Der Startwert dazu steht nach der Partie in der Aufzeichnung.',
    noSuch: 'Diesen Tisch gibt es nicht.',
    noSuchText: 'Im Link ist ein Tippfehler, oder der Tisch wurde nach langer Zeit ohne Zug geschlossen.',
    noSpectators: 'Dieser Tisch ist privat.',
    cantGoOn: 'An diesem Tisch geht es nicht weiter.',
    home: 'Zu den Spielen',
  },

  // Of this device's part in the shuffle.
  fairness: {
    tookPart: 'Dein Gerät hat mit einem eigenen Geheimnis mitgemischt.',
    nobodyPicked:
      'So konnte sich niemand die Verteilung aussuchen: niemand am Tisch und auch nicht der Betreiber dieses Servers.',
    agrees: 'Dein Gerät hat mitgemischt, und die Aufzeichnung stimmt mit dem überein, was vorher versiegelt war.',
    without: 'Vorsicht: Dein Gerät hat nicht mitgemischt. Sein Geheimnis kam zu spät oder wurde weggelassen.',
    differs:
      'Vorsicht: Der Tisch stimmt nicht mit dem überein, was vor dem Mischen versiegelt war. Jemand könnte sich die Verteilung ausgesucht haben.',
    missing: (names) => `Gemischt ohne Beitrag von ${list(names)}: zu spät gekommen oder absichtlich weggelassen.`,
    redrawn: (times) => `Vor der Partie ist jemand gegangen, darum wurde ${count(times + 1)}-mal gemischt.`,
  },

  // What hosts can do, and how one leaves for good.
  hosting: {
    title: 'Für den Gastgeber',
    settings: 'Einstellungen des Tisches',
    host: 'Gastgeber',
    remove: 'Entfernen',
    removeLabel: (name) => `${name} entfernen`,
    removeAsk: (name) => `${name} entfernen?`,
    removePlaying: (name) => `Für ${name} spielt ein Bot weiter. Eine Rückkehr auf diesen Platz gibt es nicht.`,
    freeAgain: 'Der Platz wird wieder frei für jemand anders.',
    makeHost: 'Zum Gastgeber machen',
    makeHostLabel: (name) => `${name} zum Gastgeber machen`,
    makeHostAsk: (name) => `${name} zum Gastgeber machen?`,
    makeHostText: (name) => `Du bist dann nicht mehr Gastgeber. Nur ${name} kann dich wieder dazu machen.`,
    lock: 'Keine Gäste mehr',
    lockText: 'Niemand kann sich mehr setzen. Freie Plätze gehen an Bots.',
    close: 'Tisch schließen',
    toClose: 'Tisch schließen …',
    closeAsk: 'Den Tisch für alle schließen?',
    closeWaiting: 'Niemand kann sich hier mehr setzen oder spielen.',
    closePlaying:
      'Die Partie endet hier und geht nicht weiter. Ihre Aufzeichnung könnt ihr noch herunterladen, mit allem, was geheim war.',
    standUp: 'Aufstehen',
    leave: 'Meinen Platz aufgeben',
    toLeave: 'Meinen Platz aufgeben …',
    leaveAsk: 'Deinen Platz für immer aufgeben?',
    leavePlaying: 'Ein Bot spielt unter deinem Namen weiter, und du kannst nicht auf diesen Platz zurück.',
    leaveHost: 'Jemand anders wird dann Gastgeber.',
    left: 'Du hast den Tisch verlassen.',
    hasLeft: 'ist gegangen',
    nowHost: 'Du bist jetzt Gastgeber.',
    noSeat: 'Du sitzt nicht mehr an diesem Tisch.',
    lookOn: 'Als Gast zurückkommen',
    cancel: 'Abbrechen',
  },

  // Players who are there but do not answer.
  idle: {
    warn: 'Noch da?',
    warnLabel: (name) => `Noch da? ${name} fragen`,
    votes: (n) => `Bot? Noch ${counted(n, 'Stimme', 'Stimmen')}`,
    soon: (seconds) => (seconds > 0 ? `in ${seconds} s spielt ein Bot` : 'ein Bot übernimmt'),
    title: 'Bist du noch da?',
    wait: 'Die anderen warten auf dich.',
    willPlay: (seconds) => `In ${seconds} s spielt ein Bot für dich.`,
    mayPlay: (seconds) => `In ${seconds} s kann ein Bot für dich spielen, wenn die anderen zustimmen.`,
    here: 'Ich bin da',
    byBot: 'Ein Bot spielt für dich.',
    takeBack: 'Selbst weiterspielen',
  },

  // A move is taken back, if need be when the others allow it.
  takeBack: {
    button: 'Zurücknehmen',
    label: 'Deinen letzten Zug zurücknehmen',
    of: (name: string) => `Zug von ${name} zurücknehmen`,
    asks: (name: string) => `${name} möchte den letzten Zug zurücknehmen.`,
    waits: (names: readonly string[]) => `Warten auf ${list(names)}: Darfst du deinen Zug zurücknehmen?`,
    allow: 'Erlauben',
    no: 'Nein',
    never: 'Doch nicht',
    stands: 'Dein Zug gilt: Die anderen haben dir nicht erlaubt, ihn zurückzunehmen.',
    told: (name: string) => `${name} hat einen Zug zurückgenommen.`,
    setting: 'Züge zurücknehmen',
    settingHelp:
      'Solange ein Zug nichts aufgedeckt und niemand darauf reagiert hat. Eine geheime Wahl lässt sich ändern, bis alle gewählt haben.',
    settings: { ask: 'Wenn die anderen zustimmen', free: 'Immer', off: 'Nie' },
  },

  // How long something takes.
  time: {
    days: (n) => counted(n, 'Tag', 'Tage'),
  },

  // Players who are away for some days.
  breaks: {
    title: 'Pausen',
    text: 'In einer Pause steht deine Uhr still, und alle sehen, dass du weg bist. Mit deinem nächsten Zug bist du zurück.',
    left: (n) => `Dir ${form(n, 'bleibt', 'bleiben')} in dieser Partie noch ${counted(n, 'Pausentag', 'Pausentage')}.`,
    until: 'Letzter Tag',
    take: 'Pause machen',
    change: 'Ändern',
    back: 'Ich bin zurück',
    on: (date) => `Pause bis ${date}`,
    you: (date) => `Du machst Pause bis ${date}.`,
    other: (name, date) => `${name} macht Pause bis ${date}`,
  },

  handOver: {
    title: (name) => `Gib das Gerät an ${name} weiter`,
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
    whyWon: 'Was den Sieg entschied',
    points: (n) => counted(n, 'Punkt', 'Punkte'),
    again: 'Noch einmal spielen',
    next: 'Zur nächsten Partie',
    replay: 'Partie ansehen',
    review: 'Partie analysieren',
    record: 'Aufzeichnung herunterladen',
    player: 'Name',
    total: 'Summe',
    time: 'Zeit',
  },

  /** A table that plays a deal of a night. */
  night: {
    deal: (deal, deals) => `Blatt ${deal} von ${deals}`,
    day: 'Blatt des Tages',
    back: 'Zurück zum Abend',
    about:
      'Andere spielen dasselbe Blatt. Deshalb sieht hier niemand zu, und es gibt keine Tipps, bis der Abend endet.',
    once: 'Du hast einen Versuch. Ein Ergebnis zählt, wenn du jeden Zug selbst gemacht hast.',
    after: (time) => `Aufzeichnung, Nachspielen und Analyse gibt es, wenn der Abend endet: ${time}.`,
    better: (share, others) =>
      others === 1
        ? `${percent(share)} gegen die andere Person mit deinen Karten.`
        : `${percent(share)} gegen ${others} andere mit deinen Karten.`,
    alone: 'Noch niemand sonst hatte diese Karten.',
    notCounted: 'Dieses Spiel hat kein Ergebnis: Ein Bot hat etwas für dich entschieden, oder der Abend war zu Ende.',
  },
};
