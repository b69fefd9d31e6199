"""Tiny worlds of The Shadow Thief: scripted shuffles, and whole turns in a line."""

from collections import Counter

import vendome
from support import let_happen
from vendome import Session
from vendome.games.shadow_thief.params import CODES, COUNTS


def shuffle(*cards: str) -> str:
    """A shuffle that begins with these cards; the rest follow in their order, thieves and safes last."""
    rest = Counter(dict(zip(CODES, COUNTS, strict=True)))
    rest.subtract(cards)
    assert min(rest.values()) >= 0, "more of a card than there are"
    return " ".join(["shuffle", *cards, *rest.elements()])


def deal(*hands: str, pile: str = "", matches: int = 1) -> Session:
    """A game in which each seat is dealt these four cards, and the pile then begins with `pile`."""
    session = vendome.game("shadow_thief", players=len(hands), hands=matches).blank(seed=1)
    let_happen(session, shuffle(*" ".join([*hands, pile]).split()))
    return session


def play(session: Session, *cards: str) -> Session:
    """Each asked seat plays a card, in seat order."""
    for seat, card in zip(session.asked, cards, strict=True):
        session.play(f"play {card}", seat)
    return session


def turn(session: Session, *cards: str) -> Session:
    """A turn in which nobody adds a jewel."""
    play(session, *cards)
    while not session.finished and session.moves()[-1] == "done":
        session.play("done")
    return session


def safe(session: Session, seat: int) -> list[str]:
    found: list[str] = session.view()["seats"][seat]["safe"]
    return found


def closed(session: Session, seat: int) -> str | None:
    found: str | None = session.view()["seats"][seat]["closed"]
    return found


def hand(session: Session, seat: int) -> list[str]:
    found: list[str] = session.view(seat)["hand"]
    return found


def shrink_pile(session: Session, size: int) -> Session:
    """Take cards from the bottom of the pile out of the game, to come to its end quickly."""
    state = session.state
    cut = int(state.pile_size) - size
    for i in range(size):
        state.pile[i] = state.pile[i + cut]
    state.pile[size:] = -1
    state.pile_size = size
    return session


def exhausted(*hands: str) -> Session:
    """A game whose pile runs out in the first drawing."""
    return shrink_pile(deal(*hands), 0)


def scores(session: Session) -> list[int]:
    assert session.result is not None
    return session.result.scores


def end(session: Session) -> str:
    assert session.result is not None
    return session.result.end
