"""A policy in its seat: it answers whenever the seat is asked, until the game is over."""

from __future__ import annotations

import secrets
import time
from contextlib import suppress
from typing import Any

import numpy as np

from vendome.bots.policy import Interrupted, Numbers, Policy, Situation, decide
from vendome.client.calls import SECONDS, TRY_AGAIN, Calls
from vendome.client.errors import TableRefused
from vendome.client.line import Line, Say
from vendome.client.messages import Move, Problem, View
from vendome.client.words import Words
from vendome.engine.play import Setup
from vendome.games.registry import find

MOVED_ON = ("stale", "not-your-turn")  # refusals of a move that came too late, as a bot's that stood in came first


class Shown:
    """A situation at a live table. Only the observation must be asked for; the rest has come with the view."""

    def __init__(self, view: View, setup: Setup, calls: Calls) -> None:
        self._view, self._setup, self._calls = view, setup, calls

    def view(self) -> dict[str, Any]:
        return self._view.state or {}

    def question(self) -> str:
        return self._view.question.text if self._view.question else ""

    def moves(self) -> list[str]:
        return self._view.legal

    def observation(self) -> Numbers:
        sent = self._calls.observation()
        if sent.ply != self._view.ply:
            raise MovedOn("the table has moved on")
        size = len(self._setup.observation_scales)
        if len(sent.observation) != size:
            sizes = f"the table's observations have {len(sent.observation)} numbers, ours {size}"
            raise Interrupted(f"{sizes}: install the version of Vendôme that the table runs")
        return np.array(sent.observation, np.float32)

    def seed(self) -> int:
        return secrets.randbits(64)


class MovedOn(Interrupted):
    """Somebody else has answered for the seat."""


class Player:
    """`name` is what messages call the policy."""

    def __init__(self, calls: Calls, line: Line, policy: Policy, name: str, words: Words) -> None:
        self.calls, self.line, self.policy, self.name, self.words = calls, line, policy, name, words
        self.say: Say = line.say
        self.sent: Move | None = None  # our last move …
        self.sent_on = 0  # … and the number of the connection that took it
        self.passed_over = -1  # the ply of a question that somebody else has answered while the policy thought
        self.status = ""

    def play(self) -> View:
        """To the end of the game; how the table stands then."""
        while True:
            view = self.next_view()
            self.attend(view)
            if view.status == "finished":
                return view

    def next_table(self) -> str:
        """After the game: the table at which this company plays again, however long that takes."""
        while True:
            view = self.next_view()
            if view.next is not None:
                return view.next.table

    def next_view(self) -> View:
        while True:
            message = self.line.receive()
            if message.error is not None:
                self.heed(message.error)
            elif message.view is not None:
                return message.view

    # -- what a view asks for -------------------------------------------------------------------------

    def attend(self, view: View) -> None:
        self.announce(view)
        if view.status == "waiting":
            self.tell_word(view)
        elif view.status == "playing" and view.seat is not None and view.seats[view.seat].by_bot:
            self.calls.come_back()
        if not view.is_asked:
            self.sent, self.passed_over = None, -1  # a question has the same ply again when somebody took a move back
        if view.is_asked and view.ply != self.passed_over:
            try:
                self.answer(view)
            except MovedOn:
                self.passed_over = view.ply

    def announce(self, view: View) -> None:
        before, self.status = self.status, view.status
        if view.status == before:
            return
        if view.status == "waiting":
            self.say("Waiting for the host to start the game.")
        elif view.status == "playing":
            self.say("The game begins." if before == "waiting" else f"The game is at move {view.ply}.")

    def tell_word(self, view: View) -> None:
        wish = self.words.due(view)
        if wish is not None:
            with suppress(Interrupted):  # the next view asks again, or the game begins without it
                self.calls.tell_word(wish)

    def answer(self, view: View) -> None:
        """Once for every question; again, with the same id, on a new line: the table may not have heard it."""
        if self.sent is None or self.sent.ply != view.ply:
            move = decide(self.policy, self.situation(view), self.name)
            self.sent = Move(view.ply, move, secrets.token_urlsafe(16))
            self.say(f"{view.ply:>4}  {move}")
        elif self.sent_on == self.line.number:
            return
        self.send()

    def send(self) -> None:
        assert self.sent is not None
        self.line.send(self.sent)
        self.sent_on = self.line.number

    def situation(self, view: View) -> Situation:
        assert view.seat is not None
        setup = setup_of(view)
        return Situation(setup, view.seat, view.ply, Shown(view, setup, self.calls))

    def heed(self, problem: Problem) -> None:
        """A refusal. What passes is waited for. A move that came too late is forgotten: the next view asks anew."""
        if problem.code in TRY_AGAIN:
            time.sleep(problem.wait or SECONDS)
            if problem.id is not None:
                self.send()
        elif problem.code not in MOVED_ON:
            raise TableRefused(problem)


def setup_of(view: View) -> Setup:
    options = {name: value for name, value in view.options.items() if name != "players"}
    return Setup.of(find(view.game), len(view.seats), options)
