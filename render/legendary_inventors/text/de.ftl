# Wörter, die in den Bildern von Club der Erfinder und in deren Alternativtexten stehen; Schlüssel beginnen mit pic-.

## Die Bilder
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
pic-inventors-gains = Belohnungen
pic-inventors-tiles = Plättchen
pic-inventors-tiles-none = Keine Plättchen.
pic-inventors-patents = Patente und Serien
pic-inventors-patents-none = Keine Patente.
pic-inventors-slots = passt { $fits }×, für Ziele { $asked }×{ $later ->
    [0] {""}
   *[other] , später { $later }×
  }
pic-inventors-reaches = erfüllt ein Ziel: { $name }
pic-inventors-turned = als 1 ein Ziel erfüllt: { $name }
pic-inventors-series = Serie +{ $number }
pic-inventors-points = { $number } SP
pic-inventors-team = Team von { $name }
pic-inventors-patent = Patent
pic-inventors-left = { $number ->
    [0] vollendet sie
    [one] noch 1 Feld frei
   *[other] noch { $number } Felder frei
  }
pic-inventors-out = Aus dem Spiel
pic-inventors-wakes = weckt { $number }
pic-inventors-extra = { $number } Steine extra

## Alternativtexte
pic-inventors-alt-teams = Club der Erfinder, { $list } wählt ein Team.
pic-inventors-alt-turns = Club der Erfinder, { $list } ist dran.
pic-inventors-alt-final = Club der Erfinder, letzte Aufwertungen: { $list }.
pic-inventors-alt-rewards = Club der Erfinder, Belohnungen ({ $name }) für { $list }.
pic-inventors-alt-over = Club der Erfinder, Spiel zu Ende.
pic-inventors-alt-age = Zeitalter { $age }, noch { $left ->
    [one] { $left } Erfindung
   *[other] { $left } Erfindungen
}.
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
pic-inventors-alt-whose = { $name }, { $team }, { $points } SP:
pic-inventors-alt-their-leonardo = Mit Leonardo.
pic-inventors-alt-takers = Felder, die jetzt ein Plättchen aufnehmen: { $list }.
pic-inventors-alt-reach = Erfindungen, freie Felder Physik/Chemie/Mechanik/Mathematik: Steine, Belohnungen = Steine, die { $inventors } jetzt setzen könnten. { $list }.
pic-inventors-alt-own-tiles = Plättchen: { $list }.
pic-inventors-alt-own-patents = Patente: { $list }.
pic-inventors-alt-own-series = Serien: { $list }.

## Belohnungsplättchen in vier Buchstaben
pic-inventors-code-upgrade2 = auf2
pic-inventors-code-upgrade3 = auf3
pic-inventors-code-upgrade4 = auf4
pic-inventors-code-refresh = frei
pic-inventors-code-genius = gen
pic-inventors-code-order = ord
pic-inventors-code-victory1 = sp1
pic-inventors-code-victory2 = sp2
pic-inventors-code-victory3 = sp3

## Kurze Namen, wo der volle für ein Bild zu lang ist
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
pic-inventors-invention-hot_air_balloon = Ballon
pic-inventors-invention-smoke_signals = Rauch
pic-inventors-invention-cave_painting = Malerei
pic-inventors-invention-printing_press = Presse
pic-inventors-invention-pendulum_clock = Pendeluhr
pic-inventors-invention-sundial = Sonnenuhr
pic-inventors-invention-pocket_watch = Taschenuhr
pic-inventors-invention-quartz_clock = Quarzuhr
pic-inventors-invention-light_bulb = Glühbirne
pic-inventors-tile-refresh = Auffrischen
pic-inventors-tile-order = Ordnung
pic-inventors-invention-steam_engine = Dampfmasch.
pic-inventors-tile-upgrade2 = Aufwert. 2
pic-inventors-tile-upgrade3 = Aufwert. 3
pic-inventors-tile-upgrade4 = Aufwert. 4
pic-inventors-science-mathematics = Mathematik
