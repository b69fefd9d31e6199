"""The id of a game: `master_thieves`, or with other numbers `master_thieves+rubies=3`."""

from collections.abc import Iterable

from vendome.engine.errors import TweakedName, UnknownName

SIGN = "+"  # stands before each tweak; no id of a real game has one


def split_id(game_id: str) -> tuple[str, list[str]]:
    """The real game's id, and the tweaks as a person would type them."""
    real, *texts = game_id.split(SIGN)
    return real, texts


def numbers_in(game_id: str) -> dict[str, int]:
    """The tweaks in the id of a game."""
    return {name: int(value) for name, _, value in (text.partition("=") for text in split_id(game_id)[1])}


def known_id(game_id: str, ids: Iterable[str]) -> str:
    """One of these ids of real games; people may write `shadow-thief` as well. One with tweaks is refused."""
    known = sorted(ids)
    real, tweaks = split_id(game_id)
    if tweaks and real in known:
        raise TweakedName(game_id, real, known)
    written = game_id.replace("-", "_")
    if written not in known:
        raise UnknownName("game", game_id, known)
    return written
