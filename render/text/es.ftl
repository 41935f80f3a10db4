# Palabras que aparecen en las imágenes y en sus textos alternativos; las claves empiezan por pic-.

## Todos los juegos
pic-player = Jugador { $number }
pic-turn = Turno de { $name }
pic-over = Fin de la partida
pic-last-round = Última ronda
pic-won = Gana { $name }
pic-shared = Victoria compartida
pic-reserve = Reserva
pic-alt-rank = Puesto { $rank }.
pic-alt-watcher = No tienes mano en esta mesa.
pic-alt-greyed = No se puede: { $list }.

## La hoja de puntos del final
pic-sheet-place = { $place }.º
pic-sheet-total = Total
pic-sheet-shared = Victoria compartida: { $names }
pic-sheet-nobody = En la mesa no ha ganado nadie
pic-sheet-gone = { $number ->
    [one] { $names } se ha rendido.
   *[other] Se han rendido: { $names }.
}
pic-sheet-tie = Empate a { $points }, decidido por { $breaks }.
pic-sheet-even = Empate a { $points }, y también en esto: { $what }. Comparten el puesto: { $names }.
pic-sheet-same = Empate a { $points }, comparten el puesto: { $names }.
pic-sheet-order = Empate a { $points }; las reglas dan este orden: { $names }.
pic-sheet-alt = Hoja de puntos de { $title }. { $verdict }. Puntos en el orden { $names }: { $rows }. Total { $total }. Puestos { $places }.

## El cartel de una mesa en espera
pic-minutes = { $minutes } min
pic-banner-alt = { $title }: { $most ->
    [one] para un jugador, unos { $minutes } minutos.
   *[other] para { $players } jugadores, unos { $minutes } minutos.
}
