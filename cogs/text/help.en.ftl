# /help and /rules. Command names and descriptions are cmd-*; Discord allows 32 and 100 characters for them.

cmd-rules-name = rules
cmd-rules-description = Look up a rule of a game
cmd-rules-query-name = query
cmd-rules-query-description = A word or a question, such as: joker, or: may I repair the newest machine
cmd-rules-game-name = game
cmd-rules-game-description = Which game; at a table you need not say
cmd-rules-public-name = public
cmd-rules-public-description = Show the answer to everybody in this channel
cmd-help-name = help
cmd-help-description = How to start a table, how to play, and all commands

rules-footer = { $game } · { $chapter }
rules-chapters = Table of contents
rules-more = More in “{ $chapter }”
rules-also = Also found:
rules-closest = Closest to “{ $query }”:
rules-closest-in = In { $game }, closest to “{ $query }”:
rules-other = The same in another game…
rules-nothing = Nothing in the rules fits “{ $query }”. The table of contents may help.
rules-nothing-anywhere = Nothing in the rules of any game fits “{ $query }”. Try another word, or choose a game.
rules-no-game = There is no game called “{ $game }” here. Choose one of these.
rules-which-game = Which game's rules would you like to read?
rules-gone = This page of the rules has moved or is gone. Search again with `/rules`.
rules-games = Rules of a game

help-about =
    ### Board games at your own pace
    Every table has a thread of its own. You play when it suits you, for minutes or for days.
    1. **Open a table** with `/table new` in a channel, or join one that is waiting there.
    2. **The game begins** soon after the last seat is taken, or when somebody presses Start. A thread opens, with the table as a picture.
    3. **You are called when it is your turn.** Choose with buttons and menus, or type the move as a command; both offer exactly what the rules allow.
    4. **What is secret stays yours.** Your hand comes as a direct message, or type `/hand` and see it alone.
    5. **Unsure about a rule?** `/rules` finds it, by a word or a whole question.
help-commands = **Commands**
