// A finished game, judged.

import type { Review } from '../en/review';
import { figuresOf } from '../figures';

const { change, count, percent, within } = figuresOf('de');

export const review: Review = {
  title: 'Analyse',
  making: 'Das Superhirn sieht sich jede Entscheidung der Partie an …',
  leave: 'Du kannst die Seite verlassen: Die Arbeit geht weiter, und wenn du zurückkommst, ist die Analyse da.',
  progress: 'Fortschritt der Analyse',
  again: (why) => `${why} Wir fragen von selbst wieder nach.`,
  percent,
  change,

  chances: 'Gewinnchancen',
  curve: 'Gewinnchancen, Zug für Zug',
  curveHelp: 'Tipp auf die Kurve oder nimm die Pfeiltasten, um zu einem Zug zu kommen.',
  move: (n) => `Zug ${n}`,
  deal: 'Nach dem Austeilen',
  chanceOf: (name, chance) => `${name} ${percent(chance)}`,
  choose: 'Wessen Spiel',
  now: 'Jetzt',
  accuracy: 'Genauigkeit',
  luck: 'Glück',
  figures: (chance, accuracy, luck) =>
    `Gewinnchance jetzt ${percent(chance)}, ${accuracy === null ? 'keine Wahl gehabt' : `Genauigkeit ${count(Math.round(accuracy))} von 100`}, Glück ${change(luck)}`,
  count: (n) => count(Math.round(n)),

  swings: (name) => `Was die Chancen von ${name} verändert hat`,
  decisions: 'Entscheidungen',
  decisionsHelp: 'Kräftig: eigene Entscheidungen. Blass: die der anderen.',
  table: 'Die Kurve als Tabelle',
  played: 'Gespielt',

  verdicts: { best: 'Bester Zug', good: 'Gut', slip: 'Ungenau', mistake: 'Fehler', blunder: 'Grober Fehler' },
  atStart: 'Die Karten sind verteilt. Von hier an wird jeder Zug beurteilt.',
  noChoice: 'Es gab keinen anderen Zug.',
  would: (move) => `Das Superhirn hätte gespielt: ${move}`,
  cost: (cost, error) => `Kosten: ${percent(cost)} (${within(error)}) der Gewinnchance`,
  value: (value, error) => `${percent(value)} ${within(error)}`,
  roughly: (value) => `etwa ${percent(value)}`,
  moves: 'Gewinnchance nach jedem Zug, nach allem, was man von diesem Platz aus wissen konnte',
  isBest: 'bester',
  isPlayed: 'gespielt',

  turning: 'Wendepunkte',
  by: { luck: 'durch Glück', decision: 'durch eine Entscheidung' },

  makings: 'Woraus das Ergebnis besteht',
  parts: {
    start: 'Chance vor dem Austeilen',
    deal: 'Glück: das Austeilen',
    draws: 'Glück: der Zufall danach',
    secrets: 'Glück: was die anderen verbargen',
    decisions: 'Eigene Entscheidungen',
    rivals: 'Entscheidungen der anderen',
    share: 'Anteil am Sieg',
  },
  bestMoves: 'Beste Züge',
  bestBy: (margin) => `um ${percent(margin)} besser als der nächste`,
  noBest: 'Kein Zug ragte heraus.',
  costlyMoves: 'Teuerste Züge',
  costBy: (cost) => `kostete ${percent(cost)}`,
  noCostly: 'Keine teuren Züge: gut gespielt!',

  judged: 'Wer urteilt, und wie',
  byChances: {
    critic: 'Chancen und Glück beurteilt ein Netz, das alle Karten sieht.',
    mind: 'Chancen und Glück beurteilt die eigene Schätzung des Spiels, die alle Karten sieht.',
    playouts: 'Chancen und Glück kommen aus vielen Partien, die aus jeder Stellung weitergespielt wurden.',
  },
  byDecisions: {
    search: 'Entscheidungen beurteilt eine Suche, die nicht mehr weiß, als man an diesem Platz wusste',
    'net-search': 'Entscheidungen beurteilt eine Suche mit Netz, die nicht mehr weiß, als man an diesem Platz wusste',
  },
  simulations: (judge, n) => `${judge}: je ${count(n)} Simulationen.`,
  intervals:
    'Alle Zahlen sind Schätzungen. Hinter ± steht die Hälfte des 95-%-Intervalls; ein Unterschied, der darin liegt, zählt nicht.',
  thorough: 'Genauer hinsehen',
  thoroughHelp: 'Zehnmal so viel Bedenkzeit: Das dauert einige Minuten.',
  isThorough: 'Das ist die gründliche Analyse.',

  quiz: {
    title: 'Finde den besseren Zug',
    start: (name) => `Finde die besseren Züge von ${name}`,
    at: (n, all) => `${n} von ${all}`,
    ask: (name) => `Du sitzt auf dem Platz von ${name} und siehst, was dort zu sehen war. Was spielst du?`,
    right: (move) => `Richtig: ${move}.`,
    nearly: (move, best) => `Gut gefunden: „${move}“ ist etwa so gut wie der Zug des Superhirns, „${best}“.`,
    gain: (gain) => `Das ist ${percent(gain)} mehr Gewinnchance als in der Partie.`,
    wasPlayed: (move) => `${move}: So wurde gespielt. Es gibt einen besseren Zug.`,
    wrong: (move) => `${move}: hier nicht der beste. Versuch einen anderen.`,
    shown: (move) => `Das Superhirn spielt: ${move}.`,
    show: 'Zeig ihn mir',
    next: 'Nächste Stellung',
    finish: 'Zum Ergebnis',
    result: (found, all) => `Du hast ${found} von ${all} selbst gefunden.`,
    allFound: 'Alle gefunden. Stark!',
    again: 'Noch einmal',
    leave: 'Zurück zur Analyse',
  },
};
