# What the icons of every game are called and mean, for the legend.

legend-shared = In every game
sign-points = Points
about-sign-points = The number on the pennant is what something is worth.
sign-cards = Card, cards, tile
about-sign-cards = A single card, several of them such as a hand or a pile, and a tile.
sign-arrow = Arrows
about-sign-arrow = One arrow: what you give, then what you get. Two arrows: a swap.
sign-done = Done, no, pass, stop
about-sign-done = A tick agrees or ends, a cross declines, the others skip or stop something.
sign-crown = Crown
about-sign-crown = Whoever has won, or is ahead in something.
sign-clock = Clock
about-sign-clock = Time: how long something takes, or until when.
sign-seats = Players
about-sign-seats = Everybody has a shape and a colour of their own, the same in all pictures.

legend-greyed = What is greyed
sign-missing = Missing
about-sign-missing = You have that many too few of what stands behind the number.
sign-locked = Locked
about-sign-locked = Barred for now; “Why not…?” tells the reason.
sign-full = No room
about-sign-full = It has no free place that it would fit into.
