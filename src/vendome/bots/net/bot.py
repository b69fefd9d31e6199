"""`net`: one look at what the seat knows, and a move drawn as likely as the policy says."""

from pathlib import Path

import numpy as np

from vendome.bots.net.choice import net_for
from vendome.bots.net.haste import leanings
from vendome.bots.net.layers import Reals
from vendome.bots.net.looks import Looker
from vendome.bots.protocol import Opinion
from vendome.bots.search.softmax import draw
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Cells, Words
from vendome.engine.mind import NAT


class NetBot:
    """At the temperature 1 it plays as it was trained: it mixes its moves, as one must who bluffs. Lower, it trusts its
    first choice more; at 0 it always makes it.

    Scores are whole numbers, hundredths of a nat, and of equal ones the lowest action is the best: so all machines
    choose alike.
    """

    def __init__(
        self, temperature: float = 1.0, haste: float = 0.0, name: str = "net", file: Path | None = None
    ) -> None:
        self.name, self.temperature, self.haste, self.file = name, temperature, haste, file
        self.looker: Looker | None = None

    def choose(self, witness: Witness, rng: Words) -> int:
        looker = self.attend(witness)
        actions, scores = self.look(looker, witness)
        if self.temperature == 0:
            return int(actions[scores.argmax()])
        return int(draw(looker.moves, looker.scores, len(actions), rng))

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:  # noqa: ARG002 (it thinks without luck)
        """A move's share is how likely it is made. The value is the same for all: the chance to win that the policy
        gives its seat, for it judges positions and not what comes of a move."""
        looker = self.attend(witness)
        actions, scores = self.look(looker, witness)
        shares = self.shares(scores)
        numbers = looker.numbers(len(actions) + witness.setup.players)
        value = float(softmax(numbers[len(actions) :])[0])
        order = sorted(range(len(actions)), key=lambda i: (-shares[i], -scores[i]))
        return [Opinion(int(actions[i]), value, float(shares[i])) for i in order]

    def shares(self, scores: Cells) -> Reals:
        if self.temperature == 0:
            return np.eye(1, len(scores), int(scores.argmax()), dtype=np.float32)[0]
        return softmax((scores / NAT).astype(np.float32))

    def attend(self, witness: Witness) -> Looker:
        if self.looker is None or self.looker.game is not witness.game:
            self.looker = Looker(witness.game, net_for(witness.game, self.file))
        return self.looker

    def look(self, looker: Looker, witness: Witness) -> tuple[Cells, Cells]:
        actions, scores = looker.look(witness.states[-1:], witness.seat, NAT / (self.temperature or 1.0))
        if self.haste:
            scores += leanings(witness.game, self.haste)[actions]
        return actions, scores


def softmax(numbers: Reals) -> Reals:
    weights: Reals = np.exp(numbers - numbers.max())
    return weights / weights.sum()
