// What every page says.

import type { Common } from '../en/common';
import { list } from './grammar';

export const common: Common = {
  product: 'Vendôme',
  close: 'Fermer',
  copy: 'Copier',
  copied: 'Copié.',
  list,
  offline: 'Tu es hors ligne. Tes tables t’attendent, et cette page se reconnecte toute seule.',

  title: {
    plain: (title) => (title ? `${title} · Vendôme` : 'Vendôme'),
    yourTurn: (title) => `● À toi · ${title}`,
  },

  levels: {
    random: { name: 'Hasard', text: 'Joue n’importe quel coup permis : parfait pour découvrir les règles.' },
    pickpocket: { name: 'Pickpocket', text: 'Joue le coup le plus tentant, sans voir plus loin.' },
    burglar: { name: 'Cambrioleur', text: 'Anticipe, mais oublie parfois et se laisse bluffer.' },
    mastermind: { name: 'Cerveau', text: 'Prend son temps, n’oublie rien et lit dans ton jeu.' },
    magpie: { name: 'Pie voleuse', text: 'A appris de milliards de coups. Pressée : prend tout ce qui brille.' },
    safecracker: {
      name: 'Perceur de coffres',
      text: 'A appris de milliards de coups. Patient : prépare, puis attend son heure.',
    },
  },

  link: {
    connecting: 'Connexion…',
    lost: 'Connexion perdue. Nouvel essai…',
    back: 'Connexion rétablie.',
    kept: 'Ton coup est gardé et sera renvoyé.',
    again: 'Pas encore de réponse. Nouvel essai…',
    seatAwaited: 'En attente de la table…',
    seatAwaitedText: 'Ta place est dans le lien, rien n’est perdu : tu t’assieds dès que la table répond.',
    noSeat: 'Impossible de prendre la place de ce lien pour l’instant : tu regardes. Garde bien le lien.',
    unknownSeat:
      'Cette table ne connaît pas ta place pour l’instant : tu regardes. Ta place reste sur ta liste ; reviens plus tard, ou demande à l’hôte.',
    notKept:
      'Ce navigateur ne nous laisse pas garder ta place. Tu peux jouer tant que cette page est ouverte ; pour revenir plus tard, copie ton lien privé depuis le menu de la table.',
  },

  settings: {
    title: 'Réglages',
    theme: 'Apparence',
    themes: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
    language: 'Langue',
    languageAuto: 'Comme le navigateur',
    motion: 'Vitesse des animations',
    motions: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', off: 'Sans animation' },
    sounds: 'Sons',
    soundsOn: 'Activés',
    soundsOff: 'Coupés',
    volume: 'Volume',
    vibration: 'Vibration',
    vibrationText: 'Brève, quand c’est à toi.',
  },

  rules: {
    loading: 'Chargement de la règle…',
    now: 'En ce moment',
    search: 'Chercher dans la règle',
    none: 'Rien de tel dans la règle.',
  },

  unknown: {
    title: 'Page introuvable',
    text: 'Il n’y a rien à cette adresse.',
  },

  sorry: {
    page: 'Désolé, cette page est en panne.',
    pageText: 'Rien n’est perdu à tes tables : chaque coup confirmé est gardé sur le serveur.',
    table: 'Désolé, cette table ne s’affiche pas correctement.',
    board: 'Désolé, la table ne peut pas être montrée en image.',
    boardText: 'La partie continue, rien n’est perdu. Tu peux jouer avec la table en texte, ci-dessous.',
    part: 'Désolé, cette partie de la page est en panne.',
    noText: 'La table ne peut pas non plus être montrée en texte.',
    retry: 'Réessayer',
    reload: 'Recharger la page',
    report: 'Détails du problème',
    reportText: 'Envoie ceci à la personne qui gère ce serveur. Il n’y figure ni nom, ni carte, ni clé.',
    copy: 'Copier le rapport',
    toast: 'Un problème est survenu sur cette page.',
  },

  errors: {
    offline: 'Le serveur est injoignable.',
    other: 'Un problème est survenu sur le serveur.',
  },
};
