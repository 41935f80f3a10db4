"""Which answers showed the other seats something that they could not know."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

FLAG = sa.Boolean().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Add the column; of older answers it is not known."""
    op.add_column("answer", sa.Column("shows", FLAG, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove it."""
    op.drop_column("answer", "shows")
