"""The Containerfile, without a container: what it copies is there, what it installs is locked and is enough, and what
it runs serves."""

import json
import re
import shlex
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path
from urllib.request import urlopen

import pytest

from deploy.locks import pins
from deploy.samples import DEPLOY, ROOT, replaced, run
from hostile.server import Server

LOCK = DEPLOY / "requirements.lock"


def instructions() -> dict[str, str]:
    """What the file says, by instruction; none stands twice."""
    text = re.sub(r"(?m)^#.*\n", "", (DEPLOY / "Containerfile").read_text())
    lines = [line.split(maxsplit=1) for line in text.replace("\\\n", "").splitlines() if line.strip()]
    assert len({line[0] for line in lines}) == len(lines)
    return {line[0]: line[1] for line in lines}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make wheel` leaves in dist/."""
    folder = tmp_path_factory.mktemp("dist")
    build = "build", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", folder
    run(sys.executable, "-m", "uv", *build, ROOT)
    (folder / LOCK.name).write_bytes(LOCK.read_bytes())
    return folder


@pytest.fixture(scope="module")
def environment(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and the packages of the server's lock, and nothing else."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, symlinks=True)
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder)}))
    for name in {pin.name for pin in pins(LOCK) if pin.is_needed_here}:
        link_package(name, packages)
    (wheel,) = dist.glob("vendome-*.whl")
    run(sys.executable, "-m", "uv", "pip", "install", "--python", folder, "--no-deps", wheel)
    return folder


def link_package(name: str, packages: Path) -> None:
    """From where it is installed now: to install all of them needs the network."""
    installed = distribution(name)
    for top in {file.parts[0] for file in installed.files or ()} - {"..", "__pycache__"}:
        if not (packages / top).exists():
            (packages / top).symlink_to(str(installed.locate_file(top)))


class Container(Server):
    """The server as the container starts it, on a port of its own."""

    bin: Path

    def command(self) -> list[str]:
        entry = [*json.loads(instructions()["ENTRYPOINT"]), *json.loads(instructions()["CMD"])]
        return [str(self.bin / entry[0]), *entry[1:], "--port", str(self.port)]

    def environment(self) -> dict[str, str]:
        told = replaced(instructions()["ENV"], {"/var/": f"{self.folder}/", "0.0.0.0": "127.0.0.1"})
        variables = dict(part.split("=", 1) for part in shlex.split(told))
        quick = {"NUMBA_DISABLE_JIT": "1", "VENDOME_COMPILE_AHEAD": "0"}
        return {**variables, **quick, "PATH": f"{self.bin}:/usr/bin:/bin"}

    def machine_code(self) -> Path:
        """Where it is kept, once something is compiled."""
        command = [str(self.bin / "python"), "-c", "from vendome.engine.compiler.cache import CACHE; print(CACHE)"]
        told = subprocess.run(command, env=self.environment(), capture_output=True, text=True, check=True)
        return Path(told.stdout.strip())

    def is_healthy(self) -> bool:
        command = json.loads(instructions()["HEALTHCHECK"].partition("CMD")[2])
        code = replaced(command[-1], {":8000/": f":{self.port}/"})
        check = [self.bin / command[0], *command[1:-1], code]
        return subprocess.run(check, stderr=subprocess.DEVNULL).returncode == 0


@pytest.fixture
def container(environment: Path, tmp_path: Path) -> Iterator[Container]:
    container = Container(tmp_path)
    container.bin = environment / "bin"
    container.start()
    yield container
    if container.running:
        container.kill()


@pytest.mark.slow
def test_what_is_copied_is_there(dist: Path) -> None:
    *sources, _ = instructions()["COPY"].split()
    for source in sources:
        assert list(dist.glob(source)), source


@pytest.mark.slow
def test_what_is_installed_serves(container: Container) -> None:
    """The interface, the page and the rulebook come out of the wheel; tables and caches go into the volumes."""
    for path in ("/", "/api/games", "/api/games/master_thieves/rules?language=fr"):
        with urlopen(f"http://127.0.0.1:{container.port}{path}") as answer:
            assert answer.status == 200
    assert container.is_healthy()
    tables, caches = map(Path, replaced(instructions()["VOLUME"], {"/var/": f"{container.folder}/"}).split())
    assert list(tables.iterdir())
    assert container.machine_code().is_relative_to(caches)
    container.stop()
    assert not container.is_healthy()
