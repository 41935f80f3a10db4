# Blind Nim in English.

## What the game is about, in the lobby
about-game = Stones lie in a heap, and cards that only you see say how many you may take: it is all about the last one.

## Questions
ask-lay = Lay a card face down: its stones come to the heap.
ask-turn = { $stones ->
    [one] One stone lies in the heap. Which card do you play?
   *[other] { $stones } stones lie in the heap. Which card do you play?
  }
group-lay = Lay a card
group-turn = Play a card

## Options and hints
opt-lay = Lay { $card }
opt-take = Take { $card }
hint-left = { $stones ->
    [0] Leaves nothing
    [one] Leaves one stone
   *[other] Leaves { $stones } stones
  }

## Why not
absent-move-lay = you have no such card
absent-move-take = you have no such card

## The log
log-lay = { $who } laid a { $card }.
log-heap = { $stones } stones lie in the heap.
log-take = { $who } takes { $stones ->
    [one] one stone
   *[other] { $stones } stones
  }, { $left } left.
log-draw = You drew a { $card }.
log-last-wins = { $who } takes the last stone and wins.
log-last-loses = { $who } takes the last stone and loses.

## The result
points-last = last stone

## Settings
setting-last = Last stone
setting-last-about = Whether taking the last stone wins or loses the game.
setting-last-wins = Wins
setting-last-loses = Loses

## Commands
cmd-game-name = nim
cmd-game-description = Your moves in Blind Nim
cmd-lay-name = lay
cmd-lay-description = Lay a card whose stones come to the heap
cmd-lay-card-name = card
cmd-lay-card-description = Which card of your hand
cmd-take-name = take
cmd-take-description = Take stones from the heap
cmd-take-card-name = card
cmd-take-card-description = Which card of your hand
