"""What a review remarks of a move: a sentence that is true of what the seat knew."""

import re
from collections.abc import Iterator
from random import Random

import msgspec

from support import EVERY_REMARK, SOME, random_play, setups
from vendome import Game, Session
from vendome.engine.book.rulebook import rules
from vendome.engine.compiler.rng import generator
from vendome.engine.contract import Question

HOLES = re.compile(r"[{}]|None|\bnan\b|  |\b(\w+) \1\b|[.,:;] ?[.,:;]")


def remarked(session: Session, seat: int, pairs: list[tuple[str, str]]) -> list[Question | None]:
    remarks = session.game.remarks
    assert remarks is not None
    return [remarks.remark(session.redacted(seat)[0], seat, played, better) for played, better in pairs]


def positions(game: Game, seed: int) -> Iterator[tuple[Session, int, list[tuple[str, str]]]]:
    """Of random games: a seat that is asked, and pairs of its moves."""
    random = Random(seed)
    for setup in setups(game):
        for session in random_play(setup.start(seed), Random(seed), stride=SOME):
            for seat in session.asked[:1]:
                moves = session.moves(seat)
                if len(moves) > 1:
                    yield session, seat, [(moves[a], moves[b]) for a, b in (pair(random, len(moves)) for _ in range(4))]


def pair(random: Random, number: int) -> tuple[int, int]:
    played, better = random.sample(range(number), 2)
    return played, better


@EVERY_REMARK
def test_a_remark_tells_nothing_that_its_seat_did_not_know(game: Game) -> None:
    for n, (session, seat, pairs) in enumerate(positions(game, seed=31)):
        other = session.resampled(seat, generator(n, stream=seat + 1))
        assert remarked(other, seat, pairs) == remarked(session, seat, pairs)


@EVERY_REMARK
def test_a_remark_is_a_whole_sentence_that_cites_a_rule(game: Game) -> None:
    assert game.remarks is not None
    for session, seat, pairs in positions(game, seed=32):
        for remark in filter(None, remarked(session, seat, pairs)):
            assert type(remark) in game.remarks.KINDS
            assert re.fullmatch(r"[A-Z\d].*\.", remark.text), remark.text
            assert not HOLES.search(remark.text), remark.text
            assert remark.rule in rules(game)
            assert msgspec.convert(msgspec.to_builtins(remark), type(remark)) == remark


@EVERY_REMARK
def test_every_remark_has_a_key_of_its_own(game: Game) -> None:
    assert game.remarks is not None
    fields = [msgspec.structs.fields(kind) for kind in game.remarks.KINDS]
    keys = [field.default for some in fields for field in some if field.name == "key"]
    assert len(set(keys)) == len(fields)
