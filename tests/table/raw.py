"""Connections without manners: bytes as they are, to a server that may not like them."""

import json
import socket
import struct

from table.live_server import Json, Server

PATIENCE = 60.0  # seconds for the server to do what it should; far more than it needs
HANDSHAKE = (
    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)  # fmt: skip


def connection(server: Server) -> socket.socket:
    host, _, port = server.address.partition(":")
    return socket.create_connection((host, int(port)), PATIENCE)


def head(server: Server, line: str, *headers: str) -> bytes:
    return "\r\n".join((f"{line} HTTP/1.1", f"Host: {server.address}", *headers, "", "")).encode()


def upgraded(server: Server, table: str, token: str | None = None) -> socket.socket:
    """A WebSocket whose first view has come."""
    line = connection(server)
    path = f"/api/tables/{table}/live" + (f"?token={token}" if token else "")
    line.sendall(head(server, f"GET {path}", *HANDSHAKE))
    heard = b""
    while not heard.partition(b"\r\n\r\n")[2]:
        heard += line.recv(65_536)
    return line


def frame(opcode: int, content: bytes = b"", *, is_last: bool = True) -> bytes:
    """One of a client: masked, with a mask that changes nothing."""
    assert len(content) < 126
    return bytes([is_last << 7 | opcode, 0x80 | len(content), 0, 0, 0, 0]) + content


def until_closed(line: socket.socket) -> bytes:
    """All that comes until the server ends the connection. A TimeoutError if it does not."""
    heard = bytearray()
    while True:
        try:
            some = line.recv(65_536)
        except ConnectionError:
            return bytes(heard)
        if not some:
            return bytes(heard)
        heard += some


def push(line: socket.socket, data: bytes) -> None:
    """Send as much as the server takes."""
    try:
        line.sendall(data)
    except ConnectionError:
        return


def reset(line: socket.socket) -> None:
    """Go without a word: not even the usual end of a connection is sent."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def error_in(answer: bytes) -> tuple[int, Json]:
    """The status and the error of a whole response."""
    top, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-type: application/json" in top.lower(), answer
    return int(top.split()[1]), json.loads(body)["error"]
