# Was die Bilder sagen, die zeigen, wie Nicodemus gespielt wird.

guide-goal = Das Ziel
guide-repaired = Repariere kaputte Maschinen. Jede bringt die Punkte auf ihrer Karte.
guide-projects = Schließ mit reparierten Maschinen Projekte ab, für weitere Punkte.
guide-turn = Dein Zug: eins von zweien
guide-play = Spiel eine Karte aus: Sie kommt zu den kaputten Maschinen, und du nimmst Waren oder nutzt den Effekt.
guide-repair = Oder repariere eine kaputte Maschine: Zahle ihre Kosten und Charcoalium für jede neuere.
guide-saves = Reparierte Maschinen machen deine nächsten Reparaturen billiger.
guide-end = Das Ende
guide-twenty = Jemand hat 20 Punkte, oder der Stapel reicht nicht mehr: die letzte Runde.
guide-most = Die meisten Punkte gewinnen.
