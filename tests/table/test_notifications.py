"""Players whose page is closed are told that it is their turn: by push, webhook and mail."""

from __future__ import annotations

import email
import random
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email.policy import default
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag

from table.live_server import Guest, Json, Party, Server, client, error_of, make, running, settings_for
from table.push_service import Browser, Outpost, claims_of, outpost
from vendome.table.notifications import due
from waits import until

INNER = ("127.0.0.1/32",)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits until a page that is loaded anew would be back."""
    monkeypatch.setattr(due, "AWAY", 0.0)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("notifications")
    with running(settings_for(folder, inner_networks=INNER, open_tables=True)) as running_server:
        yield running_server


@pytest.fixture
def post() -> Iterator[Outpost]:
    with outpost() as opened:
        yield opened


def subscribed(guest: Guest, wish: Json, **more: Any) -> Json:
    answer = guest.post("/subscriptions", {**wish, **more})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def webhook(post: Outpost, name: str = "hook") -> Json:
    return {"kind": "webhook", "address": f"{post.address}/{name}"}


def asked(party: Party) -> Guest:
    """The one player who is asked. In Master Thieves it is one at a time, but for smugglers' choices."""
    return party.seats[party.host.view()["asked"][0]]


def two(server: Any, **more: Any) -> Party:
    return make(server, "gentlemen_thieves", "hh", **more)


# -- push ---------------------------------------------------------------------------------------------


def test_a_push_message_says_in_the_players_language_that_it_is_their_turn(server: Server, post: Outpost) -> None:
    party = two(server)
    browser = Browser(f"{post.address}/push/1")
    for guest in party.seats.values():
        subscribed(guest, browser.wish, language="fr")
    party.start()
    message = post.next()
    assert message.path == "/push/1"
    assert browser.read(message) == {
        "title": "À toi de jouer : Gentlemen Cambrioleurs",
        "text": "Les autres t’attendent.",
        "language": "fr",
        "event": "turn",
        "table": party.table,
        "game": "gentlemen_thieves",
        "seat": party.host.view()["asked"][0],
    }


def test_a_push_message_is_encrypted_signed_and_has_what_a_push_service_needs(server: Server, post: Outpost) -> None:
    party = two(server)
    browser = Browser(f"{post.address}/push/2")
    for guest in party.seats.values():
        subscribed(guest, browser.wish)
    party.start()
    message = post.next()
    key = client().get(f"http://{server.address}/api/notifications").json()["key"]
    claims = claims_of(message, key)
    assert claims["aud"] == post.address
    assert time.time() < claims["exp"] <= time.time() + 86_400
    assert claims["sub"].startswith("mailto:")
    assert message.headers["content-encoding"] == "aes128gcm"
    assert int(message.headers["ttl"]) > 0
    assert message.headers["topic"] == party.table
    assert b"Gentlemen" not in message.body


def test_nobody_else_can_read_a_push_message(server: Server, post: Outpost) -> None:
    party = two(server)
    browser = Browser(f"{post.address}/push/3")
    for guest in party.seats.values():
        subscribed(guest, browser.wish)
    party.start()
    message = post.next()
    with pytest.raises(InvalidTag):
        Browser(browser.endpoint).read(message)
    assert browser.read(message)["event"] == "turn"


def test_the_key_of_push_messages_outlasts_a_restart(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with running(settings_for(tmp_path)) as anew:
            keys.append(client().get(f"http://{anew.address}/api/notifications").json()["key"])
    assert keys[0] == keys[1]
    assert len(keys[0]) == 87  # 65 bytes in base64url


def test_a_browser_that_has_ended_its_subscription_is_forgotten(server: Server, post: Outpost) -> None:
    post.status = 410
    party = two(server)
    for guest in party.seats.values():
        subscribed(guest, Browser(f"{post.address}/gone").wish)
    party.start()
    post.next()
    mover = asked(party)
    until(lambda: mover.get("/subscriptions").json() == [])


# -- who is told, and when ----------------------------------------------------------------------------


def test_each_player_is_told_of_each_turn_once(server: Server, post: Outpost) -> None:
    choose, party = random.Random(1), two(server)
    for seat, guest in party.seats.items():
        subscribed(guest, webhook(post, f"seat{seat}"))
    party.start()
    told = []
    for _ in range(12):
        told.append(post.next())
        seat = told[-1].json["seat"]
        assert told[-1].path == f"/seat{seat}"
        # Whoever moves may be asked again at once: that is another question.
        party.seats[seat].play(choose)
        if party.host.view()["status"] == "finished":
            break
    assert len(told) == 12
    assert post.received.qsize() <= 1


def test_who_is_there_is_not_told(server: Server, post: Outpost) -> None:
    party = two(server)
    lines = [guest.listen() for guest in party.seats.values()]
    for seat, guest in party.seats.items():
        subscribed(guest, webhook(post, f"seat{seat}"))
    party.start()
    for line in lines:
        line.until(lambda message: message["view"]["status"] == "playing")
    mover = asked(party)
    with pytest.raises(Empty):
        post.next(0.5)
    lines[mover.seat or 0].close()
    assert post.next().path == f"/seat{mover.seat}"
    lines[1 - (mover.seat or 0)].close()


def test_who_is_there_but_does_not_answer_is_told_later(tmp_path: Path, post: Outpost) -> None:
    with running(settings_for(tmp_path, inner_networks=INNER, idle_after=0.3)) as quick:
        party = two(quick)
        lines = [guest.listen() for guest in party.seats.values()]
        for guest in party.seats.values():
            subscribed(guest, webhook(post))
        party.start()
        assert post.next().json["event"] == "turn"
        for line in lines:
            line.close()


def test_who_was_told_before_a_restart_is_not_told_again_and_who_was_not_is(tmp_path: Path, post: Outpost) -> None:
    settings = settings_for(tmp_path, inner_networks=INNER)
    with running(settings) as first:
        party = two(first)
        for seat, guest in party.seats.items():
            subscribed(guest, webhook(post, f"seat{seat}"))
        party.start()
        told = post.next().json["seat"]
        until(lambda: told_of(first, party.table)[told] >= 0)
        post.status = 503  # from now on it is away
        view = party.seats[told].play(random.Random(3))
        waiting = view["asked"][0]
        post.next()
        until(lambda: failures_of(first, party.table)[waiting] == 1)
    post.status = 201
    with running(settings) as second:
        party.server = second
        room = second.services.house
        assert party.table  # the table is read again when its time has come
        make_due(second, party.table)
        assert post.next().json["seat"] == waiting
        assert post.received.empty()
        assert room.rooms


def test_a_player_is_reminded_before_a_long_clock_runs_out(
    server: Server, post: Outpost, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = two(server, clock={"seconds": 7200})
    for guest in party.seats.values():
        subscribed(guest, webhook(post))
    party.start()
    first = post.next()
    assert first.json["event"] == "turn"
    assert "119 minutes" in first.json["text"] or "2 hours" in first.json["text"]
    monkeypatch.setattr(due, "LEAD", 0.9999)  # so the time for that has come
    make_due(server, party.table)
    second = post.next()
    assert second.json["event"] == "reminder"
    make_due(server, party.table)
    with pytest.raises(Empty):
        post.next(0.5)


def test_the_end_of_a_game_is_told_once(server: Server, post: Outpost) -> None:
    party = make(server, "shadow_thief", "hh")
    party.start()
    for seat, guest in party.seats.items():
        subscribed(guest, webhook(post, f"seat{seat}"))
    party.play_on(random.Random(5))
    ends: list[str] = []
    while len(ends) < 2:
        message = post.next()
        if message.json["event"] == "over":
            ends.append(message.path)
    assert sorted(ends) == ["/seat0", "/seat1"]
    make_due(server, party.table)
    with pytest.raises(Empty):
        post.next(0.5)


def test_strangers_are_told_that_their_game_has_begun(server: Server, post: Outpost) -> None:
    """Whoever is asked at once is told that, and nothing else."""
    party = two(server, open_to={"language": "en"})
    for seat, guest in party.seats.items():
        subscribed(guest, webhook(post, f"seat{seat}"))
    party.start()
    first, other = party.host.view()["asked"][0], 1 - party.host.view()["asked"][0]
    told = {message.path: message.json["event"] for message in (post.next(), post.next())}
    assert told == {f"/seat{first}": "turn", f"/seat{other}": "begun"}
    make_due(server, party.table)
    with pytest.raises(Empty):
        post.next(0.5)


def test_the_company_is_told_at_its_next_table_as_well(server: Server, post: Outpost) -> None:
    party = make(server, "shadow_thief", "hh").start()
    party.play_on(random.Random(6))
    for seat, guest in party.seats.items():
        subscribed(guest, webhook(post, f"seat{seat}"))
    again = party.host.post("/again").json()["table"]
    while (message := post.next()).json["table"] != again:
        pass
    assert message.json["event"] == "turn"


def test_a_seat_that_is_given_up_takes_its_addresses_along(server: Server, post: Outpost) -> None:
    party = two(server)
    subscribed(party.seats[1], webhook(post))
    assert party.seats[1].post("/seats/1/vacate").status_code == 200
    new = Guest(server, party.table, party.stranger.post("/join", {"name": "Eve"}).json()["token"], 1)
    assert new.get("/subscriptions").json() == []
    party.start()
    while 1 not in party.host.view()["asked"]:
        asked(party).play(random.Random(7))
    with pytest.raises(Empty):
        post.next(0.3)


def test_an_address_can_be_ended_and_tried(server: Server, post: Outpost) -> None:
    party = two(server)
    made = subscribed(
        party.seats[0], webhook(post), language="de", quiet={"start": 1320, "end": 420}, zone="Europe/Rome"
    )
    assert made == {
        "id": made["id"],
        "kind": "webhook",
        "to": "127.0.0.1",
        "language": "de",
        "quiet": {"start": 1320, "end": 420},
        "zone": "Europe/Rome",
        "confirmed": True,
    }
    tried = party.seats[0].post(f"/subscriptions/{made['id']}/try")
    assert tried.json() == {"sent": True}
    message = post.next().json
    assert message["text"].startswith("Vendôme erreicht dich hier. ")
    assert message["content"] == message["text"]
    assert message["allowed_mentions"] == {"parse": []}
    assert message["url"] == f"http://{server.address}/table/{party.table}"
    post.status = 500
    assert party.seats[0].post(f"/subscriptions/{made['id']}/try").json() == {"sent": False}
    assert party.seats[0].post(f"/subscriptions/{made['id']}/end").status_code == 200
    assert party.seats[0].get("/subscriptions").json() == []


def test_the_same_address_again_replaces_what_was_wished(server: Server, post: Outpost) -> None:
    party = two(server)
    first = subscribed(party.seats[0], webhook(post), language="de")
    second = subscribed(party.seats[0], webhook(post), language="it")
    assert first["id"] == second["id"]
    assert [one["language"] for one in party.seats[0].get("/subscriptions").json()] == ["it"]


# -- mail ---------------------------------------------------------------------------------------------


@contextmanager
def letter_box() -> Iterator[tuple[str, Queue[Any]]]:
    """A mail server of our own, as little of one as smtplib needs."""
    letters: Queue[Any] = Queue()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line.split()[0].upper() if line.split() else b""
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    lines = list(iter(self.rfile.readline, b".\r\n"))
                    letters.put(email.message_from_bytes(b"".join(lines), policy=default))
                    self.wfile.write(b"250 taken\r\n")
                elif word == b"QUIT":
                    self.wfile.write(b"221 bye\r\n")
                    return
                else:
                    self.wfile.write(b"250 well\r\n")

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"smtp://127.0.0.1:{server.server_address[1]}", letters
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def mailing(folder: Path, smtp: str) -> Any:
    return running(settings_for(folder, smtp=smtp, mail_from="vendome@example.com"))


def code_in(letter: Any) -> str:
    return str(letter["Subject"]).split()[0]


def test_mail_comes_only_after_the_code_in_the_first_one_was_typed(tmp_path: Path) -> None:
    with letter_box() as (smtp, letters), mailing(tmp_path, smtp) as server:
        assert client().get(f"http://{server.address}/api/notifications").json()["email"] is True
        party = two(server)
        wish = {"kind": "email", "address": "ada@example.org", "language": "de"}
        numbers = [subscribed(guest, wish)["id"] for guest in party.seats.values()]
        codes = [code_in(letters.get(timeout=30)) for _ in numbers]
        party.start()
        with pytest.raises(Empty):
            letters.get(timeout=0.5)
        mover = asked(party)
        number = numbers[mover.seat or 0]
        assert mover.post(f"/subscriptions/{number}/try").status_code == 403
        wrong = mover.post(f"/subscriptions/{number}/confirm", {"code": "000000"})
        assert wrong.status_code == 403 or codes[mover.seat or 0] == "000000"
        answer = mover.post(f"/subscriptions/{number}/confirm", {"code": codes[mover.seat or 0]})
        assert answer.json()["confirmed"] is True
        assert answer.json()["to"] == "a…@example.org"
        letter = letters.get(timeout=30)
        assert letter["Subject"] == "Du bist dran: Gentlemen-Gauner"
        assert letter["To"] == "ada@example.org"
        assert letter["From"] == "Vendôme <vendome@example.com>"
        assert f"http://{server.address}/table/{party.table}" in letter.get_content()
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        end = str(letter["List-Unsubscribe"]).strip("<>")
        assert client().post(end, content=b"List-Unsubscribe=One-Click").json() == {"ended": True}
        assert client().post(end).json() == {"ended": False}


def test_a_code_can_be_guessed_five_times(tmp_path: Path) -> None:
    with letter_box() as (smtp, letters), mailing(tmp_path, smtp) as server:
        guest = two(server).seats[0]
        number = subscribed(guest, {"kind": "email", "address": "ada@example.org"})["id"]
        code = code_in(letters.get(timeout=30))
        guesses = [f"{(int(code) + n) % 1_000_000:06}" for n in range(1, 6)]
        assert [guest.post(f"/subscriptions/{number}/confirm", {"code": guess}).status_code for guess in guesses] == [
            403
        ] * 5
        assert error_of(guest.post(f"/subscriptions/{number}/confirm", {"code": code}))["code"] == "no-such-thing"


def test_nobodys_letter_box_is_filled_by_strangers(tmp_path: Path) -> None:
    with letter_box() as (smtp, letters), mailing(tmp_path, smtp) as server:
        answers = [
            two(server).seats[0].post("/subscriptions", {"kind": "email", "address": "ada@example.org"})
            for _ in range(6)
        ]
        assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 3
        assert letters.qsize() == 3


def test_a_server_without_mail_says_so(server: Server) -> None:
    guest = two(server).seats[0]
    refused = error_of(guest.post("/subscriptions", {"kind": "email", "address": "ada@example.org"}))
    assert refused["cause"] == "no-mail-here"


def test_mail_that_can_not_be_sent_leaves_nothing_behind(tmp_path: Path) -> None:
    with mailing(tmp_path, "smtp://127.0.0.1:9") as server:
        guest = two(server).seats[0]
        refused = guest.post("/subscriptions", {"kind": "email", "address": "ada@example.org"})
        assert (refused.status_code, error_of(refused)["cause"]) == (503, "no-mail-now")
        assert guest.get("/subscriptions").json() == []


# -- inside the server --------------------------------------------------------------------------------


def room_at(server: Server, table: str) -> Any:
    return server.services.house.rooms[table]


def told_of(server: Server, table: str) -> dict[int, int]:
    return {one.seat: one.told for one in room_at(server, table).subscriptions}


def failures_of(server: Server, table: str) -> dict[int, int]:
    return {one.seat: one.failures for one in room_at(server, table).subscriptions}


def make_due(server: Server, table: str) -> None:
    """As if the time had come for which the database has noted it."""
    notifier = server.services.house.notifier
    loop = notifier_loop(server)

    async def look() -> None:
        room = await notifier.house.find(table)
        for one in room.subscriptions:
            one.due_at = None if one.due_at is None else 0.0
        notifier.look(table)

    import asyncio

    asyncio.run_coroutine_threadsafe(look(), loop).result(30)


def notifier_loop(server: Server) -> Any:
    return server.services.house.store.writer.task.get_loop()
