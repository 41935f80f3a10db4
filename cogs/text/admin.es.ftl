# Lo que el bot dice sobre su manejo: a quien lleva un servidor, sobre pausas y a quien avisa de un fallo.

## Comandos: nombres y descripciones

cmd-admin-name = gestionar
cmd-admin-description = Para quien lleva este servidor: dónde se abren mesas, quién las abre y ayuda en una mesa
cmd-admin-show-name = ver
cmd-admin-show-description = Lo que está elegido para este servidor
cmd-admin-channel-name = canal
cmd-admin-channel-description = En qué canal se abren mesas
cmd-admin-channel-channel-name = canal
cmd-admin-channel-channel-description = El único canal para ello; sin él, valen todos
cmd-admin-role-name = rol
cmd-admin-role-description = Quién abre mesas
cmd-admin-role-role-name = rol
cmd-admin-role-role-description = El rol que hace falta para ello; sin él, cualquiera puede
cmd-admin-call-name = avisar
cmd-admin-call-description = A quién se avisa cuando se abre una mesa
cmd-admin-call-role-name = rol
cmd-admin-call-role-description = El rol de quienes buscan partida; sin él, no se avisa a nadie
cmd-admin-limit-name = límite
cmd-admin-limit-description = Cuántas mesas puede haber abiertas a la vez
cmd-admin-limit-tables-name = mesas
cmd-admin-limit-tables-description = Mesas en espera y partidas en marcha juntas; sin número, todas las que queráis
cmd-admin-language-name = idioma
cmd-admin-language-description = En qué idioma hablo aquí a todos
cmd-admin-language-language-name = idioma
cmd-admin-language-language-description = Cuál; sin él, el idioma del servidor
cmd-admin-pause-name = pausar
cmd-admin-pause-description = Pausar una partida en marcha; nadie puede responder hasta que siga
cmd-admin-resume-name = reanudar
cmd-admin-resume-description = Hacer que siga una partida en pausa
cmd-admin-rewind-name = retroceder
cmd-admin-rewind-description = Llevar una partida en marcha a un turno anterior
cmd-admin-rewind-point-name = punto
cmd-admin-rewind-point-description = Adónde; empieza a escribir para ver turno, hora y a quién le tocaba
cmd-admin-end-name = terminar
cmd-admin-end-description = Cerrar una mesa o terminar su partida sin resultado; no se puede deshacer
cmd-admin-table-name = mesa
cmd-admin-table-description = Qué mesa
ui-report = Avisar de esto
cmd-report-name = avisar
cmd-report-description = Decir a quien lleva este bot que algo no está bien
cmd-report-what-name = qué
cmd-report-what-description = Qué ha pasado y qué esperabas en su lugar

## Respuestas

language-name = Español
admin-title = ### En este servidor
admin-channel = Las mesas se abren en { $channel }.
admin-channel-any = Las mesas se abren en cualquier canal.
admin-role = Abre mesas quien tiene el rol { $role }.
admin-role-any = Cualquiera abre mesas.
admin-call = De las mesas nuevas se avisa a quien tiene el rol { $role }.
admin-call-nobody = De las mesas nuevas no se avisa a nadie.
admin-limit = { $most ->
    [0] No se abren mesas nuevas; abiertas ahora: { $open }.
    [one] Una mesa a la vez como mucho; abiertas ahora: { $open }.
   *[other] { $most } mesas a la vez como mucho; abiertas ahora: { $open }.
}
admin-limit-none = Tantas mesas como queráis; abiertas ahora: { $open }.
admin-language = Aquí hablo { $language }.
admin-language-any = Aquí hablo el idioma del servidor.
admin-unreadable = { $number ->
    [one] Desde mi última actualización no puedo continuar la mesa { $tables }, así que está en pausa. `/gestionar retroceder` la lleva a un turno legible, `/gestionar terminar` la termina.
   *[other] Desde mi última actualización no puedo continuar las mesas { $tables }, así que están en pausa. `/gestionar retroceder` lleva una a un turno legible, `/gestionar terminar` la termina.
}
languages-head = Lo que hablo, y cuánto de cada idioma:
languages-all = { $language }: todo
languages-some = { $language }: { $what }
languages-bot = el bot
languages-parts = algunas partes
admin-point = Turno { $turn } · { $at } · { $who }
done-admin-paused = La mesa { $table } está en pausa.
done-admin-resumed = La mesa { $table } sigue.
done-admin-rewound = La mesa { $table } vuelve a estar allí. Los botones anteriores ya no se usan; cada cual recibe un panel nuevo.
done-admin-ended = La mesa { $table } se ha terminado.
done-reported = Gracias. Este es el aviso { $number }; con él, quien lleva este bot puede ver lo que tú veías. En la mesa no se entera nadie.

## Avisos en el hilo

notice-manager-paused = { $name }, que lleva este servidor, ha pausado la partida. No se puede responder a nada hasta que siga.
notice-manager-resumed = { $name }, que lleva este servidor, hace que la partida siga.
notice-manager-rewound = { $name }, que lleva este servidor, ha llevado la partida de vuelta al turno { $turn }. Usad los mensajes más recientes.
notice-manager-ended = { $name }, que lleva este servidor, ha terminado la mesa { $table } sin resultado.
notice-update-paused = Me han actualizado y no puedo continuar esta partida desde donde estaba, así que la he puesto en pausa. No se ha perdido nada. En la mesa podéis acordar volver al turno { $turn }, el más reciente que aún puedo leer, o terminar la partida sin resultado. Quien me lleva también puede recuperar la versión anterior.
notice-update-stuck = Me han actualizado y ya no puedo leer esta partida, así que la he puesto en pausa. No se ha perdido nada: quien me lleva puede recuperar la versión anterior. En la mesa también podéis acordar terminar la partida sin resultado.
notice-rewind-asked = { $name } querría volver al turno más reciente que puedo leer. Ocurrirá cuando toda la mesa esté de acuerdo.
notice-rewound = Toda la mesa está de acuerdo: la partida ha vuelto al turno { $turn }. Usad los mensajes más recientes.
notice-update-resumed = Vuelvo a poder leer esta partida. Sigue donde estaba.
notice-lobby-closed = { $who }, la mesa { $table } llevaba { $days } días en espera de jugadores, así que la he cerrado. `/mesa nueva` abre otra.

## Líneas del historial

host-manager-paused = Alguien que lleva este servidor pausa la partida.
host-manager-resumed = Alguien que lleva este servidor hace que la partida siga.
host-manager-rewound = Alguien que lleva este servidor devuelve la partida al turno { $turn }.
host-rewound = De común acuerdo, la partida vuelve al turno { $turn }.
host-update-resumed = La partida se puede leer otra vez y sigue.

## Negativas

table-paused-players = Los jugadores han pausado la mesa { $table }. Tu elección puede esperar a que siga.
table-paused-manager = Alguien que lleva este servidor ha pausado la mesa { $table }. Tu elección puede esperar a que siga.
table-paused-update = Desde mi actualización no puedo continuar la mesa { $table }; está en pausa. En su hilo podéis acordar volver atrás o terminarla; quien lleva el servidor tiene `/gestionar retroceder`.
already-paused = La mesa { $table } ya está en pausa.
not-paused = La mesa { $table } no está en pausa.
no-such-point = La mesa { $table } ya no puede volver allí. Las sugerencias dicen adónde sí.
which-table-here = Di qué mesa es, o usa el comando en su hilo.
only-in-a-server = Esto solo se puede usar en un servidor.
opening-elsewhere = En este servidor las mesas se abren en { $channel }.
opening-by-role = En este servidor abre mesas quien tiene el rol { $role }.
opening-enough = { $most ->
    [0] En este servidor no se abren mesas nuevas por ahora.
    [one] En este servidor puede haber una mesa abierta a la vez, y la hay. Espera a que termine.
   *[other] En este servidor puede haber { $most } mesas abiertas a la vez, y las hay. Espera a que termine una.
}
too-many-reports = Has enviado { $most } avisos en un día. Gracias; cuenta el resto mañana.
