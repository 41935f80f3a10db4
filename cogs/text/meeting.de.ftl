# Erste Begegnungen: des Bots mit einem Server und von jemandem mit einem Spiel.

hello =
    ### Hallo, ich bin Cogwork
    Bei mir spielt ihr Brettspiele: mit anderen, ein paar Minuten am Tag, oder sofort allein gegen einen Computer. Kennen musst du keines davon.
hello-which-alone = Welches Spiel möchtest du ausprobieren? Du spielst allein gegen einen Computer, und alles siehst nur du.
hello-which-open = Für welches Spiel ist der Tisch? Andere setzen sich per Knopf dazu.
hello-games = ### Das sind die Spiele
hello-game = **{ $title }** · { $most ->
    [1] allein
   *[other] zu { $players }
}, etwa { $minutes } Minuten
hello-choose = Spiel wählen …
first-time = Du sitzt an Tisch { $table } und hast { $title } hier noch nie gespielt. So geht es, in zwei Minuten:
begun-elsewhere = Dein Spiel { $title } hat begonnen. Es wartet in deinen Direktnachrichten auf dich.
ui-try-alone = Allein ausprobieren
ui-open-table = Tisch eröffnen
ui-what-games = Welche Spiele?
ui-go-there = Dorthin
