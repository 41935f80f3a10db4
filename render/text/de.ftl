# Wörter, die in Bildern und in deren Alternativtexten stehen; Schlüssel beginnen mit pic-.

## Alle Spiele
pic-player = Spieler { $number }
pic-turn = Am Zug: { $name }
pic-over = Spielende
pic-last-round = Letzte Runde
pic-won = { $name } gewinnt
pic-shared = Geteilter Sieg
pic-reserve = Vorrat
pic-alt-rank = Rang { $rank }.
pic-alt-watcher = Du hast an diesem Tisch keine Hand.
pic-alt-greyed = Nicht möglich: { $list }.

## Das Wertungsblatt am Ende
pic-sheet-place = { $place }.
pic-sheet-total = Summe
pic-sheet-shared = Geteilter Sieg: { $names }
pic-sheet-nobody = Am Tisch hat niemand gewonnen
pic-sheet-gone = { $number ->
    [one] { $names } hat aufgegeben.
   *[other] Aufgegeben haben: { $names }.
}
pic-sheet-tie = Gleichstand bei { $points }, entscheidend: { $breaks }.
pic-sheet-even = Gleichstand bei { $points } und auch darin: { $what }. Den Platz teilen sich: { $names }.
pic-sheet-same = Gleichstand bei { $points }, den Platz teilen sich: { $names }.
pic-sheet-order = Gleichstand bei { $points }; die Regeln geben diese Reihenfolge vor: { $names }.
pic-sheet-alt = Wertungsblatt von { $title }. { $verdict }. Punkte in der Reihenfolge { $names }: { $rows }. Summe { $total }. Plätze { $places }.

## Der Kopf einer Lobby
pic-minutes = { $minutes } Min.
pic-banner-alt = { $title }: { $most ->
    [one] für eine Person, etwa { $minutes } Minuten.
   *[other] für { $players } Personen, etwa { $minutes } Minuten.
}
