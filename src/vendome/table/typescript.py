"""The protocol as TypeScript: `python -m vendome.table.typescript` writes the page's `protocol.ts`."""

import inspect
import json
import sys
from pathlib import Path
from string import Formatter
from typing import Any, get_args

import msgspec
from msgspec.inspect import Field, type_info

from vendome.table.problems import CAUSES
from vendome.table.protocol import answers, refusals, replays, requests, views
from vendome.table.protocol.refusals import Cause, Code

HEAD = """// Generated from src/vendome/table/protocol by `python -m vendome.table.typescript`; a test compares them.

/** A game's own view; each board knows its form. */
export type State = Record<string, any>;"""

SIMPLE: dict[type, str] = {
    msgspec.inspect.StrType: "string",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.NoneType: "null",
}


def typescript() -> str:
    """The whole file."""
    codes = " |\n  ".join(f'"{code}"' for code in get_args(Code))
    parts = [HEAD, f"export type Code =\n  {codes};", causes()]
    parts += [interface(struct) for _, struct in sorted(structs().items())]
    parts.append("/** All that a socket is sent. A change and the welcome have `view`; a refusal has `error`. */")
    return "\n\n".join(parts) + "\nexport type Message = Change | Welcome | Refusal;\n"


def structs() -> dict[str, type[msgspec.Struct]]:
    """Every message, and every part of one, by its name."""
    modules = (answers, refusals, replays, requests, views)
    found = dict(member for module in modules for member in inspect.getmembers(module, inspect.isclass))
    return {
        name: kind for name, kind in found.items() if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    }


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


def interface(struct: type[msgspec.Struct]) -> str:
    info = type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    comment = f"/** {' '.join((struct.__doc__ or '').split())} */\n" if documented(struct) else ""
    base = struct.__base__
    inherited = base.__struct_fields__ if base is not None and issubclass(base, msgspec.Struct) else ()
    extends = f" extends {base.__name__}" if inherited and base else ""
    lines = [f"  {field_line(field)}" for field in info.fields if field.name not in inherited]
    if getattr(struct, "open", False):
        lines.append("  [detail: string]: unknown;")
    return f"{comment}export interface {struct.__name__}{extends} {{\n" + "\n".join(lines) + "\n}"


def documented(struct: type[msgspec.Struct]) -> bool:
    return bool(struct.__doc__) and "__doc__" in vars(struct)


def field_line(field: Field) -> str:
    optional = "" if field.required else "?"
    return f"{field.encode_name}{optional}: {type_of(field.type)};"


def type_of(kind: Any) -> str:
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    if isinstance(kind, msgspec.inspect.Metadata):
        return str((kind.extra or {}).get("holds") or type_of(kind.type))
    if isinstance(kind, msgspec.inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, msgspec.inspect.LiteralType):
        named = {tuple(sorted(get_args(Code))): "Code", tuple(sorted(get_args(Cause))): "Cause"}
        return named.get(kind.values) or " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, msgspec.inspect.UnionType):
        return " | ".join(type_of(member) for member in kind.types if not is_unset(member))
    if isinstance(kind, msgspec.inspect.ListType):
        inner = type_of(kind.item_type)
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if isinstance(kind, msgspec.inspect.DictType):
        return f"Record<string, {type_of(kind.value_type)}>"
    raise TypeError(f"no TypeScript for {kind}")


def is_unset(kind: Any) -> bool:
    return isinstance(kind, msgspec.inspect.CustomType) and kind.cls is msgspec.UnsetType


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else "web/src/protocol.ts").write_text(typescript(), "utf-8")
