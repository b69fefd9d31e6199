"""The state of a game of Master Thieves.

Compartments are numbered as in `box`, characters in playing order, gems diamonds first. A cell that
holds nothing is NONE; in a state as one seat knows it, a chosen card or a number that this seat
can't know is UNKNOWN.
"""

from typing import Final

from vendome.engine.compiler.layout import BaseState, Cells, cell, cells, dtype_of
from vendome.games.master_thieves.box import COMPARTMENTS
from vendome.games.master_thieves.params import KINDS, SEATS

NONE: Final = -1
UNKNOWN: Final = -2

DEAL: Final = 1  # the only kind of chance: MT-2.1

# What the asked seats decide: MT-2.4, MT-4.6, MT-3.1, MT-4.1, MT-5.1 to MT-5.3, MT-5.2, MT-5.5 twice,
# MT-5.1 and MT-5.6; and the end.
FILL, HANDLE, CHOOSE, OPEN, PLACE, ALARM, TAKE_OR_SEARCH, RUBY_FOUND, PICK, OVER = range(10)

# How far the game is: MT-2.4, then the parts of a round of MT-3.2 and MT-3.3.
PREPARING, SMUGGLING, ACTING, CONFISCATING = range(4)


class State(BaseState):
    edition: int = cell()  # index into EDITIONS
    one_box_action: int = cell()
    rounds: int = cell()  # rounds finished
    stage: int = cell()
    phase: int = cell()
    turn: int = cell()  # the seat that is dealt to, fills, acts or picks; NONE while all choose

    way: int = cell()  # how the box stands, index into `box.WAYS`
    front: Cells = cells(COMPARTMENTS, 2)  # diamonds and sapphires in a front compartment
    alarm: Cells = cells(COMPARTMENTS)  # the seat whose alarm lies in a front compartment
    ruby: Cells = cells(COMPARTMENTS)  # 1 if a ruby is in the secret compartment behind
    white: Cells = cells(SEATS, 2)  # imitations
    black: Cells = cells(SEATS, 3)
    red: Cells = cells(2)
    alarms: int = cell()  # mask of the seats that have their alarm
    unplaced: Cells = cells(SEATS)  # MT-2.4: diamonds the seat must still put into the box

    number: Cells = cells(SEATS, KINDS)  # of the cards a seat has this cycle, played or not; 0 before the deal
    hand: Cells = cells(SEATS)  # mask of the characters not revealed yet in this cycle, the chosen one included
    chosen: Cells = cells(SEATS)  # the character chosen in this round
    face_up: int = cell()  # mask of the seats whose chosen card is revealed

    waiting: int = cell()  # mask of the revealed seats whose turn is still to come
    fallen: int = cell()  # mask of the seats that had a gem fall in this round
    detectives: int = cell()  # mask, once revealed
    sharers: int = cell()  # mask of the seats that share the red pillow now …
    picking: int = cell()  # … and of those among them that have not picked in this pass

    opened: int = cell()  # the position of the open drawer
    optional: int = cell()  # whether `place nothing` is allowed
    extra: int = cell()  # MT-5.3: imitations the gemologist may place after this one
    handled: int = cell()  # MT-4.6: ROTATED, TURNED


STATE: Final = dtype_of(State)
