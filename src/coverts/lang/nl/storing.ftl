# Why a database cannot be used, and what is wrong with it. Each goes into a sentence that ends with a full stop.

# Opening and keeping

store-closed = de opslag is gesloten
store-in-use = er werkt een andere server met de gegevens in { $place }; stop die eerst
store-no-write-ahead = { $folder } staat op een bestandssysteem dat geen write-ahead-logboek aankan; kies een map op een schijf van deze computer
store-damaged = { $file } is beschadigd: { $why }
store-not-ours = { $file } is een database, maar niet van Coverts
store-no-database = { $file } is geen database van Coverts, of is beschadigd: { $why }
store-cannot-keep = in { $place } kan niets bewaard worden: { $why }
store-cannot-open = { $file } kan niet geopend worden: { $why }
store-newer = de database is gemaakt met een nieuwere versie van Coverts (de vorm is { $version }, en { $known } is de laatste die hier bekend is); gebruik die versie, of een andere map
store-empty = { $place } is leeg
store-missing = er is geen database { $file }
store-there-already = { $file } bestaat al; kies een ander bestand, of verwijder dat eerst
store-cannot-write = { $file } kan niet geschreven worden: { $why }
store-not-written = het kon niet geschreven worden: { $why }
store-not-read = het kon niet gelezen worden: { $why }

# What is wrong with a table, and with a database

store-entry-missing = regel { $entry } van het logboek ontbreekt
store-entry-unknown = regel { $entry } van het logboek is hier niet bekend: { $why }
store-entry-unreadable = regel { $entry } van het logboek is onleesbaar: { $why }
store-entry-illegal = regel { $entry } van het logboek is in strijd met de spelregels ({ $error })
store-log-illegal = het logboek is in strijd met de spelregels ({ $error })
store-no-opening = het logboek begint niet met het openen van de tafel
store-summary-unreadable = de samenvatting is onleesbaar: { $why }
store-seats-unreadable = van wie de plaatsen zijn is onleesbaar: { $why }
store-document-unreadable = het verslag of een nabespreking is onleesbaar: { $why }
store-members-differ = de lijst van wie er zijn klopt niet met het logboek
store-summary-differs = de lijst van tafels klopt niet met het logboek
store-no-record = het spel is afgelopen, maar er is geen verslag
store-record-early = er is een verslag, maar het spel is niet afgelopen
store-record-differs = het verslag klopt niet met het logboek
store-sqlite-finds = SQLite meldt: { $what }
store-orphans =
    { $number ->
        [one] een rij van { $child } hoort
       *[other] { $number } rijen van { $child } horen
    } bij niets in { $parent }

# Copies

store-copy-unsound = de kopie in { $place } is niet in orde: { $what }
store-copy-differs = de kopie van { $rows } is niet hetzelfde; er is niets van bewaard
store-kept-in-schema = { $what }. Wat er eerst stond, staat in het schema { $schema }
store-not-empty = { $url } is niet leeg; kies een andere database, of maak deze eerst leeg
store-other-tables = { $url } heeft tabellen van een andere versie; kies een lege database

# An operator's questions and orders

store-no-table = er is geen tafel { $table }
store-no-person = er is niemand met kenmerk { $who }
store-other-version = de server die ermee werkt is van een andere versie; stop die eerst
store-no-answer = de server heeft niet geantwoord; misschien sluit hij net of heeft hij het erg druk: probeer het over een minuut nog eens
store-order-failed = de server kon het niet uitvoeren: { $why }

# PostgreSQL

store-cannot-use = { $url } is niet te gebruiken: { $why }
store-wrong-password = het wachtwoord is fout of ontbreekt (het kan in COVERTS_DATABASE of PGPASSFILE staan)
store-not-let-in = deze naam komt er niet in
store-no-such-database = die database is er niet; maak haar eerst met `createdb`
store-too-many-connections = er zijn al te veel verbindingen mee
store-starting-or-stopping = ze start net of wordt net gestopt
store-not-allowed = deze naam mag dat daar niet
store-silent = { $url } is niet te bereiken: geen antwoord
store-unreachable = { $url } is niet te bereiken: { $why }
store-no-postgres-url = dat is geen adres van een database, zoals postgresql://name@host:5432/database
store-not-taken = de database neemt dit niet aan: { $error }
store-refuses = de database weigert: { $why }
store-lost = de verbinding met de database is verbroken
store-not-utf8 = { $url } bewaart tekens als { $encoding }; maak een database met ENCODING 'UTF8'
store-something-else = in { $url } staat iets anders dan Coverts; kies een lege database
store-not-upgraded = { $url } kon niet bijgewerkt worden: { $why }
store-other-shape = de database heeft intussen een andere vorm; start deze server opnieuw
store-older-servers = er werken servers van een oudere versie met { $url }, en deze versie verandert de vorm van de tabellen; stop ze allemaal en start dan deze

# What was given, and what is missing

store-password-seen = iedereen op deze computer kan een wachtwoord op de opdrachtregel lezen; geef het adres in COVERTS_DATABASE, of zet het wachtwoord in het bestand dat PGPASSFILE noemt
store-redis-password-seen = iedereen op deze computer kan een wachtwoord op de opdrachtregel lezen; geef het adres in COVERTS_PUBSUB
store-nothing-shared = servers die van elkaar horen delen een PostgreSQL-database; geef die op met --database
store-no-redis-url = dat is geen adres van een Redis- of Valkey-server, zoals redis://host:6379
store-needs-postgres = voor PostgreSQL ontbreekt een pakket: pip install "coverts[postgres]"
store-needs-redis = voor Redis en Valkey ontbreekt een pakket: pip install "coverts[redis]"
