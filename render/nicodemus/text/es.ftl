# Las palabras que aparecen en las imágenes de Nicodemus y en sus textos alternativos; las claves empiezan por pic-.

## Las letras de los colores de las máquinas; azul y amarilla comparten la primera
pic-letter-blue = Z
pic-letter-purple = M
pic-letter-red = R
pic-letter-yellow = A

## La mano
pic-hand = Tu mano
pic-hand-empty = Tu mano está vacía.
pic-projects = Tus proyectos
pic-workshop = Taller
pic-yard = Bricabrac
pic-repairs-none = Ahora no puedes reparar nada.
pic-drawn = Robados: quédate uno

## Textos alternativos
pic-alt-table = Nicodemus, le toca a { $name }.
pic-alt-over = Nicodemus, partida terminada.
pic-alt-last = Última ronda.
pic-alt-yard = Bricabrac (casilla máquina +carbonio encima −recargo): { $list }.
pic-alt-yard-short = Bricabrac (casilla máquina +carbonio encima; recargo: número de máquinas más nuevas): { $list }.
pic-alt-yard-terse = Bricabrac (+carbonio): { $list }.
pic-alt-yard-empty = Bricabrac vacío.
pic-alt-fresh = La casilla { $spot } se acaba de jugar.
pic-alt-projects = Proyectos abiertos: { $list }.
pic-alt-projects-none = No hay proyectos abiertos.
pic-alt-supply = Mazo { $deck }, pila de proyectos { $pile }, reserva { $goods }.
pic-alt-player = { $name }: { $score } PV, { $goods }, { $hand } en la mano.
pic-alt-workshop = Taller: { $list }.
pic-alt-workshop-empty = Taller vacío.
pic-alt-own = Proyectos propios: { $list }.
pic-alt-done = Completados: { $list }.
pic-alt-first = Juega primero.
pic-alt-hand = Tu mano (carta: coste; carbonio, producto o efecto): { $list }.
pic-alt-hand-terse = Tu mano (carta: carbonio, producto o efecto): { $list }.
pic-alt-card-terse = { $name }: { $charcoalium }, { $product }, { $effect }
pic-alt-card = { $name } ({ $points } PV): { $cost }; { $charcoalium }, { $product }, { $effect }
pic-alt-effect = efecto
pic-alt-effect-gain = efecto +{ $number } { $good }
pic-alt-effect-none = sin efecto ahora
pic-alt-you = Tienes { $goods }.
pic-alt-repair-terse = Puedes reparar: { $list }.
pic-alt-repair-now = Puedes reparar (casilla máquina +carbonio encima: precio, puntos): { $list }.
pic-alt-score = Puntos de victoria: { $list }.
pic-alt-points = { $points } PV
pic-alt-answers = Puedes: { $list }.
pic-alt-cost = Su coste: { $cost }.
pic-alt-rival = { $name } tiene { $goods }.
pic-alt-repair-later = Todavía no: { $list }.
pic-alt-free = gratis
pic-alt-jokers = { $number } por comodín
pic-alt-drawn = Robados, quédate uno: { $list }.

## Lo que pide un proyecto, una palabra por máquina
pic-need-blue = azul
pic-need-purple = morada
pic-need-red = roja
pic-need-yellow = amarilla
pic-need-same = igual
pic-need-worth-1 = 1 PV
pic-need-worth-2 = 2 PV
pic-need-worth-3 = 3 PV
pic-short-charcoalium = carb
pic-short-wood = mad
pic-short-copper = cob
pic-short-crystal = cris
pic-short-joker = com
