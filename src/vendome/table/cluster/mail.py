"""Mail between web processes: whatever one has to say to another at a moment goes as one message of the bus.

The bus keeps the order of what one process sends to another, but may lose anything. Posts are numbered, and once a
second a process says which number was its last: so a loss is noticed. Then both forget all that was between them and
begin anew: questions are asked again, lines are opened again. Nothing is kept to be sent twice.

Subjects: `vendome.mail.TO.FROM` for posts; `vendome.lost.FROM.TO`, where the bus itself says that nobody reads them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from time import monotonic
from typing import Protocol

from msgspec import DecodeError

from vendome.table.cluster.bus import Bus, BusDown
from vendome.table.cluster.messages import (
    Asked,
    Message,
    Post,
    Question,
    Replied,
    Reply,
    StartAnew,
    Told,
    decode_post,
    encode,
)

log = logging.getLogger(__name__)

GATHER = 0.001  # seconds in which what is said goes together: a move's answer, say, with what it changed
PULSE_EVERY = 1.0  # seconds between two posts at least, to whom we have to do with
SILENT = 4.0  # seconds after which a process that says nothing is taken to have gone or to hang
FORGOTTEN = 60.0  # seconds after which a process that we have nothing to do with is forgotten

WHOLE, PIECE, LAST = b"\0", b"\1", b"\2"  # the first byte of a message: a large post goes in pieces


class Unreachable(Exception):
    """The other process does not answer, or something between us was lost. Whether it did what it was asked is not
    known."""


class Reader(Protocol):
    """Whoever reads the mail."""

    def heard(self, sender: str, message: Message) -> None: ...

    def forgotten(self, process: str) -> None:
        """All that was between us and this process is forgotten, there too."""

    def unreachable(self, process: str) -> None:
        """Nobody reads what we send there: the process has gone, or is cut off from the bus."""


class Peer:
    """What is between us and another process."""

    def __init__(self) -> None:
        self.waiting: list[Message] = []  # to be sent
        self.stream, self.sent = 0, 0  # ours, and the number of its last post
        self.their_stream, self.received = -1, 0
        self.expects_stream = False  # we have asked it to begin anew …
        self.asked_anew_at = -PULSE_EVERY  # … the last time then
        self.questions: dict[int, asyncio.Future[Reply]] = {}
        self.pieces: list[bytes] = []
        self.heard_at = self.used_at = monotonic()


class Mail:
    def __init__(self, bus: Bus, me: str, silent: float = SILENT) -> None:
        self.bus, self.me, self.silent = bus, me, silent
        self.reader: Reader | None = None
        self.peers: dict[str, Peer] = {}
        self.questions_asked = 0
        self.something_waits = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, reader: Reader) -> None:
        self.reader = reader
        await self.bus.subscribe_with_subject(f"vendome.mail.{self.me}.*", self._received)
        await self.bus.subscribe_with_subject(f"vendome.lost.{self.me}.*", self._lost)
        self.bus.on_return = self._begin_all_anew
        await self.bus.flush()
        self.tasks = [asyncio.create_task(self._deliver_for_ever()), asyncio.create_task(self._pulse_for_ever())]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for process in list(self.peers):
            self._forget(process)

    # -- to send --------------------------------------------------------------------------------------

    def send(self, to: str, message: Message) -> None:
        """The last that waits for the same process goes with it."""
        peer = self._peer(to)
        peer.used_at = monotonic()
        peer.waiting.append(message)
        self.something_waits.set()

    def tell(self, to: str, text: str, line: int) -> None:
        """A message for a socket. If several are told the same, it is sent once."""
        waiting = self._peer(to).waiting
        if waiting and isinstance(last := waiting[-1], Told) and last.text is text:
            last.lines.append(line)
        else:
            self.send(to, Told(text, [line]))

    async def ask(self, to: str, question: Question, limit: float) -> Reply:
        """Unreachable, if no answer comes in time."""
        if not self.bus.is_connected:
            raise Unreachable
        self.questions_asked += 1
        number, peer = self.questions_asked, self._peer(to)
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        peer.questions[number] = answer
        self.send(to, Asked(number, question))
        try:
            async with asyncio.timeout(limit):
                return await answer
        except TimeoutError:
            raise Unreachable from None
        finally:
            peer.questions.pop(number, None)

    def _peer(self, process: str) -> Peer:
        peer = self.peers.get(process)
        if peer is None:
            peer = self.peers[process] = Peer()
        return peer

    async def _deliver_for_ever(self) -> None:
        while True:
            await self.something_waits.wait()
            await asyncio.sleep(GATHER)
            self.something_waits.clear()
            for process, peer in list(self.peers.items()):
                if peer.waiting:
                    messages, peer.waiting = peer.waiting, []
                    peer.sent += 1
                    await self._post(process, Post(peer.stream, peer.sent, messages))

    async def _post(self, to: str, post: Post) -> None:
        try:
            for piece in pieces_of(encode(post), self.bus.largest):
                await self.bus.publish(f"vendome.mail.{to}.{self.me}", piece, f"vendome.lost.{self.me}.{to}")
        except BusDown as error:
            log.debug("a post was lost", extra={"reason": str(error)})

    async def _pulse_for_ever(self) -> None:
        while True:
            await asyncio.sleep(PULSE_EVERY)
            now = monotonic()
            for process, peer in list(self.peers.items()):
                if now - max(peer.used_at, peer.heard_at) > FORGOTTEN:
                    self._forget(process)
                    del self.peers[process]
                elif now - peer.heard_at > self.silent:
                    self._ask_to_begin_anew(process, peer)  # it hangs, or is cut off; it hears this when it is back
                if peer.sent and not peer.waiting:
                    await self._post(process, Post(peer.stream, peer.sent, []))

    # -- to receive -----------------------------------------------------------------------------------

    def _received(self, subject: str, data: bytes, _: bool) -> None:  # noqa: FBT001 (a handler's form)
        sender = subject.rpartition(".")[2]
        peer = self._peer(sender)
        peer.heard_at = monotonic()
        post = self._whole(peer, data)
        if post is None:
            return
        if post.stream != peer.their_stream and post.number == 1 and post.messages:
            self._begin_to_read(sender, peer, post.stream)
        is_next = post.stream == peer.their_stream and post.number == peer.received + bool(post.messages)
        if not is_next or peer.expects_stream:  # it does not know yet that we have forgotten what was between us
            self._ask_to_begin_anew(sender, peer)
            return
        peer.received = post.number
        for message in post.messages:
            self._read(sender, peer, message)

    def _whole(self, peer: Peer, data: bytes) -> Post | None:
        """A post, once all its pieces are there."""
        kind, data = data[:1], data[1:]
        if kind == WHOLE:
            peer.pieces.clear()
        else:
            peer.pieces.append(data)
            if kind == PIECE:
                return None
            data = b"".join(peer.pieces)
            peer.pieces.clear()
        try:
            return decode_post(data)
        except DecodeError:  # a piece was lost: so is the number of the post, which is noticed
            return None

    def _begin_to_read(self, sender: str, peer: Peer, stream: int) -> None:
        is_first = peer.their_stream == -1
        peer.their_stream, peer.received = stream, 0
        if peer.expects_stream:
            peer.expects_stream = False
        elif not is_first:
            self._forget(sender)

    def _ask_to_begin_anew(self, sender: str, peer: Peer) -> None:
        """Something was lost on the way to us. What is under way still is thrown away, without asking for each."""
        if peer.expects_stream and monotonic() - peer.asked_anew_at < PULSE_EVERY:
            return
        peer.expects_stream, peer.asked_anew_at = True, monotonic()
        self._forget(sender)
        self._begin_stream(peer)
        self.send(sender, StartAnew())

    def _begin_stream(self, peer: Peer) -> None:
        peer.stream, peer.sent = peer.stream + 1, 0

    def _read(self, sender: str, peer: Peer, message: Message) -> None:
        match message:
            case Replied(number, reply):
                answer = peer.questions.pop(number, None)
                if answer is not None and not answer.done():
                    answer.set_result(reply)
            case StartAnew():
                self._begin_stream(peer)
                self._forget(sender)
            case _:
                assert self.reader is not None
                self.reader.heard(sender, message)

    def _lost(self, subject: str, _: bytes, nobody: bool) -> None:  # noqa: FBT001 (a handler's form)
        process = subject.rpartition(".")[2]
        if nobody and process in self.peers:
            self._forget(process)
            del self.peers[process]
            assert self.reader is not None
            self.reader.unreachable(process)

    def _begin_all_anew(self) -> None:
        """The bus was away, and has lost what was sent meanwhile."""
        for process, peer in list(self.peers.items()):
            self._ask_to_begin_anew(process, peer)

    def _forget(self, process: str) -> None:
        peer = self.peers[process]
        peer.waiting.clear()
        questions, peer.questions = peer.questions, {}
        for answer in questions.values():
            if not answer.done():
                answer.set_exception(Unreachable())
        assert self.reader is not None
        self.reader.forgotten(process)


def pieces_of(data: bytes, largest: int) -> Iterator[bytes]:
    if len(data) < largest:
        yield WHOLE + data
        return
    for start in range(0, len(data), largest):
        is_last = start + largest >= len(data)
        yield (LAST if is_last else PIECE) + data[start : start + largest]
