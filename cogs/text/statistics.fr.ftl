# Ce que le bot dit en français des parties, des cotes et de ce qu’il garde. Style : docs/messages.md ; on tutoie.

cmd-profile-name = profil
cmd-profile-description = Parties, victoires et rythme, de toi ou de quelqu’un d’autre
cmd-profile-player-name = joueur
cmd-profile-player-description = Le profil de qui, si ce n’est pas le tien
cmd-compare-name = comparer
cmd-compare-description = Où vous en êtes, toi et quelqu’un d’autre
cmd-compare-player-name = joueur
cmd-compare-player-description = Avec qui
cmd-leaderboard-name = classement
cmd-leaderboard-description = Les meilleures cotes de ce serveur à un jeu
cmd-leaderboard-game-name = jeu
cmd-leaderboard-game-description = Quel jeu, si ce n’est pas le plus joué ici
cmd-stats-public-name = public
cmd-stats-public-description = Montrer la réponse à tous dans ce salon
cmd-privacy-name = confidentialité
cmd-privacy-description = Ce que je garde sur toi : le recevoir, l’effacer, ou rester hors des classements
cmd-privacy-export-name = exporter
cmd-privacy-export-description = Tout ce qui est gardé sur toi, en fichier rien que pour toi
cmd-privacy-delete-name = effacer
cmd-privacy-delete-description = Effacer tout ce qui est gardé sur toi (une confirmation te sera demandée)
cmd-privacy-leaderboards-name = classements
cmd-privacy-leaderboards-description = Choisir si les autres te voient dans les classements et peuvent voir ton profil
cmd-privacy-leaderboards-show-name = montrer
cmd-privacy-leaderboards-show-description = Si on te montre

ui-forget = Effacer tout sur moi

## Durées

stats-time-s = { $number } s
stats-time-min = { $number } min
stats-time-h = { $number } h
stats-time-d = { $number } j

## Profil

stats-profile-title = { $games ->
    [one] { $name } : { $games } partie finie
   *[other] { $name } : { $games } parties finies
}
stats-profile-none = Rien de fini pour l’instant. La première partie apparaîtra ici.
stats-won = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $contests }
stats-alone = { $number } en solo
stats-conceded = { $number ->
    [one] { $number } abandon
   *[other] { $number } abandons
}
stats-rating = cote { $points }
stats-running = { $number ->
    [0] Aucune partie en cours.
    [one] Une partie en cours.
   *[other] { $number } parties en cours.
}
stats-pace = { $turns ->
    [one] Le seul tour jusqu’ici a pris { $median }.
   *[other] La moitié des { NUMBER($turns) } tours a pris moins de { $median } ; la moitié du milieu, de { $lower } à { $upper }.
}
stats-unlisted = Toi seul vois ceci : tu as choisi de ne pas être montré aux autres.
stats-with-computers = Aux tables avec des ordinateurs, comptées à part :
stats-bar-won = { $won } sur { $contests }
stats-part-won = gagnées
stats-part-lost = non gagnées
stats-part-alone = en solo
stats-spread-title = Temps pour un tour
stats-spread-lower = ¼ sous { $time }
stats-spread-median = ½ sous { $time }
stats-spread-upper = ¾ sous { $time }

## Face à face

stats-duel-title = Toi et { $name }
stats-duel-none = Vous n’avez pas encore fini de partie ensemble.
stats-duel-total = { $games ->
    [one] En { $games } partie ensemble, tu étais devant { $ahead } fois, { $name } { $behind } fois.
   *[other] En { $games } parties ensemble, tu étais devant { $ahead } fois, { $name } { $behind } fois.
}
stats-duel-you = toi { $number }
stats-duel-other = { $name } { $number }
stats-duel-level = à égalité { $number }
stats-duel-score = { $ahead } : { $behind }
stats-legend-you = toi devant
stats-legend-other = { $name } devant
stats-legend-level = à égalité

## Classement

stats-board-title = Classement · { $title }
stats-board-none = Personne n’a encore de cote ici. Une partie compte quand au moins deux personnes la jouent jusqu’au bout.
stats-board-place = { $rank }. { $name }
stats-board-played = { $number ->
    [one] { $number } partie cotée
   *[other] { $number } parties cotées
}
stats-board-about = Une cote part de 1000 et monte avec les victoires et la certitude. Une partie compte quand tous la jouent jusqu’au bout.
stats-board-computers = Ordinateurs, cotés d’après leurs parties contre des gens : { $levels }

## Ce qui est gardé

privacy-export = Tout ce que je garde sur toi, table de données par table. Les messages dans Discord sont à Discord et n’y sont pas.
privacy-shown = Les autres te voient dans les classements et peuvent voir ton profil.
privacy-hidden = Tu n’es plus dans aucun classement, et toi seul vois ton profil. Tes cotes restent gardées pour toi.
privacy-ask-delete =
    ### Effacer tout sur toi ?
    Tes réglages, tes cotes et tes statistiques disparaissent. Les parties finies restent entières pour les autres, avec « { former-player } » à ta place. Les messages déjà dans Discord restent jusqu’à ce que quelqu’un les efface là-bas. C’est définitif.
privacy-deleted = Tout sur toi est effacé. Si tu te sers encore de moi, on recommence à zéro.
former-player = ancien joueur

## Refus

prefers-not-shown = Cette personne préfère ne pas être montrée aux autres.
compare-with-another = Il faut quelqu’un d’autre : choisis avec qui tu veux te comparer.
only-on-server = Un classement appartient à un serveur. Demande-le là-bas.
no-such-game = Il n’y a pas de tel jeu ici.
nothing-finished-here = Aucune partie n’a encore été finie sur ce serveur.
not-about-you = Ce bouton est à quelqu’un d’autre.
still-at-tables = { $number ->
    [one] Tu es encore à la table { $tables }. Quitte-la, ou abandonne avec `/table abandonner`, puis redemande.
   *[other] Tu es encore aux tables { $tables }. Quitte-les, ou abandonne avec `/table abandonner`, puis redemande.
}
