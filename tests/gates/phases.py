"""Run a phase of the gates, and say in the end where the minutes went.

    python tests/gates/phases.py run lint make lint   run a command as the phase `lint`; its lines begin with that name
    python tests/gates/phases.py table                what each phase took since `clear`, and its share of the machine
    python tests/gates/phases.py clear                begin anew

Phases may run beside each other, in processes of their own: each adds a line to one file.
"""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).parents[2] / ".phases.jsonl"
COUNTED = re.compile(r"\b(\d+) passed\b")


class Phase(NamedTuple):
    name: str
    begun: float
    ended: float
    processor: float  # seconds of all cores together
    tests: int  # that passed
    code: int

    @property
    def seconds(self) -> float:
        return self.ended - self.begun


def run(name: str, command: Sequence[str], file: Path = FILE) -> int:
    """The command's own exit code."""
    print(f"{name} | begins", flush=True)
    begun, tests = time.time(), 0
    # With what `make` hands on to a `make` within, so that they share its number of jobs.
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, close_fds=False) as process:
        assert process.stdout is not None
        for line in process.stdout:
            text = line.decode(errors="replace").rstrip()
            tests += sum(map(int, COUNTED.findall(text)))
            print(f"{name} | {text}", flush=True)
    used = os.times()
    processor = used.children_user + used.children_system
    phase = Phase(name, begun, time.time(), processor, tests, process.returncode)
    with file.open("a") as out:
        out.write(f"{json.dumps(phase)}\n")  # at once: phases that end together keep their lines apart
    print(f"{name} | {'ended' if phase.code == 0 else 'FAILED'} after {clock(phase.seconds)}", flush=True)
    return phase.code


def table(phases: Sequence[Phase], cores: int) -> str:
    """The share is that of the machine's time: phases that keep all cores busy have 100% together."""
    phases = sorted(phases, key=lambda phase: phase.begun)
    if not phases:
        return "no phase has ended"
    first = phases[0].begun
    whole = max(phase.ended for phase in phases) - first
    rows = [("phase", "began", "took", "processor", "share", "tests", "")]
    for phase in phases:
        share = f"{phase.processor / (whole * cores):.0%}"
        times = clock(phase.begun - first), clock(phase.seconds), clock(phase.processor)
        rows.append((phase.name, *times, share, str(phase.tests or ""), "failed" if phase.code else ""))
    processor, tests = sum(phase.processor for phase in phases), sum(phase.tests for phase in phases)
    rows.append(("all", "", clock(whole), clock(processor), f"{processor / (whole * cores):.0%}", str(tests), ""))
    return "\n".join("{:<12}{:>8}{:>8}{:>11}{:>7}{:>7}  {}".format(*row).rstrip() for row in rows)


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def read(file: Path = FILE) -> list[Phase]:
    return [Phase(*json.loads(line)) for line in file.read_text().splitlines()] if file.exists() else []


def main(arguments: Sequence[str]) -> int:
    match arguments:
        case ["run", name, *command] if command:
            return run(name, command)
        case ["table"]:
            print(table(read(), os.cpu_count() or 1))
            return 0
        case ["clear"]:
            FILE.unlink(missing_ok=True)
            return 0
    print((__doc__ or "").strip(), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
