# /ayuda y /reglas. Los nombres y descripciones de comandos son cmd-*; Discord admite 32 y 100 caracteres.

cmd-rules-name = reglas
cmd-rules-description = Buscar una regla de un juego
cmd-rules-query-name = pregunta
cmd-rules-query-description = Una palabra o una pregunta, como: comodín, o: puedo reparar la máquina más nueva
cmd-rules-game-name = juego
cmd-rules-game-description = Qué juego; en una mesa no hace falta decirlo
cmd-rules-public-name = público
cmd-rules-public-description = Enseñar la respuesta a todos en este canal
cmd-help-name = ayuda
cmd-help-description = Cómo abrir una mesa, cómo se juega y todos los comandos

rules-footer = { $game } · { $chapter }
rules-chapters = Índice
rules-more = Más en «{ $chapter }»
rules-also = También aparece:
rules-closest = Lo más cercano a «{ $query }»:
rules-closest-in = En { $game }, lo más cercano a «{ $query }»:
rules-unsure = No sé bien qué responde a «{ $query }». Así se juega; debajo está lo que puede encajar.
rules-only-english = Estas reglas solo existen en inglés.
rules-other = Lo mismo en otro juego…
rules-nothing = Nada en las reglas encaja con «{ $query }». Quizá ayude el índice.
rules-nothing-anywhere = Nada en las reglas de ningún juego encaja con «{ $query }». Prueba con otra palabra o elige un juego.
rules-no-game = Aquí no hay ningún juego llamado «{ $game }». Elige uno de estos.
rules-which-game = ¿De qué juego quieres leer las reglas?
rules-gone = Esta página de las reglas ha cambiado de sitio o ya no existe. Busca otra vez con `/reglas`.
rules-games = Reglas de un juego
rules-how = { $game }: cómo se juega
rules-symbols-pages = Páginas de símbolos…
rules-which-pictures = ¿De qué juego?

## Lo que se escribe para ver los símbolos y cómo se juega, separado por comas
rules-words-symbols = símbolos, símbolo, iconos, icono, leyenda, signos, qué significan los iconos, qué significan los símbolos
rules-words-how = cómo se juega, cómo jugar, cómo juego, cómo se juega a esto, cómo empezar, tutorial, dos minutos, introducción, resumen

## Botones
ui-symbols = Símbolos
ui-rulebook = Reglamento

help-about =
    ### Juegos de mesa a tu ritmo
    Cada mesa tiene su propio hilo. Se te llama una vez cuando es tu turno, por mensaje directo o donde tú quieras, y lo que es secreto solo lo ves tú.
help-how = Cómo se juega, en dos minutos
help-open = ### Abrir una mesa
help-play = ### Jugar
help-look = ### Mirar
help-rules = ### Reglas y preguntas
help-time = ### Tiempo y ausencias
help-organisers = ### Para quien lleva este servidor
help-data = ### Tus datos
