"""What every game shares: the vocabulary of decisions, the player of flows, randomness, records and the test kit."""
