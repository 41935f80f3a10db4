"""The panel of every decision that random games reach: within Discord's limits, every option can be pressed, and a
phone shows it at once."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

import pytest
from discord import ButtonStyle, ui
from msgspec.structs import replace

from cogs.icons import Icons
from cogs.ui import lobbies, panels
from cogs.ui.decisions import ROW, SELECT_OPTIONS, WARNING, asked_by, warns
from cogs.ui.height import ROOM, height
from cogs.ui.ids import Asked, Browse, Picks
from cogs.ui.offers import in_view
from cogs.ui.panels import Look, Message
from cogs.ui.private import private
from cogs.ui.story import spare
from host.model import Click, Observation, Question, Status, Table
from host.turns import answering
from host.turns.observations import questions_of
from render.kit.picture import Picture
from render.registry import pictures
from rules.kernel.game import Game, Settings
from rules.kernel.model import Line, Option, Shortcut, Side, Text
from rules.kernel.registry import find, games
from rules.kernel.testkit import simulate, spread_tables
from rules.kernel.words import LANGUAGES, clip, languages_of, of_game
from tests.cogs.observations import LINK, PICTURE, AnyPlay, sight_of, table_of
from tests.cogs.pressing import of_decision, press
from tests.icons import everywhere
from tests.limits import SELECT, TEXT, Json, message_faults, walk
from tests.render.samples import names_for
from tests.rules.kernel.toys import HIGH_CARD, NIGHT
from tests.unpainted import BLANK, unpainted

GAMES: dict[str, Game[Any, Any]] = {**games(), "high": HIGH_CARD, "night": NIGHT}
MOST_TABLES = 2
"""For each number of seats."""
GAMES_EACH = 2
"""Random games of each game, over all its tables."""
LINES = 60
ONE_IN = 8
"""So many questions of a new shape are held against a phone's screen, with their true picture, in one language."""
NUMBER = 1234
"""Of the table on that phone: no higher than a large server gets to."""
BETWEEN_LOOKS = 60
"""Answers from one look at the table to the next."""
FEW = 8
"""So many options may be buttons; what are more fill the pages of menus."""


def is_sound(message: Message) -> list[Json]:
    """Return the components of a message that Discord would take."""
    components: list[Json] = cast("Any", message.view).to_components()
    faults = message_faults(components, [file.filename for file in message.files])
    assert not faults, faults
    return components


class Reader:
    """Somebody who looks at one panel and turns all its pages."""

    def __init__(self, observation: Observation, lang: str, icons: Icons | None) -> None:
        self.observation, self.look = observation, Look(lang, LINK, icons)
        self.words = panels.words_for(observation.table, lang, icons)
        self.answers: dict[Asked, set[Picks]] = {}
        self.begun: dict[Asked, set[Picks]] = {}
        self.quick: dict[Asked, set[int]] = {}

    def panel(self, browse: Browse | None = None) -> list[Json]:
        return is_sound(private(self.observation, PICTURE, self.look, browse))

    def read(self) -> None:
        """Press everything on the first page and on every page that can be reached from it without a pick."""
        todo: deque[Browse | None] = deque([None])
        seen: set[Browse] = set()
        while todo:
            parts = self.panel(todo.popleft())
            self.shows_every_hint(parts)
            for part in of_decision(parts):
                for browse in self.press(part):
                    if not browse.picked and browse not in seen:
                        seen.add(browse)
                        todo.append(browse)

    def press(self, part: Json) -> list[Browse]:
        """Press a button, or everything in a select in turn, and note what comes of it."""
        self.is_titled(part)
        browsed: list[Browse] = []
        for values in choices_of(part):
            told = press(part, values)
            for asked, picks in told.answers:
                self.shows(part, values, asked, picks)
                self.answers.setdefault(asked, set()).add(picks)
            for asked, number in told.quick:
                self.shows_quick(part, values, asked, number)
                self.quick.setdefault(asked, set()).add(number)
            for browse in told.browsed:
                if browse.picked:
                    self.shows(part, values, browse.asked, browse.picked)
                    self.begun.setdefault(browse.asked, set()).add(browse.picked)
            browsed += told.browsed
        return browsed

    def is_titled(self, part: Json) -> None:
        """Check that a menu of a real game says what it is for, in a language that the game speaks."""
        game, title = self.observation.table.game, part.get("placeholder", "")
        if part["type"] == SELECT and game in games():
            asked = [question.decision.prompt.key for question in self.observation.questions]
            assert title not in ("", *asked), f"{game}: a menu without a title for one of {asked}"

    def shows(self, part: Json, values: list[str], asked: Asked, picks: Picks) -> None:
        """Check that what was pressed is labelled with the very option that it means."""
        question = next(one for one in self.observation.questions if self.asked(one) == asked)
        meant = [self.label(question.decision.options[pick]) for pick in picks]
        if part["type"] == SELECT:
            read = [option["label"] for option in part["options"] if option["value"] in values]
            assert read == [clip(text, 100) for text in meant]
        elif meant:
            assert [part["label"]] == [clip(text, 80) for text in meant]
            is_red = part["style"] == ButtonStyle.danger.value
            assert is_red is any(question.decision.options[pick].final for pick in picks)

    def shows_quick(self, part: Json, values: list[str], asked: Asked, number: int) -> None:
        """Check that a press for several answers is labelled with the very shortcut that it means."""
        question = next(one for one in self.observation.questions if self.asked(one) == asked)
        meant = self.label(question.shortcuts[number])
        if part["type"] == SELECT:
            read = [option["label"] for option in part["options"] if option["value"] in values]
            assert read == [clip(meant, 100)]
        else:
            assert part["label"] == clip(meant, 80)
            assert (part["style"] == ButtonStyle.danger.value) is question.shortcuts[number].final

    def shows_every_hint(self, parts: list[Json]) -> None:
        """Check that a panel says what each of its options yields, costs or warns of; only a warning is never cut."""
        told = "\n".join(part["content"] for part in walk(parts) if part["type"] == TEXT)
        menus = {
            (entry["label"], entry.get("description"))
            for part in of_decision(parts)
            for entry in part.get("options", [])
        }
        labels = {label for label, _ in menus} | {part["label"] for part in of_decision(parts) if "label" in part}
        for option in (option for question in self.observation.questions for option in question.decision.options):
            label, hint = self.label(option), option.hint or Text("")
            assert option.hint or not option.warns
            plain = self.words.plain(hint)
            cut = plain if option.warns else clip(plain, 100)
            if option.hint and clip(label, 80) in labels | {clip(label, 100) for label in labels}:
                line = f"**{self.words(option.text)}**{self.words.colon}{self.words(hint)}"
                assert line in told or (clip(label, 100), cut) in menus, f"{label}: {plain}"

    def label(self, one: Option | Shortcut) -> str:
        """Return how an option is labelled, without icons; a warning's sign is there where an icon takes its place."""
        label = self.words.plain(one.text)
        return f"{WARNING} {label}" if warns(one) and self.words.icon(one.icon) else label

    def asked(self, question: Question) -> Asked:
        return asked_by(self.observation.table.id, self.observation.table.epoch, question)


def choices_of(part: Json) -> list[list[str]]:
    """Return ways to use a component: a button is pressed; of a select each value alone, and as many as it takes."""
    if part["type"] != SELECT:
        return [[]]
    values = [option["value"] for option in part["options"]]
    low, high = part["min_values"], part["max_values"]
    return [
        *([value] for value in values if low <= 1),
        *(values[start : start + low] for start in range(len(values) - low + 1) if low > 1),
        *([values[:high]] if high > 1 else []),
    ]


def can_answer_in_every_way(observation: Observation, lang: str, icons: Icons | None = None) -> None:
    """Check that each option of each question is on the panel, and nothing else; what was begun comes first."""
    reader = Reader(observation, lang, icons)
    reader.read()
    for question in in_view(observation, None):
        decision, asked = question.decision, reader.asked(question)
        answers, begun = reader.answers.pop(asked, set()), reader.begun.get(asked, set())
        reached = {pick for picks in answers | begun for pick in picks}
        assert reached == set(range(len(decision.options))), f"{decision.key}: {reached}"
        assert reader.quick.get(asked, set()) == set(range(len(question.shortcuts))), f"{decision.key}: shortcuts"
        wrong = [picks for picks in answers if not decision.low <= len(set(picks)) == len(picks) <= decision.high]
        assert not wrong, f"{decision.key}: {wrong}"
    assert not reader.answers, "something on the panel answers what was not asked"


def is_seen_at_once(observation: Observation, lang: str) -> None:
    """Check that a phone shows the question, its controls and the picture one decides from without scrolling.

    Only the head, and the first lines of what happened, may lie above the screen.
    """
    game, view = observation.table.game, observation.view
    decide = pictures(game).decision
    assert decide is not None
    asked = [question.decision for question in in_view(observation, None)]
    with unpainted(BLANK):
        drawing = decide(view, of_game(game, lang), names_for(game, view), asked)
    picture = Picture(drawing.name, b"-", drawing.alt, drawing.image.size)
    seen = replace(observation, table=replace(observation.table, id=NUMBER))
    frame = cast("Any", private(seen, picture, Look(lang, LINK, everywhere())).view).children[0]
    wide, high = picture.size
    where = f"{[one.key for one in asked]} in {lang}"
    head, told, *rest = frame.children
    rest = rest if is_told(told) else [told, *rest]
    assert height([head, *rest], high / wide) <= ROOM, where
    assert height(frame.children, high / wide) <= ROOM + spare(head), where


def is_told(item: ui.Item[Any]) -> bool:
    """Say whether that is what happened, which is in small print."""
    return isinstance(item, ui.TextDisplay) and item.content.startswith("-# ")


def reaches_its_question(play: AnyPlay, table: Table, questions: Iterable[Question]) -> None:
    """Check that the host takes a press for the very question it was made for."""
    for question in questions:
        seat, key = question.decision.seat, question.decision.key
        click = Click(table.id, 1, 1, (0,), seat=seat, number=question.number, epoch=99, mark=question.mark)
        found = answering._decision(play, click, seat)
        assert found is not None
        assert found.key == key


def size_of(count: int) -> tuple[int, int]:
    """Return what decides how so many options of a group are drawn: as buttons or menus, and on how many pages."""
    return (0, count) if count <= FEW else (-(-count // SELECT_OPTIONS), count % SELECT_OPTIONS == 0)


def roughly(count: int) -> tuple[int, int]:
    """Return the same, but of few options only whether it is one, some, or more than a row has room for."""
    return (0, (count > 1) + (count > ROW)) if count <= FEW else size_of(count)


def shape_of(question: Question, size: Callable[[int], object] = size_of) -> object:
    """Return what decides how a question is drawn; its words differ little among those of one shape."""
    decision = question.decision
    groups = Counter((option.group, option.plain, option.hint is not None) for option in decision.options)
    sizes = sorted((bool(name), *kind, size(count)) for (name, *kind), count in groups.items())
    return size(len(question.shortcuts)), decision.key, decision.low, decision.high, question.mark, *sizes


class Looker:
    """Looks at a game as it goes: at all questions of a seat that are of a new shape, and at times at the table.

    A question that is new at all tables is looked at in every language and without icons; one that is new by the number
    of its few options alone without icons and in one language, these in turn; what was met elsewhere, and known
    questions that had never come together, in one of them.
    """

    def __init__(self, game: Game[Any, Any], seats: int, settings: Settings, known: set[object]) -> None:
        self.game, self.seats, self.settings, self.known = game, seats, settings, known
        self.lines: deque[Line] = deque(maxlen=LINES)
        self.seen: set[object] = set()
        self.next_look = 0

    def __call__(self, play: AnyPlay) -> None:
        self.lines += [line for _, line in play.take_news().lines]
        table = table_of(self.game, self.seats, self.settings, waiting=play.waiting())
        for seat in {decision.seat for decision in play.pending}:
            questions = questions_of(play, seat)
            reaches_its_question(play, table, questions)
            shape = tuple(map(shape_of, questions))
            if shape not in self.seen:
                self.seen.add(shape)
                observation = sight_of(play, table, seat, self.lines)
                for lang, icons in self.looks(questions, play.count):
                    can_answer_in_every_way(observation, lang, icons)
                self.on_a_phone(observation)
        if play.count >= self.next_look or play.over:
            self.next_look = play.count + BETWEEN_LOOKS
            self.at_the_table(play)

    def looks(self, questions: Sequence[Question], count: int) -> list[tuple[str, Icons | None]]:
        """Return in which languages questions are to be looked at, without icons or with them, and know them then."""
        bare, *dressed = [(LANGUAGES[0], None), *((lang, everywhere()) for lang in LANGUAGES)]
        fine = set(map(shape_of, questions)) - self.known
        rough = {("roughly", shape_of(one, roughly)) for one in questions} - self.known
        self.known |= fine | rough
        if rough:
            return [bare, *dressed]
        return [bare, dressed[count % len(dressed)]] if fine else [[bare, *dressed][count % (1 + len(dressed))]]

    def on_a_phone(self, observation: Observation) -> None:
        game, number = self.game.info.key, len(self.seen)
        if game in games() and number % ONE_IN == 0:
            langs = languages_of(game)
            is_seen_at_once(observation, langs[number // ONE_IN % len(langs)])

    def at_the_table(self, play: AnyPlay) -> None:
        statuses: tuple[Status, ...] = ("finished",) if play.over else ("playing", "cancelled")
        for status in statuses:
            winners = tuple(range(self.seats)) if play.over else ()
            table = table_of(self.game, self.seats, self.settings, status, waiting=play.waiting(), winners=winners)
            for lang in LANGUAGES:
                public = sight_of(play, table, None, self.lines)
                is_sound(panels.public(public, PICTURE, Look(lang, icons=everywhere())))
                is_sound(panels.retired(table, public.said, lang, table.turn, everywhere()))
                own = replace(sight_of(play, table, 0, self.lines), questions=())
                is_sound(private(own, PICTURE, Look(lang, LINK, everywhere())))


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", [pytest.param(game, id=key) for key, game in GAMES.items()])
def test_every_question_fits_on_a_panel_and_every_option_can_be_pressed(game: Game[Any, Any]) -> None:
    tables, known = spread_tables(game, MOST_TABLES), set[object]()
    for seats, settings in tables:
        for seed in range(max(1, GAMES_EACH // len(tables))):
            simulate(game, seats, settings, seed, Looker(game, seats, settings, known))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("status", ["lobby", "playing", "finished", "cancelled"])
@pytest.mark.parametrize("key", games())
def test_every_lobby_fits(key: str, status: Status, lang: str) -> None:
    game = find(key)
    for _, settings in spread_tables(game, MOST_TABLES):
        for seated in range(1, max(game.info.seats) + 1):
            fixed = {"commitment": "f" * 64, "seal": "1:" + "f" * 64}
            table = table_of(game, seated, settings, status, winners=tuple(range(seated)), options=fixed)
            is_sound(lobbies.lobby(table, lang))
            for owner in (True, False):
                is_sound(lobbies.settings(table, lang, owner=owner))
            is_sound(panels.ended(table, Look(lang, LINK)))
            is_sound(panels.ended(table, Look(lang)))
            is_sound(panels.moved(table, Look(lang, LINK)))


@pytest.mark.parametrize("key", games())
def test_every_part_of_a_score_has_a_name(key: str) -> None:
    game = find(key)
    for seats in {max(game.info.seats), *game.info.against}:
        play = simulate(game, seats, {}, 5)
        rivals = game.rivals(play.state)
        sides: list[Side] = [*game.standing(play.state), *rivals]
        for score in sides:
            assert score.breakdown
            for lang in LANGUAGES:
                words = panels.words_for(table_of(game, seats, {}), lang)
                names = [*(rival.name for rival in rivals), *(name for name, _ in (*score.breakdown, *score.ties))]
                assert [name for name in names if not words.has(name)] == []
