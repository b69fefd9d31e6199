"""The report for designers: ten questions about a game, answered by letting bots play it."""

from vendome.lab.report.findings import Finding, Findings
from vendome.lab.report.log import ReportLog
from vendome.lab.report.pieces import Job, Outcome, Piece, perform
from vendome.lab.report.plan import BUDGETS, Budget, Plan, find_budget
from vendome.lab.report.questions import pieces_of

__all__ = [
    "BUDGETS", "Budget", "Finding", "Findings", "Job", "Outcome", "Piece", "Plan", "ReportLog", "find_budget",
    "perform", "pieces_of",
]  # fmt: skip
