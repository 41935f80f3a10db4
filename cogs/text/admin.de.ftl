# Was der Bot über seinen Betrieb sagt: zu denen, die einen Server verwalten, über Pausen, und zu denen, die etwas melden.

## Befehle: Namen und Beschreibungen

cmd-admin-name = verwalten
cmd-admin-description = Für alle, die diesen Server verwalten: wo und von wem Tische eröffnet werden, Hilfe am Tisch
cmd-admin-show-name = zeigen
cmd-admin-show-description = Was für diesen Server gilt
cmd-admin-channel-name = kanal
cmd-admin-channel-description = In welchem Kanal Tische eröffnet werden
cmd-admin-channel-channel-name = kanal
cmd-admin-channel-channel-description = Der einzige Kanal dafür; lass es weg, um jeden zu erlauben
cmd-admin-role-name = rolle
cmd-admin-role-description = Wer Tische eröffnet
cmd-admin-role-role-name = rolle
cmd-admin-role-role-description = Die nötige Rolle; lass es weg, um es allen zu erlauben
cmd-admin-call-name = ruf
cmd-admin-call-description = Wer von neuen Tischen erfährt
cmd-admin-call-role-name = rolle
cmd-admin-call-role-description = Die Rolle derer, die ein Spiel suchen; lass es weg, um niemanden zu rufen
cmd-admin-limit-name = grenze
cmd-admin-limit-description = Wie viele Tische zugleich offen sein dürfen
cmd-admin-limit-tables-name = tische
cmd-admin-limit-tables-description = Lobbys und laufende Spiele zusammen; lass es weg für beliebig viele
cmd-admin-language-name = sprache
cmd-admin-language-description = In welcher Sprache ich hier zu allen spreche
cmd-admin-language-language-name = sprache
cmd-admin-language-language-description = Welche; lass es weg für die Sprache des Servers
cmd-admin-pause-name = anhalten
cmd-admin-pause-description = Ein laufendes Spiel anhalten; niemand kann antworten, bis es weitergeht
cmd-admin-resume-name = fortsetzen
cmd-admin-resume-description = Ein angehaltenes Spiel weitergehen lassen
cmd-admin-rewind-name = zurückdrehen
cmd-admin-rewind-description = Ein laufendes Spiel auf einen früheren Zug zurückdrehen
cmd-admin-rewind-point-name = stelle
cmd-admin-rewind-point-description = Wohin; tippe etwas, um Zug, Zeit und wer dran war zu sehen
cmd-admin-end-name = beenden
cmd-admin-end-description = Eine Lobby schließen oder ein Spiel ohne Ergebnis beenden; das bleibt dann so
cmd-admin-table-name = tisch
cmd-admin-table-description = Welcher Tisch
ui-report = Das melden
cmd-report-name = melden
cmd-report-description = Sag denen, die diesen Bot betreiben, dass etwas nicht stimmt
cmd-report-what-name = was
cmd-report-what-description = Was passiert ist, und was du stattdessen erwartet hast

## Antworten

language-name = Deutsch
admin-title = ### Auf diesem Server
admin-channel = Tische werden in { $channel } eröffnet.
admin-channel-any = Tische werden in jedem Kanal eröffnet.
admin-role = Wer die Rolle { $role } hat, eröffnet Tische.
admin-role-any = Alle eröffnen Tische.
admin-call = Wer die Rolle { $role } hat, erfährt von neuen Tischen.
admin-call-nobody = Von neuen Tischen erfährt niemand eigens.
admin-limit = { $most ->
    [0] Es werden keine neuen Tische eröffnet; jetzt offen: { $open }.
    [one] Höchstens ein Tisch zugleich; jetzt offen: { $open }.
   *[other] Höchstens { $most } Tische zugleich; jetzt offen: { $open }.
}
admin-limit-none = Beliebig viele Tische; jetzt offen: { $open }.
admin-language = Ich spreche hier { $language }.
admin-language-any = Ich spreche hier die Sprache des Servers.
admin-unreadable = { $number ->
    [one] Tisch { $tables } kann ich seit meiner letzten Erneuerung nicht weiterführen, er ist angehalten. `/verwalten zurückdrehen` dreht ihn auf einen lesbaren Zug zurück, `/verwalten beenden` beendet ihn.
   *[other] Die Tische { $tables } kann ich seit meiner letzten Erneuerung nicht weiterführen, sie sind angehalten. `/verwalten zurückdrehen` dreht einen davon auf einen lesbaren Zug zurück, `/verwalten beenden` beendet ihn.
}
languages-head = Was ich spreche, und wie viel davon:
languages-all = { $language }: alles
languages-some = { $language }: { $what }
languages-bot = der Bot
languages-parts = Teile
admin-point = Zug { $turn } · { $at } · { $who }
done-admin-paused = Tisch { $table } ist angehalten.
done-admin-resumed = Tisch { $table } geht weiter.
done-admin-rewound = Tisch { $table } ist wieder dort. Ältere Knöpfe gelten nicht mehr; alle bekommen neue Nachrichten.
done-admin-ended = Tisch { $table } ist beendet.
done-reported = Danke. Das ist Meldung { $number }; wer diesen Bot betreibt, kann damit sehen, was du gesehen hast. Am Tisch erfährt niemand davon.

## Hinweise im Thread

notice-manager-paused = { $name } verwaltet diesen Server und hat das Spiel angehalten. Bis es weitergeht, kann niemand antworten.
notice-manager-resumed = { $name } verwaltet diesen Server und lässt das Spiel weitergehen.
notice-manager-rewound = { $name } verwaltet diesen Server und hat das Spiel auf Zug { $turn } zurückgedreht. Nehmt die neuesten Nachrichten.
notice-manager-ended = { $name } verwaltet diesen Server und hat Tisch { $table } ohne Ergebnis beendet.
notice-update-paused = Ich wurde erneuert und kann dieses Spiel von seinem jetzigen Stand aus nicht weiterführen. Darum habe ich es angehalten; verloren ist nichts. Ihr am Tisch könnt euch einigen, auf Zug { $turn } zurückzugehen, den neuesten, den ich noch lesen kann, oder das Spiel ohne Ergebnis zu beenden. Wer mich betreibt, kann auch die ältere Fassung zurückholen.
notice-update-stuck = Ich wurde erneuert und kann dieses Spiel nicht mehr lesen. Darum habe ich es angehalten; verloren ist nichts: Wer mich betreibt, kann die ältere Fassung zurückholen. Ihr am Tisch könnt euch auch einigen, das Spiel ohne Ergebnis zu beenden.
notice-rewind-asked = { $name } möchte auf den neuesten Zug zurückgehen, den ich lesen kann. Das geschieht, sobald alle am Tisch zustimmen.
notice-rewound = Alle am Tisch haben zugestimmt: Das Spiel steht wieder bei Zug { $turn }. Nehmt die neuesten Nachrichten.
notice-update-resumed = Ich kann dieses Spiel wieder lesen. Es geht weiter, wo es war.
notice-lobby-closed = { $who }, Tisch { $table } hat { $days } Tage auf Mitspieler gewartet, darum habe ich ihn geschlossen. `/tisch neu` eröffnet einen anderen.

## Zeilen im Verlauf

host-manager-paused = Jemand, der diesen Server verwaltet, hält das Spiel an.
host-manager-resumed = Jemand, der diesen Server verwaltet, lässt das Spiel weitergehen.
host-manager-rewound = Jemand, der diesen Server verwaltet, dreht das Spiel auf Zug { $turn } zurück.
host-rewound = Alle am Tisch einigen sich, das Spiel auf Zug { $turn } zurückzudrehen.
host-update-resumed = Das Spiel ist wieder lesbar und geht weiter.

## Absagen

table-paused-players = Tisch { $table } ist von denen, die dort spielen, angehalten. Deine Wahl kann warten, bis es weitergeht.
table-paused-manager = Tisch { $table } ist von jemandem, der diesen Server verwaltet, angehalten. Deine Wahl kann warten, bis es weitergeht.
table-paused-update = Seit meiner Erneuerung kann ich Tisch { $table } nicht weiterführen, er ist angehalten. Im Thread könnt ihr euch einigen, zurückzugehen oder zu beenden; oder `/verwalten zurückdrehen`.
already-paused = Tisch { $table } ist schon angehalten.
not-paused = Tisch { $table } ist nicht angehalten.
no-such-point = Dorthin kann Tisch { $table } nicht mehr zurück. Die Vorschläge zeigen, wohin es geht.
which-table-here = Sag, welchen Tisch du meinst, oder nimm den Befehl in seinem Thread.
only-in-a-server = Das geht nur auf einem Server.
opening-elsewhere = Auf diesem Server werden Tische in { $channel } eröffnet.
opening-by-role = Auf diesem Server eröffnet Tische, wer die Rolle { $role } hat.
opening-enough = { $most ->
    [0] Auf diesem Server werden zurzeit keine neuen Tische eröffnet.
    [one] Auf diesem Server darf ein Tisch offen sein, und er ist es. Warte bitte, bis er zu Ende ist.
   *[other] Auf diesem Server dürfen { $most } Tische zugleich offen sein, und sie sind es. Warte bitte, bis einer zu Ende ist.
}
too-many-reports = Du hast an einem Tag { $most } Meldungen geschickt. Danke; erzähl das Übrige bitte morgen.
