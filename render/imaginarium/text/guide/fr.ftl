# Ce que disent les images qui montrent comment on joue à Imaginarium.

guide-goal = Le but
guide-projects = Accomplis des projets avec tes machines réparées : 2 à 5 points chacun.
guide-trade = Échange : achète des points avec du charbonium. Certaines machines en donnent aussi.
guide-majority = À la fin, qui a le plus d’un bien reçoit des points.
guide-turn = Une manche
guide-reserve = Planifie : place ton bricoleur sur une machine. À ton tour tu l’achètes, encore cassée.
guide-actions = Puis choisis deux voisines : recruter, extraire, réparer, échanger, démonter, réorganiser.
guide-runs = Une machine réparée travaille pour toi au début de chaque tour.
guide-end = La fin
guide-twenty = Dès que quelqu’un a 20 points, on finit la manche.
guide-most = Le plus de points gagne.
