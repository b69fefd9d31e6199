// Why the server refused, by its cause.

import type { Parts, Problem } from '../../protocol';
import type { Refusals } from '../en/refusals';
import { count, counted, de, list } from './grammar';

const quoted = (text: string): string => `« ${text} »`;
const again = (seconds: number): string => `réessaie dans ${counted(seconds, 'seconde', 'secondes')}.`;

const UNKNOWN: Record<NonNullable<Parts['what']>, string> = {
  game: 'Il n’y a pas de jeu',
  option: 'Il n’y a pas d’option',
  level: 'Il n’y a pas de niveau',
  language: 'Il n’y a pas de règle dans la langue',
};

const FAULTS: Record<NonNullable<Parts['fault']>, string> = {
  'not-text': 'ce n’est pas du texte en UTF-8.',
  empty: 'il n’y a rien.',
  'not-json': 'ce n’est pas du JSON, ou il en manque la fin.',
  'not-a-record': 'ce n’est pas un fichier de partie.',
  'other-format': 'c’est un format que nous ne connaissons pas.',
  form: 'une indication manque, est de trop, ou n’a pas la bonne forme.',
  setup: 'ce jeu, ce nombre de joueurs ou cette option n’existe pas.',
  'other-rules': 'la partie suit une autre version des règles.',
  order: 'ce n’est pas ce qui doit venir ici.',
  move: 'ce coup n’était pas permis.',
  legal: 'ce n’est pas la liste des coups permis.',
  chance: 'ce mélange ou cette donne est impossible.',
  result: 'le résultat n’est pas celui de la partie.',
  unfair: 'le hasard n’est pas celui qui était scellé.',
};

function where({ line, index }: Pick<Problem, 'line' | 'index'>): string {
  if (line === undefined) return 'Le fichier';
  return index === undefined ? `Ligne ${line} du fichier` : `Ligne ${line} du fichier, entrée ${index} du déroulement`;
}

export const refusals: Refusals = {
  'nothing-said': () => 'Ce message est vide.',
  'too-slow': ({ seconds }) => `Le reste de la demande n’est pas arrivé en ${counted(seconds, 'seconde', 'secondes')}.`,
  'bad-http': ({ reason }) => `La demande est mal formée : ${reason}.`,
  'wrong-form': ({ reason }) => `Le serveur n’a pas compris la demande : ${reason}.`,
  'not-json': ({ reason }) => `La demande n’est pas du JSON : ${reason}.`,
  'players-only': () => 'Seuls les joueurs peuvent faire cela.',
  private: () => 'Cette table est privée : seuls ses joueurs la voient.',
  'wrong-token': () => 'Personne à cette table n’a cette clé.',
  removed: () => 'L’hôte t’a retiré ta place.',
  left: () => 'Tu as quitté cette table.',
  'host-starts': () => 'Seul l’hôte lance la partie.',
  'host-plays-again': () => 'Seul l’hôte peut lancer une nouvelle partie.',
  'host-only': () => 'Seul l’hôte peut faire cela.',
  'seated-only': () => 'Il faut être assis à la table pour jouer.',
  'no-word-hash': () => 'Cette place n’a pas montré d’empreinte avant : elle n’a pas de secret à révéler.',
  'no-hints': () => 'Il n’y a pas de conseils à cette table.',
  'other-site': () => 'Les pages d’autres sites ne peuvent pas utiliser ce serveur.',
  blocked: () => 'Ce serveur n’accepte rien de ton adresse.',
  'others-first': ({ names }) => `Ce n’est pas à toi : on attend d’abord ${list(names)}.`,
  'hints-when-asked': () => 'On ne demande conseil que quand c’est son tour.',
  'no-such-table': () => 'Cette table n’existe pas, ou n’existe plus.',
  'no-such-game': ({ game }) => `Il n’y a pas de jeu ${quoted(game)}.`,
  'no-such-seat': ({ seat }) => `Cette table n’a pas de place ${seat}.`,
  'nobody-there': ({ seat }) => `Personne n’est assis à la place ${seat}.`,
  'no-lens': ({ game }) => `${game} ne montre pas ce qu’une place pouvait déduire.`,
  'no-riddle': ({ value }) => `Il n’y a pas d’énigme pour ${value}.`,
  'no-lesson': ({ game }) => `${game} n’a pas de leçon.`,
  'no-such-step': ({ game, name }) => `La leçon ${quoted(game)} n’a pas d’étape ${quoted(name)}.`,
  'nothing-here': () => 'Il n’y a rien à cette adresse.',
  'wrong-method': () => 'Cette adresse n’accepte pas une telle demande.',
  'game-over': () => 'La partie est finie.',
  'moved-on': () => 'La partie a avancé entre-temps : voici où elle en est.',
  'answered-first': () => 'Une autre réponse est arrivée avant : voici où en est la partie.',
  'spoke-first': () => 'Quelqu’un d’autre vient d’écrire ; renvoie ton message.',
  'called-first': () => 'Quelqu’un d’autre vient de lancer une nouvelle partie.',
  'table-full': () => 'Cette table est complète.',
  'seat-taken': () => 'Cette place est prise.',
  'seat-just-taken': () => 'Quelqu’un d’autre vient de prendre cette place.',
  locked: () => 'L’hôte ne laisse plus personne s’asseoir à cette table.',
  started: () => 'La partie a commencé ; la table n’accepte plus d’invités.',
  dealing: () => 'La partie va commencer ; la table n’accepte plus d’invités.',
  'about-to-begin': () => 'La partie va commencer : personne ne peut quitter la table en ce moment.',
  'word-too-late': () => 'La partie a commencé ; il est trop tard pour le secret de ton appareil.',
  'word-too-early': () => 'Quelqu’un peut encore s’asseoir ; il est trop tôt pour le secret d’un appareil.',
  'not-started': () => 'La partie n’a pas encore commencé : c’est l’hôte qui la lance.',
  'not-finished': () => 'La partie n’est pas encore finie.',
  'record-too-early': () => 'La partie n’est pas encore finie : son fichier révélerait tout.',
  'not-left': () => 'Personne n’a quitté cette place.',
  'still-here': ({ name }) => `${name} est encore à table.`,
  'just-left': ({ name }) => `${name} vient tout juste de quitter la table.`,
  'just-asked': ({ name, seconds }) => `Le tour ${de(name)} vient de commencer : attends encore ${seconds} s.`,
  'too-large': ({ most }) => `C’est trop grand pour le serveur : ${count(most)} octets au plus.`,
  'headers-too-large': ({ most }) => `Les en-têtes d’une demande ont ${count(most)} octets au plus.`,
  'wrong-host': ({ name }) =>
    `Ce serveur n’est pas connu sous le nom ${quoted(name)} : la personne qui le gère peut l’ajouter à VENDOME_HOSTS.`,
  unknown: ({ what, name, known }) => `${UNKNOWN[what]} ${quoted(name)}, seulement ${list(known)}.`,
  'bad-players': ({ game, low, high, value }) => `${game} se joue de ${low} à ${high}, pas à ${value}.`,
  'bad-value': ({ name, value, known }) =>
    `L’option ${quoted(name)} ne peut pas être ${value}, seulement ${list(known)}.`,
  'seats-described': ({ seats, players }) =>
    `${counted(seats, 'place décrite', 'places décrites')} pour ${counted(players, 'joueur', 'joueurs')}.`,
  'wrong-word': () => 'Ce n’est pas le secret dont ton appareil a montré l’empreinte.',
  'no-such-move': ({ move }) => `Ce jeu n’a pas de coup ${quoted(move)}.`,
  'bad-nth': ({ value }) => `Les parties d’un fichier se comptent à partir de 1 ; ${quoted(value)} n’en est pas une.`,
  'bad-replay': ({ last }) =>
    `Une partie se revoit depuis une place, de 0 à ${last}, en ${quoted('public')} ou en ${quoted('all')}.`,
  'illegal-move': ({ move }) => `Ce coup n’est pas permis maintenant : ${quoted(move)}.`,
  'against-rule': ({ move, rule }) => `Ce coup n’est pas permis maintenant : ${quoted(move)} (règle ${rule}).`,
  'bad-record': ({ fault, ...problem }) => `${where(problem)} : ${FAULTS[fault]}`,
  'no-such-record': ({ nth }) => `Le fichier n’a pas de partie numéro ${nth}.`,
  'too-many-requests': ({ seconds }) => `Trop de demandes à la fois ; ${again(seconds)}`,
  'too-many-tables': ({ seconds }) => `Trop de nouvelles tables ; ${again(seconds)}`,
  'too-many-joins': ({ seconds }) => `Trop de tentatives pour s’asseoir ; ${again(seconds)}`,
  'too-many-moves': ({ seconds }) => `Trop de coups à la fois ; ${again(seconds)}`,
  'too-many-messages': ({ seconds }) => `Trop de messages à la fois ; ${again(seconds)}`,
  'too-many-questions': ({ seconds }) => `Trop de questions à la fois ; ${again(seconds)}`,
  'too-many-connections': () => 'Trop de connexions ouvertes depuis ton adresse.',
  'too-many-hints': () => 'Beaucoup demandent conseil en ce moment ; réessaie dans un instant.',
  'too-many-replays': ({ seconds }) => `Beaucoup veulent revoir une partie en ce moment ; ${again(seconds)}`,
  busy: ({ seconds }) => `Le serveur est très occupé ; ${again(seconds)}`,
  broken: () => 'Un problème est survenu de notre côté ; réessaie.',
  unavailable: () => 'Le serveur ne peut pas répondre en ce moment ; réessaie.',
  'server-full': () => 'Trop de monde est connecté en ce moment ; réessaie plus tard.',
  'not-ready': ({ reason }) => `Le serveur n’accepte aucun coup en ce moment : ${reason}.`,
  'no-room': () => 'Ce serveur n’a plus de place pour de nouvelles tables ; réessaie plus tard.',
  'table-of-older-rules': ({ its, ours }) =>
    `Cette table suit la version ${its} des règles, nous avons la ${ours} : elle ne peut pas continuer. On peut encore télécharger la partie.`,
  'table-of-newer-rules': ({ its, ours }) =>
    `Cette table suit la version ${its} des règles ; ce serveur n’a encore que la ${ours}.`,
  'closed-by-operator': () =>
    'Cette table a été fermée par la personne qui gère ce serveur. On peut encore télécharger la partie.',
  'closed-by-host': () => 'L’hôte a fermé cette table. On peut encore télécharger la partie.',
  'called-off': () => 'Cette table a été fermée avant le début de la partie.',
  unplayable: ({ reason }) => `On ne peut pas continuer à cette table : ${reason}.`,
};
