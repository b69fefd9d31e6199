"""Which bots there are, and how people write them: `random`, `search:sims=2000:horizon=1`, `burglar`."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from vendome.bots.greedy import GreedyBot
from vendome.bots.net.bot import NetBot
from vendome.bots.protocol import Bot
from vendome.bots.random import RandomBot
from vendome.bots.search.bot import SearchBot
from vendome.engine.errors import BadOption, UnknownName


class Parameter(NamedTuple):
    """A number that a bot takes, and its bounds."""

    kind: type[int] | type[float]
    low: float
    high: float

    def parse(self, bot: str, name: str, text: str) -> int | float:
        what = "a whole number" if self.kind is int else "a number"
        try:
            value = self.kind(text)
        except ValueError:
            raise BadOption(f"{bot}: {name} should be {what}, not {text!r}") from None
        if not self.low <= value <= self.high:
            raise BadOption(f"{bot}: {name} should be {what} from {self.low:,.9g} to {self.high:,.9g}, not {text}")
        return value


class Kind(NamedTuple):
    """A kind of bot: what it is, how it is made, and what one can set."""

    help: str
    make: Callable[..., Bot]
    parameters: dict[str, Parameter]
    variants: Mapping[str, Mapping[str, int | float]] = {}  # a word that sets several at once


SHARE = Parameter(float, 0, 1)
SWITCH = Parameter(int, 0, 1)
LOOKING = {"temperature": Parameter(float, 0, 10), "haste": Parameter(float, -100, 100)}
SEARCHING = {
    "sims": Parameter(int, 1, 10_000_000),
    "ms": Parameter(int, 1, 600_000),
    "horizon": Parameter(int, 1, 100),
    "memory": SHARE,
    "insight": SWITCH,
    "reuse": SWITCH,
    "c_puct": Parameter(float, 0, 100),
    "temperature": Parameter(float, 1, 10_000),
    "whims": SHARE,
    "net": SWITCH,
    "rollouts": SWITCH,
}
CLASSIC = {"ms": 1000, "net": 0}  # `search:classic`: a second for what people wrote by hand, without a net


HASTE = 8.0  # of the magpie; the safecracker has as much patience


def pickpocket() -> Bot:
    return GreedyBot(memory=0.9, whims=0.15, name="pickpocket")


def burglar() -> Bot:
    return SearchBot("burglar", ms=100, memory=0.97, insight=False, whims=0.15)


def mastermind() -> Bot:
    return SearchBot("mastermind", ms=1000)


def magpie() -> Bot:
    return NetBot(haste=HASTE, name="magpie")


def safecracker() -> Bot:
    return NetBot(haste=-HASTE, name="safecracker")


BOTS: dict[str, Kind] = {
    "random": Kind("any legal move", RandomBot, {}),
    "greedy": Kind("the best move at first sight", GreedyBot, {"memory": SHARE, "whims": SHARE}),
    "net": Kind("a net that learnt by playing, at first sight", NetBot, LOOKING),
    "search": Kind("tree search", SearchBot, SEARCHING, {"classic": CLASSIC}),
    "pickpocket": Kind("plays by instinct, forgets, and has whims", pickpocket, {}),
    "burglar": Kind("thinks ahead for a tenth of a second, forgets a little, has whims, can be bluffed", burglar, {}),
    "mastermind": Kind("thinks for a second, forgets nothing, sees through others", mastermind, {}),
    "magpie": Kind("learnt by playing, plays by instinct, is in a hurry", magpie, {}),
    "safecracker": Kind("learnt by playing, plays by instinct, takes its time", safecracker, {}),
}

FORMER_NAMES = {"boldness": "c_puct", "temper": "temperature"}  # of parameters, as older logs and commands spell them

LEVELS = ("pickpocket", "burglar", "mastermind")  # for people, from easy to hard; the same in all games
CHARACTERS = ("magpie", "safecracker")  # for people, not a step of the ladder but another pace; in games with a net


def find_bot(spec: str) -> Bot:
    """A new bot from what a person wrote: a name, then `:parameter=value` as often as one likes."""
    name, *settings = spec.split(":")
    if name not in BOTS:
        raise UnknownName("bot", name, list(BOTS))
    values = values_of(spec, name, settings)
    if "rollouts" in values and not values.get("net"):
        raise BadOption(f"{spec}: rollouts can be set with net=1 only; without a net there always are some")
    bot = BOTS[name].make(**values)
    bot.name = spec
    return bot


def values_of(spec: str, name: str, settings: Sequence[str]) -> dict[str, Any]:
    """What a person set of a kind of bot, checked; `spec` is all that they wrote."""
    values: dict[str, Any] = {}
    for setting in settings:
        for key, value in read_setting(spec, name, setting).items():
            if key in values:
                raise BadOption(f"{spec}: {key} is set twice")
            values[key] = value
    if {"sims", "ms"} <= values.keys():
        raise BadOption(f"{spec}: a budget is in sims or in ms, not both")
    return values


def read_setting(spec: str, name: str, setting: str) -> Mapping[str, int | float]:
    """One PARAMETER=VALUE, or a word that stands for several."""
    kind = BOTS[name]
    if setting in kind.variants:
        return kind.variants[setting]
    key, equals, text = setting.partition("=")
    if not equals:
        words = "".join(f" or {word}" for word in kind.variants)
        raise BadOption(f"{spec}: {setting!r} should read PARAMETER=VALUE{words}")
    key = FORMER_NAMES.get(key, key)
    if key not in kind.parameters:
        raise UnknownName(f"parameter of {name}", key, list(kind.parameters))
    return {key: kind.parameters[key].parse(name, key, text)}


def seated(names: Sequence[str], players: int) -> list[str]:
    """The bot of every seat: one name serves all of them, otherwise there is one name a seat."""
    if len(names) not in (1, players):
        raise BadOption(f"{len(names)} bots for {players} seats: name one bot, or one for each seat")
    return [names[seat % len(names)] for seat in range(players)]
