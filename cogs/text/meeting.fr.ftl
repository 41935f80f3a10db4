# Premières rencontres : du bot avec un serveur, et de quelqu’un avec un jeu.

hello =
    ### Bonjour, je suis Cogwork
    J’accueille des jeux de société : entre amis, quelques minutes par jour, ou tout de suite seul contre un ordinateur. Pas besoin de les connaître.
hello-which-alone = Quel jeu veux-tu essayer ? Tu joues seul contre un ordinateur, et tout n’est montré qu’à toi.
hello-which-open = Pour quel jeu est la table ? Les autres la rejoignent par un bouton.
hello-games = ### Voici les jeux
hello-game = **{ $title }** · { $most ->
    [1] un joueur
   *[other] { $players } joueurs
}, environ { $minutes } minutes
hello-choose = Choisis un jeu…
first-time = Tu es à la table { $table } et n’as encore jamais joué à { $title } ici. Voici comment on joue, en deux minutes :
begun-elsewhere = Ta partie de { $title } a commencé. Elle t’attend dans tes MP.
ui-try-alone = Essayer seul
ui-open-table = Ouvrir une table
ui-what-games = Quels jeux ?
ui-go-there = Y aller
