"""Who sits at the tables of a report: bots by name, bots that may not use a kind of move, and a pair that differs in
nothing but what it sees."""

from abc import ABC, abstractmethod
from typing import NamedTuple

import numpy as np

from vendome.bots import Bot, Opinion, Witness
from vendome.bots.plain_mind import mind_of
from vendome.bots.policy_bot import make_bot
from vendome.bots.search.searcher import Searcher
from vendome.bots.search.simulate import IMAGINED
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import choice
from vendome.engine.mind import Floats
from vendome.engine.play import Session, Setup
from vendome.lab.bot_games import chosen
from vendome.lab.judging import judge_for
from vendome.lab.report.appraise import Appraiser
from vendome.lab.report.kinds import kinds_of

GUESSING, PEEKING = "one move ahead", "one move ahead, seeing all"
IMAGINED_STATES = 8  # of a guess; as many draws of what nobody knows has who peeks


class Player(NamedTuple):
    """A bot as people write it, or one of the two above; and the kind of moves that it may not use."""

    spec: str
    without: str = ""

    def __str__(self) -> str:
        return f"{self.spec} without {self.without}" if self.without else self.spec


def seat(player: Player, session: Session) -> Bot:
    """A new player for one game. Only who peeks looks at the session."""
    if player.spec == GUESSING:
        return GuessingBot(session.setup)
    if player.spec == PEEKING:
        return PeekingBot(session)
    bot = make_bot(player.spec)
    return RestrictedBot(bot, kinds_of(session.game.moves)[player.without]) if player.without else bot


class RestrictedBot:
    """Plays what another bot would, but of these moves none if there is any other: then what that bot thinks best of
    the rest."""

    def __init__(self, bot: Bot, forbidden: frozenset[int]) -> None:
        self.name, self.bot, self.forbidden = bot.name, bot, forbidden

    def choose(self, witness: Witness, rng: Words) -> int:
        wanted = self.bot.choose(witness, rng)
        allowed = [action for action in witness.actions if action not in self.forbidden]
        if wanted in allowed or not allowed:
            return wanted
        opinions = [opinion for opinion in self.consider(witness, rng) if opinion.action in allowed]
        best = [one.action for one in opinions if (one.share, one.value) == (opinions[0].share, opinions[0].value)]
        return best[choice(rng, len(best))]

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:
        return self.bot.consider(witness, rng)


class OneMoveAhead(ABC):
    """Makes the move after which the judge gives its seat most."""

    def __init__(self, setup: Setup, draws: int) -> None:
        self.appraiser = Appraiser(setup.game, judge_for(chosen(setup)), draws)

    @abstractmethod
    def values(self, witness: Witness, actions: list[int], rng: Words) -> Floats:
        """Of each action, for the seat of the witness."""

    def choose(self, witness: Witness, rng: Words) -> int:
        actions = witness.actions
        if len(actions) == 1:
            return actions[0]
        return actions[int(self.values(witness, actions, rng).argmax())]

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:
        actions = witness.actions
        values = self.values(witness, actions, rng)
        best = int(values.argmax())
        opinions = [
            Opinion(a, float(v), float(i == best)) for i, (a, v) in enumerate(zip(actions, values, strict=True))
        ]
        return sorted(opinions, key=lambda opinion: -opinion.value)


class PeekingBot(OneMoveAhead):
    """Judges the true position: a cheat. What no seat knows, it does not know either."""

    name = PEEKING

    def __init__(self, session: Session) -> None:
        super().__init__(session.setup, draws=IMAGINED_STATES)
        self.session = session

    def values(self, witness: Witness, actions: list[int], rng: Words) -> Floats:
        values = self.appraiser.appraise(self.session.states, witness.seat, actions, rng)
        own: Floats = values.mean(axis=0)[:, witness.seat]
        return own


class GuessingBot(OneMoveAhead):
    """Judges positions that it imagines from what its seat knows: the same player, but honest."""

    name = GUESSING

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, draws=1)
        self.searcher = Searcher(setup.game)
        self.leaves_blanks = mind_of(setup.game).fill_rest is not None

    def values(self, witness: Witness, actions: list[int], rng: Words) -> Floats:
        searcher, loops = self.searcher, self.appraiser.loops
        searcher.use(rng)
        searcher.infer(witness, memory=1.0, insight=True)
        looks = []
        for _ in range(IMAGINED_STATES):
            searcher.imagine()
            state = searcher.states[IMAGINED : IMAGINED + 1]
            if self.leaves_blanks:  # what the mind does not ask for, but the judge does
                loops.do_resample(state, witness.seat, searcher.work.rng)
            looks.append(self.appraiser.appraise(state, witness.seat, actions, searcher.work.rng))
        searcher.give_back(rng)
        own: Floats = np.mean(looks, axis=(0, 1))[:, witness.seat]
        return own
