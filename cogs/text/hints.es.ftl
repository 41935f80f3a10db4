# Consejos: qué haría un ordenador en el lugar de alguien, y por qué.

ui-hint = ¿Qué harías tú?
hint-picks = { $picks }
hint-choice = Un Maestro elegiría: { $choice }
hint-why = A su favor: { $reasons }.
hint-alike = { $number ->
    [one] Hay otra elección más o menos igual de buena.
   *[other] Hay otras { $number } elecciones más o menos igual de buenas.
}
hint-all-alike = Por ahora casi da igual: todas las demás son más o menos igual de buenas.
hint-best = Parece algo mejor que todo lo demás.
no-hint = Ahora no se me ocurre nada. Prueba otra vez dentro de un momento.
no-hints-here = En esta mesa cada cual piensa por su cuenta. Quien abre una mesa puede permitir consejos en los ajustes; a solas contra el ordenador siempre puedes pedirlos.
option-hints = Consejos
option-hints-about = Quien está en su turno puede preguntar qué haría un ordenador fuerte. A solas con el ordenador siempre es posible.
option-hints-no = No
option-hints-yes = Sí, a quien pregunte
