"""What was last sent to Discord as commands, and who tried a code that no table has."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DOUBLE: sa.Double[float] = sa.Double().with_variant(sa.REAL(), "sqlite")


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "registration",
        sa.Column("application", BIG, autoincrement=False, nullable=False),
        sa.Column("sent", sa.Text(), nullable=False),
        sa.Column("there", sa.Text(), nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        sa.PrimaryKeyConstraint("application", name=op.f("pk_registration")),
        sqlite_strict=True,
    )
    op.create_table(
        "wrong_code",
        sa.Column("id", BIG, autoincrement=True, nullable=False),
        sa.Column("user", BIG, nullable=False),
        sa.Column("at", DOUBLE, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_wrong_code")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index(op.f("ix_wrong_code_user_at"), "wrong_code", ["user", "at"])
    op.create_index(op.f("ix_wrong_code_at"), "wrong_code", ["at"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("wrong_code")
    op.drop_table("registration")
