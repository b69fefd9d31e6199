"""What comes over a socket: floods, garbage, messages without an end."""

from functools import partial

from hostile.attacks.target import Outcome, Target, all_of, ending, stranger
from hostile.wire import BINARY, CLOSE, PING, TEXT, WebSocket, frame

SMALL, LARGE = 1 << 16, 1 << 22  # bytes of a burst
SECONDS = 20.0  # within which the server has to end a socket that misbehaves


def filled(piece: bytes, size: int) -> bytes:
    return piece * (size // len(piece))


async def burst(target: Target, data: bytes, number: int = 0) -> str:
    """A spectator sends it all at once; how the server ends that."""
    async with await target.watch(stranger(number)) as socket:
        socket.line.writer.write(data)
        return await ending(socket, SECONDS)


async def empty_frames(target: Target) -> Outcome:
    """A spectator sends 64 KB of empty messages in one burst."""
    return await all_of([burst(target, filled(frame(), SMALL))])


async def many_empty_frames(target: Target) -> Outcome:
    """A spectator sends 4 MB of empty messages in one burst."""
    return await all_of([burst(target, filled(frame(), LARGE))])


async def garbage_frames(target: Target) -> Outcome:
    """Spectators send what is no move: garbage, bytes, text that is no text, and more than a message may have."""
    pieces = [
        frame(b"{" * 99),
        frame(b"[" * 9999),
        frame(bytes(range(256)), BINARY),
        frame(b"\xff\xfe", TEXT),
        frame(b"x" * SMALL),
        b"\xff\xfe",
        frame(b"", opcode=7),
        frame(b"\x03", CLOSE),
    ]
    return await all_of(burst(target, filled(piece, SMALL) or piece, number) for number, piece in enumerate(pieces))


async def ping_flood(target: Target) -> Outcome:
    """A spectator sends 4 MB of pings, and reads no answer until all are sent."""

    async def flood() -> str:
        async with await target.watch(stranger(0)) as socket:
            await socket.line.write(filled(frame(b"x" * 125, PING), LARGE))
            return await ending(socket, 2.0)

    return await all_of([flood()])


async def endless_message(target: Target) -> Outcome:
    """A spectator begins a message and sends its parts, empty ones and full ones, without an end."""
    begin = frame(b"{", TEXT, final=False)
    parts = (frame(b"", 0, final=False), frame(b"x" * 1000, 0, final=False))
    floods = [begin + filled(part, SMALL * 8) for part in parts]
    return await all_of(burst(target, flood, number) for number, flood in enumerate(floods))


async def seated_garbage(target: Target) -> Outcome:
    """A stranger makes a table, and every seat sends garbage there: a token costs nothing."""
    made = (await target.ask("POST", "/api/tables", {"game": "shadow_thief", "seats": [{"kind": "human"}] * 4})).json

    async def flood(token: str) -> str:
        path = f"/api/tables/{made['table']}/live?token={token}"
        async with await WebSocket.open(target.port, path, stranger(0)) as socket:
            socket.line.writer.write(filled(frame(b"{}"), SMALL))
            return await ending(socket, SECONDS)

    return await all_of(map(flood, [seat["token"] for seat in made["seats"]]))


async def closed_twice(target: Target) -> Outcome:
    """Sockets that say goodbye and go on talking."""
    data = frame((1000).to_bytes(2), CLOSE) + filled(frame(b"{}"), SMALL)
    return await all_of(map(partial(burst, target, data), range(4)))
