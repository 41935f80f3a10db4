# Legendary Inventors en français. Les mêmes clés qu’en anglais ; on tutoie les joueurs.

## De quoi parle le jeu, pour la table qui attend
about-game = Mène quatre esprits célèbres et travaille avec les autres à des inventions qu’on achève rarement seul ; qui y met le plus choisit en premier ce qu’elles rapportent.

## Sciences et pions
physics = physique
chemistry = chimie
mechanics = mécanique
mathematics = mathématiques
pieces = { $number } { ICON($science) }
vp = PV
nothing = rien
leonardo = Léonard
a-refresh-tile = une tuile Pause

## Les catégories des inventions, par numéro d’ordre
category-weapons = armes
category-transport = transport
category-communication = communication
category-leisure = loisirs
category-timekeeping = mesure du temps
category-electricity = électricité

## Les équipes
team-green = Vert : Antiquité
team-blue = Bleu : Moyen Âge
team-yellow = Jaune : Renaissance
team-purple = Violet : Époque moderne
team-red = Rouge : Époque contemporaine

## Les tuiles de récompense
tile-upgrade2 = Amélioration 2
tile-upgrade3 = Amélioration 3
tile-upgrade4 = Amélioration 4
tile-refresh = Pause
tile-genius = Génie
tile-order = Numéro d’ordre
tile-victory1 = 1 PV
tile-victory2 = 2 PV
tile-victory3 = 3 PV

## Les inventeurs
inventor-hypatia = Hypatie
inventor-archimedes = Archimède
inventor-aristotle = Aristote
inventor-hippocrates = Hippocrate
inventor-oresme = Nicole Oresme
inventor-fibonacci = Fibonacci
inventor-hildegard = Hildegarde de Bingen
inventor-gutenberg = Johannes Gutenberg
inventor-boyle = Robert Boyle
inventor-newton = Isaac Newton
inventor-galileo = Galilée
inventor-pascal = Blaise Pascal
inventor-watt = James Watt
inventor-lovelace = Ada Lovelace
inventor-lavoisier = Antoine Lavoisier
inventor-franklin = Benjamin Franklin
inventor-einstein = Albert Einstein
inventor-edison = Thomas Edison
inventor-tesla = Nikola Tesla
inventor-curie = Marie Curie

## Les inventions
invention-bow = Arc
invention-axe = Hache
invention-canoe = Canoë
invention-wheel = Roue
invention-smoke_signals = Signaux de fumée
invention-papyrus = Papyrus
invention-cave_painting = Peinture rupestre
invention-dice = Dés
invention-sundial = Cadran solaire
invention-water_clock = Clepsydre
invention-fire = Feu
invention-oil_lamp = Lampe à huile
invention-crossbow = Arbalète médiévale
invention-pistol = Pistolet
invention-hot_air_balloon = Montgolfière
invention-caravel = Caravelle
invention-printing_press = Presse à imprimer
invention-optical_telegraph = Télégraphe optique
invention-fireworks = Feu d’artifice
invention-harpsichord = Clavecin
invention-hourglass = Sablier
invention-pendulum_clock = Horloge à balancier
invention-windmill = Moulin à vent
invention-steam_engine = Machine à vapeur
invention-gatling_gun = Mitrailleuse Gatling
invention-revolver = Revolver
invention-automobile = Automobile
invention-zeppelin = Zeppelin
invention-telephone = Téléphone
invention-radio = Radio
invention-photography = Photographie
invention-phonograph = Phonographe
invention-pocket_watch = Montre à gousset
invention-quartz_clock = Horloge à quartz
invention-light_bulb = Ampoule électrique
invention-dynamo = Dynamo

## Avant la partie
setting-teams = Équipes
setting-teams-about = Ou bien chacun à son tour choisit une équipe, ou bien le hasard les distribue.
setting-teams-pick = chacun choisit
setting-teams-random = tirées au sort

## Questions
ask-team = Quelle équipe mènes-tu ? Toutes en savent autant. Sous le savoir de chacun, son but ; dans l’écu, ses points.
ask-random-team = Ou laisse faire le hasard.
ask-turn = Âge { $age }, encore { $number } : { $last ->
    [0] qui envoies-tu ?
    [1] qui envoies-tu ? Un seul des tiens est prêt : après, réveiller l’équipe prend un tour.
   *[other] aucun des tiens qui sont prêts ne trouve de place.
  }
ask-turn-arranged = Envoyer { WITH_ICON($inventor) } ainsi ?
ask-form-inventor = D’autres pions : qui envoies-tu ?
ask-form-invention = À quoi travaille { WITH_ICON($inventor) } ?
ask-form-pieces = Ou change un nombre.{ $genius ->
    [0] {""}
    [one] {" "}Ta tuile Génie en permet 2 de plus.
   *[other] {" "}Chacune de tes { $genius } tuiles Génie en permet 2 de plus.
  }
ask-upgrade = Pose une tuile, quand tu veux.
ask-turning = Une autre tuile que { $tile } ?
ask-reward = « { WITH_ICON($invention) } » : invention achevée, prends une récompense.{ $number ->
    [0] {" "}Personne ne choisit après toi.
   *[other] {" "}Après toi : { $next }.
  }
ask-final = Dernière occasion de poser tes tuiles, ou termine.

## Choix
opt-random-team = Une équipe au hasard
opt-send = { $inventor } : { $invention }, { $pieces }
opt-send-arranged = Envoyer avec { $number ->
    [one] { $number } pion
   *[other] { $number } pions
  }
opt-refresh = Tuile Pause
opt-ready = Réveiller l’équipe
opt-back = Retour
opt-done = Terminer
opt-form-inventor = { $name } : autres pions
opt-form-invention = { $name }
opt-place = { $number ->
    [0] Sans { $science }
   *[other] { $number } { $science }
  }
opt-turning = Retourner : { $tile }
opt-upgrade = { $inventor } : { $science } { $value }
opt-flip = { $tile } comme 1 : { $inventor }, { $science }
opt-patent = Brevet : { $invention } ({ $points } PV)
opt-tile = { $tile }

## Groupes de choix
group-team = Choisir une équipe
group-turn = Ton tour
group-turn-arranged = Envoyer, ou autre chose
group-form-pieces = Changer un nombre
group-final = Poser une tuile, ou terminer
group-upgrade = Améliorer un inventeur
group-flip = Retourner une tuile côté 1
group-hypatia = Envoyer Hypatie
group-archimedes = Envoyer Archimède
group-aristotle = Envoyer Aristote
group-hippocrates = Envoyer Hippocrate
group-oresme = Envoyer Nicole Oresme
group-fibonacci = Envoyer Fibonacci
group-hildegard = Envoyer Hildegarde de Bingen
group-gutenberg = Envoyer Johannes Gutenberg
group-boyle = Envoyer Robert Boyle
group-newton = Envoyer Isaac Newton
group-galileo = Envoyer Galilée
group-pascal = Envoyer Blaise Pascal
group-watt = Envoyer James Watt
group-lovelace = Envoyer Ada Lovelace
group-lavoisier = Envoyer Antoine Lavoisier
group-franklin = Envoyer Benjamin Franklin
group-einstein = Envoyer Albert Einstein
group-edison = Envoyer Thomas Edison
group-tesla = Envoyer Nikola Tesla
group-curie = Envoyer Marie Curie
group-physics = Physique
group-chemistry = Chimie
group-mechanics = Mécanique
group-mathematics = Mathématiques
group-reward = Prendre une récompense
group-form-inventor = Envoyer avec d’autres pions
group-form-invention = Envoyer vers une invention
topic-pieces = D’autres pions
topic-tiles = Une tuile
group-turning = Retourner une autre tuile

## Précisions
hint-team = { $inventors }
hint-send = { $genius ->
    [0] {""}
    [one] Coûte { $genius } tuile Génie.{" "}
   *[other] Coûte { $genius } tuiles Génie.{" "}
  }{ $left ->
    [0] L’achève
    [one] Laisse { $left } case libre
   *[other] Laisse { $left } cases libres
  } ; tu y auras { $own ->
    [one] { $own } pion
   *[other] { $own } pions
  }
hint-done = Tu ne poses plus de tuile ; points de victoire et numéros comptent tels quels
hint-random-team = Ne peut pas être annulé
hint-ready = C’est tout ton tour ; tous tes inventeurs pourront repartir au travail
hint-refresh = En réveille { $number }, puis tu agis
hint-place = { $total ->
    [one] { $total } pion en tout
   *[other] { $total } pions en tout
  }{ $genius ->
    [0] {""}
    [one] , avec { $genius } tuile Génie
   *[other] , avec { $genius } tuiles Génie
  }
hint-form-inventor = Connaît { $pieces }
hint-form-invention = Encore libre : { $pieces }
hint-goal-reached = Atteint le but : { $points } { ICON("points", vp) }
hint-goal-asks = Le but demande { $value } ici ({ $points } { ICON("points", vp) })
hint-goal-not-asked = Inutile pour le but
hint-gives-up = Renonce à ses { $points } { ICON("points", vp) }. { $hint }
hint-gives-up-order = Elle ne comptera plus pour une série. { $hint }
hint-patent = Numéro d’ordre { $order }{ $order ->
    [0] , le début de toute série
   *[other] {""}
  }{ $series ->
    [0] {" "}; rien encore pour tes séries
   *[other] {" "}; +{ $series } { ICON("points", vp) } de séries
  }
hint-patent-theirs = Numéro d’ordre { $order } ; séries : toi +{ $yours }, { $who } +{ $theirs } { ICON("points", vp) }
hint-tile-turned = Retournée, elle atteint un but ({ $inventor }) : { $points } { ICON("points", vp) }
hint-tile-or-turned = { $hint } ; ou, retournée, un but ({ $inventor }) : { $points } { ICON("points", vp) }
hint-tile-reaches = Atteint un but ({ $inventor }) : { $points } { ICON("points", vp) }
hint-tile-upgrade = { $number ->
    [0] Ne va encore nulle part
    [one] Va à { $number } endroit{ $asked ->
        [0] {""}
       *[other] , pour un but
      }
   *[other] Va à { $number } endroits, dont { $asked ->
        [0] aucun
       *[other] { $asked }
      } pour un but
  }{ $later ->
    [0] {""}
   *[other]  ; plus tard pour un but : { $later }
  }
hint-tile-order = { $series ->
    [0] Rien encore pour tes séries
   *[other] +{ $series } { ICON("points", vp) } de séries
  }
hint-tile-refresh = Réveille toute l’équipe avant une action ; dorment pour l’instant : { $number }
hint-tile-genius = Jusqu’à { $number } pions de plus lors d’un envoi
hint-tile-victory = +{ $points } { ICON("points", vp) }
absent-team = n’est pas dans ton équipe
absent-display = n’est pas exposé en ce moment
absent-pieces = n’y va qu’avec d’autres pions
absent-completed = c’est une autre invention qui est achevée
absent-reward = n’est pas une récompense de cette invention, ou est prise
absent-move-arrange = on va pas à pas (inventeur, invention, autres nombres) ; reviens en arrière pour cela
absent-move-upgrade = tu n’as pas cette tuile, ou elle n’y va pas
absent-move-flip = tu n’as pas cette tuile, ou cette science n’est pas vide
absent-move-turn-over = tu n’as pas cette tuile, ou elle est déjà choisie

## Ce qui est impossible pour l’instant, et sa raison ; sur une ligne, avec deux points entre les deux
barred-led = { $who } la mène
barred-send = { $inventor } ({ $invention })
barred-tired = dort ; réveille d’abord l’équipe
barred-unfit = ne sait rien de ce qu’il y faut encore
barred-unfit-anywhere = ne sait rien de ce qui manque encore
barred-another-send = Un autre envoi
barred-begun = fais d’abord cet envoi, ou retour
barred-one-way = aucun autre nombre de pions possible
barred-one-piece = il y faut au moins 1 pion
barred-fields = { $number ->
    [0] aucune case libre
    [one] { $number } seule case libre
   *[other] { $number } cases libres seulement
  }
barred-knows = sait { $number } ; il faut { $needed ->
    [one] une tuile Génie
   *[other] { $needed } tuiles Génie
  }, tu { $genius ->
    [0] n’en as pas
   *[other] en as { $genius }
  }
barred-all-ready = personne ne dort dans ton équipe
barred-no-tile = tu n’as pas cette tuile
barred-patent = Brevet : { $invention }
barred-taken = déjà chez { $who }
barred-only-on = ne va que sur un { $number }
barred-nowhere = ne va que sur un { $number }, et tu n’en as pas
barred-no-front = seul son dos, un { $number }, va sur un inventeur
barred-flip = { $tile } comme { $value }
barred-only-empty = ne va que sur une science vide
barred-no-empty = tu n’as aucune science vide
barred-turn-first = choisis d’abord de la retourner

## Le journal
contribution = { $who } ({ $number })
the-patent = le brevet « { WITH_ICON($invention) } »
the-tile = la tuile « { WITH_ICON($tile) } »
log-team = { $who } mène l’équipe « { WITH_ICON($team) } » avec { $inventors }.
log-start = { $who } a { WITH_ICON("leonardo") } et commence.
log-age = L’âge { $age } commence avec : { $inventions }.
log-send = { $who } fait travailler { $inventor } à « { WITH_ICON($invention) } » : { $pieces }{ $genius ->
    [0] {""}
    [one] , avec une tuile Génie
   *[other] , avec { $genius } tuiles Génie
  }.
log-refresh = { $who } utilise { WITH_ICON("tile-refresh", a-refresh-tile) } : toute l’équipe est réveillée.
log-ready = { $who } réveille toute son équipe.
log-skip = { $who } ne peut rien faire et passe son tour.
log-complete = L’invention « { WITH_ICON($invention) } » est achevée ; { $who } prend { WITH_ICON("leonardo") }. Récompenses dans cet ordre : { $order }.
log-reward = { $who } prend { $reward }.
log-reward-last = { $who } reçoit ce qui reste : { $reward }.
log-unclaimed = Laissé de côté et hors du jeu : { $tiles }.
log-unclaimed-patent = Laissé de côté et hors du jeu : le brevet « { WITH_ICON($invention) } »{ $number ->
    [0] {""}
   *[other] , { $tiles }
  }.
log-upgrade = { $who } pose « { WITH_ICON($tile) } » sur { WITH_ICON($inventor) } : { WITH_ICON($science) } vaut maintenant { $value }.
log-flip = { $who } retourne « { WITH_ICON($tile) } » côté 1 pour { WITH_ICON($inventor) } : { WITH_ICON($science) }.
log-goal = { WITH_ICON($inventor) } a atteint son but : { $points } { ICON("points", vp) } pour { $who }.
log-age-end = L’âge { $age } se termine ; l’invention « { WITH_ICON($invention) } » reste inachevée et quitte le jeu.
log-score = { $who } : { $points } { ICON("points", vp) }. Brevets { $patents } ; séries { $series } ({ $parts }) ; tuiles de victoire { $victory } ; inventeurs { $inventors } ({ $goals }).
series = { $numbers } = { $points }
note-series = Série { $numbers } : { $points ->
    [one] 1 point
   *[other] { $points } points
  }
goal-met = { $inventor } { $points }
log-end = { $who } gagne avec { $points } { ICON("points", vp) }.
log-end-tie = { $who } gagne avec { $points } { ICON("points", vp) }, grâce au nombre de brevets : { $patents }.
log-end-shared = Victoire partagée : { $who }, { $points } { ICON("points", vp) } et { $patents ->
    [one] { $patents } brevet
   *[other] { $patents } brevets
  } chacun.

## Les points
points-patents = brevets
points-series = séries
points-victory = tuiles de victoire
points-inventors = inventeurs
patents = brevets pris

## Commandes
cmd-game-name = inventeurs
cmd-game-description = Tes coups dans Legendary Inventors
cmd-team-name = équipe
cmd-team-description = Choisir ton équipe
cmd-team-team-name = équipe
cmd-team-team-description = Quelle équipe
cmd-random-team-name = équipe-au-hasard
cmd-random-team-description = Recevoir une équipe libre au hasard
cmd-send-name = envoyer
cmd-send-description = Envoyer un inventeur travailler à une invention
cmd-send-send-name = envoi
cmd-send-send-description = Inventeur, invention et pions
cmd-ready-name = réveiller
cmd-ready-description = Réveiller toute ton équipe
cmd-refresh-name = pause
cmd-refresh-description = Utiliser une tuile Pause avant ton action
cmd-arrange-name = composer
cmd-arrange-description = Composer un envoi avec moins de pions ou des tuiles Génie
cmd-arrange-step-name = étape
cmd-arrange-step-description = L’inventeur, puis l’invention, puis les nombres
cmd-reward-name = récompense
cmd-reward-description = Prendre une récompense d’une invention achevée
cmd-reward-reward-name = récompense
cmd-reward-reward-description = Le brevet ou une tuile
cmd-upgrade-name = améliorer
cmd-upgrade-description = Améliorer un inventeur, à tout moment
cmd-upgrade-tile-name = tuile
cmd-upgrade-tile-description = Quel inventeur et quelle science
cmd-flip-name = retourner
cmd-flip-description = Retourner une tuile pour en faire un 1, à tout moment
cmd-flip-tile-name = tuile
cmd-flip-tile-description = Quelle tuile, quel inventeur, quelle science
cmd-turn-over-name = choisir-tuile
cmd-turn-over-description = Choisir une autre tuile à retourner
cmd-turn-over-tile-name = tuile
cmd-turn-over-tile-description = Quelle tuile
cmd-done-name = terminer
cmd-done-description = Ne plus poser de tuile : ta partie est finie

## Ce qui parle pour un choix, pour les conseils : un nombre de la position qui monte, ou -falls : baisse
number-points = plus de points
number-my-lead = plus de points
number-my-lead-in-short = plus de points
number-patent-points = plus de points
number-victory-points = plus de points
number-series-points = plus de points
number-goal-points = plus de points
number-patents = un brevet de plus
number-patent-0 = un brevet pour tes séries
number-patent-1 = un brevet pour tes séries
number-patent-2 = un brevet pour tes séries
number-patent-3 = un brevet pour tes séries
number-patent-4 = un brevet pour tes séries
number-patent-5 = un brevet pour tes séries
number-prospects = de meilleures chances de récompenses
number-prospects-nearly-complete = de meilleures chances de récompenses
number-prospects-half-way = de meilleures chances de récompenses
number-prospects-secured = de meilleures chances de récompenses
number-leads-on-inventions = la tête sur une invention
number-best-completion = une invention que tu peux achever
number-completions = des inventions que tu peux achever
number-best-step = un bon coup pour la suite
number-holds-leonardo = Léonard
number-tiles = une tuile de plus
number-tiles-falls = des tuiles bien employées
number-owns-upgrade2 = une amélioration pour un inventeur
number-ready-knows-physics = des inventeurs éveillés
number-ready-knows-chemistry = des inventeurs éveillés
number-ready-knows-mechanics = des inventeurs éveillés
number-ready-knows-mathematics = des inventeurs éveillés
number-knowledge = des inventeurs qui savent plus
