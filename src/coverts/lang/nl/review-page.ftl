## De bespreking van een spel op de pagina, en wat de server over besprekingen zegt.

review-page = Bespreking
review-page-whose = Wiens spel
review-page-starting = De coach maakt zich klaar…
review-page-waiting = { $before ->
        [one] Er gaat één andere bespreking voor.
       *[other] Er gaan { $before } andere besprekingen voor.
    }
review-page-working = De coach heeft { $done } van { $of } beslissingen beoordeeld.
review-page-again = Opnieuw proberen
review-page-curve = Wat er van het spel te verwachten was
review-page-curve-told = Van { $first } voor het spel tot { $last } aan het eind.
review-page-kinds = Per soort beslissing
review-page-like = zo goed als deze bot
review-page-too-few = te weinig voor een oordeel
review-page-moments = Wat het meest uitmaakte
review-page-all = Alle beslissingen
review-page-back = De vorige beslissing
review-page-on = De volgende beslissing
review-page-options = Wat elke keuze waard was
review-page-option = keuze
review-page-worth = waarde
review-page-chosen = jouw keuze
review-page-lost = { $loss } verloren
review-page-better = Beter: { $best }
review-page-board = De tafel zoals jij die zag
review-page-belief = Wat je van je pauw kon weten
review-page-belief-pok = Wat je van de steentjes kon weten
review-page-really = Wat was er echt?
review-page-then = Terug naar wat je kon weten
review-page-hindsight = Achteraf, wat niemand wist: de tafel toont nu je verborgen veren. In deze ronde waren ze je { $points } waard, vergeleken met wat te vermoeden was.

server-no-review = Niemand heeft de coach nog naar dit spel gevraagd.
server-not-reviewed = De coach kon deze bespreking niet afmaken. Vraag het straks nog eens.
server-review-unfinished = Alleen spellen die zijn uitgespeeld worden besproken.
server-no-coach = Voor dit spel is er geen coach.

belief-left = { $number ->
        [one] Er zit nog één veer aan.
       *[other] Er zitten nog { $number } veren aan.
    }
belief-lacking = Hij kon { $colours } niet bekennen en heeft daar niets meer van.
belief-possible = { $number ->
        [one] Maar één veer is mogelijk; alle andere zijn elders gezien.
       *[other] { $number } veren zijn mogelijk; alle andere zijn elders gezien.
    }
belief-expected = { $colour }: ongeveer { $number } te verwachten
belief-chance = { $feather }: { $chance }%
belief-was = { $chance }% volgens wat zeker is
belief-bid = { $person ->
        [you] Jouw bod van { $tokens } verschoof dit het meest.
       *[one] Het bod van { $player } verschoof dit het meest: { $tokens }.
    }
belief-no-bid = Nog niemand heeft erop geboden, dus ze zijn allemaal even waarschijnlijk.
belief-unknown = Wie later kwam, kan niet weten wat iedereen heeft.
belief-holds = heeft er { $number }
belief-offers = toont het naar verwachting: { $chance }%
