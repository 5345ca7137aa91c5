/** Those for whom a bot decides, because their time was up or because the others waited for too long. */
import { say } from '$/lang/speech.svelte'
import type { TableView } from '$/wire/messages'

import type { Company } from './company'

/** For whom a bot has begun to decide between these two moments. */
export function toldLate(company: Company, before: TableView, after: TableView): string[] {
  return after.overdue
    .filter((seat) => !before.overdue.includes(seat))
    .map((seat) => saidLate(company, after, seat))
}

/** Why a bot decides for this seat. */
export function saidLate(company: Company, { replaced }: TableView, seat: number): string {
  const why = replaced.includes(seat) ? 'bot-called' : 'time-up'
  return say(why, { person: company.person(seat), player: company.name(seat) })
}
