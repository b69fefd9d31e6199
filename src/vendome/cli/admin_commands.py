"""The commands of `vendome admin` and their flags. What they do is in `admin.py`, loaded when one runs."""

from pathlib import Path
from typing import Annotated, Literal

import typer

admin = typer.Typer(rich_markup_mode="rich")

Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="The server's: SQLite file or postgresql://… Default: VENDOME_DATABASE, or in your data folder.",
    ),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, the last part of its link.")]
TableIds = Annotated[
    list[str], typer.Argument(metavar="TABLE…", help="Tables' ids, the last part of their links.", show_default=False)
]
Address = Annotated[
    str, typer.Argument(metavar="ADDRESS", help="192.0.2.7, a network like 192.0.2.0/24, or the same of IPv6.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do it without asking.")]
Status = Literal["waiting", "playing", "finished", "abandoned", "closed-by-host", "closed-by-admin"]


@admin.callback(invoke_without_command=True)
def about(context: typer.Context) -> None:
    """Look after the tables of a server, while it runs.

    The commands work on its database. The server sees within a second what they changed."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@admin.command("list")
def list_tables(
    database: Database = None,
    status: Annotated[Status | None, typer.Option(help="Only tables of this status.")] = None,
    game: Annotated[str | None, typer.Option(help="Only tables of this game.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=100_000, help="How many at most.")] = 20,
    json: AsJson = False,
) -> None:
    """List tables, the newest first."""
    from vendome.cli.admin import list_tables as run

    run(database, status, game, limit, as_json=json)


@admin.command()
def show(
    table: TableId,
    database: Database = None,
    chat: Annotated[bool, typer.Option("--chat", help="Also the last 50 lines of chat.")] = False,
    json: AsJson = False,
) -> None:
    """Show one table: who sits there, what was chosen, how far it is. No secrets of its game."""
    from vendome.cli.admin import show_table

    show_table(database, table, chat=chat, as_json=json)


@admin.command()
def close(tables: TableIds, database: Database = None) -> None:
    """Close tables: nobody can play on there. What was played is kept."""
    from vendome.cli.admin import close_tables

    close_tables(database, tables)


@admin.command()
def delete(tables: TableIds, database: Database = None, yes: Yes = False) -> None:
    """Delete tables with all their moves and their chat, for good."""
    from vendome.cli.admin import delete_tables

    delete_tables(database, tables, yes=yes)


@admin.command()
def export(
    table: TableId,
    file: Annotated[
        Path | None, typer.Argument(metavar="FILE", help="Where to. Default: standard output.", show_default=False)
    ] = None,
    database: Database = None,
    with_secrets: Annotated[
        bool, typer.Option("--with-secrets", help="Also of a game that is not over: what players may not know.")
    ] = False,
) -> None:
    """Write the record of a finished game, as JSON."""
    from vendome.cli.admin import export_table

    export_table(database, table, file, with_secrets=with_secrets)


@admin.command()
def forget(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Exactly as it is written.", show_default=False)],
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Forget a name: at all tables and in all records it becomes `Player 1`, by the seat's number.

    What was said under this name is deleted. It is the name that is forgotten, so all people who used it are."""
    from vendome.cli.admin import forget_name

    forget_name(database, name, yes=yes)


@admin.command()
def reports(
    database: Database = None,
    done: Annotated[
        list[int] | None, typer.Option(metavar="NUMBER", help="You have seen to this report: delete it.")
    ] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="How many at most.")] = 20,
    json: AsJson = False,
) -> None:
    """Show what players of open tables report of each other, the oldest first, with the chat as it was.

    A report is deleted after 90 days, and with its table."""
    from vendome.cli.admin import end_reports, list_reports

    if done:
        end_reports(database, done)
    else:
        list_reports(database, limit, as_json=json)


@admin.command()
def block(
    address: Address,
    database: Database = None,
    reason: Annotated[str, typer.Option(help="For yourself; the blocked are not told.")] = "",
) -> None:
    """Block an address: every call and every connection from there is refused.

    Of IPv6 at least a whole /64 is blocked, for that is what one customer has."""
    from vendome.cli.admin import block as run

    run(database, address, reason)


@admin.command()
def unblock(address: Address, database: Database = None) -> None:
    """Let a blocked address call again."""
    from vendome.cli.admin import unblock as run

    run(database, address)


@admin.command()
def blocked(database: Database = None, json: AsJson = False) -> None:
    """List the blocked addresses, and why."""
    from vendome.cli.admin import list_blocked

    list_blocked(database, as_json=json)


@admin.command()
def processes(
    database: Database = None,
    bus: Annotated[
        str | None, typer.Option(metavar="URL", help="nats://… of the servers. Default: VENDOME_BUS, or none.")
    ] = None,
    json: AsJson = False,
) -> None:
    """Show who serves a database: web processes and the tables they have, bots and what waits for them.

    Bots, sockets and queues are known only on the bus."""
    from vendome.cli.processes import print_processes

    print_processes(database, bus, as_json=json)


@admin.command()
def stats(database: Database = None, json: AsJson = False) -> None:
    """Count tables, moves and bytes, and say how much room is left."""
    from vendome.cli.admin import print_statistics

    print_statistics(database, as_json=json)
