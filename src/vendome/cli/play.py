"""`vendome play`: a game in the terminal."""

import secrets
import sys
from collections.abc import Sequence

from vendome.bots import Company, find_bot
from vendome.cli import saves as store
from vendome.cli.console import console
from vendome.cli.saves import Save, last_save
from vendome.cli.setups import chosen_setup, prepare
from vendome.engine.book.rulebook import find_rule
from vendome.engine.contract import Game, Memory
from vendome.engine.errors import WHY_IT_STANDS, BadOption, IllegalMove, Stands, VendomeError
from vendome.engine.events import counted
from vendome.engine.play import Setup
from vendome.games.registry import GAMES, find

HUMAN = "human"
HELP = """Type a move or its number. Also: `table` shows the table again, `rules` the rule that asks,
`rules NUMBER` any other, `hint` what a bot would do, `back` takes your last move back, as long as it has
revealed nothing and nobody has acted on it, `quit` leaves; the game is saved after every move."""
OPPONENT = "burglar"  # who sits in the other seats if nobody says
ADVISER = "mastermind"
ADVICE = 3  # moves that a hint names


class Left(Exception):
    """The person leaves the game."""


def play_game(
    name: str | None,
    players: int | None,
    options: Sequence[str],
    seats: str | None,
    seed: int | None,
    memory: Memory,
    *,
    resume: bool,
) -> None:
    try:
        save = resumed(name) if resume else begun(name, players, options, seats, seed)
        prepare(save.setup, bots=[ADVISER, *(who for who in save.seats if who != HUMAN)])
        Session(save, memory).run()
    except (KeyboardInterrupt, EOFError, Left):
        console.print("\nGoodbye.", end=" ")
        if last_save() is not None:
            console.print("Your game is kept: `vendome play --resume` goes on with it.", markup=False, end="")
        console.print()


def resumed(name: str | None) -> Save:
    save = last_save(find(name).id if name else None)
    if save is None:
        raise BadOption(f"no game is waiting to be resumed in {store.saves_folder()}")
    console.print(f"Going on with {save.setup.game.name}, after {counted(len(save.moves), 'move')}.\n")
    return save


def begun(name: str | None, players: int | None, options: Sequence[str], seats: str | None, seed: int | None) -> Save:
    game = find(name) if name else ask_which_game()
    who = seats.split(",") if seats else None
    if players is None and who is not None:
        players = len(who)
    setup = chosen_setup(game, players, options)
    who = who or [HUMAN] + [OPPONENT] * (setup.players - 1)
    if len(who) != setup.players:
        raise BadOption(f"{len(who)} seats named for {setup.players} players")
    for seat in who:
        if seat != HUMAN:
            find_bot(seat)
    seed = secrets.randbits(63) if seed is None else seed
    setup.start(seed)  # refuses a bad seed
    return Save(setup, who, seed, [])


def ask_which_game() -> Game:
    games = list(GAMES.values())
    if len(games) == 1:
        return games[0]
    for i, game in enumerate(games, start=1):
        console.print(f" {i}  [bold]{game.name}[/]: {game.summary}")
    while True:
        answer = input("Which game? ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        try:
            return find(answer)
        except VendomeError as error:
            console.print(str(error), markup=False)


def in_columns(moves: Sequence[str]) -> list[str]:
    """Numbered moves, downwards in as many columns as eighty characters hold."""
    entries = [f"{i:>4}  {move}" for i, move in enumerate(moves, start=1)]
    width = max(len(entry) for entry in entries) + 2
    rows = min(len(entries), max(6, -(-len(entries) // max(1, 80 // width))))
    return ["".join(entry.ljust(width) for entry in entries[row::rows]).rstrip() for row in range(rows)]


class Session:
    """One person or several at one terminal, bots in the other seats."""

    def __init__(self, save: Save, memory: Memory) -> None:
        self.save, self.memory = save, memory
        self.setup: Setup = save.setup
        self.people = [seat for seat, who in enumerate(save.seats) if who == HUMAN]
        self.bots = {seat: find_bot(who) for seat, who in enumerate(save.seats) if who != HUMAN}
        self.play_again()
        self.names = self.name_seats()
        self.at_keyboard: int | None = None
        self.news: dict[int, list[str]] = {seat: [] for seat in self.people}  # told since the seat last looked

    def play_again(self) -> None:
        """The game as the saved moves make it."""
        self.session = self.setup.start(self.save.seed)
        self.company = Company(self.session, self.bots, self.save.seed)
        for seat, move in self.save.moves:
            self.company.play(move, seat)

    def name_seats(self) -> list[str]:
        person = "you" if len(self.people) == 1 else "a person"
        return [f"Seat {seat} ({person if who == HUMAN else who})" for seat, who in enumerate(self.save.seats)]

    def run(self) -> None:
        console.print(f"[bold]{self.setup.game.name}[/]")
        console.print(HELP, markup=False)
        self.tell()
        self.save.store()
        while not self.session.finished:
            seat = self.session.asked[0]
            move = self.company.choose(seat) if seat in self.company.bots else self.ask(seat)
            if move is not None:
                self.company.play(move, seat)
                self.tell()
                self.save.moves.append((seat, move))
            self.save.store()
        self.finish()

    def tell(self) -> None:
        """Keep what has just happened for everyone at the keyboard."""
        for event in self.session.events:
            sentence = self.setup.game.events.sentence(event, self.names)
            for told in self.news.values():
                told.append(sentence)

    def ask(self, seat: int) -> str | None:
        """The move of a person; None if a move was taken back instead."""
        self.hand_over(seat)
        self.show_table(seat)
        question = self.setup.game.questions.ask(self.session.known_to(seat).state, seat)
        legal = self.session.moves(seat)
        console.print(f"\n[bold]{question.text}[/] ({question.rule})")
        console.print("\n".join(in_columns(legal)), markup=False)
        return self.read_move(seat, legal, question.rule)

    def read_move(self, seat: int, legal: list[str], rule: str) -> str | None:
        while True:
            answer = input("> ").strip()
            if answer in legal:
                return answer
            if answer.isdigit() and 1 <= int(answer) <= len(legal):
                return legal[int(answer) - 1]
            if answer in ("quit", "exit", "q"):
                raise Left
            if answer == "back":
                if self.take_back():
                    return None
                continue
            self.answer_otherwise(seat, answer, legal, rule)

    def answer_otherwise(self, seat: int, answer: str, legal: list[str], rule: str) -> None:
        word, _, number = answer.partition(" ")
        if word in ("help", "?", ""):
            console.print(HELP, markup=False)
        elif word == "hint":
            self.give_hint(seat)
        elif word == "table":
            self.show_table(seat)
        elif word == "rules":
            try:
                console.print(find_rule(self.setup.game, number.strip() or rule), markup=False)
            except VendomeError as error:
                console.print(str(error), markup=False)
        elif answer in self.setup.game.moves:
            self.say_why_not(seat, answer)
        else:
            console.print(str(IllegalMove(seat, answer, legal)), markup=False)

    def say_why_not(self, seat: int, move: str) -> None:
        reason = self.session.why_not(seat, move)
        assert reason is not None
        console.print(f"{reason.text} (`rules {reason.rule}`)", markup=False)

    def take_back(self) -> bool:
        """The last move of the people at the keyboard that may still be taken back."""
        moved = list(dict.fromkeys(seat for seat, _ in reversed(self.save.moves) if seat in self.people))
        stands = {seat: self.session.why_it_stands(seat) for seat in moved}
        seat = next((seat for seat, why in stands.items() if why is None), None)
        if seat is None:
            console.print(self.why_nothing_goes_back(stands), markup=False)
            return False
        nth = max(n for n, (who, _) in enumerate(self.save.moves) if who == seat)
        del self.save.moves[nth]
        self.play_again()
        for told in self.news.values():
            told.append(f"{self.names[seat]} took a move back.")
        return True

    def why_nothing_goes_back(self, stands: dict[int, Stands | None]) -> str:
        """Of whoever moved last."""
        why = next(iter(stands.values()), None) or "none"
        return "There is no move to take back." if why == "none" else f"Your last move stands: {WHY_IT_STANDS[why]}."

    def give_hint(self, seat: int) -> None:
        opinions = self.company.consider(seat, find_bot(ADVISER))[:ADVICE]
        for opinion in opinions:
            move = self.setup.game.moves[opinion.action]
            console.print(f"  {move}: a chance of {opinion.value:.0%} to win ({opinion.share:.0%} of the thought)")

    def hand_over(self, seat: int) -> None:
        """Between two people's secrets the screen is wiped."""
        if len(self.people) > 1 and self.at_keyboard != seat:
            if sys.stdout.isatty():
                console.clear()
                sys.stdout.write("\x1b[3J")  # what can be scrolled back to as well
                sys.stdout.flush()
            else:
                console.print("\n" * 3)
            input(f"Seat {seat}, take the keyboard; the others look away. Enter when ready. ")
        self.at_keyboard = seat

    def show_table(self, seat: int) -> None:
        console.print()
        for sentence in self.news[seat]:
            console.print(f"· {sentence}", markup=False)
        self.news[seat] = []
        console.print()
        console.print(self.session.show(seat, self.names, self.memory), markup=False)

    def finish(self) -> None:
        result = self.session.result
        assert result is not None
        if self.people:
            self.show_table(self.people[0])
        console.print(f"\n[bold]The game is over[/] ({result.end}).")
        for seat in sorted(
            range(self.setup.players), key=lambda seat: (-result.scores[seat], seat not in result.winners)
        ):
            crown = "  ← wins" if seat in result.winners else ""
            console.print(f"{result.scores[seat]:>5}  {self.names[seat]}{crown}", markup=False)
        self.save.forget()
