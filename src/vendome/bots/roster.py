"""Which bots there are, and how people write them: `random`, `search:sims=2000`, `burglar`."""

from collections.abc import Callable, Sequence

from vendome.bots.protocol import Bot
from vendome.bots.random import RandomBot
from vendome.engine.errors import BadOption, UnknownName

LEVELS: tuple[str, ...] = ()  # for people, from easy to hard; the same in all games

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def find_bot(spec: str) -> Bot:
    """A new bot from what a person wrote: a name, then `:parameter=value` as often as one likes."""
    name, *_ = spec.split(":")
    if name not in BOTS:
        raise UnknownName("bot", name, list(BOTS))
    return BOTS[name]()


def table_of(names: Sequence[str], players: int) -> list[Bot]:
    """A bot for every seat: one name serves all of them, otherwise there is one name a seat."""
    if len(names) not in (1, players):
        raise BadOption(f"{len(names)} bots for {players} seats: name one bot, or one for each seat")
    return [find_bot(names[seat % len(names)]) for seat in range(players)]
