# Imaginarium in English. Keys are stable; options (opt-) go on phone buttons, hints beside them, lines (log-) into the log.

## What the game is about, in the lobby
about-game = Buy broken machines, repair them and combine them into a factory of dreams that scores more than anybody else's.

## Goods
charcoal = charcoal
wood = wood
copper = copper
crystal = crystal
vp = VP
choice = of one resource
nothing = nothing
amount = { $number } { ICON($good) }
saboteur-of = { $who }'s saboteur

## Machines: working names, the English edition's were not to be found
machine-P1 = Charcoal-maker
machine-P2 = Woodcutter
machine-P3 = Copper-maker
machine-P4 = Crystal-maker
machine-P5 = Producer
machine-P6 = Flamer
machine-T1 = Burner
machine-T2 = Transmuter
machine-T3 = Super-transmuter
machine-T4 = Super-burner
machine-A1 = Pickpocket
machine-A2 = Wood raider
machine-A3 = Copper bandit
machine-A4 = Crystal swindler
machine-A5 = Neutraliser
machine-A6 = Confuser
machine-D1 = Repeller
machine-D2 = Locker
machine-D3 = Patenter
machine-S1 = Recycler
machine-S2 = Diplomat

## What a single machine does, for hints
effect-P1 = makes 1 { ICON("charcoal") }
effect-P2 = makes 1 { ICON("wood") }
effect-P3 = makes 1 { ICON("copper") }
effect-P4 = makes 1 { ICON("crystal") }
effect-P5 = makes 1 { ICON("wood") } and 1 { ICON("copper") }
effect-P6 = makes 1 resource of your choice
effect-T1 = turns 1 resource into 3 { ICON("charcoal") }
effect-T2 = turns 1 resource into 1 { ICON("copper") }
effect-T3 = turns 1 resource into 1 { ICON("crystal") }
effect-T4 = turns 2 resources into 6 { ICON("charcoal") }
effect-A1 = steals 3 { ICON("charcoal") }, once
effect-A2 = steals 3 { ICON("wood") }, once
effect-A3 = steals 2 { ICON("copper") }, once
effect-A4 = steals 2 { ICON("crystal") }, once
effect-A5 = removes an open project, once
effect-A6 = switches off a slot of each rival, once
effect-D1 = guards your charcoal
effect-D2 = guards your resources
effect-D3 = guards against all theft and the Confuser
effect-S1 = fetches a machine from the crusher, once
effect-S2 = makes 1 { ICON("vp") }

## Machines in a slot and what they make
slot = [{ $content }]
slot-one = { WITH_ICON($machine) }
slot-set = { $number } × { $machine }
slot-pair = { $one } + { $two }
slot-mixed = { $machines }
job = { $input ->
    [0] { $goods }
    [one] 1 resource → { $goods }
   *[other] { $input } resources → { $goods }
  }
job-none = no run
preview = { $machines }: { $job }

## Assistants: the cards print no names, these are ours
assistant-AS01 = Free dial
assistant-AS02 = Scrap collector
assistant-AS03 = Double worker
assistant-AS04 = Project bonus
assistant-AS05 = Level waiver
assistant-AS06 = Extension
assistant-AS07 = Back-door buyer
assistant-AS08 = Secret plans
assistant-AS09 = Diploma discount
assistant-AS10 = Big trader
assistant-AS11 = Double start
assistant-AS12 = Neighbour's machine
assistant-AS13 = Majority bonus
effect-AS01 = From next round: any two different actions, even the last pair
effect-AS02 = Each check phase: charcoal for the level of the crushed machine
effect-AS03 = Repair twice and dismantle twice
effect-AS04 = 1 { ICON("vp") } more for each project you complete
effect-AS05 = Your reserved machine costs only the figure of its field
effect-AS06 = Two more machine slots
effect-AS07 = Each round: pay 3 { ICON("charcoal") } for the top machine of the stack
effect-AS08 = Draw two secret projects and complete one of them
effect-AS09 = Buy victory points for 3 { ICON("charcoal") }
effect-AS10 = Up to 5 deals in a trade
effect-AS11 = A machine you repair may run twice at once
effect-AS12 = Once a turn use a lone machine of an opponent
effect-AS13 = 3 { ICON("vp") } instead of 2 for each majority at the end

## Projects: named after what they ask for
project-PR01 = Production line
project-PR02 = Two attackers
project-PR03 = Two defenders
project-PR04 = Sword and shield
project-PR05 = Two transformers
project-PR06 = Triplets
project-PR07 = Six machines
project-PR08 = Three of level 2
project-PR09 = Two of level 3
project-PR10 = Six resources
project-PR11 = One of each
project-PR12 = Three alike
project-PR13 = Full staff
project-PR14 = Coal hoard
condition-PR01 = 4 slots with a production machine
condition-PR02 = 2 attack machines
condition-PR03 = 2 defence machines
condition-PR04 = 1 attack machine and 1 defence machine
condition-PR05 = 2 transformation machines
condition-PR06 = 3 identical machines combined
condition-PR07 = 6 machines
condition-PR08 = 3 machines of level 2
condition-PR09 = 2 machines of level 3
condition-PR10 = Makes 6 resources of at least 2 kinds without input
condition-PR11 = Makes wood, copper and crystal without input
condition-PR12 = Makes 3 resources of one kind without input
condition-PR13 = 3 assistants
condition-PR14 = At least 15 { ICON("charcoal") } behind your screen; you keep it

## Places and actions
place-F1 = F1
place-F2 = F2
place-F3 = F3
place-F4 = F4
place-F5 = F5
place-F6 = F6
place-F7 = F7
place-Q1 = press Q1
place-Q2 = press Q2
place-Q3 = press Q3
action-recruit = recruit
action-extract = extract
action-repair = repair
action-trade = trade
action-dismantle = dismantle
action-reorganise = reorganise
pair = { $one } + { $two }

## Questions
ask-place = Where does your engineer go? You must buy the machine you reserve.
ask-place-saboteur = Where does your saboteur go? It crushes a machine or blocks a press.
ask-use = Use your repaired machines, each slot once, or go on.
ask-kind = Which resource do you make { $number } of?
ask-input = { $number ->
    [one] Which resource do you hand in?
   *[other] Which { $number } resources do you hand in?
  }
ask-payment = { WITH_ICON($machine) }: you are { $missing } { ICON("charcoal") } short. Which { $number } resources do you pay instead?
ask-payment-kind = { WITH_ICON($machine) }: of the { $number } resources you pay instead of charcoal, how much is { WITH_ICON($good) }?
ask-stack = Do you buy the top machine of the stack, unseen?
ask-pair = Turn the dial: which two actions?{ $barred ->
    [0] {""}
   *[other] {" "}You may not repeat { $pair }.
  }
ask-action = Which action next?
ask-hire = Which assistant do you hire?
ask-repair = Which machine do you repair?
ask-run-now = { WITH_ICON($machine) } is repaired. Run it at once?
ask-remove = Which open project leaves the game?
ask-switch-off = Which slot do you switch off? Each unprotected opponent loses one.
ask-fetch = Which machine do you fetch from the crusher in place of the Recycler?
ask-trade = Deals left: { $left }. You have { $number } { ICON("charcoal") }.
ask-dismantle = Which machine do you dismantle?
ask-yield = What do you take for { WITH_ICON($machine) }?
ask-arrange = Your new arrangement.
ask-sketch = Now: { $slots }. { $number } of { $limit } slots. Combine, split, swap, or be done.
ask-sketch-too-wide = Now: { $slots }. That takes { $number } slots, you have { $limit }: combine some more.
ask-projects = Complete projects, or end your turn.

## Options
group-belt = Reserve a machine
group-press = Go to a press
group-crush = Crush a machine
group-block = Block a press
group-run = Your machines
group-run-now = Run the machine, or leave it
group-neighbour = An opponent's machine
group-buy = Buy
group-sell = Sell
group-garden = Broken, in your garden
group-workshop = Repaired, in your workshop
group-combine = Combine
group-split = Split
group-swap = Swap
group-pair = Turn the dial to a pair
group-repair = Repair a machine
group-remove = Remove a project
group-payment = Pay with resources
group-payment-kind = Pay with so many
group-use = Run machines, or go on
group-sketch = Combine, split, swap, or be done
group-sketch-too-wide = Combine some more
group-fetch = Fetch a machine
group-switch-off = Switch off a slot
group-trade = Buy, sell, or stop
opt-place = { $place }: { $machine } for { $price }
opt-sabotage = { $place }: crush { $machine }
opt-press = { CAPITAL($place) }: gain { $goods }
opt-block = { CAPITAL($place) }: block { $goods }
opt-run = { $machines }: { $job }
opt-neighbour = Borrow { $machines }: { $job }
opt-run-all = Run all that need no choice
opt-stop-use = Done using machines
opt-make = Make { $goods }
opt-feed = { $given } → { $goods }
opt-pay = Pay { $goods }
opt-buy-stack = Buy for { $goods }
opt-decline = Do not buy
opt-pair = { CAPITAL($one) } + { $two }
opt-action = { CAPITAL($action) }
opt-finish = Finish
opt-hire = { $assistant } for { $goods }
opt-hire-none = Hire nobody
opt-repair = { $machine } for { $goods }
opt-repair-none = Repair nothing
opt-run-now = Run: { $effect }
opt-leave = Do not run
opt-remove = Remove { $project }
opt-switch-off = { $who }: { $machines }
opt-fetch = Fetch { $machine }
opt-buy = Buy { $unit } for { $goods }
opt-sell = Sell { $unit } for { $goods }
opt-stop-trade = Stop trading
opt-dismantle-garden = { $machine } (broken)
opt-dismantle-workshop = { $machine } (repaired)
opt-dismantle-none = Dismantle nothing
opt-yield = Take { $goods }
opt-join = { $one } & { $two }
opt-split = { $card } out of { $cards }
opt-swap = { $one } ⇄ { $two }
opt-done = Done
opt-reset = Start over
opt-arrange = { $slots }
opt-complete = { $project }: { $points } { ICON("vp") }
opt-complete-secret = Secret { $project }: { $points } { ICON("vp") }
opt-complete-all = Complete all open ones
opt-stop-projects = End turn

## Presses that give several answers
step-hire = hire { $assistant } for { $goods }
step-repair = repair { $machine }
step-repair-run = repair { $machine }, run it
step-dismantle-garden = dismantle { $machine } (broken): { $goods }
step-dismantle-workshop = dismantle { $machine } (repaired): { $goods }
quick-scrap-garden = { $machine } (broken): { $goods }
quick-scrap-workshop = { $machine } (repaired): { $goods }
quick-repair-run = { $machine }, run it at once
quick-one = { CAPITAL($step) }
quick-only = { CAPITAL($action) } only, of { $pair }
quick-two = { CAPITAL($one) }, then { $two }
quick-run-on = Run all that need no choice, go on
quick-run-with = { $machines }: { $choice }
quick-run-all-with = Run all, { $machines }: { $choice }
quick-buy = Buy { $unit } for { $goods }, then stop
quick-sell = Sell { $unit } for { $goods }, then stop
quick-sell-buy = Sell { $unit }, buy { $goods }, then stop
quick-arrange = { $step }, done
quick-complete = { $project }, end turn
quick-complete-all = Complete all, end turn
quick-end = Finish and end turn
quick-and-end = { CAPITAL($step) }, end turn
hint-first = First { $step }
hint-left = Then you may still { $action }
hint-turn-ends = Nothing else could be done: your turn ends

## Hints
hint-place = { CAPITAL($effect) }; repair: { $goods }
hint-place-tight = −{ $resources } resources. { CAPITAL($effect) }; repair: { $goods }
hint-place-warning = Careful: at best you are { $missing } short, then you lose all charcoal and resources
hint-press = Nothing from the belt for you this round; your turn comes after all on the belt
hint-block = Nobody gains it this round
hint-sabotage = Nobody can buy it: it goes to the crusher. { CAPITAL($effect) }
hint-stack = Unknown until you pay; it comes broken into your garden and cannot be given back
hint-leaves = Leaves you { $goods }
hint-then = Then you have { $goods }
hint-then-frees = Then you have { $goods }, and its slot is free
hint-none = This action is then over
hint-stop-trade = The deals that are left lapse
hint-decline = The stack stays as it is; you may buy again next round
hint-done = Your workshop is then arranged like that
hint-reset = Back to your workshop as it was
hint-action = { $does }: { $now }
hint-steal = Meets { $number } of { $most } opponents unguarded; what they own is hidden; no way back
hint-blind = Meets { $number } of { $most } opponents; lasts until they have used their machines once
hint-fetch = { $number ->
    [one] 1 kind of machine
   *[other] { $number } kinds of machine
  } to choose from; the Recycler goes to the crusher instead
hint-remove = Nobody scores its { $points } { ICON("vp") } any more; points scored stay ({ $number ->
    [0] nobody has
    [one] 1 player has
   *[other] { $number } players have
  } them)
hint-off = Does not run next time: { $job }
hint-off-guard = Guards nothing until it is on again
hint-off-idle = Does nothing anyway
hint-complete-first = { $condition }; whoever does it later gets 1 { ICON("vp") } less
hint-complete-later = { $condition }; 1 { ICON("vp") } less, since you are not the first
hint-complete-secret = { $condition }; your other secret one then leaves the game
hint-complete-all = Gives { $goods }
hint-stop-use = { $number ->
    [one] 1 more could run this turn
   *[other] { $number } more could run this turn
  }
hint-finish = What is left of your pair is not done this turn
hint-leave = It can run in every later turn
hint-leave-once = Its effect is then lost: it runs only now
hint-stop-projects = What you leave, others may complete first
hint-effect = { CAPITAL($effect) }
hint-pair = { CAPITAL($one) }; { $two }
now-recruit = { $number ->
    [0] nobody to hire yet
    [one] 1 assistant to hire
   *[other] { $number } assistants to hire
  }
now-no-place = nobody to hire, your places are full
now-no-slot = nothing to repair, no slot is free
now-repair = { $number ->
    [0] nothing to repair yet
    [one] 1 machine to repair
   *[other] { $number } machines to repair
  }
now-trade = { $number } deals with { $goods }
now-dismantle = { $number ->
    [0] nothing to dismantle yet
    [one] 1 machine to dismantle
   *[other] { $number } machines to dismantle
  }
now-reorganise = { $number ->
    [0] nothing to reorganise yet
   *[other] { $number } machines to reorganise
  }
hint-recruit = Hire an open assistant
hint-extract = Gain 3 { ICON("charcoal") }
hint-repair = Repair a machine of your garden
hint-trade = Buy and sell for charcoal
hint-yields-garden = { $goods }
hint-yields-workshop = { $goods }; frees its slot
hint-dismantle = Scrap a machine for resources or VP
hint-reorganise = Combine and split your machines
hint-makes = { $made }
either = { $one } or { $other }

## What cannot be picked now, and why; both are one line with a colon between them
absent-conference = is not open to be hired now
absent-garden = does not lie in your garden
absent-projects = is not laid out
absent-crusher = does not lie in the crusher
absent-field = another machine lies there now
absent-slot = is in no slot of your workshop by itself
absent-workshop = does not stand repaired in your workshop
absent-secret = is no secret project of yours
absent-move-place = another machine lies there now, or none
absent-move-use = your workshop has no such slot
absent-move-use-all = fewer than two slots can still run without a choice
absent-move-borrow = only with Neighbour's machine, and from an opponent's slot that holds it alone
absent-move-hand-in = the machine takes another number of resources
absent-move-pay = you pay as many resources as are asked, of those you own
absent-move-remove-project = that project is not open
absent-move-switch-off = no opponent has such a slot
absent-move-dismantle = you own no such machine there
absent-move-take = this machine yields something else
absent-move-arrange = your arrangement has no such slots now, or nothing was changed yet
absent-move-project = there are not several projects to be completed now
barred-lacks = lacks { $goods }
barred-own = you own { $number ->
    [0] no { $good }
   *[other] only { $number } { $good }
  }
barred-input = lacks { $number ->
    [one] 1 resource to hand in
   *[other] { $number } resources to hand in
  }
barred-place = { CAPITAL($place) }
barred-field = { $place }: { $machine }
barred-occupied = { $figure } is there
barred-empty-field = no machine lies there
barred-stack = { $number } defence machines
barred-borrow = Borrow { $machines }
barred-used = has run already this turn
barred-off = switched off; it comes on when you go on
barred-guards = guards you all the time without running
barred-at-repair = its effect was only for right after its repair
barred-borrowed = you borrow only once a turn
barred-is-off = it is switched off
barred-not-lone = it is not alone in its slot
barred-must-buy = a reserved machine must be bought
barred-no-machine = stack and crusher are empty
barred-last-pair = it was your last pair
barred-next-round = the Free dial works from next round on
barred-no-neighbours = only neighbours on the dial go together
barred-done = already done this turn
barred-not-in-pair = it is not in the pair you chose
barred-staff = all your { $number } places for assistants are taken
barred-employed = { $mine ->
    [0] works for { $who }
   *[other] works for you already
  }
barred-no-slot = no free slot in your workshop
barred-no-project = no project is open
barred-no-target = nothing in the crusher can be fetched
barred-served = this player has lost a slot already
barred-guarded = a { $machine } guards this player
barred-sell-vp = Sell 1 { ICON("vp") }
barred-never-sold = points are never sold
barred-never = can never be dismantled
barred-combined = it is combined: reorganise first to split it off
barred-cost = its cost has { $number ->
    [0] no { $good }
   *[other] only { $number } { $good }
  }
barred-broken = only a repaired machine gives points
barred-too-wide = takes { $number } slots, you have { $limit }
barred-never-combines = { $machine } never combines
barred-most-alike = { $number ->
    [one] only one of them fits into a slot
   *[other] only { $number } of them fit into a slot
  }
barred-full = the combination takes no further machine of that kind
barred-misfit = these two do not go together
barred-not-fetched = attack machines cannot be fetched
barred-complete = { $project }
barred-secret = Secret { $project }
barred-completed = you have completed it
barred-PR01 = { $have } of 4 slots have a production machine
barred-PR02 = you have { $have } of 2 attack machines
barred-PR03 = you have { $have } of 2 defence machines
barred-PR04 = lacks { $lacks ->
    [A] an attack machine
    [D] a defence machine
   *[other] an attack and a defence machine
  }
barred-PR05 = you have { $have } of 2 transformation machines
barred-PR06 = at most { $have } identical in a slot, it takes 3
barred-PR07 = { $have } of 6 machines are repaired
barred-PR08 = you have { $have } of 3 machines of level 2
barred-PR09 = you have { $have } of 2 machines of level 3
barred-PR10 = { $enough ->
    [0] your machines make { $have } of 6 resources
   *[other] all the resources you make are of one kind
  }
barred-PR11 = your machines make { $have } of 3 kinds
barred-PR12 = your machines make { $have } of 3 of one kind
barred-PR13 = you have { $have } of { $number } assistants

## The log
log-workshop = { $who } begins with workshop { $number }.
log-round = Round { $number } begins.
log-turn = { $who } takes a turn.
log-place = { $figure } goes to { $place }: { WITH_ICON($machine) }.
log-place-press = { $figure } goes to { $place }.
log-aside = { $figure } finds no free place and waits aside.
log-warning = Careful: { WITH_ICON($machine) } costs { $price } and you are { $missing } short at best. Whoever cannot pay loses all charcoal and resources.
log-produce = { $who } uses { $machines }: { $goods }.
log-transform = { $who } uses { $machines }: { $given } for { $goods }.
log-switch-on = A slot of { $who } is switched on again.
log-buy = { $who } buys { WITH_ICON($machine) } and pays { $goods }.
log-fall-short = { $who } cannot pay for { WITH_ICON($machine) }: it goes to the crusher, and { $goods } are lost.
log-press = { $who } presses { $goods }.
log-buy-stack = { $who } pays { $goods } for the top of the stack: { WITH_ICON($machine) }.
log-sabotage = { $figure } crushes { WITH_ICON($machine) }.
log-block = { $figure } has blocked { $place }.
log-pair = { $who } turns the dial to { $pair }.
log-hire = { $who } hires { WITH_ICON($assistant) } for { $goods }.
log-secret-own = Your secret projects: { $projects }.
log-extract = { $who } extracts { $goods }.
log-repair = { $who } repairs { WITH_ICON($machine) } for { $goods }.
log-robbed = { $who } gives up { $goods }.
log-steal = { $who } keeps { $goods } with the { WITH_ICON($machine) }.
log-remove = { $who } removes the project { WITH_ICON($project) } from the game.
log-switch-off = { $who } switches off { $machines } of { $victim }.
log-fetch = { $who } fetches { WITH_ICON($machine) } from the crusher; the Recycler goes there.
log-buy-deal = { $who } buys { $unit } for { $goods }.
log-sell-deal = { $who } sells { $unit } for { $goods }.
log-dismantle-garden = { $who } dismantles the broken { WITH_ICON($machine) }: { $goods }.
log-dismantle-workshop = { $who } dismantles the repaired { WITH_ICON($machine) }: { $goods }.
log-arrange = { $who } rearranges the workshop: { $slots }.
log-complete = { $who } completes { WITH_ICON($project) }: { $points } { ICON("vp") }.
log-complete-secret = { $who } reveals and completes { WITH_ICON($project) }: { $points } { ICON("vp") }.
log-hoard = { $who } shows at least { $number } { ICON("charcoal") }.
log-crush = The crusher takes { WITH_ICON($machine) }.
log-scrap-income = { $who } gains { $goods } for the scrap.
log-reshuffle = The stack is empty: { $number ->
    [one] 1 machine
   *[other] { $number } machines
  } of the crusher become the new stack.
log-refill = New on the belt: { $machines }.
log-last = Somebody has 20 { ICON("vp") } or more: the game ends.
log-reveal = { $who } reveals { $goods }.
log-majority = { $who } has most { WITH_ICON($good) } ({ $number }): { $points } { ICON("vp") }.
log-end = { $who } wins with { $points } { ICON("vp") }.
log-end-tie = { $who } wins at { $points } { ICON("vp") } by the levels of repaired machines ({ $levels }).
log-end-shared = { $winners } share the victory with { $points } { ICON("vp") }.

## The score
points-projects = projects
points-machines = Diplomats
points-trade = trade
points-dismantling = dismantling
points-majorities = majorities
levels = levels of repaired machines

## Commands
cmd-game-name = imaginarium
cmd-game-description = Your moves in Imaginarium
cmd-place-name = place
cmd-place-description = Put your engineer or saboteur on the belt or a press
cmd-place-where-name = where
cmd-place-where-description = Which field or press
cmd-use-name = use
cmd-use-description = Use a slot of your workshop
cmd-use-machines-name = machines
cmd-use-machines-description = Which machines
cmd-use-all-name = use-all
cmd-use-all-description = Run all machines that need no choice
cmd-borrow-name = borrow
cmd-borrow-description = Use a lone machine of an opponent (Neighbour's machine)
cmd-borrow-machine-name = machine
cmd-borrow-machine-description = Which machine
cmd-make-name = make
cmd-make-description = Name the resource that the Flamer makes
cmd-make-resource-name = resource
cmd-make-resource-description = Wood, copper or crystal
cmd-hand-in-name = hand-in
cmd-hand-in-description = Hand in resources to a transformation machine
cmd-hand-in-resources-name = resources
cmd-hand-in-resources-description = Which resources
cmd-pay-name = pay
cmd-pay-description = Pay with resources for missing charcoal
cmd-pay-resources-name = resources
cmd-pay-resources-description = Which resources
cmd-stack-name = stack
cmd-stack-description = Buy the top of the stack, or do not (Back-door buyer)
cmd-stack-choice-name = choice
cmd-stack-choice-description = Buy or decline
cmd-dial-name = dial
cmd-dial-description = Choose your pair of actions
cmd-dial-pair-name = pair
cmd-dial-pair-description = Which two actions
cmd-action-name = action
cmd-action-description = Carry out an action of your pair, or finish
cmd-action-action-name = action
cmd-action-action-description = Which action
cmd-recruit-name = recruit
cmd-recruit-description = Hire an assistant
cmd-recruit-assistant-name = assistant
cmd-recruit-assistant-description = Which assistant
cmd-repair-name = repair
cmd-repair-description = Repair a machine of your garden
cmd-repair-machine-name = machine
cmd-repair-machine-description = Which machine
cmd-run-now-name = run-now
cmd-run-now-description = Run the machine just repaired or fetched, or do not
cmd-run-now-choice-name = choice
cmd-run-now-choice-description = Run or leave it
cmd-remove-project-name = remove-project
cmd-remove-project-description = Remove an open project (Neutraliser)
cmd-remove-project-project-name = project
cmd-remove-project-project-description = Which project
cmd-switch-off-name = switch-off
cmd-switch-off-description = Switch off a slot of an opponent (Confuser)
cmd-switch-off-slot-name = slot
cmd-switch-off-slot-description = Whose slot, with which machines
cmd-buy-name = buy
cmd-buy-description = Buy a resource or a victory point
cmd-buy-good-name = good
cmd-buy-good-description = What you buy
cmd-sell-name = sell
cmd-sell-description = Sell a resource
cmd-sell-good-name = good
cmd-sell-good-description = What you sell
cmd-stop-name = stop
cmd-stop-description = Stop using machines, trading or completing projects
cmd-dismantle-name = dismantle
cmd-dismantle-description = Dismantle a machine
cmd-dismantle-machine-name = machine
cmd-dismantle-machine-description = Which machine
cmd-take-name = take
cmd-take-description = Take what a dismantled machine yields
cmd-take-goods-name = goods
cmd-take-goods-description = Resources or victory points
cmd-arrange-name = arrange
cmd-arrange-description = Combine, split and swap your repaired machines
cmd-arrange-step-name = step
cmd-arrange-step-description = The next step, or done
cmd-fetch-name = fetch
cmd-fetch-description = Fetch a machine from the crusher (Recycler)
cmd-fetch-machine-name = machine
cmd-fetch-machine-description = Which machine
cmd-project-name = project
cmd-project-description = Complete a project, or end your turn
cmd-project-project-name = project
cmd-project-project-description = Which project

## What speaks for a choice, for hints: a number of the position that rises, or -falls
number-charcoal = more charcoal
number-charcoal-first-ones = more charcoal
number-wood = more wood
number-wood-first-ones = more wood
number-copper = more copper
number-copper-first-ones = more copper
number-crystal = more crystal
number-crystal-first-ones = more crystal
number-points = more points
number-points-last-stretch = more points
number-points-in-sight = more points
number-lead = more points
number-lead-in-sight = more points
number-resources = more goods
number-wealth = more goods
number-press-gain = charcoal from a press
number-reserved-price-falls = a lower price
number-reserved-worth = a machine that is worth its price
number-reserved-for-projects = a machine that fits a project
number-turns-before = a late turn, when you see what others do
number-turns-before-falls = an early turn
number-garden-payable = a machine that you can repair
number-projects-one-short = a project that is nearly met
number-projects-met = a project that you can complete
number-machines = another working machine
number-slots-free = room for another machine
number-slots-free-falls = your slots in use
number-worth-a-round = more from your machines each round
number-rounds-to-goal-falls = fewer rounds to 20 points
