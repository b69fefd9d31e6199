"""The ten questions, in the order in which a report asks them, and all the work they need."""

from typing import Final

from vendome.lab.report.choices import Choices
from vendome.lab.report.crowd import Crowd
from vendome.lab.report.decided import Decided
from vendome.lab.report.kingmaking import Kingmaking
from vendome.lab.report.ladder import Ladder
from vendome.lab.report.leads import Leads
from vendome.lab.report.length import Length
from vendome.lab.report.luck import Luck
from vendome.lab.report.pieces import Piece
from vendome.lab.report.plan import Plan
from vendome.lab.report.prices import Prices
from vendome.lab.report.question import Question
from vendome.lab.report.seats import Seats

QUESTIONS: Final[tuple[Question, ...]] = (
    Seats(), Length(), Decided(), Leads(), Choices(), Ladder(), Luck(), Prices(), Kingmaking(), Crowd(),
)  # fmt: skip


def pieces_of(plan: Plan) -> list[Piece]:
    """Every piece once. Those of all questions take turns: whoever stops early knows a little of everything."""
    places: dict[Piece, float] = {}
    for question in QUESTIONS:
        pieces = list(question.work(plan))
        deals = 1 + max((piece.deal for piece in pieces), default=0)
        for piece in pieces:
            place = (piece.deal + 0.5) / deals
            places[piece] = min(place, places.get(piece, place))
    return sorted(places, key=lambda piece: (places[piece], piece.key))
