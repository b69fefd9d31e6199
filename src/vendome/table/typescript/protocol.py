"""`protocol.ts`: all that goes over the wire, from `vendome.table.protocol`."""

import json
from string import Formatter
from typing import Any, get_args

import msgspec

from vendome.engine.contract import Question
from vendome.puzzles import puzzle
from vendome.review import data as review
from vendome.table.problems import CAUSES
from vendome.table.protocol import (
    answers,
    friends,
    lenses,
    nights,
    notifications,
    open_tables,
    people,
    ratings,
    refusals,
    replays,
    requests,
    reviews,
    riddles,
    updates,
    views,
)
from vendome.table.protocol.refusals import Cause, Code
from vendome.table.protocol.shared_types import Phrase, Reaction, Talk
from vendome.table.typescript.types import MADE_BY, Names, field_line, fields_of, interface, structs_of

LINES = "\n  ".join(f"{name}: string;" for name in Question.__struct_fields__)
HEAD = f"""// Generated from src/vendome/table/protocol {MADE_BY}

/** A game's state as it is shown; each game's `view.ts` has its form. */
export type State = Record<string, any>;

/** What a seat could infer; each game's `view.ts` has its form. */
export type Sight = Record<string, any>;

/** What is different in each game. Its `view.ts` has its own. */
export interface GameTypes {{
  state: State;
  event: GameEvent;
  move: string;
  question: Question;
  remark: Question;
  sight: Sight;
}}

/** A view of a game that has begun. */
export type Begun<Game extends GameTypes = GameTypes> = View<Game> & {{ state: Game["state"] }};

/** What a seat is asked, or what is remarked of its move. Further details are of the game's own kind, which `key`
 * names. */
export interface Question {{
  {LINES}
  [detail: string]: unknown;
}}

/** An event, and the number of the move that brought it about; -1 for what happened before the first. In an update that
 * was asked for with `?frames=events`, `patch` is what it changed in the state. */
export type StoryEvent<Event extends GameEvent = GameEvent> = Event & {{ ply: number; patch?: Operation[] }};"""

# The fields of a view that are the game's own.
OF_THE_GAME = {
    "legal": 'Game["move"][]',
    "state": 'Game["state"] | null',
    "story": 'StoryEvent<Game["event"]>[]',
    "question": 'Game["question"]',
}


NAMED: dict[str, Any] = {"Talk": Talk, "Phrase": Phrase, "Reaction": Reaction}  # what the page has words for


def protocol_types() -> str:
    named = {"Code": Code, "Cause": Cause, **NAMED}
    names: Names = {tuple(sorted(get_args(kind))): name for name, kind in named.items()}
    codes = " |\n  ".join(f'"{code}"' for code in get_args(Code))
    parts = [HEAD, f"export type Code =\n  {codes};", *map(alternatives, NAMED), causes()]
    parts += [message(struct, names) for _, struct in sorted(messages().items())]
    parts.append("/** All that a socket is sent. A refusal has `error`; whoever asked for patches is sent updates. */")
    return "\n\n".join(parts) + "\nexport type Message = Change | Welcome | Update | Heartbeat | Refusal;\n"


def alternatives(name: str) -> str:
    values = " | ".join(f'"{value}"' for value in get_args(NAMED[name]))
    return f"export type {name} = {values};"


def messages() -> dict[str, type[msgspec.Struct]]:
    """Every message, and every part of one, by its name."""
    modules = (
        answers,
        friends,
        lenses,
        nights,
        notifications,
        open_tables,
        people,
        puzzle,
        ratings,
        refusals,
        replays,
        requests,
        review,
        reviews,
        riddles,
        updates,
        views,
    )
    found = {name: struct for module in modules for name, struct in structs_of(module).items()}
    del found["StoryEvent"]  # in HEAD: it is any game's event, with its ply
    return found


def message(struct: type[msgspec.Struct], names: Names) -> str:
    text = interface(struct, names)
    if struct is lenses.Lens:
        text = text.replace("interface Lens ", "interface Lens<Game extends GameTypes = GameTypes> ")
        return text.replace("Record<string, unknown>[]", 'Game["sight"][]')
    if struct is not views.View:
        return text
    for field in fields_of(struct):
        if field.name in OF_THE_GAME:
            optional = "" if field.required else "?"
            text = text.replace(field_line(field, names), f"{field.name}{optional}: {OF_THE_GAME[field.name]};")
    return text.replace("interface View ", "interface View<Game extends GameTypes = GameTypes> ")


def causes() -> str:
    """Every cause of a refusal, with the parts that its sentence names."""
    lines = [f'  "{cause}": Named<{" | ".join(map(json.dumps, parts_of(cause))) or "never"}>;' for cause in CAUSES]
    return "\n".join(
        [
            "type Named<Part extends keyof Parts> = Required<Pick<Parts, Part>>;",
            "",
            "/** Every cause of a refusal, and what it names. */",
            "export interface Causes {",
            *lines,
            "}",
            "",
            "export type Cause = keyof Causes;",
        ]
    )


def parts_of(cause: Cause) -> list[str]:
    named = [part for _, part, *_ in Formatter().parse(CAUSES[cause].sentence) if part]
    return [*named, *CAUSES[cause].extra_parts]
