# Wörter, die in den Bildern von Mech A Dream und in deren Alternativtexten stehen; Schlüssel beginnen mit pic-.

## Die Bilder
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
pic-mech-refused = Zurückgelegt: { $list }

## Alternativtexte
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
pic-mech-alt-fee = Die Rampe kostet dich { $fee }.
pic-mech-alt-refused = Zurückgelegt: { $list }.
pic-mech-alt-you = Du hast: { $list }.
pic-mech-alt-machines = { $number } { $number ->
    [one] Maschine
   *[other] Maschinen
  } fertig
pic-mech-alt-clock = Tag { $day } von { $days }
pic-mech-alt-options = Du kannst: { $list }.
pic-mech-alt-on-belt = Auf deinem Band: { $list }.
pic-mech-alt-run = Ohne Wahl: { $list }.
pic-mech-alt-done = Fertig: { $list }.
pic-mech-alt-boosts = Schübe einzusetzen: { $number }.
