"""The review of a game: it is played again, and every step of it judged."""

from collections.abc import Callable, Iterator
from math import hypot
from typing import NamedTuple

from vendome.engine.compiler.rng import generator
from vendome.engine.mind import Floats
from vendome.engine.records import GameRecord, replay
from vendome.engine.session import Session
from vendome.luck import Account, LuckMeter, Twins, judge_of
from vendome.luck.advantage import Advantages
from vendome.luck.meter import is_last
from vendome.luck.worlds import Worlds
from vendome.review.data import FORMAT, Effort, JudgedDecision, JudgedMove, Judges, Moment, Review, SeatReview, Thinker
from vendome.review.judgement import HALF, DecisionJudge, Judgement, thinks_with_net
from vendome.review.summary import COSTS, accuracy_of, best_moves, costly_moves, turning_points, verdict_of
from vendome.review.walk import Decided, decisions_of

SIMULATIONS: dict[Effort, int] = {"quick": 300_000, "thorough": 3_000_000}  # for a whole game
FEWEST, MOST = 200, 20_000  # for one decision
OTHERS = 3  # moves that are named beside the best and the played one
SEED = 0  # the same game is always judged alike

Watch = Callable[[int, int], None]
"""Told after every step: how many are done, and how many there are."""


def watch_nothing(done: int, steps: int) -> None:
    """Nobody waits."""


def review(record: GameRecord, effort: Effort = "quick", watch: Watch = watch_nothing) -> Review:
    """A record that does not follow the rules is refused: RecordError."""
    return Reviewer(played_again(record), effort).review(record.seats, watch)


def played_again(record: GameRecord) -> Session:
    """The game of a record, finished."""
    *_, session = replay(record)
    return session


class Advantage(NamedTuple):
    """By how much a seat's moves were better than its usual ones, for itself."""

    full: float  # with full knowledge
    known: float  # as far as it could know

    def plus(self, other: "Advantage") -> "Advantage":
        return Advantage(self.full + other.full, self.known + other.known)


class Reviewer:
    """A finished game, and those who judge it."""

    def __init__(self, session: Session, effort: Effort) -> None:
        self.session, self.effort = session, effort
        self.setup, self.game = session.setup, session.game
        self.judge = judge_of(self.setup)
        self.meter = LuckMeter(self.judge, Twins(self.setup, SEED))
        self.advantages = Advantages(self.setup, self.judge, SEED)
        self.worlds = Worlds(self.setup, self.judge, SEED)
        choices = sum(len(moment.actions(seat)) > 1 for moment, (seat, _) in self.moments())
        self.simulations = min(max(SIMULATIONS[effort] // max(choices, 1), FEWEST), MOST)
        self.judges = [DecisionJudge(self.game, self.simulations) for _ in range(self.setup.players)]

    def moments(self) -> Iterator[tuple[Session, tuple[int, int]]]:
        """The game before each decision, and the decision."""
        return zip(self.session.retraced(), self.session.history.decisions, strict=False)

    def review(self, names: list[str], watch: Watch) -> Review:
        account: Account | None = None
        advantages = [Advantage(0.0, 0.0)] * self.setup.players
        decisions = []
        for decided in decisions_of(self.session):
            seat = decided.seat
            account = account or self.meter.begin(decided.before)
            settled = is_last(decided.before, seat)
            self.meter.step(account, decided.before, seat, decided.action, decided.after, settled=settled)
            if len(decided.witness.actions) > 1:
                advantages[seat] = advantages[seat].plus(self.advantage(decided))
                decisions.append(self.judged(decided))
            watch(decided.number + 1, len(self.session.history.decisions))
        assert account is not None
        thinker: Thinker = "net-search" if thinks_with_net(self.game) else "search"
        return Review(
            format=FORMAT, game=self.game.id, rules=self.game.version, options=self.setup.stated(), names=list(names),
            effort=self.effort, judges=Judges(self.judge.name, thinker, self.simulations),
            start=rounded(account.start), deal=rounded(account.deal), moments=self.told(account), decisions=decisions,
            turning_points=turning_points(account.steps),
            seats=[self.seat_review(seat, account, advantages[seat], decisions) for seat in range(self.setup.players)],
        )  # fmt: skip

    def advantage(self, decided: Decided) -> Advantage:
        seat, action = decided.seat, decided.action
        full = self.advantages.advantage(decided.before, seat, action)
        return Advantage(float(full[seat]), float(self.worlds.advantage(decided.witness, action)[seat]))

    def judged(self, decided: Decided) -> JudgedDecision:
        witness = decided.witness
        rng = generator(SEED, 1 + decided.number)
        judgement = self.judges[witness.seat].judge(witness, decided.action, rng)
        played, best = (judgement.worths[action] for action in (decided.action, judgement.best))
        next_best = max(worth.value for action, worth in judgement.worths.items() if action != judgement.best)
        cost, error = max(0.0, best.value - played.value), HALF * hypot(best.error, played.error)
        is_best = decided.action == judgement.best
        verdict = verdict_of(cost, error, is_best=is_best)
        return JudgedDecision(
            number=decided.number, seat=witness.seat,
            played=self.named(judgement, decided.action), best=self.named(judgement, judgement.best),
            others=self.others(judgement, decided.action), cost=round(cost, 4),
            error=0.0 if is_best else round(error, 4), margin=round(best.value - next_best, 4),
            verdict=verdict,
            remark=decided.remark(self.game, decided.action, judgement.best) if verdict in COSTS else None,
        )  # fmt: skip

    def named(self, judgement: Judgement, action: int) -> JudgedMove:
        """What was not looked at by itself is as good as the search believed."""
        opinion = next(opinion for opinion in judgement.opinions if opinion.action == action)
        worth = judgement.worths.get(action)
        value, error = (worth.value, round(HALF * worth.error, 4)) if worth else (opinion.value, None)
        return JudgedMove(self.game.moves[action], round(value, 4), error, round(opinion.share, 4))

    def others(self, judgement: Judgement, played: int) -> list[JudgedMove]:
        """The next best of those that were thought of."""
        left = [o.action for o in judgement.opinions if o.action not in (played, judgement.best) and o.share > 0]
        return [self.named(judgement, action) for action in left[:OTHERS]]

    def told(self, account: Account) -> list[Moment]:
        moves = self.game.moves
        return [
            Moment(
                number, step.seat, moves[step.action], rounded(step.chances), rounded(step.decision), rounded(step.luck)
            )
            for number, step in enumerate(account.steps)
        ]

    def seat_review(
        self, seat: int, account: Account, advantage: Advantage, decisions: list[JudgedDecision]
    ) -> SeatReview:
        own = [decision for decision in decisions if decision.seat == seat]
        decided = float(account.decisions[seat])
        return SeatReview(
            seat=seat, share=round(float(account.result[seat]), 4), start=round(float(account.start[seat]), 4),
            deal=round(float(account.deal[seat]), 4), draws=round(float((account.luck - account.deal)[seat]), 4),
            secrets=round(advantage.full - advantage.known, 4), decisions=round(advantage.known, 4),
            rivals=round(decided - advantage.full, 4), accuracy=accuracy_of(own),
            choices=len(own), cost=round(sum(decision.cost for decision in own), 4),
            best_moves=best_moves(own), costly_moves=costly_moves(own),
        )  # fmt: skip


def rounded(numbers: Floats) -> list[float]:
    return [round(float(number), 4) for number in numbers]
