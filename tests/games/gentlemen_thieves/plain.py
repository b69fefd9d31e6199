"""Gentlemen Thieves once more, as slowly and as plainly as the rulebook says it: lists of texts, no numbers.

It reads a log, chance lines and moves, and says at every decision who is asked and what is legal. The
real rules must agree; nothing here is taken from them.
"""

from collections import Counter

PLACES = ["manor", "museum", "bank", "opera", "casino"]
COLOURS = "RPGBY"
TYPES = "grlmc"
SPLITS = ["RP", "RG", "RB", "RY", "PG", "PB", "PY", "GB", "GY", "BY"]


class Plain:
    def __init__(self, players: int, *, car_must_carry: bool = False, loot_from_centre: bool = False) -> None:
        self.players = players
        self.car_must_carry = car_must_carry
        self.loot_from_centre = loot_from_centre
        self.burglars: list[str] = []
        self.tokens: dict[str, list[str]] = {place: [] for place in PLACES}
        self.loot = dict.fromkeys(PLACES, 0) | {"bank": 2}
        self.reserve = 6
        self.tunnels = ["manor", "centre"]
        self.padlock = "museum"
        self.car = "centre"
        self.favours = [{2: 4, 3: 3, 4: 2, 5: 2}[players]] * players
        self.pile: list[str] = []
        self.display: list[str] = []
        self.piles: dict[str, list[str]] = {colour: [] for colour in COLOURS}
        self.split = ""
        self.first = 0
        self.seat = 0
        self.question = "ally"
        self.hand = ""
        self.robbed: list[str] = []
        self.over = False

    # -- places ---------------------------------------------------------------------------------------

    def together(self, place: str) -> list[str]:
        """The place, and what is joined to it."""
        joined = set(self.tunnels) if "centre" not in self.tunnels else set()
        return sorted(joined | {place}) if place in joined else [place]

    def number(self, places: list[str], kind: str) -> int:
        return sum(token[1] == kind for place in places for token in self.tokens[place])

    def ready(self) -> list[str]:
        """Where a heist must happen now; never at two places at once."""
        found = []
        for place in PLACES:
            places = self.together(place)
            if self.padlock not in places and all(self.number(places, kind) for kind in TYPES):
                found.append(places)
        assert all(places == found[0] for places in found)
        return found[0] if found else []

    # -- what is legal --------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        return sorted(set(getattr(self, f"legal_{self.question}")()))

    def legal_ally(self) -> list[str]:
        return [f"ally {split}" for split in SPLITS if split != self.split]

    def legal_act(self) -> list[str]:
        moves = ["draw", *(f"take {token}" for token in self.display)]
        if not self.favours[self.seat]:
            return moves
        for name, spots in (("tunnel", self.tunnels), ("padlock", [self.padlock]), ("car", [self.car])):
            moves += [f"{name} {spot}>{place}" for spot in spots for place in PLACES if place != spot]
        for start in PLACES:
            for n in range(1, self.loot[start] + 1):
                moves += [f"loot {n} {start}>{stop}" for stop in PLACES if stop != start]
        if self.loot_from_centre:
            moves += [f"loot {n} centre>{stop}" for n in range(1, self.reserve + 1) for stop in PLACES]
        return moves

    def legal_place(self) -> list[str]:
        may = [place for place in PLACES if self.number(self.together(place), self.hand[1]) < 3]
        return [f"at {place}" for place in may or [p for p in PLACES if self.number([p], self.hand[1]) < 3]]

    def loads(self) -> list[str]:
        if self.padlock in self.together(self.car):
            return []
        there = self.together(self.padlock)
        return [f"carry {token}" for token in self.tokens[self.car] if self.number(there, token[1]) < 3]

    def legal_carry(self) -> list[str]:
        return self.loads() if self.car_must_carry else [*self.loads(), "carry nothing"]

    def legal_return(self) -> list[str]:
        return [f"return {place}" for place in self.tunnels]

    # -- what happens ---------------------------------------------------------------------------------

    def chance(self, line: str) -> None:
        words = line.split()
        if words[:2] == ["deal", "burglars"]:
            self.burglars = words[2:]
        elif words[:2] == ["deal", "places"]:
            for i, token in enumerate(words[2:]):
                self.tokens[PLACES[i // 2]].append(token)
        elif words[:2] == ["deal", "pile"]:
            self.display, self.pile = words[2:5], words[5:]
        else:
            self.share({name: tokens.split(",") for name, tokens in (word.split("=") for word in words[1:])})

    def share(self, shares: dict[str, list[str]]) -> None:
        robbed = self.ready()
        there = [token for place in robbed for token in self.tokens[place]]
        allied = sum(token[0] in self.split for token in there)
        winners = (
            [] if 2 * allied == len(there) else [c for c in COLOURS if (c in self.split) == (2 * allied > len(there))]
        )
        there += ["loot"] * sum(self.loot[place] for place in robbed)
        assert Counter(there) == Counter(token for tokens in shares.values() for token in tokens)
        lost = shares.pop("lost", [])
        assert list(shares) == winners
        assert len(lost) == (len(there) % len(winners) if winners else len(there))
        assert len({len(tokens) for tokens in shares.values()}) <= 1
        for colour, tokens in shares.items():
            self.piles[colour] += tokens
        for place in robbed:
            self.tokens[place], self.loot[place] = [], 0
        self.robbed = robbed
        if len(robbed) == 2:
            self.question = "return"
        else:
            self.refill()

    def refill(self) -> None:
        for place in PLACES:
            for _ in range(2 if place in self.robbed else 0):
                token = self.draw()
                if self.over:
                    return
                self.tokens[place].append(token)
        if not any(self.loot.values()):
            self.loot["bank"] = min(2, self.reserve)
            self.reserve -= self.loot["bank"]
        self.first = self.seat = (self.first + 1) % self.players
        self.question = "ally"

    def draw(self) -> str:
        token = self.pile.pop(0)
        self.over = token == "brigadier"
        return token

    def next(self) -> None:
        """The turn passes, unless a heist waits for its chance line."""
        if not self.ready():
            self.seat = (self.seat + 1) % self.players
            self.question = "act"

    def play(self, move: str) -> None:
        verb, *rest = move.split()
        if verb == "ally":
            self.split = rest[0]
            self.next()
        elif verb == "take":
            self.hand = rest[0]
            self.display[self.display.index(rest[0])] = self.draw()
            self.question = "place"
        elif verb == "draw":
            self.hand = self.draw()
            self.question = "place"
        elif verb == "at":
            self.tokens[rest[0]].append(self.hand)
            self.next()
        elif verb == "return":
            self.tunnels[self.tunnels.index(rest[0])] = "centre"
            self.refill()
        elif verb == "carry":
            if rest[0] != "nothing":
                self.tokens[self.car].remove(rest[0])
                self.tokens[self.padlock].append(rest[0])
            self.next()
        else:
            self.favour(verb, rest)

    def favour(self, verb: str, rest: list[str]) -> None:
        self.favours[self.seat] -= 1
        start, stop = rest[-1].split(">")
        if verb == "tunnel":
            self.tunnels[self.tunnels.index(start)] = stop
        elif verb == "padlock":
            self.padlock = stop
        elif verb == "car":
            self.car = stop
            if self.loads():
                self.question = "carry"
                return
        else:
            if start == "centre":
                self.reserve -= int(rest[0])
            else:
                self.loot[start] -= int(rest[0])
            self.loot[stop] += int(rest[0])
        self.next()

    # -- the result -----------------------------------------------------------------------------------

    def result(self) -> tuple[list[int], list[int]]:
        scores = [len(self.piles[colour]) for colour in self.burglars]
        ranks = [
            (scores[seat], self.favours[seat], sum(token[0] == colour for token in self.piles[colour]))
            for seat, colour in enumerate(self.burglars)
        ]
        return scores, [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
