"""`vendome rules`"""

import os

from rich.markdown import Markdown

from vendome.cli.console import console
from vendome.engine.book.languages import known_language, language_of_locale
from vendome.engine.book.rulebook import find_rule, rulebook
from vendome.games import find_folder


def show_rules(name: str, number: str | None, language: str | None) -> None:
    game = find_folder(name)
    spoken = language_of_locale(os.environ) if language is None else known_language(language)
    text = find_rule(game, number, spoken) if number else rulebook(game, spoken)
    console.print(Markdown(text) if console.is_terminal else text, markup=False)
