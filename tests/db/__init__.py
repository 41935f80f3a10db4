"""Tests of storage, against real SQLite files."""
