/** Whole games with `fair`, from the rule books. */
import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import type { Check } from '$/fair/steps'

// A test turns over whatever it likes in them.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRecord = any

/** One for every size of both games; some in which seats did not keep their promises; some to which nobody added. */
export function fairRecords(): Record<'whole' | 'silent' | 'alone', AnyRecord[]> {
  const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const python = here('../../../.venv/bin/python')
  const command = ['-m', 'tests.browser.fair_records']
  return JSON.parse(execFileSync(python, command, { cwd: here('../../../'), encoding: 'utf8' }))
}

/** A copy in which something is different. */
export function changed(record: AnyRecord, change: (copy: AnyRecord) => void): AnyRecord {
  const copy = structuredClone(record)
  change(copy)
  return copy
}

/** Where a check found the first mistake: what, round, seat or throw, in short. */
export function placeOf(check: Check | null): string {
  const wrong = check?.verdict.wrong
  if (!wrong) return check ? check.verdict.kind : 'no fair'
  const { what, fault, round, seat, path } = wrong
  return [what, fault, round && `round ${round}`, seat !== undefined && `seat ${seat}`]
    .concat(wrong.throw ? [`throw ${wrong.throw}`] : [], path ?? [])
    .filter(Boolean)
    .join(', ')
}
