# Words that stand in the pictures of Legendary Inventors and in their alternative texts; keys begin with pic-.

## The pictures
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
pic-inventors-gains = Rewards
pic-inventors-tiles = Tiles
pic-inventors-tiles-none = No tiles.
pic-inventors-patents = Patents and series
pic-inventors-patents-none = No patents.
pic-inventors-slots = fits { $fits }×, for goals { $asked }×{ $later ->
    [0] {""}
   *[other] , later { $later }×
  }
pic-inventors-reaches = meets a goal: { $name }
pic-inventors-turned = as a 1 meets a goal: { $name }
pic-inventors-series = +{ $number } series
pic-inventors-points = { $number } VP
pic-inventors-team = Team of { $name }
pic-inventors-patent = Patent
pic-inventors-left = { $number ->
    [0] completes it
    [one] 1 field left
   *[other] { $number } fields left
  }
pic-inventors-out = Out of the game
pic-inventors-wakes = wakes { $number }
pic-inventors-extra = { $number } extra pieces

## Alternative texts
pic-inventors-alt-teams = Legendary Inventors, { $list } to pick a team.
pic-inventors-alt-turns = Legendary Inventors, { $list } to play.
pic-inventors-alt-final = Legendary Inventors, last upgrades: { $list }.
pic-inventors-alt-rewards = Legendary Inventors, rewards of { $name } go to { $list }.
pic-inventors-alt-over = Legendary Inventors, game over.
pic-inventors-alt-age = Age { $age }, { $left ->
    [one] { $left } invention
   *[other] { $left } inventions
} to go.
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
pic-inventors-alt-whose = { $name }, { $team }, { $points } VP:
pic-inventors-alt-their-leonardo = Has Leonardo.
pic-inventors-alt-takers = Slots that take a tile now: { $list }.
pic-inventors-alt-reach = Inventions, free fields physics/chemistry/mechanics/mathematics: pieces, rewards = pieces that { $inventors } could place now. { $list }.
pic-inventors-alt-own-tiles = Tiles: { $list }.
pic-inventors-alt-own-patents = Patents: { $list }.
pic-inventors-alt-own-series = Series: { $list }.

## Reward tiles in four letters
pic-inventors-code-upgrade2 = up2
pic-inventors-code-upgrade3 = up3
pic-inventors-code-upgrade4 = up4
pic-inventors-code-refresh = cup
pic-inventors-code-genius = gen
pic-inventors-code-order = ord
pic-inventors-code-victory1 = vp1
pic-inventors-code-victory2 = vp2
pic-inventors-code-victory3 = vp3

## Short names, where the full one is too long for a picture
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
pic-inventors-invention-hot_air_balloon = Balloon
pic-inventors-invention-smoke_signals = Smoke
pic-inventors-invention-cave_painting = Painting
pic-inventors-invention-printing_press = Press
pic-inventors-invention-pendulum_clock = Pendulum
pic-inventors-invention-sundial = Sundial
pic-inventors-invention-pocket_watch = Pocket watch
pic-inventors-invention-quartz_clock = Quartz clock
pic-inventors-invention-light_bulb = Light bulb
pic-inventors-tile-refresh = Refresh
pic-inventors-tile-order = Order
pic-inventors-invention-steam_engine = Steam engine
pic-inventors-tile-upgrade2 = Upgrade 2
pic-inventors-tile-upgrade3 = Upgrade 3
pic-inventors-tile-upgrade4 = Upgrade 4
pic-inventors-science-mathematics = mathematics
