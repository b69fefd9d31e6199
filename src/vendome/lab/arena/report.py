"""An arena as one page, for someone who has never seen the program: no file beside it, no script, no network."""

import shlex
from html import escape

from vendome.bots.policy_bot import is_net, own_policy, shown_name
from vendome.bots.roster import BOTS
from vendome.engine.contract import spell
from vendome.engine.events import counted
from vendome.engine.game_id import split_id
from vendome.lab.arena.plan import Arena
from vendome.lab.arena.standings import BotStanding, Standings, percent
from vendome.lab.intervals import FEW, Share
from vendome.lab.pages.html import command_line, document, named, say, section, table
from vendome.lab.pages.plots import Row, histogram_plot, milliseconds, rating_plot, share_plot, time_plot

MANY = 5  # bots, more than a title can name


def page(standings: Standings) -> str:
    """The whole page."""
    arena = standings.arena
    who = named(arena.names) if len(arena.names) <= MANY else f"{len(arena.entrants)} bots"
    title = f"{arena.setup.game.name}: {who}"
    sections = [
        verdicts(standings), played(standings), wins(standings), less_luck(standings), head_to_head(standings),
        scores(standings), ratings(standings), seats(standings), times(standings), numbers(standings),
        repeat(standings),
    ]  # fmt: skip
    return document("Vendôme arena", title, sections)


def rows(standings: Standings) -> list[tuple[int, Row, BotStanding]]:
    """The bots that have played, the one with most wins first, each with its colour."""
    ranked = sorted(enumerate(standings.bots), key=lambda pair: -pair[1].wins.value)
    return [(i, Row(bot.name, i), bot) for i, bot in ranked if bot.games > 0]


def verdicts(standings: Standings) -> str:
    fair = standings.arena.fair_share
    items = []
    for bot, sentence in zip(standings.bots, standings.verdicts(), strict=False):
        kind = "more" if bot.shown.low > fair else "less" if bot.shown.high < fair else "open"
        items.append(f'<li class="{kind}">{escape(sentence)}</li>')
    return section("What came out", f'<ul class="verdicts">{"".join(items)}</ul>\n')


def played(standings: Standings) -> str:
    arena, setup = standings.arena, standings.arena.setup
    measured = named(tuple(map(shown_name, dict.fromkeys(arena.bots))))
    options = ", ".join(f"{name} {spell(value)}" for name, value in setup.options.items())
    who = (
        f"One seat was given to {measured}{' in turn' if len(arena.bots) > 1 else ''}, "
        f"all others to {shown_name(arena.versus)}."
        if arena.versus
        else "The bots were spread evenly over the games."
    )
    return section(
        "What was played",
        say(
            f"{setup.game.name} is a board game. {setup.game.summary} Computer players, called bots here, played "
            f"{len(standings.games):,} games of it with {setup.players} at the table"
            f"{f' ({options})' if options else ''}. {who}"
        ),
        say(
            f"Luck was made the same for all: each of the {counted(len(standings.deals), 'deal')}, that is each order "
            f"of shuffled cards and pieces, was played {setup.players} times, the bots moving on by one seat each "
            "time. Whoever got the good cards once, the others got them too."
        ),
        say("The bots:"),
        f"<ul>{''.join(f'<li>{introduced(spec)}</li>' for spec in arena.entrants)}</ul>\n",
    )


def introduced(spec: str) -> str:
    """A bot, how it plays, and what was set."""
    own = own_policy(spec)
    if own:
        what = "net" if is_net(own[1]) else "policy"
        return f"<strong>{escape(own[0])}</strong>: a {what} of its author's own, {escape(own[1])}"
    name, *settings = spec.split(":")
    kind = BOTS.get(name)
    words = [kind.help] if kind else []
    words += [f"with {', '.join(setting.replace('=', ' ') for setting in settings)}"] if settings else []
    return f"<strong>{escape(spec)}</strong>{escape(': ' + ' '.join(words)) if words else ''}"


def wins(standings: Standings) -> str:
    fair = percent(standings.arena.fair_share)
    shares = [(row, bot.wins) for _, row, bot in rows(standings)]
    return section(
        "Who wins",
        say(
            f"The win share of a bot is the part of its games that it won; a game won by two counts half for each. "
            f"If all were equally good, each would win {fair}: its fair share. The dot is what was measured. The bar "
            "around it is the 95% interval: more games would most likely bring the dot to somewhere within it. A bar "
            "that does not touch the dashed line shows a real difference."
        ),
        share_plot("Win share of each bot with its 95% interval", shares, standings.arena.fair_share),
    )


def less_luck(standings: Standings) -> str:
    """The shares again, with luck taken out, if it was measured."""
    found = [(row, bot.less_luck) for _, row, bot in rows(standings) if bot.less_luck]
    if not found:
        return ""
    worth = "; ".join(f"{row.label}: {less.worth:.2f} times" for row, less in found)
    return section(
        "Who wins, with luck taken out",
        say(
            "Whenever chance had a say, a judge who sees everything compared what came with what might have come: "
            "such luck is zero on average, whoever plays, so a bot's wins less its luck have the same mean and vary "
            "less, as if more games had been played."
        ),
        share_plot("Win share of each bot with luck taken out", [(row, less.share) for row, less in found],
                   standings.arena.fair_share),
        say(f"So many times the games would be needed to know as much without it: {worth}.", "soft"),
    )  # fmt: skip


def head_to_head(standings: Standings) -> str:
    if len(standings.bots) == 1:
        return ""
    names = standings.arena.names
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    body = ""
    for i, name in enumerate(names):
        cells = "".join(heat(None if i == j else standings.head_to_head(i, j)) for j in range(len(names)))
        body += f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>'
    return section(
        "Face to face",
        say("How often the bot of the row ended ahead of the bot of the column, with the 95% interval; level is half."),
        f'<div class="wide"><table class="heat"><tr><td></td>{head}</tr>{body}</table></div>\n',
    )


def heat(pair: Share | None) -> str:
    """A cell: green where the row is ahead, red where it is behind, stronger the clearer it is."""
    if pair is None:
        return "<td>–</td>"
    side = "ahead" if pair.value >= 0.5 else "behind"
    strength = round(90 * abs(pair.value - 0.5))
    return (
        f'<td style="background:color-mix(in srgb, var(--{side}) {strength}%, transparent)">{pair.value:.0%}'
        f"<small>{100 * pair.low:.0f}–{100 * pair.high:.0f}</small></td>"
    )


def scores(standings: Standings) -> str:
    data = [(row, standings.scores(i)) for i, row, _ in rows(standings)]
    return section(
        "Scores",
        say("How often each bot ended with which score. The dashed line and the number are the mean."),
        histogram_plot("Distribution of scores of each bot", data),
    )


def ratings(standings: Standings) -> str:
    data = [(row, [after[i].mean for after in standings.ratings]) for i, row, _ in rows(standings)]
    return section(
        "Ratings",
        say(
            "A rating sums up wins and places, and whom they were won against, in one number. All start at 25 and "
            "move after every game, counted along the bottom; lines that have levelled out have found their place."
        ),
        rating_plot("Rating of each bot after every game", data),
    )


def seats(standings: Standings) -> str:
    shares = [(Row(f"Seat {seat}", 7), share) for seat, share in enumerate(standings.seats)]
    return section(
        "Does the seat matter?",
        say(
            "Wins by seat, whoever sat there. Seat 0 comes first in the order of play. Since every bot sat in every "
            "seat equally often, no bot gains by this."
        ),
        share_plot("Win share of each seat with its 95% interval", shares, standings.arena.fair_share),
    )


def times(standings: Standings) -> str:
    data = [
        (row, (bot.times.mean_ms, bot.times.percentile_ms(50), bot.times.percentile_ms(99)))
        for _, row, bot in rows(standings)
    ]
    return section(
        "Time to think",
        say(
            "How long a bot takes where it has a choice. The dot is the middle: half of its moves are faster. The bar "
            "ends where only one move in a hundred is slower. The number is the mean; each grid line is ten times the "
            "one before."
        ),
        time_plot("Time per move of each bot", data),
    )


def numbers(standings: Standings) -> str:
    head = ("bot", "games", "wins", "95% interval", "score", "rank", "rating", "time a move")
    body = [
        (
            row.label, f"{bot.games:,}", f"{bot.wins.value:.1%}", f"{bot.wins.low:.1%} – {bot.wins.high:.1%}",
            f"{bot.mean_score:.2f}", f"{bot.mean_rank:.2f}",
            f"{bot.rating.mean:.1f} ± {2 * bot.rating.deviation:.1f}", milliseconds(bot.times.mean_ms),
        )
        for _, row, bot in rows(standings)
    ]  # fmt: skip
    return section("All numbers", table(head, body))


def repeat(standings: Standings) -> str:
    setup = standings.arena.setup
    return section(
        "How to repeat it",
        command_line(command(standings.arena, len(standings.games))),
        say(
            "The same command gives the same games, whatever the machine and the number of its processors, as long "
            f"as the bots' budgets are not in time. Rules: version {setup.game.version} of {setup.game.id}."
        ),
        say(
            "The intervals are computed over deals, since the games of one deal have their luck in common: Wilson's "
            "interval for as many independent games as would vary as much as the deals do"
            f"{few_note(standings)}. The ratings are openskill's Plackett–Luce means, ± two deviations.",
            "soft",
        ),
    )


def few_note(standings: Standings) -> str:
    return f" (with fewer than {FEW} deals, as here: for one game a deal)" if len(standings.deals) < FEW else ""


def command(arena: Arena, games: int) -> str:
    """The call that plays these games."""
    setup = arena.setup
    game, tweaks = split_id(setup.game.id)
    words = ["vendome", "arena", game, "--players", str(setup.players), "--bots", ",".join(arena.bots)]
    words += ["--versus", arena.versus] if arena.versus else []
    for name, value in setup.stated().items():
        words += ["--option", f"{name}={spell(value)}"] if name != "players" else []
    for tweak in tweaks:
        words += ["--tweak", tweak]
    words += ["--games", str(games), "--seed", str(arena.seed)]
    return shlex.join([*words, "--luck"] if arena.luck else words)
