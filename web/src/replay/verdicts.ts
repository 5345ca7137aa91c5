/** What the referee says of records, and how it is put in words. */
import { say } from '$/lang/speech.svelte'
import { Company, row, sentence } from '$/telling/company'
import { http } from '$/wire/http'
import type { JudgedRecord, RecordProblem } from '$/wire/messages'

import type { Found } from './file'

/** A verdict, with the record that it is on. */
export interface Verdict extends Omit<JudgedRecord, 'line'>, Found {}

/** The server takes longer requests than this, but no longer records. */
const BATCH = 200 * 1024
const LONGEST = 240 * 1024

/** Every record judged, in order; told as far as they have come, since a long file takes some requests. */
export async function judge(records: readonly Found[], report: (verdicts: Verdict[]) => void): Promise<void> {
  let verdicts: Verdict[] = []
  for (const batch of batches(records)) {
    const [only] = batch
    const said: Omit<JudgedRecord, 'line'>[] =
      sizeOf(only.text) > LONGEST ? [tooLong()] : await http.judge(batch.map(({ text }) => text))
    verdicts = [...verdicts, ...batch.map((found, i) => ({ ...said[i], ...found }))]
    report(verdicts)
  }
}

/** As many records as go into one request; one that is too long goes by itself, and nowhere. */
function batches(records: readonly Found[]): Found[][] {
  const all: Found[][] = []
  let room = 0
  for (const record of records) {
    const size = sizeOf(record.text) + 1
    if (size > room) {
      all.push([])
      room = BATCH
    }
    all.at(-1)!.push(record)
    room -= size
  }
  return all
}

function sizeOf(text: string): number {
  return new TextEncoder().encode(text).length
}

function tooLong(): Omit<JudgedRecord, 'line'> {
  const place = { round: null, trick: null, seat: null }
  const problem = { key: 'unreadable-too-long', rule: '', args: { number: LONGEST }, where: '', place }
  return { game: null, names: [], complete: false, winners: [], totals: null, problem }
}

/** Round 1, trick 3, seat 2 (Cy); or where in the JSON; nothing, if it is about the whole record. */
export function placeWords({ place, where }: RecordProblem, names: readonly string[]): string {
  const { round, trick, seat } = place
  const parts = [
    ...(round == null ? [] : [say('place-round', { number: round })]),
    ...(trick == null ? [] : [say('place-trick', { number: trick })]),
    ...(seat == null ? [] : [seatWords(seat, names)]),
  ]
  if (parts.length) return sentence(row(parts))
  // A path in the JSON is written as it is there.
  return where.startsWith('the ') ? '' : where
}

function seatWords(number: number, names: readonly string[]): string {
  const name = names[number]
  return name ? say('replay-place-seat', { number, name }) : say('place-seat', { number })
}

/** How the game ended: Ada wins with 14 points. */
export function endWords({ names, complete, winners, totals }: Verdict): string {
  if (!complete) return say('replay-unfinished')
  const company = new Company(names, null)
  const words = say('verdict-winners', {
    person: company.person(...winners),
    winners: company.listed(winners),
  })
  return totals ? say('verdict-points', { winners: words, points: totals[winners[0]] }) : words
}

/** How many there are of each kind. */
export function sumWords(verdicts: readonly Verdict[]): string {
  const count = (is: (verdict: Verdict) => boolean): number => verdicts.filter(is).length
  return say('verdict-sum', {
    number: verdicts.length,
    complete: count(({ problem, complete }) => !problem && complete),
    unfinished: count(({ problem, complete }) => !problem && !complete),
    illegal: count(({ problem, game }) => !!problem && game !== null),
    unreadable: count(({ problem, game }) => !!problem && game === null),
  })
}
