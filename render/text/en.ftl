# Words that stand in pictures and in their alternative texts; keys begin with pic-.

## All games
pic-player = Player { $number }
pic-turn = Turn { $number }: { $name }
pic-over = Game over
pic-last-round = Last round
pic-won = { $name } wins
pic-shared = Shared victory
pic-reserve = Reserve

## Nicodemus: letters of the machines' colours
pic-letter-blue = B
pic-letter-purple = P
pic-letter-red = R
pic-letter-yellow = Y

## Nicodemus: the hand
pic-hand = Your hand
pic-hand-empty = Your hand is empty.
pic-repairs = You can repair now
pic-repairs-none = You can repair nothing now.
pic-drawn = You drew: keep one

## Nicodemus: alternative texts
pic-alt-table = Nicodemus, turn { $number }, { $name } to play.
pic-alt-over = Nicodemus, game over after turn { $number }.
pic-alt-last = Last round.
pic-alt-yard = Bric-a-brac (spot machine +charcoalium on it −fee): { $list }.
pic-alt-yard-short = Bric-a-brac (spot machine +charcoalium on it; fee: number of newer machines): { $list }.
pic-alt-yard-terse = Bric-a-brac (+charcoalium): { $list }.
pic-alt-yard-empty = Bric-a-brac empty.
pic-alt-fresh = Spot { $spot } was just played.
pic-alt-projects = Open projects: { $list }.
pic-alt-projects-none = No open projects.
pic-alt-supply = Deck { $deck }, project pile { $pile }, reserve { $goods }.
pic-alt-player = { $name }: { $score } VP, { $goods }, { $hand } in hand.
pic-alt-workshop = Workshop: { $list }.
pic-alt-workshop-empty = Workshop empty.
pic-alt-own = Own projects: { $list }.
pic-alt-done = Done: { $list }.
pic-alt-rank = Rank { $rank }.
pic-alt-first = First player.
pic-alt-hand = Your hand (card: cost; charcoalium, product or effect): { $list }.
pic-alt-card = { $name } ({ $points } VP): { $cost }; { $charcoalium }, { $product }, { $effect }
pic-alt-effect = effect
pic-alt-effect-gain = effect +{ $number } { $good }
pic-alt-effect-none = no effect now
pic-alt-you = You have { $goods }.
pic-alt-repair-now = You can repair: { $list }.
pic-alt-free = free
pic-alt-jokers = { $number } of these by joker
pic-alt-drawn = Drawn, keep one: { $list }.
pic-alt-watcher = You hold no hand at this table.

## Nicodemus: what a project wants, one word a machine
pic-need-blue = blue
pic-need-purple = purple
pic-need-red = red
pic-need-yellow = yellow
pic-need-same = same
pic-need-worth-1 = 1 VP
pic-need-worth-2 = 2 VP
pic-need-worth-3 = 3 VP
pic-short-charcoalium = coal
pic-short-wood = wood
pic-short-copper = cop
pic-short-crystal = cry
pic-short-joker = joker

## Imaginarium
pic-imaginarium-planning = Round { $number }, planning: { $name }
pic-imaginarium-implementation = Round { $number }: { $name }
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
pic-imaginarium-screen = Behind your screen
pic-imaginarium-means = Charcoal to pay with at best: { $number }
pic-imaginarium-secret = Your secret projects
pic-imaginarium-met = You meet
pic-imaginarium-prices = What machines would cost you
pic-imaginarium-repairs = You can pay these repairs
pic-imaginarium-people = You can pay these assistants
pic-imaginarium-watcher = You have no screen at this table.

## Imaginarium: alternative texts
pic-imaginarium-alt-table = Imaginarium. { $title }.
pic-imaginarium-alt-over = Imaginarium, over in round { $number }. { $title }.
pic-imaginarium-alt-belt = Belt (price): { $list }.
pic-imaginarium-alt-presses = Presses: { $list }.
pic-imaginarium-alt-presses-none = Presses free.
pic-imaginarium-alt-aside = Waiting aside: { $list }.
pic-imaginarium-alt-track = Initiative: { $list }.
pic-imaginarium-alt-piles = Stack { $stack }, assistants { $assistants }, unused projects { $unused }.
pic-imaginarium-alt-crusher = Crusher: { $list }.
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
pic-imaginarium-alt-legend = Players (slots, ! off, * used; G garden; dial; assistants; ? secret; ✓ done):
pic-imaginarium-alt-legend-over = Players (rank; slots, ! off; G garden; dial; assistants; ? secret; ✓ done; coal/wood/copper/crystal/VP + majority):

## Imaginarium: short names for long alternative texts
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

## Legendary Inventors: the pictures
pic-inventors-age = Age { $age } · { $number } to go
pic-inventors-picks = Team: { $name }
pic-inventors-chooses = Reward: { $name }
pic-inventors-final = Last upgrades
pic-inventors-watcher = You lead no team at this table.
pic-inventors-teamless = You have no team yet.
pic-inventors-sum = Patents { $patents } + series { $series } + tiles { $victory } + goals { $goals }
pic-inventors-missing = { $number } to go
pic-inventors-met = goal met
pic-inventors-form = You are sending
pic-inventors-genius = { $number } genius
pic-inventors-gains = Your reward
pic-inventors-reach = How many pieces you could place now
pic-inventors-tiles = Your tiles
pic-inventors-tiles-none = No tiles.
pic-inventors-patents = Your patents
pic-inventors-patents-none = No patents.
pic-inventors-slots = { $fits } slots, { $asked } asked
pic-inventors-reaches = meets a goal: { $name }
pic-inventors-series = +{ $number } series
pic-inventors-points = { $number } VP
pic-inventors-out = Out of the game
pic-inventors-wakes = wakes { $number }
pic-inventors-extra = { $number } extra pieces

## Legendary Inventors: alternative texts
pic-inventors-alt-teams = Legendary Inventors, { $list } to pick a team.
pic-inventors-alt-turns = Legendary Inventors, { $list } to play.
pic-inventors-alt-final = Legendary Inventors, last upgrades: { $list }.
pic-inventors-alt-rewards = Legendary Inventors, rewards of { $name } go to { $list }.
pic-inventors-alt-over = Legendary Inventors, game over after turn { $turn }.
pic-inventors-alt-age = Age { $age }, turn { $turn }, { $left } inventions to go.
pic-inventors-alt-leonardo = Leonardo: { $name }.
pic-inventors-alt-free = Free teams: { $list }.
pic-inventors-alt-display = Inventions (order number, patent) free fields physics/chemistry/mechanics/mathematics (of all): pieces, rewards. { $list }.
pic-inventors-alt-short = Inventions, free fields physics/chemistry/mechanics/mathematics: pieces, rewards. { $list }.
pic-inventors-alt-terse = Inventions, free fields physics chemistry mechanics mathematics, seat:pieces + rewards: { $list }.
pic-inventors-alt-taken = patent taken
pic-inventors-alt-player = { $name }, { $team }, { $points } VP:
pic-inventors-alt-player-terse = { $seat } { $name } { $points } VP:
pic-inventors-alt-goal = goal { $goal } for { $points }
pic-inventors-alt-tired = tired
pic-inventors-alt-tiles = tiles { $list }
pic-inventors-alt-patents = patents { $list }
pic-inventors-alt-patents-dense = pat. { $list }
pic-inventors-alt-done = done
pic-inventors-alt-bag = Bag: { $list }.
pic-inventors-alt-out = Out of the game: { $list }.
pic-inventors-alt-own = Your team { $team }, { $points } VP:
pic-inventors-alt-inventors = Inventors (physics/chemistry/mechanics/mathematics): { $list }.
pic-inventors-alt-own-leonardo = You have Leonardo.
pic-inventors-alt-own-tiles = Tiles: { $list }.
pic-inventors-alt-own-patents = Patents: { $list }.
pic-inventors-alt-own-series = Series: { $list }.

## Legendary Inventors: reward tiles in four letters
pic-inventors-code-upgrade2 = up2
pic-inventors-code-upgrade3 = up3
pic-inventors-code-upgrade4 = up4
pic-inventors-code-refresh = cup
pic-inventors-code-genius = gen
pic-inventors-code-order = ord
pic-inventors-code-victory1 = vp1
pic-inventors-code-victory2 = vp2
pic-inventors-code-victory3 = vp3

## Legendary Inventors: short names, where the full one is too long for a picture
pic-inventors-inventor-oresme = Oresme
pic-inventors-inventor-hildegard = Hildegard
pic-inventors-inventor-gutenberg = Gutenberg
pic-inventors-inventor-boyle = Boyle
pic-inventors-inventor-newton = Newton
pic-inventors-inventor-galileo = Galileo
pic-inventors-inventor-pascal = Pascal
pic-inventors-inventor-watt = Watt
pic-inventors-inventor-lovelace = Lovelace
pic-inventors-inventor-lavoisier = Lavoisier
pic-inventors-inventor-franklin = Franklin
pic-inventors-inventor-einstein = Einstein
pic-inventors-inventor-edison = Edison
pic-inventors-inventor-tesla = Tesla
pic-inventors-inventor-curie = Curie
pic-inventors-invention-crossbow = Crossbow
pic-inventors-invention-optical_telegraph = Telegraph
pic-inventors-invention-gatling_gun = Gatling gun

## Transmissions (pic-transmissions-)
pic-transmissions-turn = { $name } to play
pic-transmissions-setup = Starting ideas: { $name }
pic-transmissions-last = { $number ->
    [0] The end is near
    [one] Last turn: 1
   *[other] Last turns: { $number }
  }
pic-transmissions-own = Your hand
pic-transmissions-board = Your board
pic-transmissions-dealt = Your starting ideas
pic-transmissions-looking = Keep one of these
pic-transmissions-placing = Attach it at a number, or set it aside
pic-transmissions-nowhere = It fits nowhere: set it aside
pic-transmissions-going = Where it can go
pic-transmissions-unplayable = no robot there
pic-transmissions-anywhere = any free field
pic-transmissions-payable = You can pay for
pic-transmissions-pipes = Pipes, longest run: { $number }
pic-transmissions-forest = Forest cards, { $number ->
    [one] 1 acorn
   *[other] { $number } acorns
  }
pic-transmissions-score = Score
pic-transmissions-tiles = { $number ->
    [one] 1 tile
   *[other] { $number } tiles
  }
pic-transmissions-show-board = Board: { $name }
pic-transmissions-show-harvey = Board: Harvey

## Transmissions: alternative texts
pic-transmissions-short-white = W
pic-transmissions-short-yellow = Y
pic-transmissions-short-green = G
pic-transmissions-short-blue = B
pic-transmissions-short-electricity = E
pic-transmissions-alt-sets = Item sets { $items }, idea sets { $ideas }.
pic-transmissions-alt-card = Card played: { $card }.
pic-transmissions-alt-robots = Robots (! active): { $list }.
pic-transmissions-alt-done = Acted at { $place }.
pic-transmissions-alt-reach = It can go: { $list }.
pic-transmissions-alt-display = Display (idea and electricity, +1 white or yellow / item, engrams and electricity): { $list }.
pic-transmissions-alt-display-none = Display empty.
pic-transmissions-alt-stack = Stacks { $number }.
pic-transmissions-alt-stacks = Pipe stacks: { $list }.
pic-transmissions-alt-supply = Supply { $goods }.
pic-transmissions-alt-pool = Pool { $goods }.
pic-transmissions-alt-forest = Forest { $draw }, discards { $discard }, on top { $top }.
pic-transmissions-alt-reason-stack = a pipe stack is empty
pic-transmissions-alt-reason-display = the display is incomplete
pic-transmissions-alt-reason-full = all robots are filled
pic-transmissions-alt-points = { $number } points
pic-transmissions-alt-rank = rank { $number }
pic-transmissions-alt-free = { $number } free
pic-transmissions-alt-full = full: { $number }
pic-transmissions-alt-slots = slots { $list }
pic-transmissions-alt-pipes = pipes { $number }, run { $run }, set aside { $aside }
pic-transmissions-alt-creatures = birds { $birds }, butterflies { $butterflies }
pic-transmissions-alt-cards = forest cards { $unused }/{ $number }, acorns { $acorns }
pic-transmissions-alt-hand = hand { $number }
pic-transmissions-alt-deck = deck { $number }
pic-transmissions-alt-last = last { $card }
pic-transmissions-alt-bird = bird
pic-transmissions-alt-butterfly = butterfly
pic-transmissions-alt-per-items = { $points } an item, at most { $most }
pic-transmissions-alt-per-ideas = { $points } an idea, at most { $most }
pic-transmissions-alt-per-pipes = { $points } a pipe, at most { $most }
pic-transmissions-alt-used = (used)
pic-transmissions-alt-copied = copies
pic-transmissions-alt-legend = Sides (points; W Y G B E; covered slots of yellow blue green red; pipes run aside; birds butterflies; forest unused/all acorns; hand):
pic-transmissions-alt-legend-over = Sides (points rank; W Y G B E; covered slots of yellow blue green red; pipes run aside; birds butterflies; forest unused/all acorns; hand):
pic-transmissions-alt-own-cards = Hand { $hand }, deck { $deck }.
pic-transmissions-alt-boards = Robots: { $list }.
pic-transmissions-alt-network = Pipes (cell; openings N E S W, o round, q square): { $list }.
pic-transmissions-alt-run = Longest run { $number }: { $list }.
pic-transmissions-alt-aside = Pipes set aside: { $number }.
pic-transmissions-alt-cards-list = Forest cards (acorns): { $list }.
pic-transmissions-alt-acorns = Acorns { $number },
pic-transmissions-alt-score = Score: { $list }.
pic-transmissions-alt-harveys-cards = Deck { $deck }, discards { $discard }, last { $card }.
pic-transmissions-alt-harveys-pipes = Pipes: { $list }.
pic-transmissions-alt-dealt = Starting ideas: { $list }.
pic-transmissions-alt-looking = Keep one: { $list }.
pic-transmissions-alt-nowhere = { $pipe } fits nowhere: set it aside.
pic-transmissions-alt-placing = Attach { $pipe } (number, cell, openings N E S W, run) or set it aside: { $list }.
pic-transmissions-alt-going = They can go: { $list }.
pic-transmissions-alt-held = Card { $card }:
pic-transmissions-alt-payable = You can pay for { $list }.

## Mech A Dream: the pictures
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
pic-mech-boosts = { $number ->
    [one] 1 boost to place
   *[other] { $number } boosts to place
  }
pic-mech-refused = Put back: { $list }
pic-mech-run = Without a choice: { $number }

## Mech A Dream: alternative texts
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
pic-mech-alt-boosts = Boosts to place: { $number }.
pic-mech-alt-night = You would have: { $list }.
pic-mech-alt-lost = ({ $number } lost)
pic-mech-alt-own-robot = robot
pic-mech-alt-run = Without a choice { $list }: { $goods }.
pic-mech-alt-fee = The dock costs you { $fee }.
pic-mech-alt-takeable = You can take: { $list }.
pic-mech-alt-refused = Put back: { $list }.
pic-mech-alt-copies = You can copy from { $list }.
