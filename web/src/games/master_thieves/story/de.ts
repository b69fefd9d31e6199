// What happens in Master Thieves, and what is asked: in German.

import { characterName, gemsInWords, IMITATIONS, positionName } from '../words/de';
import type { Sentences } from '../../sentences';
import type { Gems, Imitation, Rotation, Types } from '../view';

const gems = ({ diamonds, sapphires }: Gems): string => gemsInWords({ diamonds, sapphires });
const ROTATIONS: Record<Rotation, string> = {
  'rotate top-left': 'die oberste Etage nach links',
  'rotate top-right': 'die oberste Etage nach rechts',
  'rotate two-left': 'die obersten zwei Etagen nach links',
  'rotate two-right': 'die obersten zwei Etagen nach rechts',
};
const WHY = ['ein weißes Kissen ist leer', 'der letzte Rubin wurde genommen'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
    alarm_lies: (e) => `Der Alarm von ${e.who} liegt in der Schublade und tut nichts.`,
    fell: (e) => `Aus der Schublade, auf das rote Kissen: ${gems(e)}.`,
    rang: (e) => `Der Alarm von ${e.who} geht los: ${gems(e)} auf das schwarze Kissen, zu dem er gehört.`,
    rang_for_owner: (e) => `Der Alarm von ${e.who} geht in den eigenen Händen los: ${gems(e)} auf das rote Kissen.`,
    fell_alone: (e) => `Der Alarm von ${e.who} fällt allein heraus und kommt zurück.`,
    smuggled: (e) => `${e.who} leert die Schublade auf das rote Kissen: ${gems(e)}.`,
    placed: (e) => `${e.who} legt einen falschen ${IMITATIONS[e.gem]} in die Schublade.`,
    placed_nothing: (e) => `${e.who} legt nichts hinein.`,
    set_alarm: (e) => `${e.who} legt einen Alarm in die Schublade.`,
    kept_alarm: (e) => `${e.who} legt keinen Alarm dazu.`,
    alarm_returned: (e) => `Der Alarm von ${e.who} bewacht nichts mehr und kommt zurück.`,
    stole: (e) => `${e.who} nimmt aus der Schublade: ${gems(e)}.`,
    searched: (e) => `${e.who} sucht in Schublade ${e.drawer} nach einem Geheimfach.`,
    ruby_fell: (e) => `Ein Rubin fällt: ${e.who} bekommt nichts, und der Rubin kommt in das obere Geheimfach.`,
    found_no_ruby: (e) => `${e.who} findet keinen Rubin.`,
    found_ruby: (e) => `${e.who} findet einen Rubin.`,
    took_ruby: (e) => `${e.who} nimmt den Rubin.`,
    left_ruby: (e) => `${e.who} lässt den Rubin, wo er ist.`,
    rotated: (e) => `${e.who} dreht ${ROTATIONS[e.rotation]}.`,
    turned: (e) => `${e.who} stellt das Kästchen auf den Kopf.`,
    left_box: (e) => `${e.who} lässt das Kästchen los.`,
    smugglers_caught: (e) =>
      `Die Schmuggler sind in der Unterzahl (${e.smugglers} zu ${e.detectives}) und bekommen keinen Anteil.`,
    shared: (e) => `${e.who} nimmt einen ${IMITATIONS[e.gem]} vom roten Kissen.`,
    round_ended: (e) => `Runde ${e.round + 1} endet; die Karten kommen beiseite.`,
    passed: () => 'Alle Karten sind gespielt: Alle geben sie nach links weiter.',
    game_ended: (e) => `Die Partie endet: ${WHY[e.why]}.`,
  },
  ask: {
    fill: ({ diamonds }) => `Leg einen Diamanten in eine Schublade; du hast noch ${diamonds} zu legen.`,
    choose: () => 'Wähl eine Karte; die Schmuggler werden zuerst aufgedeckt.',
    open: ({ character }) =>
      `Du bist ${character === 'gemologist' ? 'die' : 'der'} ${characterName(character)}: Öffne eine Schublade.`,
    place: ({ gems, optional }) =>
      `Leg eine Imitation hinein: ${gems.map((gem) => A_GEM[gem]).join(' oder ')}${optional ? ', oder nichts' : ''}.`,
    alarm: () => 'Legst du deinen Alarm dazu?',
    take: () => 'Nimmst du, was in der Schublade liegt, oder wagst du die Suche nach einem Geheimfach?',
    ruby: () => 'Du hast einen Rubin gefunden. Nimmst du ihn?',
    pick: () => 'Nimm einen Stein vom roten Kissen.',
    handle: ({ rotate, turn }) =>
      capital(
        `${rotate ? 'dreh die oberste Etage oder die obersten zwei, ' : ''}${turn ? 'dreh das Kästchen um, ' : ''}oder lass es gut sein.`,
      ),
  },
};
