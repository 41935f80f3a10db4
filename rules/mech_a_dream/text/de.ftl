# Mech A Dream auf Deutsch. Dieselben Schlüssel wie im Englischen; Spielende werden geduzt.

## Worum es im Spiel geht, für die Lobby
about-game = Tagsüber holen deine Assistenten Güter und bauen Maschinen; nachts arbeiten die Maschinen für dich und bringen Träume.

## Güter und Symbole
nothing = nichts
free = gratis
flower = Blume
flowers = Blumen
drop = Tinte
ink = Tinte
rainbow = Regenbogen
dream = Traumpunkt
dreams = Traumpunkte
boost = Schub
boosts = Schübe
activation = Aktivierung
activations = Aktivierungen
amount-F = { $number ->
    [one] 1 { ICON("flowers", flower) }
   *[other] { $number } { ICON("flowers", flowers) }
  }
amount-I = { $number ->
    [one] 1 { ICON("ink", drop) }
   *[other] { $number } { ICON("ink", ink) }
  }
amount-R = { $number ->
    [one] 1 { ICON("rainbows", rainbow) }
   *[other] { $number } { ICON("rainbows", rainbows) }
  }
amount-D = { $number ->
    [one] 1 { ICON("dreams", dream) }
   *[other] { $number } { ICON("dreams", dreams) }
  }
amount-B = { $number ->
    [one] 1 { ICON("boosts", boost) }
   *[other] { $number } { ICON("boosts", boosts) }
  }
amount-A = { $number ->
    [one] 1 { ICON("activations", activation) }
   *[other] { $number } { ICON("activations", activations) }
  }

## Die Tageszeiten
morning = Morgen
afternoon = Nachmittag
evening = Abend
night = Nacht
night-falls = Nacht
night-last = Die letzte Nacht

## Maschinen: Auf den Plättchen stehen keine Namen; diese sind von uns, nach dem gezeichneten Aufsatz und dem Effekt
type-resource = Rohstoffmaschine
type-power = Kraftmaschine
type-economical = Sparmaschine
type-crystal = Kristallmaschine
machine-B01 = Blütenpropeller
machine-B02 = Tintentrichter
machine-B03 = Gartenofen
machine-B04 = Eilhorn
machine-B05 = Regenbogenschirm
machine-B06 = Wiesenspross
machine-B07 = Tintenschleife
machine-B08 = Tauschale
machine-B09 = Treibhauslampe
machine-B10 = Tintenwirbel
machine-B11 = Zeittrichter
machine-B12 = Regenbogenofen
machine-B13 = Fanfarenuhr
machine-B14 = Tropfenschirm
machine-B15 = Gießspross
machine-B16 = Straußschleife
machine-B17 = Prismenschale
machine-B18 = Blütenlaterne
machine-P01 = Traumpropeller
machine-P02 = Traumtrichter
machine-P03 = Wolkenschlot
machine-P04 = Blütenhorn
machine-P05 = Tintenschirm
machine-P06 = Eilspross
machine-P07 = Regenbogenschleife
machine-P08 = Sternenschale
machine-P09 = Blütenlampe
machine-P10 = Tintenrotor
machine-P11 = Blütenmühle
machine-P12 = Tintenkessel
machine-P13 = Regenbogentrompete
machine-P14 = Sturmschirm
machine-P15 = Traumgarten
machine-P16 = Prunkschleife
machine-E1a = Sparpropeller
machine-E1b = Spartrichter
machine-E2a = Kurzschlot
machine-E2b = Starthorn
machine-E3a = Kristallschirm
machine-E3b = Kristallspross
machine-E4a = Paketschleife
machine-E4b = Rampenschale
machine-C1 = Glaspropeller
machine-C2 = Diamanttrichter
machine-C3 = Bernsteinofen
machine-C4 = Goldtrompete
machine-C5 = Topasschirm
machine-C6 = Jadeklee
machine-C7 = Königsschleife
machine-C8 = Mondschale
machine = { WITH_ICON($name) } ({ $id })
effect-production = { $gain }
either = { $one } oder { $other }
either-effect = { $one }; oder { $other }
effect-conversion = { $cost } → { $gain }
power-ink = Plättchen { $number } Tinte billiger
power-time = Plättchen { $number } { $number ->
    [one] Feld
   *[other] Felder
  } näher
power-crystal = Kristallmaschinen { $number } { $number ->
    [one] Regenbogen
   *[other] Regenbögen
  } billiger
power-dock = Lieferrampe { $number } { $number ->
    [one] Blume
   *[other] Blumen
  } billiger
effect-evening-package = Paket des Abends
effect-buy = Plättchen kaufen, { $less } Felder näher
effect-copy-machine = Maschine kopieren
effect-copy-robot = Roboter kopieren

## Roboter: unsere Spitznamen
robot-RB0 = Roboter
robot-RB1 = Der Träumer
robot-RB2 = Der Regenbogenmacher
robot-RB3 = Der Allrounder
robot-RB4 = Der Nachtkurier
robot-RB5 = Der Alchemist
robot-RB6 = Der Prismenhändler
robot-RB7 = Der Nachtbauer
robot-RB8 = Der Nachahmer

## Spezialisten: unsere Spitznamen
specialist-S1 = Die Vorarbeiterin
specialist-S2 = Die Mechanikerin
specialist-S3 = Der Zulieferer
specialist-S4 = Der Postmeister
specialist-S5 = Die Rampenarbeiterin
specialist-S6 = Die Elektrikerin
specialist-S7 = Der Lagerist
specialist-S8 = Die Gärtnerin
specialist-S9 = Der Händler
specialist-S10 = Die Sammlerin
specialist-effect = { $bonus } für: { $trigger }
trigger-stock = Lagerraum
trigger-dock = Lieferrampe
trigger-buy = Kaufen
trigger-build = Bauen
centre = der Mitte

delivery = Lieferkarte { $id }

## Die Lobby
setting-robots = Die erleuchteten Roboter
setting-robots-off = aus
setting-robots-on = an
setting-robots-about = Ihr behaltet je einen von zwei geheim verteilten Robotern; er hat einen eigenen Effekt und eigene Startgüter.
setting-specialists = Die Spezialisten
setting-specialists-off = aus
setting-specialists-on = an
setting-specialists-about = Ihr wählt je eine Spezialistenkarte, die eine Art von Arbeit belohnt; andere können sie für Regenbögen übernehmen.

## Fragen
ask-robot = Welchen Roboter behältst du? Er bringt eigene Startgüter mit; andere sehen ihn, wenn alle gewählt haben.
ask-draft = Welche Spezialistenkarte nimmst du?
ask-action = Wohin geht dein Assistent am { WITH_ICON($part) }{ $last ->
    [yes] {" "}des letzten Tages
   *[no] {""}
}?
ask-stock = Was nimmst du aus dem Lagerraum?
ask-buy = Welche Maschine kaufst du? Das lässt sich nicht zurücknehmen.
ask-buy-robot = Welche Maschine kauft dein Roboter? Sie kommt ohne Assistenten.
ask-build = An welcher Maschine baut dein Assistent?
ask-boost = { $left ->
    [one] Setze deinen Schub ein: ein Feld weiter.
   *[other] Setze den nächsten von { $left } Schüben ein: ein Feld weiter.
  }
ask-activation = Aktiviere deinen Roboter oder eine Maschine.
ask-option = Welchen Effekt hat dein Roboter diesmal?
ask-copy-machine = Welche Maschine kopiert dein Roboter? Du zahlst dafür.
ask-copy-robot = Welchen Roboter kopiert deiner? Du zahlst dafür.
ask-bonus-order = Welche Spezialistenkarte belohnt dich als Nächstes?
ask-bonus-choice = Welche Güter bringt dir die Karte?
ask-night = { $last ->
    [yes] { WITH_ICON("night", night-last) }
   *[no] { WITH_ICON("night", night-falls) }
}: Aktiviere Roboter und Maschinen je einmal, oder beende sie.

## Möglichkeiten
group-action = Wohin dein Assistent geht
group-robot = Dein Roboter
group-draft = Spezialisten
group-stock = Güter oder ein Spezialist
group-buy = Eine Maschine kaufen
group-buy-robot = Eine Maschine kaufen
group-bonus-order = Spezialisten
group-resource = Rohstoffmaschinen
group-power = Kraftmaschinen
group-economical = Sparmaschinen
group-crystal = Kristallmaschinen
group-goods = Güter
group-specialist = Spezialisten
group-build = Eine Maschine bauen
group-boost = Eine Maschine weiterschieben
group-activation = Aktivieren
group-option = Einen Effekt des Roboters nutzen
group-copy-machine = Eine Maschine kopieren
group-copy-robot = Einen Roboter kopieren
group-night = In dieser Nacht aktivieren
opt-keep = „{ $robot }“ behalten
opt-stock = Lagerraum
opt-dock = Lieferrampe ({ $price })
opt-buy-action = Maschine kaufen
opt-build-action = Maschine bauen
opt-buy = { $machine }: { $price }
opt-build = { $machine }, Feld { $slot }
opt-boost = { $machine } auf Feld { $slot }
opt-boost-completes = Fertig: { $machine }
opt-activate = { $machine }: { $effect }
opt-robot = { $robot } ({ $effect })
opt-letter = { $letter }: { $effect }
opt-copy = { $what }: { $effect }
opt-copy-robot = { $robot }: { $effect }
opt-take = { $goods } nehmen
opt-take-card = { $card } ({ $price })
opt-decline = Verzichten
opt-end-night = Nacht beenden

## Hinweise
hint-keep = { CAPITAL($effect) }; beginnt mit { $start }
hint-stock-card = { $choice } oder ein Spezialist
hint-stock = { $fixed }, dann { $choice }
hint-dock = { $packages }. { $then }
hint-buy = { CAPITAL($effect) }; { $slot ->
    [0] sofort fertig
   *[other] kommt auf Feld { $slot }
  }
hint-buy-gives = { $slot ->
    [0] Sofort fertig
   *[other] Kommt auf Feld { $slot }
  }; bei Fertigstellung { $goods }
hint-buy-saves = { CAPITAL($effect) }; { $slot ->
    [0] sofort fertig
   *[other] kommt auf Feld { $slot }
  }; bei Fertigstellung { $goods }
hint-build = { $slot ->
    [0] Beim nächsten Vorrücken fertig
   *[other] Nach dem nächsten Vorrücken auf Feld { $slot }
  }
hint-completes = Maschine Nummer { $space }: { $goods }
hint-completes-plain = Maschine Nummer { $space }
hint-after = Dann hast du { $goods }
hint-after-lost = Dann hast du { $goods }; { $lost } verfallen
hint-after-idle = Dann hast du { $goods }; Band leer, { $boosts } verloren
hint-end-night = Was nicht aktiviert ist, verfällt für diese Nacht
hint-lost = { $lost } verfallen, mehr fasst die Scheibe nicht
hint-boost = { $left ->
    [one] Noch 1 Feld
   *[other] Noch { $left } Felder
  }, dann fertig: { $goods }
hint-boost-saves = { $left ->
    [one] Noch 1 Feld
   *[other] Noch { $left } Felder
  }, dann fertig: { $goods }; von da an { $effect }
hint-boost-nights = { $left ->
    [one] Noch 1 Feld
   *[other] Noch { $left } Felder
  }, dann fertig: jede Nacht { $effect }
hint-does = { CAPITAL($effect) }
hint-robot-choice = { $number ->
    [one] Nur einer seiner Effekte geht jetzt
   *[other] Danach wählst du, welcher Effekt
  }
hint-card = { $effect }; von { $owner }
hint-completes-saves = Maschine Nummer { $space }: { $goods }; von nun an { $effect }
hint-completes-plain-saves = Maschine Nummer { $space }; von nun an { $effect }
hint-completes-nights = Maschine Nummer { $space }: { $goods }; jede Nacht { $effect }
hint-completes-plain-nights = Maschine Nummer { $space }; jede Nacht { $effect }
hint-completes-last = Maschine Nummer { $space }, so wird diese Nacht die letzte: { $goods }
hint-buy-action = { $number } Plättchen sind bezahlbar; der Assistent geht mit und bringt es voran
hint-build-action = { $number } zur Wahl; ein Assistent bringt sie bis zur Nacht voran
hint-package = Paket des heutigen Abends: { $packages }
hint-decline = Worauf du verzichtest, das verfällt
hint-end-night-copy = Dein Roboter kann vielleicht noch etwas von anderen kopieren
hint-special-buy = Zum üblichen Preis; kein Assistent geht mit
hint-special-copy-machine = Du zahlst die Kosten und { $price }
hint-special-copy-robot = Du zahlst die Kosten und { $price }

## Warum nicht: was gerade nicht geht, und hinter einem Doppelpunkt der Grund
absent-offer = ist gerade nicht zu kaufen
absent-belt = ist nicht auf deinem Band
absent-workshop = steht nicht fertig in deiner Werkstatt
absent-opponents = steht bei niemand anderem fertig
absent-game = ist in dieser Partie nicht dabei
absent-yours = gehört dir nicht
absent-dealt = wurde dir nicht ausgeteilt
absent-move-take = dein Assistent ist schon im Lagerraum
absent-move-activate = aktiviere den Roboter selbst; was er tut, wird dann gefragt
absent-move-copy = niemand sonst hat das, oder es ist nicht zu kopieren
barred-lacks = du brauchst noch { $goods }
barred-no-tile = du kannst keins der Plättchen bezahlen
barred-before = vor diesem Besuch konntest du nicht zahlen
barred-no-offer = die Auslage ist leer
barred-no-belt = dein Band ist leer
barred-finished = ist schon fertig
barred-unfinished = ist noch nicht fertig
barred-permanent = wirkt von selbst und wird nie aktiviert
barred-rewarded = hat ihre Belohnung gegeben, wird nie aktiviert
barred-used = heute Nacht schon benutzt
barred-robot-in-robot = ein Roboter kann keinen Roboter aktivieren
barred-no-effect = du kannst keinen seiner Effekte bezahlen
barred-no-copy = niemand sonst hat eine Maschine zum Aktivieren
barred-no-payable-copy = nichts davon ist jetzt bezahlbar oder kopierbar
barred-not-yet = { $who } darf ihn heute Nacht zuerst benutzen
barred-owned = hast du schon
barred-evening = nicht am Abend
barred-two-of-a-kind = nur zwei von einer Art
barred-drafted = hat { $who } schon gewählt
barred-paid = hat dich schon belohnt
barred-other-work = belohnt diese Arbeit nicht

## Ein Druck für mehrere Antworten
press-run = Alles ohne Entscheidung ausführen ({ $number })
press-run-and-end = { $number ->
    [one] { $what } ausführen, { $left } ungenutzt lassen, Nacht beenden
   *[other] Diese { $number } ausführen, { $left } ungenutzt lassen, Nacht beenden
  }
turn-take = Lagerraum: { $what }
turn-buy = Kaufen: { $what }
turn-build = Bauen: { $what }
turn-dock = Rampe, { $what }
turn-activate = aktivieren: { $what }
press-with = { $what }: { $then }
hint-press-run = Danach hast du { $goods }
press-boosts = { $number ->
    [one] { $number } Schub
   *[other] { $number } Schübe
  }: { $machine }, { $slot ->
    [0] fertig
   *[other] Feld { $slot }
  }
press-onto = { $what } → { $machine }
press-decline = Auf alle { $number } Schübe verzichten

## Der Verlauf
log-revealed = Spezialisten im Spiel: { $cards }.
log-dealt = Deine Roboter zur Wahl: { $robots }.
log-robot-kept = { $who } spielt mit „{ WITH_ICON($robot) }“ und hat { $goods }.
log-first = { $who } beginnt.
log-draft = { $who } wählt „{ WITH_ICON($card) }“.
log-day = Tag { $day } beginnt, { $who } ist zuerst dran. Heute: { $delivery }.
log-night = Nacht { $day }: Alle Assistenten gehen heim.
log-stock = { $who } schickt am { WITH_ICON($part) } den Assistenten in den { WITH_ICON("stock", trigger-stock) }.
log-dock = { $who } geht zur { WITH_ICON("dock", trigger-dock) } und zahlt { $price }.
log-gain = { $who } bekommt { $goods }.
log-gain-lost = { $who } bekommt { $goods }; { $lost } verfallen am Ende der Scheibe.
log-buy = { $who } kauft { $machine } und zahlt { $price }{ $slot ->
    [0] .
   *[other] , Feld { $slot }.
  }
log-build = { $who } setzt einen Assistenten auf { $machine }.
log-step = { $who } schiebt { $machine } { $slot ->
    [0] mit einem Schub vom Band.
   *[other] mit einem Schub auf Feld { $slot }.
  }
log-advance = { $machine } von { $who } rückt { $slot ->
    [0] vom Band.
   *[other] auf Feld { $slot }.
  }
log-complete = { $who } stellt { $machine } fertig.
log-space = { $who } belegt Platz { $space }: { $goods }.
log-boost-lost = { $who } hat nichts auf dem Band: { $boosts } verloren.
log-boost-declined = { $who } verzichtet auf einen Schub.
log-activation-lost = { $who } hat nichts zu aktivieren.
log-activation-declined = { $who } verzichtet auf eine Aktivierung.
log-activate = { $who } aktiviert { $machine }.
log-robot = { $who } aktiviert „{ WITH_ICON($robot) }“{ $kind ->
    [special] {": "}{ $what }
    [price] {""} für { $what }
   *[none] {""}
  }.
log-copy = { $who } kopiert „{ $what }“{ $kind ->
    [special] {": "}{ $effect }
    [price] {""} für { $effect }
   *[none] {""}
  }.
log-take = { $who } übernimmt „{ WITH_ICON($card) }“ von { $owner } und zahlt { $price }.
log-take-centre = { $who } nimmt „{ WITH_ICON($card) }“ aus der Mitte und zahlt { $price }.
log-bonus = „{ WITH_ICON($card) }“ belohnt { $who }.
log-decay = { $token ->
    [0] „{ $card }“ ist wieder gratis.
    [one] „{ $card }“ kostet jetzt 1 Regenbogen.
   *[other] „{ $card }“ kostet jetzt { $token } Regenbögen.
  }
log-end-night = { $who } hat die Nacht beendet.
log-end = { $who } gewinnt mit { $points } Punkten.
log-end-tie = { $who } gewinnt mit { $points } Punkten dank der Maschinen oder der Regenbögen.
log-end-shared = Geteilter Sieg mit { $points } Punkten: { $who }.

## Die Punkte
points-dreams = Traumpunkte
points-rainbows = Regenbögen
points-resources = Blumen und Tinte
machines = Maschinen
rainbows = Regenbögen

## Befehle
cmd-game-name = mech-a-dream
cmd-game-description = Deine Züge in Mech A Dream
cmd-keep-robot-name = roboter-behalten
cmd-keep-robot-description = Einen der zwei Roboter behalten, die du bekommen hast
cmd-keep-robot-robot-name = roboter
cmd-keep-robot-robot-description = Welcher Roboter
cmd-draft-name = auswählen
cmd-draft-description = Zu Beginn eine Spezialistenkarte wählen
cmd-draft-specialist-name = karte
cmd-draft-specialist-description = Welche Spezialistenkarte
cmd-stock-room-name = lagerraum
cmd-stock-room-description = Deinen Assistenten in den Lagerraum schicken
cmd-dock-name = lieferrampe
cmd-dock-description = Deinen Assistenten zur Lieferrampe schicken
cmd-buy-name = kaufen
cmd-buy-description = Deinen Assistenten eine Maschine kaufen lassen
cmd-build-name = bauen
cmd-build-description = Deinen Assistenten an einer Maschine bauen lassen
cmd-take-name = nehmen
cmd-take-description = Güter nehmen, im Lagerraum auch eine Spezialistenkarte
cmd-take-what-name = was
cmd-take-what-description = Blumen, Tinte oder eine Spezialistenkarte
cmd-buy-tile-name = plättchen-kaufen
cmd-buy-tile-description = Die Maschine nennen, die du kaufst
cmd-buy-tile-machine-name = maschine
cmd-buy-tile-machine-description = Welches Plättchen der Auslage
cmd-build-tile-name = plättchen-bauen
cmd-build-tile-description = Die Maschine nennen, an der dein Assistent baut
cmd-build-tile-machine-name = maschine
cmd-build-tile-machine-description = Welches Plättchen auf deinem Förderband
cmd-boost-name = schub
cmd-boost-description = Einen Schub einsetzen
cmd-boost-machine-name = maschine
cmd-boost-machine-description = Welches Plättchen auf deinem Förderband
cmd-activate-name = aktivieren
cmd-activate-description = Deinen Roboter oder eine Maschine aktivieren
cmd-activate-machine-name = maschine
cmd-activate-machine-description = Welche Maschine, oder dein Roboter
cmd-decline-name = verzichten
cmd-decline-description = Auf einen Schub oder eine Aktivierung verzichten
cmd-option-name = effekt
cmd-option-description = Wählen, was dein Roboter tut
cmd-option-option-name = effekt
cmd-option-option-description = Welcher Effekt
cmd-copy-name = kopieren
cmd-copy-description = Nennen, was dein Roboter kopiert
cmd-copy-target-name = vorbild
cmd-copy-target-description = Welche Maschine oder welcher Roboter von jemand anderem
cmd-bonus-name = belohnung
cmd-bonus-description = Die Karte nennen, die dich als Nächstes belohnt
cmd-bonus-specialist-name = karte
cmd-bonus-specialist-description = Welche Spezialistenkarte
cmd-end-night-name = nacht-beenden
cmd-end-night-description = Deine Nacht beenden

## Was für eine Wahl spricht, für Tipps: eine Zahl der Stellung, die steigt, oder -falls: fällt
number-flowers = mehr Blumen
number-first-flowers = mehr Blumen
number-ink = mehr Tinte
number-first-ink = mehr Tinte
number-ink-to-spend = mehr Tinte
number-rainbows = mehr Regenbogen
number-first-rainbows = mehr Regenbogen
number-rainbows-to-spend = mehr Regenbogen
number-rainbows-to-come = mehr Regenbogen
number-dreams = mehr Punkte
number-points = mehr Punkte
number-points-in-sight = mehr Punkte
number-lead-in-points = mehr Punkte
number-lead-in-sight = mehr Punkte
number-steps-lacking = noch eine Maschine auf dem Band
number-steps-lacking-falls = Maschinen, die früher fertig sind
number-worth-on-the-belt = gute Maschinen auf dem Band
number-dreams-of-the-machines = Maschinen, die Träume bringen
number-rewards-on-the-belt = Belohnungen auf dem Band
number-dreams-a-night = mehr aus deinen Nächten
number-dreams-bought-a-night = mehr aus deinen Nächten
number-dreams-tonight = mehr aus deinen Nächten
number-worth-a-night = mehr aus deinen Nächten
number-machines = eine fertige Maschine mehr
number-next-visit-to-the-dock = ein lohnender Gang zur Rampe
number-saves-ink = dauerhaft weniger Tinte nötig
number-saves-time = dauerhaft weniger Zeit nötig
number-saves-crystal = dauerhaft weniger Regenbogen nötig
number-saves-dock = dauerhaft weniger Blumen an der Rampe nötig
