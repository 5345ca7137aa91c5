## L'analyse d'une partie dans la page, et ce que le serveur dit des analyses.

review-page = Analyse
review-page-whose = La partie de qui
review-page-starting = L'entraîneur se prépare…
review-page-waiting = { $before ->
        [one] Une autre analyse passe avant.
       *[other] { $before } autres analyses passent avant.
    }
review-page-working = L'entraîneur a jugé { $done } décisions sur { $of }.
review-page-again = Réessayer
review-page-curve = Ce qu'on pouvait attendre de la partie
review-page-curve-told = De { $first } avant la partie à { $last } à la fin.
review-page-kinds = Par sorte de décision
review-page-like = aussi bien que ce robot
review-page-too-few = trop peu pour le dire
review-page-moments = Ce qui a le plus compté
review-page-all = Toutes les décisions
review-page-back = La décision précédente
review-page-on = La décision suivante
review-page-options = Ce que valait chaque choix
review-page-option = choix
review-page-worth = valeur
review-page-chosen = le tien
review-page-lost = { $loss } de perdu
review-page-better = Mieux : { $best }
review-page-board = La table comme tu la voyais
review-page-belief = Ce que tu pouvais savoir de ton paon
review-page-belief-pok = Ce que tu pouvais savoir des pions
review-page-really = Qu'y avait-il vraiment ?
review-page-then = Revenir à ce que tu pouvais savoir
review-page-hindsight = Après coup, ce que personne ne savait : la table montre maintenant tes plumes cachées. Dans cette manche, elles valaient { $points } pour toi, par rapport à ce qu'on pouvait croire.

server-no-review = Personne n'a encore interrogé l'entraîneur sur cette partie.
server-not-reviewed = L'entraîneur n'a pas pu finir cette analyse. Redemande dans un moment.
server-review-unfinished = On n'analyse que des parties jouées jusqu'au bout.
server-no-coach = Il n'y a pas d'entraîneur pour ce jeu.

belief-left = { $number ->
        [one] Il lui reste une plume.
       *[other] Il lui reste { $number } plumes.
    }
belief-lacking = Il n'a pas pu fournir { $colours } : il n'en a plus.
belief-possible = { $number ->
        [one] Une seule plume est possible ; toutes les autres ont été vues ailleurs.
       *[other] { $number } plumes sont possibles ; toutes les autres ont été vues ailleurs.
    }
belief-expected = { $colour } : environ { $number } à prévoir
belief-chance = { $feather } : { $chance } %
belief-was = { $chance } % d'après ce qui est sûr
belief-bid = { $person ->
        [you] C'est ton annonce de { $tokens } qui a le plus changé les choses.
       *[one] C'est l'annonce { OF($player) } qui a le plus changé les choses : { $tokens }.
    }
belief-no-bid = Personne n'a encore fait d'annonce pour lui : toutes sont aussi probables.
belief-unknown = Arrivé plus tard, on ne peut pas savoir ce que chacun possède.
belief-holds = en a { $number }
belief-offers = devrait le montrer : { $chance } %
