"""Games that are saved, and games that are read."""

from pathlib import Path
from random import Random

import pytest

import vendome
from support import EVERY_GAME
from vendome import BadOption, Game, Play, RecordError, VendomeError

pytestmark = pytest.mark.interpreted


def finished(game_id: str = "shadow_thief", seed: int = 71) -> Play:
    low = vendome.GAMES[game_id].players[0]
    play = vendome.new(game_id, players=low, seed=seed, names=[f"Ann {seat}" for seat in range(low)])
    random = Random(seed)
    while not play.finished:
        seat = random.choice(play.asked)
        play.play(random.choice(play.moves(seat)), seat)
    return play


@EVERY_GAME
def test_a_saved_game_is_read_again(game: Game, tmp_path: Path) -> None:
    play = finished(game.id)
    play.save(str(tmp_path / "mine.jsonl"))
    [recorded] = vendome.read(str(tmp_path / "mine.jsonl"))
    assert recorded.result == play.result
    assert recorded.names == play.names
    assert recorded.plies == play.ply
    end = recorded.session()
    assert end.log == play.log
    assert end.names == play.names
    assert end.view() == play.view()
    assert sorted(end.story()) == sorted(play.story()), "a record has secret choices in seat order"


def test_a_recorded_game_is_looked_at_after_any_move(tmp_path: Path) -> None:
    play = finished()
    play.save(tmp_path / "mine.jsonl")
    [recorded] = vendome.read(tmp_path / "mine.jsonl")
    assert repr(recorded.session(ply=0)) == "<shadow_thief · 2 players · move 0 · asked 0 1>"
    for ply in range(recorded.plies + 1):
        session = recorded.session(ply)
        assert len(session.history.decisions) == ply
        assert not session.chance_is_due
    for wrong in (-1, recorded.plies + 1):
        with pytest.raises(BadOption, match=f"a ply of this game is a whole number from 0 to {recorded.plies}, not"):
            recorded.session(wrong)


def test_a_recorded_game_says_who_won(tmp_path: Path) -> None:
    play = finished()
    assert play.result is not None
    play.save(tmp_path / "mine.jsonl")
    [recorded] = vendome.read(tmp_path / "mine.jsonl")
    [winner] = play.result.winners
    won = f"won by Ann {winner} (seat {winner})"
    assert repr(recorded) == f"<shadow_thief · 2 players · {play.ply} moves · {won}>"


def test_saving_replaces_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    for seed in (71, 72):
        finished(seed=seed).save(path)
        assert len(vendome.read(path)) == 1
    assert [file.name for file in tmp_path.iterdir()] == ["mine.jsonl"]


def test_a_game_that_goes_on_leaves_an_old_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    finished().save(path)
    before = path.read_bytes()
    with pytest.raises(VendomeError, match="a game that goes on has no record yet"):
        vendome.new("shadow_thief", seed=1).save(path)
    assert path.read_bytes() == before


def test_names_that_were_spoilt_are_not_saved(tmp_path: Path) -> None:
    play = finished()
    play.names = ["Ann"]
    with pytest.raises(BadOption, match="1 names for 2 players"):
        play.save(tmp_path / "mine.jsonl")


def test_a_bad_file_is_refused_with_its_line_and_index(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    finished().save(path)
    good = path.read_text()
    path.write_text(good + good.replace('"move":"play ', '"move":"sing ', 1))
    with pytest.raises(RecordError, match=r"line 2, log 1: 'sing .*' is not legal") as refused:
        vendome.read(path)
    assert (refused.value.line, refused.value.index) == (2, 1)
    path.write_text("")
    with pytest.raises(RecordError, match="line 1: the file is empty"):
        vendome.read(path)
