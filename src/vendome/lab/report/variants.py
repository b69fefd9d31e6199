"""What was chosen for a game, and what two variants of it are called: by what differs between them."""

from vendome.engine.contract import Value, spell
from vendome.engine.game_id import numbers_in, split_id
from vendome.engine.play import Setup
from vendome.games.registry import find
from vendome.lab.report.plan import Plan


def choices_of(setup: Setup) -> dict[str, Value]:
    """Tweaks and options, by name."""
    return {**numbers_in(setup.game.id), **setup.options}


def changed(plan: Plan) -> list[str]:
    """In what the two variants differ."""
    assert plan.other is not None
    one, other = choices_of(plan.setup), choices_of(plan.other)
    return [name for name in {**one, **other} if one.get(name) != other.get(name)]


def asked_name(plan: Plan) -> str:
    return told(plan.setup, changed(plan))


def other_name(plan: Plan) -> str:
    assert plan.other is not None
    return told(plan.other, changed(plan))


def told(setup: Setup, names: list[str]) -> str:
    said = choices_of(setup)
    words = [f"{name}={spell(said[name])}" if name in said else f"{name} unchanged" for name in names]
    return " ".join(words) or "the same"


def shared_name(plan: Plan) -> str:
    """The game's name, with the tweaks that all variants have."""
    real, tweaks = split_id(plan.setup.game.id)
    if not tweaks or plan.other is None:
        return plan.setup.game.name
    same = [f"{name}={value}" for name, value in numbers_in(plan.setup.game.id).items() if name not in changed(plan)]
    return f"{find(real).name} ({', '.join(same)})" if same else find(real).name
