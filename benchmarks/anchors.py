"""Measures where the bots stand on the scale of the ratings, and writes them into the package:
`python benchmarks/anchors.py --logs FOLDER`

Three arenas for each game, four at a table: the bots that decide at once, in many games; then with them those that
think for a moment; then all levels that people can choose. They are rated over all three in this order, as `vendome
arena` does it, so that the slow bots meet others that are well known. The logs are kept in the folder: a second run
goes on where the first one stopped, and `--seconds` ends each arena in time. What was not measured anew stays as the
file has it.
"""

import argparse
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

import vendome
from vendome.lab.arena import Arena, DealLog, PlayedGame
from vendome.lab.arena.ratings import rate
from vendome.table.levels import names
from vendome.table.ratings.anchors import FILE, Anchor, Anchors

PLAYERS = 4
SEED = 1
SLOW = ("burglar", "mastermind")  # the faster of them first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--logs", type=Path, required=True, help="folder of the arenas' logs")
    parser.add_argument("--games", type=int, default=800, help="so many in each arena")
    parser.add_argument("--seconds", type=float, default=3600, help="for each arena at most")
    parser.add_argument("--only", choices=list(vendome.GAMES), help="one game")
    given = parser.parse_args()
    given.logs.mkdir(parents=True, exist_ok=True)
    measured = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Anchors]) if FILE.exists() else {}
    for game in [given.only] if given.only else vendome.GAMES:
        levels, played = names(vendome.GAMES[game]), []
        for number, left_out in enumerate((SLOW, SLOW[1:], ())):
            bots = tuple(level for level in levels if level not in left_out)
            log = given.logs / f"{game}-{number}.jsonl"
            played += games_of(game, bots, log, given.games, given.seconds)
        measured[game] = anchors_of(levels, played)
        FILE.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=1) + b"\n")


def games_of(game: str, bots: Sequence[str], log: Path, games: int, seconds: float) -> list[tuple[Arena, PlayedGame]]:
    """What is finished in time."""
    run = [sys.executable, "-m", "vendome", "arena", game, "--players", str(PLAYERS), "--bots", ",".join(bots)]
    with suppress(subprocess.TimeoutExpired):
        limits = ["--games", str(games), "--seed", str(SEED), "--resume", str(log)]
        subprocess.run([*run, *limits], check=True, timeout=seconds)
    arena = Arena(vendome.game(game, PLAYERS), tuple(bots), None, SEED)
    with DealLog(log, arena) as found:
        return [(arena, one) for number in sorted(found.known) for one in found.known[number].games]


def anchors_of(levels: Sequence[str], played: Sequence[tuple[Arena, PlayedGame]]) -> Anchors:
    """The same numbers for the bots in both arenas."""
    games = [
        msgspec.structs.replace(one, seats=[levels.index(arena.entrants[seat]) for seat in one.seats])
        for arena, one in played
    ]
    ratings = rate(games, len(levels))[-1]
    sat = [sum(one.seats.count(entrant) for one in games) for entrant in range(len(levels))]
    anchors = {
        level: Anchor(round(rating.mean, 2), round(rating.deviation, 2), seats)
        for level, rating, seats in zip(levels, ratings, sat, strict=True)
    }
    return Anchors(PLAYERS, len(games), anchors)


if __name__ == "__main__":
    main()
