/** What people say to each other at a table. */
import { say } from '$/lang/speech.svelte'
import type { Snapshot } from '$/wire/messages'

export type Line = Snapshot['talk'][number]

/** A line in the reader's language, if it is a phrase; or as it was said. */
export function wordsOf(line: Line): string {
  return line.is_phrase ? say(`phrase-${line.text}`) : line.text
}
