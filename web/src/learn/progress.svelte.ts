/** Which puzzles the reader has solved, and missed: this browser keeps it. */
import { kept } from '$/parts/kept.svelte'

export type Outcome = 'solved' | 'missed'

const outcomes = kept<Record<string, Outcome>>('practice', {})

export const progress = {
  /** How it went with a puzzle the last time; null if it has not been tried. */
  of: (puzzle: string): Outcome | null => outcomes.value[puzzle] ?? null,
  note: (puzzle: string, outcome: Outcome) => (outcomes.value = { ...outcomes.value, [puzzle]: outcome }),
}
