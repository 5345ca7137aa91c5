## Tips voor een eerste partij: wat er gevraagd wordt, waarom, en waar je op let.

hints-offer = Is dit nieuw voor je? Tips zeggen bij elke vraag waar je op let.
hints-on = Tips tonen
hints-off = Tips verbergen
hints-no = Nee, dank je
hints-heading = Tip
hints-wait = De anderen denken nog na.
hints-first = Tip: { $hint }
hints-none = Voor { $game } zijn er geen tips.
learn-guided-pikoko = Een eerste partij Pikoko, met tips
learn-guided-pok = Een eerste partij POK, met tips

# Pikoko: biedingen
hint-bid-first = Jij ziet de veren van deze pauw, zijn eigenaar niet. { $players } pauwen verdelen { $tricks } slagen. Let op wat slagen haalt: troeven, en de hoogste van een kleur.
hint-bid-tokens =
    Wat je hebt geboden is weg: { $tokens ->
        [0] je houdt geen fiches over
        [one] je houdt 1 fiche over
       *[other] je houdt { $tokens } fiches over
    } voor { $peacocks ->
        [one] de laatste pauw, die van jezelf.
       *[other] { $peacocks } pauwen, die van jezelf meegeteld.
    }
hint-bid =
    { $seat } heeft { $trumps ->
        [0] geen troef
        [one] 1 troef
       *[other] { $trumps } troeven
    } en { $tops ->
        [0] geen veer die onverslaanbaar is in haar kleur
        [one] 1 veer die onverslaanbaar is in haar kleur
       *[other] { $tops } veren die onverslaanbaar zijn in hun kleur
    }. Vuistregel: ongeveer { $number }.
hint-bid-no-trump =
    Er is geen troef. { $seat } heeft { $tops ->
        [0] geen veer die onverslaanbaar is in haar kleur
        [one] 1 veer die onverslaanbaar is in haar kleur
       *[other] { $tops } veren die onverslaanbaar zijn in hun kleur
    }. Vuistregel: ongeveer { $number }.
hint-self-bid-agreed = De anderen zien je pauw, en bieden er allemaal { $number } op. Geloof ze.
hint-self-bid = De anderen zien je pauw. Ze bieden van { $low } tot { $high }: blijf daarbinnen.
hint-self-bid-rest =
    Volgens je eigen biedingen halen de anderen { $given ->
        [one] 1 slag
       *[other] { $given } slagen
    }. Er zijn er { $tricks }: voor jou { $rest ->
        [0] blijft er geen over.
        [one] blijft er 1 over.
       *[other] blijven er { $rest } over.
    }

# Pikoko: de kaart
hint-confidence = Een kaart loont als je bod vaker dan één op de twee keer klopt. Geen vertrouwen is zeker 1 punt.
hint-confidence-agreed = Hier heeft iedereen hetzelfde geboden: { $seats }. Een goed teken.
hint-confidence-own = Op je eigen pauw heeft iedereen hetzelfde geboden: een goed teken.
hint-confidence-apart = Op geen enkele pauw zijn alle biedingen gelijk: denk goed na voor je er een vertrouwt.

# Pikoko: slagen
hint-play-first = Je speelt de veren van { $seat }. Een slag gaat naar de pauw waarvan de veer hem haalt, niet naar jou.
hint-lead =
    { $number ->
        [0] { $seat } heeft wat je bood. Kom laag uit, zodat het zo blijft.
       *[other] { $seat } moet er nog { $number } halen; nog { $left ->
            [one] 1 slag
           *[other] { $left } slagen
        } te gaan. Kom uit met troef, of met de hoogste van een kleur.
    }
hint-take =
    { $seat } moet er nog { $number } halen; nog { $left ->
        [one] 1 slag
       *[other] { $left } slagen
    } te gaan. De laagste die nu voorligt: { $played }. { $after ->
        [0] Die haalt de slag.
        [one] Na jou speelt er nog één.
       *[other] Na jou spelen er nog { $after }.
    }
hint-none-takes =
    { $number ->
        [0] Geen ervan haalt de slag: gooi de hoogste weg.
       *[other] Geen ervan haalt de slag: bewaar wat later een slag kan halen.
    }
hint-stay-below = { $seat } heeft wat je bood. De hoogste die eronder blijft: { $played }. Weg ermee.
hint-all-take =
    { $seat } heeft wat je bood, maar elk van deze ligt nu voor. { $after ->
        [0] Dat is een slag te veel.
       *[other] Hoop op wie na je spelen.
    }
hint-lost = Je bod op { $seat } kan niet meer precies goed worden.
hint-lost-others = Volgens je andere biedingen moeten nog slagen halen: { $seats }.

# POK
hint-offer-first = Iedereen toont tegelijk een steentje. Zijn het er precies zoveel als een dobbelsteen vraagt, dan leveren ze het in; wie er vijf kwijt is, wint.
hint-offer-die =
    { $symbol }: gaat weg als { $fellows ->
        [n-0] niemand anders er een toont.
        [n-1] precies 1 ander er een toont.
        [n-2] precies 2 anderen er een tonen.
        [n-0-1] hoogstens 1 ander er een toont.
        [n-0-2] precies 2 anderen er een tonen, of niemand.
        [n-1-2] 1 of 2 anderen er een tonen.
       *[n-0-1-2] hoogstens 2 anderen er een tonen.
    }{ $known ->
        [no] { "" }
       *[yes] { " " }{ $able ->
            [one] 1 ander kan dat.
           *[other] { $able } anderen kunnen dat.
        }
    }
hint-offer-absent =
    { $symbol }: op geen dobbelsteen, dus gaat weg als geen dobbelsteen raak is{ $trap ->
        [yes] , maar niet als iedereen toont wat op geen dobbelsteen staat.
       *[no] .
    }
hint-offer-never = { $symbol }: kan deze keer niet weg, wat de anderen ook tonen.
hint-offer-always = { $symbol }: gaat zeker weg, wat de anderen ook tonen.
