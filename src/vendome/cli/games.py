"""`vendome games`"""

from rich.table import Table

from vendome.cli.common import console
from vendome.engine.contract import spell
from vendome.games.registry import GAMES


def list_games() -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "name", "players", "minutes", "options (default first)"):
        table.add_column(column)
    for game in GAMES.values():
        options = []
        for option in game.options:
            others = [spell(choice) for choice in option.choices if choice != option.default]
            options.append(f"{option.name}={'|'.join([spell(option.default), *others])}")
        table.add_row(
            game.id,
            game.name,
            f"{game.players[0]}–{game.players[-1]}",
            f"{game.minutes[0]}–{game.minutes[1]}",
            " ".join(options),
        )
    console.print(table)
    for game in GAMES.values():
        console.print(f"\n[bold]{game.name}[/]: {game.summary}")
