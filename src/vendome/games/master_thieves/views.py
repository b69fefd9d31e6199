"""What a seat is shown of a game of Master Thieves, as JSON for the page."""

from msgspec import UNSET, Struct, UnsetType

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.masks import members
from vendome.games.master_thieves.params import (
    ALL_CARDS,
    CHARACTERS,
    CYCLE,
    DRAWERS,
    EDITIONS,
    FACE_UP,
    POSITIONS,
    READING,
    Character,
    Edition,
    Grain,
    Position,
)
from vendome.games.master_thieves.rules.box import LONG, UPPER, WAYS
from vendome.games.master_thieves.state import NONE, PHASES, PREPARING, RUBY_FOUND, UNKNOWN, Phase, State


class Card(Struct, frozen=True):
    character: Character
    number: int | None  # None if it is not known


class Gems(Struct, frozen=True):
    """What lies on a white pillow or on the red one."""

    diamonds: int
    sapphires: int


class BlackPillow(Gems, frozen=True):
    rubies: int


class Face(Gems, frozen=True):
    """One face of a drawer: the gems in its front compartment, and what lies behind."""

    alarm: int | None  # the seat whose alarm lies in the front compartment
    ruby: bool | None  # in the secret compartment; None if it is not shown


class Content(Struct, frozen=True):
    up: Face
    down: Face


class Drawer(Struct, frozen=True):
    position: Position
    drawer: Grain
    long: bool | None  # None if it is not shown
    content: Content | None  # None if it is not shown


class Seat(Struct, frozen=True, kw_only=True):
    """One seat's side of the table."""

    played: list[Card] | UnsetType = UNSET  # in this cycle; where memory or the edition shows them
    holds: list[Card] | UnsetType = UNSET  # the hand, as far as it is known; with `full` memory
    white: Gems
    black: BlackPillow
    alarm: bool  # it is at hand
    unplaced: int  # diamonds the seat must still put into the box
    cards: int  # how many are in hand, the chosen one included until it is revealed
    chosen: bool  # a card, revealed or not
    card: Card | None  # the chosen one, once it is revealed
    waiting: bool  # its turn is still to come
    fallen: bool  # it had a gem fall in this round
    sharing: bool  # it shares the red pillow now


class Public(Struct, frozen=True, kw_only=True):
    edition: Edition
    one_box_action: bool
    preparing: bool  # the box is being filled
    phase: Phase
    round: int  # rounds finished
    cycle: int  # cycles finished
    turn: int | None  # the seat that fills, acts or picks; None while all choose
    box: list[Drawer]  # in reading order
    turned: bool  # the box stands on its head
    open: Position | None  # where a drawer is open
    red: Gems
    seats: list[Seat] | UnsetType = UNSET  # with `own` memory; with `full` memory they are in `Own`


class Own(Struct, frozen=True, kw_only=True):
    """A seat's cards. With `full` memory the table shows every card that has been seen, and what is on it. Each seat
    knows other numbers of the cards in hand, so then the sides of the table are a seat's own, too."""

    seats: list[Seat] | UnsetType = UNSET
    hand: list[Card]
    chosen: Character | None


def public(state: State, memory: Memory) -> Public:
    """All that lies on the table; with `full` memory also what lies in the closed drawers (MT-4.7)."""
    state = plain(state)
    return Public(
        edition=EDITIONS[state.edition],
        one_box_action=bool(state.one_box_action),
        preparing=state.stage == PREPARING,
        phase=PHASES[state.phase],
        round=state.rounds,
        cycle=state.rounds // CYCLE,
        turn=state.turn if state.turn != NONE else None,
        box=[drawer(state, position, memory) for position in READING],
        turned=WAYS[state.way].turned,
        open=POSITIONS[state.opened] if state.opened != NONE else None,
        red=Gems(*state.red),
        seats=seats(state, memory) if memory == "own" else UNSET,
    )


def own(state: State, seat: int, memory: Memory) -> Own:
    state = plain(state)
    shown = seats(state, memory) if memory == "full" else UNSET
    if seat == SPECTATOR:
        return Own(seats=shown, hand=[], chosen=None)
    chosen = state.chosen[seat]
    return Own(
        seats=shown,
        hand=cards(state, seat, state.hand[seat]),
        chosen=CHARACTERS[chosen] if chosen != NONE else None,
    )


def drawer(state: State, position: Position, memory: Memory) -> Drawer:
    """A drawer from outside. MT-4.7: its content is seen while it is open; after that, memory decides. MT-1.2: how long
    it is was told at the start, and is seen again when somebody searches it."""
    upper = int(UPPER[state.way, POSITIONS.index(position)])
    is_open = state.opened != NONE and POSITIONS[state.opened] == position
    content = None
    if memory == "full" or is_open:
        content = Content(up=face(state, upper, memory), down=face(state, upper ^ 1, memory))
    grain = DRAWERS[upper >> 1]
    is_known = memory == "full" or state.searched >> (upper >> 1) & 1
    return Drawer(position, grain, grain in LONG if is_known else None, content)


def face(state: State, compartment: int, memory: Memory) -> Face:
    diamonds, sapphires = state.front[compartment]
    owner = state.alarm[compartment]
    ruby = ruby_shown(state, compartment, memory)
    return Face(diamonds, sapphires, owner if owner != NONE else None, ruby)


def ruby_shown(state: State, compartment: int, memory: Memory) -> bool | None:
    """Whether a ruby is in the secret compartment. To one's own eyes it shows only when a master thief has found it."""
    is_there = bool(state.ruby[compartment])
    if memory == "full":
        return is_there
    return True if is_there and state.phase == RUBY_FOUND else None


def seats(state: State, memory: Memory) -> list[Seat]:
    return [side(state, seat, memory) for seat in range(state.players)]


def side(state: State, seat: int, memory: Memory) -> Seat:
    """One seat's side of the table. (Masks are read by shifts: `members` would take longer than all the rest.)"""
    hand = state.hand[seat]
    is_dealt = state.number[seat][0] != 0
    played = ALL_CARDS & ~hand if is_dealt else 0
    return Seat(
        played=cards(state, seat, played) if memory == "full" or FACE_UP[state.edition] else UNSET,
        holds=cards(state, seat, hand) if memory == "full" else UNSET,
        white=Gems(*state.white[seat]),
        black=BlackPillow(*state.black[seat]),
        alarm=bool(state.alarms >> seat & 1),
        unplaced=state.unplaced[seat],
        cards=hand.bit_count(),
        chosen=state.chosen[seat] != NONE,
        card=card(state, seat, state.chosen[seat]) if state.face_up >> seat & 1 else None,
        waiting=bool(state.waiting >> seat & 1),
        fallen=bool(state.fallen >> seat & 1),
        sharing=bool(state.sharers >> seat & 1),
    )


def cards(state: State, seat: int, mask: int) -> list[Card]:
    """These of a seat's cards, in playing order."""
    return [card(state, seat, kind) for kind in members(mask)]


def card(state: State, seat: int, kind: int) -> Card:
    number = state.number[seat][kind]
    return Card(CHARACTERS[kind], number if number != UNKNOWN else None)
