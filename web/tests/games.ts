/** Whole games as each observer is sent them, and a house before its games, from the rule books and the server itself. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { Numbered } from '$/wire/fold'
import type { Offered, Snapshot, Summary } from '$/wire/messages'

export interface Course {
  first: Snapshot
  /** `after` is null where another message of the same moment follows. */
  steps: { message: Numbered; after: Snapshot | null }[]
}

export interface House {
  offered: Offered
  lobby: Summary[]
  /** A table that waits for others, with three people's eyes. */
  gathering: Record<'host' | 'guest' | 'public', Snapshot>
}

function printed(script: string): string {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  return execFileSync(here('../../.venv/bin/python'), [here(script)], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
}

export function courses(): Course[] {
  return printed('games.py')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Course)
}

export function house(): House {
  return JSON.parse(printed('house.py')) as House
}
