"""What has been: positions and the log of a game, its result, its shuffle, and the statistics of many."""
