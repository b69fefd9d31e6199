"""The state of a game of Master Thieves.

Compartments are numbered as in `rules.box`, characters in playing order, gems diamonds first. A cell that
holds nothing is NONE; in a state as one seat knows it, a chosen card or a number that this seat
can't know is UNKNOWN.
"""

from typing import Final, Literal, get_args

from vendome.engine.compiler.layout import BaseState, Cells, cell, small
from vendome.games.master_thieves.params import COMPARTMENTS, KINDS, SEATS

NONE: Final = -1
UNKNOWN: Final = -2

DEAL: Final = 1  # MT-2.1 Cards: the only kind of chance

# What the asked seats decide, by number, and what views call it.
(
    FILL,  # MT-2.4 Filling: a drawer for the next diamond
    HANDLE,  # MT-4.6 Handling the box: how to rotate it, whether to turn it over
    CHOOSE,  # MT-3.1 Choosing: a card
    OPEN,  # MT-4.1 Opening: a drawer
    PLACE,  # which imitation the smuggler, the jeweller or the gemologist places
    ALARM,  # MT-5.2 Jeweller: whether to add the alarm
    TAKE_OR_SEARCH,  # MT-5.5 Master thief: take what lies there, or pull the drawer further
    RUBY_FOUND,  # MT-5.5 Master thief: take the ruby, or leave it
    PICK,  # a gem of the red pillow
    OVER,  # nothing any more
) = range(10)
Phase = Literal["fill", "handle", "choose", "open", "place", "alarm", "take", "ruby", "pick", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# How far the game is: the set-up, and the three parts of a round.
(
    PREPARING,
    SMUGGLING,  # MT-3.2 Order: all choose, the smugglers take their turns
    ACTING,  # MT-3.2 Order: all cards are open, the smugglers share, the others take their turns
    CONFISCATING,  # MT-3.3 The red pillow: the detectives divide it
) = range(4)

ROTATED, TURNED = 1, 2  # the bits of `handled`


class State(BaseState):
    edition: int = cell()  # index into EDITIONS
    one_box_action: int = cell()
    rounds: int = cell()  # rounds finished
    stage: int = cell()
    phase: int = cell()
    turn: int = cell()  # the seat that is dealt to, fills, acts or picks; NONE while all choose

    way: int = cell()  # how the box stands, index into `rules.box.WAYS`
    front: Cells = small(COMPARTMENTS, 2)  # diamonds and sapphires in a front compartment
    alarm: Cells = small(COMPARTMENTS)  # the seat whose alarm lies in a front compartment
    ruby: Cells = small(COMPARTMENTS)  # 1 if a ruby is in the secret compartment behind
    searched: int = cell()  # mask of the drawers that were pulled out so far that all saw how long they are
    white: Cells = small(SEATS, 2)  # imitations
    black: Cells = small(SEATS, 3)
    red: Cells = small(2)
    alarms: int = cell()  # mask of the seats that have their alarm
    unplaced: Cells = small(SEATS)  # MT-2.4 Filling: diamonds the seat must still put into the box

    number: Cells = small(SEATS, KINDS)  # of the cards a seat has this cycle, played or not; 0 before the deal
    hand: Cells = small(SEATS)  # mask of the characters not revealed yet in this cycle, the chosen one included
    chosen: Cells = small(SEATS)  # the character chosen in this round
    face_up: int = cell()  # mask of the seats whose chosen card is revealed

    waiting: int = cell()  # mask of the revealed seats whose turn is still to come
    fallen: int = cell()  # mask of the seats that had a gem fall in this round
    detectives: int = cell()  # mask, once revealed
    sharers: int = cell()  # mask of the seats that share the red pillow now
    picking: int = cell()  # mask of the sharers that have not picked yet, this time around

    opened: int = cell()  # the position of the open drawer
    optional: int = cell()  # whether `place nothing` is allowed
    extra: int = cell()  # MT-5.3 Gemologist: imitations she may place after this one
    handled: int = cell()  # MT-4.6 Handling the box: what was done of it; the bits ROTATED and TURNED
