"""A learner sees its own colour as the first one, whatever it is."""

from __future__ import annotations

import numpy as np
import pytest

from vendome.games.gentlemen_thieves import GAME
from vendome.games.gentlemen_thieves.relabelling import RELABELLING
from vendome.lab.batch import Batch

FIELDS = GAME.observation.LAYOUT.fields(5)
SEATS_OF_COLOURS = FIELDS["burglar"]


@pytest.fixture(scope="module")
def batch() -> Batch:
    """Games of five, in the middle."""
    batch = Batch(GAME, 5, 200, form="uint8", full=True, seed=1)
    for _ in range(120):
        batch.step(batch.sample())
    return batch


def test_every_order_keeps_all_columns_and_all_actions() -> None:
    for table in RELABELLING.columns, RELABELLING.hidden, RELABELLING.actions:
        assert (np.sort(table, axis=1) == np.arange(table.shape[1])).all()


def test_the_own_colour_becomes_the_first_and_its_side_the_next(batch: Batch) -> None:
    for counts in batch.observation:
        seen = counts[RELABELLING.columns[RELABELLING.key(counts)]]
        assert SEATS_OF_COLOURS.of(seen)[0].tolist() == [1, 0, 0, 0, 0]
        allied = FIELDS["allied"].of(seen).tolist()
        assert allied == sorted(allied, reverse=bool(allied[0]))


def test_who_is_relabelled_already_stays_as_it_is(batch: Batch) -> None:
    for counts in batch.observation:
        seen = counts[RELABELLING.columns[RELABELLING.key(counts)]]
        key = RELABELLING.key(seen)
        assert (seen[RELABELLING.columns[key]] == seen).all()
        assert (RELABELLING.actions[key] == np.arange(len(GAME.moves))).all()


def test_actions_and_tokens_get_the_same_names(batch: Batch) -> None:
    """What may be taken is what the display shows, by the new names as by the old."""
    take = [GAME.moves.index(f"take {colour}{kind}") for colour in "BGPRY" for kind in "cglmr"]
    taking = [row for row in range(batch.size) if batch.mask[row, take].any()]
    assert len(taking) > 10
    for row in taking:
        counts = batch.observation[row]
        key = RELABELLING.key(counts)
        display = FIELDS["display"].of(counts[RELABELLING.columns[key]])
        mask = batch.mask[row][RELABELLING.actions[key]]
        assert ((display > 0) == (mask[take] > 0)).all()


def test_what_is_hidden_gets_the_same_names(batch: Batch) -> None:
    """The seat itself is the first of the hidden block, and its colour the first of all."""
    hidden = GAME.observation.HIDDEN.fields(5)
    for counts, whole in zip(batch.observation, batch.full_observation, strict=True):
        behind = whole[len(counts) :][RELABELLING.hidden[RELABELLING.key(counts)]]
        assert hidden["burglar"].of(behind)[0].tolist() == [1, 0, 0, 0, 0]
        assert (
            hidden["pile_tokens"].of(behind).sum(axis=1).sum() == hidden["pile_tokens"].of(whole[len(counts) :]).sum()
        )
