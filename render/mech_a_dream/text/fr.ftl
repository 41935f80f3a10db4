# Les mots qui figurent dans les images de Mech A Dream et dans leurs textes de remplacement ; les clés commencent par pic-.

## Les images
pic-mech-show-workshop = Atelier : { $name }
pic-mech-stock = Magasin
pic-mech-delivery = Quai · { $id }
pic-mech-day = Jour { $day } : { $part }
pic-mech-robots = Choix des robots
pic-mech-draft = Spécialistes
pic-mech-drafts = Spécialiste : { $name }
pic-mech-last-night = Dernière nuit
pic-mech-first = Premier joueur
pic-mech-own = Ton atelier
pic-mech-watcher = Tu n’as pas d’atelier à cette table.
pic-mech-refused = Rendu : { $list }

## Textes de remplacement
pic-mech-alt-table = Mech A Dream, jour { $day } sur { $days }, { $part }, on attend { $list }.
pic-mech-alt-robots = Mech A Dream, choix des robots : { $list }.
pic-mech-alt-draft = Mech A Dream, choix d’un Spécialiste : { $list }.
pic-mech-alt-over = Mech A Dream, fin de partie après le jour { $day } ; victoire : { $list }.
pic-mech-alt-last = Dernière nuit.
pic-mech-alt-first = Premier joueur { $name }.
pic-mech-alt-letters = F fleurs, I encre, R arcs-en-ciel, D rêves, B gains de temps, A activation.
pic-mech-alt-legend = Joueurs (biens ; =points, z dort ; assistants ; robot, ✓ utilisé | tapis machine@case+assistants | atelier, ✓ utilisé, ! activable) :
pic-mech-alt-legend-short = Joueurs (biens =points assistants robot | tapis | atelier) :
pic-mech-alt-offer = En vente (prix@case) : { $list }.
pic-mech-alt-prices = Tes prix (prix@case, 0 finie aussitôt, ✗ trop cher) : { $list }.
pic-mech-alt-pile = pile de { $number }
pic-mech-alt-delivery = Quai { $id } pour { $fee }, matin ; après-midi ; soir : { $list }. Encore { $left } cartes.
pic-mech-alt-taken = Colis pris : { $number }.
pic-mech-alt-delivered = Passées : { $list }.
pic-mech-alt-specialists = Spécialistes (prix, à qui) : { $list }.
pic-mech-alt-cards = Spécialistes : { $list }.
pic-mech-alt-rank = rang { $number }
pic-mech-alt-points = { $number } points
pic-mech-alt-assistants = assistants { $list }
pic-mech-alt-home = vestiaire
pic-mech-alt-robot = robot { $name }
pic-mech-alt-belt = tapis { $list }
pic-mech-alt-workshop = atelier { $list }
pic-mech-alt-asleep = dort
pic-mech-alt-saves = Économies : { $list }.
pic-mech-alt-next = Prochaine machine : { $points }.
pic-mech-alt-once = une fois { $goods }
pic-mech-alt-dealt = Garde un robot : { $list }.
pic-mech-alt-deal = { $name } ({ $effect }), départ { $start }
pic-mech-alt-fee = Le quai te coûte { $fee }.
pic-mech-alt-refused = Rendu : { $list }.
pic-mech-alt-you = Tu as : { $list }.
pic-mech-alt-machines = { $number } { $number ->
    [one] machine construite
   *[other] machines construites
  }
pic-mech-alt-clock = jour { $day } sur { $days }
pic-mech-alt-options = Tu peux : { $list }.
pic-mech-alt-on-belt = Sur ton tapis : { $list }.
pic-mech-alt-run = Sans choix : { $list }.
pic-mech-alt-done = Construites : { $list }.
pic-mech-alt-boosts = Gains de temps à placer : { $number }.
