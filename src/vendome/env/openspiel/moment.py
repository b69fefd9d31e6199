"""A position of a game, and what each seat remembers of how it came about.

OpenSpiel copies its states all the time. A moment never changes, so all copies share it: to move on is to make a new
one that knows which was before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from vendome.engine.compiler.loops import States, loops_of
from vendome.engine.compiler.rng import generator
from vendome.engine.contract import SPECTATOR, Value
from vendome.engine.errors import IllegalMove
from vendome.engine.masks import SIZE, members
from vendome.engine.observation import Counts, as_numbers
from vendome.engine.play import Session, Setup
from vendome.games.registry import find

FINGERPRINT: Final = 12  # bytes: that two pasts share one by accident is not to be expected
SEATS_IN: Final = [tuple(members(mask)) for mask in range(1 << SIZE)]

Decisions = Sequence[tuple[int, int]]  # seat and action


class Moment:
    """One position. `asked` are the seats that must choose now: none while chance is `due`, none when it is `over`."""

    def __init__(self, setup: Setup, states: States, before: Moment | None = None, decisions: Decisions = ()) -> None:
        states["rng"] = 0  # every chance is drawn from a seed of its own: nothing of an old one is left
        self.setup = setup
        self.asked = SEATS_IN[int(states["asked"][0])]
        self.due = bool(states["due"][0])
        self.over = bool(states["end"][0] >= 0)
        self._states = states
        self._before, self._decisions = before, decisions
        self._fingerprints: list[bytes | None] = [None] * setup.players
        self._legal: dict[int, list[int]] = {}
        self._texts: dict[int, str] = {}
        self._loops = loops_of(setup.game)

    @classmethod
    def start(cls, setup: Setup) -> Moment:
        """Before the first chance."""
        return cls(setup, setup.blank().states)

    # -- moving on ----------------------------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The legal actions of an asked seat, ascending. They are kept: whoever asks will choose one of them."""
        if seat not in self._legal:
            out = np.empty(len(self.setup.game.moves), np.int32)
            count = self._loops.do_legal(self._states, seat, out)
            self._legal[seat] = out[:count].tolist()
        return self._legal[seat]

    def after(self, decisions: Decisions) -> Moment:
        """What comes of it if these asked seats choose so, all at once."""
        for seat, action in decisions:
            self._check(seat, action)
        states = self._copy()
        for seat, action in decisions:
            self._loops.do_apply(states, seat, action)
        return Moment(self.setup, states, self, decisions)

    def _check(self, seat: int, action: int) -> None:
        """The compiled rules trust their caller."""
        legal = self.legal(seat)
        if action not in legal:
            texts = self.setup.game.moves
            move = texts[action] if 0 <= action < len(texts) else str(action)
            raise IllegalMove(seat, move, [texts[number] for number in legal])

    def dealt(self, seed: int) -> Moment:
        """What comes of it if all that is due is drawn from this seed."""
        states = self._copy()
        states["rng"][0] = generator(seed)
        outcome = np.zeros(self.setup.game.outcome_size, np.int32)
        while states["due"][0] != 0:
            size = self._loops.do_draw(states, outcome)
            self._loops.do_happen(states, outcome, size)
        return Moment(self.setup, states, self)

    def resampled(self, seat: int, seed: int) -> Moment:
        """A random position that looks the same to this seat, which has seen the same before.

        How it came about is not known, so the other seats begin to remember now.
        """
        twin = Moment(self.setup, self.session().resampled(seat, generator(seed)).states)
        twin._fingerprints[seat] = self.fingerprint(seat)
        return twin

    def _copy(self) -> States:
        return np.frombuffer(bytearray(self._states.tobytes()), self.setup.game.dtype)  # as bytes: see `copy_states`

    # -- what is known ------------------------------------------------------------------------------------

    def session(self) -> Session:
        """The same position for everything else that can be asked of it."""
        return self.setup.from_bytes(self._states.tobytes())

    def observation(self, seat: int) -> NDArray[np.float32]:
        """What a seat knows. While chance is due, nobody looks: all zeros."""
        return as_numbers(self._counts(seat), self.setup.observation_scales)

    def _counts(self, seat: int) -> Counts:
        counts = np.zeros(len(self.setup.observation_scales), np.uint8)
        if not self.due:
            self._loops.do_observe(self._states, seat, counts)
        return counts

    def text(self, seat: int = SPECTATOR) -> str:
        """What a seat sees and remembers now, and what all saw since the last decision.

        It is kept: OpenSpiel asks for it again and again, and a table as text takes ten times as long as a move.
        """
        if seat not in self._texts:
            self._texts[seat] = "Chance decides." if self.due else self._text(seat)
        return self._texts[seat]

    def _text(self, seat: int) -> str:
        session = self.session()
        names = [f"Seat {number}" for number in range(self.setup.players)]
        story = [self.setup.game.events.sentence(event, names) for event in session.events]
        return "\n".join([session.show(seat, names, memory="full"), "", *story])

    def fingerprint(self, seat: int) -> bytes:
        """Of all that a seat has seen and done so far: other pasts have other fingerprints.

        It is worked out when it is first asked for, since many who play never ask.
        """
        path = []
        moment: Moment | None = self
        while moment is not None and moment._fingerprints[seat] is None:
            path.append(moment)
            moment = moment._before
        known = b"" if moment is None else moment._fingerprints[seat] or b""
        for moment in reversed(path):
            known = blake2b(known + moment._news(seat), digest_size=FINGERPRINT).digest()
            moment._fingerprints[seat] = known
        return known

    def _news(self, seat: int) -> bytes:
        """What this moment adds to the memory of a seat: its own choice, what all saw happen, and what it knows now."""
        own = np.array([action for who, action in self._decisions if who == seat], np.int32).tobytes()
        if self.due:
            return own  # what happened is still to be seen when chance has decided
        events = self._states["events"][0, : self._states["event_count"][0]].tobytes()
        return b"%d %d " % (len(own), len(events)) + own + events + self._counts(seat).tobytes()

    def digest(self) -> str:
        """Of the whole position, what is hidden included."""
        return blake2b(self._states.tobytes(), digest_size=FINGERPRINT).hexdigest()

    # -- copies and files ---------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Without the moments before: their fingerprints are kept."""
        setup, seats = self.setup, range(self.setup.players)
        known = [self.fingerprint(seat) for seat in seats]
        return restored, (setup.game.id, setup.players, dict(setup.options), self._states.tobytes(), known)


def restored(game: str, players: int, options: Mapping[str, Value], data: bytes, known: list[bytes]) -> Moment:
    """A moment that was pickled."""
    setup = Setup.of(find(game), players, options)
    moment = Moment(setup, setup.from_bytes(data).states)
    moment._fingerprints = list(known)
    return moment
