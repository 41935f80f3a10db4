# Words that stand in pictures and in their alternative texts; keys begin with pic-.

## All games
pic-player = Player { $number }
pic-turn = Turn { $number }: { $name }
pic-over = Game over
pic-last-round = Last round
pic-won = { $name } wins
pic-shared = Shared victory
pic-reserve = Reserve
pic-alt-rank = Rank { $rank }.
pic-alt-watcher = You hold no hand at this table.
