"""Profiles, head to head and leaderboards as messages: a few lines, and the same as a chart to be drawn.

What the chart shows is said in the lines and in its alternative text too.
"""

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from cogs.ui.panels import ALT, QUIET, Item, Message, message
from cogs.words import own
from host.past.statistics import Board, Duel, Profile, Tally
from host.past.turntimes import TurnTimes
from render.charts import Bar, Chart, Spread
from render.kit.fonts import legible, told_apart
from render.kit.picture import Picture
from rules.kernel.model import Text, verbatim
from rules.kernel.registry import games
from rules.kernel.verbatim import one_line
from rules.kernel.words import Words, clip

BARS = 8
"""Rows of a chart; what is behind them is left to the lines."""
TEXT = 3900
NAME = 32
"""Characters of somebody's name in a chart's legend and title."""
MINUTE, HOUR, DAY = 60, 3600, 86400
UNITS = (("s", 1, 2 * MINUTE), ("min", MINUTE, 2 * HOUR), ("h", HOUR, 2 * DAY), ("d", DAY, float("inf")))
"""How a time is told: the unit, its seconds, and below how many seconds it is used."""
MARKS = (("min", 1), ("min", 10), ("h", 1), ("h", 6), ("d", 1), ("d", 7))
"""The marks of the axis of turn times."""


def title_of(game: str) -> str:
    """Return a game's title; its key if it is not in this bot any more."""
    return games()[game].info.title if game in games() else game


def told(words: Words, seconds: float) -> str:
    """Return a time in words, in the unit that suits it."""
    unit, size, _ = next(one for one in UNITS if seconds < one[2])
    return words.say(f"stats-time-{unit}", {"number": round(seconds / size)})


def profile_lines(profile: Profile, name: str, lang: str) -> list[str]:
    """Return a profile in lines, its title first."""
    return _profile_lines(profile, name, own(lang))


def _profile_lines(profile: Profile, name: str, words: Words) -> list[str]:
    played = sum(tally.played for tally in profile.tallies)
    lines = [words.say("stats-profile-title", {"name": verbatim(name), "games": played})]
    lines += [_tally(tally, words) for tally in profile.tallies]
    if not profile.tallies:
        lines.append(words.say("stats-profile-none"))
    lines.append(words.say("stats-running", {"number": profile.running}))
    if profile.quartiles:
        lines.append(_pace(profile.quartiles, words))
    if profile.with_computers:
        lines.append(words.say("stats-with-computers"))
        lines += [_tally(tally, words) for tally in profile.with_computers]
    return [*lines, *([] if profile.listed else [words.say("stats-unlisted")])]


def profile_chart(profile: Profile, name: str, lang: str) -> Chart | None:
    """Return the chart of a profile, None where there is nothing to draw."""
    if not profile.tallies and profile.quartiles is None:
        return None
    words = own(lang).plain
    name = clip(name, NAME)
    lines, title = _profile_lines(profile, name, words), _profile_lines(profile, _drawn([name])[0], words)[0]
    bars = tuple(_tally_bar(tally, words) for tally in profile.tallies[:BARS])
    legend = tuple(words.say(f"stats-part-{part}") for part in ("won", "lost", "alone"))
    spread = None if profile.quartiles is None else _spread(profile.quartiles, words)
    return Chart("profile", title, alt(lines), bars, legend if bars else (), spread)


def duel_lines(duels: Sequence[Duel], name: str, lang: str) -> list[str]:
    """Return how two have done against each other in lines, the title first."""
    return _duel_lines(duels, verbatim(name), own(lang))


def _duel_lines(duels: Sequence[Duel], name: Text, words: Words) -> list[str]:
    lines = [words.say("stats-duel-title", {"name": name})]
    if not duels:
        return [*lines, words.say("stats-duel-none")]
    number = sum(duel.ahead + duel.level + duel.behind for duel in duels)
    ahead, behind = sum(duel.ahead for duel in duels), sum(duel.behind for duel in duels)
    total = words.say("stats-duel-total", {"games": number, "ahead": ahead, "behind": behind, "name": name})
    return [*lines, total, *(_duel(duel, name, words) for duel in duels)]


def duel_chart(duels: Sequence[Duel], name: str, lang: str) -> Chart | None:
    """Return the chart of a head to head, None where there is nothing to draw."""
    if not duels:
        return None
    words, short = own(lang).plain, verbatim(clip(name, NAME))
    drawn = verbatim(_drawn([clip(name, NAME)])[0])
    bars = tuple(
        Bar(
            title_of(duel.game),
            (duel.ahead, duel.behind, duel.level),
            words.say("stats-duel-score", {"ahead": duel.ahead, "behind": duel.behind}),
        )
        for duel in duels[:BARS]
    )
    other = words.say("stats-legend-other", {"name": drawn})
    legend = (words.say("stats-legend-you"), other, words.say("stats-legend-level"))
    lines = _duel_lines(duels, short, words)
    return Chart("head-to-head", _duel_lines(duels, drawn, words)[0], alt(lines), bars, legend)


def board_lines(board: Board, lang: str) -> list[str]:
    """Return a leaderboard in lines, its title first."""
    return _board_lines(board, own(lang))


def _board_lines(board: Board, words: Words) -> list[str]:
    lines = [words.say("stats-board-title", {"title": title_of(board.game)})]
    if not board.leaders:
        return [*lines, words.say("stats-board-none")]
    for rank, leader in enumerate(board.leaders, start=1):
        place = words.say("stats-board-place", {"rank": rank, "name": f"**{words(verbatim(leader.name))}**"})
        lines.append(f"{place} · {leader.points} · {words.say('stats-board-played', {'number': leader.played})}")
    return [*lines, *_anchor_lines(board, words), f"-# {words.say('stats-board-about')}"]


def _anchor_lines(board: Board, words: Words) -> list[str]:
    """Return a line about how strong computers are on the same scale, if any have played."""
    levels = [f"{words.say(f'level-{one.level}')} {one.points}" for one in board.anchors]
    return [f"-# {words.say('stats-board-computers', {'levels': ' · '.join(levels)})}"] if levels else []


def board_chart(board: Board, lang: str) -> Chart | None:
    """Return the chart of a leaderboard, None where there is nothing to draw."""
    if not board.leaders:
        return None
    words = own(lang).plain
    leaders = board.leaders[:BARS]
    names = _drawn([leader.name for leader in leaders])
    bars = tuple(
        Bar(
            words.say("stats-board-place", {"rank": rank, "name": verbatim(names[rank - 1])}),
            (max(0, leader.points),),
            str(leader.points),
        )
        for rank, leader in enumerate(leaders, start=1)
    )
    lines = _board_lines(board, words)
    return Chart("leaderboard", lines[0], alt(lines), bars, counts=False)


def _drawn(names: Sequence[str]) -> list[str]:
    """Return names as a chart writes them; of a name of nothing but signs, its number is left."""
    return told_apart([legible(one_line(name), "text", f"#{at}") for at, name in enumerate(names, start=1)])


def page(lines: Sequence[str], picture: Picture | None) -> Message:
    """Return lines with a title, and the chart if there is one."""
    items: list[Item] = [ui.TextDisplay(clip("\n".join([f"### {lines[0]}", *lines[1:]]), TEXT))]
    if picture is None:
        return message(items, QUIET)
    shown = discord.MediaGalleryItem(f"attachment://{picture.name}", description=clip(picture.alt, ALT))
    return message([*items, ui.MediaGallery(shown)], QUIET, [picture])


def alt(lines: Iterable[str]) -> str:
    """Return lines as an alternative text, without marks of emphasis."""
    plain = [line.removeprefix("-# ").replace("**", "").rstrip(".") for line in lines]
    return ". ".join(plain) + "."


def _tally(tally: Tally, words: Words) -> str:
    alone = tally.played - tally.contests
    parts = [f"**{title_of(tally.game)}**"]
    if tally.contests:
        parts.append(words.say("stats-won", {"won": tally.won, "contests": tally.contests}))
    if alone:
        parts.append(words.say("stats-alone", {"number": alone}))
    if tally.conceded:
        parts.append(words.say("stats-conceded", {"number": tally.conceded}))
    if tally.points is not None:
        parts.append(words.say("stats-rating", {"points": tally.points}))
    return " · ".join(parts)


def _tally_bar(tally: Tally, words: Words) -> Bar:
    alone = tally.played - tally.contests
    note = words.say("stats-bar-won", {"won": tally.won, "contests": tally.contests}) if tally.contests else ""
    return Bar(title_of(tally.game), (tally.won, tally.contests - tally.won, alone), note)


def _pace(quartiles: TurnTimes, words: Words) -> str:
    times = {"lower": quartiles.lower, "median": quartiles.median, "upper": quartiles.upper}
    said = {name: told(words, seconds) for name, seconds in times.items()}
    return words.say(
        "stats-pace",
        {"turns": quartiles.turns, "median": said["median"], "lower": said["lower"], "upper": said["upper"]},
    )


def _spread(quartiles: TurnTimes, words: Words) -> Spread:
    values = (quartiles.lower, quartiles.median, quartiles.upper)
    lower, median, upper = (told(words, seconds) for seconds in values)
    said = (
        words.say("stats-spread-lower", {"time": lower}),
        words.say("stats-spread-median", {"time": median}),
        words.say("stats-spread-upper", {"time": upper}),
    )
    sizes = {unit: size for unit, size, _ in UNITS}
    marks = tuple((sizes[unit] * number, words.say(f"stats-time-{unit}", {"number": number})) for unit, number in MARKS)
    return Spread(words.say("stats-spread-title"), values, said, marks)


def _duel(duel: Duel, name: Text, words: Words) -> str:
    parts = [
        f"**{title_of(duel.game)}**",
        words.say("stats-duel-you", {"number": duel.ahead}),
        words.say("stats-duel-other", {"name": name, "number": duel.behind}),
        words.say("stats-duel-level", {"number": duel.level}),
    ]
    return " · ".join(parts)
