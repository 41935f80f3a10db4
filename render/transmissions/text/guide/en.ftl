# What the pictures say that teach how Transmissions is played.

guide-goal = The goal
guide-robots = Put items and ideas on your robots. They score, and so does a robot that is full.
guide-pipes = Lay pipes in one long run. Birds times butterflies are points, too.
guide-turn = Your turn
guide-move = Play a card and walk the robot it names. All of you move the same four robots.
guide-places = Use the place where it stops: some give engrams or electricity ...
guide-buy = ... and at others you pay with them, for items, ideas and pipes.
guide-end = The end
guide-three = A pile of pipes is empty, the display cannot be refilled, or somebody’s robots are all full: one more turn each.
guide-most = Most points win.
