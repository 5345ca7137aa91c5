/** Whole games as each observer is sent them, from the rule books themselves. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { Numbered } from '$/wire/fold'
import type { Snapshot } from '$/wire/messages'

export interface Course {
  first: Snapshot
  /** `after` is null where another message of the same moment follows. */
  steps: { message: Numbered; after: Snapshot | null }[]
}

export function courses(): Course[] {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const printed = execFileSync(here('../../.venv/bin/python'), [here('games.py')], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Course)
}
