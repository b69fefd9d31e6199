"""What a puzzle remarks is read with all that its words name."""

from itertools import islice

from support import EVERY_REMARK
from vendome import Game
from vendome.puzzles import puzzles_of


@EVERY_REMARK
def test_a_remark_is_of_the_games_own_kind(game: Game) -> None:
    assert game.remarks
    remarks = [puzzle.solution.remark for puzzle in islice(puzzles_of(game), 20)]
    assert {type(remark) for remark in remarks if remark} <= set(game.remarks.KINDS)
