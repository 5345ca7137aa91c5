## Solo, dans le terminal et sur la page.

home-game-solo = Solo
home-about-solo = Montrez le plus haut jeton que personne d'autre ne montre.
story-title-solo = Une partie de Solo
replay-before-solo = { $players } prennent place. Aucun prix n'est encore retourné.
rules-nutshell-solo = Le plus haut jeton montré par une seule personne gagne le prix. Trois prix ; le plus de points gagne.

welcome-solo = Solo : tout le monde ferme le poing sur un jeton, et le plus haut qui est seul gagne le prix.
help-solo = Tapez le nombre d'un jeton qui vous reste.
solo-prize = Le prix { $number } sur 3 vaut { $prize }.
solo-number = { $player } { $number }
solo-taken =
    Tous les poings s'ouvrent : { $shown }. { $winner } { $person ->
        [you] prenez le prix.
       *[one] prend le prix.
    }
solo-nobody = Tous les poings s'ouvrent : { $shown }. Personne n'est seul, et personne ne prend le prix.
solo-points = Points : { $points }.
solo-won =
    { $winners } { $person ->
        [you] gagnez.
        [one] gagne.
        [you-many] partagez la victoire.
       *[many] partagent la victoire.
    }
solo-ask = Quel jeton montrez-vous ? { $counters }.
prompt-solo = Votre jeton :
solo-unclear = « { $text } » n'est pas un jeton.
solo-counter = { $number ->
       *[other] jeton { $number }
    }
refused-solo-counter = Vous n'avez plus de { $counter }.
refused-solo-prize = Un prix vaut de 1 à 3, et non { $number }.
refused-solo-turned = Le prix de cette manche est déjà retourné.
