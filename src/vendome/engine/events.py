"""What happened, as the rules say it.

The rules write each thing that happens at the table into the state as one packed number, so that the terminal, the page
and the screen reader all tell the same story without knowing a rule.
**Every event is public**: what only one seat may know is never an event.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from vendome.engine.compiler.decorators import inlined
from vendome.engine.compiler.layout import BaseState
from vendome.engine.compiler.quiet import clear_events, write_event
from vendome.engine.plural import counted

__all__ = [
    "NOBODY",
    "Event",
    "EventKind",
    "EventKinds",
    "a_of",
    "b_of",
    "clear_events",
    "counted",
    "emit",
    "kind_of",
    "seat_of",
    "unpack",
]

NOBODY = -1


class Event(NamedTuple):
    """An event unpacked: its kind, the seat it is about (or NOBODY), and two small numbers."""

    kind: int
    seat: int
    a: int
    b: int


@inlined
def emit(state: BaseState, kind: int, seat: int, a: int, b: int) -> None:
    """Write one event; `kind` below 128, `a` and `b` below 256.

    It comes after what it tells of: a table shows the state as it is now when it tells the event.
    """
    write_event(state, kind << 24 | (seat + 1) << 16 | a << 8 | b)


# Reading one back, in compiled code: `event` is a cell of `state.events`.


@inlined
def kind_of(event: int) -> int:
    return event >> 24


@inlined
def seat_of(event: int) -> int:
    return (event >> 16 & 255) - 1


@inlined
def a_of(event: int) -> int:
    return event >> 8 & 255


@inlined
def b_of(event: int) -> int:
    return event & 255


def unpack(packed: int) -> Event:
    """Read one back, in Python."""
    return Event(packed >> 24, (packed >> 16 & 255) - 1, packed >> 8 & 255, packed & 255)


@dataclass(frozen=True, slots=True)
class EventKind:
    """One kind of event: its name, its sentence, and what its two numbers mean.

    In a sentence `{who}` is the event's seat; a number is named after what it is, and `other` is a seat.
    """

    name: str
    sentence: str
    a: str = ""
    b: str = ""


@dataclass(frozen=True, slots=True)
class EventKinds:
    """All kinds of events of a game. `words` turn a number into words for people, `codes` into data.

    `both` turns the two numbers together into words, for a sentence that names them so: `{gems}` of diamonds and
    sapphires.
    """

    kinds: Mapping[int, EventKind]
    words: Mapping[str, Callable[[int], str]]
    codes: Mapping[str, Callable[[int], Any]] = field(default_factory=dict)
    both: Mapping[str, Callable[[int, int], str]] = field(default_factory=dict)

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        """The event as a sentence; `names` are the players', by seat."""
        kind = self.kinds[event.kind]
        words = {name: spell(event.a, event.b) for name, spell in self.both.items() if f"{{{name}}}" in kind.sentence}
        if event.seat != NOBODY:
            words["who"] = names[event.seat]
        for meaning, number in ((kind.a, event.a), (kind.b, event.b)):
            words[meaning] = names[number] if meaning == "other" else self.words.get(meaning, str)(number)
        return kind.sentence.format(**words)

    def data(self, event: Event) -> dict[str, Any]:
        """The event as JSON for the page."""
        kind = self.kinds[event.kind]
        data: dict[str, Any] = {"event": kind.name}
        if event.seat != NOBODY:
            data["seat"] = event.seat
        for meaning, number in ((kind.a, event.a), (kind.b, event.b)):
            if meaning:
                data[meaning] = self.codes[meaning](number) if meaning in self.codes else number
        return data
