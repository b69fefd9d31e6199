"""The reports that are shown as examples: each game once, and the editions of Master Thieves side by side.

    python benchmarks/reports.py [--budget usual] [--out docs/reports] [--logs FOLDER] [--only PART] [--workers N]

With --logs, what was played is kept there, and the next run goes on with it.
"""

import argparse
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from vendome import GAMES
from vendome.lab.report import BUDGETS

PLAYERS = 4
CROWDED = 6  # Master Thieves is said to be chaotic above five


class Example(NamedTuple):
    """One page: its name, and what `vendome report` is asked."""

    name: str
    arguments: tuple[str, ...]


def examples() -> list[Example]:
    found = [Example(game, (game, "--players", str(PLAYERS))) for game in GAMES]
    for players in (PLAYERS, CROWDED):
        for edition in ("fr", "it"):
            arguments = ("master_thieves", "--players", str(players), "--against", f"edition={edition}")
            found.append(Example(f"master_thieves-{players}-en-{edition}", arguments))
    return found


def make(example: Example, args: argparse.Namespace) -> None:
    command = ["report", *example.arguments, "--budget", args.budget, "--html", str(args.out / f"{example.name}.html")]
    command += ["--resume", str(args.logs / f"{example.name}-{args.budget}.jsonl")] if args.logs else []
    command += ["--workers", str(args.workers)] if args.workers else []
    print("vendome", *command, file=sys.stderr, flush=True)
    subprocess.run([sys.executable, "-m", "vendome", *command], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the example reports.")
    parser.add_argument("--budget", choices=list(BUDGETS), default="usual")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    parser.add_argument("--logs", type=Path, help="where what was played is kept")
    parser.add_argument("--only", default="", help="make only pages whose name contains this")
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    for folder in filter(None, (args.out, args.logs)):
        folder.mkdir(parents=True, exist_ok=True)
    for example in examples():
        if args.only in example.name:
            make(example, args)


if __name__ == "__main__":
    main()
