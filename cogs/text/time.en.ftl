# Time and absence: wishes, clocks, reminders, plans.

cmd-settings-name = settings
cmd-settings-description = When you are told what: reminders, quiet hours, vacation, time zone
cmd-settings-zone-name = zone
cmd-settings-zone-description = Your time zone: a city, a country, an offset such as UTC+2
cmd-settings-quiet-name = quiet
cmd-settings-quiet-description = Your quiet hours, such as 22:30-7:00, or none
cmd-settings-vacation-name = vacation
cmd-settings-vacation-description = Days you will be away; 0 ends a vacation. Your clocks stand still meanwhile
ui-mute = Quiet for this turn
ui-awake = We are still playing
ui-plan = Plan ahead
ui-forget-plans = Forget all plans
wishes-title = ### When shall I tell you what?
wishes-zone = Your time zone is { $zone }. With `/settings` you can also give another one, or the days of a vacation.
wishes-zone-unknown = I don't know your time zone yet, so your hours count in UTC. With `/settings` you can name it, or the days of a vacation.
wishes-zone-ask = Where do your clocks show the same time?
which-zone = Which of these do you mean by { $zone }?
wishes-vacation = You are away until { $until }.
wish-turn = When it is your turn
wished-turn = { $choice ->
    [ping] Tell me with a sound
    [silent] Send the panel without a sound
   *[digest] Send the panel without a sound, and one list a day
}
wish-where = Where I call you
wished-where = { $choice ->
    [direct] By direct message; in the thread if I cannot send you any
    [thread] In the table's thread
   *[both] By direct message and in the thread
}
wish-remind = Reminders while it is your turn
wished-remind = { $choice ->
    [0] None
   *[other] Every { $choice } hours
}
wish-next = Tell you that you are next
wished-next = { $choice ->
    [yes] Yes
   *[no] No
}
wish-quiet = Quiet hours
quiet-hours-none = None
quiet-hours-from = From { $time }
quiet-hours-to = Until { $time }
wish-digest = When your daily list comes
wished-digest = At { $choice } o'clock
plan-title =
    ### Plans for table { $table }
    What you choose here is answered by itself a little after you are asked, if it is still possible then. Nobody else learns of it. I guess what may come up; if something else does, you are asked as usual.
plan-nothing = I cannot foresee what you will be asked next.
plan-not-this = This takes several picks, so it cannot be planned.
digest-title = { $number ->
    [0] ### Nobody waits for you today.
    [one] ### One table waits for you
   *[other] ### { $number } tables wait for you
}
digest-more = and { $number } more: `/games` lists them all.
call = { $name }: { $asked }
call-left = { $name }, { $left } left: { $asked }
call-reminder = Reminder: { $call }
call-turn = it is your turn.
left-days = { $number } days
left-hours = { $number } h
left-minutes = { $number } min
notice-next = you are probably next.
notice-ahead-void = what you had planned is not possible any more, so please choose.
notice-time-up-remind = Time is up for { $who }. Everybody is waiting.
notice-time-up-neutral = Time is up for { $who }, so the turn was played for them, as little as the rules allow.
notice-time-up-substitute = Time is up for { $who }.
notice-absent = Time was up for { $name } three times in a row. These turns are still played, as little as the rules allow, but { $name } is not called any more until the next answer of their own. The others may free the seat.
notice-all-absent = Time was up for { $name } three times in a row, as for everybody else. So the game waits, and nobody is called, until one of you plays or says so here.
notice-asleep = Nobody has played here for three weeks. Is this game still going on? Without a word it is cancelled in two weeks.
notice-dead = Nobody has played here for five weeks, so the game is cancelled.
host-time-up = Time was up for { $who }; the turn was played as little as the rules allow.
done-muted = No more reminders for this turn.
done-kept = Good. The game goes on.
option-clock = Clock
option-clock-about = How long everybody may think: time to begin with, and some back for each turn. It stands still on vacation and in a pause.
option-clock-none = None
option-clock-relaxed = Relaxed: 7 days, 2 more for each turn
option-clock-daily = Daily: 3 days, 1 more for each turn
option-clock-quick = Quick: 12 hours, 2 more for each turn
option-absence = When time is up
option-absence-about = What happens to somebody whose clock has run out.
option-absence-remind = Remind, and wait
option-absence-neutral = Play the turn for them, as little as possible
option-absence-substitute = Offer the seat to a substitute
no-such-zone = I know no time zone { $zone }. Try a big city near you, your country, or an offset such as UTC+2.
no-such-hours = I don't understand the quiet hours { $hours }. Give them like 22:30-7:00, or say none.
vacation-too-long = A vacation lasts at most { $most } days.
not-foreseen = That may not come up as you saw it any more. Please look at the plan again.
too-many-plans = You have planned { $most } answers already.
plan-on-turn = It is your turn, so there is nothing to plan. `/hand` shows what you can do.
