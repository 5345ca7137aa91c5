## La page : ce qui est pareil partout.

page-home = Retour à l'accueil
page-skip = Aller directement à la table
page-close = Fermer
page-not-found = Il n'y a rien ici
page-not-found-why = Cette adresse ne mène nulle part. Peut-être qu'une lettre s'est perdue en route.
page-no-table = Tu ne peux pas voir cette table
page-offline = Le serveur est injoignable. As-tu du réseau ?
page-went-wrong = Quelque chose s'est mal passé. Réessaie, s'il te plaît.
page-reconnecting = Connexion perdue. Reconnexion…
page-reload = Réessayer
page-your-turn = À toi

# Comme on aime
page-taste = Langue, apparence et sons
page-language = Langue
page-theme = Clair ou sombre
page-theme-system = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-motion = Animations
page-motion-system = Comme le système
page-motion-on = Avec animations
page-motion-off = Sans animations
page-speed = Rythme
page-speed-calm = Calme
page-speed-normal = Moyen
page-speed-quick = Rapide
page-sound = Sons
page-touches = Un premier toucher accélère le jeu, un second joue la plume.
page-touches-known = Compris

# À la table
page-story = Ce qui s'est passé
page-rules = Règles
page-talk = Discussion
page-say = Dis quelque chose
page-say-phrase = Dire une phrase…
page-manners = Masquer ou signaler
page-manners-mute = Masquer { $player }
page-manners-unmute = Afficher de nouveau { $player }
page-manners-mute-means = Ce que disent les personnes masquées n'apparaît pas dans ce navigateur. Personne n'en sait rien.
page-manners-report = Signaler
page-manners-report-which = Signaler : { $text }
page-manners-report-means = La personne qui gère cette maison lira ce qui a été dit, et par qui. Personne à la table n'en sait rien.
page-manners-reported = Signalé
page-leave = Quitter la partie
page-leave-sure-bot = Un bot jouera à ta place jusqu'à ton retour. Quitter la partie ?
page-leave-sure-pause = La partie attendra ton retour. La quitter ?
page-leave-sure-abort = La partie s'arrêtera pour tout le monde. La quitter ?
page-return = Retour
page-away = Tu as quitté cette partie ; un bot joue à ta place.
page-paused = La partie attend { $players }.
page-close-game = Arrêter
page-idle = On attend toujours { $players }.
page-replace = Appeler un bot
page-replace-player = Laisser un bot jouer à la place de { $player }
page-replaced = Tu as fait attendre les autres ; un bot joue à ta place.
page-same-house = même réseau
page-watching = Tu regardes : tu vois ce que toute la table sait.
page-watchers =
    { $number ->
        [one] Une personne regarde
       *[other] { $number } personnes regardent
    }
page-watchers-more =
    { $number ->
        [one] et une autre personne
       *[other] et { $number } autres
    }
page-watchers-nameless = Personne n'a donné de nom.

# La fin
page-over = La partie est terminée
page-aborted = La partie a été interrompue
page-rematch = Rejouer avec les mêmes personnes
page-rematch-bots = Rejouer
page-rematch-go = Vers la partie suivante
page-rematch-come = { $player } veut rejouer : viens aussi
page-rematch-somebody = Une autre partie se prépare : viens !
page-rematch-watch = Une autre partie se prépare : regarde-la
page-record = Télécharger l'enregistrement
page-replay = Revoir la partie
ending-wins =
    { $person ->
        [you] Tu gagnes !
        [one] { $winners } gagne !
       *[many] Victoire partagée !
    }
ending-from = D'où viennent les points
ending-place = rang
ending-exact = exactes
ending-near = à un pli près
ending-bids = annonces
ending-share = Partager
ending-share-link = Avec ce lien, on peut revoir la partie
page-rule = Règle { $rule }
page-help = De quoi s'agit-il ?
page-help-rule = La règle { $rule } en entier
page-points-of = { $player } { $round } (total { $total })
page-points = Points de cette manche : { $points }.

# Touches
keys-heading = Raccourcis clavier
keys-bid = Choisir le nombre de plis à annoncer
keys-feathers = D'une plume à l'autre
keys-counters = Choisir disque bleu, carré vert ou triangle rouge
keys-enter = Fermer le poing, ou jouer ce qui est choisi
keys-escape = Reprendre son choix, fermer une fenêtre
keys-tab = Passer au bouton suivant
keys-hurry = Voir aussitôt ce qui s'est passé (n'importe quelle touche)
keys-list = Cette liste
