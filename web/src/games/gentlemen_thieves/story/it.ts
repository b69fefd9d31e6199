// What happens in Gentlemen Thieves, and what is asked: in Italian.

import type { Colour } from '../../../art/colours';
import { BURGLARS } from '../burglars';
import { counted, form, list } from '../../../languages/it/grammar';
import { aToken, AT, COLOUR_NAMES, coloursInWords, route as way, THE_SPOT, theToken } from '../words/it';
import type { Sentences } from '../../sentences';
import type { Route, Types } from '../view';

const pieces = (n: number): string => counted(n, 'segnalino', 'segnalini');
const route = ({ route: { from, to } }: { route: Route }): string => way(from, to);
const named = (colour: Colour): string => `${colour === 'P' ? 'la ' : ''}${BURGLARS[colour]} (${COLOUR_NAMES[colour]})`;

export const story: Sentences<Types> = {
  tell: {
    began: () => 'I ladri sono distribuiti in segreto; ci sono due attrezzi in ogni luogo e tre nell’esposizione.',
    round_began: (e) => `Manche ${e.round}: ${e.who} ha il mediatore.`,
    allied: (e) => `${e.who} allea ${coloursInWords(e.allies)} contro ${coloursInWords(e.foes)}.`,
    took: (e) => `${e.who} prende ${aToken(e.token)} dall’esposizione.`,
    displayed: (e) => `L’esposizione ora mostra ${aToken(e.token)}.`,
    drew: (e) => `${e.who} pesca ${aToken(e.token)}.`,
    placed: (e) => `${e.who} mette ${aToken(e.token)} ${AT[e.place]}.`,
    moved_tunnel: (e) => `${e.who} spende un favore: un tunnel va ${route(e)}.`,
    joined: (e) => `I tunnel collegano ${list(e.places.map((place) => THE_SPOT[place]))}.`,
    moved_padlock: (e) => `${e.who} spende un favore: il lucchetto va ${route(e)}.`,
    moved_car: (e) => `${e.who} spende un favore: l’auto va ${route(e)}.`,
    carried: (e) => `${e.who} porta con l’auto ${aToken(e.token)} ${AT[e.place]}.`,
    carried_nothing: (e) => `${e.who} non porta niente con l’auto.`,
    moved_loot: (e) => `${e.who} spende un favore: ${counted(e.moved, 'bottino va', 'bottini vanno')} ${route(e)}.`,
    heist: (e) => `${e.who} fa scattare il colpo ${list(e.places.map((place) => AT[place]))}.`,
    won: (e) => `Il colpo va ${list(e.colours.map((colour) => `al ${COLOUR_NAMES[colour]}`))}: ${pieces(e.pieces)}.`,
    shared: (e) =>
      `Ognuno di questi colori riceve ${pieces(e.each)}${e.lost ? `, e ${e.lost} ${form(e.lost, 'è perso', 'sono persi')}` : ''}.`,
    tied: (e) => `Parità tra le due alleanze: tutto perso, ${pieces(e.pieces)}.`,
    returned: (e) => `${e.who} rimette al centro il tunnel che era ${AT[e.place]}.`,
    refilled: (e) => `Dalla pila ${AT[e.place]}: ${aToken(e.token)}.`,
    more_loot: (e) => `La riserva dà ${counted(e.loot, 'bottino', 'bottini')} alla banca.`,
    brigadier_came: () => 'Arriva il brigadiere: la partita è finita.',
    unmasked: (e) => `${e.who} era ${named(e.burglar)}: ${pieces(e.pieces)}.`,
  },
  ask: {
    alliances: ({ again }) =>
      `Hai il mediatore: allea due colori contro tre${again ? ', non gli stessi due dell’ultima volta' : ''}.`,
    burglary: ({ favour }) =>
      favour
        ? 'Prendi un segnalino esposto, pescane uno dalla pila, o spendi un favore per un segnalino speciale.'
        : 'Prendi un segnalino esposto, o pescane uno dalla pila.',
    placing: (q) => `Dove metti ${theToken(q.token)}?`,
    carrying: ({ car, padlock }) => `Che cosa porta l’auto ${way(car, padlock)}?`,
    returning: () => 'Quale tunnel torna al centro?',
  },
};
