"""Decisions as components, pages and panels. Knows Discord, knows no game."""
