"""What a seat knows of Master Thieves as a tensor.

General counts, one's own choice, the box by position, a block for each seat (one's own first, then clockwise). A
scale is a number that the count never exceeds. A field that is "one of" some has a 1 at an index, and 0 elsewhere.
"""

from typing import Final

from vendome.engine.compiler.decorators import compiled
from vendome.engine.masks import has
from vendome.engine.observation import MOST, Block, Counts, Layout
from vendome.games.master_thieves.knowledge import is_hidden, is_number_known
from vendome.games.master_thieves.params import (
    DIAMOND,
    EDITIONS,
    FACES,
    KINDS,
    NUMBERS,
    PLACES,
    RUBY,
    SAPPHIRE,
    SEATS,
)
from vendome.games.master_thieves.rules.box import UPPER
from vendome.games.master_thieves.state import CONFISCATING, NONE, PHASES, ROTATED, TURNED, State

# What counts are divided by.
MOST_ROUNDS: Final = 64
MOST_GEMS: Final = 80  # in one place: all diamonds of eight players, and more than all sapphires
MOST_SAPPHIRES: Final = 16  # in one place: all of eight players
MOST_IMITATIONS: Final = 8  # of one kind on a white pillow; and more than the diamonds a seat has to place

GENERAL: Final = Block()
AT_SEAT: Final = GENERAL.add("seat", (), "one's own seat, from 1; 0 for a spectator", SEATS)
AT_ROUNDS: Final = GENERAL.add("rounds", (), "rounds finished", MOST_ROUNDS)
AT_UPSIDE_DOWN: Final = GENERAL.add("upside_down", (), "whether the box stands on its head")
AT_RED_DIAMONDS: Final = GENERAL.add("red_diamonds", (), "diamonds on the red pillow", MOST_GEMS)
AT_RED_SAPPHIRES: Final = GENERAL.add("red_sapphires", (), "sapphires on the red pillow", MOST_SAPPHIRES)
AT_OPTIONAL: Final = GENERAL.add("optional", (), "whether the seat that places an imitation may place nothing")
AT_EXTRA: Final = GENERAL.add("extra", (), "imitations that the gemologist may place after this one", SEATS)
AT_ROTATED: Final = GENERAL.add("rotated", (), "whether the seat that handles the box has rotated it")
AT_TURNED: Final = GENERAL.add("turned", (), "whether the seat that handles the box has turned it over")
AT_ONE_BOX_ACTION: Final = GENERAL.add("one_box_action", (), "the option of that name")
AT_PLAYERS: Final = GENERAL.add("players", (SEATS + 1,), "one of the numbers of players")
AT_EDITION: Final = GENERAL.add("edition", (len(EDITIONS),), "one of the editions")
AT_PHASE: Final = GENERAL.add("phase", (len(PHASES),), "one of the phases: what the asked seats decide")
AT_STAGE: Final = GENERAL.add("stage", (CONFISCATING + 1,), "one of the set-up and the three parts of a round")
AT_OPEN: Final = GENERAL.add("open", (PLACES,), "one of the positions, if a drawer is open")

CHOICE: Final = Block(GENERAL.end)
CHOICE.add("chosen", (KINDS,), "one of the characters, once one has chosen a card")

BOX: Final = Block(CHOICE.end, repeated=PLACES)
AT_DRAWER: Final = BOX.add("drawer", (PLACES,), "at each position one of the drawers")
AT_SEARCHED: Final = BOX.add("searched", (), "whether the drawer there was ever pulled out to its end")
AT_UPPER: Final = BOX.size  # where the numbers of the upper face begin …
for face in ("upper", "lower"):
    BOX.add(f"{face}_diamonds", (), f"diamonds in the {face} front compartment", MOST_GEMS)
    BOX.add(f"{face}_sapphires", (), f"sapphires in the {face} front compartment", MOST_SAPPHIRES)
    BOX.add(f"{face}_ruby", (), f"whether a ruby lies in the {face} secret compartment")
    BOX.add(f"{face}_alarm", (SEATS,), f"whose alarm lies in the {face} front compartment: one of the seats, or none")
FACE: Final = (BOX.size - AT_UPPER) // FACES  # … and how many each face has, in this order:
AT_DIAMONDS, AT_SAPPHIRES, AT_RUBY, AT_ALARM = range(4)

SEAT: Final = Block(BOX.end, repeated=SEATS)
AT_ASKED: Final = SEAT.add("asked", (), "whether the seat must decide now")
AT_TURN: Final = SEAT.add("turn", (), "whether it is the seat's turn")
AT_HAS_ALARM: Final = SEAT.add("has_alarm", (), "whether the seat has its alarm at hand")
AT_HIDDEN: Final = SEAT.add("hidden", (), "whether the seat has chosen a card that lies face down")
AT_WAITING: Final = SEAT.add("waiting", (), "whether the seat's turn is still to come, as far as cards are revealed")
AT_FALLEN: Final = SEAT.add("fallen", (), "whether the seat had a gem fall in this round")
AT_SHARING: Final = SEAT.add("sharing", (), "whether the seat shares the red pillow now")
AT_PICKING: Final = SEAT.add("picking", (), "whether the seat has still to pick, this time around")
AT_UNPLACED: Final = SEAT.add("unplaced", (), "diamonds the seat must still put into the box", MOST_IMITATIONS)
AT_WHITE: Final = SEAT.add("white", (2,), "diamonds and sapphires on the white pillow", MOST_IMITATIONS)
AT_BLACK: Final = SEAT.add("black", (3,), "diamonds, sapphires and rubies on the black pillow", MOST_GEMS)
AT_REVEALED: Final = SEAT.add("revealed", (KINDS,), "one of the characters, once the seat's card is revealed")
AT_HAND: Final = SEAT.add("hand", (KINDS,), "by character, whether the seat has the card in hand")
AT_NUMBERS: Final = SEAT.add("numbers", (KINDS,), "by character, the number on the seat's card; 0 if unknown", NUMBERS)

LAYOUT: Final = Layout(GENERAL, CHOICE, BOX, seats=SEAT)

SECRET: Final = Block(repeated=SEATS)
AT_SECRET_CHOICE: Final = SECRET.add("chosen", (KINDS,), "one of the characters, once the seat has chosen a card")
AT_SECRET_NUMBERS: Final = SECRET.add("numbers", (KINDS,), "by character, the number on the seat's card", NUMBERS)
HIDDEN: Final = Layout(seats=SECRET)

# Numba takes numbers as constants, but no objects.
AT_BOX, BOX_SIZE = BOX.start, BOX.size
AT_SEATS, SEAT_SIZE = SEAT.start, SEAT.size
AT_CHOICE, SECRET_SIZE = CHOICE.start, SECRET.size


@compiled
def observe(state: State, seat: int, out: Counts) -> None:
    """Works on a full state as on a redacted one, and reads only what the seat knows of it."""
    observe_general(state, seat, out)
    me = max(seat, 0)
    for position in range(PLACES):
        observe_drawer(state, me, UPPER[state.way, position], out[AT_BOX + position * BOX_SIZE :])
    for i in range(state.players):
        observe_seat(state, seat, (me + i) % state.players, out[AT_SEATS + i * SEAT_SIZE :])
    if seat >= 0 and state.chosen[seat] != NONE:
        out[AT_CHOICE + state.chosen[seat]] = 1


@compiled
def observe_general(state: State, seat: int, out: Counts) -> None:
    out[AT_SEAT] = seat + 1
    out[AT_ROUNDS] = min(state.rounds, MOST)
    out[AT_UPSIDE_DOWN] = UPPER[state.way, 0] & 1
    out[AT_RED_DIAMONDS] = state.red[DIAMOND]
    out[AT_RED_SAPPHIRES] = state.red[SAPPHIRE]
    out[AT_OPTIONAL] = state.optional
    out[AT_EXTRA] = state.extra
    out[AT_ROTATED] = (state.handled & ROTATED) // ROTATED
    out[AT_TURNED] = (state.handled & TURNED) // TURNED
    out[AT_ONE_BOX_ACTION] = state.one_box_action
    out[AT_PLAYERS + state.players] = 1
    out[AT_EDITION + state.edition] = 1
    out[AT_PHASE + state.phase] = 1
    out[AT_STAGE + state.stage] = 1
    if state.opened != NONE:
        out[AT_OPEN + state.opened] = 1


@compiled
def observe_drawer(state: State, me: int, upper: int, out: Counts) -> None:
    out[AT_DRAWER + (upper >> 1)] = 1
    out[AT_SEARCHED] = has(state.searched, upper >> 1)
    observe_face(state, me, upper, out[AT_UPPER:])
    observe_face(state, me, upper ^ 1, out[AT_UPPER + FACE :])


@compiled
def observe_face(state: State, me: int, compartment: int, out: Counts) -> None:
    out[AT_DIAMONDS] = state.front[compartment, DIAMOND]
    out[AT_SAPPHIRES] = state.front[compartment, SAPPHIRE]
    out[AT_RUBY] = state.ruby[compartment]
    if state.alarm[compartment] != NONE:
        out[AT_ALARM + (state.alarm[compartment] - me) % state.players] = 1


@compiled
def observe_seat(state: State, seat: int, other: int, out: Counts) -> None:
    out[AT_ASKED] = has(state.asked, other)
    out[AT_TURN] = state.turn == other
    out[AT_HAS_ALARM] = has(state.alarms, other)
    out[AT_HIDDEN] = is_hidden(state, other)
    out[AT_WAITING] = has(state.waiting, other)
    out[AT_FALLEN] = has(state.fallen, other)
    out[AT_SHARING] = has(state.sharers, other)
    out[AT_PICKING] = has(state.picking, other)
    out[AT_UNPLACED] = state.unplaced[other]
    for gem in range(SAPPHIRE + 1):
        out[AT_WHITE + gem] = state.white[other, gem]
    for gem in range(RUBY + 1):
        out[AT_BLACK + gem] = state.black[other, gem]
    if has(state.face_up, other):
        out[AT_REVEALED + state.chosen[other]] = 1
    for character in range(KINDS):
        out[AT_HAND + character] = has(state.hand[other], character)
        if is_number_known(state, seat, other, character):
            out[AT_NUMBERS + character] = state.number[other, character]


@compiled
def observe_hidden(state: State, seat: int, out: Counts) -> None:
    for i in range(state.players):
        other = (seat + i) % state.players
        at = i * SECRET_SIZE
        if state.chosen[other] != NONE:
            out[at + AT_SECRET_CHOICE + state.chosen[other]] = 1
        for character in range(KINDS):
            out[at + AT_SECRET_NUMBERS + character] = state.number[other, character]
