# Mech A Dream in English. Keys are stable; options (opt-) go on phone buttons, hints beside them, lines (log-) into the log.

## What the game is about, in the lobby
about-game = By day your assistants fetch goods and build machines; at night the machines work for you and bring dreams.

## Goods and symbols
nothing = nothing
free = free
flower = flower
flowers = flowers
drop = ink
ink = ink
rainbow = rainbow
dream = dream
dreams = dreams
boost = boost
boosts = boosts
activation = activation
activations = activations
amount-F = { $number ->
    [one] 1 { ICON("flowers", flower) }
   *[other] { $number } { ICON("flowers", flowers) }
  }
amount-I = { $number ->
    [one] 1 { ICON("ink", drop) }
   *[other] { $number } { ICON("ink", ink) }
  }
amount-R = { $number ->
    [one] 1 { ICON("rainbows", rainbow) }
   *[other] { $number } { ICON("rainbows", rainbows) }
  }
amount-D = { $number ->
    [one] 1 { ICON("dreams", dream) }
   *[other] { $number } { ICON("dreams", dreams) }
  }
amount-B = { $number ->
    [one] 1 { ICON("boosts", boost) }
   *[other] { $number } { ICON("boosts", boosts) }
  }
amount-A = { $number ->
    [one] 1 { ICON("activations", activation) }
   *[other] { $number } { ICON("activations", activations) }
  }

## The parts of the day
morning = morning
afternoon = afternoon
evening = evening
night = night
night-falls = Night
night-last = The last night

## Machines: the tiles print no names; these are ours, after what is drawn on top of each and what it does
type-resource = Resource machine
type-power = Power machine
type-economical = Economical machine
type-crystal = Crystal machine
machine-B01 = Petal Propeller
machine-B02 = Ink Funnel
machine-B03 = Garden Stove
machine-B04 = Hurry Horn
machine-B05 = Rainbow Umbrella
machine-B06 = Meadow Sprout
machine-B07 = Ink Bow
machine-B08 = Dew Dish
machine-B09 = Greenhouse Lamp
machine-B10 = Ink Whirl
machine-B11 = Time Funnel
machine-B12 = Rainbow Stove
machine-B13 = Fanfare Clock
machine-B14 = Dripping Parasol
machine-B15 = Watering Sprout
machine-B16 = Bouquet Bow
machine-B17 = Prism Dish
machine-B18 = Flower Lantern
machine-P01 = Dream Propeller
machine-P02 = Dream Funnel
machine-P03 = Cloud Chimney
machine-P04 = Flower Horn
machine-P05 = Ink Parasol
machine-P06 = Swift Sprout
machine-P07 = Rainbow Bow
machine-P08 = Star Dish
machine-P09 = Blossom Lamp
machine-P10 = Ink Rotor
machine-P11 = Petal Mill
machine-P12 = Ink Furnace
machine-P13 = Rainbow Trumpet
machine-P14 = Storm Umbrella
machine-P15 = Dream Garden
machine-P16 = Grand Bow
machine-E1a = Thrifty Propeller
machine-E1b = Thrifty Funnel
machine-E2a = Short Chimney
machine-E2b = Starting Horn
machine-E3a = Crystal Parasol
machine-E3b = Crystal Sprout
machine-E4a = Parcel Bow
machine-E4b = Dockside Dish
machine-C1 = Glass Propeller
machine-C2 = Diamond Funnel
machine-C3 = Amber Stove
machine-C4 = Golden Trumpet
machine-C5 = Topaz Parasol
machine-C6 = Jade Clover
machine-C7 = Royal Bow
machine-C8 = Moon Dish
machine = { WITH_ICON($name) } ({ $id })
effect-production = { $gain }
either = { $one } or { $other }
either-effect = { $one }; or { $other }
effect-conversion = { $cost } → { $gain }
power-ink = { $number } ink off tiles
power-time = { $number } { $number ->
    [one] slot
   *[other] slots
  } nearer
power-crystal = { $number } { $number ->
    [one] rainbow
   *[other] rainbows
  } off crystals
power-dock = { $number } { $number ->
    [one] flower
   *[other] flowers
  } off the dock
effect-evening-package = the evening package
effect-buy = buy a tile, { $less } slots nearer
effect-copy-machine = copy a machine
effect-copy-robot = copy a robot

## Robots: nicknames of ours
robot-RB0 = Robot
robot-RB1 = Dreamer
robot-RB2 = Rainbow Maker
robot-RB3 = All-rounder
robot-RB4 = Night Courier
robot-RB5 = Alchemist
robot-RB6 = Prism Dealer
robot-RB7 = Night Builder
robot-RB8 = Copycat

## Specialists: nicknames of ours
specialist-S1 = Foreman
specialist-S2 = Mechanic
specialist-S3 = Supplier
specialist-S4 = Postmaster
specialist-S5 = Docker
specialist-S6 = Electrician
specialist-S7 = Storekeeper
specialist-S8 = Gardener
specialist-S9 = Broker
specialist-S10 = Collector
specialist-effect = { $bonus } for: { $trigger }
trigger-stock = stock room
trigger-dock = delivery dock
trigger-buy = buying
trigger-build = building
centre = the centre

delivery = delivery card { $id }

## The lobby
setting-robots = Enlightened Robots
setting-robots-off = off
setting-robots-on = on
setting-robots-about = Each of you keeps one of two robots dealt in secret; it has its own effect and its own start goods.
setting-specialists = Specialists
setting-specialists-off = off
setting-specialists-on = on
setting-specialists-about = Each of you drafts a Specialist who rewards one kind of work; others may take the card over for rainbows.

## Questions
ask-robot = Which robot do you keep? It brings its own start goods; others see it when all have chosen.
ask-draft = Which Specialist do you take?
ask-action = Where does your { WITH_ICON($part) } assistant go{ $last ->
    [yes] {" "}on this last day
   *[no] {""}
}?
ask-stock = What do you take from the stock room?
ask-buy = Which machine do you buy? You cannot take this back.
ask-buy-robot = Which machine does your robot buy? No assistant comes with it.
ask-build = Which machine does your assistant build?
ask-boost = { $left ->
    [one] Place your boost: one slot on.
   *[other] Place the next of { $left } boosts: one slot on.
  }
ask-activation = Activate your robot or a machine.
ask-option = Which effect does your robot have this time?
ask-copy-machine = Which machine does your robot copy? You pay for it.
ask-copy-robot = Which robot does yours copy? You pay for it.
ask-bonus-order = Which Specialist rewards you next?
ask-bonus-choice = Which goods does your Specialist bring?
ask-night = { $last ->
    [yes] { WITH_ICON("night", night-last) }
   *[no] { WITH_ICON("night", night-falls) }
}: activate robot and machines once each, or end it.

## Options
group-action = Where your assistant goes
group-robot = Your robot
group-draft = Specialists
group-stock = Goods or a Specialist
group-buy = Buy a machine
group-buy-robot = Buy a machine
group-bonus-order = Specialists
group-resource = Resource machines
group-power = Power machines
group-economical = Economical machines
group-crystal = Crystal machines
group-goods = Goods
group-specialist = Specialists
group-build = Build a machine
group-boost = Move a machine
group-activation = Activate
group-option = Use one of the robot's effects
group-copy-machine = Copy a machine
group-copy-robot = Copy a robot
group-night = Activate tonight
opt-keep = Keep { $robot }
opt-stock = Stock room
opt-dock = Delivery dock ({ $price })
opt-buy-action = Buy a machine
opt-build-action = Build a machine
opt-buy = { $machine }: { $price }
opt-build = { $machine }, slot { $slot }
opt-boost = { $machine } to slot { $slot }
opt-boost-completes = Complete { $machine }
opt-activate = { $machine }: { $effect }
opt-robot = { $robot } ({ $effect })
opt-letter = { $letter }: { $effect }
opt-copy = { $what }: { $effect }
opt-copy-robot = { $robot }: { $effect }
opt-take = Take { $goods }
opt-take-card = { $card } ({ $price })
opt-decline = Decline
opt-end-night = End your night

## Hints
hint-keep = { CAPITAL($effect) }; starts with { $start }
hint-stock-card = { $choice } or a Specialist
hint-stock = { $fixed }, then { $choice }
hint-dock = { $packages }. { $then }
hint-buy = { CAPITAL($effect) }; { $slot ->
    [0] completed at once
   *[other] lands on slot { $slot }
  }
hint-buy-gives = { $slot ->
    [0] Completed at once
   *[other] Lands on slot { $slot }
  }; on completion { $goods }
hint-buy-saves = { CAPITAL($effect) }; { $slot ->
    [0] completed at once
   *[other] lands on slot { $slot }
  }; on completion { $goods }
hint-build = { $slot ->
    [0] Completed in the next advance
   *[other] On slot { $slot } after the next advance
  }
hint-completes = Machine number { $space }: { $goods }
hint-completes-plain = Machine number { $space }
hint-after = You would have { $goods }
hint-after-lost = You would have { $goods }; { $lost } lost
hint-after-idle = You would have { $goods }; your belt is empty, { $boosts } lost
hint-end-night = What is not activated is lost for tonight
hint-lost = { $lost } lost at the dial's end
hint-boost = { $left ->
    [one] 1 more step completes it
   *[other] { $left } more steps complete it
  }: { $goods }
hint-boost-saves = { $left ->
    [one] 1 more step completes it
   *[other] { $left } more steps complete it
  }: { $goods }; from then on { $effect }
hint-boost-nights = { $left ->
    [one] 1 more step completes it
   *[other] { $left } more steps complete it
  }: then each night { $effect }
hint-does = { CAPITAL($effect) }
hint-robot-choice = { $number ->
    [one] Only one of its effects can be used now
   *[other] You choose next which effect
  }
hint-card = { $effect }; from { $owner }
hint-completes-saves = Machine number { $space }: { $goods }; from now on { $effect }
hint-completes-plain-saves = Machine number { $space }; from now on { $effect }
hint-completes-nights = Machine number { $space }: { $goods }; each night { $effect }
hint-completes-plain-nights = Machine number { $space }; each night { $effect }
hint-completes-last = Machine number { $space } makes this night the last: { $goods }
hint-buy-action = { $number } tiles you can pay; the assistant goes along and moves it on
hint-build-action = { $number } to choose from; an assistant moves it on until tonight
hint-package = Today's evening package: { $packages }
hint-decline = What you decline is lost
hint-end-night-copy = Your robot might still copy what others do tonight
hint-special-buy = At its usual price; no assistant goes along
hint-special-copy-machine = You pay its cost and { $price }
hint-special-copy-robot = You pay its cost and { $price }

## Why not: what cannot be picked now, and its reason behind a colon
absent-offer = is not for sale now
absent-belt = is not on your belt
absent-workshop = does not stand completed in your workshop
absent-opponents = stands completed with no opponent
absent-game = takes no part in this game
absent-yours = is not yours
absent-dealt = was not dealt to you
absent-move-take = your assistant is in the stock room already
absent-move-activate = activate the robot itself; what it does is asked then
absent-move-copy = no opponent has it, or it cannot be copied
barred-lacks = you lack { $goods }
barred-no-tile = you can pay for no tile on offer
barred-before = you could not pay before this visit
barred-no-offer = no tile is left on offer
barred-no-belt = your belt is empty
barred-finished = it is finished already
barred-unfinished = it is not finished yet
barred-permanent = works by itself, is never activated
barred-rewarded = has given its reward, is never activated
barred-used = used tonight already
barred-robot-in-robot = a robot cannot activate a robot
barred-no-effect = you can pay for none of its effects
barred-no-copy = no opponent has a machine to activate
barred-no-payable-copy = none of theirs can be paid or copied now
barred-not-yet = { $who } may use it first tonight
barred-owned = you have this Specialist already
barred-evening = not in the evening
barred-two-of-a-kind = both must be of one kind
barred-drafted = { $who } has drafted this Specialist
barred-paid = has rewarded you already
barred-other-work = does not reward this work

## One press for several answers
press-run = Run all that needs no choice ({ $number })
press-run-and-end = { $number ->
    [one] Run { $what }, leave { $left } idle, end your night
   *[other] Run these { $number }, leave { $left } idle, end your night
  }
turn-take = Stock room: { $what }
turn-buy = Buy { $what }
turn-build = Build { $what }
turn-dock = Dock, { $what }
turn-activate = activate { $what }
press-with = { $what }: { $then }
hint-press-run = Then you have { $goods }
press-boosts = { $number ->
    [one] { $number } boost
   *[other] { $number } boosts
  }: { $machine }, { $slot ->
    [0] done
   *[other] slot { $slot }
  }
press-onto = { $what } → { $machine }
press-decline = Decline all { $number } boosts

## The log
log-revealed = Specialists in play: { $cards }.
log-dealt = Your robots to choose from: { $robots }.
log-robot-kept = { $who } plays with { WITH_ICON($robot) } and has { $goods }.
log-first = { $who } is the first player.
log-draft = { $who } drafts { WITH_ICON($card) }.
log-day = Day { $day } begins, { $who } is first. Today: { $delivery }.
log-night = Night { $day }: all assistants go home.
log-stock = { $who } sends the { WITH_ICON($part) } assistant to the { WITH_ICON("stock", trigger-stock) }.
log-dock = { $who } visits the { WITH_ICON("dock", trigger-dock) } for { $price }.
log-gain = { $who } gains { $goods }.
log-gain-lost = { $who } gains { $goods }; { $lost } lost at the dial's end.
log-buy = { $who } buys { $machine } for { $price }{ $slot ->
    [0] .
   *[other] , slot { $slot }.
  }
log-build = { $who } puts an assistant on { $machine }.
log-step = { $who } boosts { $machine }{ $slot ->
    [0] .
   *[other] {" "}to slot { $slot }.
  }
log-advance = { $machine } of { $who } moves { $slot ->
    [0] off the belt.
   *[other] to slot { $slot }.
  }
log-complete = { $who } completes { $machine }.
log-space = { $who } fills space { $space }: { $goods }.
log-boost-lost = { $who } has nothing on the belt: { $boosts } lost.
log-boost-declined = { $who } declines a boost.
log-activation-lost = { $who } has nothing to activate.
log-activation-declined = { $who } declines an activation.
log-activate = { $who } activates { $machine }.
log-robot = { $who } activates { WITH_ICON($robot) }{ $kind ->
    [special] {": "}{ $what }
    [price] {""} for { $what }
   *[none] {""}
  }.
log-copy = { $who } copies { $what }{ $kind ->
    [special] {": "}{ $effect }
    [price] {""} for { $effect }
   *[none] {""}
  }.
log-take = { $who } takes { WITH_ICON($card) } from { $owner } for { $price }.
log-take-centre = { $who } takes { WITH_ICON($card) } from the centre for { $price }.
log-bonus = { WITH_ICON($card) } rewards { $who }.
log-decay = { $token ->
    [0] { $card } is free again.
    [one] { $card } now costs 1 rainbow.
   *[other] { $card } now costs { $token } rainbows.
  }
log-end-night = { $who } has ended the night.
log-end = { $who } wins with { $points } points.
log-end-tie = { $who } wins with { $points } points, by machines or rainbows.
log-end-shared = Shared victory with { $points } points: { $who }.

## The score
points-dreams = dreams
points-rainbows = rainbows
points-resources = flowers and ink
machines = machines
rainbows = rainbows

## Commands
cmd-game-name = mech-a-dream
cmd-game-description = Your moves in Mech A Dream
cmd-keep-robot-name = keep-robot
cmd-keep-robot-description = Keep one of the two robots dealt to you
cmd-keep-robot-robot-name = robot
cmd-keep-robot-robot-description = Which robot
cmd-draft-name = draft
cmd-draft-description = Draft a Specialist
cmd-draft-specialist-name = specialist
cmd-draft-specialist-description = Which Specialist
cmd-stock-room-name = stock-room
cmd-stock-room-description = Send your assistant to the stock room
cmd-dock-name = dock
cmd-dock-description = Send your assistant to the delivery dock
cmd-buy-name = buy
cmd-buy-description = Let your assistant buy a machine
cmd-build-name = build
cmd-build-description = Let your assistant build a machine
cmd-take-name = take
cmd-take-description = Take goods, or a Specialist in the stock room
cmd-take-what-name = what
cmd-take-what-description = Flowers, ink or a Specialist
cmd-buy-tile-name = buy-tile
cmd-buy-tile-description = Name the machine you buy
cmd-buy-tile-machine-name = machine
cmd-buy-tile-machine-description = Which tile on offer
cmd-build-tile-name = build-tile
cmd-build-tile-description = Name the machine your assistant builds
cmd-build-tile-machine-name = machine
cmd-build-tile-machine-description = Which tile of your belt
cmd-boost-name = boost
cmd-boost-description = Place a boost
cmd-boost-machine-name = machine
cmd-boost-machine-description = Which tile of your belt
cmd-activate-name = activate
cmd-activate-description = Activate your robot or a machine
cmd-activate-machine-name = machine
cmd-activate-machine-description = Which one
cmd-decline-name = decline
cmd-decline-description = Decline a boost or an activation
cmd-option-name = option
cmd-option-description = Choose what your robot does
cmd-option-option-name = option
cmd-option-option-description = Which effect
cmd-copy-name = copy
cmd-copy-description = Name what your robot copies
cmd-copy-target-name = target
cmd-copy-target-description = Which machine or robot of an opponent
cmd-bonus-name = bonus
cmd-bonus-description = Name the Specialist that rewards you next
cmd-bonus-specialist-name = specialist
cmd-bonus-specialist-description = Which Specialist
cmd-end-night-name = end-night
cmd-end-night-description = End your night

## What speaks for a choice, for hints: a number of the position that rises, or -falls
number-flowers = more flowers
number-first-flowers = more flowers
number-ink = more ink
number-first-ink = more ink
number-ink-to-spend = more ink
number-rainbows = more rainbows
number-first-rainbows = more rainbows
number-rainbows-to-spend = more rainbows
number-rainbows-to-come = more rainbows
number-dreams = more points
number-points = more points
number-points-in-sight = more points
number-lead-in-points = more points
number-lead-in-sight = more points
number-steps-lacking = another machine on the belt
number-steps-lacking-falls = machines that are finished sooner
number-worth-on-the-belt = good machines on the belt
number-dreams-of-the-machines = machines that bring dreams
number-rewards-on-the-belt = rewards on the belt
number-dreams-a-night = more from your nights
number-dreams-bought-a-night = more from your nights
number-dreams-tonight = more from your nights
number-worth-a-night = more from your nights
number-machines = another finished machine
number-next-visit-to-the-dock = a visit to the dock to look forward to
number-saves-ink = savings of ink for good
number-saves-time = savings of time for good
number-saves-crystal = savings of rainbows for good
number-saves-dock = savings of flowers at the dock for good
