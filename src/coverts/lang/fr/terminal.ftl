## Le jeu dans le terminal.

welcome = Bienvenue, { $name }.
commands-quit = quitter quit exit q
commands-help = ? aide help h
command-table = table
command-bids = annonces
command-trick = pli
command-last = dernier
command-score = score
resumed = La partie reprend où elle s'était arrêtée. Sur la table :
really-quit = Quitter cette partie ? Tape oui pour partir, autre chose pour rester.
prompt-quit = Quitter ?
stays = Bien, la partie continue.
left = Tu as quitté la partie. Elle n'a pas été enregistrée.
left-saved = Tu as quitté la partie. Rien n'est perdu, elle est dans { $file }.
left-resume = Pour la reprendre : la même commande avec --resume.
kept = L'enregistrement de cette partie est dans { $file }.
waiting = Une partie que tu as quittée t'attend : --resume la reprend. Celle-ci est nouvelle.
nothing-to-resume = Il n'y a pas de partie inachevée à reprendre ({ $game }).
cannot-resume = La partie dans { $file } est illisible : { $why }.
cannot-resume-record = { $file } ne contient pas d'enregistrement valable ; coverts record check { $file } dit pourquoi.
cannot-resume-game = { $file } contient une partie d'un autre jeu : { $game }.
cannot-resume-over = La partie dans { $file } est terminée.
already-there = { $file } existe déjà. Indique un autre fichier, ou reprends cette partie : --resume
cannot-keep = La partie ne peut pas être enregistrée dans { $file } : { $why }. Elle continue quand même.
seed = Pour rejouer avec le même hasard : --seed { $seed }

## Récits de parties enregistrées.

story-title-pikoko = Une partie de Pikoko
story-title-pok = Une partie de POK
story-players = Autour de la table, dans le sens horaire : { $players }.
story-plays = Chacun joue les plumes de la personne à sa gauche.
story-bids-open = Les annonces s'arrêtent ici.
story-cards-hidden = Les cartes Confiance sont face cachée.
story-unfinished = Ici, la partie s'interrompt.
story-nothing = Rien ne s'est encore passé.
