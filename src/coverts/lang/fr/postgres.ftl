# `coverts db` and PostgreSQL

db-database = base PostgreSQL { $database } : { $size }
db-moved = { $database } est une copie, comparée et vérifiée ({ $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    }).
db-moved-in-use = Un serveur se sert encore de l'original : ce qui s'y passera désormais ne sera pas dans la copie.
