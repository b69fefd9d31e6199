// The pages of duplicate nights, and of the deal of the day.

import type { NightTexts } from '../en/night';
import { figuresOf } from '../figures';
import { counted } from './grammar';

const { percent } = figuresOf('de');

export const night: NightTexts = {
  about:
    'Alle spielen dieselben Blätter, wann sie wollen, und werden mit denen verglichen, die dieselben Karten hatten. Glück zählt also wenig.',

  make: 'Einen Abend anlegen',
  game: 'Spiel',
  deals: 'Blätter',
  hours: 'Offen für',
  days: (n) => counted(n, 'Tag', 'Tage'),
  title: 'Name des Abends (freiwillig)',
  titleHint: 'Donnerstagsrunde',
  yours: 'Deine Abende',
  empty: 'Noch keiner. Leg einen an und schick den anderen seinen Link.',
  untitled: (game) => `Ein Abend mit ${game}`,
  isClosed: 'zu Ende',
  forget: (title) => `${title} von dieser Liste nehmen`,

  invite: 'Andere einladen',
  link: 'Link zu diesem Abend',
  qr: 'QR-Code des Links, fürs Handy',
  until: (time) => `Offen bis ${time}`,
  closedAt: (time) => `Zu Ende seit ${time}`,
  entered: (n) => (n === 0 ? 'niemand nimmt teil' : counted(n, 'Person dabei', 'Personen dabei')),
  players: (n) => counted(n, 'Person am Tisch', 'Personen am Tisch'),
  bots: (level) => `Bots: ${level}`,
  takePart: 'Teilnehmen',
  takePartText: 'Du hast an jedem Blatt einen Versuch. Die anderen sehen deinen Namen in den Ergebnissen.',
  dayText: 'Du hast einen Versuch, gegen dieselben drei Bots wie alle. Wer die Ergebnisse ansieht, sieht deinen Namen.',
  takesPart: 'Du nimmst teil.',

  dealsTitle: 'Die Blätter',
  deal: (n) => `Blatt ${n}`,
  seat: (n) => `Platz ${n}`,
  played: (n) => (n === 0 ? 'nicht gespielt' : `${n}-mal gespielt`),
  play: 'Spielen',
  playLabel: (n) => `Blatt ${n} spielen`,
  playText: 'Du hast einen Versuch. Du kannst den Tisch verlassen und wiederkommen, bis der Abend endet.',
  whichSeat: 'Dein Platz',
  seatHelp: 'Du wirst mit denen verglichen, die diesen Platz hatten.',
  with: 'Gegen',
  withWhom: { bots: 'Bots, sofort', open: 'Andere dieses Abends' },
  openHelp: 'Der Tisch wartet auf andere, die teilnehmen: Sie finden ihn hier.',
  toTable: 'Zum Tisch',
  unfinished: 'nicht beendet',
  waiting: (names, free) => `${names}: ${counted(free, 'freier Platz', 'freie Plätze')}`,
  join: 'Hinsetzen',
  joinLabel: (n, names) => `Blatt ${n}: zu ${names} setzen`,

  points: (n) => counted(n, 'Punkt', 'Punkte'),
  whatPercent: 'Die Prozente: wie viele du geschlagen hast, und die Hälfte derer, die gleich viel haben.',
  yourMean: (share) => `Dein Mittel: ${percent(share)}`,

  proof: 'Beweis, dass niemand die Blätter ausgesucht hat',
  proofText:
    'Jedes Blatt war versiegelt, bevor jemand spielte. Ist der Abend zu Ende, beweist es die Aufzeichnung eines Tisches: Ihr Siegel ist das, das hier steht.',
  commitment: (n) => `Siegel von Blatt ${n}`,

  results: 'Ergebnisse',
  noResults: 'Niemand hat ein Blatt zu Ende gespielt.',
  you: 'du',
  share: (share) => percent(share),
  noShare: 'kein Vergleich',
  replay: 'Nachspielen',
  review: 'Analyse',
  of: (what, name, deal) => `${what}: ${name}, Blatt ${deal}`,
  counts: 'Ein Ergebnis zählt, wenn du jeden Zug selbst gemacht hast.',

  close: 'Den Abend beenden',
  closeTitle: 'Den Abend jetzt beenden?',
  closeText:
    'Niemand kann mehr um ein Ergebnis spielen. Alle sehen die Ergebnisse, und alle Spiele können nachgespielt werden.',
  offline: 'Du bist offline. Was du siehst, ist vielleicht veraltet.',

  today: 'Blatt des Tages',
  todayOf: (day) => `Blatt des Tages, ${day}`,
  yesterday: 'Die Ergebnisse von gestern',
  toToday: 'Das Blatt von heute',
  streak: (n) => `${n} Tage in Folge`,
  copyResult: 'Dein Ergebnis kopieren',
  shareResult: 'Dein Ergebnis teilen',
  shared: (game, day, result) => `Vendôme, Blatt des Tages, ${day}, ${game}: ${result}`,
  sharedBetter: (share, others) => `${percent(share)} gegen ${others} andere`,
  sharedAlone: 'gespielt',
};
