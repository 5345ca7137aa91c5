## Autour des jeux : l'accueil, qui tu es, ouvrir une table et s'y retrouver.

# L'accueil
home-claim = Deux jeux de plumes et de poings fermés, entre amis ou contre des bots.
home-running = Tes parties en cours
home-running-more = { $number } de plus
home-play-now = Jouer maintenant
home-play-why = Tout de suite, contre des bots. Sans compte.
home-game-pikoko = Pikoko
home-game-pok = POK
home-about-pikoko = Annonce combien de plis fera chaque paon, puis donne-toi raison avec les plumes de la personne à ta gauche.
home-about-pok = On lance trois dés, chacun cache un pion dans son poing. Défais-toi de cinq des tiens avant les autres.
home-players = Joueurs, avec toi
home-level = Niveau des bots
home-chosen = À { $players } · { $level }
home-level-random = Aléatoire
home-level-novice = Débutant
home-level-casual = Amateur
home-level-club = Confirmé
home-level-expert = Expert
home-level-master = Maître
home-guesses = À { $players }, le jeu n'est pas résolu : à ce niveau, les bots calculent chaque tour et devinent la suite.
home-play = Jouer
home-play-game = Jouer à { $game }
home-rules = Règles de { $game }
home-nothing-offered = Le serveur ne dit pas à quoi on peut jouer.
home-again = Réessayer
# Des oiseaux pour qui n'a pas dit son nom, séparés par des espaces.
home-birds = Macareux Avocette Sittelle Huppe Bouvreuil Vanneau Jaseur Tarin Courlis Loriot Mésange Roitelet

# Avec d'autres
home-friends = Entre amis
home-friends-why = Ouvre une table et partage son lien, son code ou son QR code. Si tu veux, des bots prennent les places qui restent vides.
home-open = Ouvrir une table
home-code = Code de la table
home-code-why = Huit lettres et chiffres, donnés par quelqu'un de la table
home-code-go = Y aller
home-code-looking = On cherche la table…
home-lobby = Tables ouvertes
home-lobby-empty = Aucune table publique n'attend de joueurs en ce moment. Ouvre-en une, elle apparaîtra ici.
home-lobby-asking = On cherche des tables…
home-same-house = Les joueurs d'un même réseau sont signalés à la table : à Pikoko, qui occuperait deux places verrait ses propres plumes.
home-seats-open =
    { $number ->
        [one] { $number } place libre
       *[other] { $number } places libres
    }
home-join = Rejoindre
home-watch = Regarder
home-game-with = { $game } avec { $players }

# Tes parties
home-games = Tes parties
home-games-all = Toutes tes parties
home-games-none = Tu n'as encore joué aucune partie. La première est à un clic.
home-to-table = À la table
home-phase-gathering = En attente de joueurs
home-phase-playing = En cours
home-phase-aborted = Interrompue
home-phase-closed = Fermée avant la partie
home-phase-over = Terminée
home-winner =
    { $number ->
        [one] Victoire : { $players }
       *[other] Victoire partagée : { $players }
    }
home-learn = Lire et regarder
home-replay = Regarder une partie enregistrée

# Ouvrir une table
home-open-title = Ouvrir une table
home-open-go = Ouvrir la table
home-game = Jeu
home-visibility = Qui peut s'asseoir
home-visibility-link = Sur invitation
home-visibility-public = Tout le monde
home-clock = Temps pour chaque décision
home-clock-none = Autant qu'il faut
home-clock-seconds = { $number } secondes
home-clock-minutes =
    { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
home-clock-days =
    { $number ->
        [one] { $number } jour
       *[other] { $number } jours
    }
home-more = Plus d'options
home-talk = Parler pendant la partie
home-talk-free = Librement
home-talk-phrases = Phrases toutes faites
home-talk-quiet = Pas du tout
home-leaver = Si quelqu'un quitte la partie
home-leaver-bot = Un bot joue à sa place
home-leaver-pause = La partie attend
home-leaver-abort = La partie s'arrête
home-option-start_token_tie = Jeton de départ, si plusieurs ont le moins de points
home-option-start_token_tie-passes-on = Il passe au prochain des ex æquo
home-option-start_token_tie-may-stay = Il peut rester où il est
home-option-start_token_tie-left-neighbour = Il passe toujours à gauche
home-option-memory_aid = Aide-mémoire
home-option-memory_aid-true = Montre ce qu'il reste à chacun
home-option-memory_aid-false = Aucun : à toi de t'en souvenir

# Toi
home-you = Toi
home-you-nobody = Ton nom ?
home-name = Ton nom
home-name-why = Les autres le voient aux tables où tu t'assieds à partir de maintenant.
home-name-save = C'est moi
home-name-saved = Tu t'appelles { $name } maintenant.
home-copy = Copier
home-copied = Copié
home-copy-failed = Le navigateur ne le permet pas. Sélectionne le texte et copie-le.
home-return = Jouer sur un autre appareil
home-return-why = Avec un lien privé, un autre appareil devient aussi le tien, avec ton nom, tes places et tes parties. Il ne sert qu'une fois, pendant 10 minutes.
home-return-warning = Qui ouvre ce lien joue en ton nom. Ne l'envoie à personne d'autre qu'à toi-même.
home-return-make = Créer un lien privé
home-return-link = Lien privé
home-return-picture = Le lien privé en QR code, pour l'appareil photo de ton autre appareil
home-return-title = C'est toi ?
home-return-offer = Avec ce lien, cet appareil devient le tien : ton nom, tes places et tes parties te suivent. Il ne sert qu'une fois.
home-return-instead = Sur cet appareil, on te connaît comme { $name }. Les parties jouées sous ce nom ne seront plus accessibles ici, à moins de créer d'abord un lien privé pour elles.
home-return-go = Oui, c'est moi
home-return-done = Te revoilà, { $name }.
home-devices = Tes appareils et programmes
home-device-browser = Navigateur
home-device-program = Programme
home-device-here = cet appareil
home-device-since = depuis le { $day }
home-device-end = Déconnecter
home-device-end-which = Déconnecter : { $device }
home-logout = Se déconnecter ici
home-logout-everywhere = Se déconnecter partout
home-logout-lost = Plus personne ne pourra alors revenir sous le nom de { $name } : ses places et ses parties seront perdues pour de bon.
home-logout-kept = Tes autres appareils restent connectés sous le nom de { $name }. Un lien privé créé là-bas te ramène ici.
home-logout-go = Oui, me déconnecter
home-logout-stay = Rester
home-data = Tes données
home-data-file = Tout ce que cette maison conserve sur toi, dans un fichier
home-forget = Oubliez-moi
home-forget-sure = T'oublier pour toujours ?
home-forget-why = Ton nom, tes appareils et tout ce que tu as dit sont effacés. Tu quittes tes parties en cours ; dans celles que tu as jouées on lit « Quelqu'un ». C'est irréversible.
home-forget-yes = Oui, oubliez-moi
home-forget-no = Non, je reste

## On se retrouve à une table, avant la partie.

gather-title = { $game } à { $number }
gather-seats = Autour de la table
gather-seat = Place { $number }
gather-open = Encore libre
gather-you = toi
gather-host = hôte
gather-bot = Bot · { $level }
gather-not-here = hors ligne
gather-kept = place gardée
gather-level = Niveau des nouveaux bots
gather-add-bot = Ajouter un bot
gather-fill = Des bots sur toutes les places libres
gather-remove = Retirer
gather-remove-player = Retirer { $player }
gather-remove-sure = { $player } pourra se rasseoir, sauf si tu l'en empêches.
gather-keep-away = Retirer et tenir à l'écart
gather-kept-away = À l'écart
gather-let-in = Laisser revenir { $player }
gather-move-up = { $player } vers le haut
gather-move-down = { $player } vers le bas
gather-start = Lancer la partie
gather-not-yet =
    { $number ->
        [one] Il reste une place libre. Invite quelqu'un, ou installes-y un bot.
       *[other] Il reste { $number } places libres. Invite quelqu'un, ou installes-y des bots.
    }
gather-complete = Toutes les places sont prises. On peut commencer !
gather-host-starts = { $player } lancera la partie quand toutes les places seront prises.
gather-host-may-start = Toutes les places sont prises. { $player } peut lancer la partie.
gather-host-gone = L'hôte a quitté sa place et lancera la partie quand toutes les places seront prises.
gather-host-standing = Tu es l'hôte de cette table, sans place pour l'instant. Tu peux quand même ajouter des bots aux places libres, retirer quelqu'un, lancer la partie ou fermer la table, et te rasseoir.
gather-leave = Se lever
gather-close = Fermer la table
gather-close-sure = Tout le monde perd sa place, et le lien et le code ne fonctionneront plus. Fermer la table ?
gather-closed = Cette table est fermée
gather-closed-why = On n'y a pas joué.

gather-invite = Inviter du monde
gather-link = Lien
gather-code = Code, à dire à voix haute
gather-picture = Le lien en QR code, pour l'appareil photo d'un téléphone
gather-reach-machine = Ce lien ne fonctionne que sur cet ordinateur.
gather-reach-switch = Ouvrir la maison à ton réseau
gather-reach-asking = Dis oui dans le terminal où tourne la maison.
gather-reach-withdraw = Finalement, non
gather-reach-refused = Le terminal a dit non.
gather-reach-failed = Cela n'a pas marché : le port est déjà pris.
gather-reach-network = Ce lien fonctionne pour tout le monde dans ton réseau.
gather-reach-command = Pour laisser entrer les autres, lance la maison avec cette commande :
gather-reach-nowhere = Cet ordinateur n'est dans aucun réseau : personne d'autre ne peut venir.

gather-settings = Comment on joue ici
gather-change = Changer
gather-change-go = On joue comme ça
gather-visibility-link = Seules les personnes invitées la trouvent.
gather-visibility-public = Elle figure sur l'accueil : tout le monde peut s'asseoir ou regarder.
gather-clock = { $time } pour chaque décision ; ensuite, un bot décide.
gather-clock-none = Pas de chrono : prenez votre temps.
gather-talk-free = On parle librement pendant la partie.
gather-talk-phrases = Phrases toutes faites pendant la partie.
gather-talk-quiet = On ne parle pas pendant la partie.
gather-leaver-bot = Si quelqu'un part, un bot joue jusqu'à son retour.
gather-leaver-pause = Si quelqu'un part, la partie attend son retour.
gather-leaver-abort = Si quelqu'un part, la partie s'arrête.
gather-option = { $option } : { $value }

gather-sit-title = Viens t'asseoir
gather-sit = S'asseoir
gather-watch = Regarder seulement
gather-watching = Tu regardes. La partie s'affiche ici dès qu'elle commence.
gather-full = Toutes les places sont prises, mais tu peux regarder : la partie s'affiche ici dès qu'elle commence.
