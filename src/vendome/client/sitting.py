"""Sitting down at a table with a policy, playing, and leaving the seat in good order."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from vendome.bots.policy import Interrupted, Policy, for_one_game
from vendome.client.address import TableAddress
from vendome.client.calls import Calls
from vendome.client.errors import TableRefused, Unreachable
from vendome.client.line import Line, Say
from vendome.client.messages import Join, Problem, SeatToken, View
from vendome.client.player import Player
from vendome.client.words import Words
from vendome.engine.errors import BadOption


@dataclass(frozen=True)
class Guest:
    """Who sits down: a policy, or a class of them, and the name by which the others see it."""

    policy: Any
    name: str
    seat: int | None = None  # the wanted one; any open one if None


class Sitting:
    """A seat at a table, for a game or for several.

    >>> sitting = Sitting(TableAddress.parse(link), Guest(my_policy, "Ada"), print)
    >>> for view in sitting.games(1):
    ...     print(view.result)
    """

    def __init__(self, address: TableAddress, guest: Guest, say: Say) -> None:
        self.address, self.guest, self.say = address, guest, say
        self.words = Words()
        self._policy: Policy | None = for_one_game(guest.policy, guest.name)  # what can't be made takes no seat
        self.is_ours = not address.token  # a seat that we took; otherwise somebody has lent it to us
        if address.word:
            self.words.keep(address.word)
        self.own = self._take_over() if address.token else self._join()
        self.say(f"Seat {self.own.seat} of {address}: {guest.name}.")

    def _join(self) -> SeatToken:
        calls = Calls(self.address)
        calls.view()  # a server that is not there is told at once
        wish = Join(self.guest.name, secrets.token_urlsafe(24), self.words.draw(), self.guest.seat)
        return calls.join(wish)

    def _take_over(self) -> SeatToken:
        token, wanted = self.address.token, self.guest.seat
        seat = Calls(self.address, token).view().seat
        if seat is None:
            raise TableRefused(Problem("forbidden", "this token is the host's, who has no seat at the table"))
        if wanted not in (None, seat):
            raise BadOption(f"this token is of seat {seat}, not of seat {wanted}")
        return SeatToken(seat, token)

    # -- playing --------------------------------------------------------------------------------------

    def games(self, number: int) -> Iterator[View]:
        """So many games, each to its end; how the table stands then. The host calls for each but the first."""
        for nth in range(1, number + 1):
            line = Line(self.address, self.own.token, self.say)
            try:
                player = self._player(line)
                yield player.play()
                if nth < number:
                    self.say("Waiting for the host to play again.")
                    self.address = self.address.next(player.next_table())
            finally:
                line.close()

    def _player(self, line: Line) -> Player:
        """A policy for one game: a class is made anew."""
        policy, self._policy = self._policy or for_one_game(self.guest.policy, self.guest.name), None
        return Player(Calls(self.address, self.own.token), line, policy, self.guest.name, self.words)

    # -- leaving --------------------------------------------------------------------------------------

    @property
    def link(self) -> str:
        """The way back into the seat. It is a secret."""
        return self.address.private_link(self.own.token)

    def leave(self) -> str:
        """Give up a seat that we took, or give back one that was lent; a sentence that says which."""
        if not self.is_ours:
            return f"The seat stays its player's: {self.link}"
        try:
            self._calls.leave(self.own.seat)
        except Interrupted as error:
            return f"Seat {self.own.seat} could not be given up: {error}"
        return f"Seat {self.own.seat} is given up."

    def let_a_bot_stand_in(self) -> str:
        """So that nobody waits for a policy that has failed; a sentence that says so."""
        try:
            self._calls.let_a_bot_stand_in(self.own.seat)
        except Unreachable:
            return f"Seat {self.own.seat} waits for its player: {self.link}"
        except TableRefused:
            return f"Seat {self.own.seat} is not ours any more."
        return f"A bot stands in at seat {self.own.seat} until its player is back: {self.link}"

    @property
    def _calls(self) -> Calls:
        return Calls(self.address, self.own.token)
