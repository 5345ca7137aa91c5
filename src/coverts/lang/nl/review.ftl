## Wat `coverts review` zegt.

review-starting = De coach maakt zich klaar
review-working = Het spel wordt besproken
review-stopped = Afgebroken; er is geen bespreking.
review-no-record = { $finding }
review-unfinished = { $file }: dit spel is niet afgelopen. Alleen afgelopen spellen worden besproken.
review-many = { $file } bevat { $number } verslagen. Een bespreking gaat over één spel: zet het in een eigen bestand.
review-seat = Aan deze tafel is met “{ $seat }” niemand in het bijzonder bedoeld. De plaatsen zijn 0 tot en met { $last }; de spelers: { $players }.
review-no-coach = Voor { $game } is er geen coach.
review-uncompiled = Hier wordt niets gecompileerd (COVERTS_COMPILE=off), en zonder dat zou een bespreking uren duren.

review-title = { $game }: het spel van { $player }
review-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
review-share = { $share }% van de overwinning
review-decimal = ,
review-sum = { $points } = { $average } gemiddeld { $luck } geluk − { $mistakes } fouten
review-luck = Geluk: { $parts }
review-part-deal = het delen { $points }
review-part-hidden = de verborgen veren { $points }
review-part-others = de keuzes van de anderen { $points }
review-part-throw = de worpen { $points }
review-part-offers = wat de anderen toonden { $points }

review-column-kind = beslissing
review-column-number = vrije keuzes
review-column-lost = verloren
review-column-each = gemiddeld
review-kind-bid = biedingen op anderen
review-kind-self-bid = biedingen op je eigen pauw
review-kind-confidence = vertrouwenskaarten
review-kind-play = gespeelde veren
review-kind-offer = getoonde steentjes

review-moments = Wat het meest uitmaakte:
review-no-mistakes = In het hele spel was er geen duidelijke fout.
review-moment = { $where }: { $chosen } was { $size }, { $loss } verloren. Beter: { $best }.
review-about = { $loss } (± { $error })
review-best = het beste
review-slight = iets minder dan het beste
review-size-none = geen duidelijk verschil
review-size-small = een kleine fout
review-size-medium = een fout
review-size-big = een grote fout
review-forced = geen keuze
review-list = Alle beslissingen:

review-where-bid = Ronde { $round }, bod op { $peacock }
review-where-self-bid = Ronde { $round }, bod op je eigen pauw
review-where-confidence = Ronde { $round }, vertrouwenskaart
review-where-play = Ronde { $round }, slag { $trick }
review-where-offer = Ronde { $round }
review-no-confidence = Geen vertrouwen

review-why-tricks = In de doorgespeelde rondes haalt { $peacock } er { $best } in { $often }% en { $chosen } in { $seldom }% van de gevallen.
review-why-card = Je bod van { $bid } op { $peacock } is precies goed in { $often }% van de doorgespeelde rondes.
review-why-right = Met { $best } is je bod van { $bid } op { $peacock } precies goed in { $often }% van de doorgespeelde rondes, met { $chosen } in { $seldom }%.
review-why-wins = Met { $best } win je het spel in { $often }% van de doorgespeelde rondes, met { $chosen } in { $seldom }%.
review-why-handed = Als de anderen spelen zoals de coach het hun zou aanraden, lever je { $best } in { $often }% van de gevallen in, { $chosen } in { $seldom }%.
review-why-against = Tegen wat deze spelers tot dan toe deden, is { $best } { $often }% van de overwinning waard, { $chosen } { $seldom }%.

review-axis-decisions = beslissingen
review-axis-points = te verwachten punten
review-axis-share = te verwachten deel van de overwinning
review-note-pikoko = Verliezen zijn punten, op een standaardfout na, tegen spelers als deze en naar wat er op dat moment te weten was. In de laatste ronde is wat vaker wint geen fout, wat het ook aan punten kost. Geluk is wat het delen, de veren aan je eigen pauw en de anderen meer deden dan te verwachten was.
review-note-pok = Verliezen zijn delen van de overwinning (0,010 is één spel op de honderd), exact tegen spelers die zich aan de opgeloste tabel houden. Alles wat de tabel voorschrijft is goed, ook het zeldzamere.
review-note-pok-guessed = POK is voor zoveel spelers niet opgelost. Wat een stand waard is, wordt hier geschat en de ronde met die schattingen opgelost: de verliezen zijn aanwijzingen, geen bewijzen.
