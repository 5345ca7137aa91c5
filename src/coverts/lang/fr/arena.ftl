## Ce que dit `coverts arena`.

arena-which = Indique soit un candidat (--candidate), soit une échelle (--ladder), mais pas les deux.
arena-empty-table = Il faut au moins un bot à une table (--table).
arena-against = Avec qui comparer le candidat ? La table { $table } réunit plusieurs niveaux : indiques-en un avec --against.
arena-ladder = Une échelle demande au moins deux bots, chacun une seule fois.
arena-unknown-level = { $name } n'est pas un niveau de { $game }. Il y a : { $why }. Un bot peut aussi être MODULE:ATTRIBUT, exec:COMMANDE ou ismcts:NOMBRE.
arena-unknown-object = { $name } n'est pas un bot : { $why }
arena-unknown-command = { $name } n'indique aucune commande à lancer. En voici une : exec:python3 mon_bot.py
arena-unknown-simulations = Le bot { $name } doit dire combien de simulations faire, deux au moins, par exemple ismcts:100
arena-missing = { $library } n'est pas installé. Pour l'obtenir : pip install "{ $requirement }"
arena-unreachable = Aucun cluster n'est joignable : { $why }
arena-broken = Un processus qui jouait a disparu sans un mot. Rien n'a été écrit.
arena-misplay = { $name } échoue dans la donne { $number }, à la place { $seat } : { $why }
arena-fault-ended = le programme s'est terminé ({ $detail })
arena-fault-silent = pas de réponse en { $detail } s
arena-fault-unreadable = cette réponse est illisible : { $detail }
arena-fault-illegal = ce coup n'est pas permis : { $detail }
arena-fault-raised = une erreur : { $detail }
arena-waiting = En attente des bots
arena-uncompiled = Rien n'est compilé ici ; certains bots jouent donc plus simplement qu'ils ne pourraient.
arena-nothing = Arrêt avant la fin de la première donne ; rien n'a été écrit.
arena-partial = Interrompu : tous les chiffres sont partiels, tirés de { $finished } donnes sur { $asked }.
arena-title = { $game } à { $players } joueurs, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } de la réserve { $bank } (de { $first } à { $last }) : { $measure }, intervalles à 95 %
arena-points = points par manche
arena-share = part des victoires
arena-won = des parties gagnées par un camp
arena-difference = différence
arena-table = à la table de
arena-compared = comparé à
arena-bot = bot
arena-rating = cote
arena-above = ceux-ci
arena-below = contre ceux-là
arena-figure = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-figure-rating = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
