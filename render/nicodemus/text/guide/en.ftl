# What the pictures say that teach how Nicodemus is played.

guide-goal = The goal
guide-repaired = Repair broken machines. Each scores the points on its card.
guide-projects = Complete projects with repaired machines for more points.
guide-turn = Your turn: one of two
guide-play = Play a card: it joins the broken machines, and you take goods or use its effect.
guide-repair = Or repair a broken machine: pay what it costs, and charcoalium for each newer one.
guide-saves = Repaired machines make your next repairs cheaper.
guide-end = The end
guide-twenty = Somebody has 20 points, or the deck runs short: the last round begins.
guide-most = Most points win.
