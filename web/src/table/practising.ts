/** What a practice table shows of itself. */
import type { Snapshot } from '$/wire/messages'

/** How far there is something to compare: not at all, the round in which it went on, or the whole game. */
export function comparedAsOf({ table, game }: Snapshot): '' | 'round' | 'game' {
  if (!table.practice || !game) return ''
  if (table.phase !== 'playing') return 'game'
  return game.view.round > table.practice.round ? 'round' : ''
}
