# Conseils : ce que ferait un ordinateur à la place de quelqu’un, et pourquoi.

ui-hint = Que ferais-tu ?
hint-picks = { $picks }
hint-choice = Un Maître choisirait : { $choice }
hint-why = Ce qui parle pour : { $reasons }.
hint-alike = { $number ->
    [one] Un autre choix est à peu près aussi bon.
   *[other] { $number } autres choix sont à peu près aussi bons.
}
hint-all-alike = Pour l’instant, cela ne change presque rien : tous les autres choix se valent.
hint-best = Cela semble un peu mieux que tout le reste.
no-hint = Rien ne me vient à l’esprit. Réessaie dans un instant.
no-hints-here = À cette table, chacun réfléchit seul. Qui ouvre une table peut permettre les conseils dans ses réglages ; seul contre des ordinateurs, tu peux toujours demander.
option-hints = Conseils
option-hints-about = Celui dont c’est le tour peut demander ce que ferait un ordinateur fort. Seul avec des ordinateurs, c’est toujours possible.
option-hints-no = Non
option-hints-yes = Oui, à qui demande
