# Words that stand in the pictures of Mech A Dream and in their alternative texts; keys begin with pic-.

## The pictures
pic-mech-show-workshop = Workshop: { $name }
pic-mech-stock = Stock room
pic-mech-delivery = Dock · { $id }
pic-mech-day = Day { $day }: { $part }
pic-mech-robots = All choose a robot
pic-mech-draft = Specialists
pic-mech-drafts = Specialist: { $name }
pic-mech-last-night = Last night
pic-mech-first = First player
pic-mech-own = Your workshop
pic-mech-watcher = You have no workshop at this table.
pic-mech-refused = Put back: { $list }

## Alternative texts
pic-mech-alt-table = Mech A Dream, day { $day } of { $days }, { $part }, waiting for { $list }.
pic-mech-alt-robots = Mech A Dream, robots are chosen by { $list }.
pic-mech-alt-draft = Mech A Dream, { $list } to draft a Specialist.
pic-mech-alt-over = Mech A Dream, game over after day { $day }; won by { $list }.
pic-mech-alt-last = Last night.
pic-mech-alt-first = First player { $name }.
pic-mech-alt-letters = F flowers, I ink, R rainbows, D dreams, B boosts, A activation.
pic-mech-alt-legend = Players (goods; =points, z asleep; assistants; robot, ✓ used | belt machine@slot+assistants | workshop, ✓ used, ! can be activated):
pic-mech-alt-legend-short = Players (goods =points assistants robot | belt | workshop):
pic-mech-alt-offer = For sale (price@slot): { $list }.
pic-mech-alt-prices = Your prices (price@slot, 0 completed at once, ✗ too dear): { $list }.
pic-mech-alt-pile = pile of { $number }
pic-mech-alt-delivery = Dock { $id } for { $fee }, morning; afternoon; evening: { $list }. { $left } cards left.
pic-mech-alt-taken = Packages taken: { $number }.
pic-mech-alt-delivered = Gone: { $list }.
pic-mech-alt-specialists = Specialists (price, owner): { $list }.
pic-mech-alt-cards = Specialists: { $list }.
pic-mech-alt-rank = rank { $number }
pic-mech-alt-points = { $number } points
pic-mech-alt-assistants = assistants { $list }
pic-mech-alt-home = home
pic-mech-alt-robot = robot { $name }
pic-mech-alt-belt = belt { $list }
pic-mech-alt-workshop = workshop { $list }
pic-mech-alt-asleep = asleep
pic-mech-alt-saves = Saves: { $list }.
pic-mech-alt-next = Next machine: { $points }.
pic-mech-alt-once = once { $goods }
pic-mech-alt-dealt = Keep one: { $list }.
pic-mech-alt-deal = { $name } ({ $effect }), starts with { $start }
pic-mech-alt-fee = The dock costs you { $fee }.
pic-mech-alt-refused = Put back: { $list }.
pic-mech-alt-you = You have: { $list }.
pic-mech-alt-machines = { $number } { $number ->
    [one] machine
   *[other] machines
  } completed
pic-mech-alt-clock = day { $day } of { $days }
pic-mech-alt-options = You can: { $list }.
pic-mech-alt-on-belt = On your belt: { $list }.
pic-mech-alt-run = Without a choice: { $list }.
pic-mech-alt-done = Completed: { $list }.
pic-mech-alt-boosts = Boosts to place: { $number }.
