# Le temps et l’absence : souhaits, pendules, rappels, plans.

cmd-settings-name = réglages
cmd-settings-description = Quand te prévenir : rappels, heures calmes, vacances, fuseau horaire
cmd-settings-zone-name = fuseau
cmd-settings-zone-description = Ton fuseau horaire : une ville, un pays ou un décalage comme UTC+2
cmd-settings-quiet-name = calme
cmd-settings-quiet-description = Tes heures calmes, par exemple 22:30-7:00, ou aucune
cmd-settings-vacation-name = vacances
cmd-settings-vacation-description = Jours d’absence ; 0 met fin aux vacances. Tes pendules s’arrêtent entre-temps
ui-mute = Silence pour ce tour
ui-awake = On joue encore
ui-plan = Prévoir
ui-forget-plans = Oublier tous les plans
wishes-title = ### Quand te dire quoi ?
wishes-zone = Ton fuseau horaire est { $zone }. Avec `/réglages`, tu peux aussi en donner un autre, ou les jours de tes vacances.
wishes-zone-unknown = Je ne connais pas encore ton fuseau horaire ; tes heures sont donc en UTC. Avec `/réglages`, tu peux l’indiquer, ou les jours de tes vacances.
wishes-zone-ask = Où est-il la même heure que chez toi ?
which-zone = Que veux-tu dire par { $zone } ?
wishes-vacation = Tu es absent jusqu’au { $until }.
wish-turn = Quand c’est ton tour
wished-turn = { $choice ->
    [ping] Me prévenir avec un son
    [silent] Envoyer le panneau sans bruit
   *[digest] Envoyer le panneau sans bruit, et une liste par jour
}
wish-where = Où je t’appelle
wished-where = { $choice ->
    [direct] En MP ; dans le fil si je ne peux pas t’en envoyer
    [thread] Dans le fil de la table
   *[both] En MP et dans le fil
}
wish-remind = Rappels tant que c’est ton tour
wished-remind = { $choice ->
    [0] Aucun
   *[other] Toutes les { $choice } heures
}
wish-next = Te dire que tu es le prochain
wished-next = { $choice ->
    [yes] Oui
   *[no] Non
}
wish-quiet = Heures calmes
quiet-hours-none = Aucune
quiet-hours-from = À partir de { $time }
quiet-hours-to = Jusqu’à { $time }
wish-digest = Quand ta liste du jour arrive
wished-digest = À { $choice } h
plan-title =
    ### Plans pour la table { $table }
    Ce que tu choisis ici sera répondu tout seul un peu après la question, si c’est encore possible. Personne d’autre ne l’apprend. Je devine ce qui peut venir ; si c’est autre chose, on te demande comme d’habitude.
plan-nothing = Je ne peux pas prévoir ce qu’on te demandera.
plan-not-this = Il y a plusieurs choses à choisir ici, cela ne se prévoit pas.
digest-title = { $number ->
    [0] ### Personne ne t’attend aujourd’hui.
    [one] ### Une table t’attend
   *[other] ### { $number } tables t’attendent
}
digest-more = et { $number } de plus : `/parties` les montre toutes.
call = { $name } : { $asked }
call-left = { $name }, encore { $left } : { $asked }
call-reminder = Rappel : { $call }
call-turn = c’est ton tour.
left-days = { $number } jours
left-hours = { $number } h
left-minutes = { $number } min
notice-next = tu es sans doute le prochain.
notice-ahead-void = ce que tu avais prévu n’est plus possible, choisis de nouveau.
notice-time-up-remind = Temps écoulé pour { $who }. Tout le monde attend.
notice-time-up-neutral = Temps écoulé pour { $who } ; son tour a été joué, aussi peu que les règles le permettent.
notice-time-up-substitute = Temps écoulé pour { $who }.
notice-absent = Temps écoulé trois fois de suite pour { $name }. Ces tours sont toujours joués, aussi peu que les règles le permettent, mais { $name } n’est plus appelé jusqu’à sa prochaine réponse. Les autres peuvent libérer la place.
notice-all-absent = Temps écoulé trois fois de suite pour { $name }, comme pour tous les autres. La partie attend donc, et personne n’est appelé, jusqu’à ce que l’un de vous joue ou le dise ici.
notice-asleep = Personne n’a joué ici depuis trois semaines. La partie continue-t-elle ? Sans un mot, elle est annulée dans deux semaines.
notice-dead = Personne n’a joué ici depuis cinq semaines, la partie est donc annulée.
host-time-up = Temps écoulé pour { $who } ; son tour a été joué, aussi peu que les règles le permettent.
done-muted = Plus de rappels pour ce tour.
done-kept = Bien. La partie continue.
option-clock = Pendule
option-clock-about = Combien de temps chacun peut réfléchir : une réserve, et un peu en retour à chaque tour. Elle s’arrête en vacances et pendant une pause.
option-clock-none = Aucune
option-clock-relaxed = Tranquille : 7 jours, 2 de plus par tour
option-clock-daily = Quotidienne : 3 jours, 1 de plus par tour
option-clock-quick = Rapide : 12 heures, 2 de plus par tour
option-absence = Quand le temps est écoulé
option-absence-about = Ce qui arrive à qui n’a plus de temps.
option-absence-remind = Rappeler et attendre
option-absence-neutral = Jouer son tour, le moins possible
option-absence-substitute = Offrir la place à un remplaçant
no-such-zone = Je ne connais pas le fuseau { $zone }. Essaie une grande ville près de chez toi, ton pays ou un décalage comme UTC+2.
no-such-hours = Je ne comprends pas les heures calmes { $hours }. Écris-les comme 22:30-7:00, ou aucune.
vacation-too-long = Les vacances durent au plus { $most } jours.
not-foreseen = Cela ne viendra peut-être plus comme tu l’as vu. Regarde de nouveau le plan.
too-many-plans = Tu as déjà prévu { $most } réponses.
plan-on-turn = C’est ton tour, il n’y a rien à prévoir. `/main` montre ce que tu peux faire.
