# Wörter, die in Bildern und in deren Alternativtexten stehen; Schlüssel beginnen mit pic-.

## Alle Spiele
pic-player = Spieler { $number }
pic-turn = Zug { $number }: { $name }
pic-over = Spielende
pic-last-round = Letzte Runde
pic-won = { $name } gewinnt
pic-shared = Geteilter Sieg
pic-reserve = Vorrat
pic-alt-rank = Rang { $rank }.
pic-alt-watcher = Du hast an diesem Tisch keine Hand.
