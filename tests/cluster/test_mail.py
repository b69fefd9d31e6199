"""Mail between processes, over a real NATS: in order, and a loss is noticed by both."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from cluster.servers import Nats
from vendome.table.cluster.bus import Bus
from vendome.table.cluster.mail import Mail, Unreachable
from vendome.table.cluster.messages import Asked, CloseLine, Done, FinishedGame, Message, Replied, TellView, Told
from vendome.table.settings import Settings
from waits import until_async

pytestmark = [pytest.mark.slow, pytest.mark.anyio]


class Reader:
    """Answers every question, and writes down the rest."""

    def __init__(self, mail: Mail) -> None:
        self.mail = mail
        self.read: list[Message] = []
        self.forgot: list[str] = []
        self.gone: list[str] = []

    def heard(self, sender: str, message: Message) -> None:
        if isinstance(message, Asked):
            self.mail.send(sender, Replied(message.number, Done()))
        else:
            self.read.append(message)

    def forgotten(self, process: str) -> None:
        self.forgot.append(process)

    def unreachable(self, process: str) -> None:
        self.gone.append(process)


async def opened(nats: Nats, name: str) -> tuple[Mail, Reader]:
    mail = Mail(await Bus.connect(Settings().with_bus(nats.url), name), name)
    reader = Reader(mail)
    await mail.open(reader)
    return mail, reader


async def closed(mail: Mail) -> None:
    await mail.close()
    await mail.bus.close()


Pair = tuple[Mail, Reader, Mail, Reader]


@pytest.fixture
async def pair(nats: Nats) -> AsyncIterator[Pair]:
    a, reader_a = await opened(nats, "a")
    b, reader_b = await opened(nats, "b")
    yield a, reader_a, b, reader_b
    await closed(a)
    await closed(b)


async def acquaint(a: Mail, *readers: Reader) -> None:
    """Both know each other. Whoever can't be reached is asked again, as every caller does."""
    async with asyncio.timeout(20):
        while True:
            try:
                assert await a.ask("b", FinishedGame("t", "", ""), 10) == Done()
                break
            except Unreachable:
                await asyncio.sleep(0.1)
    for reader in readers:
        reader.forgot.clear()
        reader.gone.clear()
        reader.read.clear()


async def test_messages_come_in_order_and_questions_are_answered(pair: Pair) -> None:
    a, _, b, reader = pair
    await acquaint(a, reader)
    for number in range(1000):
        a.send("b", TellView(number))
        if number % 7 == 0:
            await asyncio.sleep(0)
    assert await a.ask("b", FinishedGame("t", "", ""), 10) == Done()
    assert [message.line for message in reader.read if isinstance(message, TellView)] == list(range(1000))
    assert b.peers["a"].received < 1000, "what is said at one moment goes together"


async def test_what_several_sockets_are_told_goes_once(pair: Pair) -> None:
    a, _, _, reader = pair
    await acquaint(a, reader)
    text = "x" * 100
    for line in range(5):
        a.tell("b", text, line)
    a.tell("b", "y", 9)
    await until_async(lambda: reader.read)
    assert reader.read == [Told(text, [0, 1, 2, 3, 4]), Told("y", [9])]


async def test_what_is_too_long_for_one_message_goes_in_pieces(pair: Pair) -> None:
    a, _, _, reader = pair
    await acquaint(a, reader)
    text = "é" * 2_000_000
    a.tell("b", text, 1)
    a.send("b", CloseLine(1))
    await until_async(lambda: len(reader.read) == 2)
    assert reader.read == [Told(text, [1]), CloseLine(1)]


async def test_a_post_that_is_lost_is_noticed_and_both_begin_anew(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    a, reader_a, _, reader_b = pair
    await acquaint(a, reader_a, reader_b)
    with monkeypatch.context() as patched:
        patched.setattr(a.bus, "publish", lost)
        a.send("b", TellView(1))
        await asyncio.sleep(0.1)
    await until_async(lambda: reader_a.forgot and reader_b.forgot)  # by the pulse, though nothing else is said
    assert reader_b.read == []
    await asyncio.sleep(0.5)
    await acquaint(a)
    a.send("b", TellView(2))
    await until_async(lambda: TellView(2) in reader_b.read)


async def lost(*_: object) -> None:
    pass


async def test_a_question_under_way_fails_when_something_is_lost(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    a, _, b, _ = pair
    await acquaint(a)
    with monkeypatch.context() as patched:
        patched.setattr(b.bus, "publish", lost)
        asking = asyncio.create_task(a.ask("b", FinishedGame("t", "", ""), 60))
        await asyncio.sleep(0.2)
    with pytest.raises(Unreachable):
        await asking


async def test_a_process_that_has_gone_is_known_at_once(pair: Pair) -> None:
    a, reader, b, _ = pair
    await acquaint(a, reader)
    await closed(b)
    with pytest.raises(Unreachable):
        await a.ask("b", FinishedGame("t", "", ""), 60)
    assert reader.gone == ["b"]


async def test_after_the_bus_was_away_all_begins_anew(pair: Pair, nats: Nats) -> None:
    a, reader_a, _, reader_b = pair
    await acquaint(a, reader_a, reader_b)
    nats.kill()
    await until_async(lambda: not a.bus.is_connected)
    with pytest.raises(Unreachable):
        await a.ask("b", FinishedGame("t", "", ""), 60)
    nats.start()
    await until_async(lambda: a.bus.is_connected and reader_a.forgot and reader_b.forgot)
    await acquaint(a)


async def test_a_process_that_was_silent_is_told_to_begin_anew(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """It slept, and knows nothing of it: what was between us must not seem to be there still."""
    a, reader_a, b, reader_b = pair
    await acquaint(a, reader_a, reader_b)
    a.silent = b.silent = 1.5
    with monkeypatch.context() as patched:
        patched.setattr(b.bus, "publish", lost)
        await until_async(lambda: reader_a.forgot)
    await until_async(lambda: reader_b.forgot)
