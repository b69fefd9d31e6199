"""The tree search: a function of its seed, the same interpreted as compiled, honest about time and memory."""

import hashlib
from pathlib import Path
from random import Random
from statistics import pstdev

import pytest

import vendome
from support import EVERY_GAME, INTERPRETED, setups
from vendome import Game, Session
from vendome.bots import Company, Opinion, Witness, find_bot
from vendome.bots.greedy import GreedyBot
from vendome.bots.search.bot import SearchBot
from vendome.bots.search.tree import NO_EDGE, Tree
from vendome.engine.compiler.rng import generator


def seen(session: Session, seat: int) -> Witness:
    witness = Witness(session.setup, seat)
    witness.see(session)
    return witness


def opinions(session: Session, spec: str, stream: int = 1) -> list[Opinion]:
    return find_bot(spec).consider(seen(session, session.asked[0]), generator(stream))


def positions(game: Game, count: int) -> list[Session]:
    """Some positions with a real choice, one of each random game."""
    rng = Random(game.id)
    found = []
    for seed in range(count):
        setup = rng.choice(setups(game))
        session = setup.start(seed)
        for _ in range(rng.randrange(40)):
            if not session.finished:
                session.play(rng.choice(session.moves()))
        if not session.finished and len(session.moves()) > 1:
            found.append(session)
    return found


@EVERY_GAME
def test_it_is_a_function_of_position_and_stream(game: Game) -> None:
    for session in positions(game, 4):
        assert opinions(session, "search:sims=60") == opinions(session, "search:sims=60")


@EVERY_GAME
def test_opinions_cover_the_legal_moves_and_are_sorted(game: Game) -> None:
    for session in positions(game, 4):
        found = opinions(session, "search:sims=200")
        assert sorted(opinion.action for opinion in found) == session.actions(session.asked[0])
        assert sum(opinion.share for opinion in found) == pytest.approx(1)
        assert [opinion.share for opinion in found] == sorted((o.share for o in found), reverse=True)
        assert all(0 <= opinion.value <= 1 for opinion in found)


def digest_of(game: Game) -> str:
    """What `search:sims=8` makes of some positions, as a short hash."""
    digest = hashlib.sha256()
    for seed in range(2):
        setup = vendome.game(game.id, players=game.players[0] + seed)
        session = setup.start(seed)
        rng = Random(seed)
        for _ in range(10 * seed):
            session.play(rng.choice(session.moves()))
        for opinion in opinions(session, "search:sims=8"):
            digest.update(f"{opinion.action} {opinion.share:.9f} {opinion.value:.6f}\n".encode())
    return digest.hexdigest()[:16]


def digest_file(game: Game) -> Path:
    return Path(__file__).parents[1] / "games" / game.id / "search.digest"


@EVERY_GAME
@pytest.mark.interpreted
def test_interpreted_it_thinks_the_same_as_compiled(game: Game) -> None:
    """Interpreted and compiled runs compare with the same digest, which `python tests/write_anew.py` writes anew."""
    assert digest_of(game) == digest_file(game).read_text().strip(), f"{INTERPRETED=}"


@EVERY_GAME
def test_the_tree_is_used_again_within_a_turn(game: Game) -> None:
    """The next question of the same seat, where a game asks one twice, finds what the last search learnt of it."""
    session = vendome.game(game.id, players=3).start(seed=8)
    bot = SearchBot(sims=300)
    company = Company(session, {seat: bot if seat == 0 else find_bot("greedy") for seat in range(3)}, seed=1)
    reused = asked_again = 0
    last = None
    while not session.finished and company.plies < 80:
        seat = session.asked[0]
        before = bot.trees
        move = company.choose(seat)
        reused += seat == 0 and len(session.moves(seat)) > 1 and bot.trees == before
        asked_again += seat == last == 0 and len(session.moves(seat)) > 1
        company.play(move, seat)
        last = seat
    assert reused > 0 or asked_again == 0


def test_a_new_game_begins_with_an_empty_tree() -> None:
    bot = SearchBot(sims=50)
    setup = vendome.game("shadow_thief", players=2)
    for _ in range(2):  # the same game again: had it kept its tree, it would know more the second time
        witness = seen(setup.start(seed=4), 0)
        found = bot.consider(witness, generator(1))
        assert found == SearchBot(sims=50).consider(seen(setup.start(seed=4), 0), generator(1))


def test_a_full_tree_stops_growing_and_the_search_goes_on() -> None:
    bot = SearchBot(sims=2000)
    bot.tree = Tree.with_room(nodes=32, edges=256)
    session = vendome.game("master_thieves", players=4).start(seed=2)
    found = bot.consider(seen(session, 0), generator(1))
    assert int(bot.tree.used[0].nodes) <= 32
    assert int(bot.tree.used[0].edges) <= 256
    assert sum(opinion.share for opinion in found) == pytest.approx(1)


def test_edges_of_a_node_are_its_moves_once_each() -> None:
    bot = SearchBot(sims=3000)
    session = vendome.game("shadow_thief", players=4).start(seed=2)
    bot.consider(seen(session, 0), generator(1))
    tree = bot.tree
    assert tree.used[0].nodes > 0
    for node in tree.nodes[: tree.used[0].nodes]:
        actions = []
        edge = int(node["first"])
        while edge != NO_EDGE:
            actions.append(int(tree.edges[edge]["action"]))
            edge = int(tree.edges[edge]["after"])
        assert len(set(actions)) == len(actions)


def test_the_memory_of_a_search_is_below_150_megabytes() -> None:
    tree = Tree.for_simulations(10_000_000)
    assert tree.nbytes < 150e6


@EVERY_GAME
def test_with_more_thought_it_is_surer_of_its_chances(game: Game) -> None:
    """Whatever the stream, many simulations value a position alike, and few do not."""

    def worth(session: Session, sims: int, stream: int) -> float:
        return sum(found.share * found.value for found in opinions(session, f"search:sims={sims}", stream))

    def spread(sims: int) -> float:
        return sum(pstdev(worth(session, sims, stream) for stream in range(4)) for session in positions(game, 8))

    assert spread(2000) < spread(20) / 2


@EVERY_GAME
def test_on_a_whim_it_moves_at_first_sight(game: Game) -> None:
    for session in positions(game, 6):
        witness = seen(session, session.asked[0])
        actions, scores = GreedyBot().score(witness, generator(1))
        hasty = find_bot("search:sims=20:whims=1").choose(witness, generator(2))
        assert hasty in actions[scores == scores.max()]
        patient = find_bot("search:sims=20:whims=0").choose(witness, generator(2))
        assert patient == opinions(session, "search:sims=20", stream=2)[0].action
