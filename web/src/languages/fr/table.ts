// At the table: players, panels, hand-over, the end.

import type { Table } from '../en/table';
import { counted, de, list, percent, que } from './grammar';

export const table: Table = {
  table: {
    you: 'toi',
    bot: 'bot',
    thinking: 'réfléchit…',
    toMove: 'doit jouer',
    away: (seconds) =>
      seconds < 60 ? 'hors ligne' : `hors ligne depuis ${counted(Math.floor(seconds / 60), 'minute', 'minutes')}`,
    byBot: 'un bot joue',
    online: 'en ligne',
    giveToBot: 'Laisser jouer un bot',
    giveToBotLabel: (name) => `Laisser jouer un bot pour ${name}`,
    spectating: 'Tu regardes.',
    yourTurn: 'À toi de jouer',
    leftLabel: 'Temps de réflexion restant',
    waitFor: (names) => `On attend ${list(names)}.`,
    waitForBots: (names) => `${list(names)} ${names.length === 1 ? 'réfléchit' : 'réfléchissent'}.`,
    rule: (number) => `Règle ${number}`,
    skip: 'Passer',
    skipKey: 'Passer l’animation (Échap)',
    over: 'La partie est finie.',
    board: 'La table',
    yourChoice: 'Ton choix',
    noBoard: 'Cette page ne sait pas montrer ce jeu en image.',
    players: 'Joueurs',
    panels: {
      story: 'Récit',
      scores: 'Score',
      rules: 'Règle',
      chat: 'Chat',
      review: 'Analyse',
      lens: 'Loupe',
      riddle: 'Énigme',
    },
    panelsLabel: 'À côté de la table',
    storyEmpty: 'Rien ne s’est encore passé.',
    chatEmpty: 'Personne n’a encore rien dit.',
    chatWrite: 'Écris un message',
    chatSend: 'Envoyer',
    chatNew: (n) => counted(n, 'nouveau message', 'nouveaux messages'),
    host: 'L’hôte',
    menu: 'Menu de la table',
    hint: 'Demander conseil',
    hintTitle: 'Ce que ferait un Cerveau',
    hintThinking: 'Il réfléchit…',
    hintChance: percent,
    hintChanceLabel: (value) => `chances de gagner : ${Math.round(value * 100)} pour cent`,
    hintShare: 'part de sa réflexion consacrée à ce coup',
    hintClose: 'Fermer le conseil',
    transfer: 'Continuer sur un autre appareil',
    transferText: 'Ce lien privé donne accès à ta place : toute personne qui l’a peut jouer pour toi.',
    transferLink: 'Lien privé vers ta place',
    transferQrLabel: 'Code QR du lien privé de ta place',
    transferQr: 'En code QR, pour un téléphone',
    watch: 'Laisser d’autres regarder',
    watchText: 'Toute personne qui ouvre ce lien voit ce qui est public.',
    leave: 'Quitter la table',
    leaveText: 'Ta place est gardée : tu retrouveras la table sur la page d’accueil.',
    fair: 'Le mélange a été scellé avant le premier coup',
    fairText: 'Voici l’empreinte du mélange. La graine dont elle est tirée sera dans le fichier de partie, à la fin.',
    noSuch: 'Cette table n’existe pas.',
    noSuchText: 'Le lien est incorrect, ou la table a été fermée après une longue inactivité.',
    noSpectators: 'Cette table est privée.',
    cantGoOn: 'Cette table ne peut pas continuer.',
    home: 'Retour aux jeux',
  },

  // Of this device's part in the shuffle.
  fairness: {
    tookPart: 'Ton appareil a ajouté son propre secret au mélange.',
    nobodyPicked:
      'Personne n’a donc pu choisir cette donne : aucun autre joueur, ni même la personne qui gère ce serveur.',
    agrees: 'Ton appareil a participé au mélange, et le fichier de partie concorde avec ce qui était scellé avant.',
    without:
      'Attention : la part de ton appareil manque au mélange. Elle est arrivée trop tard, ou elle a été écartée.',
    differs:
      'Attention : la table ne concorde pas avec ce qui était scellé avant le mélange. Quelqu’un a pu choisir cette donne.',
    missing: (names) =>
      `La part de ces joueurs manque au mélange : ${list(names)}. Elle est arrivée trop tard, ou elle a été écartée exprès.`,
    redrawn: (times) => `Quelqu’un est parti avant la partie, on a donc mélangé ${counted(times + 1, 'fois', 'fois')}.`,
  },

  // What hosts can do, and how one leaves for good.
  hosting: {
    title: 'Pour l’hôte',
    settings: 'Réglages de la table',
    host: 'hôte',
    remove: 'Exclure',
    removeLabel: (name) => `Exclure ${name}`,
    removeAsk: (name) => `Exclure ${name} ?`,
    removePlaying: (name) => `Un bot continue à la place ${de(name)}, qui ne pourra plus y revenir.`,
    freeAgain: 'La place sera de nouveau libre pour quelqu’un d’autre.',
    makeHost: 'Nommer hôte',
    makeHostLabel: (name) => `Nommer hôte : ${name}`,
    makeHostAsk: (name) => `Nommer ${name} hôte ?`,
    makeHostText: (name) => `Tu ne seras plus l’hôte, à moins ${que(name)} ne te rende ce rôle.`,
    lock: 'Table verrouillée',
    lockText: 'Personne d’autre ne peut s’asseoir. Les places libres vont à des bots.',
    close: 'Fermer la table',
    toClose: 'Fermer la table…',
    closeAsk: 'Fermer la table pour tout le monde ?',
    closeWaiting: 'Personne ne pourra plus s’asseoir ni jouer ici.',
    closePlaying:
      'La partie s’arrête là et ne pourra pas reprendre. On pourra encore la télécharger, avec tous ses secrets.',
    standUp: 'Partir',
    leave: 'Abandonner ma place',
    toLeave: 'Abandonner ma place…',
    leaveAsk: 'Abandonner ta place pour de bon ?',
    leavePlaying: 'Un bot continue sous ton nom, et tu ne pourras plus reprendre cette place.',
    leaveHost: 'Quelqu’un d’autre devient l’hôte.',
    left: 'Tu as quitté la table.',
    hasLeft: 'a quitté la table',
    nowHost: 'Tu es maintenant l’hôte.',
    noSeat: 'Tu n’as plus de place à cette table.',
    lookOn: 'Revenir en invité',
    cancel: 'Annuler',
  },

  // Players who are there but do not answer.
  idle: {
    warn: 'Encore là ?',
    warnLabel: (name) => `Encore là ? Demander à ${name}`,
    votes: (n) => `un bot ? encore ${counted(n, 'voix', 'voix')}`,
    soon: (seconds) => (seconds > 0 ? `un bot dans ${seconds} s` : 'un bot prend la suite'),
    title: 'Es-tu encore là ?',
    wait: 'Les autres t’attendent.',
    willPlay: (seconds) => `Un bot jouera pour toi dans ${seconds} s.`,
    mayPlay: (seconds) => `Dans ${seconds} s, un bot pourra jouer pour toi si les autres sont d’accord.`,
    here: 'Je suis là',
    byBot: 'Un bot joue pour toi.',
    takeBack: 'Reprendre la main',
  },

  // A move is taken back, if need be when the others allow it.
  takeBack: {
    button: 'Reprendre',
    label: 'Reprendre ton dernier coup',
    of: (name: string) => `Reprendre le coup ${de(name)}`,
    asks: (name: string) => `${name} voudrait reprendre son dernier coup.`,
    waits: (names: readonly string[]) => `En attente de ${list(names)} : peux-tu reprendre ton coup ?`,
    allow: 'D’accord',
    no: 'Non',
    never: 'Tant pis',
    stands: 'Ton coup reste joué : les autres ne t’ont pas permis de le reprendre.',
    told: (name: string) => `${name} a repris son coup.`,
    setting: 'Reprendre un coup',
    settingHelp:
      'Tant qu’il n’a rien révélé et que personne n’a joué depuis. Un choix secret peut être changé jusqu’à ce que tous aient choisi.',
    settings: { ask: 'Si les autres sont d’accord', free: 'Toujours', off: 'Jamais' },
  },

  // How long something takes.
  time: {
    days: (n) => counted(n, 'jour', 'jours'),
  },

  // Players who are away for some days.
  breaks: {
    title: 'Pauses',
    text: 'Pendant une pause, ton temps s’arrête et tout le monde voit que tu t’absentes. Ton prochain coup y met fin.',
    left: (n) => `Il te reste ${counted(n, 'jour', 'jours')} de pause dans cette partie.`,
    until: 'Dernier jour',
    take: 'Faire une pause',
    change: 'Modifier',
    back: 'Je suis de retour',
    on: (date) => `en pause jusqu’au ${date}`,
    you: (date) => `Tu es en pause jusqu’au ${date}.`,
    other: (name, date) => `${name} est en pause jusqu’au ${date}`,
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
    why: 'Comment la partie a fini',
    whyWon: 'Ce qui a décidé de la victoire',
    points: (n) => counted(n, 'point', 'points'),
    again: 'Rejouer',
    next: 'Partie suivante',
    replay: 'Revoir la partie',
    review: 'Analyser la partie',
    record: 'Télécharger la partie',
    player: 'Joueur',
    total: 'Total',
    time: 'Temps',
  },

  /** A table that plays a deal of a night. */
  night: {
    deal: (deal, deals) => `Donne ${deal} sur ${deals}`,
    day: 'La donne du jour',
    back: 'Retour à la soirée',
    about:
      'D’autres jouent la même donne. Personne ne regarde donc ici, et il n’y a pas de conseils, jusqu’à la fin de la soirée.',
    once: 'Tu as un essai. Un résultat compte si tu as joué chaque coup toi-même.',
    after: (time) => `L’enregistrement, la partie à revoir et l’analyse s’ouvrent à la fin de la soirée : ${time}.`,
    better: (share, others) =>
      others === 1
        ? `${percent(share)} contre l’autre qui a eu tes cartes.`
        : `${percent(share)} contre les ${others} autres qui ont eu tes cartes.`,
    alone: 'Personne d’autre n’a encore eu ces cartes.',
    notCounted: 'Cette partie n’a pas de résultat : un bot a décidé pour toi, ou la soirée était finie.',
  },
};
