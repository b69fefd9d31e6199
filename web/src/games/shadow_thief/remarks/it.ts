// Why a move of The Shadow Thief was better: in Italian.

import { counted } from '../../../languages/it/grammar';
import type { Remarks } from '../../sentences';
import { valueOf, type JewelType } from '../cards';
import type { Types } from '../view';
import { A, theCard } from '../words/it';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const The = (code: string): string => capital(theCard(code));
const points = (n: number): string => counted(n, 'punto', 'punti');
const jewels = (n: number): string => counted(n, 'gioiello', 'gioielli');
const prey = (thief: string): string => A[thief[1] as JewelType];
/** `la carta da 9`: the card that closes, not what it closes. */
const safeCard = (code: string): string => `la carta da ${valueOf(code)}`;

export const remark: Remarks<Types> = {
  close_first: (r) =>
    `Solo un’altra cassaforte era aperta: chiudere prima di lei porta ${points(r.points)} e la lascia a zero.`,
  close_now: (r) =>
    `${counted(r.closed, 'altra cassaforte era già chiusa', 'altre casseforti erano già chiuse')}: l’ultima aperta non vale niente, e tu avevi ${points(r.points)} da salvare.`,
  close_full: (r) =>
    `La tua cassaforte conteneva ${jewels(r.jewels)}, il massimo per ${safeCard(r.card)}: chiuderla poteva portare ${points(r.points)}.`,
  same_closing: () =>
    'Tutte e due le carte chiudevano la tua cassaforte: cambia solo che cosa lasci agli altri sotto il mazzo.',
  close: (r) =>
    `La tua cassaforte valeva ${points(r.points)}, che contano solo se è chiusa: ${safeCard(r.card)} poteva chiuderla subito.`,
  cannot_close: (r) =>
    `Con ${r.jewels ? jewels(r.jewels) : 'nessun gioiello'} nella cassaforte, ${safeCard(r.card)} non poteva chiuderla ed è stata scartata.`,
  close_later: (r) =>
    `La tua cassaforte valeva solo ${points(r.points)}, e ${safeCard(r.card)} permette altri ${r.room} gioielli: potevi aspettarli.`,
  overfull: ({ card }) =>
    `Per chiudere avevi al massimo ${safeCard(card)}: con un altro gioiello non poteva più chiudere la cassaforte.`,
  more_of_type: (r) =>
    `Dopo ${theCard(r.card)} potevi aggiungere altri gioielli dello stesso tipo dalla mano: ${points(r.points)} in un turno.`,
  no_thief_left: ({ card }) => `Non c’era più nessun ladro che potesse prenderti ${theCard(card)}.`,
  rarely_cancelled: ({ value, hidden, other, other_hidden }) =>
    `I gioielli di uguale valore si annullano: gli altri potevano averne ${other_hidden} da ${other}, ma solo ${hidden} da ${value}.`,
  worth_more: ({ card, other }) =>
    `Nella cassaforte ${theCard(card)} non occupa più posto che ${theCard(other)}, e vale di più.`,
  any_jewel: ({ card }) => `${The(card)} va nella tua cassaforte, se non si annulla e nessun ladro interviene.`,
  prey: ({ card, rivals }) =>
    `${The(card)} prende ${card === 'TS' ? 'un gioiello qualsiasi' : prey(card)} che un altro rivela, e ${counted(rivals, 'altro giocava', 'altri giocavano')} ancora.`,
  little_prey: ({ card }) =>
    `Giocava ancora solo un altro: se non rivela ${card === 'TS' ? 'un gioiello' : prey(card)}, ${theCard(card)} non prende niente.`,
  free_throw: ({ card }) => `${The(card)} non metteva a rischio nessun gioiello e faceva posto nella tua mano.`,
  richer_victim: (r) =>
    `In quella cassaforte c’erano ${points(r.points)}; in quella di chi hai derubato solo ${r.other_points}.`,
  any_victim: ({ card }) => `Il tuo ladro poteva prendere anche ${theCard(card)}.`,
  add_safely: ({ card }) =>
    `Quello che si aggiunge non si può né prendere né annullare: ${theCard(card)} ti dava ${points(valueOf(card))} sicuri.`,
  add_no_more: ({ card }) =>
    `Una carta cassaforte permette solo un certo numero di gioielli: ${theCard(card)} occupa un posto che può servire a uno migliore.`,
};
