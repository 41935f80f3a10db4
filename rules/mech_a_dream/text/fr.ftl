# Mech A Dream en français. Les mêmes clés qu’en anglais ; on tutoie les joueurs.

## De quoi parle le jeu, pour la table qui attend
about-game = Le jour, tes assistants vont chercher des biens et construisent des machines ; la nuit, les machines travaillent pour toi et rapportent des rêves.

## Biens et symboles
nothing = rien
free = gratuit
flower = fleur
flowers = fleurs
drop = encre
ink = encres
rainbow = arc-en-ciel
dream = rêve
dreams = rêves
boost = gain de temps
boosts = gains de temps
activation = activation
activations = activations
amount-F = { $number ->
    [one] { $number } { ICON("flowers", flower) }
   *[other] { $number } { ICON("flowers", flowers) }
  }
amount-I = { $number ->
    [one] { $number } { ICON("ink", drop) }
   *[other] { $number } { ICON("ink", ink) }
  }
amount-R = { $number ->
    [one] { $number } { ICON("rainbows", rainbow) }
   *[other] { $number } { ICON("rainbows", rainbows) }
  }
amount-D = { $number ->
    [one] { $number } { ICON("dreams", dream) }
   *[other] { $number } { ICON("dreams", dreams) }
  }
amount-B = { $number ->
    [one] { $number } { ICON("boosts", boost) }
   *[other] { $number } { ICON("boosts", boosts) }
  }
amount-A = { $number ->
    [one] { $number } { ICON("activations", activation) }
   *[other] { $number } { ICON("activations", activations) }
  }

## Les moments de la journée
morning = matin
afternoon = après-midi
evening = soir
night = nuit
night-falls = Nuit
night-last = La dernière nuit

## Les machines : les tuiles ne portent pas de nom ; ceux-ci sont de nous, d’après le dessin et l’effet
type-resource = Machine à ressources
type-power = Machine de puissance
type-economical = Machine économique
type-crystal = Machine de cristal
machine-B01 = Hélice à pétales
machine-B02 = Entonnoir à encre
machine-B03 = Poêle du jardin
machine-B04 = Cor pressé
machine-B05 = Parapluie arc-en-ciel
machine-B06 = Pousse des prés
machine-B07 = Nœud d’encre
machine-B08 = Coupe de rosée
machine-B09 = Lampe de serre
machine-B10 = Tourbillon d’encre
machine-B11 = Entonnoir du temps
machine-B12 = Poêle arc-en-ciel
machine-B13 = Horloge à fanfare
machine-B14 = Ombrelle à gouttes
machine-B15 = Pousse arroseuse
machine-B16 = Nœud de bouquet
machine-B17 = Coupe à prisme
machine-B18 = Lanterne à fleurs
machine-P01 = Hélice à rêves
machine-P02 = Entonnoir à rêves
machine-P03 = Cheminée à nuages
machine-P04 = Cor fleuri
machine-P05 = Parasol d’encre
machine-P06 = Pousse éclair
machine-P07 = Nœud arc-en-ciel
machine-P08 = Coupe aux étoiles
machine-P09 = Lampe en fleur
machine-P10 = Rotor à encre
machine-P11 = Moulin à pétales
machine-P12 = Fourneau à encre
machine-P13 = Trompette arc-en-ciel
machine-P14 = Parapluie d’orage
machine-P15 = Jardin de rêves
machine-P16 = Grand nœud
machine-E1a = Hélice économe
machine-E1b = Entonnoir économe
machine-E2a = Cheminée courte
machine-E2b = Cor de départ
machine-E3a = Ombrelle de cristal
machine-E3b = Pousse de cristal
machine-E4a = Nœud de colis
machine-E4b = Coupe du quai
machine-C1 = Hélice de verre
machine-C2 = Entonnoir de diamant
machine-C3 = Poêle d’ambre
machine-C4 = Trompette d’or
machine-C5 = Ombrelle de topaze
machine-C6 = Trèfle de jade
machine-C7 = Nœud royal
machine-C8 = Coupe de lune
machine = { WITH_ICON($name) } ({ $id })
effect-production = { $gain }
either = { $one } ou { $other }
either-effect = { $one } ; ou { $other }
effect-conversion = { $cost } → { $gain }
power-ink = { $number ->
    [one] { $number } encre
   *[other] { $number } encres
  } de moins par tuile
power-time = tuiles { $number ->
    [one] { $number } case
   *[other] { $number } cases
  } plus près
power-crystal = { $number ->
    [one] { $number } arc-en-ciel
   *[other] { $number } arcs-en-ciel
  } de moins par machine de cristal
power-dock = { $number ->
    [one] { $number } fleur
   *[other] { $number } fleurs
  } de moins au quai
effect-evening-package = le colis du soir
effect-buy = acheter une tuile, { $less } cases plus près
effect-copy-machine = copier une machine
effect-copy-robot = copier un robot

## Les robots : des surnoms de notre cru
robot-RB0 = Robot
robot-RB1 = Le Rêveur
robot-RB2 = Le Faiseur d’arcs-en-ciel
robot-RB3 = Le Polyvalent
robot-RB4 = Le Coursier de nuit
robot-RB5 = L’Alchimiste
robot-RB6 = Le Marchand de prismes
robot-RB7 = Le Bâtisseur de nuit
robot-RB8 = Le Copieur

## Les Spécialistes : des surnoms de notre cru
specialist-S1 = Le Contremaître
specialist-S2 = La Mécanicienne
specialist-S3 = Le Fournisseur
specialist-S4 = Le Maître de poste
specialist-S5 = Le Docker
specialist-S6 = L’Électricienne
specialist-S7 = Le Magasinier
specialist-S8 = La Jardinière
specialist-S9 = Le Courtier
specialist-S10 = La Collectionneuse
specialist-effect = { $bonus } pour : { $trigger }
trigger-stock = magasin de stockage
trigger-dock = quai de livraisons
trigger-buy = achat
trigger-build = construction
centre = le centre

delivery = carte Livraisons { $id }

## Avant la partie
setting-robots = Les Robots éclairés
setting-robots-off = sans
setting-robots-on = avec
setting-robots-about = Chacun garde un des deux robots reçus en secret ; il a son propre effet et ses propres biens de départ.
setting-specialists = Les Spécialistes
setting-specialists-off = sans
setting-specialists-on = avec
setting-specialists-about = Chacun choisit un Spécialiste qui récompense un type de travail ; les autres peuvent le reprendre contre des arcs-en-ciel.

## Questions
ask-robot = Quel robot gardes-tu ? Il apporte ses propres biens de départ ; les autres le voient quand tous ont choisi.
ask-draft = Quel Spécialiste prends-tu ?
ask-action = Où va ton assistant{ $last ->
    [yes] {" "}du dernier jour
   *[no] {""}
} ({ WITH_ICON($part) }) ?
ask-stock = Que prends-tu au magasin de stockage ?
ask-buy = Quelle machine achètes-tu ? Ce choix est définitif.
ask-buy-robot = Quelle machine achète ton robot ? Elle vient sans assistant.
ask-build = Quelle machine ton assistant construit-il ?
ask-boost = { $left ->
    [one] Place ton gain de temps : une case de plus.
   *[other] Place le prochain de tes { $left } gains de temps : une case de plus.
  }
ask-activation = Active ton robot ou une machine.
ask-option = Quel effet de ton robot utilises-tu cette fois ?
ask-copy-machine = Quelle machine ton robot copie-t-il ? C’est toi qui paies.
ask-copy-robot = Quel robot le tien copie-t-il ? C’est toi qui paies.
ask-bonus-order = Quel Spécialiste te récompense d’abord ?
ask-bonus-choice = Quels biens ton Spécialiste apporte-t-il ?
ask-night = { $last ->
    [yes] { WITH_ICON("night", night-last) }
   *[no] { WITH_ICON("night", night-falls) }
} : active robot et machines une fois chacun, ou termine ta nuit.

## Choix
group-action = Où va ton assistant
group-robot = Ton robot
group-draft = Spécialistes
group-stock = Biens ou Spécialiste
group-buy = Acheter une machine
group-buy-robot = Acheter une machine
group-bonus-order = Spécialistes
group-resource = Machines à ressources
group-power = Machines de puissance
group-economical = Machines économiques
group-crystal = Machines de cristal
group-goods = Biens
group-specialist = Spécialistes
group-build = Construire une machine
group-boost = Avancer une machine
group-activation = Activer
group-option = Utiliser un effet du robot
group-copy-machine = Copier une machine
group-copy-robot = Copier un robot
group-night = Activer cette nuit
opt-keep = Garder « { $robot } »
opt-stock = Magasin de stockage
opt-dock = Quai de livraisons ({ $price })
opt-buy-action = Acheter une machine
opt-build-action = Construire une machine
opt-buy = { $machine } : { $price }
opt-build = { $machine }, case { $slot }
opt-boost = { $machine } en case { $slot }
opt-boost-completes = Terminer { $machine }
opt-activate = { $machine } : { $effect }
opt-robot = { $robot } ({ $effect })
opt-letter = { $letter } : { $effect }
opt-copy = { $what } : { $effect }
opt-copy-robot = { $robot } : { $effect }
opt-take = Prendre { $goods }
opt-take-card = { $card } ({ $price })
opt-decline = Renoncer
opt-end-night = Terminer ta nuit

## Précisions
hint-keep = { CAPITAL($effect) } ; départ : { $start }
hint-stock-card = { $choice } ou un Spécialiste
hint-stock = { $fixed }, puis { $choice }
hint-dock = { $packages }. { $then }
hint-buy = { CAPITAL($effect) } ; { $slot ->
    [0] finie aussitôt
   *[other] va en case { $slot }
  }
hint-buy-gives = { $slot ->
    [0] Finie aussitôt
   *[other] Va en case { $slot }
  } ; une fois construite, { $goods }
hint-buy-saves = { CAPITAL($effect) } ; { $slot ->
    [0] finie aussitôt
   *[other] va en case { $slot }
  } ; une fois construite, { $goods }
hint-build = { $slot ->
    [0] Construite à la prochaine avancée
   *[other] Sur la case { $slot } après la prochaine avancée
  }
hint-completes = Machine numéro { $space } : { $goods }
hint-completes-plain = Machine numéro { $space }
hint-after = Tu aurais { $goods }
hint-after-lost = Tu aurais { $goods } ; perdu : { $lost }
hint-after-idle = Tu aurais { $goods } ; tapis vide, perdu : { $boosts }
hint-end-night = Ce qui n’est pas activé est perdu pour cette nuit
hint-lost = Perdu au bout du cadran : { $lost }
hint-boost = { $left ->
    [one] Encore 1 case
   *[other] Encore { $left } cases
  }, puis { $goods }
hint-boost-saves = { $left ->
    [one] Encore 1 case
   *[other] Encore { $left } cases
  }, puis { $goods } ; dès lors { $effect }
hint-boost-nights = { $left ->
    [one] Encore 1 case
   *[other] Encore { $left } cases
  }, puis chaque nuit { $effect }
hint-does = { CAPITAL($effect) }
hint-robot-choice = { $number ->
    [one] Un seul de ses effets est possible
   *[other] Tu choisis ensuite quel effet
  }
hint-card = { $effect } ; d’où : { $owner }
hint-completes-saves = Machine numéro { $space } : { $goods } ; dès lors { $effect }
hint-completes-plain-saves = Machine numéro { $space } ; dès lors { $effect }
hint-completes-nights = Machine numéro { $space } : { $goods } ; chaque nuit { $effect }
hint-completes-plain-nights = Machine numéro { $space } ; chaque nuit { $effect }
hint-completes-last = Machine numéro { $space }, cette nuit sera la dernière : { $goods }
hint-buy-action = { $number } tuiles à ta portée ; l’assistant l’accompagne et la fait avancer
hint-build-action = { $number } au choix ; un assistant la fait avancer jusqu’à la nuit
hint-package = Le colis de ce soir : { $packages }
hint-decline = Ce que tu refuses est perdu
hint-end-night-copy = Ton robot pourra peut-être encore copier quelque chose
hint-special-buy = Au prix habituel ; aucun assistant ne l’accompagne
hint-special-copy-machine = Tu paies son coût et { $price }
hint-special-copy-robot = Tu paies son coût et { $price }

## Pourquoi pas : ce qui est impossible pour l’instant, et sa raison après deux points
absent-offer = n’est pas à vendre en ce moment
absent-belt = n’est pas sur ton tapis
absent-workshop = n’est pas construite dans ton atelier
absent-opponents = n’est construite chez aucun adversaire
absent-game = ne prend pas part à cette partie
absent-yours = n’est pas à toi
absent-dealt = ne t’a pas été distribué
absent-move-take = ton assistant est déjà au magasin de stockage
absent-move-activate = active le robot lui-même ; ce qu’il fait est demandé ensuite
absent-move-copy = aucun adversaire ne l’a, ou cela ne se copie pas
barred-lacks = il te manque { $goods }
barred-no-tile = tu ne peux payer aucune tuile de l’offre
barred-before = tu ne pouvais pas payer avant cette visite
barred-no-offer = l’offre est vide
barred-no-belt = ton tapis est vide
barred-finished = déjà terminé
barred-unfinished = pas encore terminé
barred-permanent = agit sans être activé
barred-rewarded = a donné sa récompense, ne s’active jamais
barred-used = déjà utilisé cette nuit
barred-robot-in-robot = un robot ne peut pas activer un robot
barred-no-effect = tu ne peux payer aucun de ses effets
barred-no-copy = aucun adversaire n’a de machine à activer
barred-no-payable-copy = rien à payer ni à copier pour l’instant
barred-not-yet = { $who } peut s’en servir d’abord cette nuit
barred-owned = tu as déjà ce Spécialiste
barred-evening = pas le soir
barred-two-of-a-kind = deux de la même sorte seulement
barred-drafted = déjà choisi par { $who }
barred-paid = t’a déjà récompensé
barred-other-work = ne récompense pas ce travail

## Un bouton pour plusieurs réponses
press-run = Lancer tout ce qui est sans choix ({ $number })
press-run-and-end = { $number ->
    [one] Lancer { $what }, en laisser { $left } au repos, finir la nuit
   *[other] Lancer ces { $number }, en laisser { $left } au repos, finir la nuit
  }
turn-take = Magasin : { $what }
turn-buy = Acheter { $what }
turn-build = Construire { $what }
turn-dock = Quai, { $what }
turn-activate = activer { $what }
press-with = { $what } : { $then }
hint-press-run = Ensuite tu as { $goods }
press-boosts = { $number ->
    [one] { $number } gain de temps
   *[other] { $number } gains de temps
  } : { $machine }, { $slot ->
    [0] finie
   *[other] case { $slot }
  }
press-onto = { $what } → { $machine }
press-decline = Renoncer aux { $number } gains de temps

## Le journal
log-revealed = Spécialistes en jeu : { $cards }.
log-dealt = Tes robots au choix : { $robots }.
log-robot-kept = { $who } joue avec « { WITH_ICON($robot) } » et possède { $goods }.
log-first = { $who } commence.
log-draft = { $who } choisit « { WITH_ICON($card) } ».
log-day = Le jour { $day } commence, { $who } en premier. Aujourd’hui : { $delivery }.
log-night = Nuit { $day } : tous les assistants rentrent.
log-stock = { $who } envoie son assistant au { WITH_ICON("stock", trigger-stock) } ({ WITH_ICON($part) }).
log-dock = { $who } va au { WITH_ICON("dock", trigger-dock) } pour { $price }.
log-gain = { $who } gagne { $goods }.
log-gain-lost = { $who } reçoit : { $goods } ; perdu au bout du cadran : { $lost }.
log-buy = { $who } achète { $machine } pour { $price }{ $slot ->
    [0] .
   *[other] , case { $slot }.
  }
log-build = { $who } pose un assistant sur { $machine }.
log-step = { $who } fait avancer { $machine } { $slot ->
    [0] hors du tapis avec un gain de temps.
   *[other] jusqu’à la case { $slot } avec un gain de temps.
  }
log-advance = Chez { $who }, { $machine } avance { $slot ->
    [0] hors du tapis.
   *[other] jusqu’à la case { $slot }.
  }
log-complete = { $who } termine { $machine }.
log-space = { $who } occupe l’emplacement { $space } : { $goods }.
log-boost-lost = { $who } n’a rien sur le tapis ; perdu : { $boosts }.
log-boost-declined = { $who } renonce à un gain de temps.
log-activation-lost = { $who } n’a rien à activer.
log-activation-declined = { $who } renonce à une activation.
log-activate = { $who } active { $machine }.
log-robot = { $who } active « { WITH_ICON($robot) } »{ $kind ->
    [special] {" : "}{ $what }
    [price] {""} pour { $what }
   *[none] {""}
  }.
log-copy = { $who } copie « { $what } »{ $kind ->
    [special] {" : "}{ $effect }
    [price] {""} pour { $effect }
   *[none] {""}
  }.
log-take = { $who } prend « { WITH_ICON($card) } » à { $owner } pour { $price }.
log-take-centre = { $who } prend « { WITH_ICON($card) } » au centre pour { $price }.
log-bonus = « { WITH_ICON($card) } » récompense { $who }.
log-decay = { $token ->
    [0] « { $card } » ne coûte plus rien.
    [one] « { $card } » coûte maintenant { $token } arc-en-ciel.
   *[other] « { $card } » coûte maintenant { $token } arcs-en-ciel.
  }
log-end-night = { $who } a terminé sa nuit.
log-end = { $who } gagne avec { $points } points.
log-end-tie = { $who } gagne avec { $points } points, grâce aux machines ou aux arcs-en-ciel.
log-end-shared = Victoire partagée avec { $points } points : { $who }.

## Les points
points-dreams = rêves
points-rainbows = arcs-en-ciel
points-resources = fleurs et encre
machines = machines
rainbows = arcs-en-ciel

## Commandes
cmd-game-name = mech-a-dream
cmd-game-description = Tes coups dans Mech A Dream
cmd-keep-robot-name = garder-robot
cmd-keep-robot-description = Garder un des deux robots que tu as reçus
cmd-keep-robot-robot-name = robot
cmd-keep-robot-robot-description = Quel robot
cmd-draft-name = choisir
cmd-draft-description = Choisir un Spécialiste au début
cmd-draft-specialist-name = spécialiste
cmd-draft-specialist-description = Quel Spécialiste
cmd-stock-room-name = magasin
cmd-stock-room-description = Envoyer ton assistant au magasin de stockage
cmd-dock-name = quai
cmd-dock-description = Envoyer ton assistant au quai de livraisons
cmd-buy-name = acheter
cmd-buy-description = Faire acheter une machine à ton assistant
cmd-build-name = construire
cmd-build-description = Faire construire une machine à ton assistant
cmd-take-name = prendre
cmd-take-description = Prendre des biens, ou un Spécialiste au magasin de stockage
cmd-take-what-name = quoi
cmd-take-what-description = Fleurs, encre ou Spécialiste
cmd-buy-tile-name = acheter-tuile
cmd-buy-tile-description = Nommer la machine que tu achètes
cmd-buy-tile-machine-name = machine
cmd-buy-tile-machine-description = Quelle tuile en vente
cmd-build-tile-name = construire-tuile
cmd-build-tile-description = Nommer la machine que ton assistant construit
cmd-build-tile-machine-name = machine
cmd-build-tile-machine-description = Quelle tuile de ton tapis
cmd-boost-name = gain-de-temps
cmd-boost-description = Placer un gain de temps
cmd-boost-machine-name = machine
cmd-boost-machine-description = Quelle tuile de ton tapis
cmd-activate-name = activer
cmd-activate-description = Activer ton robot ou une machine
cmd-activate-machine-name = machine
cmd-activate-machine-description = Quelle machine, ou ton robot
cmd-decline-name = renoncer
cmd-decline-description = Renoncer à un gain de temps ou à une activation
cmd-option-name = effet
cmd-option-description = Choisir ce que fait ton robot
cmd-option-option-name = effet
cmd-option-option-description = Quel effet
cmd-copy-name = copier
cmd-copy-description = Nommer ce que ton robot copie
cmd-copy-target-name = modèle
cmd-copy-target-description = Quelle machine ou quel robot d’un adversaire
cmd-bonus-name = récompense
cmd-bonus-description = Nommer le Spécialiste qui te récompense d’abord
cmd-bonus-specialist-name = spécialiste
cmd-bonus-specialist-description = Quel Spécialiste
cmd-end-night-name = fin-nuit
cmd-end-night-description = Terminer ta nuit

## Ce qui parle pour un choix, pour les conseils : un nombre de la position qui monte, ou -falls : baisse
number-flowers = plus de fleurs
number-first-flowers = plus de fleurs
number-ink = plus d’encre
number-first-ink = plus d’encre
number-ink-to-spend = plus d’encre
number-rainbows = plus d’arcs-en-ciel
number-first-rainbows = plus d’arcs-en-ciel
number-rainbows-to-spend = plus d’arcs-en-ciel
number-rainbows-to-come = plus d’arcs-en-ciel
number-dreams = plus de points
number-points = plus de points
number-points-in-sight = plus de points
number-lead-in-points = plus de points
number-lead-in-sight = plus de points
number-steps-lacking = une machine de plus sur le tapis
number-steps-lacking-falls = des machines finies plus tôt
number-worth-on-the-belt = de bonnes machines sur le tapis
number-dreams-of-the-machines = des machines qui donnent des rêves
number-rewards-on-the-belt = des récompenses sur le tapis
number-dreams-a-night = plus pendant tes nuits
number-dreams-bought-a-night = plus pendant tes nuits
number-dreams-tonight = plus pendant tes nuits
number-worth-a-night = plus pendant tes nuits
number-machines = une machine finie de plus
number-next-visit-to-the-dock = une bonne visite au quai à venir
number-saves-ink = une économie durable d’encre
number-saves-time = une économie durable de temps
number-saves-crystal = une économie durable d’arcs-en-ciel
number-saves-dock = une économie durable de fleurs au quai
