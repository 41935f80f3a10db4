# Places et invitations, en français. Style : docs/messages.md.

## Ce qui se choisit à chaque table

option-access = Qui peut jouer
option-access-about = Une table privée n’est pas listée ; pour la rejoindre, il faut son code.
option-access-public = Tout le monde ici
option-access-private = Avec le code
option-full = Démarrer quand c’est complet
option-full-about = Quand la dernière place est prise, il reste 30 secondes pendant lesquelles chacun à la table peut arrêter le démarrage.
option-full-yes = Oui, après 30 secondes
option-full-no = Non, quelqu’un appuie sur Démarrer
option-relief = Ordinateur pour les absents
option-relief-about = Qui part, prend des vacances ou n’a plus de temps est remplacé jusqu’à son retour.
option-relief-no = Non
option-relief-novice = Oui, niveau Novice
option-relief-apprentice = Oui, niveau Apprenti
option-relief-journeyman = Oui, niveau Compagnon
option-relief-master = Oui, niveau Maître

## Joueurs ordinateurs

level-novice = Novice
level-novice-about = joue comme on joue la première fois.
level-apprentice = Apprenti
level-apprentice-about = fait des erreurs de débutant.
level-journeyman = Compagnon
level-journeyman-about = joue bien, avec de rares erreurs.
level-master = Maître
level-master-about = voit plus loin et ne commet pas d’étourderie.
character-builder = aime construire pour la suite.
character-collector = aime avoir beaucoup.
character-racer = prend des points tôt.
computer-called = { $name } ({ $level })
computer-stands-in = { $name } (ordinateur)
computers-add = Ajouter un joueur ordinateur…
computers-full = Joueurs ordinateurs…
computers-add-one = Ajouter : { $level }
computers-remove = Retirer : { $name }
lobby-level = { $level } : { $about }

## Commandes

cmd-any-code-name = code
cmd-any-code-description = Le code de la table, par exemple K7QF-2M, si tu en as reçu un
cmd-table-new-where-name = où
cmd-table-new-where-description = Dans ce salon, ou par messages privés avec celles et ceux qui ont le code
where-here-name = Dans ce salon
where-direct-name = Par messages privés
cmd-table-substitute-name = remplacer
cmd-table-substitute-description = Prendre une place libre dans une partie en cours
cmd-table-return-name = revenir
cmd-table-return-description = Revenir à ta place, tant que personne ne l’a prise
cmd-table-kick-name = libérer
cmd-table-kick-description = Demander aux autres de libérer la place de quelqu’un qui ne joue plus
cmd-table-kick-player-name = joueur
cmd-table-kick-player-description = Qui ne joue pas depuis trois jours, ou a manqué trois tours
cmd-table-pause-name = suspendre
cmd-table-pause-description = Demander une pause aux autres ; horloges et rappels s’arrêtent
cmd-table-resume-name = continuer
cmd-table-resume-description = Faire repartir une partie que vous aviez suspendue
cmd-table-rematch-name = revanche
cmd-table-rematch-description = Rejouer le même jeu avec les mêmes joueurs et les mêmes réglages
cmd-table-find-name = trouver
cmd-table-find-description = Les tables de ce serveur que tu peux rejoindre

## Boutons

ui-pause = D’accord pour une pause
ui-resume = Repartir
ui-rewind = Revenir en arrière
ui-ask-undo = Demander aux autres
ui-allow = D’accord pour annuler le coup
ui-forbid = Laisser ainsi
ui-kick = D’accord pour libérer la place
ui-stay = Attendre encore
ui-take-seat = Prendre cette place
ui-return = Me revoilà
ui-rematch = Rejouer

## Table qui attend, panneaux, listes

lobby-looking = { $role }, une nouvelle table est ouverte.
settings-code = Code de cette table : **{ $code }**. Avec lui, on peut la rejoindre par `/table rejoindre`, même depuis un autre serveur.
state-playing-direct = La partie se joue par messages privés.
panel-handed-over = Quelqu’un d’autre a pris cette place. Merci d’avoir joué jusqu’ici.
find-title = ### Tables que tu peux rejoindre
find-none = Aucune table n’attend de joueurs ici. Ouvre-en une avec `/table nouvelle`.

## Fait

done-opened-direct = La table { $table } est ouverte. Donne son code à celles et ceux avec qui tu veux jouer ; tout se passe par messages privés. Des joueurs ordinateurs peuvent prendre les places libres.
done-seat-taken = La place à la table { $table } est à toi. Ta main arrive par MP ; `/main` la montre aussi.
done-seat-left = Tu as laissé ta place à la table { $table }. Tant que personne ne l’a prise, tu peux revenir avec `/table revenir`.
done-back = Te revoilà à la table { $table }.
done-kick-kicked = Tout le monde est d’accord : la place est libre.
done-kick-asked = Les autres ont été interrogés. La place se libère dès que tous sont d’accord.
done-kick-kept = Tu préfères attendre. La place reste comme elle est.
done-pause-paused = La partie est suspendue. N’importe lequel de ses joueurs peut la faire repartir.
done-pause-asked = Les autres ont été interrogés. La partie s’arrête dès que tous sont d’accord.
done-pause-kept = La partie continue.
done-resumed = La partie continue.
done-rewind-rewound = La partie y est revenue et continue.
done-rewind-asked = Tu es d’accord pour revenir en arrière. Cela se fera dès que toute la table sera d’accord.
done-undo-undone = C’est annulé.
done-undo-asked = La question est posée. Le coup sera annulé dès que tous ceux que cela concerne sont d’accord.
done-undo-kept = Cela reste ainsi.
done-rematch = Tu es à la table { $table }. La partie commence dès que tout le monde est revenu.
done-rematch-by-hand = Tu es à la table { $table }. Quand tout le monde est revenu, appuie sur Démarrer.
ask-undo = Tu ne peux pas annuler cela sans les autres, qui ont joué depuis. Il faut l’accord de : { $who }
ask-undo-all = Quelque chose de nouveau est apparu depuis ; tout le monde doit être d’accord : { $who }
ask-undo-alone = D’après les règles, il est trop tard pour l’annuler. Personne d’autre ne joue, c’est donc à toi de décider ; le journal le dira.
ask-undo-away = Pas là pour le moment : { $who }. La question attend.

## Messages dans le fil

notice-pause-asked = { $name } aimerait suspendre la partie. Elle s’arrête dès que tout le monde est d’accord.
notice-pause-refused = { $name } préfère ne pas s’arrêter. La partie continue.
notice-paused = La partie est suspendue d’un commun accord. N’importe quel joueur peut la faire repartir.
notice-resumed = { $name } fait repartir la partie.
notice-undo-asked = { $name } aimerait annuler un coup. Cela concerne { $who }, dont il faut l’accord. Le prochain coup met fin à la question.
notice-undo-asked-all = { $name } aimerait annuler un coup, bien que quelque chose de nouveau soit apparu depuis. Il faut l’accord de tous : { $who }. Le prochain coup met fin à la question.
notice-undo-refused = { $name } préfère laisser le coup tel quel.
notice-undone = Le dernier coup de { $name } est annulé, d’un commun accord. Les boutons plus anciens ne servent plus.
notice-undone-alone = { $name } a annulé un coup. Les boutons plus anciens ne servent plus.
notice-kick-asked = { $who } n’a pas joué depuis un moment. { $name } aimerait que quelqu’un prenne la place ; il faut l’accord de tous les autres.
notice-kick-refused = { $name } préfère attendre { $who }.
notice-seat-left = { $name } laisse sa place. Quelqu’un d’autre peut la prendre et continuer.
notice-seat-kicked = La place où jouait { $name } est libre, tous les autres étant d’accord. Quelqu’un d’autre peut la prendre et continuer.
notice-seat-timeout = Temps écoulé pour { $name }, la place est libre. Quelqu’un d’autre peut la prendre et continuer.
notice-seat-code = Avec le code **{ $code }**, on peut prendre la place : `/table remplacer`.
notice-seat-back = Revoilà { $name }.
notice-seat-taken = { $name } prend la place de { $former }.
notice-computer-plays = Un ordinateur joue pour { $name } jusqu’à son retour.
notice-rematch = { $who }, { $name } aimerait rejouer : la table { $table } est ouverte.

## Lignes du journal

host-paused = La partie est suspendue d’un commun accord.
host-resumed = { $who } fait repartir la partie.
host-substitute = { $who } prend une place.
host-computer-neutral = { $who } n’a pas pu se décider et a fait aussi peu que les règles le permettent.
host-took-back = { $who } annule un choix.
host-undone = { $number ->
    [0] { $who } annule un coup, trop tard d’après les règles.
   *[other] { $who } annule un coup, avec l’accord de { $agreed }.
}

## Refus

no-pause-asked = Personne n’a demandé de pause.
no-undo-asked = Personne ne demande plus à annuler cela.
undo-too-late = Autre chose a été joué entre-temps. `/annuler-coup` montre ce qui pourrait être annulé maintenant.
undo-not-yours = La question ne s’adresse pas à toi : elle concerne ceux qui ont joué depuis.
no-kick-asked = Personne ne demande plus cette place.
not-your-own-seat = C’est ta propre place. `/table quitter` la laisse à quelqu’un d’autre.
not-waited-for = Personne n’attend cette personne pour le moment.
not-idle-yet = La question se pose après { $days } jours d’attente ; d’ici là, { $name } peut prendre son temps.
no-free-seat = La table { $table } ne cherche personne.
only-seated-invite = Seuls ceux qui sont à la table peuvent ajouter des joueurs ordinateurs.
no-computer-there = Aucun joueur ordinateur n’est plus là.
on-vacation = Tu es en vacances, un ordinateur joue donc pour toi. Termine les vacances dans `/réglages`, et la place est de nouveau à toi.
no-vacant = Aucune partie ne cherche quelqu’un ici.
which-vacant = Plusieurs parties cherchent quelqu’un. Choisis-en une.
seat-taken = Quelqu’un d’autre a pris cette place.
seat-free-already = Cette place est déjà libre.
knows-another-seat = Tu as joué une autre place de cette table et tu connais ses secrets ; celle-ci n’est donc pas pour toi.
private-table = La table { $table } est privée. Son code te l’ouvre : `/table rejoindre`.
join-by-code = La table { $table } est ailleurs. Avec son code, tu peux la rejoindre d’ici : `/table rejoindre`.
no-such-code = Aucune table n’a ce code. Vérifie-le encore une fois.
too-many-codes = { $minutes ->
    [one] Cela fait beaucoup de codes qu’aucune table n’a. Réessaie dans une minute.
   *[other] Cela fait beaucoup de codes qu’aucune table n’a. Réessaie dans { $minutes } minutes.
}
rematch-running = La prochaine partie de cette table est déjà en cours.
