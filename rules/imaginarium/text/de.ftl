# Imaginarium auf Deutsch. Dieselben Schlüssel wie im Englischen; Spielende werden geduzt.

## Worum es im Spiel geht, für die Lobby
about-game = Ihr kauft kaputte Maschinen, repariert sie und macht daraus eine Traumfabrik; wessen Fabrik die meisten Punkte bringt, gewinnt.

## Waren
charcoal = Kohlium
wood = Holz
copper = Kupfer
crystal = Kristall
vp = SP
choice = von einer Rohstoffsorte
nothing = nichts
amount = { $number } { ICON($good) }
saboteur-of = Saboteur von { $who }

## Maschinen: Namen der deutschen Ausgabe
machine-P1 = Kohlette
machine-P2 = Holzfäller
machine-P3 = Kupferette
machine-P4 = Rotarette
machine-P5 = Produktibus
machine-P6 = Flammeur
machine-T1 = Verbrenneur
machine-T2 = Transmuteur
machine-T3 = Supertransmuteur
machine-T4 = Superverbrenneur
machine-A1 = Langfinger
machine-A2 = Waldräubeur
machine-A3 = Kupferbanditeur
machine-A4 = Kristaschwindibus
machine-A5 = Neutralisator
machine-A6 = Konfusette
machine-D1 = Ablehneur
machine-D2 = Schlossette
machine-D3 = Patenteur
machine-S1 = Recyclateur
machine-S2 = Diplomateur

## Was eine einzelne Maschine tut, für Hinweise
effect-P1 = macht 1 { ICON("charcoal") }
effect-P2 = macht 1 { ICON("wood") }
effect-P3 = macht 1 { ICON("copper") }
effect-P4 = macht 1 { ICON("crystal") }
effect-P5 = macht 1 { ICON("wood") } und 1 { ICON("copper") }
effect-P6 = macht 1 Rohstoff deiner Wahl
effect-T1 = macht aus 1 Rohstoff 3 { ICON("charcoal") }
effect-T2 = macht aus 1 Rohstoff 1 { ICON("copper") }
effect-T3 = macht aus 1 Rohstoff 1 { ICON("crystal") }
effect-T4 = macht aus 2 Rohstoffen 6 { ICON("charcoal") }
effect-A1 = stiehlt 3 { ICON("charcoal") }, einmal
effect-A2 = stiehlt 3 { ICON("wood") }, einmal
effect-A3 = stiehlt 2 { ICON("copper") }, einmal
effect-A4 = stiehlt 2 { ICON("crystal") }, einmal
effect-A5 = entfernt ein offenes Projekt, einmal
effect-A6 = schaltet allen anderen einen Platz aus, einmal
effect-D1 = schützt dein Kohlium
effect-D2 = schützt deine Rohstoffe
effect-D3 = schützt vor Diebstahl und Konfusette
effect-S1 = einmal: eine Maschine aus dem Zermalmer
effect-S2 = macht 1 { ICON("vp") }

## Maschinen auf einem Platz und was sie machen
slot = [{ $content }]
slot-one = { WITH_ICON($machine) }
slot-set = { $number } × { $machine }
slot-pair = { $one } + { $two }
slot-mixed = { $machines }
job = { $input ->
    [0] { $goods }
    [one] 1 Rohstoff → { $goods }
   *[other] { $input } Rohstoffe → { $goods }
  }
job-none = läuft nicht
preview = { $machines }: { $job }

## Assistenten: Auf den Karten stehen keine Namen, diese sind von uns
assistant-AS01 = Freier Zeiger
assistant-AS02 = Schrottsammler
assistant-AS03 = Doppelarbeiter
assistant-AS04 = Projektbonus
assistant-AS05 = Stufenerlass
assistant-AS06 = Anbau
assistant-AS07 = Stapelkäufer
assistant-AS08 = Geheime Pläne
assistant-AS09 = Günstige Diplome
assistant-AS10 = Großhändler
assistant-AS11 = Doppelstart
assistant-AS12 = Nachbars Maschine
assistant-AS13 = Mehrheitsbonus
effect-AS01 = Ab nächster Runde: zwei beliebige Aktionen, auch das letzte Paar
effect-AS02 = In jeder Kontrolle: Kohlium in Höhe der Stufe der zermalmten Maschine
effect-AS03 = Zweimal reparieren und zweimal demontieren
effect-AS04 = 1 { ICON("vp") } mehr für jedes Projekt, das du abschließt
effect-AS05 = Deine reservierte Maschine kostet nur den Preis ihres Feldes
effect-AS06 = Zwei weitere Plätze für Maschinen
effect-AS07 = Jede Runde: für 3 { ICON("charcoal") } die oberste Maschine des Stapels
effect-AS08 = Zieh zwei geheime Projekte und schließe eines davon ab
effect-AS09 = Siegpunkte für 3 { ICON("charcoal") } kaufen
effect-AS10 = Bis zu 5 Geschäfte beim Handeln
effect-AS11 = Eine reparierte Maschine darf sofort zweimal laufen
effect-AS12 = Einmal je Zug die einzelne Maschine anderer nutzen
effect-AS13 = Am Ende 3 statt 2 { ICON("vp") } je Mehrheit

## Projekte: nach dem benannt, was sie verlangen
project-PR01 = Produktionsstraße
project-PR02 = Zwei Angriffsmaschinen
project-PR03 = Zwei Defensivmaschinen
project-PR04 = Angriff und Abwehr
project-PR05 = Zwei Transformationsmaschinen
project-PR06 = Drillinge
project-PR07 = Sechs Maschinen
project-PR08 = Drei der Stufe 2
project-PR09 = Zwei der Stufe 3
project-PR10 = Sechs Rohstoffe
project-PR11 = Von jedem eins
project-PR12 = Drei gleiche Rohstoffe
project-PR13 = Volle Belegschaft
project-PR14 = Kohliumvorrat
condition-PR01 = 4 Plätze mit einer Produktionsmaschine
condition-PR02 = 2 Angriffsmaschinen
condition-PR03 = 2 Defensivmaschinen
condition-PR04 = 1 Angriffsmaschine und 1 Defensivmaschine
condition-PR05 = 2 Transformationsmaschinen
condition-PR06 = 3 gleiche Maschinen, miteinander kombiniert
condition-PR07 = 6 Maschinen
condition-PR08 = 3 Maschinen der Stufe 2
condition-PR09 = 2 Maschinen der Stufe 3
condition-PR10 = Macht ohne Abgabe 6 Rohstoffe aus mindestens 2 Sorten
condition-PR11 = Macht ohne Abgabe Holz, Kupfer und Kristall
condition-PR12 = Macht ohne Abgabe 3 Rohstoffe einer Sorte
condition-PR13 = 3 Assistenten
condition-PR14 = Mindestens 15 { ICON("charcoal") } hinter dem Sichtschirm; du behältst es

## Felder und Aktionen
place-F1 = F1
place-F2 = F2
place-F3 = F3
place-F4 = F4
place-F5 = F5
place-F6 = F6
place-F7 = F7
place-Q1 = Presse Q1
place-Q2 = Presse Q2
place-Q3 = Presse Q3
action-recruit = Anwerben
action-extract = Abbauen
action-repair = Reparieren
action-trade = Handeln
action-dismantle = Demontieren
action-reorganise = Umorganisieren
pair = { $one } + { $two }

## Fragen
ask-place = Wohin geht dein Konstrukteur? Die Maschine, die du reservierst, musst du kaufen.
ask-place-saboteur = Wohin geht dein Saboteur? Er zermalmt eine Maschine oder sperrt eine Presse.
ask-use = Benutze deine reparierten Maschinen, jeden Platz einmal, oder mach weiter.
ask-kind = Wovon machst du { $number }?
ask-input = { $number ->
    [one] Welchen Rohstoff gibst du ab?
   *[other] Welche { $number } Rohstoffe gibst du ab?
  }
ask-payment = { WITH_ICON($machine) }: Dir fehlen { $missing } { ICON("charcoal") }. Welche { $number } Rohstoffe zahlst du dafür?
ask-payment-kind = { WITH_ICON($machine) }: Wie viel { WITH_ICON($good) } ist unter den { $number } Rohstoffen, die du statt Kohlium zahlst?
ask-stack = Kaufst du die oberste Maschine des Stapels, ungesehen?
ask-pair = Dreh den Zeiger: Welche zwei Aktionen?{ $barred ->
    [0] {""}
   *[other] {" "}{ $pair } darfst du nicht wiederholen.
  }
ask-action = Welche Aktion kommt jetzt?
ask-hire = Welchen Assistenten wirbst du an?
ask-repair = Welche Maschine reparierst du?
ask-run-now = Repariert: { WITH_ICON($machine) }. Gleich benutzen?
ask-remove = Welches offene Projekt verlässt das Spiel?
ask-switch-off = Welchen Platz schaltest du aus? Alle ohne Schutz trifft es einmal.
ask-fetch = Welche Maschine holst du anstelle des Recyclateurs aus dem Zermalmer?
ask-trade = Noch { $left ->
    [one] ein Geschäft
   *[other] { $left } Geschäfte
  }. Du hast { $number } Kohlium.
ask-dismantle = Welche Maschine demontierst du?
ask-yield = { WITH_ICON($machine) }: Was nimmst du dafür?
ask-arrange = Deine neue Anordnung.
ask-sketch = Jetzt: { $slots }. { $number } von { $limit } Plätzen. Kombiniere, trenne, tausche oder schließe ab.
ask-sketch-too-wide = Jetzt: { $slots }. Das braucht { $number } Plätze, du hast { $limit }: Kombiniere noch mehr.
ask-projects = Schließe Projekte ab oder beende deinen Zug.

## Möglichkeiten
group-belt = Eine Maschine reservieren
group-press = An eine Presse gehen
group-crush = Eine Maschine zermalmen
group-block = Eine Presse sperren
group-run = Deine Maschinen
group-run-now = Die Maschine benutzen oder nicht
group-neighbour = Fremde Maschinen
group-buy = Kaufen
group-sell = Verkaufen
group-garden = Kaputt, in deinem Garten
group-workshop = Repariert, in deiner Werkstatt
group-combine = Kombinieren
group-split = Trennen
group-swap = Tauschen
group-pair = Den Zeiger auf ein Paar drehen
group-repair = Eine Maschine reparieren
group-remove = Ein Projekt entfernen
group-payment = Mit Rohstoffen zahlen
group-payment-kind = So viele zahlen
group-use = Maschinen benutzen oder weiter
group-sketch = Kombinieren, trennen, tauschen, fertig
group-sketch-too-wide = Weiter kombinieren
group-fetch = Eine Maschine holen
group-switch-off = Einen Platz ausschalten
group-trade = Kaufen, verkaufen oder aufhören
opt-place = { $place }: { $machine } für { $price }
opt-sabotage = { $place }: { $machine } zermalmen
opt-press = { CAPITAL($place) }: { $goods } nehmen
opt-block = { CAPITAL($place) }: { $goods } sperren
opt-run = { $machines }: { $job }
opt-neighbour = { $machines } leihen: { $job }
opt-run-all = Alles ohne Rückfrage benutzen
opt-stop-use = Keine Maschine mehr
opt-make = { $goods } machen
opt-feed = { $given } → { $goods }
opt-pay = { $goods } zahlen
opt-buy-stack = Für { $goods } kaufen
opt-decline = Nicht kaufen
opt-pair = { CAPITAL($one) } + { $two }
opt-action = { CAPITAL($action) }
opt-finish = Keine Aktion mehr
opt-hire = { $assistant } für { $goods }
opt-hire-none = Niemanden anwerben
opt-repair = { $machine } für { $goods }
opt-repair-none = Nichts reparieren
opt-run-now = Benutzen: { $effect }
opt-leave = Nicht benutzen
opt-remove = { $project } entfernen
opt-switch-off = { $who }: { $machines }
opt-fetch = { $machine } holen
opt-buy = { $unit } für { $goods } kaufen
opt-sell = { $unit } für { $goods } verkaufen
opt-stop-trade = Nicht weiter handeln
opt-dismantle-garden = { $machine } (kaputt)
opt-dismantle-workshop = { $machine } (repariert)
opt-dismantle-none = Nichts demontieren
opt-yield = { $goods } nehmen
opt-join = { $one } & { $two }
opt-split = { $card } aus { $cards }
opt-swap = { $one } ⇄ { $two }
opt-done = Fertig
opt-reset = Von vorn
opt-arrange = { $slots }
opt-complete = { $project }: { $points } { ICON("vp") }
opt-complete-secret = Geheim: { $project }, { $points } { ICON("vp") }
opt-complete-all = Alle offenen abschließen
opt-stop-projects = Zug beenden

## Tasten, die mehrere Antworten geben
step-hire = { $assistant } für { $goods } anwerben
step-repair = { $machine } reparieren
step-repair-run = { $machine } reparieren und benutzen
step-dismantle-garden = { $machine } (kaputt) demontieren: { $goods }
step-dismantle-workshop = { $machine } (repariert) demontieren: { $goods }
quick-scrap-garden = { $machine } (kaputt): { $goods }
quick-scrap-workshop = { $machine } (repariert): { $goods }
quick-repair-run = { $machine }, gleich benutzen
quick-one = { CAPITAL($step) }
quick-only = Nur { $action }, aus { $pair }
quick-two = { CAPITAL($one) }, dann { $two }
quick-run-on = Alles ohne Rückfrage benutzen, dann weiter
quick-run-with = { $machines }: { $choice }
quick-run-all-with = Alles benutzen, { $machines }: { $choice }
quick-buy = { $unit } für { $goods } kaufen, dann aufhören
quick-sell = { $unit } für { $goods } verkaufen, dann aufhören
quick-sell-buy = { $unit } verkaufen, { $goods } kaufen, dann aufhören
quick-arrange = { $step }, fertig
quick-complete = { $project }, Zug beenden
quick-complete-all = Alles abschließen, Zug beenden
quick-end = Keine Aktion mehr, Zug beenden
quick-and-end = { CAPITAL($step) }, Ende
hint-first = Zuerst { $step }
hint-left = Danach bleibt noch: { $action }
hint-turn-ends = Mehr ginge nicht: Dein Zug ist zu Ende

## Hinweise
hint-place = { CAPITAL($effect) }; Reparatur: { $goods }
hint-place-tight = −{ $resources } Rohstoffe. { CAPITAL($effect) }; Reparatur: { $goods }
hint-place-warning = Vorsicht: Dir fehlen mindestens { $missing }, dann verlierst du alles Kohlium und alle Rohstoffe
hint-press = Diese Runde nichts vom Band; dein Zug kommt nach allen auf dem Band
hint-block = Diese Runde bekommt es niemand
hint-sabotage = Niemand kann sie kaufen: ab in den Zermalmer. { CAPITAL($effect) }
hint-stack = Ungesehen, bis du zahlst; kommt kaputt in den Garten und ist nicht zurückzugeben
hint-leaves = Dir bleibt: { $goods }
hint-then = Danach hast du { $goods }
hint-then-frees = Danach hast du { $goods }, und der Platz ist frei
hint-none = Die Aktion ist damit erledigt
hint-stop-trade = Die übrigen Geschäfte verfallen
hint-decline = Der Stapel bleibt, wie er ist; nächste Runde darfst du wieder kaufen
hint-done = So ist deine Werkstatt dann eingerichtet
hint-reset = Zurück zu deiner Werkstatt, wie sie war
hint-action = { $does }: { $now }
hint-steal = Trifft { $number } von { $most } anderen ohne Schutz; was sie haben, ist verdeckt; kein Zurück
hint-blind = Trifft { $number } von { $most } anderen, bis sie ihre Maschinen einmal benutzt haben
hint-fetch = { $number ->
    [one] 1 Maschinenart
   *[other] { $number } Maschinenarten
  } zur Wahl; dafür kommt der Recyclateur in den Zermalmer
hint-remove = Niemand bekommt mehr { $points } { ICON("vp") } dafür; wer sie hat, behält sie ({ $number ->
    [0] niemand
   *[other] { $number }
  })
hint-off = Läuft nächstes Mal nicht: { $job }
hint-off-guard = Schützt nicht, bis der Platz wieder an ist
hint-off-idle = Tut ohnehin nichts
hint-complete-first = { $condition }; andere bekommen danach 1 { ICON("vp") } weniger
hint-complete-later = { $condition }; 1 { ICON("vp") } weniger, da nicht als Erste(r)
hint-complete-secret = { $condition }; dein anderes geheimes ist dann weg
hint-complete-all = Bringt { $goods }
hint-stop-use = { $number ->
    [one] 1 weitere könnte in diesem Zug laufen
   *[other] { $number } weitere könnten in diesem Zug laufen
  }
hint-finish = Was von deinem Paar übrig ist, entfällt in diesem Zug
hint-leave = Sie kann in jedem späteren Zug laufen
hint-leave-once = Ihre Wirkung ist dann verloren: Sie läuft nur jetzt
hint-stop-projects = Was du liegen lässt, schaffen andere vielleicht vor dir
hint-effect = { CAPITAL($effect) }
hint-pair = { CAPITAL($one) }; { $two }
now-recruit = { $number ->
    [0] noch niemand anzuwerben
    [one] 1 Assistent anzuwerben
   *[other] { $number } Assistenten anzuwerben
  }
now-no-place = niemand anzuwerben, deine Plätze sind voll
now-no-slot = nichts zu reparieren, kein Platz ist frei
now-repair = { $number ->
    [0] noch nichts zu reparieren
    [one] 1 Maschine zu reparieren
   *[other] { $number } Maschinen zu reparieren
  }
now-trade = { $number } Geschäfte mit { $goods }
now-dismantle = { $number ->
    [0] noch nichts zu demontieren
    [one] 1 Maschine zu demontieren
   *[other] { $number } Maschinen zu demontieren
  }
now-reorganise = { $number ->
    [0] noch nichts umzuorganisieren
   *[other] { $number } Maschinen umzuorganisieren
  }
hint-recruit = Einen offenen Assistenten anwerben
hint-extract = 3 { ICON("charcoal") } nehmen
hint-repair = Eine Maschine aus deinem Garten reparieren
hint-trade = Für Kohlium kaufen und verkaufen
hint-yields-garden = { $goods }
hint-yields-workshop = { $goods }; macht den Platz frei
hint-dismantle = Eine Maschine in Rohstoffe oder SP zerlegen
hint-reorganise = Maschinen kombinieren und trennen
hint-makes = { $made }
either = { $one } oder { $other }

## Was jetzt nicht geht, und warum; beides steht in einer Zeile, mit Doppelpunkt dazwischen
absent-conference = ist gerade nicht zum Anwerben ausgelegt
absent-garden = liegt nicht in deinem Garten
absent-projects = liegt nicht aus
absent-crusher = liegt nicht im Schredder
absent-field = dort liegt jetzt eine andere Maschine
absent-slot = steht in deiner Werkstatt auf keinem Platz allein
absent-workshop = steht nicht repariert in deiner Werkstatt
absent-secret = ist keins deiner geheimen Projekte
absent-move-place = dort liegt gerade eine andere Maschine oder keine
absent-move-use = deine Werkstatt hat keinen solchen Platz
absent-move-use-all = weniger als zwei Plätze können noch ohne Auswahl laufen
absent-move-borrow = nur mit „Nachbars Maschine“ und nur, was allein auf einem fremden Platz steht
absent-move-hand-in = die Maschine nimmt eine andere Zahl von Rohstoffen
absent-move-pay = du zahlst genau so viele Rohstoffe, wie gefragt sind, von deinen eigenen
absent-move-remove-project = das Projekt liegt nicht aus
absent-move-switch-off = niemand sonst hat einen solchen Platz
absent-move-dismantle = du hast dort keine solche Maschine
absent-move-take = diese Maschine bringt etwas anderes
absent-move-arrange = deine Anordnung hat jetzt keine solchen Plätze, oder es ist noch nichts geändert
absent-move-project = es sind gerade nicht mehrere Projekte zu erfüllen
barred-lacks = du brauchst noch { $goods }
barred-own = du hast { $number ->
    [0] kein { $good }
   *[other] nur { $number } { $good }
  }
barred-input = zum Abgeben { $number ->
    [one] fehlt 1 Rohstoff
   *[other] fehlen { $number } Rohstoffe
  }
barred-place = { CAPITAL($place) }
barred-field = { $place }: { $machine }
barred-occupied = dort steht { $figure }
barred-empty-field = dort liegt keine Maschine
barred-stack = { $number } Defensivmaschinen
barred-borrow = { $machines } leihen
barred-used = ist in diesem Zug schon gelaufen
barred-off = ausgeschaltet; geht an, sobald du weitermachst
barred-guards = schützt dich immer, auch ohne zu laufen
barred-at-repair = wirkte nur gleich nach der Reparatur
barred-borrowed = du leihst nur einmal je Zug
barred-is-off = ist ausgeschaltet
barred-not-lone = steht nicht allein auf ihrem Platz
barred-must-buy = was reserviert ist, muss gekauft werden
barred-no-machine = Stapel und Zermalmer sind leer
barred-last-pair = das war dein letztes Paar
barred-next-round = der freie Zeiger wirkt ab nächster Runde
barred-no-neighbours = nur Nachbarn am Zeiger gehen zusammen
barred-done = in diesem Zug schon getan
barred-not-in-pair = gehört nicht zu deinem Paar
barred-staff = deine { $number } Plätze für Assistenten sind besetzt
barred-employed = { $mine ->
    [0] arbeitet für { $who }
   *[other] arbeitet schon für dich
  }
barred-no-slot = kein freier Platz in deiner Werkstatt
barred-no-project = kein Projekt liegt offen
barred-no-target = im Zermalmer lässt sich nichts holen
barred-served = hat schon einen Platz verloren
barred-guarded = geschützt durch { $machine }
barred-sell-vp = 1 { ICON("vp") } verkaufen
barred-never-sold = Punkte werden nie verkauft
barred-never = lässt sich nie demontieren
barred-combined = ist kombiniert: trenne sie zuerst beim Umorganisieren ab
barred-cost = in den Kosten ist { $number ->
    [0] kein { $good }
   *[other] nur { $number } { $good }
  }
barred-broken = Punkte bringt nur eine reparierte Maschine
barred-too-wide = braucht { $number } Plätze, du hast { $limit }
barred-never-combines = { $machine } lässt sich nie kombinieren
barred-most-alike = davon { $number ->
    [one] passt nur eine Maschine auf einen Platz
   *[other] passen nur { $number } auf einen Platz
  }
barred-full = zu dieser Kombination passt sie nicht mehr dazu
barred-misfit = die zwei passen nicht zusammen
barred-not-fetched = Angriffsmaschinen lassen sich nicht holen
barred-complete = { $project }
barred-secret = Geheim: { $project }
barred-completed = hast du schon abgeschlossen
barred-PR01 = auf { $have } von 4 Plätzen ist eine Produktionsmaschine
barred-PR02 = du hast { $have } von 2 Angriffsmaschinen
barred-PR03 = du hast { $have } von 2 Defensivmaschinen
barred-PR04 = es fehlt { $lacks ->
    [A] eine Angriffsmaschine
    [D] eine Defensivmaschine
   *[other] je eine Angriffs- und Defensivmaschine
  }
barred-PR05 = du hast { $have } von 2 Transformationsmaschinen
barred-PR06 = höchstens { $have } gleiche auf einem Platz, es braucht 3
barred-PR07 = { $have } von 6 Maschinen sind repariert
barred-PR08 = du hast { $have } von 3 Maschinen der Stufe 2
barred-PR09 = du hast { $have } von 2 Maschinen der Stufe 3
barred-PR10 = { $enough ->
    [0] deine Maschinen machen { $have } von 6 Rohstoffen
   *[other] alle Rohstoffe, die du machst, sind von einer Sorte
  }
barred-PR11 = deine Maschinen machen { $have } von 3 Sorten
barred-PR12 = deine Maschinen machen { $have } von 3 einer Sorte
barred-PR13 = du hast { $have } von { $number } Assistenten

## Der Verlauf
log-workshop = { $who } beginnt mit Werkstatt { $number }.
log-round = Runde { $number } beginnt.
log-turn = { $who } ist am Zug.
log-place = { $figure } geht auf { $place }: { WITH_ICON($machine) }.
log-place-press = { $figure } geht an { $place }.
log-aside = { $figure } findet keinen freien Platz und wartet abseits.
log-warning = Vorsicht: { WITH_ICON($machine) } kostet { $price }, und dir fehlen mindestens { $missing }. Wer nicht zahlen kann, verliert alles Kohlium und alle Rohstoffe.
log-produce = { $who } benutzt { $machines }: { $goods }.
log-transform = { $who } benutzt { $machines }: { $given } für { $goods }.
log-switch-on = Ein Platz von { $who } ist wieder eingeschaltet.
log-buy = { $who } kauft { WITH_ICON($machine) } und zahlt { $goods }.
log-fall-short = { $who } kann { WITH_ICON($machine) } nicht bezahlen: ab in den Zermalmer. Verloren: { $goods }.
log-press = { $who } presst { $goods }.
log-buy-stack = { $who } zahlt { $goods } für die oberste Karte des Stapels: { WITH_ICON($machine) }.
log-sabotage = { $figure } zermalmt { WITH_ICON($machine) }.
log-block = { $figure } hat { $place } gesperrt.
log-pair = { $who } dreht den Zeiger auf { $pair }.
log-hire = { $who } wirbt für { $goods } an: { WITH_ICON($assistant) }.
log-secret-own = Deine geheimen Projekte: { $projects }.
log-extract = { $who } baut { $goods } ab.
log-repair = { $who } repariert { WITH_ICON($machine) } für { $goods }.
log-robbed = { $who } gibt her: { $goods }.
log-steal = { $who } behält { $goods } dank { WITH_ICON($machine) }.
log-remove = { $who } entfernt ein Projekt aus dem Spiel: { WITH_ICON($project) }.
log-switch-off = { $who } schaltet bei { $victim } aus: { $machines }.
log-fetch = { $who } holt { WITH_ICON($machine) } aus dem Zermalmer; der Recyclateur kommt hinein.
log-buy-deal = { $who } kauft { $unit } für { $goods }.
log-sell-deal = { $who } verkauft { $unit } für { $goods }.
log-dismantle-garden = { $who } demontiert { WITH_ICON($machine) }, noch kaputt: { $goods }.
log-dismantle-workshop = { $who } demontiert { WITH_ICON($machine) }, repariert: { $goods }.
log-arrange = { $who } ordnet die Werkstatt neu: { $slots }.
log-complete = { $who } schließt „{ WITH_ICON($project) }“ ab: { $points } { ICON("vp") }.
log-complete-secret = { $who } deckt „{ WITH_ICON($project) }“ auf und schließt es ab: { $points } { ICON("vp") }.
log-hoard = { $who } zeigt mindestens { $number } { ICON("charcoal") }.
log-crush = Der Zermalmer nimmt: { WITH_ICON($machine) }.
log-scrap-income = { $who } nimmt { $goods } für den Schrott.
log-reshuffle = Der Stapel ist leer: { $number ->
    [one] 1 Maschine
   *[other] { $number } Maschinen
  } aus dem Zermalmer werden zum neuen Stapel.
log-refill = Neu auf dem Förderband: { $machines }.
log-last = Jemand hat 20 { ICON("vp") } oder mehr: Das Spiel endet.
log-reveal = { $who } deckt auf: { $goods }.
log-majority = { $who } hat am meisten { WITH_ICON($good) } ({ $number }): { $points } { ICON("vp") }.
log-end = { $who } gewinnt mit { $points } { ICON("vp") }.
log-end-tie = { $who } gewinnt bei { $points } { ICON("vp") } dank der Stufen reparierter Maschinen ({ $levels }).
log-end-shared = Geteilter Sieg mit { $points } { ICON("vp") }: { $winners }.

## Die Punkte
points-projects = Projekte
points-machines = Diplomateure
points-trade = Handel
points-dismantling = Demontage
points-majorities = Mehrheiten
levels = Stufen reparierter Maschinen

## Befehle
cmd-game-name = imaginarium
cmd-game-description = Deine Züge in Imaginarium
cmd-place-name = setzen
cmd-place-description = Konstrukteur oder Saboteur aufs Förderband oder an eine Presse setzen
cmd-place-where-name = wohin
cmd-place-where-description = Welches Feld oder welche Presse
cmd-use-name = benutzen
cmd-use-description = Einen Platz deiner Werkstatt benutzen
cmd-use-machines-name = maschinen
cmd-use-machines-description = Welche Maschinen
cmd-use-all-name = alle-benutzen
cmd-use-all-description = Alle Maschinen benutzen, bei denen nichts zu wählen ist
cmd-borrow-name = leihen
cmd-borrow-description = Eine einzelne fremde Maschine benutzen (Nachbars Maschine)
cmd-borrow-machine-name = maschine
cmd-borrow-machine-description = Welche Maschine
cmd-make-name = machen
cmd-make-description = Den Rohstoff nennen, den der Flammeur macht
cmd-make-resource-name = rohstoff
cmd-make-resource-description = Holz, Kupfer oder Kristall
cmd-hand-in-name = abgeben
cmd-hand-in-description = Rohstoffe an eine Transformationsmaschine abgeben
cmd-hand-in-resources-name = rohstoffe
cmd-hand-in-resources-description = Welche Rohstoffe
cmd-pay-name = zahlen
cmd-pay-description = Fehlendes Kohlium mit Rohstoffen zahlen
cmd-pay-resources-name = rohstoffe
cmd-pay-resources-description = Welche Rohstoffe
cmd-stack-name = stapel
cmd-stack-description = Die oberste Maschine des Stapels kaufen oder nicht (Stapelkäufer)
cmd-stack-choice-name = wahl
cmd-stack-choice-description = Kaufen oder nicht
cmd-dial-name = zeiger
cmd-dial-description = Dein Aktionspaar wählen
cmd-dial-pair-name = paar
cmd-dial-pair-description = Welche zwei Aktionen
cmd-action-name = aktion
cmd-action-description = Eine Aktion deines Paares ausführen oder aufhören
cmd-action-action-name = aktion
cmd-action-action-description = Welche Aktion
cmd-recruit-name = anwerben
cmd-recruit-description = Einen Assistenten anwerben
cmd-recruit-assistant-name = assistent
cmd-recruit-assistant-description = Welchen Assistenten
cmd-repair-name = reparieren
cmd-repair-description = Eine Maschine deines Gartens reparieren
cmd-repair-machine-name = maschine
cmd-repair-machine-description = Welche Maschine
cmd-run-now-name = gleich-benutzen
cmd-run-now-description = Die eben reparierte oder geholte Maschine benutzen oder nicht
cmd-run-now-choice-name = wahl
cmd-run-now-choice-description = Benutzen oder nicht
cmd-remove-project-name = projekt-entfernen
cmd-remove-project-description = Ein offenes Projekt entfernen (Neutralisator)
cmd-remove-project-project-name = projekt
cmd-remove-project-project-description = Welches Projekt
cmd-switch-off-name = ausschalten
cmd-switch-off-description = Einen fremden Platz ausschalten (Konfusette)
cmd-switch-off-slot-name = platz
cmd-switch-off-slot-description = Bei wem, mit welchen Maschinen
cmd-buy-name = kaufen
cmd-buy-description = Einen Rohstoff oder Siegpunkt kaufen
cmd-buy-good-name = ware
cmd-buy-good-description = Was du kaufst
cmd-sell-name = verkaufen
cmd-sell-description = Einen Rohstoff verkaufen
cmd-sell-good-name = ware
cmd-sell-good-description = Was du verkaufst
cmd-stop-name = aufhören
cmd-stop-description = Keine Maschine mehr benutzen, nicht weiter handeln, kein Projekt mehr
cmd-dismantle-name = demontieren
cmd-dismantle-description = Eine Maschine demontieren
cmd-dismantle-machine-name = maschine
cmd-dismantle-machine-description = Welche Maschine
cmd-take-name = nehmen
cmd-take-description = Nehmen, was eine demontierte Maschine bringt
cmd-take-goods-name = waren
cmd-take-goods-description = Rohstoffe oder Siegpunkte
cmd-arrange-name = umorganisieren
cmd-arrange-description = Reparierte Maschinen kombinieren, trennen und tauschen
cmd-arrange-step-name = schritt
cmd-arrange-step-description = Der nächste Schritt, oder fertig
cmd-fetch-name = holen
cmd-fetch-description = Eine Maschine aus dem Zermalmer holen (Recyclateur)
cmd-fetch-machine-name = maschine
cmd-fetch-machine-description = Welche Maschine
cmd-project-name = projekt
cmd-project-description = Ein Projekt abschließen oder deinen Zug beenden
cmd-project-project-name = projekt
cmd-project-project-description = Welches Projekt

## Was für eine Wahl spricht, für Tipps: eine Zahl der Stellung, die steigt, oder -falls: fällt
number-charcoal = mehr Kohlium
number-charcoal-first-ones = mehr Kohlium
number-wood = mehr Holz
number-wood-first-ones = mehr Holz
number-copper = mehr Kupfer
number-copper-first-ones = mehr Kupfer
number-crystal = mehr Kristall
number-crystal-first-ones = mehr Kristall
number-points = mehr Punkte
number-points-last-stretch = mehr Punkte
number-points-in-sight = mehr Punkte
number-lead = mehr Punkte
number-lead-in-sight = mehr Punkte
number-resources = mehr Waren
number-wealth = mehr Waren
number-press-gain = Kohlium von einer Presse
number-reserved-price-falls = ein niedrigerer Preis
number-reserved-worth = eine Maschine, die ihren Preis wert ist
number-reserved-for-projects = eine Maschine, die zu einem Projekt passt
number-turns-before = ein später Zug, in dem du siehst, was andere tun
number-turns-before-falls = ein früher Zug
number-garden-payable = eine Maschine, die du reparieren kannst
number-projects-one-short = ein fast erfülltes Projekt
number-projects-met = ein Projekt, das du abschließen kannst
number-machines = eine arbeitende Maschine mehr
number-slots-free = Platz für eine weitere Maschine
number-slots-free-falls = genutzte Plätze
number-worth-a-round = mehr aus deinen Maschinen in jeder Runde
number-rounds-to-goal-falls = weniger Runden bis 20 Punkte
