"""Machine code is found again by all who have the same text, and by nobody else."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from vendome.engine.compiler import cache
from vendome.engine.compiler.cache import FirstUse, sweep, told_of_compiling
from vendome.engine.compiler.kept_code import MISSES, KeptCode, unsealed, write_sealed
from vendome.engine.compiler.turns import Turns

from support import COMPILED_ONLY  # isort: skip

NUMBERS = "COIN = 5\n"
PARTS = """
from cellar.numbers import COIN
from vendome.engine.compiler.decorators import compiled

@compiled
def worth(coins):
    return coins * COIN
"""
WHOLE = """
from cellar.parts import worth
from vendome.engine.compiler.decorators import entry

@entry
def total(coins):
    return worth(coins) + 1
"""
PROGRAM = """
from vendome.engine.compiler.kept_code import MISSES
compiled = []
MISSES.append(lambda: compiled.append(1))
from cellar.whole import total
print(total(4), len(compiled))
"""


class Clone:
    """A tiny package, in a folder of its own on a machine that has one folder for machine code."""

    def __init__(self, machine: Path, name: str) -> None:
        self.machine = machine
        self.folder = machine / name / "cellar"
        self.folder.mkdir(parents=True)
        for file, text in {"__init__": "", "numbers": NUMBERS, "parts": PARTS, "whole": WHOLE}.items():
            (self.folder / f"{file}.py").write_text(text)

    def change(self, file: str, before: str, after: str) -> None:
        path = self.folder / f"{file}.py"
        assert before in path.read_text()
        path.write_text(path.read_text().replace(before, after))

    def run(self) -> tuple[int, int]:
        """What it computes, and how many functions it compiled for that."""
        process = self.started(PROGRAM)
        out, err = process.communicate(timeout=200)
        assert process.returncode == 0, err
        result, compiled = map(int, out.split())
        return result, compiled

    def started(self, program: str) -> "subprocess.Popen[str]":
        path = os.pathsep.join([str(self.folder.parent), *sys.path])
        environment = {
            **os.environ, "PYTHONPATH": path, "NUMBA_CACHE_DIR": str(self.machine), "PYTHONDONTWRITEBYTECODE": "1",
        }  # fmt: skip
        command = [sys.executable, "-c", program]
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@COMPILED_ONLY
def test_clones_share_what_is_the_same_and_nothing_else(tmp_path: Path) -> None:
    first, second = Clone(tmp_path, "first"), Clone(tmp_path, "second")
    assert first.run() == (21, 2)
    assert second.run() == (21, 0), "another clone compiles nothing"
    second.change("parts", "@compiled", "# A remark moves lines.\n@compiled")
    assert second.run() == (21, 0), "a remark is not compiled"
    second.change("numbers", "5", "7")
    assert second.run() == (29, 2), "a constant of another module is part of the code"
    second.change("parts", "coins *", "1 + coins *")
    assert second.run() == (30, 2), "who calls what was changed is compiled, too"
    second.change("whole", "+ 1", "+ 2")
    assert second.run() == (31, 1), "what it calls is found again"
    assert first.run() == (21, 0), "the other clone still finds its own"


SLOW = """
import time
from vendome.engine.compiler import kept_code
write = kept_code.write_sealed
kept_code.write_sealed = lambda *what: (time.sleep(1), write(*what))
from cellar.whole import total
print(total(4), sum(total.stats.cache_misses.values()))
"""


@COMPILED_ONLY
def test_of_processes_that_need_the_same_code_at_once_one_compiles(tmp_path: Path) -> None:
    clones = [Clone(tmp_path, name) for name in ("first", "second", "third")]
    running = [clone.started(SLOW) for clone in clones]
    told = [process.communicate(timeout=200) for process in running]
    assert sorted(out.split()[1] for out, _ in told) == ["0", "0", "1"], told


TWINS = """
from vendome.engine.compiler.bind import bind
from vendome.engine.compiler.decorators import compiled

@compiled
def one(n):
    return n + 1

@compiled
def two(n):
    return n + 2

def sums(n):  # too long to become a part of its caller
    found = 0
    for i in range(n):
        for j in range(i):
            if (i * 2654435761 ^ j) % 7 == 3:
                found += rule(j) * (i % (j + 1))
            elif (i + found) % 5 == 2:
                found ^= rule(i)
            else:
                while found > 1000003:
                    found -= rule(found // 3) + 1
    for i in range(n):
        for j in range(i):
            if (i * 2654435761 ^ j) % 11 == 3:
                found += rule(j) * (i % (j + 1))
            elif (i + found) % 13 == 2:
                found ^= rule(i)
    return found

def total(n):
    return sums(n) + sums(n + 1) + sums(2 * n)

first, second = (bind([sums, total], {"rule": rule}, "cellar.twins")["total"] for rule in (one, two))
"""


@COMPILED_ONLY
def test_copies_of_one_template_that_two_processes_compiled_stay_apart(tmp_path: Path) -> None:
    clone = Clone(tmp_path, "first")
    (clone.folder / "twins.py").write_text(TWINS)
    totals = []
    for asked in ("first(40)", "second(40)", "first(40), second(40)"):
        out, err = clone.started(f"from cellar.twins import *; print({asked})").communicate(timeout=200)
        totals.append(out.split())
        assert out, err
    first, second, both = totals
    assert first != second
    assert both == first + second


BOUNDS = """
import numpy as np
from vendome.engine.compiler.decorators import entry

@entry
def cell(cells, place):
    return cells[place]

cell(np.zeros(1), 0)
print(sum(cell.stats.cache_misses.values()))
"""


@COMPILED_ONLY
def test_who_wants_bounds_checked_does_not_load_code_that_checks_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clone = Clone(tmp_path, "first")
    (clone.folder / "bounds.py").write_text(BOUNDS)
    compiled = []
    for checked in ("0", "0", "1", "0"):
        monkeypatch.setenv("NUMBA_BOUNDSCHECK", checked)
        out, err = clone.started("import cellar.bounds").communicate(timeout=200)
        compiled.append(out.strip())
        assert out, err
    assert compiled == ["1", "0", "1", "0"]


BROKEN = """
import sys
from numba import TypingError, int64
from vendome.engine.compiler.decorators import entry

@entry
def broken(coins):
    return coins.nothing

try:
    broken(1)
except TypingError:
    print(broken._cache.name_for((int64,), broken.targetctx.codegen()), flush=True)
    sys.stdin.read()
"""


@COMPILED_ONLY
def test_what_cannot_be_compiled_gives_its_turn_back(tmp_path: Path) -> None:
    (tmp_path / "broken.py").write_text(BROKEN)  # Numba reads the text again to say where the fault is
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "NUMBA_CACHE_DIR": str(tmp_path)}
    command = [sys.executable, str(tmp_path / "broken.py")]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        name = process.stdout.readline().strip()
        assert name
        assert Turns(tmp_path / "machine-code" / "turns").try_to_take(name)
        process.kill()


HOLDER = """
import sys, time
from pathlib import Path
from vendome.engine.compiler.turns import Turns
turns = Turns(Path(sys.argv[1]))
turns.take("ab")
print("taken", flush=True)
sys.stdin.read()
"""


def test_a_turn_is_waited_for_and_ends_with_its_process(tmp_path: Path) -> None:
    turns = Turns(tmp_path / "turns", longest_wait=0.1)
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(turns.file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "taken\n"
        assert not turns.try_to_take("ab")
        turns.take("ab")  # it is not waited for without an end
        assert turns.try_to_take("ac"), "another turn is free"
        assert turns.try_to_take("ac"), "who has a turn can take it again"
        holder.kill()
    assert turns.try_to_take("ab")


# -- files --------------------------------------------------------------------------------------------


def test_a_file_that_is_not_whole_is_not_read(tmp_path: Path) -> None:
    file = tmp_path / "code"
    write_sealed(file, b"machine code")
    assert unsealed(file) == b"machine code"
    whole = file.read_bytes()
    for broken in (b"", whole[:40], whole[:-1], whole + b"!", bytes(len(whole))):
        file.write_bytes(broken)
        assert unsealed(file) is None


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OSError, match=r"Not a directory|File exists"):
        write_sealed(tmp_path / "file" / "code", b"machine code")
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_file_that_can_only_be_read_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_file: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "utime", forbidden)
    kept = KeptCode(SimpleNamespace(py_func=write_sealed), tmp_path, Turns(tmp_path / "turns"))
    write_sealed(kept.file_of("ab"), b"machine code")
    assert kept.read("ab") == b"machine code"
    assert kept.read("ac") is None


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "CACHE", tmp_path)
    return tmp_path


@COMPILED_ONLY
def test_what_has_been_compiled_is_no_longer_due(folder: Path) -> None:
    first = FirstUse("rules", "vendome.games.shadow_thief")
    assert first.is_due()
    first.done()
    assert not first.is_due()
    assert not FirstUse("rules", "vendome.games.shadow_thief").is_due()
    assert FirstUse("bots", "vendome.games.shadow_thief").is_due()
    assert FirstUse("rules", "vendome.games.master_thieves").is_due()


def test_what_nobody_has_loaded_for_a_month_is_thrown_away(folder: Path) -> None:
    for name in ("old", "new"):
        (folder / name).touch()
    os.utime(folder / "old", (0, 0))
    sweep()
    assert [path.name for path in folder.iterdir()] == ["new"]


def test_who_waits_is_told_once_and_only_if_something_is_compiled() -> None:
    told: list[str] = []

    @contextmanager
    def telling() -> Iterator[None]:
        told.append("begun")
        yield
        told.append("ended")

    before = list(MISSES)
    with told_of_compiling(telling):
        assert told == []
    assert told == []
    with told_of_compiling(telling):
        for tell in [*MISSES, *MISSES]:
            if tell not in before and tell in MISSES:
                tell()
        assert told == ["begun"]
    assert told == ["begun", "ended"]
    assert before == MISSES
