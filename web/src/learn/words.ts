/** What puzzles need of a game: its answers in words, and the coach's figures in sentences. */
import { language, say } from '$/lang/speech.svelte'
import type { Company } from '$/telling/company'
import type { Move, PuzzleShown } from '$/wire/messages'

export type Notation = PuzzleShown['answers'][number]['action']

export interface PuzzleWords {
  /** An action as the answers of a puzzle write it. */
  notation: (action: Move['action']) => Notation
  /** An answer, in a few words. */
  option: (company: Company, puzzle: PuzzleShown, action: Notation) => string
  /** What makes the best answer better than this one, each sentence with its figures. */
  why: (company: Company, puzzle: PuzzleShown, chosen: number) => string[]
  /** What an answer loses, in the unit of the game. */
  loss: (loss: number) => string
}

/** A share of the rounds played on, in per cent. */
export function percent(share: number): number {
  return Math.round(100 * share)
}

/** A number as the language writes it, with so many digits after the point. */
export function decimal(number: number, digits: number): string {
  return number.toLocaleString(language(), { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** What is said when an answer has been given. */
export function verdict(words: PuzzleWords, company: Company, puzzle: PuzzleShown, answer: number): string[] {
  const isRight = answer === puzzle.best
  const compared = isRight ? puzzle.usual : answer
  const option = (place: number) => words.option(company, puzzle, puzzle.answers[place].action)
  const loss = (place: number) => words.loss(puzzle.answers[place].loss)
  const lines = [
    say(isRight ? 'practice-right' : 'practice-wrong', {
      best: option(puzzle.best),
      chosen: option(compared),
      loss: loss(compared),
    }),
  ]
  if (!isRight && answer !== puzzle.usual)
    lines.push(say('practice-usual', { chosen: option(puzzle.usual), loss: loss(puzzle.usual) }))
  return [...lines, ...words.why(company, puzzle, compared)]
}
