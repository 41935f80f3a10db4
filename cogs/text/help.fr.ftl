# /aide et /règles. Les noms et descriptions des commandes commencent par cmd- ; Discord permet 32 et 100 caractères.

cmd-rules-name = règles
cmd-rules-description = Chercher une règle d’un jeu
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
rules-unsure = Je ne sais pas bien ce qui répond à « { $query } ». Voici comment on joue ; ce qui pourrait convenir est dessous.
rules-only-english = Ces règles n’existent qu’en anglais.
rules-other = La même chose dans un autre jeu…
rules-nothing = Rien dans les règles ne correspond à « { $query } ». La table des matières aidera peut-être.
rules-nothing-anywhere = Rien dans les règles d’aucun jeu ne correspond à « { $query } ». Essaie un autre mot, ou choisis un jeu.
rules-no-game = Il n’y a pas ici de jeu nommé « { $game } ». Choisis-en un dans la liste.
rules-which-game = De quel jeu veux-tu lire les règles ?
rules-gone = Cette page des règles a changé de place ou n’existe plus. Cherche-la de nouveau avec `/règles`.
rules-games = Règles d’un jeu
rules-how = { $game } : comment on joue
rules-symbols-pages = Pages de symboles…
rules-which-pictures = De quel jeu ?

## What is typed to see symbols, and how a game is played: separated by commas
rules-words-symbols = symboles, symbole, icônes, icône, légende, signes, que veulent dire les symboles, que veulent dire les icônes
rules-words-how = comment jouer, comment on joue, comment joue-t-on, comment ça se joue, tutoriel, introduction, aperçu

## Buttons
ui-symbols = Symboles
ui-rulebook = Livre de règles

help-about =
    ### Des jeux de société à ton rythme
    Chaque table a son propre fil. On t’appelle une fois quand c’est à toi, en MP ou là où tu le souhaites, et ce qui est secret n’est montré qu’à toi.
help-how = Comment on joue, en deux minutes
help-open = ### Ouvrir une table
help-play = ### Jouer
help-look = ### Regarder
help-rules = ### Règles et questions
help-time = ### Temps et absence
help-organisers = ### Pour qui gère ce serveur
help-data = ### Tes données
