# Primeros encuentros: del bot con un servidor, y de alguien con un juego.

hello =
    ### Hola, soy Cogwork
    Aquí se juega a juegos de mesa: con amigos, unos minutos al día, o a solas contra el ordenador, ahora mismo. No hace falta conocer ninguno.
hello-which-alone = ¿Qué juego quieres probar? Juegas a solas contra el ordenador, y todo lo ves solo tú.
hello-which-open = ¿Para qué juego es la mesa? Los demás se unen con un botón.
hello-games = ### Estos son los juegos
hello-game = **{ $title }** · { $most ->
    [1] un jugador
   *[other] { $players } jugadores
}, unos { $minutes } minutos
hello-choose = Elige un juego…
first-time = Estás en la mesa { $table } y aquí no has jugado aún a { $title }. Así es, en dos minutos:
begun-elsewhere = Tu partida de { $title } ha empezado. Te espera en tus mensajes directos.
ui-try-alone = Probar a solas
ui-open-table = Abrir una mesa
ui-what-games = ¿Qué juegos hay?
ui-go-there = Ir allí
