"""Whole games whose seats sit at different processes, with bots on other machines; and that nobody, and no process, is
sent what it may not know."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest

from cluster.checker import check
from cluster.players import Table, set_up
from cluster.servers import Cluster, Postgresql, cluster
from table.live_server import Guest, make
from vendome.engine.compiler.loops import loops_of
from vendome.games.registry import GAMES
from vendome.table.cluster.messages import (
    Asked,
    CloseLine,
    Done,
    Message,
    NotHere,
    Opened,
    Performed,
    Replied,
    Told,
    decode_post,
)
from vendome.table.cluster.work import decode_work
from vendome.table.storage.leases import list_processes
from vendome.table.storage.store import Store
from vendome.table.workers.tasks import Choose

pytestmark = pytest.mark.slow


class Tap:
    """Hears every message of the bus, by subject."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.heard: list[tuple[str, bytes]] = []

    async def __aenter__(self) -> "Tap":
        from nats.aio.client import Client

        self.connection = Client()
        await self.connection.connect(self.url)

        async def note(message: Any) -> None:
            self.heard.append((message.subject, message.data))

        await self.connection.subscribe(">", cb=note, pending_msgs_limit=-1, pending_bytes_limit=-1)
        await self.connection.flush()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.connection.flush()
        await self.connection.close()


def seated(table: Table, addresses: list[str]) -> Table:
    """Each person speaks to one process, and everyone to another than the one before."""
    for number, person in enumerate(table.people):
        own = [addresses[number % len(addresses)]]
        person.servers = partial(list, own)
        person.patience = 60.0  # nobody leaves before the end, so all that is sent is heard
    return table


async def play_all(made: Cluster, seats: str, level: str) -> tuple[list[Table], Tap]:
    addresses = [web.address for web in made.web]
    tables = []
    async with Tap(made.nats.url) as tap:
        for number, game in enumerate(GAMES):
            options = {"hands": 1} if game == "shadow_thief" else {}
            first = [addresses[number % len(addresses)]]
            table = await set_up(partial(list, first), game, seats, number, level=level, options=options, watchers=3)
            tables.append(seated(table, addresses))
        await asyncio.gather(*(table.play() for table in tables))
        await asyncio.sleep(0.5)  # the last words are still under way
    return tables, tap


@pytest.mark.anyio
async def test_whole_games_at_three_processes_tell_nobody_more_than_they_may_know(
    pg: Postgresql, database: str
) -> None:
    with cluster(pg, database) as made:
        tables, tap = await play_all(made, "hhhb", "pickpocket")
        assert await check(database, [table.history for table in tables]) > 50
        check_mail(tap, tables, await process_names(database))
        check_thoughts(tap)
        await check_secrets(database, tap, tables)


async def process_names(database: str) -> dict[str, str]:
    """By the name of a web process: where it listens."""
    store = await Store.open(database)
    try:
        return {process.id: process.address.removeprefix("http://") for process in await list_processes(store.engine)}
    finally:
        await store.close()


def check_mail(tap: Tap, tables: list[Table], addresses: dict[str, str]) -> None:
    """A process was sent only what it passed on to its own clients, byte for byte."""
    heard = {said for table in tables for said in (*table.history.texts, *table.history.bodies)}
    told = 0
    for receiver, message in mail(tap):
        address = addresses[receiver]
        match message:
            case Told(text, _):
                is_over = json.loads(text).get("view", {}).get("status") == "finished"  # they leave at the last word
                assert is_over or (address, text) in heard
                told += 1
            case Replied(_, Performed(answer)):
                assert (address, answer.body.decode()) in heard
            case Replied(_, Opened() | Done() | NotHere()) | Asked() | CloseLine():
                pass  # what a client said itself, or who it is
            case _:
                raise AssertionError(message)
    assert told > 100, "the seats were to sit at other processes than their tables"


def mail(tap: Tap) -> Iterator[tuple[str, Message]]:
    """Every message from process to process, and its receiver."""
    for subject, data in tap.heard:
        if subject.startswith("vendome.mail."):
            assert data[:1] == b"\0", "no post here is so long that it goes in pieces"
            for message in decode_post(data[1:]).messages:
                yield subject.split(".")[2], message


def check_thoughts(tap: Tap) -> None:
    """Bots elsewhere are sent what their seat has seen: there is nothing left to redact."""
    questions = [decode_work(data).task for subject, data in tap.heard if subject.startswith("vendome.bots.")]
    assert len(questions) > 20
    for task in questions:
        assert isinstance(task, Choose)
        witness = task.question.witness
        redacted = np.frombuffer(bytearray(task.question.states), witness.game.dtype)  # a copy, to the last byte
        for number in range(len(redacted)):
            loops_of(witness.game).do_redact(redacted[number : number + 1], witness.seat)
        assert redacted.tobytes() == task.question.states


async def check_secrets(database: str, tap: Tap, tables: list[Table]) -> None:
    """No token, no seed and no nonce was ever on the bus: not whole, and not as hexadecimal digits."""
    everything = b"\n".join(data for _, data in tap.heard)
    store = await Store.open(database)
    try:
        for table in tables:
            stored = await store.load(table.history.table)
            assert stored is not None
            for secret in (*table.tokens, stored.row.seed, stored.row.nonce, stored.row.bot_seed):
                assert secret.encode() not in everything
    finally:
        await store.close()


def test_the_same_bytes_come_over_a_far_line_and_a_near_one(made: Cluster) -> None:
    """So what is known of one process, that its sockets tell no secret, holds for many."""
    here, there = made.web
    party = make(here, "shadow_thief", "hhh").start()
    with ExitStack() as stack:
        lines = {
            (seat, frames): [
                stack.enter_context(Guest(server, party.table, guest.token).listen(frames=frames))
                for server in (here, there)
            ]
            for seat, guest in [*party.seats.items(), (None, party.stranger)]
            for frames in ("whole", "patch", "events")
        }
        party.play_on(Random(1), 30)
        last = party.seats[0].view()["story"][-1]
        for (seat, frames), (near, far) in lines.items():
            for line in (near, far):
                line.until(lambda message: json.dumps(last)[:60] in json.dumps(message))
            assert timeless(near.heard)[-20:] == timeless(far.heard)[-20:], (seat, frames)


def timeless(texts: list[str]) -> list[str]:
    """Without the number of an update: one socket came before the other."""
    return [re.sub(r'"number":\d+', "", text) for text in texts]
