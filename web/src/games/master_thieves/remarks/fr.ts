// Why a move of Master Thieves was better: in French.

import { counted } from '../../../languages/fr/grammar';
import type { Remarks } from '../../sentences';
import type { Gems, Grain, Position, Types } from '../view';
import { gemsInWords, positionName, theCharacter } from '../words/fr';

const gems = ({ diamonds, sapphires }: Gems): string => gemsInWords({ diamonds, sapphires });
const drawer = (r: { drawer: Grain; position: Position }): string => `tiroir ${r.drawer}, ${positionName(r.position)}`;
const points = (n: number): string => counted(n, 'point', 'points');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const remark: Remarks<Types> = {
  prize: (r) => `Au-dessus, dans le ${drawer(r)} : ${gems(r)}, et rien dessous qui puisse tomber.`,
  ruby_behind: (r) => `Un rubis se trouvait dans le compartiment secret supérieur : ${drawer(r)}.`,
  nothing_to_steal: () => 'Aucun tiroir n’avait de bijoux au-dessus sans rien dessous qui tombe.',
  red_for_detectives: (r) => `Sur le coussin rouge : ${gems(r)}. Les détectives se le partagent à la fin de la manche.`,
  red_for_smugglers: (r) =>
    `Sur le coussin rouge : ${gems(r)}. Les contrebandiers se le partagent, sauf si les détectives sont plus nombreux.`,
  red_empty: () => 'Le coussin rouge était vide : un détective n’a que ce qui y arrive pendant la manche.',
  imitations: (r) => `Sur ton coussin blanc : ${gems(r)}. Ce qui y reste coûte des points à la fin.`,
  detective_safe: () => 'Un détective n’ouvre aucun tiroir, et a sa part de ce qui arrive sur le coussin rouge.',
  gemologist_sure: () => 'La bijoutière place une imitation même si des bijoux tombent.',
  earlier: ({ character, other }) => `${capital(theCharacter(character))} joue avant ${theCharacter(other)}.`,
  falls: (r) => `Dessous, dans le ${drawer(r)} : ${gems(r)}. Tout cela tombe quand on ouvre le tiroir.`,
  rings: (r) => `Dessous, dans le ${drawer(r)} : ${gems(r)}. Tout cela est allé à qui avait posé l’alarme.`,
  spill: (r) => `Dessous, dans le ${drawer(r)} : ${gems(r)}. Tout cela tombe sur le coussin rouge.`,
  smuggle: (r) => `Au-dessus, dans le ${drawer(r)} : ${gems(r)}. Un contrebandier met tout cela sur le coussin rouge.`,
  on_top: (r) => `Au-dessus, dans le ${drawer(r)} : ${gems(r)}.`,
  sapphire_away: () => 'Un saphir qui reste sur ton coussin blanc coûte 2 points, un diamant 1.',
  diamond_away: () => 'Qui trouve un saphir gagne 2 points, un diamant 1.',
  place_nothing: () => 'Ce que tu places est un vrai bijou pour qui le trouve.',
  set_alarm: () =>
    'Quand ton alarme tombe d’un tiroir ouvert par quelqu’un d’autre, les bijoux qui tombent avec elle sont à toi.',
  keep_alarm: () => 'Dans le compartiment supérieur, une alarme est coupée et ne gêne personne.',
  ruby_falls: () =>
    'Un rubis se trouvait dans le compartiment secret inférieur : si tu cherches, il tombe, et tu n’as rien.',
  no_ruby: () => 'Il n’y avait pas de rubis derrière ce tiroir.',
  take_ruby: () => 'Un rubis vaut 4 points, et en avoir plus départage les égalités.',
  turn_hides: ({ standing, turned }) =>
    `Tel quel, le coffret offrait à un voleur un tiroir de ${points(standing)} au mieux ; retourné, ${turned} seulement.`,
  turn_shows: ({ standing, turned }) =>
    `Retourné, le coffret offrait à un voleur un tiroir de ${points(turned)} au mieux ; tel quel, ${standing} seulement.`,
  turn_any: ({ drawers }) =>
    `Tiroirs avec des bijoux au-dessus : ${drawers}. Une fois le coffret retourné, ces bijoux sont dessous, et tombent.`,
  rotating: () =>
    'Personne ne regarde dans un tiroir fermé : après une rotation, chacun doit se rappeler où ils sont passés.',
  no_rotation: () => 'Une rotation ne change ni ce qui est au-dessus ni ce qui tombe, seulement la place des tiroirs.',
  pick_sapphire: () => 'Un saphir vaut 2 points, un diamant 1.',
};
