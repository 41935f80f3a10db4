# What the pictures say that teach how Mech A Dream is played.

guide-goal = The goal
guide-dreams = Collect dreams: each is a point. Yellow machines bring many at once.
guide-left = At the end each rainbow left is a point, and every 5 flowers or ink one more.
guide-turn = A day
guide-jobs = Morning, afternoon, evening: each time send one assistant to one of four jobs.
guide-belt = A machine you buy moves along your belt, one slot for each assistant on it.
guide-night = At night your robot and your finished machines work for you.
guide-end = The end
guide-nine = The night in which somebody has nine machines, or the seventh, is the last.
guide-most = Most points win.
