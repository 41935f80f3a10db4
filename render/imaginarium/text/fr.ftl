# Les mots qui figurent dans les images d’Imaginarium et dans leurs textes de remplacement ; les clés commencent par pic-.

pic-imaginarium-planning = Manche { $number }, planification : { $name }
pic-imaginarium-implementation = Manche { $number } : { $name }
pic-imaginarium-show-players = Joueurs et broyeur
pic-imaginarium-show-board = La table
pic-imaginarium-show-workshop = Atelier : { $name }
pic-imaginarium-workshop = Atelier { $number }
pic-imaginarium-no-dial = Cadran pas encore réglé
pic-imaginarium-levels = Niveaux : { $number } en tout
pic-imaginarium-discs = { $number ->
    [one] Encore { $number } jeton
   *[other] Encore { $number } jetons
  }
pic-imaginarium-secrets = { $number ->
    [0] Pas de projet secret
    [one] 1 projet secret
   *[other] { $number } projets secrets
  }
pic-imaginarium-levels-short = Niveaux : { $number }
pic-imaginarium-discs-short = Jetons : { $number }
pic-imaginarium-secrets-short = Secrets : { $number }
pic-imaginarium-screen = Derrière ton paravent
pic-imaginarium-means = Tu pourrais payer jusqu’à { $number } charbonium
pic-imaginarium-secret = Tes projets secrets
pic-imaginarium-met = Tu remplis déjà
pic-imaginarium-prices = Ce que te coûteraient les machines
pic-imaginarium-watcher = Tu n’as pas de paravent à cette table.

## Textes de remplacement
pic-imaginarium-alt-table = Imaginarium. { $title }.
pic-imaginarium-alt-over = Imaginarium, fini à la manche { $number }. { $title }.
pic-imaginarium-alt-belt = Tapis roulant (prix) : { $list }.
pic-imaginarium-alt-presses = Extracteurs : { $list }.
pic-imaginarium-alt-presses-none = Extracteurs libres.
pic-imaginarium-alt-aside = Attend à côté : { $list }.
pic-imaginarium-alt-track = Initiative : { $list }.
pic-imaginarium-alt-piles = Pioche { $stack }, assistants { $assistants }, projets hors jeu { $unused }.
pic-imaginarium-alt-crusher = Broyeur : { $list }.
pic-imaginarium-alt-crushed = Broyeur : { $number }.
pic-imaginarium-alt-crusher-empty = Broyeur vide.
pic-imaginarium-alt-room = Salle de réunion : { $list }.
pic-imaginarium-alt-room-empty = Salle de réunion vide.
pic-imaginarium-alt-projects = Projets : { $list }.
pic-imaginarium-alt-removed = Retirés : { $list }.
pic-imaginarium-alt-free = emplacements libres { $number }
pic-imaginarium-alt-garden = jardin { $list }
pic-imaginarium-alt-dial = cadran { $list }
pic-imaginarium-alt-people = assistants { $list }
pic-imaginarium-alt-secrets = secrets { $number }
pic-imaginarium-alt-done = faits { $list }
pic-imaginarium-alt-rank = rang { $number }
pic-imaginarium-alt-slots = Emplacements : { $list }.
pic-imaginarium-alt-slots-most = Tu as { $number } emplacements.
pic-imaginarium-alt-due = Tu dois acheter : { $list }.
pic-imaginarium-alt-broken = Machines cassées (réparation) : { $list }.
pic-imaginarium-alt-safe = Protégés : { $list }.
pic-imaginarium-alt-taken = Pris : { $list }.
pic-imaginarium-alt-choices = Au choix : { $list }.
pic-imaginarium-alt-sketch = prépare { $list }
pic-imaginarium-alt-most = majorité { $list }
pic-imaginarium-alt-off = éteint
pic-imaginarium-alt-used = utilisé
pic-imaginarium-alt-empty = vide
pic-imaginarium-alt-stock = Derrière ton paravent : { $goods }.
pic-imaginarium-alt-terms = { $means }. Un PV coûte { $price }, { $deals } transactions par échange.
pic-imaginarium-alt-secret = Projets secrets : { $list }.
pic-imaginarium-alt-met = Tu remplis : { $list }.
pic-imaginarium-alt-prices = Tes prix : { $list }.
pic-imaginarium-alt-short = manque { $number }
pic-imaginarium-alt-covered = avec ressources ou gains
pic-imaginarium-alt-repairs = Réparations payables : { $list }.
pic-imaginarium-alt-hires = Assistants payables : { $list }.
pic-imaginarium-alt-belt-none = Tapis vide.
pic-imaginarium-alt-legend-slots = Machines (! éteint, * utilisé) :
pic-imaginarium-alt-legend = Joueurs (emplacements, ! éteint, * utilisé ; G jardin ; cadran ; assistants ; ? secret ; ✓ fait) :
pic-imaginarium-alt-legend-over = Joueurs (rang ; emplacements, ! éteint ; G jardin ; cadran ; assistants ; ? secret ; ✓ fait ; charbonium/bois/cuivre/cristal/PV + majorité) :

## Noms courts pour les longs textes de remplacement
pic-imaginarium-short-recruit = recr
pic-imaginarium-short-extract = extr
pic-imaginarium-short-repair = rép
pic-imaginarium-short-trade = éch
pic-imaginarium-short-dismantle = dém
pic-imaginarium-short-reorganise = réorg
pic-imaginarium-short-charcoal = charb
pic-imaginarium-short-wood = bois
pic-imaginarium-short-copper = cuiv
pic-imaginarium-short-crystal = cris
pic-imaginarium-short-vp = PV
pic-imaginarium-short-AS01 = cadran
pic-imaginarium-short-AS02 = ferraille
pic-imaginarium-short-AS03 = besogne
pic-imaginarium-short-AS04 = prime
pic-imaginarium-short-AS05 = remise
pic-imaginarium-short-AS06 = extension
pic-imaginarium-short-AS07 = douce
pic-imaginarium-short-AS08 = plans
pic-imaginarium-short-AS09 = rabais
pic-imaginarium-short-AS10 = négoce
pic-imaginarium-short-AS11 = départ
pic-imaginarium-short-AS12 = voisin
pic-imaginarium-short-AS13 = majorité
pic-imaginarium-short-PR01 = 4P
pic-imaginarium-short-PR02 = 2A
pic-imaginarium-short-PR03 = 2D
pic-imaginarium-short-PR04 = A+D
pic-imaginarium-short-PR05 = 2T
pic-imaginarium-short-PR06 = triplées
pic-imaginarium-short-PR07 = 6 mach.
pic-imaginarium-short-PR08 = 3×niv.2
pic-imaginarium-short-PR09 = 2×niv.3
pic-imaginarium-short-PR10 = 6 ress.
pic-imaginarium-short-PR11 = 1 de ch.
pic-imaginarium-short-PR12 = 3 par.
pic-imaginarium-short-PR13 = équipe
pic-imaginarium-short-PR14 = trésor
