# `coverts db`, and what `coverts serve` says of a database

serve-damaged = The server cannot start: { $why }. To find out more: coverts db check --data { $folder }. To put the last good backup in its place, and keep what is there now: coverts db restore FILE --data { $folder }
db-cannot = It cannot be done: { $why }.
db-stopped = Stopped. Nothing was changed.
db-checking = Checking
db-copying = Copying
db-file = { $file }: { $size }, and { $log } in the write-ahead log
db-free = { $size } free on the disk
db-running = A server works with it.
db-not-running = No server works with it.
db-to-upgrade = It has the shape { $version } of an older version; the next start of the server brings it up to date.
db-tables = tables: { $gathering } gathering, { $playing } playing, { $over } over, { $aborted } broken off
db-counts = entries in their logs: { $entries }, records: { $records }, people: { $people }
db-changed = last change at { $moment }
db-fault = { $what }
db-fault-table = table { $table }: { $what }
db-unsound = { $file } is not sound: { $faults ->
        [one] one fault
       *[other] { $faults } faults
    }. The last good backup comes back with: coverts db restore FILE
db-sound = { $file } is sound, and everything in it is legal (tables: { $tables }, entries: { $entries }).
db-upgraded = { $database } is up to date now; its shape is { $version }.
db-up-to-date = { $database } is up to date already; its shape is { $version }.
db-copied = { $file } is a backup of { $size }.
db-restored = { $file } is restored.
db-kept = What was there before is kept as { $file }.

# `coverts admin`

admin-nothing = Nothing to show.
admin-opened = opened at { $moment }, entries in its log: { $entries }
admin-no-clock = no clock
admin-clock = { $seconds } seconds for a decision
admin-person = { $who }  { $name }  since { $moment }  tables: { $tables }
admin-device = { $kind }  since { $moment }  { $label }
admin-report = { $who } reports what { $against } said at table { $table }:
admin-order-close = Table { $whom } is closed.
admin-order-ban = { $whom } is kept out from now on.
admin-order-unban = { $whom } is let in again.
admin-order-forget = { $whom } is forgotten. Older backups still know them.
admin-cannot-no-table = There is no table { $whom }.
admin-cannot-no-person = There is no person { $whom }.
admin-cannot-closed-already = Table { $whom } is closed already.
admin-cannot-not-banned = { $whom } is not kept out.
