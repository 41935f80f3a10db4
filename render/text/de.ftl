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
pic-inventors-alt-terse = Erfindungen, freie Felder Physik Chemie Mechanik Mathematik, Platz:Steine + Belohnungen: { $list }.
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

## Transmissions (pic-transmissions-)
pic-transmissions-turn = { $name } ist am Zug
pic-transmissions-setup = Startideen: { $name }
pic-transmissions-last = { $number ->
    [0] Das Ende naht
    [one] Noch 1 Zug
   *[other] Noch { $number } Züge
  }
pic-transmissions-own = Deine Hand
pic-transmissions-board = Dein Spielbrett
pic-transmissions-dealt = Deine Startideen
pic-transmissions-looking = Behalte eine davon
pic-transmissions-placing = Bei einer Nummer anlegen oder beiseitelegen
pic-transmissions-nowhere = Passt nirgends: beiseitelegen
pic-transmissions-going = Wohin er laufen kann
pic-transmissions-unplayable = kein Roboter da
pic-transmissions-anywhere = jedes freie Feld
pic-transmissions-payable = Du kannst bezahlen
pic-transmissions-pipes = Rohre, längste Leitung: { $number }
pic-transmissions-forest = Waldkarten, { $number ->
    [one] 1 Eichel
   *[other] { $number } Eicheln
  }
pic-transmissions-score = Wertung
pic-transmissions-tiles = { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
  }
pic-transmissions-show-board = Spielbrett: { $name }
pic-transmissions-show-harvey = Spielbrett: Harvey

## Transmissions: alternative texts
pic-transmissions-short-white = W
pic-transmissions-short-yellow = Ge
pic-transmissions-short-green = Gr
pic-transmissions-short-blue = B
pic-transmissions-short-electricity = S
pic-transmissions-alt-sets = Gegenstände { $items }, Ideen { $ideas }.
pic-transmissions-alt-card = Gespielte Karte: { $card }.
pic-transmissions-alt-robots = Roboter (! aktiv): { $list }.
pic-transmissions-alt-done = Aktion ausgeführt: { $place }.
pic-transmissions-alt-reach = Er kann nach: { $list }.
pic-transmissions-alt-display = Auslage (Idee und Strom, +1 weiß oder gelb / Gegenstand, Engramme und Strom): { $list }.
pic-transmissions-alt-display-none = Auslage leer.
pic-transmissions-alt-stack = Stapel { $number }.
pic-transmissions-alt-stacks = Rohrstapel: { $list }.
pic-transmissions-alt-supply = Vorrat { $goods }.
pic-transmissions-alt-pool = Pool { $goods }.
pic-transmissions-alt-forest = Wald { $draw }, Ablage { $discard }, oben { $top }.
pic-transmissions-alt-reason-stack = ein Rohrstapel ist leer
pic-transmissions-alt-reason-display = die Auslage ist unvollständig
pic-transmissions-alt-reason-full = alle Roboter sind gefüllt
pic-transmissions-alt-points = { $number } Punkte
pic-transmissions-alt-rank = Rang { $number }
pic-transmissions-alt-free = { $number } frei
pic-transmissions-alt-full = voll: { $number }
pic-transmissions-alt-slots = Plätze { $list }
pic-transmissions-alt-pipes = Rohre { $number }, Leitung { $run }, beiseite { $aside }
pic-transmissions-alt-creatures = Vögel { $birds }, Schmetterlinge { $butterflies }
pic-transmissions-alt-cards = Waldkarten { $unused }/{ $number }, Eicheln { $acorns }
pic-transmissions-alt-hand = Hand { $number }
pic-transmissions-alt-deck = Deck { $number }
pic-transmissions-alt-last = zuletzt { $card }
pic-transmissions-alt-bird = Vogel
pic-transmissions-alt-butterfly = Schmetterling
pic-transmissions-alt-per-items = { $points } je Gegenstand, höchstens { $most }
pic-transmissions-alt-per-ideas = { $points } je Idee, höchstens { $most }
pic-transmissions-alt-per-pipes = { $points } je Rohr, höchstens { $most }
pic-transmissions-alt-used = (benutzt)
pic-transmissions-alt-copied = kopiert
pic-transmissions-alt-legend = Seiten (Punkte; W Ge Gr B S; belegte Plätze gelb blau grün rot; Rohre Leitung beiseite; Vögel Schmetterlinge; Wald unbenutzt/alle Eicheln; Hand):
pic-transmissions-alt-legend-over = Seiten (Punkte Rang; W Ge Gr B S; belegte Plätze gelb blau grün rot; Rohre Leitung beiseite; Vögel Schmetterlinge; Wald unbenutzt/alle Eicheln; Hand):
pic-transmissions-alt-own-cards = Hand { $hand }, Deck { $deck }.
pic-transmissions-alt-boards = Roboter: { $list }.
pic-transmissions-alt-network = Rohre (Zelle; Öffnungen N O S W, o rund, q eckig): { $list }.
pic-transmissions-alt-run = Längste Leitung { $number }: { $list }.
pic-transmissions-alt-aside = Rohre beiseite: { $number }.
pic-transmissions-alt-cards-list = Waldkarten (Eicheln): { $list }.
pic-transmissions-alt-acorns = Eicheln { $number },
pic-transmissions-alt-score = Wertung: { $list }.
pic-transmissions-alt-harveys-cards = Deck { $deck }, Ablage { $discard }, zuletzt { $card }.
pic-transmissions-alt-harveys-pipes = Rohre: { $list }.
pic-transmissions-alt-dealt = Startideen: { $list }.
pic-transmissions-alt-looking = Behalte eine: { $list }.
pic-transmissions-alt-nowhere = { $pipe } passt nirgends: beiseitelegen.
pic-transmissions-alt-placing = { $pipe } anlegen (Nummer, Zelle, Öffnungen N O S W, Leitung) oder beiseitelegen: { $list }.
pic-transmissions-alt-going = Es können gehen: { $list }.
pic-transmissions-alt-held = Karte { $card }:
pic-transmissions-alt-payable = Du kannst bezahlen: { $list }.

## Mech A Dream: die Bilder
pic-mech-show-workshop = Werkstatt: { $name }
pic-mech-stock = Lagerraum
pic-mech-delivery = Rampe · { $id }
pic-mech-day = Tag { $day }: { $part }
pic-mech-robots = Alle wählen einen Roboter
pic-mech-draft = Spezialisten
pic-mech-drafts = Spezialist: { $name }
pic-mech-last-night = Letzte Nacht
pic-mech-first = Startspieler
pic-mech-own = Deine Werkstatt
pic-mech-watcher = Du hast an diesem Tisch keine Werkstatt.
pic-mech-boosts = { $number ->
    [one] 1 Schub einzusetzen
   *[other] { $number } Schübe einzusetzen
  }
pic-mech-refused = Zurückgelegt: { $list }
pic-mech-run = Ohne Wahl: { $number }

## Mech A Dream: Alternativtexte
pic-mech-alt-table = Mech A Dream, Tag { $day } von { $days }, { $part }, gewartet wird auf { $list }.
pic-mech-alt-robots = Mech A Dream, Roboter wählen { $list }.
pic-mech-alt-draft = Mech A Dream, einen Spezialisten wählt { $list }.
pic-mech-alt-over = Mech A Dream, Spielende nach Tag { $day }; es gewinnt { $list }.
pic-mech-alt-last = Letzte Nacht.
pic-mech-alt-first = Startspieler { $name }.
pic-mech-alt-letters = F Blumen, I Tinte, R Regenbögen, D Traumpunkte, B Schübe, A Aktivierung.
pic-mech-alt-legend = Spieler (Güter; =Punkte, z schläft; Assistenten; Roboter, ✓ benutzt | Band Maschine@Feld+Assistenten | Werkstatt, ✓ benutzt, ! aktivierbar):
pic-mech-alt-legend-short = Spieler (Güter =Punkte Assistenten Roboter | Band | Werkstatt):
pic-mech-alt-offer = Zu kaufen (Preis@Feld): { $list }.
pic-mech-alt-prices = Deine Preise (Preis@Feld, 0 sofort fertig, ✗ zu teuer): { $list }.
pic-mech-alt-pile = Stapel mit { $number }
pic-mech-alt-delivery = Rampe { $id } für { $fee }, Morgen; Nachmittag; Abend: { $list }. Noch { $left } Karten.
pic-mech-alt-taken = Pakete genommen: { $number }.
pic-mech-alt-delivered = Weg: { $list }.
pic-mech-alt-specialists = Spezialisten (Preis, Besitzer): { $list }.
pic-mech-alt-cards = Spezialisten: { $list }.
pic-mech-alt-rank = Rang { $number }
pic-mech-alt-points = { $number } Punkte
pic-mech-alt-assistants = Assistenten { $list }
pic-mech-alt-home = daheim
pic-mech-alt-robot = Roboter { $name }
pic-mech-alt-belt = Band { $list }
pic-mech-alt-workshop = Werkstatt { $list }
pic-mech-alt-asleep = schläft
pic-mech-alt-saves = Spart: { $list }.
pic-mech-alt-next = Nächste Maschine: { $points }.
pic-mech-alt-once = einmal { $goods }
pic-mech-alt-dealt = Behalte einen: { $list }.
pic-mech-alt-deal = { $name } ({ $effect }), beginnt mit { $start }
pic-mech-alt-boosts = Schübe einzusetzen: { $number }.
pic-mech-alt-night = Du hättest: { $list }.
pic-mech-alt-lost = ({ $number } verloren)
pic-mech-alt-own-robot = Roboter
pic-mech-alt-run = Ohne Wahl { $list }: { $goods }.
pic-mech-alt-fee = Die Rampe kostet dich { $fee }.
pic-mech-alt-takeable = Du kannst nehmen: { $list }.
pic-mech-alt-refused = Zurückgelegt: { $list }.
pic-mech-alt-copies = Du kannst kopieren von { $list }.
