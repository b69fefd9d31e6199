"""What a seat of The Shadow Thief could infer: which cards the others may hold."""

from collections.abc import Sequence
from typing import Final

import numpy as np
from msgspec import Struct

from vendome.engine.compiler.layout import Cells
from vendome.engine.events import counted
from vendome.engine.mind import States
from vendome.games.shadow_thief.params import CODES, KIND, KINDS, Card
from vendome.games.shadow_thief.state import EMPTY

LIKELIEST: Final = 8  # cards that are told of a hand


class Held(Struct, frozen=True):
    """A card that a rival may hold."""

    card: Card
    share: float  # how likely at least one, from 0 to 1


class Rival(Struct, frozen=True):
    """What is believed of a rival's hand."""

    seat: int
    cards: int  # in the hand, with the one that was chosen
    held: list[Held]  # the likeliest first


class Sight(Struct, frozen=True):
    """What a seat could infer."""

    rivals: list[Rival]


def read(worlds: States, history: States, seat: int) -> Sight:
    others = [other for other in range(int(history[-1].players)) if other != seat]
    return Sight([rival(worlds, other) for other in others])


def rival(worlds: States, seat: int) -> Rival:
    hands: Cells = np.column_stack([worlds["hand"][:, seat], worlds["chosen"][:, seat]])
    shares = [(float(share), kind) for kind, share in enumerate(shares_of(hands)) if share > 0]
    likeliest = sorted(shares, key=lambda found: (-found[0], found[1]))[:LIKELIEST]
    cards = int((hands[0] != EMPTY).sum())
    return Rival(seat, cards, [Held(CODES[kind], round(share, 3)) for share, kind in likeliest])


def shares_of(hands: Cells) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
    """By kind: in which share of the hands it is."""
    kinds = np.where(hands == EMPTY, KINDS, KIND[hands])
    is_held = np.zeros((len(hands), KINDS + 1), bool)
    is_held[np.arange(len(hands))[:, None], kinds] = True
    return is_held[:, :KINDS].mean(axis=0)


def lines(sight: Sight, names: Sequence[str]) -> list[str]:
    return [
        f"{names[rival.seat]}, {counted(rival.cards, 'card')}: "
        + (", ".join(f"{held.card} {held.share:.0%}" for held in rival.held) or "nothing")
        for rival in sight.rivals
    ]
