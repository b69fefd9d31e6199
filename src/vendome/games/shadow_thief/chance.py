"""The chance lines of The Shadow Thief: `shuffle CARD …` and `under SEAT CARD …`."""

from collections import Counter
from collections.abc import Iterable, Sequence

from vendome.engine.errors import ImpossibleChance
from vendome.engine.masks import members
from vendome.engine.pieces import refuse_surplus
from vendome.games.shadow_thief.params import CARDS, CODE_OF, CODES
from vendome.games.shadow_thief.state import SHUFFLE, State


def write(state: State, outcome: Sequence[int]) -> str:
    return " ".join([beginning(state), *(CODE_OF[card] for card in outcome)])


def read(state: State, line: str) -> list[int]:
    expected = f"{beginning(state)} "
    if not line.startswith(expected):
        raise ImpossibleChance(f"expected a line '{expected}CARD …', got {line[:40]!r}")
    stated = line.removeprefix(expected).split(" ")
    ids = ids_by_code(shuffled(state))
    check_cards(stated, Counter({code: len(cards) for code, cards in ids.items()}))
    return [ids[code].pop(0) for code in stated]


def beginning(state: State) -> str:
    """What the line of the due chance begins with."""
    return "shuffle" if state.due == SHUFFLE else f"under {closing_seat(state)}"


def closing_seat(state: State) -> int:
    """SD-3.6 Close: the seat whose hand goes under the pile now."""
    return members(int(state.waiting))[0]


def shuffled(state: State) -> Iterable[int]:
    """The cards that the due chance shuffles: SD-2.2 Dealing, all of them; SD-3.6 Close, a hand."""
    if state.due == SHUFFLE:
        return range(CARDS)
    seat = closing_seat(state)
    return [int(card) for card in state.hand[seat, : state.hand_size[seat]]]


def ids_by_code(cards: Iterable[int]) -> dict[str, list[int]]:
    """Cards with the same code are neighbours, the lowest first."""
    found: dict[str, list[int]] = {}
    for card in cards:
        found.setdefault(CODE_OF[card], []).append(card)
    return found


def check_cards(stated: list[str], expected: Counter[str]) -> None:
    """Refuse cards that are not exactly the expected ones, and say which."""
    refuse_surplus(stated, expected, CODES, "card")
    missing = sorted((expected - Counter(stated)).elements())
    if missing:
        raise ImpossibleChance(f"{len(missing)} cards are missing: {' '.join(missing[:5])}" + " …" * (len(missing) > 5))
