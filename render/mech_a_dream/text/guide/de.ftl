# Was die Bilder sagen, die zeigen, wie Mech A Dream gespielt wird.

guide-goal = Das Ziel
guide-dreams = Sammle Träume: Jeder ist ein Punkt. Gelbe Maschinen bringen viele auf einmal.
guide-left = Am Ende ist jeder übrige Regenbogen ein Punkt, und je 5 Blumen oder Tinte noch einer.
guide-turn = Ein Tag
guide-jobs = Morgen, Nachmittag, Abend: Schick jedes Mal einen Assistenten zu einer von vier Arbeiten.
guide-belt = Eine gekaufte Maschine rückt auf deinem Band vor, ein Feld für jeden Assistenten darauf.
guide-night = Nachts arbeiten dein Roboter und deine fertigen Maschinen für dich.
guide-end = Das Ende
guide-nine = Die Nacht, in der jemand neun Maschinen hat, oder die siebte ist die letzte.
guide-most = Die meisten Punkte gewinnen.
