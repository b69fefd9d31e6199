"""The games under the names by which Gymnasium, PettingZoo and OpenSpiel find them."""

from importlib import import_module
from importlib.util import find_spec

from vendome.games.registry import GAMES

VERSION = "v0"


def register() -> None:
    """Register every game with each library that is installed; a second time changes nothing."""
    for library, register_games in [
        ("gymnasium", register_gymnasium),
        ("pettingzoo", register_pettingzoo),
        ("pyspiel", register_openspiel),
    ]:
        if find_spec(library) is not None:
            register_games()


def name_of(game: str) -> str:
    return f"vendome/{game}-{VERSION}"


def register_gymnasium() -> None:
    gymnasium = import_module("gymnasium")
    for game in GAMES:
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                id=name_of(game),
                entry_point="vendome.env.seat_env:SeatEnv",
                vector_entry_point="vendome.env.vector_env:SeatVectorEnv",
                kwargs={"game": game},
            )


def register_pettingzoo() -> None:
    registration = import_module("pettingzoo.env_registry.registration")
    for game in GAMES:
        if name_of(game) not in registration.aec_registry:
            registration.register("aec", name_of(game), "vendome.env.aec_env:TurnEnv", kwargs={"game": game})
            registration.register("parallel", name_of(game), "vendome.env.parallel_env:TableEnv", kwargs={"game": game})


def register_openspiel() -> None:
    import_module("vendome.env.openspiel").register()
