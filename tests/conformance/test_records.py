"""What must hold in every game: a record says all, and reading it plays the same game."""

import json
from pathlib import Path
from random import Random

import pytest

from support import EVERY_GAME, random_games, random_play, setups
from vendome import Game
from vendome.engine.records import decode, parse, read_file, record_of, replay
from vendome.games.registry import find
from vendome.lab.crew import Processes
from vendome.lab.series import play_games

pytestmark = pytest.mark.interpreted


@EVERY_GAME
def test_a_game_played_by_hand_is_read_back(game: Game) -> None:
    for setup in setups(game):
        *_, session = random_play(setup.start(seed=31), Random(31))
        written = record_of(session, ["anyone"] * setup.players)
        read = parse(decode(written.encode()), find)
        assert read.data() == written.data()
        *_, again = replay(read)
        assert again.log == session.log
        assert again.result == session.result


@EVERY_GAME
def test_every_game_of_a_batch_is_read_back(game: Game, tmp_path: Path) -> None:
    for n, setup in enumerate(setups(game)):
        path = tmp_path / f"{n}.jsonl"
        chunks = list(play_games(random_games(setup, seed=32, games=3, record=True, explain=True)))
        path.write_bytes(b"".join(record for chunk in chunks for record in chunk.records))
        read = [record for _, record in read_file(path, find)]
        assert [record.result.scores for record in read] == [row.tolist() for row in chunks[0].scores]
        assert all("legal" in line for record in read for line in record.log if "move" in line)


@EVERY_GAME
def test_recording_changes_no_game_and_workers_change_no_byte(game: Game) -> None:
    setup = setups(game)[0]
    [played] = play_games(random_games(setup, seed=33, games=5))
    [recorded] = play_games(random_games(setup, seed=33, games=5, record=True))
    [threaded] = play_games(random_games(setup, seed=33, games=5, record=True), crew=Processes(2))
    assert played.scores.tolist() == recorded.scores.tolist()
    assert played.lengths.tolist() == recorded.lengths.tolist()
    assert recorded.records == threaded.records


@EVERY_GAME
def test_a_game_longer_than_the_trace_is_recorded_whole(game: Game) -> None:
    from vendome.lab.series.threads import Desk

    setup = setups(game)[0]
    roomy, cramped = Desk(setup), Desk(setup)
    cramped.trace = cramped.new_trace(entries=8, chances=1)
    assert list(cramped.traced(3, 0, explain=False)) == list(roomy.traced(3, 0, explain=False))


@EVERY_GAME
def test_a_changed_chance_line_is_refused(game: Game) -> None:
    from vendome import RecordError

    *_, session = random_play(setups(game)[0].start(seed=34), Random(34))
    data = json.loads(record_of(session, ["x"] * session.setup.players).encode())
    for wrong in ("", "nothing", data["log"][0]["chance"] + " X9", data["log"][0]["chance"].rpartition(" ")[0]):
        changed = {**data, "log": [{"chance": wrong}, *data["log"][1:]]}
        with pytest.raises(RecordError) as refused:
            list(replay(parse(changed, find)))
        assert refused.value.index == 0
