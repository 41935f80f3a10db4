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
rules-unsure = I am not sure what answers “{ $query }”. This is how to play; what may fit is below.
rules-only-english = These rules exist in English only.
rules-other = The same in another game…
rules-nothing = Nothing in the rules fits “{ $query }”. The table of contents may help.
rules-nothing-anywhere = Nothing in the rules of any game fits “{ $query }”. Try another word, or choose a game.
rules-no-game = There is no game called “{ $game }” here. Choose one of these.
rules-which-game = Which game's rules would you like to read?
rules-gone = This page of the rules has moved or is gone. Search again with `/rules`.
rules-games = Rules of a game
rules-how = { $game }: how to play
rules-symbols-pages = Pages of symbols…
rules-which-pictures = Of which game?

## What is typed to see symbols, and how a game is played: separated by commas
rules-words-symbols = symbols, symbol, icons, icon, legend, signs, what do the icons mean, what do the symbols mean
rules-words-how = how to play, how do i play, how do you play, how is it played, how to start, tutorial, two minutes, introduction, overview

## Buttons
ui-symbols = Symbols
ui-rulebook = Rulebook

help-about =
    ### Board games at your own pace
    Every table has a thread of its own. You are called once when it is your turn, by direct message or where you wish it, and what is secret is shown to you alone.
help-how = How to play a game, in two minutes
help-open = ### Open a table
help-play = ### Play
help-look = ### Look
help-rules = ### Rules and questions
help-time = ### Time and absence
help-organisers = ### For those who manage this server
help-data = ### Your data
