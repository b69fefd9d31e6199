"""The lab on a Ray cluster of two nodes: the same bytes as without, whatever happens to the cluster.

What costs much is in `make soak`; each says what has its kind in `make test`.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import sys
import tempfile
import threading
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import psutil  # type: ignore[import-untyped]
import pytest

import vendome
from cli.test_arena import DUEL, started, wait_for_lines
from lab.report.made_up import SMALL
from lab.tasks import Doomed, die, die_once, double, fail, name_unknown, play_doomed, wait_for
from vendome.cli import main
from vendome.engine.errors import BadOption, UnknownName, VendomeError
from vendome.lab.arena import Arena, play_deal
from vendome.lab.crew import ALONE, Crew, Lost, StopSign
from vendome.lab.learning.examples import examples_of, together
from vendome.lab.on_ray import same as same_module
from vendome.lab.on_ray.cluster import QUIET, open_cluster
from vendome.lab.on_ray.same import Same, difference, same_as_here
from vendome.lab.report.plan import BUDGETS

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster

    from vendome.lab.on_ray.crew import OnRay

pytestmark = pytest.mark.slow

Capture = pytest.CaptureFixture[str]


@contextmanager
def environment(**changes: str) -> Iterator[None]:
    """Ray has its settings from there, and leaves some."""
    before = dict(os.environ)
    os.environ.update(changes)
    yield
    os.environ.clear()
    os.environ.update(before)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two nodes on this machine. Their workers find what this process finds."""
    folder = tempfile.mkdtemp(prefix="vendome-", dir="/tmp")  # a short path: sockets are made in it
    path = os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])
    token = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "0" * 64}
    with environment(RAY_TMPDIR=folder, PYTHONPATH=path, **token, **QUIET):
        cluster = started_cluster()
        yield cluster
        cluster.shutdown()
    shutil.rmtree(folder, ignore_errors=True)


def started_cluster() -> Cluster:
    """Ray gives a node half a minute to start, which is not enough for a machine that is busy with all else."""
    from ray.cluster_utils import Cluster

    for tries_left in (2, 1, 0):
        cluster = Cluster()
        try:
            cluster.add_node(num_cpus=1, include_dashboard=False, include_log_monitor=False, no_monitor=True)
            cluster.add_node(num_cpus=1)
        except Exception:
            cluster.shutdown()
            if not tries_left:
                raise
        else:
            break
    return cluster


@pytest.fixture(scope="module")
def crew(cluster: Cluster) -> Iterator[OnRay]:
    with open_cluster(cluster.address, None) as crew:
        yield crew


@pytest.fixture
def address(cluster: Cluster, crew: OnRay, monkeypatch: pytest.MonkeyPatch) -> str:
    """Whoever calls the cluster is given the line that is open already: to call takes seconds."""

    @contextmanager
    def opened(address: str, workers: int | None, bots: Iterable[str]) -> Iterator[OnRay]:
        assert address == cluster.address
        yield type(crew)(same_as_here(bots), workers)

    monkeypatch.setattr("vendome.cli.crews.open_cluster", opened)
    found: str = cluster.address
    return found


def run(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out, err


# -- the same bytes -----------------------------------------------------------------------------------

SIMULATED = {
    "random, in several chunks": "-n 3 -k 9000 --seed 5",
    "random, recorded": "-n 2 -k 300 --records games.jsonl --explain",
    "bots, recorded": "-n 2 -o hands=1 -k 12 --bots greedy,search:sims=20 --records games.jsonl",
}


@pytest.mark.parametrize(
    "what", [pytest.param(what, marks=() if "bots" in what else pytest.mark.soak) for what in SIMULATED]
)
def test_simulate(what: str, address: str, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    records = tmp_path / "games.jsonl"
    seen = set()
    for crew in (["--workers", 1], ["--workers", 2], ["--ray", address], ["--ray", address, "--workers", 1]):
        code, out, err = run(capsys, "simulate", "shadow_thief", *SIMULATED[what].split(), *crew, "--json")
        assert code == 0, err
        seen.add((out, records.read_bytes() if records.exists() else b""))
        records.unlink(missing_ok=True)
    assert len(seen) == 1


def test_arena(address: str, capsys: Capture) -> None:
    seen = []
    for crew in (["--workers", "1"], ["--ray", address]):  # two workers are like one: test_arena.py
        code, out, err = run(capsys, *DUEL, "--games", 20, "--seed", 3, *crew, "--json")
        assert code == 0, err
        data = json.loads(out)
        for bot in data["bots"]:
            assert bot.pop("ms_per_move") > 0  # it is never the same
        seen.append(data)
    assert seen[0] == seen[1]


@pytest.mark.soak
def test_report(address: str, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A report is tasks for the crew, as an arena is."""
    monkeypatch.setitem(BUDGETS, "quick", replace(SMALL, name="quick", looks=1, prices=1, deals=2))
    seen = []
    for crew in (["--workers", "1"], ["--ray", address]):
        page = tmp_path / "report.html"
        report = ["report", "shadow_thief", "-n", 2, "-o", "hands=1", "--budget", "quick", "--html", page, "--json"]
        code, out, err = run(capsys, *report, *crew)
        assert code == 0, err
        seen.append((out, page.read_bytes()))
    assert seen[0] == seen[1]


def test_the_examples_of_an_imitation(crew: OnRay) -> None:
    def shown(crew: Crew) -> list[Any]:
        setup = vendome.game("shadow_thief", players=2, hands=1)
        return list(together(examples_of("greedy", setup, 200, 1, StopSign(), crew)))

    for ours, theirs in zip(shown(crew), shown(ALONE), strict=True):
        assert ours.dtype == theirs.dtype
        np.testing.assert_array_equal(ours, theirs)


@pytest.mark.soak
def test_puzzles(address: str, capsys: Capture, tmp_path: Path) -> None:
    """New puzzles are tasks for the crew, as an arena's deals are."""
    files = [tmp_path / "here.jsonl", tmp_path / "there.jsonl"]
    for file, who in zip(files, (["--workers", "1"], ["--ray", address]), strict=True):
        code, _, _ = run(capsys, "puzzles", "shadow_thief", "-n", 2, "-o", "hands=1", "--make", 1, "--out", file, *who)
        assert code == 0
    assert files[0].read_bytes() == files[1].read_bytes()


# -- what may happen ----------------------------------------------------------------------------------


def test_all_tasks_come_back(crew: OnRay) -> None:
    assert sorted(crew.work(double, range(50), StopSign())) == list(range(0, 100, 2))
    assert list(crew.work(double, [], StopSign())) == []


def test_a_fault_in_a_worker_is_told_as_it_is(crew: OnRay) -> None:
    with pytest.raises(VendomeError, match=r"^number 0 can't be played$"):
        list(crew.work(fail, [0], StopSign()))


def test_a_fault_that_can_t_travel_is_told_in_its_words(crew: OnRay) -> None:
    told = str(UnknownName("bot", "genius", ["greedy"]))
    with pytest.raises(VendomeError) as caught:
        list(crew.work(name_unknown, ["genius"], StopSign()))
    assert str(caught.value) == told


def test_whoever_stops_takes_what_is_finished_and_waits_for_nobody(crew: OnRay, tmp_path: Path) -> None:
    sign = StopSign()

    def tasks() -> Iterator[Path]:
        yield tmp_path / "ready"
        yield tmp_path / "never"

    for name in ("ready", "never"):
        (tmp_path / name).mkdir()
    (tmp_path / "ready" / "go").touch()
    found = []
    for folder in crew.work(wait_for, tasks(), sign):
        found.append(folder.name)
        sign.flag.value = 1
    assert found == ["ready"]
    (tmp_path / "never" / "go").touch()  # the cluster is shared: nobody should be left there


def test_with_the_sign_raised_nothing_more_is_begun(crew: OnRay) -> None:
    sign = StopSign()
    begun: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            begun.append(number)
            sign.flag.value = number == 10
            yield number

    assert set(crew.work(double, tasks(), sign)) <= {2 * number for number in begun}
    assert len(begun) == 11


def test_when_the_head_is_gone_it_says_so(crew: OnRay, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray would end the program, after a minute."""
    monkeypatch.setattr("vendome.lab.on_ray.crew.is_there", lambda _: False)
    monkeypatch.setattr("vendome.lab.on_ray.crew.PATIENCE", -1.0)
    with pytest.raises(Lost, match=r"the head of the Ray cluster, [\d.:]+, does not answer any more"):
        list(crew.work(double, range(3), StopSign()))


def test_on_a_cluster_workers_bound_what_is_under_way(crew: OnRay) -> None:
    begun = 0

    def tasks() -> Iterator[int]:
        nonlocal begun
        for number in range(20):
            begun += 1
            yield number

    for done, _ in enumerate(type(crew)(crew.same, at_once=1).work(double, tasks(), StopSign()), start=1):
        assert begun == done


# -- the same on every machine ------------------------------------------------------------------------


def test_another_version_is_refused(crew: OnRay) -> None:
    other = crew.same._replace(versions={**crew.same.versions, "Vendôme": "something-else"})
    with pytest.raises(BadOption, match=r"the node [\d.]+ has Vendôme \w+, not something-else: install the same"):
        list(type(crew)(other).work(double, [1], StopSign()))


def test_a_policy_of_one_s_own_plays_if_its_file_is_the_same(
    address: str, capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "ray_first.py").write_text("def policy(situation):\n    return situation.moves[0]\n")
    arguments = ["simulate", "shadow_thief", "-n", 2, "-o", "hands=1", "-k", 2, "--bots", "mine=ray_first:policy"]
    here, there = (run(capsys, *arguments, "--json", *who) for who in (["--workers", 1], ["--ray", address]))
    assert here == there
    monkeypatch.setattr(same_module, "hash_of", lambda _: "of another file")
    code, out, err = run(capsys, *arguments, "--ray", address)
    assert (code, out) == (2, "")
    assert f"has another file for mine=ray_first:policy in {tmp_path}, or none" in err


def test_what_differs_is_named(tmp_path: Path) -> None:
    here = same_as_here()
    assert difference(here) is None
    for name in here.versions:
        other = Same({**here.versions, name: "0.0"}, here.folder, {})
        assert difference(other) == f"has {name} {here.versions[name]}, not 0.0: install the same version on every node"
    gone = here._replace(folder=str(tmp_path / "gone"), files={"mine=net.npz": "0"})
    assert f"has no folder {tmp_path / 'gone'}" in str(difference(gone))


# -- what may be lost ---------------------------------------------------------------------------------


def test_a_killed_worker_is_no_loss(crew: OnRay, tmp_path: Path) -> None:
    markers = [tmp_path / "one", tmp_path / "two"]
    assert sorted(crew.work(die_once, markers, StopSign())) == ["one", "two"]


def test_a_deal_that_is_lost_again_and_again_ends_it(crew: OnRay) -> None:
    with pytest.raises(Lost, match="was begun 2 times on the Ray cluster, and was lost each time; is there enough mem"):
        list(type(crew)(crew.same, tries=2).work(die, [1], StopSign()))


@pytest.mark.soak
def test_a_node_is_lost_and_its_deals_are_played_again(cluster: Cluster, crew: OnRay, tmp_path: Path) -> None:
    """`make test` has a worker that is lost."""
    arena = Arena(vendome.game("shadow_thief", players=2, hands=1), ("greedy", "random"), None, 7)
    doomed = cluster.add_node(num_cpus=1)
    tasks = [Doomed(job, doomed.node_id, tmp_path) for job in arena.jobs(12)]
    found = {}
    for deal in crew.work(play_doomed, tasks, StopSign()):
        found[deal.number] = deal.games
        if len(found) == 1:
            cluster.remove_node(doomed, allow_graceful=False)
    assert found == {job.number: play_deal(job).games for job in arena.jobs(12)}


@pytest.mark.soak
def test_a_node_without_vendome_is_told_of(cluster: Cluster, crew: OnRay, tmp_path: Path) -> None:
    """`make test` has a node with another version."""
    (tmp_path / "vendome").mkdir()
    (tmp_path / "vendome" / "__init__.py").touch()
    stranger = cluster.add_node(num_cpus=1, env_vars={"PYTHONPATH": str(tmp_path)})
    with pytest.raises(BadOption, match="a node of the Ray cluster has no Vendôme, or another one: install the same"):
        list(crew.work(double, range(10_000), StopSign()))
    cluster.remove_node(stranger)


@pytest.mark.parametrize("where", ["local", pytest.param("cluster", marks=pytest.mark.soak)])
def test_ctrl_c_keeps_what_is_finished_and_leaves_nobody_behind(where: str, cluster: Cluster, tmp_path: Path) -> None:
    """The program itself, with a cluster of its own, or as the guest of another."""
    path = tmp_path / "arena.jsonl"
    folders = folders_of_clusters()
    crew = ["--ray", "local" if where == "local" else cluster.address, "--workers", 1]
    with started(*DUEL, "--games", 1_000_000, *crew, "--resume", path, "--json") as process:
        wait_for_lines(path, 6, process)
        family = psutil.Process(process.pid).children(recursive=True) if where == "local" else players()
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    assert process.returncode == 130, err
    assert err.startswith("vendome: stopped: this is what")
    assert err.count("\n") == 1
    assert json.loads(out)["games"] == 2 * (len(path.read_bytes().splitlines()) - 1)
    assert psutil.wait_procs(family, timeout=60)[1] == []
    assert folders_of_clusters() <= folders


def folders_of_clusters() -> set[Path]:
    return set(Path("/tmp").glob("vendome-ray-*"))


def players() -> list[psutil.Process]:
    """The workers of the cluster that have a task, as soon as there are any."""
    while True:
        family = psutil.Process().children(recursive=True)
        with suppress(psutil.NoSuchProcess):
            if found := [process for process in family if process.name() == "ray::perform"]:
                return found


# -- mistakes -----------------------------------------------------------------------------------------


def refused(capsys: Capture, *arguments: object) -> str:
    code, out, err = run(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("vendome: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("address", ["auto", "ray://head:10001", "head", ":6379", "head:", "head:x", "head:99999"])
def test_an_address_is_host_and_port(address: str, capsys: Capture) -> None:
    assert "--ray takes `local` or the HOST:PORT of a cluster's head" in refused(capsys, *DUEL, "--ray", address)


@pytest.fixture
def port() -> Iterator[int]:
    """Of somebody who answers, but is no Ray."""
    with socket.create_server(("", 0)) as server:

        def answer() -> None:
            with suppress(OSError), server.accept()[0] as line:
                line.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield server.getsockname()[1]


def test_whoever_answers_is_asked_whether_it_is_a_head(port: int, capsys: Capture) -> None:
    err = refused(capsys, *DUEL, "--ray", f"127.0.0.1:{port}")
    assert f"what answers at 127.0.0.1:{port} is not the head of a Ray cluster" in err


def test_nobody_answers(capsys: Capture) -> None:
    with socket.create_server(("", 0)) as server:
        port = server.getsockname()[1]
    err = refused(capsys, *DUEL, "--ray", f"127.0.0.1:{port}")
    assert err == f"vendome: no Ray cluster answers at 127.0.0.1:{port}: Connection refused\n"


def test_without_the_extra_it_says_what_to_install(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vendome.lab.on_ray.cluster.find_spec", lambda _: None)
    err = refused(capsys, *DUEL, "--ray", "local")
    assert err == "vendome: --ray needs one more package: pip install 'vendome[ray]'\n"


def test_a_gpu_is_no_cluster(capsys: Capture) -> None:
    err = refused(capsys, "simulate", "shadow_thief", "--device", "cuda", "--ray", "local")
    assert "--ray plays on processors" in err


def test_a_run_without_an_imitation_has_nothing_to_play_there(capsys: Capture, tmp_path: Path) -> None:
    train = ["train", "shadow_thief", "--device", "cpu", "--folder", tmp_path / "run", "--ray", "local"]
    code, _, err = run(capsys, *train)
    assert code == 2
    assert "--ray plays the games that a new run imitates, and here are none: leave it out" in err


def test_a_local_cluster_has_as_many_cpus_as_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr("vendome.lab.on_ray.cluster.init", lambda **settings: asked.append(settings))
    monkeypatch.setattr("ray.shutdown", lambda: None)
    with environment():
        for workers, cpus in ((3, 3), (None, os.cpu_count())):
            with open_cluster("local", workers) as crew:
                assert crew.at_once is None
            assert asked.pop()["num_cpus"] == cpus
