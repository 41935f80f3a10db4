"""The bot with what Windows lacks taken away, since nobody can try it there: see `taken_away/sitecustomize.py`."""
