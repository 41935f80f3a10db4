# Rückschau: Rückblick, Wiedergabe, Film, Seiten des Verlaufs, und faires Mischen, das sich prüfen lässt.

## Befehle

cmd-recap-name = rückblick
cmd-recap-description = Was sich seit deinem letzten Zug geändert hat, in wenigen Zeilen und einem Bild
cmd-replay-name = wiedergabe
cmd-replay-description = Zurück zu jeder Stellung eines Spiels
cmd-replay-turn-name = zug
cmd-replay-turn-description = Wo es losgeht; ohne Angabe bei der neuesten Stellung
cmd-movie-name = film
cmd-movie-description = Ein ganzes Spiel als bewegtes Bild
cmd-movie-player-name = wer
cmd-movie-player-description = Wessen eigene Dinge statt des Bretts; nach dem Ende von allen möglich
cmd-movie-public-name = öffentlich
cmd-movie-public-description = Den Film allen in diesem Kanal zeigen
cmd-log-player-name = wer
cmd-log-player-description = Nur, was diese Person betrifft
cmd-log-turn-name = zug
cmd-log-turn-description = Nur, was in diesem Zug geschah
cmd-verify-name = prüfen
cmd-verify-description = Prüfen, ob ein beendetes Spiel aus seinem versiegelten Mischen folgt

## Knöpfe

ui-first = Anfang
ui-back = Zurück
ui-forward = Vor
ui-last = Ende
ui-turn-before = Zug davor
ui-turn-after = Zug danach
ui-whole-log = Ganzer Verlauf
ui-log-of-turn = Verlauf dieses Zugs
ui-recap = Was sich geändert hat
ui-recap-all = Alle zeigen
ui-replay = Wiedergabe
ui-movie = Film

## Rückblick

recap-since = Seit deinem letzten Zug:
recap-nothing = Seit deinem letzten Zug hat sich nichts geändert.
recap-more = { $number ->
    [one] Davor steht noch eine Zeile.
   *[other] Davor stehen noch { $number } Zeilen.
}
recap-marked = Was sich seit deinem letzten Zug geändert hat, ist umrahmt.

## Wiedergabe und Film

replay-place = Stellung { $step } von { $steps } · Zug { $turn }
replay-as-watcher = So sahen es die Zuschauenden
replay-as-player = So sah es { $name }
replay-watcher = Zuschauende
replay-watcher-choose = Mit wessen Augen…
replay-marked = Was sich in diesem Schritt geändert hat, ist umrahmt.
movie-progress = Der Film wird gezeichnet: { $done } von { $total } Bildern.
movie-alt = { $title }, Tisch { $table }, als bewegtes Bild aus { $number } Stellungen von der ersten bis zur neuesten.

## Verlauf

log-page = Seite { $page } von { $pages }
log-everybody = Alle
log-everybody-choose = Wessen Zeilen…
log-only-for = Nur für { $who }: { $line }

## Faires Mischen

seal-start =
    -# Das Mischen von Tisch { $table } ist versiegelt: `{ $seal }` (die Datei enthält das ganze Siegel, und `/prüfen` vergleicht es am Ende)
lobby-fixed = Beweis fürs Mischen, für `/prüfen`: `{ $commitment }`
final-fair = Wurde ehrlich gemischt? `/prüfen` beweist es.
verify-title = Prüfung von Tisch { $table }
verify-fixed = Festgelegt bei der Eröffnung: `{ $commitment }`
verify-start = Siegel vom Anfang: `{ $seal }`
verify-no-seal = Dieses Spiel begann, bevor das Mischen versiegelt wurde.
verify-later = Der Startwert bleibt bis zum Ende geheim; dann lässt sich das Spiel prüfen.
verify-seed = Startwert: `{ $seed }`
verify-secret-same = Das Geheimnis ist das bei der Eröffnung festgelegte.
verify-secret-differs = Das Geheimnis ist **nicht** das bei der Eröffnung festgelegte.
verify-seed-same = Der Startwert folgt aus dem Geheimnis und dem, was beigetragen wurde.
verify-seed-differs = Der Startwert folgt **nicht** aus dem Geheimnis und dem, was beigetragen wurde.
verify-seal-same = Das Siegel passt: Es folgt aus Startwert, Spiel, Personenzahl und Einstellungen.
verify-seal-differs = Das Siegel passt **nicht**: Startwert, Spiel, Personenzahl und Einstellungen ergeben `{ $seal }`.
verify-seal-unknown = Es gibt kein Siegel zum Vergleichen.
verify-rules = Es begann mit Fassung { $version } der Regeln, die sich seither geändert haben. Geprüft ist, was die heutigen noch verfolgen können.
verify-dealt-same = Der Aufbau folgt aus dem Startwert: wer beginnt, alle Hände und Stapel.
verify-dealt-differs = Der Aufbau folgt **nicht** aus dem Startwert.
verify-answers-same = { $number ->
    [one] Die eine Antwort, vom Startwert aus noch einmal gegeben, führte zu denselben Angeboten.
   *[other] Alle { $number } Antworten, vom Startwert aus noch einmal gegeben, führten zu denselben Angeboten.
}
verify-answers-differs = Nur { $followed } von { $number } Antworten ließen sich vom Startwert aus noch einmal geben.
verify-answers-unknown = { $followed } von { $number } Antworten ließen sich verfolgen; ab da haben sich die Regeln geändert.
verify-standing-same = Die Wertung ist dieselbe.
verify-standing-differs = Die Wertung ist **nicht** dieselbe.
verify-standing-unknown = Die Wertung lässt sich nicht vergleichen.
verify-reason = Vermerkt: { $reason }

## Absagen

not-your-eyes = Solange an Tisch { $table } gespielt wird, kannst du als du selbst schauen oder wie jemand, der zuschaut.
movie-is-secret = Ein Film der eigenen Dinge einer Person kann allen gezeigt werden, sobald das Spiel vorbei ist.
no-player-of-table = Diese Person spielt nicht an Tisch { $table }.
