# Ce que disent les images qui montrent comment on joue à Legendary Inventors.

guide-goal = Le but
guide-patents = Gagne des brevets. Ceux dont les numéros se suivent à partir de 0 forment des séries.
guide-tiles = Les tuiles de victoire comptent, et aussi les inventeurs qui savent ce que leur but demande.
guide-turn = Ton tour : l’un ou l’autre
guide-send = Envoie un inventeur : pose sur une invention autant de pions que son savoir dans chaque science.
guide-complete = Quand une invention est pleine, ceux qui y ont le plus de pions choisissent d’abord.
guide-ready = Ou réveille toute ton équipe.
guide-end = La fin
guide-ages = Un âge finit quand il reste une invention. Après trois âges, c’est fini.
guide-most = Qui a le plus de points gagne.
