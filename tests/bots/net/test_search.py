"""Search with a net: the policy says where to look first, the critic what a position is worth."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

import vendome
from bots.nets import random_net
from support import EVERY_GAME, INTERPRETED
from vendome import GAMES, Game, Session, VendomeError
from vendome.bots import Opinion, Witness, find_bot
from vendome.bots.net.settings import all_settings, settings_of
from vendome.bots.net.weights import write_net
from vendome.bots.policy_bot import make_bot
from vendome.bots.search.bot import SearchBot
from vendome.engine.compiler.rng import generator

FEW = 20
MANY = 600
GUESSES = 20
MOST_GAMES = 2000  # that are looked through: a game may have no such question
EVERY_WAY = pytest.mark.parametrize("rollouts", [False, True])


def seen(session: Session) -> Witness:
    witness = Witness(session.setup, session.asked[0])
    witness.see(session)
    return witness


def positions(game: Game, count: int) -> list[Witness]:
    """Early ones, with a real choice: no simulation reaches the end of the game."""
    rng = Random(game.id)
    found: list[Witness] = []
    while len(found) < count:
        session = vendome.game(game.id, players=rng.choice(game.players)).start(rng.randrange(1000))
        for _ in range(rng.randrange(6)):
            session.play(rng.choice(session.moves()))
        if len(session.moves(session.asked[0])) > 1:
            found.append(seen(session))
    return found


def last_questions(game: Game, count: int) -> list[Witness]:
    """Of random games: questions with a real choice, every answer to which ends the game."""
    rng = Random(game.id)
    found: list[Witness] = []
    for _ in range(MOST_GAMES):
        session = vendome.game(game.id, players=2).start(rng.randrange(1000))
        while not session.finished:
            before = session.clone()
            session.play(rng.choice(session.moves()))
        if len(before.asked) == 1 and len(before.moves(before.asked[0])) > 1 and is_last(before, rng):
            found.append(seen(before))
        if len(found) == count:
            return found
    pytest.skip("no question of this game is surely the last one")


def is_last(session: Session, rng: Random) -> bool:
    """Whether every move ends the game, and that does not depend on what the asked seat can't see."""
    seat, other = session.asked[0], session.clone()
    for _ in range(GUESSES):
        other.states[:] = session.known_to(seat).resampled(seat, generator(rng.randrange(1 << 30))).states
        if not all(after.finished for after in played(other)):
            return False
    return True


def played(session: Session) -> list[Session]:
    """What comes of each legal move."""
    after = []
    for move in session.moves(session.asked[0]):
        after.append(session.clone())
        after[-1].play(move)
    return after


def late_positions(game: Game, count: int) -> list[Witness]:
    """Of random games, shortly before they end: most of what can be hidden is there, and simulations reach the end."""
    rng = Random(game.id)
    found: list[Witness] = []
    while len(found) < count:
        session = vendome.game(game.id, players=rng.choice(game.players)).start(rng.randrange(1000))
        past: list[Session] = []
        while not session.finished:
            past.append(session.clone())
            session.play(rng.choice(session.moves()))
        found.append(seen(past[-min(len(past), rng.randrange(1, 12))]))
    return found


def impartial(game: Game, folder: Path) -> Path:
    """The file of a net whose critic gives all seats the same chance, wherever they stand."""
    net = random_net(game)
    net.critic["head"][:] = 0
    net.critic["head_bias"][:] = 0.5
    write_net(folder / "net.npz", net)
    return folder / "net.npz"


def by_action(opinions: list[Opinion]) -> list[Opinion]:
    return sorted(opinions, key=lambda opinion: opinion.action)


@EVERY_GAME
@EVERY_WAY
@pytest.mark.usefixtures("shipped_nets")
def test_opinions_are_chances_of_all_legal_moves(game: Game, *, rollouts: bool) -> None:
    for witness in positions(game, 4):
        opinions = SearchBot(sims=200, net=True, rollouts=rollouts).consider(witness, generator(1))
        assert sorted(opinion.action for opinion in opinions) == witness.actions
        assert sum(opinion.share for opinion in opinions) == pytest.approx(1)
        assert all(0 <= opinion.value <= 1 for opinion in opinions)


@EVERY_GAME
@EVERY_WAY
@pytest.mark.interpreted
def test_what_comes_back_is_what_the_critic_said(game: Game, tmp_path: Path, *, rollouts: bool) -> None:
    """All say that all seats stand alike: so do the moves, but for the ends of games that were reached."""
    bot = SearchBot(sims=FEW, horizon=1, net=True, net_file=impartial(game, tmp_path), rollouts=rollouts)
    for witness in positions(game, 1 if INTERPRETED else 4):
        tried = [opinion for opinion in bot.consider(witness, generator(1)) if opinion.share > 0]
        assert [opinion.value for opinion in tried] == pytest.approx([1 / witness.setup.players] * len(tried))


@EVERY_GAME
def test_where_no_value_differs_it_looks_where_the_policy_says(game: Game, tmp_path: Path) -> None:
    file = impartial(game, tmp_path)
    for witness in positions(game, 3):
        policy = make_bot(f"mine={file}").consider(witness, generator(1))
        search = SearchBot(sims=MANY, net=True, net_file=file, c_puct=100, rollouts=False)
        shares = [opinion.share for opinion in by_action(search.consider(witness, generator(1)))]
        assert shares == pytest.approx([opinion.share for opinion in by_action(policy)], abs=0.03)


@EVERY_GAME
def test_with_rollouts_it_looks_where_the_game_s_mind_says(game: Game, tmp_path: Path) -> None:
    file = impartial(game, tmp_path)
    for witness in positions(game, 3):
        hand = SearchBot(sims=MANY, c_puct=100).consider(witness, generator(1))
        search = SearchBot(sims=MANY, net=True, net_file=file, c_puct=100, rollouts=True)
        shares = [opinion.share for opinion in by_action(search.consider(witness, generator(1)))]
        assert shares == pytest.approx([opinion.share for opinion in by_action(hand)], abs=0.03)


@EVERY_GAME
def test_a_finished_game_is_valued_by_its_winners_whatever_a_critic_thinks(game: Game, tmp_path: Path) -> None:
    one = random_net(game, seed=1)
    other = one._replace(critic=random_net(game, seed=5).critic)
    files = [tmp_path / "one.npz", tmp_path / "other.npz"]
    for file, net in zip(files, (one, other), strict=True):
        write_net(file, net)
    for witness in last_questions(game, 3):
        found = [
            SearchBot(sims=FEW, net=True, net_file=file, rollouts=False).consider(witness, generator(1))
            for file in files
        ]
        assert found[0] == found[1]


@EVERY_GAME
@EVERY_WAY
@pytest.mark.interpreted
@pytest.mark.usefixtures("shipped_nets")
def test_an_imagined_position_is_full_and_its_chances_are_chances(game: Game, *, rollouts: bool) -> None:
    """Interpreted, whatever is not filled in is found outside of what a critic can read."""
    bot = SearchBot(sims=4, net=True, rollouts=rollouts)
    for witness in late_positions(game, 1 if INTERPRETED else 12):
        bot.consider(witness, generator(1))
        assert bot.searcher is not None
        chances = bot.searcher.work.values[: witness.setup.players]
        assert chances.sum() == pytest.approx(1)
        assert chances.min() >= 0


@EVERY_GAME
@pytest.mark.usefixtures("shipped_nets")
def test_it_is_a_function_of_position_and_stream(game: Game) -> None:
    for witness in positions(game, 2):
        found = [find_bot("search:sims=60:net=1").consider(witness, generator(3)) for _ in range(2)]
        assert found[0] == found[1]


# -- by name ------------------------------------------------------------------------------------------


def test_a_net_of_one_s_own_can_be_searched_with(net_folder: Path) -> None:
    spec = f"mine={net_folder / 'shadow_thief.npz'}:search"
    bot = make_bot(f"{spec}:sims=30:rollouts=1")
    assert isinstance(bot, SearchBot)
    assert (bot.name, bot.sims, bot.net, bot.rollouts) == ("mine", 30, True, True)
    witness = positions(GAMES["shadow_thief"], 1)[0]
    assert bot.choose(witness, generator(1)) in witness.actions
    with pytest.raises(VendomeError, match="net can't be set, it is the file's"):
        make_bot(f"{spec}:net=1")


def test_a_game_without_a_net_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("vendome.bots.net.weights.SHIPPED", tmp_path)
    witness = positions(GAMES["shadow_thief"], 1)[0]
    with pytest.raises(VendomeError, match="no net for shadow_thief yet"):
        find_bot("search:net=1").choose(witness, generator(1))


def test_the_table_of_settings_has_games_that_there_are() -> None:
    assert set(all_settings()) <= set(GAMES)
    assert all(np.isfinite(settings_of(game).c_puct) for game in GAMES.values())
