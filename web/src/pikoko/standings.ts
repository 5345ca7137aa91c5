/** How a game stands at its end: who is before whom, and where everybody's points came from. */
import type { PikokoView, RoundScore } from '$/wire/messages'

type Result = Pick<PikokoView, 'totals' | 'prompt'>

const winnersOf = ({ prompt }: Result): number[] => (prompt.type === 'over' ? prompt.winners : [])

/** Whether a seat is before another one. A tie-break counts for the victory alone. */
function isAhead(result: Result, seat: number, of: number): boolean {
  const winners = winnersOf(result)
  if (winners.includes(seat) || winners.includes(of)) return !winners.includes(of)
  return result.totals[seat] > result.totals[of]
}

/** These seats, the best first; those who are level stay as they are. */
export function ranked(result: Result, seats: readonly number[]): number[] {
  return [...seats].sort((a, b) => Number(isAhead(result, b, a)) - Number(isAhead(result, a, b)))
}

/** How many are ahead of a seat, and one. */
export function placeOf(result: Result, seat: number): number {
  return 1 + result.totals.filter((_, other) => isAhead(result, other, seat)).length
}

/** Where somebody's points came from, added up over the rounds. */
export interface Sources {
  /** Points for bids that were exactly right, and for those that were off by one. */
  exact: number
  near: number
  /** Points by the confidence cards, or lost by them. */
  card: number
}

const EXACT = 2

export function sourcesOf(rounds: readonly RoundScore[], seat: number): Sources {
  const bids = rounds.flatMap((round) => round.bid_points[seat])
  const sum = (points: readonly number[]): number => points.reduce((all, one) => all + one, 0)
  return {
    exact: sum(bids.filter((points) => points === EXACT)),
    near: sum(bids.filter((points) => points !== EXACT)),
    card: sum(rounds.map((round) => round.confidence_points[seat])),
  }
}
