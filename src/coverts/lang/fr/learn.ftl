## Premières leçons.

learn-lesson = Leçon { $place } sur { $number } : { $title }
learn-left = À la prochaine. On reprendra à la leçon que tu quittes.
learn-done = Il n'y a rien de plus à apprendre. À toi pour une première partie avec des conseils : coverts play pikoko --hints
learn-no-such-lesson = Il y a { $number } leçons.

learn-title = Premières leçons
learn-offer = C'est ta première fois ? Six courtes leçons, une idée dans chacune.
learn-next = Leçon suivante
learn-list = Toutes les leçons
learn-skip = Passer cette leçon
learn-task = Ce qu'il faut faire
learn-finished = faite
learn-not-there = Ce que tu as fait ne mène pas à cet endroit de la leçon.

lesson-trick-title = Le pli et l'atout
lesson-trick-1 = Chacun pose une plume, et la plus haute de la couleur demandée fait le pli. Mais l'atout bat toutes les autres couleurs. On a demandé rouge, le paon à ta gauche n'a plus de rouge, et jaune est atout. Tu joues les plumes du paon à ta gauche : fais-lui gagner ce pli.
lesson-trick-1-otherwise = Celle-là est permise, mais ne fait rien : elle n'est ni de la couleur demandée, ni atout. Cherche une jaune.
lesson-trick-1-done = L'atout a pris. Qui est assis à droite du paon qui a fait le pli entame le suivant ; c'est toi.
lesson-trick-2 = Entame avec la dernière plume.
lesson-trick-2-otherwise = Il n'y en a qu'une.
lesson-trick-2-done = Huit plis font une manche. C'était le dernier.

lesson-whose-title = À qui sont les plumes que tu joues
lesson-whose-1 = Tu ne joues jamais tes propres plumes, que tu ne vois pas : tu joues celles du paon à ta gauche, et le pli va au paon, pas à toi. Tu as annoncé 1 pour ce paon, et il en a 1. Fais en sorte qu'il n'en fasse pas d'autre.
lesson-whose-1-otherwise = Cette plume est la plus haute : le paon à ta gauche ferait un deuxième pli, et ton annonce serait à un près. Regarde encore.
lesson-whose-1-done = Juste : assez basse. Ton annonce pour ce paon tient toujours.

lesson-colours-title = Une plume de trois couleurs
lesson-colours-1 = Une plume tricolore compte comme chacune de ses couleurs. On a demandé jaune. Si le paon à ta gauche a du jaune quelque part, il faut jouer jaune.
lesson-colours-1-otherwise = Cherche la plume qui a du jaune parmi ses couleurs.
lesson-colours-1-done = Ici elle comptait comme jaune, et rien d'autre. À l'entame ou en défausse, tu dirais toi-même comme quoi elle compte.

lesson-bid-title = Une annonce sur les autres
lesson-bid-1 = Tu vois tous les paons sauf le tien. Regarde les plumes de celui à ta gauche : lesquelles feront des plis ? Les atouts, les grands nombres et les couleurs longues. Annonce combien il en fera. Exact, c'est 2 points ; à un près, 1.
lesson-bid-1-otherwise = C'est une annonce comme une autre, mais pas une bonne pour ces plumes. Compte les grands nombres de chaque couleur : à trois, 7 est le plus haut.
lesson-bid-1-done = Une bonne annonce. Les poings s'ouvrent ensemble ; les autres aussi ont annoncé.

lesson-own-bid-title = L'annonce sur ton propre paon
lesson-own-bid-1 = Tes plumes te sont cachées, mais pas aux autres, et tous ont annoncé sur elles. Qu'est-ce que cela t'apprend ?
lesson-own-bid-1-otherwise = Les autres voient tes plumes et sont d'accord. Crois-les.
lesson-own-bid-1-done = Leurs annonces sont ce que tu peux savoir de mieux sur toi.

lesson-confidence-title = La confiance
lesson-confidence-1 = Une carte Confiance rapporte 3 points si ton annonce pour cette personne est exacte, et en coûte 1 sinon. Aucune confiance vaut 1 point à coup sûr. Laquelle de tes annonces est la plus sûre ? Les paons qui ne feront rien, ou presque tout, sont les plus faciles à juger.
lesson-confidence-1-otherwise = On pourrait, mais une de tes annonces est plus sûre. Cherche celle qui ne peut guère échouer.
lesson-confidence-1-done = Elle reste face cachée jusqu'au décompte de la manche.
