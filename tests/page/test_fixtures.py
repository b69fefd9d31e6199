"""What the page's own tests are given: every move there is, real views of every phase of every game, all that
a game can tell and remark, the updates of a game, and everything the table can refuse.

`python tests/page/test_fixtures.py` writes them anew, after a change of a view or of the rules.
"""

import json
from collections import defaultdict
from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import Raw
from msgspec.structs import fields

import vendome
from vendome import GAMES, Game, Session, Setup
from vendome.engine.contract import SPECTATOR, Memory, Question
from vendome.engine.errors import Fault
from vendome.engine.events import Event, EventKind
from vendome.engine.records import Proof
from vendome.table import view_builder
from vendome.table.problems import CAUSES, Refused
from vendome.table.protocol.refusals import Cause
from vendome.table.protocol.views import Patience
from vendome.table.room import Room
from vendome.table.storage.rows import SeatRow, TableRow, TableSettings
from vendome.table.storage.stored import Stored
from vendome.table.table_session import result_of
from vendome.table.tokens import Viewer
from vendome.table.typescript import parts_of
from vendome.table.typescript.games import questions_of, remarks_of
from vendome.table.update_builder import UpdateBuilder

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
NAMES = ("Josette", "Émile", "Victoire", "Ganimard", "Clarisse", "Raoul", "Florence", "Hippolyte")
TOLD = 16  # events a view carries here
GAMES_EACH = 3  # played in each scenario
UPDATES = 80  # of each game
REMARKS = 3  # of each kind
PAIRS = 4  # of moves, at each position

# The numbers an event is told with, by what they mean; one that the game does not have is left out.
NUMBERS = {
    "card": range(0, 57, 7), "token": range(0, 25, 6), "gem": (0, 1), "why": (0, 1, 2),
    "allies": (3,), "foes": (28,), "colours": (3, 28), "places": (1, 3),
}  # fmt: skip
ANY = (0, 1, 3)

# What a refusal may name.
PARTS: dict[str, Any] = {
    "name": "Josette", "names": ["Josette", "Émile"], "what": "level", "known": ["burglar", "random"],
    "value": "genius", "game": "Ecarté", "seat": "9", "move": "play R7", "rule": "SD-3.1", "fault": "form",
    "reason": "it has a flaw", "key": "flaw", "nth": 3, "low": 2, "high": 7, "last": 4, "seats": 1, "players": 5,
    "seconds": 12, "most": 16_384, "its": 1, "ours": 2,
}  # fmt: skip

View = dict[str, Any]


def scenarios(game_id: str) -> list[tuple[Setup, Memory]]:
    """Few and many players, both memories, and an edition that handles the box in any order."""
    game = GAMES[game_id]
    tables: list[tuple[Setup, Memory]] = [
        (vendome.game(game_id, players=game.players[0]), "own"),
        (vendome.game(game_id, players=min(4, game.players[-1])), "full"),
        (vendome.game(game_id, players=game.players[-1]), "own"),
    ]
    if any(option.name == "edition" for option in game.options):
        tables[1] = (vendome.game(game_id, players=4, edition="it"), "full")
    return tables


def view_of(session: Session, seat: int, memory: Memory, story: list[View]) -> View:
    """A view as the table's server sends it."""
    players = session.setup.players
    legal = session.moves(seat) if seat in session.asked else []
    names = [{"seat": i, "name": NAMES[i], "kind": "human" if i == seat else "bot"} for i in range(players)]
    view: View = {
        "game": session.game.id,
        "seat": None if seat == SPECTATOR else seat,
        "asked": session.asked,
        "legal": legal,
        "state": session.view(seat, memory),
        "seats": names,
        "story": story[-TOLD:],
    }
    if legal:
        view["question"] = msgspec.to_builtins(session.game.questions.ask(session.known_to(seat).state, seat))
    if session.result:
        view["result"] = msgspec.to_builtins(result_of(session.game, session.result))
    return view


def watched(session: Session, memory: Memory) -> list[tuple[str, int]]:
    """From where the table is looked at: by a seat that is asked; where all is remembered, by others too."""
    if session.finished:
        return [("finished", 0)]
    asked = [("asked", session.asked[0])]
    others = [("waiting", seat) for seat in range(session.setup.players) if seat not in session.asked]
    return [*asked, *others[:1], ("spectator", SPECTATOR)] if memory == "full" else asked


def situation(view: View, whence: str) -> str:
    """Views that are alike: the same phase, the same kinds of moves."""
    verbs = {move.split(" ")[0] for move in view["legal"]}
    return " ".join([view["state"]["phase"], whence, *sorted(verbs)])


def any_move(random: Random, moves: list[str]) -> str:
    """A random move of a random kind: many ways to move the loot must not crowd out the rest."""
    verb = random.choice(sorted({move.split(" ")[0] for move in moves}))
    return random.choice([move for move in moves if move.split(" ")[0] == verb])


def play_through(setup: Setup, memory: Memory, seed: int) -> dict[str, list[View]]:
    """All views of a random game, by situation."""
    session, random = setup.start(seed), Random(seed)
    found: dict[str, list[View]] = defaultdict(list)
    story: list[View] = []
    while True:
        told = [
            {"ply": session.ply, "text": session.game.events.sentence(event, NAMES), **session.game.events.data(event)}
            for event in session.events
        ]
        story = (story + told)[-TOLD:]
        for whence, seat in watched(session, memory):
            view = view_of(session, seat, memory, story)
            found[situation(view, whence)].append(view)
        if session.finished:
            return found
        session.play(any_move(random, session.moves()))


def views(game_id: str) -> list[View]:
    """Of each situation one view from the middle; where all is remembered, an early and a late one of what is asked."""
    chosen = []
    for setup, memory in scenarios(game_id):
        games = [play_through(setup, memory, seed) for seed in range(GAMES_EACH)]
        for name in sorted({name for game in games for name in game}):
            alike = [view for game in games for view in game.get(name, [])]
            picks = {len(alike) // 8, len(alike) - 1} if " asked" in name and memory == "full" else {len(alike) // 2}
            title = f"{name} · {setup.players} players · {memory}"
            chosen += [{"title": f"{title} · {i}", **alike[i]} for i in sorted(picks)]
    return chosen


def events_of(game: Game, number: int, kind: EventKind) -> list[View]:
    """A kind of event as the server tells it, with this and that in it."""
    told = []
    for a in NUMBERS.get(kind.a, ANY) if kind.a else (0,):
        for b in NUMBERS.get(kind.b, ANY) if kind.b else (0,):
            event = Event(number, 0, a, b)
            try:
                told.append({"text": game.events.sentence(event, NAMES), "seat": 0, **game.events.data(event)})
            except IndexError:
                continue
    return told


def all_told(game: Game) -> list[View]:
    return [event for number, kind in game.events.kinds.items() for event in events_of(game, number, kind)]


def key_of(kind: type[Question]) -> str:
    return next(str(field.default) for field in fields(kind) if field.name == "key")


def remarked(game: Game) -> list[View]:
    """A few of each remark that can be made of moves of random games, as the server says it."""
    found: dict[str, list[Question]] = {key_of(kind): [] for kind in remarks_of(game)}
    for setup, _ in scenarios(game.id) if found else ():
        for seed in range(GAMES_EACH):
            for session, random in random_positions(setup, seed):
                if min(map(len, found.values())) == REMARKS:
                    break
                seat = session.asked[0]
                moves = session.moves(seat)
                for _ in range(PAIRS if len(moves) > 1 else 0):
                    played, better = (any_move(random, moves) for _ in range(2))
                    remark = remark_of(session, seat, played, better) if played != better else None
                    if remark and len(found[remark.key]) < REMARKS and remark not in found[remark.key]:
                        found[remark.key].append(remark)
    return [msgspec.to_builtins(remark) for remarks in found.values() for remark in remarks]


def random_positions(setup: Setup, seed: int) -> Iterator[tuple[Session, Random]]:
    session, random = setup.start(seed), Random(seed)
    while not session.finished:
        yield session, random
        session.play(any_move(random, session.moves()))


def remark_of(session: Session, seat: int, played: str, better: str) -> Question | None:
    assert session.game.remarks
    return session.game.remarks.remark(session.redacted(seat)[0], seat, played, better)


def refusal(cause: Cause, where: dict[str, int] | None = None, **parts: Any) -> View:
    named = {part: PARTS[part] for part in parts_of(cause)} | parts
    problem: View = json.loads(Refused(cause, details=where, **named).encode())["error"]
    return problem


def refusals() -> list[View]:
    """Every cause once; a record with every fault, and with all that is known of where it is."""
    faults = [refusal("bad-record", {"line": 2, "index": 14}, fault=fault) for fault in get_args(Fault)]
    kinds = [refusal("unknown", what=what) for what in ("game", "option", "level", "language")]
    return [*map(refusal, CAUSES), *kinds, *faults, refusal("bad-record", {"line": 2})]


def updates(game_id: str) -> View:
    """The first updates of a game, event by event, as the second seat is sent them, and the views before and after."""
    setup, proof, rng, me = vendome.game(game_id, players=3), Proof("5" * 64, "7" * 32), Random(5), Viewer(1)
    row = TableRow("t", game_id, setup.game.version, setup.stated(), proof.seed, proof.nonce, "", "", TableSettings())
    row.status = "playing"
    seats = [SeatRow(i, "human", NAMES[i], token=f"{i}") for i in range(3)]
    room = Room(Stored(row, seats, [], []), Patience(away=60, idle=60), now=lambda: 0.0)
    room.begin()
    sent, last = [], UpdateBuilder(room).snapshot(me)
    before = view_builder.view_of(room, me)
    for number in range(UPDATES):
        if room.session.finished:
            break
        seat = rng.choice(room.session.asked)
        room.play(seat, rng.choice(room.session.shown(seat).legal), 0.0)
        now = UpdateBuilder(room)
        sent.append(Raw(now.update(me, last, number, by_event=True)))
        last = now.snapshot(me)
    content = {"game": game_id, "before": before, "updates": sent, "after": view_builder.view_of(room, me)}
    return dict(msgspec.json.decode(msgspec.json.encode(content)))


def lines_of(things: list[View]) -> str:
    """JSON, a thing a line."""
    lines = [json.dumps(thing, ensure_ascii=False, separators=(",", ":")) for thing in things]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def fixtures(names: Collection[str] = tuple(GAMES)) -> dict[str, str]:
    """The files, by name; a view is a line. What only other games than the named ones need stays as it is."""
    moves = {game.id: list(game.moves) for game in GAMES.values()}
    reasons = {game.id: list(game.reasons.REASONS) for game in GAMES.values()}
    kinds = {game.id: [kind.name for kind in game.events.kinds.values()] for game in GAMES.values()}
    told = {game.id: all_told(game) for game in GAMES.values()}
    files = {
        name: json.dumps(content, indent=1, ensure_ascii=False) + "\n"
        for name, content in {
            "moves.json": moves,
            "reasons.json": reasons,
            "events.json": kinds,
            "told.json": told,
        }.items()
    }
    remarks = {name: remarked(game) if name in names else written_remarks(name) for name, game in GAMES.items()}
    files["remarks.json"] = json.dumps(remarks, indent=1) + "\n"
    files["refusals.json"] = lines_of(refusals())
    files["updates.json"] = lines_of([updates(name) if name in names else written_updates(name) for name in GAMES])
    files |= {f"{name}.json": lines_of(views(name)) for name in names}
    return files


def written_updates(name: str) -> View:
    """A game's updates as they stand in the file."""
    entries: list[View] = json.loads((FOLDER / "updates.json").read_text())
    return next(entry for entry in entries if entry["game"] == name)


def written_remarks(name: str) -> list[View]:
    """A game's remarks as they stand in the file."""
    found: dict[str, list[View]] = json.loads((FOLDER / "remarks.json").read_text())
    return found[name]


def write(names: Collection[str]) -> None:
    for name, text in fixtures(names).items():
        (FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
        (FOLDER / name).write_text(text)


def test_the_views_show_every_phase() -> None:
    for game_id, game in GAMES.items():
        phases = {view["state"]["phase"] for view in json.loads((FOLDER / f"{game_id}.json").read_text())}
        assert phases == set(game.phases), game.name


def test_the_views_ask_every_question() -> None:
    for game_id, game in GAMES.items():
        views = json.loads((FOLDER / f"{game_id}.json").read_text())
        keys = {field.default for kind in questions_of(game) for field in fields(kind) if field.name == "key"}
        assert {view["question"]["key"] for view in views if "question" in view} == keys, game.name


def test_the_remarks_are_of_every_kind() -> None:
    written = json.loads((FOLDER / "remarks.json").read_text())
    for game_id, game in GAMES.items():
        assert {remark["key"] for remark in written[game_id]} == set(map(key_of, remarks_of(game))), game.name


@pytest.mark.slow
def test_the_page_is_tested_with_the_views_and_moves_of_today() -> None:
    for name, text in fixtures().items():
        assert (FOLDER / name).read_text() == text, f"{name} is out of date: run python {__file__}"


if __name__ == "__main__":
    write(tuple(GAMES))
