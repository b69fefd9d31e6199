"""Questions that a seat may ask, asked by strangers who have made a table of their own."""

from collections import Counter

from hostile.attacks.target import Outcome, Target, all_of, status_of, stranger

SEATS = 8
ROUNDS = 40


async def observations_by_the_hundred(target: Target) -> Outcome:
    """A game of the most seats, each of which asks for its numbers as often as it can; so does one without a seat."""
    wish = {"game": "master_thieves", "seats": [{"kind": "human"}] * SEATS}
    made = await target.ask("POST", "/api/tables", wish)
    if made.status != 201:
        return Counter({str(made.status): 1})
    path = f"/api/tables/{made.json['table']}"
    await target.ask("POST", f"{path}/start", {}, made.json["host"])
    tokens = [*(seat["token"] for seat in made.json["seats"]), ""]
    outcome: Outcome = Counter()
    for number in range(ROUNDS):
        source = stranger(number % 3)
        asked = (target.ask("GET", f"{path}/observation", None, token, source) for token in tokens)
        outcome += await all_of(map(status_of, asked))
    return outcome
