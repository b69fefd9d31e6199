"""No byte sent to anyone depends on what they may not know."""

import json
import re
import secrets
from contextlib import ExitStack
from itertools import count, islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from support import EVERY_GAME
from table.live_server import Json, Line, Party, Server, make, short
from table.rooms import room_of
from vendome import Game, Session, Setup
from vendome.engine.compiler.layout import places, plain
from vendome.engine.compiler.rng import generator
from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.records import Proof, hash_of
from vendome.table.calls.common import FRAMES
from vendome.table.metrics import exposition
from vendome.table.room import Room
from vendome.table.snapshot import Snapshot
from vendome.table.table_session import TableSession
from vendome.table.tokens import Viewer
from vendome.table.update_builder import UpdateBuilder
from vendome.table.view_builder import change_message, view_of, welcome_message

pytestmark = pytest.mark.slow


def all_that_is_sent(room: Room, viewer: Viewer, last: Snapshot) -> list[bytes]:
    """Every kind of message that a viewer can get at this moment, who had its last patch before the move."""
    session, updates = room.session, UpdateBuilder(room)
    sent = [welcome_message(room, viewer), change_message(room, viewer, session.events)]
    sent += [updates.update(viewer, None, 0), updates.update(viewer, last, 1)]
    sent.append(updates.update(viewer, last, 1, by_event=True))
    if viewer.seat is not None:
        ply = session.ply(viewer.seat)
        for number, move in ((ply, "fly"), (ply + 1, "fly"), (ply - 1, "fly")):
            refused = session.refusal(viewer.seat, number, move)
            assert refused is not None
            sent.append(refused.encode(view=view_of(room, viewer)))
        sent.append(msgspec.json.encode(session.observation(viewer.seat)))
    return sent


def disguise(session: TableSession, seat: int, rng: Any) -> Session:
    """Replace all that a seat does not know, now and after each event of the last move, by something else that is
    possible; the true game."""
    true = session.game_session
    session.game_session = true.clone()
    session.game_session.states[:] = true.resampled(seat, rng).states
    instants = [session.setup.from_bytes(instant) for instant in true.instants]
    session.game_session.instants = [instant.resampled(seat, rng).to_bytes() for instant in instants]
    session.forget_shown()
    return true


def snapshots(room: Room, viewers: dict[int, Viewer]) -> dict[int, Snapshot]:
    """What all are sent now, to make their next patches from."""
    updates = UpdateBuilder(room)
    return {seat: updates.snapshot(viewer) for seat, viewer in viewers.items()}


@EVERY_GAME
def test_what_a_seat_is_sent_does_not_depend_on_what_it_does_not_know(game: Game) -> None:
    """At every step of a game, for every seat and for spectators: the same bytes for another possible truth."""
    for players in (2, 4):
        room = room_of(game, Proof.drawn(), players)
        session, choose, rng = room.session, Random(players), generator(players)
        differed = 0
        viewers = {seat: Viewer(None if seat == SPECTATOR else seat) for seat in (*range(players), SPECTATOR)}
        last = snapshots(room, viewers)
        while not session.finished:
            for seat, viewer in viewers.items():
                sent = all_that_is_sent(room, viewer, last[seat])
                true = disguise(session, seat, rng)
                differed += session.game_session.to_bytes()[32:] != true.to_bytes()[32:]
                assert all_that_is_sent(room, viewer, last[seat]) == sent
                session.game_session = true
                session.forget_shown()
            last = snapshots(room, viewers)
            mover = choose.choice(session.asked)
            session.play(mover, choose.choice(session.shown(mover).legal))
        assert differed > 20, "the truths must really have differed"


@EVERY_GAME
def test_a_view_is_made_from_what_its_seat_knows(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game's view is given the redacted state, so it can't show a secret even by mistake."""
    given: list[tuple[int, Any]] = []
    own, public = game.views.own, game.views.public

    def spy_on_own(state: Any, seat: int, memory: Memory) -> Struct:
        given.append((seat, state))
        return own(state, seat, memory)

    def spy_on_public(state: Any, memory: Memory) -> Struct:
        given.append((SPECTATOR, state))
        return public(state, memory)

    monkeypatch.setattr(game.views, "own", spy_on_own)
    monkeypatch.setattr(game.views, "public", spy_on_public)
    session = room_of(game, Proof.drawn(), 3).session
    for viewer in (0, 1, 2, None):
        session.state(viewer)
    assert sorted(seat for seat, _ in given) == [SPECTATOR, SPECTATOR, 0, 1, 2]
    whole = readable(game, session.game_session.state)
    for seat, state in given:
        known = readable(game, session.game_session.redacted(seat)[0])
        assert readable(game, state) == known != whole


def readable(game: Game, state: Any) -> dict[str, Any]:
    """Every field of a state that a view can read."""
    return {name: getattr(plain(state), name) for name in places(game.dtype)}


def comparable(text: str) -> Any:
    """A message without what two tables never share: their ids, commitments and the times."""
    text = re.sub(r'"(table|commitment)":"[^"]*"', r'"\1":""', text)
    return re.sub(r'"(at|away)":[\d.]+', r'"\1":0', text)


@EVERY_GAME
def test_two_tables_that_differ_in_secrets_sound_the_same(
    server: Server, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over real sockets: other hands, other seeds, other secret choices; the same bytes for the one who listens.

    A game without secret choices is compared at its start: a later move could show to all what was hidden before.
    """
    monkeypatch.setattr(Room, "away", lambda *_: None)  # or a patch would tell that a second has passed
    in_secret = has_secret_choices(game)
    first, second = (make(server, game.id, "hhhh").start() for _ in range(2))
    if in_secret:
        until_secret_choice(first)
        until_secret_choice(second)
    match_secret_parts(server, first, second, seat=0)
    heard = []
    for party, last in ((first, False), (second, True)):
        with ExitStack() as stack:
            listening = [guest.listen(frames=frames) for guest in (party.seats[0], party.stranger) for frames in FRAMES]
            mine, my_patches, *_ = lines = [stack.enter_context(line) for line in listening]
            next_of(*lines)
            for seat in (3, 1) if in_secret else ():  # others choose, here the first they can, there the last
                legal = party.seats[seat].view()["legal"]
                party.seats[seat].move(party.seats[seat].view()["ply"], legal[-1 if last else 0])
                next_of(*lines)
            for line in (mine, my_patches):
                line.send({"ply": 999, "move": "fly", "id": "a"})
                line.send({"ply": party.seats[0].view()["ply"], "move": "fly", "id": "b"})
                line.send({"ask": "view"})
                next_of(line, line, line)
            heard.append([comparable(text) for line in lines for text in line.heard])
    assert heard[0] == heard[1]
    hidden = [party.seats[2].view()["state"] for party in (first, second)]
    assert hidden[0] != hidden[1], "the tables do differ"


def next_of(*lines: Line) -> None:
    for line in lines:
        line.next()


def has_secret_choices(game: Game) -> bool:
    """Whether several seats are asked at once in a random game."""
    session, choose = Setup.of(game, 4, {}).start(seed=1), Random(1)
    while not session.finished:
        if len(session.asked) > 1:
            return True
        session.play(choose.choice(session.moves()))
    return False


def until_secret_choice(party: Party) -> None:
    """To the first question that is asked of all; before it, everybody does the first thing that can be done."""
    while len((view := party.stranger.view())["asked"]) == 1:
        guest = party.seats[view["asked"][0]]
        mine = guest.view()
        guest.move(mine["ply"], mine["legal"][0])


def match_secret_parts(server: Server, first: Party, second: Party, seat: int) -> None:
    """The second table becomes one that looks like the first to this seat, and to the others does not."""
    rooms = server.services.house.rooms
    source, target = rooms[first.table].session.game_session, rooms[second.table].session
    others = [other for other in range(source.setup.players) if other != seat]
    samples = (source.resampled(seat, generator(stream)) for stream in count())
    different = (sample for sample in samples if all(sample.view(other) != source.view(other) for other in others))
    target.game_session.states[:] = next(different).states
    target.forget_shown()


@pytest.mark.slow
@EVERY_GAME
def test_no_secret_is_in_any_traffic_before_the_end(server: Server, game: Game) -> None:
    """A whole game with bots; everything any of them was sent, headers and refusals too, is searched."""
    words = [secrets.token_hex(32) for _ in range(3)]
    hashes = {seat: hash_of(words[seat]) for seat in (0, 2)}
    party = make(server, game.id, "hbh", hashes=hashes, options={"players": 3, **short(game)})
    traffic: list[str] = []
    guests = (*party.seats.values(), party.host, party.stranger)
    lines = [guest.listen(frames=frames) for guest in guests for frames in FRAMES]
    for line in lines:
        line.next()
    for seat, guest in party.seats.items():
        traffic.append(guest.post("/word", {"word": words[seat], "next_hash": hash_of(words[1])}).text)
    party.start()
    room = server.services.house.rooms[party.table]
    choose = Random(9)
    while (view := party.seats[0].view())["status"] != "finished":
        traffic.append(json.dumps(view))
        for guest in party.seats.values():
            if guest.seat in view["asked"]:
                traffic += [guest.move(view["ply"], "fly", "no").text, guest.get("/record").text]
                traffic.append(guest.get("/observation").text)
                answer = guest.play(choose)
                if answer["status"] != "finished":
                    traffic.append(json.dumps(answer))
    record: Json = party.stranger.get("/record").json()
    for line in lines:
        line.until(tells_the_end)
        line.close()
        traffic += [line.headers, *line.heard]
    traffic.append(exposition().decode())
    everything = "\n".join(traffic)
    assert record["commitment"] in everything
    proof = Proof(record["seed"], record["nonce"], tuple(record["words"]))
    chances = sum("chance" in line for line in record["log"])
    kept = [proof.seed, proof.nonce, words[0], words[2], hash_of(words[1])]
    kept += [room.row.bot_seed, room.row.host, *(s.token for s in room.seats if s.token)]
    for chance in range(chances):
        kept += [str(number) for number in islice(proof.numbers(chance), 8) if number > 10**8]
    kept += [text[i : i + 16] for text in (proof.seed, words[0], words[2]) for i in range(0, 64, 16)]
    for secret in kept:
        assert secret not in everything
    for mine, guest in enumerate(party.seats.values()):
        assert str(guest.token) not in everything, mine


def tells_the_end(message: Json) -> bool:
    """Whether a message says that the game is over, be it a view or a patch."""
    if "view" in message:
        return bool(message["view"]["status"] == "finished")
    return {"op": "replace", "path": "/status", "value": "finished"} in message["patch"]


def test_tokens_are_kept_as_hashes_only(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    folder = Path(server.settings.database).parent
    stored = b"".join(path.read_bytes() for path in folder.glob("tables*"))
    assert party.table.encode() in stored
    for token in (party.host.token, *(guest.token for guest in party.seats.values())):
        assert str(token).encode() not in stored
