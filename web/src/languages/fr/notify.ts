// Apprendre que c’est à soi de jouer, même quand la page est fermée.

import type { Notify } from '../en/notify';

export const notify: Notify = {
  notify: {
    title: 'Quand c’est à moi',
    device: 'Me prévenir sur cet appareil',
    on: 'Oui',
    off: 'Non',
    deviceText: 'Le message arrive même quand cette page est fermée. Il ne dit jamais rien de tes cartes.',
    ask: 'Ton navigateur demande une fois la permission.',
    blocked: 'Ton navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages.',
    install:
      'Sur iPhone et iPad, il faut d’abord mettre Vendôme sur l’écran d’accueil : touche « Partager », puis « Sur l’écran d’accueil », et ouvre Vendôme de là. Emporte tes places par leurs liens privés (menu de la table).',
    insecure: 'Cela ne marche qu’en https, ou sur l’ordinateur où tourne le serveur.',
    none: 'Ce navigateur ne peut rien recevoir quand la page est fermée.',
    openOnly: 'Tant que cette page est ouverte à l’arrière-plan, ton navigateur peut te prévenir.',
    allow: 'Autoriser',
    unreachable: 'Le service de ton navigateur est injoignable pour l’instant. Réessaie plus tard.',
    quiet: 'Heures de silence',
    quietText: 'Pendant ces heures, rien n’est envoyé. Tu l’apprends ensuite.',
    from: 'de',
    to: 'à',
    here: 'À cette table',
    hereText: (to) => `Cet appareil : ${to}`,
    elsewhere: 'Autrement',
    elsewhereText: 'Dans une messagerie comme Discord, par son webhook ; ou par courriel, si ce serveur en envoie.',
    webhook: 'Adresse du webhook',
    email: 'Adresse de courriel',
    add: 'Ajouter',
    code: 'Code reçu par courriel',
    codeText: (to) => `Un courriel est parti pour ${to}. Tape le code qu’il contient.`,
    confirm: 'Confirmer',
    tryOut: 'Envoyer un essai',
    tried: 'Envoyé. Est-ce arrivé ?',
    failed: 'Impossible d’envoyer quoi que ce soit à cette adresse.',
    remove: 'Retirer',
    removeLabel: (to) => `Retirer ${to}`,
    kinds: { push: 'Navigateur', webhook: 'Webhook', email: 'Courriel' },
    unsubscribe: {
      title: 'Plus de courriels',
      text: 'Vendôme n’envoie plus de courriels à ton adresse, d’aucune table.',
      ask: 'Ne veux-tu plus recevoir de courriels de Vendôme à cette adresse ?',
      button: 'Plus de courriels',
      unknown: 'Plus rien n’est envoyé à ton adresse.',
    },
  },
};
