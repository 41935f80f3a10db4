# Lo que el bot dice en español. Estilo: docs/messages.md; se tutea.

## Comandos: nombres y descripciones

cmd-table-name = mesa
cmd-table-description = Abrir una mesa, unirte, empezar o terminarla
cmd-table-new-name = nueva
cmd-table-new-description = Abrir una mesa en este canal o por mensajes directos; otros se unen con un botón o un código
cmd-table-new-game-name = juego
cmd-table-new-game-description = Qué juego
cmd-table-new-players-name = jugadores
cmd-table-new-players-description = Para cuántos jugadores, si son menos de los que admite el juego
cmd-table-join-name = unirse
cmd-table-join-description = Sentarte a una mesa que no ha empezado
cmd-table-leave-name = salir
cmd-table-leave-description = Levantarte; con la partida en marcha, dejar tu asiento a un sustituto
cmd-table-start-name = empezar
cmd-table-start-description = Empezar la partida
cmd-table-record-name = archivo
cmd-table-record-description = Una partida terminada en un archivo: cada respuesta, la semilla y los puntos
cmd-table-cancel-name = cancelar
cmd-table-cancel-description = Cerrar tu mesa, o pedir a los demás que la partida termine sin resultado
cmd-table-concede-name = rendirse
cmd-table-concede-description = Rendirte en una partida en marcha (se te pregunta otra vez)
cmd-any-table-name = mesa
cmd-any-table-description = Qué mesa, si no es la de este hilo
cmd-move-name = jugar
cmd-move-description = Responder a lo que el juego te pregunta, en cualquier juego
cmd-move-choice-name = elección
cmd-move-choice-description = Lo que eliges; empieza a escribir para ver qué es posible
cmd-hand-name = mano
cmd-hand-description = Tu mano y lo que puedes hacer ahora, solo para ti
cmd-board-name = tablero
cmd-board-description = La mesa en una imagen, solo para ti
cmd-log-name = historial
cmd-log-description = Lo que ha pasado hasta ahora, solo para ti
cmd-undo-name = deshacer
cmd-undo-description = Deshacer tu última elección, o pedírselo a los demás si también les afecta
cmd-games-name = partidas
cmd-games-description = Tus partidas, a quién le toca y las mesas a las que puedes unirte

## Botones

ui-join = Unirme
ui-leave = Salir
ui-start = Empezar
ui-wait = Esperar
ui-settings = Ajustes
ui-how = Cómo se juega
ui-settings-first = Atrás
ui-quick = Todo de una vez…
ui-hand = Mi mano y mis jugadas
ui-log = Historial
ui-board = Mesa
ui-own = Mi tablero o mi mano, enteros
ui-more = Más…
ui-undo = Deshacer
ui-undo-alone = Deshacer
ui-rule = Regla
ui-why = ¿Por qué no…?
ui-to-table = Ir a la mesa
ui-agree = Sí, cancelar la partida
ui-keep = Seguir jugando
ui-concede = Sí, me rindo
ui-choose = Elige…
ui-none = Ninguno
ui-done = Listo
ui-again = Empezar de nuevo
for-good = Eso no se puede deshacer.
for-good-seat = En cuanto otra persona ocupe el asiento, eso no se puede deshacer.
ui-instead = En su lugar…
ui-close-offers = Volver a tu turno
ui-picked = Elegido hasta ahora: { $picks }

## Antes de la partida y durante ella

lobby-title = ### { $title } · mesa { $table }
lobby-about = { $most ->
    [one] Una sola persona · unos { $minutes } minutos o varios días
   *[other] { $players } jugadores · unos { $minutes } minutos o varios días
}
settings-title = ### Ajustes de { $title } · mesa { $table }
settings-yours = Esta mesa la has abierto tú, así que tú eliges. Todo puede cambiar hasta que empiece la partida.
settings-of-owner = Elige quien abrió la mesa; aquí ves qué significa cada cosa.
settings-places = Jugadores
settings-up-to = { $number ->
    [one] Un jugador, en solitario
   *[other] Hasta { $number } jugadores
}
settings-only = número de jugadores: { $players }
state-lobby = { $missing ->
    [0] Todo listo para empezar.
    [one] Falta un jugador.
   *[other] Faltan { $missing } jugadores.
}
state-starts = Ya no falta nadie. La partida empieza { $when }, a no ser que alguien de la mesa pulse Esperar.
state-playing = La partida está en marcha: { $thread }
state-cancelled = Esta mesa se ha cancelado.
state-conceded = se ha rendido
panel-title = { $title } #{ $table }
state-waiting = Esperando a { $who }
state-vacation = { $until ->
    [none] Esperando a { $who }, de vacaciones
   *[other] Esperando a { $who }, de vacaciones hasta el { $until }
}
state-idle = { $days ->
    [one] { $who } no juega desde hace { $days } día: la mesa puede liberar el asiento
   *[other] { $who } no juega desde hace { $days } días: la mesa puede liberar el asiento
}
state-absent = { $who } ha dejado pasar el tiempo de tres turnos: la mesa puede liberar el asiento
state-free = El asiento de { $who } está libre: cualquiera puede ocuparlo
state-free-code = El asiento de { $who } está libre: quien tenga el código de la mesa puede ocuparlo
state-paused-players = { $since ->
    [none] En pausa de común acuerdo
   *[other] En pausa de común acuerdo desde el { $since }
}
state-paused-manager = { $since ->
    [none] En pausa por decisión de quien lleva el servidor
   *[other] En pausa por decisión de quien lleva el servidor desde el { $since }
}
state-paused-update = { $since ->
    [none] En pausa: no puedo continuarla tras una actualización
   *[other] En pausa desde el { $since }: no puedo continuarla tras una actualización
}
panel-to-act = { $number ->
    [one] { $who }, es tu turno.
   *[other] Esperando a { $who }.
}
panel-your-turn = Te toca
panel-clock = Fin del tiempo: { $when }
panel-turn = Turno { $turn }
panel-earlier = Lo anterior está en el historial: `/historial`.
panel-moved = esto sigue más abajo.
final-winners = { $number ->
    [0] La partida ha terminado. En la mesa no ha ganado nadie.
    [one] **¡{ $who } gana!**
   *[other] **¡{ $who } comparten la victoria!**
}
final-points = { $number ->
    [one] { $points } punto
   *[other] { $points } puntos
}
final-tie = Empate; lo decide { $breaks }.
log-title = Historial de la mesa { $table }
log-empty = Todavía no ha pasado nada.
games-mine = ### Tus partidas
games-none = No estás en ninguna mesa. Abre una con `/mesa nueva`.
games-open = ### Mesas a las que puedes unirte
games-your-turn = es tu turno
games-paused = en pausa
games-lobby = en espera de jugadores ({ $seated } de { $places })

table-record = El archivo de la mesa { $table }: cada respuesta, para repetirla con `python -m rules replay`.

## Hecho

done-opened = La mesa { $table } está abierta. La partida empieza sola poco después de ocuparse el último asiento, o cuando pulses Empezar. Los asientos libres también los puede ocupar el ordenador.
done-opened-alone = La mesa { $table } está abierta, solo para ti. Pulsa Empezar y comienza la partida.
done-joined = Te has unido a la mesa { $table }.
done-joined-last = Te has unido a la mesa { $table } y ya no falta nadie. La partida empieza { $when }, a no ser que alguien pulse Esperar.
done-left = Has salido de la mesa { $table }.
done-started = La mesa { $table } empieza. Se está abriendo el hilo, y quien comienza recibe su mano por mensaje directo.
done-vote-cancelled = La mesa se ha cancelado.
done-vote-asked = Los demás ya tienen la pregunta. La partida termina sin resultado cuando todos estén de acuerdo.
done-vote-kept = La partida sigue.
done-conceded = Te has rendido.
ask-concede = ¿Rendirte en la mesa { $table }?

## Avisos en el hilo

notice-conceded = { $name } se ha rendido.
notice-cancel-asked = { $name } querría cancelar esta partida sin resultado. Termina cuando todos estén de acuerdo.
notice-cancel-refused = { $name } prefiere seguir jugando. La partida sigue.
notice-dm-closed = { $who }, no puedo enviarte mensajes directos. Tu mano y tus jugadas están aquí, solo para ti:
notice-shut-locked = El hilo de esta partida está bloqueado y no puedo escribir en él. La partida sigue aquí, por mensajes directos y con `/mano`. Si un moderador lo desbloquea, seguirá también allí.
notice-shut-forbidden = Ya no puedo escribir donde se juega esta mesa. Sigue aquí, por mensajes directos y con `/mano`. Un moderador puede dejarme ver el canal, escribir en él y en sus hilos y adjuntar archivos; entonces seguirá también allí.
notice-shut-full = El servidor tiene demasiados hilos abiertos y esta partida no puede tener el suyo. Sigue aquí, por mensajes directos y con `/mano`. Cuando un moderador cierre otros, seguirá en un hilo.
notice-shut-thread-deleted = Se ha borrado el hilo de esta partida. La partida sigue aquí, por mensajes directos y con `/mano`. Para tener otro hilo, usa en el servidor cualquier comando de mesa, como `/mesa buscar`.
notice-shut-channel-deleted = Se ha borrado el canal de esta mesa, así que la mesa sigue aquí, por mensajes directos y con `/mano`.

## Lo que se busca y ahora no se puede

why-head = Lo que ahora no es posible, y por qué
why-nothing = Ahora mismo no hay nada excluido. Todo lo que puedas buscar aquí, lo puedes elegir.
barred-line = { $things }: { $reason }
barred-lines = { CAPITAL($reason) }: { $things }

## Negativas: breves, amables, precisas

no-such-table = No hay ninguna mesa { $table } para ti. A una mesa privada se entra con su código: `/mesa unirse`.
no-such-setup = Esa mesa no se puede abrir: { $reason }.
too-many-tables = Ya estás en { $most } mesas. Termina o deja antes alguna.
already-seated = Ya estás en esta mesa.
table-full = La mesa { $table } está completa.
leave-while-playing = La partida está en marcha. `/mesa salir` deja tu asiento a un sustituto, `/mesa rendirse` es rendirse y `/mesa cancelar` pregunta a todos.
not-seated = No estás en la mesa { $table }.
only-seated-start = Solo puede empezarla quien está en la mesa. Únete antes.
only-seated-wait = Solo puede parar el comienzo quien está en la mesa.
nothing-to-stop = La mesa { $table } no va a empezar sola ahora mismo. Pulsa Empezar cuando queráis.
wrong-number-of-players = { $number ->
    [one] Hay un jugador, y hacen falta { EITHER($allowed) }.
   *[other] Hay { $number } jugadores, y hacen falta { EITHER($allowed) }.
}
already-playing = La mesa { $table } ya está jugando.
table-over = La mesa { $table } ha terminado.
only-owner-sets = Los ajustes solo puede cambiarlos quien abrió la mesa.
too-many-seated = Ya hay { $number } jugadores. Alguien tendría que salir antes.
no-such-picture = Esa imagen ya no existe. `/tablero` enseña la mesa.
not-shown-here = Discord no me deja enseñar eso aquí. Prueba en otro canal o en nuestros mensajes directos.
not-stored = Ahora mismo no puedo guardar nada, así que no ha cambiado nada. Prueba más tarde; no se ha perdido nada.
not-started = La mesa { $table } todavía no ha empezado.
not-over = La mesa { $table } todavía no ha terminado.
not-your-table = No juegas en la mesa { $table }, así que esto no es para ti. `/tablero` enseña la mesa.
you-conceded = Te has rendido en esta partida.
not-your-button = Este botón es de otra persona.
button-before-undo = Este botón ya no vale: se deshizo una jugada o me actualizaron. El mensaje más reciente enseña lo que ahora es posible.
already-answered = A eso ya se ha respondido.
not-your-turn = { $number ->
    [one] No es tu turno: le toca a { $who }.
   *[other] No es tu turno: les toca a { $who }.
}
not-now = Ahora se te pregunta otra cosa: { $question } `/mano` la enseña.
barred-now = { $thing }: { $reason }. `/mano` enseña lo que es posible.
no-such-choice = «{ $typed }» no se puede elegir ahora. Esta es la pregunta: { $question } `/mano` enseña las opciones.
not-there = Eso no se puede elegir aquí: { $reason }. Esta es la pregunta: { $question } `/mano` enseña las opciones.
several-ways = Eso se puede hacer de varias maneras: nombra una. Esta es la pregunta: { $question } `/mano` enseña las opciones.
no-longer = Eso no se puede elegir ahora, aunque en otros momentos sí. Esta es la pregunta: { $question } `/mano` enseña las opciones.
other-question = Eso responde a otra pregunta, que no se hace ahora ({ $about }). Esta es la pregunta: { $question } `/mano` enseña las opciones.
also-asked = «{ $thing }» responde a otra pregunta abierta: { $question } `/mano` enseña las dos.
not-there-either = Eso responde a otra pregunta abierta, donde tampoco se puede elegir ahora: { $question } `/mano` enseña las opciones.
nothing-chosen = No has nombrado ninguna opción. Esta es la pregunta: { $question } `/mano` enseña las opciones.
nearly = Aquí nada se llama «{ $typed }». { $number ->
    [one] ¿Quieres decir { $things }?
   *[other] ¿Quieres decir una de estas: { EITHER($things) }?
} `/mano` enseña las opciones.
wrong-count = { $low ->
    [one] { $high ->
        [1] Elige exactamente uno.
       *[other] Elige de { $low } a { $high }.
    }
   *[other] { $low ->
        [0] Elige { $high } como mucho.
       *[other] Elige de { $low } a { $high }.
    }
}
nothing-to-undo = No hay nada que puedas deshacer: desde entonces se ha descubierto algo nuevo o ha jugado otra persona.
table-unreadable = No puedo leer la mesa { $table }; no he cambiado nada. `/gestionar retroceder` la lleva atrás. Para quien lleva este bot: { $reason }.
only-owner-cancels = Solo puede cerrar la mesa quien la abrió. Tú puedes salir de ella.
no-vote-open = Nadie ha pedido cancelar.
which-table = Estás en varias mesas. Elige una.
no-table-here = Ahora no estás jugando. Abre una mesa con `/mesa nueva`.
which-choose = Mesa…
which-more = Aquí hay { $number }. Para otra, escribe su número con el comando.
no-table-over = Todavía no has terminado ninguna partida.
command-forgotten = He olvidado lo que pedías. Escribe otra vez el comando.
which-lobby = Hay varias mesas. Elige una.
no-lobby = No hay ninguna mesa así en espera de jugadores. Abre una con `/mesa nueva`.
other-game = La mesa { $table } juega a { $title }, que tiene sus propios comandos.
wrong-place = Una mesa necesita un canal de texto normal de un servidor. Prueba allí.
missing-permission = Aquí no tengo permiso para abrir una mesa. Quien lleva este servidor puede darme: { $names }.
unknown-button = Este botón ya no se usa. `/partidas` enseña tus mesas.
outdated-command = Este comando ha cambiado. Empieza a escribirlo otra vez.
trouble = Algo ha salido mal por mi parte; de tu partida no se ha perdido nada. Prueba otra vez dentro de un momento.
reply-lost = Mi respuesta se perdió de camino a Discord. Lo que hiciste vale; pídela otra vez para verla.
too-much = { $seconds ->
    [one] Vas más rápido que yo. Prueba otra vez dentro de un segundo.
   *[other] Vas más rápido que yo. Prueba otra vez dentro de { $seconds } segundos.
}
still-busy = Sigo con lo que pediste antes. Prueba otra vez dentro de un momento.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-create-public-threads = Crear hilos públicos
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
