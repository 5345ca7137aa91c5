## Une partie que l'on reprend à un moment d'une partie passée : un entraînement.

play-on = Reprendre à partir d'ici
play-on-about = Une table d'entraînement s'ouvre avec la partie telle qu'elle était à ce moment ; des bots occupent les autres places. Rien n'est compté.
play-on-as = Jouer à la place de { $player }
hall-nothing-to-play-on = Il n'y a rien à reprendre à partir de là : la partie est finie, ou n'est jamais allée si loin.

practice-table-pikoko = Entraînement depuis la manche { $number }
practice-table-pok = Entraînement depuis le tour { $number }
practice-table-about-pikoko = Entraînement : une partie passée reprend à la manche { $number }. Les manches suivantes ont une nouvelle donne.
practice-table-about-pok = Entraînement : une partie passée reprend au tour { $number }. La suite se joue avec de nouveaux dés.
practice-table-again = Encore une fois à partir de là
practice-table-earlier = La partie d'alors
home-practice = Entraînement

compare-title = Alors et maintenant
compare-then = alors
compare-now = maintenant
compare-won = victoire
compare-broken-off = La partie d'alors a été interrompue avant cela.
compare-not-yet-pikoko = Après la manche { $number }, on voit ici ce qu'elle a donné alors et maintenant.
compare-not-yet-pok = Après le tour { $number }, on voit ici ce qu'il a donné alors et maintenant.
compare-pikoko-round = Points de la manche { $number }
compare-pikoko-game = Points de toute la partie
compare-pok-round = Pions restants après le tour { $number }
compare-pok-game = Pions restants à la fin

review-page-practise = S'y entraîner
