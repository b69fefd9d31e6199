"""The socket on which a table tells every change, and takes moves.

`websockets` keeps the connection in a thread of its own: the server's pings are answered also while a policy thinks.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, suppress

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from vendome.client.address import TableAddress
from vendome.client.errors import Unreachable
from vendome.client.messages import Message, Move, read_message
from vendome.client.patience import Patience

HEARTBEAT = 10  # seconds of silence after which the table says that the line is alive
SILENCE = 2.5 * HEARTBEAT  # seconds after which a line is taken to be dead
LOST = (OSError, EOFError, WebSocketException, msgspec.MsgspecError)  # TimeoutError is an OSError

Say = Callable[[str], None]


class Line:
    """It connects by itself, and again when it is lost: then the table sends its whole view first."""

    def __init__(self, address: TableAddress, token: str, say: Say) -> None:
        self.address, self.token, self.say = address, token, say
        self.number = 0  # of the connection, from 1
        self._patience = Patience()
        self._open = ExitStack()
        self._socket: ClientConnection | None = None

    def receive(self) -> Message:
        """The next message, however long that takes. Unreachable, if the server does not come back."""
        while True:
            try:
                message = read_message(self._connected().recv(SILENCE))
            except LOST as error:
                self.close()
                if self._patience.is_new:
                    self.say("The line is lost. Trying again …" if self.number else f"No line yet ({error}) …")
                self._patience.wait(Unreachable(f"no line to {self.address.server}: {error}"))
            else:
                self._patience.renew()
                return message

    def send(self, move: Move) -> None:
        """On a line that is lost this does nothing: whoever sends looks at the next view, and sends it again."""
        with suppress(*LOST):
            self._connected().send(msgspec.json.encode(move).decode())

    def close(self) -> None:
        self._socket = None
        with suppress(*LOST):
            self._open.close()

    def _connected(self) -> ClientConnection:
        if self._socket is None:
            self._socket = self._open.enter_context(
                connect(
                    f"{self.address.live}?heartbeat={HEARTBEAT}",
                    subprotocols=[Subprotocol("vendome"), Subprotocol(f"vendome.token.{self.token}")],
                    max_queue=None,  # who pauses reading can't answer pings
                    open_timeout=SILENCE,
                    close_timeout=2,
                )
            )
            self.number += 1
        return self._socket
