// Why the server refused, by its code.

import type { Code } from '../../protocol';

export const REFUSALS: Record<Code, string> = {
  'bad-request': 'Le serveur n’a pas compris la demande.',
  'no-token': 'Seuls ceux qui jouent peuvent faire cela.',
  'wrong-token': 'Personne à cette table n’a cette clé.',
  forbidden: 'Cela ne t’est pas permis à cette table.',
  'not-your-turn': 'Ce n’est pas à toi.',
  'no-such-table': 'Cette table n’existe pas, ou plus.',
  'no-such-thing': 'Il n’y a rien à cette adresse.',
  'wrong-method': 'Cette adresse n’accepte pas une telle demande.',
  stale: 'La partie a avancé : voici où elle en est.',
  taken: 'Cette place est prise, ou la table est pleine.',
  started: 'La partie a commencé ; la table ne prend plus d’invités.',
  'not-started': 'La partie n’a pas encore commencé.',
  'not-finished': 'La partie n’est pas encore finie.',
  'not-away': 'Ce joueur est encore à table, ou vient tout juste de la quitter.',
  'too-large': 'C’est trop grand pour le serveur.',
  'bad-option': 'Ce jeu ne connaît pas ce réglage.',
  'illegal-move': 'Ce coup n’est pas permis maintenant.',
  'bad-record': 'Le fichier ne contient pas une partie jouée selon les règles.',
  'too-many': 'C’est trop à la fois : attends un instant, puis réessaie.',
  broken: 'Quelque chose s’est cassé de notre côté ; réessaie.',
  unavailable: 'Le serveur ne peut pas répondre en ce moment ; réessaie.',
};
