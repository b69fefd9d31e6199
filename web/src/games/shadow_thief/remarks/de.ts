// Why a move of The Shadow Thief was better: in German.

import { counted } from '../../../languages/de/grammar';
import type { Remarks } from '../../sentences';
import { valueOf, type JewelType } from '../cards';
import type { Types } from '../view';
import { isFeminine, theCard, TYPES } from '../words/de';

/** In the nominative: `der Ring 7`. */
const nominative = (code: string): string => theCard(code).replace(/^den /, 'der ');
const Nominative = (code: string): string => nominative(code).replace(/^d/, 'D');
const points = (n: number): string => counted(n, 'Punkt', 'Punkte');

/** `einen Ring`, or with a k `keinen Ring`: what a thief is after. */
function prey(thief: string, k = ''): string {
  if (thief === 'TS') return `${k}ein ${k ? '' : 'beliebiges '}Schmuckstück`;
  const type = thief[1] as JewelType;
  return `${k}${isFeminine(type) ? 'eine' : 'einen'} ${TYPES[type]}`;
}

/** The pronoun for it. */
const which = (thief: string): string => (thief === 'TS' ? 'das' : isFeminine(thief[1] as JewelType) ? 'die' : 'den');

export const remark: Remarks<Types> = {
  close_first: (r) =>
    `Nur noch ein anderer Tresor war offen: Schließt du vor ihm, bringt dir das ${points(r.points)}, und er geht leer aus.`,
  close_now: (r) =>
    `${counted(r.closed, 'anderer Tresor war', 'andere Tresore waren')} schon geschlossen: Der letzte offene bringt nichts, und du hattest ${points(r.points)} zu retten.`,
  close_full: (r) =>
    `In deinem Tresor: ${counted(r.jewels, 'Schmuckstück', 'Schmuckstücke')}, so viele, wie ${theCard(r.card)} erlaubt. Schließen konnte ${points(r.points)} bringen.`,
  same_closing: () =>
    'Beide Tresorkarten schlossen deinen Tresor: Es geht nur darum, was du den anderen unter dem Stapel lässt.',
  close: (r) =>
    `Dein Tresor war ${points(r.points)} wert; das zählt erst, wenn er zu ist. ${Nominative(r.card)} konnte ihn sofort schließen.`,
  cannot_close: ({ jewels, card }) =>
    `${jewels ? `Mit ${counted(jewels, 'Schmuckstück', 'Schmuckstücken')}` : 'Ohne ein Schmuckstück'} im Tresor konnte ${theCard(card)} ihn nicht schließen und wurde abgelegt.`,
  close_later: (r) =>
    `Dein Tresor war erst ${points(r.points)} wert, und ${theCard(r.card)} erlaubt noch ${r.room} Schmuckstücke mehr: Du konntest auf sie warten.`,
  overfull: ({ card }) =>
    `Deine beste Karte zum Schließen war ${theCard(card)}: Mit noch einem Schmuckstück im Tresor konnte sie ihn nicht mehr schließen.`,
  more_of_type: (r) =>
    `Auf ${theCard(r.card)} konnte mehr von dieser Sorte aus deiner Hand folgen: ${points(r.points)} in einer Runde.`,
  no_thief_left: ({ card }) => `Es gab keinen Dieb mehr, der dir ${theCard(card)} nehmen konnte.`,
  rarely_cancelled: ({ value, hidden, other, other_hidden }) =>
    `Gleiche Werte führen zum Patt: Vom Wert ${other} konnten die anderen noch ${other_hidden} haben, vom Wert ${value} nur ${hidden}.`,
  worth_more: ({ card, other }) =>
    `${Nominative(card)} braucht im Tresor nicht mehr Platz als ${nominative(other)} und ist mehr wert.`,
  any_jewel: ({ card }) => `${Nominative(card)} kommt in deinen Tresor, wenn es kein Patt gibt und kein Dieb zugreift.`,
  prey: ({ card, rivals }) =>
    `${Nominative(card)} nimmt ${prey(card)}, ${which(card)} jemand anders aufdeckt, und es ${rivals === 1 ? 'spielte noch 1 Person' : `spielten noch ${rivals} andere`} mit.`,
  little_prey: ({ card }) =>
    `Nur noch eine Person spielte mit: Deckt sie ${prey(card, 'k')} auf, geht ${nominative(card)} leer aus.`,
  free_throw: ({ card }) => `${Nominative(card)} brachte kein Schmuckstück in Gefahr und machte Platz in deiner Hand.`,
  richer_victim: (r) =>
    `Dort lagen ${r.points} im Tresor, bei der Person, die du bestohlen hast, nur ${r.other_points}.`,
  any_victim: ({ card }) => `Dein Dieb hätte auch ${theCard(card)} nehmen können.`,
  add_safely: ({ card }) =>
    `Was du dazulegst, ist vor Dieb und Patt sicher: ${nominative(card)} brachte dir auf jeden Fall ${points(valueOf(card))} in den Tresor.`,
  add_no_more: ({ card }) =>
    `Eine Tresorkarte erlaubt nur eine bestimmte Zahl: ${nominative(card)} nimmt einen Platz, den etwas Besseres brauchen könnte.`,
};
