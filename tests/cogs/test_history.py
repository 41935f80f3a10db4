"""Pages of the past: within Discord's limits, with buttons that lead where they say, and without secrets."""

from itertools import islice
from typing import Any, cast

import discord
import msgspec
import pytest

from cogs.ui import lobbies, lookback, panels
from cogs.ui.history import ITEMS, HistoryButton, HistorySelect, PageRequest
from cogs.ui.panels import Look
from cogs.ui.private import private
from cogs.ui.recaps import recap_text
from cogs.ui.story import BRIEFLY
from host.model import Said, Status
from host.past.fairness import Finding, Verdict
from host.past.history import LogPage, Moment, News, Recap
from render.jobs import OWN, TABLE, Change, DrawingJob, draw_frame, draw_marked
from render.kit.picture import Picture
from rules.kernel.model import Audience, Line, text, who
from rules.kernel.play import Play
from rules.kernel.registry import find, games
from rules.kernel.testkit import seats_of
from rules.kernel.words import LANGUAGES
from tests.cogs.observations import PICTURE, AnyPlay, sight_of, table_of
from tests.cogs.test_pictures_keep_secrets import pairs
from tests.limits import BUTTON, SELECT, Json, message_faults, walk

GAMES = list(games())
DRAWN = 3
"""Pairs of worlds of each game that are drawn, which is slow."""
LONG = Line(text("log-page", page="9" * 300, pages="9" * 300))


def components(message: panels.Message) -> list[Json]:
    """Return the components of a message that Discord would take."""
    made: list[Json] = cast("Any", message.view).to_components()
    assert message_faults(made, [file.filename for file in message.files]) == []
    return made


def parts(message: panels.Message, kind: int) -> list[Json]:
    return [part for part in walk(components(message)) if part["type"] == kind]


def told(message: panels.Message) -> str:
    return "\n".join(part["content"] for part in walk(components(message)) if part["type"] == 10)


def moment_of(play: AnyPlay, audience: Audience, step: int = 3, status: Status = "playing") -> Moment:
    seats = seats_of(play)
    table = table_of(play.game, seats, {}, status)
    return Moment(
        table=table,
        audience=audience,
        eyes=(None, *range(seats)) if status == "finished" else (None, 0),
        step=step,
        steps=9,
        after=4,
        before=3,
        turn=2,
        view=play.game.view(play.state, audience),
        watched=play.game.view(play.state, None),
        former=play.game.view(play.state, None),
        said=(Said(LONG, 2),) * 30,
    )


async def preferred(part: Json, value: str = "") -> PageRequest:
    """Return what pressing a button, or choosing in a menu, asks the bot for, found again by its id alone."""
    found = [kind for kind in ITEMS if kind.__discord_ui_compiled_template__.fullmatch(part["custom_id"])]
    assert len(found) == 1
    match = found[0].__discord_ui_compiled_template__.fullmatch(part["custom_id"])
    asked: list[PageRequest] = []

    class Bot:
        async def pressed(self, press: Any, request: PageRequest) -> None:
            asked.append(request)

    custom_id = part["custom_id"]
    options = [discord.SelectOption(label=one["label"], value=one["value"]) for one in part.get("options", [])]
    drawn: Any = discord.ui.Button(custom_id=custom_id)
    if part["type"] == SELECT:
        drawn = discord.ui.Select(custom_id=custom_id, options=options)
        drawn._values = [value]
    press = cast("Any", type("Press", (), {"client": Bot()}))
    item = await cast("Any", found[0]).from_custom_id(press, drawn, match)
    await item.callback(press)
    return asked[0]


@pytest.mark.asyncio
async def test_the_buttons_of_a_position_lead_to_the_first_the_last_and_the_neighbours() -> None:
    play = Play.new(find("nicodemus"), 1, 2)
    for step, reachable in ((0, [None, None, 1, 8]), (3, [0, 2, 4, 8]), (8, [0, 7, None, None])):
        page = lookback.replay_page(moment_of(play, 0, step), [PICTURE], "en")
        turning = parts(page, BUTTON)[:4]
        assert [one["label"] for one in turning] == ["First", "Back", "Forward", "Last"]
        for button, where in zip(turning, reachable, strict=True):
            assert button["disabled"] is (where is None)
            if where is not None:
                assert await preferred(button) == PageRequest("replay", 999_999_999, 0, None, where)


@pytest.mark.asyncio
async def test_a_menu_offers_the_eyes_one_may_look_through() -> None:
    play = Play.new(find("nicodemus"), 1, 2)
    while_playing = lookback.replay_page(moment_of(play, 0), [PICTURE], "en")
    afterwards = lookback.replay_page(moment_of(play, None, status="finished"), [PICTURE], "en")
    for page, values, chosen in ((while_playing, ["*", "0"], "0"), (afterwards, ["*", "0", "1"], "*")):
        (menu,) = parts(page, SELECT)
        assert [option["value"] for option in menu["options"]] == values
        assert [option["value"] for option in menu["options"] if option["default"]] == [chosen]
        for value in values:
            seat = None if value == "*" else int(value)
            assert await preferred(menu, value) == PageRequest("replay", 999_999_999, seat, 2)


@pytest.mark.asyncio
async def test_a_limited_page_of_the_log_leads_to_other_turns_players_and_pages() -> None:
    table = table_of(find("nicodemus"), 2, {})
    page = LogPage(table, (Said(LONG, 5), Said(LONG, 5)), 1, 4, 1, 5)
    made = lookback.log_page(page, "en")
    preferences = {one["label"]: await preferred(one) for one in parts(made, BUTTON)}
    assert preferences == {
        "First": PageRequest("log", table.id, 1, 5, 0),
        "Back": PageRequest("log", table.id, 1, 5, 0),
        "Forward": PageRequest("log", table.id, 1, 5, 2),
        "Last": PageRequest("log", table.id, 1, 5, 3),
        "Turn before": PageRequest("log", table.id, 1, 4, 0),
        "Turn after": PageRequest("log", table.id, 1, 6, 0),
        "Whole log": PageRequest("log", table.id, 1),
    }
    (menu,) = parts(made, SELECT)
    assert await preferred(menu, "*") == PageRequest("log", table.id, None, 5)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("status", ["playing", "finished", "cancelled"])
@pytest.mark.parametrize("key", GAMES)
def test_every_page_of_the_past_fits(key: str, status: Status, lang: str) -> None:
    game = find(key)
    play = Play.new(game, 1, max(game.info.seats))
    for audience, pictures in ((None, [PICTURE]), (0, [PICTURE, PICTURE])):
        for step in (0, 4, 8):
            components(lookback.replay_page(moment_of(play, audience, step, status), pictures, lang))
    table = table_of(game, seats_of(play), {}, status)
    for turn, page, pages in ((None, 0, 1), (1, 0, 1), (1, 1, 3), (999, 7, 9), (None, 7, 9)):
        for said in ((), (Said(LONG, 3),) * 12):
            components(lookback.log_page(LogPage(table, said, page, pages, 1, turn), lang))
    components(
        lookback.recap_page(
            Recap(table, 0, 999_999, (Said(LONG, 3),) * 8, 99, former=None, watched=None), PICTURE, lang
        )
    )
    components(lookback.movie_page(table, 1, Picture("table-1.gif", b"-", "x" * 1024, (1, 1)), lang))
    components(panels.public(sight_of(play, table, None), PICTURE, Look(lang)))


def test_a_recap_stands_on_a_panel_in_the_place_of_the_story() -> None:
    play = Play.new(find("nicodemus"), 1, 2)
    table = table_of(play.game, 2, {}, waiting=(0,))
    observation = sight_of(play, table, 0, [Line(text("log-empty"))])
    assert "Nothing has happened yet" in told(private(observation, PICTURE, Look("en")))
    recap = Recap(table, 0, 7, (Said(Line(text("log-everybody")), 1),), 2, former=None, watched=None)
    words = panels.words_for(table, "en")
    panel = private(observation, PICTURE, Look("en"), recap=recap)
    shown = told(panel)
    assert "\n-# 2 lines came before these.\n-# Everybody" in shown
    assert "Nothing has happened yet" not in shown
    assert recap_text(Recap(table, 0, 0, (), 0, former=None, watched=None), words).startswith("Nothing has changed")


def test_a_recap_tells_the_one_line_before_instead_of_telling_that_there_is_one() -> None:
    table = table_of(find("nicodemus"), 2, {}, waiting=(0,))
    observation = sight_of(Play.new(find("nicodemus"), 1, 2), table, 0)
    for number, before in ((BRIEFLY, ""), (BRIEFLY + 1, ""), (BRIEFLY + 2, "-# 2 lines came before these.")):
        said = tuple(Said(Line(text("log-page", page=page, pages=number)), 1) for page in range(1, number + 1))
        shown = told(
            private(observation, PICTURE, Look("en"), recap=Recap(table, 0, 7, said, 0, former=None, watched=None))
        )
        assert "came before" in shown if before else "came before" not in shown
        assert before in shown
        assert (f"1 of {number}" in shown.replace("/", "of")) == (not before), shown


def small_print(tall: int, *lines: Line) -> list[str]:
    """Return what is told of these lines above a picture so tall and the first question of a game."""
    play = Play.new(find("nicodemus"), 1, 2)
    table = table_of(play.game, 2, {}, waiting=(0,))
    recap = News(table, 0, 7, tuple(Said(line, 1) for line in lines), 0)
    picture = Picture("table.png", b"-", "x", (800, tall))
    shown = told(private(sight_of(play, table, 0), picture, Look("en"), recap=recap))
    return [line for line in shown.split("\n") if line.startswith("-# ")]


STOPS, OF_NOBODY, BEGINS = (
    Line(text("log-exchange-stop", who=who(1))),
    Line(text("log-page", page=1, pages=2)),
    Line(text("log-start", who=who(0))),
)


def test_where_there_is_room_each_line_of_what_happened_stands_apart() -> None:
    assert len(small_print(500, STOPS, OF_NOBODY, BEGINS)) == 3


def test_where_there_is_little_room_what_happened_is_told_on_end() -> None:
    told_at = (small_print(tall, OF_NOBODY, OF_NOBODY, OF_NOBODY) for tall in range(980, 1_300, 10))
    (line,) = next(lines for lines in told_at if len(lines) == 1)
    assert line.count("Page 1 of 2") == 3
    assert "…" not in line


def test_what_a_rival_did_is_told_however_high_the_picture_and_before_what_names_nobody() -> None:
    for tall in range(980, 1_300, 10):
        told_there = " ".join(small_print(tall, STOPS, OF_NOBODY, BEGINS))
        assert "goes first" in told_there
        if "Page" in told_there:
            assert "exchanging" in told_there


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_recap_for_which_there_is_little_room_keeps_its_newest_lines(lang: str) -> None:
    table = table_of(find("nicodemus"), 2, {})
    said = tuple(Said(Line(text("log-page", page=page, pages=8)), 1) for page in range(1, 9))
    words = panels.words_for(table, lang)
    for room in (900, 300, 160):
        shown = recap_text(Recap(table, 0, 7, said, 5, former=None, watched=None), words, room)
        lines = [line for line in shown.split("\n") if line.startswith("- ")]
        assert len(shown) <= room
        assert [line.split()[2] for line in lines] == [str(page) for page in range(9 - len(lines), 9)]
        assert str(5 + 8 - len(lines)) in shown.split("\n")[1]


@pytest.mark.asyncio
async def test_what_a_recap_leaves_out_is_a_button_away() -> None:
    play = Play.new(find("nicodemus"), 1, 2)
    table = table_of(play.game, 2, {}, waiting=(0,))
    for more in (0, 3):
        recap = Recap(table, 0, 41, (Said(LONG, 1),) * 2, more, former=None, watched=None)
        page = lookback.recap_page(recap, PICTURE, "en")
        found = [await preferred(one) for one in parts(page, BUTTON) if one.get("label") == "Show all"]
        assert found == [PageRequest("since", table.id, at=41, opens=True)] * bool(more)
        panel = private(sight_of(play, table, 0), PICTURE, Look("en", "https://example.org"), recap=recap)
        entries = [entry for one in parts(panel, SELECT) for entry in one["options"] if entry["label"] == "Show all"]
        assert [entry["value"] for entry in entries] == [PageRequest("since", table.id, at=41).id("o")] * bool(more)


def test_after_the_end_a_line_says_for_whose_eyes_it_was() -> None:
    line = Line(text("log-everybody", who=who(0)), to=(0,))
    for status, shown in (("playing", "- Everybody"), ("finished", f"- Only for {NAME_OF_FIRST}: Everybody")):
        table = table_of(find("nicodemus"), 2, {}, cast("Status", status))
        assert shown in told(lookback.log_page(LogPage(table, (Said(line, 1),), 0, 1, None, None), "en"))
    open_line = Line(text("log-everybody"), to=(None, 1))
    table = table_of(find("nicodemus"), 2, {}, "finished")
    assert "Only for" not in told(lookback.log_page(LogPage(table, (Said(open_line, 1),), 0, 1, None, None), "en"))


NAME_OF_FIRST = table_of(find("nicodemus"), 2, {}).name(0)


START, FITTING, OPENING, SEED = "a" * 64, "b" * 64, "c" * 64, "d" * 64


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("finding", ["same", "differs", "unknown"])
def test_what_a_check_found_is_told_in_sentences(finding: Finding, lang: str) -> None:
    table = table_of(find("nicodemus"), 2, {}, "finished")
    words = panels.words_for(table, lang)
    verdict = Verdict(table, START, over=True, seal=FITTING, seed=2**64 - 1, sealed=finding, replayed=finding)
    shown = lookback.verdict_text(msgspec.structs.replace(verdict, standing=finding, reason="because"), words)
    assert (shown.count(START), "18446744073709551615" in shown) == (1, True)
    assert "verify-" not in shown
    assert len(shown) < 2000


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("finding", ["same", "differs"])
def test_every_seal_is_shown_whole_and_once_and_another_one_only_where_it_does_not_fit(
    finding: Finding, lang: str
) -> None:
    table = table_of(find("nicodemus"), 2, {}, "finished")
    words = panels.words_for(table, lang)
    running = Verdict(table, START, over=False, commitment=OPENING)
    over = msgspec.structs.replace(
        running, over=True, seal=START if finding == "same" else FITTING, seed=SEED, committed=finding,
        seeded=finding, sealed=finding, replayed=finding, standing=finding,
    )  # fmt: skip
    now, then = lookback.verdict_text(running, words), lookback.verdict_text(over, words)
    assert [now.count(one) for one in (OPENING, START, SEED, FITTING)] == [1, 1, 0, 0]
    assert [then.count(one) for one in (OPENING, START, SEED, FITTING)] == [1, 1, 1, int(finding == "differs")]
    assert then.count("\n- ") == 5
    assert "verify-" not in now + then
    assert "seed:" not in now.lower()
    assert len(then) < 2000


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lobby_shows_what_is_fixed_whole_until_the_game_begins(lang: str) -> None:
    fixed: dict[str, Any] = {"commitment": OPENING, "seal": f"1:{START}"}
    game = find("nicodemus")
    waiting = table_of(game, 1, {}, "lobby", options=fixed)
    assert told(lobbies.lobby(waiting, lang)).count(OPENING) == 1
    begun: tuple[Status, ...] = ("playing", "finished", "cancelled")
    for status in begun:
        shown = told(lobbies.lobby(table_of(game, 2, {}, status, options=fixed), lang))
        assert OPENING[:8] not in shown
        assert START[:8] not in shown


@pytest.mark.parametrize("key", GAMES)
def test_no_page_of_the_past_shows_what_its_viewer_cannot_know(key: str) -> None:
    for number, (audience, here, there) in enumerate(pairs(key, 10)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        assert page_of(here, audience, lang) == page_of(there, audience, lang)


@pytest.mark.parametrize("key", GAMES)
def test_no_mark_and_no_frame_of_a_film_shows_what_its_viewer_cannot_know(key: str) -> None:
    for audience, here, there in islice(pairs(key, 2), DRAWN):
        assert drawn_of(here, audience) == drawn_of(there, audience)


def page_of(play: AnyPlay, audience: Audience, lang: str) -> bytes:
    page = lookback.replay_page(moment_of(play, audience), [PICTURE] * (1 if audience is None else 2), lang)
    return msgspec.json.encode(cast("Any", page.view).to_components())


def drawn_of(play: AnyPlay, audience: Audience) -> list[bytes]:
    """Return the marked picture of a position, and the frame of a film, as somebody is shown them."""
    moment = moment_of(play, audience)
    names = tuple(player.name for player in moment.table.players)
    former = Play.new(play.game, 4, seats_of(play))
    before = DrawingJob(play.game.info.key, TABLE, former.game.view(former.state, None), "en", names)
    table = DrawingJob(play.game.info.key, TABLE, moment.watched, "en", names)
    which, view = (TABLE, moment.watched) if audience is None else (OWN, moment.view)
    return [
        draw_marked(Change(before, table, "!")).data,
        draw_frame(DrawingJob(play.game.info.key, which, view, "en", names)),
    ]


def test_every_id_of_the_past_is_short_and_of_one_kind() -> None:
    for request in (PageRequest("replay", 10**12 - 1, 99, 999_999, 999_999), PageRequest("movie", 1)):
        assert len(request.id("o")) <= 100
        assert HistoryButton.__discord_ui_compiled_template__.fullmatch(request.id("o"))
        assert not HistorySelect.__discord_ui_compiled_template__.fullmatch(request.id("o"))
