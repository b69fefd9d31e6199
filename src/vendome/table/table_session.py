"""A game at a table. The engine's session knows the rules; this adds what a table needs around it.

That is: a number for every move, also while several seats choose in secret; the words of a refusal; what each seat is
shown, made once a move; and what the bots have seen. There is no store and no network here.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from vendome.bots import Witness
from vendome.bots.witness import NO_ACTION
from vendome.engine.compiler.layout import plain
from vendome.engine.contract import SPECTATOR, Game, Memory, Question
from vendome.engine.errors import CantTakeBack, Stands
from vendome.engine.play import Chance, Decision, Setup
from vendome.engine.play import Result as EngineResult
from vendome.engine.records import GameRecord, Proof, record_of
from vendome.table.event_patches import own_between, public_between
from vendome.table.problems import Refused
from vendome.table.protocol.answers import Observation, Reason
from vendome.table.protocol.views import Result
from vendome.table.story import NO_EVENTS, event_json, list_json, took_back_json

STORY_LENGTH = 60  # events that a view shows again
BEFORE_FIRST_MOVE = -1  # the ply of what happens before it


def merge_objects(first: bytes, second: bytes) -> Raw:
    """Two JSON objects, neither empty, as one."""
    return Raw(first[:-1] + b"," + second[1:])


def result_of(game: Game, result: EngineResult) -> Result:
    return Result(*result, decided_by=game.decided_by(result.scores))


class Shown(NamedTuple):
    """What one seat is shown of the game besides what is public."""

    own: Struct
    legal: list[str]
    question: Question | None


class OfMove(Struct):
    """What is read again of an event of the story."""

    ply: int


class Saved(Struct):
    """A game in progress as it stands, to be sent to another process. It holds every secret of the game."""

    state: bytes
    start: bytes
    log: list[tuple[int, str]]  # seat and move; the seat of chance is SPECTATOR
    pending: dict[int, str]
    decisions: list[tuple[int, int]]
    outcomes: list[tuple[int, ...] | None]
    plies: dict[int, int]
    asked: list[int]
    decided: int
    moves_made: int
    asked_after: int
    made: list[tuple[int, int]]
    taken_back: dict[int, int]
    before: bytes
    outcomes_before: int
    events: bytes
    events_told: int
    story: list[bytes]


class TableSession:
    """A game in progress at a table. In a secret choice each asked seat has a ply of its own, in seat order, whoever
    answers first."""

    def __init__(self, setup: Setup, proof: Proof, names: Sequence[str], memory: Memory) -> None:
        self.setup, self.proof, self.names, self.memory = setup, proof, list(names), memory
        self.game_session = setup.blank()
        self.game_session.keeps_instants = True
        self.decided = 0  # plies of the questions that all have answered
        self.moves_made = 0  # those that were taken back included, and the taking back of each
        self.made: list[tuple[int, int]] = []  # of each move that stands: its ply, and `asked_after` of its question
        self.taken_back: dict[int, int] = {}  # by seat: how often
        self.plies: dict[int, int] = {}  # by seat: the ply of its answer to the present question
        self.asked: list[int] = []  # the seats that have not answered yet, ascending
        self.asked_after = 0  # how many moves were made before the present question
        self.events = NO_EVENTS  # what the last move brought about
        self.witnesses: dict[int, Witness] = {}
        self.events_told = 0  # since the game began
        self._story: deque[bytes] = deque(maxlen=STORY_LENGTH)
        self._story_raw: Raw | None = None
        self._plies_told: frozenset[int] | None = None
        self._public: Struct | None = None
        self._shown: dict[int, Shown] = {}
        self._observations: dict[int, Observation] = {}
        self._can_take_back: list[int] | None = None
        self._public_between: list[Struct] | None = None
        self._own_between: dict[int, list[Struct]] = {}
        self._public_json: bytes | None = None
        proof.draw_chance(self.game_session)
        self._ask()
        self._note_events(BEFORE_FIRST_MOVE)

    # -- moves ----------------------------------------------------------------------------------------

    @property
    def finished(self) -> bool:
        return self.game_session.finished

    def ply(self, seat: int | None) -> int:
        """The number that this seat's answer will have; for anyone else, of the next answer awaited."""
        if seat in self.asked:
            return self.plies[seat]
        return self.plies[self.asked[0]] if self.asked else self.decided

    @property
    def moves(self) -> list[tuple[int, str]]:
        """Seats and moves, in the order they came in."""
        texts = self.setup.game.moves
        return [(seat, texts[action]) for seat, action in self.game_session.history.decisions]

    def refusal(self, seat: int, ply: int, move: str) -> Refused | None:
        """Why the seat can't make this move as the answer of this number; None if it can."""
        if self.finished or ply != self.ply(seat):
            return Refused("game-over" if self.finished else "moved-on")
        if seat not in self.asked:
            return Refused("others-first", names=[self.names[seat] for seat in self.asked])
        legal = self.shown(seat).legal
        if move not in legal:
            return self._refusal_of_illegal(seat, move, legal)
        return None

    def why_not(self, seat: int, move: str) -> Reason | None:
        """Why a seat can't make a move of the game now; None if it can."""
        if move not in self.setup.game.moves:
            raise Refused("no-such-move", move=move[:60])
        found = self.game_session.why_not(seat, move)
        return Reason(*found) if found else None

    def _refusal_of_illegal(self, seat: int, move: str, legal: list[str]) -> Refused:
        found = self.game_session.why_not(seat, move) if move in self.setup.game.moves else None
        if not found:
            return Refused("illegal-move", move=move[:60], details={"legal": legal})
        key, rule, reason = found
        return Refused("against-rule", move=move, rule=rule, reason=reason, key=key, details={"legal": legal})

    def play(self, seat: int, move: str) -> None:
        """An accepted move, and the chance that follows it."""
        ply = self.plies[seat]
        self.game_session.choose(move, seat)
        self.proof.draw_chance(self.game_session)
        self.moves_made += 1
        self.made.append((ply, self.asked_after))
        self._can_take_back = None
        self.forget_shown()
        for watching, witness in self.witnesses.items():
            action = self.setup.game.moves.index(move) if watching == seat else NO_ACTION
            witness.see(self.game_session, action)
        self.asked.remove(seat)
        if self.finished:
            self.witnesses = {}
        if not self.asked:
            self.decided += len(self.plies)
            self._ask()
        self._note_events(ply)

    # -- taking a move back -----------------------------------------------------------------------------

    def last_ply(self, seat: int) -> int:
        """The number of a seat's last move."""
        return self.made[self.last_of(seat)][0]

    def last_of(self, seat: int) -> int:
        """Which of the moves that stand, in the order they came in."""
        decisions = self.game_session.history.decisions
        for nth in reversed(range(len(decisions))):
            if decisions[nth][0] == seat:
                return nth
        raise CantTakeBack(seat, "none")

    def asked_before(self, seat: int) -> int:
        """How many moves were made before the question that a seat answered last."""
        return self.made[self.last_of(seat)][1]

    @property
    def can_take_back(self) -> list[int]:
        """The seats that can take their last move back, as far as the game goes. Every view asks."""
        if self._can_take_back is None:
            self._can_take_back = self.game_session.can_take_back
        return self._can_take_back

    def why_it_stands(self, seat: int) -> Stands | None:
        """Why a seat can't take its last move back; None if it can."""
        return None if seat in self.can_take_back else self.game_session.why_it_stands(seat)

    def is_secret(self, seat: int) -> bool:
        """Whether its last move is a secret answer that others have still to give."""
        return seat in self.game_session.pending

    def take_back(self, seat: int) -> None:
        """A seat's last move, as it was accepted. Its question is asked again; what was told of it stays in the
        story."""
        ply, self.asked_after = self.made.pop(self.last_of(seat))
        self.game_session.drop_last_of(seat)
        self.asked = self.game_session.asked
        answered = self.game_session.pending
        self.decided = len(self.made) - len(answered)
        self.plies = {other: self.decided + i for i, other in enumerate(sorted([*self.asked, *answered]))}
        self.moves_made += 1
        self.taken_back[seat] = self.taken_back.get(seat, 0) + 1
        self.witnesses = {}
        self._can_take_back = None
        self.forget_shown()
        self._tell(ply, [took_back_json(seat, self.names)])

    # -- the present question ---------------------------------------------------------------------------

    def _ask(self) -> None:
        self.asked = self.game_session.asked
        self.asked_after = self.moves_made
        self.plies = {seat: self.decided + i for i, seat in enumerate(self.asked)}

    # -- what is shown ------------------------------------------------------------------------------------

    def _note_events(self, ply: int) -> None:
        self._tell(ply, [event_json(self.setup.game, event, self.names) for event in self.game_session.events])

    def _tell(self, ply: int, events: list[bytes]) -> None:
        self.events = list_json(events)
        self._story.extend(b'{"ply":%d,%b' % (ply, event[1:]) for event in events)
        self._story_raw = self._plies_told = None
        self.events_told += len(events)

    @property
    def story(self) -> Raw:
        """The last events, each with the ply of its move."""
        if self._story_raw is None:
            self._story_raw = list_json(self._story)
        return self._story_raw

    @property
    def plies_told(self) -> frozenset[int]:
        """The moves that the story tells of."""
        if self._plies_told is None:
            self._plies_told = frozenset(told.ply for told in msgspec.json.decode(self.story, type=list[OfMove]))
        return self._plies_told

    def story_since(self, told: int) -> list[bytes]:
        """The events after the first `told` ones, as far as the story has them."""
        new = min(self.events_told - told, len(self._story))
        return list(islice(self._story, len(self._story) - new, None))

    def is_one_move_since(self, told: int) -> bool:
        """Whether the events after the first `told` ones are those of the last move, and their instants are known."""
        return self.events_told - told == len(self.game_session.instants)

    @property
    def public_between(self) -> list[Struct]:
        """What everyone is shown after each event of the last move but its last."""
        if self._public_between is None:
            self._public_between = public_between(self.game_session, self.memory)
        return self._public_between

    def own_between(self, seat: int | None) -> list[Struct]:
        """What a seat, or a spectator, is shown besides."""
        who = SPECTATOR if seat is None else seat
        if who not in self._own_between:
            self._own_between[who] = own_between(self.game_session, who, self.memory)
        return self._own_between[who]

    @property
    def public(self) -> Struct:
        """What everyone is shown now: the larger part of every view, so it is made once a move."""
        if self._public is None:
            self._public = self.setup.game.views.public(self._known_to(SPECTATOR), self.memory)
        return self._public

    def shown(self, seat: int | None) -> Shown:
        """What a seat, or a spectator, is shown besides. Made from the redacted state, once a move."""
        who = SPECTATOR if seat is None else seat
        if who not in self._shown:
            self._shown[who] = self._show(who)
        return self._shown[who]

    def _show(self, seat: int) -> Shown:
        game = self.setup.game
        known = self._known_to(seat)
        own = game.views.own(known, seat, self.memory)
        if seat not in self.asked:
            return Shown(own, [], None)
        return Shown(own, self.game_session.moves(seat), game.questions.ask(known, seat))

    def _known_to(self, seat: int) -> Any:
        """The redacted state. (It is read from an array of one state: a single NumPy record is slow.)"""
        return plain(self.game_session.redacted(seat))

    def state(self, seat: int | None) -> Raw:
        """The game as a seat, or a spectator, is shown it: the public part and its own."""
        if self._public_json is None:
            self._public_json = msgspec.json.encode(self.public)
        return merge_objects(self._public_json, msgspec.json.encode(self.shown(seat).own))

    def observation(self, seat: int) -> Observation:
        """What a seat knows, as numbers. Made from the redacted state, and encoded, once a move."""
        if seat not in self._observations:
            known = self.game_session.known_to(seat)
            rows = known.observation(seat), known.mask(seat)
            numbers, mask = (Raw(msgspec.json.encode(row.tolist())) for row in rows)
            self._observations[seat] = Observation(self.ply(seat), seat, numbers, mask)
        return self._observations[seat]

    def forget_shown(self) -> None:
        """The state has changed: what is shown must be made again."""
        self._public, self._public_json, self._shown = None, None, {}
        self._observations = {}
        self._public_between, self._own_between = None, {}

    @property
    def result(self) -> Result | None:
        result = self.game_session.result
        return result_of(self.setup.game, result) if result else None

    @property
    def record(self) -> GameRecord:
        return record_of(self.game_session, self.names, self.proof)

    # -- bots -----------------------------------------------------------------------------------------

    def watch_as(self, seat: int) -> None:
        """From the start of the game: keep what this seat sees."""
        witness = self.witnesses[seat] = Witness(self.setup, seat)
        witness.see(self.game_session)

    # -- to another process and back ------------------------------------------------------------------

    def saved(self) -> Saved:
        session = self.game_session
        lines = [(SPECTATOR, line.line) if isinstance(line, Chance) else (line.seat, line.move) for line in session.log]
        return Saved(
            state=session.to_bytes(),
            start=session.history.start,
            log=lines,
            pending=session.pending,
            decisions=session.history.decisions,
            outcomes=session.history.outcomes,
            plies=self.plies,
            asked=self.asked,
            decided=self.decided,
            moves_made=self.moves_made,
            asked_after=self.asked_after,
            made=self.made,
            taken_back=self.taken_back,
            before=session.history.before,
            outcomes_before=session.history.outcomes_before,
            events=bytes(self.events),
            events_told=self.events_told,
            story=list(self._story),
        )

    def restore(self, saved: Saved) -> None:
        """Become the game that was saved, which must be of the same setup and proof."""
        session = self.setup.from_bytes(saved.state)
        session.keeps_instants = True
        session.log = [Chance(move) if seat == SPECTATOR else Decision(seat, move) for seat, move in saved.log]
        session.pending = saved.pending
        session.history.start = saved.start
        session.history.decisions, session.history.outcomes = saved.decisions, saved.outcomes
        session.history.before, session.history.outcomes_before = saved.before, saved.outcomes_before
        self.game_session = session
        self._can_take_back = None
        self.made, self.taken_back = saved.made, saved.taken_back
        self.plies, self.asked, self.decided = saved.plies, saved.asked, saved.decided
        self.moves_made, self.asked_after = saved.moves_made, saved.asked_after
        self.events, self.events_told, self._story_raw = Raw(saved.events), saved.events_told, None
        self._plies_told = None
        self._story = deque(saved.story, maxlen=STORY_LENGTH)
        self.forget_shown()
