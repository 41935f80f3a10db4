# Was die Bilder sagen, die zeigen, wie Imaginarium gespielt wird.

guide-goal = Das Ziel
guide-projects = Schließ mit reparierten Maschinen Projekte ab: je 2 bis 5 Siegpunkte.
guide-trade = Kauf beim Handeln Punkte für Kohlium. Manche Maschinen bringen auch welche.
guide-majority = Wer am Ende von einer Ware am meisten hat, bekommt dafür Punkte.
guide-turn = Eine Runde
guide-reserve = Plane: Stell deinen Konstrukteur auf eine Maschine. In deinem Zug kaufst du sie, noch kaputt.
guide-actions = Dann wähle zwei Nachbarn: anwerben, abbauen, reparieren, handeln, demontieren, umorganisieren.
guide-runs = Eine reparierte Maschine arbeitet am Anfang jedes Zuges für dich.
guide-end = Das Ende
guide-twenty = Sobald jemand 20 Punkte hat, wird die Runde noch zu Ende gespielt.
guide-most = Die meisten Punkte gewinnen.
