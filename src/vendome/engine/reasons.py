"""Why a move can't be made: a reason of the game, with its rule, from what the seat itself knows."""

from vendome.engine.contract import Reason
from vendome.engine.errors import UnknownName
from vendome.engine.layout import plain
from vendome.engine.play import State


def why_not(state: State, seat: int, move: str) -> Reason | None:
    """Why a seat can't make a move now; None if it can. Made from the seat's redacted record: it tells no secret."""
    game = state.game
    if move not in game.moves:
        raise UnknownName("move", move, game.moves)
    if state.result is not None:
        return Reason("over", state.result.end, "The game is over.")
    if seat in state.asked and move in state.moves(seat):
        return None
    return game.text.why_not(plain(state.redacted(seat)[0]), seat, move)
