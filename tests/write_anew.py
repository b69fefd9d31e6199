"""Write anew what the tests compare games with, of all games or of those one names; read the diff before you commit it.

A game's playthroughs, its perft counts and the digest of its search lie in its own folder of `tests/games`.
"""

import sys

from bots.test_search import digest_file, digest_of
from perft.test_perft import counted_anew, file_of
from playthroughs.test_playthroughs import FOLDERS, playthrough, scenarios
from vendome import GAMES


def write(name: str) -> None:
    for file, setup in scenarios().items():
        if setup.game.id == name:
            (FOLDERS / file).write_text(playthrough(setup))
    file_of(name).write_text(counted_anew(name))
    digest_file(GAMES[name]).write_text(f"{digest_of(GAMES[name])}\n")


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        write(name)
