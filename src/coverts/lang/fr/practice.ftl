## Les problèmes : dans le terminal et sur la page.

practice-title = S'entraîner
practice-begins =
    { $number ->
        [one] Un problème sur { $of }. Quelle est la meilleure réponse ?
       *[other] { $number } problèmes sur { $of }. Dans chacun, une réponse est nettement la meilleure.
    }
practice-puzzle = Problème { $place } sur { $number } : { $theme }, { $difficulty }
practice-none = Il n'y a pas de tels problèmes.
practice-left = À la prochaine. Ce que tu as résolu reste noté.
practice-done = { $solved } sur { $number } résolus.
practice-right = Juste : { $best }. On pense d'abord à { $chosen }, mais cela coûte { $loss }.
practice-wrong = Pas le meilleur choix : { $chosen } coûte { $loss }. La réponse est { $best }.
practice-amount-pikoko = { $loss } points
practice-amount-pok = { $loss } % de la victoire
practice-usual = La règle empirique dit ici { $chosen }, et cela coûte { $loss }.
practice-answers = Ce que coûtent les autres réponses :

practice-theme-bid = une annonce sur les autres
practice-theme-self-bid = l'annonce sur ton propre paon
practice-theme-confidence = une carte Confiance
practice-theme-lead = entamer un pli
practice-theme-follow = jouer dans un pli
practice-theme-last-tricks = les trois derniers plis
practice-theme-meet = réussir un dé
practice-theme-unshown = un symbole qui n'est sur aucun dé
practice-theme-finish = le dernier pion

practice-difficulty-1 = à la portée d'un joueur de club
practice-difficulty-2 = pour experts
practice-difficulty-3 = même les experts s'y trompent

## Sur la page

practice-about = Des positions de parties entre bots. Une réponse est nettement la meilleure, et ce n'est pas celle à laquelle on pense d'abord.
practice-theme = Sujet
practice-difficulty = Difficulté
practice-all = Tout
practice-progress = { $solved } sur { $number } résolus
practice-next = Problème suivant
practice-look = Retour à la table
practice-list = Tous les problèmes
practice-verdict = Ce que vaut ta réponse
practice-heading = { $theme } · { $difficulty }
practice-one = Problème { $number }, { $theme }, { $outcome ->
        [solved] résolu
        [missed] manqué
       *[new] pas encore essayé
    }

## Chercher des problèmes

puzzles-searching = Recherche
puzzles-uncompiled = Rien n'est compilé ici (COVERTS_COMPILE=off), et sans cela une recherche durerait des jours.
puzzles-stopped = Arrêté. Ce qui a été trouvé est dans { $file } ; la même commande reprend là.
puzzles-found = { $number } problèmes dans { $games } parties ; { $kept } sont gardés :
puzzles-theme =   { $theme } : { $easy } faciles, { $middling } pour experts, { $hard } où même les experts se trompent
