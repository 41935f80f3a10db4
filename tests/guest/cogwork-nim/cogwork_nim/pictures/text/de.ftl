# Wörter, die in den Bildern von Blindem Nim und in deren Alternativtexten stehen; Schlüssel beginnen mit pic-.

pic-nim-lay = Alle legen eine Karte
pic-nim-turn = { $name } ist am Zug
pic-nim-won = Der letzte Stein gewinnt: { $name }
pic-nim-lost = Der letzte Stein verliert: { $name }
pic-nim-taken = { $number ->
    [one] 1 Stein
   *[other] { $number } Steine
  }
pic-nim-cards = { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }
pic-nim-hand = Deine Karten
pic-nim-no-hand = Du hast an diesem Tisch keine Karten.

pic-nim-alt-table = Blindes Nim. { $heading }. { $stones } Steine auf dem Haufen, { $deck } Karten im Stapel. Gespielt: { $played }. { $players }.
pic-nim-alt-player = { $name }: { $taken } genommen, { $cards } auf der Hand
pic-nim-alt-hand = Deine Karten in Blindem Nim: { $cards }.
pic-nim-alt-nothing = keine
