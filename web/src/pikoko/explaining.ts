/** Pikoko's puzzles in words: the figures of the coach, as `coverts review` tells them. */
import { say } from '$/lang/speech.svelte'
import { decimal, percent, type Notation, type PuzzleWords } from '$/learn/words'
import type { Company } from '$/telling/company'
import type { Face, PuzzleShown } from '$/wire/messages'

import { faceWords, peacockWords } from './words'

/** A difference between two shares of rounds that explains something. */
const WORTH_SAYING = 0.03

interface Figures {
  tricks: number[][]
  right: number[]
  wins?: number
}

const figuresOf = (puzzle: PuzzleShown, place: number) => puzzle.answers[place].figures as unknown as Figures
const bidsIn = (puzzle: PuzzleShown) => (puzzle.figures as { bids: number[] }).bids

function option(company: Company, puzzle: PuzzleShown, action: Notation): string {
  if (puzzle.kind === 'play') return faceWords(action as Face)
  if (puzzle.kind !== 'confidence') return String(action)
  return action === null ? say('review-no-confidence') : company.name(Number(action))
}

function why(company: Company, puzzle: PuzzleShown, chosen: number): string[] {
  const best = figuresOf(puzzle, puzzle.best)
  const own = figuresOf(puzzle, chosen)
  const both = {
    best: option(company, puzzle, puzzle.answers[puzzle.best].action),
    chosen: option(company, puzzle, puzzle.answers[chosen].action),
  }
  const lines: string[] = []
  if (puzzle.kind === 'bid' || puzzle.kind === 'self-bid') {
    const often = best.tricks[puzzle.about!]
    const taken = (place: number) => percent(often[Number(puzzle.answers[place].action)] ?? 0)
    const peacock = peacockWords(company, puzzle.about!)
    lines.push(
      say('review-why-tricks', { ...both, peacock, often: taken(puzzle.best), seldom: taken(chosen) }),
    )
  } else if (puzzle.kind === 'confidence') {
    for (const place of [puzzle.best, chosen]) {
      const { action } = puzzle.answers[place]
      if (action === null) continue
      const seat = Number(action)
      const peacock = peacockWords(company, seat)
      lines.push(
        say('review-why-card', { peacock, bid: bidsIn(puzzle)[seat], often: percent(best.right[seat]) }),
      )
    }
  } else {
    const gains = best.right.map((share, seat) => share - own.right[seat])
    const most = gains.indexOf(Math.max(...gains))
    if (gains[most] >= WORTH_SAYING) {
      const shares = { often: percent(best.right[most]), seldom: percent(own.right[most]) }
      const peacock = peacockWords(company, most)
      lines.push(say('review-why-right', { ...both, ...shares, peacock, bid: bidsIn(puzzle)[most] }))
    }
  }
  if (best.wins !== undefined && own.wins !== undefined && Math.abs(best.wins - own.wins) >= WORTH_SAYING)
    lines.push(say('review-why-wins', { ...both, often: percent(best.wins), seldom: percent(own.wins) }))
  return lines
}

export const PUZZLE_WORDS: PuzzleWords = {
  notation: (action) => {
    if (action.type === 'bid') return action.tokens
    if (action.type === 'confidence') return action.seat ?? null
    return action.type === 'play' ? action.face : null
  },
  option,
  why,
  loss: (loss) => say('practice-amount-pikoko', { loss: decimal(loss, 2) }),
}
