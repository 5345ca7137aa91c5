/** How the bids stand: what is still needed, what is exactly right, what is lost. It counts, and knows no rule. */
import type { PikokoView } from '$/wire/messages'

export type Standing = 'open' | 'exact' | 'over' | 'short'

/** How many tricks of the round are still to be taken: the one on the table is among them until somebody takes it. */
export function tricksLeft(view: PikokoView): number {
  const sizes = view.hands.map((hand) => (hand.type === 'hidden' ? hand.size : hand.feathers.length))
  // A full trick holds a feather of every peacock; in any other, one peacock still has what it will play.
  return Math.max(...sizes) + Number(isTrickFull(view))
}

/** How many more tricks a bid wants; negative when the peacock has taken too many. */
export function missing(view: PikokoView, by: number, on: number): number | null {
  const bid = view.bids[by][on]
  return bid === null ? null : bid - view.taken[on]
}

/** How a bid stands while the tricks are played. */
export function standing(view: PikokoView, by: number, on: number): Standing {
  const more = missing(view, by, on)
  if (more === null || more > 0) return more !== null && more > tricksLeft(view) ? 'short' : 'open'
  return more === 0 ? 'exact' : 'over'
}

/** A bid that wants so many more, or has so many over, as sentences take it. */
export function howItStands(more: number): { how: string; number: number } {
  return { how: more > 0 ? 'open' : more === 0 ? 'exact' : 'over', number: Math.abs(more) }
}

/** Whether tricks are being played, or have been. */
export function isPlayed(view: PikokoView): boolean {
  return view.trick !== null || view.tricks.length > 0
}

/** Every peacock has given a feather, and the trick has not been taken yet. */
export function isTrickFull({ trick, options }: PikokoView): boolean {
  return trick?.plays.length === options.players
}
