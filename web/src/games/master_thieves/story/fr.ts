// What happens in Master Thieves, and what is asked: in French.

import { de } from '../../../languages/fr/grammar';
import { gemsInWords, positionName, theCharacter } from '../words/fr';
import type { Sentences } from '../../sentences';
import type { Gems, Imitation, Rotation, Types } from '../view';

const gems = ({ diamonds, sapphires }: Gems): string => gemsInWords({ diamonds, sapphires });
const GEMS: Record<Imitation, string> = { diamond: 'diamant', sapphire: 'saphir' };
const ROTATIONS: Record<Rotation, string> = {
  'rotate top-left': 'l’étage du haut vers la gauche',
  'rotate top-right': 'l’étage du haut vers la droite',
  'rotate two-left': 'les deux étages du haut vers la gauche',
  'rotate two-right': 'les deux étages du haut vers la droite',
};
const WHY = ['un coussin blanc est vide', 'le dernier rubis a été pris'];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const A_GEM: Record<Imitation, string> = { diamond: 'un diamant', sapphire: 'un saphir' };

export const story: Sentences<Types> = {
  tell: {
    dealt: (e) => `${e.who} reçoit une carte de chaque personnage.`,
    filled: (e) => `${e.who} place un diamant dans le tiroir.`,
    round_began: (e) => `La manche ${e.round + 1} commence.`,
    chose: (e) => `${e.who} a choisi une carte.`,
    revealed: (e) => `${e.who} révèle ${theCharacter(e.character)} numéro ${e.number}.`,
    opened: (e) => `${e.who} ouvre le tiroir ${e.drawer}, ${positionName(e.position)}.`,
    lies: (e) => `Dans le tiroir : ${gems(e)}.`,
    alarm_lies: (e) => `L’alarme ${de(e.who)} est dans le tiroir, sans effet.`,
    fell: (e) => `Tombé du tiroir sur le coussin rouge : ${gems(e)}.`,
    rang: (e) => `L’alarme ${de(e.who)} se déclenche et lui rapporte ${gems(e)}.`,
    rang_for_owner: (e) => `${e.who} déclenche sa propre alarme : ${gems(e)} pour le coussin rouge.`,
    fell_alone: (e) => `L’alarme ${de(e.who)} tombe sans bijou, et lui revient.`,
    smuggled: (e) => `${e.who} vide le tiroir sur le coussin rouge : ${gems(e)}.`,
    placed: (e) => `${e.who} place un faux ${GEMS[e.gem]} dans le tiroir.`,
    placed_nothing: (e) => `${e.who} ne place rien.`,
    set_alarm: (e) => `${e.who} pose une alarme dans le tiroir.`,
    kept_alarm: (e) => `${e.who} ne pose pas d’alarme.`,
    alarm_returned: (e) => `L’alarme ${de(e.who)} ne protège plus rien, et lui revient.`,
    stole: (e) => `${e.who} prend dans le tiroir : ${gems(e)}.`,
    searched: (e) => `${e.who} cherche un compartiment secret dans le tiroir ${e.drawer}.`,
    ruby_fell: (e) => `Un rubis tombe : rien pour ${e.who}, et le rubis va dans le compartiment secret supérieur.`,
    found_no_ruby: (e) => `${e.who} ne trouve pas de rubis.`,
    found_ruby: (e) => `${e.who} trouve un rubis.`,
    took_ruby: (e) => `${e.who} prend le rubis.`,
    left_ruby: (e) => `${e.who} laisse le rubis où il est.`,
    rotated: (e) => `${e.who} tourne ${ROTATIONS[e.rotation]}.`,
    turned: (e) => `${e.who} retourne le coffret.`,
    left_box: (e) => `${e.who} laisse le coffret ainsi.`,
    smugglers_caught: (e) =>
      `Les détectives sont plus nombreux (${e.detectives} contre ${e.smugglers}) : rien pour les contrebandiers.`,
    shared: (e) => `${e.who} prend un ${GEMS[e.gem]} sur le coussin rouge.`,
    round_ended: (e) => `La manche ${e.round + 1} se termine ; les cartes sont mises de côté.`,
    passed: () => 'Toutes les cartes ont été jouées : chacun passe les siennes à gauche.',
    game_ended: (e) => `La partie se termine : ${WHY[e.why]}.`,
    got_no_share: (e) => `${e.who} compte comme contrebandier, mais un bijou est tombé : pas de part.`,
  },
  ask: {
    fill: ({ diamonds }) => `Place un diamant dans un tiroir ; il t’en reste ${diamonds} à placer.`,
    choose: () => 'Choisis une carte à jouer ; les contrebandiers sont révélés d’abord.',
    open: ({ character }) => `Tu joues ${theCharacter(character)} : ouvre un tiroir.`,
    place: ({ gems, optional }) =>
      `Place une imitation : ${gems.map((gem) => A_GEM[gem]).join(' ou ')}${optional ? ', ou rien' : ''}.`,
    alarm: () => 'Ajoutes-tu ton alarme ?',
    take: () => 'Prendre les bijoux, ou chercher un compartiment secret ?',
    ruby: () => 'Tu as trouvé un rubis. Le prends-tu ?',
    pick: () => 'Prends un bijou sur le coussin rouge.',
    handle: ({ rotate, turn, order }) => {
      const levels = 'l’étage du haut ou les deux du haut, ';
      if (order === 'rotate_first') return `Tourne d’abord ${levels}puis retourne le coffret, ou laisse-le ainsi.`;
      if (order === 'only_one') return `Tourne ${levels}ou retourne le coffret (l’un ou l’autre), ou laisse-le ainsi.`;
      return capital(
        `${rotate ? `tourne ${levels}` : ''}${turn ? 'retourne le coffret, ou laisse-le' : 'ou laisse le coffret'} ainsi.`,
      );
    },
  },
};
