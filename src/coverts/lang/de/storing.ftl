# Why a database cannot be used, and what is wrong with it. Each goes into a sentence that ends with a full stop.

# Opening and keeping

store-closed = Die Ablage ist geschlossen
store-in-use = Ein anderer Server arbeitet mit den Daten in { $place }. Beende ihn zuerst
store-no-write-ahead = { $folder } liegt auf einem Dateisystem, das kein Write-Ahead-Log führen kann. Nimm einen Ordner auf einer Platte dieses Rechners
store-damaged = { $file } ist beschädigt: { $why }
store-not-ours = { $file } ist eine Datenbank, aber keine von Coverts
store-no-database = { $file } ist keine Datenbank von Coverts oder ist beschädigt: { $why }
store-cannot-keep = In { $place } lässt sich nichts ablegen: { $why }
store-cannot-open = { $file } lässt sich nicht öffnen: { $why }
store-newer = Die Datenbank stammt von einer neueren Version von Coverts (sie hat die Form { $version }; hier ist { $known } die letzte bekannte). Nimm jene Version oder einen anderen Ordner
store-empty = { $place } ist leer
store-missing = Es gibt keine Datenbank { $file }
store-there-already = { $file } gibt es schon. Nimm eine andere Datei, oder entferne diese zuerst
store-cannot-write = { $file } lässt sich nicht schreiben: { $why }
store-not-written = Es ließ sich nicht schreiben: { $why }
store-not-read = Es ließ sich nicht lesen: { $why }

# What is wrong with a table, and with a database

store-entry-missing = Eintrag { $entry } des Protokolls fehlt
store-entry-unknown = Eintrag { $entry } des Protokolls ist hier nicht bekannt: { $why }
store-entry-unreadable = Eintrag { $entry } des Protokolls lässt sich nicht lesen: { $why }
store-entry-illegal = Eintrag { $entry } des Protokolls verstößt gegen die Regeln ({ $error })
store-log-illegal = Das Protokoll verstößt gegen die Regeln ({ $error })
store-no-opening = Das Protokoll beginnt nicht mit der Eröffnung des Tisches
store-summary-unreadable = Die Zusammenfassung lässt sich nicht lesen: { $why }
store-seats-unreadable = Wem die Plätze gehören, lässt sich nicht lesen: { $why }
store-document-unreadable = Der Spielbericht oder eine Besprechung lässt sich nicht lesen: { $why }
store-members-differ = Die Liste der Leute stimmt nicht mit dem Protokoll überein
store-summary-differs = Die Liste der Tische stimmt nicht mit dem Protokoll überein
store-no-record = Die Partie ist zu Ende, aber es gibt keinen Spielbericht
store-record-early = Es gibt einen Spielbericht, aber die Partie ist nicht zu Ende
store-record-differs = Der Spielbericht stimmt nicht mit dem Protokoll überein
store-sqlite-finds = SQLite meldet: { $what }
store-orphans =
    { $number ->
        [one] Eine Zeile von { $child } gehört
       *[other] { $number } Zeilen von { $child } gehören
    } zu nichts in { $parent }

# Copies

store-copy-unsound = Die Kopie in { $place } ist nicht in Ordnung: { $what }
store-copy-differs = Die Kopie von { $rows } ist nicht gleich; behalten wurde nichts
store-kept-in-schema = { $what }. Was vorher da war, liegt im Schema { $schema }
store-not-empty = { $url } ist nicht leer. Nimm eine andere Datenbank, oder leere diese zuerst
store-other-tables = { $url } hat Tabellen einer anderen Version. Nimm eine leere Datenbank

# An operator's questions and orders

store-no-table = Es gibt keinen Tisch { $table }
store-no-person = Es gibt niemanden mit der Kennung { $who }
store-other-version = Der Server, der damit arbeitet, ist von einer anderen Version. Beende ihn zuerst
store-no-answer = Der Server hat nicht geantwortet; vielleicht schließt er gerade oder hat sehr viel zu tun. Versuche es in einer Minute noch einmal
store-order-failed = Der Server konnte es nicht ausführen: { $why }

# PostgreSQL

store-cannot-use = { $url } ist nicht zu gebrauchen: { $why }
store-wrong-password = Das Passwort ist falsch oder fehlt (es kann in COVERTS_DATABASE oder PGPASSFILE stehen)
store-not-let-in = Unter diesem Namen kommt man dort nicht herein
store-no-such-database = Diese Datenbank gibt es nicht. Lege sie zuerst an, mit `createdb`
store-too-many-connections = Sie hat schon zu viele Verbindungen
store-starting-or-stopping = Sie startet gerade oder wird beendet
store-not-allowed = Unter diesem Namen ist das dort nicht erlaubt
store-silent = { $url } ist nicht zu erreichen: keine Antwort
store-unreachable = { $url } ist nicht zu erreichen: { $why }
store-no-postgres-url = Das ist keine Adresse einer Datenbank wie postgresql://name@host:5432/database
store-not-taken = Die Datenbank nimmt das nicht an: { $error }
store-refuses = Die Datenbank lehnt ab: { $why }
store-lost = Die Verbindung zur Datenbank ist abgerissen
store-not-utf8 = { $url } speichert Zeichen als { $encoding }. Lege eine Datenbank mit ENCODING 'UTF8' an
store-something-else = In { $url } liegt etwas anderes als Coverts. Nimm eine leere Datenbank
store-not-upgraded = { $url } ließ sich nicht auf den neuesten Stand bringen: { $why }
store-other-shape = Die Datenbank hat inzwischen eine andere Form. Starte diesen Server neu
store-older-servers = Mit { $url } arbeiten Server einer älteren Version, und diese ändert die Form der Tabellen. Beende sie alle, und starte dann diesen

# What was given, and what is missing

store-password-seen = Ein Passwort auf der Befehlszeile können alle auf diesem Rechner lesen. Gib die Adresse in COVERTS_DATABASE an, oder schreibe das Passwort in die Datei, die PGPASSFILE nennt
store-redis-password-seen = Ein Passwort auf der Befehlszeile können alle auf diesem Rechner lesen. Gib die Adresse in COVERTS_PUBSUB an
store-nothing-shared = Server, die voneinander hören, teilen sich eine PostgreSQL-Datenbank. Gib sie mit --database an
store-no-redis-url = Das ist keine Adresse eines Redis- oder Valkey-Servers wie redis://host:6379
store-needs-postgres = Für PostgreSQL fehlt ein Paket: pip install "coverts[postgres]"
store-needs-redis = Für Redis und Valkey fehlt ein Paket: pip install "coverts[redis]"
