// Why a move of Gentlemen Thieves was better: in English, as the server says it.

import { counted } from '../../../languages/en/grammar';
import type { Remarks } from '../../sentences';
import { COLOURS, places, token } from '../story/en';
import type { Types } from '../view';

const missing = (n: number): string => counted(n, 'type was', 'types were');
const tokens = (n: number): string => counted(n, 'token', 'tokens');

export const remark: Remarks<Types> = {
  ally_leads: (r) =>
    `Where ${missing(r.missing)} missing, at ${places(r.places)}, your side would have led ${r.mine} to ${r.theirs}; as you allied, it did not.`,
  ally_pair: () => 'Two colours share a heist by two, three colours by three: in the pair your part is larger.',
  ally_rival: (r) =>
    `No other colour had a higher pile than ${COLOURS[r.colour]}, ${tokens(r.height)}: your alliance let it share with you.`,
  ally_tokens: (r) => `Your side would have had ${tokens(r.mine)} at the places; as you allied, it had ${r.other}.`,
  ally_sides: ({ leads }) => `The better alliance gave your side the lead at ${counted(leads, 'place', 'places')}.`,
  heist_won: (r) =>
    `The better move sets off the heist at ${places(r.places)}, and your side wins it ${r.mine} to ${r.theirs}: ${tokens(r.pieces)} to share.`,
  heist_lost: (r) =>
    `Your move set off the heist at ${places(r.places)}, which your side did not win: ${r.mine} to ${r.theirs}.`,
  handed_over: (r) =>
    `Your move left only one type missing at ${places(r.places)}, where the other side led ${r.theirs} to ${r.mine}.`,
  takes_lead: (r) => `With this token your side would have led at ${places(r.places)}, ${r.mine} to ${r.theirs}.`,
  nearer: (r) =>
    `Your side has ${COLOURS[r.colour]}: a heist was nearer at ${places(r.places)}, where ${missing(r.missing)} missing, not ${r.other}.`,
  farther: (r) =>
    `The other side has ${COLOURS[r.colour]}: a heist was farther off at ${places(r.places)}, where ${missing(r.missing)} missing, not ${r.other}.`,
  last_type: (r) =>
    `The display had ${token(r.token)}, the type that was missing at ${places(r.places)}: with it your side wins there, ${r.mine} to ${r.theirs}.`,
  denied: (r) =>
    `Only one type was missing at ${places(r.places)}, where the other side led ${r.theirs} to ${r.mine}: ${token(r.token)} was the only one of it on display.`,
  own_side: (r) => `A token of ${COLOURS[r.colour]} counts for your side, one of ${COLOURS[r.other]} for the other.`,
  on_display: (r) => `The display had ${token(r.token)}, which counts for your side; a draw may bring any colour.`,
  none_on_display: () => 'No displayed token was of your side: only the pile could bring one.',
  draw_unseen: () => 'A draw leaves the display as it is: the next player finds nothing new in it.',
  held_up: (r) =>
    `Only one type was missing at ${places(r.places)}, where the other side led ${r.theirs} to ${r.mine}: the padlock holds that heist up.`,
  loot_there: (r) =>
    `Your side led ${r.mine} to ${r.theirs} at ${places(r.places)}: loot that lies there is shared by whoever wins there.`,
  keep_favour: ({ favours }) => `A favour is spent for good, and favours left over decide ties: you had ${favours}.`,
  spend_favour: ({ favours }) =>
    `You had ${favours} to spend: a favour moves a special token, and puts no equipment anywhere.`,
  sides: ({ leads }) => `A heist goes to the side with more tokens there: yours led at ${leads} of the places.`,
};
