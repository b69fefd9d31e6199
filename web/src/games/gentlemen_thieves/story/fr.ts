// What happens in Gentlemen Thieves, and what is asked: in French.

import type { Colour } from '../../../art/colours';
import { BURGLARS } from '../burglars';
import { counted, form, list } from '../../../languages/fr/grammar';
import { aToken, AT, COLOUR_NAMES, coloursInWords, FROM, route as way, THE_SPOT, theToken } from '../words/fr';
import type { Sentences } from '../../sentences';
import type { Route, SpotName, Types } from '../view';

const pieces = (n: number): string => counted(n, 'pion', 'pions');
const route = ({ route: { from, to } }: { route: Route }): string => way(from, to);
const at = (places: readonly SpotName[]): string => list(places.map((place) => AT[place]));
const named = (colour: Colour): string => `${colour === 'P' ? 'la ' : ''}${BURGLARS[colour]} (${COLOUR_NAMES[colour]})`;

export const story: Sentences<Types> = {
  tell: {
    began: () =>
      'Les cambrioleurs sont distribués en secret ; deux pions Équipement vont dans chaque lieu, trois sur le plateau de jeu.',
    round_began: (e) => `Tour ${e.round} : ${e.who} a l’entremetteur.`,
    allied: (e) => `${e.who} allie ${coloursInWords(e.allies)} contre ${coloursInWords(e.foes)}.`,
    took: (e) => `${e.who} prend ${aToken(e.token)} sur le plateau de jeu.`,
    displayed: (e) => `La pioche met ${aToken(e.token)} à la place.`,
    drew: (e) => `${e.who} pioche ${aToken(e.token)}.`,
    placed: (e) => `${e.who} pose ${aToken(e.token)} ${AT[e.place]}.`,
    moved_tunnel: (e) => `${e.who} dépense un coup de pouce : un tunnel va ${route(e)}.`,
    joined: (e) => `Les tunnels relient ${list(e.places.map((place) => THE_SPOT[place]))}.`,
    moved_padlock: (e) => `${e.who} dépense un coup de pouce : le cadenas va ${route(e)}.`,
    moved_car: (e) => `${e.who} dépense un coup de pouce : le tacot roule ${route(e)}.`,
    carried: (e) => `${e.who} emporte ${aToken(e.token)} ${AT[e.place]} avec le tacot.`,
    carried_nothing: (e) => `${e.who} n’emporte rien avec le tacot.`,
    moved_loot: (e) =>
      `${e.who} dépense un coup de pouce : ${counted(e.moved, 'butin va', 'butins vont')} ${route(e)}.`,
    heist: (e) => `${e.who} déclenche le casse ${at(e.places)}.`,
    won: (e) => `L’alliance ${coloursInWords(e.colours)} remporte le casse : ${pieces(e.pieces)}.`,
    shared: (e) =>
      `Chacune de ces couleurs reçoit ${pieces(e.each)}${e.lost ? `, et ${e.lost} ${form(e.lost, 'est perdu', 'sont perdus')}` : ''}.`,
    tied: (e) => `Égalité entre les deux alliances : tout est perdu, ${pieces(e.pieces)}.`,
    returned: (e) => `${e.who} remet au centre de la table le tunnel ${FROM[e.place]}.`,
    refilled: (e) => `La pioche apporte ${aToken(e.token)} ${AT[e.place]}.`,
    more_loot: (e) => `La réserve donne ${counted(e.loot, 'butin', 'butins')} à la banque.`,
    brigadier_came: () => 'Le brigadier sort de la pioche : la partie est finie.',
    unmasked: (e) => `${e.who} était ${named(e.burglar)} : ${pieces(e.pieces)}.`,
  },
  ask: {
    alliances: ({ again }) =>
      `Tu as l’entremetteur : allie deux couleurs contre trois${again ? ', pas les deux mêmes qu’au tour précédent' : ''}.`,
    burglary: ({ favour }) =>
      favour
        ? 'Prends un pion du plateau de jeu, pioche, ou dépense un coup de pouce pour déplacer un pion spécial.'
        : 'Prends un pion du plateau de jeu, ou pioche.',
    placing: (q) => `Où poses-tu ${theToken(q.token)} ?`,
    carrying: ({ car, padlock }) => `Qu’emporte le tacot ${way(car, padlock)} ?`,
    returning: () => 'Quel tunnel retourne au centre de la table ?',
  },
};
