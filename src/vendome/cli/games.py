"""`vendome games`"""

from rich.table import Table

from vendome.cli.console import console
from vendome.engine.contract import Option, spell
from vendome.engine.tweaked import tweaks_of
from vendome.games.registry import GAMES, find


def list_games() -> None:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("game", "name", "players", "minutes", "options (the default first)"):
        table.add_column(column, overflow="fold")
    for game in GAMES.values():
        table.add_row(
            game.id,
            game.name,
            f"{game.players[0]}–{game.players[-1]}",
            "–".join(str(minutes) for minutes in sorted(set(game.minutes))),
            ", ".join(described(option) for option in game.options),
        )
    console.print(table)
    for game in GAMES.values():
        console.print(f"\n[bold]{game.name}[/]: {game.summary}")


def described(option: Option) -> str:
    """`hands=3 (1–9)`, `edition=en|fr|it`."""
    if type(option.default) is int:
        return f"{option.name}={option.default} ({option.choices[0]}–{option.choices[-1]})"
    others = [spell(choice) for choice in option.choices if choice != option.default]
    return f"{option.name}={'|'.join([spell(option.default), *others])}"


def list_tweaks(name: str) -> None:
    """What --tweak takes for a game, and what it does not."""
    game = find(name)
    tweaks = tweaks_of(game)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("tweak", "default", "from", "to", "rule", "what it is"):
        table.add_column(column, overflow="fold", justify="right" if column in ("default", "from", "to") else "left")
    for tweak in tweaks.TWEAKS:
        numbers = map(str, (tweak.default, tweak.lowest, tweak.highest))
        table.add_row(tweak.name, *numbers, tweak.rule, tweak.help)
    console.print(table)
    console.print("\nWhat can't be changed, and why:\n")
    for what, reason in tweaks.REFUSED.items():
        console.print(f"{what}: {reason}", markup=False)
