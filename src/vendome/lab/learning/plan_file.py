"""A plan as TOML, and whether its numbers can be trained with. What is written reads back as the same plan."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from vendome.bots import find_bot
from vendome.engine.errors import BadOption
from vendome.lab.learning.plan import Plan

SEEDS = 1 << 31  # a trainer adds the number of its turn above it


def plan_text(plan: Plan) -> str:
    """All numbers of a plan, those that were left to their defaults as well."""
    return "\n".join(
        ["# What this run is trained by; docs/learning.md explains it.", *lines(msgspec.to_builtins(plan))]
    )


def lines(table: Mapping[str, Any]) -> Iterator[str]:
    """Plain keys first: in TOML a key behind a table belongs to it."""
    tables = {key: value for key, value in table.items() if isinstance(value, dict)}
    rows = {key: value for key, value in table.items() if isinstance(value, list | tuple)}
    for key, value in table.items():
        if key not in tables and key not in rows and value is not None:
            yield f"{key} = {spelled(value)}"
    for key, value in tables.items():
        yield from ("", f"[{key}]", *(f"{name} = {spelled(one)}" for name, one in value.items()))
    for key, value in rows.items():
        for row in value:
            yield from ("", f"[[{key}]]", *(f"{name} = {spelled(one)}" for name, one in row.items()))
    yield ""


def spelled(value: Any) -> str:
    """A text, a number, a truth value, or a few of them by name."""
    if isinstance(value, dict):
        inside = ", ".join(f"{json.dumps(name)} = {spelled(one)}" for name, one in value.items())
        return f"{{{inside}}}"
    return repr(value) if type(value) in (int, float) else json.dumps(value, ensure_ascii=False)


def difference(one: Plan, other: Plan) -> tuple[str, Any, Any] | None:
    """The first key that tells two plans apart, with both values. Minutes may differ: a run can be made longer."""
    first, second = msgspec.to_builtins(one), msgspec.to_builtins(other)
    for key in first:
        if key != "minutes" and first[key] != second[key]:
            return key, first[key], second[key]
    return None


def check_plan(plan: Plan) -> Plan:
    """The same plan, if its numbers make sense."""
    recipe = plan.recipe
    whole = {"width": plan.width, "critic": plan.critic, "steps": plan.steps, "every": plan.every}
    whole |= {"recipe.epochs": recipe.epochs, "recipe.batch": recipe.batch}
    above = {"minutes": plan.minutes, "recipe.rate": recipe.rate, "recipe.clip": recipe.clip}
    parts = {"entropy_end": plan.entropy_end, "rate_end": plan.rate_end, "recipe.decay": recipe.decay}
    not_below: dict[str, float] = {"past": plan.past, "critic_first": plan.critic_first}
    not_below |= {"recipe.entropy": recipe.entropy, "recipe.win": recipe.win}
    if imitation := plan.imitation:
        find_bot(imitation.bot)
        whole |= {"imitation.decisions": imitation.decisions, "imitation.epochs": imitation.epochs}
        whole |= {"imitation.batch": imitation.batch}
        above |= {"imitation.rate": imitation.rate}
    refuse({key: value for key, value in whole.items() if value < 1}, "1 or more")
    refuse({key: value for key, value in above.items() if not 0 < value < float("inf")}, "more than 0")
    refuse({key: value for key, value in parts.items() if not 0 <= value <= 1}, "from 0 to 1")
    refuse({key: value for key, value in not_below.items() if not 0 <= value < float("inf")}, "0 or more")
    if not 0 <= plan.seed < SEEDS:
        raise BadOption(f"`seed` of a plan should be a whole number from 0 to 2**31 - 1, not {plan.seed}")
    return plan


def refuse(wrong: Mapping[str, Any], should_be: str) -> None:
    for key, value in wrong.items():
        raise BadOption(f"`{key}` of a plan should be {should_be}, not {value}")
