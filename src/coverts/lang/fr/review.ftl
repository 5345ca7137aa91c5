## Ce que dit `coverts review`.

review-starting = L'entraîneur se prépare
review-working = Analyse de la partie
review-stopped = Interrompu ; il n'y a pas d'analyse.
review-no-record = { $finding }
review-unfinished = { $file } : cette partie n'est pas terminée. On n'analyse que des parties terminées.
review-many = { $file } contient { $number } enregistrements. On en analyse un à la fois : mets-le dans un fichier à part.
review-seat = À cette table, « { $seat } » ne désigne personne en particulier. Les places vont de 0 à { $last } ; les joueurs : { $players }.
review-no-coach = Il n'y a pas d'entraîneur pour { $game }.
review-uncompiled = Rien n'est compilé ici (COVERTS_COMPILE=off), et sans cela une analyse prendrait des heures.

review-title = { $game } : la partie { OF($player) }
review-points = { $points ->
        [one] { $points } point marqué
       *[other] { $points } points marqués
    }
review-share = { $share } % de la victoire
review-decimal = ,
review-sum = { $points } = { $average } en moyenne { $luck } de chance − { $mistakes } d'erreurs
review-luck = Chance : { $parts }
review-part-deal = la donne { $points }
review-part-hidden = les plumes cachées { $points }
review-part-others = les choix des autres { $points }
review-part-throw = les lancers { $points }
review-part-offers = ce que les autres ont montré { $points }

review-column-kind = décision
review-column-number = choix libres
review-column-lost = perdu
review-column-each = en moyenne
review-kind-bid = annonces pour les autres
review-kind-self-bid = annonces pour ton paon
review-kind-confidence = cartes Confiance
review-kind-play = plumes jouées
review-kind-offer = pions montrés

review-moments = Ce qui a le plus compté :
review-no-mistakes = Il n'y a eu aucune erreur nette dans toute la partie.
review-moment = { $where } : { $chosen } était { $size }, { $loss } de perdu. Mieux : { $best }.
review-about = { $loss } (± { $error })
review-best = le meilleur choix
review-slight = un peu moins que le meilleur choix
review-size-none = sans différence nette
review-size-small = une petite erreur
review-size-medium = une erreur
review-size-big = une grosse erreur
review-forced = aucun choix
review-list = Toutes les décisions :

review-where-bid = Manche { $round }, annonce pour { $peacock }
review-where-self-bid = Manche { $round }, annonce pour ton propre paon
review-where-confidence = Manche { $round }, carte Confiance
review-where-play = Manche { $round }, pli { $trick }
review-where-offer = Manche { $round }
review-no-confidence = Aucune confiance

review-why-tricks = Dans les manches jouées jusqu'au bout, plis pour { $peacock } : { $best } dans { $often } % des cas, { $chosen } dans { $seldom } %.
review-why-card = Ton annonce de { $bid } pour { $peacock } est exacte dans { $often } % des manches jouées jusqu'au bout.
review-why-right = Avec { $best }, ton annonce de { $bid } pour { $peacock } est exacte dans { $often } % des manches jouées jusqu'au bout, avec { $chosen } dans { $seldom } %.
review-why-wins = Avec { $best }, tu gagnes la partie dans { $often } % des manches jouées jusqu'au bout, avec { $chosen } dans { $seldom } %.
review-why-handed = Si les autres jouent comme l'entraîneur le leur conseillerait, on rend son pion dans { $often } % des cas avec « { $best } », dans { $seldom } % avec « { $chosen } ».
review-why-against = Contre ce que ces joueurs faisaient jusque-là, « { $best } » vaut { $often } % de la victoire, « { $chosen } » { $seldom } %.

review-axis-decisions = décisions
review-axis-points = points attendus
review-axis-share = part de victoire attendue
review-note-pikoko = Les pertes sont des points, à une erreur type près, contre des joueurs comme ceux-ci et d'après ce qu'on pouvait savoir à ce moment-là. Dans la dernière manche, un choix qui gagne plus souvent n'est pas une erreur, quoi qu'il coûte en points. La chance, c'est ce que la donne, les plumes de ton propre paon et les autres ont fait au-delà de ce qu'on pouvait attendre.
review-note-pok = Les pertes sont des parts de victoire (0,010 : une partie sur cent), exactes contre des joueurs qui s'en tiennent à la table résolue. Tout ce que la table prévoit est juste, même le plus rare.
review-note-pok-guessed = POK n'est pas résolu pour autant de joueurs. La valeur d'une position est estimée ici, et la manche résolue avec ces estimations : les pertes sont des indices, pas des preuves.
