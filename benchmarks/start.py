"""How long a command takes until it has answered, beside Python alone.

    python benchmarks/start.py
    python benchmarks/start.py --runs 15

Medians. In each run every command is started once, one after the other, so that a busy machine is as busy for all.
*Warm* finds bytecode of all that it imports; *cold* finds none, and compiles what it imports, its libraries too.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from statistics import median

COMMANDS = {
    "python -c pass": ("-c", "pass"),
    "vendome --version": ("-m", "vendome", "--version"),
    "vendome --help": ("-m", "vendome", "--help"),
    "vendome rules shadow_thief": ("-m", "vendome", "rules", "shadow_thief"),
    "vendome rules shadow_thief SD-3.6": ("-m", "vendome", "rules", "shadow_thief", "SD-3.6"),
    "vendome games": ("-m", "vendome", "games"),
}


def seconds(arguments: tuple[str, ...], folder: str) -> float:
    """Of a process whose bytecode is kept in a folder."""
    kept = {"PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}  # the latter is set in many containers
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], env=os.environ | kept, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - began


def cold(arguments: tuple[str, ...]) -> float:
    with tempfile.TemporaryDirectory() as empty:
        return seconds(arguments, empty)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=7, help="of each command, warm and cold")
    runs = parser.parse_args().runs
    took: dict[str, list[tuple[float, float]]] = {command: [] for command in COMMANDS}
    with tempfile.TemporaryDirectory() as folder:
        for arguments in COMMANDS.values():
            seconds(arguments, folder)  # writes the bytecode
        for _ in range(runs):
            for command, arguments in COMMANDS.items():
                took[command].append((seconds(arguments, folder), cold(arguments)))
    show(took)


def show(took: Mapping[str, list[tuple[float, float]]]) -> None:
    print(f"{'':34} {'warm, s':>8} {'× Python':>9} {'cold, s':>8} {'× Python':>9}")
    medians = {command: [median(times) for times in zip(*runs, strict=True)] for command, runs in took.items()}
    alone = medians["python -c pass"]
    for command, (quick, slow) in medians.items():
        print(f"{command:34} {quick:8.2f} {quick / alone[0]:9.1f} {slow:8.2f} {slow / alone[1]:9.1f}")


if __name__ == "__main__":
    main()
