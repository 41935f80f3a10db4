# Words that stand in the pictures of Transmissions and in their alternative texts; keys begin with pic-.

pic-transmissions-turn = { $name } to play
pic-transmissions-setup = Starting ideas: { $name }
pic-transmissions-last = { $number ->
    [0] The end is near
    [one] Last turn: 1
   *[other] Last turns: { $number }
  }
pic-transmissions-own = Your hand
pic-transmissions-board = Your board
pic-transmissions-nowhere = It fits nowhere: set it aside
pic-transmissions-unplayable = no robot there
pic-transmissions-unplayable-card = { $card }: no robot there
pic-transmissions-anywhere = any free field
pic-transmissions-usable = You can use
pic-transmissions-pipes = Pipes, longest run: { $number }
pic-transmissions-forest = Forest cards, { $number ->
    [one] 1 acorn
   *[other] { $number } acorns
  }
pic-transmissions-score = Score
pic-transmissions-players = Players
pic-transmissions-show-players = All players
pic-transmissions-show-board = Board: { $name }
pic-transmissions-show-pipes = Pipes: { $name }
pic-transmissions-show-harveys-pipes = Pipes: Harvey
pic-transmissions-show-harvey = Board: Harvey

## Alternative texts
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
pic-transmissions-alt-points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
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
pic-transmissions-alt-items = Items: { $list }.
pic-transmissions-alt-ideas = Ideas: { $list }.
pic-transmissions-alt-options = On offer: { $list }.
pic-transmissions-alt-prices = Prices of items, then of pipes: { $list }.
pic-transmissions-alt-payable = You can pay for { $list }.
