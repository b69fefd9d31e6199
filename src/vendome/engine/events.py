"""What happened, as the rules tell it.

The rules write each thing that happens at the table into the record as one packed number, so that
the terminal, the page and the screen reader all tell the same story without knowing a rule.
**Every event is public**: what only one seat may know is never told as an event.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from vendome.engine.compiled import inlined
from vendome.engine.layout import EVENTS, Record

NOBODY = -1


class Event(NamedTuple):
    """An event unpacked: its kind, the seat it is about (or NOBODY), and two small numbers."""

    kind: int
    seat: int
    a: int
    b: int


@inlined
def hush(state: Record) -> None:
    """Forget what has been told: a new decision was made."""
    state.told = 0


@inlined
def tell(state: Record, kind: int, seat: int, a: int, b: int) -> None:
    """Write one event; `kind` below 128, `a` and `b` below 256."""
    state.events[state.told & EVENTS - 1] = kind << 24 | (seat + 1) << 16 | a << 8 | b
    state.told += 1


def unpack(packed: int) -> Event:
    """Read one event back."""
    return Event(packed >> 24, (packed >> 16 & 255) - 1, packed >> 8 & 255, packed & 255)


@dataclass(frozen=True, slots=True)
class Telling:
    """How one kind of event is told: its name, its sentence, and what its two numbers mean.

    In a sentence `{who}` is the event's seat; a number is named after what it is, and `other` is a seat.
    """

    name: str
    sentence: str
    a: str = ""
    b: str = ""


@dataclass(frozen=True, slots=True)
class Story:
    """All the tellings of a game. `words` turn a number into words for people, `codes` into data."""

    tellings: Mapping[int, Telling]
    words: Mapping[str, Callable[[int], str]]
    codes: Mapping[str, Callable[[int], Any]] = field(default_factory=dict)

    def sentence(self, event: Event, names: Sequence[str]) -> str:
        telling = self.tellings[event.kind]
        words = {"who": names[event.seat]} if event.seat != NOBODY else {}
        for meaning, number in ((telling.a, event.a), (telling.b, event.b)):
            words[meaning] = names[number] if meaning == "other" else self.words.get(meaning, str)(number)
        return telling.sentence.format(**words)

    def data(self, event: Event) -> dict[str, Any]:
        """The event as JSON for the page."""
        telling = self.tellings[event.kind]
        data: dict[str, Any] = {"event": telling.name}
        if event.seat != NOBODY:
            data["seat"] = event.seat
        for meaning, number in ((telling.a, event.a), (telling.b, event.b)):
            if meaning:
                data[meaning] = self.codes[meaning](number) if meaning in self.codes else number
        return data


def counted(n: int, thing: str) -> str:
    """`1 card`, `3 cards`."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"
