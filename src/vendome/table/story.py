"""A game's events as people are told them: each with its sentence, encoded as JSON."""

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Raw

from vendome.engine.contract import Game
from vendome.engine.events import Event

NO_EVENTS = Raw(b"[]")
TOOK_BACK = "took_back"


def event_json(game: Game, event: Event, names: Sequence[str]) -> bytes:
    return msgspec.json.encode({"text": game.events.sentence(event, names), **game.events.data(event)})


def took_back_json(seat: int, names: Sequence[str]) -> bytes:
    """The one event that is no game's own."""
    return msgspec.json.encode({"text": f"{names[seat]} took a move back.", "event": TOOK_BACK, "seat": seat})


def list_json(items: Iterable[bytes]) -> Raw:
    """A JSON list of what is encoded already."""
    return Raw(b"[" + b",".join(items) + b"]")
