"""Sockets that asked for patches: by applying them, a client always has the view that it would be sent as a whole."""

import json
import re
from pathlib import Path
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from support import EVERY_GAME
from table.live_server import Guest, Json, Line, Server, make, running, settings_for
from table.patch_reader import FakeListener, PatchReader
from table.rooms import room_of
from vendome import GAMES, Game
from vendome.engine.contract import Memory
from vendome.engine.records import Proof
from vendome.table.protocol.shared_types import Frames
from vendome.table.protocol.views import Said
from vendome.table.publisher import greet, publish, tell_whole_view
from vendome.table.room import Room
from vendome.table.story import NO_EVENTS
from vendome.table.tokens import Viewer
from vendome.table.view_builder import change_message, encoder, view_of


def in_order(view: Json) -> bytes:
    """JSON, whatever order its names are in."""
    return msgspec.json.encode(view, order="sorted")


class Reader(FakeListener):
    """A listener that reads what it is sent."""

    def __init__(self, viewer: Viewer, frames: Frames) -> None:
        super().__init__(viewer, frames=frames)
        self.reader = PatchReader()

    def send(self, message: str) -> None:
        super().send(message)
        self.reader.read(message)


class Watched:
    """A table with listeners of every kind, whose clock goes on with everything that happens."""

    def __init__(self, game: Game, players: int, memory: Memory, rng: Random) -> None:
        self.now = 0.0
        self.room = room_of(game, Proof.drawn(), players, memory=memory, now=self.time, clock=10_000)
        self.rng, self.lines = rng, 0
        hosts = [Viewer(None, is_host=True), Viewer(0, is_host=True)]
        self.viewers = [*(Viewer(seat) for seat in range(players)), Viewer(), *hosts]
        self.listeners: list[Reader] = []
        self.readers: list[PatchReader] = []  # of all who ever listened
        for viewer in self.viewers:
            self.join(viewer, "events")
        self.join(Viewer(0), "patch")

    def time(self) -> float:
        return self.now

    def join(self, viewer: Viewer, frames: Frames) -> None:
        listener = Reader(viewer, frames)
        self.room.connect(listener)
        greet(self.room, listener)
        self.listeners.append(listener)
        self.readers.append(listener.reader)
        self.told(but=listener)

    def told(self, events: msgspec.Raw = NO_EVENTS, but: Reader | None = None) -> None:
        """All are told; then all that were must know what they would be sent as a whole."""
        publish(self.room, events, but)
        whole = {viewer: encoder.encode(view_of(self.room, viewer)) for viewer in self.viewers}
        for listener in self.listeners:
            if listener is not but:
                assert in_order(listener.reader.view) == in_order(msgspec.json.decode(whole[listener.viewer]))

    def play(self) -> None:
        session = self.room.session
        seat = self.rng.choice(session.asked)
        self.room.play(seat, self.rng.choice(session.shown(seat).legal), 0.0)
        assert session.plies_told == {event["ply"] for event in msgspec.json.decode(session.story)}
        self.told(session.events)
        for listener in self.listeners:
            if listener.frames == "patch":
                assert len(listener.heard[-1]) < len(change_message(self.room, listener.viewer, session.events))

    def something_else(self) -> None:
        """What may happen between two moves."""
        self.now += self.rng.choice([0.1, 7.0])
        match self.rng.randrange(8):
            case 0:
                self.lines += 1
                self.room.chat = [*self.room.chat, Said(0, "Ada", f"line {self.lines}", self.now)][-5:]
                self.told()
            case 4:
                self.lines += 1
                self.room.gallery = [*self.room.gallery, Said(None, "Zoë", "x", self.now, who="z")][-5:]
                publish(self.room, NO_EVENTS, hears=self.room.may_see_gallery)
                self.told()
            case 5:
                ply = self.rng.choice(sorted(self.room.session.plies_told))
                self.room.note_reaction(ply, self.rng.randrange(2), self.rng.choice(["bravo", "ouch", None]))
                self.told()
            case 1 if len(self.listeners) < 9:
                self.join(self.rng.choice(self.viewers), self.rng.choice(["patch", "events"]))
            case 2 if len(self.listeners) > 3:
                gone = self.listeners.pop(self.rng.randrange(len(self.listeners)))
                self.room.disconnect(gone)
                self.told()
            case 3:
                listener = self.rng.choice(self.listeners)
                tell_whole_view(self.room, listener)
                assert "view" in json.loads(listener.heard[-1])


@pytest.mark.slow
@EVERY_GAME
def test_applied_patches_give_the_view_that_is_sent_as_a_whole(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """For random games, every seat, the host and spectators, whoever comes, goes or talks meanwhile; and so do the
    patches of events, followed one after the other."""
    memories: dict[int, Memory] = {2: "full", 4: "own"}
    for module in ("vendome.table.table_session", "table.patch_reader"):  # short, so that every game has more to tell
        monkeypatch.setattr(f"{module}.STORY_LENGTH", 20)
    for players, memory in memories.items():
        watched = Watched(game, players, memory, Random(players))
        monkeypatch.setattr("vendome.table.clock.time", SimpleNamespace(time=watched.time))
        while not watched.room.session.finished:
            watched.play()
            watched.something_else()
        assert any(reader.followed for reader in watched.readers)
        assert watched.room.session.events_told > 20, "the story must have been longer than what a view shows"


def test_the_lines_in_the_guide_are_enough_to_read_them() -> None:
    guide = Path(__file__).parents[2] / "docs" / "table.md"
    [lines] = [block for block in re.findall(r"```python\n(.*?)```", guide.read_text(), re.DOTALL) if "patch" in block]
    namespace: Json = {}
    exec(lines, namespace)
    room = room_of(GAMES["shadow_thief"], Proof.drawn(), 2)
    listener = FakeListener(Viewer(1))
    sizes_of_a_game(room, [listener], Random(1))
    view: Json = {}
    for message in listener.heard:
        view = namespace["view_after"](view, json.loads(message))
    assert in_order(view) == in_order(msgspec.json.decode(encoder.encode(view_of(room, Viewer(1)))))


def listen(guest: Guest, frames: str = "patch") -> Line:
    return guest.listen(frames=frames)


def test_a_socket_is_sent_patches_if_it_asks_for_them(server: Server) -> None:
    party = make(server, "shadow_thief", "hh")
    reader = PatchReader()
    with listen(party.seats[0]) as line:
        line.next()
        assert json.loads(line.heard[0]).keys() == {"number", "ply", "view", "events"}
        party.start()
        begun = line.next()
        assert begun["view"]["status"] == "playing", "the game's own view is new as a whole"
        view = party.seats[0].view()
        party.seats[0].move(view["ply"], view["legal"][0])
        message = line.next()
        assert message.keys() == {"number", "ply", "patch", "events"}
        assert [event["event"] for event in message["events"]] == ["chose"]
        assert message["events"][0]["ply"] == view["ply"]
        for text in line.heard:
            reader.read(text)
        assert in_order(reader.view) == in_order(party.seats[0].view())
        assert len(line.heard[-1]) < 1000


def test_whole_views_are_what_is_sent_otherwise(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    with party.seats[0].listen() as plain, listen(party.seats[1], "whole") as asked:
        for line in (plain, asked):
            assert line.next().keys() >= {"ply", "view", "events", "seats"}
        view = party.seats[0].view()
        party.seats[0].move(view["ply"], view["legal"][0])
        for line in (plain, asked):
            message = line.until(lambda message: message["events"])
            assert message.keys() == {"ply", "view", "events"}


def test_other_frames_are_refused_in_words(server: Server) -> None:
    party = make(server, "shadow_thief", "hh")
    with listen(party.seats[0], "huge") as line:
        error = line.next()["error"]
    assert (error["code"], error["cause"]) == ("bad-option", "bad-value")
    assert error["message"] == "The option 'frames' can't be huge, only whole, patch and events."


def test_a_client_that_lost_its_view_asks_for_it(server: Server) -> None:
    """So may a spectator. The answer is a whole view, and patches go on from it."""
    party = make(server, "shadow_thief", "hh").start()
    with listen(party.stranger) as line:
        line.next()
        line.send({"ask": "view"})
        answer = line.next()
        assert (answer["number"], in_order(answer["view"])) == (1, in_order(party.stranger.view()))
        party.seats[0].play(Random(1))
        assert "patch" in line.until(lambda message: message["events"])
    with party.seats[0].listen() as line:  # and so may a client of whole views
        line.next()
        line.send({"ask": "view"})
        assert line.next()["view"] == party.seats[0].view()
        line.send({"ask": "something"})
        assert line.next()["error"]["cause"] == "wrong-form"


def test_asking_counts_as_a_move(tmp_path: Path) -> None:
    """Otherwise a client could have whole views made without end."""
    with running(settings_for(tmp_path, moves_per_second=0.1)) as server:
        party = make(server, "shadow_thief", "hh").start()
        with listen(party.seats[0]) as line:
            line.next()
            line.send({"ask": "view"})
            assert "view" in line.next()
            line.send({"ask": "view"})
            assert line.next()["error"]["cause"] == "too-many-moves"


def test_a_refusal_leaves_the_view_as_it_is(server: Server) -> None:
    """A client of patches has been sent all that happened, so `stale` need not say it again."""
    party = make(server, "shadow_thief", "hh").start()
    with listen(party.seats[0]) as line:
        line.next()
        line.send({"ply": 77, "move": "fly", "id": "x"})
        error = line.next()["error"]
        assert (error["code"], error["id"]) == ("stale", "x")
        assert "view" not in error
        party.seats[0].play(Random(1))
        assert line.next()["number"] == 1


def test_a_move_that_is_sent_again_is_answered(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    reader = PatchReader()
    with listen(party.seats[0]) as line:
        view = line.next()["view"]
        for _ in range(2):
            line.send({"ply": view["ply"], "move": view["legal"][0], "id": "once"})
            line.next()
        for text in line.heard:
            reader.read(text)
        assert in_order(reader.view) == in_order(party.seats[0].view())
        assert json.loads(line.heard[2])["events"] == []


def test_chat_is_sent_as_a_line(server: Server) -> None:
    party = make(server, "shadow_thief", "hh").start()
    reader = PatchReader()
    with listen(party.seats[0]) as line:
        line.next()
        for number in range(60):
            assert party.seats[1].post("/chat", {"text": f"line {number}"}).status_code == 200
            added = [step for step in line.next()["patch"] if step["op"] == "add"]
            assert [step["value"]["text"] for step in added] == [f"line {number}"]
            assert len(line.heard[-1]) < 400
        for text in line.heard:
            reader.read(text)
        assert in_order(reader.view) == in_order(party.seats[0].view())


@EVERY_GAME
def test_a_move_costs_a_seat_less_than_a_kilobyte(game: Game) -> None:
    """On average, uncompressed. `benchmarks/frames.py` says how much."""
    for players in {4, max(game.players)}:
        room = room_of(game, Proof.drawn(), players)
        listeners = [FakeListener(viewer) for viewer in (*map(Viewer, range(players)), Viewer())]
        sizes = sizes_of_a_game(room, listeners, Random(1))
        assert sum(sizes) / len(sizes) < 1000


def sizes_of_a_game(room: Room, listeners: list[FakeListener], rng: Random) -> list[int]:
    for listener in listeners:
        room.connect(listener)
        greet(room, listener)
    session = room.session
    while not session.finished:
        seat = rng.choice(session.asked)
        room.play(seat, rng.choice(session.shown(seat).legal), 0.0)
        publish(room, session.events)
    return [len(message.encode()) for listener in listeners for message in listener.heard[1:]]
