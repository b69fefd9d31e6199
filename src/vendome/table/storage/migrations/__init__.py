"""The changes of the database's schema, one after the other: Alembic's folder. `upgrade` makes those not made yet."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


class TooNew(Exception):
    """The database has changes of its schema that this version of Vendôme does not know."""


def upgrade(connection: Connection) -> None:
    """Make every change of the schema that this database does not have yet. TooNew, before anything is changed, if it
    has others."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise TooNew(f"its schema is {revision}, ours {script.get_current_head()}")
    command.upgrade(config, "head")
