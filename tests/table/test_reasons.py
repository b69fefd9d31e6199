"""Why a move can't be made, over the wire."""

from table.live_server import Guest, Server, error_of, make


def test_a_closed_move_is_answered_with_the_rule_and_an_open_one_with_nothing(server: Server) -> None:
    party = make(server)
    party.host.post("/start")
    guest = party.seats[0]
    legal = guest.view()["legal"]
    assert guest.get(f"/why?move={legal[0]}").json() == {"move": legal[0], "reason": None}
    reason = guest.get("/why?move=steal 1").json()["reason"]
    assert (reason["key"], reason["rule"]) == ("steal_later", "SD-3.3")
    assert reason["text"]


def test_who_has_chosen_is_told_so(server: Server) -> None:
    party = make(server)
    party.host.post("/start")
    guest = party.seats[0]
    view = guest.view()
    guest.move(view["ply"], view["legal"][0])
    assert guest.get(f"/why?move={view['legal'][0]}").json()["reason"]["key"] == "chosen"


def test_a_refused_move_says_why(server: Server) -> None:
    party = make(server)
    party.host.post("/start")
    guest = party.seats[0]
    error = error_of(guest.move(guest.view()["ply"], "steal 1"))
    assert error["code"] == "illegal-move"
    assert "Jewels are stolen by thieves" in error["message"]
    assert "SD-3.3" in error["message"]


def test_only_a_seat_of_a_game_that_has_begun_may_ask_about_moves_that_exist(server: Server) -> None:
    party = make(server)
    guest = party.seats[0]
    assert error_of(guest.get("/why?move=steal 1"))["code"] == "not-started"
    party.host.post("/start")
    assert error_of(guest.get("/why?move=castle"))["code"] == "bad-option"
    assert error_of(guest.get("/why"))["code"] == "bad-option"
    assert error_of(Guest(server, guest.table).get("/why?move=steal 1"))["code"] == "no-token"
    assert error_of(Guest(server, guest.table, "wrong").get("/why?move=steal 1"))["code"] == "wrong-token"
