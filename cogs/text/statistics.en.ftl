# What the bot says in English about many games, ratings, and what it keeps about people. Style: docs/messages.md.

cmd-profile-name = profile
cmd-profile-description = Games, wins and pace, of you or of somebody else
cmd-profile-player-name = player
cmd-profile-player-description = Whose profile, if not your own
cmd-compare-name = compare
cmd-compare-description = How you and somebody else have done against each other
cmd-compare-player-name = player
cmd-compare-player-description = With whom
cmd-leaderboard-name = leaderboard
cmd-leaderboard-description = The best rated players of this server at a game
cmd-leaderboard-game-name = game
cmd-leaderboard-game-description = Which game, if not the one played here most
cmd-stats-public-name = public
cmd-stats-public-description = Show the answer to everybody in this channel
cmd-privacy-name = privacy
cmd-privacy-description = What I keep about you: get it, delete it, or stay out of leaderboards
cmd-privacy-export-name = export
cmd-privacy-export-description = Everything kept about you, as a file for your eyes only
cmd-privacy-delete-name = delete
cmd-privacy-delete-description = Delete everything kept about you (you are asked once more)
cmd-privacy-leaderboards-name = leaderboards
cmd-privacy-leaderboards-description = Choose whether others see you in leaderboards and can look up your profile
cmd-privacy-leaderboards-show-name = show
cmd-privacy-leaderboards-show-description = Whether you are shown

ui-forget = Delete everything about me

## Times

stats-time-s = { $number } s
stats-time-min = { $number } min
stats-time-h = { $number } h
stats-time-d = { $number } d

## Profile

stats-profile-title = { $games ->
    [one] { $name }: 1 finished game
   *[other] { $name }: { $games } finished games
}
stats-profile-none = Nothing finished yet. The first game will show up here.
stats-won = won { $won } of { $contests }
stats-alone = { $number } alone
stats-conceded = { $number ->
    [one] gave up once
   *[other] gave up { $number } times
}
stats-rating = rating { $points }
stats-running = { $number ->
    [0] No game is running.
    [one] One game is running.
   *[other] { $number } games are running.
}
stats-pace = { $turns ->
    [one] The one turn so far took { $median }.
   *[other] Half of { NUMBER($turns) } turns took less than { $median }; the middle half took { $lower } to { $upper }.
}
stats-unlisted = Only you see this: you have chosen not to be shown to others.
stats-with-computers = At tables with computer players, counted apart:
stats-bar-won = { $won } of { $contests }
stats-part-won = won
stats-part-lost = not won
stats-part-alone = alone
stats-spread-title = Time for a turn
stats-spread-lower = ¼ under { $time }
stats-spread-median = ½ under { $time }
stats-spread-upper = ¾ under { $time }

## Head to head

stats-duel-title = You and { $name }
stats-duel-none = You two have not finished a game together yet.
stats-duel-total = { $games ->
    [one] In one game together, you came out ahead { $ahead }, { $name } { $behind }.
   *[other] In { $games } games together, you came out ahead { $ahead } times, { $name } { $behind } times.
}
stats-duel-you = you { $number }
stats-duel-other = { $name } { $number }
stats-duel-level = level { $number }
stats-duel-score = { $ahead } : { $behind }
stats-legend-you = you ahead
stats-legend-other = { $name } ahead
stats-legend-level = level

## Leaderboard

stats-board-title = Leaderboard · { $title }
stats-board-none = Nobody is rated here yet. A game counts when at least two people play it to its end.
stats-board-place = { $rank }. { $name }
stats-board-played = { $number ->
    [one] 1 rated game
   *[other] { $number } rated games
}
stats-board-about = A rating starts at 1000 and rises with wins and with certainty. A game counts when everybody plays it to its end.
stats-board-computers = Computers, rated by their games with people: { $levels }

## What is kept

privacy-export = Everything I keep about you, table by table. Messages in Discord are Discord's and not in it.
privacy-shown = Others see you in leaderboards and can look up your profile.
privacy-hidden = You are in no leaderboard any more, and only you see your profile. Your ratings are still kept for you.
privacy-ask-delete =
    ### Delete everything about you?
    Your settings, ratings and statistics go. Finished games stay whole for the others, with “{ former-player }” in your place. Messages already in Discord stay until somebody deletes them there. This cannot be taken back.
privacy-deleted = Everything about you is deleted. If you use me again, we begin anew.
former-player = former player

## Refusals

prefers-not-shown = This player prefers not to be shown to others.
compare-with-another = That needs somebody else: choose with whom you want to compare yourself.
only-on-server = A leaderboard belongs to a server. Please ask for it there.
no-such-game = There is no such game here.
nothing-finished-here = No game has been finished on this server yet.
not-about-you = This button belongs to somebody else.
still-at-tables = { $number ->
    [one] You are still at table { $tables }. Leave it, or give up with `/table concede`, and ask again.
   *[other] You are still at tables { $tables }. Leave them, or give up with `/table concede`, and ask again.
}
