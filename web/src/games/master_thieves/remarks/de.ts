// Why a move of Master Thieves was better: in German.

import { counted } from '../../../languages/de/grammar';
import type { Remarks } from '../../sentences';
import type { Gems, Grain, Position, Types } from '../view';
import { gemsInWords, positionName, theCharacter } from '../words/de';

const gems = ({ diamonds, sapphires }: Gems): string => gemsInWords({ diamonds, sapphires });
const drawer = (r: { drawer: Grain; position: Position }): string =>
  `Schublade ${r.drawer}, ${positionName(r.position)}`;
const points = (n: number): string => counted(n, 'Punkt', 'Punkte');

export const remark: Remarks<Types> = {
  prize: (r) => `Im oberen Fach von ${drawer(r)}: ${gems(r)}; und unten nichts, was herausfallen konnte.`,
  ruby_behind: (r) => `Im oberen Geheimfach lag ein Rubin: ${drawer(r)}.`,
  nothing_to_steal: () => 'Keine Schublade hatte oben Steine und unten nichts, was herausfällt.',
  red_for_detectives: (r) => `Auf dem roten Kissen: ${gems(r)}. Das teilen am Ende der Runde die Detektive.`,
  red_for_smugglers: (r) =>
    `Auf dem roten Kissen: ${gems(r)}. Das teilen die Schmuggler, wenn die Detektive nicht in der Überzahl sind.`,
  red_empty: () => 'Das rote Kissen war leer: Ein Detektiv bekommt nur, was in der Runde noch dorthin kommt.',
  imitations: (r) => `Auf deinem weißen Kissen: ${gems(r)}. Was dort bleibt, kostet am Ende Punkte.`,
  detective_safe: () =>
    'Ein Detektiv öffnet keine Schublade und bekommt einen Anteil an dem, was auf das rote Kissen kommt.',
  gemologist_sure: () => 'Die Juwelierin legt ihr Imitat hinein, auch wenn Steine herausfallen.',
  earlier: ({ character, other }) =>
    `${theCharacter(character).replace(/^d/, 'D')} ist vor ${dative(theCharacter(other))} dran.`,
  falls: (r) => `Im unteren Fach von ${drawer(r)}: ${gems(r)}. Beim Öffnen fällt das alles heraus.`,
  rings: (r) =>
    `Im unteren Fach von ${drawer(r)}: ${gems(r)}. Das alles ging an die Person, der die Alarmanlage dort gehört.`,
  spill: (r) => `Im unteren Fach von ${drawer(r)}: ${gems(r)}. Das alles fällt auf das rote Kissen.`,
  smuggle: (r) => `Im oberen Fach von ${drawer(r)}: ${gems(r)}. Ein Schmuggler legt das alles auf das rote Kissen.`,
  on_top: (r) => `Im oberen Fach von ${drawer(r)}: ${gems(r)}.`,
  sapphire_away: () => 'Ein Saphir, der auf deinem weißen Kissen bleibt, kostet 2 Punkte, ein Diamant 1.',
  diamond_away: () => 'Wer einen Saphir findet, bekommt 2 Punkte, für einen Diamanten 1.',
  place_nothing: () => 'Was du hineinlegst, ist ein echter Stein für alle, die ihn finden.',
  set_alarm: () =>
    'Fällt deine Alarmanlage heraus, wenn jemand anders die Schublade öffnet, gehören dir die Steine, die mit ihr fallen.',
  keep_alarm: () => 'Im oberen Fach ist eine Alarmanlage ausgeschaltet und stört niemanden.',
  ruby_falls: () => 'Im unteren Geheimfach lag ein Rubin: Bei einer Suche fällt er heraus, und du bekommst nichts.',
  no_ruby: () => 'Hinter dieser Schublade lag kein Rubin.',
  take_ruby: () => 'Ein Rubin ist 4 Punkte wert, und mehr Rubine entscheiden bei Gleichstand.',
  turn_hides: ({ standing, turned }) =>
    `So, wie das Kästchen stand, bot seine beste Schublade einem Dieb ${points(standing)}; umgedreht nur ${turned}.`,
  turn_shows: ({ standing, turned }) =>
    `Umgedreht bot die beste Schublade einem Dieb ${points(turned)}; so, wie das Kästchen stand, nur ${standing}.`,
  turn_any: ({ drawers }) =>
    `Schubladen mit Steinen im oberen Fach: ${drawers}. Wird das Kästchen umgedreht, liegen sie unten und fallen heraus.`,
  rotating: () =>
    'Niemand schaut in eine geschlossene Schublade: Nach einer Drehung müssen sich alle merken, wo sie jetzt sind.',
  no_rotation: () => 'Eine Drehung ändert nicht, was oben liegt und was herausfällt, nur den Platz der Schubladen.',
  pick_sapphire: () => 'Ein Saphir ist 2 Punkte wert, ein Diamant 1.',
};

/** `dem Dieb`, `der Juwelierin`. */
function dative(character: string): string {
  return character.replace(/^der /, 'dem ').replace(/^die /, 'der ');
}
