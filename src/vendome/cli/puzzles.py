"""`vendome puzzles`: find the best move, or find new puzzles."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, date, datetime
from itertools import islice
from pathlib import Path

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from vendome.cli.console import console, notes
from vendome.cli.crews import CrewWish
from vendome.cli.play import in_columns
from vendome.cli.setups import chosen_setup, prepare
from vendome.engine.contract import Game
from vendome.engine.errors import BadOption, RecordError
from vendome.engine.files import written_whole
from vendome.engine.play import Session, Setup, checked_seed
from vendome.engine.records.read import lines_of
from vendome.games.registry import find
from vendome.lab.crew import Crew, StopSign
from vendome.lab.puzzle_hunt import hunt
from vendome.puzzles import Puzzle, puzzle_of_day, puzzles_of, read_puzzle
from vendome.review.judgement import thinks_with_net

HELP = "Type a move or its number; `table` shows the table again, `show` the solution, `quit` leaves."
SIZES = (2, 3, 4)  # players of the games in which puzzles are looked for, in turn


# -- solving ------------------------------------------------------------------------------------------


def solve(name: str | None, nth: int | None, file: Path | None) -> None:
    """The riddle of the day, or the nth puzzle of a game or a file."""
    puzzle = chosen_puzzle(name, nth, file)
    prepare(puzzle.record.setup)
    try:
        Asking(puzzle).run()
    except (KeyboardInterrupt, EOFError):
        console.print("\nGoodbye.")


def chosen_puzzle(name: str | None, nth: int | None, file: Path | None) -> Puzzle:
    if file is not None:
        return puzzle_in_file(file, nth or 1)
    if name is None:
        if nth is not None:
            raise BadOption("--nth counts the puzzles of a game or of a --file: name one")
        return of_today()
    game = find(name)
    puzzles = list(puzzles_of(game))
    if not puzzles:
        raise BadOption(f"{game.name} has no puzzles yet; --make finds some")
    if nth is None:
        return puzzles[today().toordinal() % len(puzzles)]
    if nth > len(puzzles):
        raise BadOption(f"{game.name} has no puzzle {nth}: there are {len(puzzles)}")
    return puzzles[nth - 1]


def today() -> date:
    return datetime.now(UTC).astimezone().date()


def of_today() -> Puzzle:
    found = puzzle_of_day(today())
    if found is None:
        raise BadOption("there is no riddle for today: is this machine's clock right?")
    console.print(f"Riddle {found.number}, {today():%Y-%m-%d}")
    return found.puzzle


def puzzle_in_file(path: Path, nth: int) -> Puzzle:
    try:
        with path.open("rb") as file:
            for line in islice(lines_of(file), nth - 1, nth):
                return read_puzzle(line, find)
    except RecordError as error:
        raise RecordError(error.fault, f"{path}, line {nth}: {error.reason}") from None
    raise BadOption(f"{path} has no puzzle {nth}")


class Asking:
    """A puzzle in the terminal."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.solution = puzzle, puzzle.solution
        self.session: Session = puzzle.position()
        self.legal = self.session.moves(self.solution.seat)
        seats = enumerate(puzzle.record.seats)
        self.names = [f"{name}{' (you)' if seat == self.solution.seat else ''}" for seat, name in seats]

    def run(self) -> None:
        game = self.session.game
        console.print(f"[bold]{game.name}[/], {self.session.setup.players} players. Which move is the best?")
        console.print(HELP, markup=False)
        self.show_table()
        while (move := self.read_move()) is not None:
            if move == self.solution.best.move:
                console.print("Yes!", end=" ")
                break
            self.answer_wrong(move)
        self.tell_solution()

    def show_table(self) -> None:
        seat = self.solution.seat
        console.print()
        console.print(self.session.show(seat, self.names, "full"), markup=False)
        question = self.session.game.questions.ask(self.session.known_to(seat).state, seat)
        console.print(f"\n[bold]{question.text}[/] ({question.rule})")
        console.print("\n".join(in_columns(self.legal)), markup=False)

    def read_move(self) -> str | None:
        """None for whoever wants to be told."""
        while True:
            answer = input("> ").strip()
            if answer in self.legal:
                return answer
            if answer.isdigit() and 1 <= int(answer) <= len(self.legal):
                return self.legal[int(answer) - 1]
            if answer in ("quit", "exit", "q"):
                raise EOFError
            if answer == "show":
                return None
            if answer == "table":
                self.show_table()
            else:
                console.print(HELP, markup=False)

    def answer_wrong(self, move: str) -> None:
        worth = next((judged.value for judged in self.solution.moves if judged.move == move), None)
        told = f"{move} wins {worth:.0%}" if worth is not None else f"{move} is not among the best"
        console.print(f"{told}: something is better. Try again, or `show`.", markup=False)

    def tell_solution(self) -> None:
        solution = self.solution
        console.print(
            f"{solution.best.move} is the best, by {solution.margin:.1%} ± {solution.error:.1%}.", markup=False
        )
        for judged in solution.moves:
            note = "  (at first sight the best)" if judged.move == solution.tempting else ""
            console.print(f"  {judged.value:>6.1%} ± {judged.error:.1%}  {judged.move}{note}", markup=False)
        if solution.remark:
            console.print(f"{solution.remark.text} ({solution.remark.rule})", markup=False)
        console.print(
            f"Chances to win from what this seat knew, by tree search with {solution.simulations:,} simulations."
        )


# -- finding ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Hunt:
    """What was typed."""

    game: str | None
    players: int | None
    options: Sequence[str]
    wanted: int
    out: Path | None
    seed: int
    crew: CrewWish

    def setups(self) -> list[Setup]:
        if self.game is None:
            raise BadOption("--make needs a game: vendome puzzles GAME --make 10 --out FILE")
        game = find(self.game)
        sizes = [self.players] if self.players is not None else sizes_of(game)
        return [chosen_setup(game, size, self.options) for size in sizes]


def sizes_of(game: Game) -> list[int]:
    return [size for size in SIZES if size in game.players] or [game.players[0]]


def find_new(wish: Hunt) -> None:
    setups = wish.setups()
    if wish.out is None:
        raise BadOption("--make needs --out FILE, where the puzzles go")
    seed = checked_seed(wish.seed)
    with written_whole(wish.out) as file, wish.crew.open() as crew:
        prepare(setups[0], bots=["greedy", "search:net=1" if thinks_with_net(setups[0].game) else "search"])
        lines, games = found_lines(wish.wanted, setups, seed, crew)
        if not lines:
            raise typer.Abort
        file.writelines(lines)
    is_all = len(lines) == wish.wanted
    stopped = "" if is_all else "stopped: "
    notes.print(f"{stopped}{len(lines)} puzzles in {games:,} games are in {wish.out}", markup=False)
    if not is_all:
        raise typer.Exit(130)


def found_lines(wanted: int, setups: Sequence[Setup], seed: int, crew: Crew) -> tuple[list[bytes], int]:
    """As many as are wanted, fewer after Ctrl-C; and how many games that took."""
    lines: list[bytes] = []
    games = 0
    sign = StopSign()
    searched = hunt(setups, seed, sign, crew)
    with sign, closing(searched), progress_bar() as progress:
        task = progress.add_task("", total=wanted)
        for games, line in enumerate(searched, start=1):  # noqa: B007 (how many it were is told)
            if line is not None:
                lines.append(line)
                progress.advance(task)
            if len(lines) == wanted:
                break
    return lines, games


def progress_bar() -> Progress:
    columns = (TextColumn("looking for puzzles"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=notes, transient=True, disable=not notes.is_terminal)
