"""A game's `view.ts`: its state as it is shown, what can happen, what can be asked and remarked, and every move."""

import sys
from collections.abc import Callable, Iterable
from itertools import groupby
from types import ModuleType
from typing import Any, get_type_hints

from msgspec.inspect import TypedDictType, type_info

from vendome.engine.contract import Game, Question
from vendome.engine.events import EventKind, EventKinds
from vendome.table.typescript.types import (
    MADE_BY,
    Names,
    definitions,
    field_line,
    fields_of,
    interface,
    interface_of_dict,
    named_values,
    quoted,
    structs_of,
    type_of,
)

IMPORT = 'import type { Begun } from "../../protocol";'
TAIL = """/** What is this game's own. */
export interface Types {
  state: State;
  event: Event;
  move: Move;
  question: Question;
  remark: Remark;
  sight: Sight;
}

/** A view of this game, once it has begun. */
export type View = Begun<Types>;
"""


def game_types(game: Game) -> str:
    names = named_values(modules_of(game))
    views = structs_of(sys.modules[game.views.Public.__module__])
    parts = [
        *(interface(struct, names) for struct in views.values()),
        *(interface_of_dict(kind, names) for kind in dicts_in(game.events)),
        state(game),
        documented("All that can happen.", "Event", [event(game.events, kind, names) for kind in kinds_of(game)]),
        documented("All that a seat can be asked.", "Question", [question(kind, names) for kind in questions_of(game)]),
        remarks(game, names),
        sight(game, names),
        documented("Every move, by its first word.", "Move", moves(game, names)),
        TAIL,
    ]
    head = f"// Generated from src/{game.module.replace('.', '/')} {MADE_BY}"
    return "\n\n".join([head, IMPORT, *definitions(names, "\n".join(parts)), *parts])


def modules_of(game: Game) -> list[ModuleType]:
    """Where the types have their names: with the views, questions and remarks, and what spells an event's details."""
    places = [game.views.Public, *questions_of(game), *remarks_of(game), *game.events.codes.values()]
    places += [game.lens.Sight] if game.lens else []
    return [sys.modules[name] for name in dict.fromkeys(place.__module__ for place in places)]


def documented(comment: str, name: str, kinds: Iterable[str]) -> str:
    return "\n".join([f"/** {comment} */", f"export type {name} =", *(f"  | {kind}" for kind in kinds)]) + ";"


def state(game: Game) -> str:
    """The two parts of a view. What stands in both is always in one of them, so the whole has it in any case."""
    both = [name for name in game.views.Public.__struct_fields__ if name in game.views.Own.__struct_fields__]
    required = f" & Required<Pick<Public, {quoted(both)}>>" if both else ""
    comment = "/** What a seat is shown: what all see, and what is its own. */"
    return f"{comment}\nexport type State = Public & Own{required};"


def kinds_of(game: Game) -> list[EventKind]:
    return list(game.events.kinds.values())


def event(events: EventKinds, kind: EventKind, names: Names) -> str:
    details = [f"{name}: {type_of(type_info(of), names)};" for name, of in details_of(events, kind).items()]
    return " ".join(["{", f'event: "{kind.name}";', "text: string;", *details, "}"])


def details_of(events: EventKinds, kind: EventKind) -> dict[str, Any]:
    """What an event of this kind has as data, by name, with its Python type: what the function returns that spells it,
    and a number where there is none. Whoever a sentence is about is there as their seat."""
    details: dict[str, Any] = {"seat": int} if "{who}" in kind.sentence else {}
    for meaning in filter(None, (kind.a, kind.b)):
        details[meaning] = spelled_type(events.codes[meaning]) if meaning in events.codes else int
    return details


def dicts_in(events: EventKinds) -> list[TypedDictType]:
    """What has details of its own, such as a route."""
    kinds = [type_info(spelled_type(spell)) for spell in events.codes.values()]
    return [kind for kind in kinds if isinstance(kind, TypedDictType)]


def spelled_type(spell: Callable[[int], Any]) -> Any:
    return get_type_hints(spell, include_extras=True)["return"]


def questions_of(game: Game) -> list[type[Question]]:
    """The game's own kinds of questions; one that is not told apart from others is of the contract's kind."""
    module = game.questions
    assert isinstance(module, ModuleType)
    own = [kind for kind in structs_of(module).values() if issubclass(kind, Question)]
    return own or [Question]


def remarks_of(game: Game) -> tuple[type[Question], ...]:
    """The game's own kinds of remarks; it may do without."""
    return game.remarks.KINDS if game.remarks else ()


def remarks(game: Game, names: Names) -> str:
    kinds = [question(kind, names) for kind in remarks_of(game)]
    if kinds:
        return documented("All that a review can remark of a move.", "Remark", kinds)
    return "/** A review has nothing to remark of a move. */\nexport type Remark = never;"


def sight(game: Game, names: Names) -> str:
    """What a seat could infer: the structs of the game's lens."""
    if game.lens is None:
        return "/** Nothing is told of what a seat could infer. */\nexport type Sight = never;"
    structs = structs_of(sys.modules[game.lens.Sight.__module__])
    return "\n".join(interface(struct, names) for struct in structs.values())


def question(kind: type[Question], names: Names) -> str:
    """A question has all its fields; defaults are for whoever asks it."""
    lines = [field_line(field, names).replace("?:", ":", 1) for field in fields_of(kind)]
    return " ".join(["{", *lines, "}"])


def moves(game: Game, names: Names) -> list[str]:
    """The moves, those with the same first word in one line: `take ${Token}`, where what follows has a name."""
    lines = []
    for first, group in groupby(game.moves, key=lambda move: move.split(" ")[0]):
        texts = list(group)
        name = names.get(tuple(sorted(text.removeprefix(f"{first} ") for text in texts)))
        lines.append(f"`{first} ${{{name}}}`" if name else quoted(texts))
    return lines
