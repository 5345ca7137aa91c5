/** POK's puzzles in words: the figures of the coach, as `coverts review` tells them. */
import { say } from '$/lang/speech.svelte'
import { decimal, percent, type Notation, type PuzzleWords } from '$/learn/words'
import type { Company } from '$/telling/company'
import type { PuzzleShown, Symbol as CounterSymbol } from '$/wire/messages'

import { symbolWords } from './words'

interface Figures {
  handed: number
  against: number
}

const figuresOf = (puzzle: PuzzleShown, place: number) => puzzle.answers[place].figures as unknown as Figures

function option(_: Company, __: PuzzleShown, action: Notation): string {
  return symbolWords(action as CounterSymbol)
}

function why(company: Company, puzzle: PuzzleShown, chosen: number): string[] {
  const [best, own] = [puzzle.best, chosen].map((place) => figuresOf(puzzle, place))
  const words = {
    best: option(company, puzzle, puzzle.answers[puzzle.best].action),
    chosen: option(company, puzzle, puzzle.answers[chosen].action),
  }
  return (['handed', 'against'] as const).map((name) =>
    say(`review-why-${name}`, { ...words, often: percent(best[name]), seldom: percent(own[name]) }),
  )
}

export const PUZZLE_WORDS: PuzzleWords = {
  notation: (action) => (action.type === 'offer' ? action.symbol : null),
  option,
  why,
  loss: (loss) => say('practice-amount-pok', { loss: decimal(100 * loss, 0) }),
}
