"""The commands and their flags. What a command does is in the module of its name, loaded when it runs."""

from pathlib import Path
from typing import Annotated, Literal

import typer

from vendome.cli.admin_commands import Database, admin

app = typer.Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
app.add_typer(admin, name="admin")

GameName = Annotated[str, typer.Argument(help="A game's id, as `vendome games` lists them.", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", "-n", help="How many play. Default: 4.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A game's option; may be repeated."),
]
Tweaks = Annotated[
    list[str] | None,
    typer.Option(
        "--tweak",
        metavar="NAME=VALUE",
        help="Another number in the rules, as `vendome games --tweaks GAME` lists them; may be repeated.",
    ),
]
Workers = Annotated[int | None, typer.Option(min=1, max=256, help="Processes. Default: one a core.")]
OnRay = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="ADDRESS|local",
        help="Play on a Ray cluster, by the HOST:PORT of its head; `local` starts one here, with --workers CPUs.",
    ),
]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same games. Default: a new one.")]
Memory = Annotated[
    Literal["own", "full"],
    typer.Option(help="What players are shown of what they have seen: `own`, they must remember; `full`, all of it."),
]


def say_version(wanted: bool) -> None:  # noqa: FBT001 (typer calls it so)
    if wanted:
        from vendome.version import __version__

        print(f"vendome {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def vendome(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 (its callback does the work)
        bool, typer.Option("--version", callback=say_version, is_eager=True, help="Print the version and leave.")
    ] = False,
) -> None:
    """Three jewel-heist board games: play them, study them, check their records.

    Without a command: open the table in your browser."""
    if context.invoked_subcommand is None:
        from vendome.cli.serve import open_tables

        open_tables()


@app.command()
def games(
    tweaks: Annotated[
        str | None, typer.Option(metavar="GAME", help="List the numbers of this game's rules that --tweak can change.")
    ] = None,
) -> None:
    """List the games."""
    from vendome.cli.games import list_games, list_tweaks

    if tweaks is None:
        list_games()
    else:
        list_tweaks(tweaks)


@app.command()
def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="A rule (SD-3.6) or section (SD-3).", show_default=False)] = None,
    language: Annotated[str | None, typer.Option(help="en, fr, de or it. Default: the terminal's, else en.")] = None,
) -> None:
    """Show a game's rulebook, or one rule of it."""
    from vendome.cli.rules import show_rules

    show_rules(game, number, language)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="A game's id; asked for if missing.", show_default=False)] = None,
    players: Players = None,
    option: Options = None,
    seats: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help="Who sits where: `human` or a bot's name. Default: you, then bots."),
    ] = None,
    seed: Seed = None,
    memory: Memory = "own",
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left last.")] = False,
) -> None:
    """Play in the terminal, against bots or several people on one keyboard."""
    from vendome.cli.play import play_game

    play_game(game, players, option or [], seats, seed, memory, resume=resume)


@app.command()
def serve(
    host: Annotated[str | None, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = None,
    port: Annotated[int | None, typer.Option(help="Port to listen on; 0 for any free one. Default: 8000.")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="SQLite file or postgresql://… Default: in your data folder.")
    ] = None,
    bus: Annotated[
        str | None,
        typer.Option(metavar="URL", help="nats://… for several processes on one PostgreSQL database: docs/scaling.md."),
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Processes in which bots think. Default: 2.")] = None,
    bot_pause: Annotated[float | None, typer.Option(help="Seconds a bot takes at least.")] = None,
    json_logs: Annotated[bool | None, typer.Option("--json-logs", help="Logs as JSON, one object a line.")] = None,
    browser: Annotated[bool, typer.Option("--browser", help="Open the page in your browser.")] = False,
) -> None:
    """Serve tables to browsers: friends by link, bots, games that wait for days.

    Every setting can also be given as an environment variable, VENDOME_PORT and so on; docs/table.md lists all."""
    from vendome.cli.serve import serve as run

    run(
        browser=browser,
        host=host,
        port=port,
        database=database,
        bus=bus,
        workers=workers,
        bot_pause=bot_pause,
        json_logs=json_logs,
    )


@app.command()
def bots(
    bus: Annotated[
        str | None,
        typer.Option(metavar="URL", help="nats://… of the servers. Default: VENDOME_BUS.", show_default=False),
    ] = None,
    games: Annotated[
        str | None, typer.Option(metavar="A,B,…", help="Think about these games only. Default: all.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=256, help="Processes. Default: one a core.")] = None,
    json_logs: Annotated[bool | None, typer.Option("--json-logs", help="Logs as JSON, one object a line.")] = None,
) -> None:
    """Think for the bots of servers that share a bus, on this machine.

    It is sent what a bot's seat has seen, and records of finished games to make replays and reviews of. It needs no
    database. Start as many as you like, stop any of them at any time: see docs/scaling.md."""
    from vendome.cli.bots import serve_bots

    serve_bots(bus, games, workers, json_logs=json_logs)


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-k", min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, whatever the workers.")] = 0,
    option: Options = None,
    tweak: Tweaks = None,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="One bot for all seats, or one for each.")] = "random",
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="How many play at once. Default: one a core.")
    ] = None,
    ray: OnRay = None,
    device: Annotated[
        Literal["cpu", "cuda"], typer.Option(help="With cuda, random games are played on an NVIDIA GPU.")
    ] = "cpu",
    records: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the games' records to it.")] = None,
    explain: Annotated[bool, typer.Option("--explain", help="With --records: state all legal moves as well.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games and print who won, how long it took and why games ended."""
    from vendome.cli.crews import CrewWish
    from vendome.cli.simulate import simulate_games

    simulate_games(
        game,
        players,
        games,
        seed,
        option or [],
        tweak or [],
        bots,
        CrewWish(workers, ray),
        records,
        device=device,
        explain=explain,
        as_json=json,
    )


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="The bots to be measured.", show_default=False)],
    players: Players = None,
    versus: Annotated[
        str | None, typer.Option(metavar="BOT", help="Seat one of --bots, and this one in all other seats.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-k", min=1, help="How many games, rounded up to whole deals.")
    ] = 400,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, whatever the workers.")] = 0,
    option: Options = None,
    tweak: Tweaks = None,
    workers: Workers = None,
    ray: OnRay = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every deal in it, and go on with what it has.")
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with plots to it.")] = None,
    luck: Annotated[
        bool, typer.Option("--luck", help="Measure luck and take it out of the wins: as exact as with more games.")
    ] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure bots against each other: every deal is played from every seat."""
    from vendome.cli.arena import Wish, run_arena
    from vendome.cli.crews import CrewWish

    options, tweaks, crew = option or [], tweak or [], CrewWish(workers, ray)
    run_arena(
        Wish(game, players, options, tweaks, bots, versus, games, seed, crew, resume, html, luck=luck, as_json=json)
    )


@app.command()
def report(
    game: GameName,
    players: Players = None,
    option: Options = None,
    tweak: Tweaks = None,
    against: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE",
            help="Compare with this option or tweak on the same deals; may be repeated: one other variant.",
        ),
    ] = None,
    budget: Annotated[
        str,
        typer.Option(help="`quick`: about 5 minutes on two cores; `usual`: 20; `thorough`: 2 hours."),
    ] = "usual",
    seed: Annotated[int, typer.Option(help="The same seed gives the same figures, whatever the workers.")] = 0,
    workers: Workers = None,
    ray: OnRay = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every finished deal in it, and go on with what it has.")
    ] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with plots to it.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Answer ten questions of a designer about a game: seats, length, drama, skill, luck, the price of every move …"""
    from vendome.cli.crews import CrewWish
    from vendome.cli.report import Wish, run_report

    options, tweaks, others, crew = option or [], tweak or [], against or [], CrewWish(workers, ray)
    run_report(Wish(game, players, options, tweaks, others, budget, seed, crew, resume, html, as_json=json))


@app.command()
def train(
    game: GameName,
    minutes: Annotated[
        float | None, typer.Option(help="Of the whole run, measuring not counted. Default: the plan's.")
    ] = None,
    go: Annotated[
        float | None, typer.Option(metavar="MINUTES", help="Leave after so many of them. Default: all that are left.")
    ] = None,
    device: Annotated[
        Literal["cpu", "cuda"] | None, typer.Option(help="Default: cuda if torch finds a GPU, else cpu.")
    ] = None,
    plan: Annotated[Path | None, typer.Option(metavar="FILE", help="A plan as TOML. Default: the game's own.")] = None,
    folder: Annotated[Path | None, typer.Option(metavar="DIR", help="Of the run. Default: train-GAME.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run that the folder has.")] = False,
    begin_from: Annotated[
        str | None, typer.Option("--from", metavar="FILE", help="Learn on from a net: a file, or `shipped`.")
    ] = None,
    against: Annotated[
        str | None, typer.Option(metavar="FILE", help="Learn to beat a net that stays as it is: a file, or `shipped`.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Of the deals and all else. Default: the plan's.")] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS|local",
            help="Play the games of an imitation on a Ray cluster; what follows is trained on this machine.",
        ),
    ] = None,
) -> None:
    """Train a net that plays a game, on a processor or a GPU.

    A run is a folder: its plan, its log, a checkpoint to go on from, the net, and its curve. Ctrl-C leaves it, --resume
    goes on. The net takes part in `vendome arena`; `vendome export` writes it for other programs."""
    from vendome.cli.crews import CrewWish
    from vendome.cli.train import Wish
    from vendome.cli.train import train as run

    run(Wish(game, minutes, go, device, plan, folder, begin_from, against, seed, CrewWish(None, ray), resume=resume))


@app.command()
def export(
    game: GameName,
    net: Annotated[
        str, typer.Argument(metavar="NET", help="What `vendome train` wrote, or `shipped`.", show_default=False)
    ],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to.", show_default=False)],
) -> None:
    """Write a trained net as ONNX, for other programs."""
    from vendome.cli.train import export as run

    run(game, net, file)


@app.command()
def sit(
    url: Annotated[
        str, typer.Argument(metavar="URL", help="A table's address, as its page shows it.", show_default=False)
    ],
    bot: Annotated[
        str, typer.Option(metavar="MODULE:POLICY", help="The policy; see docs/policies.md.", show_default=False)
    ],
    name: Annotated[str | None, typer.Option(help="What the others call it. Default: the policy's name.")] = None,
    seat: Annotated[int | None, typer.Option(min=0, help="The seat it takes. Default: the first open one.")] = None,
    token: Annotated[
        str | None, typer.Option(envvar="VENDOME_TOKEN", help="Of a seat that is yours: it plays there.")
    ] = None,
    games: Annotated[int, typer.Option("--games", "-k", min=1, help="So many, if the host plays again.")] = 1,
) -> None:
    """Let a policy of your own play at a live table, on this machine or any other."""
    from vendome.cli.sit import sit_at_table

    sit_at_table(url, bot, name, seat, token, games)


@app.command()
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Files of game records.", show_default=False)],
    fair: Annotated[
        bool,
        typer.Option(
            "--fair",
            help="Also draw all chance again from the seed, the nonce and the players' words of a table's record, and "
            "print the commitment and every seat's hash: compare them with what your device was shown before the deal.",
        ),
    ] = False,
) -> None:
    """Replay game records through the rules; exit 1 at the first fault."""
    from vendome.cli.check import check_files

    check_files(files, fair=fair)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of game records.", show_default=False)],
    nth: Annotated[int, typer.Option(min=1, help="Which game of the file, from 1.")] = 1,
    seat: Annotated[int | None, typer.Option(help="See it as this seat did. Default: only what all saw.")] = None,
    memory: Memory = "own",
    lens: Annotated[
        int | None, typer.Option(metavar="SEAT", help="After each step, what this seat could infer of the rest.")
    ] = None,
) -> None:
    """Step through a recorded game in the terminal."""
    from vendome.cli.replay import replay_file

    replay_file(file, nth, seat, memory, lens)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file of game records.", show_default=False)],
    nth: Annotated[int, typer.Option(min=1, help="Which game of the file, from 1.")] = 1,
    seat: Annotated[int | None, typer.Option(help="Every decision of this seat. Default: what stands out.")] = None,
    effort: Annotated[
        Literal["quick", "thorough"], typer.Option(help="How long to think: seconds, or ten times as long.")
    ] = "quick",
    as_json: Annotated[bool, typer.Option("--json", help="Print the whole review as JSON.")] = False,
) -> None:
    """Judge a recorded game: what was luck, which moves were good, and what the others cost."""
    from vendome.cli.review import review_file

    review_file(file, nth, seat, effort, as_json=as_json)


@app.command()
def puzzles(
    game: Annotated[
        str | None, typer.Argument(help="A game's id. Default: the riddle of the day.", show_default=False)
    ] = None,
    nth: Annotated[
        int | None, typer.Option(min=1, help="Which puzzle, from 1. Default: another one every day.")
    ] = None,
    file: Annotated[Path | None, typer.Option(metavar="FILE", help="Take it from this file of puzzles.")] = None,
    make: Annotated[
        int | None, typer.Option(min=1, max=100_000, metavar="N", help="Let bots play, and find so many new puzzles.")
    ] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="With --make: the file for them.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-n", help="With --make: how many play. Default: 2, 3 and 4 in turn.")
    ] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(help="With --make: the same seed finds the same puzzles.")] = 0,
    workers: Annotated[
        int | None, typer.Option(min=1, max=256, help="With --make: processes. Default: one a core.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS|local", help="With --make: play on a Ray cluster.")
    ] = None,
) -> None:
    """Find the best move of a real position, from what its seat could know; or find new puzzles."""
    from vendome.cli.crews import CrewWish
    from vendome.cli.puzzles import Hunt, find_new, solve

    if make is None:
        solve(game, nth, file)
    else:
        find_new(Hunt(game, players, option or [], make, out, seed, CrewWish(workers, ray)))


@app.command()
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where to; `-` for standard output.", show_default=False)],
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help="Replace FILE if it exists.")] = False,
) -> None:
    """Copy all tables into one file, as they are at one moment, while the server runs.

    The file has the secrets of every game and all names: keep it to yourself. It is complete once it is there."""
    from vendome.cli.backup import back_up

    back_up(file, database, force=force)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `vendome backup` wrote.", show_default=False)],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Delete all that the database has.")] = False,
) -> None:
    """Bring the tables of a backup back, into SQLite or PostgreSQL, whichever it came from.

    The server must not run. The file is checked as a whole first; all of it is brought back, or nothing is changed."""
    from vendome.cli.backup import restore as run

    run(file, database, replace=replace)
