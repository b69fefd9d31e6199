"""The players' words: every device takes part in the deal, and nobody can pick it."""

import asyncio
import json
import secrets
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import httpx
import pytest

from table.live_server import Guest, Json, Party, Server, client, error_of, make
from vendome.engine.records import Proof, check_fair, hash_of, parse
from vendome.games.registry import find
from vendome.table import http
from vendome.table.actions.before_game import begin, join, start
from vendome.table.actions.new_table import create
from vendome.table.actions.words import tell
from vendome.table.calls import CALLS
from vendome.table.house import House
from vendome.table.problems import Refused
from vendome.table.protocol.requests import Join, NewSeat, NewTable, Start, TellWord
from vendome.table.room import Room
from vendome.table.settings import Settings
from vendome.table.storage.store import Store
from vendome.table.storage.writer import Conflict
from vendome.table.tokens import Viewer
from vendome.table.view_builder import welcome_message
from waits import until_async

WORDS = [secrets.token_hex(32) for _ in range(6)]
HASHES = [hash_of(word) for word in WORDS]
HOST = Viewer(None, is_host=True)


# -- over HTTP ----------------------------------------------------------------------------------------


def lay(server: Server, seats: str = "ww") -> Party:
    """A table from a letter for each seat: w for a person with a word, and the others as usual."""
    hashes = {seat: HASHES[seat] for seat, kind in enumerate(seats) if kind == "w"}
    options = {"players": len(seats), "hands": 1}
    return make(server, seats=seats.replace("w", "h"), hashes=hashes, options=options)


def tell_word(guest: Guest, word: str, **more: Any) -> httpx.Response:
    return guest.post("/word", {"word": word, **more})


@pytest.fixture
def elsewhere() -> Iterator[ThreadPoolExecutor]:
    """Somebody who waits for an answer while the test goes on."""
    with ThreadPoolExecutor() as threads:
        yield threads


def checked_record(party: Party) -> Json:
    """The record of a finished game, whose chance was drawn again."""
    record: Json = party.stranger.get("/record").json()
    check_fair(parse(record, find))
    return record


@pytest.mark.slow
def test_a_game_is_dealt_from_what_everyone_was_bound_to_before(server: Server) -> None:
    party = lay(server, "wbw")
    before = party.stranger.view()
    assert [seat.get("word_hash") for seat in before["seats"]] == [HASHES[0], None, HASHES[2]]
    assert before["words_due"] == [0, 2], "nobody can sit down any more"
    told = tell_word(party.seats[0], WORDS[0])
    assert (told.status_code, told.json()["words_due"]) == (200, [2])
    assert "words_due" not in tell_word(party.seats[2], WORDS[2]).json()
    party.start().play_on(Random(1))
    record = checked_record(party)
    assert record["commitment"] == before["commitment"]
    assert record["words"] == [WORDS[0], None, WORDS[2]]
    assert record["word_hashes"] == [HASHES[0], None, HASHES[2]]
    assert not any(seat.get("word_missing") for seat in party.stranger.view()["seats"])


def test_the_start_freezes_the_seats_asks_for_the_words_and_is_answered_when_they_are_told(
    server: Server, elsewhere: ThreadPoolExecutor
) -> None:
    party = lay(server, "woo")
    guest = party.stranger.post("/join", {"name": "Bo", "word_hash": HASHES[1]}).json()
    bo = Guest(server, party.table, guest["token"], 1)
    early = tell_word(bo, WORDS[1])
    assert (early.status_code, error_of(early)["cause"]) == (409, "word-too-early"), "another may still sit down"
    with bo.listen() as line:
        starts = [elsewhere.submit(party.host.post, "/start", {"fill": "random"}) for _ in range(2)]
        shown = line.until(lambda message: message["view"].get("words_due"))["view"]
        assert (shown["status"], shown["words_due"]) == ("waiting", [0, 1])
        late = party.stranger.post("/join", {"name": "Eve", "word_hash": HASHES[2]})
        assert (late.status_code, error_of(late)["cause"]) == (409, "dealing")
        assert tell_word(bo, WORDS[1]).json()["status"] == "waiting"
        assert not any(start.done() for start in starts)
        tell_word(party.seats[0], WORDS[0])
        assert [start.result().json()["status"] for start in starts] == ["playing", "playing"]
        line.until(lambda message: message["view"]["status"] == "playing")
    again = tell_word(bo, WORDS[1])
    assert (again.status_code, again.json()["status"]) == (200, "playing"), "told twice, nothing changes"


def test_words_that_cannot_be_are_refused_in_words(server: Server) -> None:
    party = lay(server, "wh")
    causes = {
        "wrong-word": tell_word(party.seats[0], WORDS[1]),
        "no-word-hash": tell_word(party.seats[1], WORDS[1]),
        "players-only": tell_word(party.stranger, WORDS[0]),
    }
    assert {cause: error_of(answer)["cause"] for cause, answer in causes.items()} == {cause: cause for cause in causes}
    assert [answer.status_code for answer in causes.values()] == [422, 403, 401]
    assert error_of(tell_word(party.host, WORDS[0]))["cause"] == "no-word-hash"
    for word in ("", "x" * 64, WORDS[0].upper(), WORDS[0][:-1], f"{WORDS[0]}\n", 7, None):
        assert error_of(tell_word(party.seats[0], word))["cause"] == "wrong-form"  # type: ignore[arg-type]
        assert error_of(party.stranger.post("/join", {"name": "Bo", "word_hash": word or ""}))["code"] == "bad-request"


@pytest.mark.parametrize("kind", ["bot", "open"])
def test_only_people_have_words(server: Server, kind: str) -> None:
    seats = [{"kind": "human"}, {"kind": kind, "word_hash": HASHES[0]}]
    body = {"game": "shadow_thief", "options": {"players": 2}, "seats": seats}
    answer = client().post(f"http://{server.address}/api/tables", json=body)
    assert (answer.status_code, error_of(answer)["cause"]) == (400, "wrong-form")
    assert "seat 1" in error_of(answer)["message"]


def test_a_company_that_plays_again_has_its_next_words_ready(server: Server) -> None:
    party = lay(server, "wbw")
    for seat in (0, 2):
        tell_word(party.seats[seat], WORDS[seat], next_hash=HASHES[seat + 1])
    party.start().play_on(Random(2))
    table = party.host.post("/again").json()["table"]
    assert party.host.post("/again").json()["table"] == table
    following = {seat: Guest(server, table, party.seats[seat].token, seat) for seat in (0, 2)}
    shown = following[0].view()
    assert [seat.get("word_hash") for seat in shown["seats"]] == [HASHES[1], None, HASHES[3]]
    assert (shown["status"], shown["words_due"]) == ("waiting", [0, 2])
    assert error_of(tell_word(following[0], WORDS[0]))["cause"] == "wrong-word", "the old word is known: it is spent"
    with following[0].listen() as line:
        tell_word(following[0], WORDS[1])
        tell_word(following[2], WORDS[3])
        begun = line.until(lambda message: message["view"]["status"] == "playing")["view"]
    assert begun["commitment"] != party.stranger.view()["commitment"]
    record = party.stranger.get("/record").text
    assert WORDS[0] in record
    assert WORDS[1] not in record
    assert HASHES[1] not in record


def test_whoever_gave_no_next_hash_has_no_word_at_the_next_table(server: Server) -> None:
    party = lay(server, "wb")
    tell_word(party.seats[0], WORDS[0])
    party.start().play_on(Random(3))
    following = Guest(server, party.host.post("/again").json()["table"]).view()
    assert following["status"] == "playing"
    assert not any("word_hash" in seat for seat in following["seats"])


# -- inside the server --------------------------------------------------------------------------------


async def laid(house: House, seats: list[NewSeat]) -> Room:
    return await house.find((await create(house, NewTable("shadow_thief", seats=seats))).table)


def with_word(seat: int) -> NewSeat:
    return NewSeat("human", word_hash=HASHES[seat])


@pytest.mark.anyio
async def test_a_device_that_does_not_answer_holds_up_nobody_for_long(store: Store) -> None:
    house = House(Settings(word_seconds=0.01), store)
    room = await laid(house, [with_word(0), with_word(1)])
    await tell(house, room, Viewer(0), TellWord(WORDS[0]))
    await start(house, room, HOST, Start())
    assert room.session.proof == Proof(room.row.seed, room.row.nonce, (WORDS[0], None), (HASHES[0], HASHES[1]))
    with pytest.raises(Refused) as refused:
        await tell(house, room, Viewer(1), TellWord(WORDS[1]))
    assert refused.value.cause == "word-too-late"
    house.rooms.clear()
    reloaded = await house.find(room.row.id)
    assert reloaded.session.proof == room.session.proof
    assert reloaded.session.public == room.session.public
    await tell(house, reloaded, Viewer(0), TellWord(WORDS[0]))  # told before: no mistake


@pytest.mark.anyio
async def test_what_a_word_adds_reaches_the_cards(store: Store) -> None:
    """The same seed and nonce with and without the word: other hands."""
    house = House(Settings(), store)
    room = await laid(house, [with_word(0), NewSeat("human")])
    await tell(house, room, Viewer(0), TellWord(WORDS[0]))
    await start(house, room, HOST, Start())
    bare = room.setup.blank()
    Proof(room.row.seed, room.row.nonce).draw_chance(bare)
    assert bare.log != room.session.game_session.log


@pytest.mark.anyio
async def test_a_host_who_goes_while_the_cards_are_dealt_holds_up_nobody(store: Store) -> None:
    house = House(Settings(word_seconds=600), store)
    room = await laid(house, [with_word(0), NewSeat("open")])
    starting = asyncio.create_task(start(house, room, HOST, Start()))
    await until_async(lambda: room.words_due, pause=0)
    starting.cancel()
    await tell(house, room, Viewer(0), TellWord(WORDS[0]))
    await until_async(lambda: room.has_begun, pause=0)
    assert room.session.proof.words == (WORDS[0], None)


@pytest.mark.anyio
async def test_a_server_that_stops_while_the_cards_are_dealt_answers_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """It stops all calls that are under way, and none of them is a mistake of ours that belongs in the log."""

    async def stopped(*_: object) -> None:
        raise asyncio.CancelledError

    monkeypatch.setattr(http, "read", stopped)
    call: Any = next(call for call in CALLS if call.name == "start")
    nothing: Any = None
    response = await http.answered(nothing, call, nothing)
    assert response.status_code == 503


@pytest.mark.anyio
async def test_a_server_that_dies_while_the_cards_are_dealt_goes_on_with_the_words_it_was_told(store: Store) -> None:
    """The seats stay as they were when the first word was told: otherwise a guest could choose a word to go with it."""
    house = House(Settings(word_seconds=600), store)
    room = await laid(house, [with_word(0), with_word(1), NewSeat("open")])
    starting = asyncio.create_task(begin(house, room, ""))
    await until_async(lambda: room.words_due, pause=0)
    await tell(house, room, Viewer(0), TellWord(WORDS[0], HASHES[2]))
    starting.cancel()

    house = House(Settings(word_seconds=600), store)
    again = await house.find(room.row.id)
    assert (again.status, again.words_due) == ("waiting", [1])
    with pytest.raises(Refused) as refused:
        await join(house, again, Join("Eve", word_hash=HASHES[3]))
    assert refused.value.cause == "dealing"
    starting = asyncio.create_task(start(house, again, HOST, Start()))
    await tell(house, again, Viewer(1), TellWord(WORDS[1]))
    await starting
    assert again.session.proof.words == (WORDS[0], WORDS[1], None)
    assert [seat.next_hash for seat in again.seats] == [HASHES[2], None, None]


@pytest.mark.anyio
async def test_a_guest_who_sits_down_just_before_the_start_is_waited_for(store: Store) -> None:
    house = House(Settings(word_seconds=600), store)
    room = await laid(house, [NewSeat("human"), NewSeat("open")])
    joining = asyncio.create_task(join(house, room, Join("Bo", word_hash=HASHES[1])))
    await asyncio.sleep(0)
    starting = asyncio.create_task(start(house, room, HOST, Start()))
    await joining
    await tell(house, room, Viewer(1), TellWord(WORDS[1]))
    await starting
    assert room.session.proof.words == (None, WORDS[1])


@pytest.mark.anyio
async def test_the_store_takes_one_word_a_seat_and_none_once_the_game_has_begun(store: Store) -> None:
    house = House(Settings(), store)
    room = await laid(house, [with_word(0), with_word(1)])
    await tell(house, room, Viewer(0), TellWord(WORDS[0]))
    first, second = room.seats
    with pytest.raises(Conflict):
        await store.tell_word(room.row.id, first)
    await store.start(room.row.id, room.seats, room.seats, 1, 0.0)  # another process begins the game
    second.word = WORDS[1]
    with pytest.raises(Conflict):
        await store.tell_word(room.row.id, second)
    second.word = None
    with pytest.raises(Refused) as refused:
        await tell(house, room, Viewer(1), TellWord(WORDS[1]))
    assert refused.value.cause == "word-too-late"
    assert room.session.proof.words == (WORDS[0], None), "as the store has it"


@pytest.mark.anyio
async def test_the_words_are_nowhere_but_in_the_record(store: Store) -> None:
    house = House(Settings(), store)
    room = await laid(house, [with_word(0), NewSeat("bot", level="random")])
    await tell(house, room, Viewer(0), TellWord(WORDS[0], HASHES[1]))
    for _ in range(2):
        for viewer in (Viewer(0), HOST, Viewer()):
            message = welcome_message(room, viewer).decode()
            assert HASHES[0] in message
            assert WORDS[0] not in message
            assert HASHES[1] not in message, "not even what belongs to the next game"
            assert room.row.seed not in message
        await start(house, room, HOST, Start())
    assert json.loads(message)["status"] == "playing"
