/** A view of Pikoko after one more sight: it moves things about and knows no rule. */
import type { BidsRevealed, DealSeen, PikokoAsked, PikokoSights, PikokoView, Played } from '$/wire/messages'
import { readied, without, withEntry } from '$/wire/fold-fists'

export type PikokoSight = PikokoSights['sights'][number]
type Hand = PikokoView['hands'][number]

export function foldPikoko(view: PikokoView, sight: PikokoSight): PikokoView {
  switch (sight.type) {
    case 'starter-drawn':
      return { ...view, starter: sight.seat }
    case 'deal-seen':
      return dealt(view, sight)
    case 'sealed':
      return { ...readied(view, sight.seat), sealed: withEntry(view.sealed, sight.seat, sight.action) }
    case 'ready':
      return readied(view, sight.seat)
    case 'bids-revealed':
      return revealed(view, sight)
    case 'confidence-placed':
      return {
        ...opened(view),
        confidence: view.sealed.map((card) => (card?.type === 'confidence' ? card : null)),
      }
    case 'played':
      return played(view, sight)
    case 'trick-taken': {
      const tricks = [...view.tricks, { ...view.trick!, taken_by: sight.by, reason: sight.reason }]
      return {
        ...view,
        trick: null,
        tricks,
        taken: withEntry(view.taken, sight.by, view.taken[sight.by] + 1),
      }
    }
    case 'round-scored':
      return {
        ...view,
        scores: [...view.scores, sight.score],
        totals: sight.totals,
        starter: sight.starter ?? view.starter,
        confidence: view.confidence.map(() => null),
      }
    case 'asked':
      return { ...view, prompt: sight.prompt, legal: sight.legal, trick: view.trick ?? newTrick(sight) }
  }
}

function dealt(view: PikokoView, deal: DealSeen): PikokoView {
  const { round, starter, hands, turned_up, trump } = deal
  return {
    ...view,
    ...{ round, starter, hands, turned_up, trump },
    bids: hands.map(() => hands.map(() => null)),
    tokens: view.tokens.map((left, seat) => left + spent(view.bids[seat])),
    tricks: [],
    taken: hands.map(() => 0),
  }
}

function spent(bids: (number | null)[]): number {
  return bids.reduce<number>((sum, bid) => sum + (bid ?? 0), 0)
}

function revealed(view: PikokoView, { subject, bids }: BidsRevealed): PikokoView {
  const rows = view.bids.map((row, seat) =>
    bids[seat] === null ? row : withEntry(row, subject ?? seat, bids[seat]),
  )
  const tokens = view.tokens.map((left, seat) => left - (bids[seat] ?? 0))
  return { ...opened(view), bids: rows, tokens }
}

function opened(view: PikokoView): PikokoView {
  return { ...view, sealed: view.sealed.map(() => null), ready: view.ready.map(() => false) }
}

function played(view: PikokoView, { owner, face }: Played): PikokoView {
  const hands = withEntry(view.hands, owner, handWithout(view.hands[owner], face))
  return { ...view, hands, trick: { ...view.trick!, plays: [...view.trick!.plays, face] } }
}

function handWithout(hand: Hand, face: Played['face']): Hand {
  if (hand.type === 'hidden') return { ...hand, size: hand.size - 1 }
  const feather = face.split('=')[0]
  return { ...hand, feathers: without(hand.feathers, (one) => one === feather) }
}

function newTrick({ prompt }: PikokoAsked): PikokoView['trick'] {
  const leads = prompt.type === 'awaits' && prompt.kind === 'play'
  return leads ? { first: prompt.seats[0], plays: [], taken_by: null, reason: null } : null
}
