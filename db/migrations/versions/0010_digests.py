"""What tells the position after an answer from others, so that it can be given again after an update and compared."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; earlier answers have no digest."""
    op.add_column("answer", sa.Column("digest", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("answer", "digest")
