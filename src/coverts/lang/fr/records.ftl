## Ce que l'arbitre dit des enregistrements.

# Notation
notation-no-such-feather = Il n'existe pas de plume { $found }.
notation-letter-order = Le { $feather } s'écrit { $notation }, les lettres dans cet ordre, et non { $found }.
notation-colour-unnamed = Le { $feather } a trois couleurs, et l'enregistrement ne dit pas en laquelle il a été joué.
notation-colour-needless = Le { $feather } n'a qu'une couleur, on n'en nomme donc pas en le jouant.
notation-colour-impossible = Le { $feather } ne peut pas être joué en { $found } : il ne montre pas cette couleur.
notation-no-such-symbol = Il n'existe pas de pion { $found } ; les pions sont B, G et R.
notation-no-such-face = Aucun dé n'a de face { $found }.

# Ce qu'un enregistrement dit deux fois, et ce qu'il peut omettre
record-starter = La place { $counted } commence cette manche, mais l'enregistrement dit la place { $found }.
record-bids-shape = Les annonces forment un tableau de { $players } lignes de { $players } cases.
record-bids-together = Les annonces pour un paon se révèlent ensemble, un paon après l'autre : cette case ne s'y accorde pas.
record-length = Une liste « { $name } » a une entrée pour chacune des { $players } places.
record-too-early = L'enregistrement donne « { $name } » avant que la partie en soit là.
record-missing = L'enregistrement continue, mais il manque ici « { $name } ».
record-leader = La place { $counted } entame ce pli, mais l'enregistrement dit la place { $found }.
record-too-many-plays = Un pli a { $players } plumes, une de chaque paon, et celui-ci en a davantage.
record-trick-short = Un pli a { $players } plumes, une de chaque paon, et celui-ci en a moins.
record-too-many-tricks = Une manche a { $number } plis, et celui-ci est de trop.
record-too-few-tricks = Une manche a { $number } plis ; celle-ci a été comptée avant qu'ils soient tous joués.
record-trick-winner = Ce pli va au paon de la place { $counted }, mais l'enregistrement dit la place { $found }.
record-list = « { $name } » devrait être { $counted ->
        [empty] vide
       *[other] { $counted }
    }, mais l'enregistrement dit { $found ->
        [empty] rien
       *[other] { $found }
    }.
record-not-over = Une partie a { $number } manches, et l'enregistrement en donne la fin avant qu'elles soient toutes jouées.
record-not-won = Personne n'a encore gagné, mais l'enregistrement donne un vainqueur.

# Ce qui n'est pas un enregistrement du tout
unreadable-too-long = C'est plus long qu'un enregistrement ne peut l'être : { $number } octets au plus.
unreadable-utf8 = Ce n'est pas du texte UTF-8.
unreadable-json = Ce n'est pas du JSON : { $why }.
unreadable-surrogate = Ce n'est pas du JSON : un \u représente la moitié d'un caractère.
unreadable-nesting = C'est trop imbriqué pour un enregistrement.
unreadable-not-an-object = Un enregistrement est un objet JSON.
unreadable-no-record = C'est du JSON, mais pas l'enregistrement d'une partie.
unreadable-later = Cet enregistrement est d'une version plus récente, { $found } ; ce programme lit { $formats }.
unreadable-no-game = L'enregistrement ne dit pas de quel jeu il est ; ce programme connaît { $games }.
unreadable-format = Le format est { $found } ; ce programme lit { $formats }.
unreadable-game = Le jeu est { $found } ; ce programme connaît { $games }.
unreadable-shape = { $why }.

# Verdicts
verdict-complete = valable et complet, { $moves } coups ; { $winners }
verdict-unfinished = valable et inachevé après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
verdict-illegal = { $place ->
        [whole] contraire aux règles : { $why }
       *[part] contraire aux règles, { $where } : { $why }
    }
verdict-unreadable = { $place ->
        [whole] illisible : { $why }
       *[part] illisible, { $where } : { $why }
    }
verdict-winners = { $person ->
        [you] tu gagnes
        [one] { $winners } gagne
       *[other] victoire partagée pour { $winners }
    }
verdict-points =
    { $winners } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
verdict-sum = { $number ->
        [one] { $number } enregistrement
       *[other] { $number } enregistrements
    }. Complets : { $complete }, inachevés : { $unfinished }, contraires aux règles : { $illegal }, illisibles : { $unreadable }.

# Un endroit dans un enregistrement
place-round = manche { $number }
place-trick = pli { $number }
place-seat = place { $number }
