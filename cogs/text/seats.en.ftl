# Seats and invitations, in English. Style: docs/messages.md.

## What is chosen at every table

option-access = Who may join
option-access-about = A private table is not listed; whoever wants to join needs its code.
option-access-public = Everybody here
option-access-private = Only by code
option-full = Starts when full
option-full-about = Once the last seat is taken, there are 30 seconds in which anybody at the table can stop the start.
option-full-yes = Yes, 30 seconds after the last one
option-full-no = No, when somebody presses Start
option-relief = Computer for whoever is away
option-relief-about = Who leaves, goes on vacation or runs out of time is played for until they are back.
option-relief-no = No
option-relief-novice = Yes, a Novice
option-relief-apprentice = Yes, an Apprentice
option-relief-journeyman = Yes, a Journeyman
option-relief-master = Yes, a Master

## Computer players

level-novice = Novice
level-novice-about = plays as one does the first time.
level-apprentice = Apprentice
level-apprentice-about = errs as beginners do.
level-journeyman = Journeyman
level-journeyman-about = plays well, with a slip now and then.
level-master = Master
level-master-about = looks ahead and makes no slips.
character-builder = likes to build for later.
character-collector = likes to have plenty.
character-racer = takes points early.
computer-called = { $name } ({ $level })
computer-stands-in = { $name } (computer)
computers-add = Add a computer player…
computers-full = Computer players…
computers-add-one = Add: { $level }
computers-remove = Remove: { $name }
lobby-level = { $level }: { $about }

## Commands

cmd-any-code-name = code
cmd-any-code-description = The table's code, such as K7QF-2M, if you were given one
cmd-table-new-where-name = where
cmd-table-new-where-description = In this channel, or by direct messages with people who have the code
where-here-name = In this channel
where-direct-name = By direct messages
cmd-table-substitute-name = substitute
cmd-table-substitute-description = Take a free seat in a running game
cmd-table-return-name = return
cmd-table-return-description = Come back to your seat, as long as nobody has taken it
cmd-table-kick-name = kick
cmd-table-kick-description = Ask the others to give an idle player's seat to a substitute
cmd-table-kick-player-name = player
cmd-table-kick-player-description = Who has not played for three days, or missed three turns
cmd-table-pause-name = pause
cmd-table-pause-description = Ask the others to pause the game; clocks and reminders stand still
cmd-table-resume-name = resume
cmd-table-resume-description = Let a game go on that its players have paused
cmd-table-rematch-name = rematch
cmd-table-rematch-description = Play the same game again with the same players and settings
cmd-table-find-name = find
cmd-table-find-description = Tables of this server that you can join

## Buttons

ui-pause = Agree to pause
ui-resume = Go on
ui-rewind = Go back
ui-ask-undo = Ask the others
ui-allow = Agree to take back
ui-forbid = Leave it as it is
ui-kick = Agree to free the seat
ui-stay = Wait longer
ui-take-seat = Take this seat
ui-return = I am back
ui-rematch = Play again

## Lobby, panels, lists

lobby-looking = { $role }, a new table is open.
settings-code = Code of this table: **{ $code }**. Whoever has it can join with `/table join`, from another server too.
state-playing-direct = The game is on, by direct messages.
panel-handed-over = Somebody else has taken over this seat. Thank you for playing so far.
find-title = ### Tables you can join
find-none = No table is waiting for players here. Open one with `/table new`.

## Done

done-opened-direct = Table { $table } is open. Give its code to those you want to play with; everything happens by direct messages. Computer players can take free seats.
done-seat-taken = The seat at table { $table } is yours. Your hand comes by direct message; `/hand` shows it too.
done-seat-left = You have left table { $table } to a substitute. As long as nobody has taken the seat, you can come back with `/table return`.
done-back = Welcome back to table { $table }.
done-kick-kicked = Everybody agrees: the seat is free for a substitute.
done-kick-asked = The others have been asked. The seat is free once all of them agree.
done-kick-kept = You would rather wait. The seat stays as it is.
done-pause-paused = The game is paused. Any of its players can let it go on.
done-pause-asked = The others have been asked. The game is paused once everybody agrees.
done-pause-kept = The game goes on.
done-resumed = The game goes on.
done-rewind-rewound = The game is back there and goes on.
done-rewind-asked = You agree to go back. It happens once every player agrees.
done-undo-undone = It is taken back.
done-undo-asked = The question is open. It is taken back once everybody it concerns agrees.
done-undo-kept = It stays as it is.
done-rematch = You sit at table { $table }. The game begins as soon as everybody is back.
done-rematch-by-hand = You sit at table { $table }. Once everybody is back, press Start.
ask-undo = You cannot take this back alone, because others have moved since. It needs the consent of: { $who }
ask-undo-all = Something new came to light since, so everybody must agree to take this back: { $who }
ask-undo-alone = By the rules it is too late to take this back. You play alone, so it is yours to decide; the log will say so.
ask-undo-away = Away right now: { $who }. The question waits for them.

## Notices

notice-pause-asked = { $name } would like to pause this game. It is paused once everybody agrees.
notice-pause-refused = { $name } would rather not pause. The game goes on.
notice-paused = The game is paused by agreement. Any player can let it go on.
notice-resumed = { $name } is ready to play. The game goes on.
notice-undo-asked = { $name } would like to take a move back. It concerns { $who }, who would have to agree. The next move ends the question.
notice-undo-asked-all = { $name } would like to take a move back, although something new came to light since. Everybody would have to agree: { $who }. The next move ends the question.
notice-undo-refused = { $name } would rather leave the move as it is.
notice-undone = The last move of { $name } has been taken back by agreement. Older buttons are out of use.
notice-undone-alone = { $name } has taken a move back. Older buttons are out of use.
notice-kick-asked = { $who } has not played for some time. { $name } would like to give the seat to a substitute; everybody else would have to agree.
notice-kick-refused = { $name } would rather wait for { $who }.
notice-seat-left = { $name } has left the seat. Somebody else may take it and play on.
notice-seat-kicked = The seat of { $name } is free, as everybody else agreed. Somebody else may take it and play on.
notice-seat-timeout = The time of { $name } was up, so the seat is free. Somebody else may take it and play on.
notice-seat-code = Whoever has the code **{ $code }** can take the seat with `/table substitute`.
notice-seat-back = { $name } is back.
notice-seat-taken = { $name } takes over the seat of { $former }.
notice-computer-plays = A computer plays for { $name } until they are back.
notice-rematch = { $who }, { $name } would like to play again: table { $table } is open.

## Lines of the log

host-paused = The game is paused by agreement.
host-resumed = { $who } lets the game go on.
host-substitute = { $who } takes over a seat.
host-computer-neutral = { $who } could not make up its mind; it did as little as the rules allow.
host-took-back = { $who } takes a choice back.
host-undone = { $number ->
    [0] { $who } takes a move back, late by the rules.
   *[other] { $who } takes a move back, with the consent of { $agreed }.
}

## Refusals

no-pause-asked = Nobody has asked for a pause.
no-undo-asked = Nobody is asking to take that back any more.
undo-too-late = Something else has been played in the meantime. `/undo` shows what could be taken back now.
undo-not-yours = You are not asked: it concerns those who have moved since.
no-kick-asked = Nobody is asking for that seat any more.
not-your-own-seat = That is your own seat. `/table leave` gives it to a substitute.
not-waited-for = Nobody is waiting for that player just now.
not-idle-yet = Until there have been { $days } days of waiting, { $name } may take the time.
no-free-seat = Nobody is looking for a substitute at table { $table }.
only-seated-invite = Only those at the table can add computer players.
no-computer-there = No computer player sits there any more.
on-vacation = You are on vacation, so a computer plays for you. End the vacation in `/settings`, and the seat is yours again.
no-vacant = No game here is looking for a substitute.
which-vacant = Several games are looking for a substitute. Please choose one.
seat-taken = Somebody else has taken that seat.
seat-free-already = That seat is free already.
knows-another-seat = You have played another seat of this table and know its secrets, so you cannot take this one.
private-table = Table { $table } is private. Its code lets you in: `/table join`.
join-by-code = Table { $table } belongs elsewhere. With its code you can join from here: `/table join`.
no-such-code = No table has that code. Please check it once more.
too-many-codes = { $minutes ->
    [one] Those were many codes that no table has. Please try again in a minute.
   *[other] Those were many codes that no table has. Please try again in { $minutes } minutes.
}
rematch-running = The next game of this table is running already.
