"""Running the bot: its command line, log, metrics, processes, the outbox, and what is kept about whom."""
