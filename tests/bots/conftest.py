"""The package may have no net for a game: tests have random ones."""

from pathlib import Path

import pytest

from bots.nets import write_random_net
from vendome import GAMES


@pytest.fixture(scope="session")
def net_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("nets")
    for game in GAMES.values():
        write_random_net(game, folder)
    return folder


@pytest.fixture
def shipped_nets(net_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As if the package had these nets and no others."""
    monkeypatch.setattr("vendome.bots.net.weights.SHIPPED", net_folder)
    return net_folder
