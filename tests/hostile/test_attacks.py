"""Every attack, one after the other, on one server with its default limits, while an honest game goes on: some of each
kind in `make test`, the others in `make soak`.

How long things take is not looked at here, because other tests share the machine; `benchmarks/hostile.py` measures.
"""

import asyncio
from pathlib import Path

import pytest

from hostile.attacks import bots, connections, frames, noise, people, questions, replays, strangers
from hostile.attacks.catalogue import ATTACKS
from hostile.attacks.target import Attack
from hostile.company import withstand
from hostile.honest import check_record, play_one_game
from hostile.server import Server
from waits import until

pytestmark = [pytest.mark.slow, pytest.mark.anyio]

# These have tests of their own.
ELSEWHERE = (
    bots.mastermind_tables,
    bots.watched_mastermind_tables,
    bots.hints_by_the_dozen,
    replays.many_replay_bombs,
)

# `make soak` has these; beside each what proves its kind in `make test`.
LONG_END = {
    frames.empty_frames,  # `garbage_frames`, and table/test_gate.py has every flood from strangers and seats
    frames.many_empty_frames,
    frames.seated_garbage,
    frames.closed_twice,
    replays.replay_bombs,  # test_replays.py: forty long records at once
    replays.finished_replays,  # test_replays.py: forty readers of one finished game
    connections.silent_connections,  # test_connections.py: each of these with few descriptors
    connections.slow_headers,
    connections.deaf_watchers,
    connections.many_sockets,
    connections.sockets_from_everywhere,
    noise.half_closed,  # test_edges.py: all three beside a game, with an eye on the log
    noise.leaving_at_once,
    noise.leaving_sockets,
    strangers.searches,  # `nights_by_the_dozen`; table/test_open_tables.py and test_hosts.py: seats found and given up
    strangers.wavering,  # table/test_taking_back.py: hostile calls are refused
}
HERE = [
    pytest.param(attack, id=attack.__name__, marks=pytest.mark.soak if attack in LONG_END else ())
    for attack in ATTACKS.values()
    if attack not in ELSEWHERE
]
MEMORY = 300.0  # megabytes that an attack may leave behind
SPARE = 8  # descriptors that come and go by themselves

# How an attack may not end. A socket that misbehaves is closed for that, not for reading too slowly.
UNHEARD = {"open", "1013"}
NEVER: dict[Attack, set[str]] = {
    frames.empty_frames: UNHEARD,
    frames.many_empty_frames: UNHEARD,
    frames.garbage_frames: UNHEARD,
    frames.endless_message: UNHEARD,
    frames.seated_garbage: UNHEARD,
    replays.replay_bombs: {"refused"},
    replays.finished_replays: {"refused"},
    noise.half_closed: {"open"},
    noise.no_http: {"open"},
    noise.guesses: {"200", "refused"},
    people.inner_addresses: {"reached", "refused"},
    people.keys_by_the_hundred: {"refused"},
    people.friend_codes: {"200", "refused"},
    people.passkey_noise: {"refused"},
    strangers.searches: {"403", "refused"},
    strangers.nights_by_the_dozen: {"refused"},
    strangers.forged_results: {"200", "201", "refused"},
    strangers.wavering: {"403", "refused"},
    strangers.gallery_chatter: {"200 200", "429 200", "refused"},
    questions.observations_by_the_hundred: {"refused", "403", "404"},
}


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table whose game is over: one for all attacks, which only read it."""
    return asyncio.run(play_one_game(server.port))


@pytest.mark.parametrize("attack", HERE)
async def test_a_game_goes_on_under(attack: Attack, server: Server, finished: str, tmp_path: Path) -> None:
    noise, memory, files = len(server.noise), server.megabytes, server.descriptors
    outcome, played = await withstand(server.port, attack, finished)
    assert outcome.total(), "it attacked"
    for record in played.records:
        check_record(record, tmp_path)
    assert not NEVER.get(attack, set()) & set(outcome), outcome
    assert not {"500", "502", "504"} & set(outcome), outcome
    assert server.health() == 200
    assert server.noise[noise:] == [], server.tell()
    until(lambda: server.descriptors <= files + SPARE)
    assert server.megabytes < memory + MEMORY
