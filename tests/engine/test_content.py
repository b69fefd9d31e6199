"""What a function's machine code is made of: all that may change it counts, and nothing else."""

from enum import IntEnum
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
import pytest

from vendome import GAMES
from vendome.engine.compiler.content import CONTENTS, Contents, NoContent
from vendome.engine.compiler.kept_code import spelled, types
from vendome.engine.compiler.loops import machine_code_of
from vendome.engine.contract import Game

from support import COMPILED_ONLY, for_games  # isort: skip

EVERY_GAME = for_games(GAMES.values())


@EVERY_GAME
@COMPILED_ONLY
def test_all_that_a_game_compiles_can_be_kept(game: Game) -> None:
    entries = [entry for entry in machine_code_of(game).values() if hasattr(entry, "py_func")]
    assert entries
    for entry in entries:
        assert CONTENTS.of(entry)


def test_games_have_different_machine_code() -> None:
    contents = {CONTENTS.of(plain(game.rules.apply)) for game in GAMES.values()}
    assert len(contents) == len(GAMES)


def plain(function: Any) -> Any:
    return getattr(function, "py_func", function)


class Colour(IntEnum):
    RED = 1


class Pair(NamedTuple):
    left: int
    right: int


def content(text: str, **meanings: object) -> bytes:
    """Of the function `f` in a module of this text, in which these names have these meanings."""
    module = ModuleType("cellar")
    vars(module).update(meanings)
    exec(text, vars(module))
    return Contents().of(vars(module)["f"])


def turned_pair() -> type:
    """Another type of the same name."""

    class Pair(NamedTuple):
        right: int
        left: int

    Pair.__qualname__ = Pair.__name__
    return Pair


READS = "def f(x):\n    return x + N"


@pytest.mark.parametrize(
    ("value", "other"),
    [
        (1, 2),
        (1, 1.0),
        (1, True),
        ((1, (2, 3)), (1, (2, 4))),
        (np.array([1, 2]), np.array([1, 3])),
        (np.array([1, 2], np.int32), np.array([1, 2], np.int64)),
        (np.int32(1), np.int64(1)),
        (np.dtype([("a", "i4")]), np.dtype([("a", "i8")])),
        (Colour, IntEnum("Colour", {"RED": 2}, module=__name__)),
        (Pair, turned_pair()),
        (Pair(1, 2), turned_pair()(1, 2)),
        (None, 0),
    ],
)
def test_a_constant_counts_by_its_value_and_kind(value: object, other: object) -> None:
    assert content(READS, N=value) == content(READS, N=value)
    assert content(READS, N=value) != content(READS, N=other)


def test_called_functions_count_with_all_that_they_call() -> None:
    text = "def h(x):\n    return x + N\ndef g(x):\n    return h(x)\ndef f(x):\n    return g(x)"
    assert content(text, N=1) != content(text, N=2)
    assert content(text, N=1) != content(text.replace("x + N", "x - N"), N=1)


def test_functions_within_and_what_they_close_over_count() -> None:
    text = "def make(n):\n    def f(x):\n        return x + n\n    return f\nf = make(N)"
    assert content(text, N=1) != content(text, N=2)
    inner = "def f(x):\n    def g(y):\n        return y + N\n    return g(x)"
    assert content(inner, N=1) != content(inner, N=2)


def test_of_a_module_counts_what_is_read_of_it() -> None:
    numbers, others = ModuleType("numbers"), ModuleType("numbers")
    vars(numbers).update(N=1, M=1)
    vars(others).update(N=1, M=2)
    reads_n, reads_m = "def f(x):\n    return x + numbers.N", "def f(x):\n    return x + numbers.M"
    assert content(reads_n, numbers=numbers) == content(reads_n, numbers=others)
    assert content(reads_m, numbers=numbers) != content(reads_m, numbers=others)


@pytest.mark.parametrize(
    "text",
    [
        "def make(m):\n    def f(x):\n        return x + m.N\n    return f\nf = make(numbers)",
        "def f(x):\n    m = numbers\n    def g(y):\n        return y + m.N\n    return g(x)",
    ],
)
def test_a_module_under_another_name_counts_too(text: str) -> None:
    numbers, others = ModuleType("numbers"), ModuleType("numbers")
    numbers.N, others.N = 1, 2  # type: ignore[attr-defined]
    assert content(text, numbers=numbers) != content(text, numbers=others)


def test_the_value_of_an_omitted_argument_counts() -> None:
    text = "def f(x, n=N):\n    return x + n[2500]"
    table = np.zeros(5000, np.int32)
    other = table.copy()
    other[2500] = 1
    assert content(text, N=table) != content(text, N=other), "however long it is"


def test_it_counts_what_is_tried() -> None:
    start, end = "def f(x):\n    try:\n        a = g(x)\n", "    return b"
    refused = "    except Exception:\n        return 0\n"
    within = start + "        b = h(a)\n" + refused + end
    after = start + refused + "    else:\n        b = h(a)\n" + end
    assert content(within) != content(after), "their byte code is the same"


def test_lines_remarks_and_other_functions_do_not_count() -> None:
    assert content(READS, N=1) == content(f"# A remark.\n\ndef other():\n    pass\n{READS}  # said", N=1)


def test_an_attribute_that_is_called_like_a_global_is_not_one() -> None:
    assert content("def f(x):\n    return x.N", N=object())


@pytest.mark.parametrize("value", [object(), [1], {"a": 1}, {1}])
def test_what_has_no_content_is_refused(value: object) -> None:
    with pytest.raises(NoContent):
        content(READS, N=value)


def test_a_function_that_calls_itself_is_refused_however_it_is_asked() -> None:
    text = "def g(x):\n    return f(x)\ndef f(x):\n    return g(x)"
    module = ModuleType("cellar")
    exec(text, vars(module))
    contents = Contents()
    for name in ("f", "g", "f"):
        with pytest.raises(NoContent):
            contents.of(vars(module)[name])


def test_named_tuples_are_told_apart_by_their_fields() -> None:
    ours, theirs = (types.NamedUniTuple(types.int64, 2, kind) for kind in (Pair, turned_pair()))
    assert str(ours) == str(theirs), "Numba does not tell them apart"
    assert spelled(ours) != spelled(theirs)
