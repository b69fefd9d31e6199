"""The units of systemd, the settings and the script beside them."""

import configparser
import os
import subprocess
import sys
from pathlib import Path

import pytest

from deploy.samples import DEPLOY, program, replaced, run, settings_in
from vendome.table.connections.descriptors import MOST_CONNECTIONS, OTHER_FILES
from vendome.table.settings import Settings, variable

SERVICES = sorted(path.name for path in DEPLOY.glob("*.service"))
OTHERS = [name for name in SERVICES if name != "vendome.service"]
UNITS = [*SERVICES, *(path.name for path in DEPLOY.glob("*.timer"))]
EXPOSURE = 15  # of 100, as systemd counts: what is left is the network, and machine code that is made while it runs


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """The units, with programs that are on this machine."""
    program_here = Path(sys.executable).with_name("vendome")
    servers = ("vendome.service", "vendome-web@.service", "vendome-bots.service")
    changes = {unit: {"/opt/vendome/bin/vendome": str(program_here)} for unit in servers}
    changes["vendome-backup.service"] = {"/usr/local/bin/vendome-backup": str(DEPLOY / "vendome-backup")}
    for unit in UNITS:
        named = unit.replace("@", "@8001")
        (tmp_path / named).write_text(replaced((DEPLOY / unit).read_text(), changes.get(unit, {})))
    return tmp_path


@pytest.mark.slow
def test_systemd_takes_the_units(installed: Path) -> None:
    """Without a word about them: it warns of every name or value that it does not know."""
    said = run(program("systemd-analyze"), "verify", *installed.iterdir())
    assert [line for line in said.splitlines() if "vendome" in line] == []


@pytest.mark.slow
@pytest.mark.parametrize("unit", SERVICES)
def test_the_sandbox_is_tight(unit: str) -> None:
    run(program("systemd-analyze"), "security", "--offline=true", f"--threshold={EXPOSURE}", DEPLOY / unit)


def values(unit: str) -> dict[str, str]:
    """What [Service] says; the last one where it says something twice."""
    parser = configparser.ConfigParser(strict=False, interpolation=None, comment_prefixes=("#",), delimiters=("=",))
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    parser.read_string((DEPLOY / unit).read_text())
    return dict(parser["Service"])


def test_files_and_connections_fit_the_settings() -> None:
    for unit in ("vendome.service", "vendome-web@.service"):
        assert int(values(unit)["LimitNOFILE"]) >= MOST_CONNECTIONS + OTHER_FILES


def test_machine_code_may_be_made() -> None:
    assert "MemoryDenyWriteExecute" not in values("vendome.service")


@pytest.mark.parametrize("unit", OTHERS)
def test_every_unit_is_as_confined_as_the_server(unit: str) -> None:
    own = {
        "Type", "ExecStart", "Environment", "EnvironmentFile", "StateDirectory",
        "Restart", "RestartSec", "KillMode", "TimeoutStopSec", "OOMPolicy", "LimitNOFILE",
    }  # fmt: skip
    server, other = (
        {name: value for name, value in values(name).items() if name not in own} for name in ("vendome.service", unit)
    )
    assert server == other


def test_every_setting_of_the_sample_is_one() -> None:
    told = settings_in(DEPLOY / "vendome.env")
    assert {name for name in told if name.startswith("VENDOME_")} <= {variable(name) for name in vars(Settings())}
    bus = told.pop("VENDOME_BUS")
    assert (
        Settings.chosen(told | {"VENDOME_BUS": bus, "VENDOME_DATABASE": "postgresql://vendome@db/vendome"}).bus == bus
    )
    chosen = Settings.chosen(told)
    assert chosen.hosts == ("play.example.com",)
    assert chosen.proxies == ("127.0.0.1",)


def test_every_setting_of_the_bots_sample_is_one() -> None:
    told = settings_in(DEPLOY / "vendome-bots.env")
    assert {name for name in told if name.startswith("VENDOME_")} <= {variable(name) for name in vars(Settings())}
    assert told["VENDOME_BUS"] == "nats://bots:PASSWORD@127.0.0.1"
    assert told["XDG_CACHE_HOME"] == settings_in(DEPLOY / "vendome.env")["XDG_CACHE_HOME"]
    assert values("vendome-bots.service")["EnvironmentFile"] == "/etc/vendome-bots.env"


def test_what_is_kept_is_kept_in_the_unit_s_folders() -> None:
    told = settings_in(DEPLOY / "vendome.env")
    folders = values("vendome.service")
    assert told["VENDOME_DATABASE"] == f"/var/lib/{folders['StateDirectory']}/tables.sqlite"
    code = "from platformdirs import user_cache_path; print(user_cache_path('vendome'))"
    cache = run(sys.executable, "-c", code, XDG_CACHE_HOME=told["XDG_CACHE_HOME"]).strip()
    assert cache == f"/var/cache/{folders['CacheDirectory']}"


def write_program(file: Path, text: str) -> None:
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"#!/bin/sh\n{text}\n")
    file.chmod(0o755)


def test_the_operator_s_command_has_the_server_s_user_and_settings(tmp_path: Path) -> None:
    programs, fake, command = tmp_path / "bin", tmp_path / "real", tmp_path / "vendome"
    write_program(programs / "runuser", 'echo "$1 $2"; shift 3; exec "$@"')
    write_program(fake, 'echo "$VENDOME_DATABASE $*"')
    places = {"/etc/vendome.env": str(DEPLOY / "vendome.env"), "/opt/vendome/bin/vendome": str(fake)}
    write_program(command, replaced((DEPLOY / "vendome").read_text(), places))
    said = run(command, "admin", "list", PATH=f"{programs}:{os.environ['PATH']}")
    assert said == "-u vendome\n/var/lib/vendome/tables.sqlite admin list\n"


def test_the_newest_fourteen_backups_are_kept(tmp_path: Path) -> None:
    """And what is no backup; a backup that fails deletes nothing."""
    programs, folder = tmp_path / "bin", tmp_path / "backups"
    folder.mkdir()
    fake = programs / "vendome"
    write_program(fake, '[ "$1" = backup ] && echo new > "$2"')
    old = [folder / f"vendome-2026-01-{day:02}T04-00-00Z.backup" for day in range(1, 18)]
    for file in (*old, folder / "mine.backup"):
        file.touch()
    environment = {**os.environ, "PATH": f"{programs}:{os.environ['PATH']}"}
    subprocess.run([DEPLOY / "vendome-backup", folder], check=True, env=environment)
    left = set(folder.iterdir())
    assert left >= {*old[-13:], folder / "mine.backup"}
    (new,) = left - {*old[-13:], folder / "mine.backup"}
    assert new.read_text() == "new\n"
    write_program(fake, "exit 1")
    assert subprocess.run([DEPLOY / "vendome-backup", folder], env=environment).returncode != 0
    assert set(folder.iterdir()) == left
