# What the bot says about running it: to a server's managers, about pauses, and to whoever reports a fault.

## Commands: names and descriptions

cmd-admin-name = admin
cmd-admin-description = For those who manage this server: where tables are opened, by whom, and help at a table
cmd-admin-show-name = show
cmd-admin-show-description = What is chosen for this server
cmd-admin-channel-name = channel
cmd-admin-channel-description = In which channel tables are opened
cmd-admin-channel-channel-name = channel
cmd-admin-channel-channel-description = The only channel for it; leave it out to allow every channel
cmd-admin-role-name = role
cmd-admin-role-description = Who opens tables
cmd-admin-role-role-name = role
cmd-admin-role-role-description = The role one needs for it; leave it out to allow everybody
cmd-admin-call-name = call
cmd-admin-call-description = Who is told when a table is opened
cmd-admin-call-role-name = role
cmd-admin-call-role-description = The role of those who look for a game; leave it out to tell nobody
cmd-admin-limit-name = limit
cmd-admin-limit-description = How many tables may be open at once
cmd-admin-limit-tables-name = tables
cmd-admin-limit-tables-description = Lobbies and running games together; leave it out for as many as you like
cmd-admin-language-name = language
cmd-admin-language-description = In which language I speak to everybody here
cmd-admin-language-language-name = language
cmd-admin-language-language-description = Which one; leave it out for the language of the server
cmd-admin-pause-name = pause
cmd-admin-pause-description = Pause a running game; nobody can answer until it is resumed
cmd-admin-resume-name = resume
cmd-admin-resume-description = Let a paused game go on
cmd-admin-rewind-name = rewind
cmd-admin-rewind-description = Take a running game back to an earlier turn
cmd-admin-rewind-point-name = point
cmd-admin-rewind-point-description = Where to; start typing to see turn, time and whose turn it was
cmd-admin-end-name = end
cmd-admin-end-description = Close a lobby or end a running game without a result; that cannot be taken back
cmd-admin-table-name = table
cmd-admin-table-description = Which table
ui-report = Report this
cmd-report-name = report
cmd-report-description = Tell whoever runs this bot that something is not right
cmd-report-what-name = what
cmd-report-what-description = What happened, and what you expected instead

## Answers

language-name = English
admin-title = ### On this server
admin-channel = Tables are opened in { $channel }.
admin-channel-any = Tables are opened in every channel.
admin-role = Whoever has the role { $role } opens tables.
admin-role-any = Everybody opens tables.
admin-call = Whoever has the role { $role } is told of new tables.
admin-call-nobody = Nobody is told of new tables.
admin-limit = { $most ->
    [0] No new tables are opened; open now: { $open }.
    [one] At most one table at once; open now: { $open }.
   *[other] At most { $most } tables at once; open now: { $open }.
}
admin-limit-none = As many tables as you like; open now: { $open }.
admin-language = I speak { $language } here.
admin-language-any = I speak the language of the server here.
admin-unreadable = { $number ->
    [one] I can't continue table { $tables } since my last update, so it's paused. `/admin rewind` takes it back to a turn I can read, `/admin end` ends it.
   *[other] I can't continue tables { $tables } since my last update, so they're paused. `/admin rewind` takes one back to a turn I can read, `/admin end` ends it.
}
languages-head = What I speak, and how much of it:
languages-all = { $language }: everything
languages-some = { $language }: { $what }
languages-bot = the bot
languages-parts = parts
admin-point = Turn { $turn } · { $at } · { $who }
done-admin-paused = Table { $table } is paused.
done-admin-resumed = Table { $table } goes on.
done-admin-rewound = Table { $table } is back there. Older buttons are no longer in use; everybody gets a new panel.
done-admin-ended = Table { $table } has been ended.
done-reported = Thank you. This is report { $number }; whoever runs this bot can see with it what you saw. Nobody at the table learns of it.

## Notices in the thread

notice-manager-paused = { $name }, who manages this server, has paused the game. Nothing can be answered until it goes on.
notice-manager-resumed = { $name }, who manages this server, lets the game go on.
notice-manager-rewound = { $name }, who manages this server, has taken the game back to turn { $turn }. Use the newest messages.
notice-manager-ended = { $name }, who manages this server, has ended table { $table } without a result.
notice-update-paused = I've been updated, and I can't continue this game from where it was, so I've paused it. Nothing is lost. Players, you can agree to go back to turn { $turn }, the newest one I can still read, or to end the game without a result. Whoever runs me can also bring back the older version.
notice-update-stuck = I've been updated, and I can't read this game any more, so I've paused it. Nothing is lost: whoever runs me can bring back the older version. Players, you can also agree to end the game without a result.
notice-rewind-asked = { $name } would like to go back to the newest turn I can read. It happens once every player agrees.
notice-rewound = The players agreed: the game is back at turn { $turn }. Use the newest messages.
notice-update-resumed = I can read this game again. It goes on where it was.
notice-lobby-closed = { $who }, table { $table } has waited for players for { $days } days, so I have closed it. `/table new` opens another one.

## Lines of the log

host-manager-paused = Somebody who manages this server pauses the game.
host-manager-resumed = Somebody who manages this server lets the game go on.
host-manager-rewound = Somebody who manages this server takes the game back to turn { $turn }.
host-rewound = The players agree to take the game back to turn { $turn }.
host-update-resumed = The game can be read again and goes on.

## Refusals

table-paused-players = The players have paused table { $table }. Your choice can wait until it goes on.
table-paused-manager = Somebody who manages this server has paused table { $table }. Your choice can wait until it goes on.
table-paused-update = Since my last update I can't continue table { $table }, so it's paused. Nothing is lost: in its thread, the players can agree to go back or to end it; managers have `/admin rewind`.
already-paused = Table { $table } is paused already.
not-paused = Table { $table } is not paused.
no-such-point = Table { $table } cannot be taken back to there any more. The suggestions show where it can.
which-table-here = Say which table you mean, or use the command in its thread.
only-in-a-server = This can only be used in a server.
opening-elsewhere = On this server, tables are opened in { $channel }.
opening-by-role = On this server, tables are opened by those who have the role { $role }.
opening-enough = { $most ->
    [0] On this server, no new tables are opened at the moment.
    [one] On this server, one table may be open at once, and it is. Please wait until it has ended.
   *[other] On this server, { $most } tables may be open at once, and they are. Please wait until one has ended.
}
too-many-reports = You have sent { $most } reports within a day. Thank you; please tell the rest tomorrow.
