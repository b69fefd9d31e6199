"""Each call of the interface, answered as it is described."""

from pathlib import Path
from random import Random

import httpx
import pytest

from support import EVERY_GAME
from table.live_server import Guest, Server, client, error_of, make, running, settings_for, short
from vendome import GAMES, Game
from vendome.engine.book.languages import LANGUAGES


def post(server: Server, path: str, body: object) -> httpx.Response:
    return client().post(f"http://{server.address}{path}", json=body)


def get(server: Server, path: str) -> httpx.Response:
    return client().get(f"http://{server.address}{path}")


def test_games_lists_every_game_with_its_options_and_levels(server: Server) -> None:
    games = get(server, "/api/games").json()
    assert [game["id"] for game in games] == list(GAMES)
    for described, game in zip(games, GAMES.values(), strict=True):
        assert described["players"] == {"min": game.players[0], "max": game.players[-1]}
        assert [option["name"] for option in described["options"]] == [option.name for option in game.options]
        for option in described["options"]:
            assert {option["default"], *option["by_language"].values()} <= set(option["choices"])
            assert set(option["by_language"]) <= set(LANGUAGES)
        levels = [level["level"] for level in described["levels"]]
        assert described["level"] in levels
        assert "random" in levels


def test_a_table_laid_in_french_or_italian_has_the_edition_printed_there(server: Server) -> None:
    games = {game["id"]: game for game in get(server, "/api/games").json()}
    edition = next(option for option in games["master_thieves"]["options"] if option["name"] == "edition")
    assert (edition["default"], edition["by_language"]) == ("en", {"fr": "fr", "it": "it"})


def test_whoever_looks_at_a_table_is_told_whether_all_may_ask_for_hints(server: Server) -> None:
    asked = {"game": "shadow_thief", "options": {"players": 2}}
    tables = [post(server, "/api/tables", asked | {"hints": hints}).json()["table"] for hints in (True, False)]
    views = [get(server, f"/api/tables/{table}").json() for table in tables]
    assert [view.get("hints_for_all", False) for view in views] == [True, False]


@EVERY_GAME
def test_the_rulebook_is_served_rule_by_rule(server: Server, game: Game) -> None:
    rules = get(server, f"/api/games/{game.id}/rules?language=en").json()
    numbers = [rule["number"] for rule in rules]
    assert set(game.ends) <= set(numbers)
    assert len(numbers) == len(set(numbers))
    assert rules[0]["title"] == game.name
    assert all(rule["title"] for rule in rules)
    assert not any(rule["text"].startswith(("- **", "**")) for rule in rules)


@EVERY_GAME
def test_the_rulebook_is_served_in_every_language_with_the_same_numbers(server: Server, game: Game) -> None:
    books = {name: get(server, f"/api/games/{game.id}/rules?language={name}").json() for name in LANGUAGES}
    numbers = {name: [rule["number"] for rule in book if "-" in rule["number"]] for name, book in books.items()}
    titles = {name: book[0]["title"] for name, book in books.items()}
    assert all(numbers[name] == numbers["en"] for name in LANGUAGES)
    assert next(one["names"] for one in get(server, "/api/games").json() if one["id"] == game.id) == titles


@pytest.mark.parametrize(
    ("accepted", "title"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "Maîtres Voleurs"),
        ("pt, en;q=0.5, de;q=0.9", "Meisterdiebe"),
        ("fr;q=0, IT", "Maestri dei Ladri"),
        ("fr;q=much", "Master Thieves"),
        ("*", "Master Thieves"),
        ("", "Master Thieves"),
    ],
)
def test_the_rulebook_is_in_the_language_of_the_browser(server: Server, accepted: str, title: str) -> None:
    address = f"http://{server.address}/api/games/master_thieves/rules"
    rules = client().get(address, headers={"Accept-Language": accepted}).json()
    assert rules[0]["title"] == title


@pytest.mark.parametrize("language", ["pt", "EN", "../en", "e" * 500])
def test_a_language_that_there_is_not_is_refused(server: Server, language: str) -> None:
    refused = get(server, f"/api/games/shadow_thief/rules?language={language}")
    assert refused.status_code == 422
    assert error_of(refused)["code"] == "bad-option"
    assert "en, fr, de and it" in error_of(refused)["message"]


def test_whoever_makes_a_table_gets_a_token_for_the_host_and_one_for_each_human_seat(server: Server) -> None:
    body = {"game": "shadow_thief", "options": {"players": 4}, "seats": [
        {"kind": "human", "name": "Ann"}, {"kind": "bot", "level": "random"}, {"kind": "open"}, {"kind": "human"},
    ]}  # fmt: skip
    made = post(server, "/api/tables", body)
    assert made.status_code == 201
    assert [seat["seat"] for seat in made.json()["seats"]] == [0, 3]
    tokens = [made.json()["host"], *(seat["token"] for seat in made.json()["seats"])]
    assert len(set(tokens)) == 3
    assert all(len(token) * 6 >= 128 for token in tokens), "at least 128 bits"


def test_a_table_that_waits_shows_who_sits_there(server: Server) -> None:
    party = make(server, seats="hob")
    view = party.seats[0].view()
    assert view["status"] == "waiting"
    assert view["state"] is None
    assert (view["asked"], view["legal"], view["ply"]) == ([], [], 0)
    assert [seat["kind"] for seat in view["seats"]] == ["human", "open", "bot"]
    assert view["seats"][2]["level"] == "random"
    assert len(view["commitment"]) == 64
    assert party.host.view()["is_host"]
    assert not party.seats[0].view()["is_host"]


def test_a_guest_joins_an_open_seat_until_the_table_is_full(server: Server) -> None:
    party = make(server, seats="hoo")
    second = party.stranger.post("/join", {"name": "Zoé", "seat": 2})
    assert (second.status_code, second.json()["seat"]) == (200, 2)
    first = party.stranger.post("/join", {"name": "Max"})
    assert (first.status_code, first.json()["seat"]) == (200, 1)
    assert [seat["name"] for seat in party.stranger.view()["seats"]] == ["Player 1", "Max", "Zoé"]
    full = party.stranger.post("/join", {"name": "Late"})
    assert (full.status_code, error_of(full)["code"]) == (409, "taken")
    assert Guest(server, party.table, first.json()["token"]).view()["seat"] == 1


def test_a_guest_whose_answer_was_lost_asks_again_for_the_same_seat(tmp_path: Path) -> None:
    """At a table that is full by then, in the game, and after a restart. Whoever has another id has no seat."""
    wish = {"name": "Zoé", "id": "never-to-be-guessed"}
    with running(settings_for(tmp_path)) as server:
        party = make(server, seats="hoo")
        other = make(server, seats="ho").stranger.post("/join", wish).json()
        first = party.stranger.post("/join", {**wish, "seat": 2})
        assert (first.status_code, first.json()["seat"]) == (200, 2)
        assert first.json()["token"] != other["token"], "a token is good at one table"
        assert party.stranger.post("/join", {**wish, "seat": 1, "name": "Max"}).json() == first.json()
        assert [seat["name"] for seat in party.stranger.view()["seats"]] == ["Player 1", "", "Zoé"]
        assert party.stranger.post("/join", {"name": "Max"}).json()["seat"] == 1
        assert party.stranger.post("/join", wish).json() == first.json()
        party.start()
        assert party.stranger.post("/join", wish).json() == first.json()
        assert error_of(party.stranger.post("/join", {**wish, "id": "never-to-be-guesseD"}))["code"] == "started"
    with running(settings_for(tmp_path)) as server:
        guest = Guest(server, party.table)
        assert guest.post("/join", wish).json() == first.json()
        assert Guest(server, party.table, first.json()["token"]).view()["seat"] == 2


@pytest.mark.parametrize("join_id", ["short", "x" * 201, "spaces are not allowed", 7])
def test_an_id_that_could_be_guessed_or_read_wrongly_is_refused(server: Server, join_id: object) -> None:
    party = make(server, seats="ho")
    assert error_of(party.stranger.post("/join", {"name": "Zoé", "id": join_id}))["code"] == "bad-request"


def test_a_seat_that_is_taken_or_does_not_exist_is_refused(server: Server) -> None:
    party = make(server, seats="ho")
    assert error_of(party.stranger.post("/join", {"name": "A", "seat": 0}))["code"] == "taken"
    assert error_of(party.stranger.post("/join", {"name": "A", "seat": 9}))["code"] == "no-such-thing"


def test_the_host_starts_and_bots_take_the_seats_still_open(server: Server) -> None:
    party = make(server, seats="hoo")
    party.start(fill="random")
    view = party.seats[0].view()
    assert view["status"] == "playing"
    assert [seat["kind"] for seat in view["seats"]] == ["human", "bot", "bot"]
    assert len({seat["name"] for seat in view["seats"]}) == 3
    party.start(fill="random")  # once more: nothing changes
    late = party.stranger.post("/join", {"name": "Late"})
    assert (late.status_code, error_of(late)["code"]) == (409, "started")


def test_only_the_host_starts(server: Server) -> None:
    party = make(server, seats="ho")
    assert party.stranger.post("/start").status_code == 401
    assert party.seats[0].post("/start").status_code == 403
    assert error_of(party.host.post("/start", {"fill": "genius"}))["code"] == "bad-option"


@EVERY_GAME
def test_a_view_has_what_the_page_needs(server: Server, game: Game) -> None:
    party = make(server, game.id, "hh", hints=True, memory="full").start()
    asked = party.stranger.view()["asked"][0]
    view = party.seats[asked].view()
    assert view["seat"] == asked
    assert view["legal"] == sorted(view["legal"])
    assert view["legal"]
    assert view["question"]["rule"].partition("-")[0] == game.ends[0].partition("-")[0]
    assert view["memory"] == "full"
    assert view["hints"]
    assert view["clock"] is None
    assert "result" not in view
    assert "next" not in view
    public = party.stranger.view()
    assert (public["seat"], public["legal"]) == (None, [])
    assert "question" not in public


def test_a_private_table_shows_strangers_nothing_of_its_game(server: Server) -> None:
    party = make(server, seats="hh", spectators=False)
    assert party.stranger.get().status_code == 200, "an invitation says who waits"
    party.start()
    refused = party.stranger.get()
    assert (refused.status_code, error_of(refused)["code"]) == (401, "no-token")
    assert party.seats[0].get().status_code == 200
    assert party.host.get().status_code == 200


def test_a_wrong_token_is_refused_everywhere(server: Server) -> None:
    party = make(server, seats="hh").start()
    thief = Guest(server, party.table, "x" * 32, 0)
    for answer in (thief.get(), thief.move(0, "play R7"), thief.post("/start"), thief.get("/hint")):
        assert (answer.status_code, error_of(answer)["code"]) == (401, "wrong-token")
        assert answer.headers["www-authenticate"] == "Bearer"


def test_unknown_tables_paths_and_methods_are_refused_in_the_same_envelope(server: Server) -> None:
    unknown = Guest(server, "abc")
    assert error_of(unknown.get())["code"] == "no-such-table"
    assert error_of(Guest(server, "%00").get())["code"] == "no-such-table"
    assert error_of(get(server, "/api/nothing"))["code"] == "no-such-thing"
    assert error_of(get(server, "/api/games/chess/rules"))["code"] == "no-such-thing"
    wrong = client().delete(f"http://{server.address}/api/games")
    assert (wrong.status_code, error_of(wrong)["code"]) == (405, "wrong-method")
    assert "GET" in wrong.headers["allow"]


@pytest.mark.parametrize(
    ("body", "status", "word"),
    [
        ({"game": "chess"}, 422, "chess"),
        ({"game": "shadow_thief", "options": {"players": 12}}, 422, "12"),
        ({"game": "shadow_thief", "options": {"cards": 3}}, 422, "cards"),
        ({"game": "shadow_thief", "options": {"hands": 99}}, 422, "99"),
        ({"game": "shadow_thief", "options": {"players": 3}, "seats": [{"kind": "open"}]}, 422, "1 seats"),
        ({"game": "shadow_thief", "seats": [{"kind": "bot", "level": "genius"}, {"kind": "open"}]}, 422, "genius"),
        ({"game": "shadow_thief", "seats": [{"kind": "ghost"}]}, 400, "ghost"),
        ({"game": 7}, 400, "game"),
        ({"game": "shadow_thief", "colour": "red"}, 400, "colour"),
        ({"game": "shadow_thief", "clock": {"seconds": 1}}, 400, "clock"),
        ([], 400, "object"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_the_reason(
    server: Server, body: object, status: int, word: str
) -> None:
    answer = post(server, "/api/tables", body)
    assert answer.status_code == status
    assert word in error_of(answer)["message"]


def test_what_is_not_json_is_refused(server: Server) -> None:
    for body in (b"{", b"\xff\xfe", b"", b"[" * 5000):
        answer = client().post(f"http://{server.address}/api/tables", content=body)
        assert (answer.status_code, error_of(answer)["code"]) == (400, "bad-request")


@pytest.mark.slow
@EVERY_GAME
def test_a_whole_game_its_record_and_its_replay(server: Server, game: Game) -> None:
    party = make(server, game.id, "hh", options={"players": 2, **short(game)}).start()
    assert error_of(party.stranger.get("/record"))["code"] == "not-finished"
    assert error_of(party.stranger.get("/replay"))["code"] == "not-finished"
    made = party.play_on(Random(1))
    view = party.seats[0].view()
    assert view["status"] == "finished"
    assert view["ply"] == made
    assert view["result"]["end"] in game.ends
    record = party.stranger.get("/record")
    assert record.status_code == 200
    assert sum("move" in line for line in record.json()["log"]) == made
    assert record.json()["commitment"] == view["commitment"]

    whole = party.stranger.get("/replay").json()
    assert len(whole["frames"]) == made + 1
    assert set(whole["frames"][0]["views"]) == {"0", "1", "public"}
    assert whole["result"] == view["result"]
    mine = party.stranger.get("/replay?seat=1").json()
    assert set(mine["frames"][-1]["views"]) == {"1"}
    assert mine["frames"][-1]["views"]["1"] == party.seats[1].view()["state"]
    assert error_of(party.stranger.get("/replay?seat=7"))["code"] == "bad-option"

    uploaded = client().post(f"http://{server.address}/api/replay?seat=0", content=record.content)
    assert len(uploaded.json()["frames"]) == made + 1


@pytest.mark.slow
def test_a_secret_choice_of_another_is_hidden_in_the_replay_of_one_seat(server: Server) -> None:
    party = make(server, "shadow_thief", "hhh", options={"players": 3, "hands": 1}).start()
    party.play_on(Random(2))
    frames = party.stranger.get("/replay?seat=2").json()["frames"]
    assert [frames[ply]["seat"] for ply in (1, 2, 3)] == [0, 1, 2]
    assert [frames[ply]["move"] is None for ply in (1, 2, 3)] == [True, True, False]
    assert all(frame["move"] for frame in party.stranger.get("/replay?seat=all").json()["frames"][1:])


def test_an_uploaded_record_with_a_fault_is_refused_with_its_place(server: Server) -> None:
    party = make(server, "shadow_thief", "hh", options={"players": 2, "hands": 1}).start()
    party.play_on(Random(3))
    broken = party.stranger.get("/record").text.replace('"move":"play', '"move":"plax', 1)
    answer = client().post(f"http://{server.address}/api/replay", content=broken)
    error = error_of(answer)
    assert (answer.status_code, error["code"], error["line"], error["index"]) == (422, "bad-record", 1, 1)
    for nonsense in (b"", b"hello", b"\xff", b"{}"):
        refused = client().post(f"http://{server.address}/api/replay", content=nonsense)
        assert (refused.status_code, error_of(refused)["code"]) == (422, "bad-record")
    assert error_of(client().post(f"http://{server.address}/api/replay?nth=0", content=b""))["code"] == "bad-option"


def test_the_same_company_plays_again_with_the_same_tokens(server: Server) -> None:
    party = make(server, "shadow_thief", "hbh", options={"players": 3, "hands": 1}).start()
    assert error_of(party.host.post("/again"))["code"] == "not-finished"
    party.play_on(Random(4))
    assert party.seats[0].post("/again").status_code == 403
    following = party.host.post("/again")
    assert following.status_code == 201
    table = following.json()["table"]
    assert party.host.post("/again").json()["table"] == table, "asked twice, it is the same table"
    assert party.seats[0].view()["next"] == {"table": table}
    for seat in (0, 2):
        view = Guest(server, table, party.seats[seat].token).view()
        assert (view["seat"], view["status"]) == (seat, "playing")
    assert Guest(server, table, party.host.token).view()["is_host"]
    assert view["commitment"] != party.stranger.view()["commitment"]


def test_chat_is_for_those_who_play_and_is_kept_clean(server: Server) -> None:
    party = make(server, seats="hh").start()
    assert party.stranger.post("/chat", {"text": "hi"}).status_code == 401
    said = party.seats[1].post("/chat", {"text": " <b>hi</b>\n\x00\u202e there "})
    assert said.status_code == 200
    line = party.stranger.view()["chat"][-1]
    assert (line["seat"], line["name"], line["text"]) == (1, "Player 2", "<b>hi</b> there")
    assert error_of(party.seats[1].post("/chat", {"text": " \n "}))["code"] == "bad-request"
    assert error_of(party.seats[1].post("/chat", {"text": "x" * 501}))["code"] == "bad-request"


def test_health_says_ok(server: Server) -> None:
    answer = get(server, "/api/health")
    assert (answer.status_code, answer.json()["status"]) == (200, "ok")
