# Lektionen: /lernen und was auf dem Feld der Lernenden außer den Fragen des Spiels steht. Ihre Sätze sind Dateien der Spiele.

cmd-learn-name = lernen
cmd-learn-description = Ein Spiel beim Spielen lernen, allein mit Begleitung, in einer Viertelstunde
cmd-learn-game-name = spiel
cmd-learn-game-description = Welches Spiel du lernen möchtest

lesson-step = Schritt { $number } von { $of }
lesson-named = { WITH_ICON($what) }
lesson-otherwise = In dieser Lektion kommt jetzt etwas anderes: Drücke, was dir angeboten wird. Mit „Allein weiterspielen“ unter „Mehr …“ darfst du alles ausprobieren.
lesson-put-away = Deine Lektion { $title } bleibt, wie sie ist. Mit `/lernen` geht sie weiter, wann immer du magst, morgen oder nächste Woche.
no-lesson = Zu diesem Spiel gibt es noch keine Lektion. `/regeln` sagt, wie es geht.
done-lesson = Hier ist deine Lektion { $title }. Drücke, was sie anbietet, und lass dir Zeit.
done-lesson-over = Die Lektion ist beendet. Mit `/lernen` beginnt sie von vorn.

ui-turn-page = Weiter
ui-last-page = Weiterspielen
ui-look-again = Nachsehen
ui-alone = Allein weiterspielen
ui-leave-lesson = Lektion verlassen
ui-end-lesson = Lektion endgültig beenden
ui-for-real = Gegen einen Computer spielen ({ $level })
ui-for-real-stronger = Gegen einen stärkeren…

new-here = **Neu hier?** { $learn } bringt dir ein Spiel beim Spielen bei, allein, in einer Viertelstunde.
