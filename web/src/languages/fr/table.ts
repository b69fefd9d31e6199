// At the table: players, panels, hand-over, the end.

import type { Table } from '../en/table';
import { counted, list, percent } from './grammar';

export const table: Table = {
  table: {
    you: 'toi',
    bot: 'bot',
    thinking: 'réfléchit…',
    toMove: 'doit jouer',
    away: (seconds) => (seconds < 60 ? 'hors ligne' : `hors ligne depuis ${counted(Math.floor(seconds / 60), 'minute', 'minutes')}`),
    byBot: 'un bot joue',
    online: 'en ligne',
    giveToBot: 'Laisser jouer un bot',
    giveToBotLabel: (name) => `Laisser un bot jouer pour ${name}`,
    spectating: 'Tu regardes.',
    yourTurn: 'À toi de jouer',
    left: (seconds) =>
      seconds < 3600
        ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
        : counted(Math.floor(seconds / 3600), 'heure', 'heures'),
    leftLabel: 'Temps de réflexion restant',
    waitFor: (names) => `On attend ${list(names)}.`,
    waitForBots: (names) => `${list(names)} ${names.length === 1 ? 'réfléchit' : 'réfléchissent'}.`,
    rule: (number) => `Règle ${number}`,
    skip: 'Passer',
    skipKey: 'Passer ce qui est montré (Échap)',
    over: 'La partie est finie.',
    board: 'La table',
    yourChoice: 'Ton choix',
    noBoard: 'Cette page n’a pas de plateau pour ce jeu.',
    players: 'Joueurs',
    panels: { story: 'Récit', scores: 'Score', rules: 'Règle', chat: 'Discussion' },
    panelsLabel: 'À côté de la table',
    storyEmpty: 'Rien ne s’est encore passé.',
    chatEmpty: 'Personne n’a encore rien dit.',
    chatWrite: 'Dis quelque chose',
    chatSend: 'Envoyer',
    chatNew: (n) => counted(n, 'nouveau message', 'nouveaux messages'),
    host: 'L’hôte',
    menu: 'Menu de la table',
    hint: 'Demander à un bot',
    hintTitle: 'Ce que ferait le cerveau',
    hintThinking: 'Il réfléchit…',
    hintChance: percent,
    hintChanceLabel: (value) => `estime ses chances à ${Math.round(value * 100)} pour cent`,
    hintShare: 'part de sa réflexion',
    hintClose: 'Ranger le conseil',
    transfer: 'Continuer sur un autre appareil',
    transferText: 'Ta place est dans ce lien privé : qui l’a joue pour toi.',
    transferLink: 'Lien privé vers ta place',
    transferQrLabel: 'Code QR du lien privé de ta place',
    transferQr: 'En code QR, pour un téléphone',
    watch: 'Laisser d’autres regarder',
    watchText: 'Qui ouvre ce lien voit ce qui est public.',
    leave: 'Quitter la table',
    leaveText: 'Ta place t’est gardée : tu retrouves la table sur la page d’accueil.',
    fair: 'Le mélange a été scellé avant le premier coup',
    fairText: 'Voici l’empreinte du mélange. La graine qui est derrière figure dans le fichier de la partie finie.',
    noSuch: 'Cette table n’existe pas.',
    noSuchText: 'Le lien est mal tapé, ou la table a été fermée après un long temps sans coup.',
    noSpectators: 'Cette table est privée.',
    home: 'Vers les jeux',
  },

  // Of this device's part in the shuffle.
  fairness: {
    tookPart: 'Ton appareil a ajouté son propre secret au mélange. Personne n’a donc pu choisir cette donne : aucun autre joueur, ni même qui tient ce serveur.',
    agrees: 'Ton appareil a pris part au mélange, et le fichier de la partie concorde avec ce qui était scellé avant.',
    without: 'Attention : la part de ton appareil manque au mélange. Elle est venue trop tard, ou elle a été laissée de côté.',
    differs: 'Attention : la table ne concorde pas avec ce qui était scellé avant le mélange. Quelqu’un a pu choisir cette donne.',
    missing: (names) => `Leur appareil n’a pas pris part au mélange : ${list(names)}.`,
  },

  handOver: {
    title: (name) => `Passe l’écran à ${name}`,
    text: 'Tous les autres regardent ailleurs.',
    ready: (name) => `C’est moi, ${name}`,
    who: 'Qui regarde ?',
    whoText: 'Choisis ta place pour voir ton côté de la table.',
  },

  end: {
    wins: (names) => (names.length === 1 ? `${names[0]} gagne` : `${list(names)} partagent la victoire`),
    youWin: 'Tu as gagné',
    youShare: (names) => `Tu partages la victoire avec ${list(names)}`,
    why: 'Comment cela a fini',
    whyWon: 'Comment on gagne',
    points: (n) => counted(n, 'point', 'points'),
    again: 'Rejouer',
    next: 'À la partie suivante',
    replay: 'Revoir la partie',
    record: 'Télécharger la partie',
    player: 'Joueur',
    total: 'Total',
  },

  scores: {
    shadow_thief: { safe: 'Au coffre', state: 'Coffre', open: 'ouvert', closed: (value) => `fermé avec ${value}` },
    master_thieves: {
      true: 'Authentiques',
      imitations: 'Imitations',
      gems: { diamonds: 'diamants', sapphires: 'saphirs', rubies: 'rubis' },
    },
    gentlemen_thieves: {
      colour: 'Cambrioleur',
      secret: 'secret',
      favours: 'Coups de pouce',
      piles: 'Les piles des couleurs',
      colours: { R: 'rouge', P: 'violet', G: 'vert', B: 'noir', Y: 'jaune' },
    },
  },
};
