"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

# Spelled out rather than imported: a migration stays what it was when the code's types change.
BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DOUBLE: sa.Double[float] = sa.Double().with_variant(sa.REAL(), "sqlite")
FLAG = sa.Boolean().with_variant(sa.Integer(), "sqlite")
STANDS = sa.text("withdrawn IS NULL")


def upgrade() -> None:
    """Make every table."""
    _make_people()
    _make_tables()
    _make_history()
    _make_messages()


def downgrade() -> None:
    """Remove every table."""
    for name in (
        "outbox",
        "panel",
        "line",
        "answer",
        "checkpoint",
        "deadline",
        "vote",
        "seat",
        "game",
        "rating",
        "preference",
        "user",
    ):
        op.drop_table(name)


def _make_people() -> None:
    op.create_table(
        "user",
        sa.Column("id", BIG, autoincrement=False, nullable=False),
        sa.Column("locale", sa.Text(), nullable=True),
        sa.Column("dm_closed", DOUBLE, nullable=True),
        sa.Column("dm_channel", BIG, nullable=True),
        sa.Column("seen", DOUBLE, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_user")),
        sqlite_strict=True,
    )
    op.create_table(
        "preference",
        sa.Column("user", BIG, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["user.id"], name=op.f("fk_preference_user_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "key", name=op.f("pk_preference")),
        sqlite_strict=True,
    )
    op.create_table(
        "rating",
        sa.Column("user", BIG, nullable=False),
        sa.Column("game_key", sa.Text(), nullable=False),
        sa.Column("mu", DOUBLE, nullable=False),
        sa.Column("sigma", DOUBLE, nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.CheckConstraint("played >= 0", name=op.f("ck_rating_played")),
        sa.ForeignKeyConstraint(["user"], ["user.id"], name=op.f("fk_rating_user_user"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user", "game_key", name=op.f("pk_rating")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_rating_game_key_mu"), "rating", ["game_key", "mu"])


def _make_tables() -> None:
    op.create_table(
        "game",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("guild_id", BIG, nullable=True),
        sa.Column("channel_id", BIG, nullable=True),
        sa.Column("lobby_message_id", BIG, nullable=True),
        sa.Column("thread_id", BIG, nullable=True),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("owner", BIG, nullable=False),
        sa.Column("created", DOUBLE, nullable=False),
        sa.Column("started", DOUBLE, nullable=True),
        sa.Column("ended", DOUBLE, nullable=True),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.CheckConstraint("status IN ('lobby', 'playing', 'finished', 'cancelled')", name=op.f("ck_game_status")),
        sa.CheckConstraint("epoch >= 0 AND turn >= 0 AND version >= 0", name=op.f("ck_game_counters")),
        sa.CheckConstraint("seats > 0", name=op.f("ck_game_seats")),
        sa.ForeignKeyConstraint(["owner"], ["user.id"], name=op.f("fk_game_owner_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_game")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_game_guild_id_status"), "game", ["guild_id", "status"])
    op.create_index(op.f("ix_game_status"), "game", ["status"])
    op.create_index(op.f("ix_game_thread_id"), "game", ["thread_id"])
    op.create_table(
        "seat",
        sa.Column("game", BIG, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", BIG, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("joined", DOUBLE, nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.CheckConstraint("state IN ('in', 'conceded')", name=op.f("ck_seat_state")),
        sa.CheckConstraint("number >= 0", name=op.f("ck_seat_number")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_seat_game_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user"], ["user.id"], name=op.f("fk_seat_user_user")),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_seat")),
        sa.UniqueConstraint("game", "user", name=op.f("uq_seat_game_user")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_seat_user_game"), "seat", ["user", "game"])
    op.create_table(
        "vote",
        sa.Column("game", BIG, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        sa.ForeignKeyConstraint(
            ["game", "seat"],
            ["seat.game", "seat.number"],
            name=op.f("fk_vote_game_seat_seat"),
            initially="DEFERRED",
            deferrable=True,
        ),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_vote_game_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "kind", "seat", name=op.f("pk_vote")),
        sqlite_strict=True,
    )
    op.create_table(
        "deadline",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("game", BIG, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("due", DOUBLE, nullable=False),
        sa.ForeignKeyConstraint(
            ["game", "seat"],
            ["seat.game", "seat.number"],
            name=op.f("fk_deadline_game_seat_seat"),
            initially="DEFERRED",
            deferrable=True,
        ),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_deadline_game_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deadline")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_deadline_due"), "deadline", ["due"])
    op.create_index(op.f("ix_deadline_game_kind"), "deadline", ["game", "kind"])


def _make_history() -> None:
    op.create_table(
        "checkpoint",
        sa.Column("game", BIG, nullable=False),
        sa.Column("epoch", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("answers", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("state", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", DOUBLE, nullable=False),
        sa.CheckConstraint("answers >= 0", name=op.f("ck_checkpoint_answers")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_checkpoint_game_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "epoch", "answers", name=op.f("pk_checkpoint")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_checkpoint_game_answers_epoch"), "checkpoint", ["game", "answers", "epoch"])
    op.create_table(
        "answer",
        sa.Column("game", BIG, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("picks", sa.Text(), nullable=False),
        sa.Column("offer", sa.Text(), nullable=False),
        sa.Column("auto", FLAG, nullable=False),
        sa.Column("reveals", FLAG, nullable=False),
        sa.Column("shared", FLAG, nullable=False),
        sa.Column("user", BIG, nullable=True),
        sa.Column("interaction", BIG, nullable=True),
        sa.Column("at", DOUBLE, nullable=False),
        sa.Column("withdrawn", sa.Integer(), nullable=True),
        sa.CheckConstraint("number >= 0", name=op.f("ck_answer_number")),
        sa.ForeignKeyConstraint(
            ["game", "seat"],
            ["seat.game", "seat.number"],
            name=op.f("fk_answer_game_seat_seat"),
            initially="DEFERRED",
            deferrable=True,
        ),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_answer_game_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_answer")),
        sa.UniqueConstraint("game", "interaction", name=op.f("uq_answer_game_interaction")),
        sqlite_strict=True,
    )
    op.create_index("ix_answer_live", "answer", ["game", "number"], sqlite_where=STANDS, postgresql_where=STANDS)
    op.create_table(
        "line",
        sa.Column("game", BIG, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("answer", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("args", sa.Text(), nullable=False),
        sa.Column("audience", sa.Text(), nullable=True),
        sa.Column("at", DOUBLE, nullable=False),
        sa.Column("withdrawn", sa.Integer(), nullable=True),
        sa.CheckConstraint("number >= 0", name=op.f("ck_line_number")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_line_game_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "number", name=op.f("pk_line")),
        sqlite_strict=True,
    )


def _make_messages() -> None:
    op.create_table(
        "panel",
        sa.Column("game", BIG, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("recipient", BIG, autoincrement=False, nullable=False),
        sa.Column("turn", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("channel_id", BIG, nullable=False),
        sa.Column("message_id", BIG, nullable=False),
        sa.Column("shown", sa.Text(), nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        sa.Column("closed", DOUBLE, nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_panel_game_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "kind", "recipient", "turn", name=op.f("pk_panel")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_panel_message_id"), "panel", ["message_id"])
    op.create_table(
        "outbox",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("game", BIG, nullable=True),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("recipient", BIG, nullable=False),
        sa.Column("payload", sa.Text(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("due", DOUBLE, nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("created", DOUBLE, nullable=False),
        sa.Column("error", sa.Text(), nullable=True),
        sa.CheckConstraint("revision > 0 AND tries >= 0", name=op.f("ck_outbox_counters")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_outbox_game_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_outbox")),
        sa.UniqueConstraint("subject", name=op.f("uq_outbox_subject")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_outbox_due"), "outbox", ["due"])
    op.create_index(op.f("ix_outbox_game"), "outbox", ["game"])
