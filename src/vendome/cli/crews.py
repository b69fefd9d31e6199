"""Who does the work of a command: what --workers and --ray say."""

import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass

from vendome.cli.console import notes
from vendome.lab.crew import Crew, Processes
from vendome.lab.on_ray.cluster import LOCAL, open_cluster


@dataclass(frozen=True)
class CrewWish:
    """What was typed."""

    workers: int | None
    ray: str | None

    @contextmanager
    def open(self, bots: Iterable[str] = ()) -> Iterator[Crew]:
        """The crew, for as long as it is needed; `bots` are those that will play."""
        if self.ray is None:
            yield Processes(self.workers or os.cpu_count() or 1)
            return
        doing = "Starting Ray on this machine …" if self.ray == LOCAL else f"Calling the Ray cluster at {self.ray} …"
        with ExitStack() as stack:
            with notes.status(doing) if notes.is_terminal else nullcontext():
                crew = stack.enter_context(open_cluster(self.ray, self.workers, bots))
            yield crew
