"""HTTP calls about one table.

The standard library is enough: a game needs a handful of calls, one after the other. The socket is in `line`.
"""

from __future__ import annotations

from functools import cache
from http.client import HTTPException
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, OpenerDirector, Request, build_opener

import msgspec

from vendome.client.address import TableAddress
from vendome.client.errors import TableRefused, Unreachable
from vendome.client.messages import (
    Join,
    Observation,
    Problem,
    SeatToken,
    TellWord,
    View,
    read_refusal,
)
from vendome.client.patience import Patience

T = TypeVar("T")

TIMEOUT = 30.0  # seconds for one answer
TRY_AGAIN = ("too-many", "unavailable")  # refusals that pass
SECONDS = 1.0  # to wait before trying again, if the table does not say


class StayHere(HTTPRedirectHandler):
    """A token is for the server that the person named, and for no other."""

    def redirect_request(self, *_: object) -> None:
        return None


@cache
def opener() -> OpenerDirector:
    return build_opener(StayHere)


class Calls:
    """What can be asked of a table with a seat's token, or without one."""

    def __init__(self, address: TableAddress, token: str = "") -> None:
        self.address, self.token = address, token

    def view(self) -> View:
        return self.ask("", View)

    def join(self, wish: Join) -> SeatToken:
        return self.insist("/join", SeatToken, wish)

    def observation(self) -> Observation:
        return self.insist("/observation", Observation)

    def tell_word(self, wish: TellWord) -> None:
        self.ask("/word", View, wish)

    def come_back(self) -> None:
        """A bot that stands in for us stops."""
        self.insist("/here", View, {})

    def let_a_bot_stand_in(self, seat: int) -> None:
        """Until the token is used again."""
        self.ask(f"/seats/{seat}/bot", View, {})

    def leave(self, seat: int) -> None:
        """For good: the token is worth nothing any more."""
        self.ask(f"/seats/{seat}/vacate", msgspec.Raw, {})

    # -- how a call is made -------------------------------------------------------------------------------

    def insist(self, path: str, kind: type[T], body: object = None) -> T:
        """Ask again while the server can't be reached, or is too busy. For calls that may be repeated. TableRefused and
        Unreachable, when there is no hope."""
        patience = Patience()
        while True:
            try:
                return self.ask(path, kind, body)
            except Unreachable as error:
                patience.wait(error)
            except TableRefused as refused:
                if refused.code not in TRY_AGAIN:
                    raise
                patience.wait(refused, refused.problem.wait or SECONDS)

    def ask(self, path: str, kind: type[T], body: object = None) -> T:
        """One call: a GET without a body, otherwise a POST."""
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Content-Type": "application/json", "User-Agent": "vendome"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        try:
            with opener().open(Request(self.address.api + path, data, headers), timeout=TIMEOUT) as answer:
                return msgspec.json.decode(answer.read(), type=kind)
        except HTTPError as error:
            raise self.refusal(error) from None
        except (OSError, HTTPException) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise Unreachable(f"no answer from {self.address.server}: {reason}") from None
        except msgspec.MsgspecError:
            raise self.stranger() from None

    def refusal(self, error: HTTPError) -> TableRefused:
        with error:
            try:
                return TableRefused(read_refusal(error.read()).error)
            except (msgspec.MsgspecError, OSError, HTTPException):
                pass
        if error.code in (502, 503, 504):  # of a proxy whose server is being restarted
            return TableRefused(Problem("unavailable", f"{self.address.server} answers {error.code}"))
        if 300 <= error.code < 400:
            elsewhere = error.headers.get("Location", "elsewhere")
            return TableRefused(Problem("moved", f"{self.address.server} sends us to {elsewhere}: use that address"))
        return self.stranger()

    def stranger(self) -> TableRefused:
        return TableRefused(Problem("no-table", f"{self.address.server} does not answer as a server of Vendôme does"))
