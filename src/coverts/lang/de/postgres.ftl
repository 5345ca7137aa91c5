# `coverts db` and PostgreSQL

db-database = PostgreSQL-Datenbank { $database }: { $size }
db-moved = { $database } ist eine Kopie, verglichen und geprüft ({ $rows ->
        [one] eine Zeile
       *[other] { $rows } Zeilen
    }).
db-moved-in-use = Mit dem Original arbeitet noch ein Server: Was dort von jetzt an geschieht, fehlt in der Kopie.
