// The pages of duplicate nights, and of the deal of the day.

import type { NightTexts } from '../en/night';
import { figuresOf } from '../figures';
import { counted } from './grammar';

const { percent } = figuresOf('fr');

export const night: NightTexts = {
  about:
    'Tout le monde joue les mêmes donnes, quand il veut, et se compare à ceux qui ont eu les mêmes cartes. La chance compte donc peu.',

  make: 'Créer une soirée',
  game: 'Jeu',
  deals: 'Donnes',
  hours: 'Ouverte pendant',
  days: (n) => counted(n, 'jour', 'jours'),
  title: 'Nom de la soirée (facultatif)',
  titleHint: 'Le club du jeudi',
  yours: 'Tes soirées',
  empty: 'Aucune pour l’instant. Crées-en une et envoie son lien aux autres.',
  untitled: (game) => `Soirée ${game}`,
  isClosed: 'finie',
  forget: (title) => `Retirer ${title} de cette liste`,

  invite: 'Inviter les autres',
  link: 'Lien vers cette soirée',
  qr: 'QR code du lien, pour un téléphone',
  until: (time) => `Ouverte jusqu’au ${time}`,
  closedAt: (time) => `Finie depuis le ${time}`,
  entered: (n) => (n === 0 ? 'personne ne participe' : counted(n, 'inscrit', 'inscrits')),
  players: (n) => counted(n, 'joueur', 'joueurs'),
  bots: (level) => `Bots : ${level}`,
  takePart: 'Participer',
  takePartText: 'Tu as un essai par donne. Les autres voient ton nom dans les résultats.',
  dayText:
    'Tu as un essai, contre les trois mêmes bots que tout le monde. Quiconque regarde les résultats voit ton nom.',
  takesPart: 'Tu participes.',

  dealsTitle: 'Les donnes',
  deal: (n) => `Donne ${n}`,
  seat: (n) => `Place ${n}`,
  played: (n) => (n === 0 ? 'pas jouée' : `jouée ${n} fois`),
  play: 'Jouer',
  playLabel: (n) => `Jouer la donne ${n}`,
  playText: 'Tu as un essai. Tu peux quitter la table et y revenir jusqu’à la fin de la soirée.',
  whichSeat: 'Ta place',
  seatHelp: 'On te compare à ceux qui ont eu cette place.',
  with: 'Contre',
  withWhom: { bots: 'Des bots, tout de suite', open: 'D’autres de la soirée' },
  openHelp: 'La table attend d’autres participants : ils la trouvent ici.',
  toTable: 'Aller à la table',
  unfinished: 'pas terminée',
  waiting: (names, free) => `${names} : ${counted(free, 'place libre', 'places libres')}`,
  join: 'S’asseoir',
  joinLabel: (n, names) => `Donne ${n} : s’asseoir avec ${names}`,

  points: (n) => counted(n, 'point', 'points'),
  whatPercent: 'Le pourcentage : combien tu en as battus, et la moitié de ceux qui ont autant.',
  yourMean: (share) => `Ta moyenne : ${percent(share)}`,

  proof: 'La preuve que personne n’a choisi les donnes',
  proofText:
    'Chaque donne a été scellée avant que quiconque joue. À la fin de la soirée, l’enregistrement d’une table le prouve : son empreinte est celle qui figure ici.',
  commitment: (n) => `Empreinte de la donne ${n}`,

  results: 'Résultats',
  noResults: 'Personne n’a terminé de donne.',
  you: 'toi',
  share: (share) => percent(share),
  noShare: 'sans comparaison',
  replay: 'Revoir',
  review: 'Analyse',
  of: (what, name, deal) => `${what} : ${name}, donne ${deal}`,
  counts: 'Un résultat compte si tu as joué chaque coup toi-même.',

  close: 'Terminer la soirée',
  closeTitle: 'Terminer la soirée maintenant ?',
  closeText:
    'Plus personne ne pourra jouer pour un résultat. Tout le monde voit les résultats, et toutes les parties peuvent être revues.',
  offline: 'Tu es hors ligne. Ce que tu vois n’est peut-être plus à jour.',

  today: 'La donne du jour',
  todayOf: (day) => `La donne du jour, ${day}`,
  yesterday: 'Les résultats d’hier',
  toToday: 'La donne d’aujourd’hui',
  streak: (n) => `${n} jours de suite`,
  copyResult: 'Copier ton résultat',
  shareResult: 'Partager ton résultat',
  shared: (game, day, result) => `Vendôme, donne du jour, ${day}, ${game} : ${result}`,
  sharedBetter: (share, others) => `${percent(share)} contre ${counted(others, 'autre', 'autres')}`,
  sharedAlone: 'jouée',
};
