# Transmissions en français. Les mêmes clés qu’en anglais ; on tutoie les joueurs.

## De quoi parle le jeu, pour la table qui attend
about-game = Quatre robots parcourent une vallée et ne sont à personne : déplaces-en un, utilise le lieu où il s’arrête, et apprends-lui du nouveau sur ton plateau.

## Les biens. Au pluriel, les couleurs s’accordent : on choisit d’après le mot lui-même
white = blanc
yellow = jaune
green = vert
blue = bleu
electricity = électricité
-whites = blancs
-yellows = jaunes
-greens = verts
-blues = bleus
-electricities = électricités
nothing = rien
amount = { $number ->
    [one] { $number } { ICON($good) }
   *[other] { $number } { $good ->
        [blanc] { ICON("white", -whites) }
        [jaune] { ICON("yellow", -yellows) }
        [vert] { ICON("green", -greens) }
        [bleu] { ICON("blue", -blues) }
       *[other] { ICON("electricity", -electricities) }
    }
  }
amount-light = { $number } { ICON("white") } ou { ICON("yellow") }
harvey = Harvey
one-point = point
many-points = points
many-points-dative = points
one-acorn = gland
many-acorns = glands
bird = oiseau
butterfly = papillon

## Les robots
robot-yellow = robot jaune
robot-blue = robot bleu
robot-green = robot vert
robot-red = robot rouge
name-yellow = Jaune
name-blue = Bleu
name-green = Vert
name-red = Rouge

## Les lieux et les cases
place-meadow = Prairie
place-lake = Lac
place-power_plant = Centrale
place-village = Village
place-junkyard = Décharge
place-forest = Forêt
place-pipes = Tuyaux
does-meadow = prendre 1 { ICON("green") } ou 2 { ICON("yellow", -yellows) }
does-lake = prendre 1 { ICON("blue") } ou 2 { ICON("white", -whites) }
does-power_plant = prendre 4 { ICON("electricity", -electricities) }
does-village = acheter 1 objet
does-junkyard = acheter 1 idée
does-forest = regarder 2 cartes Forêt et en garder 1
does-pipes = acheter 1 tuyau
field-near = { $place }, proche (F{ $field })
field-far = { $place }, lointaine (F{ $field })

## Les cartes Transmission
transmission-T1 = Jaune
transmission-T2 = Bleu
transmission-T3 = Vert
transmission-T4 = Rouge
transmission-T5 = Village, Décharge, Tuyaux
transmission-T6 = Prairie, Lac
transmission-T7 = Centrale, Forêt

## Les objets
item-sock = Chaussette
item-radio = Radio
item-toaster = Grille-pain
item-teapot = Théière
item-balloon = Ballon
item-umbrella = Parapluie
item-telephone = Téléphone
item-snow_globe = Boule à neige
item-teddy_bear = Ours en peluche
item-roller_skate = Patin à roulettes
item-alarm_clock = Réveil
item-birdcage = Cage à oiseaux
item-book = Livre
item-lantern = Lanterne
item-gramophone = Gramophone
item-flowerpot = Pot de fleurs
item-suitcase = Valise
item-desk_lamp = Lampe de bureau
item-watering_can = Arrosoir
item-kite = Cerf-volant
worth = { $points } { ICON("points", many-points) }
worth-each = { $points } { ICON("points", many-points) } pièce si tu en as { $counts }
worth-per-items = { $points } { ICON("points", many-points) } pour chacun de tes objets, { $most } au plus
worth-per-ideas = { $points } { ICON("points", many-points) } pour chacune de tes idées, { $most } au plus
worth-per-pipes = { $points } { ICON("points", many-points) } pour chacun de tes tuyaux, { $most } au plus

## Les idées
idea-SWAP = Échange
idea-JUMP = Saut
idea-CCW = Marche arrière
idea-E2B = 2 élec → bleu
idea-E1L = 1 élec → jaune/blanc
idea-E3A = 3 élec → au choix
idea-FDRAW = Pioche en forêt
idea-GATHB = Récolte + bleu
idea-GATHE = Récolte + élec
idea-A2A = 2 au choix → 1
idea-W2G = Blanc → vert
idea-Y2B = Jaune → bleu
idea-Y3E = Jaune → 3 élec
idea-W3E = Blanc → 3 élec
idea-MOVE1 = 1 case de plus
idea-MOVE2 = 2 cases de plus
idea-GAIN2E = 2 électricités
idea-END2F = 2 papillons
idea-END1B = 1 point + oiseau
idea-END2PF = 2 points + papillon
idea-END3 = 3 points
idea-END4 = 4 points
idea-COPYR = Copier à droite
idea-COPYL = Copier à gauche
effect-SWAP = Pour 1 { ICON("electricity") }, au lieu d’avancer : permute avec un robot
effect-JUMP = Pour 1 { ICON("electricity") }, au lieu d’avancer : va sur toute case libre
effect-CCW = Avance dans le sens antihoraire
effect-E2B = Paie 2 { ICON("electricity", -electricities) }, prends 1 { ICON("blue") }
effect-E1L = Paie 1 { ICON("electricity") }, prends 1 { ICON("white") } ou 1 { ICON("yellow") }
effect-E3A = Paie 3 { ICON("electricity", -electricities) }, prends 1 engramme au choix
effect-FDRAW = Paie 2 { ICON("electricity", -electricities) }, prends la carte du dessus de la Forêt
effect-GATHB = Récolte à la Prairie ou au Lac : 1 { ICON("blue") } de plus
effect-GATHE = Récolte à la Prairie ou au Lac : 2 { ICON("electricity", -electricities) } de plus
effect-A2A = Rends 2 engrammes au choix, prends-en 1 d’une couleur au choix
effect-W2G = Rends 1 { ICON("white") }, prends 1 { ICON("green") }
effect-Y2B = Rends 1 { ICON("yellow") }, prends 1 { ICON("blue") }
effect-Y3E = Rends 1 { ICON("yellow") }, prends 3 { ICON("electricity", -electricities) }
effect-W3E = Rends 1 { ICON("white") }, prends 3 { ICON("electricity", -electricities) }
effect-MOVE1 = Jusqu’à 1 case de plus
effect-MOVE2 = Jusqu’à 2 cases de plus
effect-GAIN2E = Prends 2 { ICON("electricity", -electricities) }
effect-END2F = À la fin : 2 papillons
effect-END1B = À la fin : 1 { ICON("points", one-point) } et 1 oiseau
effect-END2PF = À la fin : 2 { ICON("points", many-points) } et 1 papillon
effect-END3 = À la fin : 3 { ICON("points", many-points) }
effect-END4 = À la fin : 4 { ICON("points", many-points) }
effect-COPYR = Utilise 1 idée du robot juste à droite
effect-COPYL = Utilise 1 idée du robot juste à gauche

## Les cartes Forêt
forest-F2P = 2 points
forest-F6E = 6 électricités
forest-F1A = 1 engramme au choix
forest-FPOW = Après la Centrale
forest-FLAKE = Après le Lac
forest-FMEAD = Après la Prairie
forest-FSUB = Couleurs échangées
forest-FGW = Vert + blanc
forest-FBY = Bleu + jaune
forest-FIDEA = Idée en plus
forest-FTURN = Tour en plus
effect-F2P = À la fin : 2 { ICON("points", many-points) }
effect-F6E = Prends 6 { ICON("electricity", -electricities) }
effect-F1A = Prends 1 engramme de la couleur de ton choix
effect-FPOW = Après ton action à la Centrale : 2 engrammes au choix
effect-FLAKE = Après ton action au Lac : 2 engrammes au choix
effect-FMEAD = Après ton action à la Prairie : 2 engrammes au choix
effect-FSUB = Pour un objet ou un tuyau : bleu = vert, jaune = blanc
effect-FGW = Paie 1 { ICON("electricity") }, prends 1 { ICON("green") } et 1 { ICON("white") }
effect-FBY = Paie 1 { ICON("electricity") }, prends 1 { ICON("blue") } et 1 { ICON("yellow") }
effect-FIDEA = En achetant un objet : l’idée au-dessus est offerte
effect-FTURN = Tout de suite un autre tour avec le robot de ton choix

## Les tuyaux
pipe = { $pipe }
pipe-start = tuyau de départ

## Questions
ask-start-ideas = Où vont « { WITH_ICON($first) } » et « { WITH_ICON($second) } » ? Une idée agit quand tu déplaces son robot.
ask-turn-begin = Joue une carte : elle dit quel robot peut avancer.
ask-robot = Quel robot avance ? Seules tes idées posées sur lui agiront.
ask-move = Où va le { WITH_ICON($robot) } ?
ask-action = { WITH_ICON($place) } : tu peux { $does }. Que fais-tu ?
ask-after = Termine ton tour, ou utilise encore quelque chose avant.
ask-discard = Trop d’engrammes : seuls 7 te restent. Rends-en { $number }.
ask-pay = Le prix : { $goods }. Que paies-tu ?
ask-slot = Sur quel robot poses-tu « { WITH_ICON($tile) } » ?
ask-idea-above = L’objet va sur le { WITH_ICON($robot) }. Prends-tu aussi l’idée au-dessus, pour une carte Forêt ?
ask-surcharge = Cette colonne coûte un engramme de plus. Lequel ?
ask-keep = Quelle carte Forêt gardes-tu ? L’autre va à la défausse.
ask-return = Quels sont les deux engrammes que tu rends ? Ensuite tu en prends 1 de la couleur de ton choix.
ask-take = { $number ->
    [one] Quel engramme prends-tu ?
   *[other] Quels sont les { $number } engrammes que tu prends ?
  }
ask-place-pipe = Où va { $pipe } ? Les numéros sont dans l’image.
ask-destination = Où paies-tu { $goods } ?

## Choix
group-play = Jouer une carte
group-walk = Avancer
group-back = Reculer
group-swap = Échanger
group-jump = Sauter
group-use = Utiliser une idée
group-card = Jouer une carte Forêt
group-start-ideas = Poser tes idées de départ
group-robot = Déplacer un robot
group-action = Agir ici
group-discard = Rendre des engrammes
group-pay = Payer le prix
group-idea-above = Prendre aussi l’idée
group-keep = Garder une carte Forêt
group-return = Rendre deux engrammes
group-take = Prendre des engrammes
group-destination = Payer où
opt-start = { $first } : { $robot }, { $second } : { $other }
opt-play = Jouer « { $card } »
opt-robot = Le { $robot } : { $field }
opt-walk = Avancer de { $steps } : { $field }
opt-back = Reculer de { $steps } : { $field }
opt-swap = Échange avec le { $robot } pour 1 électricité : { $field }
opt-jump = Saut pour 1 électricité : { $field }
opt-use = { $idea }
opt-copy = { $copy } : { $idea }
opt-card = { $card }
opt-gather = Prendre { $goods }
opt-gather-nothing = Ne rien prendre
opt-power = Prendre { $goods }
opt-buy-item = Colonne { $column } : { $tile } pour { $price }
opt-buy-idea = Colonne { $column } : { $tile }{ $price ->
    [rien] , gratis
   *[other] {" "}pour { $price }
  }
opt-pipe = Pile { $stack } : { $pipe } pour { $price }
opt-forest-draw-draw = 2 de la pioche
opt-forest-discard-discard = 2 de la défausse
opt-forest-draw-discard = 1 de chaque pile
opt-forest-one = Prendre la seule carte
opt-forest-nothing = Il n’y a pas de carte
opt-skip = Passer
opt-finish = Finir ton tour
opt-pay = Payer { $goods }
opt-pay-card = Payer { $goods } avec « { $card } »
opt-slot = { $robot } ({ $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
  })
opt-idea-above = Prendre « { $idea } » avec « { $card } »
opt-no = Non
opt-keep = Garder « { $card } » ({ $acorns ->
    [one] { $acorns } gland
   *[other] { $acorns } glands
  })
opt-return = Rendre { $goods }
opt-take = Prendre { $goods }
opt-place = Emplacement { $number }, { $turn ->
    [0] sans tourner
    [one] { $turn } quart de tour
   *[other] { $turn } quarts de tour
  } ({ $x }, { $y })
opt-set-aside = Mettre de côté
opt-pool = Au pot : { $goods }
opt-supply = À la réserve : { $goods }

## Un bouton pour plusieurs réponses
press-walk = { $robot } { $steps } : { $field }
press-buy = Achat { $column } : { $tile }, sur { $robot }

## Précisions
copied = { WITH_ICON($copy) } : { WITH_ICON($idea) }
hint-copies = Utilise { $copies }
hint-card-robot = Déplace le { WITH_ICON($robot) }, jusqu’à { $speed } cases
hint-locations = Déplace un robot qui se trouve à l’un de ces lieux : { EITHER($places) }
hint-robot = Avance de { $speed } cases au plus, davantage avec certaines idées
hint-there = Là, tu peux { $does }
hint-press-card = Avec la carte « { $card } » ; là, tu peux { $does }
hint-press-paid = pour 1 { ICON($good) }
hint-press-fills = plein : { $points } { ICON("points", many-points) }
hint-press-buy = { $one } ; { $other }
hint-fills = Le remplit : { $points } { ICON("points", many-points) }
hint-item = { $worth }{ $birds ->
    [0] {""}
   *[other] , { ICON("bird") }
  }{ $butterflies ->
    [0] {""}
   *[other] , { ICON("butterfly") }
  }
hint-lost = { $gives } ; hors jeu : { WITH_ICON($tile) }
hint-pipe = { $points ->
    [one] { $points } { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  }{ $birds ->
    [0] {""}
   *[other] , { ICON("bird") }
  }{ $butterflies ->
    [0] {""}
   *[other] , { ICON("butterfly") }
  } ; { $left ->
    [0] le dernier : il déclenche la fin
   *[other] { $left } dessous
  }
hint-fills-all = Remplit ta dernière place : { $points } { ICON("points", many-points) }, puis viennent les derniers tours
hint-slot = 1 place reste libre : seule une idée y tient
hint-start-together = Les deux agissent chaque fois que tu déplaces ce robot
hint-start-apart = Chacune n’agit que quand tu déplaces son robot
hint-ends = { $gives } ; derniers tours
hint-then = Ensuite : { $stock }
hint-gather = Ensuite : { $stock }{ $number ->
    [0] {""}
   *[other] , et { $number } de trop (limite : 7 engrammes)
  }
hint-keeps = { $number ->
    [0] C’est ton dernier de cette couleur
    [one] Tu gardes { $number } { ICON($good) }
   *[other] Tu gardes { $number } { $good ->
        [blanc] { ICON("white", -whites) }
        [jaune] { ICON("yellow", -yellows) }
        [vert] { ICON("green", -greens) }
       *[other] { ICON("blue", -blues) }
    }
  }
hint-keeps-after = { $number ->
    [0] Avec { $returned } en moins, il ne te reste rien de cette couleur
   *[other] Avec { $returned } en moins, il te reste { $number } { ICON($good) }
  }
hint-pay = Sans utiliser de carte Forêt
hint-pay-card = La carte a servi ; ses glands comptent toujours
hint-no = L’idée quitte le jeu ; tu gardes la carte
hint-forest-discard-discard = À choisir entre { $cards }
hint-forest-draw-discard = { $cards } ou une carte cachée : pas de retour en arrière
hint-forest-one = C’est « { $cards } »
hint-skip = Ne rien faire ici
hint-finish = Tu pioches une carte : pas de retour en arrière
hint-finish-remind = Ton idée « 2 électricités » n’a pas servi ; piocher est sans retour
hint-finish-surplus = D’abord, tu rends { $number } de tes engrammes
hint-forest-draw = Tu vois des cartes cachées : pas de retour en arrière
hint-place = Plus long trajet ensuite : { $run } tuyaux, { $points } { ICON("points", many-points) }
hint-set-aside = 4 { ICON("points", many-points) }, définitivement ; ce qui y est imprimé ne compte pas
hint-gather-ideas = Tes idées ajoutent { $goods }
hint-gather-copies = Utilise { $copies } ; tes idées ajoutent { $goods }
hint-gather-nothing = Il ne reste rien ; l’action compte quand même
hint-pool = Tu pourras le regagner ; ce qui y reste coûte des points
hint-supply = Perdu pour toi

## Pourquoi pas : ce qui est impossible pour l’instant, et sa raison après deux points
amount-heavy = { $number } { ICON("green") } ou { ICON("blue") }
absent-robots = n’est sur aucun de tes robots
absent-forest = n’est pas devant toi
absent-display = n’est pas sur l’étal en ce moment
absent-column = est dans une autre colonne
absent-top = n’est pas sur le dessus, là
absent-drawn = n’est pas parmi les cartes que tu vois
absent-move-start-ideas = tu as deux autres idées à placer
absent-move-walk = ce robot ne peut pas y finir sa marche ainsi
absent-move-back = ce robot ne peut pas y finir sa marche ainsi
absent-move-swap = un échange demande son idée sur ce robot, ou une copie, et 1 électricité
absent-move-jump = il y faut l’idée Saut sur ce robot, ou une copie, 1 électricité, une case libre
absent-move-use = elle sert à un autre moment, ou n’est sur aucun de tes robots
absent-move-gather = ton robot récolte autre chose ici
absent-move-buy = on ne vend que ce qui est exposé : objets au Village, idées à la Décharge
absent-move-pay = le prix est autre, ou tu n’as pas cela
absent-move-idea-above = cette carte forêt n’est pas devant toi, ou a servi
absent-move-return = il faut en rendre un autre nombre, ou tu ne les as pas
absent-move-take = on en donne ici un autre nombre ou une autre sorte
absent-move-lay = le tuyau n’y va pas, ou la place est prise
barred-lacks = il te manque { $goods }
barred-card = Carte « { $card } »
barred-nobody = aucun robot à ces lieux ({ EITHER($places) })
barred-not-held = pas dans ta main ; elle reviendra
barred-not-there = n’est à aucun de ces lieux ({ EITHER($places) })
barred-other-robot = ta carte nomme un autre robot
barred-field = { $place } (F{ $field })
barred-too-far = trop loin : jusqu’à { $number ->
    [one] { $number } case libre
   *[other] { $number } cases libres
  } dans le sens horaire
barred-occupied = le { $robot } s’y trouve
barred-must-move = un robot doit quitter sa case
barred-back = Reculer
barred-needs = il faut l’idée « { $idea } » sur ce robot
barred-used = a déjà servi ; une idée agit une fois par déplacement
barred-elsewhere = posée sur un robot que tu ne déplaces pas
barred-nothing-to-copy = pas d’idée à copier sur le robot voisin
barred-played = déjà jouée ; ses glands comptent toujours
barred-card-end = ne se joue pas : compte à la fin
barred-card-after = seulement après une action
barred-card-free = pas à ce moment
barred-card-substitute = seulement en payant un objet ou un tuyau
barred-card-idea_above = seulement en achetant un objet
barred-card-extra_turn = seulement après ton action
barred-after = seulement après ton action à ce lieu : { $place }
barred-engrams = tu as moins de { $number } engrammes
barred-no-card = aucune carte Forêt à piocher
barred-all-gone = la réserve n’a plus rien de ce qu’elle apporte
barred-all-gone-pool = le pot n’a rien de ce qu’elle apporte
barred-action = { $place }, { $does }
barred-place = ton robot s’est arrêté ailleurs ({ $place })
barred-do-gather = Récolter
barred-do-power = Prendre de l’électricité
barred-do-buy = Acheter un objet ou une idée
barred-do-forest = Regarder des cartes Forêt
barred-do-pipe = Acheter un tuyau
barred-one-action = une action par déplacement, et celle-ci est passée
barred-left = { $number ->
    [0] il n’y a plus de { $colour } dans la réserve
   *[other] il n’en reste que { $number } ({ $colour }) dans la réserve
  }
barred-left-pool = { $number ->
    [0] il n’y a pas de { $colour } dans le pot
   *[other] il n’y en a que { $number } ({ $colour }) dans le pot
  }
barred-piles = trop peu de cartes : { $drawn } à piocher, { $discarded } à la défausse
barred-no-room = aucun de tes robots n’a { $number } places libres
barred-no-slot = aucun de tes robots n’a de place libre
barred-column = { $tile } (colonne { $column })
barred-empty-column = Colonne { $column }
barred-no-column = on n’a pas pu la remplir
barred-stack = Pile { $stack }
barred-no-stack = son dernier tuyau est parti
barred-pipe = { $pipe } (pile { $stack })
barred-only = seulement { $colours }
barred-slots = { $free ->
    [0] aucune place libre
   *[other] seulement { $free } place libre sur { $need }
  }
barred-cell = Emplacement ({ $x }, { $y })
barred-no-fit = on a beau le tourner, ses bords ne vont pas

## Le journal
log-sets = Objets des séries { $items } ; idées des séries { $ideas }.
log-solo = Contre Harvey : après chaque tour, sa carte déplace des robots et prend des tuiles. Tes gains viennent du pot ; ce qui y reste à la fin compte en moins, d’où des points sous zéro au début.
log-start = { $who } commence.
log-start-idea = { $who } pose « { WITH_ICON($idea) } » sur le { WITH_ICON($robot) }.
log-play = { $who } joue « { WITH_ICON($card) } ».
log-use = { $who } utilise « { WITH_ICON($idea) } ».
log-copy = { $who } utilise « { WITH_ICON($copy) } » : { WITH_ICON($idea) }.
log-card = { $who } joue la carte Forêt « { WITH_ICON($card) } ».
log-walk = { $who } fait avancer le { WITH_ICON($robot) } : { $start } → { $field }.
log-back = { $who } fait reculer le { WITH_ICON($robot) } : { $start } → { $field }.
log-swap = { $who } échange le { WITH_ICON($robot) } avec le { WITH_ICON($other) } : { $start } → { $field }.
log-jump = { $who } fait sauter le { WITH_ICON($robot) } : { $start } → { $field }.
log-skip = { WITH_ICON($place) } : { $who } n’y fait rien.
log-pay = { $who } paie { $goods }.
log-pay-pool = { $who } paie { $goods } au pot.
log-pay-supply = { $who } paie { $goods } à la réserve.
log-gain = { $goods ->
    [rien] { $who } ne prend rien.
   *[other] { $who } prend { $goods }.
  }
log-buy = { $who } achète « { WITH_ICON($tile) } » dans la colonne { $column }.
log-buy-pipe = { $who } achète { WITH_ICON($pipe) } de la pile { $stack }.
log-place = { $who } pose « { WITH_ICON($tile) } » sur le { WITH_ICON($robot) }.
log-filled = { $who } a rempli le { WITH_ICON($robot) } : { $points } { ICON("points", many-points) }.
log-lost = « { WITH_ICON($tile) } » quitte le jeu.
log-refill = Nouveau sur l’étal : « { WITH_ICON($item) } » et « { WITH_ICON($idea) } ».
log-attach = { $who } raccorde { WITH_ICON($pipe) } en ({ $x }, { $y }).
log-set-aside = { $who } met { WITH_ICON($pipe) } de côté pour { $points } { ICON("points", many-points) }.
log-forest-draw-draw = { $who } regarde 2 cartes de la pioche Forêt.
log-forest-discard-discard = { $who } regarde les 2 cartes du dessus de la défausse Forêt.
log-forest-draw-discard = { $who } regarde une carte de chaque pile Forêt.
log-forest-one = { $who } prend la seule carte Forêt.
log-forest-nothing = { $who } ne trouve pas de carte dans la forêt.
log-forest-look = Tu regardes : { $cards }.
log-forest-keep = { $who } garde « { WITH_ICON($card) } » ({ $acorns ->
    [one] { $acorns } { ICON("acorn", one-acorn) }
   *[other] { $acorns } { ICON("acorn", many-acorns) }
  }).
log-forest-discard = « { WITH_ICON($card) } » va à la défausse.
log-forest-gain = { $who } pioche « { WITH_ICON($card) } » dans la forêt.
log-forest-shuffle = La défausse Forêt devient la nouvelle pioche : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }.
log-discard = { $who } rend { $goods }.
log-draw = Tu pioches « { WITH_ICON($card) } ».
log-extra-turn = { $who } joue un tour de plus.
log-trigger-stack = { $who } a pris le dernier tuyau d’une pile : la fin approche.
log-trigger-display = { $who } vient d’acheter et l’étal ne peut plus être rempli : la fin approche.
log-trigger-full = { $who } a rempli tous ses robots : la fin approche.
log-last-turns = { $number ->
    [one] Encore { $number } dernier tour.
   *[other] Encore { $number } derniers tours.
  }
log-harvey-card = Harvey pioche « { WITH_ICON($card) } ».
log-harvey-shuffle = Harvey mélange ses { $number } cartes.
log-harvey-nobody = { $place } : pas de robot, Harvey n’y fait rien.
log-harvey-lost-turn = Harvey perd son tour.
log-harvey-move = Harvey fait avancer le { WITH_ICON($robot) } : { $start } → { $field }.
log-harvey-pool = Harvey ajoute au pot : { $goods }.
log-harvey-item = Harvey prend l’objet « { WITH_ICON($tile) } » de la colonne { $column }.
log-harvey-idea = Harvey prend l’idée « { WITH_ICON($tile) } » de la colonne { $column }.
log-harvey-empty-column = La colonne { $column } est vide : Harvey n’a rien.
log-harvey-forest = Harvey prend « { WITH_ICON($card) } » ({ $acorns ->
    [one] { $acorns } { ICON("acorn", one-acorn) }
   *[other] { $acorns } { ICON("acorn", many-acorns) }
  }) à la défausse Forêt.
log-harvey-turns = « { WITH_ICON($card) } » est retournée dans la forêt.
log-harvey-no-forest = Harvey ne trouve pas de carte dans la forêt.
log-harvey-pipe = Harvey prend { WITH_ICON($pipe) } de la pile { $stack }.
log-harvey-empty-stack = La pile { $stack } est vide : Harvey n’a rien.
log-score = { $who } : { $points ->
    [one] { $points } { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  } ({ $lines }).
log-run = { $who } a un plus long trajet de { $tiles ->
    [one] { $tiles } tuyau
   *[other] { $tiles } tuyaux
  } ({ $pipes }) : { $points ->
    [one] { $points } { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  }.
log-run-harvey = Le trajet de Harvey compte { $tiles ->
    [one] { $tiles } tuyau
   *[other] { $tiles } tuyaux
  }, tous les siens : { $points ->
    [one] { $points } { ICON("points", one-point) }
   *[other] { $points } { ICON("points", many-points) }
  }.
log-end = { $who } gagne avec { $points } { ICON("points", many-points) }.
log-end-tie = { $who } gagne avec { $points } { ICON("points", many-points) }, grâce à moins de glands.
log-end-shared = Victoire partagée avec { $points } { ICON("points", many-points) } : { $who }.
note-run = Plus long trajet : { $tiles ->
    [one] { $tiles } tuyau
   *[other] { $tiles } tuyaux
  } ({ $pipes }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
score-line = { $line } { $points }

## Les points
points-creatures = oiseaux × papillons
points-pipes = tuyaux
points-run = plus long trajet
points-robots = robots pleins
points-items = objets
points-ideas = idées
points-forest = cartes Forêt
points-acorns = le moins de glands
points-cards = 1 par carte Forêt
points-pool = reste du pot
points-harvey = points de Harvey
acorns = glands
acorns-harvey = glands de Harvey

## Réglages
setting-advanced = Séries avancées X et Z
setting-advanced-about = Les objets X comptent ce que tu as d’autre ; les idées Z échangent, sautent et copient : pour qui connaît le jeu.
setting-advanced-none = sans
setting-advanced-drawn = tirées avec les autres
setting-advanced-both = avec les deux
setting-advanced-items = avec les objets X
setting-advanced-ideas = avec les idées Z
setting-item-sets = Séries d’objets à tirer
setting-item-sets-about = Les objets de la partie viennent de ces séries ; s’il en faut plus, d’autres sont tirées.
setting-idea-sets = Séries d’idées à tirer
setting-idea-sets-about = Les idées de la partie viennent de ces séries ; s’il en faut plus, d’autres sont tirées.
setting-item-sets-ABCD = A, B, C, D (toutes)
setting-item-sets-ABC = A, B, C
setting-item-sets-ABD = A, B, D
setting-item-sets-ACD = A, C, D
setting-item-sets-BCD = B, C, D
setting-item-sets-AB = A, B
setting-item-sets-AC = A, C
setting-item-sets-AD = A, D
setting-item-sets-BC = B, C
setting-item-sets-BD = B, D
setting-item-sets-CD = C, D
setting-item-sets-A = A
setting-item-sets-B = B
setting-item-sets-C = C
setting-item-sets-D = D
setting-idea-sets-EFGH = E, F, G, H (toutes)
setting-idea-sets-EFG = E, F, G
setting-idea-sets-EFH = E, F, H
setting-idea-sets-EGH = E, G, H
setting-idea-sets-FGH = F, G, H
setting-idea-sets-EF = E, F
setting-idea-sets-EG = E, G
setting-idea-sets-EH = E, H
setting-idea-sets-FG = F, G
setting-idea-sets-FH = F, H
setting-idea-sets-GH = G, H
setting-idea-sets-E = E
setting-idea-sets-F = F
setting-idea-sets-G = G
setting-idea-sets-H = H
setting-start = Premier joueur
setting-start-about = Qui joue le premier tour ; une place que personne n’a veut dire : au hasard.
setting-start-random = au hasard
setting-start-seat-1 = place 1
setting-start-seat-2 = place 2
setting-start-seat-3 = place 3
setting-start-seat-4 = place 4
setting-level = Cartes de Harvey
setting-level-about = Seul contre Harvey : sans cartes Lieu, il déplace moins de robots et est plus facile à battre.
setting-level-normal = toutes (normal)
setting-level-easier = sans Village, Décharge, Tuyaux (plus facile)
setting-level-easiest = cartes Robot seulement (le plus facile)
setting-level-without-1 = sans 1 carte Lieu
setting-level-without-2 = sans 2 cartes Lieu
setting-level-without-4 = sans 4 cartes Lieu
setting-level-without-5 = sans 5 cartes Lieu
setting-level-without-6 = sans 6 cartes Lieu
setting-level-without-7 = sans 7 cartes Lieu
setting-level-without-8 = sans 8 cartes Lieu
setting-beginner = Premier contre Harvey
setting-beginner-about = Seul contre Harvey : qui de vous deux joue le premier tour.
setting-beginner-human = toi
setting-beginner-harvey = Harvey

## Commandes
cmd-game-name = transmissions
cmd-game-description = Tes coups dans Transmissions
cmd-start-ideas-name = idées-de-départ
cmd-start-ideas-description = Poser tes deux idées de départ sur des robots
cmd-start-ideas-robots-name = placement
cmd-start-ideas-robots-description = Quelle idée sur quel robot
cmd-play-name = jouer
cmd-play-description = Jouer une carte Transmission
cmd-play-card-name = carte
cmd-play-card-description = Quelle carte de ta main
cmd-robot-name = robot
cmd-robot-description = Choisir le robot que tu déplaces
cmd-robot-robot-name = robot
cmd-robot-robot-description = Quel robot
cmd-walk-name = avancer
cmd-walk-description = Avancer dans le sens horaire
cmd-walk-field-name = case
cmd-walk-field-description = Jusqu’où, et ce que tu copies pour cela
cmd-back-name = reculer
cmd-back-description = Reculer, dans le sens antihoraire
cmd-back-field-name = case
cmd-back-field-description = Jusqu’où, et ce que tu copies pour cela
cmd-swap-name = échanger
cmd-swap-description = Échanger sa case avec un autre robot, pour 1 électricité
cmd-swap-robot-name = robot
cmd-swap-robot-description = Avec quel robot
cmd-jump-name = sauter
cmd-jump-description = Sauter sur une case libre, pour 1 électricité
cmd-jump-field-name = case
cmd-jump-field-description = Sur quelle case
cmd-use-name = idée
cmd-use-description = Utiliser une idée du robot que tu déplaces
cmd-use-idea-name = idée
cmd-use-idea-description = Quelle idée
cmd-card-name = carte-forêt
cmd-card-description = Jouer une carte Forêt
cmd-card-card-name = carte
cmd-card-card-description = Quelle carte Forêt
cmd-gather-name = récolter
cmd-gather-description = Récolter à la Prairie ou au Lac
cmd-gather-engrams-name = engrammes
cmd-gather-engrams-description = Quels engrammes, et ce que tu copies avec
cmd-power-name = électricité
cmd-power-description = Prendre de l’électricité à la Centrale
cmd-buy-name = acheter
cmd-buy-description = Acheter un objet au Village ou une idée à la Décharge
cmd-buy-tile-name = tuile
cmd-buy-tile-description = Quelle colonne
cmd-forest-name = forêt
cmd-forest-description = Regarder des cartes Forêt
cmd-forest-source-name = piles
cmd-forest-source-description = De quelles piles
cmd-pipe-name = tuyau
cmd-pipe-description = Acheter un tuyau
cmd-pipe-stack-name = pile
cmd-pipe-stack-description = De quelle pile
cmd-skip-name = passer
cmd-skip-description = Renoncer à l’action
cmd-finish-name = finir
cmd-finish-description = Finir ton tour
cmd-pay-name = payer
cmd-pay-description = Choisir les engrammes que tu paies
cmd-pay-engrams-name = engrammes
cmd-pay-engrams-description = Quels engrammes
cmd-slot-name = poser
cmd-slot-description = Choisir le robot pour une tuile
cmd-slot-robot-name = robot
cmd-slot-robot-description = Quel robot
cmd-idea-above-name = idée-en-plus
cmd-idea-above-description = Prendre aussi l’idée au-dessus de l’objet, ou non
cmd-idea-above-answer-name = réponse
cmd-idea-above-answer-description = Quelle carte Forêt, ou non
cmd-surcharge-name = supplément
cmd-surcharge-description = Choisir l’engramme que tu paies pour la colonne
cmd-surcharge-engram-name = engramme
cmd-surcharge-engram-description = Blanc ou jaune
cmd-keep-name = garder
cmd-keep-description = Garder une des cartes Forêt que tu regardes
cmd-keep-card-name = carte
cmd-keep-card-description = Quelle carte
cmd-return-name = rendre
cmd-return-description = Rendre des engrammes
cmd-return-engrams-name = engrammes
cmd-return-engrams-description = Quels engrammes
cmd-take-name = prendre
cmd-take-description = Prendre des engrammes de ton choix
cmd-take-engrams-name = engrammes
cmd-take-engrams-description = Quels engrammes
cmd-lay-name = raccorder
cmd-lay-description = Raccorder le tuyau ou le mettre de côté
cmd-lay-place-name = emplacement
cmd-lay-place-description = Le numéro de l’emplacement dans ton image
cmd-destination-name = payer-où
cmd-destination-description = Choisir où va ton paiement
cmd-destination-place-name = où
cmd-destination-place-description = Pot ou réserve

## Ce qui parle pour un choix, pour les conseils : un nombre de la position qui monte, ou -falls : baisse
number-foreseen = plus de points à la fin
number-points = plus de points à la fin
