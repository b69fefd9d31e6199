"""A policy of one's own: what it is given, how it is found, and what is said of one that fails."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import vendome
from support import EVERY_GAME
from table.rooms import room_of
from vendome import Game, PolicyError, Session, VendomeError
from vendome.bots import Company, Witness, find_bot
from vendome.bots.policy import Situation, load_policy
from vendome.bots.policy_bot import PolicyBot, Seen, make_bot, shown_name
from vendome.engine.compiler.rng import generator
from vendome.engine.records import Proof

Write = Callable[[str, str], object]


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes a module into the current folder. Afterwards it is as if it had never been there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    known = set(sys.modules)
    yield lambda name, text: Path(f"{name}.py").write_text(text)
    for name in set(sys.modules) - known:
        del sys.modules[name]


class Watching:
    """A policy that keeps the situations it is given, and plays at random."""

    def __init__(self) -> None:
        self.given: list[Situation] = []

    def __call__(self, situation: Situation) -> str:
        self.given.append(situation)
        return situation.random.choice(situation.moves)


def asked(session: Session, policy: Any) -> int:
    """What a policy chooses for the first seat that is asked, which has seen this position only."""
    witness = Witness(session.setup, session.asked[0])
    witness.see(session)
    return PolicyBot("mine", policy).choose(witness, generator(1))


def start() -> Session:
    return vendome.game("shadow_thief", players=3).start(seed=7)


# -- what it is given ---------------------------------------------------------------------------------


@EVERY_GAME
def test_a_situation_has_what_the_table_sends_to_the_seat_and_what_the_engine_knows_of_it(game: Game) -> None:
    room = room_of(game, Proof.drawn(), 3)
    table, rng, policy = room.session, Random(5), Watching()
    while not table.finished:
        seat = table.asked[0]
        session = table.game_session
        witness = Witness(session.setup, seat)
        witness.see(session)
        chosen = PolicyBot("mine", policy).choose(witness, generator(1))
        given, shown = policy.given[-1], table.shown(seat)
        assert given.view == json.loads(bytes(table.state(seat)))
        assert given.moves == shown.legal
        assert shown.question is not None
        assert given.question == shown.question.text
        assert given.actions == session.actions(seat)
        assert np.array_equal(given.mask, session.mask(seat))
        assert np.array_equal(given.observation, session.observation(seat))
        assert (given.game, given.players, given.seat) == (game.id, 3, seat)
        assert given.options == session.setup.options
        assert chosen in session.actions(seat)
        table.play(seat, rng.choice(shown.legal))
    assert len(policy.given) > 5


@EVERY_GAME
def test_nothing_in_a_situation_depends_on_what_the_seat_does_not_know(game: Game) -> None:
    session, rng = vendome.game(game.id, players=3).start(seed=9), Random(9)
    differed = 0
    for _ in range(60):
        if session.finished:
            break
        seat = session.asked[0]
        other = session.clone()
        other.states[:] = session.known_to(seat).resampled(seat, generator(rng.randrange(1 << 30))).states
        differed += other.to_bytes() != session.to_bytes()
        true, false = (everything(moment, seat) for moment in (session, other))
        assert true == false
        session.play(rng.choice(session.moves(seat)), seat)
    assert differed > 0, "nothing was hidden: the test proved nothing"


def everything(session: Session, seat: int) -> list[object]:
    policy = Watching()
    asked_seat(session, seat, policy)
    given = policy.given[0]
    parts = [given.view, given.question, given.moves, given.actions, given.mask.tolist(), given.observation.tolist()]
    return [*parts, given.random.random(), given.ply]


def asked_seat(session: Session, seat: int, policy: Any) -> int:
    witness = Witness(session.setup, seat)
    witness.see(session)
    return PolicyBot("mine", policy).choose(witness, generator(1))


def test_ply_is_the_number_of_the_decision() -> None:
    session, policy = start(), Watching()
    bot = PolicyBot("mine", policy)
    company = Company(session, dict.fromkeys(range(3), bot), seed=1)
    while not session.finished:
        company.play(company.choose(session.asked[0]), session.asked[0])
    assert [given.ply for given in policy.given] == list(range(session.ply))


def test_its_luck_is_a_function_of_the_seed() -> None:
    def moves(seed: int) -> list[object]:
        session = start()
        company = Company(session, dict.fromkeys(range(3), PolicyBot("mine", Watching())), seed)
        while not session.finished:
            company.play(company.choose(session.asked[0]), session.asked[0])
        return list(session.log)

    assert moves(1) == moves(1)
    assert moves(1) != moves(2)


# -- what it answers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [int, np.int64, np.int32, np.array], ids=["int", "int64", "int32", "array of none"])
def test_a_move_is_answered_by_its_number(kind: Any) -> None:
    session = start()
    number = session.actions(session.asked[0])[1]
    assert asked(session, lambda _: kind(number)) == number


@pytest.mark.parametrize("kind", [str, np.str_])
def test_a_move_is_answered_by_its_text(kind: Any) -> None:
    session = start()
    move = session.moves()[1]
    assert asked(session, lambda _: kind(move)) == session.game.moves.index(move)


@pytest.mark.parametrize("answer", ["fly", "", None, -1, 0, 10**9, 1.5, True, np.True_, ["play R7"], b"play R7"])
def test_what_is_no_legal_move_is_named_with_the_legal_ones(answer: object) -> None:
    session = start()
    with pytest.raises(PolicyError) as caught:
        asked(session, lambda _: answer)
    assert str(caught.value).startswith(f"mine answered {answer!r} at seat 0, ply 0, which is no legal move; legal: ")
    assert str(caught.value).endswith(", ".join(session.moves()))


def test_true_is_not_taken_for_the_number_one(monkeypatch: pytest.MonkeyPatch) -> None:
    session = start()
    first = list(session.game.moves[:2])
    monkeypatch.setattr(Seen, "moves", lambda _: first)
    assert asked(session, lambda _: 1) == 1
    for answer in (True, np.True_):
        with pytest.raises(PolicyError, match="True"):
            asked(session, lambda _, answer=answer: answer)


def test_a_long_answer_is_shortened() -> None:
    with pytest.raises(PolicyError) as caught:
        asked(start(), lambda _: "x" * 10_000)
    assert len(str(caught.value)) < 1000


def test_an_error_inside_is_told_with_its_line(write: Write) -> None:
    write("slips", "def pick(moves):\n    return moves[99]\n\ndef policy(given):\n    return pick(given.moves)\n")
    complaint = r"mine failed at seat 0, ply 0: IndexError: .* \(slips.py, line 2\)"
    with pytest.raises(PolicyError, match=complaint) as caught:
        asked(start(), load_policy("slips:policy"))
    assert isinstance(caught.value.__cause__, IndexError), "Python's own traceback is kept"


# -- how it is found ----------------------------------------------------------------------------------


def test_a_policy_is_found_in_the_current_folder(write: Write) -> None:
    write("mine", "def policy(situation):\n    return situation.moves[0]\n")
    assert asked(start(), load_policy("mine:policy")) == start().actions(0)[0]


def test_of_a_class_one_object_is_made_for_each_game(write: Write) -> None:
    write("counts", "class Counts:\n    made = 0\n    def __init__(self):\n        Counts.made += 1\n"
          "    def __call__(self, situation):\n        return situation.moves[0]\n")  # fmt: skip
    counts = load_policy("counts:Counts")
    bots = [make_bot("mine=counts:Counts") for _ in range(3)]
    assert len({id(bot.policy) for bot in bots if isinstance(bot, PolicyBot)}) == counts.made == 3


@pytest.mark.parametrize(
    ("spec", "text", "complaint"),
    [
        ("mine", "", "a policy is written MODULE:NAME"),
        ("mine:", "", "a policy is written MODULE:NAME"),
        (":policy", "", "a policy is written MODULE:NAME"),
        ("mine:policy:x", "", "a policy is written MODULE:NAME"),
        ("../mine:policy", "", "a policy is written MODULE:NAME"),
        ("nowhere:policy", "", "nowhere:policy: there is no module 'nowhere', neither in .* nor installed"),
        ("mine.py:policy", "def policy(s): ...", "there is no module 'mine.py'"),
        ("mine:polcy", "from math import sin\ndef policy(s): ...", r"did you mean 'policy'\? \(known: policy\)"),
        ("mine:policy", "policy = 7", "mine:policy is of type int, which can't be called"),
        ("mine:policy", "import nothing_of_this_name", "mine:policy can't be imported: ModuleNotFoundError: .*line 1"),
        ("mine:policy", "x = 1\n1 / 0", r"can't be imported: ZeroDivisionError: division by zero \(mine.py, line 2\)"),
        ("mine:policy", "def policy(:", "can't be imported: SyntaxError: .*line 1"),
    ],
)
def test_a_policy_that_cannot_be_loaded_is_named(spec: str, text: str, complaint: str, write: Write) -> None:
    write("mine", text)
    with pytest.raises(VendomeError, match=complaint):
        load_policy(spec)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("class Policy:\n    def __init__(self, net): ...", "mine can't be made: TypeError: .*net"),
        ("class Policy: ...", "mine is a class whose objects can't be called"),
    ],
)
def test_a_class_of_which_no_policy_can_be_made_is_named(text: str, complaint: str, write: Write) -> None:
    write("mine", text)
    with pytest.raises(PolicyError, match=complaint):
        make_bot("mine=mine:Policy")


# -- by name ------------------------------------------------------------------------------------------


def test_bots_of_ours_are_made_as_before() -> None:
    assert make_bot("search:sims=20").name == shown_name("search:sims=20") == "search:sims=20"
    assert shown_name("mine=a.b:c") == "mine"


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("mine=policy", "written NAME=MODULE:POLICY"),
        ("=a:b", "written NAME=MODULE:POLICY"),
        ("mine=a:b=c", "written NAME=MODULE:POLICY"),
        ("greedy=a:b", "greedy is a bot of ours"),
        ("mine=a b:c", "a policy is written MODULE:NAME"),
        ("gredy", "unknown bot"),
    ],
)
def test_a_misspelt_bot_is_named(spec: str, complaint: str) -> None:
    with pytest.raises(VendomeError, match=complaint):
        make_bot(spec)


def test_the_roster_that_tables_use_knows_no_policy(write: Write) -> None:
    write("evil", "from pathlib import Path\nPath('was-here').touch()\ndef policy(situation): ...\n")
    for spec in ("mine=evil:policy", "evil:policy", "greedy:mine=evil:policy"):
        with pytest.raises(VendomeError):
            find_bot(spec)
    assert not Path("was-here").exists()
    make_bot("mine=evil:policy")
    assert Path("was-here").exists(), "the module would have left a trace"
