"""Every attack, one after the other, on one server with its default limits, while an honest game goes on.

How long things take is not looked at here, because other tests share the machine; `benchmarks/hostile.py` measures.
"""

from pathlib import Path

import pytest

from hostile.attacks import bots, frames, noise, people, questions, replays, strangers
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
HERE = [attack for attack in ATTACKS.values() if attack not in ELSEWHERE]
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


@pytest.fixture
async def finished(server: Server) -> str:
    return await play_one_game(server.port)


@pytest.mark.parametrize("attack", HERE, ids=lambda attack: attack.__name__)
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
