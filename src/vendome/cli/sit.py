"""`vendome sit`"""

from dataclasses import replace

import typer

from vendome.bots.policy import Interrupted, load_policy
from vendome.cli.console import notes
from vendome.client import Guest, Sitting, TableAddress
from vendome.client.messages import View
from vendome.engine.errors import PolicyError


def sit_at_table(url: str, policy: str, name: str | None, seat: int | None, token: str | None, games: int) -> None:
    address = TableAddress.parse(url)
    if token:
        address = replace(address, token=token)
    loaded = load_policy(policy)  # before anybody waits for it
    guest = Guest(loaded, name or policy.rpartition(":")[2].rpartition(".")[2], seat)
    play(Sitting(address, guest, say), games)


def play(sitting: Sitting, games: int) -> None:
    try:
        for view in sitting.games(games):
            tell_result(view)
    except KeyboardInterrupt:
        say(sitting.leave())
        raise typer.Abort from None
    except (PolicyError, Interrupted):
        say(sitting.let_a_bot_stand_in())
        raise


def tell_result(view: View) -> None:
    result = view.result
    assert result is not None
    print(f"The game is over ({result.end}).")
    for seat in sorted(range(len(view.seats)), key=lambda seat: (seat not in result.winners, -result.scores[seat])):
        won = "  ← wins" if seat in result.winners else ""
        own = "  (this policy)" if seat == view.seat else ""
        print(f"{result.scores[seat]:>5}  {view.seats[seat].name}{own}{won}", flush=True)


def say(line: str) -> None:
    notes.print(line, markup=False, soft_wrap=True)
