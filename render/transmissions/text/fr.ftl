# Les mots qui figurent dans les images de Transmissions et dans leurs textes de remplacement ; les clés commencent par pic-.

pic-transmissions-turn = À { $name } de jouer
pic-transmissions-setup = Idées de départ : { $name }
pic-transmissions-last = { $number ->
    [0] La fin approche
    [one] Fin : { $number } tour
   *[other] Fin : { $number } tours
  }
pic-transmissions-own = Ta main
pic-transmissions-board = Ton plateau
pic-transmissions-nowhere = Il ne va nulle part : mets-le de côté
pic-transmissions-unplayable = pas de robot là
pic-transmissions-unplayable-card = { $card } : pas de robot là
pic-transmissions-anywhere = toute case libre
pic-transmissions-usable = Tu peux utiliser
pic-transmissions-pipes = Tuyaux, plus long trajet : { $number }
pic-transmissions-forest = Cartes Forêt, { $number ->
    [one] { $number } gland
   *[other] { $number } glands
  }
pic-transmissions-score = Score
pic-transmissions-players = Joueurs
pic-transmissions-show-players = Tous les joueurs
pic-transmissions-show-board = Plateau : { $name }
pic-transmissions-show-pipes = Tuyaux : { $name }
pic-transmissions-show-harveys-pipes = Tuyaux : Harvey
pic-transmissions-show-harvey = Plateau : Harvey

## Textes de remplacement
pic-transmissions-short-white = Bc
pic-transmissions-short-yellow = J
pic-transmissions-short-green = V
pic-transmissions-short-blue = Bu
pic-transmissions-short-electricity = É
pic-transmissions-alt-sets = Séries d’objets { $items }, d’idées { $ideas }.
pic-transmissions-alt-card = Carte jouée : { $card }.
pic-transmissions-alt-robots = Robots (! actif) : { $list }.
pic-transmissions-alt-done = Action faite : { $place }.
pic-transmissions-alt-reach = Il peut aller : { $list }.
pic-transmissions-alt-display = Étal (idée et électricité, +1 blanc ou jaune / objet, engrammes et électricité) : { $list }.
pic-transmissions-alt-display-none = Étal vide.
pic-transmissions-alt-stack = Piles { $number }.
pic-transmissions-alt-stacks = Piles de tuyaux : { $list }.
pic-transmissions-alt-supply = Réserve { $goods }.
pic-transmissions-alt-pool = Pot { $goods }.
pic-transmissions-alt-forest = Forêt { $draw }, défausse { $discard }, dessus { $top }.
pic-transmissions-alt-reason-stack = une pile de tuyaux est vide
pic-transmissions-alt-reason-display = l’étal est incomplet
pic-transmissions-alt-reason-full = tous les robots sont pleins
pic-transmissions-alt-points = { $count ->
    [one] { $number } point
   *[other] { $number } points
}
pic-transmissions-alt-rank = rang { $number }
pic-transmissions-alt-free = libre : { $number }
pic-transmissions-alt-full = plein : { $number }
pic-transmissions-alt-slots = places { $list }
pic-transmissions-alt-pipes = tuyaux { $number }, trajet { $run }, de côté { $aside }
pic-transmissions-alt-creatures = oiseaux { $birds }, papillons { $butterflies }
pic-transmissions-alt-cards = cartes Forêt { $unused }/{ $number }, glands { $acorns }
pic-transmissions-alt-hand = main { $number }
pic-transmissions-alt-deck = pioche { $number }
pic-transmissions-alt-last = dernière { $card }
pic-transmissions-alt-bird = oiseau
pic-transmissions-alt-butterfly = papillon
pic-transmissions-alt-per-items = { $points } par objet, { $most } au plus
pic-transmissions-alt-per-ideas = { $points } par idée, { $most } au plus
pic-transmissions-alt-per-pipes = { $points } par tuyau, { $most } au plus
pic-transmissions-alt-used = (utilisée)
pic-transmissions-alt-copied = copie
pic-transmissions-alt-legend = Camps (points ; Bc J V Bu É ; places couvertes J Bu V R ; tuyaux trajet de côté ; oiseaux papillons ; Forêt libres/toutes glands ; main) :
pic-transmissions-alt-legend-over = Camps (points rang ; Bc J V Bu É ; places couvertes J Bu V R ; tuyaux trajet de côté ; oiseaux papillons ; Forêt libres/toutes glands ; main) :
pic-transmissions-alt-own-cards = Main { $hand }, pioche { $deck }.
pic-transmissions-alt-boards = Robots : { $list }.
pic-transmissions-alt-network = Tuyaux (case ; ouvertures N E S O, o ronde, q carrée) : { $list }.
pic-transmissions-alt-run = Plus long trajet { $number } : { $list }.
pic-transmissions-alt-aside = Tuyaux de côté : { $number }.
pic-transmissions-alt-cards-list = Cartes Forêt (glands) : { $list }.
pic-transmissions-alt-acorns = Glands { $number },
pic-transmissions-alt-score = Score : { $list }.
pic-transmissions-alt-harveys-cards = Pioche { $deck }, défausse { $discard }, dernière { $card }.
pic-transmissions-alt-harveys-pipes = Tuyaux : { $list }.
pic-transmissions-alt-dealt = Idées de départ : { $list }.
pic-transmissions-alt-looking = Garde une carte : { $list }.
pic-transmissions-alt-nowhere = { $pipe } ne va nulle part : mets-le de côté.
pic-transmissions-alt-placing = Raccorde { $pipe } (numéro, case, ouvertures N E S O, trajet) ou mets-le de côté : { $list }.
pic-transmissions-alt-going = Peuvent avancer : { $list }.
pic-transmissions-alt-held = Carte { $card } :
pic-transmissions-alt-items = Objets : { $list }.
pic-transmissions-alt-ideas = Idées : { $list }.
pic-transmissions-alt-options = Au choix : { $list }.
pic-transmissions-alt-prices = Prix des objets, puis des tuyaux : { $list }.
pic-transmissions-alt-payable = Tu peux payer : { $list }.
