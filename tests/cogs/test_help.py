"""Help for players: every page of every rulebook within Discord's limits, and the right answer to what was typed."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
import pytest_asyncio
from discord import app_commands, ui
from fluent.syntax import FluentParser, ast

from cogs import help as cog
from cogs.client import Cogwork
from cogs.commandlinks import CommandLinks
from cogs.ui import rulebook
from cogs.ui.surface import View
from cogs.words import TEXTS, own
from db import Database
from host.handbook import Section, handbook
from host.host import Host as TheHost
from host.model import Viewer
from host.rulebook.index import Hit
from rules.kernel.words import LANGUAGES, of_game
from tests.host.conftest import Clock

BOOK = handbook()
BOOKS = [(game, lang) for game in BOOK.titles for lang in LANGUAGES]
PAGES = [(game, lang, section) for game, lang in BOOKS for section in BOOK.sections(game, lang)]
GAME = next(iter(BOOK.games))


def components(view: ui.LayoutView) -> Iterator[dict[str, Any]]:
    """Yield every component as Discord receives it."""
    todo = list(cast("Any", view).to_components())
    while todo:
        component = todo.pop(0)
        yield component
        todo += component.get("components", [])


def texts(view: ui.LayoutView) -> str:
    return "\n".join(item.content for item in view.walk_children() if isinstance(item, ui.TextDisplay))


def faults(view: ui.LayoutView) -> list[str]:
    """Return every limit of Discord that a message breaks."""
    parts = list(components(view))
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    wrong = [f"{len(parts)} components"] if len(parts) > 40 else []
    wrong += [f"{view.content_length()} characters"] if not 0 < view.content_length() <= 4000 else []
    wrong += [f"the id {id_} twice" for id_ in set(ids) if ids.count(id_) > 1]
    wrong += [f"the id {id_}" for id_ in ids if not 1 <= len(id_) <= 100]
    for part in parts:
        options = part.get("options", [])
        wrong += [f"label {part['label']!r}"] if not 1 <= len(part.get("label", "?")) <= 80 else []
        wrong += ["placeholder"] if len(part.get("placeholder", "")) > 150 else []
        wrong += (
            ["options"] if part["type"] == discord.ComponentType.select.value and not 1 <= len(options) <= 25 else []
        )
        wrong += [f"option {option}" for option in options if not 1 <= len(option["label"]) <= 100]
        wrong += [f"{len(part['components'])} in a row"] if part["type"] == 1 and len(part["components"]) > 5 else []
    return wrong


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_page_keeps_within_discords_limits(game: str, lang: str) -> None:
    sections = BOOK.sections(game, lang)
    longest = sorted(sections, key=lambda section: len(section.title))[-20:]
    also = [Hit(game, section.id, section.title, "") for section in longest]
    wrong = {section.id: page_faults(game, lang, section, also) for section in sections}
    assert {id_: faults for id_, faults in wrong.items() if faults} == {}


def page_faults(game: str, lang: str, section: Section, also: list[Hit]) -> list[str]:
    """Return what is wrong with a section's page beside a question of usual length and other sections found."""
    view = rulebook.section_page(BOOK, game, lang, section, note="?" * 200, also=also)
    told = texts(view)
    return [*faults(view), *(f"lacks {part}" for part in (section.title, section.body) if part not in told)]


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_page_leads_to_its_links_its_chapter_and_the_contents(game: str, lang: str) -> None:
    chapters = {chapter.id for chapter in BOOK.chapters(game, lang)}
    for section in BOOK.sections(game, lang):
        parts = list(components(rulebook.section_page(BOOK, game, lang, section)))
        buttons = [part["custom_id"] for part in parts if part["type"] == discord.ComponentType.button.value]
        links = [f"r:{game}:{lang}:{link}" for link in section.links if link != section.id]
        assert buttons == links, section.id
        offered = {option["value"] for part in parts for option in part.get("options", [])}
        neighbours = {other.id for other in BOOK.sections(game, lang) if other.chapter == section.chapter}
        assert offered == chapters | neighbours, section.id


def test_a_component_of_a_page_is_found_again_by_its_id_alone() -> None:
    for game, lang, section in PAGES:
        for part in components(rulebook.section_page(BOOK, game, lang, section)):
            if "custom_id" in part:
                found = [
                    item
                    for item in rulebook.ITEMS
                    if item.__discord_ui_compiled_template__.fullmatch(part["custom_id"])
                ]
                assert len(found) == 1, part["custom_id"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_suggestion_leads_to_the_section_it_names(lang: str) -> None:
    for game in (None, GAME):
        for query in ("", "joker", "Charcoalium", "the"):
            for choice in cog.suggestions(BOOK, game, lang, query):
                key, _, id_ = choice.value.partition(":")
                section = BOOK.section(key, lang, id_)
                assert section is not None
                assert section.title in choice.name or choice.name.endswith("…")
                page = cog.rules_page(BOOK, game, lang, choice.value)
                assert section.title in texts(page)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("query", ["", "joker", "a", "e", "x" * 300, "rep"])
def test_suggestions_keep_within_discords_limits(query: str, lang: str) -> None:
    for game in (None, GAME):
        found = cog.suggestions(BOOK, game, lang, query)
        assert len(found) <= 25
        assert all(1 <= len(choice.name) <= 100 and len(choice.value) <= 100 for choice in found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "query", ["", "joker", "how do I win", "xyzzyq", "x" * 3000, "@everyone", "nicodemus:gone", ":", "a:b"]
)
def test_whatever_is_typed_gets_an_answer_within_the_limits(query: str, lang: str) -> None:
    for game in (None, GAME):
        assert faults(cog.rules_page(BOOK, game, lang, query)) == []


def test_a_search_shows_the_best_section_and_offers_the_others() -> None:
    page = cog.rules_page(BOOK, GAME, "en", "joker")
    hits = BOOK.search(GAME, "en", "joker", 5)
    assert f"### {hits[0].title}" in texts(page)
    assert "“joker”" in texts(page)
    offered = {part.get("custom_id") for part in components(page)}
    assert {f"r:{GAME}:en:{hit.id}" for hit in hits[1:]} <= offered


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_search_in_all_games_names_the_one_it_answers_from_and_offers_the_others(lang: str) -> None:
    page = cog.rules_page(BOOK, None, lang, "joker")
    first = BOOK.search(None, lang, "joker", 1)[0]
    heading = texts(page).split("\n")[0]
    assert BOOK.games[first.game] in heading
    assert "joker" in heading
    (menu,) = [part for part in components(page) if part.get("custom_id") == f"ro:{lang}"]
    offered = {option["value"].partition(":")[0]: option["label"] for option in menu["options"]}
    assert offered == {game: BOOK.titles[game] for game in offered}
    assert len(offered) > 1
    assert first.game not in offered
    assert faults(page) == []


def test_a_search_in_one_game_offers_no_other() -> None:
    assert not [part for part in components(cog.rules_page(BOOK, GAME, "en", "joker")) if "ro:en" in str(part)]


@pytest.mark.asyncio
async def test_what_was_found_in_another_game_opens_where_it_is() -> None:
    hit = BOOK.search(list(BOOK.games)[-1], "en", "win", 1)[0]
    drawn = rulebook.ElsewhereSelect.make(BOOK, "en", [hit])
    drawn.item._values = [f"{hit.game}:{hit.id}"]
    asked: list[object] = []

    async def pressed(_: Any, request: object) -> None:
        asked.append(request)

    await drawn.callback(cast("Any", SimpleNamespace(client=SimpleNamespace(pressed=pressed))))
    assert asked == [rulebook.SectionRequest(hit.game, "en", hit.id)]


def test_a_search_in_vain_says_so_and_shows_the_contents() -> None:
    page = cog.rules_page(BOOK, GAME, "en", "xyzzyq")
    assert "Nothing in the rules fits “xyzzyq”" in texts(page)
    assert BOOK.chapters(GAME, "en")[0].title in texts(page)


@pytest.mark.parametrize("game", BOOK.games)
@pytest.mark.parametrize(
    ("lang", "query"),
    [("en", "how to play"), ("de", "wie spielt man das"), ("fr", "comment on joue"), ("es", "cómo se juega")],
)
def test_how_to_play_finds_the_page_that_tells_it(game: str, lang: str, query: str) -> None:
    how = BOOK.section(game, lang, "how-to-play")
    assert how is not None
    assert how.body in texts(cog.rules_page(BOOK, game, lang, query))


def test_what_is_not_sure_says_so_and_shows_how_to_play_and_three_guesses() -> None:
    page = cog.rules_page(BOOK, GAME, "en", "zebra umbrella machine giraffe")
    assert texts(page).startswith("-# I am not sure what answers “zebra umbrella machine giraffe”")
    assert f"### {BOOK.sections(GAME, 'en')[0].title}" in texts(page)
    guesses = BOOK.answer(GAME, "en", "zebra umbrella machine giraffe").hits[1:]
    assert len(guesses) == 3
    assert {f"r:{hit.game}:en:{hit.id}" for hit in guesses} <= {part.get("custom_id") for part in components(page)}


def test_rules_that_exist_in_english_only_say_so() -> None:
    said = {"fr": "n'existent qu'en anglais", "es": "solo existen en inglés"}
    for game, lang, section in PAGES:
        page = texts(rulebook.section_page(BOOK, game, lang, section))
        lacking = set() if BOOK.speaks(game, lang) else {lang} & said.keys()
        assert {one for one, words in said.items() if words in page} == lacking


def test_a_question_about_the_bot_is_answered_from_its_own_book_in_any_game() -> None:
    for game in BOOK.games:
        page = cog.rules_page(BOOK, game, "en", "my friend's direct messages are closed")
        assert "### No direct messages?" in texts(page)


def test_a_game_is_found_by_key_and_by_title() -> None:
    for key, title in BOOK.games.items():
        assert BOOK.named(key) == key
        assert BOOK.named(f" {title.upper()} ") == key
    assert BOOK.named("Chess Boxing") is None


class Response:
    """Notes what was answered, at once or after it was announced: what is announced stays as private as that said."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.announced: bool | None = None

    def is_done(self) -> bool:
        return bool(self.sent) or self.announced is not None

    async def defer(self, *, ephemeral: bool, **_: Any) -> None:
        self.announced = ephemeral

    async def follow(self, **options: Any) -> None:
        self.sent.append(("", options | {"how": "sent", "ephemeral": self.announced}))

    async def send_message(self, content: str = "", **options: Any) -> None:
        self.sent.append((content, options | {"how": "sent"}))

    async def edit_message(self, **options: Any) -> None:
        self.sent.append(("", options | {"how": "edited"}))


def press(locale: str = "en-GB", message: Any = None, channel_id: int = 5) -> Any:
    where = {
        "guild_id": 1,
        "channel_id": channel_id,
        "user": SimpleNamespace(id=7, display_name="Gus", name="gus"),
        "namespace": SimpleNamespace(),
    }
    response = Response()
    followup = SimpleNamespace(send=response.follow)
    return SimpleNamespace(response=response, followup=followup, extras={}, locale=locale, message=message, **where)


def message(view: ui.LayoutView, *, ephemeral: bool, monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(View, "from_message", lambda _: view)
    return SimpleNamespace(flags=SimpleNamespace(ephemeral=ephemeral))


def page_of(section: str) -> View:
    found = BOOK.section(GAME, "en", section)
    assert found is not None
    return rulebook.section_page(BOOK, GAME, "en", found)


def page_title(lang: str) -> str:
    section = BOOK.section(GAME, lang, FIRST)
    assert section is not None
    return section.title


FIRST = rulebook.first_section(BOOK, GAME, "en")


async def opened(message_: Any, locale: str, section: str = FIRST) -> tuple[str, dict[str, Any]]:
    event = press(locale, message_)
    await cog.open_section(event, rulebook.SectionRequest(GAME, "en", section))
    (answer,) = event.response.sent
    return cast("tuple[str, dict[str, Any]]", answer)


@pytest.mark.asyncio
async def test_a_readers_own_page_is_turned_and_keeps_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    _, answer = await opened(message(page_of(FIRST), ephemeral=True, monkeypatch=monkeypatch), "de")
    assert answer["how"] == "edited"
    assert page_title("en") in texts(answer["view"])


@pytest.mark.asyncio
async def test_a_public_page_stays_and_answers_privately_in_the_pressers_language(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, answer = await opened(message(page_of(FIRST), ephemeral=False, monkeypatch=monkeypatch), "de")
    assert (answer["how"], answer["ephemeral"]) == ("sent", True)
    assert page_title("de") in texts(answer["view"])


@pytest.mark.asyncio
async def test_a_private_hand_with_a_rule_button_is_not_turned_over(monkeypatch: pytest.MonkeyPatch) -> None:
    hand = View()
    hand.add_item(ui.ActionRow(rulebook.RuleButton.make(GAME, "en", FIRST, "Rule")))
    _, answer = await opened(message(hand, ephemeral=True, monkeypatch=monkeypatch), "en")
    assert (answer["how"], answer["ephemeral"]) == ("sent", True)


@pytest.mark.asyncio
@pytest.mark.parametrize(("locale", "words"), [("en-US", "moved or is gone"), ("de", "umgezogen")])
async def test_a_page_that_is_gone_gets_a_kind_private_answer(locale: str, words: str) -> None:
    _, answer = await opened(None, locale, "long-gone")
    assert words in texts(answer["view"])
    assert answer["ephemeral"] is True


class Host:
    def __init__(self, game: str | None, decision: str | None = None) -> None:
        self.game, self.decision = game, decision

    async def game_meant(self, channel_id: int, _: Viewer) -> str | None:
        return self.game if channel_id == 5 else None

    async def asked_now(self, channel_id: int, _: Viewer) -> tuple[str, str] | None:
        return (self.game, self.decision) if self.game and self.decision and channel_id == 5 else None


def make_cog(game: str | None = None, decision: str | None = None) -> cog.Help:
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    services = SimpleNamespace(host=Host(game, decision), client=SimpleNamespace(tree=tree), links=CommandLinks())
    made = cog.Help(cast("Any", services))
    for command in made.get_app_commands():
        tree.add_command(command)
    return made


async def ask(table: str | None, event: Any, **options: Any) -> tuple[View, bool]:
    await cast("Any", cog.Help.rules.callback)(make_cog(table), event, **options)
    ((_, answer),) = event.response.sent
    return answer["view"], answer["ephemeral"]


@pytest.mark.asyncio
async def test_rules_answers_privately_unless_asked_for_all_to_see() -> None:
    assert (await ask(GAME, press(), query="joker"))[1] is True
    assert (await ask(GAME, press(), query="joker", public=True))[1] is False


@pytest.mark.asyncio
async def test_at_a_table_rules_means_its_game() -> None:
    view, _ = await ask(GAME, press())
    assert BOOK.chapters(GAME, "en")[0].title in texts(view)


@pytest.mark.asyncio
async def test_what_is_to_be_decided_now_is_explained_first_among_equals() -> None:
    """Many sections tell of costs; the open decision says which are meant."""
    key = "DEC-11"
    section = BOOK.section("imaginarium", "en", BOOK.for_decision("imaginarium", key) or "")
    assert section is not None
    shown = []
    for decision in (None, key):
        event = press()
        await cast("Any", cog.Help.rules.callback)(make_cog("imaginarium", decision), event, query="cost")
        ((_, answer),) = event.response.sent
        shown.append(f"### {section.title}\n" in texts(answer["view"]))
    assert shown == [False, True]


@pytest.mark.asyncio
async def test_rules_speaks_the_readers_language() -> None:
    view, _ = await ask(GAME, press("de"))
    assert BOOK.chapters(GAME, "de")[0].title in texts(view)


@pytest.mark.asyncio
async def test_an_unknown_game_is_answered_with_the_games_there_are() -> None:
    view, private = await ask(None, press(), query="joker", game="Chess Boxing")
    assert private
    assert "“Chess Boxing”" in texts(view)
    values = [option["value"] for part in components(view) for option in part.get("options", [])]
    assert values == [*BOOK.games, "bot"]


@pytest.mark.asyncio
async def test_query_suggestions_follow_the_game_that_was_typed() -> None:
    event = press()
    event.namespace.game = GAME
    found = await cast("Any", cog.Help).suggest_sections(make_cog(), event, "")
    assert {choice.value.partition(":")[0] for choice in found} == {GAME}


@pytest.mark.asyncio
@pytest.mark.parametrize("typed", ["", "joker"])
async def test_suggestions_come_in_time_though_the_index_is_not_made_yet(
    typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def takes_long(*_: object) -> None:
        await asyncio.sleep(60)

    monkeypatch.setattr(cog, "_indexed", takes_long)
    monkeypatch.setattr(cog, "PATIENCE", 0.01)
    event = press()
    event.namespace.game = GAME
    found = await asyncio.wait_for(cast("Any", cog.Help).suggest_sections(make_cog(), event, typed), 3)
    assert [choice.name for choice in found] == [choice.name for choice in cog.suggestions(BOOK, GAME, "en", "")]


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("locale", "commands"), [("en-US", ["/learn", "/rules", "/help"]), ("de", ["/lernen", "/regeln", "/hilfe"])]
)
async def test_help_lists_the_commands_in_the_readers_language_and_the_games(locale: str, commands: list[str]) -> None:
    event, made = press(locale), make_cog()
    await cast("Any", cog.Help.help.callback)(made, event)
    ((_, answer),) = event.response.sent
    assert answer["ephemeral"] is True
    assert faults(answer["view"]) == []
    assert re.findall(r"`(/\S+)`", texts(answer["view"])) == commands


PATH = re.compile(r"</([^:]+):(\d+)>")
LONGEST_ID = 2**63 - 1


class TestHelp:
    @pytest_asyncio.fixture
    async def tree(self, sqlite_url: str) -> AsyncIterator[app_commands.CommandTree[Any]]:
        db = await Database.open(sqlite_url)
        bot = Cogwork(TheHost(db, Clock(), str))
        await bot.add_all()
        yield bot.tree
        await bot.close()
        await db.close()

    def page(self, tree: app_commands.CommandTree[Any], lang: str) -> View:
        links = CommandLinks()
        links.learn({"name": command.name, "id": str(LONGEST_ID)} for command in tree.get_commands())
        return rulebook.help_page(BOOK, lang, cog.command_groups(tree, links, lang))

    @pytest.mark.asyncio
    @pytest.mark.parametrize("lang", LANGUAGES)
    async def test_links_to_every_command_that_belongs_to_no_game_once(
        self, tree: app_commands.CommandTree[Any], lang: str
    ) -> None:
        page = self.page(tree, lang)
        assert faults(page) == []
        assert not texts(page).endswith("…")
        linked = [path for path, _ in PATH.findall(texts(page))]
        games_own = {own_of(tree, key) for key in BOOK.games}
        commands = {
            command.qualified_name
            for command in tree.walk_commands()
            if isinstance(command, app_commands.Command) and (command.root_parent or command) not in games_own
        }
        assert len(linked) == len(set(linked))
        assert set(linked) == commands

    @pytest.mark.asyncio
    @pytest.mark.parametrize(("lang", "first"), [("en", "Open a table"), ("de", "Einen Tisch eröffnen")])
    async def test_begins_with_opening_a_table(
        self, tree: app_commands.CommandTree[Any], lang: str, first: str
    ) -> None:
        told = texts(self.page(tree, lang))
        headings = re.findall(r"(?m)^### (.*)$", told)
        assert headings[1] == first
        assert PATH.findall(told)[0] == ("table new", str(LONGEST_ID))

    @pytest.mark.asyncio
    async def test_without_ids_the_commands_are_named_as_they_are_typed(
        self, tree: app_commands.CommandTree[Any]
    ) -> None:
        page = rulebook.help_page(BOOK, "de", cog.command_groups(tree, CommandLinks(), "de"))
        assert faults(page) == []
        assert "`/tisch neu`" in texts(page)


def own_of(tree: app_commands.CommandTree[Any], game: str) -> object:
    """Return a game's group of commands."""
    return tree.get_command(of_game(game, "en").say("cmd-game-name"))


class TestHowToPlay:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", BOOK.games)
    def test_one_page_tells_it_in_two_minutes(self, game: str, lang: str) -> None:
        page = rulebook.overview_page(BOOK, game, lang)
        assert page is not None
        assert faults(page) == []
        how = BOOK.section(game, lang, "how-to-play")
        assert how is not None
        assert how.body in texts(page)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_descriptions_of_the_commands_fit_discord(lang: str) -> None:
    words = own(lang)
    for key in messages(lang):
        text = words.say(key)
        if key.startswith("cmd-") and key.endswith("-name"):
            assert re.fullmatch(r"[\w-]{1,32}", text), text
            assert text == text.lower()
        elif key.startswith("cmd-"):
            assert 1 <= len(text) <= 100, text


def messages(lang: str) -> set[str]:
    """Return the ids of the help's messages."""
    body = FluentParser().parse((TEXTS / f"help.{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_the_helps_own_words_are_the_same_in_every_language() -> None:
    assert all(messages(lang) == messages("en") for lang in LANGUAGES)
    for key in messages("en"):
        filled = [own(lang).say(key, {"game": "GAME", "chapter": "CHAPTER", "query": "QUERY"}) for lang in LANGUAGES]
        marks = [{mark for mark in ("GAME", "CHAPTER", "QUERY") if mark in text} for text in filled]
        assert all(mark == marks[0] for mark in marks), key
