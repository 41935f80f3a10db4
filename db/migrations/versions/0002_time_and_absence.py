"""Tables for time, absence and memory: options, clocks, free seats, who sat where, orders in advance, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DOUBLE: sa.Double[float] = sa.Double().with_variant(sa.REAL(), "sqlite")
MADE = ("table_option", "clock", "vacancy", "sitting", "ahead", "guild_option", "report")


def upgrade() -> None:
    """Make the tables."""
    _make_options()
    _make_seats()
    _make_sittings()
    _make_reports()


def downgrade() -> None:
    """Remove them."""
    for name in reversed(MADE):
        op.drop_table(name)


def _of_game(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f(f"fk_{table}_game_game"), ondelete="CASCADE")


def _of_seat(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["game", "seat"],
        ["seat.game", "seat.number"],
        name=op.f(f"fk_{table}_game_seat_seat"),
        initially="DEFERRED",
        deferrable=True,
    )


def _make_options() -> None:
    op.create_table(
        "table_option",
        sa.Column("game", BIG, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        _of_game("table_option"),
        sa.PrimaryKeyConstraint("game", "key", name=op.f("pk_table_option")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_table_option_key_value"), "table_option", ["key", "value"])
    op.create_table(
        "guild_option",
        sa.Column("guild", BIG, autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild", "key", name=op.f("pk_guild_option")),
        sqlite_strict=True,
    )


def _make_seats() -> None:
    op.create_table(
        "clock",
        sa.Column("game", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("bank", DOUBLE, nullable=False),
        sa.Column("since", DOUBLE, nullable=True),
        _of_seat("clock"),
        _of_game("clock"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_clock")),
        sqlite_strict=True,
    )
    op.create_table(
        "vacancy",
        sa.Column("game", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("since", DOUBLE, nullable=False),
        _of_seat("vacancy"),
        _of_game("vacancy"),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_vacancy")),
        sqlite_strict=True,
    )
    op.create_table(
        "ahead",
        sa.Column("game", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("picks", sa.Text(), nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        _of_seat("ahead"),
        _of_game("ahead"),
        sa.PrimaryKeyConstraint("game", "seat", "key", name=op.f("pk_ahead")),
        sqlite_strict=True,
    )


def _make_sittings() -> None:
    op.create_table(
        "sitting",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("game", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", BIG, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", DOUBLE, nullable=False),
        sa.Column("until", DOUBLE, nullable=True),
        _of_seat("sitting"),
        _of_game("sitting"),
        sa.ForeignKeyConstraint(["user"], ["user.id"], name=op.f("fk_sitting_user_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sitting")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_sitting_game_seat"), "sitting", ["game", "seat"])
    op.create_index(op.f("ix_sitting_user"), "sitting", ["user"])


def _make_reports() -> None:
    op.create_table(
        "report",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("game", BIG, nullable=True),
        sa.Column("user", BIG, nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("payload", sa.Text(), nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        _of_game("report"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_report")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_report_game"), "report", ["game"])
