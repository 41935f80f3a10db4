"""Forget where each user's direct messages went: Discord is asked for the channel, and nothing has read it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remove the column, which both databases can without making the table anew."""
    op.execute('ALTER TABLE "user" DROP COLUMN dm_channel')


def downgrade() -> None:
    """Put it back, empty."""
    op.add_column("user", sa.Column("dm_channel", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=True))
