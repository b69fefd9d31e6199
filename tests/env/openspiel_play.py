"""Playing our games through OpenSpiel, for its tests."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
import pytest

import vendome.env
from vendome import Game, Session, Setup
from vendome.engine.compiler.rng import generator
from vendome.env.openspiel.chance import DIGITS

FEW_AND_MANY = pytest.mark.parametrize("many", [False, True], ids=["few", "many"])


def load(setup: Setup, **more: Any) -> Any:
    return pyspiel.load_game(f"vendome_{setup.game.id}", {"players": setup.players, **setup.options, **more})


def sized(game: Game, *, many: bool) -> Setup:
    """The game with the fewest players or the most."""
    return vendome.game(game.id, game.players[-1 if many else 0])


def small(game: Game) -> Setup:
    """The shortest game there is: the fewest players, the lowest value of each number."""
    lowest = {option.name: option.choices[0] for option in game.options if type(option.default) is int}
    return vendome.game(game.id, game.players[0], **lowest)


def deal(state: Any, random: Random) -> None:
    """Let chance decide until somebody is asked."""
    while state.is_chance_node():
        state.apply_action(random.choice([digit for digit, _ in state.chance_outcomes()]))


def seats_to_move(state: Any) -> list[int]:
    if not state.is_simultaneous_node():
        return [state.current_player()]
    return [seat for seat in range(state.num_players()) if state.legal_actions(seat)]


def choose(state: Any, moves: dict[int, int]) -> None:
    """These seats, all that must, choose these actions."""
    if state.is_simultaneous_node():
        state.apply_actions([moves.get(seat, 0) for seat in range(state.num_players())])
    else:
        state.apply_action(moves[state.current_player()])


def random_states(game: Any, random: Random) -> Iterator[Any]:
    """The states of a random game in which somebody is asked, and the last; one state that moves on."""
    state = game.new_initial_state()
    deal(state, random)
    while not state.is_terminal():
        yield state
        choose(state, {seat: random.choice(state.legal_actions(seat)) for seat in seats_to_move(state)})
        deal(state, random)
    yield state


def draw_from(session: Session, digits: list[int]) -> None:
    """The due chance is drawn from the seed that these digits spell."""
    session.state.rng[:] = generator(int.from_bytes(bytes(digits), "big"))
    session.draw_chance()


def replayed(setup: Setup, history: list[Any]) -> Session:
    """The same game as a session, from OpenSpiel's history alone."""
    session = setup.blank()
    steps = [(step.player, step.action) for step in history]
    while steps:
        if session.chance_is_due:
            draw_from(session, [digit for _, digit in steps[:DIGITS]])
            del steps[:DIGITS]
        else:
            asked = session.asked
            count = 1 if len(asked) == 1 else setup.players  # a simultaneous node has an action for every seat
            for seat, action in steps[:count]:
                if seat in asked:
                    session.choose(action, seat)
            del steps[:count]
    return session
