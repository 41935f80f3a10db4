# Mirar atrás: resumen, repetición, película, páginas del historial y barajas justas que se pueden comprobar.

## Comandos

cmd-recap-name = resumen
cmd-recap-description = Lo que ha cambiado desde tu último turno, en pocas líneas y una imagen
cmd-replay-name = repetición
cmd-replay-description = Volver a cualquier posición de una partida
cmd-replay-turn-name = turno
cmd-replay-turn-description = Dónde empezar; sin él, en la posición más reciente
cmd-movie-name = película
cmd-movie-description = Una partida entera como imagen en movimiento
cmd-movie-player-name = jugador
cmd-movie-player-description = De quién enseñar lo suyo en vez del tablero; tras el final, de cualquiera
cmd-movie-public-name = público
cmd-movie-public-description = Enseñar la película a todos en este canal
cmd-log-player-name = jugador
cmd-log-player-description = Solo lo que toca a este jugador
cmd-log-turn-name = turno
cmd-log-turn-description = Solo lo que pasó en este turno
cmd-verify-name = verificar
cmd-verify-description = Comprobar que una partida terminada salió de su baraja sellada

## Botones

ui-first = Primera
ui-back = Atrás
ui-forward = Adelante
ui-last = Última
ui-turn-before = Turno anterior
ui-turn-after = Turno siguiente
ui-whole-log = Historial entero
ui-log-of-turn = Historial de este turno
ui-recap = Qué ha cambiado
ui-recap-all = Ver todo
ui-replay = Repetición
ui-movie = Película

## Resumen

recap-since = Desde tu último turno:
recap-nothing = No ha cambiado nada desde tu último turno.
recap-more = { $number ->
    [one] Antes de estas hubo una línea más.
   *[other] Antes de estas hubo { $number } líneas más.
}
recap-marked = Lo que ha cambiado desde tu último turno está enmarcado.

## Repetición y película

replay-place = Posición { $step } de { $steps } · turno { $turn }
replay-as-watcher = Como lo vio quien mira
replay-as-player = Como lo vio { $name }
replay-watcher = Alguien que mira
replay-watcher-choose = Con qué ojos…
replay-marked = Lo que ha cambiado en este paso está enmarcado.
movie-progress = La película se está dibujando: { $done } de { $total } imágenes.
movie-alt = { $title }, mesa { $table }, como imagen en movimiento de { $number } posiciones, de la primera a la más reciente.

## Historial

log-page = Página { $page } de { $pages }
log-everybody = Todos
log-everybody-choose = De quién son las líneas…
log-only-for = Solo para { $who }: { $line }

## Barajas justas

seal-start =
    -# La baraja de la mesa { $table } está sellada: `{ $seal }` (el archivo contiene el sello entero, y `/verificar` lo comprueba al final)
lobby-fixed = Prueba del barajado, para `/verificar`: `{ $commitment }`
final-fair = ¿Se barajó sin trampas? `/verificar` lo demuestra.
verify-title = Comprobación de la mesa { $table }
verify-fixed = Fijado al abrir: `{ $commitment }`
verify-start = Sello del comienzo: `{ $seal }`
verify-no-seal = Esta partida empezó antes de que se sellaran las barajas.
verify-later = La semilla es secreta hasta el final; entonces se puede comprobar la partida.
verify-seed = Semilla: `{ $seed }`
verify-secret-same = El secreto es el que se fijó al abrir.
verify-secret-differs = El secreto **no** es el que se fijó al abrir.
verify-seed-same = La semilla sale del secreto y de lo que pusieron los jugadores.
verify-seed-differs = La semilla **no** sale del secreto y de lo que pusieron los jugadores.
verify-seal-same = El sello encaja: sale de la semilla, el juego, los jugadores y los ajustes.
verify-seal-differs = El sello **no** encaja: la semilla, el juego, los jugadores y los ajustes dan `{ $seal }`.
verify-seal-unknown = No hay ningún sello con el que comparar.
verify-rules = Empezó con la versión { $version } de las reglas, que han cambiado desde entonces. Se comprueba lo que las actuales aún pueden seguir.
verify-dealt-same = La preparación se deriva de la semilla: quién empieza, todas las manos y los mazos.
verify-dealt-differs = La preparación **no** se deriva de la semilla.
verify-answers-same = { $number ->
    [one] La única respuesta, dada otra vez desde la semilla, llevó a las mismas ofertas.
   *[other] Las { $number } respuestas, dadas otra vez desde la semilla, llevaron a las mismas ofertas.
}
verify-answers-differs = Solo { $followed } de { $number } respuestas se pudieron dar otra vez desde la semilla.
verify-answers-unknown = Se pudieron seguir { $followed } de { $number } respuestas; a partir de ahí han cambiado las reglas.
verify-standing-same = Los puntos son los mismos.
verify-standing-differs = Los puntos **no** son los mismos.
verify-standing-unknown = Los puntos no se pueden comparar.
verify-reason = Anotado: { $reason }

## Negativas

not-your-eyes = Mientras se juega en la mesa { $table }, puedes mirar con tus ojos o con los de quien solo mira.
movie-is-secret = Una película con lo de una sola persona se puede enseñar a todos cuando la partida ha terminado.
no-player-of-table = Esa persona no juega en la mesa { $table }.
