# `coverts db` and PostgreSQL

db-database = PostgreSQL database { $database }: { $size }
db-moved = { $database } is a copy, compared and checked ({ $rows ->
        [one] one row
       *[other] { $rows } rows
    }).
db-moved-in-use = A server still works with the original: what happens there from now on is not in the copy.
