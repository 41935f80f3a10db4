# Les mots qui figurent dans les images de Nicodemus et dans leurs textes de remplacement ; les clés commencent par pic-.

## Les lettres des couleurs des machines
pic-letter-blue = B
pic-letter-purple = V
pic-letter-red = R
pic-letter-yellow = J

## La main
pic-hand = Ta main
pic-hand-empty = Ta main est vide.
pic-projects = Tes projets
pic-workshop = Atelier
pic-yard = Bric-à-brac
pic-repairs-none = Tu ne peux rien réparer maintenant.
pic-drawn = Piochés : gardes-en un

## Textes de remplacement
pic-alt-table = Nicodemus, à { $name } de jouer.
pic-alt-over = Nicodemus, partie terminée.
pic-alt-last = Dernière manche.
pic-alt-yard = Bric-à-brac (place machine +charbonium dessus −frais) : { $list }.
pic-alt-yard-short = Bric-à-brac (place machine +charbonium dessus ; frais : nombre de machines plus récentes) : { $list }.
pic-alt-yard-terse = Bric-à-brac (+charbonium) : { $list }.
pic-alt-yard-empty = Bric-à-brac vide.
pic-alt-fresh = La place { $spot } vient d’être jouée.
pic-alt-projects = Projets ouverts : { $list }.
pic-alt-projects-none = Aucun projet ouvert.
pic-alt-supply = Pioche { $deck }, pile de projets { $pile }, réserve { $goods }.
pic-alt-player = { $name } : { $score } PV, { $goods }, { $hand } en main.
pic-alt-workshop = Atelier : { $list }.
pic-alt-workshop-empty = Atelier vide.
pic-alt-own = Projets à soi : { $list }.
pic-alt-done = Accomplis : { $list }.
pic-alt-first = Joue en premier.
pic-alt-hand = Ta main (carte : coût ; charbonium, produit ou effet) : { $list }.
pic-alt-hand-terse = Ta main (carte : charbonium, produit ou effet) : { $list }.
pic-alt-card-terse = { $name } : { $charcoalium }, { $product }, { $effect }
pic-alt-card = { $name } ({ $points } PV) : { $cost } ; { $charcoalium }, { $product }, { $effect }
pic-alt-effect = effet
pic-alt-effect-gain = effet +{ $number } { $good }
pic-alt-effect-none = pas d’effet
pic-alt-you = Tu as { $goods }.
pic-alt-repair-terse = Réparables : { $list }.
pic-alt-repair-now = Réparables (place machine +charbonium dessus : prix, points) : { $list }.
pic-alt-score = Points : { $list }.
pic-alt-points = { $points } PV
pic-alt-answers = Tu peux : { $list }.
pic-alt-cost = Son coût : { $cost }.
pic-alt-rival = { $name } a { $goods }.
pic-alt-repair-later = Pas encore : { $list }.
pic-alt-free = gratuit
pic-alt-jokers = dont { $number } par joker
pic-alt-drawn = Piochés, gardes-en un : { $list }.

## Ce que demande un projet, un mot par machine
pic-need-blue = bleue
pic-need-purple = violette
pic-need-red = rouge
pic-need-yellow = jaune
pic-need-same = pareille
pic-need-worth-1 = 1 PV
pic-need-worth-2 = 2 PV
pic-need-worth-3 = 3 PV
pic-short-charcoalium = charb
pic-short-wood = bois
pic-short-copper = cuiv
pic-short-crystal = cris
pic-short-joker = joker
