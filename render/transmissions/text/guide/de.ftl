# Was die Bilder sagen, die zeigen, wie Transmissions gespielt wird.

guide-goal = Das Ziel
guide-robots = Leg Gegenstände und Ideen auf deine Roboter. Sie bringen Punkte, und volle Roboter auch.
guide-pipes = Bau eine lange Leitung aus Rohren. Vögel mal Schmetterlinge sind auch Punkte.
guide-turn = Dein Zug
guide-move = Spiel eine Karte und geh mit dem Roboter, den sie nennt. Alle bewegen dieselben vier.
guide-places = Nutze den Ort, an dem er hält: Manche geben Engramme oder Strom ...
guide-buy = ... und an anderen zahlst du damit: für Gegenstände, Ideen und Rohre.
guide-end = Das Ende
guide-three = Ein Rohrstapel ist leer, die Auslage lässt sich nicht füllen, oder alle Roboter von jemandem sind voll: noch je ein Zug.
guide-most = Die meisten Punkte gewinnen.
