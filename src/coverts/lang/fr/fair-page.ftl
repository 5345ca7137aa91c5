## La vérification d'une donne, dans la page et dans le fichier qui s'en passe. Une promesse est un engagement : elle fixe un
## nombre encore secret.

fair-page-title = Vérifier la donne
fair-page-lead = Ce navigateur recalcule lui-même chaque donne, à partir du seul enregistrement, sans rien demander à la maison.
fair-page-lead-pok = Ce navigateur recalcule lui-même chaque lancer, à partir du seul enregistrement, sans rien demander à la maison.
fair-page-without = Cet enregistrement ne contient ni promesses ni nombres : personne ne peut vérifier sa donne.
fair-page-working = Calcul en cours…
fair-page-failed = L'enregistrement n'a pas pu être obtenu. Réessaie dans un instant.

# Le verdict
fair-page-proved-pikoko = Prouvé : personne n'a choisi ces cartes.
fair-page-proved-pok = Prouvé : personne n'a choisi ces lancers.
fair-page-proved-means = Chaque nombre est bien celui qui avait été promis, et tout ce qui a été donné ou lancé en découle.
fair-page-but = Prouvé, sauf pour les nombres { OF($players) }.
fair-page-but-means =
    { $person ->
        [one] { $players } a promis un nombre sans le révéler. De connivence avec la maison, il aurait été possible de choisir entre deux résultats ; tout le reste est juste.
       *[many] Ces personnes ont promis des nombres sans les révéler. De connivence avec la maison, chacune aurait pu choisir entre deux résultats ; tout le reste est juste.
    }
fair-page-wrong = Faux : cet enregistrement ne correspond pas à ce qui avait été promis.
fair-page-where = { $where }. { $what }
fair-page-alone = Pas prouvé : personne à la table n'a ajouté de nombre.
fair-page-alone-means = Tout correspond à ce que la maison avait promis, mais elle a tiré ces nombres seule et aurait donc pu les choisir.
fair-page-alone-rounds = C'est le cas de la manche { $rounds }.
fair-page-open = Il n'y a encore rien à vérifier.
fair-page-open-means = La maison révèle son nombre quand tout est joué. D'ici là, il doit rester secret.
fair-page-open-rounds = La manche { $rounds } n'a pas été jouée jusqu'au bout : son nombre est encore secret et ne fait pas partie de cette vérification.

# Ce que cela veut dire
fair-page-why = Ce que cela prouve, et ce que cela ne prouve pas
fair-page-why-promises = Avant la première donne, le navigateur de chaque personne a tiré un nombre secret et l'a promis ; la maison a ensuite promis le sien. Une promesse fixe un nombre sans le montrer. Les nombres n'ont été révélés qu'après, et c'est leur ensemble qui fait la donne.
fair-page-why-proves = Personne n'a donc pu choisir le résultat : ni la maison, ni quelqu'un de la table, ni tout le monde ensemble, tant qu'une seule personne a tiré son nombre honnêtement et l'a révélé. Étais-tu à la table ? Alors cette personne peut être toi.
fair-page-why-not = Cela ne prouve pas que la maison garde les cartes secrètes pendant la partie, ni que personne ne se parle ou n'occupe deux places. Et cela vaut pour cet enregistrement : comparez vos empreintes pour savoir que la même chose a été promise à tout le monde.

# L'empreinte
fair-page-fingerprint = Empreinte
fair-page-fingerprint-means = Toutes les promesses de la partie en huit plumes. Si les tiennes sont les mêmes que celles des autres, on vous a promis la même chose.
fair-page-fingerprint-shows = Empreinte : { $feathers }

# Les étapes
fair-page-steps = Pas à pas
fair-page-before = Avant la partie
fair-page-game = Toute la partie
fair-page-round = Manche { $number }
fair-page-throw = Lancer { $number }
fair-page-fits = tout est juste
fair-page-fits-not = ne correspond pas
fair-page-fits-but = tout n'a pas été révélé
fair-page-fits-later = encore secret
fair-page-numbers = Nombres
fair-page-worked-out = calculé
fair-page-recorded = dans l'enregistrement
fair-page-turned-up = retournée

fair-page-state-ok = juste :
fair-page-state-wrong = ne correspond pas :
fair-page-state-withheld = pas révélé :
fair-page-state-none = pas de nombre :
fair-page-state-open = encore secret :
fair-page-state-noted = calculé :

fair-page-rules-ok = Ce qui a été promis, c'est une partie selon les règles de cet enregistrement.
fair-page-rules-wrong = Ce qui a été promis, c'est une partie selon d'autres règles que celles de cet enregistrement.
fair-page-print-noted = Toutes les promesses ensemble font l'empreinte.
fair-page-seed-ok = La maison a révélé le nombre qu'elle avait promis.
fair-page-seed-wrong = Le nombre que la maison a révélé n'est pas celui qu'elle avait promis.
fair-page-seed-missing = La maison aurait déjà dû révéler son nombre, et ne l'a pas fait.
fair-page-seed-open = La maison a promis un nombre, qui est encore secret.
fair-page-nonce-ok = { $player } a révélé le nombre promis.
fair-page-nonce-wrong = Le nombre révélé pour { $player } n'est pas celui qui avait été promis.
fair-page-nonce-unpromised = Un nombre jamais promis a été révélé pour { $player } : il a pu être choisi tard.
fair-page-nonce-withheld = { $player } a promis un nombre sans le révéler. Il compte pour zéro.
fair-page-nonce-none = { $player } n'a pas promis de nombre : un bot, ou quelqu'un qui n'était pas là à temps. Cela compte pour zéro.
fair-page-nonce-open = { $player } a promis un nombre dont il n'y a pas eu besoin.
fair-page-salt-noted = Les nombres de toutes les places sont mêlés en un seul, et celui-ci à celui de la maison.
fair-page-starter-ok = D'après les nombres, c'est { $player } qui commence.
fair-page-starter-wrong = D'après les nombres, c'est { $player } qui commence, mais l'enregistrement dit { $other }.
fair-page-deal-ok = Les nombres donnent ces mains, plume par plume comme dans l'enregistrement.
fair-page-deal-cards = Les nombres donnent à { $player } d'autres plumes que dans l'enregistrement.
fair-page-deal-turned-up = D'après les nombres, c'est la plume { $feather } qui est retournée, mais l'enregistrement dit { $other }.
fair-page-throw-ok = { $dice }
fair-page-throw-wrong = Les nombres donnent { $dice }, mais l'enregistrement dit { $other }.
fair-page-uncommitted-wrong = Cette manche a été donnée sans aucune promesse.
fair-page-unread-wrong = Cette partie de l'enregistrement manque ou est illisible : { $path }

# Noms des nombres
fair-page-figure-game = numéro de la partie
fair-page-figure-rules = règles
fair-page-figure-rules-wanted = règles de l'enregistrement
fair-page-figure-commitment = promis
fair-page-figure-worked = calculé
fair-page-figure-seed = révélé par la maison
fair-page-figure-nonce = révélé
fair-page-figure-salt = mêlé
fair-page-figure-key = clé du tirage
fair-page-figure-drawn = tiré
fair-page-figure-places = rangs dans le paquet

# Le fichier qui se passe de la page
fair-page-download = Télécharger ce vérificateur
fair-page-download-means = Un seul fichier qui fait la même chose dans tout navigateur, sans réseau et sans cette maison.
fair-page-offline-lead = Dépose l'enregistrement d'une partie n'importe où sur cette page, ou choisis-le. Rien ne quitte ton appareil : cette page n'a aucun moyen d'envoyer quoi que ce soit.
fair-page-offline-broken = Cette ligne ne peut pas être lue comme du JSON.
fair-page-offline-language = Langue
