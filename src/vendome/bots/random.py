"""`random`: any legal move, each as likely."""

from collections.abc import Sequence

from vendome.engine.layout import Words
from vendome.engine.play import State
from vendome.engine.rng import choice


class RandomBot:
    name = "random"

    def choose(self, known: State, seat: int, actions: Sequence[int], rng: Words) -> int:  # noqa: ARG002 (looks at nothing)
        return actions[choice(rng, len(actions))]
