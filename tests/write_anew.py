"""Write anew what the tests compare games with, of all games or of those one names; read the diff before you commit it.

A game has its playthroughs, its perft counts and the digest of its search in its own folder of `tests/games`; the page
has its types, and views for its own tests.
"""

import sys
from pathlib import Path

from bots.test_search import digest_file, digest_of
from page.test_fixtures import write as write_fixtures
from perft.test_perft import counted_anew, file_of
from playthroughs.test_playthroughs import FOLDERS, playthrough, scenarios
from vendome import GAMES
from vendome.table.typescript import files

PAGE = Path(__file__).parents[1] / "web" / "src"


def write(name: str) -> None:
    for file, setup in scenarios().items():
        if setup.game.id == name:
            (FOLDERS / file).write_text(playthrough(setup))
    file_of(name).write_text(counted_anew(name))
    digest_file(GAMES[name]).write_text(f"{digest_of(GAMES[name])}\n")


def write_types() -> None:
    for path, text in files().items():
        (PAGE / path).parent.mkdir(exist_ok=True)
        (PAGE / path).write_text(text, "utf-8")


if __name__ == "__main__":
    names = sys.argv[1:] or list(GAMES)
    for name in names:
        write(name)
    write_types()
    write_fixtures(names)
