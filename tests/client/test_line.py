"""Lines that are lost, servers that restart, others who answer first: a policy plays on."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vendome
from table.live_server import Party, Server, make, settings_for
from vendome.bots.policy import Policy, Situation
from vendome.client import Guest, Sitting, TableAddress, TableRefused, Unreachable
from vendome.client.calls import Calls
from vendome.client.line import Line
from vendome.client.messages import Message, Move, Observation, Problem, Seat, View
from vendome.client.patience import LIMIT, LONGEST, Patience
from vendome.client.player import Player
from vendome.client.words import Words
from vendome.engine.records import hash_of

LONG = {"players": 2, "hands": 9}  # a hand has at least two turns: so many decisions there are in any case


def address_of(party: Party, seat: int = 0) -> TableAddress:
    return TableAddress.parse(f"http://{party.server.address}/table/{party.table}#token={party.seats[seat].token}")


def played(party: Party, before: Callable[[int], None]) -> tuple[View, list[str]]:
    """A whole game at random in seat 0. `before` is told how many decisions were made, before each of them."""
    said: list[str] = []
    decisions = 0

    def policy(situation: Situation) -> str:
        nonlocal decisions
        before(decisions)
        decisions += 1
        return Random(situation.ply).choice(situation.moves)

    [view] = Sitting(address_of(party), Guest(policy, "Ada"), said.append).games(1)
    return view, said


def moves_of(party: Party, seat: int) -> list[tuple[int, str]]:
    """The plies and moves of a seat, as the record has them."""
    log = party.host.get("/record").json()["log"]
    moves = [(line["seat"], line["move"]) for line in log if "move" in line]
    return [(ply, move) for ply, (who, move) in enumerate(moves) if who == seat]


def told_moves(said: list[str]) -> list[tuple[int, str]]:
    pairs = [line.split(maxsplit=1) for line in said if line[:4].strip().isdigit()]
    return [(int(ply), move) for ply, move in pairs]


@pytest.mark.slow
def test_it_plays_on_after_the_server_was_restarted_while_it_thought(tmp_path: Path) -> None:
    """The move finds no line; it is sent again, with its id, when there is one."""
    server = Server(settings_for(tmp_path))
    server.start()
    party = make(server, "shadow_thief", "hb", options=LONG).start()

    def restart(decisions: int) -> None:
        nonlocal server
        if decisions == 2:
            server.stop()
            server = Server(settings_for(tmp_path, port=int(server.address.rpartition(":")[2])))
            server.start()

    try:
        view, said = played(party, restart)
        assert view.status == "finished"
        assert "The line is lost. Trying again …" in said
        assert told_moves(said) == moves_of(party, 0)
    finally:
        server.stop()


def test_a_lost_line_is_opened_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[Line] = []
    opened = Line.__init__

    def spy(line: Line, *arguments: Any) -> None:
        opened(line, *arguments)
        lines.append(line)

    monkeypatch.setattr(Line, "__init__", spy)
    party = make(server, "shadow_thief", "hb", options=LONG).start()

    def cut(decisions: int) -> None:
        if decisions in (1, 4):
            assert lines[0]._socket is not None
            lines[0]._socket.socket.close()  # as if the network had gone

    view, said = played(party, cut)
    assert view.status == "finished"
    assert lines[0].number == 3
    assert told_moves(said) == moves_of(party, 0), "no move was made twice, none was lost"


def test_a_move_that_somebody_else_made_first_is_forgotten(server: Server) -> None:
    """The same seat in a browser, say: the policy goes on with the next question."""
    party = make(server, "shadow_thief", "hb", options=LONG).start()
    by_hand: list[tuple[int, str]] = []

    def answer_first(decisions: int) -> None:
        if decisions == 1:
            view = party.seats[0].view()
            by_hand.append((view["ply"], view["legal"][0]))
            assert party.seats[0].move(view["ply"], view["legal"][0]).status_code == 200

    view, said = played(party, answer_first)
    assert view.status == "finished"
    made, told = moves_of(party, 0), told_moves(said)
    assert set(by_hand) <= set(made)
    assert [move for move in made if move not in by_hand] == [move for move in told if move[0] != by_hand[0][0]]


def test_an_observation_of_a_question_that_is_over_is_not_given(server: Server) -> None:
    """The policy is asked anew instead."""
    party = make(server, "shadow_thief", "hb", options=LONG).start()
    asked: list[int] = []
    given: list[int] = []

    def policy(situation: Situation) -> int:
        asked.append(situation.ply)
        if len(asked) == 2:
            party.seats[0].play(Random(1))
        assert situation.observation.size
        given.append(situation.ply)
        return situation.actions[0]

    [view] = Sitting(address_of(party), Guest(policy, "Ada"), lambda _: None).games(1)
    assert view.status == "finished"
    assert given == [asked[0], *asked[2:]]
    assert asked == sorted(set(asked))


def test_a_bot_that_stood_in_is_sent_away_again(server: Server) -> None:
    party = make(server, "shadow_thief", "hb", options=LONG).start()

    def sleep_on(decisions: int) -> None:
        if decisions == 1:
            assert party.seats[0].post("/seats/0/bot", {"level": "random"}).status_code == 200

    view, said = played(party, sleep_on)
    assert view.status == "finished"
    assert not view.seats[0].by_bot
    assert len(told_moves(said)) > 3


def test_who_loses_the_seat_is_told_why(server: Server) -> None:
    party = make(server, "shadow_thief", "hb", options=LONG).start()

    def remove(decisions: int) -> None:
        if decisions == 1:
            assert party.host.post("/seats/0/vacate").status_code == 200

    with pytest.raises(TableRefused, match="The host has taken your seat away"):
        played(party, remove)


# -- without a server ---------------------------------------------------------------------------------


def test_patience_doubles_its_pauses_and_ends() -> None:
    pauses: list[float] = []
    patience = Patience(pauses.append)
    while patience.waited < LIMIT:
        patience.wait(Unreachable("gone"))
    with pytest.raises(Unreachable):
        patience.wait(Unreachable("gone"))
    assert pauses[:4] == [0.5, 1.0, 2.0, 4.0]
    assert max(pauses) == LONGEST
    assert LIMIT <= sum(pauses) < LIMIT + LONGEST
    patience.renew()
    patience.wait(Unreachable("gone"), at_least=3.0)
    assert pauses[-1] == 3.0


class Script(Line):
    """A line on which the table says what a test has written down; what is sent is kept."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(TableAddress("http://nowhere", "t"), "", lambda _: None)
        self.messages, self.number = list(messages), 1
        self.sent: list[Move] = []

    def receive(self) -> Message:
        return self.messages.pop(0)

    def send(self, move: Move) -> None:
        self.sent.append(move)


def view_of(status: Any = "playing", ply: int = 0) -> View:
    seats = [Seat("Ada"), Seat("Odette")]
    return View("shadow_thief", {"players": 2}, status, ply, 0, [0], ["play R1", "play R2"], {}, seats)


class Desk(Calls):
    """Calls that a test answers."""

    def __init__(self) -> None:
        super().__init__(TableAddress("http://nowhere", "t"))
        self.returns = 0

    def observation(self) -> Observation:
        """Of move 1, whenever it is asked for."""
        return Observation(1, [0.0] * len(vendome.game("shadow_thief", players=2).observation_scales))

    def come_back(self) -> None:
        self.returns += 1


def player_on(line: Script, policy: Policy = lambda given: given.moves[0]) -> Player:
    return Player(Desk(), line, policy, "mine", Words())


def test_a_move_that_was_refused_for_a_while_is_sent_again_with_its_id() -> None:
    busy = Message(error=Problem("too-many", "Too many moves.", id="x", wait=0.01))
    line = Script(Message(view=view_of()), busy, Message(view=view_of()), Message(view=view_of("finished", 1)))
    player_on(line).play()
    assert len(line.sent) == 2
    assert line.sent[0] == line.sent[1]


def test_a_view_that_asks_the_same_again_is_not_answered_twice() -> None:
    line = Script(*[Message(view=view_of())] * 3, Message(), Message(view=view_of("finished", 1)))
    player_on(line).play()
    assert [move.ply for move in line.sent] == [0]


def test_a_question_that_was_passed_over_is_not_asked_again() -> None:
    """Several views of it may wait in the line, before the one that shows how the game went on."""
    asked: list[int] = []

    def policy(situation: Situation) -> str:
        asked.append(situation.ply)
        return situation.moves[int(situation.observation.sum())]

    views = view_of(), view_of(), view_of(ply=1), view_of("finished", 2)
    line = Script(*(Message(view=view) for view in views))
    player_on(line, policy).play()
    assert asked == [0, 1]
    assert [move.ply for move in line.sent] == [1]


def test_it_comes_back_when_a_view_says_that_a_bot_stands_in() -> None:
    """Also while others are asked: with no move of its own to send, nothing else would tell the table."""
    view = view_of()
    view.asked, view.legal, view.seats[0].by_bot = [1], [], True
    player = player_on(Script(Message(view=view), Message(view=view_of("finished", 1))))
    player.play()
    assert isinstance(player.calls, Desk)
    assert player.calls.returns == 1


def test_any_other_refusal_ends_the_game() -> None:
    line = Script(Message(error=Problem("gone", "The host has closed this table.")))
    with pytest.raises(TableRefused, match="closed this table"):
        player_on(line).play()


def test_a_word_is_told_when_it_is_due_and_only_one_of_ours() -> None:
    words = Words()
    ours = words.draw()
    waiting = view_of("waiting")
    assert words.due(waiting) is None
    waiting.words_due, waiting.seats[0].word_hash = [0], hash_of("another device's")
    assert words.due(waiting) is None
    waiting.seats[0].word_hash = ours
    told = words.due(waiting)
    assert told is not None
    assert hash_of(told.word) == ours
    waiting.seats[0].word_hash = told.next_hash  # somebody left: the next word is asked for
    assert words.due(waiting) is not None


@pytest.mark.parametrize(
    ("text", "server", "table", "token"),
    [
        ("http://127.0.0.1:8000/table/abc", "http://127.0.0.1:8000", "abc", ""),
        ("https://play.example/table/a-b_c/", "https://play.example", "a-b_c", ""),
        ("https://play.example/games/api/tables/abc", "https://play.example/games", "abc", ""),
        ("https://play.example/table/abc#token=t0k&host=h&word=w", "https://play.example", "abc", "t0k"),
    ],
)
def test_an_address_is_read_as_the_page_and_the_interface_write_it(
    text: str, server: str, table: str, token: str
) -> None:
    address = TableAddress.parse(text)
    assert (address.server, address.table, address.token) == (server, table, token)
    assert address.live.startswith(server.replace("http", "ws", 1))
    assert token == "" or token not in str(address)
