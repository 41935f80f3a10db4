# Ce que disent les images qui montrent comment on joue à Transmissions.

guide-goal = Le but
guide-robots = Pose objets et idées sur tes robots. Ils rapportent des points, un robot plein aussi.
guide-pipes = Pose des tuyaux en un long trajet. Oiseaux fois papillons font aussi des points.
guide-turn = Ton tour
guide-move = Joue une carte et fais avancer le robot qu’elle nomme. Tous déplacent les quatre mêmes.
guide-places = Utilise le lieu où il s’arrête : certains donnent des engrammes ou de l’électricité...
guide-buy = ... et ailleurs tu paies avec : objets, idées et tuyaux.
guide-end = La fin
guide-three = Une pile de tuyaux est vide, l’étal ne se remplit plus, ou les robots de quelqu’un sont pleins : encore un tour chacun.
guide-most = Qui a le plus de points gagne.
