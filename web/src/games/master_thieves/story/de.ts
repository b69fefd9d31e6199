// What happens in Master Thieves, and what is asked: in German.

import { characterName, gemsInWords, IMITATIONS, positionName, theCharacter } from '../words/de';
import type { Sentences } from '../../sentences';
import type { Gems, Imitation, Rotation, Types } from '../view';

const gems = ({ diamonds, sapphires }: Gems): string => gemsInWords({ diamonds, sapphires });
const ROTATIONS: Record<Rotation, string> = {
  'rotate top-left': 'die oberste Ebene nach links',
  'rotate top-right': 'die oberste Ebene nach rechts',
  'rotate two-left': 'die obersten zwei Ebenen nach links',
  'rotate two-right': 'die obersten zwei Ebenen nach rechts',
};
const WHY = ['ein weißes Kissen ist leer', 'der letzte Rubin wurde genommen'];

const A_GEM: Record<Imitation, string> = { diamond: 'einen Diamanten', sapphire: 'einen Saphir' };

export const story: Sentences<Types> = {
  tell: {
    dealt: (e) => `${e.who} bekommt eine Karte von jedem Charakter.`,
    filled: (e) => `${e.who} legt einen Diamanten in die Schublade.`,
    round_began: (e) => `Runde ${e.round + 1} beginnt.`,
    chose: (e) => `${e.who} hat eine Karte gewählt.`,
    revealed: (e) => `${e.who} deckt ${characterName(e.character)} Nummer ${e.number} auf.`,
    opened: (e) => `${e.who} öffnet Schublade ${e.drawer}, ${positionName(e.position)}.`,
    lies: (e) => `In der Schublade: ${gems(e)}.`,
    alarm_lies: (e) => `Die Alarmanlage von ${e.who} liegt in der Schublade und bleibt stumm.`,
    fell: (e) => `Aus der Schublade auf das rote Kissen gefallen: ${gems(e)}.`,
    rang: (e) => `Die Alarmanlage von ${e.who} geht los. Auf das schwarze Kissen von ${e.who}: ${gems(e)}.`,
    rang_for_owner: (e) => `${e.who} löst die eigene Alarmanlage aus. Auf das rote Kissen: ${gems(e)}.`,
    fell_alone: (e) => `Die Alarmanlage von ${e.who} fällt allein heraus und geht zurück.`,
    smuggled: (e) => `${e.who} leert die Schublade auf das rote Kissen: ${gems(e)}.`,
    placed: (e) => `${e.who} legt einen falschen ${IMITATIONS[e.gem]} in die Schublade.`,
    placed_nothing: (e) => `${e.who} legt nichts hinein.`,
    set_alarm: (e) => `${e.who} legt die Alarmanlage dazu.`,
    kept_alarm: (e) => `${e.who} legt die Alarmanlage nicht dazu.`,
    alarm_returned: (e) => `Die Alarmanlage von ${e.who} bewacht nichts mehr und geht zurück.`,
    stole: (e) => `${e.who} nimmt aus der Schublade: ${gems(e)}.`,
    searched: (e) => `${e.who} sucht in Schublade ${e.drawer} nach einem Geheimfach.`,
    ruby_fell: (e) => `Ein Rubin fällt heraus: ${e.who} bekommt nichts, und der Rubin kommt ins obere Geheimfach.`,
    found_no_ruby: (e) => `${e.who} findet keinen Rubin.`,
    found_ruby: (e) => `${e.who} findet einen Rubin.`,
    took_ruby: (e) => `${e.who} nimmt den Rubin.`,
    left_ruby: (e) => `${e.who} lässt den Rubin liegen.`,
    rotated: (e) => `${e.who} dreht ${ROTATIONS[e.rotation]}.`,
    turned: (e) => `${e.who} stellt das Kästchen auf den Kopf.`,
    left_box: (e) => `${e.who} lässt das Kästchen so stehen.`,
    smugglers_caught: (e) =>
      `Die Schmuggler sind in der Unterzahl (${e.smugglers} zu ${e.detectives}) und bekommen keinen Anteil.`,
    shared: (e) => `${e.who} nimmt einen ${IMITATIONS[e.gem]} vom roten Kissen.`,
    round_ended: (e) => `Runde ${e.round + 1} endet; die gespielten Karten kommen zur Seite.`,
    passed: () => 'Alle Karten sind gespielt und werden nach links weitergegeben.',
    game_ended: (e) => `Die Partie endet: ${WHY[e.why]}.`,
    got_no_share: (e) => `${e.who} zählt als Schmuggler, aber ein Stein ist gefallen: kein Anteil.`,
  },
  ask: {
    fill: ({ diamonds }) =>
      `Leg einen Diamanten in eine Schublade; du hast noch ${diamonds === 1 ? 'einen' : diamonds} zu legen.`,
    choose: () => 'Wähl eine Karte. Die Schmuggler beginnen.',
    open: ({ character }) => `Du bist ${theCharacter(character)}: Öffne eine Schublade.`,
    place: ({ gems, optional }) =>
      `Leg ein Imitat hinein: ${gems.map((gem) => A_GEM[gem]).join(' oder ')}${optional ? ', oder nichts' : ''}.`,
    alarm: () => 'Legst du deine Alarmanlage dazu?',
    take: () => 'Nimmst du, was in der Schublade liegt, oder riskierst du die Suche nach einem Geheimfach?',
    ruby: () => 'Du hast einen Rubin gefunden. Nimmst du ihn?',
    pick: () => 'Nimm einen Stein vom roten Kissen.',
    handle: ({ rotate, turn, order }) => {
      const rotating = rotate ? 'die oberste Ebene oder die obersten zwei drehen' : '';
      const turning = turn ? 'das Kästchen umdrehen' : '';
      const done = 'Sonst drück auf „Fertig“.';
      if (order === 'rotate_first') return `Du darfst erst ${rotating}, dann ${turning}. ${done}`;
      if (order === 'only_one') return `Du darfst ${rotating} oder ${turning}, nicht beides. ${done}`;
      return `Du darfst ${[rotating, turning].filter(Boolean).join(' und ')}. ${done}`;
    },
  },
};
