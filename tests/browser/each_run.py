"""What each run of the tests shows of the page. Where a test asks the same of every game or every size, each run has
one of them; the others run where the page has changed, and in `make soak`."""

from collections.abc import Mapping

import pytest

from vendome import GAMES


def one_in_each_run(name: str, values: Mapping[str, object], one: str) -> pytest.MarkDecorator:
    """The values by their ids, as a parameter; all but one are soaks."""
    assert one in values
    marks = {key: () if key == one else pytest.mark.soak for key in values}
    chosen = [pytest.param(value, id=key, marks=marks[key]) for key, value in values.items()]
    return pytest.mark.parametrize(name, chosen)


ONE_GAME = one_in_each_run("game", GAMES, "shadow_thief")
