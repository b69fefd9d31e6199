"""What a seat is shown of The Shadow Thief, as JSON for the page."""

from collections.abc import Iterable
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from vendome.engine.compiler.layout import plain
from vendome.engine.contract import SPECTATOR, Memory
from vendome.games.shadow_thief.params import CARDS, CODE_OF, Card
from vendome.games.shadow_thief.state import ADD, EMPTY, OVER, PHASES, Phase, State

# A card is its code, such as R7, S12 or TS.


class Seat(Struct, kw_only=True):
    """What everyone sees of one seat."""

    score: int  # of the finished hands
    cards: int  # in its hand
    chosen: bool  # a card, which nobody has seen yet
    shown: Card | None  # revealed in this turn
    before: list[Card]  # what lies face up before it: its jewels, or a thief or safe card still in action
    safe: list[Card]  # sorted
    safe_value: int
    closed: Card | None  # the safe card that closed its safe


class Public(Struct, kw_only=True):
    """What everyone sees."""

    seen: list[Card] | UnsetType = UNSET  # every card revealed in this hand, sorted; only with memory `full`
    phase: Phase
    hand_number: int  # hands finished
    hands: int  # in the match
    deck: int  # cards in the game: a hand begins with all of them in the pile
    pile: int  # cards in it
    exhausted: bool  # nobody draws in this hand any more
    discard: int  # cards in it
    seats: list[Seat]


class Own(Struct, kw_only=True):
    """What only one seat sees."""

    hand: list[Card]  # sorted
    chosen: Card | None  # the card it plays next
    put_away: list[Card]  # what was in its hand when its safe closed, sorted


def public(state: Any, memory: Memory) -> Public:
    table: State = plain(state)
    lying = [before(table, seat) for seat in range(table.players)]
    stored = safes(table)
    return Public(
        seen=seen(table) if memory == "full" else UNSET,
        phase=PHASES[table.phase],
        hand_number=table.hand_number,
        hands=table.hands,
        deck=CARDS,
        pile=table.pile_size,
        exhausted=bool(table.exhausted),
        discard=discard_size(table, lying),
        seats=[view_seat(table, seat, lying[seat], stored[seat]) for seat in range(table.players)],
    )


def own(state: Any, seat: int, memory: Memory) -> Own:  # noqa: ARG001 (a hand is never forgotten)
    if seat == SPECTATOR:
        return Own(hand=[], chosen=None, put_away=[])
    table: State = plain(state)
    return Own(hand=codes(table.hand[seat]), chosen=code(table.chosen[seat]), put_away=codes(table.buried[seat]))


def view_seat(state: State, seat: int, lying: list[Card], safe: list[Card]) -> Seat:
    return Seat(
        score=state.score[seat],
        cards=state.hand_size[seat],
        chosen=state.chosen[seat] != EMPTY,
        shown=code(state.shown[seat]),
        before=lying,
        safe=safe,
        safe_value=state.safe_value[seat],
        closed=code(state.lock[seat]),
    )


def code(card: int) -> Card | None:
    """The code of a card, if there is one and it can be named."""
    return CODE_OF[card] if card >= 0 else None


def codes(cards: Iterable[int]) -> list[Card]:
    """The codes of the cards that can be named, sorted."""
    return sorted(CODE_OF[card] for card in cards if card >= 0)


def seen(state: State) -> list[Card]:
    """The cards revealed in this hand; most of them lie face down in the discard."""
    return codes(card for card in range(CARDS) if state.seen[card >> 4] >> (card & 15) & 1)


def discard_size(state: State, lying: list[list[Card]]) -> int:
    """Cards that lie nowhere else are in the discard."""
    elsewhere = state.pile_size + sum(state.hand_size) + sum(state.safe_count) + sum(map(len, lying))
    for seat in range(state.players):
        elsewhere += (state.lock[seat] != EMPTY) + (state.chosen[seat] != EMPTY)
    return CARDS - elsewhere


def before(state: State, seat: int) -> list[Card]:
    """What lies face up before a seat."""
    shown = code(state.shown[seat])
    if shown is None or state.phase == OVER:
        return []
    if shown[0] == "T":
        return [shown] if state.phase != ADD else []  # by then the thieves have done their work
    if shown[0] == "S":
        return [shown] if state.lock[seat] == EMPTY and not state.useless >> seat & 1 else []
    added = [CODE_OF[card] for card in state.added[seat][: state.added_size[seat]]]
    return [shown, *added] if state.lying >> seat & 1 else []


def safes(state: State) -> list[list[Card]]:
    """What lies in the safes, by seat."""
    found: list[list[Card]] = [[] for _ in range(state.players)]
    for card, owner in enumerate(state.safe_of):
        if owner != EMPTY:
            found[owner].append(CODE_OF[card])
    return [sorted(cards) for cards in found]
