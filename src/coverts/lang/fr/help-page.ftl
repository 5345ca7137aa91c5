## L'aide de l'entraîneur pendant une partie.

home-help = Aide de l'entraîneur pendant la partie
home-help-off = aucune
home-help-beliefs = ce qu'on peut avoir
home-help-coach = ce qu'on peut avoir, et des conseils
gather-help-beliefs = Qui le veut peut voir pendant la partie ce qu'il peut avoir.
gather-help-coach = Qui le veut peut interroger l'entraîneur pendant la partie.

help-heading = Aide
help-asked = { $person ->
        [you] Tu as interrogé l'entraîneur ; les autres le voient, mais pas sa réponse.
        [one] { $players } a interrogé l'entraîneur.
        [you-many] { $players } avez interrogé l'entraîneur.
       *[many] { $players } ont interrogé l'entraîneur.
    }
help-beliefs-pikoko = Que puis-je avoir ?
help-beliefs-pok = Qu'ont les autres ?
help-coach = Demander à l'entraîneur
help-coach-wait = Tu pourras demander quand ce sera ton tour.
help-best = L'entraîneur choisirait : { $best }
help-close-call = Le deuxième choix vaut à peu près autant : { $next }.
help-better-by = C'est mieux de { $loss } que { $next }.
help-only = Il n'y a qu'un seul choix.
help-working = L'entraîneur réfléchit…

server-no-help = Il n'y a pas d'aide de ce genre à cette table.
server-not-asked = On ne te demande rien en ce moment.
