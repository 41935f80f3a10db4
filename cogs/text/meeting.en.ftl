# First meetings: the bot with a server, and somebody with a game.

hello =
    ### Hello, I am Cogwork
    I host board games: with friends, a few minutes a day, or alone against a computer, at once. You need to know none of them.
hello-which-alone = Which game would you like to try? You play alone, against a computer, and everything is shown to you alone.
hello-which-open = Which game is the table for? Others join with a button.
hello-games = ### These are the games
hello-game = **{ $title }** · { $most ->
    [1] one player
   *[other] { $players } players
}, about { $minutes } minutes
hello-choose = Choose a game…
first-time = You are at table { $table } and have not played { $title } here before. This is how it goes, in two minutes:
begun-elsewhere = Your game of { $title } has begun. It waits for you in your direct messages.
ui-try-alone = Try it alone
ui-open-table = Open a table
ui-what-games = What games?
ui-go-there = Go there
