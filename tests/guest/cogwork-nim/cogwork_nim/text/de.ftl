# Blindes Nim auf Deutsch.

## Worum es im Spiel geht, für die Lobby
about-game = Steine liegen auf einem Haufen, und Karten, die nur du siehst, sagen, wie viele du nehmen darfst: Auf den letzten kommt es an.

## Fragen
ask-lay = Lege eine Karte verdeckt: So viele Steine kommen auf den Haufen.
ask-turn = { $stones ->
    [one] Ein Stein liegt auf dem Haufen. Welche Karte spielst du?
   *[other] { $stones } Steine liegen auf dem Haufen. Welche Karte spielst du?
  }
group-lay = Karte legen
group-turn = Karte spielen

## Möglichkeiten und Hinweise
opt-lay = { $card } legen
opt-take = { $card } nehmen
hint-left = { $stones ->
    [0] Nichts bleibt liegen
    [one] Ein Stein bleibt liegen
   *[other] { $stones } Steine bleiben liegen
  }

## Warum nicht
absent-move-lay = so eine Karte hast du nicht
absent-move-take = so eine Karte hast du nicht

## Das Protokoll
log-lay = { $who } legt eine { $card }.
log-heap = { $stones } Steine liegen auf dem Haufen.
log-take = { $who } nimmt { $stones ->
    [one] einen Stein
   *[other] { $stones } Steine
  }, { $left } bleiben.
log-draw = Du ziehst eine { $card }.
log-last-wins = { $who } nimmt den letzten Stein und gewinnt.
log-last-loses = { $who } nimmt den letzten Stein und verliert.

## Das Ergebnis
points-last = letzter Stein

## Einstellungen
setting-last = Letzter Stein
setting-last-about = Ob der letzte Stein das Spiel gewinnt oder verliert.
setting-last-wins = Gewinnt
setting-last-loses = Verliert

## Befehle
cmd-game-name = nim
cmd-game-description = Deine Züge in Blindem Nim
cmd-lay-name = legen
cmd-lay-description = Lege eine Karte, deren Steine auf den Haufen kommen
cmd-lay-card-name = karte
cmd-lay-card-description = Welche deiner Handkarten
cmd-take-name = nehmen
cmd-take-description = Nimm Steine vom Haufen
cmd-take-card-name = karte
cmd-take-card-description = Welche deiner Handkarten
