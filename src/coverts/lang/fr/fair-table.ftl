## La donne équitable à la table : ce qui est refusé, et ce que dit la page avant la donne. Une promesse fixe un nombre
## encore secret.

# Refusé
hall-no-commitments-now = Cette table n'accepte pas de promesses en ce moment.
hall-committed-already = Un nombre a déjà été promis pour ta place.
hall-commitments =
    { $number ->
        [one] Ce jeu demande une promesse.
       *[other] Ce jeu demande { $number } promesses, une par manche.
    }
hall-no-nonces-now = Cette table n'accepte pas de nombre pour cette manche en ce moment.
hall-not-committed = Aucun nombre n'a été promis pour ta place.
hall-revealed-already = Ton nombre pour cette manche a déjà été révélé.
hall-other-nonce = Ce n'est pas le nombre qui avait été promis pour ta place.

# Avant la donne
fair-table-waits = Avant de donner ou de lancer, la table attend le nombre de chacun. Il manque encore : { $players }.
fair-table-part = Pour que personne ne puisse choisir les cartes ou les dés, le navigateur de chaque personne ajoute un nombre secret. Le tien le fait tout seul.
fair-table-without = Sans nombre à soi : { $players }. Les bots n'en ont pas, ni les personnes qui n'étaient pas là à temps.
fair-table-soon = Les plumes apparaissent dès que toutes les promesses sont faites.
