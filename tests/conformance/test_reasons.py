"""Every move that can't be made has a reason, every reason a rule; and no reason knows more than its seat."""

import importlib.util
from collections.abc import Iterator
from random import Random

import pytest

import vendome
from support import COMPILED_ONLY, EVERY_GAME
from vendome import Game, Session
from vendome.engine.book.rulebook import rules
from vendome.engine.compiler.layout import plain
from vendome.engine.compiler.rng import generator
from vendome.engine.contract import Reason
from vendome.engine.errors import UnknownName

pytestmark = pytest.mark.interpreted


def rare(game: Game) -> set[str]:
    """Reasons that random games hardly ever give: a game that has some tests them by themselves."""
    module = f"games.{game.id}.test_reasons"
    found: set[str] = importlib.import_module(module).RARE if importlib.util.find_spec(module) else set()
    return found


def positions(game: Game, seeds: range) -> Iterator[Session]:
    """Positions of random games, at all numbers of players, with every value of every option."""
    for seed in seeds:
        random = Random(seed)
        options = {option.name: random.choice(option.choices) for option in game.options}
        session = vendome.game(game.id, players=random.choice(game.players), **options).start(seed)
        while not session.finished:
            if random.random() < 0.1:
                yield session.clone()
            moves = session.moves()
            verb = random.choice(sorted({move.split(" ")[0] for move in moves}))
            session.play(random.choice([move for move in moves if move.split(" ")[0] == verb]))
        yield session.clone()


def answers(session: Session, seat: int) -> dict[str, Reason]:
    """The reason for each move that is not legal."""
    legal = session.moves(seat) if seat in session.asked else []
    known = plain(session.redacted(seat)[0])
    return {move: session.game.reasons.why_not(known, seat, move) for move in session.game.moves if move not in legal}


@COMPILED_ONLY
@EVERY_GAME
def test_what_is_legal_has_no_reason_and_all_else_has_one_whose_rule_exists(game: Game) -> None:
    known = rules(game)
    for session in positions(game, range(3)):
        for seat in range(session.setup.players):
            legal = session.moves(seat) if seat in session.asked else []
            for move in Random(seat).choices(game.moves, k=12) + legal[:3]:
                reason = session.why_not(seat, move)
                assert (reason is None) == (move in legal), move
                assert reason is None or reason.rule in known


@EVERY_GAME
def test_every_reason_is_given_somewhere(game: Game) -> None:
    """A reason that no position of many games gives would be one that nobody needs."""
    missing = set(game.reasons.REASONS) - rare(game)
    for session in positions(game, range(100, 140)):
        for seat in {*session.asked[:1], 0}:  # one that is asked, and one that may not be
            missing -= {reason.key for reason in answers(session, seat).values()}
        if not missing:
            return
    assert missing == set()


@EVERY_GAME
def test_a_reason_is_the_same_whatever_the_seat_does_not_know(game: Game) -> None:
    rng = generator(7, 7)
    for session in positions(game, range(2)):
        seat = session.setup.players - 1
        if not session.finished:
            assert answers(session.resampled(seat, rng), seat) == answers(session, seat)


def test_a_move_that_the_game_does_not_have_is_refused() -> None:
    session = vendome.game("shadow_thief", players=2).start(seed=1)
    with pytest.raises(UnknownName, match="unknown move 'play X9'"):
        session.why_not(0, "play X9")


@EVERY_GAME
def test_every_reason_cites_a_rule_that_exists(game: Game) -> None:
    assert {reason.rule for reason in game.reasons.REASONS.values()} <= set(rules(game))
