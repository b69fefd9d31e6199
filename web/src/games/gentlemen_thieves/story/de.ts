// What happens in Gentlemen Thieves, and what is asked: in German.

import type { Colour } from '../../../art/colours';
import { BURGLARS } from '../burglars';
import { counted, form, list } from '../../../languages/de/grammar';
import {
  aToken,
  AT,
  COLOUR_NAMES,
  coloursInWords,
  FROM,
  route as way,
  THE_SPOT,
  theToken,
  TO,
  tokenName,
} from '../words/de';
import type { Sentences } from '../../sentences';
import type { Route, Types } from '../view';

const pieces = (n: number): string => counted(n, 'Plättchen', 'Plättchen');
const route = ({ route: { from, to } }: { route: Route }): string => way(from, to);
const named = (colour: Colour): string =>
  `${colour === 'P' ? 'die ' : ''}${BURGLARS[colour]} (${COLOUR_NAMES[colour].toLowerCase()})`;

export const story: Sentences<Types> = {
  tell: {
    began: () => 'Die Einbrecher werden verdeckt verteilt; an jedem Ort liegen zwei Plättchen, in der Auslage drei.',
    round_began: (e) => `Runde ${e.round}: ${e.who} hat den Vermittler.`,
    allied: (e) => `${e.who} verbündet ${coloursInWords(e.allies)} gegen ${coloursInWords(e.foes)}.`,
    took: (e) => `${e.who} nimmt ${aToken(e.token)} aus der Auslage.`,
    displayed: (e) => `Neu in der Auslage: ${tokenName(e.token)}.`,
    drew: (e) => `${e.who} zieht ${aToken(e.token)}.`,
    placed: (e) => `${e.who} legt ${aToken(e.token)} ${TO[e.place]}.`,
    moved_tunnel: (e) => `${e.who} löst einen Gefallen ein: Ein Tunnel kommt ${route(e)}.`,
    joined: (e) => `Die Tunnel verbinden ${list(e.places.map((place) => THE_SPOT[place]))}.`,
    moved_padlock: (e) => `${e.who} löst einen Gefallen ein: Das Vorhängeschloss kommt ${route(e)}.`,
    moved_car: (e) => `${e.who} löst einen Gefallen ein: Das Auto fährt ${route(e)}.`,
    carried: (e) => `${e.who} lässt das Auto ${aToken(e.token)} ${TO[e.place]} bringen.`,
    carried_nothing: (e) => `${e.who} lässt das Auto nichts mitnehmen.`,
    moved_loot: (e) =>
      `${e.who} löst einen Gefallen ein: ${counted(e.moved, 'Beuteplättchen kommt', 'Beuteplättchen kommen')} ${route(e)}.`,
    heist: (e) => `${e.who} löst den Coup ${list(e.places.map((place) => AT[place]))} aus.`,
    won: (e) => `Der Coup geht an ${coloursInWords(e.colours)}: ${pieces(e.pieces)}.`,
    shared: (e) =>
      `Jede dieser Farben bekommt ${pieces(e.each)}${e.lost ? `; ${e.lost} ${form(e.lost, 'geht', 'gehen')} verloren` : ''}.`,
    tied: (e) => `Gleichstand der Bündnisse: Alles geht verloren, ${pieces(e.pieces)}.`,
    returned: (e) => `${e.who} legt den Tunnel ${FROM[e.place]} zurück in die Mitte.`,
    refilled: (e) => `Vom Stapel ${TO[e.place]}: ${tokenName(e.token)}.`,
    more_loot: (e) => `Aus dem Vorrat zur Bank: ${counted(e.loot, 'Beuteplättchen', 'Beuteplättchen')}.`,
    brigadier_came: () => 'Der Brigadier taucht auf: Die Partie ist zu Ende.',
    unmasked: (e) => `${e.who} war ${named(e.burglar)}: ${pieces(e.pieces)}.`,
  },
  ask: {
    alliances: ({ again }) =>
      `Du hast den Vermittler: Verbünde zwei Farben gegen drei${again ? ', anders als in der vorigen Runde' : ''}.`,
    burglary: ({ favour }) =>
      favour
        ? 'Nimm ein Plättchen aus der Auslage, zieh eins vom Stapel oder beweg für einen Gefallen ein Sonderplättchen.'
        : 'Nimm ein Plättchen aus der Auslage oder zieh eins vom Stapel.',
    placing: (q) => `Wohin legst du ${theToken(q.token)}?`,
    carrying: ({ car, padlock }) => `Was bringt das Auto ${way(car, padlock)}?`,
    returning: () => 'Welcher Tunnel kommt zurück in die Mitte?',
  },
};
