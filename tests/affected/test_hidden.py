"""Whatever a program loads of ours is known to be used by where it begins, also if nothing imports it."""

import os
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePath

from affected.graph import HIDDEN, build

ROOT = Path(__file__).parents[2]
LISTEN = """
import os, sys
def hear(event, arguments):
    file = getattr(arguments[0], "co_filename", "") if event == "exec" else ""
    if "/src/vendome/" in file:
        with open(os.environ["HEARD"], "a") as heard:
            heard.write(f"{file}\\n")
sys.addaudithook(hear)
"""
PROGRAM = """
import asyncio, contextlib
from vendome.table.storage.store import Store
from vendome.table.workers.process import WorkerProcess

async def main():
    store = await Store.open("new.sqlite")
    await store.close()
    worker = WorkerProcess()
    with contextlib.suppress(Exception):
        await worker.ask(b"no task")
    await worker.close()

asyncio.run(main())
"""
STARTS = ("src/vendome/table/storage/store.py", "src/vendome/table/workers/process.py")


def loaded(program: str, folder: Path) -> set[str]:
    """The modules of ours that a program and its child processes run."""
    (folder / "sitecustomize.py").write_text(LISTEN)
    path = os.pathsep.join([str(folder), str(ROOT / "src")])
    environment = {**os.environ, "HEARD": str(folder / "heard"), "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": path}
    subprocess.run([sys.executable, "-c", program], cwd=folder, env=environment, check=True)
    return {str(Path(line).relative_to(ROOT)) for line in (folder / "heard").read_text().splitlines()}


def used_from(starts: Iterable[str], cache: Path) -> set[str]:
    """All that these files use, directly or not; what runs before a module, its packages' `__init__.py`, among it."""
    users = build(ROOT, cache)
    queue = list(starts)
    for user in queue:
        before = {f"{folder}/__init__.py" for folder in PurePath(user).parents} & users.keys()
        used = {used for used, those in users.items() if user in those}
        queue += sorted((before | used).difference(queue))
    return set(queue)


def test_all_that_is_loaded_is_known_to_be_used(tmp_path: Path) -> None:
    found = loaded(PROGRAM, tmp_path)
    assert {user for user, _, _ in HIDDEN} <= found
    assert found - used_from(STARTS, tmp_path) == set()


def test_every_hidden_use_is_of_files_that_are_there() -> None:
    for user, pattern, _ in HIDDEN:
        assert (ROOT / user).is_file()
        assert list(ROOT.glob(pattern))
