# Nicodemus in English. Keys are stable; options (opt-) go on phone buttons, hints beside them, lines (log-) into the log.

## What the game is about, in the lobby
about-game = Two inventors race to repair broken machines; the repaired ones score, help with the next and complete projects.

## Goods
charcoalium = charcoalium
wood = wood
copper = copper
crystal = crystal
joker = joker
resources = resources
nothing = nothing
amount = { $number } { ICON($good) }
victory-points = { $points ->
   *[other] VP
  }
quoted-machine = { $machine }
quoted-project = { $project }

## Machines: the cards print no names, these are ours
machine-11 = Bonsai Tankard
machine-12 = Hermit Manor
machine-13 = Swan Jug
machine-14 = Crystal Scorpion
machine-15 = Steam Sparrow
machine-21 = Croc Crusher
machine-22 = Hammerhead Socket
machine-23 = Piranha Grinder
machine-24 = Rhino Truck
machine-25 = Shark Engine
machine-31 = Bat Mask
machine-32 = Grinning Scarab
machine-33 = Sabre-Tooth Skull
machine-34 = Gunslinger Skull
machine-41 = Draughting Hands
machine-42 = Copyist's Hand

## Projects: named after what they ask for
project-10 = all four colours
project-11 = two blue
project-12 = two purple
project-13 = two red
project-14 = two yellow
project-20 = twins
project-21 = two of 1 VP
project-22 = two of 2 VP
project-23 = two of 3 VP
project-31 = charcoalium + wood
project-32 = charcoalium + copper
project-33 = charcoalium + crystal
project-34 = two charcoalium
project-35 = two wood
project-36 = two copper
project-37 = two crystal
project-38 = wood + copper + crystal

## Effects; number is what the Bric-a-brac yields now
effect-11 = { $number } { ICON("wood") } by counting
effect-12 = { $number } { ICON("charcoalium") } by counting
effect-13 = { $number } { ICON("copper") } by counting
effect-14 = { $number } { ICON("crystal") } by counting
effect-15 = { $number ->
    [one] 1 resource
   *[other] { $number } resources
  } by counting
effect-21 = recycle a hand card
effect-22 = recycle one of the last 3
effect-23 = recycle one of the last 2
effect-24 = up to 3 exchanges
effect-25 = recycle the machine before it
effect-31 = steal charcoalium + card
effect-32 = steal resource + card
effect-33 = cut the other hand to 2
effect-34 = destroy 2 resources
effect-41 = draw a project of your own
effect-42 = copy an effect
effect-unavailable = no effect now

## What a repaired machine saves on later repairs
saves-charcoalium = 1 { ICON("charcoalium") }
saves-wood = 1 { ICON("wood") }
saves-copper = 1 { ICON("copper") }
saves-crystal = 1 { ICON("crystal") }
saves-joker = 1 of any resource

## Questions
ask-turn = Play a machine or repair one.
ask-activate = { WITH_ICON($machine) } is on the Bric-a-brac. Use one of its options.
ask-pick-type = Which resource do you gain { $number } of?
ask-discard-hand = Which hand card do you discard? You gain { $number } resources of its cost.
ask-discard-machine = Which machine do you discard? You gain { $number ->
    [one] 1 resource
   *[other] { $number } resources
  } of its cost{ $charcoalium ->
    [0] .
   *[other] {" "}and { $charcoalium } { ICON("charcoalium") }.
  }
ask-gain = What do you gain from the cost of { WITH_ICON($machine, quoted-machine) }?
ask-exchange = Exchanges left: { $left }. What do you swap?
ask-rob = Which resource do you take from { $opponent }?
ask-destroy = Which resources does { $opponent } lose?
ask-pick-project = Which project do you keep? The other leaves the game.
ask-copy = Which machine's effect do you copy?
ask-projects = Complete projects with the repaired machine, or finish.

## Options
group-play = Play a machine
group-repair = Repair a machine
group-activate = Use the machine
group-discard-hand = Discard a hand card
group-discard-machine = Discard a machine
group-exchange = Swap once
group-gain = Gain resources
group-pick-type = Name a resource
group-rob = Take a resource
group-destroy = Destroy resources
group-pick-project = Keep a project
group-copy = Copy an effect
group-projects = Complete a project
opt-play = Play { $machine }
opt-repair = Repair { $spot }: { $machine } for { $price }
opt-pass = Pass
opt-charcoalium = Gain { $goods }
opt-production = Produce { $goods }
opt-effect = Effect: { $effect }
opt-gain = Gain { $goods }
opt-discard = Discard { $machine } ({ $cost })
opt-spot = Spot { $spot }: { $machine } ({ $cost })
opt-swap = Swap { $given } for { $wanted }
opt-stop = Stop exchanging
quick-turn = Play a machine and use it at once
quick-discard-hand = Discard and gain in one go
quick-discard-machine = Discard and gain in one go
quick-exchange = Exchange and stop in one go
quick-projects = Complete and finish in one go
press-use = { $machine }: { $use }
press-spot = { $spot } { $machine }: { $use }
press-count = { $machine }: { $use } by counting
press-swap = { $given } for { $wanted }, stop
press-complete = Only { $projects }, finish
press-complete-all = Complete all { $number }
opt-rob = Take { $goods }
opt-destroy = Destroy { $goods }
opt-keep = Keep { $project } ({ $points } VP)
opt-copy = Spot { $spot }: { $machine }
opt-complete = Complete { $project } ({ $points } VP)
opt-finish = Finish

## Hints
hint-play = { $charcoalium } { ICON("charcoalium") }, 1 { ICON($product) }, or { $effect }
hint-repair = { $points } { ICON("points", victory-points) }, { $then }{ $lying ->
    [0] {""}
   *[other] ; { $lying } { ICON("charcoalium") } on it
  }{ $jokers }
hint-saves = then saves { $saves }
hint-fourth = fourth machine: the others may go
hint-jokers = ; jokers cover { $goods }
no-words = {""}
hint-short = The reserve gives { $reserve }, { $opponent } { $number }{ $lost ->
    [0] {""}
   *[other] ; { $lost } lost
  }
hint-swap-in-vain = There is no { $good } to be had: you get nothing
hint-lying-returns = { $number } { ICON("charcoalium") } on it returns to the reserve
hint-owns = { $who } owns { $goods }
hint-rob = { $opponent } has { $number } { ICON($what) } and { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
hint-rob-nothing = Nothing to take from { $opponent }
hint-cut = { $opponent } loses { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } and { $number } { ICON("charcoalium") }
hint-destroy = { $opponent } owns { $goods }
hint-pile = { $number ->
    [one] 1 tile
   *[other] { $number } tiles
  } left in the pile
hint-copy = { CAPITAL($effect) }
hint-keep = { $machines ->
    [one] Takes 1 machine
   *[other] Takes { $machines } machines
  }; { $fits ->
    [0] none of your repaired ones fits yet
    [one] 1 of your repaired ones fits
   *[other] { $fits } of your repaired ones fit
  }
hint-keep-identical = Takes { $machines } machines that are the same
hint-finish = Projects left wait for your next repair; your rival may take open ones first
hint-finish-four = Four machines lie in the workshop: all but the newest are set aside
hint-stop = The exchanges that are left lapse
hint-then = Then you have { $goods }
hint-effect-15 = You name the resource next
hint-effect-21 = You discard a card of your hand and gain 2 resources of its cost
hint-effect-24 = Each time 1 charcoalium for 1 resource, or the other way round
hint-effect-42 = You choose next whose effect you use
hint-recycle = You discard it from the Bric-a-brac and gain { $number ->
    [one] 1 resource
   *[other] { $number } resources
  } of its cost{ $charcoalium ->
    [0] {""}
   *[other] , and 1 charcoalium
  }
hint-complete = Uses { $machines }

## What cannot be picked now, and why; both are one line with a colon between them
absent-hand = is not in your hand
absent-spot = does not lie there
absent-open = is not among the open projects
absent-drawn = was not drawn
absent-production = this machine produces something else
absent-move-repair = it can be paid only in the ways that are suggested
absent-move-gain = the recycled machine's cost has other goods
absent-move-project = it takes other machines than those
barred-spot = { $machine } (spot { $spot })
barred-lacks = lacks { $goods }{ $jokers ->
    [0] {""}
    [one] ; a joker covers 1
   *[other] ; jokers cover { $jokers }
  }
barred-play = Play a machine
barred-no-hand = your hand is empty
barred-pass = only if you can neither play nor repair
barred-effect = Its effect, { $effect }
barred-no-other-card = you hold no other card
barred-no-machine = no machine lies before it
barred-no-goods = you own nothing to swap
barred-no-tile = the pile of projects is empty
barred-nothing-to-copy = no effect here can be copied now
barred-not-copied = this effect copies and is never copied
barred-joker = a joker stands for a resource only
barred-reach = only the newest { $number ->
    [one] one
   *[other] { $number }
  } before your card
barred-just-played = it has just been played
barred-cost = its cost has { $number ->
    [0] no { $good }
   *[other] only { $number } { $good }
  }
barred-own-none = you own no { $good }
barred-swap = one of the two is always charcoalium
barred-rival = { $who } owns { $number ->
    [0] no { $good }
   *[other] only { $number } { $good }
  }
barred-resources-only = resources only
barred-project = { CAPITAL($project) }
barred-few-machines = takes { $number } repaired machines; you have { $have }
barred-no-twin = you have no second { $machine }
barred-unfit = { $machine } is not of that kind
barred-no-partner = no other machine goes with { $machine }
barred-of-opponent = only { $who } can complete it

## The log
log-start = { $who } goes first.
log-play = { $who } plays { WITH_ICON($machine, quoted-machine) } on spot { $spot }.
log-effect = { $who } uses the effect: { $effect }.
log-gain = { $who } gains { $goods }.
log-gain-taken = Of this, { $goods } came from { $opponent }: the reserve was short.
log-gain-lost = { $goods } could not be had.
log-give = { $who } gives { $goods }.
log-exchange-stop = { $who } stops exchanging.
log-discard-own = You discard { WITH_ICON($machine, quoted-machine) }.
log-discard = { $who } discards a hand card.
log-recycle = { $who } discards { WITH_ICON($machine, quoted-machine) } from spot { $spot }.{ $lying ->
    [0] {""}
   *[other] {" "}{ $lying } { ICON("charcoalium") } on it returns to the reserve.
  }
log-rob = { $who } takes { $goods } from { $opponent }.
log-rob-nothing = { $who } finds nothing to take from { $opponent }.
log-steal-card = { $who } steals { WITH_ICON($machine, quoted-machine) } from { $opponent }'s hand.
log-steal = { $who } steals a card from { $opponent }'s hand.
log-steal-nothing = { $opponent } has no card that { $who } could steal.
log-cut-own = You lose { $machines } from your hand.
log-cut = { $who } loses { $number ->
    [one] 1 hand card
   *[other] { $number } hand cards
  }.
log-cut-nothing = { $who } holds two cards or fewer and loses none.
log-lose = { $who } returns { $goods } to the reserve.
log-tiles-own = You draw { $projects }.
log-tiles = { $who } draws { $number ->
    [one] 1 project tile
   *[other] { $number } project tiles
  }.
log-keep = { $who } keeps the project { WITH_ICON($project, quoted-project) } ({ $points } { ICON("points", victory-points) }).
log-copy = { $who } copies { WITH_ICON($machine, quoted-machine) }: { $effect }.
log-repair = { $who } repairs { WITH_ICON($machine, quoted-machine) } on spot { $spot } and pays { $goods }.
log-fee = { $number ->
    [one] { $who } puts 1 { ICON("charcoalium") } on the machine that is now on spot { $spot }.
   *[other] { $who } puts { $number } { ICON("charcoalium") } on the machines that are now on spots { $spot } to { $last }.
  }
log-collect = { $who } collects { $goods } lying on it.
log-score = { $who } scores { $points } { ICON("points", victory-points) } and has { $score }.
log-complete = { $who } completes { WITH_ICON($project, quoted-project) } with { $machines }.
log-set-aside = { $who } sets aside { $machines }.
log-pass = { $who } has nothing to play or repair and passes.
log-draw-own = You draw { $machines }.
log-draw = { $who } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
log-deck-short = The deck is too short to refill the hand.
log-last-round = The last round has begun: { $who } has one more turn.
log-last-turn = The game ends with this turn.
log-clear-row = The Bric-a-brac is full. The upper row leaves the game: { $machines }.
log-clear-workshop = Fourth machine: { $who } sets aside { $machines }.
log-end = { $who } wins with { $points } VP to { $other }.
log-end-tie = { $who } wins at { $points } VP each, by charcoalium or resources left.
log-end-shared = Shared victory with { $points } VP each.

## The score
points-machines = machines
points-projects = projects

## Commands
cmd-game-name = nicodemus
cmd-game-description = Your moves in Nicodemus
cmd-play-name = play
cmd-play-description = Play a machine from your hand
cmd-play-machine-name = machine
cmd-play-machine-description = Which hand card
cmd-repair-name = repair
cmd-repair-description = Repair a machine on the Bric-a-brac
cmd-repair-machine-name = machine
cmd-repair-machine-description = Which machine, and what your jokers cover
cmd-pass-name = pass
cmd-pass-description = Pass, if you can neither play nor repair
cmd-activate-name = activate
cmd-activate-description = Use one option of the machine you have just played
cmd-activate-use-name = use
cmd-activate-use-description = Charcoalium, production or effect
cmd-pick-type-name = pick-type
cmd-pick-type-description = Name the resource that you gain (Steam Sparrow)
cmd-pick-type-resource-name = resource
cmd-pick-type-resource-description = Wood, copper or crystal
cmd-discard-name = discard
cmd-discard-description = Discard a hand card or a machine to recycle it
cmd-discard-machine-name = machine
cmd-discard-machine-description = Which card or spot
cmd-gain-name = gain
cmd-gain-description = Pick resources from the cost of the recycled machine
cmd-gain-goods-name = goods
cmd-gain-goods-description = Which resources
cmd-exchange-name = exchange
cmd-exchange-description = Swap charcoalium and resources (Rhino Truck)
cmd-exchange-swap-name = swap
cmd-exchange-swap-description = What you give and take
cmd-stop-name = stop
cmd-stop-description = Stop exchanging
cmd-rob-name = rob
cmd-rob-description = Name the resource you take from your opponent (Grinning Scarab)
cmd-rob-resource-name = resource
cmd-rob-resource-description = One that your opponent owns
cmd-destroy-name = destroy
cmd-destroy-description = Name the resources your opponent loses (Gunslinger Skull)
cmd-destroy-goods-name = goods
cmd-destroy-goods-description = Which resources
cmd-keep-project-name = keep-project
cmd-keep-project-description = Keep one of the drawn projects (Draughting Hands)
cmd-keep-project-project-name = project
cmd-keep-project-project-description = Which one
cmd-copy-name = copy
cmd-copy-description = Copy the effect of another machine (Copyist's Hand)
cmd-copy-machine-name = machine
cmd-copy-machine-description = Which machine
cmd-project-name = project
cmd-project-description = Complete a project with the repaired machine
cmd-project-project-name = project
cmd-project-project-description = Which project, with which machines
cmd-finish-name = finish
cmd-finish-description = Complete no further project

## What speaks for a choice, for hints: a number of the position that rises, or -falls
number-has-charcoalium = more charcoalium
number-some-charcoalium = more charcoalium
number-has-wood = more wood
number-some-wood = more wood
number-has-copper = more copper
number-some-copper = more copper
number-has-crystal = more crystal
number-some-crystal = more crystal
number-resources = more resources
number-points = more points
number-points-late = more points
number-lead = more points
number-lead-close = more points
number-workshop = a machine more in the workshop
number-saves-charcoalium = savings of charcoalium in later repairs
number-saves-wood = savings of wood in later repairs
number-saves-copper = savings of copper in later repairs
number-saves-crystal = savings of crystal in later repairs
number-saves-joker = savings of any resource in later repairs
number-wish-points = a better chance of projects
number-wish-machines = machines that fit projects
number-now = a good repair within reach
number-now-second = a second repair within reach
number-later = a good repair soon
number-fee-lacking = a repair that lacks only charcoalium
number-own-tiles = a project of your own
