# Was der Bot auf Deutsch über viele Spiele, Wertungen und Gespeichertes sagt. Stil: docs/messages.md.

cmd-profile-name = profil
cmd-profile-description = Spiele, Siege und Tempo, von dir oder jemand anderem
cmd-profile-player-name = person
cmd-profile-player-description = Wessen Profil, wenn nicht dein eigenes
cmd-compare-name = vergleich
cmd-compare-description = Wie es zwischen dir und jemand anderem steht
cmd-compare-player-name = person
cmd-compare-player-description = Mit wem
cmd-leaderboard-name = rangliste
cmd-leaderboard-description = Die höchsten Wertungen dieses Servers in einem Spiel
cmd-leaderboard-game-name = spiel
cmd-leaderboard-game-description = Welches Spiel, wenn nicht das hier meistgespielte
cmd-stats-public-name = öffentlich
cmd-stats-public-description = Die Antwort allen in diesem Kanal zeigen
cmd-privacy-name = datenschutz
cmd-privacy-description = Was ich über dich weiß: ausgeben, löschen oder in Ranglisten verbergen
cmd-privacy-export-name = auskunft
cmd-privacy-export-description = Alles, was über dich gespeichert ist, als Datei nur für dich
cmd-privacy-delete-name = löschen
cmd-privacy-delete-description = Alles löschen, was über dich gespeichert ist (du wirst noch einmal gefragt)
cmd-privacy-leaderboards-name = ranglisten
cmd-privacy-leaderboards-description = Wählen, ob andere dich in Ranglisten sehen und dein Profil ansehen können
cmd-privacy-leaderboards-show-name = zeigen
cmd-privacy-leaderboards-show-description = Ob du gezeigt wirst

ui-forget = Alles über mich löschen

## Zeiten

stats-time-s = { $number } s
stats-time-min = { $number } min
stats-time-h = { $number } h
stats-time-d = { $number } d

## Profil

stats-profile-title = { $games ->
    [one] { $name }: 1 beendetes Spiel
   *[other] { $name }: { $games } beendete Spiele
}
stats-profile-none = Noch nichts beendet. Das erste Spiel erscheint dann hier.
stats-won = { $won } von { $contests } gewonnen
stats-alone = { $number } allein
stats-conceded = { $number ->
    [one] einmal aufgegeben
   *[other] { $number }-mal aufgegeben
}
stats-rating = Wertung { $points }
stats-running = { $number ->
    [0] Gerade läuft kein Spiel.
    [one] Ein Spiel läuft.
   *[other] { $number } Spiele laufen.
}
stats-pace = { $turns ->
    [one] Der eine Zug bisher dauerte { $median }.
   *[other] Die Hälfte von { NUMBER($turns) } Zügen dauerte weniger als { $median }, die mittlere Hälfte { $lower } bis { $upper }.
}
stats-unlisted = Das siehst nur du: Du möchtest anderen nicht gezeigt werden.
stats-with-computers = An Tischen mit Computerspielern, gesondert gezählt:
stats-bar-won = { $won } von { $contests }
stats-part-won = gewonnen
stats-part-lost = nicht gewonnen
stats-part-alone = allein
stats-spread-title = Zeit für einen Zug
stats-spread-lower = ¼ unter { $time }
stats-spread-median = ½ unter { $time }
stats-spread-upper = ¾ unter { $time }

## Zu zweit verglichen

stats-duel-title = Du und { $name }
stats-duel-none = Ihr habt noch kein Spiel miteinander beendet.
stats-duel-total = { $games ->
    [one] In einem gemeinsamen Spiel lagst du { $ahead }-mal vorn, { $name } { $behind }-mal.
   *[other] In { $games } gemeinsamen Spielen lagst du { $ahead }-mal vorn, { $name } { $behind }-mal.
}
stats-duel-you = du { $number }
stats-duel-other = { $name } { $number }
stats-duel-level = gleichauf { $number }
stats-duel-score = { $ahead } : { $behind }
stats-legend-you = du vorn
stats-legend-other = { $name } vorn
stats-legend-level = gleichauf

## Rangliste

stats-board-title = Rangliste · { $title }
stats-board-none = Hier hat noch niemand eine Wertung. Ein Spiel zählt, wenn mindestens zwei Personen es zu Ende spielen.
stats-board-place = { $rank }. { $name }
stats-board-played = { $number ->
    [one] 1 gewertetes Spiel
   *[other] { $number } gewertete Spiele
}
stats-board-about = Eine Wertung beginnt bei 1000 und steigt mit Siegen und mit Gewissheit. Ein Spiel zählt, wenn alle es zu Ende spielen.
stats-board-computers = Computer, gewertet nach ihren Spielen mit Menschen: { $levels }

## Was gespeichert ist

privacy-export = Alles, was ich über dich gespeichert habe, Tabelle für Tabelle. Nachrichten in Discord gehören Discord und sind nicht dabei.
privacy-shown = Andere sehen dich in Ranglisten und können dein Profil ansehen.
privacy-hidden = Du stehst in keiner Rangliste mehr, und dein Profil siehst nur du. Deine Wertungen bleiben für dich erhalten.
privacy-ask-delete =
    ### Alles über dich löschen?
    Deine Einstellungen, Wertungen und Statistiken verschwinden. Beendete Spiele bleiben den anderen ganz erhalten, mit „{ former-player }“ an deiner Stelle. Nachrichten, die schon in Discord stehen, bleiben, bis jemand sie dort löscht. Das lässt sich nicht zurücknehmen.
privacy-deleted = Alles über dich ist gelöscht. Wenn du mich wieder benutzt, fangen wir neu an.
former-player = jemand von früher

## Absagen

prefers-not-shown = Diese Person möchte anderen nicht gezeigt werden.
compare-with-another = Dazu braucht es jemand anderen: Wähle, mit wem du dich vergleichen möchtest.
only-on-server = Eine Rangliste gehört zu einem Server. Frage bitte dort danach.
no-such-game = Ein solches Spiel gibt es hier nicht.
nothing-finished-here = Auf diesem Server wurde noch kein Spiel beendet.
not-about-you = Dieser Knopf gehört jemand anderem.
still-at-tables = { $number ->
    [one] Du sitzt noch an Tisch { $tables }. Steh auf, oder gib mit `/tisch aufgeben` auf, und frage dann noch einmal.
   *[other] Du sitzt noch an den Tischen { $tables }. Steh auf, oder gib mit `/tisch aufgeben` auf, und frage dann noch einmal.
}
