# Wörter, die in den Bildern von Imaginarium und in deren Alternativtexten stehen; Schlüssel beginnen mit pic-.

pic-imaginarium-planning = Runde { $number }, Planung: { $name }
pic-imaginarium-implementation = Runde { $number }: { $name }
pic-imaginarium-show-players = Alle und der Zermalmer
pic-imaginarium-show-board = Der Tisch
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
pic-imaginarium-levels-short = Stufen: { $number }
pic-imaginarium-discs-short = Scheiben: { $number }
pic-imaginarium-secrets-short = Geheim: { $number }
pic-imaginarium-screen = Hinter deinem Sichtschirm
pic-imaginarium-means = Du könntest bis zu { $number } Kohlium zahlen
pic-imaginarium-secret = Deine geheimen Projekte
pic-imaginarium-met = Du erfüllst schon
pic-imaginarium-prices = Was dich Maschinen kosten würden
pic-imaginarium-watcher = Du hast an diesem Tisch keinen Sichtschirm.

## Alternativtexte
pic-imaginarium-alt-table = Imaginarium. { $title }.
pic-imaginarium-alt-over = Imaginarium, zu Ende in Runde { $number }. { $title }.
pic-imaginarium-alt-belt = Förderband (Preis): { $list }.
pic-imaginarium-alt-presses = Pressen: { $list }.
pic-imaginarium-alt-presses-none = Pressen frei.
pic-imaginarium-alt-aside = Wartet daneben: { $list }.
pic-imaginarium-alt-track = Initiative: { $list }.
pic-imaginarium-alt-piles = Stapel { $stack }, Assistenten { $assistants }, freie Projekte { $unused }.
pic-imaginarium-alt-crusher = Zermalmer: { $list }.
pic-imaginarium-alt-crushed = Zermalmer: { $number }.
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
pic-imaginarium-alt-slots = Plätze: { $list }.
pic-imaginarium-alt-slots-most = Du hast { $number } Plätze.
pic-imaginarium-alt-due = Du musst kaufen: { $list }.
pic-imaginarium-alt-broken = Kaputte Maschinen (Reparatur): { $list }.
pic-imaginarium-alt-safe = Geschützt: { $list }.
pic-imaginarium-alt-taken = Besetzt: { $list }.
pic-imaginarium-alt-choices = Zur Wahl: { $list }.
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
pic-imaginarium-alt-legend-slots = Maschinen (! aus, * benutzt):
pic-imaginarium-alt-legend = Spieler (Plätze, ! aus, * benutzt; G Garten; Zeiger; Assistenten; ? geheim; ✓ erledigt):
pic-imaginarium-alt-legend-over = Spieler (Rang; Plätze, ! aus; G Garten; Zeiger; Assistenten; ? geheim; ✓ erledigt; Kohlium/Holz/Kupfer/Kristall/SP + Mehrheit):

## Kurze Namen für lange Alternativtexte
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
