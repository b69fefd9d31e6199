"""The difference of two values, as a JSON Patch (RFC 6902) for their JSON.

It is made for views, at every move, so it compares the structs themselves and not their JSON. Most of a view stays as
it was, and `==` finds that quickly. A field always has values of the same kind, so it does no harm that for Python 1
and True are equal.
"""

from typing import Any

import msgspec
from msgspec import UNSET, Struct

from vendome.table.protocol.updates import Operation

FEW = 2  # operations: so many are hardly ever longer than the value that they change, and more of them often are

encoder = msgspec.json.Encoder()
Patch = list[Operation]


def add_difference(patch: Patch, path: str, before: Any, after: Any) -> None:
    """Add the operations that turn one value into another, which is not equal to it."""
    start = len(patch)
    if type(before) is not type(after):
        patch.append(Operation("replace", path, after))
    elif isinstance(after, Struct):
        add_difference_of_structs(patch, path, before, after)
    elif isinstance(after, list):
        add_difference_of_lists(patch, path, before, after)
    elif isinstance(after, dict):
        add_difference_of_objects(patch, path, before, after)
    else:
        patch.append(Operation("replace", path, after))
    if len(patch) - start > FEW:
        shorten(patch, start, Operation("replace", path, after))


def shorten(patch: Patch, start: int, whole: Operation) -> None:
    """If the operations from here on are longer than one that replaces the whole value, that one is taken."""
    if len(encoder.encode(patch[start:])) > len(encoder.encode([whole])):
        patch[start:] = [whole]


def add_difference_of_objects(patch: Patch, path: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    for name, value in after.items():
        if name not in before:
            patch.append(Operation("add", path_to(path, name), value))
        elif before[name] != value:
            add_difference(patch, path_to(path, name), before[name], value)
    for name in before:
        if name not in after:
            patch.append(Operation("remove", path_to(path, name)))


def add_difference_of_structs(patch: Patch, path: str, before: Any, after: Any) -> None:
    """Two structs of one type."""
    for name in after.__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old == new:
            continue
        if old is UNSET:
            patch.append(Operation("add", f"{path}/{name}", new))
        elif new is UNSET:
            patch.append(Operation("remove", f"{path}/{name}"))
        else:
            add_difference(patch, f"{path}/{name}", old, new)


def add_difference_of_lists(patch: Patch, path: str, before: list[Any], after: list[Any]) -> None:
    """Lists of one length are compared item by item, unless items move forward. Of others, a few items are removed or
    added."""
    gone = gone_in_front(before, after)
    if not gone and len(before) == len(after):
        add_difference_of_items(patch, path, before, after)
        return
    old = before[gone:]
    start, end = same_ends(old, after)
    removed, added = range(start, len(old) - end), range(start, len(after) - end)
    if gone + len(removed) + len(added) > FEW:
        patch.append(Operation("replace", path, after))
        return
    patch.extend([Operation("remove", f"{path}/0")] * gone)
    patch.extend(Operation("remove", f"{path}/{place}") for place in reversed(removed))
    patch.extend(Operation("add", f"{path}/{place}", after[place]) for place in added)


def add_difference_of_items(patch: Patch, path: str, before: list[Any], after: list[Any]) -> None:
    changed = [place for place, item in enumerate(after) if item != before[place]]
    if len(changed) > FEW and not isinstance(after[0], Struct):  # names or numbers: a list of them is short
        patch.append(Operation("replace", path, after))
        return
    for place in changed:
        add_difference(patch, f"{path}/{place}", before[place], after[place])


def gone_in_front(before: list[Any], after: list[Any]) -> int:
    """How many items a list has lost in front, if it has kept all others: so it is with a chat of which only the last
    lines are shown."""
    if not after or after[0] not in before:
        return 0
    gone = before.index(after[0])
    return gone if before[gone:] == after[: len(before) - gone] else 0


def same_ends(before: list[Any], after: list[Any]) -> tuple[int, int]:
    """How many items are the same at the start of two lists, and how many of the others at the end."""
    shorter = min(len(before), len(after))
    start = end = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    while end < shorter - start and before[-1 - end] == after[-1 - end]:
        end += 1
    return start, end


def path_to(path: str, name: str) -> str:
    """A JSON Pointer (RFC 6901)."""
    if "~" in name or "/" in name:
        name = name.replace("~", "~0").replace("/", "~1")
    return f"{path}/{name}"
