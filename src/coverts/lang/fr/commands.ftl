## Ce que les commandes disent d'elles-mêmes et des fichiers.

program = coverts: { $message }
cannot-read = Le fichier n'a pas pu être lu : { $why }.
cannot-write = Impossible d'écrire { $file } : { $why }
no-records = Le fichier ne contient aucun enregistrement.
one-record-a-page = { $file } recevrait { $number } enregistrements ; un fichier .json en contient un seul. Indique un fichier .jsonl pour les garder tous.
which-form = { $file } ne dit pas sous quelle forme écrire. Indique un fichier en .json, .jsonl ou .txt.
written = { $number ->
        [one] { $number } enregistrement écrit
       *[other] { $number } enregistrements écrits
    } dans { $file }.
not-converted = { $finding } Rien n'a été écrit.

reading = Lecture
playing = Parties
simulate-players = Ce jeu ({ $game }) se joue de { $least } à { $most }, pas à { $players }.
simulate-stopped = Arrêt avant la dernière partie ; rien n'a été écrit.
simulate-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $game } à { $players }, graine { $seed }
simulate-points = points      { $round } par manche, { $game } par partie ; { $best } pour qui gagne
simulate-tricks = plis        { $mean } par paon, écart type { $spread }
simulate-bids = annonces    { $mean } jetons ; { $exact } % exactes, { $near } % à un pli près
simulate-counters = pions       { $mean } restent à la fin à ceux qui ne gagnent pas
simulate-winners = victoires   { $mean } par partie ; { $shared } % sont partagées
simulate-length-pikoko = durée       3 manches et { $decisions } décisions par partie
simulate-length-pok = durée       { $rounds } tours et { $decisions } décisions par partie
simulate-decisions = décisions   { $decisions } en { $seconds } s : { $speed } par seconde
simulate-ended = fin par     { $ended }
simulate-ended-points = le plus de points
simulate-ended-best-round = la meilleure manche
simulate-ended-shared = victoire partagée
simulate-ended-handed-over = cinq pions rendus
simulate-ended-dead-position = position morte
simulate-checksum = empreinte   { $checksum }
simulate-compiling = Compilation des règles
simulate-plot-form = { $file } ne se termine pas par .svg, et aucune autre image n'est dessinée.
simulate-start-compiled = départ      compilé en { $seconds } s, et gardé pour la prochaine fois
simulate-start-kept = départ      prêt en { $seconds } s, compilé auparavant
simulate-start-interpreted = départ      interprété
simulate-plot-scores = points par manche
simulate-plot-tricks = plis par paon
simulate-plot-bids = jetons misés
simulate-plot-rounds = tours par partie
simulate-plot-counters-left = pions restants à la fin
simulate-plot-share = part en %

solving = Résolution
packing = Compression
solve-players = POK se joue de { $least } à { $most } joueurs, pas à { $players }.
solve-begins = POK à { $players } est en cours de résolution. Désormais, une ligne par minute dit où il en est.
solve-stopped = Arrêté. Ce qui est terminé est gardé dans { $folder } ; la même commande reprend là.
solve-unsolved = Une position n'a pas pu être résolue assez bien : quelqu'un pourrait y gagner { $regret }. Aucune table n'a été écrite.
solve-done = { $positions } positions résolues en { $seconds } s ; table dans { $file }, { $size } ko
solve-regret = gain le plus grand en un seul tour        { $regret }
solve-nashconv = tous les gains ensemble, depuis le début  { $start } (toute position { $worst }, moyenne { $mean })
solve-outlook = tours { $rounds }, positions mortes { $dead } %, victoires partagées { $shared } %
solve-for-bots = Dès le prochain démarrage, les bots jouent d'après cette table.
