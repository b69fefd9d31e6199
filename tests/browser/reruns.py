"""Second tries of a run, counted: a few are the machine's fault, more are ours."""

import pytest

ALLOWED = 2


class Reruns:
    """Belongs to the process that reports: with xdist, to the one that hands the tests out."""

    def __init__(self) -> None:
        self.reports: list[pytest.TestReport] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.outcome == "rerun":  # type: ignore[comparison-overlap]  # a word of rerunfailures
            self.reports.append(report)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if len(self.reports) > ALLOWED and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.reports:
            return
        terminalreporter.section("tried twice")
        for report in self.reports:
            terminalreporter.line(f"{report.nodeid} ({report.when}): {reason(report)}")
        if len(self.reports) > ALLOWED:
            terminalreporter.line(f"{len(self.reports)} second tries, and {ALLOWED} are allowed.", red=True)


def reason(report: pytest.TestReport) -> str:
    """Why the first try failed, in a line; of a click that was waited for, also what lay in the way."""
    crash = getattr(report.longrepr, "reprcrash", None)
    first, *more = str(crash.message if crash else report.longreprtext).split("\n")
    wanted = next((line.strip() for line in more if "waiting for" in line), "")
    covered = next((line.strip() for line in more if "intercepts pointer events" in line), "")
    return " ".join(filter(None, (first, wanted, covered)))
