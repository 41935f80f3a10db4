# Was die Bilder sagen, die zeigen, wie Legendary Inventors gespielt wird.

guide-goal = Das Ziel
guide-patents = Gewinne Patente für Punkte. Patente mit Zahlen ab 0 bilden Serien.
guide-tiles = Siegpunktplättchen zählen, und ebenso Erfinder, die können, was ihr Ziel verlangt.
guide-turn = Dein Zug: eins von zweien
guide-send = Schick einen Erfinder: Setz so viele Steine auf eine Erfindung, wie er in jedem Gebiet weiß.
guide-complete = Ist eine Erfindung voll, wählen zuerst die eine Belohnung, die dort die meisten Steine haben.
guide-ready = Oder mach alle deine müden Erfinder wieder bereit.
guide-end = Das Ende
guide-ages = Ein Zeitalter endet, wenn eine Erfindung übrig ist. Nach dreien ist das Spiel aus.
guide-most = Die meisten Punkte gewinnen.
