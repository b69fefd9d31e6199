"""What is known of playing Master Thieves well: scores at first sight, and how a box is forgotten."""

from random import Random

import vendome
from games.master_thieves.world import choose, play, put, table
from vendome import Session
from vendome.bots import Witness
from vendome.bots.greedy import GreedyBot
from vendome.bots.search.searcher import Searcher
from vendome.engine.compiler.rng import generator
from vendome.games.master_thieves.mind.belief import FORGOTTEN


def scored(session: Session) -> dict[str, int]:
    """The mind's score of every legal move of the seat that is asked."""
    witness = Witness(session.setup, session.asked[0])
    witness.see(session)
    actions, scores = GreedyBot().score(witness, generator(1))
    return {session.game.moves[action]: int(score) for action, score in zip(actions, scores, strict=True)}


def best(session: Session) -> str:
    scores = scored(session)
    return max(scores, key=scores.__getitem__)


# -- scores -------------------------------------------------------------------------------------------


def test_a_thief_is_worth_what_the_best_drawer_holds() -> None:
    poor, rich = table(), table()
    put(rich, "TE", diamonds=6)
    assert scored(rich)["choose thief"] > scored(poor)["choose thief"]
    assert best(rich) == "choose thief"


def test_a_detective_is_worth_what_lies_on_the_red_pillow() -> None:
    empty, full = table(), table()
    full.state.red[:] = (4, 1)
    assert scored(full)["choose detective"] > scored(empty)["choose detective"]


def test_a_thief_opens_the_drawer_with_the_most_from_which_nothing_falls() -> None:
    session = table()
    put(session, "TE", diamonds=2)
    put(session, "TW", diamonds=3)
    put(session, "BW", sapphires=3)
    put(session, "BW", diamonds=1, face=1)
    choose(session, "thief", "detective")
    assert best(session) == "open TW"
    assert scored(session)["open BW"] == 0, "a gem would fall, and the thief get nothing"


def test_a_master_thief_searches_where_a_ruby_is_up_and_not_where_one_is_down() -> None:
    def search_at(position: str) -> int:
        session = table()
        choose(session, "master-thief", "detective")
        return scored(play(session, f"open {position}"))["search"]

    assert search_at("TS") > 0 > search_at("TN")
    assert search_at("TE") == 0, "a short drawer has no secret compartment"


def test_a_jeweller_avoids_a_drawer_from_which_something_falls() -> None:
    session = table()
    put(session, "TE", diamonds=1, face=1)
    choose(session, "jeweller", "detective")
    assert scored(session)["open TE"] == min(scored(session).values()) < 0


def test_gems_that_would_fall_to_anothers_alarm_are_worth_avoiding() -> None:
    session = table()
    put(session, "TE", diamonds=4, alarm=1, face=1)
    put(session, "TW", diamonds=4, face=1)
    choose(session, "smuggler", "detective")
    assert scored(session)["open TE"] < scored(session)["open TW"]


def test_a_dearer_imitation_is_placed_first_and_something_rather_than_nothing() -> None:
    session = table()
    choose(session, "jeweller", "detective")
    scores = scored(play(session, "open TE"))
    assert scores["place sapphire"] > scores["place diamond"] > scores["place nothing"]


def test_an_alarm_is_set_and_a_ruby_taken() -> None:
    jeweller = table()
    choose(jeweller, "jeweller", "detective")
    assert best(play(jeweller, "open TE", "place diamond")) == "alarm yes"
    thief = table()
    choose(thief, "master-thief", "detective")
    assert best(play(thief, "open TS", "search")) == "ruby take"


def test_the_box_is_turned_when_that_takes_the_best_drawer_from_a_thief_still_to_come() -> None:
    session = table(players=3)
    put(session, "TE", diamonds=5)
    choose(session, "jeweller", "thief", "detective")
    play(session, "open BW", "place diamond", "alarm no")
    assert scored(session)["turn"] > scored(session)["done"] > scored(session)["rotate top-left"]


def test_a_diamond_is_filled_in_where_nothing_falls() -> None:
    session = vendome.game("master_thieves", players=2).start(seed=1)
    put(session, "TE", diamonds=2, face=1)
    assert scored(session)["fill TE"] == min(scored(session).values()) < max(scored(session).values()) == 0


def test_of_the_red_pillow_the_sapphire_is_picked() -> None:
    session = table()
    session.state.red[:] = (1, 1)
    choose(session, "detective", "detective")
    assert best(session) == "pick sapphire"


# -- belief -------------------------------------------------------------------------------------------


def test_the_box_is_forgotten_as_it_turns() -> None:
    """Memory 1 forgets nothing, memory 0 all that was moved since it was seen; between them some of it."""
    searcher = Searcher(vendome.GAMES["master_thieves"])
    searcher.use(generator(5))
    forgotten = dict.fromkeys((0.0, 0.5, 0.9, 1.0), 0)
    for seed in range(6):
        session = vendome.game("master_thieves", players=4).start(seed)
        witness, rng = Witness(session.setup, 0), Random(seed)
        for _ in range(60):
            witness.see(session)
            session.play(rng.choice(session.moves()))
        for memory in forgotten:
            searcher.infer(witness, memory=memory, insight=True)
            forgotten[memory] += int(searcher.work.belief[FORGOTTEN])
    assert forgotten[1.0] == 0
    assert forgotten[0.0] > forgotten[0.5] > forgotten[0.9] > 0
