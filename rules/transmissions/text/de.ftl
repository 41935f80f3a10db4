# Transmissions auf Deutsch. Dieselben Schlüssel wie im Englischen; Spielende werden geduzt.

## Worum es im Spiel geht, für die Lobby
about-game = Vier Roboter ziehen durch ein Tal und gehören niemandem: Beweg einen, nutze den Ort, an dem er hält, und bring ihm auf deinem Brett Neues bei.

## Waren
white = Weiß
yellow = Gelb
green = Grün
blue = Blau
electricity = Strom
nothing = nichts
amount = { $number } { ICON($good) }
amount-light = { $number } { ICON("white") } oder { ICON("yellow") }
harvey = Harvey
one-point = Punkt
many-points = Punkte
many-points-dative = Punkten
one-acorn = Eichel
many-acorns = Eicheln
bird = Vogel
butterfly = Schmetterling

## Roboter
robot-yellow = Roboter Gelb
robot-blue = Roboter Blau
robot-green = Roboter Grün
robot-red = Roboter Rot
name-yellow = Gelb
name-blue = Blau
name-green = Grün
name-red = Rot

## Orte und Felder
place-meadow = Weide
place-lake = See
place-power_plant = Elektrizitätswerk
place-village = Dorf
place-junkyard = Schrottplatz
place-forest = Wald
place-pipes = Rohre
does-meadow = 1 { ICON("green") } oder 2 { ICON("yellow") } nehmen
does-lake = 1 { ICON("blue") } oder 2 { ICON("white") } nehmen
does-power_plant = 4 { ICON("electricity") } nehmen
does-village = 1 Gegenstand kaufen
does-junkyard = 1 Idee kaufen
does-forest = 2 Waldkarten ansehen und 1 behalten
does-pipes = 1 Rohr kaufen
field-near = { $place } vorn (F{ $field })
field-far = { $place } hinten (F{ $field })

## Übertragungskarten
transmission-T1 = Gelb
transmission-T2 = Blau
transmission-T3 = Grün
transmission-T4 = Rot
transmission-T5 = Dorf, Schrottplatz, Rohre
transmission-T6 = Weide, See
transmission-T7 = Elektrizitätswerk, Wald

## Gegenstände
item-sock = Socke
item-radio = Radio
item-toaster = Toaster
item-teapot = Teekanne
item-balloon = Luftballon
item-umbrella = Regenschirm
item-telephone = Telefon
item-snow_globe = Schneekugel
item-teddy_bear = Teddybär
item-roller_skate = Rollschuh
item-alarm_clock = Wecker
item-birdcage = Vogelkäfig
item-book = Buch
item-lantern = Laterne
item-gramophone = Grammophon
item-flowerpot = Blumentopf
item-suitcase = Koffer
item-desk_lamp = Schreibtischlampe
item-watering_can = Gießkanne
item-kite = Drachen
worth = { $points } { ICON("points", many-points) }
worth-each = Bei { $counts } Stück ist jedes { $points } { ICON("points", many-points) } wert
worth-per-items = { $points } { ICON("points", many-points) } je Gegenstand von dir, höchstens { $most }
worth-per-ideas = { $points } { ICON("points", many-points) } je Idee von dir, höchstens { $most }
worth-per-pipes = { $points } { ICON("points", many-points) } je Rohr von dir, höchstens { $most }

## Ideen
idea-SWAP = Tauschen
idea-JUMP = Springen
idea-CCW = Gegen den Uhrzeigersinn
idea-E2B = 2 Strom → Blau
idea-E1L = 1 Strom → Gelb/Weiß
idea-E3A = 3 Strom → beliebig
idea-FDRAW = Waldkarte ziehen
idea-GATHB = Sammeln + Blau
idea-GATHE = Sammeln + Strom
idea-A2A = 2 beliebige → 1
idea-W2G = Weiß → Grün
idea-Y2B = Gelb → Blau
idea-Y3E = Gelb → 3 Strom
idea-W3E = Weiß → 3 Strom
idea-MOVE1 = 1 Feld weiter
idea-MOVE2 = 2 Felder weiter
idea-GAIN2E = 2 Strom
idea-END2F = 2 Schmetterlinge
idea-END1B = 1 Punkt + Vogel
idea-END2PF = 2 Punkte + Schmetterling
idea-END3 = 3 Punkte
idea-END4 = 4 Punkte
idea-COPYR = Rechts nutzen
idea-COPYL = Links nutzen
effect-SWAP = Für 1 { ICON("electricity") }, statt zu gehen: mit einem anderen Roboter tauschen
effect-JUMP = Für 1 { ICON("electricity") }, statt zu gehen: auf ein beliebiges freies Feld
effect-CCW = Gegen den Uhrzeigersinn gehen
effect-E2B = Zahle 2 { ICON("electricity") }, nimm 1 { ICON("blue") }
effect-E1L = Zahle 1 { ICON("electricity") }, nimm 1 { ICON("white") } oder 1 { ICON("yellow") }
effect-E3A = Zahle 3 { ICON("electricity") }, nimm 1 Engramm beliebiger Farbe
effect-FDRAW = Zahle 2 { ICON("electricity") }, nimm die oberste Karte vom Wald-Nachziehstapel
effect-GATHB = Bringt Weide oder See diesem Roboter Engramme: 1 { ICON("blue") } mehr
effect-GATHE = Bringt Weide oder See diesem Roboter Engramme: 2 { ICON("electricity") } mehr
effect-A2A = Gib 2 beliebige Engramme ab, nimm 1 beliebiger Farbe
effect-W2G = Gib 1 { ICON("white") } ab, nimm 1 { ICON("green") }
effect-Y2B = Gib 1 { ICON("yellow") } ab, nimm 1 { ICON("blue") }
effect-Y3E = Gib 1 { ICON("yellow") } ab, nimm 3 { ICON("electricity") }
effect-W3E = Gib 1 { ICON("white") } ab, nimm 3 { ICON("electricity") }
effect-MOVE1 = Geh bis zu 1 Feld weiter
effect-MOVE2 = Geh bis zu 2 Felder weiter
effect-GAIN2E = Nimm 2 { ICON("electricity") }
effect-END2F = Am Ende: 2 Schmetterlinge
effect-END1B = Am Ende: 1 { ICON("points", one-point) } und 1 Vogel
effect-END2PF = Am Ende: 2 { ICON("points", many-points) } und 1 Schmetterling
effect-END3 = Am Ende: 3 { ICON("points", many-points) }
effect-END4 = Am Ende: 4 { ICON("points", many-points) }
effect-COPYR = Nutze 1 Idee des Roboters direkt rechts daneben
effect-COPYL = Nutze 1 Idee des Roboters direkt links daneben

## Waldkarten
forest-F2P = 2 Punkte
forest-F6E = 6 Strom
forest-F1A = 1 beliebiges Engramm
forest-FPOW = Nach dem Elektrizitätswerk
forest-FLAKE = Nach dem See
forest-FMEAD = Nach der Weide
forest-FSUB = Farben vertauschen
forest-FGW = Grün + Weiß
forest-FBY = Blau + Gelb
forest-FIDEA = Idee dazu
forest-FTURN = Weiterer Zug
effect-F2P = Am Ende: 2 { ICON("points", many-points) }
effect-F6E = Nimm 6 { ICON("electricity") }
effect-F1A = Nimm 1 Engramm beliebiger Farbe
effect-FPOW = Nach deiner Aktion am Elektrizitätswerk: 2 Engramme beliebiger Farben
effect-FLAKE = Nach deiner Aktion am See: 2 Engramme beliebiger Farben
effect-FMEAD = Nach deiner Aktion auf der Weide: 2 Engramme beliebiger Farben
effect-FSUB = Für einen Gegenstand oder ein Rohr: Blau gilt als Grün, Gelb als Weiß und umgekehrt
effect-FGW = Zahle 1 { ICON("electricity") }, nimm 1 { ICON("green") } und 1 { ICON("white") }
effect-FBY = Zahle 1 { ICON("electricity") }, nimm 1 { ICON("blue") } und 1 { ICON("yellow") }
effect-FIDEA = Beim Kauf eines Gegenstands: die Idee darüber gratis dazu
effect-FTURN = Sofort noch ein Zug mit einem Roboter deiner Wahl

## Rohre
pipe = { $pipe }
pipe-start = Startrohr

## Fragen
ask-start-ideas = Wohin kommen „{ WITH_ICON($first) }“ und „{ WITH_ICON($second) }“? Eine Idee wirkt, wenn du ihren Roboter bewegst.
ask-turn-begin = Spiel eine Karte: Sie sagt, welcher Roboter gehen darf.
ask-robot = Welcher Roboter geht? Nur deine Ideen auf ihm wirken.
ask-move = Wohin geht { WITH_ICON($robot) }?
ask-action = { WITH_ICON($place) }: { $does }. Was tust du?
ask-after = Beende deinen Zug oder nutze vorher noch etwas.
ask-discard = Zu viele Engramme: Nur 7 bleiben dir. Gib { $number } zurück.
ask-pay = Der Preis: { $goods }. Was zahlst du?
ask-slot = Auf welchen Roboter kommt „{ WITH_ICON($tile) }“?
ask-idea-above = Der Gegenstand kommt auf { WITH_ICON($robot) }. Nimmst du für eine Waldkarte die Idee darüber dazu?
ask-surcharge = Diese Spalte kostet ein Engramm mehr. Welches?
ask-keep = Welche Waldkarte behältst du? Die andere kommt auf den Ablagestapel.
ask-return = Welche zwei Engramme gibst du ab? Danach nimmst du 1 beliebiger Farbe.
ask-take = { $number ->
    [one] Welches Engramm nimmst du?
   *[other] Welche { $number } Engramme nimmst du?
  }
ask-place-pipe = Wohin kommt { $pipe }? Die Nummern stehen im Bild.
ask-destination = Wohin zahlst du { $goods }?

## Möglichkeiten
group-play = Eine Karte spielen
group-walk = Gehen
group-back = Zurückgehen
group-swap = Tauschen
group-jump = Springen
group-use = Eine Idee nutzen
group-card = Eine Waldkarte spielen
group-start-ideas = Deine Startideen legen
group-robot = Einen Roboter bewegen
group-action = Hier etwas tun
group-discard = Engramme abgeben
group-pay = Den Preis zahlen
group-idea-above = Die Idee dazunehmen
group-keep = Eine Waldkarte behalten
group-return = Zwei Engramme abgeben
group-take = Engramme nehmen
group-destination = Zahlen an
opt-start = { $first }: { $robot }, { $second }: { $other }
opt-play = Spiel { $card }
opt-robot = { $robot }: { $field }
opt-walk = { $steps } weiter: { $field }
opt-back = { $steps } zurück: { $field }
opt-swap = Tausch mit { $robot } für 1 Strom: { $field }
opt-jump = Sprung für 1 Strom: { $field }
opt-use = { $idea }
opt-copy = { $copy }: { $idea }
opt-card = { $card }
opt-gather = { $goods } nehmen
opt-gather-nothing = Nichts nehmen
opt-power = { $goods } nehmen
opt-buy-item = Spalte { $column }: { $tile } für { $price }
opt-buy-idea = Spalte { $column }: { $tile } für { $price }
opt-pipe = Stapel { $stack }: { $pipe } für { $price }
opt-forest-draw-draw = 2 vom Nachziehstapel
opt-forest-discard-discard = 2 vom Ablagestapel
opt-forest-draw-discard = 1 von jedem Stapel
opt-forest-one = Die eine Karte nehmen
opt-forest-nothing = Es gibt keine Karte
opt-skip = Nichts tun
opt-finish = Zug beenden
opt-pay = { $goods } zahlen
opt-pay-card = { $goods } zahlen, mit „{ $card }“
opt-slot = { $robot } ({ $free } frei)
opt-idea-above = „{ $idea }“ mit „{ $card }“
opt-no = Nein
opt-keep = { $card } behalten ({ $acorns ->
    [one] 1 Eichel
   *[other] { $acorns } Eicheln
  })
opt-return = { $goods } abgeben
opt-take = { $goods } nehmen
opt-place = Stelle { $number }, { $turn ->
    [0] ungedreht
    [one] 1 Vierteldrehung
   *[other] { $turn } Vierteldrehungen
  } ({ $x }, { $y })
opt-set-aside = Beiseitelegen
opt-pool = In den Pool: { $goods }
opt-supply = In den Vorrat: { $goods }

## Ein Druck, der mehrere Antworten auf einmal gibt
press-walk = { $robot } { $steps }: { $field }
press-buy = Kauf { $column }: „{ $tile }“ auf { $robot }

## Hinweise
copied = { WITH_ICON($copy) }: { WITH_ICON($idea) }
hint-copies = Verbraucht { $copies }
hint-card-robot = Bewegt { WITH_ICON($robot) }, bis zu { $speed } Felder
hint-locations = Bewegt einen Roboter an einem dieser Orte: { EITHER($places) }
hint-robot = Geht bis zu { $speed } Felder, mit manchen Ideen weiter
hint-there = Dort: { $does }
hint-press-card = Mit der Karte „{ $card }“; dort: { $does }
hint-press-paid = für 1 { ICON($good) }
hint-press-fills = voll: { $points } { ICON("points", many-points) }
hint-press-buy = { $one }; { $other }
hint-fills = Macht ihn voll: { $points } { ICON("points", many-points) }
hint-item = { $worth }{ $birds ->
    [0] {""}
   *[other] , { ICON("bird") }
  }{ $butterflies ->
    [0] {""}
   *[other] , { ICON("butterfly") }
  }
hint-lost = { $gives }; aus dem Spiel: { WITH_ICON($tile) }
hint-pipe = { $points ->
    [one] 1 { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  }{ $birds ->
    [0] {""}
   *[other] , { ICON("bird") }
  }{ $butterflies ->
    [0] {""}
   *[other] , { ICON("butterfly") }
  }; { $left ->
    [0] das letzte: löst das Spielende aus
    [one] 1 darunter
   *[other] { $left } darunter
  }
hint-fills-all = Füllt deinen letzten Platz: { $points } { ICON("points", many-points) }; es folgen die letzten Züge
hint-slot = 1 Platz bleibt frei: Nur eine Idee passt noch hin
hint-start-together = Beide wirken immer, wenn du diesen Roboter bewegst
hint-start-apart = Jede wirkt nur, wenn du ihren Roboter bewegst
hint-ends = { $gives }; dann die letzten Züge
hint-then = Danach hast du { $stock }
hint-gather = Danach hast du { $stock }{ $number ->
    [0] {""}
   *[other] , und { $number } über der Grenze von 7 Engrammen
  }
hint-keeps = { $number ->
    [0] Es ist dein letztes dieser Farbe
   *[other] Du behältst { $number } { ICON($good) }
  }
hint-keeps-after = { $number ->
    [0] Nach { $returned } abgegebenen hast du keins dieser Farbe mehr
   *[other] Nach { $returned } abgegebenen behältst du { $number } { ICON($good) }
  }
hint-pay = Keine Waldkarte wird gebraucht
hint-pay-card = Die Karte ist dann verbraucht; ihre Eicheln zählen weiter
hint-no = Die Idee verlässt das Spiel; die Karte bleibt dir
hint-forest-discard-discard = Du wählst zwischen { $cards }
hint-forest-draw-discard = { $cards } oder eine verdeckte Karte: Das lässt sich nicht zurücknehmen
hint-forest-one = Es ist „{ $cards }“
hint-skip = Auf die Aktion hier verzichten
hint-finish = Du ziehst eine Karte: Das lässt sich nicht zurücknehmen
hint-finish-remind = Deine Idee „2 Strom“ ist noch ungenutzt; Ziehen lässt sich nicht zurücknehmen
hint-finish-surplus = Vorher gibst du { $number } deiner Engramme zurück
hint-forest-draw = Du siehst verdeckte Karten: Das lässt sich nicht zurücknehmen
hint-place = Längste Leitung dann: { $run } Teile, { $points } { ICON("points", many-points) }
hint-set-aside = 4 { ICON("points", many-points) }, für immer; was darauf gedruckt ist, zählt nicht
hint-gather-ideas = Ideen bringen dazu { $goods }
hint-gather-copies = Verbraucht { $copies }; Ideen bringen dazu { $goods }
hint-gather-nothing = Es ist nichts mehr da; die Aktion gilt trotzdem als ausgeführt
hint-pool = Du kannst es wieder bekommen; was liegen bleibt, kostet Punkte
hint-supply = Für dein Spiel verloren

## Was gerade nicht geht, und warum: Der Grund steht hinter einem Doppelpunkt
amount-heavy = { $number } { ICON("green") } oder { ICON("blue") }
absent-robots = liegt auf keinem deiner Roboter
absent-forest = liegt nicht vor dir
absent-display = ist gerade nicht in der Auslage
absent-column = liegt in einer anderen Spalte
absent-top = liegt dort nicht obenauf
absent-drawn = ist nicht unter den Karten, die du siehst
absent-move-start-ideas = du hast zwei andere Ideen zu legen
absent-move-walk = so kann dieser Roboter seinen Gang dort nicht beenden
absent-move-back = so kann dieser Roboter seinen Gang dort nicht beenden
absent-move-swap = ein Tausch braucht seine Idee auf diesem Roboter oder eine Kopie davon und 1 Strom
absent-move-jump = das braucht Springen auf diesem Roboter (oder kopiert), 1 Strom und ein freies Feld
absent-move-use = sie wirkt zu einer anderen Zeit oder liegt auf keinem deiner Roboter
absent-move-gather = dein Roboter sammelt hier etwas anderes
absent-move-buy = verkauft wird nur, was ausliegt: Gegenstände im Dorf, Ideen auf dem Schrottplatz
absent-move-pay = der Preis ist ein anderer, oder du hast das nicht
absent-move-idea-above = diese Waldkarte liegt nicht vor dir oder ist benutzt
absent-move-return = es ist eine andere Zahl zurückzugeben, oder du hast diese nicht
absent-move-take = hier gibt es eine andere Zahl oder Art
absent-move-lay = das Rohr passt dort nicht, oder der Platz ist belegt
barred-lacks = du brauchst noch { $goods }
barred-card = Karte „{ $card }“
barred-nobody = an keinem dieser Orte steht ein Roboter: { EITHER($places) }
barred-not-held = nicht auf deiner Hand; sie kommt später wieder
barred-not-there = steht an keinem dieser Orte: { EITHER($places) }
barred-other-robot = deine Karte nennt einen anderen Roboter
barred-field = { $place } (F{ $field })
barred-too-far = zu weit: bis zu { $number ->
    [one] 1 freies Feld
   *[other] { $number } freie Felder
  } im Uhrzeigersinn
barred-occupied = da steht { $robot }
barred-must-move = ein Roboter muss sein Feld verlassen
barred-back = Zurückgehen
barred-needs = braucht die Idee „{ $idea }“ auf diesem Roboter
barred-used = schon genutzt; jede Idee wirkt einmal pro Bewegung
barred-elsewhere = liegt auf einem Roboter, den du nicht bewegst
barred-nothing-to-copy = auf dem Nachbarroboter ist keine Idee zu nutzen
barred-played = schon gespielt; ihre Eicheln zählen weiter
barred-card-end = wird nicht gespielt, zählt am Ende
barred-card-after = nur nach einer Aktion
barred-card-free = nicht in diesem Moment
barred-card-substitute = nur beim Zahlen für einen Gegenstand oder ein Rohr
barred-card-idea_above = nur beim Kauf eines Gegenstands
barred-card-extra_turn = nur nach deiner Aktion
barred-after = nur nach deiner Aktion dort: { $place }
barred-engrams = du hast weniger als { $number } Engramme
barred-no-card = es lässt sich keine Waldkarte ziehen
barred-all-gone = der Vorrat hat nichts mehr von dem, was sie bringt
barred-all-gone-pool = der Pool hat nichts von dem, was sie bringt
barred-action = { $place }: { $does }
barred-place = dein Roboter hat hier gehalten: { $place }
barred-do-gather = Sammeln
barred-do-power = Strom nehmen
barred-do-buy = Gegenstand oder Idee kaufen
barred-do-forest = Waldkarten ansehen
barred-do-pipe = Ein Rohr kaufen
barred-one-action = eine Aktion pro Bewegung, und die ist vorbei
barred-left = im Vorrat ist { $number ->
    [0] kein { $colour } mehr
   *[other] nur noch { $number } { $colour }
  }
barred-left-pool = im Pool ist { $number ->
    [0] kein { $colour }
   *[other] nur { $number } { $colour }
  }
barred-piles = zu wenige Karten: { $drawn } zum Ziehen, { $discarded } abgelegt
barred-no-room = kein Roboter von dir hat { $number } freie Plätze
barred-no-slot = kein Roboter von dir hat einen freien Platz
barred-column = { $tile } (Spalte { $column })
barred-empty-column = Spalte { $column }
barred-no-column = sie ließ sich nicht mehr auffüllen
barred-stack = Stapel { $stack }
barred-no-stack = sein letztes Rohr ist weg
barred-pipe = { $pipe } (Stapel { $stack })
barred-only = nur { $colours }
barred-slots = { $free ->
    [0] kein Platz ist frei
   *[other] nur { $free } von { $need } Plätzen ist frei
  }
barred-cell = Stelle ({ $x }, { $y })
barred-no-fit = wie man es auch dreht, die Kanten passen nicht

## Der Verlauf
log-sets = Gegenstände der Sets { $items }; Ideen der Sets { $ideas }.
log-solo = Gegen Harvey: Nach jedem Zug bewegt seine Karte Roboter und nimmt Teile. Was du bekommst, kommt aus dem Pool; was am Ende noch dort liegt, zählt minus, darum beginnen die Punkte unter null.
log-start = { $who } beginnt.
log-start-idea = { $who } legt „{ WITH_ICON($idea) }“ auf { WITH_ICON($robot) }.
log-play = { $who } spielt die Karte „{ WITH_ICON($card) }“.
log-use = { $who } nutzt „{ WITH_ICON($idea) }“.
log-copy = { $who } nutzt „{ WITH_ICON($copy) }“: { WITH_ICON($idea) }.
log-card = { $who } spielt die Waldkarte „{ WITH_ICON($card) }“.
log-walk = { $who } geht mit { WITH_ICON($robot) } von { $start } nach { $field }.
log-back = { $who } geht mit { WITH_ICON($robot) } zurück, von { $start } nach { $field }.
log-swap = { $who } tauscht { WITH_ICON($robot) } mit { WITH_ICON($other) }: von { $start } nach { $field }.
log-jump = { $who } springt mit { WITH_ICON($robot) } von { $start } nach { $field }.
log-skip = { WITH_ICON($place) }: { $who } tut hier nichts.
log-pay = { $who } zahlt { $goods }.
log-pay-pool = { $who } zahlt { $goods } in den Pool.
log-pay-supply = { $who } zahlt { $goods } in den Vorrat.
log-gain = { $who } nimmt { $goods }.
log-buy = { $who } kauft „{ WITH_ICON($tile) }“ aus Spalte { $column }.
log-buy-pipe = { $who } kauft { WITH_ICON($pipe) } von Stapel { $stack }.
log-place = { $who } legt „{ WITH_ICON($tile) }“ auf { WITH_ICON($robot) }.
log-filled = { $who } hat { WITH_ICON($robot) } gefüllt: { $points } { ICON("points", many-points) }.
log-lost = „{ WITH_ICON($tile) }“ verlässt das Spiel.
log-refill = Neu in der Auslage: „{ WITH_ICON($item) }“ und „{ WITH_ICON($idea) }“.
log-attach = { $who } legt { WITH_ICON($pipe) } bei ({ $x }, { $y }) an.
log-set-aside = { $who } legt { WITH_ICON($pipe) } beiseite, für { $points } { ICON("points", many-points) }.
log-forest-draw-draw = { $who } sieht sich 2 Karten vom Wald-Nachziehstapel an.
log-forest-discard-discard = { $who } sieht sich die obersten 2 Karten vom Wald-Ablagestapel an.
log-forest-draw-discard = { $who } sieht sich von jedem Waldstapel eine Karte an.
log-forest-one = { $who } nimmt die einzige Waldkarte.
log-forest-nothing = { $who } findet im Wald keine Karte.
log-forest-look = Du siehst dir an: { $cards }.
log-forest-keep = { $who } behält „{ WITH_ICON($card) }“ ({ $acorns ->
    [one] 1 { ICON("acorn", one-acorn) }
   *[other] { $acorns } { ICON("acorn", many-acorns) }
  }).
log-forest-discard = „{ WITH_ICON($card) }“ kommt auf den Ablagestapel.
log-forest-gain = { $who } zieht „{ WITH_ICON($card) }“ aus dem Wald.
log-forest-shuffle = Der Ablagestapel im Wald wird zum neuen Nachziehstapel: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }.
log-discard = { $who } gibt { $goods } zurück.
log-draw = Du ziehst „{ WITH_ICON($card) }“.
log-extra-turn = { $who } macht einen weiteren Zug.
log-trigger-stack = { $who } hat das letzte Rohr eines Stapels genommen: Das Spiel geht zu Ende.
log-trigger-display = Nach dem Kauf von { $who } lässt sich die Auslage nicht mehr auffüllen: Das Spiel geht zu Ende.
log-trigger-full = { $who } hat alle Roboter gefüllt: Das Spiel geht zu Ende.
log-last-turns = { $number ->
    [one] Noch ein letzter Zug.
   *[other] Noch { $number } letzte Züge.
  }
log-harvey-card = Harvey zieht „{ WITH_ICON($card) }“.
log-harvey-shuffle = Harvey mischt seine { $number } Karten.
log-harvey-nobody = { $place }: Kein Roboter da, Harvey geht weiter.
log-harvey-lost-turn = Harveys Zug verfällt.
log-harvey-move = Harvey geht mit { WITH_ICON($robot) } von { $start } nach { $field }.
log-harvey-pool = Harvey legt in den Pool: { $goods }.
log-harvey-item = Harvey nimmt den Gegenstand „{ WITH_ICON($tile) }“ aus Spalte { $column }.
log-harvey-idea = Harvey nimmt die Idee „{ WITH_ICON($tile) }“ aus Spalte { $column }.
log-harvey-empty-column = Spalte { $column } ist leer: Harvey bekommt nichts.
log-harvey-forest = Harvey nimmt „{ WITH_ICON($card) }“ ({ $acorns ->
    [one] 1 { ICON("acorn", one-acorn) }
   *[other] { $acorns } { ICON("acorn", many-acorns) }
  }) vom Ablagestapel im Wald.
log-harvey-turns = Im Wald wird „{ WITH_ICON($card) }“ aufgedeckt.
log-harvey-no-forest = Harvey findet im Wald keine Karte.
log-harvey-pipe = Harvey nimmt { WITH_ICON($pipe) } von Stapel { $stack }.
log-harvey-empty-stack = Stapel { $stack } ist leer: Harvey bekommt nichts.
log-score = { $who }: { $points } { ICON("points", many-points) } ({ $lines }).
log-run = Die längste Leitung von { $who } hat { $tiles ->
    [one] 1 Teil
   *[other] { $tiles } Teile
  } ({ $pipes }): { $points ->
    [one] 1 { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  }.
log-run-harvey = Harveys Leitung hat { $tiles ->
    [one] 1 Teil
   *[other] { $tiles } Teile
  }, eins je Rohr: { $points ->
    [one] 1 { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  }.
log-end = { $who } gewinnt mit { $points } { ICON("points", many-points-dative) }.
log-end-tie = { $who } gewinnt mit { $points } { ICON("points", many-points-dative) } dank weniger Eicheln.
log-end-shared = Geteilter Sieg mit { $points } { ICON("points", many-points-dative) }: { $who }.
note-run = Längste Leitung: { $tiles ->
    [one] 1 Teil
   *[other] { $tiles } Teile
  } ({ $pipes }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
score-line = { $line } { $points }

## Die Punkte
points-creatures = Vögel × Schmetterlinge
points-pipes = Rohre
points-run = längste Leitung
points-robots = volle Roboter
points-items = Gegenstände
points-ideas = Ideen
points-forest = Waldkarten
points-acorns = wenigste Eicheln
points-cards = 1 je Waldkarte
points-pool = Rest im Pool
points-harvey = Harveys Punkte
acorns = Eicheln
acorns-harvey = Harveys Eicheln

## Einstellungen
setting-advanced = Fortgeschrittene Sets X und Z
setting-advanced-about = Gegenstände X zählen, was du sonst besitzt, Ideen Z tauschen, springen und nutzen Nachbarn: für alle, die das Spiel schon kennen.
setting-advanced-none = nicht dabei
setting-advanced-drawn = können gezogen werden
setting-advanced-both = beide sicher dabei
setting-advanced-items = Gegenstände X sicher dabei
setting-advanced-ideas = Ideen Z sicher dabei
setting-item-sets = Sets für Gegenstände
setting-item-sets-about = Aus diesen Sets kommen die Gegenstände; sind es zu wenige, werden andere dazugezogen.
setting-idea-sets = Sets für Ideen
setting-idea-sets-about = Aus diesen Sets kommen die Ideen; sind es zu wenige, werden andere dazugezogen.
setting-item-sets-ABCD = A, B, C, D (alle)
setting-item-sets-ABC = A, B, C
setting-item-sets-ABD = A, B, D
setting-item-sets-ACD = A, C, D
setting-item-sets-BCD = B, C, D
setting-item-sets-AB = A, B
setting-item-sets-AC = A, C
setting-item-sets-AD = A, D
setting-item-sets-BC = B, C
setting-item-sets-BD = B, D
setting-item-sets-CD = C, D
setting-item-sets-A = A
setting-item-sets-B = B
setting-item-sets-C = C
setting-item-sets-D = D
setting-idea-sets-EFGH = E, F, G, H (alle)
setting-idea-sets-EFG = E, F, G
setting-idea-sets-EFH = E, F, H
setting-idea-sets-EGH = E, G, H
setting-idea-sets-FGH = F, G, H
setting-idea-sets-EF = E, F
setting-idea-sets-EG = E, G
setting-idea-sets-EH = E, H
setting-idea-sets-FG = F, G
setting-idea-sets-FH = F, H
setting-idea-sets-GH = G, H
setting-idea-sets-E = E
setting-idea-sets-F = F
setting-idea-sets-G = G
setting-idea-sets-H = H
setting-start = Wer beginnt
setting-start-about = Wer den ersten Zug hat; ein Platz, auf dem niemand sitzt, bedeutet: ausgelost.
setting-start-random = ausgelost
setting-start-seat-1 = Platz 1
setting-start-seat-2 = Platz 2
setting-start-seat-3 = Platz 3
setting-start-seat-4 = Platz 4
setting-level = Harveys Karten
setting-level-about = Allein gegen Harvey: Ohne Ortskarten bewegt er weniger Roboter und ist leichter zu schlagen.
setting-level-normal = alle (normal)
setting-level-easier = ohne Dorf, Schrottplatz, Rohre (leichter)
setting-level-easiest = nur Roboterkarten (am leichtesten)
setting-level-without-1 = ohne 1 Ortskarte
setting-level-without-2 = ohne 2 Ortskarten
setting-level-without-4 = ohne 4 Ortskarten
setting-level-without-5 = ohne 5 Ortskarten
setting-level-without-6 = ohne 6 Ortskarten
setting-level-without-7 = ohne 7 Ortskarten
setting-level-without-8 = ohne 8 Ortskarten
setting-beginner = Wer gegen Harvey beginnt
setting-beginner-about = Allein gegen Harvey: ob du oder Harvey den ersten Zug hat.
setting-beginner-human = du
setting-beginner-harvey = Harvey

## Befehle
cmd-game-name = transmissions
cmd-game-description = Deine Züge in Transmissions
cmd-start-ideas-name = startideen
cmd-start-ideas-description = Deine zwei Startideen auf Roboter legen
cmd-start-ideas-robots-name = roboter
cmd-start-ideas-robots-description = Welche Idee auf welchen Roboter
cmd-play-name = spielen
cmd-play-description = Eine Übertragungskarte spielen
cmd-play-card-name = karte
cmd-play-card-description = Welche Handkarte
cmd-robot-name = roboter
cmd-robot-description = Den Roboter wählen, den du bewegst
cmd-robot-robot-name = roboter
cmd-robot-robot-description = Welcher Roboter
cmd-walk-name = gehen
cmd-walk-description = Im Uhrzeigersinn gehen
cmd-walk-field-name = feld
cmd-walk-field-description = Wie weit, und mit welchen Ideen des Nachbarn
cmd-back-name = zurück
cmd-back-description = Gegen den Uhrzeigersinn gehen
cmd-back-field-name = feld
cmd-back-field-description = Wie weit, und mit welchen Ideen des Nachbarn
cmd-swap-name = tauschen
cmd-swap-description = Für 1 Strom das Feld mit einem anderen Roboter tauschen
cmd-swap-robot-name = roboter
cmd-swap-robot-description = Mit welchem Roboter
cmd-jump-name = springen
cmd-jump-description = Für 1 Strom auf ein freies Feld springen
cmd-jump-field-name = feld
cmd-jump-field-description = Auf welches Feld
cmd-use-name = idee
cmd-use-description = Eine Idee des Roboters nutzen, den du bewegst
cmd-use-idea-name = idee
cmd-use-idea-description = Welche Idee
cmd-card-name = waldkarte
cmd-card-description = Eine Waldkarte spielen
cmd-card-card-name = karte
cmd-card-card-description = Welche Waldkarte
cmd-gather-name = sammeln
cmd-gather-description = Auf der Weide oder am See Engramme nehmen
cmd-gather-engrams-name = engramme
cmd-gather-engrams-description = Welche Engramme, und mit welchen Ideen des Nachbarn
cmd-power-name = strom
cmd-power-description = Am Elektrizitätswerk Strom nehmen
cmd-buy-name = kaufen
cmd-buy-description = Im Dorf einen Gegenstand oder auf dem Schrottplatz eine Idee kaufen
cmd-buy-tile-name = teil
cmd-buy-tile-description = Welche Spalte
cmd-forest-name = wald
cmd-forest-description = Waldkarten ansehen
cmd-forest-source-name = woher
cmd-forest-source-description = Von welchen Stapeln
cmd-pipe-name = rohr
cmd-pipe-description = Ein Rohr kaufen
cmd-pipe-stack-name = stapel
cmd-pipe-stack-description = Von welchem Stapel
cmd-skip-name = verzichten
cmd-skip-description = Auf die Aktion verzichten
cmd-finish-name = beenden
cmd-finish-description = Deinen Zug beenden
cmd-pay-name = zahlen
cmd-pay-description = Die Engramme wählen, mit denen du zahlst
cmd-pay-engrams-name = engramme
cmd-pay-engrams-description = Welche Engramme
cmd-slot-name = platz
cmd-slot-description = Den Roboter für ein gekauftes Teil wählen
cmd-slot-robot-name = roboter
cmd-slot-robot-description = Welcher Roboter
cmd-idea-above-name = idee-dazu
cmd-idea-above-description = Die Idee über dem Gegenstand dazunehmen oder nicht
cmd-idea-above-answer-name = antwort
cmd-idea-above-answer-description = Welche Waldkarte, oder nein
cmd-surcharge-name = aufpreis
cmd-surcharge-description = Das Engramm wählen, das die Spalte mehr kostet
cmd-surcharge-engram-name = engramm
cmd-surcharge-engram-description = Weiß oder Gelb
cmd-keep-name = behalten
cmd-keep-description = Eine der angesehenen Waldkarten behalten
cmd-keep-card-name = karte
cmd-keep-card-description = Welche Karte
cmd-return-name = abgeben
cmd-return-description = Engramme abgeben
cmd-return-engrams-name = engramme
cmd-return-engrams-description = Welche Engramme
cmd-take-name = nehmen
cmd-take-description = Engramme deiner Wahl nehmen
cmd-take-engrams-name = engramme
cmd-take-engrams-description = Welche Engramme
cmd-lay-name = anlegen
cmd-lay-description = Das Rohr anlegen oder beiseitelegen
cmd-lay-place-name = stelle
cmd-lay-place-description = Die Nummer der Stelle in deinem Bild
cmd-destination-name = ziel
cmd-destination-description = Wählen, wohin du zahlst
cmd-destination-place-name = wohin
cmd-destination-place-description = Pool oder Vorrat

## Was für eine Wahl spricht, für Tipps: eine Zahl der Stellung, die steigt, oder -falls: fällt
number-foreseen = mehr Punkte am Ende
number-points = mehr Punkte am Ende
