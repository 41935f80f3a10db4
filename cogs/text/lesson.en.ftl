# Lessons: /learn and what a learner's panel has beside what the game asks. Their sentences are files of the games.

cmd-learn-name = learn
cmd-learn-description = Learn a game by playing it, alone with a coach, in a quarter of an hour
cmd-learn-game-name = game
cmd-learn-game-description = Which game you would like to learn

lesson-step = step { $number } of { $of }
lesson-named = { WITH_ICON($what) }
lesson-otherwise = In this lesson something else comes next: press what the panel offers. You may try everything by “Let me play on my own”, behind “More…”.
lesson-put-away = Your lesson of { $title } stays as it is. Type `/learn` whenever you like, tomorrow or next week, and it goes on here.
no-lesson = There is no lesson of that game yet. `/rules` tells how it is played.
done-lesson = Here is your lesson of { $title }. Press what it offers, take your time.
done-lesson-over = The lesson has ended. Type `/learn` to begin it anew.

ui-turn-page = Next
ui-last-page = Play on
ui-look-again = Look again
ui-alone = Let me play on my own
ui-leave-lesson = Leave the lesson
ui-end-lesson = End the lesson for good
ui-for-real = Play against a computer ({ $level })
ui-for-real-stronger = Against a stronger one…

new-here = **New here?** { $learn } teaches you a game while you play it, alone, in a quarter of an hour.
