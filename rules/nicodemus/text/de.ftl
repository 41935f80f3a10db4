# Nicodemus auf Deutsch. Dieselben Schlüssel wie im Englischen; Spielende werden geduzt.

## Worum es im Spiel geht, für die Lobby
about-game = Zwei Erfinder reparieren um die Wette kaputte Maschinen; die reparierten bringen Punkte, helfen bei den nächsten und erfüllen Projekte.

## Waren
charcoalium = Charcoalium
wood = Holz
copper = Kupfer
crystal = Kristall
joker = Joker
resources = Rohstoffe
nothing = nichts
amount = { $number } { ICON($good) }
victory-points = { $points ->
    [one] Punkt
   *[other] Punkte
  }
quoted-machine = „{ $machine }“
quoted-project = „{ $project }“

## Maschinen: Auf den Karten stehen keine Namen, diese sind von uns
machine-11 = Bonsai-Krug
machine-12 = Einsiedler-Villa
machine-13 = Schwanenkanne
machine-14 = Kristallskorpion
machine-15 = Dampfspatz
machine-21 = Krokodilpresse
machine-22 = Hammerhai-Dose
machine-23 = Piranhamühle
machine-24 = Nashornwagen
machine-25 = Haimotor
machine-31 = Fledermausmaske
machine-32 = Grinsender Skarabäus
machine-33 = Säbelzahnschädel
machine-34 = Revolverschädel
machine-41 = Zeichnende Hände
machine-42 = Kopistenhand

## Projekte: nach dem benannt, was sie verlangen
project-10 = alle vier Farben
project-11 = zweimal blau
project-12 = zweimal lila
project-13 = zweimal rot
project-14 = zweimal gelb
project-20 = Zwillinge
project-21 = zwei mit 1 Punkt
project-22 = zwei mit 2 Punkten
project-23 = zwei mit 3 Punkten
project-31 = Charcoalium + Holz
project-32 = Charcoalium + Kupfer
project-33 = Charcoalium + Kristall
project-34 = zwei mit Charcoalium
project-35 = zwei mit Holz
project-36 = zwei mit Kupfer
project-37 = zwei mit Kristall
project-38 = Holz + Kupfer + Kristall

## Effekte; die Zahl ist, was das Bric-a-brac jetzt hergibt
effect-11 = { $number } { ICON("wood") } durch Zählen
effect-12 = { $number } { ICON("charcoalium") } durch Zählen
effect-13 = { $number } { ICON("copper") } durch Zählen
effect-14 = { $number } { ICON("crystal") } durch Zählen
effect-15 = { $number ->
    [one] 1 Rohstoff
   *[other] { $number } Rohstoffe
  } durch Zählen
effect-21 = eine Handkarte verwerten
effect-22 = 1 der letzten 3 verwerten
effect-23 = 1 der letzten 2 verwerten
effect-24 = bis zu 3-mal tauschen
effect-25 = Maschine davor verwerten
effect-31 = Charcoalium + Karte stehlen
effect-32 = Rohstoff + Karte stehlen
effect-33 = fremde Hand auf 2 kürzen
effect-34 = 2 Rohstoffe zerstören
effect-41 = ein eigenes Projekt ziehen
effect-42 = einen Effekt kopieren
effect-unavailable = gerade kein Effekt

## Was eine reparierte Maschine später spart
saves-charcoalium = 1 { ICON("charcoalium") }
saves-wood = 1 { ICON("wood") }
saves-copper = 1 { ICON("copper") }
saves-crystal = 1 { ICON("crystal") }
saves-joker = 1 beliebigen Rohstoff

## Fragen
ask-turn = Maschine ausspielen oder reparieren?
ask-activate = { WITH_ICON($machine) } liegt im Bric-a-brac. Nutze eine ihrer Möglichkeiten.
ask-pick-type = Von welchem Rohstoff nimmst du { $number }?
ask-discard-hand = Welche Handkarte wirfst du ab? Du bekommst { $number } Rohstoffe aus ihren Kosten.
ask-discard-machine = Welche Maschine entfernst du? Aus ihren Kosten bekommst du { $number ->
    [one] 1 Rohstoff
   *[other] { $number } Rohstoffe
  }{ $charcoalium ->
    [0] .
   *[other] {" "}und { $charcoalium } { ICON("charcoalium") }.
  }
ask-gain = Was nimmst du aus den Kosten von { WITH_ICON($machine, quoted-machine) }?
ask-exchange = Noch { $left ->
    [one] ein Tausch
   *[other] { $left } Tausche
  }. Was tauschst du?
ask-rob = Welchen Rohstoff nimmst du { $opponent } weg?
ask-destroy = Welche Rohstoffe verliert { $opponent }?
ask-pick-project = Welches Projekt behältst du? Das andere verlässt das Spiel.
ask-copy = Den Effekt welcher Maschine kopierst du?
ask-projects = Schließe mit der reparierten Maschine Projekte ab oder beende deinen Zug.

## Möglichkeiten
group-play = Eine Maschine ausspielen
group-repair = Eine Maschine reparieren
group-activate = Die Maschine nutzen
group-discard-hand = Eine Handkarte abwerfen
group-discard-machine = Eine Maschine entfernen
group-exchange = Einmal tauschen
group-gain = Rohstoffe nehmen
group-pick-type = Einen Rohstoff nennen
group-rob = Einen Rohstoff wegnehmen
group-destroy = Rohstoffe zerstören
group-pick-project = Ein Projekt behalten
group-copy = Einen Effekt kopieren
group-projects = Ein Projekt abschließen
opt-play = { $machine } ausspielen
opt-repair = Repariere { $spot }: { $machine } { $price ->
    [nichts] umsonst
   *[other] ({ $price })
  }
opt-pass = Passen
opt-charcoalium = { $goods } nehmen
opt-production = { $goods } herstellen
opt-effect = Effekt: { $effect }
opt-gain = { $goods } nehmen
opt-discard = { $machine } abwerfen ({ $cost })
opt-spot = Platz { $spot }: { $machine } ({ $cost })
opt-swap = { $given } gegen { $wanted }
opt-stop = Nicht weiter tauschen
quick-turn = Ausspielen und gleich nutzen
quick-discard-hand = Verwerten auf einmal
quick-discard-machine = Verwerten auf einmal
quick-exchange = Auf einmal tauschen und fertig
quick-projects = Auf einmal abschließen und fertig
press-use = { $machine }: { $use }
press-spot = { $spot } { $machine }: { $use }
press-count = { $machine }: { $use } durch Zählen
press-swap = { $given } gegen { $wanted }, Ende
press-complete = Nur { $projects }, fertig
press-complete-all = Alle { $number } abschließen
opt-rob = { $goods } nehmen
opt-destroy = { $goods } zerstören
opt-keep = { CAPITAL($project) } behalten ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  })
opt-copy = Platz { $spot }: { $machine }
opt-complete = { CAPITAL($project) } abschließen ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  })
opt-finish = Zug beenden

## Hinweise
hint-play = { $charcoalium } { ICON("charcoalium") }, 1 { ICON($product) } oder { $effect }
hint-repair = { $points } { ICON("points", victory-points) }, { $then }{ $lying ->
    [0] {""}
   *[other] ; { $lying } { ICON("charcoalium") } darauf
  }{ $jokers }
hint-saves = spart dann { $saves }
hint-fourth = als vierte: Rest kann gehen
hint-jokers = ; Joker decken { $goods }
no-words = {""}
hint-short = Der Vorrat gibt { $reserve }, { $opponent } gibt { $number }{ $lost ->
    [0] {""}
    [one] ; 1 verfällt
   *[other] ; { $lost } verfallen
  }
hint-swap-in-vain = { $good } ist nirgends zu haben: Du bekommst nichts
hint-lying-returns = { $number ->
    [one] 1 { ICON("charcoalium") } darauf geht in den Vorrat
   *[other] { $number } { ICON("charcoalium") } darauf gehen in den Vorrat
  }
hint-owns = { $who } besitzt { $goods }
hint-rob = Bei { $opponent }: { $number } { ICON($what) } und { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
hint-rob-nothing = Bei { $opponent } ist nichts zu holen
hint-cut = { $opponent } verliert { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  } und { $number } { ICON("charcoalium") }
hint-destroy = { $opponent } besitzt { $goods }
hint-pile = Noch { $number ->
    [one] 1 verdecktes Plättchen
   *[other] { $number } verdeckte Plättchen
  }
hint-copy = { CAPITAL($effect) }
hint-keep = { $machines ->
    [one] Braucht 1 Maschine
   *[other] Braucht { $machines } Maschinen
  }; { $fits ->
    [0] von deinen reparierten passt noch keine
    [one] 1 deiner reparierten passt
   *[other] { $fits } deiner reparierten passen
  }
hint-keep-identical = Braucht { $machines } gleiche Maschinen
hint-finish = Projekte warten auf deine nächste Reparatur; offene nimmt vielleicht der andere vorher
hint-finish-four = In der Werkstatt liegen vier Maschinen: Alle außer der neuesten werden beiseitegelegt
hint-stop = Die übrigen Tausche verfallen
hint-then = Danach hast du { $goods }
hint-effect-15 = Den Rohstoff nennst du danach
hint-effect-21 = Du legst eine Handkarte ab und erhältst 2 Rohstoffe von ihren Kosten
hint-effect-24 = Jedes Mal 1 Charcoalium gegen 1 Rohstoff oder umgekehrt
hint-effect-42 = Wessen Wirkung, wählst du danach
hint-recycle = Du legst sie aus dem Bric-a-brac ab und erhältst { $number ->
    [one] 1 Rohstoff
   *[other] { $number } Rohstoffe
  } ihrer Kosten{ $charcoalium ->
    [0] {""}
   *[other] , dazu 1 Charcoalium
  }
hint-complete = Mit { $machines }

## Was gerade nicht geht und warum; beides steht in einer Zeile mit einem Doppelpunkt dazwischen
absent-hand = ist nicht auf deiner Hand
absent-spot = liegt dort nicht
absent-open = ist nicht unter den offenen Projekten
absent-drawn = wurde nicht gezogen
absent-production = diese Maschine stellt etwas anderes her
absent-move-repair = bezahlen lässt es sich nur auf die vorgeschlagenen Arten
absent-move-gain = die recycelte Maschine kostet andere Güter
absent-move-project = dazu braucht es andere Maschinen als diese
barred-spot = { $machine } (Platz { $spot })
barred-lacks = es fehlt: { $goods }{ $jokers ->
    [0] {""}
    [one] ; ein Joker deckt 1
   *[other] ; Joker decken { $jokers }
  }
barred-play = Eine Maschine ausspielen
barred-no-hand = du hast keine Handkarten
barred-pass = nur, wenn du weder spielen noch reparieren kannst
barred-effect = Der Effekt, { $effect }
barred-no-other-card = du hast keine andere Handkarte
barred-no-machine = davor liegt keine Maschine
barred-no-goods = du hast nichts zu tauschen
barred-no-tile = der Stapel der Projekte ist leer
barred-nothing-to-copy = kein Effekt hier lässt sich gerade kopieren
barred-not-copied = dieser Effekt kopiert und wird nie kopiert
barred-joker = ein Joker steht nur für einen Rohstoff
barred-reach = nur die { $number ->
    [one] neueste
   *[other] { $number } neuesten
  } vor deiner Karte
barred-just-played = sie wurde gerade ausgespielt
barred-cost = in den Kosten ist { $number ->
    [0] kein { $good }
   *[other] nur { $number } { $good }
  }
barred-own-none = du hast kein { $good }
barred-swap = eins von beiden ist immer Charcoalium
barred-rival = { $who } hat { $number ->
    [0] kein { $good }
   *[other] nur { $number } { $good }
  }
barred-resources-only = nur Rohstoffe
barred-project = { CAPITAL($project) }
barred-few-machines = braucht { $number } reparierte Maschinen, du hast { $have }
barred-no-twin = dir fehlt: noch einmal { $machine }
barred-unfit = { $machine } gehört nicht dazu
barred-no-partner = keine andere Maschine passt zu { $machine }
barred-of-opponent = nur { $who } kann es abschließen

## Der Verlauf
log-start = { $who } beginnt.
log-play = { $who } spielt { WITH_ICON($machine, quoted-machine) } auf Platz { $spot } aus.
log-effect = { $who } nutzt den Effekt: { $effect }.
log-gain = { $who } nimmt { $goods }.
log-gain-taken = Davon kommt von { $opponent }: { $goods }. Der Vorrat war zu knapp.
log-gain-lost = Nicht zu haben: { $goods }.
log-give = { $who } gibt { $goods }.
log-exchange-stop = { $who } tauscht nicht weiter.
log-discard-own = Du wirfst { WITH_ICON($machine, quoted-machine) } ab.
log-discard = { $who } wirft eine Handkarte ab.
log-recycle = { $who } entfernt { WITH_ICON($machine, quoted-machine) } von Platz { $spot }.{ $lying ->
    [0] {""}
    [one] {" "}1 { ICON("charcoalium") } darauf geht in den Vorrat.
   *[other] {" "}{ $lying } { ICON("charcoalium") } darauf gehen in den Vorrat.
  }
log-rob = { $who } nimmt { $opponent } { $goods } weg.
log-rob-nothing = { $who } findet bei { $opponent } nichts zu holen.
log-steal-card = { $who } stiehlt { $opponent } die Karte { WITH_ICON($machine, quoted-machine) }.
log-steal = { $who } stiehlt { $opponent } eine Handkarte.
log-steal-nothing = { $opponent } hat keine Karte, die { $who } stehlen könnte.
log-cut-own = Du verlierst aus deiner Hand: { $machines }.
log-cut = { $who } verliert { $number ->
    [one] 1 Handkarte
   *[other] { $number } Handkarten
  }.
log-cut-nothing = { $who } hat höchstens zwei Karten und verliert keine.
log-lose = { $who } gibt { $goods } in den Vorrat zurück.
log-tiles-own = Du ziehst: { $projects }.
log-tiles = { $who } zieht { $number ->
    [one] 1 Projektplättchen
   *[other] { $number } Projektplättchen
  }.
log-keep = { $who } behält das Projekt { WITH_ICON($project, quoted-project) } ({ $points } { ICON("points", victory-points) }).
log-copy = { $who } kopiert { WITH_ICON($machine, quoted-machine) }: { $effect }.
log-repair = { $who } repariert { WITH_ICON($machine, quoted-machine) } auf Platz { $spot } und zahlt { $goods }.
log-fee = { $number ->
    [one] { $who } legt 1 { ICON("charcoalium") } auf die Maschine, die jetzt auf Platz { $spot } liegt.
   *[other] { $who } legt { $number } { ICON("charcoalium") } auf die Maschinen, die jetzt auf den Plätzen { $spot } bis { $last } liegen.
  }
log-collect = { $who } nimmt, was darauf lag: { $goods }.
log-score = { $who } erhält { $points } { ICON("points", victory-points) } und hat jetzt { $score }.
log-complete = { $who } schließt { WITH_ICON($project, quoted-project) } ab, mit { $machines }.
log-set-aside = { $who } legt beiseite: { $machines }.
log-pass = { $who } kann weder ausspielen noch reparieren und passt.
log-draw-own = Du ziehst: { $machines }.
log-draw = { $who } zieht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }.
log-deck-short = Der Stapel reicht nicht mehr zum Nachziehen.
log-last-round = Die letzte Runde läuft: { $who } ist noch einmal am Zug.
log-last-turn = Mit diesem Zug endet das Spiel.
log-clear-row = Das Bric-a-brac ist voll. Die obere Reihe verlässt das Spiel: { $machines }.
log-clear-workshop = Die vierte Maschine: { $who } legt beiseite: { $machines }.
log-end = { $who } gewinnt mit { $points } zu { $other } Punkten.
log-end-tie = { $who } gewinnt bei je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }, dank übrigem Charcoalium oder Rohstoffen.
log-end-shared = Geteilter Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
  }.

## Die Punkte
points-machines = Maschinen
points-projects = Projekte

## Befehle
cmd-game-name = nicodemus
cmd-game-description = Deine Züge in Nicodemus
cmd-play-name = ausspielen
cmd-play-description = Eine Maschine von der Hand ausspielen
cmd-play-machine-name = maschine
cmd-play-machine-description = Welche Handkarte
cmd-repair-name = reparieren
cmd-repair-description = Eine Maschine im Bric-a-brac reparieren
cmd-repair-machine-name = maschine
cmd-repair-machine-description = Welche Maschine, und was deine Joker decken
cmd-pass-name = passen
cmd-pass-description = Passen, wenn du weder ausspielen noch reparieren kannst
cmd-activate-name = nutzen
cmd-activate-description = Die eben ausgespielte Maschine nutzen
cmd-activate-use-name = wie
cmd-activate-use-description = Charcoalium, Produktion oder Effekt
cmd-pick-type-name = rohstoff
cmd-pick-type-description = Den Rohstoff nennen, den du nimmst (Dampfspatz)
cmd-pick-type-resource-name = rohstoff
cmd-pick-type-resource-description = Holz, Kupfer oder Kristall
cmd-discard-name = verwerten
cmd-discard-description = Eine Handkarte abwerfen oder eine Maschine entfernen, um sie zu verwerten
cmd-discard-machine-name = maschine
cmd-discard-machine-description = Welche Karte oder welcher Platz
cmd-gain-name = nehmen
cmd-gain-description = Rohstoffe aus den Kosten der verwerteten Maschine nehmen
cmd-gain-goods-name = waren
cmd-gain-goods-description = Welche Rohstoffe
cmd-exchange-name = tauschen
cmd-exchange-description = Charcoalium und Rohstoffe tauschen (Nashornwagen)
cmd-exchange-swap-name = tausch
cmd-exchange-swap-description = Was du gibst und nimmst
cmd-stop-name = aufhören
cmd-stop-description = Nicht weiter tauschen
cmd-rob-name = wegnehmen
cmd-rob-description = Den Rohstoff nennen, den du deinem Gegenüber nimmst (Grinsender Skarabäus)
cmd-rob-resource-name = rohstoff
cmd-rob-resource-description = Einer, den dein Gegenüber besitzt
cmd-destroy-name = zerstören
cmd-destroy-description = Die Rohstoffe nennen, die dein Gegenüber verliert (Revolverschädel)
cmd-destroy-goods-name = waren
cmd-destroy-goods-description = Welche Rohstoffe
cmd-keep-project-name = projekt-behalten
cmd-keep-project-description = Eins der gezogenen Projekte behalten (Zeichnende Hände)
cmd-keep-project-project-name = projekt
cmd-keep-project-project-description = Welches
cmd-copy-name = kopieren
cmd-copy-description = Den Effekt einer anderen Maschine kopieren (Kopistenhand)
cmd-copy-machine-name = maschine
cmd-copy-machine-description = Welche Maschine
cmd-project-name = projekt
cmd-project-description = Mit der reparierten Maschine ein Projekt abschließen
cmd-project-project-name = projekt
cmd-project-project-description = Welches Projekt, mit welchen Maschinen
cmd-finish-name = fertig
cmd-finish-description = Kein weiteres Projekt abschließen

## Was für eine Wahl spricht, für Tipps: eine Zahl der Stellung, die steigt, oder -falls: fällt
number-has-charcoalium = mehr Charcoalium
number-some-charcoalium = mehr Charcoalium
number-has-wood = mehr Holz
number-some-wood = mehr Holz
number-has-copper = mehr Kupfer
number-some-copper = mehr Kupfer
number-has-crystal = mehr Kristall
number-some-crystal = mehr Kristall
number-resources = mehr Rohstoffe
number-points = mehr Punkte
number-points-late = mehr Punkte
number-lead = mehr Punkte
number-lead-close = mehr Punkte
number-workshop = eine Maschine mehr in der Werkstatt
number-saves-charcoalium = Ersparnis von Charcoalium bei späteren Reparaturen
number-saves-wood = Ersparnis von Holz bei späteren Reparaturen
number-saves-copper = Ersparnis von Kupfer bei späteren Reparaturen
number-saves-crystal = Ersparnis von Kristall bei späteren Reparaturen
number-saves-joker = Ersparnis von beliebigem Rohstoff bei späteren Reparaturen
number-wish-points = bessere Aussicht auf Projekte
number-wish-machines = Maschinen, die zu Projekten passen
number-now = eine gute Reparatur in Reichweite
number-now-second = eine zweite Reparatur in Reichweite
number-later = bald eine gute Reparatur
number-fee-lacking = eine Reparatur, der nur Charcoalium fehlt
number-own-tiles = ein eigenes Projekt
