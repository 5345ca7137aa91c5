## Ce que la maison dit à une table : pourquoi c'est non, et les petites phrases qu'on se lance.

# Arriver et partir
hall-no-such-table = Cette table n'existe pas, ou ce lien n'y mène pas.
hall-seated-already = Tu es déjà à cette table.
hall-full = Toutes les places de cette table sont prises.
hall-kept-away = L'hôte de cette table ne veut pas que tu t'y assoies.
hall-not-kept-away = Plus personne n'est tenu à l'écart de cette table.
hall-no-name = Choisis un nom que les autres puissent lire, s'il te plaît.
hall-name-taken = Quelqu'un s'appelle déjà { $name } à cette table, ou presque. Choisis un autre nom, s'il te plaît.
hall-not-seated = Tu n'es pas à cette table.
hall-other-question = On a déjà répondu à cette question ; en voici une autre.
hall-away = Tu as quitté cette partie. Reviens d'abord.
hall-not-away = Tu n'as pas quitté de partie en cours.
hall-not-idle = Personne n'y a fait attendre la partie pendant deux minutes.

# Avant la partie
hall-host-only = Seul l'hôte de cette table peut faire cela.
hall-seat-taken = La place { $number } n'est pas libre.
hall-seat-empty = Personne n'occupe la place { $number }.
hall-no-such-seat = Cette table n'a pas de place { $number }.
hall-too-many-seated = Il y a ici plus de monde que de places. Demande d'abord à quelqu'un de se lever, ou retire un bot.
hall-seats-open = Il reste des places libres. Invite quelqu'un, ou installes-y un bot.

# Pas en ce moment
hall-is-gathering = La partie n'a pas encore commencé.
hall-is-playing = La partie est en cours ; ce n'était possible qu'avant.
hall-is-over = La partie est terminée.
hall-is-aborted = La partie a été interrompue.
hall-paused = La partie attend le retour de quelqu'un.
hall-other-game = C'est un coup d'un autre jeu.

# Parler
hall-phrases-only = Pendant la partie, on ne dit ici que les phrases toutes faites.
hall-quiet = À cette table, on ne parle pas pendant la partie.
hall-nothing-said = Il n'y avait rien à lire.
hall-no-such-phrase = Cette phrase n'existe pas.
hall-said-enough = Tu as déjà beaucoup parlé à cette table. Restons-en là pour l'instant.
hall-changed-enough = On a tant changé à cette table qu'elle reste maintenant comme elle est. Tu peux en ouvrir une autre.

# Phrases toutes faites
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance à tous !
phrase-well-played = Bien joué !
phrase-oh-no = Oh non !
phrase-ha = Ha ha !
phrase-thinking = Je réfléchis…
phrase-take-your-time = Prends ton temps.
phrase-hurry = Allez, on t'attend !
phrase-thanks = Merci !
phrase-good-game = C'était une belle partie !
phrase-again = On remet ça ?
phrase-bye = Au revoir, à la prochaine !
