# Nicodemus en français. Les mêmes clés qu’en anglais ; on tutoie les joueurs.

## De quoi parle le jeu, pour la table qui attend
about-game = Deux inventeurs réparent à qui mieux mieux des machines cassées ; celles-ci rapportent des points, aident pour les suivantes et accomplissent des projets.

## Biens ; le bois ne change pas au pluriel
charcoalium = charbonium
wood = bois
copper = cuivre
crystal = cristal
joker = joker
resources = ressources
nothing = rien
-charcoaliums = charboniums
-coppers = cuivres
-crystals = cristaux
-resource = ressource
amount = { $number } { $number ->
    [one] { ICON($good) }
   *[other] { $good ->
        [charbonium] { ICON($good, -charcoaliums) }
        [cuivre] { ICON($good, -coppers) }
        [cristal] { ICON($good, -crystals) }
       *[other] { ICON($good) }
    }
  }
victory-points = { $points ->
    [one] point
   *[other] points
  }
quoted-machine = « { $machine } »
quoted-project = « { $project } »

## Machines : les cartes ne portent pas de nom, ceux-ci sont de nous
machine-11 = Chope à bonsaï
machine-12 = Manoir de l’ermite
machine-13 = Aiguière-cygne
machine-14 = Scorpion de cristal
machine-15 = Moineau à vapeur
machine-21 = Broyeur crocodile
machine-22 = Prise requin-marteau
machine-23 = Moulin piranha
machine-24 = Camion rhinocéros
machine-25 = Moteur requin
machine-31 = Masque chauve-souris
machine-32 = Scarabée rieur
machine-33 = Crâne à dents de sabre
machine-34 = Crâne pistolero
machine-41 = Mains dessinatrices
machine-42 = Main copiste

## Projets : nommés d’après ce qu’ils demandent
project-10 = quatre couleurs
project-11 = deux bleues
project-12 = deux violettes
project-13 = deux rouges
project-14 = deux jaunes
project-20 = jumelles
project-21 = deux à 1 point
project-22 = deux à 2 points
project-23 = deux à 3 points
project-31 = charbonium + bois
project-32 = charbonium + cuivre
project-33 = charbonium + cristal
project-34 = deux au charbonium
project-35 = deux au bois
project-36 = deux au cuivre
project-37 = deux au cristal
project-38 = bois + cuivre + cristal

## Effets ; le nombre est ce que le bric-à-brac donne en ce moment
effect-11 = { $number } { ICON("wood") } en comptant
effect-12 = { $number } { $number ->
    [one] { ICON("charcoalium") }
   *[other] { ICON("charcoalium", -charcoaliums) }
  } en comptant
effect-13 = { $number } { $number ->
    [one] { ICON("copper") }
   *[other] { ICON("copper", -coppers) }
  } en comptant
effect-14 = { $number } { $number ->
    [one] { ICON("crystal") }
   *[other] { ICON("crystal", -crystals) }
  } en comptant
effect-15 = { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
  } en comptant
effect-21 = recycler une carte en main
effect-22 = recycler 1 des 3 dernières
effect-23 = recycler 1 des 2 dernières
effect-24 = jusqu’à 3 échanges
effect-25 = recycler la machine précédente
effect-31 = voler charbonium + carte
effect-32 = voler ressource + carte
effect-33 = réduire la main adverse à 2
effect-34 = détruire 2 ressources
effect-41 = piocher un projet à soi
effect-42 = copier un effet
effect-unavailable = pas d’effet pour l’instant

## Ce qu’une machine réparée épargne aux réparations suivantes
saves-charcoalium = 1 { ICON("charcoalium") }
saves-wood = 1 { ICON("wood") }
saves-copper = 1 { ICON("copper") }
saves-crystal = 1 { ICON("crystal") }
saves-joker = 1 ressource au choix

## Questions
ask-turn = Joue une machine ou répares-en une.
ask-activate = { WITH_ICON($machine) } est dans le bric-à-brac. Choisis comment t’en servir.
ask-pick-type = De quelle ressource gagnes-tu { $number } ?
ask-discard-hand = Quelle carte de ta main défausses-tu ? Tu gagnes { $number } ressources de son coût.
ask-discard-machine = Quelle machine défausses-tu ? Tu gagnes { $number ->
    [one] { $number } ressource
   *[other] { $number } ressources
  } de son coût{ $charcoalium ->
    [0] .
   *[other] {" "}et { $charcoalium } { ICON("charcoalium") }.
  }
ask-gain = Que gagnes-tu du coût de { WITH_ICON($machine, quoted-machine) } ?
ask-exchange = Encore { $left ->
    [one] { $left } échange
   *[other] { $left } échanges
  }. Qu’échanges-tu ?
ask-rob = Quelle ressource prends-tu à { $opponent } ?
ask-destroy = Quelles ressources perd { $opponent } ?
ask-pick-project = Quel projet gardes-tu ? L’autre quitte la partie.
ask-copy = De quelle machine copies-tu l’effet ?
ask-projects = Accomplis des projets avec la machine réparée, ou termine ton tour.

## Choix
group-play = Jouer une machine
group-repair = Réparer une machine
group-activate = Se servir de la machine
group-discard-hand = Défausser une carte
group-discard-machine = Défausser une machine
group-exchange = Échanger une fois
group-gain = Gagner des ressources
group-pick-type = Nommer une ressource
group-rob = Prendre une ressource
group-destroy = Détruire des ressources
group-pick-project = Garder un projet
group-copy = Copier un effet
group-projects = Accomplir un projet
opt-play = Jouer { $machine }
opt-repair = Réparer { $spot } : { $machine } { $price ->
    [rien] sans rien payer
   *[other] ({ $price })
  }
opt-pass = Passer
opt-charcoalium = Gagner { $goods }
opt-production = Produire { $goods }
opt-effect = Effet : { $effect }
opt-gain = Gagner { $goods }
opt-discard = Défausser { $machine } ({ $cost })
opt-spot = Place { $spot } : { $machine } ({ $cost })
opt-swap = { $given } contre { $wanted }
opt-stop = Arrêter d’échanger
quick-turn = Jouer et s’en servir d’un coup
quick-discard-hand = Défausser et gagner d’un coup
quick-discard-machine = Défausser et gagner d’un coup
quick-exchange = Échanger et arrêter d’un coup
quick-projects = Accomplir et terminer d’un coup
press-use = { $machine } : { $use }
press-spot = { $spot } { $machine } : { $use }
press-count = { $machine } : { $use } en comptant
press-swap = { $given } contre { $wanted }, stop
press-complete = Seulement { $projects }, puis terminer
press-complete-all = Accomplir les { $number }
opt-rob = Prendre { $goods }
opt-destroy = Détruire { $goods }
opt-keep = Garder « { $project } » ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
opt-copy = Place { $spot } : { $machine }
opt-complete = Accomplir « { $project } » ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  })
opt-finish = Terminer le tour

## Précisions
hint-play = { $charcoalium } { $charcoalium ->
    [one] { ICON("charcoalium") }
   *[other] { ICON("charcoalium", -charcoaliums) }
  }, 1 { ICON($product) } ou { $effect }
hint-repair = { $points } { ICON("points", victory-points) }, { $then }{ $lying ->
    [0] {""}
    [one] {"\u00A0"}; { $lying } { ICON("charcoalium") } dessus
   *[other] {"\u00A0"}; { $lying } { ICON("charcoalium", -charcoaliums) } dessus
  }{ $jokers }
hint-saves = épargne ensuite { $saves }
hint-fourth = 4e{"\u00A0"}: les autres peuvent partir
hint-jokers = {"\u00A0"}; jokers pour { $goods }
no-words = {""}
hint-short = { $reserve } de la réserve, { $number } pris à { $opponent }{ $lost ->
    [0] {""}
   *[other] {"\u00A0"}; perdu : { $lost }
  }
hint-swap-in-vain = Personne n’a de { $good } : tu ne reçois rien
hint-lying-returns = { $number ->
    [one] { $number } { ICON("charcoalium") } posé dessus retourne à la réserve
   *[other] { $number } { ICON("charcoalium", -charcoaliums) } posés dessus retournent à la réserve
  }
hint-owns = { $who } possède { $goods }
hint-rob = { $opponent } a { $number } { $number ->
    [one] { $what ->
        [ressources] { ICON($what, -resource) }
       *[other] { ICON($what) }
    }
   *[other] { $what ->
        [charbonium] { ICON($what, -charcoaliums) }
       *[other] { ICON($what) }
    }
  } et { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
hint-rob-nothing = Rien à prendre à { $opponent }
hint-cut = { $opponent } perd { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  } et { $number } { $number ->
    [one] { ICON("charcoalium") }
   *[other] { ICON("charcoalium", -charcoaliums) }
  }
hint-destroy = { $opponent } possède { $goods }
hint-pile = Encore { $number ->
    [one] { $number } tuile
   *[other] { $number } tuiles
  } dans la pile
hint-copy = { CAPITAL($effect) }
hint-keep = { $machines ->
    [one] Demande 1 machine
   *[other] Demande { $machines } machines
  } ; { $fits ->
    [0] aucune des tiennes réparées ne convient encore
    [one] 1 des tiennes réparées convient
   *[other] { $fits } des tiennes réparées conviennent
  }
hint-keep-identical = Demande { $machines } machines identiques
hint-finish = Le reste attend ta prochaine réparation ; on peut te prendre avant les projets visibles
hint-finish-four = L’atelier a quatre machines : toutes sauf la dernière sont mises de côté
hint-stop = Les échanges qui restent sont perdus
hint-then = Tu auras alors { $goods }
hint-effect-15 = Tu nommes ensuite la ressource
hint-effect-21 = Tu défausses une carte de ta main et gagnes 2 ressources de son coût
hint-effect-24 = Chaque fois 1 charbonium contre 1 ressource, ou l’inverse
hint-effect-42 = Tu choisis ensuite de qui est l’effet
hint-recycle = Tu la retires du bric-à-brac et gagnes { $number ->
    [one] 1 ressource
   *[other] { $number } ressources
  } de son coût{ $charcoalium ->
    [0] {""}
   *[other] , et 1 charbonium
  }
hint-complete = Avec { $machines }
absent-hand = n’est pas dans ta main
absent-spot = ne se trouve pas là
absent-open = n’est pas parmi les projets visibles
absent-drawn = n’a pas été pioché
absent-production = cette machine produit autre chose
absent-move-repair = on ne peut le payer que des façons proposées
absent-move-gain = le coût de la machine recyclée contient d’autres biens
absent-move-project = il y faut d’autres machines que celles-là

## Ce qui ne peut pas être choisi, et pourquoi ; les deux sont sur une ligne, séparés par deux points
barred-spot = { $machine } (place { $spot })
barred-lacks = il manque { $goods }{ $jokers ->
    [0] {""}
    [one] {"\u00A0"}; un joker couvre 1
   *[other] {"\u00A0"}; les jokers couvrent { $jokers }
  }
barred-play = Jouer une machine
barred-no-hand = ta main est vide
barred-pass = seulement si tu ne peux ni jouer ni réparer
barred-effect = Son effet, { $effect }
barred-no-other-card = tu n’as pas d’autre carte en main
barred-no-machine = il n’y a pas de machine avant elle
barred-no-goods = tu n’as rien à échanger
barred-no-tile = la pile des projets est vide
barred-nothing-to-copy = aucun effet ne peut être copié pour l’instant
barred-not-copied = cet effet copie et ne se copie jamais
barred-joker = un joker ne remplace qu’une ressource
barred-reach = seulement { $number ->
    [one] la dernière
   *[other] les { $number } dernières
  } avant ta carte
barred-just-played = elle vient d’être jouée
barred-cost = { $number ->
    [0] pas de { $good } dans son coût
    [one] seulement { $number } { $good } dans son coût
   *[other] seulement { $number } { $good ->
        [cuivre] { -coppers }
        [cristal] { -crystals }
       *[other] { $good }
    } dans son coût
  }
barred-own-none = tu n’as pas de { $good }
barred-swap = l’un des deux est toujours du charbonium
barred-rival = { $who } n’a { $number ->
    [0] pas de { $good }
    [one] que { $number } { $good }
   *[other] que { $number } { $good ->
        [charbonium] { -charcoaliums }
        [cuivre] { -coppers }
        [cristal] { -crystals }
       *[other] { $good }
    }
  }
barred-resources-only = des ressources seulement
barred-project = { CAPITAL($project) }
barred-few-machines = demande { $number } machines réparées, tu en as { $have }
barred-no-twin = il te faudrait une deuxième carte « { $machine } »
barred-unfit = « { $machine } » n’est pas de cette sorte
barred-no-partner = aucune autre machine ne va avec « { $machine } »
barred-of-opponent = réservé à { $who }

## Le journal
log-start = { $who } commence.
log-play = { $who } joue { WITH_ICON($machine, quoted-machine) } à la place { $spot }.
log-effect = { $who } utilise l’effet : { $effect }.
log-gain = { $who } gagne { $goods }.
log-gain-taken = La réserve ne suffisait pas : { $opponent } donne { $goods }.
log-gain-lost = Introuvable : { $goods }.
log-give = { $who } donne { $goods }.
log-exchange-stop = { $who } arrête d’échanger.
log-discard-own = Tu défausses { WITH_ICON($machine, quoted-machine) }.
log-discard = { $who } défausse une carte de sa main.
log-recycle = { $who } défausse { WITH_ICON($machine, quoted-machine) } de la place { $spot }.{ $lying ->
    [0] {""}
    [one] {" "}{ $lying } { ICON("charcoalium") } posé dessus retourne à la réserve.
   *[other] {" "}{ $lying } { ICON("charcoalium", -charcoaliums) } posés dessus retournent à la réserve.
  }
log-rob = { $who } prend { $goods } à { $opponent }.
log-rob-nothing = { $who } ne trouve rien à prendre à { $opponent }.
log-steal-card = { $who } vole à { $opponent } la carte { WITH_ICON($machine, quoted-machine) }.
log-steal = { $who } vole à { $opponent } une carte de sa main.
log-steal-nothing = { $opponent } n’a pas de carte à voler pour { $who }.
log-cut-own = Ta main perd { $machines }.
log-cut = { $who } perd { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  } de sa main.
log-cut-nothing = { $who } n’a pas plus de deux cartes et n’en perd aucune.
log-lose = { $who } rend { $goods } à la réserve.
log-tiles-own = Tu pioches ces projets : { $projects }.
log-tiles = { $who } pioche { $number ->
    [one] { $number } tuile Projet
   *[other] { $number } tuiles Projet
  }.
log-keep = { $who } garde le projet { WITH_ICON($project, quoted-project) } ({ $points } { ICON("points", victory-points) }).
log-copy = { $who } copie { WITH_ICON($machine, quoted-machine) } : { $effect }.
log-repair = { $who } répare { WITH_ICON($machine, quoted-machine) } à la place { $spot } { $goods ->
    [rien] sans rien payer.
   *[other] et paie { $goods }.
  }
log-fee = { $number ->
    [one] { $who } pose { $number } { ICON("charcoalium") } sur la machine qui est maintenant à la place { $spot }.
   *[other] { $who } pose { $number } { ICON("charcoalium", -charcoaliums) } sur les machines qui sont maintenant aux places { $spot } à { $last }.
  }
log-collect = { $who } prend ce qui était posé dessus : { $goods }.
log-score = { $who } marque { $points } { ICON("points", victory-points) } et en a { $score }.
log-complete = { $who } accomplit { WITH_ICON($project, quoted-project) } avec { $machines }.
log-set-aside = { $who } met de côté { $machines }.
log-pass = { $who } n’a rien à jouer ni à réparer et passe.
log-draw-own = Tu pioches { $machines }.
log-draw = { $who } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }.
log-deck-short = La pioche ne suffit plus pour compléter la main.
log-last-round = La dernière manche a commencé : { $who } joue encore un tour.
log-last-turn = La partie finit avec ce tour.
log-clear-row = Le bric-à-brac est plein. La rangée du haut quitte la partie : { $machines }.
log-clear-workshop = Quatrième machine : { $who } met de côté { $machines }.
log-end = { $who } gagne, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à { $other }.
log-end-tie = { $who } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } à égalité, grâce au charbonium ou aux ressources qui restent.
log-end-shared = Victoire partagée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  } chacun.

## Les points
points-machines = machines
points-projects = projets

## Commandes
cmd-game-name = nicodemus
cmd-game-description = Tes coups dans Nicodemus
cmd-play-name = jouer
cmd-play-description = Jouer une machine de ta main
cmd-play-machine-name = machine
cmd-play-machine-description = Quelle carte de ta main
cmd-repair-name = réparer
cmd-repair-description = Réparer une machine du bric-à-brac
cmd-repair-machine-name = machine
cmd-repair-machine-description = Quelle machine, et ce que tes jokers couvrent
cmd-pass-name = passer
cmd-pass-description = Passer, si tu ne peux ni jouer ni réparer
cmd-activate-name = utiliser
cmd-activate-description = Te servir de la machine que tu viens de jouer
cmd-activate-use-name = comment
cmd-activate-use-description = Charbonium, production ou effet
cmd-pick-type-name = ressource
cmd-pick-type-description = Nommer la ressource que tu gagnes (Moineau à vapeur)
cmd-pick-type-resource-name = ressource
cmd-pick-type-resource-description = Bois, cuivre ou cristal
cmd-discard-name = recycler
cmd-discard-description = Défausser une carte de ta main ou une machine pour la recycler
cmd-discard-machine-name = machine
cmd-discard-machine-description = Quelle carte ou quelle place
cmd-gain-name = gagner
cmd-gain-description = Choisir des ressources du coût de la machine recyclée
cmd-gain-goods-name = biens
cmd-gain-goods-description = Quelles ressources
cmd-exchange-name = échanger
cmd-exchange-description = Échanger du charbonium et des ressources (Camion rhinocéros)
cmd-exchange-swap-name = échange
cmd-exchange-swap-description = Ce que tu donnes et ce que tu prends
cmd-stop-name = arrêter
cmd-stop-description = Arrêter d’échanger
cmd-rob-name = voler
cmd-rob-description = Nommer la ressource que tu prends à ton adversaire (Scarabée rieur)
cmd-rob-resource-name = ressource
cmd-rob-resource-description = Une que ton adversaire possède
cmd-destroy-name = détruire
cmd-destroy-description = Nommer les ressources que ton adversaire perd (Crâne pistolero)
cmd-destroy-goods-name = biens
cmd-destroy-goods-description = Quelles ressources
cmd-keep-project-name = garder-projet
cmd-keep-project-description = Garder un des projets piochés (Mains dessinatrices)
cmd-keep-project-project-name = projet
cmd-keep-project-project-description = Lequel
cmd-copy-name = copier
cmd-copy-description = Copier l’effet d’une autre machine (Main copiste)
cmd-copy-machine-name = machine
cmd-copy-machine-description = Quelle machine
cmd-project-name = projet
cmd-project-description = Accomplir un projet avec la machine réparée
cmd-project-project-name = projet
cmd-project-project-description = Quel projet, avec quelles machines
cmd-finish-name = terminer
cmd-finish-description = Ne plus accomplir de projet

## Ce qui parle pour un choix, pour les conseils : un nombre de la position qui monte, ou -falls : baisse
number-has-charcoalium = plus de charbonium
number-some-charcoalium = plus de charbonium
number-has-wood = plus de bois
number-some-wood = plus de bois
number-has-copper = plus de cuivre
number-some-copper = plus de cuivre
number-has-crystal = plus de cristal
number-some-crystal = plus de cristal
number-resources = plus de ressources
number-points = plus de points
number-points-late = plus de points
number-lead = plus de points
number-lead-close = plus de points
number-workshop = une machine de plus dans l’atelier
number-saves-charcoalium = une économie de charbonium aux réparations suivantes
number-saves-wood = une économie de bois aux réparations suivantes
number-saves-copper = une économie de cuivre aux réparations suivantes
number-saves-crystal = une économie de cristal aux réparations suivantes
number-saves-joker = une économie de ressource au choix aux réparations suivantes
number-wish-points = de meilleures chances de projets
number-wish-machines = des machines qui vont avec des projets
number-now = une bonne réparation à ta portée
number-now-second = une deuxième réparation à ta portée
number-later = une bonne réparation bientôt
number-fee-lacking = une réparation à laquelle il ne manque que du charbonium
number-own-tiles = un projet rien qu’à toi
