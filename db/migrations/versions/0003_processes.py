"""Several processes: who they are, and which of them has taken a delivery or a deadline upon itself."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DOUBLE: sa.Double[float] = sa.Double().with_variant(sa.REAL(), "sqlite")
TAKEN = ("outbox", "deadline")


def upgrade() -> None:
    """Make the table and the columns."""
    op.create_table(
        "process",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("shards", sa.Text(), nullable=False),
        sa.Column("shard_count", sa.Integer(), nullable=False),
        sa.Column("seen", DOUBLE, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_process")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    for table in TAKEN:
        op.add_column(table, sa.Column("taken_by", BIG, nullable=True))


def downgrade() -> None:
    """Remove them."""
    for table in TAKEN:
        op.drop_column(table, "taken_by")
    op.drop_table("process")
