# Ce que le bot dit en français. Style : docs/messages.md ; on tutoie.

## Commandes : noms et descriptions

cmd-table-name = table
cmd-table-description = Ouvrir, rejoindre, démarrer ou fermer une table
cmd-table-new-name = nouvelle
cmd-table-new-description = Ouvrir une table dans ce salon ou par messages privés ; les autres la rejoignent
cmd-table-new-game-name = jeu
cmd-table-new-game-description = Quel jeu
cmd-table-new-players-name = joueurs
cmd-table-new-players-description = Pour combien de joueurs, si c’est moins que ce que le jeu permet
cmd-table-join-name = rejoindre
cmd-table-join-description = T’asseoir à une table qui n’a pas commencé
cmd-table-leave-name = quitter
cmd-table-leave-description = Te lever ; en cours de partie, laisser ta place à quelqu’un
cmd-table-start-name = démarrer
cmd-table-start-description = Commencer la partie
cmd-table-record-name = enregistrement
cmd-table-record-description = Une partie finie en fichier : chaque réponse, la graine du hasard et le score
cmd-table-cancel-name = annuler
cmd-table-cancel-description = Fermer ta table, ou demander aux autres d’arrêter la partie sans résultat
cmd-table-concede-name = abandonner
cmd-table-concede-description = Abandonner une partie en cours (une confirmation te sera demandée)
cmd-any-table-name = table
cmd-any-table-description = Quelle table, si ce n’est pas celle de ce fil
cmd-move-name = jouer
cmd-move-description = Répondre à ce que le jeu te demande, dans n’importe quel jeu
cmd-move-choice-name = choix
cmd-move-choice-description = Ce que tu choisis ; commence à taper pour voir ce qui est possible
cmd-hand-name = main
cmd-hand-description = Ta main et ce que tu peux faire maintenant, rien que pour toi
cmd-board-name = plateau
cmd-board-description = La table en image, rien que pour toi
cmd-log-name = journal
cmd-log-description = Ce qui s’est passé jusqu’ici, rien que pour toi
cmd-undo-name = annuler-coup
cmd-undo-description = Annuler ton dernier choix, ou le demander aux autres si cela les concerne
cmd-games-name = parties
cmd-games-description = Tes parties, à qui le tour, et les tables que tu peux rejoindre

## Boutons

ui-join = Rejoindre
ui-leave = Quitter
ui-start = Démarrer
ui-wait = Attendre
ui-settings = Réglages
ui-how = Comment on joue
ui-settings-first = Retour
ui-quick = Tout en une fois…
ui-hand = Ma main et mes coups
ui-log = Journal
ui-board = Table
ui-own = Mon plateau ou ma main en entier
ui-more = Plus…
ui-undo = Annuler
ui-undo-alone = Annuler le coup
ui-rule = Règle
ui-why = Pourquoi pas ?
ui-to-table = Vers la table
ui-agree = D’accord pour annuler la partie
ui-keep = Continuer à jouer
ui-concede = Oui, j’abandonne
ui-choose = Choisis…
ui-none = Aucun
ui-done = Terminé
ui-again = Recommencer
for-good = C’est définitif.
for-good-seat = Dès que quelqu’un d’autre a pris la place, c’est définitif.
ui-instead = Plutôt…
ui-close-offers = Revenir au tour
ui-picked = Choisi jusqu’ici : { $picks }

## Avant la partie et pendant

lobby-title = ### { $title } · table { $table }
lobby-about = { $most ->
    [one] Une seule personne · environ { $minutes } minutes ou plusieurs jours
   *[other] { $players } joueurs · environ { $minutes } minutes ou plusieurs jours
}
settings-title = ### Réglages : { $title } · table { $table }
settings-yours = C’est toi qui as ouvert cette table, donc tu choisis. Tout peut encore changer jusqu’au début de la partie.
settings-of-owner = La personne qui a ouvert la table choisit ; voici ce que cela veut dire.
settings-places = Joueurs
settings-up-to = { $number ->
    [one] { $number } joueur, en solo
   *[other] Jusqu’à { $number } joueurs
}
settings-only = nombre de joueurs : { $players }
state-lobby = { $missing ->
    [0] Prêt à démarrer.
    [one] Il manque encore un joueur.
   *[other] Il manque encore { $missing } joueurs.
}
state-starts = Tout le monde est là. La partie commence { $when }, sauf si quelqu’un à la table appuie sur Attendre.
state-playing = La partie est en cours : { $thread }
state-cancelled = Cette table a été annulée.
state-conceded = a abandonné
panel-title = { $title } #{ $table }
state-waiting = On attend { $who }
state-vacation = { $until ->
    [none] On attend { $who }, en voyage
   *[other] On attend { $who }, en voyage jusqu’au { $until }
}
state-idle = { $days ->
    [one] { $who } n’a pas joué depuis { $days } jour : la table peut libérer la place
   *[other] { $who } n’a pas joué depuis { $days } jours : la table peut libérer la place
}
state-absent = { $who } a laissé passer le temps de trois tours : la table peut libérer la place
state-free = La place de { $who } est libre : tout le monde peut la prendre
state-free-code = La place de { $who } est libre : le code de la table permet de la prendre
state-paused-players = { $since ->
    [none] Suspendue d’un commun accord
   *[other] Suspendue d’un commun accord depuis le { $since }
}
state-paused-manager = { $since ->
    [none] Suspendue par la gestion du serveur
   *[other] Suspendue par la gestion du serveur depuis le { $since }
}
state-paused-update = { $since ->
    [none] Suspendue : je ne peux pas la continuer depuis une mise à jour
   *[other] Suspendue depuis le { $since } : je ne peux pas la continuer depuis une mise à jour
}
panel-to-act = { $number ->
    [1] { $who }, c’est à toi.
   *[other] On attend { $who }.
}
panel-your-turn = À toi
panel-clock = Fin du temps : { $when }
panel-turn = Tour { $turn }
panel-earlier = Ce qui précède est dans le journal : `/journal`.
panel-moved = la suite est plus bas.
final-winners = { $number ->
    [0] La partie est finie. Personne à la table n’a gagné.
    [one] **{ $who } gagne !**
   *[other] **{ $who } se partagent la victoire !**
}
final-points = { $number ->
    [one] { $points } point
   *[other] { $points } points
}
final-tie = Égalité ; ce qui départage : { $breaks }.
log-title = Journal de la table { $table }
log-empty = Rien ne s’est encore passé.
games-mine = ### Tes parties
games-none = Tu n’es à aucune table. Ouvres-en une avec `/table nouvelle`.
games-open = ### Tables que tu peux rejoindre
games-your-turn = c’est à toi
games-paused = en pause
games-lobby = attend des joueurs ({ $seated } sur { $places })

table-record = L’enregistrement de la table { $table } : chaque réponse, à rejouer avec `python -m rules replay`.

## C’est fait

done-opened = La table { $table } est ouverte. La partie commence d’elle-même peu après que la dernière place est prise, ou quand tu appuies sur Démarrer. Des joueurs ordinateurs peuvent prendre les places libres.
done-opened-alone = La table { $table } est ouverte, rien que pour toi. Appuie sur Démarrer et la partie commence.
done-joined = Tu as rejoint la table { $table }.
done-joined-last = Tu as rejoint la table { $table }, et tout le monde est là. La partie commence { $when }, sauf si quelqu’un appuie sur Attendre.
done-left = Tu as quitté la table { $table }.
done-started = La table { $table } commence. Le fil s’ouvre, et qui débute reçoit sa main en MP.
done-vote-cancelled = La table est annulée.
done-vote-asked = Les autres ont reçu la question. La partie s’arrête sans résultat quand tous sont d’accord.
done-vote-kept = La partie continue.
done-conceded = Tu as abandonné.
ask-concede = Abandonner la table { $table } ?

## Annonces dans le fil

notice-conceded = { $name } a abandonné.
notice-cancel-asked = { $name } voudrait arrêter cette partie sans résultat. Elle s’arrête quand tous sont d’accord.
notice-cancel-refused = { $name } préfère continuer. La partie continue.
notice-dm-closed = { $who }, je ne peux pas t’envoyer de MP. Ta main et tes coups sont ici, rien que pour toi :
notice-shut-locked = Le fil de cette partie est verrouillé, je ne peux pas y écrire. La partie continue ici, par MP, et avec `/main`. La modération peut déverrouiller le fil ; elle y reprendra alors aussi.
notice-shut-forbidden = Je n’ai plus le droit d’écrire là où se joue cette table. Elle continue ici, par MP, et avec `/main`. La modération peut me laisser voir le salon, y écrire ainsi que dans ses fils, et joindre des fichiers ; elle y reprendra alors aussi.
notice-shut-full = Trop de fils sont ouverts sur le serveur, cette partie ne peut donc pas avoir le sien. Elle continue ici, par MP, et avec `/main`. Quand d’autres seront fermés, elle continuera dans un fil.
notice-shut-thread-deleted = Le fil de cette partie a été supprimé. La partie continue ici, par MP, et avec `/main`. Pour un nouveau fil, il suffit d’une commande pour les tables sur le serveur, par exemple `/table trouver`.
notice-shut-channel-deleted = Le salon de cette table a été supprimé ; elle continue ici, par MP, et avec `/main`.

## Ce qu’on cherche et ne peut pas faire

why-head = Ce qui n’est pas possible, et pourquoi
why-nothing = Rien n’est exclu en ce moment. Tout ce que tu peux chercher ici, tu peux le choisir.
barred-line = { $things } : { $reason }
barred-lines = { CAPITAL($reason) } : { $things }

## Refus : courts, aimables, précis

no-such-table = Il n’y a pas de table { $table } pour toi. Une table privée se rejoint par son code : `/table rejoindre`.
no-such-setup = Cette table ne peut pas être ouverte : { $reason }.
too-many-tables = Tu es déjà à { $most } tables. Finis ou quitte d’abord l’une d’elles.
already-seated = Tu es déjà à cette table.
table-full = La table { $table } est complète.
leave-while-playing = La partie est en cours. `/table quitter` laisse ta place à quelqu’un, `/table abandonner` l’abandonne, `/table annuler` demande à tous.
not-seated = Tu n’es pas à la table { $table }.
only-seated-start = Seul quelqu’un qui est à la table peut la démarrer. Rejoins-la d’abord.
only-seated-wait = Seul quelqu’un qui est à la table peut arrêter son démarrage.
nothing-to-stop = La table { $table } ne démarre pas d’elle-même en ce moment. Appuie sur Démarrer quand vous êtes prêts.
wrong-number-of-players = { $number ->
    [one] Il y a { $number } joueur, et il en faut { EITHER($allowed) }.
   *[other] Il y a { $number } joueurs, et il en faut { EITHER($allowed) }.
}
already-playing = La table { $table } joue déjà.
table-over = La table { $table } a fini de jouer.
only-owner-sets = Seule la personne qui a ouvert la table peut changer ses réglages.
too-many-seated = Il y a déjà { $number } joueurs. Quelqu’un devrait d’abord partir.
no-such-picture = Cette image n’existe plus. `/plateau` montre la table.
not-shown-here = Discord ne me laisse pas montrer cela ici. Essaie dans un autre salon ou par MP.
not-stored = Je ne peux rien enregistrer pour l’instant, donc rien n’a changé. Réessaie plus tard ; rien n’est perdu.
not-started = La table { $table } n’a pas encore commencé.
not-over = La table { $table } n’a pas encore fini.
not-your-table = Tu ne joues pas à la table { $table }, ceci n’est donc pas pour toi. `/plateau` montre la table.
you-conceded = Tu as abandonné cette partie.
not-your-button = Ce bouton est à quelqu’un d’autre.
button-before-undo = Ce bouton est périmé : un coup a été annulé, ou j’ai été mis à jour. Le message le plus récent montre ce qui est possible maintenant.
already-answered = La réponse est déjà donnée.
not-your-turn = Ce n’est pas à toi : { $number ->
    [one] c’est à { $who }
   *[other] c’est à { $who }
  } de jouer.
not-now = On te demande autre chose en ce moment : { $question } `/main` le montre.
barred-now = { $thing } : { $reason }. `/main` montre ce qui est possible.
no-such-choice = « { $typed } » n’est pas un choix possible en ce moment. On te demande : { $question } `/main` montre les choix.
not-there = Ce n’est pas un choix ici : { $reason }. On te demande : { $question } `/main` montre les choix.
several-ways = Cela se fait de plusieurs façons : nomme l’une d’elles. On te demande : { $question } `/main` montre les choix.
no-longer = Ce n’est pas un choix en ce moment, même si c’en est un à d’autres moments. On te demande : { $question } `/main` montre les choix.
other-question = Cela répond à une autre question, qui n’est pas posée en ce moment ({ $about }). On te demande : { $question } `/main` montre les choix.
also-asked = « { $thing } » répond à une autre question ouverte : { $question } `/main` montre les deux.
not-there-either = Cela répond à une autre question ouverte, où ce n’est pas un choix en ce moment : { $question } `/main` montre les choix.
nothing-chosen = Tu n’as nommé aucun choix. On te demande : { $question } `/main` montre les choix.
nearly = Rien ici ne s’appelle « { $typed } ». { $number ->
    [one] Veux-tu dire { $things } ?
   *[other] Veux-tu dire l’un d’eux : { EITHER($things) } ?
} `/main` montre les choix.
wrong-count = { $low ->
    [0] Choisis-en { $high } au plus.
    [1] { $high ->
        [1] Choisis-en exactement un.
       *[other] Choisis-en de { $low } à { $high }.
    }
   *[other] Choisis-en de { $low } à { $high }.
}
nothing-to-undo = Tu n’as rien à annuler : quelque chose de nouveau est apparu depuis, ou quelqu’un d’autre a joué.
table-unreadable = Je ne peux pas lire la table { $table } ; rien n’a été changé. `/gérer revenir` la ramène en arrière. Pour qui s’occupe de ce bot : { $reason }.
only-owner-cancels = Seule la personne qui a ouvert la table peut la fermer. Tu peux la quitter.
no-vote-open = Personne n’a demandé d’annuler.
which-table = Tu es à plusieurs tables. Choisis-en une.
no-table-here = Tu ne joues pas en ce moment. Ouvre une table avec `/table nouvelle`.
which-choose = Table…
which-more = En voici { $number }. Pour une autre, donne son numéro avec la commande.
no-table-over = Tu n’as encore terminé aucune partie.
command-forgotten = J’ai oublié ce que tu demandais. Tape la commande encore une fois.
which-lobby = Il y a plusieurs tables. Choisis-en une.
no-lobby = Aucune table de ce genre n’attend de joueurs. Ouvres-en une avec `/table nouvelle`.
other-game = La table { $table } joue à { $title }, qui a ses propres commandes.
wrong-place = Une table a besoin d’un salon textuel ordinaire d’un serveur. Essaie de nouveau là-bas.
missing-permission = Je n’ai pas le droit d’accueillir une table ici. Qui gère ce serveur peut me donner : { $names }.
unknown-button = Ce bouton ne sert plus. `/parties` montre tes tables.
outdated-command = Cette commande a changé. Tape-la de nouveau.
trouble = Quelque chose s’est mal passé de mon côté ; rien de ta partie n’est perdu. Réessaie dans un instant.
reply-lost = Ma réponse s’est perdue en route vers Discord. Ce que tu as fait est enregistré ; redemande pour la voir.
too-much = { $seconds ->
    [one] Tu es plus rapide que moi. Réessaie dans une seconde.
   *[other] Tu es plus rapide que moi. Réessaie dans { $seconds } secondes.
}
still-busy = Je suis encore occupé par ta demande précédente. Réessaie dans un instant.
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-create-public-threads = Créer des fils publics
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
