"""Reads a game's `components.toml` into typed parts and says precisely what is wrong with it.

An owner of a printed copy may correct a figure there, so every mistake is told with its key and place.
"""

import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from rules.kernel.errors import BadComponentsError

Number: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Complaints: TypeAlias = list[tuple[str, str]]
"""What the types cannot say: places such as `machines.list[3].cost`, each with a complaint."""

T = TypeVar("T")
Source = TypeVar("Source", bound=str)


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything a file of components lists; a key it does not know is a mistake."""


class Figure(Part, Generic[Source], frozen=True):
    """A number of the rulebook, and where it was read in the marks that a game has for its sources."""

    value: Number
    source: Source


class Group(Part, Generic[Source, T], frozen=True):
    """All components of one kind, in the order of the rulebook, and where they were read."""

    source: Source
    list: tuple[T, ...]


def read(path: Path, shape: type[T], complaints: Callable[[T], Complaints]) -> T:
    """Return the file in its shape.

    Raises:
        BadComponentsError: it is no TOML, or something in it cannot be; the message names file, key and place.
    """
    try:
        # A key of TOML is always text, also where it stands for a number.
        components = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), type=shape, str_keys=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadComponentsError(f"{path.name}: {error}") from error
    for place, complaint in complaints(components):
        raise BadComponentsError(f"{path.name}: {complaint} - at `$.{place}`")
    return components


def repeated(place: str, ids: Sequence[str | int], key: str = "id") -> Complaints:
    """Complain of every id that occurs twice in the list at that place; `key` is what it is called there."""
    return [(f"{place}[{n}].{key}", f"{id_} occurs twice") for n, id_ in enumerate(ids) if id_ in ids[:n]]
