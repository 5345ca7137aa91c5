## Eerlijk delen: wat eraan mis kan zijn, en elk getal onderweg.

# Wat er mis is
fair-protocol = Eerlijk delen volgt het protocol { $protocol }; dit verslag noemt een ander.
fair-rules = Iedereen heeft zich op andere regels vastgelegd: die van dit verslag zijn { $rules }.
fair-hex = “{ $name }” bestaat uit { $number } hexadecimale cijfers in kleine letters, en dit niet.
fair-places = “{ $name }” moet voor elk van de { $players } plaatsen één regel hebben.
fair-rounds = Rondes met een vastlegging: { $number }. Het moeten er minstens zoveel zijn als er gedeeld zijn ({ $least }), en niet meer dan een spel er heeft ({ $most }).
fair-seed = Dit is niet de startwaarde waarop het huis zich had vastgelegd.
fair-uncommitted = Hier wordt een getal onthuld waarop niemand zich had vastgelegd.
fair-nonce = Het getal dat hier onthuld wordt, is niet het getal dat was vastgelegd.
fair-unrevealed = De ronde is geteld, maar het huis heeft zijn startwaarde niet onthuld.
fair-chance = Dit is niet wat uit de startwaarde en de getallen van de spelers volgt.

# Wat een verslag bewijst
fair-verdict-proved = { $verdict }; eerlijk delen is bewezen
fair-verdict-missing = { $verdict }; eerlijk delen is bewezen, op de getallen van { $players } na
fair-verdict-unrevealed = { $verdict }; nog niet bewezen, want de startwaarde is niet onthuld: ronde { $rounds }

# Elk getal onderweg
fair-nothing-said = Dit verslag zegt niet waaruit er gedeeld is.
fair-game = Spel { $game }, protocol { $protocol }
fair-rules-line = Regels { $rules }
fair-fingerprint = Vingerafdruk { $feathers }
fair-round = Startwaarde { $number }
fair-house-commitment = Huis: vastlegging { $commitment }
fair-opened-seed = Huis: startwaarde { $seed }, past bij de vastlegging
fair-wrong-seed = Huis: startwaarde { $seed }, past NIET bij de vastlegging
fair-no-seed = Huis: startwaarde niet onthuld
fair-seat-opened = { $name }: vastlegging { $commitment }, getal { $nonce }, past erbij
fair-seat-wrong = { $name }: vastlegging { $commitment }, getal { $nonce }, past er NIET bij
fair-seat-withheld = { $name }: vastlegging { $commitment }, getal niet onthuld, telt als nul
fair-seat-nothing = { $name }: geen vastlegging, telt als nul
fair-salt = Zout { $salt }
fair-key = Sleutel voor { $info }: { $key }
fair-number = { $passed ->
        [0] onder { $below }: { $word } geeft { $number }
        [one] onder { $below }: één woord overgeslagen, { $word } geeft { $number }
       *[other] onder { $below }: { $passed } woorden overgeslagen, { $word } geeft { $number }
    }
fair-leads-to = geeft { $outcome }, zoals in het verslag
fair-leads-elsewhere = geeft { $outcome }, en NIET wat in het verslag staat
