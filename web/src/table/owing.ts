/** For whose numbers a deal waits. In quick games nobody is told: there it takes no time. */
import type { Snapshot } from '$/wire/messages'

const DAY = 24 * 60 * 60

/** Seats of people who are not away, and of whom a deal could still have a promise or a number. */
export function owingIn({ table, fair, game }: Snapshot): number[] {
  const isSlow = (table.settings.seconds ?? 0) >= DAY
  if (!fair || !isSlow || game?.view.prompt.type !== 'chance') return []
  const round = fair.rounds[fair.round - 1]
  const owes = (seat: number) =>
    round ? round.clients[seat] !== null && round.nonces[seat] === null : !fair.committed.includes(seat)
  return table.seats.flatMap(({ kind }, seat) =>
    kind === 'person' && !table.away.includes(seat) && owes(seat) ? [seat] : [],
  )
}
