# Wörter, die in den Bildern von Transmissions und in deren Alternativtexten stehen; Schlüssel beginnen mit pic-.

pic-transmissions-turn = { $name } ist am Zug
pic-transmissions-setup = Startideen: { $name }
pic-transmissions-last = { $number ->
    [0] Das Ende naht
    [one] Noch 1 Zug
   *[other] Noch { $number } Züge
  }
pic-transmissions-own = Deine Hand
pic-transmissions-board = Dein Spielbrett
pic-transmissions-nowhere = Passt nirgends: beiseitelegen
pic-transmissions-unplayable = kein Roboter da
pic-transmissions-unplayable-card = { $card }: kein Roboter da
pic-transmissions-anywhere = jedes freie Feld
pic-transmissions-usable = Das kannst du nutzen
pic-transmissions-pipes = Rohre, längste Leitung: { $number }
pic-transmissions-forest = Waldkarten, { $number ->
    [one] 1 Eichel
   *[other] { $number } Eicheln
  }
pic-transmissions-score = Wertung
pic-transmissions-players = Alle am Tisch
pic-transmissions-show-players = Alle am Tisch
pic-transmissions-show-board = Spielbrett: { $name }
pic-transmissions-show-pipes = Rohre: { $name }
pic-transmissions-show-harveys-pipes = Rohre: Harvey
pic-transmissions-show-harvey = Spielbrett: Harvey

## Alternative texts
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
pic-transmissions-alt-points = { $count ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
}
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
pic-transmissions-alt-items = Gegenstände: { $list }.
pic-transmissions-alt-ideas = Ideen: { $list }.
pic-transmissions-alt-options = Zur Wahl: { $list }.
pic-transmissions-alt-prices = Preise der Gegenstände, dann der Rohre: { $list }.
pic-transmissions-alt-payable = Du kannst bezahlen: { $list }.
