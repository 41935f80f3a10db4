# Lo que el bot dice en español de muchas partidas, de valoraciones y de lo que guarda de la gente. Estilo: docs/messages.md.

cmd-profile-name = perfil
cmd-profile-description = Partidas, victorias y ritmo, tuyos o de otra persona
cmd-profile-player-name = jugador
cmd-profile-player-description = De quién es el perfil, si no es el tuyo
cmd-compare-name = comparar
cmd-compare-description = Cómo os ha ido, a ti y a otra persona, jugando juntos
cmd-compare-player-name = jugador
cmd-compare-player-description = Con quién
cmd-leaderboard-name = clasificación
cmd-leaderboard-description = Los jugadores mejor valorados de este servidor en un juego
cmd-leaderboard-game-name = juego
cmd-leaderboard-game-description = Qué juego, si no es el que más se juega aquí
cmd-stats-public-name = público
cmd-stats-public-description = Enseñar la respuesta a todos en este canal
cmd-privacy-name = privacidad
cmd-privacy-description = Lo que guardo de ti: recibirlo, borrarlo o no salir en las clasificaciones
cmd-privacy-export-name = exportar
cmd-privacy-export-description = Todo lo que se guarda de ti, en un archivo solo para ti
cmd-privacy-delete-name = borrar
cmd-privacy-delete-description = Borrar todo lo que se guarda de ti (se te pregunta otra vez)
cmd-privacy-leaderboards-name = clasificaciones
cmd-privacy-leaderboards-description = Elegir si otros te ven en las clasificaciones y pueden mirar tu perfil
cmd-privacy-leaderboards-show-name = mostrar
cmd-privacy-leaderboards-show-description = Si se te muestra

ui-forget = Borrar todo lo mío

## Tiempos

stats-time-s = { $number } s
stats-time-min = { $number } min
stats-time-h = { $number } h
stats-time-d = { $number } d

## Perfil

stats-profile-title = { $games ->
    [one] { $name }: 1 partida terminada
   *[other] { $name }: { $games } partidas terminadas
}
stats-profile-none = Todavía no hay nada terminado. La primera partida aparecerá aquí.
stats-won = ganó { $won } de { $contests }
stats-alone = { $number } a solas
stats-conceded = { $number ->
    [one] se rindió una vez
   *[other] se rindió { $number } veces
}
stats-rating = valoración { $points }
stats-running = { $number ->
    [0] No hay ninguna partida en marcha.
    [one] Hay una partida en marcha.
   *[other] Hay { $number } partidas en marcha.
}
stats-pace = { $turns ->
    [one] El único turno hasta ahora duró { $median }.
   *[other] La mitad de { NUMBER($turns) } turnos duró menos de { $median }; la mitad del medio, de { $lower } a { $upper }.
}
stats-unlisted = Esto lo ves solo tú: has elegido que no se te muestre a otros.
stats-with-computers = En mesas con ordenadores, contadas aparte:
stats-bar-won = { $won } de { $contests }
stats-part-won = ganadas
stats-part-lost = no ganadas
stats-part-alone = a solas
stats-spread-title = Tiempo de un turno
stats-spread-lower = ¼ menos de { $time }
stats-spread-median = ½ menos de { $time }
stats-spread-upper = ¾ menos de { $time }

## Cara a cara

stats-duel-title = Tú y { $name }
stats-duel-none = Todavía no habéis terminado ninguna partida juntos.
stats-duel-total = { $games ->
    [one] En una partida juntos, tú quedaste por delante { $ahead ->
        [one] una vez
       *[other] { $ahead } veces
    }, { $name } { $behind ->
        [one] una vez
       *[other] { $behind } veces
    }.
   *[other] En { $games } partidas juntos, tú quedaste por delante { $ahead ->
        [one] una vez
       *[other] { $ahead } veces
    }, { $name } { $behind ->
        [one] una vez
       *[other] { $behind } veces
    }.
}
stats-duel-you = tú { $number }
stats-duel-other = { $name } { $number }
stats-duel-level = empate { $number }
stats-duel-score = { $ahead } : { $behind }
stats-legend-you = tú por delante
stats-legend-other = { $name } por delante
stats-legend-level = empate

## Clasificación

stats-board-title = Clasificación · { $title }
stats-board-none = Aquí todavía no hay nadie valorado. Una partida cuenta cuando al menos dos personas la juegan hasta el final.
stats-board-place = { $rank }. { $name }
stats-board-played = { $number ->
    [one] 1 partida valorada
   *[other] { $number } partidas valoradas
}
stats-board-about = Una valoración empieza en 1000 y sube con las victorias y con la certeza. Una partida cuenta cuando todos la juegan hasta el final.
stats-board-computers = Ordenadores, valorados por sus partidas con personas: { $levels }

## Lo que se guarda

privacy-export = Todo lo que guardo de ti, tabla por tabla. Los mensajes en Discord son de Discord y no están aquí.
privacy-shown = Otros te ven en las clasificaciones y pueden mirar tu perfil.
privacy-hidden = Ya no sales en ninguna clasificación, y tu perfil lo ves solo tú. Tus valoraciones se siguen guardando para ti.
privacy-ask-delete =
    ### ¿Borrar todo lo tuyo?
    Desaparecen tus ajustes, valoraciones y estadísticas. Las partidas terminadas quedan enteras para los demás, con «{ former-player }» en tu lugar. Los mensajes que ya están en Discord siguen hasta que alguien los borre allí. Esto no se puede deshacer.
privacy-deleted = Todo lo tuyo se ha borrado. Si vuelves a usarme, empezamos de cero.
former-player = alguien de antes

## Negativas

prefers-not-shown = Este jugador prefiere que no se le muestre a otros.
compare-with-another = Para eso hace falta otra persona: elige con quién te quieres comparar.
only-on-server = Una clasificación es de un servidor. Pídela allí.
no-such-game = Aquí no hay ese juego.
nothing-finished-here = En este servidor todavía no se ha terminado ninguna partida.
not-about-you = Este botón es de otra persona.
still-at-tables = { $number ->
    [one] Todavía estás en la mesa { $tables }. Sal de ella, o ríndete con `/mesa rendirse`, y vuelve a pedirlo.
   *[other] Todavía estás en las mesas { $tables }. Sal de ellas, o ríndete con `/mesa rendirse`, y vuelve a pedirlo.
}
