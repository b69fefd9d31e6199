// What every page says.

import type { Common } from '../en/common';
import { list } from './grammar';

export const common: Common = {
  product: 'Vendôme',
  close: 'Fermer',
  copy: 'Copier',
  copied: 'Copié.',
  list,
  offline: 'Tu es hors ligne. Tes tables t’attendent, et cette page revient d’elle-même.',

  title: {
    plain: (title) => (title ? `${title} · Vendôme` : 'Vendôme'),
    yourTurn: (title) => `● À toi · ${title}`,
  },

  levels: {
    random: { name: 'Hasard', text: 'Joue n’importe quoi : parfait pour découvrir les règles.' },
    pickpocket: { name: 'Pickpocket', text: 'Voit la première bonne occasion et la saisit.' },
    burglar: { name: 'Cambrioleur', text: 'Anticipe, mais oublie parfois et se laisse bluffer.' },
    mastermind: { name: 'Cerveau', text: 'Prend son temps, n’oublie rien et lit dans ton jeu.' },
  },

  link: {
    connecting: 'Connexion…',
    lost: 'Connexion perdue. Nouvel essai…',
    back: 'Reconnecté.',
    kept: 'Ton coup est gardé et sera renvoyé.',
    again: 'Pas encore de réponse. Nouvel essai…',
    seatAwaited: 'On attend la table…',
    seatAwaitedText: 'Ta place est dans le lien et rien n’est perdu : tu t’assieds dès que la table répond.',
    noSeat: 'La place de ce lien ne peut pas être prise pour l’instant : tu regardes. Garde bien le lien.',
    unknownSeat:
      'Cette table ne connaît pas ta place pour l’instant : tu regardes. Ta place reste sur ta liste ; reviens plus tard, ou demande à l’hôte.',
    notKept:
      'Ce navigateur ne nous laisse pas garder ta place. Tu peux jouer tant que cette page est ouverte ; pour revenir plus tard, copie ton lien privé depuis le menu de la table.',
  },

  settings: {
    title: 'Réglages',
    theme: 'Apparence',
    themes: { auto: 'Comme l’appareil', light: 'Jour', dark: 'Nuit' },
    language: 'Langue',
    languageAuto: 'Comme le navigateur',
    motion: 'Ce qui se passe est montré',
    motions: { slow: 'Lentement', normal: 'Normalement', fast: 'Vite', off: 'D’un coup' },
    sounds: 'Sons',
    soundsOn: 'Activés',
    soundsOff: 'Coupés',
    volume: 'Volume',
    notify: 'Me prévenir quand c’est à moi',
    notifyOn: 'On te prévient quand c’est à toi et que cet onglet est à l’arrière-plan.',
    notifyOff: 'Le navigateur te le demande une seule fois.',
    notifyBlocked: 'Ton navigateur bloque les notifications de ce site.',
    notifyAsk: 'Autoriser',
  },

  rules: {
    loading: 'On va chercher la règle…',
    now: 'En ce moment',
    search: 'Chercher dans la règle',
    none: 'Aucune règle ne dit cela.',
  },

  unknown: {
    title: 'Rien ici',
    text: 'Cette page n’existe pas dans la maison.',
  },

  sorry: {
    page: 'Désolés, cette page est en panne.',
    pageText: 'Rien n’est perdu à tes tables : chaque coup confirmé est gardé sur le serveur.',
    table: 'Désolés, cette table ne peut pas être montrée comme il faut.',
    board: 'Désolés, le plateau ne peut pas être dessiné.',
    boardText: 'La partie continue et rien n’est perdu. Tu peux jouer avec la table en texte, ci-dessous.',
    part: 'Désolés, cette partie de la page est en panne.',
    noText: 'La table ne peut pas non plus être montrée en texte.',
    retry: 'Réessayer',
    reload: 'Recharger la page',
    report: 'Que signaler',
    reportText: 'Envoie ceci à qui s’occupe de ce serveur. On n’y trouve ni nom, ni carte, ni clé.',
    copy: 'Copier un rapport',
    toast: 'Quelque chose s’est mal passé sur cette page.',
  },

  errors: {
    offline: 'Le serveur est injoignable.',
    other: 'Quelque chose s’est mal passé sur le serveur.',
  },
};
