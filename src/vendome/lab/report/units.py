"""How numbers are spelled, with their intervals and as differences."""

from dataclasses import dataclass
from typing import Any

from vendome.lab.report.estimate import Estimate


@dataclass(frozen=True)
class Unit:
    """A number times `factor`, with so many decimals and a sign after it; a difference may be of another unit."""

    name: str
    factor: float = 1.0
    decimals: int = 1
    sign: str = ""
    signed: bool = False
    apart: str = ""  # what follows a difference

    def spell(self, value: float) -> str:
        text = f"{self.factor * value:{'+' if self.signed else ''},.{self.decimals}f}"
        return without_minus_zero(text) + self.sign

    def bounds(self, low: float, high: float) -> str:
        return f"[{self.bare(low)}, {self.bare(high)}]"

    def bare(self, value: float) -> str:
        return without_minus_zero(f"{self.factor * value:,.{self.decimals}f}")

    def spelled(self, number: Estimate) -> str:
        """`29.1% [25.3, 33.1]`"""
        return f"{self.spell(number.value)} {self.bounds(number.low, number.high)}"

    def spell_difference(self, number: Estimate) -> str:
        """`+1.2 points [-0.4, 2.8]`"""
        value = without_minus_zero(f"{self.factor * number.value:+,.{self.decimals}f}")
        return f"{value}{self.apart} {self.bounds(number.low, number.high)}"


def without_minus_zero(text: str) -> str:
    return text[1:] if text[0] in "+-" and not text.strip("+-0.,") else text


PERCENT = Unit("share", 100, 1, "%", apart=" points")
POINTS = Unit("points of win share", 100, 1, " points", signed=True, apart=" points")
COUNT = Unit("count", 1, 1)
FEW = Unit("count", 1, 2)
STEPS = Unit("steps", 1, 1, " steps", apart=" steps")


def data_of(number: Estimate) -> dict[str, Any]:
    return {"value": clean(number.value), "ci95": [clean(number.low), clean(number.high)]}


def clean(value: float) -> float:
    """Enough digits, and the same on all machines."""
    return round(value, 6) + 0.0
