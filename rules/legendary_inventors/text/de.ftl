# Legendary Inventors auf Deutsch. Dieselben Schlüssel wie im Englischen; Spielende werden geduzt.

## Worum es im Spiel geht, für die Lobby
about-game = Du führst vier berühmte Köpfe und arbeitest mit allen anderen an Erfindungen; wer am meisten beiträgt, wählt zuerst, was sie bringen.

## Wissensgebiete und Spielsteine
physics = Physik
chemistry = Chemie
mechanics = Mechanik
mathematics = Mathematik
pieces = { $number } { ICON($science) }
vp = SP
nothing = nichts
leonardo = Leonardo
a-refresh-tile = ein Auffrischungsplättchen

## Bereiche der Erfindungen, nach Ordnungszahl
category-weapons = Waffen
category-transport = Transport
category-communication = Kommunikation
category-leisure = Freizeit
category-timekeeping = Zeitmesser
category-electricity = Elektrischer Strom

## Teams
team-green = Grün: Antike
team-blue = Blau: Mittelalter
team-yellow = Gelb: Renaissance
team-purple = Lila: Neuzeit
team-red = Rot: Gegenwart

## Belohnungsplättchen
tile-upgrade2 = Aufwertung 2
tile-upgrade3 = Aufwertung 3
tile-upgrade4 = Aufwertung 4
tile-refresh = Auffrischung
tile-genius = Geniestreich
tile-order = Ordnungszahl
tile-victory1 = 1 SP
tile-victory2 = 2 SP
tile-victory3 = 3 SP

## Erfinder
inventor-hypatia = Hypatia
inventor-archimedes = Archimedes
inventor-aristotle = Aristoteles
inventor-hippocrates = Hippokrates
inventor-oresme = Nikolaus von Oresme
inventor-fibonacci = Fibonacci
inventor-hildegard = Hildegard von Bingen
inventor-gutenberg = Johannes Gutenberg
inventor-boyle = Robert Boyle
inventor-newton = Isaac Newton
inventor-galileo = Galileo Galilei
inventor-pascal = Blaise Pascal
inventor-watt = James Watt
inventor-lovelace = Ada Lovelace
inventor-lavoisier = Antoine Lavoisier
inventor-franklin = Benjamin Franklin
inventor-einstein = Albert Einstein
inventor-edison = Thomas Edison
inventor-tesla = Nikola Tesla
inventor-curie = Marie Curie

## Erfindungen
invention-bow = Bogen
invention-axe = Axt
invention-canoe = Kanu
invention-wheel = Rad
invention-smoke_signals = Rauchzeichen
invention-papyrus = Papyrus
invention-cave_painting = Höhlenmalerei
invention-dice = Würfel
invention-sundial = Sonnenuhr
invention-water_clock = Wasseruhr
invention-fire = Feuer
invention-oil_lamp = Öllampe
invention-crossbow = Mittelalterliche Armbrust
invention-pistol = Pistole
invention-hot_air_balloon = Heißluftballon
invention-caravel = Karavelle
invention-printing_press = Druckerpresse
invention-optical_telegraph = Optischer Telegraf
invention-fireworks = Feuerwerk
invention-harpsichord = Cembalo
invention-hourglass = Sanduhr
invention-pendulum_clock = Pendeluhr
invention-windmill = Windmühle
invention-steam_engine = Dampfmaschine
invention-gatling_gun = Gatling-Maschinengewehr
invention-revolver = Revolver
invention-automobile = Automobil
invention-zeppelin = Zeppelin
invention-telephone = Telefon
invention-radio = Radio
invention-photography = Fotografie
invention-phonograph = Phonograph
invention-pocket_watch = Taschenuhr
invention-quartz_clock = Quarzuhr
invention-light_bulb = Glühbirne
invention-dynamo = Dynamo

## Einstellungen
setting-teams = Teams
setting-teams-about = Entweder wählen alle der Reihe nach ein Team, oder der Zufall verteilt die Teams.
setting-teams-pick = reihum gewählt
setting-teams-random = zufällig verteilt

## Fragen
ask-team = Welches Team führst du? Alle wissen gleich viel. Ein Ziel steht unter dem Wissen, im Schild seine Punkte.
ask-random-team = Oder überlass es dem Zufall.
ask-turn = Zeitalter { $age }, noch { $number }: { $last ->
    [0] Wen schicken?
    [1] Wen schicken? Nur noch einer von dir ist bereit: Danach kostet es einen Zug, alle bereit zu machen.
   *[other] Wer bei dir bereit ist, passt gerade nirgends hin.
  }
ask-turn-arranged = { WITH_ICON($inventor) } so schicken?
ask-form-inventor = Andere Steine: Wen schickst du?
ask-form-invention = Woran arbeitet { WITH_ICON($inventor) }?
ask-form-pieces = Oder ändere eine Zahl.{ $genius ->
    [0] {""}
    [one] {" "}Dein Geniestreich erlaubt 2 mehr.
   *[other] {" "}Jeder deiner { $genius } Geniestreiche erlaubt 2 mehr.
  }
ask-upgrade = Jederzeit: ein Plättchen auflegen.
ask-turning = Ein anderes als { $tile }?
ask-reward = „{ WITH_ICON($invention) }“ ist vollendet: Nimm eine Belohnung.{ $number ->
    [0] {" "}Nach dir wählt niemand mehr.
   *[other] {" "}Nach dir: { $next }.
  }
ask-final = Letzte Gelegenheit für Plättchen: eines nutzen, oder fertig.

## Möglichkeiten
opt-random-team = Irgendein freies Team
opt-send = { $inventor }: { $invention }, { $pieces }
opt-send-arranged = Mit { $number ->
    [one] 1 Stein
   *[other] { $number } Steinen
  } schicken
opt-refresh = Auffrischen
opt-ready = Alle bereit machen
opt-back = Zurück
opt-done = Fertig
opt-form-inventor = { $name }: Steine wählen
opt-form-invention = { $name }
opt-place = { $number ->
    [0] Keine { $science }
   *[other] { $number } { $science }
  }
opt-turning = { $tile } umdrehen
opt-upgrade = { $inventor }: { $science } { $value }
opt-flip = { $tile } als 1: { $inventor }, { $science }
opt-patent = Patent: { $invention } ({ $points } SP)
opt-tile = { $tile }

## Gruppen von Möglichkeiten
group-team = Ein Team wählen
group-turn = Dein Zug
group-turn-arranged = Schicken oder etwas anderes tun
group-form-pieces = Eine Zahl ändern
group-final = Ein Plättchen nutzen oder fertig
group-upgrade = Einen Erfinder aufwerten
group-flip = Ein Plättchen auf die 1 drehen
group-hypatia = Hypatia schicken
group-archimedes = Archimedes schicken
group-aristotle = Aristoteles schicken
group-hippocrates = Hippokrates schicken
group-oresme = Nikolaus von Oresme schicken
group-fibonacci = Fibonacci schicken
group-hildegard = Hildegard von Bingen schicken
group-gutenberg = Johannes Gutenberg schicken
group-boyle = Robert Boyle schicken
group-newton = Isaac Newton schicken
group-galileo = Galileo Galilei schicken
group-pascal = Blaise Pascal schicken
group-watt = James Watt schicken
group-lovelace = Ada Lovelace schicken
group-lavoisier = Antoine Lavoisier schicken
group-franklin = Benjamin Franklin schicken
group-einstein = Albert Einstein schicken
group-edison = Thomas Edison schicken
group-tesla = Nikola Tesla schicken
group-curie = Marie Curie schicken
group-physics = Physik
group-chemistry = Chemie
group-mechanics = Mechanik
group-mathematics = Mathematik
group-reward = Eine Belohnung nehmen
group-form-inventor = Mit anderen Steinen schicken
group-form-invention = Bei einer Erfindung einsetzen
topic-pieces = Andere Steine
topic-tiles = Plättchen
group-turning = Ein anderes Plättchen umdrehen

## Hinweise
hint-team = { $inventors }
hint-send = { $genius ->
    [0] {""}
    [one] Kostet 1 Geniestreich.{" "}
   *[other] Kostet { $genius } Geniestreiche.{" "}
  }{ $left ->
    [0] Vollendet die Erfindung
    [one] Lässt 1 Feld frei
   *[other] Lässt { $left } Felder frei
  }; du hast dann { $own ->
    [one] 1 Stein
   *[other] { $own } Steine
  } dort
hint-done = Du nutzt keine Plättchen mehr; Siegpunkte und Ordnungszahlen zählen so, wie sie sind
hint-random-team = Lässt sich nicht zurücknehmen
hint-ready = Das ist dein ganzer Zug; alle deine Erfinder können wieder arbeiten
hint-refresh = Weckt { $number }, dann handelst du
hint-place = { $total ->
    [one] 1 Stein insgesamt
   *[other] { $total } Steine insgesamt
  }{ $genius ->
    [0] {""}
    [one] , mit 1 Geniestreich
   *[other] , mit { $genius } Geniestreichen
  }
hint-form-inventor = Kann { $pieces }
hint-form-invention = Dort noch frei: { $pieces }
hint-goal-reached = Erreicht das Ziel: { $points } { ICON("points", vp) }
hint-goal-asks = Das Ziel verlangt hier { $value } ({ $points } { ICON("points", vp) })
hint-goal-not-asked = Für das Ziel nicht nötig
hint-gives-up = Gibt seine { $points } { ICON("points", vp) } auf. { $hint }
hint-gives-up-order = Dann zählt es für keine Serie. { $hint }
hint-patent = Ordnungszahl { $order }{ $order ->
    [0] , der Anfang jeder Serie
   *[other] {""}
  }{ $series ->
    [0] ; bringt deinen Serien noch nichts
   *[other] ; +{ $series } { ICON("points", vp) } für Serien
  }
hint-patent-theirs = Ordnungszahl { $order }; Serien: du +{ $yours }, { $who } +{ $theirs } { ICON("points", vp) }
hint-tile-turned = Umgedreht erreicht es das Ziel von { $inventor }: { $points } { ICON("points", vp) }
hint-tile-or-turned = { $hint }; oder umgedreht das Ziel von { $inventor }: { $points } { ICON("points", vp) }
hint-tile-reaches = Erreicht das Ziel von { $inventor }: { $points } { ICON("points", vp) }
hint-tile-upgrade = { $number ->
    [0] Passt noch nirgends
    [one] Passt an 1 Stelle, davon für Ziele: { $asked }
   *[other] Passt an { $number } Stellen, davon für Ziele: { $asked }
  }{ $later ->
    [0] {""}
   *[other] ; später für Ziele: { $later }
  }
hint-tile-order = { $series ->
    [0] Bringt deinen Serien noch nichts
   *[other] +{ $series } { ICON("points", vp) } für Serien
  }
hint-tile-refresh = Macht vor einer Aktion alle bereit; jetzt schlafen: { $number }
hint-tile-genius = Bis zu { $number } Steine mehr bei einem Einsatz
hint-tile-victory = +{ $points } { ICON("points", vp) }

## Was gerade nicht geht und warum; beides steht in einer Zeile mit einem Doppelpunkt dazwischen
absent-team = ist nicht in deinem Team
absent-display = liegt gerade nicht aus
absent-pieces = geht dort nur mit anderen Steinen
absent-completed = fertig ist gerade eine andere Erfindung
absent-reward = ist keine Belohnung dieser Erfindung oder ist vergeben
absent-move-arrange = es geht Schritt für Schritt (Erfinder, Erfindung, andere Zahlen); geh dafür zurück
absent-move-upgrade = du hast kein solches Plättchen, oder es passt dort nicht hin
absent-move-flip = du hast kein solches Plättchen, oder diese Wissenschaft ist nicht leer
absent-move-turn-over = du hast kein solches Plättchen, oder es ist schon gewählt
barred-led = leitet schon { $who }
barred-send = { $inventor } ({ $invention })
barred-tired = hat gearbeitet; mach erst alle bereit
barred-unfit = weiß nichts, was dort noch gebraucht wird
barred-unfit-anywhere = weiß nichts, was noch irgendwo gebraucht wird
barred-another-send = Jemand anderen schicken
barred-begun = erst so schicken oder zurückgehen
barred-one-way = keine andere Zahl von Steinen möglich
barred-one-piece = mindestens 1 Stein muss dorthin
barred-fields = { $number ->
    [0] kein Feld ist frei
    [one] nur 1 Feld ist frei
   *[other] nur { $number } Felder sind frei
  }
barred-knows = Wissen { $number }; braucht { $needed ->
    [one] einen Geniestreich
   *[other] { $needed } Geniestreiche
  }, du hast { $genius ->
    [0] keinen
   *[other] { $genius }
  }
barred-all-ready = alle deine Erfinder sind schon bereit
barred-no-tile = du hast kein solches Plättchen
barred-patent = Patent: { $invention }
barred-taken = hat { $who } genommen
barred-only-on = passt nur auf eine { $number }
barred-nowhere = passt nur auf eine { $number }, und keine ist da
barred-no-front = nur die Rückseite, eine { $number }, passt zu Erfindern
barred-flip = { $tile } als { $value }
barred-only-empty = passt nur auf eine leere Wissenschaft
barred-no-empty = bei dir ist keine Wissenschaft leer
barred-turn-first = erst zum Umdrehen auswählen

## Der Verlauf
contribution = { $who } ({ $number })
the-patent = das Patent „{ WITH_ICON($invention) }“
the-tile = das Plättchen „{ WITH_ICON($tile) }“
log-team = { $who } führt das Team „{ WITH_ICON($team) }“ mit { $inventors }.
log-start = { $who } hält { WITH_ICON("leonardo") } und beginnt.
log-age = Zeitalter { $age } beginnt mit: { $inventions }.
log-send = { $who } schickt { $inventor } ans Werk: „{ WITH_ICON($invention) }“, { $pieces }{ $genius ->
    [0] {""}
    [one] , mit einem Geniestreich
   *[other] , mit { $genius } Geniestreichen
  }.
log-refresh = { $who } nutzt { WITH_ICON("tile-refresh", a-refresh-tile) }: Alle Erfinder sind einsatzbereit.
log-ready = { $who } macht alle Erfinder wieder einsatzbereit.
log-skip = { $who } kann nichts tun und wird übergangen.
log-complete = „{ WITH_ICON($invention) }“ ist vollendet; { $who } nimmt { WITH_ICON("leonardo") }. Belohnungen in dieser Reihenfolge: { $order }.
log-reward = { $who } nimmt { $reward }.
log-reward-last = { $who } bekommt, was übrig ist: { $reward }.
log-unclaimed = Niemand nimmt { EITHER($tiles) }: aus dem Spiel.
log-unclaimed-patent = Niemand nimmt das Patent „{ WITH_ICON($invention) }“{ $number ->
    [0] {""}
   *[other] , auch nicht { EITHER($tiles) }
  }: aus dem Spiel.
log-upgrade = { $who } legt „{ WITH_ICON($tile) }“ auf { WITH_ICON($inventor) }: { WITH_ICON($science) } ist jetzt { $value }.
log-flip = { $who } dreht „{ WITH_ICON($tile) }“ auf die 1, für { WITH_ICON($inventor) }: { WITH_ICON($science) }.
log-goal = { WITH_ICON($inventor) } hat das Ziel erreicht: { $points } { ICON("points", vp) } für { $who }.
log-age-end = Zeitalter { $age } endet; „{ WITH_ICON($invention) }“ bleibt unvollendet und verlässt das Spiel.
log-score = { $who }: { $points } { ICON("points", vp) }. Patente { $patents }; Serien { $series } ({ $parts }); Siegpunktplättchen { $victory }; Erfinder { $inventors } ({ $goals }).
series = { $numbers } = { $points }
note-series = Serie { $numbers }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
goal-met = { $inventor } { $points }
log-end = { $who } gewinnt mit { $points } { ICON("points", vp) }.
log-end-tie = { $who } gewinnt bei { $points } { ICON("points", vp) } dank der Zahl der Patente: { $patents }.
log-end-shared = Geteilter Sieg: { $who } mit je { $points } { ICON("points", vp) } und { $patents ->
    [one] 1 Patent
   *[other] { $patents } Patenten
  }.

## Die Punkte
points-patents = Patente
points-series = Serien
points-victory = Siegpunktplättchen
points-inventors = Erfinder
patents = genommene Patente

## Befehle
cmd-game-name = erfinder
cmd-game-description = Deine Züge in Legendary Inventors
cmd-team-name = team
cmd-team-description = Dein Team wählen
cmd-team-team-name = team
cmd-team-team-description = Welches Team
cmd-random-team-name = zufallsteam
cmd-random-team-description = Irgendein freies Team nehmen
cmd-send-name = schicken
cmd-send-description = Einen Erfinder ans Werk schicken
cmd-send-send-name = einsatz
cmd-send-send-description = Erfinder, Erfindung und Spielsteine
cmd-ready-name = bereit
cmd-ready-description = Alle deine Erfinder wieder einsatzbereit machen
cmd-refresh-name = auffrischen
cmd-refresh-description = Vor deiner Aktion ein Auffrischungsplättchen nutzen
cmd-arrange-name = zusammenstellen
cmd-arrange-description = Einen Einsatz mit weniger Steinen oder mit Geniestreichen zusammenstellen
cmd-arrange-step-name = schritt
cmd-arrange-step-description = Erfinder, dann Erfindung, dann Zahlen
cmd-reward-name = belohnung
cmd-reward-description = Eine Belohnung einer vollendeten Erfindung nehmen
cmd-reward-reward-name = belohnung
cmd-reward-reward-description = Das Patent oder ein Plättchen
cmd-upgrade-name = aufwerten
cmd-upgrade-description = Einen Erfinder aufwerten, jederzeit
cmd-upgrade-tile-name = plättchen
cmd-upgrade-tile-description = Welcher Erfinder und welches Wissensgebiet
cmd-flip-name = umdrehen
cmd-flip-description = Ein Plättchen umdrehen und als 1 nutzen, jederzeit
cmd-flip-tile-name = plättchen
cmd-flip-tile-description = Welches Plättchen, welcher Erfinder, welches Wissensgebiet
cmd-turn-over-name = auswählen
cmd-turn-over-description = Ein anderes Plättchen zum Umdrehen auswählen
cmd-turn-over-tile-name = plättchen
cmd-turn-over-tile-description = Welches Plättchen
cmd-done-name = fertig
cmd-done-description = Keine Plättchen mehr nutzen: Dein Spiel ist zu Ende

## Was für eine Wahl spricht, für Tipps: eine Zahl der Stellung, die steigt, oder -falls: fällt
number-points = mehr Punkte
number-my-lead = mehr Punkte
number-my-lead-in-short = mehr Punkte
number-patent-points = mehr Punkte
number-victory-points = mehr Punkte
number-series-points = mehr Punkte
number-goal-points = mehr Punkte
number-patents = ein Patent mehr
number-patent-0 = ein Patent für deine Serien
number-patent-1 = ein Patent für deine Serien
number-patent-2 = ein Patent für deine Serien
number-patent-3 = ein Patent für deine Serien
number-patent-4 = ein Patent für deine Serien
number-patent-5 = ein Patent für deine Serien
number-prospects = bessere Aussicht auf Belohnungen
number-prospects-nearly-complete = bessere Aussicht auf Belohnungen
number-prospects-half-way = bessere Aussicht auf Belohnungen
number-prospects-secured = bessere Aussicht auf Belohnungen
number-leads-on-inventions = die Führung bei einer Erfindung
number-best-completion = eine Erfindung, die du vollenden kannst
number-completions = Erfindungen, die du vollenden kannst
number-best-step = ein starker nächster Zug
number-holds-leonardo = Leonardo
number-tiles = ein Plättchen mehr
number-tiles-falls = genutzte Plättchen
number-owns-upgrade2 = eine Aufwertung für einen Erfinder
number-ready-knows-physics = bereite Erfinder
number-ready-knows-chemistry = bereite Erfinder
number-ready-knows-mechanics = bereite Erfinder
number-ready-knows-mathematics = bereite Erfinder
number-knowledge = Erfinder, die mehr wissen
