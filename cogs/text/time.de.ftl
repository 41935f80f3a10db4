# Zeit und Abwesenheit: Wünsche, Uhren, Erinnerungen, Pläne.

cmd-settings-name = einstellungen
cmd-settings-description = Wann du was erfährst: Erinnerungen, Ruhezeiten, Urlaub, Zeitzone
cmd-settings-zone-name = zeitzone
cmd-settings-zone-description = Deine Zeitzone: eine Stadt, ein Land oder der Abstand, etwa UTC+2
cmd-settings-quiet-name = ruhe
cmd-settings-quiet-description = Deine Ruhezeiten, etwa 22:30-7:00, oder keine
cmd-settings-vacation-name = urlaub
cmd-settings-vacation-description = So viele Tage bist du weg; 0 beendet den Urlaub. Deine Uhren stehen so lange
ui-mute = Ruhe für diesen Zug
ui-awake = Wir spielen noch
ui-plan = Vorausplanen
ui-forget-plans = Alle Pläne vergessen
wishes-title = ### Wann soll ich dir was sagen?
wishes-zone = Deine Zeitzone ist { $zone }. Bei `/einstellungen` kannst du auch eine andere angeben, oder die Tage eines Urlaubs.
wishes-zone-unknown = Deine Zeitzone kenne ich noch nicht, darum zählen deine Uhrzeiten in UTC. Bei `/einstellungen` kannst du sie angeben, oder die Tage eines Urlaubs.
wishes-zone-ask = Wo zeigen die Uhren dieselbe Zeit wie bei dir?
which-zone = Was davon meinst du mit { $zone }?
wishes-vacation = Du bist weg bis { $until }.
wish-turn = Wenn du am Zug bist
wished-turn = { $choice ->
    [ping] Mit einem Ton sagen
    [silent] Lautlos schicken
   *[digest] Lautlos schicken, und eine Liste am Tag
}
wish-where = Wo ich dich rufe
wished-where = { $choice ->
    [direct] Per Direktnachricht; im Thread, wenn ich dir keine schicken kann
    [thread] Im Thread des Tisches
   *[both] Per Direktnachricht und im Thread
}
wish-remind = Erinnerungen, solange du am Zug bist
wished-remind = { $choice ->
    [0] Keine
   *[other] Alle { $choice } Stunden
}
wish-next = Sagen, dass du als Nächstes dran bist
wished-next = { $choice ->
    [yes] Ja
   *[no] Nein
}
wish-quiet = Ruhezeiten
quiet-hours-none = Keine
quiet-hours-from = Ab { $time } Uhr
quiet-hours-to = Bis { $time } Uhr
wish-digest = Wann deine tägliche Liste kommt
wished-digest = Um { $choice } Uhr
plan-title =
    ### Pläne für Tisch { $table }
    Was du hier wählst, wird von selbst beantwortet, kurz nachdem du gefragt wirst, falls es dann noch geht. Niemand sonst erfährt davon. Ich schätze, was kommen kann; kommt etwas anderes, wirst du wie immer gefragt.
plan-nothing = Ich kann nicht absehen, was du als Nächstes gefragt wirst.
plan-not-this = Hier ist mehreres zu wählen, das lässt sich nicht planen.
digest-title = { $number ->
    [0] ### Heute wartet niemand auf dich.
    [one] ### Ein Tisch wartet auf dich
   *[other] ### { $number } Tische warten auf dich
}
digest-more = und { $number } weitere: `/spiele` zeigt alle.
call = { $name }: { $asked }
call-left = { $name }, noch { $left }: { $asked }
call-reminder = Erinnerung: { $call }
call-turn = du bist am Zug.
left-days = { $number } Tage
left-hours = { $number } Std.
left-minutes = { $number } Min.
notice-next = du bist wahrscheinlich als Nächstes dran.
notice-ahead-void = was du geplant hattest, geht nicht mehr; bitte wähle neu.
notice-time-up-remind = Die Zeit von { $who } ist um. Alle warten.
notice-time-up-neutral = Die Zeit von { $who } ist um; der Zug wurde so knapp gespielt, wie es die Regeln erlauben.
notice-time-up-substitute = Die Zeit von { $who } ist um.
notice-absent = Für { $name } ist dreimal hintereinander die Zeit abgelaufen. Diese Züge werden weiter gespielt, so wenig wie die Regeln erlauben, aber { $name } wird bis zur nächsten eigenen Antwort nicht mehr gerufen. Die anderen können den Platz freigeben.
notice-all-absent = Für { $name } ist dreimal hintereinander die Zeit abgelaufen, wie für alle anderen auch. Darum wartet das Spiel, und niemand wird gerufen, bis jemand von euch spielt oder sich hier meldet.
notice-asleep = Hier hat seit drei Wochen niemand gespielt. Geht es noch weiter? Ohne ein Wort wird das Spiel in zwei Wochen abgebrochen.
notice-dead = Hier hat seit fünf Wochen niemand gespielt, also ist das Spiel abgebrochen.
host-time-up = Die Zeit von { $who } war um; der Zug wurde so knapp gespielt, wie es die Regeln erlauben.
done-muted = Für diesen Zug kommen keine Erinnerungen mehr.
done-kept = Gut. Das Spiel geht weiter.
option-clock = Uhr
option-clock-about = Wie lange alle nachdenken dürfen: ein Vorrat, und für jeden Zug etwas zurück. Im Urlaub und in einer Pause steht sie.
option-clock-none = Keine
option-clock-relaxed = Gemütlich: 7 Tage, je Zug 2 dazu
option-clock-daily = Täglich: 3 Tage, je Zug 1 dazu
option-clock-quick = Schnell: 12 Stunden, je Zug 2 dazu
option-absence = Wenn die Zeit um ist
option-absence-about = Was geschieht, wenn jemandes Uhr abgelaufen ist.
option-absence-remind = Erinnern und warten
option-absence-neutral = Den Zug spielen, so knapp es geht
option-absence-substitute = Den Platz für Ersatz öffnen
no-such-zone = Ich kenne keine Zeitzone { $zone }. Nimm eine große Stadt in deiner Nähe, dein Land oder einen Abstand wie UTC+2.
no-such-hours = Die Ruhezeiten { $hours } verstehe ich nicht. Schreib sie wie 22:30-7:00, oder keine.
vacation-too-long = Ein Urlaub dauert höchstens { $most } Tage.
not-foreseen = So, wie du es gesehen hast, kommt es vielleicht nicht mehr. Bitte sieh dir den Plan noch einmal an.
too-many-plans = Du hast schon { $most } Antworten geplant.
plan-on-turn = Du bist am Zug, da gibt es nichts zu planen. `/hand` zeigt, was du tun kannst.
