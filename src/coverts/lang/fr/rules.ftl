## Les règles telles qu'on les lit. rules.json dit quelle règle va dans quelle section.

rules-nutshell-pikoko =
    Chacun a un paon de huit plumes, et tu vois celles de tout le monde, sauf les tiennes. D'abord, poings fermés, vous
    annoncez combien des huit plis fera chaque paon, le sien compris. Puis tu poses une carte face cachée : pour l'annonce
    à laquelle tu te fies le plus.
    
    Viennent alors les plis, mais avec un décalage : tu joues les plumes de la personne à ta gauche, et celle à ta droite
    joue les tiennes. Une annonce exacte vaut 2 points, à un pli près elle en vaut 1. Après trois manches, le plus grand
    total gagne.
rules-nutshell-pok =
    Tu as six pions et tu veux te défaire de cinq. On lance trois dés, chacun cache un pion dans son poing, et tous les
    poings s'ouvrent ensemble.

    Si un symbole est montré exactement autant de fois qu'un dé le demande, tous ceux qui le montrent rendent leur pion.
    Si aucun dé n'obtient ce qu'il veut, ce sont les pions que personne ne demandait qui peuvent partir. Devine donc ce
    que préparent les autres, et fais autre chose ; ou exactement pareil.

rules-section-feathers = Les plumes
rules-section-deal = La donne
rules-section-bids = Les annonces
rules-section-tricks = Les plis
rules-section-score = Le décompte
rules-section-pieces = Pions et dés
rules-section-round = Un tour
rules-section-end = La fin
rules-section-fair = Un hasard honnête

# Pikoko
rule-P1 = Il y a des plumes de cinq couleurs : rouge, jaune, violet, blanc et bleu. Chaque couleur a une fois chaque nombre de 1 à 11.
rule-P2 = Quatre plumes ont trois couleurs à la fois : PYR1, BWY4, PWR7 et BWR10. Une telle plume vaut son nombre dans ses trois couleurs ; il y a donc un seul 1, 4, 7 ou 10 de cette sorte, et deux d'une seule couleur.
rule-P3 = À cinq, on joue avec les 47 plumes. À quatre, les 10 et les 11 restent dans la boîte ; à trois, les 8 et les 9 aussi.
rule-P4 = Les couleurs portent leur nom dans ta langue. Les lettres R, Y, P, W et B sont les mêmes dans toutes les langues.
rule-P5 = À chaque manche, chaque paon reçoit huit plumes, et on retourne la suivante : sa couleur est l'atout. Si elle en montre trois, la manche se joue sans atout. Le reste ne sert pas.
rule-P6 = Tu vois toutes les plumes, sauf les tiennes. Rien dans le jeu ne les trahit avant qu'elles soient jouées.
rule-P7 = Tu as neuf jetons, rendus à chaque manche. Un paon après l'autre, dans le sens horaire depuis celui de la personne qui commence, tous les autres annoncent : des jetons dans le poing, et tous les poings s'ouvrent ensemble.
rule-P8 = Quand tous les paons y sont passés, chacun annonce pour le sien, toujours poing fermé. Ce que les autres ont annoncé pour lui est ton meilleur indice.
rule-P9 = Tu peux annoncer de 0 jusqu'au nombre de jetons qu'il te reste. Ceux que tu mises ne reviennent qu'à la manche suivante ; tu peux en garder, et tu peux te retrouver sans.
rule-P10 = Ensuite, chacun pose une carte Confiance face cachée. Elle désigne la personne, toi-même peut-être, pour qui ton annonce te paraît la plus sûre, ou bien elle dit Aucune confiance. On la retourne au décompte.
rule-P11 = Tu joues dans le paon à ta gauche, jamais dans le tien. La personne qui commence entame le premier pli, puis chacun joue une plume, dans le sens horaire. Une manche a huit plis.
rule-P12 = La première plume d'un pli est libre. Ensuite, tu dois fournir la couleur demandée si le paon à ta gauche la montre quelque part ; sinon, joue ce que tu veux. Une plume à trois couleurs qui la montre doit fournir comme les autres, et ne compte alors que pour elle, même si une autre de ses couleurs est atout.
rule-P13 = Si tu entames avec une plume à trois couleurs, ou si tu en joues une qui ne montre pas la couleur demandée, tu dis laquelle de ses couleurs elle prend. C'est toi qui choisis, pas son propriétaire, et l'atout est permis.
rule-P14 = L'atout le plus fort remporte le pli ; sans atout, c'est la plus forte plume de la couleur demandée. Le pli va au paon à qui appartient la plume, peu importe qui l'a jouée.
rule-P15 = Le pli suivant s'ouvre avec une plume du paon qui a remporté le précédent. C'est donc la personne à droite de ce paon qui entame.
rule-P16 = Une annonce exacte vaut 2 points, à un pli près elle en vaut 1, sinon rien. Cela vaut pour toutes tes annonces, même 0, et même celle pour ton propre paon.
rule-P17 = Ta carte Confiance rapporte 3 points de plus si l'annonce en question est exacte, et en coûte 1 sinon. Aucune confiance vaut toujours 1 point.
rule-P18 = La personne qui a le moins de points commence la manche suivante. À égalité, c'est la première de ces personnes dans le sens horaire après celle qui vient de commencer ; une table peut aussi convenir que celle-ci peut garder le jeton, ou qu'il passe toujours à gauche.
rule-P19 = Après trois manches, le plus grand total gagne. À égalité, la meilleure manche départage ; si elle est égale aussi, la victoire se partage.
rule-P20 = Le hasard décide qui commence la première manche, sauf si la table a choisi quelqu'un.

# POK
rule-K1 = Chacun a six pions : deux disques bleus, deux carrés verts et deux triangles rouges. Ne les montre à personne.
rule-K2 = Le premier dé montre toujours un symbole. Le deuxième en montre deux pareils ou rien, le troisième trois pareils ou rien ; la moitié de leurs faces sont vides.
rule-K3 = On lance les dés. Chacun ferme le poing sur un de ses pions, et quand tout le monde est prêt, tous les poings s'ouvrent ensemble.
rule-K4 = Un dé est réussi si son symbole est montré exactement autant de fois qu'il le demande. Chaque dé compte à part, rien ne s'additionne. Qui montre le symbole d'un dé réussi rend son pion.
rule-K5 = Seulement si aucun dé n'est réussi, on rend à la place les pions dont le symbole n'est sur aucun dé. Si c'est le cas de tout le monde, personne ne rend rien.
rule-K6 = Tous les autres pions retournent en main. Un pion rendu ne revient jamais.
rule-K7 = La partie s'arrête dès que quelqu'un a rendu cinq pions : c'est gagné. Si plusieurs y arrivent au même tour, ils gagnent ensemble.
rule-K8 = À quatre ou plus, il arrive qu'il ne reste qu'un seul symbole, deux pions pour chacun. Aucun lancer n'y peut plus rien : la partie s'arrête, et tout le monde partage la victoire.
rule-K9 = Combien de pions il reste à chacun, tout le monde le voit ; lesquels, à toi de t'en souvenir. Une table peut activer un aide-mémoire, qui ne regarde jamais dans un poing fermé.

# Fair deals
rule-F1 = Avant la première donne, tout ce dont elle découle est fixé : un numéro de partie qui ne reviendra jamais, et les règles de cette table.
rule-F2 = À Pikoko, la maison fait une promesse pour chacune des trois manches ; à POK, une seule pour toute la partie. Sans promesse, rien n'est distribué.
rule-F3 = Pour chaque manche, la maison promet un nombre secret avant de connaître ceux des autres. Une promesse fixe un nombre sans le montrer, et ce qui est révélé plus tard doit être ce nombre-là.
rule-F4 = Avant que la maison tire ses nombres, le navigateur de chaque personne en a tiré de secrets et les a promis. Qui n'a rien promis ne peut rien révéler plus tard.
rule-F5 = Un bot n'a pas de nombre. Il compte pour zéro, comme un nombre qui n'a pas été promis ou pas révélé à temps ; si quelqu'un en a promis un et l'a gardé, son nom est donné.
rule-F6 = Tous ces nombres ensemble donnent une suite sans fin de nouveaux nombres, où chaque carte et chaque face d'un dé ont les mêmes chances.
rule-F7 = Qui commence, quelles cartes sont distribuées et comment tombent les dés : tout découle de cette suite, et de rien d'autre.
rule-F8 = Quand une manche a été comptée, ou la partie interrompue, la maison révèle son nombre. Dès lors, tout le monde peut recalculer la donne.
rule-F9 = L'empreinte, huit plumes, découle de la partie et de toutes les promesses. Si vous voyez les mêmes huit plumes, on vous a promis la même chose.
