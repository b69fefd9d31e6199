"""Tiny worlds of The Shadow Thief: scripted shuffles, and whole turns in a line."""

from collections import Counter

import vendome
from support import let_happen
from vendome import State
from vendome.games.shadow_thief.params import CODES, COUNTS


def shuffle(*cards: str) -> str:
    """A shuffle that begins with these cards; the rest follow in their order, thieves and safes last."""
    rest = Counter(dict(zip(CODES, COUNTS, strict=True)))
    rest.subtract(cards)
    assert min(rest.values()) >= 0, "more of a card than there are"
    return " ".join(["shuffle", *cards, *rest.elements()])


def deal(*hands: str, pile: str = "", matches: int = 1) -> State:
    """A game in which each seat is dealt these four cards, and the pile then begins with `pile`."""
    state = vendome.game("shadow_thief", players=len(hands), hands=matches).blank(seed=1)
    let_happen(state, shuffle(*" ".join([*hands, pile]).split()))
    return state


def play(state: State, *cards: str) -> State:
    """Each asked seat plays a card, in seat order."""
    for seat, card in zip(state.asked, cards, strict=True):
        state.play(f"play {card}", seat)
    return state


def turn(state: State, *cards: str) -> State:
    """A turn in which nobody adds a jewel."""
    play(state, *cards)
    while not state.finished and state.moves()[-1] == "done":
        state.play("done")
    return state


def safe(state: State, seat: int) -> list[str]:
    found: list[str] = state.view()["seats"][seat]["safe"]
    return found


def closed(state: State, seat: int) -> str | None:
    found: str | None = state.view()["seats"][seat]["closed"]
    return found


def hand(state: State, seat: int) -> list[str]:
    found: list[str] = state.view(seat)["hand"]
    return found


def shrink_pile(state: State, size: int) -> State:
    """Take cards from the bottom of the pile out of the game, to come to its end quickly."""
    record = state.record
    cut = int(record.pile_size) - size
    for i in range(size):
        record.pile[i] = record.pile[i + cut]
    record.pile[size:] = -1
    record.pile_size = size
    return state


def exhausted(*hands: str) -> State:
    """A game whose pile runs out in the first drawing."""
    return shrink_pile(deal(*hands), 0)


def scores(state: State) -> list[int]:
    assert state.result is not None
    return state.result.scores


def end(state: State) -> str:
    assert state.result is not None
    return state.result.end
