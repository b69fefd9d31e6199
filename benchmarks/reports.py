"""The reports that are shown as examples: each game once, and the editions of Master Thieves side by side.

    python benchmarks/reports.py [--budget usual] [--out docs/reports] [--logs FOLDER] [--only PART] [--workers N]
    python benchmarks/reports.py --index    # play nothing: write the README of what is there

Every report is a page and a file of JSON of the same name. The README beside them links those that are there, and
answers from their numbers whether Master Thieves is chaotic above five players. With --logs, what was played is kept
there, and the next run goes on with it.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from vendome import GAMES
from vendome.lab.report import BUDGETS
from vendome.lab.report.estimate import Estimate, total_of
from vendome.lab.report.units import PERCENT, STEPS, Unit

PLAYERS = 4
CROWDED = 6  # Master Thieves is said to be chaotic above five
FEW, MANY = (3, 4, 5), (6, 7, 8)  # numbers of players on either side of it; two are a game of its own
EDITIONS = {"en": "English", "fr": "French", "it": "Italian"}


class Example(NamedTuple):
    """One page: its name, what it is, and what `vendome report` is asked."""

    name: str
    about: str
    arguments: tuple[str, ...]


def examples() -> list[Example]:
    found = [
        Example(name, f"{game.name}, {PLAYERS} players", (name, *players(PLAYERS))) for name, game in GAMES.items()
    ]
    for number in (PLAYERS, CROWDED):
        for edition in ("fr", "it"):
            about = f"Master Thieves, {number} players: the English edition or the {EDITIONS[edition]}?"
            arguments = ("master_thieves", *players(number), "--against", f"edition={edition}")
            found.append(Example(side_by_side(number, edition), about, arguments))
    return found


def players(number: int) -> tuple[str, str]:
    return "--players", str(number)


def side_by_side(number: int, edition: str) -> str:
    return f"master_thieves-{number}-en-{edition}"


def make(example: Example, args: argparse.Namespace) -> None:
    command = ["report", *example.arguments, "--budget", args.budget, "--html", str(args.out / f"{example.name}.html")]
    command += ["--resume", str(args.logs / f"{example.name}-{args.budget}.jsonl")] if args.logs else []
    command += ["--workers", str(args.workers)] if args.workers else []
    print("vendome", *command, "--json", file=sys.stderr, flush=True)
    call = [sys.executable, "-m", "vendome", *command, "--json"]
    done = subprocess.run(call, check=True, stdout=subprocess.PIPE, text=True)
    (args.out / f"{example.name}.json").write_text(done.stdout)


# -- the README ---------------------------------------------------------------------------------------


README = """# Example reports

What `vendome report` ([how to read it](../report.md)) says of our games. Each page needs nothing but itself; the file
of JSON beside it has the same numbers.

{pages}

## Is Master Thieves chaotic above five players?

A game is chaotic if playing well helps little. So the number is how many steps of skill the table's bot is above a
simple one, with {few} players and with {many}. A step doubles the odds against each of the others, so that more
opponents alone do not make it smaller.

{chaos}

## How they are made

```sh
python benchmarks/reports.py --budget usual --logs FOLDER   # hours; after Ctrl-C the same command goes on
python benchmarks/reports.py --index                        # only this page, from the reports that are there
```

This page is written by the same script. The same budget gives the same numbers on every machine, so a report changes
only when rules, bots, nets or the questions do.
"""


def index(out: Path) -> str:
    """What is there, and what it says of crowded tables."""
    pages = "\n".join(f"- {entry(example, out)}" for example in examples())
    return README.format(pages=pages, few=span(FEW), many=span(MANY), chaos="\n".join(chaos(out)))


def span(numbers: Sequence[int]) -> str:
    return f"{numbers[0]} to {numbers[-1]}"


def entry(example: Example, out: Path) -> str:
    """A link, if it leads somewhere."""
    page = f"{example.name}.html"
    if not (out / page).exists():
        return f"{example.about} (`{page}`, not made yet)"
    budget = json.loads((out / f"{example.name}.json").read_text())["budget"]
    return f"[{example.about}]({page}) (budget: {budget})"


HEAD = (
    "| edition | players | steps of skill | decisions that matter | kingmaking |",
    "| --- | ---: | ---: | ---: | ---: |",
)


def chaos(out: Path) -> list[str]:
    """The answer for each edition, and the numbers behind it."""
    found = list(editions(out))
    if not found:
        return ["The reports that say it are not made yet."]
    verdicts = [f"- **{EDITIONS[edition]} edition.** {verdict(companies)}" for edition, companies in found]
    return [*verdicts, "", *HEAD, *(row(edition, company) for edition, companies in found for company in companies)]


def editions(out: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The figures by number of players, of every edition that was played."""
    for edition in EDITIONS:
        path = out / f"{side_by_side(PLAYERS, 'fr' if edition == 'en' else edition)}.json"
        finding = json.loads(path.read_text())["findings"]["players"] if path.exists() else {}
        answer = finding.get("answer" if edition == "en" else "other")
        if answer:
            yield edition, answer["by_players"]


def verdict(companies: Sequence[dict[str, Any]]) -> str:
    """One sentence for skill, one for choices."""
    few, many = (mean_of(companies, "skill_steps", numbers) for numbers in (FEW, MANY))
    apart = total_of([many, few.negative()])
    yes = "Yes: it helps less" if apart.below(0) else "No: it helps more" if apart.above(0) else "Not shown"
    matter = [PERCENT.spelled(mean_of(companies, "choices_matter", numbers)) for numbers in (FEW, MANY)]
    return (
        f"{yes}. {STEPS.spelled(few)} with {span(FEW)} players, {STEPS.spelled(many)} with {span(MANY)}: a "
        f"difference of {STEPS.spell_difference(apart)}. Of all decisions {matter[0]} and {matter[1]} matter."
    )


def mean_of(companies: Sequence[dict[str, Any]], figure: str, numbers: Sequence[int]) -> Estimate:
    found = [estimate(company[figure]) for company in companies if company["players"] in numbers]
    return total_of(found).times(1 / len(found))


def estimate(data: dict[str, Any]) -> Estimate:
    low, high = data["ci95"]
    return Estimate(data["value"], low, high, {})


def row(edition: str, company: dict[str, Any]) -> str:
    def spelled(unit: Unit, figure: str) -> str:
        return unit.spelled(estimate(company[figure]))

    cells = (spelled(STEPS, "skill_steps"), spelled(PERCENT, "choices_matter"), spelled(PERCENT, "kingmaking"))
    return f"| {EDITIONS[edition]} | {company['players']} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the example reports.")
    parser.add_argument("--budget", choices=list(BUDGETS), default="usual")
    parser.add_argument("--out", type=Path, default=Path("docs/reports"))
    parser.add_argument("--logs", type=Path, help="where what was played is kept")
    parser.add_argument("--only", default="", help="make only pages whose name contains this")
    parser.add_argument("--index", action="store_true", help="make no page: write the README of those that are there")
    parser.add_argument("--workers", type=int)
    args = parser.parse_args()
    for folder in filter(None, (args.out, args.logs)):
        folder.mkdir(parents=True, exist_ok=True)
    for example in examples():
        if args.only in example.name and not args.index:
            make(example, args)
    (args.out / "README.md").write_text(index(args.out))


if __name__ == "__main__":
    main()
