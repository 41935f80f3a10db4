# Ce que le bot dit de sa bonne marche : à qui gère un serveur, sur les pauses, et à qui signale un problème.

## Commandes : noms et descriptions

cmd-admin-name = gérer
cmd-admin-description = Pour qui gère ce serveur : où et par qui les tables sont ouvertes, et de l’aide à une table
cmd-admin-show-name = montrer
cmd-admin-show-description = Ce qui est choisi pour ce serveur
cmd-admin-channel-name = salon
cmd-admin-channel-description = Dans quel salon les tables sont ouvertes
cmd-admin-channel-channel-name = salon
cmd-admin-channel-channel-description = Le seul salon pour cela ; sans réponse, tous conviennent
cmd-admin-role-name = rôle
cmd-admin-role-description = Qui ouvre des tables
cmd-admin-role-role-name = rôle
cmd-admin-role-role-description = Le rôle qu’il faut pour cela ; sans réponse, tout le monde
cmd-admin-call-name = appel
cmd-admin-call-description = Qui est prévenu des nouvelles tables
cmd-admin-call-role-name = rôle
cmd-admin-call-role-description = Le rôle de ceux qui cherchent une partie ; sans réponse, personne
cmd-admin-limit-name = limite
cmd-admin-limit-description = Combien de tables peuvent être ouvertes à la fois
cmd-admin-limit-tables-name = nombre
cmd-admin-limit-tables-description = Salles d’attente et parties en cours ensemble ; sans réponse, autant qu’on veut
cmd-admin-language-name = langue
cmd-admin-language-description = Dans quelle langue je parle à tout le monde ici
cmd-admin-language-language-name = langue
cmd-admin-language-language-description = Laquelle ; sans réponse, celle du serveur
cmd-admin-pause-name = suspendre
cmd-admin-pause-description = Suspendre une partie ; personne ne peut répondre jusqu’à sa reprise
cmd-admin-resume-name = reprendre
cmd-admin-resume-description = Reprendre une partie suspendue
cmd-admin-rewind-name = revenir
cmd-admin-rewind-description = Ramener une partie en cours à un tour précédent
cmd-admin-rewind-point-name = moment
cmd-admin-rewind-point-description = Jusqu’où ; commence à taper pour voir le tour, l’heure et à qui c’était
cmd-admin-end-name = terminer
cmd-admin-end-description = Fermer une table en attente ou finir une partie sans résultat ; c’est définitif
cmd-admin-table-name = numéro
cmd-admin-table-description = Quelle table
ui-report = Signaler
cmd-report-name = signaler
cmd-report-description = Dis à qui fait tourner ce bot que quelque chose ne va pas
cmd-report-what-name = quoi
cmd-report-what-description = Ce qui s’est passé, et ce que tu attendais

## Réponses

language-name = Français
admin-title = ### Sur ce serveur
admin-channel = Les tables sont ouvertes dans { $channel }.
admin-channel-any = Les tables sont ouvertes dans tous les salons.
admin-role = Qui a le rôle { $role } ouvre des tables.
admin-role-any = Tout le monde ouvre des tables.
admin-call = Qui a le rôle { $role } est prévenu des nouvelles tables.
admin-call-nobody = Personne n’est prévenu des nouvelles tables.
admin-limit = { $most ->
    [0] Aucune nouvelle table n’est ouverte ; il y en a { $open } en ce moment.
    [1] Une table au plus à la fois ; il y en a { $open } en ce moment.
   *[other] Au plus { $most } tables à la fois ; il y en a { $open } en ce moment.
}
admin-limit-none = Autant de tables qu’on veut ; il y en a { $open } en ce moment.
admin-language = Ici, ma langue est maintenant : { $language }.
admin-language-any = Ici, je parle la langue du serveur.
admin-unreadable = { $number ->
    [one] Depuis ma dernière mise à jour, je ne peux pas continuer la table { $tables } ; elle est suspendue. `/gérer revenir` la ramène à un tour lisible, `/gérer terminer` la termine.
   *[other] Depuis ma dernière mise à jour, je ne peux pas continuer les tables { $tables } ; elles sont suspendues. `/gérer revenir` en ramène une à un tour lisible, `/gérer terminer` la termine.
}
languages-head = Ce que je parle, et jusqu’où :
languages-all = { $language } : tout
languages-some = { $language } : { $what }
languages-bot = le bot
languages-parts = des parties
admin-point = Tour { $turn } · { $at } · { $who }
done-admin-paused = La table { $table } est suspendue.
done-admin-resumed = La table { $table } reprend.
done-admin-rewound = La table { $table } est revenue à ce moment. Les anciens boutons ne servent plus ; tout le monde reçoit un nouveau panneau.
done-admin-ended = La table { $table } est terminée.
done-reported = Merci. C’est le signalement { $number } ; qui fait tourner ce bot peut ainsi voir ce que tu as vu. Personne à la table ne l’apprend.

## Annonces dans le fil

notice-manager-paused = { $name }, qui gère ce serveur, a suspendu la partie. Personne ne peut répondre jusqu’à la reprise.
notice-manager-resumed = { $name }, qui gère ce serveur, laisse la partie reprendre.
notice-manager-rewound = { $name }, qui gère ce serveur, a ramené la partie au tour { $turn }. Utilisez les messages les plus récents.
notice-manager-ended = { $name }, qui gère ce serveur, a terminé la table { $table } sans résultat.
notice-update-paused = J’ai été mis à jour et je ne peux pas continuer cette partie là où elle en était ; je l’ai donc suspendue. Rien n’est perdu. À la table, vous pouvez vous mettre d’accord pour revenir au tour { $turn }, le plus récent que je puisse lire, ou pour terminer la partie sans résultat. Qui me fait tourner peut aussi remettre l’ancienne version.
notice-update-stuck = J’ai été mis à jour et je ne peux plus lire cette partie ; je l’ai donc suspendue. Rien n’est perdu : qui me fait tourner peut remettre l’ancienne version. À la table, vous pouvez aussi vous mettre d’accord pour terminer la partie sans résultat.
notice-rewind-asked = { $name } voudrait revenir au tour le plus récent que je puisse lire. Cela se fera dès que toute la table sera d’accord.
notice-rewound = Toute la table est d’accord : la partie est revenue au tour { $turn }. Utilisez les messages les plus récents.
notice-update-resumed = Je peux de nouveau lire cette partie. Elle reprend où elle en était.
notice-lobby-closed = { $who }, la table { $table } a attendu { $days } jours, alors je l’ai fermée. `/table nouvelle` en ouvre une autre.

## Lignes du journal

host-manager-paused = Quelqu’un qui gère ce serveur suspend la partie.
host-manager-resumed = Quelqu’un qui gère ce serveur laisse la partie reprendre.
host-manager-rewound = Quelqu’un qui gère ce serveur ramène la partie au tour { $turn }.
host-rewound = D’un commun accord, la partie revient au tour { $turn }.
host-update-resumed = La partie est de nouveau lisible et reprend.

## Refus

table-paused-players = La table { $table } a été suspendue par celles et ceux qui y jouent. Ton choix peut attendre la reprise.
table-paused-manager = La table { $table } a été suspendue par quelqu’un qui gère ce serveur. Ton choix peut attendre la reprise.
table-paused-update = Depuis ma mise à jour, je ne peux pas continuer la table { $table } ; elle est suspendue. Dans son fil, vous pouvez convenir de revenir en arrière ou de terminer ; ou bien `/gérer revenir`.
already-paused = La table { $table } est déjà suspendue.
not-paused = La table { $table } n’est pas suspendue.
no-such-point = La table { $table } ne peut plus revenir à ce moment. Les suggestions montrent où elle peut revenir.
which-table-here = Dis de quelle table il s’agit, ou utilise la commande dans son fil.
only-in-a-server = Cela ne se fait que sur un serveur.
opening-elsewhere = Sur ce serveur, les tables sont ouvertes dans { $channel }.
opening-by-role = Sur ce serveur, les tables sont ouvertes par qui a le rôle { $role }.
opening-enough = { $most ->
    [0] Sur ce serveur, aucune nouvelle table n’est ouverte en ce moment.
    [one] Sur ce serveur, une seule table peut être ouverte, et elle l’est. Attends qu’elle soit finie.
   *[other] Sur ce serveur, { $most } tables peuvent être ouvertes à la fois, et elles le sont. Attends qu’une soit finie.
}
too-many-reports = Tu as envoyé { $most } signalements en un jour. Merci ; raconte le reste demain.
