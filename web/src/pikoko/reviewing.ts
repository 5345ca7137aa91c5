/** Pikoko's decisions in words, for reviews. */
import { say } from '$/lang/speech.svelte'
import { decimals, percent, type Judged, type Notation, type ReviewParts } from '$/review/parts'
import type { Company } from '$/telling/company'
import type { Face } from '$/wire/messages'

import Belief from './Belief.svelte'
import { faceWords, peacockWords } from './words'

interface Figures {
  trick: number
  bids: number[]
  best_tricks: number[][]
  best_right: number[]
  chosen_right: number[]
  best_wins?: number
  chosen_wins?: number
}

/** A difference between two shares of rounds that explains something. */
const WORTH_SAYING = 0.03

const figuresOf = ({ moment }: Judged): Figures => moment.figures as Figures

function where(company: Company, judged: Judged): string {
  const { kind, about, round } = judged.decision
  if (kind === 'play') return say('review-where-play', { round, trick: figuresOf(judged).trick })
  if (kind === 'self-bid') return say('review-where-self-bid', { round })
  if (kind === 'confidence' || about === null) return say('review-where-confidence', { round })
  return say('review-where-bid', { round, peacock: peacockWords(company, about) })
}

function option(company: Company, { decision }: Judged, action: Notation): string {
  if (decision.kind === 'play') return faceWords(action as Face)
  if (decision.kind !== 'confidence') return String(action)
  return typeof action === 'number' ? company.name(action) : say('review-no-confidence')
}

function why(company: Company, judged: Judged): string[] {
  const { decision } = judged
  const { best_wins, chosen_wins } = figuresOf(judged)
  const said =
    decision.kind === 'confidence'
      ? cards(company, judged)
      : decision.kind === 'play'
        ? rights(company, judged)
        : tricks(company, judged)
  if (best_wins !== undefined && Math.abs(best_wins - chosen_wins!) >= WORTH_SAYING)
    said.push(
      say('review-why-wins', {
        ...both(company, judged),
        often: percent(best_wins),
        seldom: percent(chosen_wins!),
      }),
    )
  return said
}

function tricks(company: Company, judged: Judged): string[] {
  const { about, best, chosen } = judged.decision
  // Nobody takes nine tricks.
  const often = [...figuresOf(judged).best_tricks[about!], 0]
  return [
    say('review-why-tricks', {
      peacock: peacockWords(company, about!),
      best: best!,
      chosen: chosen!,
      often: percent(often[Number(best)]),
      seldom: percent(often[Number(chosen)]),
    }),
  ]
}

function cards(company: Company, judged: Judged): string[] {
  const { bids, best_right } = figuresOf(judged)
  const { best, chosen } = judged.decision
  return [best, chosen]
    .filter((seat) => typeof seat === 'number')
    .map((seat) =>
      say('review-why-card', {
        peacock: peacockWords(company, seat),
        bid: bids[seat],
        often: percent(best_right[seat]),
      }),
    )
}

/** The bid that the better play helps the most. */
function rights(company: Company, judged: Judged): string[] {
  const { bids, best_right, chosen_right } = figuresOf(judged)
  const gains = best_right.map((one, seat) => one - chosen_right[seat])
  const most = gains.indexOf(Math.max(...gains))
  if (gains[most] < WORTH_SAYING) return []
  return [
    say('review-why-right', {
      ...both(company, judged),
      peacock: peacockWords(company, most),
      bid: bids[most],
      often: percent(best_right[most]),
      seldom: percent(chosen_right[most]),
    }),
  ]
}

function both(company: Company, judged: Judged): { best: string; chosen: string } {
  const { best, chosen } = judged.decision
  return { best: option(company, judged, best), chosen: option(company, judged, chosen) }
}

export const review: ReviewParts = {
  amount: (value, sign) => decimals(value, 2, sign),
  result: (points) => say('review-points', { points: Math.round(points) }),
  where,
  option,
  why,
  note: 'review-note-pikoko',
  noteUnsolved: 'review-note-pikoko',
  Belief,
  beliefTitle: 'review-page-belief',
  hidden: 'hidden',
}
