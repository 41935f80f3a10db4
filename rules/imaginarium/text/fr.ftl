# Imaginarium en français. Les mêmes clés qu’en anglais ; on tutoie les joueurs.

## De quoi parle le jeu, pour la table qui attend
about-game = Achète des machines cassées, répare-les et combine-les en une fabrique de rêves qui rapporte plus de points que les autres.

## Biens
charcoal = charbonium
wood = bois
copper = cuivre
crystal = cristal
vp = PV
choice = ressource au choix
nothing = rien
amount = { $number ->
    [one] { $number } { ICON($good) }
   *[other] { $number } { $good ->
        [charbonium] { ICON("charcoal", "charboniums") }
        [bois] { ICON("wood") }
        [cuivre] { ICON("copper", "cuivres") }
        [cristal] { ICON("crystal", "cristaux") }
        [PV] { ICON("vp") }
       *[other] { ICON($good, "ressources d’une sorte") }
      }
  }
saboteur-of = Le saboteur ({ $who })

## Machines : les noms des cartes françaises
machine-P1 = Charbonneuse
machine-P2 = Menuisette
machine-P3 = Coperette
machine-P4 = Rotativette
machine-P5 = Productivette
machine-P6 = Flamelleur
machine-T1 = Combustoir
machine-T2 = Transmutoir
machine-T3 = Surtransmutoir
machine-T4 = Surcombustoir
machine-A1 = Larcinette
machine-A2 = Sylvisiteuse
machine-A3 = Copobrigandeuse
machine-A4 = Cristarnaqueuse
machine-A5 = Neutralisatrice
machine-A6 = Embrouillette
machine-D1 = Verrouillette
machine-D2 = Cadenassoir
machine-D3 = Breveteur
machine-S1 = Recyclatrice
machine-S2 = Diplomatrice

## Ce que fait une machine seule, pour les précisions
effect-P1 = donne 1 { ICON("charcoal") }
effect-P2 = donne 1 { ICON("wood") }
effect-P3 = donne 1 { ICON("copper") }
effect-P4 = donne 1 { ICON("crystal") }
effect-P5 = donne 1 { ICON("wood") } et 1 { ICON("copper") }
effect-P6 = donne 1 ressource de ton choix
effect-T1 = change 1 ressource en 3 { ICON("charcoal", "charboniums") }
effect-T2 = change 1 ressource en 1 { ICON("copper") }
effect-T3 = change 1 ressource en 1 { ICON("crystal") }
effect-T4 = change 2 ressources en 6 { ICON("charcoal", "charboniums") }
effect-A1 = vole 3 { ICON("charcoal", "charboniums") }, une fois
effect-A2 = vole 3 { ICON("wood") }, une fois
effect-A3 = vole 2 { ICON("copper", "cuivres") }, une fois
effect-A4 = vole 2 { ICON("crystal", "cristaux") }, une fois
effect-A5 = retire un projet visible, une fois
effect-A6 = éteint 1 emplacement par rival, une fois
effect-D1 = protège ton charbonium
effect-D2 = protège tes ressources
effect-D3 = pare tout vol et l’Embrouillette
effect-S1 = reprend une machine broyée, une fois
effect-S2 = donne 1 { ICON("vp") }

## Les machines d’un emplacement et ce qu’elles donnent
slot = [{ $content }]
slot-one = { WITH_ICON($machine) }
slot-set = { $number } × { $machine }
slot-pair = { $one } + { $two }
slot-mixed = { $machines }
job = { $input ->
    [0] { $goods }
    [one] 1 ressource → { $goods }
   *[other] { $input } ressources → { $goods }
  }
job-none = ne s’utilise pas
preview = { $machines } : { $job }

## Assistants : les cartes ne portent pas de nom, ceux-ci sont de nous
assistant-AS01 = Cadran libre
assistant-AS02 = Ferrailleur
assistant-AS03 = Double besogne
assistant-AS04 = Prime de projet
assistant-AS05 = Remise de niveau
assistant-AS06 = Extension
assistant-AS07 = Achat en douce
assistant-AS08 = Plans secrets
assistant-AS09 = Points au rabais
assistant-AS10 = Grand négociant
assistant-AS11 = Double départ
assistant-AS12 = Machine du voisin
assistant-AS13 = Prime de majorité
effect-AS01 = Dès la manche suivante : deux actions au choix, même ta dernière paire
effect-AS02 = À chaque contrôle : autant de charbonium que le niveau de la machine broyée
effect-AS03 = Répare deux fois et démonte deux fois
effect-AS04 = 1 { ICON("vp") } de plus par projet que tu accomplis
effect-AS05 = Ta machine réservée ne coûte que le chiffre de sa case
effect-AS06 = Deux emplacements de plus pour tes machines
effect-AS07 = À chaque manche : paie 3 { ICON("charcoal", "charboniums") } pour le dessus de la pioche
effect-AS08 = Pioche deux projets secrets et accomplis l’un d’eux
effect-AS09 = Achète des points de victoire pour 3 { ICON("charcoal", "charboniums") }
effect-AS10 = Jusqu’à 5 transactions par échange
effect-AS11 = Une machine que tu répares peut servir aussitôt deux fois
effect-AS12 = Une fois par tour, utilise une machine seule d’un adversaire
effect-AS13 = 3 { ICON("vp") } au lieu de 2 par majorité à la fin

## Projets : nommés d’après ce qu’ils demandent
project-PR01 = Chaîne de production
project-PR02 = Deux attaques
project-PR03 = Deux défenses
project-PR04 = Épée et bouclier
project-PR05 = Deux transformations
project-PR06 = Triplées
project-PR07 = Six machines
project-PR08 = Trois de niveau 2
project-PR09 = Deux de niveau 3
project-PR10 = Six ressources
project-PR11 = Une de chaque
project-PR12 = Trois pareilles
project-PR13 = Équipe complète
project-PR14 = Trésor de charbonium
condition-PR01 = 4 emplacements avec une machine de production
condition-PR02 = 2 machines d’attaque
condition-PR03 = 2 machines de défense
condition-PR04 = 1 machine d’attaque et 1 machine de défense
condition-PR05 = 2 machines de transformation
condition-PR06 = 3 machines identiques combinées
condition-PR07 = 6 machines
condition-PR08 = 3 machines de niveau 2
condition-PR09 = 2 machines de niveau 3
condition-PR10 = Donne 6 ressources d’au moins 2 sortes sans rien céder
condition-PR11 = Donne bois, cuivre et cristal sans rien céder
condition-PR12 = Donne 3 ressources d’une sorte sans rien céder
condition-PR13 = 3 assistants
condition-PR14 = Au moins 15 { ICON("charcoal", "charboniums") } derrière ton paravent ; tu les gardes

## Lieux et actions
place-F1 = F1
place-F2 = F2
place-F3 = F3
place-F4 = F4
place-F5 = F5
place-F6 = F6
place-F7 = F7
place-Q1 = extracteur Q1
place-Q2 = extracteur Q2
place-Q3 = extracteur Q3
action-recruit = recruter
action-extract = extraire
action-repair = réparer
action-trade = échanger
action-dismantle = démonter
action-reorganise = réorganiser
pair = { $one } + { $two }

## Questions
ask-place = Où va ton bricoleur ? Tu devras acheter la machine que tu réserves.
ask-place-saboteur = Où va ton saboteur ? Il broie une machine ou bloque un extracteur.
ask-use = Utilise tes machines réparées, chaque emplacement une fois, ou continue.
ask-kind = { $number ->
    [one] Quelle ressource veux-tu ?
   *[other] De quelle ressource en veux-tu { $number } ?
  }
ask-input = { $number ->
    [one] Quelle ressource cèdes-tu ?
   *[other] Quelles { $number } ressources cèdes-tu ?
  }
ask-payment = { WITH_ICON($machine) } : il te manque { $missing } { $missing ->
    [one] { ICON("charcoal") }
   *[other] { ICON("charcoal", "charboniums") }
  }. Avec quelles { $number } ressources paies-tu à la place ?
ask-payment-kind = { WITH_ICON($machine) } : combien de { WITH_ICON($good) } parmi les { $number } ressources que tu paies au lieu du charbonium ?
ask-stack = Achètes-tu la première machine de la pioche, sans la voir ?
ask-pair = Tourne le cadran : quelles sont tes deux actions ?{ $barred ->
    [0] {""}
   *[other] {" "}Tu ne peux pas refaire { $pair }.
  }
ask-action = Quelle action maintenant ?
ask-hire = Quel assistant recrutes-tu ?
ask-repair = Quelle machine répares-tu ?
ask-run-now = Machine réparée : { WITH_ICON($machine) }. L’utiliser tout de suite ?
ask-remove = Quel projet visible quitte la partie ?
ask-switch-off = Quel emplacement éteins-tu ? Chaque adversaire sans protection en perd un.
ask-fetch = Quelle machine reprends-tu au broyeur à la place de la Recyclatrice ?
ask-trade = { $left ->
    [one] Encore { $left } transaction
   *[other] Encore { $left } transactions
  }. Tu as { $number } { $number ->
    [one] { ICON("charcoal") }
   *[other] { ICON("charcoal", "charboniums") }
  }.
ask-dismantle = Quelle machine démontes-tu ?
ask-yield = { WITH_ICON($machine) } : que prends-tu en échange ?
ask-arrange = Ta nouvelle disposition.
ask-sketch = Pour l’instant : { $slots }. { $number } { $number ->
    [one] emplacement
   *[other] emplacements
  } sur { $limit }. Combine, sépare, échange ou termine.
ask-sketch-too-wide = Pour l’instant : { $slots }. Il faut { $number } emplacements, tu en as { $limit } : combine encore.
ask-projects = Accomplis des projets ou termine ton tour.

## Choix
group-belt = Réserver une machine
group-press = Aller à un extracteur
group-crush = Broyer une machine
group-block = Bloquer un extracteur
group-run = Tes machines
group-run-now = Utiliser la machine ou non
group-neighbour = Machine d’un adversaire
group-buy = Acheter
group-sell = Vendre
group-garden = Cassées, dans ton jardin
group-workshop = Réparées, dans ton atelier
group-combine = Combiner
group-split = Séparer
group-swap = Échanger
group-pair = Tourner le cadran sur une paire
group-repair = Réparer une machine
group-remove = Retirer un projet
group-payment = Payer en ressources
group-payment-kind = Combien en payer
group-use = Utiliser des machines ou continuer
group-sketch = Combiner, séparer, échanger, terminer
group-sketch-too-wide = Combiner encore
group-fetch = Prendre une machine
group-switch-off = Éteindre un emplacement
group-trade = Acheter, vendre ou arrêter
opt-place = { $place } : { $machine } pour { $price }
opt-sabotage = { $place } : broyer { $machine }
opt-press = { CAPITAL($place) } : gagner { $goods }
opt-block = { CAPITAL($place) } : bloquer { $goods }
opt-run = { $machines } : { $job }
opt-neighbour = Emprunter { $machines } : { $job }
opt-run-all = Utiliser toutes celles sans choix
opt-stop-use = Aucune autre machine
opt-make = Obtenir { $goods }
opt-feed = { $given } → { $goods }
opt-pay = Payer { $goods }
opt-buy-stack = Acheter pour { $goods }
opt-decline = Ne pas acheter
opt-pair = { CAPITAL($one) } + { $two }
opt-action = { CAPITAL($action) }
opt-finish = Aucune autre action
opt-hire = { $assistant } pour { $goods }
opt-hire-none = Ne recruter personne
opt-repair = { $machine } pour { $goods }
opt-repair-none = Ne rien réparer
opt-run-now = Utiliser : { $effect }
opt-leave = Ne pas utiliser
opt-remove = Retirer { $project }
opt-switch-off = { $who } : { $machines }
opt-fetch = Reprendre { $machine }
opt-buy = Acheter { $unit } pour { $goods }
opt-sell = Vendre { $unit } pour { $goods }
opt-stop-trade = Ne plus échanger
opt-dismantle-garden = { $machine } ({ $machine ->
    [Flamelleur] cassé
    [Combustoir] cassé
    [Transmutoir] cassé
    [Surtransmutoir] cassé
    [Surcombustoir] cassé
    [Cadenassoir] cassé
    [Breveteur] cassé
   *[other] cassée
  })
opt-dismantle-workshop = { $machine } ({ $machine ->
    [Flamelleur] réparé
    [Combustoir] réparé
    [Transmutoir] réparé
    [Surtransmutoir] réparé
    [Surcombustoir] réparé
    [Cadenassoir] réparé
    [Breveteur] réparé
   *[other] réparée
  })
opt-dismantle-none = Ne rien démonter
opt-yield = Prendre { $goods }
opt-join = { $one } & { $two }
opt-split = { $card } hors de { $cards }
opt-swap = { $one } ⇄ { $two }
opt-done = Terminé
opt-reset = Recommencer
opt-arrange = { $slots }
opt-complete = { $project } : { $points } { ICON("vp") }
opt-complete-secret = Secret : { $project }, { $points } { ICON("vp") }
opt-complete-all = Accomplir tous les visibles
opt-stop-projects = Terminer le tour

## Un bouton pour plusieurs réponses
step-hire = recruter { $assistant } pour { $goods }
step-repair = réparer { $machine }
step-repair-run = réparer et utiliser { $machine }
step-dismantle-garden = démonter { $machine } ({ $machine ->
    [Flamelleur] cassé
    [Combustoir] cassé
    [Transmutoir] cassé
    [Surtransmutoir] cassé
    [Surcombustoir] cassé
    [Cadenassoir] cassé
    [Breveteur] cassé
   *[other] cassée
  }) : { $goods }
step-dismantle-workshop = démonter { $machine } ({ $machine ->
    [Flamelleur] réparé
    [Combustoir] réparé
    [Transmutoir] réparé
    [Surtransmutoir] réparé
    [Surcombustoir] réparé
    [Cadenassoir] réparé
    [Breveteur] réparé
   *[other] réparée
  }) : { $goods }
quick-scrap-garden = { $machine } ({ $machine ->
    [Flamelleur] cassé
    [Combustoir] cassé
    [Transmutoir] cassé
    [Surtransmutoir] cassé
    [Surcombustoir] cassé
    [Cadenassoir] cassé
    [Breveteur] cassé
   *[other] cassée
  }) : { $goods }
quick-scrap-workshop = { $machine } ({ $machine ->
    [Flamelleur] réparé
    [Combustoir] réparé
    [Transmutoir] réparé
    [Surtransmutoir] réparé
    [Surcombustoir] réparé
    [Cadenassoir] réparé
    [Breveteur] réparé
   *[other] réparée
  }) : { $goods }
quick-repair-run = { $machine }, utiliser aussitôt
quick-one = { CAPITAL($step) }
quick-only = Seulement { $action } ({ $pair })
quick-two = { CAPITAL($one) }, puis { $two }
quick-run-on = Utiliser toutes celles sans choix, continuer
quick-run-with = { $machines } : { $choice }
quick-run-all-with = Tout utiliser, { $machines } : { $choice }
quick-buy = Acheter { $unit } pour { $goods }, puis arrêter
quick-sell = Vendre { $unit } pour { $goods }, puis arrêter
quick-sell-buy = Vendre { $unit }, acheter { $goods }, puis arrêter
quick-arrange = { $step }, terminé
quick-complete = { $project }, finir le tour
quick-complete-all = Tout accomplir, finir le tour
quick-end = Aucune autre action, finir le tour
quick-and-end = { CAPITAL($step) }, finir le tour
hint-first = D’abord { $step }
hint-left = Ensuite tu peux encore { $action }
hint-turn-ends = Rien d’autre à faire : ton tour se termine

## Précisions
hint-place = { CAPITAL($effect) } ; réparation : { $goods }
hint-place-tight = −{ $resources } ressources. { CAPITAL($effect) } ; réparation : { $goods }
hint-place-warning = Attention : il te manque au moins { $missing } { $missing ->
    [one] charbonium
   *[other] charboniums
  } ; tu perdrais tout, ressources comprises
hint-press = Rien du tapis pour toi cette manche ; ton tour vient après tous ceux du tapis
hint-block = Personne ne le gagne cette manche
hint-sabotage = Personne ne peut l’acheter : elle part au broyeur. { CAPITAL($effect) }
hint-stack = Inconnue tant que tu n’as pas payé ; elle arrive cassée dans ton jardin et ne se rend pas
hint-leaves = { $goods ->
    [rien] Il ne te reste rien
   *[other] Il te reste { $goods }
  }
hint-then = { $goods ->
    [rien] Tu n’auras plus rien
   *[other] Tu auras { $goods }
  }
hint-then-frees = Tu auras { $goods }, et son emplacement est libre
hint-none = Cette action est alors terminée
hint-stop-trade = Les échanges restants sont perdus
hint-decline = La pile reste telle quelle ; tu pourras acheter à la manche suivante
hint-done = Ton atelier est alors disposé ainsi
hint-reset = Retour à ton atelier tel qu’il était
hint-action = { $does } : { $now }
hint-steal = Touche { $number } { $number ->
    [one] adversaire sans protection
   *[other] adversaires sans protection
  } sur { $most } ; leurs biens sont cachés ; sans retour
hint-blind = Touche { $number } { $number ->
    [one] adversaire
   *[other] adversaires
  } sur { $most }, jusqu’à ce qu’ils aient utilisé leurs machines une fois
hint-fetch = { $number ->
    [one] 1 sorte de machine
   *[other] { $number } sortes de machines
  } au choix ; la Recyclatrice part au broyeur à la place
hint-remove = Plus personne n’en tire { $points } { ICON("vp") } ; les points acquis restent ({ $number ->
    [0] personne
    [one] 1 joueur
   *[other] { $number } joueurs
  })
hint-off = Ne servira pas la prochaine fois : { $job }
hint-off-guard = Ne protège de rien tant que c’est éteint
hint-off-idle = Ne fait rien de toute façon
hint-complete-first = { $condition } ; les autres auront 1 { ICON("vp") } de moins
hint-complete-later = { $condition } ; 1 { ICON("vp") } de moins : pas en premier
hint-complete-secret = { $condition } ; l’autre secret quitte la partie
hint-complete-all = Donne { $goods }
hint-stop-use = { $number ->
    [one] 1 autre pourrait encore tourner ce tour-ci
   *[other] { $number } autres pourraient encore tourner ce tour-ci
  }
hint-finish = Ce qui reste de ta paire est perdu pour ce tour
hint-leave = Elle pourra tourner à chacun de tes prochains tours
hint-leave-once = Son effet est alors perdu : elle ne tourne que maintenant
hint-stop-projects = Ce que tu laisses, d’autres peuvent l’accomplir avant toi
hint-effect = { CAPITAL($effect) }
hint-pair = { CAPITAL($one) } ; { $two }
now-recruit = { $number ->
    [0] encore personne à recruter
    [one] 1 assistant à recruter
   *[other] { $number } assistants à recruter
  }
now-no-place = personne à recruter, tes places sont prises
now-no-slot = rien à réparer, aucun emplacement libre
now-repair = { $number ->
    [0] encore rien à réparer
    [one] 1 machine à réparer
   *[other] { $number } machines à réparer
  }
now-trade = { $number ->
    [one] { $number } transaction
   *[other] { $number } transactions
  } { $goods ->
    [rien] sans charbonium
   *[other] avec { $goods }
  }
now-dismantle = { $number ->
    [0] encore rien à démonter
    [one] 1 machine à démonter
   *[other] { $number } machines à démonter
  }
now-reorganise = { $number ->
    [0] encore rien à réorganiser
    [one] 1 machine à réorganiser
   *[other] { $number } machines à réorganiser
  }
hint-recruit = Recrute un assistant visible
hint-extract = Gagne 3 { ICON("charcoal", "charboniums") }
hint-repair = Répare une machine de ton jardin
hint-trade = Achète et vends contre du charbonium
hint-yields-garden = { $goods }
hint-yields-workshop = { $goods } ; libère son emplacement
hint-dismantle = Démonte une machine contre ressources ou PV
hint-reorganise = Combine et sépare tes machines
hint-makes = { $made }
either = { $one } ou { $other }
absent-conference = n’est pas à recruter en ce moment
absent-garden = n’est pas dans ton jardin
absent-projects = n’est pas exposé
absent-crusher = n’est pas au broyeur
absent-field = une autre machine s’y trouve maintenant
absent-slot = n’est seule dans aucun emplacement de ton atelier
absent-workshop = n’est pas réparée dans ton atelier
absent-secret = n’est pas un de tes projets secrets
absent-move-place = une autre machine s’y trouve, ou aucune
absent-move-use = ton atelier n’a pas un tel emplacement
absent-move-use-all = moins de deux emplacements peuvent encore tourner sans choix
absent-move-borrow = avec « Machine du voisin », et seule dans un emplacement adverse
absent-move-hand-in = la machine prend un autre nombre de ressources
absent-move-pay = tu paies autant de ressources qu’on te demande, parmi les tiennes
absent-move-remove-project = ce projet n’est pas exposé
absent-move-switch-off = aucun adversaire n’a un tel emplacement
absent-move-dismantle = tu n’y as pas de telle machine
absent-move-take = cette machine rapporte autre chose
absent-move-arrange = ta disposition n’a pas de tels emplacements, ou rien n’a encore changé
absent-move-project = il n’y a pas plusieurs projets à accomplir en ce moment

## Pourquoi pas : ce qui est impossible pour l’instant, et sa raison après deux points
barred-lacks = il te manque { $goods }
barred-own = { $number ->
    [0] tu n’as pas de { $good }
    [one] tu as seulement { $number } { $good }
   *[other] tu as seulement { $number } { $good ->
        [charbonium] charboniums
        [cuivre] cuivres
        [cristal] cristaux
       *[other] { $good }
      }
  }
barred-input = { $number ->
    [one] il manque 1 ressource à céder
   *[other] il manque { $number } ressources à céder
  }
barred-place = { CAPITAL($place) }
barred-field = { $place } : { $machine }
barred-occupied = { $figure } y est déjà
barred-empty-field = aucune machine n’est là
barred-stack = { $number } machines de défense
barred-borrow = Emprunter { $machines }
barred-used = a déjà servi ce tour
barred-off = éteint ; se rallume quand tu continues
barred-guards = te protège tout le temps, sans qu’on l’utilise
barred-at-repair = n’agit que juste après sa réparation
barred-borrowed = tu n’empruntes qu’une fois par tour
barred-is-off = son emplacement est éteint
barred-not-lone = partage son emplacement
barred-must-buy = une machine réservée doit être achetée
barred-no-machine = pioche et broyeur sont vides
barred-last-pair = c’était ta dernière paire
barred-next-round = le Cadran libre agit dès la prochaine manche
barred-no-neighbours = seules deux voisines du cadran vont ensemble
barred-done = déjà fait ce tour
barred-not-in-pair = n’est pas dans ta paire
barred-staff = tes { $number } places d’assistants sont prises
barred-employed = { $mine ->
    [0] travaille pour { $who }
   *[other] travaille déjà pour toi
  }
barred-no-slot = aucun emplacement libre dans ton atelier
barred-no-project = aucun projet n’est visible
barred-no-target = rien à reprendre dans le broyeur
barred-served = a déjà perdu un emplacement
barred-guarded = protégé par { $machine }
barred-sell-vp = Vendre 1 { ICON("vp") }
barred-never-sold = les points ne se vendent pas
barred-never = ne se démonte jamais
barred-combined = elle est combinée : sépare-la d’abord en réorganisant
barred-cost = { $number ->
    [0] pas de { $good } dans son coût
    [one] seulement { $number } { $good } dans son coût
   *[other] seulement { $number } { $good ->
        [charbonium] charboniums
        [cuivre] cuivres
        [cristal] cristaux
       *[other] { $good }
      } dans son coût
  }
barred-broken = seule une machine réparée donne des points
barred-too-wide = demande { $number } emplacements, tu en as { $limit }
barred-never-combines = { $machine } ne se combine jamais
barred-most-alike = { $number ->
    [one] pas plus d’une machine par emplacement
   *[other] pas plus de { $number } machines par emplacement
  }
barred-full = la combinaison n’accepte plus de machine de cette sorte
barred-misfit = ces deux-là ne vont pas ensemble
barred-not-fetched = les machines d’attaque ne se reprennent pas
barred-complete = { $project }
barred-secret = Secret : { $project }
barred-completed = tu l’as déjà accompli
barred-PR01 = une machine de production sur { $have } { $have ->
    [one] emplacement
   *[other] emplacements
  }, il en faut 4
barred-PR02 = tu as { $have } machine d’attaque sur 2
barred-PR03 = tu as { $have } machine de défense sur 2
barred-PR04 = il manque { $lacks ->
    [A] une machine d’attaque
    [D] une machine de défense
   *[other] une machine d’attaque et une de défense
  }
barred-PR05 = tu as { $have } machine de transformation sur 2
barred-PR06 = { $have ->
    [0] aucune combinaison, il faut 3 machines pareilles
    [one] { $have } pareille au plus par emplacement, il en faut 3
   *[other] { $have } pareilles au plus par emplacement, il en faut 3
  }
barred-PR07 = { $have } { $have ->
    [one] machine réparée
   *[other] machines réparées
  } sur 6
barred-PR08 = tu as { $have } { $have ->
    [one] machine
   *[other] machines
  } de niveau 2 sur 3
barred-PR09 = tu as { $have } machine de niveau 3 sur 2
barred-PR10 = { $enough ->
    [0] tes machines donnent { $have } { $have ->
        [one] ressource
       *[other] ressources
      } sur 6
   *[other] toutes les ressources que tu produis sont d’une seule sorte
  }
barred-PR11 = tes machines donnent { $have } { $have ->
    [one] sorte
   *[other] sortes
  } sur 3
barred-PR12 = tes machines donnent { $have } { $have ->
    [one] ressource
   *[other] ressources
  } d’une sorte sur 3
barred-PR13 = tu as { $have } { $have ->
    [one] assistant
   *[other] assistants
  } sur { $number }

## Le journal
log-workshop = { $who } commence avec l’atelier { $number }.
log-round = La manche { $number } commence.
log-turn = { $who } joue son tour.
log-place = { $figure } va en { $place } : { WITH_ICON($machine) }.
log-place-press = { $figure } va à l’{ $place }.
log-aside = { $figure } ne trouve pas de place libre et attend à côté.
log-warning = Attention : { WITH_ICON($machine) } coûte { $price } { ICON("charcoal", "charboniums") } et il t’en manque au moins { $missing }. Qui ne peut pas payer perd tout son charbonium et toutes ses ressources.
log-produce = { $who } utilise { $machines } : { $goods }.
log-transform = { $who } utilise { $machines } : { $given } pour { $goods }.
log-switch-on = { $who } rallume un emplacement.
log-buy = { $who } achète { WITH_ICON($machine) } et paie { $goods }.
log-fall-short = { $who } ne peut pas payer { WITH_ICON($machine) } : la machine part au broyeur. Perdu : { $goods }.
log-press = { $who } gagne { $goods } à l’extracteur.
log-buy-stack = { $who } paie { $goods } pour le dessus de la pioche : { WITH_ICON($machine) }.
log-sabotage = { $figure } broie { WITH_ICON($machine) }.
log-block = { $figure } a bloqué l’{ $place }.
log-pair = { $who } tourne le cadran sur { $pair }.
log-hire = { $who } recrute { WITH_ICON($assistant) } pour { $goods }.
log-secret-own = Tes projets secrets : { $projects }.
log-extract = { $who } extrait { $goods }.
log-repair = { $who } répare { WITH_ICON($machine) } pour { $goods }.
log-robbed = { $goods ->
    [rien] { $who } ne cède rien.
   *[other] { $who } cède { $goods }.
  }
log-steal = { $goods ->
    [rien] { $who } ne prend rien avec { WITH_ICON($machine) }.
   *[other] { $who } garde { $goods } grâce à { WITH_ICON($machine) }.
  }
log-remove = { $who } retire un projet de la partie : { WITH_ICON($project) }.
log-switch-off = { $who } éteint chez { $victim } : { $machines }.
log-fetch = { $who } reprend { WITH_ICON($machine) } au broyeur ; la Recyclatrice y va.
log-buy-deal = { $who } achète { $unit } pour { $goods }.
log-sell-deal = { $who } vend { $unit } pour { $goods }.
log-dismantle-garden = { $who } démonte { WITH_ICON($machine) }, machine cassée : { $goods }.
log-dismantle-workshop = { $who } démonte { WITH_ICON($machine) }, machine réparée : { $goods }.
log-arrange = { $who } réorganise son atelier : { $slots }.
log-complete = { $who } accomplit « { WITH_ICON($project) } » : { $points } { ICON("vp") }.
log-complete-secret = { $who } révèle et accomplit « { WITH_ICON($project) } » : { $points } { ICON("vp") }.
log-hoard = { $who } montre au moins { $number } { ICON("charcoal", "charboniums") }.
log-crush = Le broyeur avale { WITH_ICON($machine) }.
log-scrap-income = { $who } gagne { $goods } pour la ferraille.
log-reshuffle = La pioche est vide : { $number ->
    [one] 1 machine du broyeur forme
   *[other] { $number } machines du broyeur forment
  } la nouvelle pioche.
log-refill = Nouveau sur le tapis roulant : { $machines }.
log-last = Quelqu’un a 20 { ICON("vp") } ou plus : la partie se termine.
log-reveal = { $goods ->
    [rien] { $who } n’a rien à révéler.
   *[other] { $who } révèle { $goods }.
  }
log-majority = { $who } a le plus de { WITH_ICON($good) } ({ $number }) : { $points } { ICON("vp") }.
log-end = { $who } gagne avec { $points } { ICON("vp") }.
log-end-tie = { $who } gagne avec { $points } { ICON("vp") }, grâce aux niveaux des machines réparées ({ $levels }).
log-end-shared = Victoire partagée avec { $points } { ICON("vp") } : { $winners }.

## Les points
points-projects = projets
points-machines = Diplomatrice
points-trade = échanges
points-dismantling = démontage
points-majorities = majorités
levels = niveaux des machines réparées

## Commandes
cmd-game-name = imaginarium
cmd-game-description = Tes coups dans Imaginarium
cmd-place-name = placer
cmd-place-description = Placer ton bricoleur ou ton saboteur sur le tapis roulant ou à un extracteur
cmd-place-where-name = où
cmd-place-where-description = Quelle case ou quel extracteur
cmd-use-name = utiliser
cmd-use-description = Utiliser un emplacement de ton atelier
cmd-use-machines-name = machines
cmd-use-machines-description = Quelles machines
cmd-use-all-name = tout-utiliser
cmd-use-all-description = Utiliser toutes les machines qui ne demandent pas de choix
cmd-borrow-name = emprunter
cmd-borrow-description = Utiliser une machine seule d’un adversaire (Machine du voisin)
cmd-borrow-machine-name = machine
cmd-borrow-machine-description = Quelle machine
cmd-make-name = obtenir
cmd-make-description = Nommer la ressource que donne le Flamelleur
cmd-make-resource-name = ressource
cmd-make-resource-description = Bois, cuivre ou cristal
cmd-hand-in-name = céder
cmd-hand-in-description = Céder des ressources à une machine de transformation
cmd-hand-in-resources-name = ressources
cmd-hand-in-resources-description = Quelles ressources
cmd-pay-name = payer
cmd-pay-description = Payer en ressources le charbonium qui manque
cmd-pay-resources-name = ressources
cmd-pay-resources-description = Quelles ressources
cmd-stack-name = pioche
cmd-stack-description = Acheter le dessus de la pioche, ou non (Achat en douce)
cmd-stack-choice-name = choix
cmd-stack-choice-description = Acheter ou refuser
cmd-dial-name = cadran
cmd-dial-description = Choisir ta paire d’actions
cmd-dial-pair-name = paire
cmd-dial-pair-description = Quelles sont tes deux actions
cmd-action-name = action
cmd-action-description = Faire une action de ta paire, ou arrêter
cmd-action-action-name = action
cmd-action-action-description = Quelle action
cmd-recruit-name = recruter
cmd-recruit-description = Recruter un assistant
cmd-recruit-assistant-name = assistant
cmd-recruit-assistant-description = Quel assistant
cmd-repair-name = réparer
cmd-repair-description = Réparer une machine de ton jardin
cmd-repair-machine-name = machine
cmd-repair-machine-description = Quelle machine
cmd-run-now-name = utiliser-aussitôt
cmd-run-now-description = Utiliser la machine tout juste réparée ou reprise, ou non
cmd-run-now-choice-name = choix
cmd-run-now-choice-description = Utiliser ou non
cmd-remove-project-name = retirer-projet
cmd-remove-project-description = Retirer un projet visible (Neutralisatrice)
cmd-remove-project-project-name = projet
cmd-remove-project-project-description = Quel projet
cmd-switch-off-name = éteindre
cmd-switch-off-description = Éteindre un emplacement d’un adversaire (Embrouillette)
cmd-switch-off-slot-name = emplacement
cmd-switch-off-slot-description = Chez qui, avec quelles machines
cmd-buy-name = acheter
cmd-buy-description = Acheter une ressource ou un point de victoire
cmd-buy-good-name = bien
cmd-buy-good-description = Ce que tu achètes
cmd-sell-name = vendre
cmd-sell-description = Vendre une ressource
cmd-sell-good-name = bien
cmd-sell-good-description = Ce que tu vends
cmd-stop-name = arrêter
cmd-stop-description = Ne plus utiliser de machine, ne plus échanger, ne plus accomplir de projet
cmd-dismantle-name = démonter
cmd-dismantle-description = Démonter une machine
cmd-dismantle-machine-name = machine
cmd-dismantle-machine-description = Quelle machine
cmd-take-name = prendre
cmd-take-description = Prendre ce que donne une machine démontée
cmd-take-goods-name = biens
cmd-take-goods-description = Ressources ou points de victoire
cmd-arrange-name = réorganiser
cmd-arrange-description = Combiner, séparer et échanger tes machines réparées
cmd-arrange-step-name = étape
cmd-arrange-step-description = La prochaine étape, ou terminé
cmd-fetch-name = reprendre
cmd-fetch-description = Reprendre une machine au broyeur (Recyclatrice)
cmd-fetch-machine-name = machine
cmd-fetch-machine-description = Quelle machine
cmd-project-name = projet
cmd-project-description = Accomplir un projet, ou terminer ton tour
cmd-project-project-name = projet
cmd-project-project-description = Quel projet

## Ce qui parle pour un choix, pour les conseils : un nombre de la position qui monte, ou -falls : baisse
number-charcoal = plus de charbonium
number-charcoal-first-ones = plus de charbonium
number-wood = plus de bois
number-wood-first-ones = plus de bois
number-copper = plus de cuivre
number-copper-first-ones = plus de cuivre
number-crystal = plus de cristal
number-crystal-first-ones = plus de cristal
number-points = plus de points
number-points-last-stretch = plus de points
number-points-in-sight = plus de points
number-lead = plus de points
number-lead-in-sight = plus de points
number-resources = plus de biens
number-wealth = plus de biens
number-press-gain = du charbonium d’un extracteur
number-reserved-price-falls = un prix plus bas
number-reserved-worth = une machine qui vaut son prix
number-reserved-for-projects = une machine qui sert à un projet
number-turns-before = un tour tardif, où tu vois ce que font les autres
number-turns-before-falls = un tour matinal
number-garden-payable = une machine que tu peux réparer
number-projects-one-short = un projet presque rempli
number-projects-met = un projet que tu peux accomplir
number-machines = une machine réparée de plus
number-slots-free = de la place pour une autre machine
number-slots-free-falls = des emplacements bien remplis
number-worth-a-round = plus de tes machines à chaque manche
number-rounds-to-goal-falls = moins de manches jusqu’à 20 points
