"""A game in progress, as OpenSpiel plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pyspiel

from vendome.engine.errors import BadOption
from vendome.env.openspiel.chance import DIGITS, EVERY_DIGIT, checked_digit, seed_of
from vendome.env.openspiel.moment import Moment

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


class VendomeState(pyspiel.State):
    """Chance nodes while chance is due; a simultaneous node where several seats are asked; else one seat's node.

    At a simultaneous node a seat that is not asked has no legal action, and whatever is passed for it is ignored: 0, by
    OpenSpiel's custom. `turn_based`, the seats of a secret choice answer one after the other, and none sees what the
    others chose.
    """

    def __init__(self, game: Any, moment: Moment, *, turn_based: bool) -> None:
        super().__init__(game)
        self.moment = moment
        self._turn_based = turn_based
        self._digits: tuple[int, ...] = ()  # of the seed that is being spelled

    def current_player(self) -> int:
        moment = self.moment
        if moment.due:
            return CHANCE
        if moment.over:
            return TERMINAL
        if len(moment.asked) == 1 or self._turn_based:
            return moment.asked[0]
        return SIMULTANEOUS

    def is_terminal(self) -> bool:
        return self.moment.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.moment.legal(player) if player in self.moment.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return EVERY_DIGIT

    def _apply_action(self, action: int) -> None:
        if self.moment.due:
            self._spell(action)
        else:
            self.moment = self.moment.after([(self.moment.asked[0], action)])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.moment = self.moment.after([(seat, actions[seat]) for seat in self.moment.asked])

    def _spell(self, digit: int) -> None:
        """One more digit of the seed; when it is whole, chance has decided."""
        self._digits += (checked_digit(digit),)
        if len(self._digits) == DIGITS:
            self.moment = self.moment.dealt(seed_of(self._digits))
            self._digits = ()

    def returns(self) -> list[float]:
        """The share of the win minus the fair share: they sum to zero."""
        players = self.moment.setup.players
        if not self.moment.over:
            return [0.0] * players
        result = self.moment.session().result
        assert result is not None
        share = 1 / len(result.winners)
        return [share * (seat in result.winners) - 1 / players for seat in range(players)]

    def resample_from_infostate(self, player: int, probability: Callable[[], float]) -> VendomeState:
        """A random state that this player can't tell from the true one, uniformly from what is possible.

        `probability` gives numbers from 0 to 1. The state is complete, but its history is empty: the engine knows what
        may be hidden now, not how it came about.
        """
        if self.moment.due:
            raise BadOption("chance is due: there is nothing to resample before it has decided")
        state: VendomeState = self.get_game().new_initial_state()
        state.moment = self.moment.resampled(player, int(probability() * 2**53))
        return state

    def _action_to_string(self, player: int, action: int) -> str:
        return f"digit {action}" if player == CHANCE else self.moment.setup.game.moves[action]

    def __str__(self) -> str:
        """What all see, and a digest of the rest."""
        spelled = "".join(f" {digit}" for digit in self._digits)
        return f"{self.moment.text()}\nState {self.moment.digest()}{spelled}"
