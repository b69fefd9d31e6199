"""What must hold of every number that a game lets designers change.

Rules with another number are other machine code. To compile them for each number takes too long here, so most games are
interpreted; `tests/lab/test_tweaks.py` compiles some.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from support import EVERY_GAME, for_games
from vendome import GAMES, SPECTATOR, Game, Session
from vendome.engine.book.rulebook import rules
from vendome.engine.compiler.layout import MOST_EVENTS, fields_of
from vendome.engine.compiler.loops import interpret
from vendome.engine.compiler.rng import generator
from vendome.engine.contract import Memory
from vendome.engine.errors import BadOption
from vendome.engine.play import Setup
from vendome.engine.records import record_of
from vendome.engine.records.replay import replay
from vendome.engine.tweaked import check_tweaks, tweaked
from vendome.engine.tweaks import Tweak

EVERY_TWEAKABLE = for_games(game for game in GAMES.values() if game.tweaks)
FOLDER = Path(__file__).parents[1] / "games"
GAMES_EACH = 4
OFTEN, NOW_AND_THEN = 10, 60  # of how many states one is counted, and one is looked at closely


def tweaks_of(game: Game) -> tuple[Tweak, ...]:
    assert game.tweaks is not None
    return game.tweaks.TWEAKS


def is_possible(game: Game, values: dict[str, int]) -> bool:
    try:
        check_tweaks(game, values)
    except BadOption:
        return False
    return True


def at_the_end(game: Game, tweak: Tweak, value: int) -> dict[str, int]:
    """A tweak at one of its ends; with another one at an end of its own, if it can't be there alone."""
    others = [{other.name: end} for other in tweaks_of(game) for end in (other.lowest, other.highest)]
    for other in [{}, *others]:
        if is_possible(game, other | {tweak.name: value}):
            return other | {tweak.name: value}
    raise AssertionError(f"{tweak.name} can never be {value}")


def ends(game: Game) -> Iterator[dict[str, int]]:
    """Every tweak at its lowest and at its highest, as many together as can be: each set of them is another copy."""
    left = [(tweak, value) for tweak in tweaks_of(game) for value in (tweak.lowest, tweak.highest)]
    while left:
        together: dict[str, int] = {}
        for tweak, value in left:
            if tweak.name not in together and is_possible(game, together | {tweak.name: value}):
                together[tweak.name] = value
        together = together or at_the_end(game, *left[0])
        left = [(tweak, value) for tweak, value in left if together.get(tweak.name) != value]
        yield together


def some_setup(game: Game, nth: int) -> Setup:
    """Every number of players and every value of every option, by turns."""
    players = game.players[nth % len(game.players)]
    return Setup.of(game, players, {option.name: option.choices[nth % len(option.choices)] for option in game.options})


@dataclass
class Census:
    """The census of the real game, which counts what the tweaked one should have."""

    game: Game
    real: Game

    def __post_init__(self) -> None:
        source = (
            (FOLDER / self.real.id / "census.py").read_text().replace(f"{self.real.module}.", f"{self.game.module}.")
        )
        self.functions: dict[str, Any] = {}
        exec(source, self.functions)

    def check(self, session: Session) -> None:
        found: Counter[str] = self.functions["census"](session.state)
        assert +found == +self.functions["expected"](session.state)


def random_moves(session: Session, random: Random) -> Iterator[int]:
    """Play to the end; the number of each move."""
    ply = 0
    while not session.finished:
        yield ply
        seat = random.choice(session.asked)
        moves = session.actions(seat)
        assert moves == sorted(set(moves))
        session.play(random.choice(moves), seat)
        ply += 1
        assert ply < 20_000, "it never ends"


def look_closely(session: Session, seat: int) -> None:
    """What any part of the program asks of a position."""
    setup, game = session.setup, session.game
    names = [f"Seat {seat}" for seat in range(setup.players)]
    known = session.known_to(seat).to_bytes()
    assert session.resampled(seat, generator(1)).known_to(seat).to_bytes() == known
    memories: tuple[Memory, ...] = ("own", "full")
    for memory in memories:
        session.view(seat, memory)
        session.show(seat, names)
    for event in session.events:
        assert game.events.sentence(event, names)
    if seat != SPECTATOR:
        session.observation(seat)
    if seat in session.asked:
        assert game.questions.ask(session.state, seat).text


def check_state(session: Session) -> None:
    assert session.state.event_count <= MOST_EVENTS
    for name, field in fields_of(session.game.state).items():
        if field.small:
            numbers = session.states[name]
            assert np.array_equal(numbers, numbers.astype(np.int8)), name


def play_and_check(setup: Setup, real: Game, seed: int) -> Session:
    census = Census(setup.game, real)
    interpret(setup.game)
    session, random = setup.start(seed), Random(seed)
    for ply in random_moves(session, random):
        if ply % OFTEN == 0:
            check_state(session)
            census.check(session)
        if ply % NOW_AND_THEN == 0:
            look_closely(session, random.choice([SPECTATOR, *range(setup.players)]))
    census.check(session)
    look_closely(session, SPECTATOR)
    return session


@EVERY_TWEAKABLE
def test_every_number_plays_to_the_end_at_its_lowest_and_its_highest(game: Game) -> None:
    for nth, values in enumerate(values for values in ends(game) for _ in range(GAMES_EACH)):
        session = play_and_check(some_setup(tweaked(game, values), nth), game, seed=nth)
        assert session.result is not None
        assert session.result.winners
        for _ in replay(record_of(session, ["a"] * session.setup.players)):
            pass


@EVERY_TWEAKABLE
def test_the_rulebooks_own_numbers_play_the_same_game(game: Game) -> None:
    """All of them at once: whatever a tweak changes is what it was."""
    same = tweaked(game, {tweak.name: tweak.default for tweak in tweaks_of(game)})
    assert same.moves == game.moves
    assert same.dtype == game.dtype
    interpret(same)
    for nth in range(2):
        one, other = some_setup(game, nth).start(seed=3), some_setup(same, nth).start(seed=3)
        random = Random(3)
        while not one.finished:
            seat = random.choice(one.asked)
            action = random.choice(one.actions(seat))
            one.play(action, seat)
            other.play(action, seat)
            assert other.to_bytes() == one.to_bytes()
        assert other.log == one.log
        assert other.result == one.result
        assert np.array_equal(other.observation(0), one.observation(0))


@EVERY_TWEAKABLE
def test_a_tweak_says_what_the_rulebook_says_and_where(game: Game) -> None:
    assert len(tweaks_of(game)) >= 5
    assert len({tweak.name for tweak in tweaks_of(game)}) == len(tweaks_of(game))
    for tweak in tweaks_of(game):
        assert tweak.name.isidentifier()
        assert tweak.lowest <= tweak.default <= tweak.highest
        assert tweak.lowest < tweak.highest
        assert tweak.rule in rules(game)
        assert tweak.help
        assert tweak.limit


@EVERY_GAME
def test_what_is_refused_is_no_tweak(game: Game) -> None:
    if game.tweaks is not None:
        assert not set(game.tweaks.REFUSED) & {tweak.name for tweak in game.tweaks.TWEAKS}
        assert all(game.tweaks.REFUSED.values())
