# /help und /rules. Namen und Beschreibungen der Befehle beginnen mit cmd-; Discord erlaubt 32 und 100 Zeichen.

cmd-rules-name = regeln
cmd-rules-description = Eine Regel nachschlagen
cmd-rules-query-name = suche
cmd-rules-query-description = Ein Wort oder eine Frage, etwa: Joker, oder: Darf ich die neueste Maschine reparieren
cmd-rules-game-name = spiel
cmd-rules-game-description = Welches Spiel; an einem Tisch ist es dessen Spiel
cmd-rules-public-name = öffentlich
cmd-rules-public-description = Die Antwort allen in diesem Kanal zeigen
cmd-help-name = hilfe
cmd-help-description = Wie du einen Tisch eröffnest, wie du spielst, und alle Befehle

rules-footer = { $game } · { $chapter }
rules-chapters = Inhaltsverzeichnis
rules-more = Mehr aus „{ $chapter }“
rules-also = Auch gefunden:
rules-closest = Am nächsten an „{ $query }“:
rules-closest-in = In { $game } am nächsten an „{ $query }“:
rules-unsure = Ich bin nicht sicher, was auf „{ $query }“ antwortet. So wird gespielt; was passen könnte, steht darunter.
rules-only-english = Diese Regeln gibt es bisher nur auf Englisch.
rules-other = Dasselbe in einem anderen Spiel …
rules-nothing = Zu „{ $query }“ steht nichts in den Regeln. Vielleicht hilft das Inhaltsverzeichnis.
rules-nothing-anywhere = Zu „{ $query }“ steht in keinem Spiel etwas. Versuch ein anderes Wort oder wähle ein Spiel.
rules-no-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Wähle eins von diesen.
rules-which-game = Von welchem Spiel möchtest du die Regeln lesen?
rules-gone = Diese Seite der Regeln ist umgezogen oder verschwunden. Suche sie neu mit `/regeln`.
rules-games = Regeln eines Spiels
rules-how = { $game }: So wird gespielt
rules-symbols-pages = Seiten der Zeichen …
rules-which-pictures = Von welchem Spiel?

## What is typed to see symbols, and how a game is played: separated by commas
rules-words-symbols = symbole, symbol, zeichen, zeichenerklärung, legende, icons, was bedeuten die symbole, was bedeuten die zeichen
rules-words-how = wie spielt man, wie spiele ich, wie geht das spiel, so wird gespielt, anleitung, spielanleitung, einführung, überblick

## Buttons
ui-symbols = Zeichen
ui-rulebook = Regelbuch

help-about =
    ### Brettspiele in deinem Tempo
    Jeder Tisch hat seinen eigenen Thread. Du wirst einmal gerufen, wenn du am Zug bist, per Direktnachricht oder wo du es möchtest, und Geheimes siehst nur du.
help-how = So wird gespielt, in zwei Minuten
help-open = ### Einen Tisch eröffnen
help-play = ### Spielen
help-look = ### Nachsehen
help-rules = ### Regeln und Fragen
help-time = ### Zeit und Abwesenheit
help-organisers = ### Für alle, die diesen Server verwalten
help-data = ### Deine Daten
