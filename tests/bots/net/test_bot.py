"""`net` as a player: legal moves alone, as likely as it says, and the same on every machine."""

from pathlib import Path
from random import Random

import pytest

import vendome
from support import EVERY_GAME, EVERY_MIND, for_games, setups
from vendome import GAMES, Game, VendomeError
from vendome.bots import Company, Witness, find_bot
from vendome.bots.net.bot import NetBot
from vendome.bots.net.haste import has_characters, leanings
from vendome.bots.plain_mind import mind_of, plain_mind
from vendome.bots.policy_bot import check_bots, make_bot, shown_name
from vendome.engine.compiler.rng import generator

DRAWS = 400


def witnesses(game: Game, count: int) -> list[Witness]:
    """Of seats that have a real choice, one in each random game."""
    rng = Random(game.id)
    found: list[Witness] = []
    while len(found) < count:
        session = rng.choice(setups(game)).start(rng.randrange(1000))
        for _ in range(rng.randrange(30)):
            if not session.finished:
                session.play(rng.choice(session.moves()))
        if not session.finished and len(session.moves(session.asked[0])) > 1:
            found.append(Witness(session.setup, session.asked[0]))
            found[-1].see(session)
    return found


@EVERY_GAME
@pytest.mark.usefixtures("shipped_nets")
def test_it_makes_legal_moves_to_the_end_of_a_game(game: Game) -> None:
    for players in game.players:
        session = vendome.game(game.id, players=players).start(seed=players)
        company = Company(session, {seat: find_bot("net") for seat in range(players)}, seed=1)
        while not session.finished:
            seat = session.asked[0]
            company.play(company.choose(seat), seat)


@EVERY_GAME
@pytest.mark.usefixtures("shipped_nets")
def test_opinions_are_of_all_legal_moves_and_the_first_is_the_choice_at_temperature_0(game: Game) -> None:
    for witness in witnesses(game, 6):
        opinions = find_bot("net").consider(witness, generator(1))
        assert sorted(opinion.action for opinion in opinions) == witness.actions
        assert sum(opinion.share for opinion in opinions) == pytest.approx(1)
        assert len({opinion.value for opinion in opinions}) == 1
        assert 0 <= opinions[0].value <= 1
        assert opinions[0].share == max(opinion.share for opinion in opinions)
        sure = find_bot("net:temperature=0")
        assert {sure.choose(witness, generator(stream)) for stream in range(5)} == {opinions[0].action}
        assert [opinion.share for opinion in sure.consider(witness, generator(1))][:2] == [1.0, 0.0]


@EVERY_GAME
@pytest.mark.usefixtures("shipped_nets")
def test_it_makes_a_move_as_often_as_its_share_says(game: Game) -> None:
    for spec in ("net", "net:temperature=2"):
        witness, bot = witnesses(game, 1)[0], find_bot(spec)
        rng = generator(7)
        chosen = [bot.choose(witness, rng) for _ in range(DRAWS)]
        for opinion in bot.consider(witness, rng):
            spread = (opinion.share * (1 - opinion.share) / DRAWS) ** 0.5
            assert chosen.count(opinion.action) / DRAWS == pytest.approx(opinion.share, abs=4 * spread + 0.005)


def test_the_colder_the_surer(shipped_nets: Path) -> None:
    witness = witnesses(GAMES["shadow_thief"], 1)[0]
    shares = [NetBot(temperature).consider(witness, generator(1))[0].share for temperature in (10, 1, 0.5, 1e-9, 0)]
    assert shares == sorted(shares)
    assert shares[-2:] == [1, 1]
    assert shipped_nets.exists()


# -- by name ------------------------------------------------------------------------------------------


def test_a_game_without_a_net_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("vendome.bots.net.weights.SHIPPED", tmp_path)
    witness = witnesses(GAMES["shadow_thief"], 1)[0]
    with pytest.raises(
        VendomeError, match=r"no net for shadow_thief yet\. Train one and name its file, NAME=FILE\.npz"
    ):
        find_bot("net").choose(witness, generator(1))


def test_a_net_of_one_s_own_is_named_by_its_file(net_folder: Path) -> None:
    spec = f"mine={net_folder / 'shadow_thief.npz'}"
    check_bots([spec, "net", "greedy"])
    bot = make_bot(f"{spec}:temperature=0.5")
    assert isinstance(bot, NetBot)
    assert (bot.name, bot.temperature, shown_name(f"{spec}:temperature=0.5")) == ("mine", 0.5, "mine")
    witness = witnesses(GAMES["shadow_thief"], 1)[0]
    assert bot.choose(witness, generator(1)) in witness.actions


def test_it_is_refused_where_only_bots_of_ours_sit(net_folder: Path) -> None:
    with pytest.raises(VendomeError, match="bot"):
        find_bot(f"mine={net_folder / 'shadow_thief.npz'}")


@pytest.mark.parametrize(
    ("spec", "complaint"),
    [
        ("mine=nowhere.npz", "nowhere.npz: there is no such file"),
        ("mine=.npz:temperature=1", "there is no such file"),
        ("net=nowhere.npz", "net is a bot of ours"),
        ("mine=a,b.npz", "NAME=FILE.npz"),
        ("net:temperature=11", "temperature should be a number from 0 to 10"),
        ("net:temperature=-1", "temperature should be a number from 0 to 10"),
        ("net:sims=3", "parameter of net"),
    ],
)
def test_a_misspelt_net_is_named(spec: str, complaint: str) -> None:
    with pytest.raises(VendomeError, match=complaint):
        make_bot(spec)


def test_what_is_set_of_a_net_of_one_s_own_is_checked(net_folder: Path) -> None:
    spec = f"mine={net_folder / 'shadow_thief.npz'}"
    with pytest.raises(VendomeError, match="temperature should be a number from 0 to 10"):
        make_bot(f"{spec}:temperature=99")
    with pytest.raises(VendomeError, match="parameter of net"):
        make_bot(f"{spec}:memory=1")
    with pytest.raises(VendomeError, match="same name"):
        check_bots([spec, f"{spec}:temperature=0"])


@for_games(game for game in GAMES.values() if mind_of(game).HASTE)
@pytest.mark.usefixtures("shipped_nets")
def test_the_hastier_a_player_the_likelier_a_move_that_hurries(game: Game) -> None:
    liked = {action for action, leaning in enumerate(leanings(game, 1.0)) if leaning > 0}
    assert liked
    mixed = [each for each in witnesses(game, 40) if liked & set(each.actions) and set(each.actions) - liked]
    assert mixed
    for witness in mixed:
        shares = []
        for haste in (-8.0, -2.0, 0.0, 2.0, 8.0):
            opinions = NetBot(haste=haste).consider(witness, generator(1))
            shares.append(sum(opinion.share for opinion in opinions if opinion.action in liked))
        assert shares == sorted(shares)
        assert shares[-1] > shares[0]


@EVERY_MIND
def test_haste_names_moves_that_there_are(game: Game) -> None:
    assert all(any(move.startswith(start) for move in game.moves) for start in mind_of(game).HASTE)


def test_a_game_without_a_mind_knows_no_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["shadow_thief"]
    monkeypatch.setattr("vendome.bots.net.haste.mind_of", plain_mind)
    assert not leanings.__wrapped__(game, 8.0).any()
    assert not has_characters(game)
