"""The icons that are in Discord as emojis of the application, and since when those that are no longer shown are not."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DOUBLE: sa.Double[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "emoji",
        sa.Column("application", BIG, autoincrement=False, nullable=False),
        sa.Column("game_key", sa.Text(), nullable=False),
        sa.Column("icon", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("id", BIG, nullable=False),
        sa.Column("unused", DOUBLE, nullable=True),
        sa.PrimaryKeyConstraint("application", "game_key", "icon", "name", name=op.f("pk_emoji")),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Remove it; the emojis stay in Discord and are found again by their names."""
    op.drop_table("emoji")
