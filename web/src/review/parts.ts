/** What a review needs of a game, and what it makes of a decision. */
import type { Component } from 'svelte'

import { locale, say } from '$/lang/speech.svelte'
import { addressOf } from '$/learn/puzzles.svelte'
import type { Company } from '$/telling/company'
import type { Decision, ToldMoment, ToldReview } from '$/wire/messages'

/** A decision with what there is to say of it. */
export interface Judged {
  place: number
  decision: Decision
  moment: ToldMoment
}

/** An action as records write it. */
export type Notation = Decision['chosen']

/** The words and pictures of one game's reviews. */
export interface ReviewParts {
  /** What something is worth, in the unit of the game. */
  amount: (value: number, sign?: boolean) => string
  /** What a seat made of the game. */
  result: (points: number) => string
  /** Which decision it is, and an action of it in short. */
  where: (company: Company, judged: Judged) => string
  option: (company: Company, judged: Judged, action: Notation) => string
  /** What explains a loss, each sentence with its figures. */
  why: (company: Company, judged: Judged) => string[]
  /** What the worths mean, and what they mean where they are not exact. */
  note: string
  noteUnsolved: string
  /** What could be believed, as a picture, and what it is called above a review. */
  // The belief of a game is known to the game alone.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  Belief: Component<{ belief: any; company: Company }>
  beliefTitle: string
  /** The part of the luck that hidden things of the seat's own made, if there are any: what hindsight shows. */
  hidden: string | null
}

export function judgedIn(told: ToldReview): Judged[] {
  return told.review.decisions.map((decision, place) => ({ place, decision, moment: told.moments[place] }))
}

/** How big a mistake was, in words. */
export function sizeWords({ decision, moment }: Judged): string {
  if (moment.forced) return say('review-forced')
  if (decision.loss <= 0) return say('review-best')
  if (decision.size === 'none' && moment.clear) return say('review-slight')
  return say(`review-size-${decision.size}`)
}

/** Where puzzles of the kind are that somebody got wrong. Reviews of earlier days do not know the theme. */
export function practised(game: string, { decision, moment }: Judged): string {
  return addressOf(game, '', { game, theme: moment.theme ?? decision.kind, difficulty: 0 })
}

/** Mistakes, the greatest first. */
export function mistakesIn(all: readonly Judged[]): Judged[] {
  return all
    .filter(({ decision }) => decision.size !== 'none')
    .sort((a, b) => b.decision.loss - a.decision.loss)
}

/** A number as the reader writes it, with a minus sign as wide as a plus. */
export function decimals(value: number, digits: number, sign = false): string {
  const settings: Intl.NumberFormatOptions = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: sign ? 'always' : 'negative',
  }
  return new Intl.NumberFormat(locale(), settings).format(value).replace('-', '−')
}

export function percent(share: number): number {
  return Math.round(100 * share)
}
