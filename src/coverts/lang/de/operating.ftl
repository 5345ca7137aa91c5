# `coverts db`, and what `coverts serve` says of a database

serve-damaged = Der Server kann nicht starten: { $why }. Mehr darüber sagt: coverts db check --data { $folder }. Die letzte gute Sicherung kommt an ihren Platz, und was jetzt da ist, bleibt erhalten, mit: coverts db restore DATEI --data { $folder }
db-cannot = Das geht nicht: { $why }.
db-stopped = Abgebrochen. Nichts wurde geändert.
db-checking = Prüfen
db-copying = Kopieren
db-file = { $file }: { $size }, dazu { $log } im Write-Ahead-Log
db-free = { $size } frei auf der Platte
db-running = Ein Server arbeitet damit.
db-not-running = Kein Server arbeitet damit.
db-to-upgrade = Sie hat die Form { $version } einer älteren Version; beim nächsten Start bringt der Server sie auf den neuesten Stand.
db-tables = Tische: { $gathering } in Vorbereitung, { $playing } im Spiel, { $over } beendet, { $aborted } abgebrochen
db-counts = Einträge in ihren Protokollen: { $entries }, Spielberichte: { $records }, Personen: { $people }
db-changed = letzte Änderung: { $moment }
db-fault = { $what }
db-fault-table = Tisch { $table }: { $what }
db-unsound = { $file } ist nicht in Ordnung: { $faults ->
        [one] ein Fehler
       *[other] { $faults } Fehler
    }. Die letzte gute Sicherung kommt zurück mit: coverts db restore DATEI
db-sound = { $file } ist in Ordnung, und alles darin ist regelgerecht (Tische: { $tables }, Einträge: { $entries }).
db-upgraded = { $database } ist jetzt auf dem neuesten Stand und hat die Form { $version }.
db-up-to-date = { $database } ist schon auf dem neuesten Stand und hat die Form { $version }.
db-copied = { $file } ist eine Sicherung von { $size }.
db-restored = { $file } ist wiederhergestellt.
db-kept = Was vorher da war, liegt nun in { $file }.

# `coverts admin`

admin-nothing = Nichts zu zeigen.
admin-opened = eröffnet { $moment }, Einträge im Protokoll: { $entries }
admin-no-clock = keine Uhr
admin-clock = { $seconds } Sekunden für eine Entscheidung
admin-person = { $who }  { $name }  seit { $moment }  Tische: { $tables }
admin-device = { $kind }  seit { $moment }  { $label }
admin-report = { $who } meldet, was { $against } am Tisch { $table } gesagt hat:
admin-order-close = Tisch { $whom } ist geschlossen.
admin-order-ban = { $whom } ist ab jetzt ausgesperrt.
admin-order-unban = { $whom } darf wieder herein.
admin-order-forget = { $whom } ist vergessen. In älteren Sicherungen steht noch alles.
admin-cannot-no-table = Es gibt keinen Tisch { $whom }.
admin-cannot-no-person = Es gibt niemanden mit der Kennung { $whom }.
admin-cannot-closed-already = Tisch { $whom } ist schon geschlossen.
admin-cannot-not-banned = { $whom } ist nicht ausgesperrt.
