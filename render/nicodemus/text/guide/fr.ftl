# Ce que disent les images qui montrent comment on joue à Nicodemus.

guide-goal = Le but
guide-repaired = Répare des machines cassées. Chacune rapporte les points de sa carte.
guide-projects = Accomplis des projets avec des machines réparées pour plus de points.
guide-turn = Ton tour : l’un ou l’autre
guide-play = Joue une carte : elle rejoint les machines cassées, et tu prends des biens ou utilises son effet.
guide-repair = Ou répare une machine cassée : paie son coût, et du charbonium par machine plus récente.
guide-saves = Les machines réparées rendent tes réparations suivantes moins chères.
guide-end = La fin
guide-twenty = Quelqu’un a 20 points, ou la pioche ne suffit plus : la dernière manche.
guide-most = Le plus de points gagne.
