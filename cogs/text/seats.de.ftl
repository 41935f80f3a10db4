# Plätze und Einladungen, auf Deutsch. Stil: docs/messages.md.

## Was an jedem Tisch gewählt wird

option-access = Wer mitspielen darf
option-access-about = Ein privater Tisch wird nirgends aufgeführt; wer mitspielen will, braucht seinen Code.
option-access-public = Alle hier
option-access-private = Nur mit Code
option-full = Start, wenn alle da sind
option-full-about = Ist der letzte Platz besetzt, bleiben 30 Sekunden, in denen alle am Tisch den Start anhalten können.
option-full-yes = Ja, nach 30 Sekunden
option-full-no = Nein, jemand drückt Start
option-relief = Computer für Abwesende
option-relief-about = Wer geht, in Urlaub ist oder keine Zeit mehr hat, wird vertreten, bis er oder sie wieder da ist.
option-relief-no = Nein
option-relief-novice = Ja, Stufe Neuling
option-relief-apprentice = Ja, Stufe Lehrling
option-relief-journeyman = Ja, Stufe Geselle
option-relief-master = Ja, Stufe Meister

## Computerspieler

level-novice = Neuling
level-novice-about = spielt, wie man beim ersten Mal spielt.
level-apprentice = Lehrling
level-apprentice-about = irrt, wie man am Anfang irrt.
level-journeyman = Geselle
level-journeyman-about = spielt gut, mit seltenen Fehlern.
level-master = Meister
level-master-about = denkt voraus und macht keine Flüchtigkeitsfehler.
character-builder = baut gern für später.
character-collector = hat gern viel.
character-racer = nimmt Punkte früh.
computer-called = { $name } ({ $level })
computer-stands-in = { $name } (Computer)
computers-add = Computerspieler dazusetzen…
computers-full = Computerspieler…
computers-add-one = Dazusetzen: { $level }
computers-remove = Wegschicken: { $name }
lobby-level = { $level }: { $about }

## Befehle

cmd-any-code-name = code
cmd-any-code-description = Der Code des Tisches, etwa K7QF-2M, wenn du einen bekommen hast
cmd-table-new-where-name = wo
cmd-table-new-where-description = In diesem Kanal, oder per Direktnachricht mit allen, die den Code haben
where-here-name = In diesem Kanal
where-direct-name = Per Direktnachricht
cmd-table-substitute-name = einspringen
cmd-table-substitute-description = Einen freien Platz in einem laufenden Spiel übernehmen
cmd-table-return-name = zurückkommen
cmd-table-return-description = An deinen Platz zurückkommen, solange ihn niemand übernommen hat
cmd-table-kick-name = ersetzen
cmd-table-kick-description = Die anderen fragen, ob ein untätiger Platz frei werden soll
cmd-table-kick-player-name = person
cmd-table-kick-player-description = Wer seit drei Tagen nicht spielt oder drei Züge versäumt hat
cmd-table-pause-name = anhalten
cmd-table-pause-description = Die anderen um eine Pause bitten; Uhren und Erinnerungen stehen still
cmd-table-resume-name = fortsetzen
cmd-table-resume-description = Ein Spiel weitergehen lassen, das ihr angehalten habt
cmd-table-rematch-name = revanche
cmd-table-rematch-description = Dasselbe Spiel noch einmal, mit denselben Leuten und Einstellungen
cmd-table-find-name = finden
cmd-table-find-description = Tische dieses Servers, an denen du mitspielen kannst

## Knöpfe

ui-pause = Der Pause zustimmen
ui-resume = Weiterspielen
ui-rewind = Zurückgehen
ui-ask-undo = Die anderen fragen
ui-allow = Der Rücknahme zustimmen
ui-forbid = So lassen
ui-kick = Den Platz freigeben
ui-stay = Länger warten
ui-take-seat = Diesen Platz übernehmen
ui-return = Ich bin wieder da
ui-rematch = Noch einmal spielen

## Lobby, Tafeln, Listen

lobby-looking = { $role }, ein neuer Tisch ist eröffnet.
settings-code = Code dieses Tisches: **{ $code }**. Wer ihn hat, spielt mit `/tisch mitspielen` mit, auch von einem anderen Server aus.
state-playing-direct = Das Spiel läuft, per Direktnachricht.
panel-handed-over = Jemand anders hat diesen Platz übernommen. Danke, dass du so weit gespielt hast.
find-title = ### Tische, an denen du mitspielen kannst
find-none = Hier wartet kein Tisch auf Mitspieler. Eröffne einen mit `/tisch neu`.

## Erledigt

done-opened-direct = Tisch { $table } ist eröffnet. Gib den Code allen, mit denen du spielen willst; gespielt wird per Direktnachricht. Freie Plätze können Computerspieler einnehmen.
done-seat-taken = Der Platz an Tisch { $table } gehört dir. Deine Hand kommt per Direktnachricht; `/hand` zeigt sie auch.
done-seat-left = Du hast deinen Platz an Tisch { $table } freigegeben. Solange ihn niemand übernommen hat, kannst du mit `/tisch zurückkommen` zurück.
done-back = Willkommen zurück an Tisch { $table }.
done-kick-kicked = Alle sind einverstanden: Der Platz ist frei.
done-kick-asked = Die anderen sind gefragt. Der Platz wird frei, wenn alle zustimmen.
done-kick-kept = Du möchtest lieber warten. Der Platz bleibt, wie er ist.
done-pause-paused = Das Spiel ist angehalten. Alle, die mitspielen, können es weitergehen lassen.
done-pause-asked = Die anderen sind gefragt. Das Spiel hält an, wenn alle zustimmen.
done-pause-kept = Das Spiel geht weiter.
done-resumed = Das Spiel geht weiter.
done-rewind-rewound = Das Spiel ist wieder dort und geht weiter.
done-rewind-asked = Du stimmst dem Zurückgehen zu. Es geschieht, sobald alle am Tisch zustimmen.
done-undo-undone = Es ist zurückgenommen.
done-undo-asked = Die Frage ist gestellt. Es wird zurückgenommen, wenn alle zustimmen, die es betrifft.
done-undo-kept = Es bleibt, wie es ist.
done-rematch = Du sitzt an Tisch { $table }. Das Spiel beginnt, sobald alle wieder da sind.
done-rematch-by-hand = Du sitzt an Tisch { $table }. Wenn alle wieder da sind, drücke Start.
ask-undo = Allein kannst du das nicht zurücknehmen, denn seitdem haben andere gezogen. Zustimmen müssten: { $who }
ask-undo-all = Seitdem wurde etwas Neues bekannt, darum müssten alle der Rücknahme zustimmen: { $who }
ask-undo-alone = Nach den Regeln ist es dafür zu spät. Du spielst allein, also entscheidest du; im Verlauf wird es stehen.
ask-undo-away = Gerade nicht da: { $who }. Die Frage wartet so lange.

## Mitteilungen

notice-pause-asked = { $name } möchte das Spiel anhalten. Es hält an, wenn alle zustimmen.
notice-pause-refused = { $name } möchte lieber keine Pause. Das Spiel geht weiter.
notice-paused = Das Spiel ist im Einvernehmen angehalten. Alle, die mitspielen, können es weitergehen lassen.
notice-resumed = { $name } ist bereit. Das Spiel geht weiter.
notice-undo-asked = { $name } möchte einen Zug zurücknehmen. Das betrifft { $who }; von dort braucht es Zustimmung. Der nächste Zug beendet die Frage.
notice-undo-asked-all = { $name } möchte einen Zug zurücknehmen, obwohl seitdem etwas Neues bekannt wurde. Zustimmen müssten alle: { $who }. Der nächste Zug beendet die Frage.
notice-undo-refused = { $name } möchte den Zug lieber lassen, wie er ist.
notice-undone = Der letzte Zug von { $name } ist im Einvernehmen zurückgenommen. Ältere Knöpfe gelten nicht mehr.
notice-undone-alone = { $name } hat einen Zug zurückgenommen. Ältere Knöpfe gelten nicht mehr.
notice-kick-asked = { $who } hat seit einer Weile nicht gespielt. { $name } möchte, dass jemand einspringen kann; alle anderen müssten zustimmen.
notice-kick-refused = { $name } möchte lieber auf { $who } warten.
notice-seat-left = { $name } hat den Platz freigegeben. Wer mag, kann ihn übernehmen und weiterspielen.
notice-seat-kicked = Der Platz von { $name } ist frei, alle anderen waren einverstanden. Wer mag, kann ihn übernehmen und weiterspielen.
notice-seat-timeout = Die Zeit von { $name } war um, darum ist der Platz frei. Wer mag, kann ihn übernehmen und weiterspielen.
notice-seat-code = Mit dem Code **{ $code }** lässt sich der Platz übernehmen: `/tisch einspringen`.
notice-seat-back = { $name } ist wieder da.
notice-seat-taken = { $name } übernimmt den Platz von { $former }.
notice-computer-plays = Ein Computer vertritt { $name } bis zur Rückkehr.
notice-rematch = { $who }, { $name } möchte noch einmal spielen: Tisch { $table } ist eröffnet.

## Zeilen des Verlaufs

host-paused = Das Spiel wird im Einvernehmen angehalten.
host-resumed = { $who } lässt das Spiel weitergehen.
host-substitute = { $who } übernimmt einen Platz.
host-computer-neutral = { $who } konnte sich nicht entscheiden und tat so wenig, wie es die Regeln erlauben.
host-took-back = { $who } nimmt eine Wahl zurück.
host-undone = { $number ->
    [0] { $who } nimmt einen Zug zurück, nach den Regeln zu spät.
   *[other] { $who } nimmt einen Zug zurück, mit Zustimmung von { $agreed }.
}

## Absagen

no-pause-asked = Niemand hat um eine Pause gebeten.
no-undo-asked = Danach fragt niemand mehr.
undo-too-late = Inzwischen ist etwas anderes gespielt worden. `/zurücknehmen` zeigt, was sich jetzt zurücknehmen ließe.
undo-not-yours = Du bist nicht gefragt: Es betrifft die, die seitdem gezogen haben.
no-kick-asked = Nach diesem Platz fragt niemand mehr.
not-your-own-seat = Das ist dein eigener Platz. `/tisch aufstehen` gibt ihn frei.
not-waited-for = Auf diese Person wartet gerade niemand.
not-idle-yet = Erst nach { $days } Tagen Warten könnt ihr das fragen; bis dahin darf sich { $name } Zeit lassen.
no-free-seat = An Tisch { $table } wird niemand gesucht, der einspringt.
only-seated-invite = Nur wer am Tisch sitzt, kann Computerspieler dazusetzen.
no-computer-there = Dort sitzt kein Computerspieler mehr.
on-vacation = Du bist im Urlaub, darum vertritt dich ein Computer. Beende den Urlaub in `/einstellungen`, dann gehört der Platz wieder dir.
no-vacant = Hier wird in keinem Spiel jemand gesucht, der einspringt.
which-vacant = In mehreren Spielen wird jemand gesucht. Bitte wähle eins.
seat-taken = Diesen Platz hat schon jemand anders übernommen.
seat-free-already = Dieser Platz ist schon frei.
knows-another-seat = Du hast an diesem Tisch einen anderen Platz gespielt und kennst seine Geheimnisse, darum geht dieser nicht.
private-table = Tisch { $table } ist privat. Mit seinem Code kommst du hinein: `/tisch mitspielen`.
join-by-code = Tisch { $table } gehört woandershin. Mit seinem Code kannst du von hier aus mitspielen: `/tisch mitspielen`.
no-such-code = Diesen Code hat kein Tisch. Bitte sieh noch einmal nach.
too-many-codes = { $minutes ->
    [one] Das waren viele Codes, die kein Tisch hat. Bitte versuche es in einer Minute wieder.
   *[other] Das waren viele Codes, die kein Tisch hat. Bitte versuche es in { $minutes } Minuten wieder.
}
rematch-running = Das nächste Spiel dieses Tisches läuft schon.
