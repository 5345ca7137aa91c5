## Pikoko raconté : ce qui se passe, ce qu'il y a sur la table, la feuille de score.

legend-colour = { $letter } est { $colour } ({ $emblem })
legend = Une plume s'écrit avec une lettre et un nombre : { $colours }. PYR1, BWY4, PWR7 et BWR10 montrent trois couleurs.

# Une manche commence
starter-drawn =
    { $person ->
        [you] Le hasard te donne le jeton de départ.
       *[one] Le hasard donne le jeton de départ à { $player }.
    }
round-heading = Manche { $number } sur 3
starter =
    { $person ->
        [you] Tu commences cette manche.
       *[one] { $player } commence cette manche.
    }
trump = Plume retournée : { $feather }. L'atout est { $colour }.
no-trump = Plume retournée : { $feather }, qui a trois couleurs. Il n'y a pas d'atout dans cette manche.
nothing-dealt = Les plumes ne sont pas encore distribuées.
hands-heading = Les paons :
hand-hidden =
    { $number ->
        [0] plus aucune plume
        [one] { $number } plume que tu ne vois pas
       *[other] { $number } plumes que tu ne vois pas
    }
hand-empty = plus aucune plume
hand-target = tu joues celles-ci
hand-of = { $player } a : { $hand }

# Annonces
bids-heading = Annonces. Par ligne : qui annonce. Par colonne : pour quel paon.
bids-bidder = annonce de
bids-left = en réserve
bids-taken = plis faits
bid-shown = { $player } { $number }
bids-revealed = Tous les poings s'ouvrent ! Annonces pour { $peacock } : { $bids }.
bids-revealed-own = Tous les poings s'ouvrent ! L'annonce de chacun pour son propre paon : { $bids }.

need-more = { $player } encore { $number }
need-none = { $player } plus aucun
need-fewer = { $player } { $number } de trop
needs =
    Où en sont tes annonces : { $needs }. { $number ->
        [one] C'est le dernier pli.
       *[other] Encore { $number } plis à jouer.
    }

# Confiance
cards-placed = Toutes les cartes Confiance sont posées, face cachée. Place aux plis !
card-laid = Ta carte Confiance, face cachée : ton annonce pour { $peacock }.
card-laid-none = Ta carte Confiance, face cachée : Aucune confiance.
cards-heading = On retourne les cartes Confiance :
card-right =
    { $person ->
        [you] Tu as
       *[one] { $player } a
    } misé sur { $peacock } : annonce de { $bid }, { $taken ->
        [one] { $taken } pli fait
       *[other] { $taken } plis faits
    }. C'est exact, { $points } points !
card-wrong =
    { $person ->
        [you] Tu as
       *[one] { $player } a
    } misé sur { $peacock } : annonce de { $bid }, mais { $taken ->
        [one] { $taken } pli fait
       *[other] { $taken } plis faits
    }. { $points ->
        [one] { $points } point perdu.
       *[other] { $points } points perdus.
    }
card-none =
    { $player } : Aucune confiance, et { $points ->
        [one] { $points } point assuré.
       *[other] { $points } points assurés.
    }

# Plis
leads =
    { $person ->
        [you] Tu entames
       *[one] { $player } entame
    } avec le { $feather } pris dans { $peacock }.
plays =
    { $person ->
        [you] Tu joues
       *[one] { $player } joue
    } le { $feather } pris dans { $peacock }.
taken-by = { $player } { $number }
trick-taken =
    { $person ->
        [you] Ton paon fait le pli
       *[one] Le paon { OF($player) } fait le pli
    } avec le { $feather }, { $why }. Plis faits : { $so_far }.
taking =
    { $reason ->
        [highest-trump] l'atout le plus fort
        [only-trump] le seul atout
        [highest-led] la plus forte plume de la couleur demandée
       *[only-led] la seule plume de la couleur demandée
    }
trick-none = Aucun pli n'est en cours.
trick-none-taken = Aucun pli n'a encore été fait dans cette manche.
trick-empty = Pli { $number } : rien n'est encore joué. Entame : { $player }.
trick-so-far = Pli { $number } sur 8 jusqu'ici : { $plays }. Couleur demandée : { $colour }. { $trump }
trick-line =
    Pli { $number } : { $person ->
        [you] tu entames
       *[one] { $player } entame
    } avec { $first }, puis { $others }. { $taker_person ->
        [you] Ton paon fait le pli
       *[one] Le paon { OF($taker) } fait le pli
    } avec le { $feather }, { $why }.

# Feuille de score
pad-heading = Feuille de score, manche { $number } sur 3. Dans chaque case : l'annonce et les points qu'elle rapporte.
pad-peacock = paon
pad-taken = plis faits
pad-row = { $player } :
pad-card = carte
pad-round = manche
pad-total = total
pad-legend = Une annonce exacte rapporte 2 points, une annonce à un pli près en rapporte 1.
pad-empty = Aucune manche n'a encore été comptée.
next-starter =
    { $person ->
        [you] Tu as
       *[one] { $player } a
    } le moins de points ({ $points }) et { $person ->
        [you] commences
       *[one] commence
    } la manche suivante.
next-starter-tied =
    À égalité avec le moins de points ({ $points }) : { $tied }. { $person ->
        [you] Tu commences
       *[one] { $player } commence
    } la manche suivante.
standings-heading = Points, manche par manche :
standings-player = nom
standings-round = manche { $number }

# La fin
game-over = La partie est terminée.
tie-level =
    { $players } : égalité à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
won-by-points =
    { $person ->
        [you] Tu gagnes
        [one] { $winners } gagne
        [you-many] { $winners }, vous gagnez
       *[other] { $winners } gagnent
    } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
won-by-best-round =
    { $person ->
        [you] Tu gagnes
        [one] { $winners } gagne
        [you-many] { $winners }, vous gagnez ensemble
       *[other] { $winners } gagnent ensemble
    } : la meilleure manche départage, avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    }.
won-by-shared =
    Les meilleures manches se valent aussi, avec { $best ->
        [one] { $best } point
       *[other] { $best } points
    } chacune. Victoire partagée : { $winners }.

# Questions
bid-range =
    { $number ->
        [0] Tu n'as plus de jetons : ce sera 0.
        [one] Tu as { $number } jeton : 0 ou 1.
       *[other] Tu as { $number } jetons : de 0 à { $number }.
    }
ask-bid = Combien de plis fera { $peacock } ? { $range }
ask-self-bid = Combien de plis fera ton propre paon ? Les autres le voient et annoncent : { $bids }. { $range }
ask-confidence =
    À laquelle de tes annonces fais-tu confiance ? Exacte, elle rapporte 3 points de plus ; sinon, tu en perds 1. La carte reste cachée.
confidence-on = ton annonce de { $number } pour { $peacock }
confidence-none = aucune d'elles : Aucune confiance, 1 point assuré
ask-lead = Pli { $number } sur 8 : à toi d'entamer. { $trump }
ask-play = Tu joues dans { $peacock } : { $hand }
trump-is = L'atout est { $colour }.
trump-none = Il n'y a pas d'atout.
may-play = Tu peux jouer : { $feathers }.
may-play-as = { $feather } (en { $colours })
prompt-bid = Ton annonce :
prompt-self-bid = Ton annonce :
prompt-confidence = Ta carte Confiance :
prompt-play = Ta plume :

# Réponses non comprises
unclear-bid =
    « { $text } » n'est pas un nombre de jetons. { $number ->
        [0] Tape 0, ou ? pour l'aide.
       *[other] Tape un nombre de 0 à { $number }, ou ? pour l'aide.
    }
unclear-confidence =
    « { $text } » n'est personne ici. Tape un nombre de 1 à { $number }, un nom, moi ou aucune ; ou ? pour l'aide.
unclear-play = « { $text } » ne correspond à aucune plume possible. Tu peux jouer : { $feathers }. Tape ? pour l'aide.
unclear-which = « { $text } » peut désigner plusieurs plumes : { $feathers }. Tape aussi la couleur.
unclear-colour = { $feather } peut compter ici comme { $colours }. Tape { $typed }.

# Bienvenue et aide
welcome-pikoko =
    Pikoko : annonce combien de plis fera chaque paon, puis fais en sorte que ce soit vrai.
    Tout le monde voit tes plumes, sauf toi. Tu joues les plumes de la personne à ta gauche.
seated = Autour de la table, dans le sens horaire à partir de toi : { $players }.
your-target = Tu joues les plumes { OF($target) }, et { $player } joue les tiennes.
help-hint = À chaque question, tape ? pour l'aide, ou quitter pour partir.

help-bid =
    Une annonce dit combien de plis sur 8 ce paon fera.
    Tu as neuf jetons pour tous les paons d'une manche ; ceux que tu mises ne reviennent qu'à la manche suivante.
    Exacte, elle vaut 2 points ; à un pli près, 1 point. 0 est une annonce comme une autre.
    Tape un nombre. Les annonces des autres ne se voient que quand tous les poings s'ouvrent.
help-self-bid =
    Tu annonces maintenant pour ton propre paon, que tu ne vois pas. Les autres le voient : leurs annonces sont un indice.
    Tu peux miser autant de jetons qu'il te reste. Tape un nombre.
help-confidence =
    Choisis une de tes annonces : exacte, elle te rapporte 3 points de plus ; sinon, tu en perds 1.
    Aucune confiance vaut 1 point, quoi qu'il arrive. Les cartes restent cachées jusqu'au décompte de la manche.
    Tape un nombre de la liste, le début d'un nom, moi, ou aucune.
help-play =
    Tu joues une plume du paon à ta gauche. Il faut fournir la couleur demandée si ce paon le peut.
    L'atout le plus fort remporte le pli ; sans atout, la plus forte plume de la couleur demandée.
    Le pli va au paon d'où vient cette plume, et la personne à droite de ce paon entame le suivant.
    Tape une plume : R6 ou 6 rouge, ou simplement 6 si le doute n'est pas possible.
    Une plume à trois couleurs compte comme la couleur demandée si elle la montre. Sinon, tu la choisis : BWR10=W.
help-commands-pikoko =
    À chaque question, tu peux aussi taper :
      table     tout ce que tu peux voir
      annonces  le tableau des annonces
      pli       le pli sur la table
      dernier   le pli précédent
      score     la feuille de score
      quitter   quitter la partie
