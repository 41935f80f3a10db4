"""Pictures of games: pure functions from one audience's view to an image; no rules and no Discord."""
