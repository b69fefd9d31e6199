"""A game at a table: the rules, the numbers of the moves, and what is told. No store, no network."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw

from vendome.bots import Witness
from vendome.bots.witness import NO_ACTION
from vendome.engine.compiler.layout import plain
from vendome.engine.contract import SPECTATOR, Memory
from vendome.engine.events import Event
from vendome.engine.play import Decision, Setup
from vendome.engine.records import GameRecord, Proof, record_of
from vendome.table.problems import Refused
from vendome.table.protocol.answers import Reason
from vendome.table.protocol.views import Question, Result

STORY = 60  # events that a view tells again
BEFORE_THE_FIRST = -1


def merged(first: bytes, second: bytes) -> Raw:
    """Two JSON objects, neither empty, as one."""
    return Raw(first[:-1] + b"," + second[1:])


class Shown(NamedTuple):
    """What one seat is shown of the game, encoded."""

    view: Raw
    legal: list[str]
    question: Question | None


class Match:
    """A game in progress. A secret choice gives each of its seats a ply, in seat order, whoever answers first."""

    def __init__(self, setup: Setup, proof: Proof, names: Sequence[str], memory: Memory) -> None:
        self.setup, self.proof, self.names, self.memory = setup, proof, list(names), memory
        self.session = setup.blank()
        self.decided = 0  # plies of the questions that all have answered
        self.arrived = 0  # moves so far
        self.plies: dict[int, int] = {}  # by seat: the ply of its answer to the present question
        self.asked: list[int] = []  # the seats that have not answered yet, ascending
        self.events: Raw = Raw(b"[]")  # what the last move brought about
        self.witnesses: dict[int, Witness] = {}
        self._story: deque[bytes] = deque(maxlen=STORY)
        self._story_raw: Raw | None = None
        self._public: bytes | None = None
        self._shown: dict[int, Shown] = {}
        proof.draw_chance(self.session)
        self._ask()
        self._tell(BEFORE_THE_FIRST)

    # -- moves ----------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        return self.session.finished

    def ply(self, seat: int | None) -> int:
        """The number that this seat's answer will have; for anyone else, of the next answer awaited."""
        if seat in self.asked:
            return self.plies[seat]
        return self.plies[self.asked[0]] if self.asked else self.decided

    def has(self, ply: int) -> bool:
        """Whether the move of this number has been made."""
        return ply < self.decided or any(self.plies[seat] == ply for seat in self.plies if seat not in self.asked)

    def refuse(self, seat: int, ply: int, move: str) -> Refused | None:
        """Why the seat can't make this move as the answer of this number; None if it can."""
        if self.finished or ply != self.ply(seat):
            return Refused("game-over" if self.finished else "moved-on")
        if seat not in self.asked:
            return Refused("others-first", names=[self.names[seat] for seat in self.asked])
        legal = self.shown(seat).legal
        if move not in legal:
            return self.refuse_illegal(seat, move, legal)
        return None

    def why_not(self, seat: int, move: str) -> Reason | None:
        """Why a seat can't make a move of the game now; None if it can."""
        if move not in self.setup.game.moves:
            raise Refused("no-such-move", move=move[:60])
        found = self.session.why_not(seat, move)
        return Reason(*found) if found else None

    def refuse_illegal(self, seat: int, move: str, legal: list[str]) -> Refused:
        found = self.session.why_not(seat, move) if move in self.setup.game.moves else None
        if not found:
            return Refused("illegal-move", move=move[:60], details={"legal": legal})
        key, rule, reason = found
        return Refused("against-rule", move=move, rule=rule, reason=reason, key=key, details={"legal": legal})

    def play(self, seat: int, move: str) -> None:
        """An accepted move, and the chance that follows it."""
        ply = self.plies[seat]
        self.session.choose(move, seat)
        self.proof.draw_chance(self.session)
        self.arrived += 1
        self.forget_shown()
        for watching, witness in self.witnesses.items():
            action = self.setup.game.moves.index(move) if watching == seat else NO_ACTION
            witness.see(self.session, action)
        self.asked.remove(seat)
        if self.finished:
            self.witnesses = {}
        if not self.asked:
            self.decided += len(self.plies)
            self._ask()
        self._tell(ply)

    def _ask(self) -> None:
        self.asked = self.session.asked
        self.plies = {seat: self.decided + i for i, seat in enumerate(self.asked)}

    # -- what is told and shown -----------------------------------------------------------------------

    def _tell(self, ply: int) -> None:
        told = [self._told(event) for event in self.session.events]
        self.events = Raw(b"[" + b",".join(told) + b"]")
        self._story.extend(b'{"ply":%d,%b' % (ply, event[1:]) for event in told)
        self._story_raw = None

    def _told(self, event: Event) -> bytes:
        kinds = self.setup.game.events
        return msgspec.json.encode({"text": kinds.sentence(event, self.names), **kinds.data(event)})

    @property
    def story(self) -> Raw:
        if self._story_raw is None:
            self._story_raw = Raw(b"[" + b",".join(self._story) + b"]")
        return self._story_raw

    def shown(self, seat: int | None) -> Shown:
        """What a seat, or a spectator, is shown now. Made from the redacted record, once a move."""
        who = SPECTATOR if seat is None else seat
        if who not in self._shown:
            self._shown[who] = self._show(who)
        return self._shown[who]

    def _show(self, seat: int) -> Shown:
        game = self.setup.game
        known = plain(self.session.redacted(seat)[0])
        view = merged(self.public, msgspec.json.encode(game.views.own(known, seat, self.memory)))
        if seat not in self.asked:
            return Shown(view, [], None)
        return Shown(view, self.session.moves(seat), Question(*game.questions.ask(known, seat)))

    @property
    def public(self) -> bytes:
        """What everyone is shown now: the larger part of every view, so it is made once a move."""
        if self._public is None:
            known = self.session.redacted(SPECTATOR)[0]
            self._public = msgspec.json.encode(self.setup.game.views.public(known, self.memory))
        return self._public

    def forget_shown(self) -> None:
        """The record is another: what is shown must be made anew."""
        self._public, self._shown = None, {}

    @property
    def result(self) -> Result | None:
        result = self.session.result
        return Result(*result) if result else None

    @property
    def record(self) -> GameRecord:
        return record_of(self.session, self.names, self.proof)

    # -- bots -----------------------------------------------------------------------------------------

    def witness(self, seat: int) -> Witness:
        """What a seat has seen from the start of the game. The first call replays the game, later ones are free."""
        if seat not in self.witnesses:
            self.witnesses[seat] = self._replayed_witness(seat)
        return self.witnesses[seat]

    def _replayed_witness(self, seat: int) -> Witness:
        session = self.setup.blank()
        self.proof.draw_chance(session)
        witness = Witness(self.setup, seat)
        witness.see(session)
        decisions = [line for line in self.session.log if isinstance(line, Decision)]
        for who, move in [*decisions, *self.session.pending.items()]:
            session.choose(move, who)
            self.proof.draw_chance(session)
            witness.see(session, self.setup.game.moves.index(move) if who == seat else NO_ACTION)
        return witness
