## La table de Pikoko dans la page.

board-ask = Ce qu'on te demande
board-peacock =
    { $person ->
        [you] Ton paon
       *[one] Le paon { OF($player) }
    }
board-trick = Le pli sur la table
board-trump = Atout
board-round = Manche { $number } sur 3
board-trick-number = pli { $number } sur 8
board-trump-is = Atout : { $colour } ({ $emblem })
board-trump-short = Atout : { $colour }
board-no-trump = Pas d'atout
board-start-token = Jeton de départ
board-card = Une carte Confiance, face cachée
board-led = Demandé : { $colour }
board-leads =
    { $person ->
        [you] Tu entames
       *[one] { $player } entame
    }
board-feather =
    { $feather } pris dans { $peacock }, joué par { $person ->
        [you] toi
       *[one] { $player }
    }
board-first = entame
board-taking =
    { $reason ->
        [highest-trump] Atout le plus fort
        [only-trump] Seul atout
        [highest-led] Le plus fort en { $colour }
       *[only-led] Le seul en { $colour }
    }
board-taken =
    { $number ->
        [0] pas encore de pli
        [one] { $number } pli
       *[other] { $number } plis
    }
board-more =
    { $how ->
        [exact] compte exact
        [over] { $number } de trop
       *[open] encore { $number }
    }
board-tokens-left =
    { $number ->
        [0] plus aucun jeton
        [one] encore { $number } jeton
       *[other] encore { $number } jetons
    }

# Marques à côté d'un nom
board-bot = bot
board-away = n'est plus là, un bot joue
board-overdue = temps écoulé
board-not-here = hors ligne
board-ready = poing fermé
board-thinking = réfléchit
board-not-now = pas jouable maintenant

# Qui joue les plumes de qui : sur la plaque, après le nom ; et dans une phrase
board-plays =
    { $whose ->
        [you] joue tes plumes
       *[one] { $person ->
            [you] joues les plumes { OF($owner) }
           *[one] joue les plumes { OF($owner) }
        }
    }
board-played-by =
    { $whose ->
        [you] Tes plumes sont jouées par { $player }.
       *[one] { $person ->
            [you] Tu joues les plumes { OF($owner) }.
           *[one] Les plumes { OF($owner) } sont jouées par { $player }.
        }
    }

# Le tableau des annonces
board-bids = Annonces
board-left = reste
board-you-need = il te faut
board-is-exact = compte exact
board-is-over = déjà trop
board-is-short = impossible désormais
board-tricks-left =
    { $number ->
        [0] Tous les plis sont faits.
        [one] Encore { $number } pli à jouer.
       *[other] Encore { $number } plis à jouer.
    }

# Ce qui est demandé
board-ask-bid = Combien de plis sur 8 fera { $peacock } ?
board-ask-self-bid = Et ton propre paon ? Les autres le voient et annoncent : { $bids }.
board-ask-confidence = À laquelle de tes annonces fais-tu confiance ? Exacte : +3. Sinon : −1.
board-close-fist = Fermer le poing
board-in-fist = Dans ton poing : { $number }
board-lay-card = Poser face cachée
board-no-confidence = Aucune confiance : +1
board-choose-feather = Choisis une plume.
board-play = Jouer le { $feather }
board-play-as = Jouer le { $feather } en
board-ask-lead = À toi d'entamer : prends la plume que tu veux dans { $peacock }.
board-ask-follow = Couleur demandée : { $colour }. Il y en a dans { $peacock } : il faut en fournir.
board-ask-free = Couleur demandée : { $colour }. Il n'y en a pas dans { $peacock } : joue la plume que tu veux.
board-wants =
    { $how ->
        [exact] { $player } a exactement ce que tu as annoncé.
        [over] { $player } dépasse ton annonce.
       *[open] Il en manque { $number } à { $player } pour ton annonce.
    } { $left ->
        [one] C'est le dernier pli.
       *[other] Encore { $left } plis à jouer.
    }
board-waits-for = On attend { $players }.
board-moment = Un instant…

# À la demande
board-last-trick = Pli précédent
board-pad = Scores
board-why-points = Comment se comptent les points

# Aide à une question, et l'enjeu
board-stakes = +3 / −1
board-help-bid = Annonce combien de plis sur 8 ce paon fera : le compte exact vaut 2 points, à un pli près 1.
board-help-self-bid = Personne ne voit ses propres plumes : les annonces des autres sont ton seul indice.
board-help-tokens =
    { $tokens ->
        [0] Il ne te reste plus de jetons
        [one] Il te reste { $tokens } jeton
       *[other] Il te reste { $tokens } jetons
    } pour { $peacocks ->
        [one] ce dernier paon
       *[other] { $peacocks } paons
    }, et ceux que tu mises ne reviennent qu'à la manche suivante.{ $tokens ->
        [9] { " " }Il y a neuf jetons pour huit plis : annoncer 9 est permis, mais jamais exact.
       *[other] { "" }
    }
board-help-confidence = L'annonce à laquelle tu fais confiance rapporte 3 points de plus si elle est exacte, et en coûte 1 sinon. Aucune confiance vaut 1 point à coup sûr ; les cartes restent cachées jusqu'au décompte.
board-help-lead = Tu joues une plume du paon à ta gauche, n'importe laquelle ; si elle a trois couleurs, tu nommes celle qui compte. L'atout le plus fort fait le pli, sinon la plus forte plume de la couleur demandée, pour le paon dont elle vient.
board-help-follow = Ce paon a la couleur demandée, il faut donc en fournir ; une plume à trois couleurs compte alors pour cette couleur. L'atout le plus fort fait le pli, sinon la plus forte plume de la couleur demandée, pour le paon dont elle vient.
board-help-free = Ce paon n'a pas la couleur demandée : joue n'importe quelle plume ; si elle a trois couleurs, nomme celle qui compte. L'atout l'emporte sur les autres couleurs ; sans atout, la plus forte plume de la couleur demandée fait le pli.
