"""The commands of `vendome`, as the program itself lists them."""

from collections.abc import Iterator
from typing import Any

from typer.main import get_command

from vendome.cli.app import app


def every_command() -> list[tuple[str, ...]]:
    """Each by its words, in the order of `--help`; those of a group after the group."""
    return list(below(get_command(app)))


def below(group: Any, *words: str) -> Iterator[tuple[str, ...]]:
    for name, command in group.commands.items():
        yield (*words, name)
        if hasattr(command, "commands"):
            yield from below(command, *words, name)
