"""What looking back shows: positions, recaps, pages of the log, movies, and what a check found."""

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.icons import Icons
from cogs.ui.history import NOBODY, HistoryButton, HistorySelect, PageRequest, Slot
from cogs.ui.panels import ALT, QUIET, Item, Message, message, words_for
from cogs.ui.recaps import TEXT, all_button, line, recap_text
from host.model import Said, Table
from host.past.fairness import Verdict
from host.past.history import LogPage, Moment, Recap
from render.kit.picture import Picture
from rules.kernel.model import Audience, who
from rules.kernel.words import Words, clip

SAID_LINES: Final = 8
NAME: Final = 100
HEAD: Final = 200
"""Characters kept for what stands above a text."""


def replay_page(moment: Moment, pictures: Sequence[Picture], lang: str, icons: Icons | None = None) -> Message:
    """Return a past position: what had just happened, the table, the viewer's own things, and ways to the others."""
    table, words = moment.table, words_for(moment.table, lang, icons)
    place = words.say("replay-place", {"step": moment.step + 1, "steps": moment.steps, "turn": moment.turn})
    state = f"{place}\n{_eyes(moment.audience, words)}"
    told = [_line(one, table, words) for one in moment.said[-SAID_LINES:]]
    while len("\n".join(told)) > TEXT // 2:
        del told[0]
    request = PageRequest("replay", table.id, moment.audience)
    items: list[Item] = [
        _head(table, words, state),
        *([ui.TextDisplay[Any]("\n".join(told))] if told else []),
        *map(_gallery, pictures),
        _turning(request, moment.step, moment.steps, words),
    ]
    if len(moment.eyes) > 1:
        items.append(_choice(request._replace(turn=moment.turn), moment.eyes, words, "replay-watcher"))
    log = PageRequest("log", table.id, turn=moment.turn)
    movie = PageRequest("movie", table.id, moment.audience)
    items.append(
        ui.ActionRow[Any](
            HistoryButton.make(log, "o", words.say("ui-log-of-turn")),
            HistoryButton.make(movie, "o", words.say("ui-movie")),
        )
    )
    return message(items, QUIET, pictures)


def recap_page(recap: Recap, picture: Picture, lang: str, icons: Icons | None = None) -> Message:
    """Return what changed since somebody's last turn."""
    words = words_for(recap.table, lang, icons)
    items: list[Item] = [
        _head(recap.table, words, recap_text(recap, words, TEXT // 2 - HEAD)),
        _gallery(picture),
        ui.ActionRow[Any](
            *([all_button(recap, words)] if recap.more else []),
            HistoryButton.make(PageRequest("replay", recap.table.id, recap.seat), "o", words.say("ui-replay")),
            HistoryButton.make(PageRequest("log", recap.table.id), "o", words.say("ui-log")),
        ),
    ]
    return message(items, QUIET, [picture])


def log_page(page: LogPage, lang: str, icons: Icons | None = None) -> Message:
    """Return a page of the log under headings of its turns, with ways to the other pages and to one player's lines."""
    table, words = page.table, words_for(page.table, lang, icons)
    lines: list[str] = []
    turn = None
    for one in page.said:
        if one.turn != turn:
            turn = one.turn
            lines.append(f"-# {words.say('panel-turn', {'turn': turn})}")
        lines.append(_line(one, table, words))
    title = words.say("log-page", {"page": page.page + 1, "pages": page.pages})
    about = f"### {words.say('log-title', {'table': table.id})}\n-# {title}"
    request = PageRequest("log", table.id, page.seat, page.turn)
    seats: tuple[Audience, ...] = (None, *(player.seat for player in table.players))
    items: list[Item] = [
        ui.TextDisplay(clip("\n".join([about, *(lines or [words.say("log-empty")])]), TEXT)),
        _turning(request, page.page, page.pages, words),
        _choice(request, seats, words, "log-everybody"),
    ]
    if page.turn is not None:
        items.append(_turns(page, page.turn, words))
    return message(items, QUIET)


def verdict_text(verdict: Verdict, words: Words) -> str:
    """Return what a check found, finding by finding; a seal is shown whole, to be compared, and once."""
    head = f"### {words.say('verify-title', {'table': verdict.table.id})}"
    fixed = [words.say("verify-fixed", {"commitment": verdict.commitment})] if verdict.commitment else []
    start = words.say("verify-start", {"seal": verdict.start}) if verdict.start else words.say("verify-no-seal")
    if not verdict.over:
        return "\n".join([head, *fixed, start, words.say("verify-later")])
    return "\n".join([head, *fixed, start, *_findings(verdict, words)])


def _findings(verdict: Verdict, words: Words) -> list[str]:
    """Return what was found out about a table that is over."""
    opening = [words.say(f"verify-secret-{verdict.committed}"), words.say(f"verify-seed-{verdict.seeded}")]
    findings = [
        *(opening if verdict.committed != "unknown" else []),
        words.say(f"verify-seal-{verdict.sealed}", {"seal": verdict.seal}),
        *([] if verdict.dealt == "unknown" else [words.say(f"verify-dealt-{verdict.dealt}")]),
        words.say(f"verify-answers-{verdict.replayed}", {"number": verdict.answers, "followed": verdict.followed}),
        words.say(f"verify-standing-{verdict.standing}"),
    ]
    rules = [words.say("verify-rules", {"version": verdict.rules})] if verdict.rules else []
    reason = [f"-# {words.say('verify-reason', {'reason': verdict.reason})}"] if verdict.reason else []
    seed = words.say("verify-seed", {"seed": str(verdict.seed)})
    return [seed, *(f"- {finding}" for finding in (*rules, *findings)), *reason]


def movie_page(table: Table, audience: Audience, picture: Picture, lang: str) -> Message:
    """Return the moving picture of a game."""
    words = words_for(table, lang)
    return message([_head(table, words, _eyes(audience, words)), _gallery(picture)], QUIET, [picture])


def _head(table: Table, words: Words, state: str) -> Item:
    title = words.say("panel-title", {"title": table.title, "table": table.id})
    return ui.TextDisplay(clip(f"### {title}\n{state}", TEXT // 2))


def _eyes(audience: Audience, words: Words) -> str:
    if audience is None:
        return f"-# {words.say('replay-as-watcher')}"
    return f"-# {words.say('replay-as-player', {'name': words(who(audience))})}"


def _line(said: Said, table: Table, words: Words) -> str:
    """Return a line of the log; one that only some may read while the game runs says for whose eyes it is."""
    told = words.sentence(said.line.text)
    to = said.line.to
    if to is not None and None not in to and table.status != "playing":
        names = words.listed(words(who(seat)) for seat in to if seat is not None)
        told = words.say("log-only-for", {"who": names, "line": told})
    return f"- {line(told)}"


def _turning(request: PageRequest, at: int, total: int, words: Words) -> Item:
    """Return the buttons first, back, forward, last."""
    last = total - 1
    places: list[tuple[Slot, str, int]] = [
        ("f", "ui-first", 0),
        ("b", "ui-back", max(at - 1, 0)),
        ("n", "ui-forward", min(at + 1, last)),
        ("l", "ui-last", last),
    ]
    return ui.ActionRow[Any](
        *(
            HistoryButton.make(request._replace(at=to), slot, words.say(key), disabled=to == at)
            for slot, key, to in places
        )
    )


def _turns(page: LogPage, turn: int, words: Words) -> Item:
    """Return the buttons to the turns before and after, and to the whole log."""
    request = PageRequest("log", page.table.id, page.seat)
    earlier, later = max(turn - 1, 1), min(turn + 1, page.table.turn)
    sides: list[tuple[Slot, str, int]] = [("e", "ui-turn-before", earlier), ("d", "ui-turn-after", later)]
    return ui.ActionRow[Any](
        *(
            HistoryButton.make(request._replace(turn=to, at=0), slot, words.say(key), disabled=to == turn)
            for slot, key, to in sides
        ),
        HistoryButton.make(request, "w", words.say("ui-whole-log")),
    )


def _choice(request: PageRequest, seats: Sequence[Audience], words: Words, nobody: str) -> Item:
    """Return a menu of seats; `nobody` is what stands for none of them."""
    options = [
        discord.SelectOption(
            label=clip(words.say(nobody) if seat is None else words.plain(who(seat)), NAME),
            value=NOBODY if seat is None else str(seat),
            default=seat == request.seat,
        )
        for seat in seats
    ]
    return ui.ActionRow[Any](HistorySelect.make(request, options, words.say(f"{nobody}-choose")))


def _gallery(picture: Picture) -> Item:
    item = discord.MediaGalleryItem(f"attachment://{picture.name}", description=clip(picture.alt, ALT))
    return ui.MediaGallery(item)
