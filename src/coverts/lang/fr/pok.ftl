## POK raconté : ce qui se passe, ce qu'il y a sur la table, ce qui est demandé.

thrown = Lancer { $number } : { $dice }.
not-thrown = Les dés n'ont pas encore été lancés.
shown-by = { $symbol } : { $players }
offers-revealed = Tous les poings s'ouvrent ! { $offers }.
met-dice =
    { $number ->
        [one] Un dé est réussi : { $dice }.
       *[other] Ces dés sont réussis : { $dice }.
    }
none-met-absent = Aucun dé n'est réussi, alors ce qui n'est sur aucun dé peut partir : { $symbols }.
none-met-all-absent = Aucun dé n'est réussi. Tout le monde montre un symbole absent des dés : dans ce cas, personne ne rend rien.
none-met-none = Aucun dé n'est réussi, et tous les symboles montrés sont sur un dé. Personne ne rend rien.
hand-over =
    { $person ->
        [you] Tu rends un pion.
        [one] { $players } rend un pion.
        [you-many] { $players }, vous rendez chacun un pion.
       *[many] { $players } rendent chacun un pion.
    }
counters-left = Pions restants : { $left }.
left-to = { $player } { $number }

# La table
counters-heading = Pions restants :
counters-player = nom
counters-all = en tout
counters-unknown = ?
shape-B = disques
shape-G = carrés
shape-R = triangles
no-round-yet = Aucun tour n'a encore été joué.
last-round = Au tour précédent, les dés montraient : { $dice }. { $offers }.

# La fin
won-by-handed-over =
    { $person ->
        [you] Tu as rendu cinq de tes six pions : tu gagnes !
        [one] { $winners } a rendu cinq pions sur six et gagne.
        [you-many] { $winners }, vous avez rendu cinq pions sur six et partagez la victoire.
       *[many] { $winners } ont rendu cinq pions sur six et partagent la victoire.
    }
won-by-dead-position =
    Il reste à chacun deux pions d'un seul et même symbole, et aucun lancer ne pourrait en libérer un seul.
    La partie s'arrête donc là, et tout le monde partage la victoire.

# Questions et réponses
you-hold = Tu as { $counters }.
ask-offer = Sur quel pion fermes-tu le poing ? { $symbols }.
prompt-offer = Ton pion :
unclear-offer = « { $text } » n'est pas un pion. Tape { $letters }, ou un mot comme disque, ou ? pour l'aide.

# Bienvenue et aide
welcome-pok =
    POK : chacun ferme le poing sur un pion, tous s'ouvrent ensemble, et les dés disent qui peut rendre le sien.
    Pour gagner, il faut rendre cinq pions sur six avant les autres.
help-offer =
    Un dé est réussi si son symbole est montré exactement autant de fois qu'il le demande. Chaque dé compte à part.
    Si un dé réussi porte ton symbole, tu rends ce pion, et il quitte le jeu.
    Si aucun dé n'est réussi, on rend les symboles qui ne sont sur aucun dé – sauf si c'est le cas de tout le monde.
    Tous les autres pions sont repris.
    Tape b, g ou r, ou un mot qui le dit : bleu ou disque, vert ou carré, rouge ou triangle.
help-commands-pok =
    À chaque question, tu peux aussi taper :
      table    les dés et les pions
      dernier  le tour précédent
      score    combien de pions il reste à chacun
      quitter  quitter la partie
