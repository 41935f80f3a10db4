# Was der Bot auf Deutsch sagt. Stil: docs/messages.md

## Befehle: Namen und Beschreibungen

cmd-table-name = tisch
cmd-table-description = Tisch eröffnen, mitspielen, starten oder beenden
cmd-table-new-name = neu
cmd-table-new-description = Einen Tisch eröffnen, in diesem Kanal oder per Direktnachricht; andere kommen dazu
cmd-table-new-game-name = spiel
cmd-table-new-game-description = Welches Spiel
cmd-table-new-players-name = personen
cmd-table-new-players-description = Für wie viele, falls weniger als das Spiel erlaubt
cmd-table-join-name = mitspielen
cmd-table-join-description = An einem Tisch Platz nehmen, der noch nicht begonnen hat
cmd-table-leave-name = aufstehen
cmd-table-leave-description = Aufstehen; in einem laufenden Spiel den Platz freigeben
cmd-table-start-name = start
cmd-table-start-description = Das Spiel beginnen
cmd-table-record-name = aufzeichnung
cmd-table-record-description = Ein beendetes Spiel als Datei: jede Antwort, der Startwert und die Wertung
cmd-table-cancel-name = abbrechen
cmd-table-cancel-description = Deinen Tisch schließen oder die anderen fragen, ob das Spiel ohne Ergebnis endet
cmd-table-concede-name = aufgeben
cmd-table-concede-description = Ein laufendes Spiel aufgeben (mit Rückfrage)
cmd-any-table-name = tisch
cmd-any-table-description = Welcher Tisch, falls es nicht der dieses Threads ist
cmd-move-name = zug
cmd-move-description = Beantworten, was das Spiel dich fragt, in jedem Spiel
cmd-move-choice-name = wahl
cmd-move-choice-description = Was du wählst; tippe los, um zu sehen, was möglich ist
cmd-hand-name = hand
cmd-hand-description = Deine Hand und was du jetzt tun kannst, nur für dich
cmd-board-name = brett
cmd-board-description = Der Tisch als Bild, nur für dich
cmd-log-name = verlauf
cmd-log-description = Was bisher geschah, nur für dich
cmd-undo-name = zurücknehmen
cmd-undo-description = Deine letzte Wahl zurücknehmen, oder die anderen fragen, wo es sie betrifft
cmd-games-name = spiele
cmd-games-description = Deine Spiele, wer am Zug ist und Tische mit freien Plätzen

## Knöpfe

ui-join = Mitspielen
ui-leave = Aufstehen
ui-start = Start
ui-wait = Warten
ui-settings = Einstellungen
ui-how = So wird gespielt
ui-settings-first = Zurück
ui-quick = Alles auf einmal …
ui-hand = Meine Hand und Züge
ui-log = Verlauf
ui-board = Tisch
ui-own = Mein ganzes Brett, meine Hand
ui-more = Mehr …
ui-undo = Zurücknehmen
ui-undo-alone = Zurücknehmen
ui-rule = Regel
ui-why = Warum nicht?
ui-to-table = Zum Tisch
ui-agree = Abbruch zustimmen
ui-keep = Weiterspielen
ui-concede = Ja, ich gebe auf
ui-choose = Wähle…
ui-none = Nichts
ui-done = Fertig
ui-again = Von vorn
for-good = Das lässt sich nicht zurücknehmen.
for-good-seat = Sobald jemand anders den Platz genommen hat, lässt sich das nicht zurücknehmen.
ui-instead = Stattdessen …
ui-close-offers = Zurück zum Zug
ui-picked = Bisher gewählt: { $picks }

## Lobby und Tafeln

lobby-title = ### { $title } · Tisch { $table }
lobby-about = { $most ->
    [one] Eine Person · etwa { $minutes } Min. oder mehrere Tage
   *[other] { $players } Personen · etwa { $minutes } Min. oder mehrere Tage
}
settings-title = ### Einstellungen von { $title } · Tisch { $table }
settings-yours = Du hast diesen Tisch eröffnet, also wählst du. Bis zum Start lässt sich alles noch ändern.
settings-of-owner = Wer den Tisch eröffnet hat, wählt; hier steht, was es bedeutet.
settings-places = Personen
settings-up-to = { $number ->
    [one] Eine Person, allein
   *[other] Bis zu { $number } Personen
}
settings-only = Personenzahl: { $players }
state-lobby = { $missing ->
    [0] Es kann losgehen.
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $missing } Personen.
}
state-starts = Alle sind da. Das Spiel beginnt { $when }, wenn niemand am Tisch auf Warten drückt.
state-playing = Das Spiel läuft: { $thread }
state-cancelled = Dieser Tisch wurde abgebrochen.
state-conceded = hat aufgegeben
panel-title = { $title } #{ $table }
state-waiting = Warten auf { $who }
state-vacation = { $until ->
    [none] Warten auf { $who }, zurzeit abwesend
   *[other] Warten auf { $who }, abwesend bis { $until }
}
state-idle = { $days ->
    [one] { $who } hat seit { $days } Tag nicht gezogen: ihr könnt den Platz freigeben
   *[other] { $who } hat seit { $days } Tagen nicht gezogen: ihr könnt den Platz freigeben
}
state-absent = { $who } hat drei Züge lang die Zeit überschritten: ihr könnt den Platz freigeben
state-free = Der Platz von { $who } ist frei: alle können ihn übernehmen
state-free-code = Der Platz von { $who } ist frei: wer den Code des Tisches hat, kann ihn übernehmen
state-paused-players = { $since ->
    [none] Einvernehmlich angehalten
   *[other] Einvernehmlich angehalten seit { $since }
}
state-paused-manager = { $since ->
    [none] Von der Serververwaltung angehalten
   *[other] Von der Serververwaltung angehalten seit { $since }
}
state-paused-update = { $since ->
    [none] Angehalten: Seit einer Erneuerung kann ich es nicht weiterführen
   *[other] Angehalten seit { $since }: Seit einer Erneuerung kann ich es nicht weiterführen
}
panel-to-act = { $number ->
    [one] { $who }, du bist am Zug.
   *[other] Warten auf { $who }.
}
panel-your-turn = Dein Zug
panel-clock = Bedenkzeit endet: { $when }
panel-turn = Zug { $turn }
panel-earlier = Was davor war, steht im Verlauf: `/verlauf`.
panel-moved = hier ging es weiter unten weiter.
final-winners = { $number ->
    [0] Das Spiel ist aus. Am Tisch hat niemand gewonnen.
    [one] **{ $who } gewinnt!**
   *[other] **{ $who } teilen sich den Sieg!**
}
final-points = { $number ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
final-tie = Gleichstand; entscheidend: { $breaks }.
log-title = Verlauf von Tisch { $table }
log-empty = Noch ist nichts geschehen.
games-mine = ### Deine Spiele
games-none = Du sitzt an keinem Tisch. Eröffne einen mit `/tisch neu`.
games-open = ### Tische mit freien Plätzen
games-your-turn = du bist am Zug
games-paused = pausiert
games-lobby = wartet auf Mitspieler ({ $seated } von { $places })

table-record = Die Aufzeichnung von Tisch { $table }: jede Antwort, zum Nachspielen mit `python -m rules replay`.

## Erledigt

done-opened = Tisch { $table } ist eröffnet. Das Spiel beginnt von selbst, kurz nachdem der letzte Platz besetzt ist, oder wenn du auf Start drückst. Freie Plätze können Computerspieler einnehmen.
done-opened-alone = Tisch { $table } ist eröffnet, für dich allein. Drück auf Start, dann geht es los.
done-joined = Du spielst an Tisch { $table } mit.
done-joined-last = Du spielst an Tisch { $table } mit, und alle sind da. Das Spiel beginnt { $when }, wenn niemand auf Warten drückt.
done-left = Du bist von Tisch { $table } aufgestanden.
done-started = Tisch { $table } beginnt. Der Thread wird eröffnet, und wer anfängt, bekommt die Hand per Direktnachricht.
done-vote-cancelled = Der Tisch ist abgebrochen.
done-vote-asked = Die anderen sind gefragt. Das Spiel endet ohne Ergebnis, wenn alle zustimmen.
done-vote-kept = Das Spiel geht weiter.
done-conceded = Du hast aufgegeben.
ask-concede = Tisch { $table } aufgeben?

## Mitteilungen im Thread

notice-conceded = { $name } hat aufgegeben.
notice-cancel-asked = { $name } möchte das Spiel ohne Ergebnis abbrechen. Es endet, wenn alle zustimmen.
notice-cancel-refused = { $name } möchte lieber weiterspielen. Das Spiel geht weiter.
notice-dm-closed = { $who }, ich kann dir keine Direktnachrichten schicken. Deine Hand und deine Züge sind hier, nur für dich:
notice-shut-locked = Der Thread dieses Spiels ist gesperrt, ich kann dort nicht schreiben. Das Spiel geht hier weiter, per Direktnachricht, und mit `/hand`. Wer moderiert, kann den Thread entsperren; dann geht es auch dort weiter.
notice-shut-forbidden = Ich darf dort, wo an diesem Tisch gespielt wird, nicht mehr schreiben. Es geht hier weiter, per Direktnachricht, und mit `/hand`. Wer moderiert, kann mich den Kanal wieder sehen, in ihm und seinen Threads schreiben und Dateien anhängen lassen; dann geht es auch dort weiter.
notice-shut-full = Auf dem Server sind zu viele Threads offen, darum bekommt dieses Spiel keinen eigenen. Es geht hier weiter, per Direktnachricht, und mit `/hand`. Sobald andere geschlossen sind, geht es in einem Thread weiter.
notice-shut-thread-deleted = Der Thread dieses Spiels wurde gelöscht. Das Spiel geht hier weiter, per Direktnachricht, und mit `/hand`. Für einen neuen Thread genügt auf dem Server irgendein Befehl für Tische, etwa `/tisch finden`.
notice-shut-channel-deleted = Der Kanal dieses Tisches wurde gelöscht; es geht hier weiter, per Direktnachricht, und mit `/hand`.

## Was jemand sucht und gerade nicht tun kann

why-head = Was gerade nicht geht und warum
why-nothing = Gerade ist nichts versperrt. Was du hier suchen kannst, kannst du auch wählen.
barred-line = { $things }: { $reason }
barred-lines = { CAPITAL($reason) }: { $things }

## Absagen: kurz, freundlich, genau

no-such-table = Für dich gibt es keinen Tisch { $table }. An private Tische kommst du mit einem Code: `/tisch mitspielen`.
no-such-setup = Dieser Tisch lässt sich nicht eröffnen: { $reason }.
too-many-tables = Du sitzt schon an { $most } Tischen. Beende oder verlasse erst einen.
already-seated = Du sitzt schon an diesem Tisch.
table-full = Tisch { $table } ist voll.
leave-while-playing = Das Spiel läuft. Mit `/tisch aufstehen` gibst du deinen Platz frei, mit `/tisch aufgeben` gibst du auf, mit `/tisch abbrechen` fragst du alle.
not-seated = Du sitzt nicht an Tisch { $table }.
only-seated-start = Starten kann nur, wer am Tisch sitzt. Spiele erst mit.
only-seated-wait = Den Start anhalten kann nur, wer am Tisch sitzt.
nothing-to-stop = Tisch { $table } beginnt gerade nicht von selbst. Drücke Start, wenn ihr so weit seid.
wrong-number-of-players = { $number ->
    [one] Es ist eine Person da, das Spiel braucht { EITHER($allowed) }.
   *[other] Es sind { $number } Personen da, das Spiel braucht { EITHER($allowed) }.
}
already-playing = An Tisch { $table } wird schon gespielt.
table-over = Tisch { $table } ist beendet.
only-owner-sets = Nur wer den Tisch eröffnet hat, kann die Einstellungen ändern.
too-many-seated = Es sitzen schon { $number } Personen da. Zuerst müsste jemand aufstehen.
no-such-picture = Dieses Bild gibt es nicht mehr. `/brett` zeigt den Tisch.
not-shown-here = Discord lässt mich das hier nicht zeigen. Versuch es bitte in einem anderen Kanal oder in unseren Direktnachrichten.
not-stored = Ich kann gerade nichts speichern, darum hat sich nichts geändert. Versuch es bitte später noch einmal; verloren ist nichts.
not-started = Tisch { $table } hat noch nicht begonnen.
not-over = Tisch { $table } ist noch nicht zu Ende.
not-your-table = Du spielst nicht an Tisch { $table }, das hier ist also nicht für dich. `/brett` zeigt den Tisch.
you-conceded = Du hast dieses Spiel aufgegeben.
not-your-button = Dieser Knopf gehört jemand anderem.
button-before-undo = Dieser Knopf gilt nicht mehr: Etwas wurde zurückgenommen, oder ich wurde erneuert. Die neueste Nachricht zeigt, was jetzt möglich ist.
already-answered = Das ist schon beantwortet.
not-your-turn = Du bist nicht am Zug: Dran { $number ->
    [one] ist
   *[other] sind
  } { $who }.
not-now = Gerade wird etwas anderes gefragt: { $question } `/hand` zeigt es.
barred-now = { $thing }: { $reason }. `/hand` zeigt, was möglich ist.
no-such-choice = „{ $typed }“ steht gerade nicht zur Wahl. Gefragt ist: { $question } `/hand` zeigt die Möglichkeiten.
not-there = Das steht hier nicht zur Wahl: { $reason }. Gefragt ist: { $question } `/hand` zeigt die Möglichkeiten.
several-ways = Dafür gibt es mehrere Wege: bitte nenn einen davon. Gefragt ist: { $question } `/hand` zeigt die Möglichkeiten.
no-longer = Das steht gerade nicht zur Wahl, auch wenn es das zu anderer Zeit tut. Gefragt ist: { $question } `/hand` zeigt die Möglichkeiten.
other-question = Das gehört zu einer anderen Frage, die gerade nicht offen ist ({ $about }). Gefragt ist: { $question } `/hand` zeigt die Möglichkeiten.
also-asked = „{ $thing }“ gehört zu einer anderen offenen Frage: { $question } `/hand` zeigt beide.
not-there-either = Das gehört zu einer anderen offenen Frage und steht auch dort gerade nicht zur Wahl: { $question } `/hand` zeigt die Möglichkeiten.
nothing-chosen = Du hast nichts gewählt. Gefragt ist: { $question } `/hand` zeigt die Möglichkeiten.
nearly = Hier heißt nichts „{ $typed }“. { $number ->
    [one] Meinst du { $things }?
   *[other] Meinst du etwas davon: { EITHER($things) }?
} `/hand` zeigt die Möglichkeiten.
wrong-count = { $low ->
    [one] { $high ->
        [1] Wähle genau eins.
       *[other] Wähle { $low } bis { $high }.
    }
   *[other] { $low ->
        [0] Wähle höchstens { $high }.
       *[other] Wähle { $low } bis { $high }.
    }
}
nothing-to-undo = Du kannst nichts zurücknehmen: Seitdem wurde etwas Neues bekannt, oder jemand anders war am Zug.
table-unreadable = Tisch { $table } kann ich so, wie er gespeichert ist, nicht lesen; verändert ist nichts. Zurück geht es mit `/verwalten zurückdrehen`. Für die, die mich betreiben: { $reason }.
only-owner-cancels = Schließen kann den Tisch nur, wer ihn eröffnet hat. Aufstehen kannst du.
no-vote-open = Niemand hat nach einem Abbruch gefragt.
which-table = Du sitzt an mehreren Tischen. Bitte wähle einen.
no-table-here = Du spielst gerade nicht. Eröffne einen Tisch mit `/tisch neu`.
which-choose = Tisch …
which-more = Das sind { $number } davon. Für einen anderen gib seine Nummer beim Befehl an.
no-table-over = Du hast noch kein Spiel beendet.
command-forgotten = Ich habe vergessen, was du wolltest. Bitte gib den Befehl noch einmal ein.
which-lobby = Es gibt mehrere Tische. Bitte wähle einen.
no-lobby = Es wartet kein solcher Tisch auf Mitspieler. Eröffne einen mit `/tisch neu`.
other-game = An Tisch { $table } wird { $title } gespielt, das hat eigene Befehle.
wrong-place = Ein Tisch braucht einen gewöhnlichen Textkanal eines Servers. Versuche es bitte dort noch einmal.
missing-permission = Hier darf ich keinen Tisch führen. Wer den Server betreibt, kann mir erlauben: { $names }.
unknown-button = Dieser Knopf ist nicht mehr in Gebrauch. `/spiele` zeigt deine Tische.
outdated-command = Dieser Befehl hat sich geändert. Bitte tippe ihn noch einmal.
trouble = Bei mir ist etwas schiefgegangen; von deinem Spiel ist nichts verloren. Bitte versuche es gleich noch einmal.
reply-lost = Meine Antwort ist auf dem Weg zu Discord verloren gegangen. Was du getan hast, gilt; frag noch einmal, um sie zu sehen.
too-much = { $seconds ->
    [one] Du bist schneller als ich. Bitte versuche es in einer Sekunde wieder.
   *[other] Du bist schneller als ich. Bitte versuche es in { $seconds } Sekunden wieder.
}
still-busy = Ich bin noch mit dem beschäftigt, worum du vorher gebeten hast. Bitte versuche es gleich noch einmal.
permission-view-channel = Kanal ansehen
permission-send-messages = Nachrichten senden
permission-create-public-threads = Öffentliche Threads erstellen
permission-send-messages-in-threads = Nachrichten in Threads senden
permission-attach-files = Dateien anhängen
