"""The protocol and every game's view as TypeScript: `python -m vendome.table.typescript` writes the page's types."""

import inspect
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec.inspect import Field, type_info

from vendome.engine.contract import Game
from vendome.games.registry import GAMES
from vendome.table.problems import CAUSES
from vendome.table.protocol import answers, refusals, replays, requests, updates, views
from vendome.table.protocol.refusals import Cause, Code

MADE_BY = "by `python -m vendome.table.typescript`; a test compares them."
HEAD = f"""// Generated from src/vendome/table/protocol {MADE_BY}

/** A game's own view; each board knows its form. */
export type State = Record<string, any>;"""

SIMPLE: dict[type, str] = {
    msgspec.inspect.StrType: "string",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.AnyType: "unknown",
}


Names = dict[tuple[Any, ...], str]  # of sets of values that have one, by their values, sorted


def files() -> dict[str, str]:
    """Every generated file of the page, by its path below `web/src`."""
    games = {f"games/{game.id}/view.ts": view_types(game) for game in GAMES.values()}
    return {"protocol.ts": protocol_types(), **games}


def view_types(game: Game) -> str:
    """A game's view. What stands in both of its parts is always in one of them, so the view has it in any case."""
    module = sys.modules[game.views.Public.__module__]
    names = named_values(module)
    interfaces = [interface(struct, names) for struct in structs_of(module).values()]
    used = {values: name for values, name in names.items() if re.search(rf"\b{name}\b", "\n".join(interfaces))}
    head = f"// Generated from src/{module.__name__.replace('.', '/')}.py {MADE_BY}"
    types = [f"export type {name} = {quoted(values)};" for values, name in used.items()]
    both = [name for name in game.views.Public.__struct_fields__ if name in game.views.Own.__struct_fields__]
    required = f" & Required<Pick<Public, {quoted(both)}>>" if both else ""
    comment = "/** What a seat is shown: what all see, and what is its own. */"
    whole = f"{comment}\nexport type View = Public & Own{required};\n"
    return "\n\n".join([head, *types, *interfaces, whole])


def named_values(module: ModuleType) -> Names:
    """The `Literal` types that a module names."""
    return {tuple(sorted(get_args(kind))): name for name, kind in vars(module).items() if get_origin(kind) is Literal}


def structs_of(module: ModuleType) -> dict[str, type[msgspec.Struct]]:
    """The structs that a module defines, in their order."""
    own = [kind for kind in vars(module).values() if inspect.isclass(kind) and kind.__module__ == module.__name__]
    return {kind.__name__: kind for kind in own if issubclass(kind, msgspec.Struct)}


def quoted(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' for value in values)


def protocol_types() -> str:
    names: Names = {tuple(sorted(get_args(Code))): "Code", tuple(sorted(get_args(Cause))): "Cause"}
    codes = " |\n  ".join(f'"{code}"' for code in get_args(Code))
    parts = [HEAD, f"export type Code =\n  {codes};", causes()]
    parts += [interface(struct, names) for _, struct in sorted(messages().items())]
    parts.append("/** All that a socket is sent. A refusal has `error`; whoever asked for patches is sent updates. */")
    return "\n\n".join(parts) + "\nexport type Message = Change | Welcome | Update | Heartbeat | Refusal;\n"


def messages() -> dict[str, type[msgspec.Struct]]:
    """Every message, and every part of one, by its name."""
    modules = (answers, refusals, replays, requests, updates, views)
    return {name: struct for module in modules for name, struct in structs_of(module).items()}


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


def interface(struct: type[msgspec.Struct], names: Names) -> str:
    info = type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    comment = f"/** {' '.join((struct.__doc__ or '').split())} */\n" if documented(struct) else ""
    base = struct.__base__
    inherited = base.__struct_fields__ if base is not None and issubclass(base, msgspec.Struct) else ()
    extends = f" extends {base.__name__}" if inherited and base else ""
    lines = [f"  {field_line(field, names)}" for field in info.fields if field.name not in inherited]
    if getattr(struct, "open", None) is True:
        lines.append("  [detail: string]: unknown;")
    return f"{comment}export interface {struct.__name__}{extends} {{\n" + "\n".join(lines) + "\n}"


def documented(struct: type[msgspec.Struct]) -> bool:
    return bool(struct.__doc__) and "__doc__" in vars(struct)


def field_line(field: Field, names: Names) -> str:
    optional = "" if field.required else "?"
    return f"{field.encode_name}{optional}: {type_of(field.type, names)};"


def type_of(kind: Any, names: Names) -> str:
    match kind:
        case msgspec.inspect.Metadata():
            return str((kind.extra or {}).get("holds") or type_of(kind.type, names))
        case msgspec.inspect.StructType():
            return kind.cls.__name__
        case msgspec.inspect.LiteralType():
            return names.get(tuple(sorted(map(str, kind.values)))) or quoted(kind.values)
        case msgspec.inspect.UnionType():
            return " | ".join(type_of(member, names) for member in kind.types if not is_unset(member))
        case msgspec.inspect.ListType():
            inner = type_of(kind.item_type, names)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case msgspec.inspect.DictType():
            return f"Record<{type_of(kind.key_type, names)}, {type_of(kind.value_type, names)}>"
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    raise TypeError(f"no TypeScript for {kind}")


def is_unset(kind: Any) -> bool:
    return isinstance(kind, msgspec.inspect.CustomType) and kind.cls is msgspec.UnsetType


if __name__ == "__main__":
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "web/src")
    for path, text in files().items():
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(text, "utf-8")
