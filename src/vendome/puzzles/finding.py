"""Finding puzzles: where one move of a game between bots is clearly the best, and not the first that comes to mind."""

from collections.abc import Iterator
from math import hypot
from random import Random

from vendome.bots import Company, find_bot
from vendome.bots.greedy import GreedyBot
from vendome.engine.compiler.rng import generator
from vendome.engine.play import Session, Setup
from vendome.engine.records import record_of
from vendome.puzzles.puzzle import Puzzle, Solution
from vendome.review.data import JudgedMove
from vendome.review.judgement import HALF, DecisionJudge, Judgement
from vendome.review.walk import decisions_of

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Elise", "Felix", "Greta", "Hugo")
PLAYER = "search:sims=100"  # of all seats: games as people know them, with mistakes
GLANCE, STUDY = 600, 60_000  # simulations for each decision of a game, and for what may be a puzzle
FEWEST_MOVES = 3
PROMISING = 0.08  # a margin at a glance
CLEAR = 0.05  # the best move of a puzzle is better than the next by so much at least, whatever the interval hides
OTHERS = 4  # moves that are looked at beside the best one
STUDIED = 3  # positions of a game that are looked at again, at most


def puzzle_of_game(setup: Setup, seed: int) -> Puzzle | None:
    """One of a game between bots, if it has any. Which one is left to chance: the most striking are the easiest."""
    session = played(setup, seed)
    promising = list(glances(session, seed))
    Random(seed).shuffle(promising)
    for number in promising[:STUDIED]:
        solution = studied(session, number, seed)
        if solution:
            return Puzzle(record_of(session, NAMES[: setup.players]), solution)
    return None


def played(setup: Setup, seed: int) -> Session:
    session = setup.start(seed)
    company = Company(session, {seat: find_bot(PLAYER) for seat in range(setup.players)}, seed)
    while not session.finished:
        seat = session.asked[0]
        company.play(company.choose(seat), seat)
    return session


def glances(session: Session, seed: int) -> Iterator[int]:
    """The numbers of the decisions that may be a puzzle, found by a brief look at all."""
    judges = [DecisionJudge(session.game, GLANCE) for _ in range(session.setup.players)]
    for decided in decisions_of(session):
        if len(decided.witness.actions) < FEWEST_MOVES:
            continue
        rng = generator(seed, 1 + decided.number)
        tempting = GreedyBot().choose(decided.witness, rng)
        judgement = judges[decided.seat].judge(decided.witness, tempting, rng)
        if judgement.best != tempting and margin_of(judgement)[0] >= PROMISING:
            yield decided.number


def studied(session: Session, number: int, seed: int) -> Solution | None:
    """One decision, looked at long; None if it is no puzzle after all."""
    decided = next(decided for decided in decisions_of(session) if decided.number == number)
    rng = generator(seed, 1 + decided.number)
    tempting = GreedyBot().choose(decided.witness, rng)
    judgement = DecisionJudge(session.game, STUDY, OTHERS).judge(decided.witness, tempting, rng)
    margin, error = margin_of(judgement)
    if judgement.best == tempting or margin - error < CLEAR:
        return None
    moves = session.game.moves
    return Solution(
        decision=decided.number, seat=decided.seat, moves=judged_moves(judgement, moves), tempting=moves[tempting],
        margin=round(margin, 4), error=round(error, 4), simulations=STUDY,
        remark=decided.remark(session.game, tempting, judgement.best),
    )  # fmt: skip


def margin_of(judgement: Judgement) -> tuple[float, float]:
    """How much better the best move is than any other that was looked at, and half of the 95% interval of that."""
    best, *others = sorted(judgement.worths.items(), key=lambda item: item[0] != judgement.best)
    following = max((worth for _, worth in others), key=lambda worth: worth.value)
    return best[1].value - following.value, HALF * hypot(best[1].error, following.error)


def judged_moves(judgement: Judgement, moves: tuple[str, ...]) -> list[JudgedMove]:
    shares = {opinion.action: opinion.share for opinion in judgement.opinions}
    judged = [
        JudgedMove(moves[action], round(worth.value, 4), round(HALF * worth.error, 4), round(shares[action], 4))
        for action, worth in judgement.worths.items()
    ]
    return sorted(judged, key=lambda move: -move.value)
