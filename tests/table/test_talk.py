"""What is said at a table: phrases, the gallery of those who only watch, and reactions to moves."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from table.live_server import Guest, Json, Party, Server, error_of, make, running, settings_for
from vendome.table.phrases import PHRASES
from vendome.table.protocol.shared_types import Phrase, Reaction
from vendome.table.protocol.views import Reacted, Said
from vendome.table.room import Room
from vendome.table.storage import schema
from vendome.table.storage.limits import StoreLimits
from vendome.table.storage.rows import SeatRow, TableRow, TableSettings
from vendome.table.storage.store import Store

KEY, OTHER_KEY = "a-spectators-own-secret", "another-ones-own-secret"
HELLO = {"text": "Hello", "key": KEY, "name": "Zoë"}


@pytest.fixture
def party(server: Server) -> Party:
    """Three people; two of them have chosen a card."""
    made = make(server, seats="hhh").start()
    for seat in (0, 1):
        made.seats[seat].play(Random(seat))
    return made


def refused(guest: Guest, rest: str, body: Json) -> tuple[str, str]:
    error = error_of(guest.post(rest, body))
    return str(error["code"]), str(error["cause"])


def over(party: Party) -> Party:
    party.play_on(Random(1))
    return party


# -- phrases ------------------------------------------------------------------------------------------


def test_every_phrase_has_its_words_in_english() -> None:
    assert set(PHRASES) == set(get_args(Phrase))


def test_a_phrase_is_told_by_its_key_and_in_english_for_whoever_does_not_know_it(party: Party) -> None:
    said = party.seats[0].post("/chat", {"phrase": "well-played"}).json()["chat"][-1]
    assert (said["phrase"], said["text"], said["seat"]) == ("well-played", "Well played!", 0)
    plain = party.seats[0].post("/chat", {"text": "Well played!"}).json()["chat"][-1]
    assert "phrase" not in plain


@pytest.mark.parametrize(
    ("body", "cause"),
    [
        ({}, "nothing-said"),
        ({"text": " \u202e "}, "nothing-said"),
        ({"phrase": "die"}, "wrong-form"),
        ({"phrase": None}, "wrong-form"),
        ({"phrase": ["hello"]}, "wrong-form"),
        ({"text": "a", "phrase": "hello"}, "wrong-form"),
        ({"phrase": "hello", "seat": 1}, "wrong-form"),
    ],
)
def test_what_is_neither_a_text_nor_a_phrase_is_refused(party: Party, body: Json, cause: str) -> None:
    assert refused(party.seats[0], "/chat", body) == ("bad-request", cause)
    assert refused(party.stranger, "/gallery", {"key": KEY, **body}) == ("bad-request", cause)


# -- the gallery --------------------------------------------------------------------------------------


def test_players_hear_what_spectators_say_when_the_game_is_over(party: Party) -> None:
    with party.seats[2].listen(frames="patch") as player, party.stranger.listen(frames="patch") as watcher:
        assert player.next()["view"].keys().isdisjoint({"gallery"})
        assert watcher.next()["view"]["gallery"] == []
        answer = party.stranger.post("/gallery", HELLO).json()
        assert [line["text"] for line in answer["gallery"]] == ["Hello"]
        assert [change["path"] for change in watcher.next()["patch"]] == ["/gallery/0"]
        party.seats[2].post("/chat", {"text": "x"})
        assert [change["path"] for change in player.next()["patch"]] == ["/chat/0"], "nothing came before"
    for guest in party.seats.values():
        assert "gallery" not in guest.view()
        assert "Zoë" not in guest.get().text
    over(party)
    assert [line["name"] for line in party.seats[1].view()["gallery"]] == ["Zoë"]


def test_a_spectator_is_the_same_person_by_a_key_that_nobody_is_told(party: Party) -> None:
    for body in (HELLO, {**HELLO, "name": " Mimi\n\x00"}, {**HELLO, "key": OTHER_KEY}, {"key": KEY, "phrase": "oops"}):
        assert party.stranger.post("/gallery", body).status_code == 200
    lines = party.stranger.view()["gallery"]
    assert [line["name"] for line in lines] == ["Zoë", "Mimi", "Zoë", ""]
    assert [line["who"] == lines[0]["who"] for line in lines] == [True, True, False, True]
    assert KEY not in party.stranger.get().text
    elsewhere = make(party.server, seats="hh").start()
    there = elsewhere.stranger.post("/gallery", HELLO).json()["gallery"][-1]
    assert there["who"] != lines[0]["who"], "nobody is followed from table to table"


def test_players_and_spectators_speak_each_in_their_own_place(party: Party) -> None:
    assert refused(party.seats[0], "/gallery", HELLO) == ("forbidden", "gallery-for-spectators")
    assert refused(party.stranger, "/chat", {"text": "Hint!"}) == ("no-token", "players-only")
    assert refused(Guest(party.server, party.table, "made-up"), "/gallery", HELLO) == ("wrong-token", "wrong-token")
    over(party)
    assert refused(party.seats[0], "/gallery", HELLO) == ("forbidden", "gallery-for-spectators")


def test_there_is_no_gallery_before_the_game_nor_at_a_private_table(server: Server) -> None:
    waiting = make(server, seats="ho")
    assert refused(waiting.stranger, "/gallery", HELLO) == ("not-started", "not-started")
    assert "gallery" not in waiting.stranger.view()
    private = make(server, seats="hh", spectators=False).start()
    assert refused(private.stranger, "/gallery", HELLO) == ("no-token", "private")
    assert refused(private.host, "/gallery", HELLO) == ("no-token", "private")
    assert "gallery" not in private.host.view()


@pytest.mark.parametrize(
    "change", [{"key": "short"}, {"key": "no spaces in a key"}, {"key": None}, {"name": "x" * 41}, {"text": "x" * 501}]
)
def test_what_a_spectator_sends_has_bounds(party: Party, change: Json) -> None:
    assert refused(party.stranger, "/gallery", {**HELLO, **change}) == ("bad-request", "wrong-form")


def test_whoever_floods_the_gallery_has_to_wait_and_so_do_many_together(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, gallery_per_minute=20.0)) as server:
        party, limits = make(server, seats="hh").start(), server.services.limits
        limits.gallery.clock = limits.gallery_of_one.clock = lambda: 0.0
        said = [party.stranger.post("/gallery", {**HELLO, "key": f"{KEY}{n}"}) for n in range(6)]
        assert [answer.status_code for answer in said] == [200] * 5 + [429], "another key is no other address"
        assert error_of(said[-1])["cause"] == "too-many-messages"
        assert party.seats[0].post("/chat", {"text": "Undisturbed"}).status_code == 200
        limits.gallery.rate = 1e9
        limits.gallery.clock = iter(range(1, 10**6)).__next__
        said = [party.stranger.post("/gallery", HELLO) for _ in range(16)]
        assert [answer.status_code for answer in said] == [200] * 15 + [429]


# -- what the host allows ----------------------------------------------------------------------------


def test_the_host_may_allow_phrases_alone_or_nothing(party: Party) -> None:
    for place, guest, body in (("chat", party.seats[0], {}), ("gallery", party.stranger, {"key": KEY})):
        assert party.host.post("/settings", {place: "phrases"}).json()[f"{place}_allows"] == "phrases"
        assert refused(guest, f"/{place}", {"text": "Boo", **body}) == ("forbidden", "phrases-only")
        assert guest.post(f"/{place}", {"phrase": "hello", **body}).status_code == 200
        party.host.post("/settings", {place: "off"})
        assert refused(guest, f"/{place}", {"phrase": "hello", **body}) == ("forbidden", f"{place}-off")
    assert "gallery" not in party.stranger.view()
    assert refused(party.seats[0], "/settings", {"chat": "free"}) == ("forbidden", "host-only")
    assert refused(party.host, "/settings", {"chat": "loud"}) == ("bad-request", "wrong-form")
    view = party.host.post("/settings", {"chat": "free", "gallery": "free"}).json()
    assert view.keys().isdisjoint({"chat_allows", "gallery_allows"})


def test_the_host_decides_about_talk_also_when_the_game_is_over(party: Party) -> None:
    over(party)
    assert party.host.post("/settings", {"gallery": "off"}).json()["gallery_allows"] == "off"
    assert "gallery" not in party.seats[0].view()
    assert refused(party.host, "/settings", {"chat": "off", "locked": True}) == ("stale", "game-over")
    assert "chat_allows" not in party.host.view()


# -- reactions ----------------------------------------------------------------------------------------


def test_a_reaction_is_shown_to_all_until_it_is_replaced_or_taken_back(party: Party) -> None:
    first = {"ply": 0, "seat": 1, "reaction": "bravo"}
    assert party.seats[1].post("/reactions", {"ply": 0, "reaction": "bravo"}).json()["reactions"] == [first]
    party.seats[0].post("/reactions", {"ply": 0, "reaction": "jewel"})
    assert party.stranger.view()["reactions"] == [first, {"ply": 0, "seat": 0, "reaction": "jewel"}]
    for _ in range(2):  # the same again changes nothing
        view = party.seats[1].post("/reactions", {"ply": 0, "reaction": "ouch"}).json()
        assert view["reactions"][1:] == [{"ply": 0, "seat": 1, "reaction": "ouch"}]
    for _ in range(2):
        view = party.seats[1].post("/reactions", {"ply": 0, "reaction": None}).json()
        assert [one["seat"] for one in view["reactions"]] == [0]
    assert "reactions" not in party.seats[0].post("/reactions", {"ply": 0, "reaction": None}).json()


@pytest.mark.parametrize("ply", [2, 3, 10**18, -2, -(10**18)])
def test_what_the_story_does_not_tell_has_no_reactions(party: Party, ply: int) -> None:
    assert 2 not in {event["ply"] for event in party.seats[0].view()["story"]}, "one seat has not chosen yet"
    assert refused(party.seats[0], "/reactions", {"ply": ply, "reaction": "bravo"}) == (
        "no-such-thing",
        "no-such-event",
    )
    assert refused(party.seats[0], "/reactions", {"ply": ply, "reaction": None}) == ("no-such-thing", "no-such-event")


def test_reactions_are_for_those_who_play(party: Party) -> None:
    wish = {"ply": 0, "reaction": "bravo"}
    assert refused(party.stranger, "/reactions", wish) == ("no-token", "players-only")
    assert refused(party.host, "/reactions", wish) == ("forbidden", "seated-only")
    for bad in ({**wish, "seat": 1}, {**wish, "reaction": "boo"}, {"ply": "0", "reaction": "bravo"}, {"ply": 0}):
        assert refused(party.seats[0], "/reactions", bad) == ("bad-request", "wrong-form")
    party.host.post("/settings", {"chat": "off"})
    assert refused(party.seats[0], "/reactions", wish) == ("forbidden", "chat-off")
    waiting = make(party.server, seats="ho")
    assert refused(waiting.seats[0], "/reactions", {"ply": -1, "reaction": "bravo"}) == ("not-started", "not-started")


def test_whoever_reacts_without_end_has_to_wait(tmp_path: Path) -> None:
    with running(settings_for(tmp_path, chat_per_minute=30.0)) as server:
        party = make(server, seats="hh").start()
        server.services.limits.reactions.clock = lambda: 0.0
        wishes = [{"ply": -1, "reaction": ("bravo", "ouch")[n % 2]} for n in range(16)]
        said = [party.seats[0].post("/reactions", wish) for wish in wishes]
        assert [answer.status_code for answer in said] == [200] * 15 + [429]


def test_reactions_and_the_gallery_are_there_after_a_restart(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with running(settings) as server:
        party = make(server, seats="hh").start()
        party.seats[1].post("/reactions", {"ply": -1, "reaction": "surprise"})
        party.stranger.post("/gallery", {"key": KEY, "phrase": "hello"})
        party.seats[1].post("/chat", {"phrase": "thanks"})
        before = party.stranger.view()
    with running(settings) as server:
        party.server = party.stranger.server = server
        after = party.stranger.view()
    for part in ("reactions", "gallery", "chat"):
        assert after[part] == before[part]
        assert after[part]


def test_who_gives_up_a_seat_leaves_no_reactions(party: Party) -> None:
    for seat in (0, 1):
        party.seats[seat].post("/reactions", {"ply": 0, "reaction": "bravo"})
    party.seats[1].post("/seats/1/vacate")
    assert [one["seat"] for one in party.seats[0].view()["reactions"]] == [0]


# -- the store ----------------------------------------------------------------------------------------

SEATS = [SeatRow(0, "human", "Ann", token="a" * 64), SeatRow(1, "human", "Bo", token="b" * 64)]
ROW = TableRow("t", "shadow_thief", 1, {"players": 2}, "s", "n", "b", "h", TableSettings())


@pytest.mark.anyio
async def test_the_gallery_has_a_bound_of_its_own(store: Store) -> None:
    """Whoever fills it drives out no line of the players."""
    store.writer.limits = StoreLimits(chat_kept=3)
    await store.create(ROW, SEATS)
    await store.say("t", 0, Said(0, "Ann", "mine", 0.0))
    for number in range(6):
        await store.say("t", number, Said(None, "Zoë", f"line {number}", 0.0, who="abc"))
    found = await store.load("t")
    assert found is not None
    assert [line.text for line in found.chat] == ["mine"]
    assert [line.text for line in found.gallery] == ["line 3", "line 4", "line 5"]
    assert found.gallery_lines_said == 6


@pytest.mark.anyio
async def test_a_table_is_erased_with_all_that_was_said_there(store: Store) -> None:
    old = replace(ROW, touched_at=0.0)
    await store.create(old, SEATS)
    await store.say("t", 0, Said(None, "Zoë", "hi", 0.0, who="abc"))
    await store.reactions.save("t", Reacted(0, 1, "bravo"))
    assert await store.sweep(1.0, 1.0, 1.0) == ["t"]
    for table in (schema.gallery, schema.reactions):
        assert await store.rows(select(table)) == []


STEPS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 1), st.sampled_from([None, *get_args(Reaction)])))


@pytest.fixture(scope="module")
def room(server: Server) -> Room:
    party = make(server, seats="hh").start()
    party.play_on(Random(1), 6)
    found: Room = server.services.house.rooms[party.table]
    return found


@given(STEPS)
def test_a_seat_has_one_reaction_to_a_move_at_most_and_it_is_the_last(
    room: Room, steps: list[tuple[int, int, Reaction | None]]
) -> None:
    told, last = sorted(room.session.plies_told), {}
    room.reactions = []
    for ply, seat, reaction in steps:
        room.note_reaction(told[ply], seat, reaction)
        last[told[ply], seat] = reaction
    kept = {(one.ply, one.seat): one.reaction for one in room.reactions}
    assert kept == {place: reaction for place, reaction in last.items() if reaction}
    assert len(kept) == len(room.reactions)
