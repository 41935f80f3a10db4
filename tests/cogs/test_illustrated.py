"""Pages of the rulebook that are pictures: who finds them by what, that they fit, and where they are shown."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs import help as cog
from cogs.ui import illustrated, rulebook, teaching
from cogs.ui.panels import Message
from cogs.ui.rulebook import OVERVIEW, ElsewhereSelect, SectionRequest
from cogs.ui.teaching import LEGEND
from host.handbook import handbook
from render.kit.picture import Picture
from render.registry import pictures
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES
from tests.cogs.test_help import BOOK, FIRST, GAME, components, faults, message, page_of, press, texts
from tests.games import is_guest
from tests.limits import message_faults

ALT = "?" * 1024
GAMES = [key for key in games() if not is_guest(key)]


def picture(name: str) -> Picture:
    return Picture(f"{name}.png", b"", ALT, (800, 1000))


class Pictures:
    """Draws nothing, and notes for whom."""

    def __init__(self) -> None:
        self.drawn: list[tuple[Any, ...]] = []

    async def legend(self, game: str, lang: str, page: int) -> Picture:
        self.drawn.append((game, lang, page))
        return picture("symbols")

    async def guide(self, game: str, lang: str) -> list[Picture]:
        self.drawn.append((game, lang))
        return [picture(name) for name in ("goal", "turn", "end")]


class Response:
    """Notes how a press was acknowledged."""

    def __init__(self) -> None:
        self.how: list[tuple[bool, bool]] = []
        self.sent: list[dict[str, Any]] = []

    def is_done(self) -> bool:
        return bool(self.how or self.sent)

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        self.how.append((ephemeral, thinking))

    async def send_message(self, **options: Any) -> None:
        self.sent.append(options)


def asked(locale: str, message_: Any = None) -> Any:
    """Return a press or a command in front of a bot that draws nothing; `shown` is what its answer is filled with."""
    event = press(locale, message_)
    event.response, event.shown = Response(), []

    async def edit(**options: Any) -> None:
        event.shown.append(options)

    event.edit_original_response = edit
    host = SimpleNamespace(game_meant=meant(None), meetings=SimpleNamespace(is_taught=is_taught))
    services = SimpleNamespace(pictures=Pictures(), host=host)
    event.client = SimpleNamespace(services=services)
    return event


async def is_taught(_user: int, _game: str) -> bool:
    return True


def meant(game: str | None) -> Any:
    async def answer(_channel: int, _viewer: object) -> str | None:
        return game

    return answer


async def rules(event: Any, query: str, game: str | None, *, public: bool = False) -> None:
    event.client.services.host.game_meant = meant(game)
    await cast("Any", cog.Help.rules.callback)(
        cog.Help(event.client.services), event, query=query, game="", public=public
    )


def sound(made: Message) -> list[str]:
    return message_faults(cast("Any", made.view).to_components(), [file.filename for file in made.files])


def options_of(made: Message) -> list[str]:
    return [option["value"] for part in components(made.view) for option in part.get("options", [])]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_fits_and_its_menu_leads_to_all_pages(game: str, lang: str) -> None:
    pages = range(teaching.pages_of(game))
    assert len(pages) == len(pictures(game).legend.pages)
    for page in pages:
        made = illustrated.legend_message(BOOK, game, lang, page, picture("symbols"))
        assert sound(made) == []
        assert options_of(made) == [f"{LEGEND}-{number + 1}" for number in pages]
        (chosen,) = [
            option for part in components(made.view) for option in part.get("options", []) if option["default"]
        ]
        assert chosen["value"] == f"{LEGEND}-{page + 1}"
    assert all(teaching.is_illustrated(game, section) for section in options_of(made))
    assert not teaching.is_illustrated(game, f"{LEGEND}-{len(pages) + 1}")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_how_to_play_has_its_pictures_some_words_and_ways_on(game: str, lang: str) -> None:
    shown = [picture(name) for name in ("goal", "turn", "end")]
    made = illustrated.guide_message(BOOK, game, lang, shown)
    assert sound(made) == []
    assert find(game).info.title in texts(made.view)
    assert len(texts(made.view)) > 100
    assert f"r:{game}:{lang}:{LEGEND}" in [part.get("custom_id") for part in components(made.view)]
    assert [section.id for section in BOOK.chapters(game, lang)] == options_of(made)


def test_no_section_has_the_id_of_a_page_of_symbols() -> None:
    for game in BOOK.games:
        for section in BOOK.sections(game, "en"):
            assert teaching.page_of(section.id) is None


@pytest.mark.parametrize(
    ("typed", "section"),
    [
        ("symbols", LEGEND),
        (" Symbols ", LEGEND),
        ("What do the icons mean?", LEGEND),
        ("Zeichenerklärung", LEGEND),
        ("légende", LEGEND),
        ("how to play", OVERVIEW),
        ("How do I play?", OVERVIEW),
        ("wie spielt man", OVERVIEW),
        ("Comment on joue ?", OVERVIEW),
        ("joker", None),
        ("how many cards do I draw", None),
        ("", None),
    ],
)
def test_what_is_typed_to_see_them(typed: str, section: str | None) -> None:
    assert teaching.meant_by(typed) == section


@pytest.mark.asyncio
async def test_at_a_table_rules_shows_the_symbols_of_its_game() -> None:
    event = asked("de")
    await rules(event, "Zeichen", GAME)
    assert event.response.how == [(True, True)]
    assert event.client.services.pictures.drawn == [(GAME, "de", 0)]
    (shown,) = event.shown
    assert [file.filename for file in shown["attachments"]] == ["symbols.png"]


@pytest.mark.asyncio
async def test_how_to_play_is_shown_to_all_who_are_to_see_it() -> None:
    event = asked("en-GB")
    await rules(event, "how to play", GAME, public=True)
    assert event.response.how == [(False, True)]
    assert event.client.services.pictures.drawn == [(GAME, "en")]


@pytest.mark.asyncio
async def test_without_a_game_it_is_asked_which_one() -> None:
    event = asked("en-GB")
    await rules(event, "symbols", None)
    (answer,) = event.response.sent
    assert faults(answer["view"]) == []
    values = [option["value"] for part in components(answer["view"]) for option in part.get("options", [])]
    assert values == [f"{game}:{LEGEND}" for game in BOOK.games if teaching.has_legend(game)]


@pytest.mark.asyncio
async def test_a_button_at_a_table_shows_them_beside_and_a_page_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = asked("de", message(page_of(FIRST), ephemeral=False, monkeypatch=monkeypatch))
    await cog.open_section(lobby, SectionRequest(GAME, "en", OVERVIEW))
    assert lobby.response.how == [(True, True)]
    assert lobby.client.services.pictures.drawn == [(GAME, "de")]
    own = asked("de", message(page_of(FIRST), ephemeral=True, monkeypatch=monkeypatch))
    await cog.open_section(own, SectionRequest(GAME, "en", f"{LEGEND}-2"))
    assert own.response.how == [(False, False)]
    assert own.client.services.pictures.drawn == [(GAME, "en", 1)]


def test_a_page_of_symbols_is_a_page_that_can_be_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    made = illustrated.legend_message(handbook(), GAME, "en", 0, picture("symbols"))
    shown = message(made.view, ephemeral=True, monkeypatch=monkeypatch)
    assert rulebook.is_private_page(shown)


def test_help_leads_to_how_every_game_is_played() -> None:
    page = rulebook.help_page(BOOK, "en", ["### Commands"])
    assert faults(page) == []
    (menu,) = [item for item in page.walk_children() if isinstance(item, ElsewhereSelect)]
    assert [option.value for option in menu.item.options] == [f"{game}:{OVERVIEW}" for game in BOOK.games]


def test_a_game_without_pictures_has_neither() -> None:
    assert not teaching.is_illustrated("no-such-game", LEGEND)
    assert not teaching.is_illustrated("no-such-game", OVERVIEW)
    assert teaching.teaching_buttons("no-such-game", "en") == []
