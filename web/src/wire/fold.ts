/** What somebody knows after one more message: the table and the game, kept up to date. It knows no rule. */
import { GAMES } from '$/games/registry'

import type { Changed, Committed, Happened, Revealed, Said, Snapshot } from './messages'

export type Numbered = Changed | Happened | Committed | Revealed | Said
export type Game = NonNullable<Snapshot['game']>
export type Sight = Happened['game']['sights'][number]

const TALK_KEPT = 50

/** One step from what was known to what is known: what is seen to happen, if anything is, and what is known then. */
export interface Beat {
  after: Snapshot
  /** What is seen to happen; none when only the table changes. */
  sight: Sight | null
}

/** A message in beats: one for each sight, and the last of them brings the question. */
export function beatsOf(known: Snapshot, message: Numbered): Beat[] {
  const { number } = message
  switch (message.type) {
    case 'changed':
      return [{ after: { ...known, number, ...changedIn(known, message) }, sight: null }]
    case 'committed':
    case 'revealed':
      return [{ after: { ...known, number, fair: message.fair }, sight: null }]
    case 'said':
      return [
        { after: { ...known, number, talk: [...known.talk, message.line].slice(-TALK_KEPT) }, sight: null },
      ]
    case 'happened':
      return happenedIn(known, message)
  }
}

function changedIn(known: Snapshot, { table, game, fair }: Changed) {
  return { table, game: game ?? known.game, fair: fair ?? known.fair }
}

function happenedIn(
  known: Snapshot,
  { number, game: { sights }, question, deadline, overdue, idle_at }: Happened,
): Beat[] {
  let game: Game = known.game!
  const beats: Beat[] = sights.map((sight) => {
    game = foldGame(game, sight)
    return { after: { ...known, game }, sight }
  })
  const after = { ...known, number, game, table: { ...known.table, question, deadline, overdue, idle_at } }
  return [...beats.slice(0, -1), { after, sight: beats.at(-1)?.sight ?? null }]
}

export function foldGame(game: Game, sight: Sight): Game {
  return { ...game, view: GAMES[game.type].fold(game.view, sight) }
}
