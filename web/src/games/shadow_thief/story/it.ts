// What happens in The Shadow Thief, and what is asked: in Italian.

import { counted, form, to } from '../../../languages/it/grammar';
import { aCard, otherJewels, theCard } from '../words/it';
import type { Sentences } from '../../sentences';
import type { Types } from '../view';

const cards = (n: number): string => counted(n, 'carta', 'carte');
const jewels = (n: number): string => counted(n, 'gioiello', 'gioielli');

const WHY = [
  'è rimasta aperta una sola cassaforte',
  'tutte le casseforti aperte si chiuderebbero nello stesso turno, quindi non se ne chiude nessuna',
  'il mazzo è esaurito e nessuno ha più carte',
];

export const story: Sentences<Types> = {
  tell: {
    hand_began: (e) => `Comincia la manche ${e.hand + 1}: si mescolano tutte le carte.`,
    drew: (e) => `${e.who} pesca ${cards(e.cards)}.`,
    chose: (e) => `${e.who} ha scelto una carta.`,
    revealed: (e) => `${e.who} rivela ${aCard(e.card)}.`,
    cancelled: (e) => `${e.who} perde ${aCard(e.card)}: un altro gioiello ha lo stesso valore.`,
    found_nothing: (e) => `${e.who} manda ${theCard(e.card)}, che non trova niente da prendere.`,
    stole: (e) => `${e.who} ruba ${aCard(e.card)} ${to(e.other)}.`,
    added: (e) => `${e.who} aggiunge ${aCard(e.card)}.`,
    stored: (e) => `${e.who} mette al sicuro ${jewels(e.jewels)}; ora la cassaforte ne contiene ${e.total}.`,
    closed: (e) => `${e.who} chiude la cassaforte con ${aCard(e.card)}: contiene ${jewels(e.jewels)}.`,
    not_closed: (e) => `${e.who} non può chiudere la cassaforte con ${aCard(e.card)}: contiene ${jewels(e.jewels)}.`,
    put_under: (e) => `${e.who} mette ${cards(e.cards)} sotto il mazzo.`,
    discarded: (e) => `${e.who} scarta ${cards(e.cards)} senza ${form(e.cards, 'mostrarla', 'mostrarle')}.`,
    exhausted: (e) =>
      `Il mazzo è esaurito: tutti hanno completato la mano fino a ${e.limit}, ${form(e.cards, 'avanza', 'avanzano')} ${cards(e.cards)}.`,
    hand_ended: (e) => `La manche ${e.hand + 1} finisce: ${WHY[e.why]}.`,
    scored: (e) => `${e.who} segna ${counted(e.points, 'punto', 'punti')}.`,
    sat_out: (e) => `${e.who} ha la cassaforte aperta ma nessuna carta, e salta questo turno.`,
  },
  ask: {
    play: ({ exhausted }) =>
      'Scegli una carta da giocare; si rivelano tutte insieme.' +
      (exhausted
        ? ' Il mazzo è esaurito: quando nessuno ha più carte, la manche finisce prima che si chiuda una cassaforte.'
        : ''),
    steal: ({ card }) => `A chi ruba un gioiello ${theCard(card)}?`,
    add: ({ card }) => `Aggiungi ${otherJewels(card)}, o fermati qui.`,
  },
};
