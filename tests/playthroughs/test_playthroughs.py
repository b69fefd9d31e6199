"""Golden playthroughs: a game as text a person can read, so that any change of behaviour is seen and reviewed.

`python tests/write_anew.py` writes them anew; read the diff before you commit it.
"""

from pathlib import Path
from random import Random

import pytest

import vendome
from vendome import GAMES, Session, Setup

FOLDERS = Path(__file__).parents[1] / "games"
SHOWN = 10  # decisions shown in full at the start, and one in thirty later; of the others, what happened


def scenarios() -> dict[str, Setup]:
    """A playthrough for each game, and one for each edition where a game has editions; by its file."""
    found = {}
    for game in GAMES.values():
        editions = next((option.choices for option in game.options if option.name == "edition"), None)
        if editions is None:
            found[f"{game.id}/playthrough.txt"] = vendome.game(game.id, players=min(3, game.players[-1]))
        for edition in editions or ():
            found[f"{game.id}/playthrough-{edition}.txt"] = vendome.game(game.id, players=3, edition=edition)
    return found


def playthrough(setup: Setup) -> str:
    session = setup.start(seed=2026)
    random = Random(2026)
    lines = [f"{setup.game.name}: {setup.stated()}, seed 2026", *told(session)]
    for step in range(10**6):
        if session.finished:
            break
        seat = session.asked[0]
        moves = session.moves(seat)
        move = random.choice(moves)
        if step < SHOWN or step % (3 * SHOWN) == 0:
            lines += ["", f"=== {step}", *shown(session, seat), f"legal: {', '.join(moves)}"]
        lines.append(f"seat {seat}: {move}")
        session.play(move, seat)
        lines += told(session)
    return "\n".join([*lines, "", str(session.result), ""])


def told(session: Session) -> list[str]:
    names = [f"Seat {seat}" for seat in range(session.setup.players)]
    return [f"  · {session.game.events.sentence(event, names)}" for event in session.events]


def shown(session: Session, seat: int) -> list[str]:
    """The table as the spectators see it, then the view of every seat."""
    views = [f"view {other}: {session.view(other)}" for other in range(session.setup.players)]
    question = session.game.questions.ask(session.known_to(seat).state, seat)
    return [session.show(), *views, f"seat {seat} is asked: {question.text} ({question.rule})"]


@pytest.mark.parametrize("name", scenarios())
def test_playthrough(name: str) -> None:
    assert playthrough(scenarios()[name]) == (FOLDERS / name).read_text()
