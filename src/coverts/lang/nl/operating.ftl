# `coverts db`, and what `coverts serve` says of a database

serve-damaged = De server kan niet starten: { $why }. Meer hierover: coverts db check --data { $folder }. De laatste goede reservekopie komt op haar plaats, en wat er nu staat blijft bewaard, met: coverts db restore BESTAND --data { $folder }
db-cannot = Dat gaat niet: { $why }.
db-stopped = Afgebroken. Er is niets veranderd.
db-checking = Controleren
db-copying = Kopiëren
db-file = { $file }: { $size }, en { $log } in het write-ahead-logboek
db-free = { $size } vrij op de schijf
db-running = Er werkt een server mee.
db-not-running = Er werkt geen server mee.
db-to-upgrade = De database heeft nog de vorm { $version } van een oudere versie; bij de volgende start werkt de server die bij.
db-tables = tafels: { $gathering } in voorbereiding, { $playing } bezig, { $over } klaar, { $aborted } afgebroken
db-counts = regels in hun logboeken: { $entries }, verslagen: { $records }, mensen: { $people }
db-changed = laatst veranderd: { $moment }
db-fault = { $what }
db-fault-table = tafel { $table }: { $what }
db-unsound = { $file } is niet in orde: { $faults ->
        [one] één fout
       *[other] { $faults } fouten
    }. De laatste goede reservekopie komt terug met: coverts db restore BESTAND
db-sound = { $file } is in orde en alles erin klopt met de spelregels (tafels: { $tables }, regels: { $entries }).
db-upgraded = { $database } is nu bijgewerkt en heeft de vorm { $version }.
db-up-to-date = { $database } is al bijgewerkt en heeft de vorm { $version }.
db-copied = { $file } is een reservekopie van { $size }.
db-restored = { $file } is teruggezet.
db-kept = Wat er eerst stond, is bewaard als { $file }.

# `coverts admin`

admin-nothing = Niets te tonen.
admin-opened = geopend { $moment }, regels in het logboek: { $entries }
admin-no-clock = geen klok
admin-clock = { $seconds } seconden voor een beslissing
admin-person = { $who }  { $name }  sinds { $moment }  tafels: { $tables }
admin-device = { $kind }  sinds { $moment }  { $label }
admin-report = { $who } meldt wat { $against } aan tafel { $table } zei:
admin-order-close = Tafel { $whom } is gesloten.
admin-order-ban = { $whom } mag er vanaf nu niet meer in.
admin-order-unban = { $whom } mag er weer in.
admin-order-forget = { $whom } is vergeten. In oudere back-ups staat alles nog.
admin-cannot-no-table = Er is geen tafel { $whom }.
admin-cannot-no-person = Er is niemand met kenmerk { $whom }.
admin-cannot-closed-already = Tafel { $whom } is al gesloten.
admin-cannot-not-banned = { $whom } is niet buitengesloten.
