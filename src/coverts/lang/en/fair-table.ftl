## Fair deals at a table: what is refused, and what the page says before a deal. A promise is a commitment: it fixes a
## number that is still secret.

# Refused
hall-no-commitments-now = This table takes no promises now.
hall-committed-already = A number has been promised for your seat already.
hall-commitments =
    { $number ->
        [one] This game takes one promise.
       *[other] This game takes { $number } promises, one for each round.
    }
hall-no-nonces-now = This table takes no number for that round now.
hall-not-committed = No number was promised for your seat.
hall-revealed-already = Your number for that round has been revealed already.
hall-other-nonce = That is not the number that was promised for your seat.

# Before a deal
fair-table-waits = Before anything is dealt or thrown, the table waits for the numbers of { $players }.
fair-table-part = So that nobody can choose the cards or the dice, everybody's browser adds a secret number. Yours does it by itself.
fair-table-without = Without a number of their own: { $players }. Bots have none, nor has anybody who was not there in time.
fair-table-soon = The feathers appear as soon as all promises have been made.
