## La table de POK sur la page : ce qui s'y trouve, ce qui est demandé, et le sens des petites marques.

pokboard-throw = Lancer { $number }
pokboard-no-throw = Avant le premier lancer
pokboard-dice = Les dés
pokboard-players = Autour de la table
pokboard-yours = Tes pions

# Un dé et ce qu'il en advient
pokboard-die-met = { $die } : réussi
pokboard-die-not-met = { $die } : non réussi

# Une place en mots
pokboard-seat =
    { $player } : { $number ->
        [one] { $number } pion restant
       *[other] { $number } pions restants
    }
pokboard-known = connus : { $counters }
pokboard-thinking = réfléchit encore
pokboard-ready = poing fermé
pokboard-in-fist = dans le poing : { $symbol }
pokboard-hands-over = pion montré et rendu : { $symbol }
pokboard-takes-back = pion montré et repris : { $symbol }

# Ce qui est demandé
pokboard-choose = Sur quel pion fermes-tu le poing ?
pokboard-help = Si exactement autant de joueurs montrent un symbole qu'un dé en demande, ils rendent tous ce pion. Si aucun dé n'est réussi, on rend les symboles qui ne sont sur aucun dé ; pour gagner, il faut en rendre cinq avant les autres.
pokboard-sure = C'est bien celui-ci ? { $symbol }
pokboard-counter = { $symbol }, reste { $number }
pokboard-close = Fermer le poing
pokboard-closed = Ton poing est fermé. Dedans : { $symbol }
pokboard-waiting = Encore en réflexion : { $players }
pokboard-waiting-many = Encore en réflexion : { $number } personnes
pokboard-you-last = Tous les autres poings sont fermés.
pokboard-watching = Chacun ferme le poing sur un pion.
pokboard-rolling = Les dés roulent.

# Le tour précédent
pokboard-last = Tour précédent
pokboard-last-dice = Les dés du tour précédent
pokboard-rule = Règle { $rule }

# Petites marques à côté d'un nom
badge-winner = gagne
badge-away = a quitté la partie
badge-overdue = temps écoulé
badge-not-here = hors ligne
badge-bot = un bot
badge-bot-casual = bot amateur
badge-bot-random = bot aléatoire
badge-bot-novice = bot débutant
badge-bot-club = bot confirmé
badge-bot-expert = bot expert
badge-bot-master = bot maître

# L'horloge
countdown-left = Temps restant : { $time }
countdown-soon = Plus que dix secondes.
time-up =
    { $person ->
        [you] Ton temps est écoulé.
       *[one] Le temps { OF($player) } est écoulé.
    }
bot-called =
    { $person ->
        [you] Tu as fait attendre les autres : un bot joue à ta place.
       *[one] { $player } a fait attendre tout le monde : un bot prend la suite.
    }
late-bid = Un bot a annoncé { $number } à ta place.
late-card = Un bot a posé ta carte à ta place.
late-play = Un bot a joué à ta place : { $feather }.
late-offer = Un bot a fermé ton poing à ta place : { $symbol }.
