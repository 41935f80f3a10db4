# Les mots qui figurent dans les images et dans leurs textes de remplacement ; les clés commencent par pic-.

## Tous les jeux
pic-player = Joueur { $number }
pic-turn = Au tour de : { $name }
pic-over = Fin de partie
pic-last-round = Dernier tour
pic-won = Victoire : { $name }
pic-shared = Victoire partagée
pic-reserve = Réserve
pic-alt-rank = Rang : { $rank }.
pic-alt-watcher = Tu n’as pas de main à cette table.
pic-alt-greyed = Impossible : { $list }.

## La feuille de score à la fin
pic-sheet-place = { $place }e
pic-sheet-total = Total
pic-sheet-shared = Victoire partagée : { $names }
pic-sheet-nobody = Personne à la table n’a gagné
pic-sheet-gone = { $number ->
    [one] { $names } a abandonné.
   *[other] Ont abandonné : { $names }.
}
pic-sheet-tie = Égalité à { $points }, ce qui départage : { $breaks }.
pic-sheet-even = Égalité à { $points }, et en cela aussi : { $what }. Se partagent la place : { $names }.
pic-sheet-same = Égalité à { $points }, se partagent la place : { $names }.
pic-sheet-order = Égalité à { $points } ; les règles donnent cet ordre : { $names }.
pic-sheet-alt = Feuille de score : { $title }. { $verdict }. Points dans l’ordre { $names } : { $rows }. Total { $total }. Places { $places }.

## L’en-tête d’une table qui attend
pic-minutes = { $minutes } min
pic-banner-alt = { $title } : { $most ->
    [one] pour une personne, environ { $minutes } minutes.
   *[other] pour { $players } personnes, environ { $minutes } minutes.
}
