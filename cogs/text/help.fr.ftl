# /aide et /règles. Les noms et descriptions des commandes commencent par cmd- ; Discord permet 32 et 100 caractères.

cmd-rules-name = règles
cmd-rules-description = Chercher une règle d'un jeu
cmd-rules-query-name = recherche
cmd-rules-query-description = Un mot ou une question, par exemple : joker, ou : puis-je réparer la machine la plus récente
cmd-rules-game-name = jeu
cmd-rules-game-description = Quel jeu ; à une table, inutile de le dire
cmd-rules-public-name = public
cmd-rules-public-description = Montrer la réponse à tous dans ce salon
cmd-help-name = aide
cmd-help-description = Comment ouvrir une table, comment jouer, et toutes les commandes

rules-footer = { $game } · { $chapter }
rules-chapters = Table des matières
rules-more = Plus dans « { $chapter } »
rules-also = Trouvé aussi :
rules-closest = Le plus proche de « { $query } » :
rules-closest-in = Dans { $game }, le plus proche de « { $query } » :
rules-other = La même chose dans un autre jeu…
rules-nothing = Rien dans les règles ne correspond à « { $query } ». La table des matières aidera peut-être.
rules-nothing-anywhere = Rien dans les règles d'aucun jeu ne correspond à « { $query } ». Essaie un autre mot, ou choisis un jeu.
rules-no-game = Il n'y a pas ici de jeu nommé « { $game } ». Choisis-en un dans la liste.
rules-which-game = De quel jeu veux-tu lire les règles ?
rules-gone = Cette page des règles a changé de place ou n'existe plus. Cherche-la de nouveau avec `/règles`.
rules-games = Règles d'un jeu

help-about =
    ### Des jeux de société à ton rythme
    Chaque table a son propre fil. Tu joues quand cela t'arrange, en quelques minutes ou sur plusieurs jours.
    1. **Ouvre une table** avec `/table nouvelle` dans un salon, ou rejoins-en une qui y attend.
    2. **La partie commence** peu après que la dernière place est prise, ou quand quelqu'un appuie sur Démarrer. Un fil s'ouvre, avec la table en image.
    3. **On t'appelle quand c'est à toi.** Choisis avec les boutons et les menus, ou tape le coup en commande ; les deux proposent exactement ce que les règles permettent.
    4. **Ce qui est secret reste à toi.** Ta main arrive en MP, ou tape `/main` pour la voir en privé.
    5. **Un doute sur une règle ?** `/règles` la trouve, avec un mot ou toute une question.
help-commands = **Commandes**
