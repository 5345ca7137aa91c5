# `coverts db` and PostgreSQL

db-database = PostgreSQL-database { $database }: { $size }
db-moved = { $database } is een kopie, vergeleken en gecontroleerd ({ $rows ->
        [one] één rij
       *[other] { $rows } rijen
    }).
db-moved-in-use = Er werkt nog een server met het origineel: wat daar vanaf nu gebeurt, staat niet in de kopie.
