"""Bots at the table: they think elsewhere, only know their seat, and a seat goes on whatever happens to them."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

import vendome
from support import EVERY_GAME
from table.live_server import Party, Server, error_of, make, running, settings_for
from vendome import Game
from vendome.bots import CHARACTERS, LEVELS, Witness, find_bot
from vendome.bots.net.haste import has_characters
from vendome.bots.witness import NO_ACTION
from vendome.engine.compiler.rng import generator
from vendome.games.registry import GAMES
from vendome.table.bot_question import BotQuestion
from vendome.table.bot_workers import BotWorkers
from vendome.table.levels import TEXTS, bot_name, checked_level, levels
from vendome.table.problems import Refused
from vendome.table.workers import Place, Pool
from waits import until

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


@pytest.fixture(scope="module")
def eager(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a seat counts as left at once."""
    with running(settings_for(tmp_path_factory.mktemp("eager"), away_after=0.0)) as server:
        yield server


def test_bots_play_a_game_among_themselves(server: Server) -> None:
    party = make(server, "shadow_thief", "bbb", options={"players": 3, "hands": 1}).start()
    with party.stranger.listen() as line:
        over = line.until(lambda message: message["view"]["status"] == "finished")
    assert over["view"]["result"]["winners"]


def test_a_bot_at_work_is_shown_as_thinking(server: Server) -> None:
    """From the very message that says what it is asked."""
    party = make(server, "shadow_thief", "hb")
    with party.seats[0].listen() as line:
        line.next()
        party.start()
        begun = line.until(lambda message: message["view"]["asked"] == [0, 1])["view"]
        assert begun["seats"][1]["thinking"]
        view = line.until(lambda message: message["view"]["asked"] == [0])["view"]
        assert not view["seats"][1]["thinking"]


@EVERY_GAME
def test_what_a_bot_is_asked_holds_what_its_seat_has_seen(game: Game) -> None:
    """Sent to another process and back, a witness is the same, and holds redacted states only."""
    session = vendome.game(game.id, players=3).start(seed=1)
    seat = session.asked[0]
    witness = Witness(session.setup, seat)
    witness.see(session)
    while not session.finished and session.ply < 70:  # longer than a witness first has room for
        mover = session.asked[0]
        move = session.moves(mover)[0]
        session.play(move, mover)
        witness.see(session, session.game.moves.index(move) if mover == seat else NO_ACTION)
    question = BotQuestion.of(witness, "random", 1, 2)
    recalled = Witness.recalled(session.setup, seat, question.states, question.own)
    assert recalled.states.tobytes() == witness.states.tobytes()
    assert recalled.own.tolist() == witness.own.tolist()
    assert not recalled.states["rng"].any()
    before = recalled.length
    recalled.see(session)
    assert recalled.length == before + 1


@pytest.mark.slow
async def test_a_bots_choice_is_a_function_of_what_it_saw_and_its_stream() -> None:
    session = vendome.game("shadow_thief", players=3).start(seed=1)
    witness = Witness(session.setup, 0)
    witness.see(session)
    pool = Pool(1)
    workers = BotWorkers(pool, 60.0)
    try:
        action = await workers.choose(BotQuestion.of(witness, "random", 5, 6), Place())
        assert action == find_bot("random").choose(witness, generator(5, 6))
        opinions = await workers.consider(BotQuestion.of(witness, "random", 5, 6), Place())
        assert {opinion.action for opinion in opinions} == set(witness.actions)
    finally:
        await pool.close()


@pytest.mark.slow
def test_a_seat_goes_on_when_its_bots_process_is_killed(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as server:
        party = make(server, "shadow_thief", "bbb", options={"players": 3}).start()
        with party.stranger.listen() as line:
            for _ in range(3):
                line.until(lambda message: message["events"])
                kill_worker(server)
            line.until(lambda message: message["view"]["status"] == "finished")


def kill_worker(server: Server) -> None:
    """As soon as there is a process that lives."""
    (process,) = server.services.house.driver.workers.pool.processes

    def is_killed() -> bool:
        child = process.child
        with suppress(ProcessLookupError):
            if child is not None and child.returncode is None:
                os.kill(child.pid, signal.SIGKILL)
                return True
        return False

    until(is_killed)


def test_a_seat_goes_on_when_its_bot_fails(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    failures: list[BotQuestion] = []

    async def fail(question: BotQuestion, _: Place) -> int:
        failures.append(question)
        raise ValueError("a bug in a bot")

    monkeypatch.setattr(server.services.house.driver.workers, "choose", fail)
    party = make(server, "shadow_thief", "bb", options={"players": 2, "hands": 1}).start()
    with party.stranger.listen() as line:
        over = line.until(lambda message: message["view"]["status"] == "finished")
    assert len(failures) == over["view"]["ply"], "every move was one of a bot that failed"


def test_a_seat_that_was_left_is_given_to_a_bot_until_its_token_returns(eager: Server) -> None:
    party = make(eager, "shadow_thief", "hh").start()
    answer = party.seats[0].post("/seats/1/bot", {"level": "random"})
    assert answer.status_code == 200, answer.text
    seat = answer.json()["seats"][1]
    assert (seat["by_bot"], seat["level"], seat["kind"]) == (True, "random", "human")
    with party.stranger.listen() as line:
        line.until(lambda message: 1 not in message["view"]["asked"])
    back = party.seats[1].view()
    assert not back["seats"][1]["by_bot"]
    assert "level" not in back["seats"][1]


def test_a_seat_is_not_given_away_while_its_player_is_there(server: Server, eager: Server) -> None:
    party = make(server, "shadow_thief", "hbh").start()
    just_left = party.seats[0].post("/seats/2/bot")
    assert (just_left.status_code, error_of(just_left)["code"]) == (409, "not-away")
    assert 0 < error_of(just_left)["wait"] <= server.settings.away_after
    with party.seats[2].listen():
        assert error_of(party.host.post("/seats/2/bot"))["code"] == "not-away"
    assert error_of(party.host.post("/seats/1/bot"))["code"] == "not-away", "a bot's own seat"
    assert party.stranger.post("/seats/2/bot").status_code == 401
    assert error_of(party.host.post("/seats/9/bot"))["code"] == "no-such-thing"
    assert error_of(party.host.post("/seats/x/bot"))["code"] == "no-such-thing"
    left = make(eager, "shadow_thief", "hh").start()
    assert error_of(left.host.post("/seats/1/bot", {"level": "genius"}))["code"] == "bad-option"
    assert left.host.post("/seats/1/bot").status_code == 200


def test_a_player_may_leave_the_seat_to_a_bot_at_once(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    answer = party.seats[0].post("/seats/0/bot", {"level": "random"})
    assert answer.json()["seats"][0]["by_bot"]
    with party.seats[1].listen() as line:
        line.until(lambda message: 0 not in message["view"]["asked"])


def test_a_late_answer_is_dropped(tmp_path: Path) -> None:
    """The player is back before the bot has answered: the move is the player's, who may take time."""
    with running(settings_for(tmp_path, away_after=0.0, bot_pause=0.5)) as server:
        party = make(server, "shadow_thief", "hh").start()
        room = server.services.house.rooms[party.table]
        party.seats[0].post("/seats/1/bot", {"level": "random"})
        view = party.seats[1].view()
        assert list(room.thinking) == [1]
        until(lambda: not room.thinking)
        assert room.session.moves_made == 0, "the bot's answer changes nothing"
        assert party.seats[1].move(view["ply"], view["legal"][0], "mine").status_code == 200


def test_when_the_clock_runs_out_a_bot_makes_that_decision(server: Server) -> None:
    party = make(server, "shadow_thief", "hh", clock={"seconds": 5}).start()
    view = party.seats[0].view()
    assert view["clock"]["seconds"] == 5
    assert 0 < view["clock"]["left"] <= 5
    house = server.services.house
    room = house.rooms[party.table]
    with party.seats[0].listen() as line:
        line.next()
        room.asked_at = time.time() - 4.8  # nearly five seconds pass
        house.store.writer.task.get_loop().call_soon_threadsafe(house.changed, room)
        moved = line.until(lambda message: message["view"]["ply"] >= 2)
    assert not moved["view"]["seats"][0]["by_bot"]
    assert moved["view"]["clock"]["left"] > 0


def test_hints_are_a_bots_opinion_of_all_my_moves(server: Server) -> None:
    party = make(server, "shadow_thief", "hb").start()
    view = party.seats[0].view()
    assert view["hints"], "alone among bots"
    hint = party.seats[0].get("/hint").json()["moves"]
    assert {opinion["move"] for opinion in hint} == set(view["legal"])
    assert sum(opinion["share"] for opinion in hint) == pytest.approx(1, abs=0.01)
    shares = [opinion["share"] for opinion in hint]
    assert shares == sorted(shares, reverse=True), "the best first"


def test_hints_are_refused_among_people_unless_the_host_allows_them(server: Server) -> None:
    strict = make(server, "shadow_thief", "hh").start()
    assert not strict.seats[0].view()["hints"]
    assert strict.seats[0].get("/hint").status_code == 403
    assert strict.stranger.get("/hint").status_code == 401
    kind = make(server, "shadow_thief", "hh", hints=True).start()
    assert kind.seats[0].get("/hint").status_code == 200
    kind.seats[0].play(Random(1))
    assert error_of(kind.seats[0].get("/hint"))["code"] == "not-your-turn"


def test_hints_do_not_depend_on_secrets(server: Server) -> None:
    """The bot that gives hints is handed the seat's witness: what others hold can't be in it."""
    party = make(server, "shadow_thief", "hhh", hints=True).start()
    room = server.services.house.rooms[party.table]
    session = room.session.game_session
    witness = Witness(room.session.setup, 0)
    witness.see(session)
    question = room.bot_question(witness, 0, "random")
    another = session.resampled(0, generator(3))
    assert another.redacted(1).tobytes() != session.redacted(1).tobytes(), "others hold something else"
    again = Witness(room.session.setup, 0)
    again.see(another)
    assert BotQuestion.of(again, "random", question.seed, question.stream) == question


@EVERY_GAME
def test_every_level_is_described(game: Game) -> None:
    known = {level.level for level in levels(game)}
    assert known == {*LEVELS, *(CHARACTERS if has_characters(game) else ()), "random"}
    assert known <= set(TEXTS)


def test_characters_need_a_net(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["shadow_thief"]
    assert checked_level("magpie", game) == "magpie"
    monkeypatch.setattr("vendome.bots.net.haste.has_net", lambda _: False)
    assert {level.level for level in levels(game)} == {*LEVELS, "random"}
    with pytest.raises(Refused, match="magpie"):
        checked_level("magpie", game)


def test_every_bot_has_a_name() -> None:
    names: list[str] = []
    for seat in range(8):
        names.append(bot_name(names, seat))
    assert len(set(names)) == 8


def test_the_server_answers_while_a_bot_thinks(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, bot_pause=30.0)) as server:
        party: Party = make(server, "shadow_thief", "hb").start()
        assert party.seats[0].view()["seats"][1]["thinking"]
        assert party.seats[0].play(Random(1))["asked"] == [1]
