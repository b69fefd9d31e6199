"""The changes of the database's schema, one after the other: Alembic's folder. `upgrade` makes those not made yet."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class TooNew(Exception):
    """The database has changes of its schema that this version of Vendôme does not know."""


def upgrade(connection: Connection, to: str = "head") -> None:
    """Make every change of the schema that this database does not have yet, up to one of them. TooNew, before anything
    is changed, if it has others."""
    revision_of(connection)
    config = configured()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revision_of(connection: Connection) -> str | None:
    """The last change of its schema that the database has; None, if it has no tables of ours. TooNew, if we don't know
    it."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None:
        check_known(revision)
    return revision


def check_known(revision: str) -> None:
    known = revisions()
    if revision not in known:
        raise TooNew(f"its schema is {revision}, ours {known[-1]}")


@cache
def revisions() -> tuple[str, ...]:
    """All that we know, the oldest first."""
    script = ScriptDirectory.from_config(configured())
    return tuple(revision.revision for revision in script.walk_revisions())[::-1]


def configured() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config
