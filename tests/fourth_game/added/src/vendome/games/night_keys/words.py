"""Night Keys in words: what happens, what is asked, why not, and what chance a record states."""

from collections.abc import Sequence
from typing import Literal

from vendome.engine.contract import Question, Reason
from vendome.engine.errors import ImpossibleChance
from vendome.engine.events import EventKind, EventKinds, counted
from vendome.engine.masks import members
from vendome.games.night_keys.state import COPIES, LETTERS, NAMES, Case, State


def case_letter(n: int) -> Case:
    return LETTERS[n]


BEGAN, CHOSE, USED, TOOK, ALARM = range(5)
EVENTS = EventKinds(
    kinds={
        BEGAN: EventKind("night_began", "Night {night} begins, with one more jewel in each case.", a="night"),
        CHOSE: EventKind("chose", "{who} has chosen a key."),
        USED: EventKind("used", "{who} has the key for the {case}.", a="case"),
        TOOK: EventKind("took", "{who} takes all the {case}: {jewels}.", a="case", b="jewels"),
        ALARM: EventKind("alarm", "The alarm rings: {keys} for the {case}!", a="case", b="keys"),
    },
    words={"case": lambda n: NAMES[n], "jewels": lambda n: counted(n, "jewel"), "keys": lambda n: counted(n, "key")},
    codes={"case": case_letter},
)
REASONS = {
    "chosen": Reason("chosen", "NK-3.2", "You have chosen a key; it stays until all have chosen."),
    "no_key": Reason("no_key", "NK-3.2", "You don't have a key for this case."),
}


class Choose(Question, frozen=True):
    key: Literal["choose"] = "choose"


def ask(state: State, seat: int) -> Question:  # noqa: ARG001 (there is one question)
    return Choose("Choose a key; all are turned over together.", "NK-3.2")


def why_not(state: State, seat: int, move: str) -> Reason:  # noqa: ARG001 (whatever the key)
    return REASONS["no_key" if seat in members(state.asked) else "chosen"]


def write(state: State, outcome: Sequence[int]) -> str:  # noqa: ARG001 (there is one kind of chance)
    return " ".join(["shuffle", *(LETTERS[key] for key in outcome)])


def read(state: State, line: str) -> list[int]:  # noqa: ARG001
    verb, *keys = line.split(" ")
    if verb != "shuffle" or sorted(keys) != sorted(LETTERS * COPIES):
        raise ImpossibleChance(f"expected 'shuffle' and {COPIES} keys for each case, got {line[:40]!r}")
    return ["".join(LETTERS).index(key) for key in keys]
