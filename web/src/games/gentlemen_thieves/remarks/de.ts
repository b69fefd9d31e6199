// Why a move of Gentlemen Thieves was better: in German.

import { counted, list } from '../../../languages/de/grammar';
import type { Remarks } from '../../sentences';
import type { PlaceName, Types } from '../view';
import { aToken, AT, COLOUR_NAMES } from '../words/de';

const at = (places: readonly PlaceName[]): string => list(places.map((place) => AT[place]));
const At = (places: readonly PlaceName[]): string => at(places).replace(/^a/, 'A');
const missing = (n: number): string => (n === 1 ? '1 Art fehlte' : `${n} Arten fehlten`);
const score = ({ mine, theirs }: { mine: number; theirs: number }): string => `${mine} zu ${theirs}`;
const against = ({ mine, theirs }: { mine: number; theirs: number }): string => `${theirs} zu ${mine}`;
const pieces = (n: number): string => counted(n, 'Plättchen', 'Plättchen');

export const remark: Remarks<Types> = {
  ally_leads: (r) =>
    `${At(r.places)}, wo ${missing(r.missing)}, hätte dein Bündnis ${score(r)} geführt; mit dem, das du gewählt hast, nicht.`,
  ally_pair: () => 'Zwei Farben teilen einen Coup durch zwei, drei durch drei: Zu zweit ist dein Anteil größer.',
  ally_rival: (r) =>
    `Keine andere Farbe hatte einen höheren Stapel als ${COLOUR_NAMES[r.colour]}, ${pieces(r.height)}: In deinem Bündnis durfte sie mit dir teilen.`,
  ally_tokens: (r) =>
    `Dein Bündnis hätte an den Orten ${pieces(r.mine)} gehabt; mit dem, das du gewählt hast, waren es ${r.other}.`,
  ally_sides: ({ leads }) => `Mit dem besseren Bündnis führte deine Seite an ${counted(leads, 'Ort', 'Orten')}.`,
  heist_won: (r) =>
    `Der bessere Zug löst den Coup ${at(r.places)} aus, und dein Bündnis gewinnt ihn ${score(r)}: ${pieces(r.pieces)} zu teilen.`,
  heist_lost: (r) =>
    `Dein Zug löste den Coup ${at(r.places)} aus, und dein Bündnis hat ihn nicht gewonnen: ${score(r)}.`,
  handed_over: (r) =>
    `Nach deinem Zug fehlte ${at(r.places)} nur noch eine Art, und dort führte das andere Bündnis ${against(r)}.`,
  takes_lead: (r) => `Mit diesem Plättchen hätte dein Bündnis ${at(r.places)} geführt, ${score(r)}.`,
  nearer: (r) =>
    `${COLOUR_NAMES[r.colour]} zählt für dein Bündnis: Näher war ein Coup ${at(r.places)}, wo ${missing(r.missing)}, nicht ${r.other}.`,
  farther: (r) =>
    `${COLOUR_NAMES[r.colour]} zählt für das andere Bündnis: Weiter weg war ein Coup ${at(r.places)}, wo ${missing(r.missing)}, nicht ${r.other}.`,
  last_type: (r) =>
    `Die Auslage hatte ${aToken(r.token)}, und diese Art fehlte ${at(r.places)}: Damit gewinnt dein Bündnis dort ${score(r)}.`,
  denied: (r) =>
    `${At(r.places)} fehlte nur noch eine Art, und dort führte das andere Bündnis ${against(r)}. Von dieser Art hatte die Auslage nur ${aToken(r.token)}.`,
  own_side: (r) => `${COLOUR_NAMES[r.colour]} zählt für dein Bündnis, ${COLOUR_NAMES[r.other]} für das andere.`,
  on_display: (r) =>
    `Die Auslage hatte ${aToken(r.token)}, und das zählt für dein Bündnis; vom Stapel kann jede Farbe kommen.`,
  none_on_display: () => 'Kein Plättchen der Auslage war von deinem Bündnis: Nur der Stapel konnte eins bringen.',
  draw_unseen: () => 'Wer zieht, lässt die Auslage, wie sie ist: Die nächste Person findet dort nichts Neues.',
  held_up: (r) =>
    `${At(r.places)} fehlte nur noch eine Art, und dort führte das andere Bündnis ${against(r)}: Das Vorhängeschloss hält diesen Coup auf.`,
  loot_there: (r) =>
    `Dein Bündnis führte ${at(r.places)} ${score(r)}: Beute, die dort liegt, teilt sich, wer dort gewinnt.`,
  keep_favour: ({ favours }) =>
    `Ein eingelöster Gefallen ist weg, und übrige Gefallen entscheiden bei Gleichstand: Du hattest ${favours}.`,
  spend_favour: ({ favours }) =>
    `Gefallen, die du einlösen konntest: ${favours}. Ein Gefallen bewegt ein Sonderplättchen und legt nirgends Ausrüstung hin.`,
  sides: ({ leads }) => `Ein Coup geht an das Bündnis, das dort mehr Plättchen hat: Deins führte an ${leads} der Orte.`,
};
