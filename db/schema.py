"""The tables, as one metadata object. Queries live elsewhere; changes need a migration.

Times are seconds since the epoch. State hangs on seats, never on users. Nothing that a player
did is deleted: an undone answer or line names the epoch that withdrew it.
"""

from typing import Any, Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)
from sqlalchemy.schema import SchemaItem

from db.columns import BIG, DOUBLE, Flag, Json, Seed

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table(name: str, *items: SchemaItem) -> Table:
    # Ids are never used twice: old buttons name games, late deliveries name outbox rows.
    numbered = isinstance(items[0], Column) and items[0].autoincrement is True
    return Table(name, metadata, *items, sqlite_strict=True, sqlite_autoincrement=numbered)


def _id() -> Column[int]:
    return Column("id", BIG, primary_key=True, autoincrement=True)


def _game_key(*, primary: bool = True) -> Column[int]:
    return Column("game", ForeignKey("game.id", ondelete="CASCADE"), primary_key=primary, nullable=False)


def _integer(name: str, **options: Any) -> Column[int]:  # noqa: ANN401 - Column's own options
    return Column(name, Integer, nullable=options.pop("nullable", False), **options)


def _big(name: str, **options: Any) -> Column[int]:  # noqa: ANN401 - Column's own options
    return Column(name, BIG, nullable=options.pop("nullable", False), **options)


def _text(name: str, **options: Any) -> Column[str]:  # noqa: ANN401 - Column's own options
    return Column(name, Text, nullable=options.pop("nullable", False), **options)


def _json(name: str, shape: Any, *, nullable: bool = False) -> Column[Any]:  # noqa: ANN401 - any decodable type
    return Column(name, Json(shape), nullable=nullable)


def _seconds(name: str, *, nullable: bool = False) -> Column[float]:
    return Column(name, DOUBLE, nullable=nullable)


def _flag(name: str, **options: Any) -> Column[bool]:  # noqa: ANN401 - Column's own options
    return Column(name, Flag, nullable=False, **options)


def _user(name: str = "user", *, primary: bool = False, ondelete: str | None = None) -> Column[int]:
    return Column(name, ForeignKey("user.id", ondelete=ondelete), primary_key=primary, nullable=False)


def _of_seat() -> ForeignKeyConstraint:
    # Checked at the commit, so that a table's seats can be dealt anew in one transaction.
    return ForeignKeyConstraint(["game", "seat"], ["seat.game", "seat.number"], deferrable=True, initially="DEFERRED")


user: Final = _table(
    "user",
    Column("id", BIG, primary_key=True, autoincrement=False),
    _text("locale", nullable=True),
    _seconds("dm_closed", nullable=True),
    _seconds("seen"),
)

preference: Final = _table(
    "preference",
    _user(primary=True, ondelete="CASCADE"),
    _text("key", primary_key=True),
    _text("value"),
)

rating: Final = _table(
    "rating",
    _user(primary=True, ondelete="CASCADE"),
    _text("game_key", primary_key=True),
    Column("mu", DOUBLE, nullable=False),
    Column("sigma", DOUBLE, nullable=False),
    _integer("played"),
    CheckConstraint("played >= 0", name="played"),
    Index(None, "game_key", "mu"),
)

game: Final = _table(
    "game",
    _id(),
    _text("key"),
    _integer("rules_version"),
    _integer("seats"),
    _json("settings", dict[str, Any]),
    Column("seed", Seed, nullable=False),
    _text("status"),
    _integer("epoch"),
    _integer("turn"),
    _integer("version"),
    _big("guild_id", nullable=True),
    _big("channel_id", nullable=True),
    _big("lobby_message_id", nullable=True),
    _big("thread_id", nullable=True),
    _text("title"),
    _user("owner"),
    _seconds("created"),
    _seconds("started", nullable=True),
    _seconds("ended", nullable=True),
    _json("waiting", tuple[int, ...]),
    _json("result", Any, nullable=True),
    CheckConstraint("status IN ('lobby', 'playing', 'finished', 'cancelled')", name="status"),
    CheckConstraint("seats > 0", name="seats"),
    CheckConstraint("epoch >= 0 AND turn >= 0 AND version >= 0", name="counters"),
    Index(None, "guild_id", "status"),
    Index(None, "thread_id"),
    Index(None, "status"),
)

seat: Final = _table(
    "seat",
    _game_key(),
    _integer("number", primary_key=True, autoincrement=False),
    _user(),
    _text("name"),
    _seconds("joined"),
    _text("state"),
    _text("computer", nullable=True),
    UniqueConstraint("game", "user"),
    CheckConstraint("number >= 0", name="number"),
    CheckConstraint("state IN ('in', 'conceded')", name="state"),
    Index(None, "user", "game"),
)

checkpoint: Final = _table(
    "checkpoint",
    _game_key(),
    _integer("epoch", primary_key=True, autoincrement=False),
    _integer("answers", primary_key=True, autoincrement=False),
    Column("state", LargeBinary, nullable=False),
    _text("hash"),
    _integer("version"),
    _seconds("created"),
    CheckConstraint("answers >= 0", name="answers"),
    Index(None, "game", "answers", "epoch"),
)

answer: Final = _table(
    "answer",
    _game_key(),
    _integer("number", primary_key=True, autoincrement=False),
    _integer("seat"),
    _text("key"),
    _json("picks", tuple[str, ...]),
    _text("offer"),
    _flag("auto"),
    _flag("reveals"),
    _flag("shared"),
    _big("user", nullable=True),
    _big("interaction", nullable=True),
    _seconds("at"),
    _integer("withdrawn", nullable=True),
    _text("digest", server_default=""),
    _flag("shows", server_default=false()),
    _of_seat(),
    UniqueConstraint("game", "interaction"),
    CheckConstraint("number >= 0", name="number"),
)
Index(
    "ix_answer_live",
    answer.c.game,
    answer.c.number,
    sqlite_where=text("withdrawn IS NULL"),
    postgresql_where=text("withdrawn IS NULL"),
)

line: Final = _table(
    "line",
    _game_key(),
    _integer("number", primary_key=True, autoincrement=False),
    _integer("answer"),
    _integer("turn"),
    _text("key"),
    _json("args", dict[str, Any]),
    _json("audience", tuple[int, ...], nullable=True),
    _seconds("at"),
    _integer("withdrawn", nullable=True),
    CheckConstraint("number >= 0", name="number"),
)

vote: Final = _table(
    "vote",
    _game_key(),
    _text("kind", primary_key=True),
    _integer("seat", primary_key=True, autoincrement=False),
    _text("value"),
    _seconds("at"),
    _of_seat(),
)

deadline: Final = _table(
    "deadline",
    _id(),
    _game_key(primary=False),
    _integer("seat", nullable=True),
    _text("kind"),
    _seconds("due"),
    _big("taken_by", nullable=True),
    _of_seat(),
    Index(None, "due"),
    Index(None, "game", "kind"),
)

panel: Final = _table(
    "panel",
    _game_key(),
    _text("kind", primary_key=True),
    _big("recipient", primary_key=True, autoincrement=False),
    _integer("turn", primary_key=True, autoincrement=False),
    _big("channel_id"),
    _big("message_id"),
    _text("shown"),
    _seconds("at"),
    _seconds("closed", nullable=True),
    Index(None, "message_id"),
)

outbox: Final = _table(
    "outbox",
    _id(),
    _text("subject", unique=True),
    Column("game", ForeignKey("game.id", ondelete="CASCADE")),
    _text("kind"),
    _big("recipient"),
    _json("payload", Any, nullable=True),
    _integer("revision"),
    _seconds("due"),
    _integer("tries"),
    _seconds("created"),
    _text("error", nullable=True),
    _big("taken_by", nullable=True),
    CheckConstraint("revision > 0 AND tries >= 0", name="counters"),
    Index(None, "due"),
    Index(None, "game"),
)

table_option: Final = _table(
    "table_option",
    _game_key(),
    _text("key", primary_key=True),
    _text("value"),
    Index(None, "key", "value"),
)

seal: Final = _table(
    "seal",
    _game_key(),
    _text("secret"),
    _json("brought", tuple[str, ...]),
)

clock: Final = _table(
    "clock",
    _game_key(),
    _integer("seat", primary_key=True, autoincrement=False),
    Column("bank", DOUBLE, nullable=False),
    _seconds("since", nullable=True),
    _of_seat(),
)

presence: Final = _table(
    "presence",
    _game_key(),
    _integer("seat", primary_key=True, autoincrement=False),
    _seconds("at"),
    _integer("missed"),
    _of_seat(),
    CheckConstraint("missed >= 0", name="missed"),
)

vacancy: Final = _table(
    "vacancy",
    _game_key(),
    _integer("seat", primary_key=True, autoincrement=False),
    _text("reason"),
    _seconds("since"),
    _of_seat(),
)

tenure: Final = _table(
    "sitting",
    _id(),
    _game_key(primary=False),
    _integer("seat"),
    _user(),
    _text("name"),
    _seconds("since"),
    _seconds("until", nullable=True),
    _of_seat(),
    Index(None, "game", "seat"),
    Index(None, "user"),
)

ahead: Final = _table(
    "ahead",
    _game_key(),
    _integer("seat", primary_key=True, autoincrement=False),
    _text("key", primary_key=True),
    _json("picks", tuple[str, ...]),
    _seconds("at"),
    _of_seat(),
)

guild_option: Final = _table(
    "guild_option",
    Column("guild", BIG, primary_key=True, autoincrement=False),
    _text("key", primary_key=True),
    _text("value"),
)

report: Final = _table(
    "report",
    _id(),
    Column("game", ForeignKey("game.id", ondelete="CASCADE")),
    _big("user"),
    _text("words"),
    _json("payload", Any),
    _seconds("at"),
    Index(None, "game"),
)

process: Final = _table(
    "process",
    _id(),
    _json("shards", tuple[int, ...]),
    _integer("shard_count"),
    _seconds("seen"),
)

registration: Final = _table(
    "registration",
    Column("application", BIG, primary_key=True, autoincrement=False),
    _text("sent"),
    _text("there"),
    _seconds("at"),
)

emoji: Final = _table(
    "emoji",
    Column("application", BIG, primary_key=True, autoincrement=False),
    _text("game_key", primary_key=True),
    _text("icon", primary_key=True),
    _text("name", primary_key=True),
    _big("id"),
    _seconds("unused", nullable=True),
)

wrong_code: Final = _table(
    "wrong_code",
    _id(),
    _big("user"),
    _seconds("at"),
    Index(None, "user", "at"),
    Index(None, "at"),
)
