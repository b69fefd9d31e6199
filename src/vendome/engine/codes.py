"""Types of codes: texts such as `R7` of which a game has a fixed set, too many to be spelled out as a `Literal`."""

from collections.abc import Sequence

from msgspec import Meta


def one_of(name: str, values: Sequence[str]) -> Meta:
    """For `Card = Annotated[str, one_of("Card", CODES)]`. To Python it is a text; the page's type of this name has
    exactly these values."""
    return Meta(extra={"holds": name, "values": tuple(values)})
