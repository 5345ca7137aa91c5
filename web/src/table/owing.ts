/** For whose numbers a deal waits. */
import type { Snapshot } from '$/wire/messages'

/** Seats of people who are not away, and of whom a deal could still have a promise or a number. */
export function owingIn({ table, fair, game }: Snapshot): number[] {
  if (!fair || game?.view.prompt.type !== 'chance') return []
  const round = fair.rounds[fair.round - 1]
  const owes = (seat: number) =>
    round ? round.clients[seat] !== null && round.nonces[seat] === null : !fair.committed.includes(seat)
  return table.seats.flatMap(({ kind }, seat) =>
    kind === 'person' && !table.away.includes(seat) && owes(seat) ? [seat] : [],
  )
}
