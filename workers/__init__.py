"""Processes that work for the bot, and whose job is next. They know neither games nor Discord."""
