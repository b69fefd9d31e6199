"""Short lists that stay sorted: the display, and the spoils of a heist."""

from vendome.engine.compiler.decorators import compiled, inlined
from vendome.engine.compiler.layout import Cells


@compiled
def sort(items: Cells, start: int, stop: int) -> None:
    """By insertion: the lists are short, or nearly sorted already."""
    for i in range(start + 1, stop):
        item = items[i]
        j = i
        while j > start and items[j - 1] > item:
            items[j] = items[j - 1]
            j -= 1
        items[j] = item


@inlined
def place_of(items: Cells, item: int) -> int:
    """The cell of an item that is there."""
    at = 0
    while items[at] != item:
        at += 1
    return at


@inlined
def replace(items: Cells, at: int, new: int) -> None:
    """Put a new item in place of the one in a cell. What lies between that and its own cell moves over by one."""
    while at < len(items) - 1 and items[at + 1] < new:
        items[at] = items[at + 1]
        at += 1
    while at > 0 and items[at - 1] > new:
        items[at] = items[at - 1]
        at -= 1
    items[at] = new
