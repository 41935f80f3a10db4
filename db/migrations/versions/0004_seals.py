"""What fixes the chance of a game before its players are known: a secret, and what they bring."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Make the table; tables of play that are there already have their seed and need none of it."""
    op.create_table(
        "seal",
        sa.Column("game", BIG, nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("brought", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("fk_seal_game_game"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_seal")),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Remove it."""
    op.drop_table("seal")
