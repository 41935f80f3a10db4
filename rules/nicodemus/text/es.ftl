# Nicodemus en español. Las mismas claves que en inglés; se tutea. «Robar» es coger del mazo; al rival se le «quita».

## De qué va el juego, en la mesa que espera
about-game = Dos inventores compiten por reparar máquinas rotas; las reparadas dan puntos, ayudan con las siguientes y completan proyectos.

## Bienes
charcoalium = carbonio
wood = madera
copper = cobre
crystal = cristal
joker = comodín
resources = recursos
nothing = nada
-charcoaliums = carbonios
-woods = maderas
-coppers = cobres
-crystals = cristales
-resource = recurso
amount = { $number } { $number ->
    [one] { ICON($good) }
   *[other] { $good ->
        [carbonio] { ICON($good, -charcoaliums) }
        [madera] { ICON($good, -woods) }
        [cobre] { ICON($good, -coppers) }
        [cristal] { ICON($good, -crystals) }
       *[other] { ICON($good) }
    }
  }
victory-points = { $points ->
    [one] punto
   *[other] puntos
  }
quoted-machine = «{ $machine }»
quoted-project = «{ $project }»

## Máquinas: las cartas no llevan nombre, estos son nuestros
machine-11 = Jarra Bonsái
machine-12 = Casona Ermitaña
machine-13 = Jarrón Cisne
machine-14 = Escorpión de Cristal
machine-15 = Gorrión de Vapor
machine-21 = Cocodrilo Triturador
machine-22 = Enchufe Martillo
machine-23 = Molinillo Piraña
machine-24 = Camión Rinoceronte
machine-25 = Motor Tiburón
machine-31 = Máscara Murciélago
machine-32 = Escarabajo Risueño
machine-33 = Calavera Colmillos
machine-34 = Calavera Pistolera
machine-41 = Manos Dibujantes
machine-42 = Mano Copista

## Proyectos: se llaman como lo que piden
project-10 = cuatro colores
project-11 = dos azules
project-12 = dos moradas
project-13 = dos rojas
project-14 = dos amarillas
project-20 = gemelas
project-21 = dos veces 1 punto
project-22 = dos veces 2 puntos
project-23 = dos veces 3 puntos
project-31 = carbonio + madera
project-32 = carbonio + cobre
project-33 = carbonio + cristal
project-34 = dos veces carbonio
project-35 = dos veces madera
project-36 = dos veces cobre
project-37 = dos veces cristal
project-38 = madera + cobre + cristal

## Efectos; el número es lo que el bricabrac da ahora
effect-11 = { $number } { $number ->
    [one] { ICON("wood") }
   *[other] { ICON("wood", -woods) }
  } por recuento
effect-12 = { $number } { $number ->
    [one] { ICON("charcoalium") }
   *[other] { ICON("charcoalium", -charcoaliums) }
  } por recuento
effect-13 = { $number } { $number ->
    [one] { ICON("copper") }
   *[other] { ICON("copper", -coppers) }
  } por recuento
effect-14 = { $number } { $number ->
    [one] { ICON("crystal") }
   *[other] { ICON("crystal", -crystals) }
  } por recuento
effect-15 = { $number ->
    [one] { $number } recurso
   *[other] { $number } recursos
  } por recuento
effect-21 = reciclar una carta de la mano
effect-22 = reciclar una de las 3 últimas
effect-23 = reciclar una de las 2 últimas
effect-24 = hasta 3 cambios
effect-25 = reciclar la máquina anterior
effect-31 = quitar carbonio + carta
effect-32 = quitar recurso + carta
effect-33 = dejar al rival con 2 cartas
effect-34 = destruir 2 recursos
effect-41 = robar un proyecto propio
effect-42 = copiar un efecto
effect-unavailable = sin efecto por ahora

## Lo que una máquina reparada ahorra en las siguientes reparaciones
saves-charcoalium = 1 { ICON("charcoalium") }
saves-wood = 1 { ICON("wood") }
saves-copper = 1 { ICON("copper") }
saves-crystal = 1 { ICON("crystal") }
saves-joker = 1 recurso a elegir

## Preguntas
ask-turn = Juega una máquina o repara una.
ask-activate = { WITH_ICON($machine) } está en el bricabrac. Elige cómo usar esta carta.
ask-pick-type = ¿De qué recurso ganas { $number }?
ask-discard-hand = ¿Qué carta de tu mano descartas? Ganas { $number } recursos de su coste.
ask-discard-machine = ¿Qué máquina descartas? Ganas { $number ->
    [one] { $number } recurso
   *[other] { $number } recursos
  } de su coste{ $charcoalium ->
    [0] .
   *[other] {" "}y { $charcoalium } { ICON("charcoalium") }.
  }
ask-gain = ¿Qué ganas del coste de { WITH_ICON($machine, quoted-machine) }?
ask-exchange = Te { $left ->
    [one] queda { $left } cambio
   *[other] quedan { $left } cambios
  }. ¿Qué cambias?
ask-rob = ¿Qué recurso le quitas a { $opponent }?
ask-destroy = ¿Qué recursos pierde { $opponent }?
ask-pick-project = ¿Con qué proyecto te quedas? El otro sale de la partida.
ask-copy = ¿El efecto de qué máquina copias?
ask-projects = Completa proyectos con la máquina reparada o termina.

## Opciones
group-play = Jugar una máquina
group-repair = Reparar una máquina
group-activate = Usar la máquina
group-discard-hand = Descartar una carta
group-discard-machine = Descartar una máquina
group-exchange = Cambiar una vez
group-gain = Ganar recursos
group-pick-type = Elegir un recurso
group-rob = Quitar un recurso
group-destroy = Destruir recursos
group-pick-project = Quedarte un proyecto
group-copy = Copiar un efecto
group-projects = Completar un proyecto
opt-play = Jugar { $machine }
opt-repair = Reparar { $spot }: { $machine } { $price ->
    [nada] gratis
   *[other] por { $price }
  }
opt-pass = Pasar
opt-charcoalium = Ganar { $goods }
opt-production = Producir { $goods }
opt-effect = Efecto: { $effect }
opt-gain = Ganar { $goods }
opt-discard = Descartar { $machine } ({ $cost })
opt-spot = Casilla { $spot }: { $machine } ({ $cost })
opt-swap = Cambiar { $given } por { $wanted }
opt-stop = No cambiar más
quick-turn = Jugar y usar una máquina
quick-discard-hand = Descartar y ganar de una vez
quick-discard-machine = Descartar y ganar de una vez
quick-exchange = Cambiar y parar de una vez
quick-projects = Completar y terminar de una vez
press-use = { $machine }: { $use }
press-spot = { $spot } { $machine }: { $use }
press-count = { $machine }: { $use } por recuento
press-swap = { $given } por { $wanted } y parar
press-complete = Solo { $projects } y terminar
press-complete-all = Completar los { $number }
opt-rob = Quitar { $goods }
opt-destroy = Destruir { $goods }
opt-keep = Quedarte «{ $project }» ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  })
opt-copy = Casilla { $spot }: { $machine }
opt-complete = Completar «{ $project }» ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  })
opt-finish = Terminar

## Detalles
hint-play = { $charcoalium } { $charcoalium ->
    [one] { ICON("charcoalium") }
   *[other] { ICON("charcoalium", -charcoaliums) }
  }, 1 { ICON($product) } o { $effect }
hint-repair = { $points } { ICON("points", victory-points) }; { $then }{ $lying ->
    [0] {""}
    [one] ; lleva { $lying } { ICON("charcoalium") } encima
   *[other] ; lleva { $lying } { ICON("charcoalium", -charcoaliums) } encima
  }{ $jokers }
hint-saves = luego ahorra { $saves }
hint-fourth = 4.ª: otras pueden irse
hint-jokers = ; los comodines cubren { $goods }
no-words = {""}
hint-short = La reserva da { $reserve }, { $opponent } { $number }{ $lost ->
    [0] {""}
   *[other] ; { $lost } sin cobrar
  }
hint-swap-in-vain = Nadie tiene { $good }: no recibes nada
hint-lying-returns = { $number ->
    [one] El { $number } { ICON("charcoalium") } que lleva encima vuelve a la reserva
   *[other] Los { $number } { ICON("charcoalium", -charcoaliums) } que lleva encima vuelven a la reserva
  }
hint-owns = { $who } tiene { $goods }
hint-rob = { $opponent } tiene { $number } { $number ->
    [one] { $what ->
        [recursos] { ICON($what, -resource) }
       *[other] { ICON($what) }
    }
   *[other] { $what ->
        [carbonio] { ICON($what, -charcoaliums) }
       *[other] { ICON($what) }
    }
  } y { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  }
hint-rob-nothing = { $opponent } no tiene nada que quitar
hint-cut = { $opponent } pierde { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
  } y { $number } { $number ->
    [one] { ICON("charcoalium") }
   *[other] { ICON("charcoalium", -charcoaliums) }
  }
hint-destroy = { $opponent } tiene { $goods }
hint-pile = { $number ->
    [one] Queda { $number } loseta
   *[other] Quedan { $number } losetas
  } en la pila
hint-copy = { CAPITAL($effect) }
hint-keep = { $machines ->
    [one] Pide { $machines } máquina
   *[other] Pide { $machines } máquinas
  }; { $fits ->
    [0] aún no encaja ninguna de tus reparadas
    [one] encaja { $fits } de tus reparadas
   *[other] encajan { $fits } de tus reparadas
  }
hint-keep-identical = Pide { $machines } máquinas idénticas
hint-finish = El resto espera a otra reparación; tu rival puede llevarse antes los comunes
hint-finish-four = Hay cuatro máquinas en el taller: se apartan todas menos la más nueva
hint-stop = Los cambios que quedan se pierden
hint-then = Después tendrás { $goods }
hint-effect-15 = Después nombras el recurso
hint-effect-21 = Descartas una carta de tu mano y ganas 2 recursos de su coste
hint-effect-24 = Cada vez 1 carbonio por 1 recurso, o al revés
hint-effect-42 = Después eliges de qué máquina es el efecto
hint-recycle = La retiras del bricabrac y ganas { $number ->
    [one] 1 recurso
   *[other] { $number } recursos
  } de su coste{ $charcoalium ->
    [0] {""}
   *[other] , y 1 carbonio
  }
hint-complete = Con { $machines }

## Lo que no se puede elegir ahora, y por qué; ambas cosas en una línea, con dos puntos en medio
absent-hand = no está en tu mano
absent-spot = no está ahí
absent-open = no está entre los proyectos abiertos
absent-drawn = no ha salido
absent-production = esta máquina produce otra cosa
absent-move-repair = solo se puede pagar de las maneras propuestas
absent-move-gain = el coste de la máquina reciclada tiene otros bienes
absent-move-project = hacen falta otras máquinas
barred-spot = { $machine } (casilla { $spot })
barred-lacks = faltan { $goods }{ $jokers ->
    [0] {""}
    [one] ; un comodín cubre 1
   *[other] ; los comodines cubren { $jokers }
  }
barred-play = Jugar una máquina
barred-no-hand = tu mano está vacía
barred-pass = solo si no puedes ni jugar ni reparar
barred-effect = Su efecto, { $effect }
barred-no-other-card = no tienes otra carta en la mano
barred-no-machine = no hay ninguna máquina antes
barred-no-goods = no tienes nada que cambiar
barred-no-tile = la pila de proyectos está vacía
barred-nothing-to-copy = ahora no se puede copiar ningún efecto
barred-not-copied = este efecto copia, pero no se copia nunca
barred-joker = un comodín solo vale por un recurso
barred-reach = solo { $number ->
    [one] la última
   *[other] las { $number } últimas
  } antes de tu carta
barred-just-played = se acaba de jugar
barred-cost = en su coste { $number ->
    [0] no hay { $good }
    [one] solo hay { $number } { $good }
   *[other] solo hay { $number } { $good ->
        [madera] { -woods }
        [cobre] { -coppers }
        [cristal] { -crystals }
       *[other] { $good }
    }
  }
barred-own-none = no tienes { $good }
barred-swap = uno de los dos siempre es carbonio
barred-rival = { $who } { $number ->
    [0] no tiene { $good }
    [one] solo tiene { $number } { $good }
   *[other] solo tiene { $number } { $good ->
        [carbonio] { -charcoaliums }
        [madera] { -woods }
        [cobre] { -coppers }
        [cristal] { -crystals }
       *[other] { $good }
    }
  }
barred-resources-only = solo recursos
barred-project = { CAPITAL($project) }
barred-few-machines = pide { $number } máquinas reparadas; tienes { $have }
barred-no-twin = no tienes otra carta «{ $machine }»
barred-unfit = «{ $machine }» no es de esa clase
barred-no-partner = ninguna otra máquina va con «{ $machine }»
barred-of-opponent = solo { $who } puede completarlo

## El historial
log-start = { $who } empieza.
log-play = { $who } juega { WITH_ICON($machine, quoted-machine) } en la casilla { $spot }.
log-effect = { $who } usa el efecto: { $effect }.
log-gain = { $who } gana { $goods }.
log-gain-taken = La reserva no alcanzaba: { $opponent } entrega { $goods }.
log-gain-lost = No hay de dónde sacar { $goods }.
log-give = { $who } entrega { $goods }.
log-exchange-stop = { $who } no cambia más.
log-discard-own = Descartas { WITH_ICON($machine, quoted-machine) }.
log-discard = { $who } descarta una carta de su mano.
log-recycle = { $who } descarta { WITH_ICON($machine, quoted-machine) } de la casilla { $spot }.{ $lying ->
    [0] {""}
    [one] {" "}El { $lying } { ICON("charcoalium") } que llevaba encima vuelve a la reserva.
   *[other] {" "}Los { $lying } { ICON("charcoalium", -charcoaliums) } que llevaba encima vuelven a la reserva.
  }
log-rob = { $who } le quita { $goods } a { $opponent }.
log-rob-nothing = { $who } no encuentra nada que quitarle a { $opponent }.
log-steal-card = { $who } le quita a { $opponent } la carta { WITH_ICON($machine, quoted-machine) }.
log-steal = { $who } le quita a { $opponent } una carta de la mano.
log-steal-nothing = { $opponent } no tiene ninguna carta para { $who }.
log-cut-own = Tu mano pierde { $machines }.
log-cut = { $who } pierde { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
  } de la mano.
log-cut-nothing = { $who } no tiene más de dos cartas y no pierde ninguna.
log-lose = { $who } devuelve { $goods } a la reserva.
log-tiles-own = Robas estos proyectos: { $projects }.
log-tiles = { $who } roba { $number ->
    [one] { $number } loseta de proyecto
   *[other] { $number } losetas de proyecto
  }.
log-keep = { $who } se queda el proyecto { WITH_ICON($project, quoted-project) } ({ $points } { ICON("points", victory-points) }).
log-copy = { $who } copia { WITH_ICON($machine, quoted-machine) }: { $effect }.
log-repair = { $who } repara { WITH_ICON($machine, quoted-machine) } en la casilla { $spot } { $goods ->
    [nada] sin pagar nada.
   *[other] y paga { $goods }.
  }
log-fee = { $number ->
    [one] { $who } pone { $number } { ICON("charcoalium") } en la máquina que ahora está en la casilla { $spot }.
   *[other] { $who } pone { $number } { ICON("charcoalium", -charcoaliums) } en las máquinas que ahora van de la casilla { $spot } a la { $last }.
  }
log-collect = { $who } recoge lo que llevaba encima: { $goods }.
log-score = { $who } suma { $points } { ICON("points", victory-points) } y tiene { $score }.
log-complete = { $who } completa { WITH_ICON($project, quoted-project) } con { $machines }.
log-set-aside = { $who } aparta { $machines }.
log-pass = { $who } no puede jugar ni reparar y pasa.
log-draw-own = Robas { $machines }.
log-draw = { $who } roba { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
  }.
log-deck-short = El mazo no alcanza para completar la mano.
log-last-round = Ha empezado la última ronda: { $who } juega un turno más.
log-last-turn = La partida acaba con este turno.
log-clear-row = El bricabrac está lleno. La fila de arriba sale de la partida: { $machines }.
log-clear-workshop = Cuarta máquina: { $who } aparta { $machines }.
log-end = { $who } gana por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } a { $other }.
log-end-tie = Empate a { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }: gana { $who }, por el carbonio o los recursos que quedan.
log-end-shared = Victoria compartida con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } cada uno.

## La puntuación
points-machines = máquinas
points-projects = proyectos

## Comandos
cmd-game-name = nicodemus
cmd-game-description = Tus jugadas en Nicodemus
cmd-play-name = jugar
cmd-play-description = Jugar una máquina de tu mano
cmd-play-machine-name = máquina
cmd-play-machine-description = Qué carta de tu mano
cmd-repair-name = reparar
cmd-repair-description = Reparar una máquina del bricabrac
cmd-repair-machine-name = máquina
cmd-repair-machine-description = Qué máquina, y qué cubren tus comodines
cmd-pass-name = pasar
cmd-pass-description = Pasar, si no puedes ni jugar ni reparar
cmd-activate-name = usar
cmd-activate-description = Usar la máquina que acabas de jugar
cmd-activate-use-name = cómo
cmd-activate-use-description = Carbonio, producción o efecto
cmd-pick-type-name = recurso
cmd-pick-type-description = Elegir el recurso que ganas (Gorrión de Vapor)
cmd-pick-type-resource-name = recurso
cmd-pick-type-resource-description = Madera, cobre o cristal
cmd-discard-name = reciclar
cmd-discard-description = Descartar una carta de tu mano o una máquina para reciclarla
cmd-discard-machine-name = máquina
cmd-discard-machine-description = Qué carta o qué casilla
cmd-gain-name = ganar
cmd-gain-description = Elegir recursos del coste de la máquina reciclada
cmd-gain-goods-name = bienes
cmd-gain-goods-description = Qué recursos
cmd-exchange-name = cambiar
cmd-exchange-description = Cambiar carbonio y recursos (Camión Rinoceronte)
cmd-exchange-swap-name = cambio
cmd-exchange-swap-description = Qué das y qué recibes
cmd-stop-name = parar
cmd-stop-description = No cambiar más
cmd-rob-name = quitar
cmd-rob-description = Elegir el recurso que le quitas a tu rival (Escarabajo Risueño)
cmd-rob-resource-name = recurso
cmd-rob-resource-description = Uno que tu rival tenga
cmd-destroy-name = destruir
cmd-destroy-description = Elegir los recursos que pierde tu rival (Calavera Pistolera)
cmd-destroy-goods-name = bienes
cmd-destroy-goods-description = Qué recursos
cmd-keep-project-name = guardar-proyecto
cmd-keep-project-description = Quedarte uno de los proyectos robados (Manos Dibujantes)
cmd-keep-project-project-name = proyecto
cmd-keep-project-project-description = Qué proyecto
cmd-copy-name = copiar
cmd-copy-description = Copiar el efecto de otra máquina (Mano Copista)
cmd-copy-machine-name = máquina
cmd-copy-machine-description = Qué máquina
cmd-project-name = proyecto
cmd-project-description = Completar un proyecto con la máquina reparada
cmd-project-project-name = proyecto
cmd-project-project-description = Qué proyecto, con qué máquinas
cmd-finish-name = terminar
cmd-finish-description = No completar más proyectos

## Lo que habla a favor de una opción, para los consejos: un número de la posición que sube, o -falls: baja
number-has-charcoalium = más carbonio
number-some-charcoalium = más carbonio
number-has-wood = más madera
number-some-wood = más madera
number-has-copper = más cobre
number-some-copper = más cobre
number-has-crystal = más cristal
number-some-crystal = más cristal
number-resources = más recursos
number-points = más puntos
number-points-late = más puntos
number-lead = más puntos
number-lead-close = más puntos
number-workshop = una máquina más en el taller
number-saves-charcoalium = un ahorro de carbonio en las próximas reparaciones
number-saves-wood = un ahorro de madera en las próximas reparaciones
number-saves-copper = un ahorro de cobre en las próximas reparaciones
number-saves-crystal = un ahorro de cristal en las próximas reparaciones
number-saves-joker = un ahorro de cualquier recurso en las próximas reparaciones
number-wish-points = mejores opciones de completar proyectos
number-wish-machines = máquinas que encajan en proyectos
number-now = una buena reparación a tu alcance
number-now-second = una segunda reparación a tu alcance
number-later = una buena reparación dentro de poco
number-fee-lacking = una reparación a la que solo le falta carbonio
number-own-tiles = un proyecto solo para ti
