# What the bot says in English. Style: docs/messages.md (sentence case, no full stop on buttons, one vocabulary).

## Commands: names and descriptions

cmd-table-name = table
cmd-table-description = Open, join, start or end a table
cmd-table-new-name = new
cmd-table-new-description = Open a table in this channel or by direct messages; others join with a button or a code
cmd-table-new-game-name = game
cmd-table-new-game-description = Which game
cmd-table-new-players-name = players
cmd-table-new-players-description = For how many players, if fewer than the game takes
cmd-table-join-name = join
cmd-table-join-description = Sit down at a table that has not begun
cmd-table-leave-name = leave
cmd-table-leave-description = Stand up; from a running game, give your seat to a substitute
cmd-table-start-name = start
cmd-table-start-description = Begin the game
cmd-table-record-name = record
cmd-table-record-description = A finished game as a file: every answer, the seed and the score
cmd-table-cancel-name = cancel
cmd-table-cancel-description = Close your table, or ask the others to end a running game without a result
cmd-table-concede-name = concede
cmd-table-concede-description = Give up a running game (you are asked once more)
cmd-any-table-name = table
cmd-any-table-description = Which table, if it is not the one of this thread
cmd-move-name = move
cmd-move-description = Answer what the game asks you, in any game
cmd-move-choice-name = choice
cmd-move-choice-description = What you choose; start typing to see what is possible
cmd-hand-name = hand
cmd-hand-description = Your hand and what you can do now, for your eyes only
cmd-board-name = board
cmd-board-description = The table as a picture, for your eyes only
cmd-log-name = log
cmd-log-description = What has happened so far, for your eyes only
cmd-undo-name = undo
cmd-undo-description = Take back your last choice, or ask the others where it is not yours alone
cmd-games-name = games
cmd-games-description = Your games, whose turn it is, and tables you can join

## Buttons

ui-join = Join
ui-leave = Leave
ui-start = Start
ui-wait = Wait
ui-settings = Settings
ui-how = How to play
ui-settings-first = Back
ui-quick = All in one go…
ui-hand = My hand and moves
ui-log = Log
ui-board = Table
ui-own = My whole board or hand
ui-more = More…
ui-undo = Undo
ui-undo-alone = Undo
ui-rule = Rule
ui-why = Why not…?
ui-to-table = To the table
ui-agree = Agree to cancel
ui-keep = Keep playing
ui-concede = Yes, I give up
ui-choose = Choose…
ui-none = None
ui-done = Done
ui-again = Start again
for-good = That cannot be taken back.
for-good-seat = Once somebody else has taken the seat, that cannot be taken back.
ui-instead = Instead…
ui-close-offers = Back to your turn
ui-picked = Picked so far: { $picks }

## Lobby and panels

lobby-title = ### { $title } · table { $table }
lobby-about = { $most ->
    [one] One player · about { $minutes } minutes or several days
   *[other] { $players } players · about { $minutes } minutes or several days
}
settings-title = ### Settings of { $title } · table { $table }
settings-yours = You opened this table, so you choose. Everything can still change until the game starts.
settings-of-owner = Whoever opened the table chooses; here is what it means.
settings-places = Players
settings-up-to = { $number ->
    [one] One player, alone
   *[other] Up to { $number } players
}
settings-only = number of players: { $players }
state-lobby = { $missing ->
    [0] Ready to start.
    [one] One more player is needed.
   *[other] { $missing } more players are needed.
}
state-starts = Everybody is here. The game begins { $when }, unless somebody at the table presses Wait.
state-playing = The game is on: { $thread }
state-cancelled = This table was cancelled.
state-conceded = gave up
panel-title = { $title } #{ $table }
state-waiting = Waiting for { $who }
state-vacation = { $until ->
    [none] Waiting for { $who }, who is away
   *[other] Waiting for { $who }, away until { $until }
}
state-idle = { $days ->
    [one] { $who } has not moved for { $days } day: the table can free the seat
   *[other] { $who } has not moved for { $days } days: the table can free the seat
}
state-absent = { $who } has let three turns run out of time: the table can free the seat
state-free = { $who }'s seat is free: anyone can take it
state-free-code = { $who }'s seat is free: anyone with the table's code can take it
state-paused-players = { $since ->
    [none] Paused by agreement
   *[other] Paused by agreement since { $since }
}
state-paused-manager = { $since ->
    [none] Paused by a server manager
   *[other] Paused by a server manager since { $since }
}
state-paused-update = { $since ->
    [none] Paused: I can't continue it after an update
   *[other] Paused since { $since }: I can't continue it after an update
}
panel-to-act = { $number ->
    [one] { $who }, it is your turn.
   *[other] Waiting for { $who }.
}
panel-your-turn = Your turn
panel-clock = Clock runs out: { $when }
panel-turn = Turn { $turn }
panel-earlier = What came before is in the log: `/log`.
panel-moved = this went on below.
final-winners = { $number ->
    [0] The game is over. Nobody at the table has won.
    [one] **{ $who } wins!**
   *[other] **{ $who } share the victory!**
}
final-points = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
final-tie = Tied, decided by { $breaks }.
log-title = Log of table { $table }
log-empty = Nothing has happened yet.
games-mine = ### Your games
games-none = You are at no table. Open one with `/table new`.
games-open = ### Tables you can join
games-your-turn = your turn
games-paused = paused
games-lobby = waiting for players ({ $seated } of { $places })

table-record = The record of table { $table }: every answer, for replaying with `python -m rules replay`.

## Done

done-opened = Table { $table } is open. The game begins by itself soon after the last seat is taken, or when you press Start. Computer players can take free seats.
done-opened-alone = Table { $table } is open, for you alone. Press Start and the game begins.
done-joined = You have joined table { $table }.
done-joined-last = You have joined table { $table }, and everybody is there. The game begins { $when }, unless somebody presses Wait.
done-left = You have left table { $table }.
done-started = Table { $table } begins. The thread is being opened, and whoever starts gets their hand by direct message.
done-vote-cancelled = The table is cancelled.
done-vote-asked = The others have been asked. The game ends without a result when everybody agrees.
done-vote-kept = The game goes on.
done-conceded = You have given up.
ask-concede = Give up table { $table }?

## Notices in the thread

notice-conceded = { $name } has given up.
notice-cancel-asked = { $name } would like to cancel this game without a result. It ends when everybody agrees.
notice-cancel-refused = { $name } would rather keep playing. The game goes on.
notice-dm-closed = { $who }, I cannot send you direct messages. Your hand and your moves are here, for your eyes only:
notice-shut-locked = The thread of this game is locked, so I cannot write there. The game goes on here, by direct messages, and with `/hand`. A moderator can unlock the thread; then it goes on there too.
notice-shut-forbidden = I may no longer write where this table is played. It goes on here, by direct messages, and with `/hand`. A moderator can let me see the channel, write in it and in its threads, and attach files; then it goes on there too.
notice-shut-full = The server has too many open threads, so this game cannot have its own. It goes on here, by direct messages, and with `/hand`. Once a moderator has closed others, it goes on in a thread.
notice-shut-thread-deleted = The thread of this game was deleted. The game goes on here, by direct messages, and with `/hand`. For a new thread, use any `/table` command on the server, such as `/table find`.
notice-shut-channel-deleted = The channel of this table was deleted, so the table goes on here, by direct messages, and with `/hand`.

## What a player may look for and cannot do now

why-head = Not possible now, and why
why-nothing = Nothing is barred just now. Whatever you can look for here, you can choose.
barred-line = { $things }: { $reason }
barred-lines = { CAPITAL($reason) }: { $things }

## Refusals: short, kind, precise

no-such-table = There is no table { $table } for you. A private table is joined by its code: `/table join`.
no-such-setup = That table cannot be opened: { $reason }.
too-many-tables = You are at { $most } tables already. Finish or leave one first.
already-seated = You already sit at this table.
table-full = Table { $table } is full.
leave-while-playing = The game is running. Use `/table leave` to give your seat to a substitute, `/table concede` to give up, or `/table cancel` to ask everybody.
not-seated = You do not sit at table { $table }.
only-seated-start = Only somebody who sits at the table can start it. Join first.
only-seated-wait = Only somebody who sits at the table can stop its start.
nothing-to-stop = Table { $table } does not begin by itself just now. Press Start once you are ready.
wrong-number-of-players = { $number ->
    [one] There is one player, and the game needs { EITHER($allowed) }.
   *[other] There are { $number } players, and the game needs { EITHER($allowed) }.
}
already-playing = Table { $table } is already playing.
table-over = Table { $table } is over.
only-owner-sets = Only whoever opened the table can change its settings.
too-many-seated = There are { $number } players already. Somebody would have to leave first.
no-such-picture = There is no such picture any more. `/board` shows the table.
not-shown-here = Discord does not let me show that here. Please try it in another channel, or in our direct messages.
not-stored = I cannot store anything just now, so nothing was changed. Please try again later; nothing is lost.
not-started = Table { $table } has not begun yet.
not-over = Table { $table } is not over yet.
not-your-table = You do not play at table { $table }, so this is not for you. `/board` shows the table.
you-conceded = You have given up this game.
not-your-button = This button belongs to another player.
button-before-undo = This button is out of date: a move was taken back, or I was updated. The newest message shows what's possible now.
already-answered = This has been answered already.
not-your-turn = It is not your turn: { $number ->
    [one] { $who } is
   *[other] { $who } are
  } to move.
not-now = Something else is asked just now: { $question } `/hand` shows it.
barred-now = { $thing }: { $reason }. `/hand` shows what is possible.
no-such-choice = “{ $typed }” is nothing you can choose now. This is asked: { $question } `/hand` shows the choices.
not-there = That is no choice here: { $reason }. This is asked: { $question } `/hand` shows the choices.
several-ways = That can be done in several ways: please name one of them. This is asked: { $question } `/hand` shows the choices.
no-longer = That is no choice just now, though it may be one at other times. This is asked: { $question } `/hand` shows the choices.
other-question = That answers another question, which is not open now ({ $about }). This is asked: { $question } `/hand` shows the choices.
also-asked = “{ $thing }” answers another question that is open: { $question } `/hand` shows both.
not-there-either = That answers another open question, and is no choice there just now: { $question } `/hand` shows the choices.
nothing-chosen = You have named no choice. This is asked: { $question } `/hand` shows the choices.
nearly = Nothing here is called “{ $typed }”. { $number ->
    [one] Did you mean { $things }?
   *[other] Did you mean one of these: { EITHER($things) }?
} `/hand` shows the choices.
wrong-count = { $low ->
    [one] { $high ->
        [1] Choose exactly one.
       *[other] Choose { $low } to { $high }.
    }
   *[other] { $low ->
        [0] Choose at most { $high }.
       *[other] Choose { $low } to { $high }.
    }
}
nothing-to-undo = There is nothing you can take back: something new came to light since, or somebody else has moved.
table-unreadable = I can't read table { $table } as it is stored, so I've changed nothing. A manager can take it back with `/admin rewind`. For whoever runs this bot: { $reason }.
only-owner-cancels = Only whoever opened the table can close it. You can leave it.
no-vote-open = Nobody has asked to cancel.
which-table = You are at several tables. Please choose one.
no-table-here = You are not playing at the moment. Open a table with `/table new`.
which-choose = Table…
which-more = These are { $number } of them. For another one, give its number with the command.
no-table-over = You have not finished any game yet.
command-forgotten = I have forgotten what you asked for. Please type the command again.
which-lobby = There are several tables. Please choose one.
no-lobby = There is no such table waiting for players. Open one with `/table new`.
other-game = Table { $table } plays { $title }, which has commands of its own.
wrong-place = A table needs an ordinary text channel of a server. Please try again there.
missing-permission = I am not allowed to host a table here. Somebody who runs this server can give me: { $names }.
unknown-button = This button is not in use any more. `/games` shows your tables.
outdated-command = This command has changed. Please start typing it again.
trouble = Something went wrong on my side; nothing of your game is lost. Please try again in a moment.
reply-lost = My reply got lost on the way to Discord. Whatever you did stands; ask again to see it.
too-much = { $seconds ->
    [one] You are faster than I am. Please try again in a second.
   *[other] You are faster than I am. Please try again in { $seconds } seconds.
}
still-busy = I am still busy with what you asked for before. Please try again in a moment.
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-create-public-threads = Create Public Threads
permission-send-messages-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
