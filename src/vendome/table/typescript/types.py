"""Python's types as TypeScript's."""

import inspect
import re
from collections.abc import Iterable, Iterator
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec.inspect import Field, type_info

MADE_BY = "by `python -m vendome.table.typescript`; a test compares them."

SIMPLE: dict[type, str] = {
    msgspec.inspect.StrType: "string",
    msgspec.inspect.IntType: "number",
    msgspec.inspect.FloatType: "number",
    msgspec.inspect.BoolType: "boolean",
    msgspec.inspect.NoneType: "null",
    msgspec.inspect.AnyType: "unknown",
}

Values = tuple[str, ...]
Names = dict[Values, str]  # of sets of values that have one, by their values, sorted


def named_values(modules: Iterable[ModuleType]) -> Names:
    """The sets of values that modules name: as a `Literal`, or as codes (`engine.codes`)."""
    found = {name: kind for module in modules for name, kind in vars(module).items()}
    return {tuple(sorted(values)): name for name, kind in found.items() if (values := values_of(kind))}


def values_of(kind: Any) -> Values:
    """The values of a type that has a fixed set of texts; none for another."""
    if get_origin(kind) is Literal:
        return tuple(map(str, get_args(kind)))
    if get_origin(kind) is Annotated:
        return codes_in(kind.__metadata__)
    if get_origin(kind) in (Union, UnionType):
        members = [values_of(member) for member in get_args(kind)]
        return tuple(value for values in members for value in values) if all(members) else ()
    return ()


def codes_in(notes: Iterable[object]) -> Values:
    """The codes that the notes on a type tell of, if any does."""
    extras = [note.extra or {} for note in notes if isinstance(note, msgspec.Meta)]
    return next((tuple(extra["values"]) for extra in extras if "values" in extra), ())


def definitions(names: Names, text: str) -> Iterator[str]:
    """The types of the sets of values that a text speaks of."""
    for values, name in names.items():
        if re.search(rf"\b{name}\b", text):
            yield f"export type {name} = {quoted(values)};"


def structs_of(module: ModuleType) -> dict[str, type[msgspec.Struct]]:
    """The structs that a module defines, in their order."""
    own = [kind for kind in vars(module).values() if inspect.isclass(kind) and kind.__module__ == module.__name__]
    return {kind.__name__: kind for kind in own if issubclass(kind, msgspec.Struct)}


def interface_of_dict(kind: msgspec.inspect.TypedDictType, names: Names) -> str:
    lines = [f"  {field_line(field, names)}" for field in kind.fields]
    return f"export interface {kind.cls.__name__} {{\n" + "\n".join(lines) + "\n}"


def interface(struct: type[msgspec.Struct], names: Names) -> str:
    base = struct.__base__
    inherited = base.__struct_fields__ if base is not None and issubclass(base, msgspec.Struct) else ()
    extends = f" extends {base.__name__}" if inherited and base else ""
    lines = [f"  {field_line(field, names)}" for field in fields_of(struct) if field.name not in inherited]
    if getattr(struct, "open", None) is True:
        lines.append("  [detail: string]: unknown;")
    return f"{comment(struct)}export interface {struct.__name__}{extends} {{\n" + "\n".join(lines) + "\n}"


def fields_of(struct: type[msgspec.Struct]) -> tuple[Field, ...]:
    info = type_info(struct)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def comment(struct: type[msgspec.Struct]) -> str:
    is_documented = struct.__doc__ and "__doc__" in vars(struct)
    return f"/** {' '.join((struct.__doc__ or '').split())} */\n" if is_documented else ""


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
            return union(kind, names)
        case msgspec.inspect.ListType():
            inner = type_of(kind.item_type, names)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case msgspec.inspect.DictType():
            return f"Record<{type_of(kind.key_type, names)}, {type_of(kind.value_type, names)}>"
        case msgspec.inspect.TypedDictType():
            return kind.cls.__name__
    if type(kind) in SIMPLE:
        return SIMPLE[type(kind)]
    raise TypeError(f"no TypeScript for {kind}")


def union(kind: msgspec.inspect.UnionType, names: Names) -> str:
    """`string | null`; if all are sets of values, the name of them together."""
    members = [member for member in kind.types if not is_unset(member)]
    literals = [m.values for m in members if isinstance(m, msgspec.inspect.LiteralType)]
    together = tuple(sorted(str(value) for values in literals for value in values))
    if len(literals) == len(members) and together in names:
        return names[together]
    return " | ".join(type_of(member, names) for member in members)


def is_unset(kind: Any) -> bool:
    return isinstance(kind, msgspec.inspect.CustomType) and kind.cls is msgspec.UnsetType


def quoted(values: Iterable[object]) -> str:
    return " | ".join(f'"{value}"' for value in values)
