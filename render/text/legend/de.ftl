# Wie die Zeichen aller Spiele heißen und was sie bedeuten, für die Zeichenerklärung.

legend-shared = In jedem Spiel
sign-points = Punkte
about-sign-points = Die Zahl auf dem Wimpel sagt, wie viel etwas wert ist.
sign-cards = Karte, Karten, Plättchen
about-sign-cards = Eine einzelne Karte, mehrere wie eine Hand oder ein Stapel, und ein Plättchen.
sign-arrow = Pfeile
about-sign-arrow = Ein Pfeil: was du gibst und was du dafür bekommst. Zwei Pfeile: ein Tausch.
sign-done = Fertig, nein, passen, Schluss
about-sign-done = Ein Haken stimmt zu oder beendet, ein Kreuz lehnt ab, die anderen lassen etwas aus.
sign-crown = Krone
about-sign-crown = Wer gewonnen hat oder bei etwas vorn liegt.
sign-clock = Uhr
about-sign-clock = Zeit: wie lange etwas dauert oder bis wann.
sign-seats = Mitspielende
about-sign-seats = Alle haben eine eigene Form und Farbe, in allen Bildern dieselbe.

legend-greyed = Was grau ist
sign-missing = Fehlt
about-sign-missing = So viele hast du zu wenig von dem, was hinter der Zahl steht.
sign-locked = Gesperrt
about-sign-locked = Geht gerade nicht; „Warum nicht?“ nennt den Grund.
sign-full = Kein Platz
about-sign-full = Es gibt keinen freien Platz, auf den es passt.
