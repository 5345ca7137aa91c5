## Conseils pour une première partie : ce qui est demandé, pourquoi, et ce qu'il faut regarder.

hints-offer = C'est nouveau pour toi ? Des conseils te disent à chaque question ce qu'il faut regarder.
hints-on = Afficher les conseils
hints-off = Masquer les conseils
hints-no = Non merci
hints-heading = Conseil
hints-wait = Les autres réfléchissent encore.
hints-first = Conseil : { $hint }
hints-none = Il n'y a pas de conseils pour { $game }.
learn-guided-pikoko = Une première partie de Pikoko, avec des conseils
learn-guided-pok = Une première partie de POK, avec des conseils

# Pikoko : les annonces
hint-bid-first = Tu vois les plumes de ce paon, et pas son propriétaire. { $players } paons se partagent { $tricks } plis. Ce qui en fait : les atouts et la plus haute d'une couleur.
hint-bid-tokens =
    Ce que tu as annoncé est dépensé : il { $tokens ->
        [0] ne te reste aucun jeton
        [one] te reste { $tokens } jeton
       *[other] te reste { $tokens } jetons
    } pour { $peacocks ->
        [one] le dernier paon, le tien.
       *[other] { $peacocks } paons, le tien compris.
    }
hint-bid =
    { $seat } : { $trumps ->
        [0] pas d'atout
        [one] { $trumps } atout
       *[other] { $trumps } atouts
    } et { $tops ->
        [0] aucune plume imbattable dans sa couleur
        [one] { $tops } plume imbattable dans sa couleur
       *[other] { $tops } plumes imbattables dans leur couleur
    }. À vue de nez : environ { $number }.
hint-bid-no-trump =
    Il n'y a pas d'atout. { $seat } : { $tops ->
        [0] aucune plume imbattable dans sa couleur
        [one] { $tops } plume imbattable dans sa couleur
       *[other] { $tops } plumes imbattables dans leur couleur
    }. À vue de nez : environ { $number }.
hint-self-bid-agreed = Les autres voient ton paon, et tous annoncent { $number }. Crois-les.
hint-self-bid = Les autres voient ton paon et annoncent de { $low } à { $high } : reste dans cette fourchette.
hint-self-bid-rest =
    D'après tes annonces, les autres font { $given ->
        [one] { $given } pli
       *[other] { $given } plis
    }. Il y en a { $tricks } : il { $rest ->
        [0] n'en reste aucun pour toi.
        [one] en reste { $rest } pour toi.
       *[other] en reste { $rest } pour toi.
    }

# Pikoko : la carte
hint-confidence = Une carte rapporte si l'annonce est exacte plus d'une fois sur deux. Aucune confiance vaut 1 point à coup sûr.
hint-confidence-agreed = Tout le monde a fait la même annonce ici : { $seats }. C'est bon signe.
hint-confidence-own = Tout le monde a fait la même annonce sur ton propre paon : c'est bon signe.
hint-confidence-apart = Sur aucun paon les annonces ne concordent toutes : réfléchis bien avant de faire confiance à l'une d'elles.

# Pikoko : les plis
hint-play-first = Voici à qui sont les plumes que tu joues : { $seat }. Un pli va au paon dont la plume l'a pris, pas à toi.
hint-lead =
    { $number ->
        [0] { $seat } a ce que tu as annoncé. Entame bas, pour que cela dure.
       *[other] { $seat } doit encore faire { $number } ; { $left ->
            [one] il reste { $left } pli
           *[other] il reste { $left } plis
        }. Entame un atout, ou la plus haute d'une couleur.
    }
hint-take =
    { $seat } doit encore faire { $number } ; { $left ->
        [one] il reste { $left } pli
       *[other] il reste { $left } plis
    }. La plus basse qui passe devant : { $played }. { $after ->
        [0] Elle fait le pli.
        [one] Quelqu'un joue encore après toi.
       *[other] { $after } jouent encore après toi.
    }
hint-none-takes =
    { $number ->
        [0] Aucune ne fait le pli : défausse la plus haute.
       *[other] Aucune ne fait le pli : garde ce qui peut en faire un plus tard.
    }
hint-stay-below = { $seat } a ce que tu as annoncé. La plus haute qui reste dessous : { $played }. Débarrasse-t'en.
hint-all-take =
    { $seat } a ce que tu as annoncé, mais chacune de ces plumes passe devant. { $after ->
        [0] C'est un pli de trop.
       *[other] Compte sur ceux qui jouent après toi.
    }
hint-lost = Ton annonce ne peut plus être exacte ici : { $seat }.
hint-lost-others = D'après tes autres annonces, doivent encore faire des plis : { $seats }.

# POK
hint-offer-first = Tous montrent un pion en même temps. S'ils sont exactement autant qu'un dé en demande, ils le rendent ; qui en a rendu cinq gagne.
hint-offer-die =
    { $symbol } : part si { $fellows ->
        [n-0] personne d'autre n'en montre.
        [n-1] exactement 1 autre en montre un.
        [n-2] exactement 2 autres en montrent un.
        [n-0-1] 1 autre au plus en montre un.
        [n-0-2] exactement 2 autres en montrent un, ou personne.
        [n-1-2] 1 ou 2 autres en montrent un.
       *[n-0-1-2] 2 autres au plus en montrent un.
    }{ $known ->
        [no] { "" }
       *[yes] { " " }{ $able ->
            [one] { $able } le peut.
           *[other] { $able } le peuvent.
        }
    }
hint-offer-absent =
    { $symbol } : sur aucun dé, donc part si aucun dé n'est réussi{ $trap ->
        [yes] , sauf si tous montrent ce qui n'est sur aucun dé.
       *[no] .
    }
hint-offer-never = { $symbol } : ne peut pas partir cette fois, quoi que montrent les autres.
hint-offer-always = { $symbol } : part à coup sûr, quoi que montrent les autres.
