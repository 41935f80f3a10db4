"""Sending an inventor to work (4.3): what may be placed, what is offered, the form for other numbers, the effect.

On offer is the usual send, as much as fits, for every inventor and invention, and to who owns a genius tile also the
one with its extra pieces. The form is a standing offer beside it: it picks inventor, invention and numbers, and the
question then offers exactly that send. Form answers change nothing but the form.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from rules.kernel.flows import sift, unless_silent
from rules.kernel.model import Answer, Barred, Decision, Option, Seat, Text, text, who
from rules.legendary_inventors import barred
from rules.legendary_inventors.components import FIGURES, SCIENCES
from rules.legendary_inventors.state import Displayed, Form, Inventor, Player, State
from rules.legendary_inventors.wording import (
    BACK,
    INVENTION,
    INVENTOR,
    Place,
    arranged_option,
    form_option,
    pieces,
    place_option,
    send_option,
)

EXTRA = FIGURES.genius_pieces.value
FORM_KEY = "SEND_FORM"

Offer: TypeAlias = tuple[Inventor, Displayed, Option | None]
"""A pair with its send, None if nothing fits."""


# What is legal


@lru_cache(maxsize=16_384)
def usual(values: Place, free: Place) -> Place:
    """Return as much as fits: in every science the smaller of knowledge and free fields."""
    return tuple(map(min, values, free))


def genius_needed(values: Sequence[int], place: Sequence[int]) -> int:
    """Return how many genius tiles a placement takes: two pieces beyond the knowledge each."""
    excess = 0
    for has, number in zip(values, place, strict=True):
        if number > has:
            excess += number - has
    return -(-excess // EXTRA)


def is_legal(inventor: Inventor, displayed: Displayed, place: Sequence[int], genius: int) -> bool:
    """Say whether a send is legal for who owns that many genius tiles (4.3, conditions 1 and 3 to 5)."""
    return (
        inventor.active
        and all(0 <= number <= fields for number, fields in zip(place, displayed.free, strict=True))
        and sum(place) >= 1
        and genius_needed(inventor.values, place) <= genius
    )


def first_place(inventor: Inventor, displayed: Displayed) -> Place:
    """Return what the form begins with: the usual send, else the extra pieces of one genius tile (ruling 26)."""
    values, free = tuple(inventor.values), tuple(displayed.free)
    place = usual(values, free)
    return place if any(place) else with_genius(values, free)


@lru_cache(maxsize=16_384)
def with_genius(values: Place, free: Place) -> Place:
    """Return the usual send with the extra pieces of one genius tile, in the order of the sciences."""
    left, filled = EXTRA, []
    for number, fields in zip(usual(values, free), free, strict=True):
        more = min(left, fields - number)
        filled.append(number + more)
        left -= more
    return tuple(filled)


@lru_cache(maxsize=16_384)
def can_arrange(values: Place, free: Place, genius: int) -> bool:
    """Say whether there is any send beside the usual one of who knows that to an invention with such free fields."""
    number = sum(usual(values, free))
    return number > 1 or (genius > 0 and number < sum(free))


# What is offered


def sends(s: State, seat: Seat) -> tuple[list[Option], list[Barred]]:
    """Return the usual send of every pair and, with a genius tile, the one that spends it; or the one in the form.

    A pair without any is barred.
    """
    player = s.players[seat]
    if s.form is not None and s.form.place:
        inventor = player.inventor(s.form.inventor)
        place = tuple(s.form.place)
        usual_send = _option(seat, inventor, s.displayed(s.form.invention), place)
        return [arranged_option(usual_send, sum(place))], [barred.ANOTHER_SEND]
    offers = _offers(s, seat, has_genius=player.owns("genius") > 0)
    return [option for _, _, option in offers if option], _unsent(s, player, offers)


def _offers(s: State, seat: Seat, *, has_genius: bool) -> list[Offer]:
    where = [(each, (each.card, tuple(each.free), each.contribution(seat))) for each in s.display]
    found: list[Offer] = []
    for inventor in s.players[seat].inventors:
        if inventor.active:
            sent = (inventor.id, tuple(inventor.values))
            found += [(inventor, each, _usual(sent, to)) for each, to in where]
            if has_genius:
                found += [(inventor, each, _genius(sent, to)) for each, to in where]
    return found


@lru_cache(maxsize=8_192)
def _usual(sent: tuple[str, Place], to: tuple[str, Place, int]) -> Option | None:
    """Return the usual send, None if nothing fits.

    It is of an inventor and what they know, to an invention, its free fields and how many own pieces lie there.
    """
    (inventor, values), (invention, free, own) = sent, to
    place = usual(values, free)
    number = sum(place)
    return send_option(inventor, invention, place, 0, sum(free) - number, own + number) if number else None


@lru_cache(maxsize=8_192)
def _genius(sent: tuple[str, Place], to: tuple[str, Place, int]) -> Option | None:
    """Return the send that spends one genius tile, None if the usual one leaves no field free."""
    (inventor, values), (invention, free, own) = sent, to
    place = with_genius(values, free)
    number = sum(place)
    if place == usual(values, free):
        return None
    return send_option(inventor, invention, place, 1, sum(free) - number, own + number)


@unless_silent
def _unsent(_s: State, player: Player, offers: Iterable[Offer]) -> Iterator[Barred]:
    sent = {(inventor.id, displayed.card) for inventor, displayed, option in offers if option}
    goes = {inventor for inventor, _ in sent}
    for inventor, displayed, option in offers:
        if option is None and inventor.id in goes and (inventor.id, displayed.card) not in sent:
            yield barred.unfit(inventor.id, displayed.card)
    for inventor in player.inventors:
        if not inventor.active:
            yield barred.tired("send", inventor.id)
        elif inventor.id not in goes:
            yield barred.unfit_anywhere(inventor.id)


def _option(seat: Seat, inventor: Inventor, displayed: Displayed, place: Place) -> Option:
    number = sum(place)
    left, own = sum(displayed.free) - number, displayed.contribution(seat) + number
    return send_option(inventor.id, displayed.card, place, genius_needed(inventor.values, place), left, own)


# The form


def form(s: State) -> list[Decision]:
    """Return the standing offer to place other numbers than the usual ones, if there are any."""
    seat = s.current
    steps, prompt = _form_steps(s, s.players[seat])
    options, bars = sift(steps)
    if not options:
        return []
    begun = s.form is not None
    return [
        Decision(
            seat, FORM_KEY, prompt, tuple(options), waits=False, public=True, topic="pieces", begun=begun,
            barred=tuple(bars),
        )
    ]  # fmt: skip


def _form_steps(s: State, player: Player) -> tuple[list[Option | Barred], Text]:
    genius, filled = player.owns("genius"), s.form
    if filled is None:
        fields = tuple([tuple(each.free) for each in s.display])
        return [_whom(inventor, fields, genius) for inventor in player.inventors], Text("ask-form-inventor")
    inventor, name = player.inventor(filled.inventor), INVENTOR[filled.inventor]
    if not filled.invention:
        where = [_where(inventor, each.card, tuple(each.free), genius) for each in s.display]
        return [*where, BACK], text("ask-form-invention", inventor=name)
    numbers = _numbers(inventor, s.displayed(filled.invention), filled.place, genius)
    words = text(
        "ask-form-pieces",
        inventor=name,
        invention=INVENTION[filled.invention],
        pieces=pieces(filled.place),
        genius=genius,
    )
    return [*numbers, BACK], words


def _whom(inventor: Inventor, fields: tuple[Place, ...], genius: int) -> Option | Barred:
    if not inventor.active:
        return barred.tired("inventor", inventor.id)
    return _step_to(inventor.id, tuple(inventor.values), fields, genius)


@lru_cache(maxsize=16_384)
def _step_to(inventor: str, values: Place, fields: tuple[Place, ...], genius: int) -> Option | Barred:
    is_open = any(can_arrange(values, free, genius) for free in fields)
    return _step("inventor", inventor, values, is_open=is_open)


def _where(inventor: Inventor, invention: str, free: Place, genius: int) -> Option | Barred:
    return _step("invention", invention, free, is_open=can_arrange(tuple(inventor.values), free, genius))


def _step(kind: str, id_: str, has: Place, *, is_open: bool) -> Option | Barred:
    return form_option(kind, id_, has) if is_open else barred.one_way(kind, id_)


def _numbers(inventor: Inventor, displayed: Displayed, place: Sequence[int], genius: int) -> list[Option | Barred]:
    """Return every change of one number, up to what is free or known; those that are not legal are barred."""
    found: list[Option | Barred] = []
    for science, fields in enumerate(displayed.free):
        changed = list(place)
        for number in range(max(fields, inventor.values[science]) + 1):
            changed[science] = number
            if number == place[science]:
                continue
            needed = genius_needed(inventor.values, changed)
            if number > fields:
                found.append(barred.too_many(science, number, fields))
            elif any(changed) and needed <= genius:  # all else of `is_legal` holds: the form is legal as it is
                found.append(place_option(science, number, needed, sum(changed)))
            else:
                found.append(barred.too_hard(science, number, inventor.values[science], needed, genius))
    return found


def fill_form(s: State, answer: Answer) -> None:
    """Take an answer to the form."""
    kind, _, value = answer.picks[0].partition(":")
    player, filled = s.players[answer.seat], s.form
    if filled is None:
        s.form = Form(value)
    elif kind == BACK.id:
        s.form = Form(filled.inventor) if filled.invention else None
    elif kind == "invention":
        filled.invention = value
        filled.place = list(first_place(player.inventor(filled.inventor), s.displayed(value)))
    else:
        filled.place[SCIENCES.index(kind)] = int(value)


def check_form(s: State, seat: Seat) -> None:
    """Forget the numbers in the form if they are no longer legal, a genius tile having been turned over."""
    if s.form is None or seat != s.current or not s.form.invention:
        return
    player = s.players[seat]
    inventor, displayed = player.inventor(s.form.inventor), s.displayed(s.form.invention)
    if not is_legal(inventor, displayed, s.form.place, player.owns("genius")):
        s.form = None


# The effect


def send(s: State, seat: Seat, id_: str) -> Displayed:
    """Spend genius tiles, place the pieces, deactivate the inventor; return the invention (4.3)."""
    _, who_, card, numbers, genius = id_.split(":")
    player, displayed = s.players[seat], s.displayed(card)
    place = tuple(map(int, numbers.split("/")))
    s.box_tiles += [player.spend("genius") for _ in range(int(genius))]
    for science, number in enumerate(place):
        displayed.free[science] -= number
        displayed.pieces[seat][science] += number
    player.inventor(who_).active = False
    s.say(
        "log-send",
        who=who(seat),
        inventor=INVENTOR[who_],
        invention=INVENTION[card],
        pieces=pieces(place),
        genius=int(genius),
        left=sum(displayed.free),
    )
    return displayed
