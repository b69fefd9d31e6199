"""A table that is not in this process. With one process this never happens."""


class Elsewhere(Exception):
    """Another process has the table. `process` is its name, empty if we don't know it: look for it again."""

    def __init__(self, process: str = "") -> None:
        self.process = process
        super().__init__(process)
