"""Moves: numbered, raced for, repeated, late; over HTTP and over sockets alike."""

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from support import EVERY_GAME
from table.live_server import Party, Server, error_of, make
from vendome import Game, Setup
from vendome.engine.records import Proof
from vendome.table.table_session import TableSession


def test_each_seat_of_a_secret_choice_has_a_ply_of_its_own(server: Server) -> None:
    party = make(server, "shadow_thief", "hhh").start()
    assert [party.seats[seat].view()["ply"] for seat in range(3)] == [0, 1, 2]
    assert party.stranger.view()["ply"] == 0
    party.seats[1].play(Random(1))
    assert party.stranger.view()["asked"] == [0, 2]
    assert [party.seats[seat].view()["ply"] for seat in range(3)] == [0, 0, 2], "who has answered sees what is awaited"
    party.seats[0].play(Random(1))
    assert [party.seats[seat].view()["ply"] for seat in range(3)] == [2, 2, 2]
    party.seats[2].play(Random(1))
    assert party.stranger.view()["ply"] == 3


def test_the_log_keeps_a_secret_choice_in_seat_order(server: Server) -> None:
    party = make(server, "shadow_thief", "hhh", options={"players": 3, "hands": 1}).start()
    chosen = {seat: party.seats[seat].view()["legal"][0] for seat in (2, 0, 1)}
    for seat in (2, 0, 1):
        assert party.seats[seat].move(seat, chosen[seat]).status_code == 200
    party.play_on(Random(1))
    moves = [line for line in party.stranger.get("/record").json()["log"] if "move" in line]
    assert [(line["seat"], line["move"]) for line in moves[:3]] == sorted(chosen.items())


def test_the_same_id_again_changes_nothing(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    first = party.seats[0].view()["legal"]
    once = party.seats[0].move(0, first[0], "mine")
    assert once.status_code == 200
    for again in (party.seats[0].move(0, first[0], "mine"), party.seats[0].move(0, first[-1], "mine")):
        assert again.status_code == 200
        assert again.json()["asked"] == [1]
    party.seats[1].play(Random(1))
    before = party.stranger.view()
    late = party.seats[0].move(0, first[0], "mine")
    assert (late.status_code, late.json()["ply"]) == (200, before["ply"])
    assert party.stranger.view()["story"] == before["story"]


def test_an_id_is_not_used_twice_for_two_moves(server: Server) -> None:
    """A client that reuses an id for its next move by mistake must not find it made."""
    party = make(server, "shadow_thief", "hh").start()
    for seat in (0, 1):
        party.seats[seat].move(seat, party.seats[seat].view()["legal"][0], "same")
    asked = party.stranger.view()["asked"][0]
    view = party.seats[asked].view()
    answer = party.seats[asked].move(view["ply"], view["legal"][0], "same")
    assert answer.status_code == 200
    assert answer.json()["ply"] == view["ply"]
    assert answer.json()["legal"] == view["legal"]


def test_ids_are_a_seats_own(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    for seat in (0, 1):
        answer = party.seats[seat].move(seat, party.seats[seat].view()["legal"][0], 1)
        assert answer.status_code == 200
    assert party.stranger.view()["ply"] == 2


def test_a_stale_move_is_answered_with_the_present(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    moves = party.seats[0].view()["legal"]
    party.seats[0].move(0, moves[0], "a")
    for ply in (-1, 99):
        answer = party.seats[0].move(ply, moves[0], f"b{ply}")
        error = error_of(answer)
        assert (answer.status_code, error["code"]) == (409, "stale")
        assert error["view"] == {**party.seats[0].view(), "seats": error["view"]["seats"]}


def test_a_move_out_of_turn_and_an_illegal_one_say_so(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    early = make(server, "shadow_thief", "ho").seats[0].move(0, "play R7")
    assert (early.status_code, error_of(early)["code"]) == (409, "not-started")
    moves = party.seats[0].view()["legal"]
    illegal = party.seats[0].move(0, "play <script>")
    assert (illegal.status_code, error_of(illegal)["code"]) == (422, "illegal-move")
    assert error_of(illegal)["legal"] == moves
    party.seats[0].move(0, moves[0])
    waits = party.seats[0].move(party.seats[0].view()["ply"], moves[-1], "again")
    assert (waits.status_code, error_of(waits)["code"]) == (403, "not-your-turn")
    assert party.stranger.move(1, "play R7").status_code == 401
    assert party.host.move(1, "play R7").status_code == 403


def test_of_racing_moves_one_wins(server: Server) -> None:
    """Two tabs, two devices, an impatient finger: the same seat answers many times at once."""
    party = make(server, "shadow_thief", "hh").start()
    moves = party.seats[0].view()["legal"]
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda n: party.seats[0].move(0, moves[n % len(moves)], f"{n}"), range(24)))
    codes = [answer.status_code for answer in answers]
    assert codes.count(200) == 1
    assert codes.count(409) == 23
    assert party.stranger.view()["asked"] == [1]


def test_all_seats_answer_a_secret_choice_at_once(server: Server) -> None:
    party = make(server, "shadow_thief", "hhhhhhh").start()
    views = {seat: party.seats[seat].view() for seat in range(7)}
    with ThreadPoolExecutor(7) as threads:
        answers = threads.map(lambda s: party.seats[s].move(s, views[s]["legal"][0]), range(7))
    assert all(answer.status_code == 200 for answer in answers)
    assert party.stranger.view()["ply"] == 7


def test_a_finished_game_takes_no_more_moves(server: Server) -> None:
    party = make(server, "shadow_thief", "hh", options={"players": 2, "hands": 1}).start()
    party.play_on(Random(5))
    ply = party.seats[0].view()["ply"]
    answer = party.seats[0].move(ply, "play R7", "late")
    assert (answer.status_code, error_of(answer)["code"]) == (409, "stale")


def play_out(session: TableSession, choose: Random) -> list[tuple[int, str]]:
    """Everyone answers at random, in any order; what they did."""
    made = []
    while not session.finished:
        mover = choose.choice(session.asked)
        move = choose.choice(session.shown(mover).legal)
        made.append((mover, move))
        session.play(mover, move)
    return made


@EVERY_GAME
def test_a_table_read_from_its_log_is_the_table_that_was_played(game: Game) -> None:
    setup, proof = Setup.of(game, 3, {}), Proof.drawn()
    names = ["Ann", "Bob", "Cleo"]
    played = TableSession(setup, proof, names, "own")
    twin = TableSession(setup, proof, names, "own")
    for seat, move in play_out(played, Random(1)):
        twin.play(seat, move)
    for viewer in (0, 1, 2, None):
        assert twin.shown(viewer) == played.shown(viewer)
    assert twin.story == played.story
    assert twin.record.encode() == played.record.encode()
    assert twin.decided == played.decided


@EVERY_GAME
def test_the_order_of_answers_to_a_secret_choice_does_not_matter(game: Game) -> None:
    """Played in the order of arrival and in seat order, the game is the same."""
    setup, proof = Setup.of(game, 4, {}), Proof.drawn()
    names = list("abcd")
    played = TableSession(setup, proof, names, "own")
    play_out(played, Random(2))
    ordered = TableSession(setup, proof, names, "own")
    for line in played.record.log:
        if "move" in line:
            ordered.play(line["seat"], line["move"])
    assert ordered.record.encode() == played.record.encode()


@pytest.fixture
def duel(server: Server) -> Party:
    return make(server, "shadow_thief", "hh").start()


def test_a_socket_is_sent_the_view_and_then_every_change(duel: Party) -> None:
    with duel.seats[0].listen() as ann, duel.stranger.listen() as watcher:
        hello = ann.next()
        assert hello["view"]["seat"] == hello["seat"] == 0, "the view itself, and the same as a change"
        assert {name: value for name, value in hello.items() if name not in ("view", "events")} == hello["view"]
        assert watcher.next()["seat"] is None
        duel.seats[1].play(Random(1))
        change = ann.until(lambda m: m["view"]["asked"] == [0])
        assert set(change) == {"ply", "view", "events"}
        assert change["events"] == [{"text": "Player 2 has chosen a card.", "event": "chose", "seat": 1}]
        assert change["view"]["story"][-1] == {"ply": 1, **change["events"][0]}
        assert watcher.until(lambda m: m["view"]["asked"] == [0])["view"]["legal"] == []


def test_a_move_over_the_socket_is_answered_by_the_change_it_makes(duel: Party) -> None:
    with duel.seats[0].listen() as ann:
        view = ann.next()["view"]
        ann.send({"ply": 0, "move": view["legal"][0], "id": "a"})
        assert ann.next()["view"]["asked"] == [1]
        ann.send({"ply": 0, "move": view["legal"][0], "id": "a"})
        again = ann.next()
        assert again["events"] == []
        assert again["view"]["asked"] == [1], "a repeated id is answered too"


def test_what_is_refused_on_the_socket_says_which_move(duel: Party) -> None:
    with duel.seats[0].listen() as ann:
        ann.next()
        ann.send({"ply": 0, "move": "fly", "id": "x1"})
        refused = ann.next()["error"]
        assert (refused["code"], refused["id"]) == ("illegal-move", "x1")
        ann.send({"ply": 7, "move": "fly", "id": 3})
        stale = ann.next()["error"]
        assert (stale["code"], stale["id"], stale["view"]["seat"]) == ("stale", 3, 0)


def test_a_socket_that_is_turned_away_is_told_why(duel: Party) -> None:
    duel.seats[0].token = "wrong"
    with duel.seats[0].listen() as line:
        assert line.next()["error"]["code"] == "wrong-token"
        with pytest.raises(ConnectionClosed, match="4401"):
            line.next()
    duel.stranger.table = "nowhere"
    with duel.stranger.listen() as line:
        assert line.next()["error"]["code"] == "no-such-table"


def test_two_sockets_of_one_seat_agree_and_presence_is_told(duel: Party) -> None:
    with duel.seats[1].listen() as watcher:
        watcher.next()
        with duel.seats[0].listen() as tab:
            assert watcher.next()["view"]["seats"][0]["connected"]
            with duel.seats[0].listen() as other:
                assert watcher.quiet(), "a second tab of a seat is no news"
                view = other.next()["view"]
                tab.next()
                tab.send({"ply": 0, "move": view["legal"][0], "id": "t"})
                assert tab.next() == other.next()
                watcher.next()
        gone = watcher.next()["view"]["seats"][0]
        assert (gone["connected"], gone["away"]) == (False, 0)


def test_chat_and_newcomers_are_pushed(server: Server) -> None:
    party = make(server, "shadow_thief", "ho")
    with party.seats[0].listen() as ann:
        ann.next()
        party.stranger.post("/join", {"name": "Max"})
        assert ann.next()["view"]["seats"][1]["name"] == "Max"
        party.host.post("/chat", {"text": "Welcome!"})
        assert ann.next()["view"]["chat"][-1]["name"] == "Host"
        party.start()
        begun = ann.next()
        assert begun["view"]["status"] == "playing"
