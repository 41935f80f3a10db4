# Transmissions in English. Keys are stable; options (opt-) go on phone buttons, hints beside them, lines (log-) into the log.

## What the game is about, in the lobby
about-game = Four robots walk a valley and belong to nobody: move one, use the place where it stops, and teach it something new on your own board.

## Goods
white = white
yellow = yellow
green = green
blue = blue
electricity = electricity
nothing = nothing
amount = { $number } { ICON($good) }
amount-light = { $number } { ICON("white") } or { ICON("yellow") }
harvey = Harvey
one-point = point
many-points = points
many-points-dative = points
one-acorn = acorn
many-acorns = acorns
bird = bird
butterfly = butterfly

## Robots
robot-yellow = yellow robot
robot-blue = blue robot
robot-green = green robot
robot-red = red robot
name-yellow = Yellow
name-blue = Blue
name-green = Green
name-red = Red

## Locations and fields
place-meadow = Meadow
place-lake = Lake
place-power_plant = Power plant
place-village = Village
place-junkyard = Junkyard
place-forest = Forest
place-pipes = Pipes
does-meadow = take 1 { ICON("green") } or 2 { ICON("yellow") }
does-lake = take 1 { ICON("blue") } or 2 { ICON("white") }
does-power_plant = take 4 { ICON("electricity") }
does-village = buy 1 item
does-junkyard = buy 1 idea
does-forest = look at 2 forest cards and keep 1
does-pipes = buy 1 pipe
field-near = { $place }, near (F{ $field })
field-far = { $place }, far (F{ $field })

## Transmission cards
transmission-T1 = Yellow
transmission-T2 = Blue
transmission-T3 = Green
transmission-T4 = Red
transmission-T5 = Village, Junkyard, Pipes
transmission-T6 = Meadow, Lake
transmission-T7 = Power plant, Forest

## Items
item-sock = Sock
item-radio = Radio
item-toaster = Toaster
item-teapot = Teapot
item-balloon = Balloon
item-umbrella = Umbrella
item-telephone = Telephone
item-snow_globe = Snow globe
item-teddy_bear = Teddy bear
item-roller_skate = Roller skate
item-alarm_clock = Alarm clock
item-birdcage = Birdcage
item-book = Book
item-lantern = Lantern
item-gramophone = Gramophone
item-flowerpot = Flowerpot
item-suitcase = Suitcase
item-desk_lamp = Desk lamp
item-watering_can = Watering can
item-kite = Kite
worth = { $points } { ICON("points", many-points) }
worth-each = Each is worth { $points } { ICON("points", many-points) } if you have { $counts }
worth-per-items = { $points } { ICON("points", many-points) } for each of your items, { $most } at most
worth-per-ideas = { $points } { ICON("points", many-points) } for each of your ideas, { $most } at most
worth-per-pipes = { $points } { ICON("points", many-points) } for each of your pipes, { $most } at most

## Ideas
idea-SWAP = Swap
idea-JUMP = Jump
idea-CCW = Reverse
idea-E2B = 2 power for blue
idea-E1L = 1 power for light
idea-E3A = 3 power for any
idea-FDRAW = Forest draw
idea-GATHB = Gather blue
idea-GATHE = Gather power
idea-A2A = 2 for 1
idea-W2G = White to green
idea-Y2B = Yellow to blue
idea-Y3E = Yellow to power
idea-W3E = White to power
idea-MOVE1 = One further
idea-MOVE2 = Two further
idea-GAIN2E = Power up
idea-END2F = Butterflies
idea-END1B = Bird
idea-END2PF = Butterfly
idea-END3 = Three points
idea-END4 = Four points
idea-COPYR = Copy right
idea-COPYL = Copy left
effect-SWAP = For 1 { ICON("electricity") }, instead of walking: swap fields with another robot
effect-JUMP = For 1 { ICON("electricity") }, instead of walking: go to any free field
effect-CCW = Walk counter-clockwise
effect-E2B = Pay 2 { ICON("electricity") }, take 1 { ICON("blue") }
effect-E1L = Pay 1 { ICON("electricity") }, take 1 { ICON("white") } or { ICON("yellow") }
effect-E3A = Pay 3 { ICON("electricity") }, take 1 engram of any colour
effect-FDRAW = Pay 2 { ICON("electricity") }, take the top card of the forest draw pile
effect-GATHB = When this robot gains engrams at Meadow or Lake: 1 { ICON("blue") } more
effect-GATHE = When this robot gains engrams at Meadow or Lake: 2 { ICON("electricity") } more
effect-A2A = Return any 2 engrams, take 1 of any colour
effect-W2G = Return 1 { ICON("white") }, take 1 { ICON("green") }
effect-Y2B = Return 1 { ICON("yellow") }, take 1 { ICON("blue") }
effect-Y3E = Return 1 { ICON("yellow") }, take 3 { ICON("electricity") }
effect-W3E = Return 1 { ICON("white") }, take 3 { ICON("electricity") }
effect-MOVE1 = Walk up to 1 field further
effect-MOVE2 = Walk up to 2 fields further
effect-GAIN2E = Take 2 { ICON("electricity") }
effect-END2F = At the end: 2 butterflies
effect-END1B = At the end: 1 { ICON("points", one-point) } and 1 bird
effect-END2PF = At the end: 2 { ICON("points", many-points) } and 1 butterfly
effect-END3 = At the end: 3 { ICON("points", many-points) }
effect-END4 = At the end: 4 { ICON("points", many-points) }
effect-COPYR = Use 1 idea of the robot directly to the right
effect-COPYL = Use 1 idea of the robot directly to the left

## Forest cards
forest-F2P = Two points
forest-F6E = Six electricity
forest-F1A = Any engram
forest-FPOW = After the Power plant
forest-FLAKE = After the Lake
forest-FMEAD = After the Meadow
forest-FSUB = Substitute colours
forest-FGW = Green and white
forest-FBY = Blue and yellow
forest-FIDEA = Idea on top
forest-FTURN = Extra turn
effect-F2P = At the end: 2 { ICON("points", many-points) }
effect-F6E = Take 6 { ICON("electricity") }
effect-F1A = Take 1 engram of any colour
effect-FPOW = After your Power plant action: 2 engrams of any colours
effect-FLAKE = After your Lake action: 2 engrams of any colours
effect-FMEAD = After your Meadow action: 2 engrams of any colours
effect-FSUB = For one item or pipe: blue for green, green for blue, yellow for white, white for yellow
effect-FGW = Pay 1 { ICON("electricity") }, take 1 { ICON("green") } and 1 { ICON("white") }
effect-FBY = Pay 1 { ICON("electricity") }, take 1 { ICON("blue") } and 1 { ICON("yellow") }
effect-FIDEA = Buying an item: take the idea above it too, free
effect-FTURN = At once another turn with a robot of your choice

## Pipes
pipe = { $pipe }
pipe-start = starting pipe

## Questions
ask-start-ideas = Where do { WITH_ICON($first) } and { WITH_ICON($second) } go? An idea works when you move its robot.
ask-turn-begin = Play a card: it says which robot may move.
ask-robot = Which robot moves? Only your ideas on it will work.
ask-move = Where does the { WITH_ICON($robot) } go?
ask-action = { WITH_ICON($place) }: you may { $does }. What do you do?
ask-after = Finish your turn, or use something first.
ask-discard = Too many engrams: only 7 stay with you. Return { $number }.
ask-pay = The price is { $goods }. What do you pay?
ask-slot = On which robot do you put { WITH_ICON($tile) }?
ask-idea-above = The item goes on the { WITH_ICON($robot) }. Do you take the idea above it for a forest card?
ask-surcharge = This column costs one engram more. Which one?
ask-keep = Which forest card do you keep? The other goes on the discard pile.
ask-return = Which two engrams do you return? You then take 1 of any colour.
ask-take = { $number ->
    [one] Which engram do you take?
   *[other] Which { $number } engrams do you take?
  }
ask-place-pipe = Where does { $pipe } go? The numbers are in the picture.
ask-destination = Where do you pay { $goods } to?

## Options
group-play = Play a card
group-walk = Walk
group-back = Walk back
group-swap = Swap
group-jump = Jump
group-use = Use an idea
group-card = Play a forest card
group-start-ideas = Place your starting ideas
group-robot = Move a robot
group-action = Do something here
group-discard = Return engrams
group-pay = Pay the price
group-idea-above = Take the idea as well
group-keep = Keep a forest card
group-return = Return two engrams
group-take = Take engrams
group-destination = Pay to
opt-start = { $first }: { $robot }, { $second }: { $other }
opt-play = Play { $card }
opt-robot = The { $robot }: { $field }
opt-walk = Walk { $steps }: { $field }
opt-back = Back { $steps }: { $field }
opt-swap = Swap with the { $robot } for 1 electricity: { $field }
opt-jump = Jump for 1 electricity: { $field }
opt-use = { $idea }
opt-copy = { $copy }: { $idea }
opt-card = { $card }
opt-gather = Take { $goods }
opt-gather-nothing = Take nothing
opt-power = Take { $goods }
opt-buy-item = Column { $column }: { $tile } for { $price }
opt-buy-idea = Column { $column }: { $tile } for { $price }
opt-pipe = Stack { $stack }: { $pipe } for { $price }
opt-forest-draw-draw = 2 from the draw pile
opt-forest-discard-discard = 2 from the discard pile
opt-forest-draw-discard = 1 from each pile
opt-forest-one = Take the one card
opt-forest-nothing = There is no card
opt-skip = Skip
opt-finish = Finish
opt-pay = Pay { $goods }
opt-pay-card = Pay { $goods } with { $card }
opt-slot = { $robot } ({ $free } free)
opt-idea-above = Take { $idea } with { $card }
opt-no = No
opt-keep = Keep { $card } ({ $acorns ->
    [one] 1 acorn
   *[other] { $acorns } acorns
  })
opt-return = Return { $goods }
opt-take = Take { $goods }
opt-place = Place { $number }, { $turn ->
    [0] unturned
    [one] 1 quarter turn
   *[other] { $turn } quarter turns
  } ({ $x }, { $y })
opt-set-aside = Set it aside
opt-pool = To the pool: { $goods }
opt-supply = To the supply: { $goods }

## Presses that give several answers at once
press-walk = { $robot } { $steps }: { $field }
press-buy = Buy { $column }: { $tile }, on { $robot }

## Hints
copied = { WITH_ICON($copy) }: { WITH_ICON($idea) }
hint-copies = Spends { $copies }
hint-card-robot = Moves the { WITH_ICON($robot) }, up to { $speed } fields
hint-locations = Moves a robot that stands at { EITHER($places) }
hint-robot = Walks up to { $speed } fields, further with some ideas
hint-there = There you may { $does }
hint-press-card = By the card { $card }; there you may { $does }
hint-press-paid = for 1 { ICON($good) }
hint-press-fills = full: { $points } { ICON("points", many-points) }
hint-press-buy = { $one }; { $other }
hint-fills = Fills it: { $points } { ICON("points", many-points) }
hint-item = { $worth }{ $birds ->
    [0] {""}
   *[other] , { ICON("bird") }
  }{ $butterflies ->
    [0] {""}
   *[other] , { ICON("butterfly") }
  }
hint-lost = { $gives }; { WITH_ICON($tile) } leaves the game
hint-pipe = { $points ->
    [one] 1 { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  }{ $birds ->
    [0] {""}
   *[other] , { ICON("bird") }
  }{ $butterflies ->
    [0] {""}
   *[other] , { ICON("butterfly") }
  }; { $left ->
    [0] the last one: ends the game
    [one] 1 beneath
   *[other] { $left } beneath
  }
hint-fills-all = Fills your last slot: { $points } { ICON("points", many-points) }, then come the last turns
hint-slot = 1 slot stays free: only an idea fits there
hint-start-together = Both work whenever you move this robot
hint-start-apart = Each works only when you move its own robot
hint-ends = { $gives }; then come the last turns
hint-then = You then have { $stock }
hint-gather = You then have { $stock }{ $number ->
    [0] {""}
   *[other] , and { $number } over the limit of 7 engrams
  }
hint-keeps = { $number ->
    [0] It is your last of this colour
   *[other] You keep { $number } { ICON($good) }
  }
hint-keeps-after = { $number ->
    [0] With { $returned } returned you have none of this colour
   *[other] With { $returned } returned you keep { $number } { ICON($good) }
  }
hint-pay = No forest card is used
hint-pay-card = The card is then used up; its acorns still count
hint-no = The idea leaves the game; you keep the card
hint-forest-discard-discard = You choose between { $cards }
hint-forest-draw-discard = { $cards } or a hidden card: that cannot be taken back
hint-forest-one = It is { $cards }
hint-skip = Do nothing here
hint-finish = You draw a card: that cannot be taken back
hint-finish-remind = Power up is still unused, and the card you draw cannot be taken back
hint-finish-surplus = First you return { $number } of your engrams
hint-forest-draw = You see hidden cards: that cannot be taken back
hint-place = Longest run then: { $run } tiles, { $points } { ICON("points", many-points) }
hint-set-aside = 4 { ICON("points", many-points) }, for good; what is printed on it does not count
hint-gather-ideas = Ideas add { $goods }
hint-gather-copies = Spends { $copies }; ideas add { $goods }
hint-gather-nothing = There is nothing left; it still counts as done
hint-pool = You can gain it again; what stays costs points
hint-supply = Gone from your game

## What cannot be chosen now, and why: the reason goes on behind a colon
amount-heavy = { $number } { ICON("green") } or { ICON("blue") }
absent-robots = is on none of your robots
absent-forest = does not lie before you
absent-display = is not in the display now
absent-column = lies in another column
absent-top = does not lie on top there
absent-drawn = is not among the cards you see
absent-move-start-ideas = you have two other ideas to place
absent-move-walk = this robot cannot end its walk there in that way
absent-move-back = this robot cannot end its walk there in that way
absent-move-swap = a swap takes its idea on this robot, or a copy of it, and 1 electricity
absent-move-jump = a jump takes its idea on this robot, or a copy, 1 electricity and a free field
absent-move-use = it works at another moment, or lies on none of your robots
absent-move-gather = your robot gathers something else here
absent-move-buy = only what is shown is sold: items at the Village, ideas at the Junkyard
absent-move-pay = the price is another, or you do not own that
absent-move-idea-above = that forest card does not lie before you, or is used
absent-move-return = another number is to be returned, or you do not own those
absent-move-take = another number or kind is given here
absent-move-lay = the pipe does not fit there, or the place is taken
barred-lacks = you lack { $goods }
barred-card = Card “{ $card }”
barred-nobody = no robot stands at { EITHER($places) }
barred-not-held = not in your hand; the deck comes round
barred-not-there = does not stand at { EITHER($places) }
barred-other-robot = your card names another robot
barred-field = { $place } (F{ $field })
barred-too-far = too far: up to { $number ->
    [one] 1 free field
   *[other] { $number } free fields
  } clockwise
barred-occupied = the { $robot } stands there
barred-must-move = a robot must leave its field
barred-back = Walk back
barred-needs = needs the idea { $idea } on this robot
barred-used = used already; each idea works once a move
barred-elsewhere = lies on a robot that you are not moving
barred-nothing-to-copy = no idea to copy on the robot beside it
barred-played = played already; its acorns still count
barred-card-end = needs no playing: counts at the end
barred-card-after = only after an action
barred-card-free = not at this moment
barred-card-substitute = only while you pay for an item or a pipe
barred-card-idea_above = only while you buy an item
barred-card-extra_turn = only after your action
barred-after = only after your action at { $place }
barred-engrams = you have fewer than { $number } engrams
barred-no-card = no forest card can be drawn
barred-all-gone = the supply has nothing left of what it brings
barred-all-gone-pool = the pool has nothing of what it brings
barred-action = { $place }: { $does }
barred-place = your robot has stopped at { $place }
barred-do-gather = Gather
barred-do-power = Take electricity
barred-do-buy = Buy an item or an idea
barred-do-forest = Look at forest cards
barred-do-pipe = Buy a pipe
barred-one-action = one action for each move, and this one is over
barred-left = the supply has { $number ->
    [0] no { $colour } left
   *[other] only { $number } { $colour } left
  }
barred-left-pool = the pool has { $number ->
    [0] no { $colour }
   *[other] only { $number } { $colour }
  }
barred-piles = too few cards: { $drawn } to draw, { $discarded } discarded
barred-no-room = no robot of yours has { $number } free slots
barred-no-slot = no robot of yours has a free slot
barred-column = { $tile } (column { $column })
barred-empty-column = Column { $column }
barred-no-column = it could not be refilled
barred-stack = Stack { $stack }
barred-no-stack = its last pipe is gone
barred-pipe = { $pipe } (stack { $stack })
barred-only = only { $colours }
barred-slots = { $free ->
    [0] no slot is free
   *[other] only { $free } of { $need } slots is free
  }
barred-cell = Place ({ $x }, { $y })
barred-no-fit = however it is turned, its edges do not match

## The log
log-sets = Item sets { $items }; idea sets { $ideas }.
log-solo = Against Harvey: after each turn his card moves robots and takes tiles. All you gain comes from the pool; what is left there at the end counts against you, so points begin below zero.
log-start = { $who } goes first.
log-start-idea = { $who } puts { WITH_ICON($idea) } on the { WITH_ICON($robot) }.
log-play = { $who } plays { WITH_ICON($card) }.
log-use = { $who } uses { WITH_ICON($idea) }.
log-copy = { $who } uses { WITH_ICON($copy) }: { WITH_ICON($idea) }.
log-card = { $who } plays the forest card { WITH_ICON($card) }.
log-walk = { $who } walks the { WITH_ICON($robot) } from { $start } to { $field }.
log-back = { $who } walks the { WITH_ICON($robot) } back from { $start } to { $field }.
log-swap = { $who } swaps the { WITH_ICON($robot) } with the { WITH_ICON($other) }: from { $start } to { $field }.
log-jump = { $who } lets the { WITH_ICON($robot) } jump from { $start } to { $field }.
log-skip = { $who } does nothing at { WITH_ICON($place) }.
log-pay = { $who } pays { $goods }.
log-pay-pool = { $who } pays { $goods } to the pool.
log-pay-supply = { $who } pays { $goods } to the supply.
log-gain = { $who } takes { $goods }.
log-buy = { $who } buys { WITH_ICON($tile) } from column { $column }.
log-buy-pipe = { $who } buys { WITH_ICON($pipe) } from stack { $stack }.
log-place = { $who } puts { WITH_ICON($tile) } on the { WITH_ICON($robot) }.
log-filled = { $who } has filled the { WITH_ICON($robot) }: { $points } { ICON("points", many-points) }.
log-lost = { WITH_ICON($tile) } leaves the game.
log-refill = New in the display: { WITH_ICON($item) } and { WITH_ICON($idea) }.
log-attach = { $who } attaches { WITH_ICON($pipe) } at ({ $x }, { $y }).
log-set-aside = { $who } sets { WITH_ICON($pipe) } aside for { $points } { ICON("points", many-points) }.
log-forest-draw-draw = { $who } looks at 2 cards of the forest draw pile.
log-forest-discard-discard = { $who } looks at the top 2 cards of the forest discard pile.
log-forest-draw-discard = { $who } looks at a card of each forest pile.
log-forest-one = { $who } takes the only forest card.
log-forest-nothing = { $who } finds no card in the forest.
log-forest-look = You look at { $cards }.
log-forest-keep = { $who } keeps { WITH_ICON($card) } ({ $acorns ->
    [one] 1 { ICON("acorn", one-acorn) }
   *[other] { $acorns } { ICON("acorn", many-acorns) }
  }).
log-forest-discard = { WITH_ICON($card) } goes on the discard pile.
log-forest-gain = { $who } draws { WITH_ICON($card) } from the forest.
log-forest-shuffle = The forest discards become the new draw pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
log-discard = { $who } returns { $goods }.
log-draw = You draw { WITH_ICON($card) }.
log-extra-turn = { $who } has an extra turn.
log-trigger-stack = { $who } has taken the last pipe of a stack: the end is near.
log-trigger-display = The display cannot be refilled, by { $who }'s doing: the end is near.
log-trigger-full = { $who } has filled all robots: the end is near.
log-last-turns = Last turns: { $number } to go.
log-harvey-card = Harvey draws { WITH_ICON($card) }.
log-harvey-shuffle = Harvey shuffles his { $number } cards.
log-harvey-nobody = No robot at { $place }: Harvey passes it over.
log-harvey-lost-turn = Harvey loses his turn.
log-harvey-move = Harvey walks the { WITH_ICON($robot) } from { $start } to { $field }.
log-harvey-pool = Harvey adds { $goods } to the pool.
log-harvey-item = Harvey takes the item { WITH_ICON($tile) } from column { $column }.
log-harvey-idea = Harvey takes the idea { WITH_ICON($tile) } from column { $column }.
log-harvey-empty-column = Column { $column } is empty: Harvey gets nothing.
log-harvey-forest = Harvey takes { WITH_ICON($card) } ({ $acorns ->
    [one] 1 { ICON("acorn", one-acorn) }
   *[other] { $acorns } { ICON("acorn", many-acorns) }
  }) from the forest discards.
log-harvey-turns = { WITH_ICON($card) } is turned over in the forest.
log-harvey-no-forest = Harvey finds no card in the forest.
log-harvey-pipe = Harvey takes { WITH_ICON($pipe) } from stack { $stack }.
log-harvey-empty-stack = Stack { $stack } is empty: Harvey gets nothing.
log-score = { $who }: { $points } { ICON("points", many-points) } ({ $lines }).
log-run = { $who }'s longest run has { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  } ({ $pipes }): { $points ->
    [one] 1 { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  }.
log-run-harvey = Harvey's run has { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  }, one for each pipe: { $points ->
    [one] 1 { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  }.
log-end = { $who } wins with { $points } { ICON("points", many-points) }.
log-end-tie = { $who } wins with { $points } { ICON("points", many-points) }, by fewer acorns.
log-end-shared = { $who } share the victory with { $points } { ICON("points", many-points) }.
note-run = Longest run: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
  } ({ $pipes }): { $points ->
    [one] 1 point
   *[other] { $points } points
  }
score-line = { $line } { $points }

## The score
points-creatures = birds × butterflies
points-pipes = pipes
points-run = longest run
points-robots = filled robots
points-items = items
points-ideas = ideas
points-forest = forest cards
points-acorns = fewest acorns
points-cards = 1 per forest card
points-pool = left in the pool
points-harvey = Harvey's points
acorns = acorns
acorns-harvey = Harvey's acorns

## Settings
setting-advanced = Advanced sets X and Z
setting-advanced-about = Items X score for what else you own, ideas Z swap, jump and copy: both are for players who know the game.
setting-advanced-none = left out
setting-advanced-drawn = among those drawn
setting-advanced-both = both in
setting-advanced-items = items X in
setting-advanced-ideas = ideas Z in
setting-item-sets = Item sets to draw from
setting-item-sets-about = The game takes its items from these sets; if too few are named, others are drawn as well.
setting-idea-sets = Idea sets to draw from
setting-idea-sets-about = The game takes its ideas from these sets; if too few are named, others are drawn as well.
setting-item-sets-ABCD = A, B, C, D (all)
setting-item-sets-ABC = A, B, C
setting-item-sets-ABD = A, B, D
setting-item-sets-ACD = A, C, D
setting-item-sets-BCD = B, C, D
setting-item-sets-AB = A, B
setting-item-sets-AC = A, C
setting-item-sets-AD = A, D
setting-item-sets-BC = B, C
setting-item-sets-BD = B, D
setting-item-sets-CD = C, D
setting-item-sets-A = A
setting-item-sets-B = B
setting-item-sets-C = C
setting-item-sets-D = D
setting-idea-sets-EFGH = E, F, G, H (all)
setting-idea-sets-EFG = E, F, G
setting-idea-sets-EFH = E, F, H
setting-idea-sets-EGH = E, G, H
setting-idea-sets-FGH = F, G, H
setting-idea-sets-EF = E, F
setting-idea-sets-EG = E, G
setting-idea-sets-EH = E, H
setting-idea-sets-FG = F, G
setting-idea-sets-FH = F, H
setting-idea-sets-GH = G, H
setting-idea-sets-E = E
setting-idea-sets-F = F
setting-idea-sets-G = G
setting-idea-sets-H = H
setting-start = First player
setting-start-about = Who takes the first turn; a seat that nobody has means by lot.
setting-start-random = drawn by lot
setting-start-seat-1 = seat 1
setting-start-seat-2 = seat 2
setting-start-seat-3 = seat 3
setting-start-seat-4 = seat 4
setting-level = Harvey's cards
setting-level-about = Alone against Harvey: without location cards he moves fewer robots and is easier to beat.
setting-level-normal = all (normal)
setting-level-easier = without Village, Junkyard, Pipes (easier)
setting-level-easiest = robot cards only (easiest)
setting-level-without-1 = without 1 location card
setting-level-without-2 = without 2 location cards
setting-level-without-4 = without 4 location cards
setting-level-without-5 = without 5 location cards
setting-level-without-6 = without 6 location cards
setting-level-without-7 = without 7 location cards
setting-level-without-8 = without 8 location cards
setting-beginner = First in the solo game
setting-beginner-about = Alone against Harvey: which of you takes the first turn.
setting-beginner-human = you
setting-beginner-harvey = Harvey

## Commands
cmd-game-name = transmissions
cmd-game-description = Your moves in Transmissions
cmd-start-ideas-name = start-ideas
cmd-start-ideas-description = Put your two starting ideas on robots
cmd-start-ideas-robots-name = robots
cmd-start-ideas-robots-description = Which idea on which robot
cmd-play-name = play
cmd-play-description = Play a transmission card
cmd-play-card-name = card
cmd-play-card-description = Which card of your hand
cmd-robot-name = robot
cmd-robot-description = Choose the robot you move
cmd-robot-robot-name = robot
cmd-robot-robot-description = Which robot
cmd-walk-name = walk
cmd-walk-description = Walk clockwise
cmd-walk-field-name = field
cmd-walk-field-description = How far, and what you copy for it
cmd-back-name = back
cmd-back-description = Walk counter-clockwise
cmd-back-field-name = field
cmd-back-field-description = How far, and what you copy for it
cmd-swap-name = swap
cmd-swap-description = Swap fields with another robot, for 1 electricity
cmd-swap-robot-name = robot
cmd-swap-robot-description = With which robot
cmd-jump-name = jump
cmd-jump-description = Jump to a free field, for 1 electricity
cmd-jump-field-name = field
cmd-jump-field-description = To which field
cmd-use-name = use
cmd-use-description = Use an idea of the robot you move
cmd-use-idea-name = idea
cmd-use-idea-description = Which idea
cmd-card-name = card
cmd-card-description = Play a forest card
cmd-card-card-name = card
cmd-card-card-description = Which forest card
cmd-gather-name = gather
cmd-gather-description = Gather at Meadow or Lake
cmd-gather-engrams-name = engrams
cmd-gather-engrams-description = Which engrams, and what you copy with it
cmd-power-name = power
cmd-power-description = Take electricity at the Power plant
cmd-buy-name = buy
cmd-buy-description = Buy an item at the Village or an idea at the Junkyard
cmd-buy-tile-name = tile
cmd-buy-tile-description = Which column
cmd-forest-name = forest
cmd-forest-description = Look at forest cards
cmd-forest-source-name = source
cmd-forest-source-description = From which piles
cmd-pipe-name = pipe
cmd-pipe-description = Buy a pipe
cmd-pipe-stack-name = stack
cmd-pipe-stack-description = From which stack
cmd-skip-name = skip
cmd-skip-description = Skip the action
cmd-finish-name = finish
cmd-finish-description = Finish your turn
cmd-pay-name = pay
cmd-pay-description = Choose the engrams you pay
cmd-pay-engrams-name = engrams
cmd-pay-engrams-description = Which engrams
cmd-slot-name = slot
cmd-slot-description = Choose the robot for a tile
cmd-slot-robot-name = robot
cmd-slot-robot-description = Which robot
cmd-idea-above-name = idea-above
cmd-idea-above-description = Take the idea above the item as well, or not
cmd-idea-above-answer-name = answer
cmd-idea-above-answer-description = Which forest card, or no
cmd-surcharge-name = surcharge
cmd-surcharge-description = Choose the engram you pay for the column
cmd-surcharge-engram-name = engram
cmd-surcharge-engram-description = White or yellow
cmd-keep-name = keep
cmd-keep-description = Keep one of the forest cards you look at
cmd-keep-card-name = card
cmd-keep-card-description = Which card
cmd-return-name = return
cmd-return-description = Return engrams
cmd-return-engrams-name = engrams
cmd-return-engrams-description = Which engrams
cmd-take-name = take
cmd-take-description = Take engrams of your choice
cmd-take-engrams-name = engrams
cmd-take-engrams-description = Which engrams
cmd-lay-name = lay
cmd-lay-description = Attach the pipe or set it aside
cmd-lay-place-name = place
cmd-lay-place-description = The number of the place in your picture
cmd-destination-name = destination
cmd-destination-description = Choose where your payment goes
cmd-destination-place-name = place
cmd-destination-place-description = Pool or supply

## What speaks for a choice, for hints: a number of the position that rises, or -falls
number-foreseen = more points in the end
number-points = more points in the end
