"""Whatever people call themselves, they are read by that name and by nothing else, in every text."""

from collections import deque
from typing import Any, cast

import pytest
from msgspec.structs import replace

from cogs.ui import calls, figures, lobbies, lookback, notices, panels
from cogs.ui import time as about_time
from cogs.ui.panels import Look, Message
from cogs.ui.private import private
from cogs.words import escaped, name_of, own
from host.model import Player, Table
from host.past.history import LogPage, Recap
from host.past.statistics import Board, Duel, Leader, Profile
from host.tables.invitations import Open
from host.turns.orders import Plan
from rules.kernel.game import Game, Settings
from rules.kernel.model import Line, verbatim
from rules.kernel.play import Play
from rules.kernel.registry import find, games
from rules.kernel.testkit import simulate, spread_tables
from rules.kernel.words import LANGUAGES
from tests.cogs.observations import LINK, PICTURE, AnyPlay, sight_of, table_of
from tests.cogs.test_texts import MESSAGES
from tests.hostile import LIVE, NAMES, SHAPED, live, readable, unseen
from tests.limits import BUTTON, SELECT, TEXT, Json, walk

NAMED = [key for key in MESSAGES["en"] if key.startswith("notice-")]
BETWEEN_LOOKS = 15


def table_with(game: Game[Any, Any], names: tuple[str, ...], seats: int, **fields: Any) -> Table:
    table = table_of(game, seats, {one.key: one.default for one in game.info.settings}, **fields)
    players = tuple(Player(seat, 10**18 + seat, names[seat % len(names)]) for seat in range(seats))
    return replace(table, players=players)


def parts(message: Message) -> list[Json]:
    return list(walk(cast("Any", message.view).to_components()))


def contents(message: Message) -> list[str]:
    """Return its texts, and the line by which it calls."""
    return [one["content"] for one in parts(message) if one["type"] == TEXT] + [message.call] * bool(message.call)


def labels(message: Message) -> list[str]:
    """Return what is shown as it is: labels, options and their descriptions, placeholders."""
    shown = [one.get("label") or "" for one in parts(message) if one["type"] == BUTTON]
    for menu in (one for one in parts(message) if one["type"] == SELECT):
        shown.append(menu.get("placeholder") or "")
        shown += [text for entry in menu["options"] for text in (entry["label"], entry.get("description") or "")]
    return shown


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("around", ["{}", "{} plays on.", "-# Ann: {}", "Ann gives {}"])
def test_a_name_is_read_and_does_nothing(name: str, around: str) -> None:
    said = around.format(escaped(name))
    assert readable(said) == around.format(name)
    assert not LIVE.search(live(said.removeprefix("-# "))), said


@pytest.mark.parametrize(("name", "shown"), SHAPED.items())
def test_a_name_is_one_line_of_what_can_be_seen(name: str, shown: str) -> None:
    table = table_with(find("nicodemus"), (name, "Bob"), 2)
    assert name_of(table, 0, "en") == (shown or "1")
    assert contents(private(observation(table), PICTURE, Look("en")))[0].endswith(f"Waiting for {shown or '1'}")


def observation(table: Table) -> Any:
    return sight_of(Play.new(find(table.game), 1, len(table.players)), replace(table, waiting=(0,)), 1)


def about(table: Table, lang: str) -> list[Message]:
    """Return the messages about a table that are not its panels."""
    said = {"name": table.name(0), "who": table.name(1), "former": table.name(0), "table": 3, "turn": 1, "hours": 2}
    told = [
        notices.notice(table, {"key": key, "args": said}, (), lang, direct=direct)
        for key in NAMED
        for direct in (True, False)
    ]
    return [
        *told,
        *(about_time.note(table, key, lang, LINK) for key in NAMED),
        *(lobbies.lobby(replace(table, status=status), lang) for status in ("lobby", "finished", "cancelled")),
        lobbies.open_tables(Open((table,), (table,)), lang),
        panels.ended(table, Look(lang, LINK)),
        panels.moved(table, Look(lang, LINK)),
        about_time.digest([(table, LINK)], lang),
        replace_call(
            panels.plain(""),
            calls.in_thread(replace(observation(table), table=replace(table, status="finished")), lang, [1], 0),
        ),
    ]


def replace_call(message: Message, call: str) -> Message:
    message.call = call
    return message


def of_people(name: str, lang: str) -> list[Message]:
    """Return the messages about people wherever they play."""
    duels, board = (Duel("nicodemus", 1, 2, 3),), Board("nicodemus", (Leader(1, name, 9, 9),))
    lines = [
        figures.profile_lines(Profile(1, (), 0, None, listed=True), name, lang),
        figures.duel_lines(duels, name, lang),
        figures.duel_lines((), name, lang),
        figures.board_lines(board, lang),
    ]
    return [figures.page(some, None) for some in lines]


def is_harmless(message: Message, names: tuple[str, ...]) -> bool:
    for content in contents(message):
        assert unseen(content) == []
        for name in names:
            assert name not in live(content), content
    for label in labels(message):
        assert unseen(label) == []
        assert "\\" not in label or any("\\" in name for name in names), label
    return any(name in readable(content) for name in names for content in contents(message))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_does_anything_in_a_message_about_a_table_or_a_person(lang: str) -> None:
    named = 0
    for start in range(len(NAMES)):
        names = (NAMES[start], NAMES[start - 1])
        table = table_with(find("nicodemus"), names, 2, winners=(0, 1), waiting=(0, 1))
        for message in [*about(table, lang), *(made for name in names for made in of_people(name, lang))]:
            named += is_harmless(message, names)
    assert named > 20 * len(NAMES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_chart_names_people_as_they_are_called(lang: str) -> None:
    name = "Ann_*B*"
    duel = figures.duel_chart((Duel("nicodemus", 1, 2, 3),), name, lang)
    board = figures.board_chart(Board("nicodemus", (Leader(1, name, 9, 9),)), lang)
    assert duel is not None
    assert board is not None
    assert name in duel.title
    assert name in duel.alt
    assert any(name in part for part in duel.legend)
    assert name in board.bars[0].name
    assert name in board.alt


class Reader:
    """Reads all panels of a game now and then, every time with other players."""

    def __init__(self, game: Game[Any, Any], seats: int, settings: Settings) -> None:
        self.game, self.seats, self.settings = game, seats, settings
        self.lines: deque[Line] = deque(maxlen=60)
        self.looks, self.next_look, self.named = 0, 0, 0

    def __call__(self, play: AnyPlay) -> None:
        self.lines += [line for _, line in play.take_news().lines]
        if play.count < self.next_look and not play.over:
            return
        self.next_look = play.count + BETWEEN_LOOKS
        names = tuple((*NAMES, *NAMES)[self.looks % len(NAMES) :][: self.seats])
        self.looks += self.seats
        status = "finished" if play.over else "playing"
        winners = tuple(range(self.seats)) if play.over else ()
        table = table_with(self.game, names, self.seats, status=status, waiting=play.waiting(), winners=winners)
        for message in self.messages(play, replace(table, settings=self.settings), LANGUAGES[self.looks % 3]):
            self.named += is_harmless(message, names)

    def messages(self, play: AnyPlay, table: Table, lang: str) -> list[Message]:
        watched = sight_of(play, table, None, self.lines)
        own = [sight_of(play, table, player.seat, self.lines) for player in table.players]
        return [
            panels.public(watched, PICTURE, Look(lang)),
            panels.retired(table, watched.said, lang, 3),
            panels.further(watched, PICTURE, "", Look(lang)),
            lookback.log_page(LogPage(table, watched.said, 0, 1, None, 3), lang),
            lookback.recap_page(Recap(table, 0, 5, watched.said, 3, former=None, watched=None), PICTURE, lang),
            lookback.movie_page(table, 0, PICTURE, lang),
            *(private(one, PICTURE, Look(lang, LINK)) for one in own),
            about_time.plan(Plan(table, 0, play.pending, {}), lang),
        ]


@pytest.mark.parametrize("key", games())
def test_no_name_does_anything_on_the_panels_of_a_game(key: str) -> None:
    game = find(key)
    seats, settings = spread_tables(game, 1)[-1]
    reader, seed = Reader(game, seats, settings), 1
    while reader.looks < len(NAMES):
        reader.next_look = 0
        simulate(game, seats, settings, seed, reader)
        seed += 1
    assert reader.named > reader.looks


def test_what_somebody_typed_is_repeated_as_it_is() -> None:
    for name in NAMES:
        assert name in readable(own("en").say("no-such-zone", {"zone": verbatim(name)}))
        assert name not in live(own("en").say("no-such-zone", {"zone": verbatim(name)}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_read_from_right_to_left_turns_no_line_round(lang: str) -> None:
    isolated = "\u2068דנה\u2069"
    table = table_with(find("nicodemus"), ("דנה", "Bob"), 2, waiting=(0,))
    assert name_of(table, 0, lang) == isolated
    assert name_of(table, 1, lang) == "Bob"
    for words in (own(lang), own(lang).plain):
        assert isolated in words.say("state-waiting", {"who": [verbatim("דנה"), verbatim("Bob")]})
    chart = figures.board_chart(Board("nicodemus", (Leader(1, "דנה", 1200, 3), Leader(2, "▤", 900, 3))), lang)
    assert chart is not None
    assert isolated in chart.alt
    assert ["Dnh" in chart.bars[0].name, "#2" in chart.bars[1].name] == [True, True]
