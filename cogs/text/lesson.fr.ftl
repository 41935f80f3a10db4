# Leçons : /apprendre et ce que le panneau montre en plus des questions du jeu. Leurs phrases sont des fichiers des jeux.

cmd-learn-name = apprendre
cmd-learn-description = Apprendre un jeu en y jouant, seul avec un guide, en un quart d’heure
cmd-learn-game-name = jeu
cmd-learn-game-description = Le jeu que tu veux apprendre

lesson-step = étape { $number } sur { $of }
lesson-named = { WITH_ICON($what) }
lesson-otherwise = Dans cette leçon, c’est autre chose qui vient maintenant : appuie sur ce qui est proposé. Avec « Continuer sans guide », sous « Plus… », tu peux tout essayer.
lesson-put-away = Ta leçon de { $title } reste comme elle est. Avec `/apprendre`, elle continue ici quand tu veux, demain ou la semaine prochaine.
no-lesson = Il n’y a pas encore de leçon pour ce jeu. `/règles` dit comment on y joue.
done-lesson = Voici ta leçon de { $title }. Appuie sur ce qu’elle propose, et prends ton temps.
done-lesson-over = La leçon est terminée. Avec `/apprendre`, elle recommence.

ui-turn-page = Suite
ui-last-page = Continuer à jouer
ui-look-again = Regarder
ui-alone = Continuer sans guide
ui-leave-lesson = Quitter la leçon
ui-end-lesson = Terminer la leçon pour de bon
ui-for-real = Jouer contre un ordinateur ({ $level })
ui-for-real-stronger = Contre un plus fort…

new-here = **C’est nouveau pour toi ?** { $learn } t’apprend un jeu en y jouant, seul, en un quart d’heure.
