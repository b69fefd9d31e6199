"""The Shadow Thief once more, as slowly and as plainly as the rulebook says it: lists of card codes, no numbers.

The match is told from its beginning to its end, as a generator. Wherever a chance line or a decision is due
it stops and says so; it goes on with the words of that line, or with the moves of the seats asked, in seat
order. The real rules must agree; nothing here is taken from them.
"""

from collections import Counter
from collections.abc import Generator

JEWELS = [f"{kind}{value}" for kind in "RNBE" for value in range(1, 11) for _ in range(2)]  # SD-1.1
SAFES = [f"S{value}" for value in [*range(4, 12), *range(4, 12), 12, 13, 14, 15]]  # SD-1.2
THIEVES = ["TR", "TN", "TB", "TE", "TS"]  # SD-1.3
CARDS = JEWELS + SAFES + THIEVES

Due = str | dict[int, list[str]]  # how the chance line begins; or the seats asked, with their legal moves
Telling = Generator[Due, list[str], None]


def is_jewel(card: str) -> bool:
    return card[0] in "RNBE"


def is_safe(card: str) -> bool:
    return card[0] == "S"


def value(card: str) -> int:
    return int(card[1:])


class Plain:
    def __init__(self, players: int, hands: int = 3) -> None:
        self.seats = list(range(players))
        self.scores = [0 for _ in self.seats]
        self.end = ""  # the rule that ended the last hand
        self.over = False
        self.pile: list[str] = []
        self.exhausted = False
        self.hands: list[list[str]] = []
        self.safes: list[list[str]] = []
        self.closed: list[bool] = []
        self.shown: dict[int, str] = {}  # what each seat revealed this turn, while it lies before the seat
        self.before: dict[int, list[str]] = {}  # the jewels before a seat, the added ones among them
        self.telling = self.match(hands)
        self.due: Due = next(self.telling)

    def tell(self, answer: list[str]) -> None:
        """The words of a chance line after its beginning, or the moves of the seats asked."""
        try:
            self.due = self.telling.send(answer)
        except StopIteration:
            self.over, self.due = True, {}

    # -- SD-2 a match ---------------------------------------------------------------------------------

    def match(self, hands: int) -> Telling:
        for _ in range(hands):  # SD-2.1
            yield from self.hand()
            for seat in self.seats:  # SD-5.1
                if self.closed[seat]:
                    self.scores[seat] += sum(value(card) for card in self.safes[seat])

    def winners(self) -> list[int]:
        return [seat for seat in self.seats if self.scores[seat] == max(self.scores)]

    def hand(self) -> Telling:
        pile = yield "shuffle"
        if Counter(pile) != Counter(CARDS):
            raise ValueError("not the cards of the game")
        self.pile = list(pile)
        self.exhausted = False
        self.hands = [[self.pile.pop(0) for _ in range(4)] for _ in self.seats]  # SD-2.2
        self.safes = [[] for _ in self.seats]
        self.closed = [False for _ in self.seats]
        self.end = ""
        while not self.end:
            yield from self.turn()

    def open(self) -> list[int]:
        return [seat for seat in self.seats if not self.closed[seat]]

    # -- SD-3 a turn ----------------------------------------------------------------------------------

    def turn(self) -> Telling:
        yield from self.play()
        self.cancel()
        yield from self.thieves()
        yield from self.more_jewels()
        if self.exhausted and not any(self.hands):
            self.end = "SD-4.3"
            return
        self.store()
        closing = self.closing()
        if closing == self.open():
            self.end = "SD-4.2"
            return
        yield from self.close(closing)
        if len(self.open()) == 1:
            self.end = "SD-4.1"
            return
        self.draw()

    def play(self) -> Telling:
        """SD-3.1"""
        playing = [seat for seat in self.open() if self.hands[seat]]
        self.shown = {}
        if not playing:
            return
        moves = yield {seat: sorted({f"play {card}" for card in self.hands[seat]}) for seat in playing}
        for seat, move in zip(playing, moves, strict=True):
            card = move.split()[1]
            self.hands[seat].remove(card)
            self.shown[seat] = card

    def cancel(self) -> None:
        """SD-3.2"""
        values = [value(card) for card in self.shown.values() if is_jewel(card)]
        for seat, card in list(self.shown.items()):
            if is_jewel(card) and values.count(value(card)) >= 2:
                del self.shown[seat]

    def thieves(self) -> Telling:
        """SD-3.3"""
        acting = [seat for seat, card in self.shown.items() if card == "TS"]
        acting += [seat for seat, card in self.shown.items() if card in THIEVES and card != "TS"]
        for seat in acting:
            kinds = {"TR": "R", "TN": "N", "TB": "B", "TE": "E", "TS": "RNBE"}[self.shown[seat]]
            victims = [other for other, card in self.shown.items() if card[0] in kinds]
            if victims:
                (move,) = yield {seat: sorted(f"steal {other}" for other in victims)}
                self.safes[seat].append(self.shown.pop(int(move.split()[1])))
        for seat in acting:
            del self.shown[seat]

    def more_jewels(self) -> Telling:
        """SD-3.4"""
        self.before = {seat: [card] for seat, card in self.shown.items() if is_jewel(card)}
        for seat in sorted(self.before):
            while self.hands[seat]:
                same = {card for card in self.hands[seat] if card[0] == self.before[seat][0][0]}
                (move,) = yield {seat: sorted([*(f"add {card}" for card in same), "done"])}
                if move == "done":
                    break
                card = move.split()[1]
                self.hands[seat].remove(card)
                self.before[seat].append(card)

    def store(self) -> None:
        """SD-3.5"""
        for seat, jewels in self.before.items():
            self.safes[seat] += jewels

    def closing(self) -> list[int]:
        """SD-3.6: the seats that close, if not all of them do (SD-4.2)."""
        return [
            seat
            for seat, card in sorted(self.shown.items())
            if is_safe(card) and self.safes[seat] and value(card) >= len(self.safes[seat])
        ]

    def close(self, closing: list[int]) -> Telling:
        """SD-3.6"""
        for seat in closing:
            if self.hands[seat] and not self.exhausted:
                under = yield f"under {seat}"
                if Counter(under) != Counter(self.hands[seat]):
                    raise ValueError("not the hand of the seat")
                self.pile += under
            self.hands[seat] = []
            self.closed[seat] = True

    def draw(self) -> None:
        """SD-3.7"""
        if self.exhausted:
            return
        limit = 4
        while sum(max(0, limit - len(self.hands[seat])) for seat in self.open()) > len(self.pile):
            limit -= 1
        for seat in self.open():
            while len(self.hands[seat]) < limit:
                self.hands[seat].append(self.pile.pop(0))
        if limit < 4:
            self.pile = []
        self.exhausted = not self.pile
