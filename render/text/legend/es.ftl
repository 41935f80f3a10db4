# Cómo se llaman y qué significan los iconos de todos los juegos, para la leyenda.

legend-shared = En todos los juegos
sign-points = Puntos
about-sign-points = El número del banderín dice cuánto vale algo.
sign-cards = Carta, cartas, loseta
about-sign-cards = Una sola carta, varias (una mano o un mazo) y una loseta.
sign-arrow = Flechas
about-sign-arrow = Una flecha: lo que das y lo que recibes. Dos flechas: un cambio.
sign-done = Listo, no, pasar, parar
about-sign-done = La marca acepta o termina, la cruz dice que no, los otros saltan o paran algo.
sign-crown = Corona
about-sign-crown = Quien ha ganado o va por delante en algo.
sign-clock = Reloj
about-sign-clock = Tiempo: cuánto dura algo, o hasta cuándo.
sign-seats = Jugadores
about-sign-seats = Cada cual tiene una forma y un color, los mismos en todas las imágenes.

legend-greyed = Lo que está en gris
sign-missing = Falta
about-sign-missing = Te falta esa cantidad de lo que sigue al número.
sign-locked = Bloqueado
about-sign-locked = Ahora no se puede; «¿Por qué no…?» dice la razón.
sign-full = Sin sitio
about-sign-full = No queda ningún hueco libre en el que quepa.
