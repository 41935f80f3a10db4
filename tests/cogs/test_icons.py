"""Icons on panels: every option has one, texts name none that is not there, and letters of them are never read."""

import re
from collections import deque
from typing import Any, cast

import pytest

from cogs.icons import Icons
from cogs.ui import lookback, panels
from cogs.ui.decisions import WARNING, Form, rows
from cogs.ui.ids import Asked
from cogs.ui.panels import Look
from cogs.ui.private import private
from cogs.ui.time import plan
from cogs.words import TEXTS, own
from host.model import Question, Said
from host.past.history import LogPage, Moment, Recap
from host.turns.orders import Plan
from render.registry import icons
from rules.kernel.game import Game
from rules.kernel.model import Decision, Line, Option, Shortcut, Text, text
from rules.kernel.registry import find, folder, games
from rules.kernel.testkit import simulate
from rules.kernel.words import LANGUAGES, Words
from tests.cogs.observations import LINK, PICTURE, AnyPlay, sight_of, table_of
from tests.icons import emojis_of, everywhere
from tests.limits import EMOJI, TEXT, Json, message_faults, walk

TABLES = [
    pytest.param(game, seats, id=f"{key}-{seats}")
    for key, game in games().items()
    for seats in sorted({min(game.info.seats), max(game.info.seats)})
]
SEEDS = 2
LINES = 12


def components(message: panels.Message) -> list[Json]:
    made: list[Json] = cast("Any", message.view).to_components()
    assert message_faults(made, [file.filename for file in message.files]) == []
    return made


def begins_in_words(made: list[Json]) -> bool:
    """Say whether a push notification would show no letters of an icon."""
    first = next(part["content"] for part in walk(made) if part["type"] == TEXT)
    return not EMOJI.search(first.split("\n")[0])


class Looker:
    """Looks at every question of a new kind, and notes the options without an icon."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.bare: set[tuple[str, str]] = set()
        self.seen: set[object] = set()
        self.lines: deque[Line] = deque(maxlen=LINES)

    def __call__(self, play: AnyPlay) -> None:
        self.lines += [line for _, line in play.take_news().lines]
        there = icons(play.game.info.key)
        for decision in play.pending:
            new = {(decision.key, one.id.split(":")[0], one.icon) for one in decision.options} - self.seen
            self.seen |= new
            self.bare |= {(key, icon) for key, _, icon in new if icon not in there}
            if new:
                self.look(play, decision.seat)

    def look(self, play: AnyPlay, seat: int) -> None:
        table = table_of(play.game, self.seats, {}, waiting=play.waiting())
        lang = LANGUAGES[len(self.seen) % len(LANGUAGES)]
        own_panel = components(
            private(sight_of(play, table, seat, self.lines), PICTURE, Look(lang, LINK, everywhere()))
        )
        public = panels.public(sight_of(play, table, None, self.lines), PICTURE, Look(lang, icons=everywhere()))
        assert begins_in_words(own_panel)
        assert begins_in_words(components(public))
        if not self.bare:
            assert [label for label, emoji in emojis_of(own_panel) if not emoji] == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_option_has_an_icon_and_no_message_begins_with_one(game: Game[Any, Any], seats: int) -> None:
    looker = Looker(seats)
    for seed in range(SEEDS):
        simulate(game, seats, {}, seed, looker)
    assert sorted(looker.bare) == []


class Asking(dict[str, str]):
    """Icons that note which were asked for."""

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def get(self, key: str, default: Any = None) -> Any:
        self.asked.add(key)
        return default


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_texts_ask_for_icons_that_are_there(game: Game[Any, Any], seats: int) -> None:
    asking = Asking()
    everybody = [panels.words_for(table_of(game, seats, {}), lang).iconed(asking) for lang in LANGUAGES]

    def read(play: AnyPlay) -> None:
        said = [line.text for _, line in play.take_news().lines]
        for decision in play.pending:
            said += [decision.prompt, *(part for one in decision.options for part in (one.text, one.hint) if part)]
        for words in everybody:
            for one in said:
                words(one)

    simulate(game, seats, {}, 3, read)
    assert asking.asked - icons(game.info.key).keys() == set()


CALL = re.compile(r'ICON\(\s*"([^"]*)"\s*(,)?')


@pytest.mark.parametrize("game", ["", *games()])
def test_icons_that_texts_name_by_their_key_are_there_with_a_word(game: str) -> None:
    where = folder(game) / "text" if game else TEXTS
    for file in where.glob("*.ftl"):
        lang = file.stem.split(".")[-1]
        words = panels.words_for(table_of(find(game), 1, {}), lang) if game else own(lang)
        for key, has_word in CALL.findall(file.read_text(encoding="utf-8")):
            assert key in icons(game), f"{file.name}: there is no icon {key}"
            assert has_word or words.has(key), f"{file.name}: there is no word for {key}"


POINTS = "<:points_000000:1000000000000000001>"


@pytest.fixture
def chatty(monkeypatch: pytest.MonkeyPatch) -> Icons:
    """Icons whose words have sentences full of icons."""
    monkeypatch.setattr(Words, "sentence", lambda words, _: f"{POINTS} and so on " * 12 if words._icons else "On")
    return everywhere()


def test_pages_of_lines_full_of_icons_fit(chatty: Icons) -> None:
    game = find("nicodemus")
    table = table_of(game, 2, {}, "finished")
    said = tuple(Said(Line(text("log-everybody"), to=(0,)), turn) for turn in range(990, 1002))
    pages = [
        lookback.log_page(LogPage(table, said, 0, 1, None, 5), "en", chatty),
        lookback.replay_page(
            Moment(table, None, (None, 0), 3, 9, 4, 3, 1, None, None, None, said), [PICTURE], "en", chatty
        ),
        lookback.recap_page(Recap(table, 0, 7, said, 5, former=None, watched=None), PICTURE, "en", chatty),
        panels.retired(table, said, "en", 3, chatty),
    ]
    for page in pages:
        shown = "\n".join(part["content"] for part in walk(components(page)) if part["type"] == TEXT)
        assert shown.count(POINTS) >= 8 * 3
        assert len(shown) <= 4_000


ASKED = Asked(1, 0, 0, 0, "zz")
WARNS = Option("a", text("games-mine"), text("games-open"), icon="points", warns=True)
BARE = Option("b", text("games-none"), text("games-open"), icon="none-such", warns=True)
CALM = Option("c", text("games-lobby", seated=1, places=2), icon="card")


@pytest.mark.parametrize("form", ["buttons", "one menu"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_warning_is_seen_beside_the_icon(form: Form, lang: str) -> None:
    words = everywhere().words("nicodemus", lang)
    shortcut = Shortcut("s", text("games-mine"), None, (), icon="done")
    asked = Question(Decision(0, "KEY", Text("ask"), (WARNS, BARE, CALM)), 0, shortcuts=(shortcut,))
    made = [cast("Any", row).to_component_dict() for row in rows(ASKED, asked, words, form=form)]
    label = words.plain
    assert list(emojis_of(made)) == [
        (label(shortcut.text), "done_000000"),
        (f"{WARNING} {label(WARNS.text)}", "points_000000"),
        (label(BARE.text), WARNING),
        (label(CALM.text), "card_000000"),
    ]


def test_what_is_planned_ahead_has_icons_too() -> None:
    decision = Decision(0, "KEY", Text("plan-nothing"), (CALM, WARNS))
    made = components(plan(Plan(table_of(find("nicodemus"), 2, {}), 0, (decision,), {}), "de", everywhere()))
    shown = [one.get("emoji", {}).get("name") for part in walk(made) for one in part.get("options", [])]
    assert shown == ["card_000000", "points_000000"]
