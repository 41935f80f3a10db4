"""The lobby: what it looks like before anybody joins, the order of its buttons, and settings a page at a time."""

from typing import Any

import discord
import pytest
from discord import ui
from msgspec.structs import replace

from cogs.ui import lobbies
from cogs.ui.height import ROOM, height
from cogs.ui.items import SettingSelect, TableButton
from cogs.ui.menus import ButtonMenu
from cogs.ui.panels import Message
from cogs.ui.rulebook import OVERVIEW, RuleButton
from cogs.ui.teaching import LEGEND
from host.computers.levels import LEVELS
from host.computers.names import NAMES, id_of
from host.model import Player, Table
from host.tables.seals import COMMITMENT
from render.kit.banner import HEIGHT, WIDTH
from rules.kernel.game import Setting
from rules.kernel.insight import CHARACTERS
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES, of_game
from tests.cogs.observations import PICTURE, table_of
from tests.limits import Json, message_faults

BANNER = replace(PICTURE, name="banner.png")


def lobby_of(game: str, **fields: Any) -> Table:
    found = find(game)
    most = max(found.info.seats)
    usual = {"places": most, "players": (Player(0, 10, "Ann"),), "place": table_of(found, 1, {}).place}
    return table_of(found, 1, found.info.complete_settings(most, {}), "lobby", **{**usual, **fields})


def buttons(message: Message) -> list[ui.Button[Any]]:
    return [item.item for item in message.view.walk_children() if isinstance(item, TableButton | RuleButton)]


def components(message: Message) -> list[Json]:
    return message.view.to_components()  # type: ignore[no-any-return, no-untyped-call]


def labels(message: Message) -> list[str]:
    return [str(button.label) for button in buttons(message)]


def keys(message: Message) -> list[str]:
    """Return the settings that a message lets choose."""
    return [item.key for item in message.view.walk_children() if isinstance(item, SettingSelect)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_lobby_shows_its_banner_first_and_says_what_the_game_is_about(game: str, lang: str) -> None:
    message = lobbies.lobby(lobby_of(game), lang, 77, BANNER)
    (frame,) = message.view.children
    assert isinstance(frame, ui.Container)
    banner, text, *_ = frame.children
    assert isinstance(banner, ui.MediaGallery)
    assert banner.items[0].media.url == "attachment://banner.png"
    assert banner.items[0].description == BANNER.alt
    assert [file.filename for file in message.files] == ["banner.png"]
    assert isinstance(text, ui.TextDisplay)
    assert of_game(game, lang).say("about-game") in text.content
    assert message_faults(components(message), ["banner.png"]) == []


@pytest.mark.parametrize("game", games())
def test_a_game_says_what_it_is_about_in_one_sentence(game: str) -> None:
    for lang in LANGUAGES:
        about = of_game(game, lang).say("about-game")
        assert 40 <= len(about) <= 180
        assert about.endswith(".")
        assert ". " not in about


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_lobby_is_seen_at_once_on_a_phone_however_many_computers_sit_there(game: str, lang: str) -> None:
    most = max(find(game).info.seats)
    for computers in range(most):
        others = [Player(seat, -1 - seat, "", computer=LEVELS[seat % len(LEVELS)]) for seat in range(1, computers + 1)]
        table = lobby_of(game, id=1234, players=(Player(0, 10, "Ann"), *others), options={COMMITMENT: "f" * 64})
        message = lobbies.lobby(table, lang, None, replace(BANNER, size=(WIDTH, HEIGHT)))
        (frame,) = message.view.children
        assert isinstance(frame, ui.Container)
        assert height(frame.children, HEIGHT / WIDTH) <= ROOM


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_may_send_a_computer_away_reads_what_it_likes(lang: str) -> None:
    computers = [Player(seat, id_of(NAMES[seat]), NAMES[seat], computer="master") for seat in (1, 2, 3)]
    table = lobby_of("mech_a_dream", players=(Player(0, 10, "Ann"), *computers))
    (menu,) = [one for one in lobbies.lobby(table, lang).view.walk_children() if isinstance(one, ButtonMenu)]
    likes = [option.description for option in menu.item.options]
    assert len({*likes}) == len(CHARACTERS)
    assert all(like and like.endswith(".") and like[0].isupper() for like in likes)


def test_a_game_that_does_not_say_what_it_is_about_has_a_lobby_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "ABOUT", "no-such-message")
    text = [
        item for item in lobbies.lobby(lobby_of("nicodemus"), "en").view.walk_children() if hasattr(item, "content")
    ]
    assert "no-such-message" not in text[0].content


def test_joining_comes_first_and_green_and_leaving_last_and_quiet() -> None:
    message = lobbies.lobby(lobby_of("nicodemus"), "en")
    assert labels(message) == ["Join", "Start", "How to play", "Symbols", "Settings", "Leave"]
    first, *_, last = buttons(message)
    assert first.style is discord.ButtonStyle.success
    assert last.style is discord.ButtonStyle.secondary


def test_the_order_stays_when_there_is_more_or_less_to_press() -> None:
    counting = lobby_of("nicodemus", options={"starts": "1700000030.0"})
    assert labels(lobbies.lobby(counting, "en")) == [
        "Join",
        "Start",
        "Wait",
        "How to play",
        "Symbols",
        "Settings",
        "Leave",
    ]
    private = lobby_of("nicodemus", options={"access": "private"})
    assert labels(lobbies.lobby(private, "en")) == ["Start", "How to play", "Symbols", "Settings", "Leave"]


def test_two_buttons_open_how_the_game_is_played_and_its_symbols() -> None:
    rules, symbols = [
        item for item in lobbies.lobby(lobby_of("nicodemus"), "en").view.walk_children() if isinstance(item, RuleButton)
    ]
    assert (rules.game, rules.section) == ("nicodemus", OVERVIEW)
    assert (symbols.game, symbols.section) == ("nicodemus", LEGEND)


class TestSettings:
    @pytest.mark.parametrize("lang", LANGUAGES)
    @pytest.mark.parametrize("game", games())
    def test_stand_on_one_of_two_pages_each(self, game: str, lang: str) -> None:
        for places in find(game).info.seats:
            table = lobby_of(game, places=places)
            pages = [lobbies.settings(table, lang, owner=True, more=more) for more in (False, True)]
            first, rest = map(keys, pages)
            assert len(first) <= 4
            if any(lobbies.is_behind(table, key) for key in rest):
                assert not set(first) & set(rest)
            else:
                assert first == rest, "there is no second page"
            for page in pages:
                assert message_faults(components(page)) == []

    def test_those_that_matter_for_so_many_players_come_first(self) -> None:
        """Harvey is there in the solo game only; who begins is a question among several."""
        several, alone = lobby_of("transmissions", places=4), lobby_of("transmissions", places=1)
        assert "level" not in keys(lobbies.settings(several, "en", owner=True))
        assert "level" in keys(lobbies.settings(several, "en", owner=True, more=True))
        offered = keys(lobbies.settings(alone, "en", owner=True)) + keys(
            lobbies.settings(alone, "en", owner=True, more=True)
        )
        assert "level" in offered
        assert "start" not in offered

    def test_the_rest_is_behind_a_button_and_that_page_leads_back(self) -> None:
        table = lobby_of("transmissions")
        for more, argument, label in ((False, 1, "More…"), (True, 0, "Back")):
            page = lobbies.settings(table, "en", owner=True, more=more)
            (turn,) = [item for item in page.view.walk_children() if isinstance(item, TableButton)]
            assert (turn.action, turn.argument, turn.item.label) == ("settings", argument, label)

    def test_a_game_with_few_of_its_own_leaves_two_behind_the_button(self) -> None:
        first, rest = (lobbies.settings(lobby_of("nicodemus"), "en", owner=True, more=more) for more in (False, True))
        assert keys(first) == ["_access", "_full", "_clock", "_absence"]
        assert keys(rest) == ["_relief", "_hints"]
        assert labels(first) == ["More…"]

    def test_a_lobby_names_those_that_matter_for_so_many_players(self) -> None:
        table = lobby_of("transmissions", places=4)
        words = of_game("transmissions", "en")
        text = "\n".join(
            item.content for item in lobbies.lobby(table, "en").view.walk_children() if isinstance(item, ui.TextDisplay)
        )
        told = {one.key for one in find("transmissions").info.settings if words.say(f"setting-{one.key}") in text}
        assert told == {one.key for one in find("transmissions").info.settings if fits(one, 4)}


def fits(setting: Setting, seats: int) -> bool:
    return not setting.seats or seats in setting.seats
