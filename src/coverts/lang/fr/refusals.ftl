## Pourquoi un coup n'est pas permis. Les clés et les données viennent des règles.
## L'arbitre dit aussi ces phrases : aucune ne tutoie si $person ne le demande pas.

# Les deux jeux
refused-players = Ce jeu se joue de { $least } à { $most }, et { $number } étaient demandés.
refused-no-such-seat = Il n'y a pas de place { $number } à cette table ; on compte dans le sens horaire à partir de 0.
refused-fist-closed = Ce poing est déjà fermé : un choix ne change plus avant que tous les poings s'ouvrent.
refused-game-over = La partie est terminée ; on ne joue plus.

# Pikoko : options et hasard
refused-starter-known = On sait déjà qui commence ; il n'y a pas de nouveau tirage.
refused-no-deal-now = Les plumes ne se distribuent qu'au début d'une manche.
refused-hands =
    La donne compte une main pour chacune des { $players } places, et celle-ci en compte { $number ->
        [one] { $number } seule
       *[other] { $number }
    }.
refused-hand-size =
    Chaque paon reçoit { $size } plumes, et { $person ->
        [you] le tien
       *[one] celui { OF($seat) }
    } en a reçu { $number }.
refused-not-in-deck = À { $players }, le { $feather } reste dans la boîte.
refused-dealt-twice = Il n'y a qu'un seul { $feather }, et il a été distribué deux fois.

# Pikoko : places
refused-not-dealt = Les plumes ne sont pas encore distribuées.
refused-own-peacock = Personne n'annonce maintenant pour son propre paon ; cela viendra après tous les autres.
refused-not-your-turn =
    { $person ->
        [you] C'est à toi de jouer.
       *[one] C'est à { $seat } de jouer ; on tourne dans le sens horaire.
    }
refused-asked-for-bid = On demande une annonce : un nombre de jetons pour ce paon.
refused-asked-for-self-bid = On demande une annonce pour son propre paon : un nombre de jetons.
refused-asked-for-confidence = On demande une carte Confiance : quelqu'un de cette table, ou Aucune confiance.
refused-asked-for-play = On demande une plume, prise dans le paon de gauche.
refused-tokens =
    { $left ->
        [0] Les neuf jetons sont partis, l'annonce ne peut être que 0.
        [one] Il ne reste que { $left } jeton, donc 0 ou 1 ; { $number } n'est pas possible.
       *[other] Il reste { $left } jetons, donc de 0 à { $left } ; { $number } n'est pas possible.
    }
refused-not-in-hand =
    Le { $feather } n'est pas dans { $person ->
        [you] ton paon
       *[one] le paon { OF($seat) }
    }, et on ne peut jouer que des plumes de ce paon.
refused-follow =
    La couleur demandée est { $colour }, et { $person ->
        [you] ton paon
       *[one] le paon { OF($seat) }
    } a du { $colour } : il faut en fournir. Le { $feather } n'en montre pas.
refused-counts-as-led =
    La couleur demandée est { $colour }, et le { $feather } la montre : joué maintenant, il compte comme { $colour } et rien d'autre.

# POK
refused-not-thrown = Les dés n'ont pas encore été lancés.
refused-thrown-already = Les dés sont sur la table ; on les relance quand tous les poings se sont ouverts.
refused-not-held = Il ne reste aucun { $symbol } à montrer ; les deux sont déjà rendus.
refused-dice = Un lancer montre { $dice } dés, et celui-ci en montre { $number }.
refused-face = Le dé { $die } n'a pas de face comme celle-ci : { $face }.
