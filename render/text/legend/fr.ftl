# Le nom et le sens des icônes de tous les jeux, pour la légende.

legend-shared = Dans tous les jeux
sign-points = Points
about-sign-points = Le nombre sur le fanion dit ce que vaut une chose.
sign-cards = Carte, cartes, tuile
about-sign-cards = Une seule carte, plusieurs (une main, une pile), et une tuile.
sign-arrow = Flèches
about-sign-arrow = Une flèche : ce que tu donnes, puis ce que tu reçois. Deux flèches : un échange.
sign-done = Fini, non, passer, stop
about-sign-done = La coche accepte ou termine, la croix refuse, les autres sautent ou arrêtent.
sign-crown = Couronne
about-sign-crown = Qui a gagné, ou est en tête quelque part.
sign-clock = Horloge
about-sign-clock = Le temps : combien dure une chose, ou jusqu’à quand.
sign-seats = Joueurs
about-sign-seats = Chacun a sa forme et sa couleur, les mêmes dans toutes les images.

legend-greyed = Ce qui est grisé
sign-missing = Manque
about-sign-missing = Il te manque ce nombre de ce qui est dessiné derrière.
sign-locked = Bloqué
about-sign-locked = Impossible pour l’instant ; « Pourquoi pas ? » dit la raison.
sign-full = Pas de place
about-sign-full = Il n’y a pas de place libre qui convienne.
