"""The rules of every game: a kernel that plays, and one package a game. Nothing here knows Discord, time or disk."""
