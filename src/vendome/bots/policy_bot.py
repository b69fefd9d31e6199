"""A policy of one's own as a bot: `NAME=MODULE:POLICY`, for the arena, for `simulate` and for Python.

Or a net of one's own: `NAME=FILE.npz`, and after colons what one sets.

This is for what people write and train themselves. A table server never makes a bot of it, whoever asks for one: it
knows only `find_bot`, and import-linter holds that nothing of the table can reach this module.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from vendome.bots.net.bot import NetBot
from vendome.bots.net.choice import net_for, open_net
from vendome.bots.policy import Numbers, Situation, decide, for_one_game, imported, load_policy
from vendome.bots.protocol import Bot, Opinion
from vendome.bots.roster import BOTS, find_bot, values_of
from vendome.bots.search.bot import SearchBot
from vendome.bots.witness import Witness
from vendome.engine.compiler.layout import Words
from vendome.engine.compiler.rng import choice
from vendome.engine.contract import Game
from vendome.engine.errors import BadOption
from vendome.engine.session import Session, copy_states, numbers_of

LUCK = 2**31 - 1  # how many seeds a decision's own luck may have
NET = ".npz"  # how the name of a net's file ends
FORM = (
    "a policy of one's own is written NAME=MODULE:POLICY, like mine=examples.policy:policy, "
    "and a net NAME=FILE.npz, like mine=nets/mine.npz:temperature=0.5 or mine=nets/mine.npz:search:sims=200"
)


class PolicyBot:
    """A policy in a seat of one game. It is given what the seat knows now."""

    def __init__(self, name: str, policy: Any) -> None:
        self.name = name
        self.policy = for_one_game(policy, name)

    def choose(self, witness: Witness, rng: Words) -> int:
        situation = Situation(witness.setup, witness.seat, witness.length - 1, Seen(witness, rng))
        return numbers_of(witness.game)[decide(self.policy, situation, self.name)]

    def consider(self, witness: Witness, rng: Words) -> list[Opinion]:
        """A policy says what it would play, and no more: all its thought went there."""
        chosen = self.choose(witness, rng)
        others = [action for action in witness.actions if action != chosen]
        even = 1 / witness.setup.players
        return [Opinion(chosen, even, 1.0), *(Opinion(action, even, 0.0) for action in others)]


class Seen:
    """What a seat knows, from the last of the redacted states that its witness has."""

    def __init__(self, witness: Witness, rng: Words) -> None:
        self.seat, self.rng = witness.seat, rng
        self.known = Session(witness.setup)
        copy_states(self.known.states, witness.states[-1:])

    def view(self) -> dict[str, Any]:
        return self.known.view(self.seat)

    def question(self) -> str:
        return self.known.game.questions.ask(self.known.state, self.seat).text

    def moves(self) -> list[str]:
        return self.known.moves(self.seat)

    def observation(self) -> Numbers:
        return self.known.observation(self.seat)

    def seed(self) -> int:
        return choice(self.rng, LUCK)


# -- by name ------------------------------------------------------------------------------------------


def make_bot(spec: str) -> Bot:
    """A new bot from what a person wrote: one of ours, or a policy or a net of their own."""
    own = own_policy(spec)
    if own is None:
        return find_bot(spec)
    name, what = own
    return net_bot(spec, name, what) if is_net(what) else PolicyBot(name, load_policy(what))


def net_bot(spec: str, name: str, what: str) -> Bot:
    """A player with the net of FILE.npz:SETTING:… at first sight, or one that searches with it, FILE.npz:search:…"""
    file, *settings = what.split(":")
    open_net(Path(file))
    if settings[:1] != ["search"]:
        return NetBot(name=name, file=Path(file), **values_of(spec, "net", settings))
    values = values_of(spec, "search", settings[1:])
    if "net" in values:
        raise BadOption(f"{spec}: net can't be set, it is the file's")
    return SearchBot(name=name, net=True, net_file=Path(file), **values)


def own_policy(spec: str) -> tuple[str, str] | None:
    """The name of a policy of one's own and its MODULE:POLICY or its FILE.npz; None for another bot."""
    if "=" not in spec.partition(":")[0]:
        return None
    name, _, what = spec.partition("=")
    form = r"[^,]+" if is_net(what) else r"[^=,]+:[^=,]+"
    if not (re.fullmatch(r"[\w-]+", name) and re.fullmatch(form, what)):
        raise BadOption(f"{spec!r}: {FORM}")
    if name in BOTS:
        raise BadOption(f"{spec!r}: {name} is a bot of ours; call the policy something else")
    return name, what


def own_file(spec: str) -> Path | None:
    """Where a net or a policy of one's own lies; None for another bot."""
    own = own_policy(spec)
    if own is None:
        return None
    what, _, _ = own[1].partition(":")
    if is_net(what):
        return Path(what)
    file = getattr(imported(what, own[1]), "__file__", None)
    return Path(file) if file else None


def is_net(what: str) -> bool:
    return what.partition(":")[0].endswith(NET)


def shown_name(spec: str) -> str:
    """What reports and records call a bot."""
    own = own_policy(spec)
    return own[0] if own else spec


def check_bots(specs: Iterable[str], game: Game | None = None) -> None:
    """Refuses what can't be made, a name that stands for two policies, and a bot that has no net for the game."""
    named: dict[str, str] = {}
    for spec in specs:
        bot = make_bot(spec)
        if game is not None:
            check_net(bot, game)
        name = shown_name(spec)
        if named.setdefault(name, spec) != spec:
            raise BadOption(f"{named[name]} and {spec} have the same name: give each its own")


def check_net(bot: Bot, game: Game) -> None:
    """Before anything is compiled."""
    if isinstance(bot, NetBot):
        net_for(game, bot.file)
    elif isinstance(bot, SearchBot) and bot.net:
        net_for(game, bot.net_file)
