"""What a designer may change of a game's numbers: how a game declares it, in its `tweaks.py`.

A *tweak* is one number of the rules, by name. `engine.tweaked` makes the game that has another number there.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

Edit = Callable[[Any, int], Any]
"""From the value of a constant, and the number that somebody wants, to the constant's new value."""


@dataclass(frozen=True, slots=True)
class Tweak:
    """One number of the rules that may be another one."""

    name: str
    default: int  # what the rulebook says
    lowest: int
    highest: int
    help: str  # what it is the number of
    rule: str  # the number of the rule that it changes
    limit: str  # why it can't be lower or higher
    constants: Mapping[str, Edit]  # by module and name, `params.HAND`: the constants that change, and how

    @property
    def span(self) -> str:
        return f"{self.lowest} to {self.highest}"


class Tweaks(Protocol):
    """`tweaks.py`: the numbers that may change, and what can't."""

    @property
    def TWEAKS(self) -> tuple[Tweak, ...]:  # noqa: N802 (a constant of the module)
        """Every number that may change."""

    @property
    def REFUSED(self) -> Mapping[str, str]:  # noqa: N802 (a constant of the module)
        """What somebody may ask for as well, by name, and why the rules can't take it."""

    def clash(self, values: Mapping[str, int]) -> str:
        """Why these numbers can't be together, or nothing. `values` has every tweak, changed or not."""


def itself(_: Any, value: int) -> int:
    """The constant is the number."""
    return value


def part(index: int) -> Edit:
    """The number is one of the constant's numbers, which are a tuple or an array."""

    def edit(before: Any, value: int) -> Any:
        after = before.copy() if hasattr(before, "copy") else list(before)
        after[index] = value
        return tuple(after) if isinstance(before, tuple) else after

    return edit
