"""Games between any bots have the statistics and the records of random games."""

import json
from pathlib import Path

import pytest

from support import EVERY_GAME, random_games, setups
from vendome import Game, Setup
from vendome.engine.records import read_file
from vendome.games.registry import find
from vendome.lab.crew import Processes, StopSign
from vendome.lab.series import Order, play_games
from vendome.lab.series.processes import play_in_processes


def records(setup: Setup, games: int, *, workers: int = 1, explain: bool = True) -> list[bytes]:
    order = Order(setup, ("random",) * setup.players, 3, games, record=True, explain=explain)
    chunks = play_in_processes(order, StopSign(), Processes(workers))
    return [record for chunk in chunks for record in chunk.records]


@EVERY_GAME
def test_records_are_explained_and_right(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    for setup in setups(game)[:2]:
        path.write_bytes(b"".join(records(setup, 2)))
        for _, record in read_file(path, find):
            assert all("legal" in line for line in record.log if "move" in line)


@EVERY_GAME
def test_records_look_like_those_of_random_games_and_have_their_shuffles(game: Game) -> None:
    setup = setups(game)[0]
    compiled = next(play_games(random_games(setup, 3, 2, record=True, explain=True))).records
    for ours, theirs in zip(map(json.loads, records(setup, 2)), map(json.loads, compiled), strict=True):
        assert list(ours) == list(theirs)
        assert [list(line) for line in ours["log"][:5]] == [list(line) for line in theirs["log"][:5]]
        assert ours["log"][0] == theirs["log"][0]


def test_without_explain_no_legal_moves_are_stated() -> None:
    (record,) = map(json.loads, records(setups(find("shadow_thief"))[0], 1, explain=False))
    assert not any("legal" in line for line in record["log"])


@pytest.mark.slow
def test_workers_do_not_matter_and_games_come_in_order() -> None:
    setup = setups(find("shadow_thief"))[0]
    assert records(setup, 9, workers=2) == records(setup, 9)


def test_a_chunk_is_what_its_record_says() -> None:
    setup = setups(find("gentlemen_thieves"))[0]
    order = Order(setup, ("greedy",) * setup.players, 0, 3, record=True)
    for chunk in play_games(order):
        record = json.loads(chunk.records[0])
        assert chunk.scores.tolist() == [record["result"]["scores"]]
        assert [seat for seat in range(setup.players) if chunk.winners[0] >> seat & 1] == record["result"]["winners"]
        assert setup.game.ends[chunk.ends[0]] == record["result"]["end"]
        assert chunk.lengths[0] == sum("move" in line for line in record["log"])


def test_the_sign_ends_it_early() -> None:
    sign = StopSign()
    chunks = play_games(Order(setups(find("shadow_thief"))[0], ("greedy",) * 2, 0, 50), sign)
    next(chunks)
    sign.flag.value = 1
    assert len(list(chunks)) == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_more_workers_than_games_are_no_trouble(workers: int) -> None:
    assert len(records(setups(find("shadow_thief"))[0], 1, workers=workers)) == 1
