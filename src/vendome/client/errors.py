"""What can go wrong between a policy and its table."""

from vendome.bots.policy import Interrupted
from vendome.client.messages import Problem


class Unreachable(Interrupted):
    """The server does not answer."""


class TableRefused(Interrupted):
    """The table says no; its message says why."""

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        super().__init__(problem.message)

    @property
    def code(self) -> str:
        return self.problem.code
