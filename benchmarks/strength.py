"""Measures the bots against each other and writes `docs/strength.md`: `python benchmarks/strength.py --logs FOLDER`

Every match is a `vendome arena` whose log is kept in the folder: a second run goes on where the first one stopped, and
`--only` measures a part. What was not measured anew stays as the page has it. Beside each net that the package has, a
card says what it is, how it was trained and how strong it is.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import cross_play
import exploitability
from vendome import GAMES
from vendome.bots.net.weights import read_net, shipped_file

PLAYERS = (2, 4)
CHAPTERS = {
    "greedy": "Judgement alone: `greedy` against `random`",
    "levels": "The ladder: each level against a table of the next lower one, and `mastermind` against `greedy`",
    "nets": "Nets: one look a move (`net`), and a search with the net's prior and value (`search:net=1`)",
    "thought": "Ten times the simulations against one time",
    "insight": "With and without conclusions from what others did (`insight`)",
    "memory": "A perfect memory against a fading one, in Master Thieves",
}
CROSS_PLAY = "cross-play"  # a chapter that is no list of matches

INTRODUCTION = """\
# How strong the bots are

Measured by the arena: one seat of the first bot against a table of the second, every deal played from every seat. The
fair share is 50% with two players, 25% with four. The interval is the 95% interval over deals; the next column is the
share in multiples of the fair one. Repeat a line with

    vendome arena GAME --players N --bots BOT --versus OTHER --games K --seed 1

or all of them with `python benchmarks/strength.py --logs FOLDER`. Bots with a budget in simulations give the same
figures anywhere; `burglar` and `mastermind` think by the clock, so they are stronger on a faster machine.

The levels differ in kind as well as in time: `burglar` forgets a little, concludes nothing from what others do and now
and then moves at first sight ([bots](bots.md)).

In every game, at two and at four, each level beats a table of the next lower one: the fair share lies below the
interval. What is not shown: that in The Shadow Thief ten times the simulations help beyond some two hundred
([why](notes/search.md)). Against three `greedy` there `mastermind` got 1.64 times the fair share in 140 games; the 1.7
we hoped for lies in the interval, and 300 simulations won 40 ± 4% of 600 games, 800 won 43 ± 4% of 440. The last
chapter says how much of that is luck."""


LUCK = """\
## How much of The Shadow Thief is luck

The same search in the seat of a cheat: it sees the cards that others kept when they last played, or their whole hands,
or every card to come as well. The last column is how far the honest one gets from a fair share to the cheat's. At a
table of two the hands tell it little that it does not guess, and the rest is the luck of the draw. At a table of four
they would tell it much, but more than half of that are cards just drawn, about which nothing can be concluded. Of the
way to the cheat that sees the cards kept, the honest search goes two thirds, and guessing them by all that rivals'
plays betray did not win more ([what was tried](notes/search.md)). Whoever knows the pile wins nearly always, so that is
no measure of play. A deal is played once from every seat; the fewer games are the first of the same deals.

    python benchmarks/ceiling.py --players N --deals K --out FOLDER/ceiling.rows

| players | bot | against | games | wins | 95% interval | ours gets |
| ---: | --- | --- | ---: | ---: | ---: | ---: |"""


HEAD = """\
| game | players | bot | against | games | wins | 95% interval | × fair | ms a move |
| --- | ---: | --- | --- | ---: | ---: | ---: | ---: | ---: |"""


class Match(NamedTuple):
    """One seat of a bot against a table of another."""

    chapter: str
    game: str
    players: int
    bot: str
    versus: str
    games: int

    @property
    def command(self) -> list[str]:
        return [
            "arena", self.game, "--players", str(self.players), "--bots", self.bot, "--versus", self.versus,
            "--games", str(self.games), "--seed", "1",
        ]  # fmt: skip

    @property
    def log(self) -> str:
        return f"{self.game}-{self.players}-{self.bot}-{self.versus}.jsonl".replace(":", "_").replace("=", "")


def matches() -> list[Match]:
    found = []
    for game in GAMES:
        for players in PLAYERS:
            found += [
                Match("greedy", game, players, "greedy", "random", 400),
                Match("levels", game, players, "pickpocket", "random", 400),
                Match("levels", game, players, "burglar", "pickpocket", 48),
                Match("levels", game, players, "mastermind", "greedy", 24),
                Match("levels", game, players, "mastermind", "burglar", 160),
                Match("nets", game, players, "net", "greedy", 400),
                Match("nets", game, players, "net", "search:sims=300", 400),
                Match("nets", game, players, "search:net=1:sims=300", "net", 100),
                Match("nets", game, players, "search:net=1:ms=30", "search:ms=30", 40),
                Match("thought", game, players, "search:net=1:sims=2000", "search:net=1:sims=200", 40),
                Match("thought", game, players, "search:sims=2000", "search:sims=200", 200),
            ]
            if game == "shadow_thief":  # where thought stops to help earlier than elsewhere
                found.append(Match("thought", game, players, "search:sims=200", "search:sims=20", 400))
            if game != "master_thieves":
                found.append(Match("insight", game, players, "search:sims=500", "search:sims=500:insight=0", 200))
            else:
                found.append(Match("memory", game, players, "search:sims=300", "search:sims=300:memory=0.8", 100))
    return found


def asked_for(chapter: str | None) -> Iterator[Match | cross_play.Meeting]:
    yield from (match for match in matches() if chapter in (None, match.chapter))
    if chapter in (None, CROSS_PLAY):
        yield from cross_play.meetings()


def measure(match: Match | cross_play.Meeting, logs: Path, workers: int) -> None:
    command = [*match.command, "--workers", str(workers), "--resume", str(logs / match.log), "--json"]
    print("vendome", *command, file=sys.stderr, flush=True)
    run = subprocess.run([sys.executable, "-m", "vendome", *command], stdout=subprocess.PIPE, text=True, check=True)
    (logs / match.log).with_suffix(".json").write_text(run.stdout)


def report_of(match: Match, logs: Path) -> dict[str, Any] | None:
    path = (logs / match.log).with_suffix(".json")
    return json.loads(path.read_text()) if path.exists() else None


def beginning_of(match: Match) -> str:
    """Of the match's row: what tells it from all others."""
    return f"| {GAMES[match.game].name} | {match.players} | `{match.bot}` | `{match.versus}` |"


def row_of(match: Match, logs: Path, former: str) -> str | None:
    """As it was measured, or as the page had it."""
    report = report_of(match, logs)
    if report is None:
        return next((line for line in former.splitlines() if line.startswith(beginning_of(match))), None)
    bot = report["bots"][0]
    low, high = bot["win_share_ci95"]
    times = bot["win_share"] * match.players
    return (
        f"{beginning_of(match)} {report['games']} "
        f"| **{bot['win_share']:.1%}** | {low:.1%} – {high:.1%} | {times:.2f} | {bot['ms_per_move']:.3g} |"
    )


def page(logs: Path, former: str) -> str:
    chapters = [chapter_of(chapter, logs, former) for chapter in CHAPTERS]
    measured = [cross_play.section(logs), exploitability.section(logs), luck(logs)]
    heads = [heading(section) for section in (cross_play.INTRODUCTION, exploitability.INTRODUCTION, LUCK)]
    more = [section or kept(former, head) for section, head in zip(measured, heads, strict=True)]
    return "\n\n".join(filter(None, [INTRODUCTION, *chapters, *more])) + "\n"


def chapter_of(chapter: str, logs: Path, former: str) -> str | None:
    rows = [row for match in matches() if match.chapter == chapter and (row := row_of(match, logs, former))]
    return "\n".join([f"## {CHAPTERS[chapter]}", "", HEAD, *rows]) if rows else None


def luck(logs: Path) -> str | None:
    path = logs / "ceiling.rows"
    return f"{LUCK}\n{path.read_text().rstrip()}" if path.exists() else None


def heading(section: str) -> str:
    return section.partition("\n")[0]


def kept(former: str, head: str) -> str | None:
    """A section as the page had it."""
    _, found, rest = former.partition(f"{head}\n")
    body, _, _ = rest.partition("\n## ")
    return f"{head}\n{body}".rstrip() if found else None


def write_card(game: str, logs: Path) -> None:
    """What is known of a net, beside its file. Only what was measured with this very file is said of it."""
    path = shipped_file(game)
    card = {"sha256": hashlib.sha256(path.read_bytes()).hexdigest(), **read_net(path).about, "matches": []}
    for match in matches():
        report = report_of(match, logs)
        if match.chapter == "nets" and match.game == game and report:
            bot = report["bots"][0]
            card["matches"].append(
                {
                    "players": match.players, "bot": match.bot, "against": match.versus, "games": report["games"],
                    "win_share": bot["win_share"], "win_share_ci95": bot["win_share_ci95"],
                    "ms_per_move": bot["ms_per_move"],
                }
            )  # fmt: skip
    if card["matches"]:
        path.with_suffix(".json").write_text(json.dumps(card, indent=1) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots and write docs/strength.md.")
    parser.add_argument("--logs", type=Path, required=True, help="where the arenas' logs are kept")
    parser.add_argument("--only", default="", help="measure only matches whose log's name contains this")
    parser.add_argument("--chapter", choices=[*CHAPTERS, CROSS_PLAY], help="measure only this chapter")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("docs/strength.md"))
    parser.add_argument("--write", action="store_true", help="measure nothing, only write what is known")
    args = parser.parse_args()
    args.logs.mkdir(parents=True, exist_ok=True)
    wanted: list[Match | cross_play.Meeting] = [] if args.write else list(asked_for(args.chapter))
    for match in wanted:
        if args.only in match.log:
            measure(match, args.logs, args.workers)
    args.out.write_text(page(args.logs, args.out.read_text() if args.out.exists() else ""))
    for game in GAMES:
        if shipped_file(game).exists():
            write_card(game, args.logs)


if __name__ == "__main__":
    main()
