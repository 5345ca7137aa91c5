/** Time that was up: whose it was. */
import { say } from '$/lang/speech.svelte'
import type { TableView } from '$/wire/messages'

import type { Company } from './company'

/** Whose time has run out between these two moments. */
export function toldLate(company: Company, before: TableView, after: TableView): string[] {
  return after.overdue
    .filter((seat) => !before.overdue.includes(seat))
    .map((seat) => say('time-up', { person: company.person(seat), player: company.name(seat) }))
}
