# Les mots qui figurent dans les images et dans leurs textes de remplacement ; les clés commencent par pic-.

## Tous les jeux
pic-player = Joueur { $number }
pic-turn = Tour { $number } : { $name }
pic-over = Fin de partie
pic-last-round = Dernier tour
pic-won = Victoire : { $name }
pic-shared = Victoire partagée
pic-reserve = Réserve
pic-alt-rank = Rang : { $rank }.
pic-alt-watcher = Tu n’as pas de main à cette table.
