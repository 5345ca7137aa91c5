## La donne équitable : ce qui peut être faux, et chaque nombre en chemin.

# Ce qui est faux
fair-protocol = La donne équitable suit le protocole { $protocol } ; cet enregistrement en nomme un autre.
fair-rules = Tout le monde s'est engagé sur d'autres règles : celles de cet enregistrement sont { $rules }.
fair-hex = « { $name } » compte { $number } chiffres hexadécimaux en minuscules, ce qui n'est pas le cas ici.
fair-places = « { $name } » doit avoir une entrée pour chacune des { $players } places.
fair-rounds = Manches avec engagement : { $number }. Il en faut au moins autant que de manches données ({ $least }), et pas plus que n'en compte une partie ({ $most }).
fair-seed = Ce n'est pas la graine sur laquelle la maison s'était engagée.
fair-uncommitted = Un nombre est révélé ici sans que personne se soit engagé dessus.
fair-nonce = Le nombre révélé ici n'est pas celui de l'engagement.
fair-unrevealed = La manche est comptée, mais la maison n'a pas révélé sa graine.
fair-chance = Ce n'est pas ce que donnent la graine et les nombres des joueurs.

# Ce que prouve un enregistrement
fair-verdict-proved = { $verdict } ; la donne est prouvée équitable
fair-verdict-missing = { $verdict } ; la donne est prouvée équitable, sauf pour les nombres qui manquent ({ $players })
fair-verdict-unrevealed = { $verdict } ; rien n'est encore prouvé, car la graine n'est pas révélée : manche { $rounds }

# Chaque nombre en chemin
fair-nothing-said = Cet enregistrement ne dit pas d'où viennent ses donnes.
fair-game = Partie { $game }, protocole { $protocol }
fair-rules-line = Règles { $rules }
fair-fingerprint = Empreinte { $feathers }
fair-round = Graine { $number }
fair-house-commitment = Maison : engagement { $commitment }
fair-opened-seed = Maison : graine { $seed }, conforme à l'engagement
fair-wrong-seed = Maison : graine { $seed }, NON conforme à l'engagement
fair-no-seed = Maison : graine non révélée
fair-seat-opened = { $name } : engagement { $commitment }, nombre { $nonce }, conforme
fair-seat-wrong = { $name } : engagement { $commitment }, nombre { $nonce }, NON conforme
fair-seat-withheld = { $name } : engagement { $commitment }, nombre non révélé, compte pour zéro
fair-seat-nothing = { $name } : aucun engagement, compte pour zéro
fair-salt = Sel { $salt }
fair-key = Clé de { $info } : { $key }
fair-number = { $passed ->
        [0] au-dessous de { $below } : { $word } donne { $number }
        [one] au-dessous de { $below } : { $passed } mot écarté, { $word } donne { $number }
       *[other] au-dessous de { $below } : { $passed } mots écartés, { $word } donne { $number }
    }
fair-leads-to = donne { $outcome }, comme dans l'enregistrement
fair-leads-elsewhere = donne { $outcome }, et NON ce que dit l'enregistrement
