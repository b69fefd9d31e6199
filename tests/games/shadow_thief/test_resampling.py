"""Hidden hands are drawn uniformly from what is possible."""

from collections import Counter

from games.shadow_thief.world import deal
from vendome.engine.compiler.rng import generator
from vendome.games.shadow_thief.views import codes


def test_every_hidden_card_is_equally_likely_in_a_hidden_hand() -> None:
    session = deal("R1 R2 R3 R4", "N1 N2 N3 N5")
    drawn: Counter[str] = Counter()
    samples = 3000
    for n in range(samples):
        drawn.update(codes(session.resampled(0, generator(n)).state.hand[1]))
    hidden = 101
    for kind, copies in {"TS": 1, "S15": 1, "E5": 2, "R1": 1}.items():
        expected = samples * 4 * copies / hidden
        assert abs(drawn[kind] - expected) < 5 * expected**0.5, kind
