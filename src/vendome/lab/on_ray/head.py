"""The head of a cluster, asked before Ray asks it.

For one that is not there Ray would wait for minutes, deaf to Ctrl-C.
"""

import os
import socket

from vendome.engine.errors import BadOption

PATIENCE = 5.0  # seconds in which it has to answer
LOOPBACK = ("localhost", "127.0.0.1", "::1")  # Ray takes the machine's own address instead
# HTTP/2 begins with this and a frame of settings, and is answered with one: nine bytes, the fourth is its kind.
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS = 4


def place_of(address: str) -> tuple[str, int]:
    host, _, port = address.rpartition(":")
    if not host or "/" in host or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise BadOption(f"--ray takes `local` or the HOST:PORT of a cluster's head, not {address!r}")
    return host.strip("[]"), int(port)


def check_head(address: str, own: str) -> None:
    """BadOption if nobody answers there, or somebody else; `own` is this machine's own address."""
    host, port = place_of(address)
    try:
        with socket.create_connection((own if host in LOOPBACK else host, port), PATIENCE) as line:
            if os.environ.get("RAY_USE_TLS", "0") != "0":
                return
            line.sendall(GREETING)
            answer = line.recv(9)
    except OSError as error:
        raise BadOption(f"no Ray cluster answers at {address}: {error.strerror or error}") from None
    if len(answer) < 4 or answer[3] != SETTINGS:
        raise BadOption(f"what answers at {address} is not the head of a Ray cluster, which has port 6379 by default")


def is_there(address: str) -> bool:
    try:
        socket.create_connection(place_of(address), PATIENCE).close()
    except OSError:
        return False
    return True
