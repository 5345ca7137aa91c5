## Waarom een zet niet mag. De sleutels en gegevens komen uit de spelregels.
## Ook de scheidsrechter zegt deze zinnen, dus geen ervan zegt “jij” als $person er niet om vraagt.

# Beide spellen
refused-players = Dit spel is voor { $least } tot en met { $most } spelers, en er waren er { $number } gevraagd.
refused-no-such-seat = Er is geen plaats { $number } aan deze tafel; er wordt met de klok mee geteld vanaf 0.
refused-fist-closed = Die vuist is al dicht: een keuze staat vast tot alle vuisten opengaan.
refused-game-over = Het spel is afgelopen; er wordt niet meer gespeeld.

# Pikoko: opties en toeval
refused-starter-known = Wie begint is al bekend en wordt niet opnieuw geloot.
refused-no-deal-now = Veren worden alleen gedeeld als een ronde begint.
refused-hands =
    Bij het delen krijgt elk van de { $players } plaatsen een hand, en hier { $number ->
        [one] is er maar één
       *[other] zijn er { $number }
    }.
refused-hand-size =
    Elke pauw krijgt { $size } veren, en { $person ->
        [you] de jouwe
       *[one] die van { $seat }
    } kreeg er { $number }.
refused-not-in-deck = Met { $players } spelers blijft { $feather } in de doos.
refused-dealt-twice = De veer { $feather } bestaat maar één keer, en is twee keer gedeeld.

# Pikoko: plaatsen
refused-not-dealt = Er zijn nog geen veren gedeeld.
refused-own-peacock =
    Nu biedt niemand op de eigen pauw; dat komt als er op alle andere geboden is.
refused-not-your-turn =
    { $person ->
        [you] Jij bent aan de beurt.
       *[one] Aan de beurt is { $seat }; het gaat met de klok mee.
    }
refused-asked-for-bid = Er wordt een bod gevraagd: een aantal fiches voor deze pauw.
refused-asked-for-self-bid = Er wordt een bod op de eigen pauw gevraagd: een aantal fiches.
refused-asked-for-confidence = Er wordt een vertrouwenskaart gevraagd: iemand aan deze tafel, of Geen vertrouwen.
refused-asked-for-play = Er wordt een veer gevraagd, uit de pauw aan de linkerkant.
refused-tokens =
    { $left ->
        [0] Alle negen fiches zijn weg, dus het bod kan alleen 0 zijn.
        [one] Er is nog maar één fiche, dus het bod is 0 of 1; { $number } kan niet.
       *[other] Er zijn nog { $left } fiches, dus het bod is 0 tot en met { $left }; { $number } kan niet.
    }
refused-not-in-hand =
    De veer { $feather } zit niet in { $person ->
        [you] jouw pauw
       *[one] de pauw van { $seat }
    }, en alleen veren daaruit kunnen gespeeld worden.
refused-follow =
    De gevraagde kleur is { $colour }, en { $person ->
        [you] jouw pauw
       *[one] de pauw van { $seat }
    } heeft { $colour }: die moet kleur bekennen. De veer { $feather } heeft geen { $colour }.
refused-counts-as-led =
    De gevraagde kleur is { $colour }, en { $feather } heeft die: nu gespeeld telt de veer als { $colour } en niets anders.

# POK
refused-not-thrown = Er is nog niet gegooid.
refused-thrown-already = De dobbelstenen liggen er al; er wordt weer gegooid als alle vuisten open zijn geweest.
refused-not-held = Er is geen { $symbol } meer om te tonen; beide zijn al ingeleverd.
refused-dice = Een worp toont { $dice } dobbelstenen, en deze { $number }.
refused-face = Zo'n kant heeft dobbelsteen { $die } niet: { $face }.
