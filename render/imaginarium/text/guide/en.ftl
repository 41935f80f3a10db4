# What the pictures say that teach how Imaginarium is played.

guide-goal = The goal
guide-projects = Complete projects with your repaired machines: 2 to 5 victory points each.
guide-trade = Buy points with charcoal when you trade. Some machines bring points, too.
guide-majority = At the end, whoever has most of a kind of goods gets points for it.
guide-turn = A round
guide-reserve = Plan: put your engineer on a machine. In your turn you buy it, still broken.
guide-actions = Then choose two neighbouring actions: recruit, extract, repair, trade, dismantle, reorganise.
guide-runs = A repaired machine works for you at the start of every turn.
guide-end = The end
guide-twenty = Once somebody has 20 points, the round is played to its end.
guide-most = Most points win.
