"""Computer players at the table: who they are, when it is their turn, what they may see, and where they think."""
