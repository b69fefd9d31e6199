"""`random`: any legal move, each as likely."""

from vendome.bots.protocol import Opinion
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import choice


class RandomBot:
    name = "random"

    def choose(self, witness: Witness, rng: Words) -> int:
        actions = witness.actions
        return actions[choice(rng, len(actions))]

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:  # noqa: ARG002 (it has no opinion)
        actions = witness.actions
        return [Opinion(action, 1 / witness.setup.players, 1 / len(actions)) for action in actions]
