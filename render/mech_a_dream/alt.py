"""The same facts as the pictures, in words for those who cannot see them; shorter when Discord's limit is near."""

from collections.abc import Iterable, Sequence
from functools import partial

from render.kit.alttext import AltText, Style, fitting, joined
from render.mech_a_dream.labels import labels
from render.mech_a_dream.pieces import GOODS, HOME, PLACES, amount, waited_for
from rules.kernel.model import Decision, Option, Seat
from rules.kernel.words import Words
from rules.mech_a_dream.components import BASE_ROBOT, MACHINES, PARTS, ROBOTS, SAVES, SPECIALISTS, Effect
from rules.mech_a_dream.view import Completed, Goods, Offered, OnBelt, Own, Player, Specialist, View


class _Style(Style, frozen=True):
    """How much is said; `name` is the most characters of a player's name.

    `spoken` says that goods are told in words, not by letters; `effects` that machines are told with what they do;
    `lean` that a legend explains the players' lines, `bare` that it is short and letters go unexplained.
    """

    spoken: bool = False
    effects: bool = True
    lean: bool = False
    bare: bool = False


_STYLES = (
    _Style(spoken=True),
    _Style(),
    _Style(name=20),
    _Style(name=16, effects=False),
    _Style(name=12, effects=False, lean=True),
    _Style(name=6, effects=False, lean=True),
    _Style(name=4, effects=False, lean=True, bare=True),
)
"""From detailed to terse. A machine's number, such as B13, stands in the pictures and on the buttons too."""


def table_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return every public fact of the table in at most 1,024 characters."""
    return fitting(_AltText(view, words, names, style).table for style in _STYLES)


def workshop_alt(view: View, words: Words, names: Sequence[str], seat: Seat) -> str:
    """Return every public fact about one player in at most 1,024 characters."""
    return fitting(partial(_AltText(view, words, names, style).workshop, seat) for style in _STYLES)


def own_alt(view: View, words: Words, names: Sequence[str]) -> str:
    """Return everything that is the viewer's own in at most 1,024 characters."""
    return fitting(_AltText(view, words, names, style).own for style in _STYLES)


def decision_alt(view: View, words: Words, names: Sequence[str], asked: Decision, greyed: Sequence[str]) -> str:
    """Return what the picture to decide from shows, and what is `greyed`, in at most 1,024 characters."""
    return fitting((partial(_AltText(view, words, names, style).decision, asked) for style in _STYLES), greyed)


class _AltText(AltText[View, _Style]):
    """Tells the table, a workshop, or what is the viewer's own."""

    prefix = "pic-mech-alt-"
    labels_in = labels

    def table(self) -> str:
        """Return the table."""
        view = self.view
        told = [
            *self._opening(),
            self._letters(),
            self._offer(printed=True),
            *self._delivery(),
            self.listed("specialists", map(self._specialist, view.specialists)),
            self._legend(),
            *map(self._row, view.players),
        ]
        return joined(told)

    def workshop(self, seat: Seat) -> str:
        """Return one player's workshop."""
        player = self.view.players[seat]
        told = [
            self._letters(),
            self._legend(),
            self._row(player, whole=True),
            self._cards_of(player),
            self.listed("saves", self._saves(player), ", "),
            self.said("next", points=self._amounts([("D", player.bonus)])) if player.bonus else "",
        ]
        return joined(told)

    def _cards_of(self, player: Player) -> str:
        owned = (one for one in self.view.specialists if one.owner == player.seat)
        return self.listed("cards", map(self._specialist, owned))

    def own(self) -> str:
        """Return what is the viewer's own."""
        mine = self.view.own
        if mine is None:
            return self.labels.say("pic-mech-watcher")
        return joined([self._letters(), *self._mine(mine)])

    def decision(self, asked: Decision) -> str:
        """Return what a seat decides from: its goods, the day, and every option."""
        player = self.view.players[asked.seat]
        goods, day = self._goods(player.goods), self.said("clock", day=self.view.day, days=self.view.days)
        machines = self.said("machines", number=len(player.workshop))
        on_belt = (self._on_belt(tile, whole=True) for tile in player.belt)
        told = [
            self._letters(),
            self.said("you", list=joined([goods, machines, day], self.words.semicolon)),
            self.listed("options", map(self._option, asked.options)),
            *self._beside(asked.key, player),
            self.listed("on-belt", on_belt, ", "),
            self.listed("saves", self._saves(player), ", "),
        ]
        return joined(told)

    def _beside(self, key: str, player: Player) -> list[str]:
        """Return what a question shows beside its options."""
        view, own = self.view, self.view.own
        if key in {"ACTION", "STOCK_CHOICE", "BUY_TILE"}:
            fee = self.said("fee", fee=self._amounts([("F", view.delivery.fee)])) if key == "ACTION" else ""
            return [fee, self._offer(printed=False)]
        if key in {"NIGHT_MENU", "ACTIVATION_TARGET"}:
            done = (self._completed(machine, whole=True) for machine in player.workshop)
            robot = self.words.say(f"robot-{player.robot}")
            run = (robot if id_ == "robot" else id_ for id_ in (own.run if own else ()))
            return [self.listed("done", done, ", "), self.listed("run", run, ", ")]
        if key == "BOOST_TARGET" and own:
            taken = self.said("taken", number=view.delivery.taken) if view.delivery.taken else ""
            return [self.said("boosts", number=max(1, own.boosts)), taken]
        return []

    def _option(self, option: Option) -> str:
        if self.style.lean:
            return option.id
        hint = f" ({self.words(option.hint)})" if option.hint and self.style.effects else ""
        return f"{self.words(option.text)}{hint}"

    def _letters(self) -> str:
        return "" if self.style.spoken or self.style.bare else self.said("letters")

    def _legend(self) -> str:
        return self.said("legend-short" if self.style.bare else "legend") if self.style.lean else ""

    def _opening(self) -> list[str]:
        view = self.view
        who = self.words.listed(self.names[seat] for seat in waited_for(view))
        if view.over:
            winners = [self.names[player.seat] for player in view.players if player.rank == 1]
            opening = self.said("over", day=view.day, list=self.words.listed(winners))
        elif view.stage in {"robots", "draft"}:
            opening = self.said(view.stage, list=who)
        else:
            part = self.words.say(view.stage)
            opening = self.said("table", day=view.day, days=view.days, part=part, list=who)
        last = self.said("last") if view.last_night and not view.over else ""
        return [opening, last, self.said("first", name=self.names[view.first])]

    def _offer(self, *, printed: bool) -> str:
        told = []
        for pile in self.view.piles:
            lying = [self._offered(one, printed=printed) for one in pile.slots if one]
            top = self._offered(pile.top, printed=printed) if pile.top else ""
            told.append(", ".join([*lying, f"{self.said('pile', number=pile.size)} {top}".rstrip()]))
        return self.listed("offer" if printed else "prices", told)

    def _offered(self, one: Offered, *, printed: bool) -> str:
        tile = MACHINES[one.machine]
        price, slot = (tile.price, tile.slot) if printed else (one.price, one.slot)
        short = "" if printed or one.affordable else "✗"
        return f"{self._machine(one.machine)} {self._amounts([(tile.currency, price)])}@{max(0, slot)}{short}"

    def _delivery(self) -> list[str]:
        card = self.view.delivery
        told = self.words.semicolon.join(map(self._packages, PARTS))
        fee = self._amounts([("F", card.price)])
        return [
            self.said("delivery", id=card.id, fee=fee, list=told, left=self.view.deliveries_left),
            self.said("taken", number=card.taken) if card.taken else "",
            self.listed("delivered", self.view.delivered, " "),
        ]

    def _packages(self, part: str) -> str:
        return self._amounts((one.symbol, one.number) for one in getattr(self.view.delivery, part))

    def _specialist(self, one: Specialist) -> str:
        owner = self.words.say("centre") if one.owner is None else self.names[one.owner]
        price = self._amounts([("R", one.token)])
        name = one.id if self.style.lean else self.words.say(f"specialist-{one.id}")
        does = f" ({self._rewards(one.id)})" if self.style.effects else ""
        return f"{name}{does} {price} {owner}"

    def _rewards(self, id_: str) -> str:
        card = SPECIALISTS[id_]
        bonus = self._amounts(card.bonus) or "/".join(self._amounts([one]) for one in card.choose_one)
        return f"{'/'.join(self.words.say(f'trigger-{trigger}') for trigger in card.trigger)} → {bonus}"

    def _row(self, player: Player, *, whole: bool = False) -> str:
        """Return one player's line; `whole` adds what the machines do if the style allows it."""
        parts = self._lean(player) if self.style.lean else self._belongings(player, whole=whole)
        return self.of(self.names[player.seat], f"{joined(parts, ' ' if self.style.lean else self.words.semicolon)}.")

    def _belongings(self, player: Player, *, whole: bool) -> list[str]:
        return [
            self.said("rank", number=player.rank) if self.view.over else "",
            self._goods(player.goods),
            self.said("points", number=player.points),
            self._assistants(player),
            self._robot(player, whole=whole),
            self.listed("belt", (self._on_belt(tile, whole=whole) for tile in player.belt), ", "),
            self.listed("workshop", (self._completed(machine, whole=whole) for machine in player.workshop), ", "),
            self.said("asleep") if self.view.stage == "night" and not player.at_work else "",
        ]

    def _lean(self, player: Player) -> list[str]:
        """Return a player's belongings without labels, in the order of the legend."""
        asleep = self.view.stage == "night" and not player.at_work
        shown = player.robot != BASE_ROBOT.id or player.robot_used
        robot = [player.robot + "✓" * player.robot_used] if shown else []
        places = [] if set(player.assistants) == {HOME} else ["/".join(place or "–" for place in player.assistants)]
        return [
            f"{player.rank}." if self.view.over else "",
            "".join(f"{amount(player.goods, symbol)}{symbol}" for symbol, _ in GOODS),
            f"={player.points}" + "z" * asleep,
            *places,
            *robot,
            "|",
            *(self._on_belt(tile, whole=False) for tile in player.belt),
            "|",
            *(self._completed(machine, whole=False) for machine in player.workshop),
        ]

    def _assistants(self, player: Player) -> str:
        if set(player.assistants) == {HOME}:
            return ""
        return self.listed("assistants", (self._place(place) for place in player.assistants), ", ")

    def _place(self, place: str) -> str:
        if place in PLACES:
            return self.words.say(f"trigger-{place}")
        return place or self.said("home")

    def _robot(self, player: Player, *, whole: bool) -> str:
        plain = player.robot == BASE_ROBOT.id
        if plain and not (whole or player.robot_used):
            return ""
        does = f" ({self._options(player.robot)})" if whole and self.style.effects else ""
        name = self.words.say(f"robot-{player.robot}")
        told = f"{name}{does}{'✓' * player.robot_used}"
        return told if plain else self.said("robot", name=told)

    def _options(self, robot: str) -> str:
        return " / ".join(self._effect(option) for option in ROBOTS[robot].options)

    def _on_belt(self, tile: OnBelt, *, whole: bool) -> str:
        name = self._machine(tile.machine) if whole else tile.machine
        return f"{name}@{tile.slot}" + (f"+{tile.assistants}" if tile.assistants else "")

    def _completed(self, machine: Completed, *, whole: bool) -> str:
        name = self._machine(machine.machine) if whole else machine.machine
        crew = f"+{machine.assistants}" if machine.assistants else ""
        return f"{name}{'✓' * machine.used}{'!' * machine.payable}{crew}"

    def _saves(self, player: Player) -> list[str]:
        saved = zip(SAVES, player.saves, strict=True)
        return [self.words.say(f"power-{power}", {"number": number}) for power, number in saved if number]

    def _machine(self, machine: str) -> str:
        return f"{machine} ({self._does(machine)})" if self.style.effects else machine

    def _does(self, machine: str) -> str:
        tile = MACHINES[machine]
        if tile.effect is not None:
            return self._effect(tile.effect)
        power = [self.words.say(f"power-{tile.power}", {"number": SAVES[tile.power]})] if tile.power else []
        return ", ".join([*power, self.said("once", goods=self._amounts(tile.on_complete))])

    def _effect(self, effect: Effect) -> str:
        gain = self._amounts(effect.gain)
        if effect.special:
            gain = self.words.say(f"effect-{effect.special}", {"less": effect.slots_less})
        return f"{self._amounts(effect.cost.items())} → {gain}" if effect.cost else gain

    def _amounts(self, gains: Iterable[tuple[str, int]]) -> str:
        if self.style.spoken:
            return " + ".join(self.words.say(f"amount-{symbol}", {"number": number}) for symbol, number in gains)
        return " ".join(f"{number}{symbol}" for symbol, number in gains)

    def _goods(self, goods: Goods) -> str:
        return self._amounts((symbol, amount(goods, symbol)) for symbol, _ in GOODS)

    def _mine(self, mine: Own) -> list[str]:
        """Return what only the viewer knows, then what is on the own boards."""
        view, player = self.view, self.view.players[mine.seat]
        refused = (self.words.say(f"robot-{id_}") for id_ in mine.refused)
        return [
            self.listed("dealt", map(self._dealt, mine.dealt)),
            self.said("fee", fee=self._amounts([("F", view.delivery.fee)])) if view.stage in PARTS else "",
            "" if view.over or mine.dealt else self._offer(printed=False),
            "" if mine.dealt else self._row(player, whole=True),
            self._cards_of(player),
            self.listed("saves", self._saves(player), ", "),
            self.listed("refused", refused, ", "),
        ]

    def _dealt(self, id_: str) -> str:
        robot = ROBOTS[id_]
        start = self._amounts((good, number) for good, number in robot.start.items() if number)
        return self.said("deal", name=self.words.say(f"robot-{id_}"), effect=self._options(id_), start=start)
