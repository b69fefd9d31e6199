"""The contract of a game: all that the rest of Vendôme knows of one.

A game is a folder of modules, each of which fulfils one protocol below, and a `GAME` that ties them together. The
registry finds the folder; nothing else names a game.

- An **action** is an index into `Game.moves`, the sorted texts of every move the game has. So a list
  of legal actions in ascending order is a list of moves in the rulebook's order, and text and number
  are one look-up apart.
- **Chance** is explicit. While `state.due` is not 0 the game waits for chance; `draw` takes an outcome
  from the state's generator, `happen` lets an outcome happen. A record read from a file, a scripted
  test and a live game differ only in where the outcome comes from.
- **Secret choices are simultaneous**: `state.asked` has a bit for every seat that must still choose,
  and they answer in any order. What is revealed when all have is the rules' matter.
- All functions of `Rules`, `Knowledge` and `Mind` (but `reveals`) are compiled: no allocation, no exceptions, whole
  numbers. They trust their caller; `engine.play` is the layer that checks.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from vendome.engine.compiler.layout import BaseState, Cells, Struct, Words, dtype_of
from vendome.engine.errors import BadValue, UnknownName
from vendome.engine.events import EventKinds
from vendome.engine.mind import Mind, States
from vendome.engine.observation import Counts, Layout, Relabelling
from vendome.engine.tweaks import Tweaks

SPECTATOR = -1  # the seat of someone who sees only what all see

State = Any  # a NumPy struct of the game's own dtype: each game's `state.py` describes it
Value = int | str | bool

# How much of what a seat has seen it is shown again: `own`, and the players must remember, as at a
# real table; or `full`, all that could be known. It is the table's choice, not a rule.
Memory = Literal["own", "full"]


class Reason(NamedTuple):
    """Why a move can't be made: one clause of the rules that forbids it."""

    key: str  # by which other languages find their words
    rule: str
    text: str


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked: a sentence, and the number of the rule that asks.

    A game has a class of its own for each question, with the key by which other languages find their words, and with
    what these words name: a card, a number.
    """

    text: str
    rule: str
    key: str = ""


class Rules(Protocol):
    """`rules/`: the rulebook as functions over the state, one file a chapter."""

    def setup(self, state: State, players: int, options: Cells, seed: int) -> None:
        """A blank state becomes the start of a game, with the first chance due."""

    def legal(self, state: State, seat: int, out: Cells) -> int:
        """Write the asked seat's legal actions, ascending, into `out`; return how many."""

    def apply(self, state: State, seat: int, action: int) -> None:
        """The asked seat takes a legal action, and all that follows from it up to the next
        decision, chance or end."""

    def draw(self, state: State, out: Cells) -> int:
        """Take an outcome of the due chance from the state's generator into `out`; return its length.
        Nothing else of the state changes."""

    def happen(self, state: State, outcome: Cells, size: int) -> None:
        """Let the due chance have this outcome, and all that follows from it."""

    def result(self, state: State, scores: Cells) -> int:
        """Write the scores by seat; return the bit mask of the winners. For finished games."""


class Knowledge(Protocol):
    """`knowledge.py`: what a seat may know. An allow-list: views and bots are built from `redact`."""

    def redact(self, state: State, seat: int) -> None:
        """Blank, in place, everything the seat (or SPECTATOR) does not know, the generator included."""

    def resample(self, state: State, seat: int, rng: Words) -> None:
        """Fill what `redact` blanked, in place, uniformly from what is possible."""

    def reshuffle(self, state: State, rng: Words) -> None:
        """Give a full state another chance, in place: another order of what no seat knows, uniformly from what is
        possible, and another generator. No seat can tell the difference. For what luck is measured against."""

    def reveals(self, before: State, action: int, after: State) -> bool:
        """Whether an action has shown anybody what they did not know, from the plain states before and after it: a card
        that was turned over, a drawer that was opened. Then it can't be taken back. Plain Python; chance need not be
        looked at, nor a secret answer that others have still to give."""


class Observation(Protocol):
    """`observation.py`: what a seat knows as a tensor, for learning; and what all seats hide, for critics."""

    @property
    def LAYOUT(self) -> Layout:  # noqa: N802 (a constant of the module)
        """What each number of an observation means."""

    @property
    def HIDDEN(self) -> Layout:  # noqa: N802 (a constant of the module)
        """What each number that `observe_hidden` writes means."""

    def observe(self, state: State, seat: int, out: Counts) -> None:
        """Write what the seat knows into `out`, which holds zeros. Works on a full state as on a redacted one, and
        reads only what the seat knows of it. Two redacted states that differ in a view differ here."""

    def observe_hidden(self, state: State, seat: int, out: Counts) -> None:
        """Write what each seat alone knows, the given seat first, then clockwise, into `out`, which holds zeros. For
        critics: in training `lab.batch` calls it with the true state; at a table only `bots.net.looks` does, with a
        state that a search has imagined from what its seat knows. Nobody else calls it, no view and no table."""


# The modules below are plain Python, never in a hot loop: words for people and for records.


class Chance(Protocol):
    """`chance.py`: the chance lines of a record."""

    def write(self, state: State, outcome: Sequence[int]) -> str:
        """The line for an outcome of the chance that is due in `state`."""

    def read(self, state: State, line: str) -> list[int]:
        """The outcome that a line states; `ImpossibleChance` says why it can't be."""


class Views(Protocol):
    """`views.py`: what a seat is shown, as JSON for the page. A view is the two parts together."""

    @property
    def Public(self) -> type[msgspec.Struct]:  # noqa: N802 (a class of the module)
        """The part that all see."""

    @property
    def Own(self) -> type[msgspec.Struct]:  # noqa: N802 (a class of the module)
        """The part that is one seat's."""

    def public(self, state: State, memory: Memory) -> msgspec.Struct:
        """What everyone is shown, from the state redacted for a SPECTATOR."""

    def own(self, state: State, seat: int, memory: Memory) -> msgspec.Struct:
        """What only this seat is shown, from the state redacted for it; a SPECTATOR has the same fields, empty."""


class Terminal(Protocol):
    """`terminal.py`: the table in a terminal."""

    def show(self, state: State, seat: int, names: Sequence[str], memory: Memory) -> str:
        """A redacted state as text."""


class Questions(Protocol):
    """`questions.py`: what a seat is asked."""

    def ask(self, state: State, seat: int) -> Question:
        """What the asked seat must decide now."""


class Reasons(Protocol):
    """`reasons.py`: why a move can't be made."""

    @property
    def REASONS(self) -> Mapping[str, Reason]:  # noqa: N802 (a constant of the module)
        """Every reason, by its key."""

    def why_not(self, state: State, seat: int, move: str) -> Reason:
        """Why the seat can't make a move that is not legal now, of a game that goes on; `state` is redacted for it."""


class Remarks(Protocol):
    """`remarks/`: why one move was better than another, for reviews; a game may do without."""

    @property
    def KINDS(self) -> tuple[type[Question], ...]:  # noqa: N802 (a constant of the module)
        """A class for each remark, with its key and what its words name, like those of questions."""

    def remark(self, state: State, seat: int, played: str, better: str) -> Question | None:
        """What speaks for the better one of two legal moves, or against the played one: a sentence that is true of the
        position, from the state redacted for the seat. None if there is nothing to say."""


class Lens(Protocol):
    """`lens.py`: what a seat could infer of the rest, for replays; a game may do without."""

    @property
    def Sight(self) -> type[msgspec.Struct]:  # noqa: N802 (a class of the module)
        """What is inferred at one position."""

    def read(self, worlds: States, history: States, seat: int) -> msgspec.Struct:
        """What the seat could infer now. `history` has every position as it saw them: the nth is the one before the nth
        decision, the last one is now. `worlds` are full states that fit it, as likely as the mind believes they are."""

    def lines(self, sight: Any, names: Sequence[str]) -> list[str]:
        """The same as text, a line for each seat or thing."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a game. `choices` are all its values; the record keeps the index of the chosen."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    help: str
    # What a table has instead that is laid in one of these languages. Only who offers the choice asks for it: a record
    # and the command line know one default.
    by_language: Mapping[str, Value] = field(default_factory=dict)

    def index(self, value: object) -> int:
        # True == 1 in Python, but not in a record: types must agree as well.
        for i, choice in enumerate(self.choices):
            if choice == value and type(choice) is type(value):
                return i
        raise BadValue(self.name, value, self.spelled())

    def parse(self, text: str) -> Value:
        """The value a person typed."""
        for choice in self.choices:
            if spell(choice) == text:
                return choice
        raise BadValue(self.name, text, self.spelled())

    def spelled(self) -> list[str]:
        return [spell(choice) for choice in self.choices]


def spell(value: Value) -> str:
    """A value as one writes it on the command line: `true`, `3`, `even`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Ages(NamedTuple):
    """For whom a game is: `Ages(10)` is 10 and up; `Ages(8, over=True)` older than 8."""

    years: int
    over: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """A game, whole."""

    id: str
    name: str
    summary: str
    players: range
    minutes: tuple[int, int]  # how long people take, from and to
    version: int  # of the rulebook: the record's `rules`
    options: tuple[Option, ...]
    state: type[BaseState]  # what its state has
    phases: tuple[str, ...]  # what a state may wait for, as views name it
    moves: tuple[str, ...]  # sorted: an action is an index into it
    ends: tuple[str, ...]  # the rule numbers that can end a game; `state.end` is an index into it
    decisive: tuple[str, ...]  # the rule number of the count that decides who wins, then those that break a tie in it
    outcome_size: int  # the longest outcome of chance
    rules: Rules
    knowledge: Knowledge
    observation: Observation
    events: EventKinds
    chance: Chance
    views: Views
    terminal: Terminal
    questions: Questions
    reasons: Reasons
    mind: Mind | None = None  # what is known of playing it well
    remarks: Remarks | None = None  # why a move was better than another
    lens: Lens | None = None  # what a seat could infer
    relabelling: Relabelling | None = None  # how a learner sees colours and the like as one
    tweaks: Tweaks | None = None  # which of its numbers a designer may change
    ages: Ages | None = None
    estimated: bool = False  # ages and minutes are ours: the printed rules don't tell

    @property
    def dtype(self) -> Struct:
        """Of its state."""
        return dtype_of(self.state)

    @property
    def module(self) -> str:
        """The package the game lives in."""
        assert isinstance(self.rules, ModuleType)
        return self.rules.__name__.rpartition(".")[0]

    @property
    def folder(self) -> Traversable:
        """The files beside its code."""
        return files(self.module)

    def decided_by(self, scores: Sequence[int]) -> list[str]:
        """The numbers of the rules that decided a game with these scores."""
        is_tied = scores.count(max(scores)) > 1
        return list(self.decisive if is_tied else self.decisive[:1])

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        raise UnknownName("option", name, ["players", *(o.name for o in self.options)])
