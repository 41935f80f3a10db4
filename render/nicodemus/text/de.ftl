# Wörter, die in den Bildern von Nicodemus und in deren Alternativtexten stehen; Schlüssel beginnen mit pic-.

## Buchstaben der Maschinenfarben
pic-letter-blue = B
pic-letter-purple = V
pic-letter-red = R
pic-letter-yellow = G

## Die Hand
pic-hand = Deine Hand
pic-hand-empty = Deine Hand ist leer.
pic-projects = Deine Projekte
pic-workshop = Werkstatt
pic-yard = Bric-a-brac
pic-repairs-none = Jetzt kannst du nichts reparieren.
pic-drawn = Gezogen: behalte eins

## Alternativtexte
pic-alt-table = Nicodemus, { $name } ist dran.
pic-alt-over = Nicodemus, Spiel zu Ende.
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
pic-alt-first = Startspieler.
pic-alt-hand = Deine Hand (Karte: Kosten; Charcoalium, Produkt oder Effekt): { $list }.
pic-alt-hand-terse = Deine Hand (Karte: Charcoalium, Produkt oder Effekt): { $list }.
pic-alt-card-terse = { $name }: { $charcoalium }, { $product }, { $effect }
pic-alt-card = { $name } ({ $points } SP): { $cost }; { $charcoalium }, { $product }, { $effect }
pic-alt-effect = Effekt
pic-alt-effect-gain = Effekt +{ $number } { $good }
pic-alt-effect-none = Effekt jetzt nicht
pic-alt-you = Du hast { $goods }.
pic-alt-repair-terse = Reparierbar: { $list }.
pic-alt-repair-now = Reparierbar (Platz Maschine +Charcoalium darauf: Preis, Punkte): { $list }.
pic-alt-score = Siegpunkte: { $list }.
pic-alt-points = { $points } SP
pic-alt-answers = Möglich: { $list }.
pic-alt-cost = Ihre Kosten: { $cost }.
pic-alt-rival = { $name } hat { $goods }.
pic-alt-repair-later = Noch nicht: { $list }.
pic-alt-free = kostenlos
pic-alt-jokers = davon { $number } durch Joker
pic-alt-drawn = Gezogen, behalte eins: { $list }.

## Was ein Projekt verlangt, ein Wort je Maschine
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
