"""Replays: a small file that asks for much work, files that are no records, many readers of one game."""

import json
import os
from functools import cache
from random import Random

import vendome
from hostile.attacks.target import Outcome, Target, all_of, status_of, stranger
from vendome.engine.records import record_of

ALLOWED = 4_194_304  # bytes of the largest file of records, by default
DEEP = 200_000


def long_record(name: str = "a", game: str = "master_thieves") -> bytes:
    """A legal game that is long. Another name makes another record of it, which nobody has asked for before."""
    return random_game(game).replace(b'"name of seat 0"', f'"{name}"'.encode())


@cache
def random_game(game: str) -> bytes:
    """The record of a game that was played at random."""
    random = Random(5)
    session = vendome.game(game, players=4).start(seed=5)
    while not session.finished:
        seat = random.choice(session.asked)
        session.play(random.choice(session.moves(seat)), seat)
    return json.dumps(record_of(session, ["name of seat 0", "b", "c", "d"]).data(), separators=(",", ":")).encode()


async def bombs(target: Target, count: int) -> Outcome:
    path = "/api/replay?seat=all"
    records = [long_record(os.urandom(8).hex()) for _ in range(count)]
    sent = (target.ask("POST", path, record, source=stranger(number)) for number, record in enumerate(records))
    return await all_of(map(status_of, sent))


async def replay_bombs(target: Target) -> Outcome:
    """Eight strangers ask for the replay of a long record at once."""
    return await bombs(target, 8)


async def many_replay_bombs(target: Target) -> Outcome:
    """Forty strangers ask for the replay of a long record at once."""
    return await bombs(target, 40)


async def finished_replays(target: Target) -> Outcome:
    """Forty strangers ask for the replay of one finished table."""
    path = f"/api/tables/{target.finished}/replay?seat=all"
    return await all_of(status_of(target.ask("GET", path, source=stranger(number))) for number in range(40))


@cache
def bad_files() -> dict[str, tuple[str, bytes]]:
    """Files that can't be replayed, each as large as allowed where size is the point; with the query to send."""
    record = long_record()
    game = json.loads(record)
    copies = ALLOWED // (len(record) + 1)
    moves = [line for line in game["log"] if "move" in line]
    endless = {**game, "log": game["log"] + moves * (ALLOWED // len(json.dumps(moves)) - 1)}
    return {
        "the last of many games": (f"?nth={copies + 1}", b"\n".join([record] * copies)),
        "a game without an end": ("", json.dumps(endless).encode()[:ALLOWED]),
        "a hundred thousand moves": ("", json.dumps({**endless, "log": endless["log"][:30_000]}).encode()),
        "only new lines": ("?nth=999999999", b"\n" * ALLOWED),
        "a number without an end": (f"?nth={'9' * 6000}", b"{}"),
        "lists in lists": ("", b"[" * DEEP),
        "objects in objects": ("", b'{"a":' * DEEP),
        "a long number": ("", b'{"rules":' + b"9" * (ALLOWED - 10) + b"}"),
        "a long text": ("", json.dumps({**game, "game": "x" * (ALLOWED // 2)}).encode()),
        "many seats": ("", json.dumps({**game, "seats": ["x"] * 400_000}).encode()),
        "not text": ("", b"\xff\xfe" * (ALLOWED // 2)),
        "too large": ("", b"x" * (ALLOWED + 1)),
    }


async def bad_records(target: Target) -> Outcome:
    """Files that are as large as allowed, deep, endless or nonsense, all at once."""

    async def send(number: int, query: str, body: bytes) -> str:
        return await status_of(target.ask("POST", f"/api/replay{query}", body, source=stranger(number)))

    return await all_of(send(number, *file) for number, file in enumerate(bad_files().values()))
