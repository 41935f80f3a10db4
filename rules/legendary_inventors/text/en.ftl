# Legendary Inventors in English. Keys are stable; options (opt-) go on phone buttons, hints beside them, lines (log-)
# into the log.

## What the game is about, in the lobby
about-game = Lead four famous minds and work with the others on inventions, hardly ever alone; those who do most choose first what it brings.

## Sciences and pieces
physics = physics
chemistry = chemistry
mechanics = mechanics
mathematics = mathematics
pieces = { $number } { ICON($science) }
vp = VP
nothing = nothing
leonardo = Leonardo
a-refresh-tile = a refresh tile

## Categories of inventions, by order number
category-weapons = weapons
category-transport = transport
category-communication = communication
category-leisure = leisure
category-timekeeping = timekeeping
category-electricity = electricity

## Teams
team-green = Green: Antiquity
team-blue = Blue: Middle Ages
team-yellow = Yellow: Renaissance
team-purple = Purple: Early modern
team-red = Red: Contemporary

## Reward tiles
tile-upgrade2 = Upgrade 2
tile-upgrade3 = Upgrade 3
tile-upgrade4 = Upgrade 4
tile-refresh = Refresh
tile-genius = Genius
tile-order = Order
tile-victory1 = 1 VP
tile-victory2 = 2 VP
tile-victory3 = 3 VP

## Inventors
inventor-hypatia = Hypatia
inventor-archimedes = Archimedes
inventor-aristotle = Aristotle
inventor-hippocrates = Hippocrates
inventor-oresme = Nicole Oresme
inventor-fibonacci = Fibonacci
inventor-hildegard = Hildegard of Bingen
inventor-gutenberg = Johannes Gutenberg
inventor-boyle = Robert Boyle
inventor-newton = Isaac Newton
inventor-galileo = Galileo Galilei
inventor-pascal = Blaise Pascal
inventor-watt = James Watt
inventor-lovelace = Ada Lovelace
inventor-lavoisier = Antoine Lavoisier
inventor-franklin = Benjamin Franklin
inventor-einstein = Albert Einstein
inventor-edison = Thomas Edison
inventor-tesla = Nikola Tesla
inventor-curie = Marie Curie

## Inventions
invention-bow = Bow
invention-axe = Axe
invention-canoe = Canoe
invention-wheel = Wheel
invention-smoke_signals = Smoke signals
invention-papyrus = Papyrus
invention-cave_painting = Cave painting
invention-dice = Dice
invention-sundial = Sundial
invention-water_clock = Water clock
invention-fire = Fire
invention-oil_lamp = Oil lamp
invention-crossbow = Medieval crossbow
invention-pistol = Pistol
invention-hot_air_balloon = Hot-air balloon
invention-caravel = Caravel
invention-printing_press = Printing press
invention-optical_telegraph = Optical telegraph
invention-fireworks = Fireworks
invention-harpsichord = Harpsichord
invention-hourglass = Hourglass
invention-pendulum_clock = Pendulum clock
invention-windmill = Windmill
invention-steam_engine = Steam engine
invention-gatling_gun = Gatling gun
invention-revolver = Revolver
invention-automobile = Automobile
invention-zeppelin = Zeppelin
invention-telephone = Telephone
invention-radio = Radio
invention-photography = Photography
invention-phonograph = Phonograph
invention-pocket_watch = Pocket watch
invention-quartz_clock = Quartz clock
invention-light_bulb = Light bulb
invention-dynamo = Dynamo

## Settings
setting-teams = Teams
setting-teams-about = Either everybody picks a team in seat order, or chance deals the teams.
setting-teams-pick = picked in turn
setting-teams-random = dealt at random

## Questions
ask-team = Which team do you lead? All know as much. A goal stands below what an inventor knows, its points in the shield.
ask-random-team = Or leave it to chance.
ask-turn = Age { $age }, { $number } to go: { $last ->
    [0] whom do you send?
    [1] whom do you send? Only one of yours is ready: after this, making all ready takes a turn.
   *[other] nobody of yours who is ready fits anywhere now.
  }
ask-turn-arranged = Send { WITH_ICON($inventor) } like this?
ask-form-inventor = Other pieces: whom do you send?
ask-form-invention = Where does { WITH_ICON($inventor) } go to work?
ask-form-pieces = Or change a number.{ $genius ->
    [0] {""}
    [one] {" "}Your genius tile allows 2 more.
   *[other] {" "}Each of your { $genius } genius tiles allows 2 more.
  }
ask-upgrade = Put a tile on an inventor, any time.
ask-turning = Another tile than { $tile }?
ask-reward = { WITH_ICON($invention) } is complete: take one reward.{ $number ->
    [0] {" "}Nobody chooses after you.
   *[other] {" "}After you: { $next }.
  }
ask-final = The last moment for your tiles: use one, or be done.

## Options
opt-random-team = Any free team
opt-send = { $inventor }: { $invention }, { $pieces }
opt-send-arranged = Send with { $number ->
    [one] 1 piece
   *[other] { $number } pieces
  }
opt-refresh = Use refresh tile
opt-ready = Make all ready
opt-back = Back
opt-done = Done
opt-form-inventor = { $name }: choose pieces
opt-form-invention = { $name }
opt-place = { $number ->
    [0] No { $science }
   *[other] { $number } { $science }
  }
opt-turning = { $tile }: turn over
opt-upgrade = { $inventor }: { $science } { $value }
opt-flip = { $tile } as a 1: { $inventor }, { $science }
opt-patent = Patent: { $invention } ({ $points } VP)
opt-tile = { $tile }

## Groups of options
group-team = Pick a team
group-turn = Your turn
group-turn-arranged = Send, or do something else
group-form-pieces = Change a number
group-final = Use a tile, or be done
group-upgrade = Upgrade an inventor
group-flip = Turn a tile over to a 1
group-hypatia = Send Hypatia
group-archimedes = Send Archimedes
group-aristotle = Send Aristotle
group-hippocrates = Send Hippocrates
group-oresme = Send Nicole Oresme
group-fibonacci = Send Fibonacci
group-hildegard = Send Hildegard of Bingen
group-gutenberg = Send Johannes Gutenberg
group-boyle = Send Robert Boyle
group-newton = Send Isaac Newton
group-galileo = Send Galileo Galilei
group-pascal = Send Blaise Pascal
group-watt = Send James Watt
group-lovelace = Send Ada Lovelace
group-lavoisier = Send Antoine Lavoisier
group-franklin = Send Benjamin Franklin
group-einstein = Send Albert Einstein
group-edison = Send Thomas Edison
group-tesla = Send Nikola Tesla
group-curie = Send Marie Curie
group-physics = Physics
group-chemistry = Chemistry
group-mechanics = Mechanics
group-mathematics = Mathematics
group-reward = Take a reward
group-form-inventor = Send with other pieces
group-form-invention = Send to an invention
topic-pieces = Other pieces
topic-tiles = Use a tile
group-turning = Turn over another tile

## Hints
hint-team = { $inventors }
hint-send = { $genius ->
    [0] {""}
    [one] Spends a genius tile.{" "}
   *[other] Spends { $genius } genius tiles.{" "}
  }{ $left ->
    [0] Completes it
    [one] Leaves 1 field free
   *[other] Leaves { $left } fields free
  }; you then have { $own ->
    [one] 1 piece there
   *[other] { $own } pieces there
  }
hint-done = You use no more tiles; victory and order tiles count as they are
hint-random-team = Cannot be taken back
hint-ready = That is your whole turn; all your inventors can go to work again
hint-refresh = Wakes { $number }, then you act
hint-place = { $total ->
    [one] 1 piece in all
   *[other] { $total } pieces in all
  }{ $genius ->
    [0] {""}
    [one] , with a genius tile
   *[other] , with { $genius } genius tiles
  }
hint-form-inventor = Knows { $pieces }
hint-form-invention = Still free there: { $pieces }
hint-goal-reached = Reaches the goal: { $points } { ICON("points", vp) }
hint-goal-asks = The goal asks for { $value } here ({ $points } { ICON("points", vp) })
hint-goal-not-asked = Not needed for the goal
hint-gives-up = Gives up its { $points } { ICON("points", vp) }. { $hint }
hint-gives-up-order = It then counts for no series. { $hint }
hint-patent = Order number { $order }{ $order ->
    [0] , the start of any series
   *[other] {""}
  }{ $series ->
    [0] ; adds nothing to your series yet
   *[other] ; +{ $series } { ICON("points", vp) } for series
  }
hint-patent-theirs = Order number { $order }; series: you +{ $yours }, { $who } +{ $theirs } { ICON("points", vp) }
hint-tile-turned = Turned over, it reaches the goal of { $inventor }: { $points } { ICON("points", vp) }
hint-tile-or-turned = { $hint }; or, turned over, the goal of { $inventor }: { $points } { ICON("points", vp) }
hint-tile-reaches = Reaches the goal of { $inventor }: { $points } { ICON("points", vp) }
hint-tile-upgrade = { $number ->
    [0] Fits nowhere yet
    [one] Fits 1 place; goals ask for { $asked }
   *[other] Fits { $number } places; goals ask for { $asked }
  }{ $later ->
    [0] {""}
   *[other] ; later for goals: { $later }
  }
hint-tile-order = { $series ->
    [0] Adds nothing to your series yet
   *[other] +{ $series } { ICON("points", vp) } for series
  }
hint-tile-refresh = Wakes all inventors before an action; asleep now: { $number }
hint-tile-genius = Up to { $number } extra pieces with one send
hint-tile-victory = +{ $points } { ICON("points", vp) }

## What cannot be picked now, and why; both are one line with a colon between them
absent-team = is not in your team
absent-display = is not on display now
absent-pieces = goes there only with other pieces
absent-completed = another invention is completed now
absent-reward = is no reward of this invention, or is taken
absent-move-arrange = it goes step by step (inventor, invention, other numbers); go back for an earlier one
absent-move-upgrade = you own no such tile, or it does not go there
absent-move-flip = you own no such tile, or that science is not empty
absent-move-turn-over = you own no such tile, or it is chosen already
barred-led = { $who } leads it
barred-send = { $inventor } ({ $invention })
barred-tired = has worked; make all ready first
barred-unfit = knows nothing that is still needed there
barred-unfit-anywhere = knows nothing that is still needed anywhere
barred-another-send = Another send
barred-begun = first send like this, or go back
barred-one-way = no other number of pieces is possible
barred-one-piece = at least 1 piece must go there
barred-fields = { $number ->
    [0] no field is free
    [one] only 1 field is free
   *[other] only { $number } fields are free
  }
barred-knows = knows { $number }; this takes { $needed ->
    [one] a genius tile
   *[other] { $needed } genius tiles
  }, you own { $genius ->
    [0] none
   *[other] { $genius }
  }
barred-all-ready = all your inventors are ready already
barred-no-tile = you own no such tile
barred-patent = Patent: { $invention }
barred-taken = { $who } has taken it
barred-only-on = goes only on a { $number }
barred-nowhere = goes only on a { $number }, and none is there
barred-no-front = only its back, a { $number }, goes on an inventor
barred-flip = { $tile } as a { $value }
barred-only-empty = goes only on an empty science
barred-no-empty = no science of yours is empty
barred-turn-first = first choose it to be turned over

## The log
contribution = { $who } ({ $number })
the-patent = the patent of { WITH_ICON($invention) }
the-tile = the tile { WITH_ICON($tile) }
log-team = { $who } leads the team { WITH_ICON($team) }, with { $inventors }.
log-start = { $who } holds { WITH_ICON("leonardo") } and goes first.
log-age = Age { $age } begins with { $inventions }.
log-send = { $who } sends { $inventor } to { WITH_ICON($invention) }: { $pieces }{ $genius ->
    [0] {""}
    [one] , with a genius tile
   *[other] , with { $genius } genius tiles
  }.
log-refresh = { $who } spends { WITH_ICON("tile-refresh", a-refresh-tile) }: all inventors are active.
log-ready = { $who } makes all inventors ready.
log-skip = { $who } cannot act and is passed over.
log-complete = { WITH_ICON($invention) } is complete; { $who } takes { WITH_ICON("leonardo") }. Rewards in this order: { $order }.
log-reward = { $who } takes { $reward }.
log-reward-last = { $who } gets what is left: { $reward }.
log-unclaimed = Nobody takes { EITHER($tiles) }: out of the game.
log-unclaimed-patent = Nobody takes the patent of { WITH_ICON($invention) }{ $number ->
    [0] {""}
   *[other] , nor { EITHER($tiles) }
  }: out of the game.
log-upgrade = { $who } puts { WITH_ICON($tile) } on { WITH_ICON($inventor) }: { WITH_ICON($science) } is now { $value }.
log-flip = { $who } turns { WITH_ICON($tile) } over to a 1 for { WITH_ICON($inventor) }: { WITH_ICON($science) }.
log-goal = { WITH_ICON($inventor) } has reached the goal: { $points } { ICON("points", vp) } for { $who }.
log-age-end = Age { $age } ends; { WITH_ICON($invention) } stays unfinished and is removed.
log-score = { $who }: { $points } { ICON("points", vp) }. Patents { $patents }; series { $series } ({ $parts }); victory tiles { $victory }; inventors { $inventors } ({ $goals }).
series = { $numbers } = { $points }
note-series = Series { $numbers }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
goal-met = { $inventor } { $points }
log-end = { $who } wins with { $points } { ICON("points", vp) }.
log-end-tie = { $who } wins at { $points } { ICON("points", vp) } by the number of patents: { $patents }.
log-end-shared = Shared victory of { $who } with { $points } { ICON("points", vp) } and { $patents } patents each.

## The score
points-patents = patents
points-series = series
points-victory = victory tiles
points-inventors = inventors
patents = patents taken

## Commands
cmd-game-name = inventors
cmd-game-description = Your moves in Legendary Inventors
cmd-team-name = team
cmd-team-description = Pick your team
cmd-team-team-name = team
cmd-team-team-description = Which team
cmd-random-team-name = random-team
cmd-random-team-description = Get any free team
cmd-send-name = send
cmd-send-description = Send an inventor to work on an invention
cmd-send-send-name = send
cmd-send-send-description = Inventor, invention and pieces
cmd-ready-name = ready
cmd-ready-description = Make all your inventors ready again
cmd-refresh-name = refresh
cmd-refresh-description = Spend a refresh tile before your action
cmd-arrange-name = arrange
cmd-arrange-description = Put a send together with fewer pieces or genius tiles
cmd-arrange-step-name = step
cmd-arrange-step-description = Inventor, then invention, then numbers
cmd-reward-name = reward
cmd-reward-description = Take a reward of a completed invention
cmd-reward-reward-name = reward
cmd-reward-reward-description = The patent or a tile
cmd-upgrade-name = upgrade
cmd-upgrade-description = Upgrade an inventor, at any time
cmd-upgrade-tile-name = tile
cmd-upgrade-tile-description = Which inventor and science
cmd-flip-name = flip
cmd-flip-description = Turn a tile over and use it as a 1, at any time
cmd-flip-tile-name = tile
cmd-flip-tile-description = Which tile, inventor and science
cmd-turn-over-name = turn-over
cmd-turn-over-description = Pick another tile to turn over
cmd-turn-over-tile-name = tile
cmd-turn-over-tile-description = Which tile
cmd-done-name = done
cmd-done-description = Use no more tiles: your game is done

## What speaks for a choice, for hints: a number of the position that rises, or -falls
number-points = more points
number-my-lead = more points
number-my-lead-in-short = more points
number-patent-points = more points
number-victory-points = more points
number-series-points = more points
number-goal-points = more points
number-patents = another patent
number-patent-0 = a patent for your series
number-patent-1 = a patent for your series
number-patent-2 = a patent for your series
number-patent-3 = a patent for your series
number-patent-4 = a patent for your series
number-patent-5 = a patent for your series
number-prospects = better prospects of rewards
number-prospects-nearly-complete = better prospects of rewards
number-prospects-half-way = better prospects of rewards
number-prospects-secured = better prospects of rewards
number-leads-on-inventions = the lead on an invention
number-best-completion = an invention that you can complete
number-completions = inventions that you can complete
number-best-step = a strong next move
number-holds-leonardo = Leonardo
number-tiles = another tile
number-tiles-falls = tiles put to use
number-owns-upgrade2 = an upgrade for an inventor
number-ready-knows-physics = inventors kept ready
number-ready-knows-chemistry = inventors kept ready
number-ready-knows-mechanics = inventors kept ready
number-ready-knows-mathematics = inventors kept ready
number-knowledge = inventors who know more
