"""What a seat of Gentlemen Thieves could infer: who is which burglar."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from vendome.engine.mind import States
from vendome.games.gentlemen_thieves.params import COLOUR_NAMES, COLOUR_ORDER, LETTERS, Letter


class Suspect(Struct, frozen=True):
    """What is believed of a seat's burglar."""

    seat: int
    colours: dict[Letter, float]  # how likely each is, from 0 to 1; in the order of the rulebook


class Sight(Struct, frozen=True):
    """What a seat could infer."""

    suspects: list[Suspect]  # all other seats


def read(worlds: States, history: States, seat: int) -> Sight:
    others = [other for other in range(int(history[-1].players)) if other != seat]
    return Sight([Suspect(other, colours(worlds, other)) for other in others])


def colours(worlds: States, seat: int) -> dict[Letter, float]:
    burglars = worlds["burglar"][:, seat]
    return {LETTERS[colour]: round(float(np.mean(burglars == colour)), 3) for colour in COLOUR_ORDER}


def lines(sight: Sight, names: Sequence[str]) -> list[str]:
    return [f"{names[suspect.seat]}: {in_words(suspect.colours)}" for suspect in sight.suspects]


def in_words(shares: dict[Letter, float]) -> str:
    """`red 70%, black 30%`."""
    likely = sorted(((share, letter) for letter, share in shares.items() if share > 0), key=lambda found: -found[0])
    return ", ".join(f"{COLOUR_NAMES[letter]} {share:.0%}" for share, letter in likely)
