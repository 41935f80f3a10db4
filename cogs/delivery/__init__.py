"""Bringing Discord up to date with the database: what the host's outbox asks for becomes messages and edits."""
