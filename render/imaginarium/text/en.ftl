# Words that stand in the pictures of Imaginarium and in their alternative texts; keys begin with pic-.

pic-imaginarium-planning = Round { $number }, planning: { $name }
pic-imaginarium-implementation = Round { $number }: { $name }
pic-imaginarium-show-players = Players and crusher
pic-imaginarium-show-board = The table
pic-imaginarium-show-workshop = Workshop: { $name }
pic-imaginarium-workshop = Workshop { $number }
pic-imaginarium-no-dial = Dial not set yet
pic-imaginarium-levels = Levels: { $number } in all
pic-imaginarium-discs = { $number ->
    [one] 1 disc left
   *[other] { $number } discs left
  }
pic-imaginarium-secrets = { $number ->
    [0] No secret projects
    [one] 1 secret project
   *[other] { $number } secret projects
  }
pic-imaginarium-levels-short = Levels: { $number }
pic-imaginarium-discs-short = Discs: { $number }
pic-imaginarium-secrets-short = Secret: { $number }
pic-imaginarium-screen = Behind your screen
pic-imaginarium-means = You could pay up to { $number } charcoal
pic-imaginarium-secret = Your secret projects
pic-imaginarium-met = You already meet
pic-imaginarium-prices = What machines would cost you
pic-imaginarium-watcher = You have no screen at this table.

## Alternative texts
pic-imaginarium-alt-table = Imaginarium. { $title }.
pic-imaginarium-alt-over = Imaginarium, over in round { $number }. { $title }.
pic-imaginarium-alt-belt = Belt (price): { $list }.
pic-imaginarium-alt-presses = Presses: { $list }.
pic-imaginarium-alt-presses-none = Presses free.
pic-imaginarium-alt-aside = Waiting aside: { $list }.
pic-imaginarium-alt-track = Initiative: { $list }.
pic-imaginarium-alt-piles = Stack { $stack }, assistants { $assistants }, unused projects { $unused }.
pic-imaginarium-alt-crusher = Crusher: { $list }.
pic-imaginarium-alt-crushed = Crusher: { $number }.
pic-imaginarium-alt-crusher-empty = Crusher empty.
pic-imaginarium-alt-room = Conference room: { $list }.
pic-imaginarium-alt-room-empty = Conference room empty.
pic-imaginarium-alt-projects = Projects: { $list }.
pic-imaginarium-alt-removed = Removed: { $list }.
pic-imaginarium-alt-free = free slots { $number }
pic-imaginarium-alt-garden = garden { $list }
pic-imaginarium-alt-dial = dial { $list }
pic-imaginarium-alt-people = assistants { $list }
pic-imaginarium-alt-secrets = secret { $number }
pic-imaginarium-alt-done = done { $list }
pic-imaginarium-alt-rank = rank { $number }
pic-imaginarium-alt-slots = Slots: { $list }.
pic-imaginarium-alt-slots-most = You have { $number } slots.
pic-imaginarium-alt-due = You must buy: { $list }.
pic-imaginarium-alt-broken = Broken machines (repair): { $list }.
pic-imaginarium-alt-safe = Protected: { $list }.
pic-imaginarium-alt-taken = Taken: { $list }.
pic-imaginarium-alt-choices = You can choose: { $list }.
pic-imaginarium-alt-sketch = drawing up { $list }
pic-imaginarium-alt-most = most { $list }
pic-imaginarium-alt-off = off
pic-imaginarium-alt-used = used
pic-imaginarium-alt-empty = empty
pic-imaginarium-alt-stock = Behind your screen: { $goods }.
pic-imaginarium-alt-terms = { $means }. A VP costs { $price }, { $deals } deals a trade.
pic-imaginarium-alt-secret = Secret projects: { $list }.
pic-imaginarium-alt-met = You meet: { $list }.
pic-imaginarium-alt-prices = Prices for you: { $list }.
pic-imaginarium-alt-short = { $number } short
pic-imaginarium-alt-covered = with resources or income
pic-imaginarium-alt-repairs = Payable repairs: { $list }.
pic-imaginarium-alt-hires = Payable assistants: { $list }.
pic-imaginarium-alt-belt-none = Belt empty.
pic-imaginarium-alt-legend-slots = Machines (! off, * used):
pic-imaginarium-alt-legend = Players (slots, ! off, * used; G garden; dial; assistants; ? secret; ✓ done):
pic-imaginarium-alt-legend-over = Players (rank; slots, ! off; G garden; dial; assistants; ? secret; ✓ done; coal/wood/copper/crystal/VP + majority):

## Short names for long alternative texts
pic-imaginarium-short-recruit = recr
pic-imaginarium-short-extract = extr
pic-imaginarium-short-repair = repair
pic-imaginarium-short-trade = trade
pic-imaginarium-short-dismantle = dism
pic-imaginarium-short-reorganise = reorg
pic-imaginarium-short-charcoal = coal
pic-imaginarium-short-wood = wood
pic-imaginarium-short-copper = cop
pic-imaginarium-short-crystal = cry
pic-imaginarium-short-vp = VP
pic-imaginarium-short-AS01 = dial
pic-imaginarium-short-AS02 = scrap
pic-imaginarium-short-AS03 = worker
pic-imaginarium-short-AS04 = bonus
pic-imaginarium-short-AS05 = waiver
pic-imaginarium-short-AS06 = slots
pic-imaginarium-short-AS07 = back-door
pic-imaginarium-short-AS08 = plans
pic-imaginarium-short-AS09 = diploma
pic-imaginarium-short-AS10 = trader
pic-imaginarium-short-AS11 = start
pic-imaginarium-short-AS12 = neighbour
pic-imaginarium-short-AS13 = majority
pic-imaginarium-short-PR01 = 4P
pic-imaginarium-short-PR02 = 2A
pic-imaginarium-short-PR03 = 2D
pic-imaginarium-short-PR04 = A+D
pic-imaginarium-short-PR05 = 2T
pic-imaginarium-short-PR06 = triplets
pic-imaginarium-short-PR07 = 6 mach.
pic-imaginarium-short-PR08 = 3×lev.2
pic-imaginarium-short-PR09 = 2×lev.3
pic-imaginarium-short-PR10 = 6 res.
pic-imaginarium-short-PR11 = 1 each
pic-imaginarium-short-PR12 = 3 alike
pic-imaginarium-short-PR13 = staff
pic-imaginarium-short-PR14 = hoard
