## Les chiffres du lecteur, pour lui seul.

numbers-title = Tes chiffres
numbers-why = Tu es seul à les voir. Ils sont comptés d'après tes dernières parties terminées et leurs analyses ; l'entraînement ne compte pas.
numbers-none = Il n'y a encore rien à compter : joue d'abord une partie jusqu'au bout.
numbers-games = { $number ->
        [one] Une partie
       *[other] { $number } parties
    }
numbers-victories = Victoires : { $won }. Si tous étaient égaux à ces tables, il y en aurait { $expected }.
numbers-of-bid = Ce qu'ont donné tes annonces
numbers-of-card = Ce qu'a rapporté ta confiance
numbers-of-offer = Ce qu'ont donné tes pions
numbers-about = sur
numbers-number = nombre
numbers-outcome-right = exactes
numbers-outcome-close = à un près
numbers-outcome-bad = fausses
numbers-points = points
numbers-bid-own = ton propre paon
numbers-bid-left = celui du voisin de gauche, que tu joues
numbers-bid-others = ceux des autres
numbers-card-own = ton propre paon
numbers-card-left = celui du voisin de gauche, que tu joues
numbers-card-others = ceux des autres
numbers-card-none = Aucune confiance
numbers-offer-shown = un symbole montré par un dé
numbers-offer-unshown = un symbole qu'aucun dé ne montre
numbers-offer-right = rendus
numbers-share = { $number } ({ $share } %)
numbers-losses = Ce qu'ont perdu tes choix
numbers-losses-none = Fais analyser une partie : ce qu'ont perdu tes choix sera dessiné ici, partie par partie.
numbers-each = { $loss } perdu en moyenne sur { $number } choix libres
numbers-like = aussi bon que ce bot : { $level }
numbers-too-few = trop peu pour comparer avec les bots
numbers-plot = { $games ->
        [one] { $kind }, une partie analysée : { $first } perdu par choix.
       *[other] { $kind }, { $games } parties analysées : { $first } perdu par choix dans la première, { $last } dans la dernière.
    }
numbers-plot-about = Un point est une partie, la ligne est la moyenne jusque-là ; en pointillés, les bots.
