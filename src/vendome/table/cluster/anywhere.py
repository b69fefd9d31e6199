"""Tables anywhere: a call or a line goes to the process that has the table, which may be this one."""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import TypeVar

from vendome.table.actions.common import need_seat
from vendome.table.calls import CALLS, Services
from vendome.table.calls.common import Answer, Call, Finished, Request, StoredAnswer
from vendome.table.chores import note_failure
from vendome.table.cluster.far_lines import FarLine, FarListener
from vendome.table.cluster.mail import Mail, Unreachable
from vendome.table.cluster.messages import (
    Asked,
    CloseLine,
    Dismissed,
    Done,
    FinishedGame,
    Game,
    LinesLost,
    MakeMove,
    Message,
    Not,
    NotHere,
    Opened,
    OpenLine,
    Perform,
    Performed,
    Question,
    Replied,
    Reply,
    TellView,
    Told,
)
from vendome.table.cluster.ownership import Ownership
from vendome.table.elsewhere import Elsewhere
from vendome.table.http import body_of
from vendome.table.line import AnyLine, Line, LineWish
from vendome.table.perform import enter, perform, refusal
from vendome.table.problems import Refused
from vendome.table.room import Listener
from vendome.table.storage.writer import Unavailable
from vendome.table.tokens import Viewer, is_table_id

T = TypeVar("T")

log = logging.getLogger(__name__)

BY_NAME = {call.name: call for call in CALLS}
LONGEST_CALL = 20.0  # seconds: a start may wait for the players' words, a hint for a bot
LONGEST_OPENING = 3.0  # seconds
MOST_TRIES = 40
BEFORE_NEXT = 0.1  # seconds
MOST_KNOWN = 20_000  # tables whose owners we remember


class TablesAnywhere:
    """Both sides: what is asked of others here, and what others ask of us."""

    def __init__(self, ownership: Ownership, mail: Mail) -> None:
        self.ownership, self.mail = ownership, mail
        self.services_: Services | None = None  # set after both are made
        self.owners: dict[str, str] = {}  # by table: who has it, as far as we know
        self.far_lines: dict[int, FarLine] = {}  # of our sockets, to tables elsewhere
        self.lines_here: dict[tuple[str, int], Line] = {}  # of others' sockets, to our tables
        self.numbers = itertools.count(1)
        self.tasks: set[asyncio.Task[None]] = set()
        ownership.on_take = self.is_now_at

    @property
    def services(self) -> Services:
        assert self.services_ is not None
        return self.services_

    # -- what we ask of others ------------------------------------------------------------------------

    async def perform(self, call: Call, request: Request) -> Answer | StoredAnswer:
        if not call.is_about_table or not is_table_id(request.path["table"]):
            return await perform(call, request)
        try:
            for _ in range(MOST_TRIES):
                try:
                    owner = self.owners.get(request.path["table"])
                    return await (self.forward(owner, call, request) if owner else perform(call, request))
                except Elsewhere as elsewhere:
                    await self.look_again(request.path["table"], elsewhere.process)
        except Unreachable:
            log.warning("a call was lost between processes", extra={"call": call.name})
        return refusal(Refused("unavailable"))

    async def forward(self, owner: str, call: Call, request: Request) -> Answer | StoredAnswer:
        """Elsewhere, if it can be tried again. Unreachable, if the owner may have done it, and twice is too often."""
        if call.needs_record:
            request.finished_ = await self.finished_game(owner, request)
            return await perform(call, request)
        wish = Perform(
            call.name, request.path, request.query, request.text, request.token, request.address, request.accepts,
            request.origin, request.device,
        )  # fmt: skip
        may_repeat = call.repeatable or call.method == "GET" or bool(getattr(request.body, "id", None))
        try:
            reply = await self.mail.ask(owner, wish, LONGEST_CALL)
        except Unreachable:
            if may_repeat:
                raise Elsewhere from None
            self.owners.pop(request.path["table"], None)
            raise
        match reply:
            case Performed(answer):
                return answer
            case NotHere(process):
                raise Elsewhere(process)
        raise TypeError(f"{type(reply).__name__} is no answer to a call")

    async def finished_game(self, owner: str, request: Request) -> Finished:
        wish = FinishedGame(request.path["table"], request.token, request.address)
        try:
            reply = await self.mail.ask(owner, wish, LONGEST_OPENING)
        except Unreachable:
            raise Elsewhere from None
        match reply:
            case Game(finished):
                return finished
            case Not():
                raise reply.refused
            case NotHere(process):
                raise Elsewhere(process)
        raise TypeError(f"{type(reply).__name__} is no answer to a call")

    async def open_line(self, wish: LineWish, listener: Listener) -> AnyLine:
        if not is_table_id(wish.table):
            raise Refused("no-such-table")
        for _ in range(MOST_TRIES):
            try:
                owner = self.owners.get(wish.table)
                if owner:
                    return await self.open_far_line(owner, wish, listener)
                return await Line.open(self.services.house, wish, listener)
            except Elsewhere as elsewhere:
                await self.look_again(wish.table, elsewhere.process)
        raise Refused("unavailable")

    async def open_far_line(self, owner: str, wish: LineWish, listener: Listener) -> FarLine:
        number = next(self.numbers)
        line = FarLine(self.mail, owner, number, wish.table, listener)
        line.on_close = self.forget_far_line
        self.far_lines[number] = line  # before it is open: its first message comes with the answer
        try:
            reply = await self.mail.ask(
                owner, OpenLine(number, wish, listener.frames, listener.updates_sent), LONGEST_OPENING
            )
        except BaseException as error:
            line.close()
            if isinstance(error, Unreachable):
                raise Elsewhere from None
            raise
        match reply:
            case Opened() if number not in self.far_lines:  # lost again, before we could look
                raise Elsewhere
            case Opened(seat, is_host):
                listener.viewer = Viewer(seat, is_host, wish.token or None)
                return line
            case Not():
                self.forget_far_line(number)
                raise reply.refused
            case NotHere(process):
                self.forget_far_line(number)
                raise Elsewhere(process)
        raise TypeError(f"{type(reply).__name__} is no answer to a line")

    def forget_far_line(self, number: int) -> None:
        self.far_lines.pop(number, None)

    async def look_again(self, table: str, owner: str) -> None:
        """The table was not where we thought. If nobody says where it is, the leases will."""
        known = self.owners.pop(table, "")
        if owner and owner not in (self.ownership.me, known):
            self.know(table, owner)
        else:
            await asyncio.sleep(BEFORE_NEXT)

    def know(self, table: str, owner: str) -> None:
        while len(self.owners) >= MOST_KNOWN:
            del self.owners[next(iter(self.owners))]
        self.owners[table] = owner

    def is_now_at(self, table: str, owner: str) -> None:
        """Told by the new owner. Our lines to the one before lead nowhere."""
        if table in self.owners:
            self.know(table, owner)
        for number, line in list(self.far_lines.items()):
            if line.table == table and line.owner != owner:
                del self.far_lines[number]
                line.listener.moved()

    # -- what we hear ---------------------------------------------------------------------------------

    def heard(self, sender: str, message: Message) -> None:
        match message:
            case Told(text, lines):
                for number in lines:
                    self.tell(sender, number, text)
            case Asked(number, question):
                task = asyncio.create_task(self.reply(sender, number, question))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)
                task.add_done_callback(note_failure)
            case TellView(number):
                if line := self.lines_here.get((sender, number)):
                    line.tell_whole_view()
            case CloseLine(number):
                if line := self.lines_here.pop((sender, number), None):
                    line.close()
            case Dismissed(number, why):
                if far := self.far_lines.pop(number, None):
                    far.listener.dismiss(why.refused)
            case LinesLost(lines):
                for number in lines:
                    self.lose_far_line(number)

    def tell(self, sender: str, number: int, text: str) -> None:
        line = self.far_lines.get(number)
        if line is None:
            self.mail.send(sender, CloseLine(number))  # its socket has gone
            return
        line.listener.updates_sent += 1
        line.listener.send(text)

    def lose_far_line(self, number: int) -> None:
        line = self.far_lines.pop(number, None)
        if line is not None:
            self.owners.pop(line.table, None)
            line.listener.moved()

    def forgotten(self, process: str) -> None:
        """All that was between us is forgotten, there too."""
        for number, line in list(self.far_lines.items()):
            if line.owner == process:
                self.lose_far_line(number)
        for (sender, number), here in list(self.lines_here.items()):
            if sender == process:
                del self.lines_here[sender, number]
                here.close()

    def unreachable(self, process: str) -> None:
        self.ownership.suspect(process)
        for table in [table for table, owner in self.owners.items() if owner == process]:
            del self.owners[table]

    # -- what others ask of us ------------------------------------------------------------------------

    async def reply(self, sender: str, number: int, question: Question) -> None:
        self.mail.send(sender, Replied(number, await self.answer_to(sender, question)))

    async def answer_to(self, sender: str, question: Question) -> Reply:
        try:
            match question:
                case Perform():
                    return await self.perform_here(question)
                case FinishedGame():
                    return await self.finish_here(question)
                case OpenLine():
                    return await self.open_here(sender, question)
                case MakeMove():
                    return await self.move_here(sender, question)
        except Elsewhere as elsewhere:
            return NotHere(elsewhere.process)
        except Refused as refused:
            return Not.of(refused)
        except Unavailable:
            return Not.of(Refused("unavailable"))
        except Exception:
            log.exception("another process was not answered", extra={"question": type(question).__name__})
            return Not.of(Refused("broken"))

    async def perform_here(self, wish: Perform) -> Reply:
        call = BY_NAME[wish.call]
        request = Request(self.services, wish.address, wish.path, wish.query, wish.text, token=wish.token)
        request.accepts, request.origin, request.body = wish.accepts, wish.origin, body_of(call, wish.text)
        request.device = wish.device
        answer = await perform(call, request)
        assert isinstance(answer, Answer)
        return Performed(answer)

    async def finish_here(self, wish: FinishedGame) -> Reply:
        request = Request(self.services, wish.address, {"table": wish.table}, {}, token=wish.token)
        await enter(self.services, BY_NAME["replay"], request)
        return Game(request.finished)

    async def open_here(self, sender: str, wish: OpenLine) -> Reply:
        listener = FarListener(self.mail, sender, wish.line, wish.wish.address, wish.frames)
        listener.updates_sent = wish.updates_sent
        line = await Line.open(self.services.house, wish.wish, listener)
        self.lines_here[sender, wish.line] = line
        return Opened(listener.viewer.seat, listener.viewer.is_host)

    async def move_here(self, sender: str, wish: MakeMove) -> Reply:
        """The limit counts here what comes from all processes; each has counted its own."""
        line = self.lines_here.get((sender, wish.line))
        if line is None:
            return NotHere("")
        need_seat(line.listener.viewer)
        self.services.limits.moves.take(line.listener.viewer.token or line.listener.address, "too-many-moves")
        await line.move(wish.wish)
        return Done()
