# Words that stand in pictures and in their alternative texts; keys begin with pic-.

## All games
pic-player = Player { $number }
pic-turn = On turn: { $name }
pic-over = Game over
pic-last-round = Last round
pic-won = { $name } wins
pic-shared = Shared victory
pic-reserve = Reserve
pic-alt-rank = Rank { $rank }.
pic-alt-watcher = You hold no hand at this table.
pic-alt-greyed = Not possible: { $list }.

## The score sheet at the end
pic-sheet-place = { $place }.
pic-sheet-total = Total
pic-sheet-shared = Shared victory: { $names }
pic-sheet-nobody = Nobody at the table has won
pic-sheet-gone = { $number ->
    [one] { $names } gave up.
   *[other] Gave up: { $names }.
}
pic-sheet-tie = Tied at { $points }, decided by { $breaks }.
pic-sheet-even = Tied at { $points }, and in this too: { $what }. They share the place: { $names }.
pic-sheet-same = Tied at { $points }, they share the place: { $names }.
pic-sheet-order = Tied at { $points }; the rules put them in this order: { $names }.
pic-sheet-alt = Score sheet of { $title }. { $verdict }. Points in the order { $names }: { $rows }. Total { $total }. Places { $places }.

## The banner of a lobby
pic-minutes = { $minutes } min
pic-banner-alt = { $title }: { $most ->
    [one] for one player, about { $minutes } minutes.
   *[other] for { $players } players, about { $minutes } minutes.
}
