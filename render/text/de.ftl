# Wörter, die in Bildern und in deren Alternativtexten stehen; Schlüssel beginnen mit pic-.

## Alle Spiele
pic-player = Spieler { $number }
pic-turn = Zug { $number }: { $name }
pic-over = Spielende
pic-last-round = Letzte Runde
pic-won = { $name } gewinnt
pic-shared = Geteilter Sieg
pic-reserve = Vorrat

## Nicodemus: Buchstaben der Maschinenfarben
pic-letter-blue = B
pic-letter-purple = V
pic-letter-red = R
pic-letter-yellow = G

## Nicodemus: die Hand
pic-hand = Deine Hand
pic-hand-empty = Deine Hand ist leer.
pic-repairs = Jetzt reparierbar
pic-repairs-none = Jetzt kannst du nichts reparieren.
pic-drawn = Gezogen: behalte eins

## Nicodemus: Alternativtexte
pic-alt-table = Nicodemus, Zug { $number }, { $name } ist dran.
pic-alt-over = Nicodemus, Spielende nach Zug { $number }.
pic-alt-last = Letzte Runde.
pic-alt-yard = Bric-a-brac (Platz Maschine +Charcoalium darauf −Gebühr): { $list }.
pic-alt-yard-short = Bric-a-brac (Platz Maschine +Charcoalium darauf; Gebühr: Zahl neuerer Maschinen): { $list }.
pic-alt-yard-terse = Bric-a-brac (+Charcoalium): { $list }.
pic-alt-yard-empty = Bric-a-brac leer.
pic-alt-fresh = Platz { $spot } wurde eben gespielt.
pic-alt-projects = Offene Projekte: { $list }.
pic-alt-projects-none = Keine offenen Projekte.
pic-alt-supply = Stapel { $deck }, Projektstapel { $pile }, Vorrat { $goods }.
pic-alt-player = { $name }: { $score } SP, { $goods }, { $hand } auf der Hand.
pic-alt-workshop = Werkstatt: { $list }.
pic-alt-workshop-empty = Werkstatt leer.
pic-alt-own = Eigene Projekte: { $list }.
pic-alt-done = Erledigt: { $list }.
pic-alt-rank = Rang { $rank }.
pic-alt-first = Startspieler.
pic-alt-hand = Deine Hand (Karte: Kosten; Charcoalium, Produkt oder Effekt): { $list }.
pic-alt-card = { $name } ({ $points } SP): { $cost }; { $charcoalium }, { $product }, { $effect }
pic-alt-effect = Effekt
pic-alt-effect-gain = Effekt +{ $number } { $good }
pic-alt-effect-none = Effekt jetzt nicht
pic-alt-you = Du hast { $goods }.
pic-alt-repair-now = Reparierbar: { $list }.
pic-alt-free = kostenlos
pic-alt-jokers = davon { $number } durch Joker
pic-alt-drawn = Gezogen, behalte eins: { $list }.
pic-alt-watcher = Du hast an diesem Tisch keine Hand.

## Nicodemus: was ein Projekt verlangt, ein Wort je Maschine
pic-need-blue = Blau
pic-need-purple = Violett
pic-need-red = Rot
pic-need-yellow = Gelb
pic-need-same = gleich
pic-need-worth-1 = 1 SP
pic-need-worth-2 = 2 SP
pic-need-worth-3 = 3 SP
pic-short-charcoalium = Char
pic-short-wood = Holz
pic-short-copper = Kupf
pic-short-crystal = Kris
pic-short-joker = Joker

## Imaginarium
pic-imaginarium-planning = Runde { $number }, Planung: { $name }
pic-imaginarium-implementation = Runde { $number }: { $name }
pic-imaginarium-show-workshop = Werkstatt: { $name }
pic-imaginarium-workshop = Werkstatt { $number }
pic-imaginarium-no-dial = Zeiger noch nicht gestellt
pic-imaginarium-levels = Stufen: { $number } zusammen
pic-imaginarium-discs = { $number ->
    [one] Noch 1 Scheibe
   *[other] Noch { $number } Scheiben
  }
pic-imaginarium-secrets = { $number ->
    [0] Keine geheimen Projekte
    [one] 1 geheimes Projekt
   *[other] { $number } geheime Projekte
  }
pic-imaginarium-screen = Hinter deinem Sichtschirm
pic-imaginarium-means = Kohlium zum Zahlen, höchstens: { $number }
pic-imaginarium-secret = Deine geheimen Projekte
pic-imaginarium-met = Du erfüllst
pic-imaginarium-prices = Was dich Maschinen kosten würden
pic-imaginarium-repairs = Diese Reparaturen kannst du zahlen
pic-imaginarium-people = Diese Assistenten kannst du zahlen
pic-imaginarium-watcher = Du hast an diesem Tisch keinen Sichtschirm.

## Imaginarium: Alternativtexte
pic-imaginarium-alt-table = Imaginarium. { $title }.
pic-imaginarium-alt-over = Imaginarium, zu Ende in Runde { $number }. { $title }.
pic-imaginarium-alt-belt = Förderband (Preis): { $list }.
pic-imaginarium-alt-presses = Pressen: { $list }.
pic-imaginarium-alt-presses-none = Pressen frei.
pic-imaginarium-alt-aside = Wartet daneben: { $list }.
pic-imaginarium-alt-track = Initiative: { $list }.
pic-imaginarium-alt-piles = Stapel { $stack }, Assistenten { $assistants }, freie Projekte { $unused }.
pic-imaginarium-alt-crusher = Zermalmer: { $list }.
pic-imaginarium-alt-crusher-empty = Zermalmer leer.
pic-imaginarium-alt-room = Konferenzraum: { $list }.
pic-imaginarium-alt-room-empty = Konferenzraum leer.
pic-imaginarium-alt-projects = Projekte: { $list }.
pic-imaginarium-alt-removed = Entfernt: { $list }.
pic-imaginarium-alt-free = freie Plätze { $number }
pic-imaginarium-alt-garden = Garten { $list }
pic-imaginarium-alt-dial = Zeiger { $list }
pic-imaginarium-alt-people = Assistenten { $list }
pic-imaginarium-alt-secrets = geheim { $number }
pic-imaginarium-alt-done = erledigt { $list }
pic-imaginarium-alt-rank = Rang { $number }
pic-imaginarium-alt-sketch = entwirft { $list }
pic-imaginarium-alt-most = am meisten { $list }
pic-imaginarium-alt-off = aus
pic-imaginarium-alt-used = benutzt
pic-imaginarium-alt-empty = leer
pic-imaginarium-alt-stock = Hinter deinem Sichtschirm: { $goods }.
pic-imaginarium-alt-terms = { $means }. Ein SP kostet { $price }, { $deals } Geschäfte je Handel.
pic-imaginarium-alt-secret = Geheime Projekte: { $list }.
pic-imaginarium-alt-met = Du erfüllst: { $list }.
pic-imaginarium-alt-prices = Preise für dich: { $list }.
pic-imaginarium-alt-short = { $number } zu wenig
pic-imaginarium-alt-covered = mit Rohstoffen oder Einkommen
pic-imaginarium-alt-repairs = Bezahlbare Reparaturen: { $list }.
pic-imaginarium-alt-hires = Bezahlbare Assistenten: { $list }.
pic-imaginarium-alt-belt-none = Förderband leer.
pic-imaginarium-alt-legend = Spieler (Plätze, ! aus, * benutzt; G Garten; Zeiger; Assistenten; ? geheim; ✓ erledigt):
pic-imaginarium-alt-legend-over = Spieler (Rang; Plätze, ! aus; G Garten; Zeiger; Assistenten; ? geheim; ✓ erledigt; Kohlium/Holz/Kupfer/Kristall/SP + Mehrheit):

## Imaginarium: kurze Namen für lange Alternativtexte
pic-imaginarium-short-recruit = anw
pic-imaginarium-short-extract = abb
pic-imaginarium-short-repair = rep
pic-imaginarium-short-trade = hand
pic-imaginarium-short-dismantle = dem
pic-imaginarium-short-reorganise = umorg
pic-imaginarium-short-charcoal = Kohl
pic-imaginarium-short-wood = Holz
pic-imaginarium-short-copper = Kupf
pic-imaginarium-short-crystal = Kris
pic-imaginarium-short-vp = SP
pic-imaginarium-short-AS01 = Zeiger
pic-imaginarium-short-AS02 = Schrott
pic-imaginarium-short-AS03 = Arbeiter
pic-imaginarium-short-AS04 = Bonus
pic-imaginarium-short-AS05 = Erlass
pic-imaginarium-short-AS06 = Anbau
pic-imaginarium-short-AS07 = Stapel
pic-imaginarium-short-AS08 = Pläne
pic-imaginarium-short-AS09 = Diplome
pic-imaginarium-short-AS10 = Händler
pic-imaginarium-short-AS11 = Start
pic-imaginarium-short-AS12 = Nachbar
pic-imaginarium-short-AS13 = Mehrheit
pic-imaginarium-short-PR01 = 4P
pic-imaginarium-short-PR02 = 2A
pic-imaginarium-short-PR03 = 2D
pic-imaginarium-short-PR04 = A+D
pic-imaginarium-short-PR05 = 2T
pic-imaginarium-short-PR06 = Drillinge
pic-imaginarium-short-PR07 = 6 Masch.
pic-imaginarium-short-PR08 = 3×Stufe 2
pic-imaginarium-short-PR09 = 2×Stufe 3
pic-imaginarium-short-PR10 = 6 Rohst.
pic-imaginarium-short-PR11 = je 1
pic-imaginarium-short-PR12 = 3 gleiche
pic-imaginarium-short-PR13 = Personal
pic-imaginarium-short-PR14 = Vorrat

## Club der Erfinder: die Bilder
pic-inventors-age = Zeitalter { $age } · noch { $number }
pic-inventors-picks = Team: { $name }
pic-inventors-chooses = Belohnung: { $name }
pic-inventors-final = Letzte Aufwertungen
pic-inventors-watcher = Du führst an diesem Tisch kein Team.
pic-inventors-teamless = Du hast noch kein Team.
pic-inventors-sum = Patente { $patents } + Serien { $series } + Plättchen { $victory } + Ziele { $goals }
pic-inventors-missing = noch { $number }
pic-inventors-met = Ziel erreicht
pic-inventors-form = Du entsendest
pic-inventors-genius = { $number } Geniestreich
pic-inventors-gains = Deine Belohnung
pic-inventors-reach = So viele Steine könntest du jetzt setzen
pic-inventors-tiles = Deine Plättchen
pic-inventors-tiles-none = Keine Plättchen.
pic-inventors-patents = Deine Patente
pic-inventors-patents-none = Keine Patente.
pic-inventors-slots = { $fits } Felder, { $asked } gefragt
pic-inventors-reaches = erfüllt ein Ziel: { $name }
pic-inventors-series = Serie +{ $number }
pic-inventors-points = { $number } SP
pic-inventors-out = Aus dem Spiel
pic-inventors-wakes = weckt { $number }
pic-inventors-extra = { $number } Steine extra

## Club der Erfinder: Alternativtexte
pic-inventors-alt-teams = Club der Erfinder, { $list } wählt ein Team.
pic-inventors-alt-turns = Club der Erfinder, { $list } ist dran.
pic-inventors-alt-final = Club der Erfinder, letzte Aufwertungen: { $list }.
pic-inventors-alt-rewards = Club der Erfinder, Belohnungen ({ $name }) für { $list }.
pic-inventors-alt-over = Club der Erfinder, Spielende nach Zug { $turn }.
pic-inventors-alt-age = Zeitalter { $age }, Zug { $turn }, noch { $left } Erfindungen.
pic-inventors-alt-leonardo = Leonardo: { $name }.
pic-inventors-alt-free = Freie Teams: { $list }.
pic-inventors-alt-display = Erfindungen (Ordnungszahl, Patent) freie Felder Physik/Chemie/Mechanik/Mathematik (von allen): Steine, Belohnungen. { $list }.
pic-inventors-alt-short = Erfindungen, freie Felder Physik/Chemie/Mechanik/Mathematik: Steine, Belohnungen. { $list }.
pic-inventors-alt-terse = Erfindungen, freie Felder Phys Chem Mech Math, Platz:Steine + Belohnungen: { $list }.
pic-inventors-alt-taken = Patent weg
pic-inventors-alt-player = { $name }, { $team }, { $points } SP:
pic-inventors-alt-player-terse = { $seat } { $name } { $points } SP:
pic-inventors-alt-goal = Ziel { $goal } für { $points }
pic-inventors-alt-tired = müde
pic-inventors-alt-tiles = Plättchen { $list }
pic-inventors-alt-patents = Patente { $list }
pic-inventors-alt-patents-dense = Pat. { $list }
pic-inventors-alt-done = fertig
pic-inventors-alt-bag = Beutel: { $list }.
pic-inventors-alt-out = Aus dem Spiel: { $list }.
pic-inventors-alt-own = Dein Team { $team }, { $points } SP:
pic-inventors-alt-inventors = Erfinder (Physik/Chemie/Mechanik/Mathematik): { $list }.
pic-inventors-alt-own-leonardo = Du hast Leonardo.
pic-inventors-alt-own-tiles = Plättchen: { $list }.
pic-inventors-alt-own-patents = Patente: { $list }.
pic-inventors-alt-own-series = Serien: { $list }.

## Club der Erfinder: Belohnungsplättchen in vier Buchstaben
pic-inventors-code-upgrade2 = auf2
pic-inventors-code-upgrade3 = auf3
pic-inventors-code-upgrade4 = auf4
pic-inventors-code-refresh = frei
pic-inventors-code-genius = gen
pic-inventors-code-order = ord
pic-inventors-code-victory1 = sp1
pic-inventors-code-victory2 = sp2
pic-inventors-code-victory3 = sp3

## Club der Erfinder: kurze Namen, wo der volle für ein Bild zu lang ist
pic-inventors-inventor-oresme = Oresme
pic-inventors-inventor-hildegard = Hildegard
pic-inventors-inventor-gutenberg = Gutenberg
pic-inventors-inventor-boyle = Boyle
pic-inventors-inventor-newton = Newton
pic-inventors-inventor-galileo = Galilei
pic-inventors-inventor-pascal = Pascal
pic-inventors-inventor-watt = Watt
pic-inventors-inventor-lovelace = Lovelace
pic-inventors-inventor-lavoisier = Lavoisier
pic-inventors-inventor-franklin = Franklin
pic-inventors-inventor-einstein = Einstein
pic-inventors-inventor-edison = Edison
pic-inventors-inventor-tesla = Tesla
pic-inventors-inventor-curie = Curie
pic-inventors-invention-crossbow = Armbrust
pic-inventors-invention-optical_telegraph = Telegraf
pic-inventors-invention-gatling_gun = Gatling
