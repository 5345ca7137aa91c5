/** From where a game is played on: a table of the house, or a record that the reader has brought. */
import { http } from '$/wire/http'
import type { OpenedTable, Replay, Settings } from '$/wire/messages'

export interface Wanted {
  moves: number
  seat: number
  language: NonNullable<Settings['language']>
}

/** Opens the practice table. */
export type PlayOnFrom = (wanted: Wanted) => Promise<OpenedTable>

export function fromTable(table: string, invitation: string): PlayOnFrom {
  return (wanted) => http.playOn(table, wanted, invitation)
}

export function fromRecord(record: string): PlayOnFrom {
  return (wanted) => http.playOnRecord(record, wanted)
}

/** How many moves the game has seen in a picture of its film: also the move that is just being shown. */
export function movesAt(replay: Replay, place: number): number {
  let shown = 0
  return replay.steps.filter(({ game }) => {
    const isMade = shown < place
    shown += [...game.sights].filter(({ type }) => type !== 'asked').length
    return isMade
  }).length
}
