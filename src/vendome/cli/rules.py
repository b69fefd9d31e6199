"""`vendome rules`"""

from rich.markdown import Markdown

from vendome.cli.common import console
from vendome.engine.rulebook import find_rule, rulebook
from vendome.games.registry import find


def show_rules(name: str, number: str | None) -> None:
    game = find(name)
    text = find_rule(game, number) if number else rulebook(game)
    console.print(Markdown(text) if console.is_terminal else text, markup=False)
