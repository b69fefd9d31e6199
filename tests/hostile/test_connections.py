"""Connections are bounded: a server with few descriptors stays reachable, and gets back what strangers hold."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import pytest

from hostile.attacks.connections import deaf_watcher, many_sockets, opened, sockets_from_everywhere
from hostile.attacks.target import Attack, Target, stranger
from hostile.company import withstand
from hostile.honest import honest_game, play_one_game
from hostile.server import Server, serving
from hostile.wire import Line, ask
from waits import until_async

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

FILES = 256  # descriptors of the small server
HEADERS = 3.0  # seconds for the headers of a request: less than by default, so that this test need not wait
SPARE = 8
REACHED = 45.0  # seconds within which somebody new has to be answered, come what may
CLOSED = 60.0  # seconds after which the server has closed a connection that says nothing


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("small"), FILES, header_timeout=HEADERS) as running:
        asyncio.run(play_one_game(running.port))
        yield running


async def reach(server: Server) -> None:
    """Somebody new comes, again and again until there is a place: that may take a while, but not for ever."""

    async def is_let_in() -> bool:
        with suppress(OSError):
            return (await ask(server.port, "GET", "/api/live")).status in (200, 404)
        return False

    await until_async(is_let_in, within=REACHED, pause=0.2)


async def rest(server: Server, descriptors: int) -> None:
    """Wait until the server holds no more than these, though strangers hold on to their ends."""
    await until_async(lambda: server.descriptors <= descriptors + SPARE, within=CLOSED, tell=server.tell)


async def test_silent_connections_do_not_lock_others_out(small: Server) -> None:
    """300 of them with 256 descriptors. All are closed by the server, not by those who hold them."""
    before = small.descriptors
    async with honest_game(small.port) as game, AsyncExitStack() as held:
        for line in await opened(Target(small.port, game.table), 300, sources=5):
            await held.enter_async_context(line)
        await game.play(20)
        await reach(small)
        await game.play(20)
        await rest(small, before + len(game.seats))
        await game.finish()


async def test_headers_that_never_end_are_closed(small: Server) -> None:
    """However busily they come: the time for all headers is limited, not the time between two."""

    async def babble() -> bool:
        async with await Line.open(small.port, stranger(1)) as line:
            closing = asyncio.create_task(line.is_closed(CLOSED))
            await line.write(b"GET /api/games HTTP/1.1\r\n")
            while not closing.done():
                try:
                    await line.write(b"X-More: x\r\n")
                except OSError:
                    break
                await asyncio.wait([closing], timeout=0.5)
            return await closing

    assert all(await asyncio.gather(*(babble() for _ in range(20))))


async def test_who_reads_nothing_loses_the_connection(server: Server) -> None:
    """Their descriptors are free again while they still hold their end."""
    before = server.descriptors
    async with honest_game(server.port, game="master_thieves") as game, AsyncExitStack() as held:
        for _ in range(10):
            await held.enter_async_context(await deaf_watcher(Target(server.port, game.table)))
        await game.finish()
        await rest(server, before + len(game.seats))


@pytest.mark.parametrize("attack", [many_sockets, sockets_from_everywhere], ids=lambda attack: attack.__name__)
async def test_more_sockets_than_descriptors(attack: Attack, small: Server) -> None:
    outcome, _ = await withstand(small.port, attack)
    assert outcome["refused"], outcome
    await reach(small)


async def test_who_is_one_too_many_is_told(small: Server) -> None:
    """Where there is no place for a socket, it is told why or closed, never left without an answer; and calls of those
    who play are still answered."""
    async with honest_game(small.port) as game, AsyncExitStack() as held:
        target, refused = Target(small.port, game.table), 0
        for number in range(300):
            try:
                await held.enter_async_context(await target.watch(stranger(number)))
            except ConnectionError:
                refused += 1
        assert refused
        await game.play(10)
        await game.finish()
