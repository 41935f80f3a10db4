# Lecciones: /aprender y lo que hay en el panel de quien aprende, junto a lo que el juego pregunta. Sus frases son de los juegos.

cmd-learn-name = aprender
cmd-learn-description = Aprender un juego jugándolo, a solas con un guía, en un cuarto de hora
cmd-learn-game-name = juego
cmd-learn-game-description = Qué juego quieres aprender

lesson-step = paso { $number } de { $of }
lesson-named = { WITH_ICON($what) }
lesson-otherwise = En esta lección ahora toca otra cosa: pulsa lo que ofrece el panel. Podrás probarlo todo con «Seguir sin guía», en «Más…».
lesson-put-away = Tu lección de { $title } se queda como está. Escribe `/aprender` cuando quieras, mañana o la semana que viene, y sigue aquí.
no-lesson = Todavía no hay lección de ese juego. `/reglas` cuenta cómo se juega.
done-lesson = Aquí tienes tu lección de { $title }. Pulsa lo que ofrece, sin prisa.
done-lesson-over = La lección ha terminado. Escribe `/aprender` para empezarla de nuevo.

ui-turn-page = Siguiente
ui-last-page = Seguir jugando
ui-look-again = Ver otra vez
ui-alone = Seguir sin guía
ui-leave-lesson = Dejar la lección
ui-end-lesson = Terminar la lección del todo
ui-for-real = Jugar contra un ordenador ({ $level })
ui-for-real-stronger = Contra uno más fuerte…

new-here = **¿Es tu primera vez?** { $learn } te enseña un juego mientras lo juegas, a solas, en un cuarto de hora.
