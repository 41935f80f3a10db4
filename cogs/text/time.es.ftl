# Tiempo y ausencias: deseos, relojes, recordatorios, planes.

cmd-settings-name = ajustes
cmd-settings-description = Cuándo se te dice qué: recordatorios, horas de silencio, vacaciones, zona horaria
cmd-settings-zone-name = zona
cmd-settings-zone-description = Tu zona horaria: una ciudad, un país o una diferencia como UTC+2
cmd-settings-quiet-name = silencio
cmd-settings-quiet-description = Tus horas de silencio, como 22:30-7:00, o ninguna
cmd-settings-vacation-name = vacaciones
cmd-settings-vacation-description = Días que estarás fuera; 0 termina las vacaciones. Tus relojes se paran mientras tanto
ui-mute = Silencio en este turno
ui-awake = Seguimos jugando
ui-plan = Planear
ui-forget-plans = Olvidar todos los planes
wishes-title = ### ¿Cuándo te digo qué?
wishes-zone = Tu zona horaria es { $zone }. Con `/ajustes` también puedes dar otra, o los días de tus vacaciones.
wishes-zone-unknown = Aún no conozco tu zona horaria, así que tus horas cuentan en UTC. Con `/ajustes` puedes indicarla, o los días de tus vacaciones.
wishes-zone-ask = ¿Dónde es la misma hora que en tu casa?
which-zone = ¿A qué te refieres con { $zone }?
wishes-vacation = Estás fuera hasta el { $until }.
wish-turn = Cuando es tu turno
wished-turn = { $choice ->
    [ping] Avísame con sonido
    [silent] Envía el panel sin sonido
   *[digest] Envía el panel sin sonido, y una lista al día
}
wish-where = Dónde te llamo
wished-where = { $choice ->
    [direct] Por mensaje directo; en el hilo si no puedo enviártelo
    [thread] En el hilo de la mesa
   *[both] Por mensaje directo y en el hilo
}
wish-remind = Recordatorios mientras sea tu turno
wished-remind = { $choice ->
    [0] Ninguno
   *[other] Cada { $choice } horas
}
wish-next = Decirte que eres el siguiente
wished-next = { $choice ->
    [yes] Sí
   *[no] No
}
wish-quiet = Horas de silencio
quiet-hours-none = Ninguna
quiet-hours-from = Desde las { $time }
quiet-hours-to = Hasta las { $time }
wish-digest = Cuándo llega tu lista del día
wished-digest = A las { $choice } h
plan-title =
    ### Planes para la mesa { $table }
    Lo que elijas aquí se responde solo un poco después de que se te pregunte, si entonces aún es posible. Nadie más se entera. Adivino lo que puede venir; si viene otra cosa, se te pregunta como siempre.
plan-nothing = No puedo prever qué se te preguntará.
plan-not-this = Aquí hay que elegir varias cosas, y eso no se puede planear.
digest-title = { $number ->
    [0] ### Hoy no te espera nadie.
    [one] ### Te espera una mesa
   *[other] ### Te esperan { $number } mesas
}
digest-more = y { $number } más: `/partidas` las muestra todas.
call = { $name }: { $asked }
call-left = { $name }, quedan { $left }: { $asked }
call-reminder = Recordatorio: { $call }
call-turn = es tu turno.
left-days = { $number } días
left-hours = { $number } h
left-minutes = { $number } min
notice-next = seguramente el siguiente turno es tuyo.
notice-ahead-void = lo que habías planeado ya no es posible, así que elige otra vez.
notice-time-up-remind = A { $who } se le ha acabado el tiempo. Todos esperan.
notice-time-up-neutral = A { $who } se le ha acabado el tiempo; su turno se ha jugado con lo mínimo que permiten las reglas.
notice-time-up-substitute = A { $who } se le ha acabado el tiempo.
notice-absent = A { $name } se le ha acabado el tiempo tres veces seguidas. Esos turnos se siguen jugando con lo mínimo que permiten las reglas, pero a { $name } ya no se le llama hasta que vuelva a responder. Los demás pueden liberar el asiento.
notice-all-absent = A { $name } se le ha acabado el tiempo tres veces seguidas, como a todos los demás. Así que la partida espera, y no se llama a nadie, hasta que alguien de vosotros juegue o lo diga aquí.
notice-asleep = Aquí no ha jugado nadie en tres semanas. ¿Sigue esta partida? Si nadie dice nada, se cancela dentro de dos semanas.
notice-dead = Aquí no ha jugado nadie en cinco semanas, así que la partida queda cancelada.
host-time-up = A { $who } se le acabó el tiempo; su turno se jugó con lo mínimo que permiten las reglas.
done-muted = No hay más recordatorios en este turno.
done-kept = Bien. La partida sigue.
option-clock = Reloj
option-clock-about = Cuánto puede pensar cada cual: un tiempo al empezar, y algo más en cada turno. Se para en vacaciones y en las pausas.
option-clock-none = Ninguno
option-clock-relaxed = Tranquilo: 7 días, 2 más por turno
option-clock-daily = Diario: 3 días, 1 más por turno
option-clock-quick = Rápido: 12 horas, 2 más por turno
option-absence = Cuando se acaba el tiempo
option-absence-about = Qué pasa con quien se queda sin tiempo.
option-absence-remind = Recordárselo y esperar
option-absence-neutral = Jugar su turno, lo mínimo posible
option-absence-substitute = Ofrecer el asiento a un sustituto
no-such-zone = No conozco la zona horaria { $zone }. Prueba con una ciudad grande cercana, tu país o una diferencia como UTC+2.
no-such-hours = No entiendo las horas de silencio { $hours }. Escríbelas como 22:30-7:00, o ninguna.
vacation-too-long = Unas vacaciones duran { $most } días como mucho.
not-foreseen = Puede que eso ya no venga como lo viste. Mira otra vez el plan.
too-many-plans = Ya has planeado { $most } respuestas.
plan-on-turn = Es tu turno, así que no hay nada que planear. `/mano` enseña lo que puedes hacer.
