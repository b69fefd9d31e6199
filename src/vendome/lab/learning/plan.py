"""The plan of a run of training: all that is needed to repeat it. `plans/` has one for each game."""

from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec

from vendome.engine.contract import Value
from vendome.engine.errors import BadOption

PLANS = Path(__file__).parent / "plans"

# On a processor a run is small: it shows that something is learnt, and lets one try a change.
SMALL_WIDTH = 64
SMALL_GAMES = 256  # in all places together
SMALL_BATCH = 2048


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast and how boldly to learn."""

    rate: float = 1e-3
    entropy: float = 0.01
    win: float = 0.5  # how much the policy's own expectation counts beside its moves
    decay: float = 0.97  # how much less a step further ahead counts
    clip: float = 0.2
    epochs: int = 2  # how often each decision is learnt from
    batch: int = 65536  # decisions of one step of Adam


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many tables of one kind: who plays there."""

    players: int
    games: int
    bots: int = 0  # seats that `greedy` plays
    rivals: int = 0  # seats that a past self plays
    clones: int = 0  # seats that a companion plays, or a past self if there is none
    one_in: int = 1  # it plays in one of so many turns: what matters less costs less
    options: dict[str, Value] = {}


class Imitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Before the first game: learn from games that a bot plays, at tables like those of some places."""

    bot: str = "search:sims=300"
    places: tuple[int, ...] = (1,)  # their numbers, from 1 on
    decisions: int = 500_000  # at all of them together
    epochs: int = 6
    rate: float = 1e-3
    batch: int = 4096


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    places: tuple[Place, ...]
    recipe: Recipe = Recipe()
    imitation: Imitation | None = None
    minutes: float = 8.0
    width: int = 256  # of the policy
    critic: int = 128  # the critic's width
    steps: int = 32  # of all games, between two turns of learning
    entropy_end: float = 0.1  # the part of the entropy bonus that is left at the end
    rate_end: float = 0.02  # and of the learning rate
    past: int = 8  # past selves that are kept
    every: int = 25  # turns between two of them
    critic_first: int = 0  # turns at the beginning in which the critic alone learns
    seed: int = 0

    def __post_init__(self) -> None:
        if not self.places:
            raise ValueError("`places` is empty: somebody must play somewhere")
        if self.imitation and not all(1 <= number <= len(self.places) for number in self.imitation.places):
            raise ValueError(f"`imitation.places`: there are {len(self.places)} places")
        if all(place.one_in > 1 for place in self.places):
            raise ValueError("each of the `places` has `one_in` above 1: some turns would be empty")
        for number, place in enumerate(self.places, 1):
            if place.games < 1:
                raise ValueError(f"place {number}: `games` should be 1 or more")
            if place.one_in < 1:
                raise ValueError(f"place {number}: `one_in` should be 1 or more")
            others = (place.bots, place.rivals, place.clones)
            if min(others) < 0 or sum(others) >= place.players:
                raise ValueError(f"place {number}: the others leave no seat of {place.players} to the learner")
            if place.rivals and place.clones:
                raise ValueError(f"place {number}: `rivals` or `clones`, not both")

    @property
    def is_response(self) -> bool:
        """Whether all that is learnt is to beat the companions."""
        return all(place.clones == place.players - 1 for place in self.places)


def read_plan(path: Path) -> Plan:
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Plan)
    except OSError as error:
        raise BadOption(f"{path}: can't be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadOption(f"{path}: not a text in UTF-8") from None
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadOption(f"{path}: {error}") from None


def plan_of(game: str) -> Plan:
    """The plan by which the net of a game was trained, or one like it for a game that has none."""
    path = PLANS / f"{game}.toml"
    return read_plan(path) if path.exists() else msgspec.structs.replace(read_plan(PLANS / "any.toml"), game=game)


def response_to(plan: Plan) -> Plan:
    """A plan to beat one net that does not learn: it has all other seats, wherever the plan has a setup."""
    setups: dict[str, Place] = {}
    for place in plan.places:
        key = f"{place.players} {sorted(place.options.items())}"
        known = setups.get(key, msgspec.structs.replace(place, games=0, one_in=1))
        games = known.games + place.games // place.one_in
        setups[key] = msgspec.structs.replace(known, games=games, bots=0, rivals=0, clones=place.players - 1)
    return msgspec.structs.replace(plan, places=tuple(setups.values()), imitation=None, past=0)


def made_small(plan: Plan) -> Plan:
    """The same for a processor: narrow nets, few games, no imitation: to play so many examples takes an hour."""
    total = sum(place.games for place in plan.places)
    places = tuple(
        msgspec.structs.replace(place, games=max(1, place.games * SMALL_GAMES // total)) for place in plan.places
    )
    return msgspec.structs.replace(
        plan,
        places=places,
        imitation=None,
        recipe=msgspec.structs.replace(plan.recipe, batch=min(plan.recipe.batch, SMALL_BATCH)),
        width=min(plan.width, SMALL_WIDTH),
        critic=min(plan.critic, SMALL_WIDTH),
    )
