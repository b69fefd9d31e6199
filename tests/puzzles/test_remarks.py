"""What a puzzle remarks is read with all that its words name."""

from itertools import islice

import msgspec

from support import EVERY_REMARK
from vendome import Game
from vendome.engine.contract import Question
from vendome.games.registry import find
from vendome.puzzles import puzzles_of, read_puzzle


@EVERY_REMARK
def test_a_remark_is_of_the_games_own_kind(game: Game) -> None:
    assert game.remarks
    remarks = [puzzle.solution.remark for puzzle in islice(puzzles_of(game), 20)]
    assert {type(remark) for remark in remarks if remark} <= set(game.remarks.KINDS)


def test_a_remark_that_the_game_does_not_know_keeps_its_sentence() -> None:
    data = msgspec.json.decode(next(puzzles_of(find("shadow_thief"))).encode())
    data["puzzle"]["remark"] = {"text": "So.", "rule": "SD-1", "key": "of_tomorrow", "detail": 3}
    read = read_puzzle(msgspec.json.encode(data), find)
    assert read.solution.remark == Question("So.", "SD-1", "of_tomorrow")
