"""The lock files have what pyproject.toml asks for, no more, and the same of it."""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement

from deploy.locks import asked, needed, pins
from deploy.samples import ROOT


class Purpose(NamedTuple):
    lock: str
    asked: list[Requirement]


WHOLE = Purpose("tests/requirements.lock", asked(group="dev"))
PLAYING = Purpose("requirements.lock", asked())
SERVER = Purpose("deploy/requirements.lock", asked(extras=("postgresql", "nats")))
TORCH = Purpose("examples/requirements.lock", asked(group="torch", project=False))
INSTALLER = Purpose("setup/requirements.lock", asked(group="setup", project=False))
NODE = Purpose("web/requirements.lock", asked(group="node", project=False))
PURPOSES = [WHOLE, PLAYING, SERVER, TORCH, INSTALLER, NODE]
INSTALLED = [WHOLE, PLAYING, SERVER, INSTALLER]


def named(purposes: Iterable[Purpose]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("purpose", purposes, ids=lambda purpose: purpose.lock)


def test_every_lock_has_a_purpose() -> None:
    found = (path.relative_to(ROOT) for folder in (ROOT, *ROOT.iterdir()) for path in folder.glob("requirements.lock"))
    assert set(found) == {Path(purpose.lock) for purpose in PURPOSES}


@named(PURPOSES)
def test_what_is_asked_for_is_locked_in_a_version_that_was_asked_for(purpose: Purpose) -> None:
    locked = pins(ROOT / purpose.lock)
    for requirement in purpose.asked:
        versions = [pin.version for pin in locked if pin.name == requirement.name.replace("_", "-")]
        assert versions, f"{requirement} is not in {purpose.lock}"
        assert all(requirement.specifier.contains(version) for version in versions), requirement


@named(PURPOSES)
def test_all_locks_have_the_same_version_of_a_package(purpose: Purpose) -> None:
    whole, locked = pins(ROOT / WHOLE.lock), pins(ROOT / purpose.lock)
    shared = {pin.name for pin in whole} & {pin.name for pin in locked}
    assert {pin for pin in locked if pin.name in shared} == {pin for pin in whole if pin.name in shared}


@named(INSTALLED)
def test_a_lock_has_what_is_needed_and_nothing_else(purpose: Purpose) -> None:
    """Playing installs nothing that it does not need."""
    assert {pin.name for pin in pins(ROOT / purpose.lock) if pin.is_needed_here} == needed(purpose.asked)
