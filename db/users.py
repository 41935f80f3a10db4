"""Queries about users: language, closed direct messages, preferences and ratings."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, select, update

from db import schema
from db.transaction import Transaction, upsert


class User(msgspec.Struct, frozen=True):
    """Somebody the bot has met.

    Attributes:
        locale: The language chosen or last seen, or None.
        dm_closed: When a direct message was last refused, or None while they arrive.
        seen: When the user last did something, in seconds since the epoch.
    """

    id: int
    locale: str | None
    dm_closed: float | None
    seen: float


class Rating(msgspec.Struct, frozen=True):
    """A user's strength at one game, as the rating model keeps it."""

    user: int
    game_key: str
    mu: float
    sigma: float
    played: int


_T: Final = schema.user
_GET: Final = select(*(_T.c[field] for field in User.__struct_fields__)).where(_T.c.id == bindparam("user"))
_ENSURE: Final = upsert(_T, ("id",))
_SEE: Final = upsert(_T, ("id",), overwrite=("seen",))
_CHANGE: Final = update(_T).where(_T.c.id == bindparam("of_user"))

_P: Final = schema.preference
_PREFERENCES: Final = select(_P.c.key, _P.c.value).where(_P.c.user == bindparam("of_user")).order_by(_P.c.key)
_PREFER: Final = upsert(_P, ("user", "key"), overwrite=("value",))
_DROP_PREFERENCE: Final = delete(_P).where(_P.c.user == bindparam("of_user"), _P.c.key == bindparam("of_key"))
_DROP_PREFERENCES: Final = delete(_P).where(_P.c.user == bindparam("of_user"))

_R: Final = schema.rating
_RATINGS: Final = select(*(_R.c[field] for field in Rating.__struct_fields__))
_RATINGS_OF: Final = _RATINGS.where(_R.c.user == bindparam("of_user")).order_by(_R.c.game_key)
_RATINGS_FOR: Final = _RATINGS.where(
    _R.c.game_key == bindparam("of_key"), _R.c.user.in_(bindparam("of_users", expanding=True))
)
_BEST: Final = (
    _RATINGS.where(_R.c.game_key == bindparam("of_key"))
    # Three deviations below the mean is what a rating is sure of.
    .order_by((_R.c.mu - 3 * _R.c.sigma).desc(), _R.c.user)
    .limit(bindparam("most"))
)
_RATE: Final = upsert(_R, ("user", "game_key"), overwrite=("mu", "sigma", "played"))
_DROP_RATINGS: Final = delete(_R).where(_R.c.user == bindparam("of_user"))


async def get(tx: Transaction, user: int) -> User | None:
    """Return a user, or None when the bot has not met them."""
    return await tx.one(User, _GET, user=user)


async def ensure(tx: Transaction, users: Sequence[int], now: float) -> None:
    """Make sure that these users have a row; known ones stay as they are."""
    await tx.send_many(_ENSURE[tx.dialect], [{"id": user, "seen": now} for user in users])


async def see(tx: Transaction, user: int, now: float) -> None:
    """Note that a user did something, meeting them if need be."""
    await tx.send(_SEE[tx.dialect], id=user, seen=now)


async def put(tx: Transaction, user: int, now: float, **fields: Any) -> None:  # noqa: ANN401 - any column
    """Change columns of a user, meeting them if need be."""
    await see(tx, user, now)
    if fields:
        await tx.send(_CHANGE, of_user=user, **fields)


async def close_dm(tx: Transaction, user: int, now: float) -> None:
    """Note that the user's direct messages are closed."""
    await ensure(tx, [user], now)
    await tx.send(_CHANGE, of_user=user, dm_closed=now)


async def open_dm(tx: Transaction, user: int, now: float) -> None:
    """Note that the user's direct messages arrive."""
    await ensure(tx, [user], now)
    await tx.send(_CHANGE, of_user=user, dm_closed=None)


async def preferences(tx: Transaction, user: int) -> dict[str, str]:
    """Return what a user has set, by key."""
    return dict(await tx.all(lambda key, value: (key, value), _PREFERENCES, of_user=user))


async def prefer(tx: Transaction, user: int, key: str, value: str | None, now: float) -> None:
    """Set a preference, or take it back with None."""
    if value is None:
        await tx.send(_DROP_PREFERENCE, of_user=user, of_key=key)
        return
    await ensure(tx, [user], now)
    await tx.send(_PREFER[tx.dialect], user=user, key=key, value=value)


async def ratings_of(tx: Transaction, user: int) -> tuple[Rating, ...]:
    """Return a user's ratings, one per game they are rated at."""
    return await tx.all(Rating, _RATINGS_OF, of_user=user)


async def ratings_for(tx: Transaction, game_key: str, users: Sequence[int]) -> dict[int, Rating]:
    """Return the ratings of these users at one game; the unrated are absent."""
    found = await tx.all(Rating, _RATINGS_FOR, of_key=game_key, of_users=list(users))
    return {rating.user: rating for rating in found}


async def best(tx: Transaction, game_key: str, limit: int = 10) -> tuple[Rating, ...]:
    """Return the strongest at a game, by what their rating is sure of."""
    return await tx.all(Rating, _BEST, of_key=game_key, most=limit)


async def rate(tx: Transaction, ratings: Sequence[Rating]) -> None:
    """Store new ratings of users who have played."""
    await tx.send_many(_RATE[tx.dialect], [msgspec.structs.asdict(rating) for rating in ratings])


async def forget(tx: Transaction, user: int) -> None:
    """Remove a user's language, closed direct messages, preferences and ratings; seats keep the bare id."""
    await tx.send(_DROP_PREFERENCES, of_user=user)
    await tx.send(_DROP_RATINGS, of_user=user)
    await tx.send(_CHANGE, of_user=user, locale=None, dm_closed=None)
