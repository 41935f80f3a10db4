# Looking back: recap, replay, movie, pages of the log, and fair shuffles that can be checked.

## Commands

cmd-recap-name = recap
cmd-recap-description = What has changed since your last turn, in a few lines and a picture
cmd-replay-name = replay
cmd-replay-description = Go back to any position of a game
cmd-replay-turn-name = turn
cmd-replay-turn-description = Where to begin; without it, at the latest position
cmd-movie-name = movie
cmd-movie-description = A whole game as a moving picture
cmd-movie-player-name = player
cmd-movie-player-description = Whose own things to show instead of the board; after the end, anybody's
cmd-movie-public-name = public
cmd-movie-public-description = Show the movie to everybody in this channel
cmd-log-player-name = player
cmd-log-player-description = Only what concerns this player
cmd-log-turn-name = turn
cmd-log-turn-description = Only what happened in this turn
cmd-verify-name = verify
cmd-verify-description = Check that a finished game followed from its sealed shuffle

## Buttons

ui-first = First
ui-back = Back
ui-forward = Forward
ui-last = Last
ui-turn-before = Turn before
ui-turn-after = Turn after
ui-whole-log = Whole log
ui-log-of-turn = Log of this turn
ui-recap = What changed
ui-recap-all = Show all
ui-replay = Replay
ui-movie = Movie

## Recap

recap-since = Since your last turn:
recap-nothing = Nothing has changed since your last turn.
recap-more = { $number ->
    [one] One line came before these.
   *[other] { $number } lines came before these.
}
recap-marked = What changed since your last turn is framed.

## Replay and movie

replay-place = Position { $step } of { $steps } · turn { $turn }
replay-as-watcher = As those who watch saw it
replay-as-player = As { $name } saw it
replay-watcher = Somebody who watches
replay-watcher-choose = Through whose eyes…
replay-marked = What changed in this step is framed.
movie-progress = The movie is being drawn: { $done } of { $total } pictures.
movie-alt = { $title }, table { $table }, as a moving picture of { $number } positions from the first to the latest.

## Log

log-page = Page { $page } of { $pages }
log-everybody = Everybody
log-everybody-choose = Whose lines…
log-only-for = Only for { $who }: { $line }

## Fair shuffles

seal-start =
    -# The shuffle of table { $table } is sealed: `{ $seal }` (the file holds the whole seal, and `/verify` checks it at the end)
lobby-fixed = Proof of the shuffle, for `/verify`: `{ $commitment }`
final-fair = Was the shuffle fair? `/verify` proves it.
verify-title = Check of table { $table }
verify-fixed = Fixed at the opening: `{ $commitment }`
verify-start = Seal from the start: `{ $seal }`
verify-no-seal = This game began before shuffles were sealed.
verify-later = The seed stays secret until the end; then the game can be checked.
verify-seed = Seed: `{ $seed }`
verify-secret-same = The secret is the one that was fixed at the opening.
verify-secret-differs = The secret is **not** the one that was fixed at the opening.
verify-seed-same = The seed follows from the secret and from what the players brought.
verify-seed-differs = The seed does **not** follow from the secret and from what the players brought.
verify-seal-same = The seal fits: it follows from seed, game, players and settings.
verify-seal-differs = The seal does **not** fit: seed, game, players and settings give `{ $seal }`.
verify-seal-unknown = There is no seal to compare with.
verify-rules = It began with version { $version } of the rules, and they've changed since. What today's rules can still follow is checked below.
verify-dealt-same = The set-up follows from the seed: who begins, all hands and decks.
verify-dealt-differs = The set-up does **not** follow from the seed.
verify-answers-same = { $number ->
    [one] The one answer, given again from the seed, led to the same offers.
   *[other] All { $number } answers, given again from the seed, led to the same offers.
}
verify-answers-differs = Only { $followed } of { $number } answers could be given again from the seed.
verify-answers-unknown = { $followed } of { $number } answers could be followed; from there on the rules have changed.
verify-standing-same = The score is the same.
verify-standing-differs = The score is **not** the same.
verify-standing-unknown = The score can't be compared.
verify-reason = Noted: { $reason }

## Refusals

not-your-eyes = While table { $table } is playing, you can look as yourself or as somebody who watches.
movie-is-secret = A movie of somebody's own things can be shown to everybody once the game is over.
no-player-of-table = That person does not play at table { $table }.
