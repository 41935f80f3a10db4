# Words that stand in the pictures of Nicodemus and in their alternative texts; keys begin with pic-.

## Letters of the machines' colours
pic-letter-blue = B
pic-letter-purple = P
pic-letter-red = R
pic-letter-yellow = Y

## The hand
pic-hand = Your hand
pic-hand-empty = Your hand is empty.
pic-projects = Your projects
pic-workshop = Workshop
pic-yard = Bric-a-brac
pic-repairs-none = You can repair nothing now.
pic-drawn = You drew: keep one

## Alternative texts
pic-alt-table = Nicodemus, { $name } to play.
pic-alt-over = Nicodemus, game over.
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
pic-alt-first = First player.
pic-alt-hand = Your hand (card: cost; charcoalium, product or effect): { $list }.
pic-alt-hand-terse = Your hand (card: charcoalium, product or effect): { $list }.
pic-alt-card-terse = { $name }: { $charcoalium }, { $product }, { $effect }
pic-alt-card = { $name } ({ $points } VP): { $cost }; { $charcoalium }, { $product }, { $effect }
pic-alt-effect = effect
pic-alt-effect-gain = effect +{ $number } { $good }
pic-alt-effect-none = no effect now
pic-alt-you = You have { $goods }.
pic-alt-repair-terse = You can repair: { $list }.
pic-alt-repair-now = You can repair (spot machine +charcoalium on it: price, points): { $list }.
pic-alt-score = Victory points: { $list }.
pic-alt-points = { $points } VP
pic-alt-answers = You may: { $list }.
pic-alt-cost = Its cost: { $cost }.
pic-alt-rival = { $name } has { $goods }.
pic-alt-repair-later = Not yet: { $list }.
pic-alt-free = free
pic-alt-jokers = { $number } of these by joker
pic-alt-drawn = Drawn, keep one: { $list }.

## What a project wants, one word a machine
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
