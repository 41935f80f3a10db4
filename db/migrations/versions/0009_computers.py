"""Which seats a computer plays, and how well: its level, nothing where a person plays."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; nobody is a computer yet."""
    op.add_column("seat", sa.Column("computer", sa.Text(), nullable=True))


def downgrade() -> None:
    """Remove it; what computers played stays, by users whose ids are below zero."""
    op.drop_column("seat", "computer")
