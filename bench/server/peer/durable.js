// A durable store for boardgame.io: SQLite with a write-ahead log and synchronous=FULL, as in our own server.
//
// It is written to be as fast as a fair store can be. Matches are read from memory, a move is one transaction (state, log
// and metadata together), and statements are prepared. boardgame.io broadcasts a move before it stores it, so the publisher
// holds every broadcast back until the transaction has been committed.

const { DatabaseSync } = require('node:sqlite');
const { Sync } = require('boardgame.io/internal');

const SCHEMA = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
PRAGMA wal_autocheckpoint = 4000;
CREATE TABLE matches (id TEXT PRIMARY KEY, initial TEXT NOT NULL, state TEXT NOT NULL, metadata TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE log (match TEXT NOT NULL, seq INTEGER NOT NULL, entry TEXT NOT NULL, PRIMARY KEY (match, seq)) WITHOUT ROWID;
`;

class DurableStore extends Sync {
  constructor(file) {
    super();
    this.database = new DatabaseSync(file);
    this.database.exec(SCHEMA);
    this.addMatch = this.database.prepare('INSERT INTO matches (id, initial, state, metadata) VALUES (?, ?, ?, ?)');
    this.saveState = this.database.prepare('UPDATE matches SET state = ?, metadata = ? WHERE id = ?');
    this.addEntry = this.database.prepare('INSERT INTO log (match, seq, entry) VALUES (?, ?, ?)');
    this.matches = new Map();
    this.changed = new Set();
  }

  createMatch(id, { initialState, metadata }) {
    this.matches.set(id, { initialState, state: initialState, metadata, log: [], logged: 0 });
    this.addMatch.run(id, JSON.stringify(initialState), JSON.stringify(initialState), JSON.stringify(metadata));
  }

  setState(id, state, deltalog) {
    const match = this.matches.get(id);
    match.state = state;
    if (deltalog) match.log.push(...deltalog);
    this.changed.add(id);
  }

  setMetadata(id, metadata) {
    this.matches.get(id).metadata = metadata;
    this.changed.add(id);
  }

  /** Make everything durable that has changed: one transaction. */
  commit() {
    if (!this.changed.size) return;
    this.database.exec('BEGIN IMMEDIATE');
    for (const id of this.changed) {
      const match = this.matches.get(id);
      this.saveState.run(JSON.stringify(match.state), JSON.stringify(match.metadata), id);
      for (; match.logged < match.log.length; match.logged++) {
        this.addEntry.run(id, match.logged, JSON.stringify(match.log[match.logged]));
      }
    }
    this.database.exec('COMMIT');
    this.changed.clear();
  }

  fetch(id, wanted) {
    const match = this.matches.get(id) ?? { log: [] };
    return Object.fromEntries(Object.keys(wanted).filter((key) => wanted[key]).map((key) => [key, match[key]]));
  }

  wipe(id) {
    this.matches.delete(id);
    this.database.prepare('DELETE FROM matches WHERE id = ?').run(id);
    this.database.prepare('DELETE FROM log WHERE match = ?').run(id);
  }

  listMatches() {
    return [...this.matches.keys()];
  }
}

/** Tells the clients of a match what happened, once it is durable. */
class DurablePublisher {
  constructor(store) {
    this.store = store;
    this.callbacks = new Map();
  }

  publish(channel, payload) {
    // boardgame.io stores the move later in the same turn of the event loop; a microtask runs right after that.
    queueMicrotask(() => {
      this.store.commit();
      for (const callback of this.callbacks.get(channel) ?? []) callback(payload);
    });
  }

  subscribe(channel, callback) {
    this.callbacks.set(channel, [...(this.callbacks.get(channel) ?? []), callback]);
  }

  unsubscribeAll(channel) {
    this.callbacks.delete(channel);
  }
}

module.exports = { DurableStore, DurablePublisher };
