# Why a database cannot be used, and what is wrong with it. Each goes into a sentence that ends with a full stop.

# Opening and keeping

store-closed = the store is closed
store-in-use = another server works with the data in { $place }: stop it first
store-no-write-ahead = { $folder } is on a file system that cannot keep a write-ahead log: name a folder on a disk of this machine
store-damaged = { $file } is damaged: { $why }
store-not-ours = { $file } is a database, but not one of Coverts
store-no-database = { $file } is not a database of Coverts, or damaged: { $why }
store-cannot-keep = nothing can be kept in { $place }: { $why }
store-cannot-open = { $file } cannot be opened: { $why }
store-newer = the database was made by a newer version of Coverts (it is { $version }, and { $known } is the last one known here): use that version, or another folder
store-empty = { $place } is empty
store-missing = there is no database { $file }
store-there-already = { $file } is there already: name another file, or remove that one first
store-cannot-write = { $file } cannot be written: { $why }
store-not-written = it could not be written: { $why }
store-not-read = it could not be read: { $why }

# What is wrong with a table, and with a database

store-entry-missing = entry { $entry } of the log is missing
store-entry-unknown = entry { $entry } of the log is not known here: { $why }
store-entry-unreadable = entry { $entry } of the log cannot be read: { $why }
store-entry-illegal = entry { $entry } of the log breaks the rules ({ $error })
store-log-illegal = its log breaks the rules ({ $error })
store-no-opening = the log does not begin with the opening of the table
store-summary-unreadable = its summary cannot be read: { $why }
store-seats-unreadable = whose its seats are cannot be read: { $why }
store-document-unreadable = its record or a review cannot be read: { $why }
store-members-differ = the list of its members does not agree with its log
store-summary-differs = the list of tables does not agree with its log
store-no-record = it has ended without a record
store-record-early = it has a record, but has not ended
store-record-differs = its record does not agree with its log
store-sqlite-finds = SQLite finds: { $what }
store-orphans =
    { $number ->
        [one] a row of { $child } belongs
       *[other] { $number } rows of { $child } belong
    } to nothing in { $parent }

# Copies

store-copy-unsound = the copy in { $place } is not sound: { $what }
store-copy-differs = the copy of { $rows } is not the same: nothing was kept
store-kept-in-schema = { $what }; what was there before is in the schema { $schema }
store-not-empty = { $url } is not empty: name another database, or remove what is in it first
store-other-tables = { $url } has tables of another version: name an empty database

# An operator's questions and orders

store-no-table = there is no table { $table }
store-no-person = there is no person { $who }
store-other-version = the server that works with it is of another version: stop it first
store-no-answer = the server has not answered; it may be closing, or very busy: try again in a minute
store-order-failed = the server could not do it: { $why }

# PostgreSQL

store-cannot-use = { $url } cannot be used: { $why }
store-wrong-password = the password is wrong or missing (COVERTS_DATABASE or PGPASSFILE can hold it)
store-not-let-in = this name is not let in
store-no-such-database = there is no such database: make it first, with `createdb`
store-too-many-connections = it has too many connections already
store-starting-or-stopping = it is starting or stopping
store-not-allowed = this name may not do that there
store-silent = { $url } cannot be reached: it does not answer
store-unreachable = { $url } cannot be reached: { $why }
store-no-postgres-url = that is not the address of a database, such as postgresql://name@host:5432/database
store-not-taken = the database does not take this: { $error }
store-refuses = the database refuses: { $why }
store-lost = the connection to the database was lost
store-not-utf8 = { $url } keeps letters as { $encoding }: make a database with ENCODING 'UTF8'
store-something-else = there is something else than Coverts in { $url }: name an empty database
store-not-upgraded = { $url } could not be brought up to date: { $why }
store-other-shape = the database has got another shape meanwhile: start this server again
store-older-servers = servers of an older version work with { $url }, and this version changes the shape of its tables: stop all of them, and then start this one

# What was given, and what is missing

store-password-seen = everybody on this machine can read a password on the command line: give the address in COVERTS_DATABASE, or leave the password out and put it into the file that PGPASSFILE names
store-redis-password-seen = everybody on this machine can read a password on the command line: give the address in COVERTS_PUBSUB
store-nothing-shared = servers that hear of each other share a database of PostgreSQL: name it with --database
store-no-redis-url = that is not the address of a Redis or Valkey server, such as redis://host:6379
store-needs-postgres = PostgreSQL needs a package that is not installed: pip install "coverts[postgres]"
store-needs-redis = Redis and Valkey need a package that is not installed: pip install "coverts[redis]"
