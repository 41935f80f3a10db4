"""Messages about seats and open tables: within Discord's limits, in every language, no code where none belongs."""

from typing import Any

import pytest
from msgspec.structs import replace

from cogs.ui import lobbies
from cogs.ui.notices import OF_A_SEAT, OFFERS, buttons
from cogs.ui.panels import plain, words_for
from cogs.words import own
from host.model import Place, Player, Table
from host.tables.invitations import Open
from host.tables.options import OPTIONS, TableOption
from rules.kernel.registry import find, games
from rules.kernel.words import LANGUAGES
from tests.cogs.pressing import press
from tests.cogs.test_texts import MESSAGES
from tests.limits import BUTTON, SELECT, Json, message_faults, walk

CODE = "K7QF-2M"


def table(game: str = "nicodemus", *, status: Any = "lobby", direct: bool = False, **options: str) -> Table:
    seats = find(game).info.seats[-1]
    players = tuple(Player(number, 10 + number, "N" * 32, away=status == "playing") for number in range(seats - 1 or 1))
    return Table(
        id=123_456_789_012,
        game=game,
        title=find(game).info.title,
        status=status,
        places=seats,
        settings=find(game).info.complete_settings(seats, {}),
        owner=10,
        epoch=0,
        turn=0,
        version=1,
        place=Place() if direct else Place(1, 2, 3),
        players=players,
        waiting=(),
        options={"code": CODE, **options},
    )


def parts(message: Any) -> list[Json]:
    return message.view.to_components()  # type: ignore[no-any-return]


def said(message: Any) -> str:
    return "\n".join(part["content"] for part in walk(parts(message)) if "content" in part)


def actions(message: Any) -> set[str]:
    ids = [part["custom_id"] for part in walk(parts(message)) if part["type"] == BUTTON]
    return {custom_id.split(":")[2] for custom_id in ids}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("one", OPTIONS, ids=lambda one: one.key)
def test_every_option_of_a_table_and_every_choice_is_said(one: TableOption, lang: str) -> None:
    assert one.default in one.choices
    wanted = {f"option-{one.key}", f"option-{one.key}-about", *(f"option-{one.key}-{choice}" for choice in one.choices)}
    assert wanted <= {*MESSAGES[lang]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_lobby_and_the_settings_of_every_game_fit_with_all_options(game: str, lang: str) -> None:
    changed = {one.key: one.choices[-1] for one in OPTIONS}
    for direct in (False, True):
        there = table(game, direct=direct, **changed)
        assert message_faults(parts(lobbies.lobby(there, lang, 77))) == []
        assert message_faults(parts(lobbies.settings(there, lang, owner=True, note="n" * 300))) == []


@pytest.mark.parametrize("direct", [False, True])
def test_the_code_is_for_the_owner_alone(direct: bool) -> None:
    there = table(direct=direct)
    assert CODE in said(lobbies.settings(there, "en", owner=True))
    assert CODE not in said(lobbies.settings(there, "en", owner=False))
    assert CODE not in said(lobbies.lobby(there, "en", 77))


def test_only_a_public_table_of_a_channel_has_a_button_to_join() -> None:
    assert "join" in actions(lobbies.lobby(table(), "en"))
    assert "join" not in actions(lobbies.lobby(table(access="private"), "en"))


def test_access_is_not_chosen_where_there_is_no_channel() -> None:
    def keys(there: Table) -> set[str]:
        made = parts(lobbies.settings(there, "en", owner=True))
        return {part["custom_id"].split(":")[2] for part in walk(made) if part["type"] == SELECT}

    assert keys(table()) - keys(table(direct=True)) == {"_access"}


def test_choosing_an_option_names_it_with_its_sign() -> None:
    made = parts(lobbies.settings(table(), "en", owner=True))
    select = next(part for part in walk(made) if part["type"] == SELECT and part["custom_id"].endswith("_access"))
    assert press(select, ["private"]).settings == [(table().id, "_access", "private")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_of_very_many_open_tables_fits(lang: str) -> None:
    lobbies_ = tuple(replace(table("imaginarium"), id=number) for number in range(1, 31))
    vacant = tuple(replace(table("imaginarium", status="playing"), id=number) for number in range(31, 61))
    found = Open(lobbies_, vacant)
    message = lobbies.open_tables(found, lang)
    assert message_faults(parts(message)) == []
    assert actions(message) == {"join", "take"}
    assert message_faults(parts(lobbies.open_tables(Open((), ()), lang))) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", OFFERS)
def test_the_buttons_of_every_notice_say_what_they_do_and_reach_their_table(key: str, lang: str) -> None:
    assert key in MESSAGES[lang]
    assert {label for _, label, _ in OFFERS[key]} <= {*MESSAGES[lang]}
    for direct in (False, True):
        row = buttons(table(), key, words_for(table(), lang), 999_999, direct=direct)
        assert row is not None
        made = parts(plain("text", row))
        assert message_faults(made) == []
        for button in walk(made):
            if button["type"] == BUTTON:
                ((number, action, argument),) = press(button).actions
                about_other = key == "notice-rematch"
                assert (number, argument) == ((999_999, None) if about_other else (table().id, 999_999))
                assert action in {offer[0] for offer in OFFERS[key]}


def test_whoever_plays_is_not_offered_a_second_seat() -> None:
    for key in OF_A_SEAT:
        row = buttons(table(), key, own("en"), 1, direct=True)
        assert row is not None
        assert actions(plain("text", row)) == {"back"}


def test_a_lobby_that_counts_down_says_when_it_begins_and_can_be_stopped() -> None:
    message = lobbies.lobby(table(starts="1700000030.0"), "en")
    assert "The game begins <t:1700000030:R>" in said(message)
    assert "wait" in actions(message)
    assert "wait" not in actions(lobbies.lobby(table(), "en"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_lobby_that_counts_down_keeps_within_discords_limits(lang: str) -> None:
    for game in games():
        assert message_faults(parts(lobbies.lobby(table(game, starts="1700000030.0"), lang, 77))) == []


def test_only_who_plays_with_others_is_asked_whether_a_full_table_begins() -> None:
    alone = replace(table("transmissions"), places=1)
    assert "Starts when full" in said(lobbies.settings(table(), "en", owner=True))
    assert "Starts when full" not in said(lobbies.settings(alone, "en", owner=True))
