"""A server process for each module, which strangers attack."""

import asyncio
from collections.abc import Iterator

import pytest

from hostile.honest import play_one_game
from hostile.server import Server, serving


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """With its default limits, and open to all. One game has been played, so that nothing is loaded for the first
    time."""
    with serving(tmp_path_factory.mktemp("server"), open_tables=1) as running:
        asyncio.run(play_one_game(running.port))
        yield running
