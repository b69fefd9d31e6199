"""A game with its parameters, as OpenSpiel loads it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from vendome.engine.contract import Game, Value
from vendome.engine.play import Setup
from vendome.env.openspiel.chance import BASE, DIGITS
from vendome.env.openspiel.moment import Moment
from vendome.env.openspiel.observer import Observer
from vendome.env.openspiel.state import VendomeState

# Decisions in a game, at most. By their rulebooks Master Thieves can have 2,400 of them, The Shadow Thief 1,935 and
# Gentlemen Thieves 190 (docs/notes/environments.md); the contract of a game does not tell.
MOST_DECISIONS: Final = 4096


def parameters(game: Game) -> dict[str, Value]:
    """What can be chosen when a game is loaded, with the defaults. As few play as can: so OpenSpiel's games do it."""
    options = {option.name: option.default for option in game.options}
    return {"players": game.players[0], "turn_based": False, **options}


def game_type(game: Game, *, turn_based: bool = False) -> Any:
    """What OpenSpiel must know of a game before it is loaded."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"vendome_{game.id}",
        long_name=game.name,
        dynamics=kind.Dynamics.SEQUENTIAL if turn_based else kind.Dynamics.SIMULTANEOUS,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class VendomeGame(pyspiel.Game):
    """A game with the number of players and the options chosen. A wrong choice is a `VendomeError`."""

    rules: Game  # each game has a class of its own: see `register`

    def __init__(self, chosen: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        complete = {**parameters(game), **(chosen or {})}
        options = {option.name: complete[option.name] for option in game.options}
        self.setup = Setup.of(game, complete["players"], options)
        self.turn_based = bool(complete["turn_based"])
        players = self.setup.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.moves),
            max_chance_outcomes=BASE,
            num_players=players,
            min_utility=-1 / players,
            max_utility=1 - 1 / players,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(game, turn_based=self.turn_based), info, complete)
        self._start = Moment.start(self.setup)

    def new_initial_state(self) -> VendomeState:
        return VendomeState(self, self._start, turn_based=self.turn_based)

    def max_chance_nodes_in_history(self) -> int:
        """Chance may be due at the start and after every decision."""
        return DIGITS * (MOST_DECISIONS + 1)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """For a player's whole knowledge, with perfect recall or without; other types of observation there are not."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.setup, perfect_recall=kind.perfect_recall)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.to_string(),)


def loaded(text: str) -> Any:
    """A game that was pickled. Where this function is known, the games are registered."""
    return pyspiel.load_game(text)
