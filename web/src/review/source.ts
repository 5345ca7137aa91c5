/** Whose game is reviewed, and where its parts are: a table of the house, or a record that the reader has brought. */
import { fromRecord, fromTable, type PlayOnFrom } from '$/replay/playing-on'
import { http, type Eyes } from '$/wire/http'
import type { Replay, ToldReview, UnderWay } from '$/wire/messages'

export interface Source {
  /** Asks for the review of a seat, and says how far it is. */
  ask: (seat: number) => Promise<ToldReview | UnderWay>
  /** The review once more, or how far it is. */
  look: (seat: number, id: string) => Promise<ToldReview | UnderWay>
  replay: (eyes: Eyes) => Promise<Replay>
  playOn: PlayOnFrom
}

export function ofTable(table: string, invitation: string): Source {
  return {
    ask: (seat) => http.askForReview(table, seat, invitation),
    look: (seat) => http.review(table, seat, invitation),
    replay: (eyes) => http.replay(table, eyes, invitation),
    playOn: fromTable(table, invitation),
  }
}

export function ofRecord(record: string): Source {
  return {
    ask: (seat) => http.askForReviewOf(record, seat),
    look: (seat, id) => http.reviewOf(id, seat),
    replay: (eyes) => http.replayOf(record, eyes),
    playOn: fromRecord(record),
  }
}
