# Words that stand in the pictures of Blind Nim and in their alternative texts; keys begin with pic-.

pic-nim-lay = Everybody lays a card
pic-nim-turn = { $name } to play
pic-nim-won = The last stone wins: { $name }
pic-nim-lost = The last stone loses: { $name }
pic-nim-taken = { $number ->
    [one] 1 stone
   *[other] { $number } stones
  }
pic-nim-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
pic-nim-hand = Your cards
pic-nim-no-hand = You hold no cards at this table.

pic-nim-alt-table = Blind Nim. { $heading }. { $stones } stones in the heap, { $deck } cards in the deck. Played: { $played }. { $players }.
pic-nim-alt-player = { $name }: { $taken } taken, { $cards } in hand
pic-nim-alt-hand = Your cards in Blind Nim: { $cards }.
pic-nim-alt-nothing = none
