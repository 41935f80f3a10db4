# Les mots qui figurent dans les images de Legendary Inventors et dans leurs textes de remplacement ; les clés commencent par pic-.

## Les images
pic-inventors-age = Âge { $age } · encore { $number }
pic-inventors-picks = Équipe : { $name }
pic-inventors-chooses = Récompense : { $name }
pic-inventors-final = Dernières améliorations
pic-inventors-watcher = Tu ne mènes aucune équipe à cette table.
pic-inventors-teamless = Tu n’as pas encore d’équipe.
pic-inventors-sum = Brevets { $patents } + séries { $series } + tuiles { $victory } + buts { $goals }
pic-inventors-missing = encore { $number }
pic-inventors-met = but atteint
pic-inventors-form = Tu envoies
pic-inventors-genius = { $number } Génie
pic-inventors-gains = Récompenses
pic-inventors-tiles = Tuiles
pic-inventors-tiles-none = Aucune tuile.
pic-inventors-patents = Brevets et séries
pic-inventors-patents-none = Aucun brevet.
pic-inventors-slots = va { $fits }×, pour un but { $asked }×{ $later ->
    [0] {""}
   *[other] , plus tard { $later }×
  }
pic-inventors-reaches = but atteint : { $name }
pic-inventors-turned = en 1, but atteint : { $name }
pic-inventors-series = séries +{ $number }
pic-inventors-points = { $number } PV
pic-inventors-team = Équipe : { $name }
pic-inventors-patent = Brevet
pic-inventors-left = { $number ->
    [0] l’achève
    [one] encore { $number } case
   *[other] encore { $number } cases
  }
pic-inventors-out = Hors du jeu
pic-inventors-wakes = en réveille { $number }
pic-inventors-extra = { $number } pions de plus

## Textes de remplacement
pic-inventors-alt-teams = Legendary Inventors, choix de l’équipe : { $list }.
pic-inventors-alt-turns = Legendary Inventors, au tour de : { $list }.
pic-inventors-alt-final = Legendary Inventors, dernières améliorations : { $list }.
pic-inventors-alt-rewards = Legendary Inventors, récompenses ({ $name }) pour : { $list }.
pic-inventors-alt-over = Legendary Inventors, partie terminée.
pic-inventors-alt-age = Âge { $age }, encore { $left ->
    [one] { $left } invention
   *[other] { $left } inventions
}.
pic-inventors-alt-leonardo = Léonard : { $name }.
pic-inventors-alt-free = Équipes libres : { $list }.
pic-inventors-alt-display = Inventions (numéro d’ordre, brevet) cases libres physique/chimie/mécanique/mathématiques (de toutes) : pions, récompenses. { $list }.
pic-inventors-alt-short = Inventions, cases libres physique/chimie/mécanique/mathématiques : pions, récompenses. { $list }.
pic-inventors-alt-terse = Inventions, libres physique chimie mécanique maths, siège:pions + gains : { $list }.
pic-inventors-alt-taken = brevet pris
pic-inventors-alt-player = { $name }, { $team }, { $points } PV :
pic-inventors-alt-player-terse = { $seat } { $name } { $points } PV :
pic-inventors-alt-goal = but { $goal } pour { $points }
pic-inventors-alt-tired = dort
pic-inventors-alt-tiles = tuiles { $list }
pic-inventors-alt-patents = brevets { $list }
pic-inventors-alt-patents-dense = brev. { $list }
pic-inventors-alt-done = terminé
pic-inventors-alt-bag = Sac : { $list }.
pic-inventors-alt-out = Hors du jeu : { $list }.
pic-inventors-alt-own = Ton équipe, { $team }, { $points } PV :
pic-inventors-alt-inventors = Inventeurs (physique/chimie/mécanique/mathématiques) : { $list }.
pic-inventors-alt-own-leonardo = Tu as Léonard.
pic-inventors-alt-whose = { $name }, { $team }, { $points } PV :
pic-inventors-alt-their-leonardo = A Léonard.
pic-inventors-alt-takers = Sciences qui acceptent une tuile : { $list }.
pic-inventors-alt-reach = Inventions, cases libres physique/chimie/mécanique/mathématiques : pions, récompenses = pions que { $inventors } pourraient poser. { $list }.
pic-inventors-alt-own-tiles = Tuiles : { $list }.
pic-inventors-alt-own-patents = Brevets : { $list }.
pic-inventors-alt-own-series = Séries : { $list }.

## Les tuiles de récompense en quatre lettres
pic-inventors-code-upgrade2 = am2
pic-inventors-code-upgrade3 = am3
pic-inventors-code-upgrade4 = am4
pic-inventors-code-refresh = paus
pic-inventors-code-genius = gén
pic-inventors-code-order = num
pic-inventors-code-victory1 = pv1
pic-inventors-code-victory2 = pv2
pic-inventors-code-victory3 = pv3

## Noms courts, là où le nom entier est trop long pour une image
pic-inventors-inventor-oresme = Oresme
pic-inventors-inventor-hildegard = Hildegarde
pic-inventors-inventor-gutenberg = Gutenberg
pic-inventors-inventor-boyle = Boyle
pic-inventors-inventor-newton = Newton
pic-inventors-inventor-galileo = Galilée
pic-inventors-inventor-pascal = Pascal
pic-inventors-inventor-watt = Watt
pic-inventors-inventor-lovelace = Lovelace
pic-inventors-inventor-lavoisier = Lavoisier
pic-inventors-inventor-franklin = Franklin
pic-inventors-inventor-einstein = Einstein
pic-inventors-inventor-edison = Edison
pic-inventors-inventor-tesla = Tesla
pic-inventors-inventor-curie = Curie
pic-inventors-invention-crossbow = Arbalète
pic-inventors-invention-optical_telegraph = Télégraphe
pic-inventors-invention-gatling_gun = Gatling
pic-inventors-invention-hot_air_balloon = Montgolfière
pic-inventors-invention-smoke_signals = Fumée
pic-inventors-invention-cave_painting = Peinture
pic-inventors-invention-printing_press = Presse
pic-inventors-invention-pendulum_clock = Balancier
pic-inventors-invention-sundial = Cadran
pic-inventors-invention-pocket_watch = Montre
pic-inventors-invention-quartz_clock = Quartz
pic-inventors-invention-light_bulb = Ampoule
pic-inventors-tile-refresh = Pause
pic-inventors-tile-order = Numéro
pic-inventors-invention-steam_engine = Vapeur
pic-inventors-tile-upgrade2 = Amélior. 2
pic-inventors-tile-upgrade3 = Amélior. 3
pic-inventors-tile-upgrade4 = Amélior. 4
pic-inventors-science-mathematics = maths
