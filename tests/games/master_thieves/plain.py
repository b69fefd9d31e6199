"""Master Thieves once more, as slowly and as plainly as the rulebook says it: gems as words on pillows and in drawers.

The game is told from its beginning to its end, as a generator. Wherever a chance line or a decision is due
it stops and says so; it goes on with the words of that line, or with the moves of the seats asked, in seat
order. The real rules must agree; nothing here is taken from them.
"""

from collections.abc import Generator

CHARACTERS = ["smuggler", "jeweller", "gemologist", "thief", "master-thief", "detective"]  # MT-2.1
LEVELS = "TMB"
SIDES = "NESW"
POSITIONS = [level + side for level in LEVELS for side in SIDES]  # MT-1.1
ROTATIONS = ["rotate top-left", "rotate top-right", "rotate two-left", "rotate two-right"]
WORTH = {"diamond": 1, "sapphire": 2, "ruby": 4}  # MT-7.1

Due = str | dict[int, list[str]]  # how the chance line begins; or the seats asked, with their legal moves
Telling = Generator[Due, list[str], None]
Asking = Generator[Due, list[str], str]


class Face:
    """One face of a drawer (MT-1.3)."""

    def __init__(self) -> None:
        self.gems: list[str] = []
        self.alarm: int | None = None
        self.ruby = False  # in the secret compartment


class Drawer:
    """Told apart by its grain, called here A to L (MT-1.1)."""

    def __init__(self, position: str) -> None:
        self.grain = "ABCDEFGHIJKL"[POSITIONS.index(position)]
        self.long = position[1] in "NS"  # MT-1.2
        self.up = Face()
        self.down = Face()
        if position[1] == "S":  # MT-2.3
            self.up.ruby = True
        if position[1] == "N":
            self.down.ruby = True


class Plain:
    def __init__(self, players: int, edition: str = "en", *, one_box_action: bool = False) -> None:
        self.seats = list(range(players))
        self.edition = edition
        self.one_box_action = one_box_action
        self.box = {position: Drawer(position) for position in POSITIONS}
        self.white = [["diamond"] * 8 + ["sapphire"] * 2 for _ in self.seats]  # MT-2.2
        self.black: list[list[str]] = [[] for _ in self.seats]
        self.red: list[str] = []
        self.has_alarm = [True for _ in self.seats]
        self.hands: list[dict[str, int]] = [{} for _ in self.seats]
        self.aside: list[dict[str, int]] = [{} for _ in self.seats]
        self.cards: list[tuple[str, int]] = []  # what each seat chose this round
        self.had_a_fall: list[int] = []
        self.end = ""
        self.over = False
        self.telling = self.game()
        self.due: Due = next(self.telling)

    def tell(self, answer: list[str]) -> None:
        """The words of a chance line after its beginning, or the moves of the seats asked."""
        try:
            self.due = self.telling.send(answer)
        except StopIteration:
            self.over, self.due = True, {}

    def ask(self, seat: int, moves: list[str]) -> Asking:
        (move,) = yield {seat: sorted(moves)}
        return move

    def game(self) -> Telling:
        yield from self.deal()
        yield from self.fill()
        while True:
            for _ in CHARACTERS:
                yield from self.round()
                if any(not pillow for pillow in self.white):
                    self.end = "MT-6.1"
                elif self.edition == "fr" and sum(pillow.count("ruby") for pillow in self.black) == 6:
                    self.end = "MT-6.2"
                if self.end:
                    return
            self.hands = [self.aside[seat - 1] for seat in self.seats]  # MT-3.4: seat 0 gets the last seat's
            self.aside = [{} for _ in self.seats]

    # -- MT-2 set-up ----------------------------------------------------------------------------------

    def deal(self) -> Telling:
        for seat in self.seats:  # MT-2.1
            words = yield f"deal {seat}"
            hand = {character: int(word) for character, word in zip(CHARACTERS, words, strict=True)}
            for character, number in hand.items():
                others = [self.hands[other][character] for other in range(seat)]
                if number not in range(1, 9) or number in others:
                    raise ValueError("no such card, or it is dealt already")
            self.hands[seat] = hand

    def fill(self) -> Telling:
        """MT-2.4"""
        shares = [0 for _ in self.seats]
        for i in range(12):
            shares[i % len(shares)] += 1
        for seat in self.seats:
            for _ in range(shares[seat]):
                move = yield from self.ask(seat, [f"fill {position}" for position in POSITIONS])
                drawer = self.box[move.split()[1]]
                self.open(seat, drawer)
                drawer.up.gems.append("diamond")
            yield from self.handle(seat)

    # -- the box --------------------------------------------------------------------------------------

    def open(self, seat: int, drawer: Drawer) -> bool:
        """MT-4.2, MT-4.3: did a gem fall?"""
        fallen, owner = drawer.down.gems, drawer.down.alarm
        drawer.down.gems, drawer.down.alarm = [], None
        if owner is not None:
            self.has_alarm[owner] = True
        if owner is not None and owner != seat:
            self.black[owner] += fallen
        else:
            self.red += fallen
        return bool(fallen)

    def handle(self, seat: int) -> Telling:
        """MT-4.6"""
        done: list[str] = []
        while True:
            moves = []
            if "rotate" not in done and not ("turn" in done and (self.edition == "en" or self.one_box_action)):
                moves += ROTATIONS
            if "turn" not in done and not ("rotate" in done and self.one_box_action):
                moves += ["turn"]
            if not moves:
                return
            move = yield from self.ask(seat, [*moves, "done"])
            if move == "done":
                return
            done.append(move.split()[0])
            if move == "turn":
                self.turn_over()
            else:
                self.rotate(*move.split()[1].split("-"))

    def rotate(self, what: str, way: str) -> None:
        """MT-1.4"""
        for level in {"top": "T", "two": "TM"}[what]:
            old = [self.box[level + side] for side in SIDES]
            step = {"right": 1, "left": -1}[way]
            for i in range(4):
                self.box[level + SIDES[(i + step) % 4]] = old[i]

    def turn_over(self) -> None:
        """MT-1.5"""
        levels = {"T": "B", "M": "M", "B": "T"}
        sides = {"N": "N", "E": "W", "S": "S", "W": "E"}
        self.box = {levels[position[0]] + sides[position[1]]: drawer for position, drawer in self.box.items()}
        for drawer in self.box.values():
            drawer.up, drawer.down = drawer.down, drawer.up

    # -- MT-3 a round ---------------------------------------------------------------------------------

    def played(self, character: str) -> list[int]:
        """The seats that chose this character, the lowest number first."""
        return sorted(
            (seat for seat in self.seats if self.cards[seat][0] == character), key=lambda seat: self.cards[seat][1]
        )

    def round(self) -> Telling:
        chosen = yield {seat: sorted(f"choose {character}" for character in self.hands[seat]) for seat in self.seats}
        self.cards = []  # MT-3.1
        for seat, move in zip(self.seats, chosen, strict=True):
            character = move.split()[1]
            number = self.hands[seat].pop(character)
            self.aside[seat][character] = number
            self.cards.append((character, number))
        self.had_a_fall = []
        for character in CHARACTERS[:5]:  # MT-3.2
            for seat in self.played(character):
                yield from self.turn(seat, character)
            if character == "smuggler" and len(self.played("smuggler")) >= len(self.played("detective")):
                yield from self.share([seat for seat in self.played("smuggler") if seat not in self.had_a_fall])
        yield from self.share(self.played("detective"))  # MT-3.3

    def share(self, seats: list[int]) -> Telling:
        """MT-5.1, MT-5.6"""
        while seats:
            for seat in seats:
                if not self.red:
                    return
                move = yield from self.ask(seat, list({f"pick {gem}" for gem in self.red}))
                self.red.remove(move.split()[1])
                self.black[seat].append(move.split()[1])

    # -- MT-4 a turn ----------------------------------------------------------------------------------

    def turn(self, seat: int, character: str) -> Telling:
        move = yield from self.ask(seat, [f"open {position}" for position in POSITIONS])  # MT-4.1
        position = move.split()[1]
        drawer = self.box[position]
        if self.open(seat, drawer):  # MT-4.2
            self.had_a_fall.append(seat)
            if character == "gemologist":
                yield from self.gemologist(seat, drawer)
        else:
            act = {
                "smuggler": self.smuggler,
                "jeweller": self.jeweller,
                "gemologist": self.gemologist,
                "thief": self.thief,
                "master-thief": self.master_thief,
            }[character]
            yield from act(seat, drawer)  # MT-4.5
        if self.edition != "en" and drawer.up.alarm is not None and not drawer.up.gems:  # MT-4.4
            self.has_alarm[drawer.up.alarm] = True
            drawer.up.alarm = None
        yield from self.handle(seat)

    def place(self, seat: int, drawer: Drawer, *, must: bool) -> Asking:
        moves = list({f"place {gem}" for gem in self.white[seat]})
        move = yield from self.ask(seat, moves if must else [*moves, "place nothing"])
        gem = move.split()[1]
        if gem != "nothing":
            self.white[seat].remove(gem)
            drawer.up.gems.append(gem)
        return gem

    def take(self, drawer: Drawer) -> list[str]:
        gems, drawer.up.gems = drawer.up.gems, []
        return gems

    # -- MT-5 the characters --------------------------------------------------------------------------

    def smuggler(self, seat: int, drawer: Drawer) -> Telling:
        self.red += self.take(drawer)
        yield from self.place(seat, drawer, must=self.edition != "en")

    def jeweller(self, seat: int, drawer: Drawer) -> Telling:
        gem = yield from self.place(seat, drawer, must=self.edition != "en")
        if gem != "nothing" and self.has_alarm[seat] and drawer.up.alarm is None:
            move = yield from self.ask(seat, ["alarm yes", "alarm no"])
            if move == "alarm yes":
                drawer.up.alarm = seat
                self.has_alarm[seat] = False

    def gemologist(self, seat: int, drawer: Drawer) -> Telling:
        yield from self.place(seat, drawer, must=True)
        for _ in self.played("detective"):
            if self.white[seat]:
                gem = yield from self.place(seat, drawer, must=False)
                if gem == "nothing":
                    return

    def thief(self, seat: int, drawer: Drawer) -> Telling:
        self.black[seat] += self.take(drawer)
        yield from ()

    def master_thief(self, seat: int, drawer: Drawer) -> Telling:
        move = yield from self.ask(seat, ["take", "search"])
        if move == "search" and drawer.down.ruby:
            drawer.down.ruby, drawer.up.ruby = False, True
            return
        self.black[seat] += self.take(drawer)
        if move == "search" and drawer.up.ruby:
            move = yield from self.ask(seat, ["ruby take", "ruby leave"])
            if move == "ruby take":
                drawer.up.ruby = False
                self.black[seat].append("ruby")

    # -- MT-7 the result ------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [
            sum(WORTH[gem] for gem in self.black[seat]) - sum(WORTH[gem] for gem in self.white[seat])
            for seat in self.seats
        ]

    def winners(self) -> list[int]:
        """MT-7.2"""
        breaks = ["ruby", "sapphire", "diamond"] if self.edition == "it" else ["ruby", "sapphire"]
        scores = self.scores()
        ranks = [[scores[seat], *(self.black[seat].count(gem) for gem in breaks)] for seat in self.seats]
        return [seat for seat in self.seats if ranks[seat] == max(ranks)]
