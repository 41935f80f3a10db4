# Ce que disent les images qui montrent comment on joue à Mech A Dream.

guide-goal = Le but
guide-dreams = Récolte des rêves : chacun est un point. Les machines jaunes en donnent beaucoup d’un coup.
guide-left = À la fin, chaque arc-en-ciel restant est un point, et 5 fleurs ou encres un de plus.
guide-turn = Une journée
guide-jobs = Matin, après-midi, soir : chaque fois, envoie un assistant à un de quatre travaux.
guide-belt = Une machine achetée avance sur ton tapis, d’une case par assistant posé dessus.
guide-night = La nuit, ton robot et tes machines finies travaillent pour toi.
guide-end = La fin
guide-nine = La nuit où quelqu’un a neuf machines, ou la septième, est la dernière.
guide-most = Le plus de points gagne.
