"""The phrases that the alternative texts of all pictures share."""

from collections.abc import Iterable, Sequence

from render.kit import alttext
from render.transmissions.labels import labels
from rules.kernel.amounts import amount, written
from rules.kernel.words import Words
from rules.transmissions.components import CARDS, GOODS, IDEAS, ITEMS, KINDS, PIPES, PLACES, TRANSMISSIONS
from rules.transmissions.view import ForestCard, Goods, Player, Reach, RobotBoard, Score, View

_CARDS = {figures.robot: card for card, figures in TRANSMISSIONS.items() if figures.robot}


class Style(alttext.Style, frozen=True):
    """How much is said; `name` is the most characters of a player's name.

    `tiles` says whether the table tells what lies on the robots, or how many slots are covered; `figures` whether
    pipes and items are told with price and points; `short` that goods are told by letters; `lean` that a legend
    explains the sides' lines; `reach` whether the ways of the active robot are told; `cut` how long a tile's name is.
    """

    tiles: bool = True
    figures: bool = True
    short: bool = False
    lean: bool = False
    reach: bool = True
    cut: int = 40


class AltText(alttext.AltText[View, Style]):
    """Puts one view into phrases; the last of its names is Harvey's."""

    prefix = "pic-transmissions-alt-"
    labels_in = labels

    def __init__(self, view: View, words: Words, names: Sequence[str], style: Style) -> None:
        """Take the view, the reader's words, the players' names in seat order, and how much to say."""
        super().__init__(view, words, names, style)
        self.names.append(words.say("harvey"))

    def good(self, name: str) -> str:
        """Return the name of a good."""
        return self.labels.say(f"pic-transmissions-short-{name}") if self.style.short else self.words.say(name)

    def goods(self, goods: Goods, names: Sequence[str] = GOODS) -> str:
        """Return a stock."""
        return ", ".join(self._amount(name, getattr(goods, name)) for name in names)

    def units(self, units: Sequence[str]) -> str:
        """Return a price in engrams."""
        return " ".join(self._amount(unit, units.count(unit)) for unit in dict.fromkeys(units))

    def _amount(self, name: str, number: int) -> str:
        return f"{number} {self.good(name)}" if self.style.short else self.words(amount(name, number))

    def tile(self, tile: str) -> str:
        """Return the name of an item or an idea."""
        key = f"item-{ITEMS[tile].kind}" if tile in ITEMS else f"idea-{IDEAS[tile].id}"
        name = self.words.say(key)
        return name if len(name) <= self.style.cut else name[: self.style.cut - 1].rstrip() + "."

    def item(self, tile: str) -> str:
        """Return an item with its points and creatures."""
        kind, printed = KINDS[ITEMS[tile].kind], ITEMS[tile]
        points = "/".join(map(str, kind.each)) or str(kind.points)
        if kind.per:
            points = self.said(f"per-{kind.per.what}", points=kind.per.points, most=kind.per.most)
        return f"{self.tile(tile)} ({points}{self.creatures(printed.birds, printed.butterflies)})"

    def creatures(self, birds: int, butterflies: int) -> str:
        """Return the creatures on something, behind a space; nothing if there are none."""
        told = [self.said("bird")] * birds + [self.said("butterfly")] * butterflies
        return "".join(f" {one}" for one in told)

    def pipe(self, name: str) -> str:
        """Return a pipe with its price, points and creatures."""
        printed = PIPES[name]
        if not self.style.figures:
            return name
        told = f"{self.units(printed.cost)}, {self.said('points', number=str(printed.points))}"
        return f"{name} {printed.edges} ({told}{self.creatures(printed.birds, printed.butterflies)})"

    def robot(self, name: str) -> str:
        """Return the name of a robot, which stands on its transmission card."""
        return self.words.say(f"transmission-{_CARDS[name]}")

    def field(self, number_: int) -> str:
        """Return a field with its location."""
        return f"f{number_} {self.words.say(f'place-{PLACES[number_ // 2]}')}"

    def card(self, one: ForestCard) -> str:
        """Return a forest card with its acorns, and whether it was used."""
        used = f" {self.said('used')}" if one.used else ""
        return f"{self.forest(one.card)} {one.acorns}{used}"

    def forest(self, card: str) -> str:
        """Return the name of a forest card."""
        return self.words.say(f"forest-{CARDS[card].id}")

    def points(self, score: Score) -> str:
        """Return a score, after the end with the rank."""
        told = self.said("points", number=written(score.points, score.parts), count=score.points)
        return f"{told}, {self.said('rank', number=score.rank)}" if self.view.over else told

    def stock(self, player: Player) -> str:
        """Return what somebody has, and their score."""
        return f"{self.goods(player.goods)}{self.words.semicolon}{self.points(player.score)}."

    def robot_board(self, one: RobotBoard, spent: Sequence[str]) -> str:
        """Return what lies on a robot and how many slots are free."""
        tiles = [f"{self.tile(tile)}{'*' if tile in spent else ''}" for tile in one.tiles]
        free = self.said("free", number=one.free) if one.free else self.said("full", number=one.points)
        return f"{self.robot(one.robot)} {', '.join([*tiles, free])}"

    def reach(self, reach: Iterable[Reach], *, fields: bool = True) -> str:
        """Return ways to move, each with the field it leads to; `fields` says whether with the location's name."""
        return ", ".join(self._way(way, fields=fields) for way in reach)

    def _way(self, way: Reach, *, fields: bool) -> str:
        copied = f" ({self.said('copied')})" if way.copies else ""
        if way.kind == "jump":
            return self.labels.say("pic-transmissions-anywhere") + copied
        where = self.field(way.field) if fields else f"f{way.field}"
        how = {"walk": str(way.steps), "back": f"−{way.steps}", "swap": "⇄"}[way.kind]
        return f"{how} {where}{copied}"
