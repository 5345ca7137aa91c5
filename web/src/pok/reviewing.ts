/** POK's offers in words, for reviews. */
import { say } from '$/lang/speech.svelte'
import { decimals, percent, type Judged, type ReviewParts } from '$/review/parts'
import type { Symbol as CounterSymbol } from '$/wire/messages'

import Belief from './Belief.svelte'
import { symbolWords } from './words'

type Figures = Record<'best_handed' | 'chosen_handed' | 'best_against' | 'chosen_against', number>

function why(judged: Judged): string[] {
  const { best, chosen } = judged.decision
  const figures = judged.moment.figures as Figures
  const both = { best: symbolWords(best as CounterSymbol), chosen: symbolWords(chosen as CounterSymbol) }
  return (['handed', 'against'] as const).map((name) =>
    say(`review-why-${name}`, {
      ...both,
      often: percent(figures[`best_${name}`]),
      seldom: percent(figures[`chosen_${name}`]),
    }),
  )
}

export const review: ReviewParts = {
  amount: (value, sign) => decimals(value, 3, sign),
  result: (share) => say('review-share', { share: percent(share) }),
  where: (_, { decision }) => say('review-where-offer', { round: decision.round }),
  option: (_company, _judged, action) => symbolWords(action as CounterSymbol),
  why: (_, judged) => why(judged),
  note: 'review-note-pok',
  noteUnsolved: 'review-note-pok-guessed',
  Belief,
  beliefTitle: 'review-page-belief-pok',
  hidden: null,
}
