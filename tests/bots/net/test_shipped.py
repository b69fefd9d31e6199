"""The nets of the package: whole, known by their cards, and played without anything but the package."""

import hashlib
import json
import subprocess
import sys

import msgspec

from support import EVERY_GAME
from vendome import Game
from vendome.bots.net.choice import net_for
from vendome.bots.net.weights import SHIPPED, shipped_file
from vendome.lab.learning.plan import Plan, plan_of

MOST_BYTES = 12 << 20  # of all nets together: the wheel stays small


@EVERY_GAME
def test_a_card_beside_each_net_says_what_it_is(game: Game) -> None:
    path = shipped_file(game.id)
    card = json.loads(path.with_suffix(".json").read_text())
    assert card["sha256"] == hashlib.sha256(path.read_bytes()).hexdigest()
    net = net_for(game)
    assert all(card[key] == value for key, value in net.about.items())
    plan = msgspec.convert(card["plan"], Plan)
    assert plan == plan_of(game.id), "the plan of the repository is the one by which it was trained"
    assert (plan.width, plan.critic) == net.widths
    assert card["seconds"] > 0
    assert card["date"]
    for match in card["matches"]:
        low, high = match["win_share_ci95"]
        assert 0 <= low <= match["win_share"] <= high <= 1
    assert {match["against"] for match in card["matches"]} >= {"greedy"}


def test_nothing_else_is_shipped_and_it_is_small() -> None:
    files = list(SHIPPED.iterdir())
    assert {path.suffix for path in files} == {".npz", ".json"}
    assert sum(path.stat().st_size for path in files) < MOST_BYTES


WITHOUT_TORCH = """
import sys
for name in ("torch", "array_api_compat", "jax"):
    sys.modules[name] = None
import vendome
from vendome.bots import Company, find_bot
session = vendome.game("master_thieves", players=2).start(seed=1)
company = Company(session, {seat: find_bot("net") for seat in range(2)}, seed=1)
for _ in range(20):
    company.play(company.choose(session.asked[0]), session.asked[0])
assert not any(name.startswith("vendome.lab.learning") for name in sys.modules)
"""


def test_they_play_without_what_trained_them() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_TORCH], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
