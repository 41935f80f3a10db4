"""The commands `/rules`, which looks up a rule, and `/help`, which says how all this works."""

import asyncio
from typing import Any, Final, NamedTuple

from discord import app_commands
from discord.ext import commands

from cogs.budget import HEAVY
from cogs.commandlinks import CommandLinks
from cogs.gate import KIND
from cogs.guard import ORDINARY, Terms
from cogs.illustrated import show_illustrated
from cogs.replies import replace, reply, show, think
from cogs.services import Services, services_of
from cogs.ui.illustrated import which_game
from cogs.ui.rulebook import (
    ALSO,
    CHOICE,
    CHOICES,
    ITEMS,
    OVERVIEW,
    SectionRequest,
    games_page,
    help_page,
    hit_label,
    is_private_page,
    overview_page,
    section_page,
)
from cogs.ui.surface import Press, View
from cogs.ui.teaching import is_illustrated, meant_by
from cogs.viewers import viewer_of
from cogs.words import own
from host.errors import Refused
from host.handbook import Handbook, Hit, Section, handbook
from rules.kernel.model import Text, verbatim
from rules.kernel.verbatim import holds
from rules.kernel.words import LANGUAGES, clip, language

MANY: Final = 200
"""Hits of a search in all books, so that each book that has one is among them."""
QUERY = 60
"""Characters of a query that an answer repeats."""


def _string(key: str) -> app_commands.locale_str:
    return app_commands.locale_str(own("en").say(key), key=key)


def answer_page(book: Handbook, game: str | None, lang: str, query: str, decision: str | None = None) -> View:
    """Return what answers a query in a game: the best section, or how to play and some guesses, or a kind word.

    Without a game it names the one it answers from, and offers the same query in the others. `decision` is the key of
    what the game asks now.
    """
    words = own(lang)
    said = verbatim(clip(query, QUERY))
    found = book.answer(game, lang, query, ALSO + 1, decision=decision)
    first, *others = found.hits or (None,)
    section = book.section(first.game, lang, first.id) if first else None
    if first is None or section is None or not (others or found.is_sure):
        return _nothing_page(book, game, lang, said)
    if not found.is_sure:
        note = words.say("rules-unsure", {"query": said})
    elif game is None:
        note = words.say("rules-closest-in", {"query": said, "game": book.titles[first.game]})
    else:
        note = words.say("rules-closest", {"query": said})
    elsewhere = _elsewhere(book, first.game, lang, query) if game is None and found.is_sure else ()
    also = [hit for hit in others if hit.game == first.game] if elsewhere else others
    return section_page(book, first.game, lang, section, note=f"-# {note}", also=also, elsewhere=elsewhere)


def _nothing_page(book: Handbook, game: str | None, lang: str, said: Text) -> View:
    """Return what says that nothing was found, and offers where to look."""
    words = own(lang)
    if game is None:
        return games_page(book, lang, words.say("rules-nothing-anywhere", {"query": said}))
    contents = book.chapters(game, lang)[0]
    return section_page(book, game, lang, contents, note=words.say("rules-nothing", {"query": said}))


def _elsewhere(book: Handbook, game: str, lang: str, query: str) -> tuple[Hit, ...]:
    """Return the best hit of every other book that has one."""
    best: dict[str, Hit] = {}
    for hit in book.search(None, lang, query, MANY):
        best.setdefault(hit.game, hit)
    return tuple(best[key] for key in book.titles if key in best and key != game)


def rules_page(book: Handbook, game: str | None, lang: str, query: str, decision: str | None = None) -> View:
    """Return what /rules answers: a section picked from the suggestions, a search, or the table of contents."""
    picked = _picked(book, lang, query)
    if picked:
        return section_page(book, picked[0], lang, picked[1])
    if query.strip():
        return answer_page(book, game, lang, query, decision)
    if game is None:
        return games_page(book, lang, own(lang).say("rules-which-game"))
    return section_page(book, game, lang, book.chapters(game, lang)[0])


def _picked(book: Handbook, lang: str, query: str) -> tuple[str, Section] | None:
    """Return the game and the section that were picked from the suggestions, None where something was typed."""
    game, _, id_ = query.strip().partition(":")
    section = book.section(game, lang, id_)
    return (game, section) if section else None


def suggestions(book: Handbook, game: str | None, lang: str, query: str) -> list[app_commands.Choice[str]]:
    """Return what /rules offers while somebody types: the contents first, then what fits."""
    if not query.strip():
        games = (game,) if game else tuple(book.games)
        found = [Hit(key, each.id, each.title, "") for key in games for each in _opening(book, key, lang, game)]
    else:
        found = list(book.search(game, lang, query, CHOICES))
    return [
        app_commands.Choice(name=_choice(book, hit, game, query, lang), value=f"{hit.game}:{hit.id}")
        for hit in found[:CHOICES]
    ]


class Group(NamedTuple):
    """Commands that belong together on the page of /help: those that are explained, and others by name."""

    key: str
    told: tuple[str, ...]
    also: tuple[str, ...] = ()


GROUPS: Final = (
    Group(
        "open",
        ("table new", "table find", "table join"),
        ("table start", "table leave", "table cancel", "table rematch"),
    ),
    Group("play", ("hand", "move", "undo", "games"), ("table concede",)),
    Group(
        "look",
        ("board", "recap", "log"),
        ("replay", "movie", "table record", "profile", "compare", "leaderboard"),
    ),
    Group("rules", ("learn", "rules", "verify", "report"), ("help",)),
    Group(
        "time",
        ("settings", "table pause", "table substitute"),
        ("table resume", "table return", "table kick"),
    ),
    Group(
        "organisers",
        (),
        (
            "admin show",
            "admin channel",
            "admin role",
            "admin call",
            "admin limit",
            "admin language",
            "admin pause",
            "admin resume",
            "admin rewind",
            "admin end",
        ),
    ),
    Group("data", ("privacy export", "privacy delete"), ("privacy leaderboards",)),
)
"""Every command that belongs to no game, by its English name."""


def command_groups(tree: app_commands.CommandTree[Any], links: CommandLinks, lang: str) -> list[str]:
    """Return the groups of commands as Markdown, each begun by its heading; games have commands of their own."""
    known = {command.qualified_name for command in tree.walk_commands() if isinstance(command, app_commands.Command)}
    made = []
    for key, told, also in GROUPS:
        lines = [f"{links.link(one, _typed(one, lang))} {_about(one, lang)}" for one in told if one in known]
        more = [links.link(one, _typed(one, lang)) for one in also if one in known]
        lines += [f"-# {' · '.join(more)}"] if more else []
        if lines:
            made.append("\n".join([own(lang).say(f"help-{key}"), *lines]))
    return made


def _typed(path: str, lang: str) -> str:
    """Return a command as it is typed in a language."""
    words, parts = own(lang), path.split(" ")
    return " ".join(words.say(f"cmd-{'-'.join(parts[: number + 1])}-name") for number in range(len(parts)))


def _about(path: str, lang: str) -> str:
    return own(lang).say(f"cmd-{path.replace(' ', '-')}-description")


def _opening(book: Handbook, key: str, lang: str, game: str | None) -> list[Hit]:
    """Return what a rulebook offers before anything is typed: all of it, or its first chapter among other games'."""
    sections = book.sections(key, lang) if game else book.chapters(key, lang)[:1]
    return [Hit(key, section.id, section.title, "") for section in sections]


def _choice(book: Handbook, hit: Hit, game: str | None, query: str, lang: str) -> str:
    """Return a line of a suggestion: the title, and the words that were found unless the title holds them."""
    label = hit_label(book, hit, game)
    around = " ".join(hit.snippet.replace("*", "").split())
    if around and not holds(hit.title, query):
        label = f"{label}{own(lang).colon}{around}"
    return clip(label, CHOICE)


def _lang(press: Press) -> str:
    return language(str(press.locale))


async def open_section(press: Press, request: SectionRequest) -> None:
    """Answer a press with a section: turn the presser's own page of the rules to it, or show it to them beside."""
    is_page = is_private_page(press.message)
    lang = request.lang if is_page and request.lang in LANGUAGES else _lang(press)
    if is_illustrated(request.game, request.section):
        await show_illustrated(services_of(press), press, request.game, lang, request.section, turn=is_page)
        return
    section = handbook().section(request.game, lang, request.section)
    if section is not None:
        page: View | None = section_page(handbook(), request.game, lang, section)
    else:
        page = overview_page(handbook(), request.game, lang) if request.section == OVERVIEW else None
    if page is None:
        await show(press, own(lang).say("rules-gone"))
        return
    if is_page:
        await replace(press, page)
    else:
        await reply(press, page)


def _terms(_: Press, request: SectionRequest) -> Terms:
    return Terms(HEAVY) if is_illustrated(request.game, request.section) else ORDINARY


PATIENCE: Final = 1.5
"""Seconds that suggestions wait for the first index; Discord gives them three in all."""


async def _indexed(book: Handbook, game: str | None, lang: str) -> None:
    """See to it that a question can be answered in a few thousandths of a second; nobody waits for it but who asks."""
    if not book.is_indexed(game, lang):
        await asyncio.to_thread(book.search, game, lang, "")


class Help(commands.Cog):
    """The commands /rules and /help."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.services = services
        self.host = services.host

    @app_commands.command(
        name=_string("cmd-rules-name"), description=_string("cmd-rules-description"), extras={KIND: HEAVY}
    )
    @app_commands.describe(
        query=_string("cmd-rules-query-description"),
        game=_string("cmd-rules-game-description"),
        public=_string("cmd-rules-public-description"),
    )
    @app_commands.rename(
        query=_string("cmd-rules-query-name"),
        game=_string("cmd-rules-game-name"),
        public=_string("cmd-rules-public-name"),
    )
    async def rules(self, press: Press, query: str = "", game: str = "", public: bool = False) -> None:
        """Show the section that answers a query, or the table of contents."""
        book, lang = handbook(), _lang(press)
        if game and book.named(game) is None:
            page = games_page(book, lang, own(lang).say("rules-no-game", {"game": verbatim(clip(game, QUERY))}))
            await reply(press, page)
            return
        meant = await self._game(press, game)
        if await self._show_pictures(press, meant, query, public=public):
            return
        if query.strip() and not _picked(book, lang, query) and not book.is_indexed(meant, lang):
            await think(press, public=public)
            await _indexed(book, meant, lang)
        page = rules_page(book, meant, lang, query, await self._asked(press, meant))
        await reply(press, page, public=public)

    async def _show_pictures(self, press: Press, game: str | None, query: str, *, public: bool) -> bool:
        """Show symbols, or how a game is played, if somebody asks for these; say whether they do."""
        picked, _, section = query.strip().partition(":")
        if not is_illustrated(picked, section):
            picked, section = game or "", meant_by(query) or ""
        if section and not picked:
            await reply(press, which_game(handbook(), _lang(press), section), public=public)
            return True
        if not is_illustrated(picked, section):
            return False
        await show_illustrated(self.services, press, picked, _lang(press), section, public=public)
        return True

    @rules.autocomplete("query")
    async def suggest_sections(self, press: Press, current: str) -> list[app_commands.Choice[str]]:
        """Suggest sections of the game in question."""
        game = await self._game(press, str(getattr(press.namespace, "game", None) or ""))
        typed = current.strip()
        try:
            if typed:
                await asyncio.wait_for(_indexed(handbook(), game, _lang(press)), PATIENCE)
        except TimeoutError:
            typed = ""  # the index is made meanwhile; the contents are better than an error
        return suggestions(handbook(), game, _lang(press), typed)

    @rules.autocomplete("game")
    async def suggest_games(self, press: Press, current: str) -> list[app_commands.Choice[str]]:  # noqa: ARG002
        """Suggest the games that have rules to read, and the bot itself."""
        fitting = [(key, title) for key, title in handbook().titles.items() if holds(title, current)]
        return [app_commands.Choice(name=clip(title, CHOICE), value=key) for key, title in fitting[:CHOICES]]

    @app_commands.command(name=_string("cmd-help-name"), description=_string("cmd-help-description"))
    async def help(self, press: Press) -> None:
        """Say how to start a table, how to play, and which commands there are."""
        lang = _lang(press)
        links = self.services.links
        learn = links.link("learn", _typed("learn", lang))
        page = help_page(handbook(), lang, command_groups(self.services.client.tree, links, lang), learn)
        await reply(press, page)

    async def _game(self, press: Press, typed: str) -> str | None:
        """Return the game that is meant: the one typed, else the table's or the player's, else the only one."""
        book = handbook()
        found = book.named(typed) if typed else None
        if found is None and press.channel_id is not None:
            found = await self.host.game_meant(press.channel_id, viewer_of(press))
        only = next(iter(book.games)) if len(book.games) == 1 else None
        return found if found in book.titles else only

    async def _asked(self, press: Press, game: str | None) -> str | None:
        """Return the key of what that game asks the person now, or None."""
        if press.channel_id is None:
            return None
        try:
            asked = await self.host.asked_now(press.channel_id, viewer_of(press))
        except Refused:  # a table that cannot be read leaves its rules as they are
            return None
        return asked[1] if asked and asked[0] == game else None


def setup(services: Services) -> Help:
    """Make the cog, and let it answer what opens a section of a rulebook."""
    services.presses.add(*ITEMS)
    services.presses.on(SectionRequest, open_section, _terms)
    return Help(services)
