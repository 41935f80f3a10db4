"""Who is there: each seat's last sign of life, for running games their last answer by hand, and its time-outs."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

DOUBLE: sa.Double[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def upgrade() -> None:
    """Make the table and fill it with what the answers tell."""
    op.create_table(
        "presence",
        sa.Column("game", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.CheckConstraint("missed >= 0", name=op.f("ck_presence_missed")),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_presence_game_game"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["game", "seat"],
            ["seat.game", "seat.number"],
            name=op.f("fk_presence_game_seat_seat"),
            initially="DEFERRED",
            deferrable=True,
        ),
        sa.PrimaryKeyConstraint("game", "seat", name=op.f("pk_presence")),
        sqlite_strict=True,
    )
    op.execute(
        'INSERT INTO presence (game, seat, "at", missed) '
        'SELECT answer.game, answer.seat, max(answer."at"), 0 FROM answer JOIN game ON game.id = answer.game '
        "WHERE game.status = 'playing' AND answer.interaction IS NOT NULL GROUP BY answer.game, answer.seat"
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("presence")
