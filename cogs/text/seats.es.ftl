# Asientos e invitaciones, en español. Estilo: docs/messages.md.

## Lo que se elige en cada mesa

option-access = Quién puede unirse
option-access-about = Una mesa privada no sale en las listas; quien quiera unirse necesita su código.
option-access-public = Cualquiera de aquí
option-access-private = Solo con código
option-full = Empieza al llenarse
option-full-about = Cuando se ocupa el último asiento, quedan 30 segundos en los que cualquiera de la mesa puede parar el comienzo.
option-full-yes = Sí, 30 segundos después del último
option-full-no = No, cuando alguien pulse Empezar
option-relief = Ordenador para quien falte
option-relief-about = Por quien se va, está de vacaciones o se queda sin tiempo se juega hasta que vuelva.
option-relief-no = No
option-relief-novice = Sí, un Novato
option-relief-apprentice = Sí, un Aprendiz
option-relief-journeyman = Sí, un Oficial
option-relief-master = Sí, un Maestro

## El ordenador como jugador

level-novice = Novato
level-novice-about = juega como se juega la primera vez.
level-apprentice = Aprendiz
level-apprentice-about = se equivoca como quien empieza.
level-journeyman = Oficial
level-journeyman-about = juega bien, con algún descuido.
level-master = Maestro
level-master-about = mira más lejos y no comete descuidos.
character-builder = le gusta construir para más tarde.
character-collector = le gusta tener mucho.
character-racer = toma puntos pronto.
computer-called = { $name } ({ $level })
computer-stands-in = { $name } (ordenador)
computers-add = Añadir un ordenador…
computers-full = Ordenadores…
computers-add-one = Añadir: { $level }
computers-remove = Quitar: { $name }
lobby-level = { $level }: { $about }

## Comandos

cmd-any-code-name = código
cmd-any-code-description = El código de la mesa, como K7QF-2M, si te han dado uno
cmd-table-new-where-name = dónde
cmd-table-new-where-description = En este canal, o por mensajes directos con quienes tengan el código
where-here-name = En este canal
where-direct-name = Por mensajes directos
cmd-table-substitute-name = sustituir
cmd-table-substitute-description = Ocupar un asiento libre en una partida en marcha
cmd-table-return-name = volver
cmd-table-return-description = Volver a tu asiento mientras nadie lo haya ocupado
cmd-table-kick-name = liberar
cmd-table-kick-description = Pedir a los demás dar a un sustituto el asiento de alguien que no juega
cmd-table-kick-player-name = jugador
cmd-table-kick-player-description = Quién lleva tres días sin jugar o ha perdido tres turnos
cmd-table-pause-name = pausar
cmd-table-pause-description = Pedir a los demás una pausa; relojes y recordatorios se detienen
cmd-table-resume-name = reanudar
cmd-table-resume-description = Hacer que siga una partida que sus jugadores han pausado
cmd-table-rematch-name = revancha
cmd-table-rematch-description = Jugar otra vez al mismo juego con los mismos jugadores y ajustes
cmd-table-find-name = buscar
cmd-table-find-description = Mesas de este servidor a las que puedes unirte

## Botones

ui-pause = Sí, pausar
ui-resume = Seguir
ui-rewind = Volver atrás
ui-ask-undo = Preguntar a los demás
ui-allow = Sí, deshacer
ui-forbid = Dejarlo como está
ui-kick = Sí, liberar el asiento
ui-stay = Esperar más
ui-take-seat = Ocupar este asiento
ui-return = Ya estoy aquí
ui-rematch = Jugar otra vez

## Mesa en espera, paneles, listas

lobby-looking = { $role }, hay una mesa nueva abierta.
settings-code = Código de esta mesa: **{ $code }**. Quien lo tenga puede unirse con `/mesa unirse`, también desde otro servidor.
state-playing-direct = La partida está en marcha, por mensajes directos.
panel-handed-over = Otra persona ha ocupado este asiento. Gracias por haber jugado hasta aquí.
find-title = ### Mesas a las que puedes unirte
find-none = Aquí no hay ninguna mesa en espera de jugadores. Abre una con `/mesa nueva`.

## Hecho

done-opened-direct = La mesa { $table } está abierta. Da su código a quienes quieras que jueguen contigo; todo pasa por mensajes directos. Los asientos libres también los puede ocupar el ordenador.
done-seat-taken = El asiento en la mesa { $table } es tuyo. Tu mano llega por mensaje directo; `/mano` también la enseña.
done-seat-left = Has dejado la mesa { $table } a un sustituto. Mientras nadie ocupe el asiento, puedes volver con `/mesa volver`.
done-back = Hola otra vez en la mesa { $table }.
done-kick-kicked = Todos están de acuerdo: el asiento queda libre para un sustituto.
done-kick-asked = Los demás ya tienen la pregunta. El asiento queda libre cuando todos estén de acuerdo.
done-kick-kept = Prefieres esperar. El asiento se queda como está.
done-pause-paused = La partida está en pausa. Cualquiera de sus jugadores puede hacer que siga.
done-pause-asked = Los demás ya tienen la pregunta. La partida se pausa cuando todos estén de acuerdo.
done-pause-kept = La partida sigue.
done-resumed = La partida sigue.
done-rewind-rewound = La partida ha vuelto allí y sigue.
done-rewind-asked = Estás de acuerdo en volver atrás. Ocurrirá cuando toda la mesa esté de acuerdo.
done-undo-undone = Deshecho.
done-undo-asked = La pregunta está hecha. Se deshace cuando estén de acuerdo todos a quienes afecta.
done-undo-kept = Se queda como está.
done-rematch = Estás en la mesa { $table }. La partida empieza en cuanto hayan vuelto todos.
done-rematch-by-hand = Estás en la mesa { $table }. Cuando hayan vuelto todos, pulsa Empezar.
ask-undo = No puedes deshacer esto por tu cuenta, porque otros han jugado desde entonces. Hace falta el acuerdo de: { $who }
ask-undo-all = Desde entonces se ha descubierto algo nuevo, así que para deshacer esto hace falta el acuerdo de todos: { $who }
ask-undo-alone = Según las reglas ya es tarde para deshacerlo. Juegas a solas, así que tú decides; el historial lo dirá.
ask-undo-away = Ahora no está: { $who }. La pregunta espera.

## Avisos

notice-pause-asked = { $name } querría pausar esta partida. Se pausa cuando todos estén de acuerdo.
notice-pause-refused = { $name } prefiere no pausar. La partida sigue.
notice-paused = La partida está en pausa de común acuerdo. Cualquier jugador puede hacer que siga.
notice-resumed = { $name } quiere jugar. La partida sigue.
notice-undo-asked = { $name } querría deshacer una jugada. Hace falta el acuerdo de { $who }. La próxima jugada cierra la pregunta.
notice-undo-asked-all = { $name } querría deshacer una jugada, aunque desde entonces se ha descubierto algo nuevo. Hace falta el acuerdo de todos: { $who }. La próxima jugada cierra la pregunta.
notice-undo-refused = { $name } prefiere dejar la jugada como está.
notice-undone = La última jugada de { $name } se ha deshecho de común acuerdo. Los botones anteriores ya no se usan.
notice-undone-alone = { $name } ha deshecho una jugada. Los botones anteriores ya no se usan.
notice-kick-asked = { $who } lleva un tiempo sin jugar. { $name } querría dar el asiento a un sustituto; todos los demás tendrían que estar de acuerdo.
notice-kick-refused = { $name } prefiere esperar a { $who }.
notice-seat-left = { $name } ha dejado el asiento. Otra persona puede ocuparlo y seguir jugando.
notice-seat-kicked = El asiento de { $name } está libre, con el acuerdo de todos los demás. Otra persona puede ocuparlo y seguir jugando.
notice-seat-timeout = A { $name } se le ha acabado el tiempo, así que el asiento está libre. Otra persona puede ocuparlo y seguir jugando.
notice-seat-code = Quien tenga el código **{ $code }** puede ocupar el asiento con `/mesa sustituir`.
notice-seat-back = { $name } ha vuelto.
notice-seat-taken = { $name } ocupa el asiento de { $former }.
notice-computer-plays = Un ordenador juega por { $name } hasta que vuelva.
notice-rematch = { $who }, { $name } querría jugar otra vez: la mesa { $table } está abierta.

## Líneas del historial

host-paused = La partida se pausa de común acuerdo.
host-resumed = { $who } hace que la partida siga.
host-substitute = { $who } ocupa un asiento.
host-computer-neutral = { $who } no se decidía; hizo lo mínimo que permiten las reglas.
host-took-back = { $who } deshace una elección.
host-undone = { $number ->
    [0] { $who } deshace una jugada, tarde según las reglas.
   *[other] { $who } deshace una jugada, con el acuerdo de { $agreed }.
}

## Negativas

no-pause-asked = Nadie ha pedido una pausa.
no-undo-asked = Ya nadie pide deshacer eso.
undo-too-late = Entretanto se ha jugado otra cosa. `/deshacer` enseña lo que se podría deshacer ahora.
undo-not-yours = La pregunta no es para ti: afecta a quienes han jugado desde entonces.
no-kick-asked = Ya nadie pide ese asiento.
not-your-own-seat = Ese es tu propio asiento. `/mesa salir` se lo deja a un sustituto.
not-waited-for = Ahora nadie espera a ese jugador.
not-idle-yet = Hasta que pasen { $days } días de espera, { $name } puede tomarse su tiempo.
no-free-seat = En la mesa { $table } nadie busca sustituto.
only-seated-invite = Solo quien está en la mesa puede añadir ordenadores.
no-computer-there = Ahí ya no hay ningún ordenador.
on-vacation = Estás de vacaciones, así que un ordenador juega por ti. Termina las vacaciones en `/ajustes` y el asiento vuelve a ser tuyo.
no-vacant = Aquí ninguna partida busca sustituto.
which-vacant = Varias partidas buscan sustituto. Elige una.
seat-taken = Otra persona ha ocupado ese asiento.
seat-free-already = Ese asiento ya está libre.
knows-another-seat = Has jugado en otro asiento de esta mesa y conoces sus secretos, así que no puedes ocupar este.
private-table = La mesa { $table } es privada. Con su código entras: `/mesa unirse`.
join-by-code = La mesa { $table } es de otro sitio. Con su código puedes unirte desde aquí: `/mesa unirse`.
no-such-code = Ninguna mesa tiene ese código. Míralo otra vez.
too-many-codes = { $minutes ->
    [one] Son muchos códigos que ninguna mesa tiene. Prueba otra vez dentro de un minuto.
   *[other] Son muchos códigos que ninguna mesa tiene. Prueba otra vez dentro de { $minutes } minutos.
}
rematch-running = La siguiente partida de esta mesa ya está en marcha.
