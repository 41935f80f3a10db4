# Regarder en arrière : résumé, relecture, film, pages du journal, et mélanges équitables que l’on peut vérifier.

## Commandes

cmd-recap-name = résumé
cmd-recap-description = Ce qui a changé depuis ton dernier tour, en quelques lignes et une image
cmd-replay-name = relecture
cmd-replay-description = Revenir à n’importe quelle position d’une partie
cmd-replay-turn-name = tour
cmd-replay-turn-description = Où commencer ; sans cela, à la dernière position
cmd-movie-name = film
cmd-movie-description = Toute une partie en image animée
cmd-movie-player-name = qui
cmd-movie-player-description = De qui montrer les affaires au lieu du plateau ; après la fin, de n’importe qui
cmd-movie-public-name = pour-tous
cmd-movie-public-description = Montrer le film à tous dans ce salon
cmd-log-player-name = qui
cmd-log-player-description = Seulement ce qui concerne cette personne
cmd-log-turn-name = tour
cmd-log-turn-description = Seulement ce qui s’est passé pendant ce tour
cmd-verify-name = vérifier
cmd-verify-description = Vérifier qu’une partie finie découle de son mélange scellé

## Boutons

ui-first = Début
ui-back = Reculer
ui-forward = Avancer
ui-last = Fin
ui-turn-before = Tour d’avant
ui-turn-after = Tour d’après
ui-whole-log = Tout le journal
ui-log-of-turn = Journal de ce tour
ui-recap = Ce qui a changé
ui-recap-all = Tout afficher
ui-replay = Revoir la partie
ui-movie = Film

## Résumé

recap-since = Depuis ton dernier tour :
recap-nothing = Rien n’a changé depuis ton dernier tour.
recap-more = { $number ->
    [one] Avant, il y a encore une ligne.
   *[other] Avant, il y a encore { $number } lignes.
}
recap-marked = Ce qui a changé depuis ton dernier tour est encadré.

## Relecture et film

replay-place = Position { $step } sur { $steps } · tour { $turn }
replay-as-watcher = Vu par qui regarde
replay-as-player = Vu par { $name }
replay-watcher = Quelqu’un qui regarde
replay-watcher-choose = Par les yeux de…
replay-marked = Ce qui a changé à cette étape est encadré.
movie-progress = Le film est en cours de dessin : { $done } images sur { $total }.
movie-alt = { $title }, table { $table }, en image animée de { $number } positions, de la première à la dernière.

## Journal

log-page = Page { $page } sur { $pages }
log-everybody = Tout le monde
log-everybody-choose = Les lignes de…
log-only-for = Seulement pour { $who } : { $line }

## Mélanges équitables

seal-start =
    -# Le mélange de la table { $table } est scellé : `{ $seal }` (le fichier contient le sceau entier, et `/vérifier` le compare à la fin)
lobby-fixed = Preuve du mélange, pour `/vérifier` : `{ $commitment }`
final-fair = Le mélange était-il honnête ? `/vérifier` le prouve.
verify-title = Vérification de la table { $table }
verify-fixed = Fixé à l’ouverture : `{ $commitment }`
verify-start = Sceau du début : `{ $seal }`
verify-no-seal = Cette partie a commencé avant que les mélanges soient scellés.
verify-later = La graine reste secrète jusqu’à la fin ; la partie pourra alors être vérifiée.
verify-seed = Graine : `{ $seed }`
verify-secret-same = Le secret est celui qui a été fixé à l’ouverture.
verify-secret-differs = Le secret n’est **pas** celui qui a été fixé à l’ouverture.
verify-seed-same = La graine découle du secret et de ce qui a été apporté.
verify-seed-differs = La graine ne découle **pas** du secret et de ce qui a été apporté.
verify-seal-same = Le sceau concorde : il découle de la graine, du jeu, du nombre de personnes et des réglages.
verify-seal-differs = Le sceau ne concorde **pas** : graine, jeu, nombre de personnes et réglages donnent `{ $seal }`.
verify-seal-unknown = Il n’y a pas de sceau à comparer.
verify-rules = La partie a commencé avec la version { $version } des règles, qui ont changé depuis. Voici ce que les règles actuelles permettent encore de vérifier.
verify-dealt-same = La mise en place découle de la graine : qui commence, toutes les mains et les pioches.
verify-dealt-differs = La mise en place ne découle **pas** de la graine.
verify-answers-same = { $number ->
    [one] La seule réponse, redonnée à partir de la graine, a mené aux mêmes choix.
   *[other] Les { $number } réponses, redonnées à partir de la graine, ont mené aux mêmes choix.
}
verify-answers-differs = Seules { $followed } réponses sur { $number } ont pu être redonnées à partir de la graine.
verify-answers-unknown = { $followed } réponses sur { $number } ont pu être suivies ; à partir de là, les règles ont changé.
verify-standing-same = Le score est le même.
verify-standing-differs = Le score n’est **pas** le même.
verify-standing-unknown = Le score ne peut pas être comparé.
verify-reason = Remarque : { $reason }

## Refus

not-your-eyes = Tant que la table { $table } joue, tu peux regarder depuis ta place ou comme quelqu’un qui observe.
movie-is-secret = Un film des affaires d’une personne peut être montré à tous une fois la partie finie.
no-player-of-table = Cette personne ne joue pas à la table { $table }.
