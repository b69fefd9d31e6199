// Why a move of Master Thieves was better: in English, as the server says it.

import type { Remarks } from '../../sentences';
import type { Gems, Grain, Position, Types } from '../view';
import { characterName, gemsInWords, positionName } from '../words/en';

const gems = ({ diamonds, sapphires }: Gems): string => gemsInWords({ diamonds, sapphires });
const drawer = (r: { drawer: Grain; position: Position }): string => `drawer ${r.drawer}, ${positionName(r.position)}`;

export const remark: Remarks<Types> = {
  prize: (r) => `On top in ${drawer(r)}: ${gems(r)}, and nothing below that could fall.`,
  ruby_behind: (r) => `A ruby lay behind ${drawer(r)}, in the upper secret compartment.`,
  nothing_to_steal: () => 'No drawer had gems on top with nothing below them that falls.',
  red_for_detectives: (r) => `On the red pillow: ${gems(r)}. The detectives divide it when the round ends.`,
  red_for_smugglers: (r) => `On the red pillow: ${gems(r)}. The smugglers share it, unless there are more detectives.`,
  red_empty: () => 'The red pillow was empty: a detective gets only what lands there in the round.',
  imitations: (r) => `On your white pillow: ${gems(r)}. What is left there costs points in the end.`,
  detective_safe: () => 'A detective opens no drawer, and gets a share of what lands on the red pillow.',
  gemologist_sure: () => 'The gemologist places an imitation even if gems fall.',
  earlier: ({ character, other }) => `The ${characterName(character)} plays before the ${characterName(other)}.`,
  falls: (r) => `Below in ${drawer(r)}: ${gems(r)}. All of it falls when the drawer is opened.`,
  rings: (r) => `Below in ${drawer(r)}: ${gems(r)}. All of it went to the owner of the alarm there.`,
  spill: (r) => `Below in ${drawer(r)}: ${gems(r)}. All of it falls onto the red pillow.`,
  smuggle: (r) => `On top in ${drawer(r)}: ${gems(r)}. A smuggler moves all of it to the red pillow.`,
  on_top: (r) => `On top in ${drawer(r)}: ${gems(r)}.`,
  sapphire_away: () => 'A sapphire that is left on your white pillow costs 2 points, a diamond 1.',
  diamond_away: () => 'Whoever finds a sapphire gets 2 points, a diamond 1.',
  place_nothing: () => 'What you place is a true gem for whoever finds it.',
  set_alarm: () =>
    'When your alarm falls out of a drawer that somebody else opens, the gems that fall with it are yours.',
  keep_alarm: () => 'An alarm in the upper compartment is switched off and bothers no one.',
  ruby_falls: () => 'A ruby lay in the lower secret compartment: a search lets it fall, and you get nothing.',
  no_ruby: () => 'No ruby lay behind this drawer.',
  take_ruby: () => 'A ruby is worth 4 points, and more rubies win a tie.',
  turn_hides: ({ standing, turned }) =>
    `As the box stood, its best drawer offered a thief ${standing} points; turned over, only ${turned}.`,
  turn_shows: ({ standing, turned }) =>
    `Turned over, the best drawer offered a thief ${turned} points; as the box stood, only ${standing}.`,
  turn_any: ({ drawers }) =>
    `Drawers with gems on top: ${drawers}. Once the box is turned over, these gems lie below, and fall.`,
  rotating: () => 'Nobody looks into a closed drawer: after a rotation all must remember where each went.',
  no_rotation: () => 'A rotation changes neither what lies on top nor what falls, only where the drawers are.',
  pick_sapphire: () => 'A sapphire is worth 2 points, a diamond 1.',
};
