/** What happens in a game of POK, as the reader sees it, in sentences. */
import { say } from '$/lang/speech.svelte'
import type { Over, PokView, RoundResult } from '$/wire/messages'

import { allOf, apart, row, sentence, type Company } from '$/telling/company'
import type { PokSight } from './fold'
import { dieWords, symbolWords, throwWords } from './words'

const SYMBOLS = ['B', 'G', 'R'] as const

/** What a sight tells, given the view after it. */
export function describePok(company: Company, after: PokView, sight: PokSight): string[] {
  switch (sight.type) {
    case 'thrown':
      return [say('thrown', { number: sight.round, dice: throwWords(sight.dice) })]
    case 'offers-revealed':
      return [...revealed(company, sight.result), left(company, after)]
    case 'asked':
      return sight.prompt.type === 'over' ? [pokEnding(company, sight.prompt)] : []
    case 'sealed':
    case 'ready':
      return []
  }
}

export function pokEnding(company: Company, over: Over): string {
  const winners = company.listed(over.winners)
  return sentence(say(`won-by-${over.by}`, { winners, person: company.person(...over.winners) }))
}

/** Who shows what, and what comes of it. */
export function revealed(company: Company, result: RoundResult): string[] {
  return [say('offers-revealed', { offers: offers(company, result) }), outcome(company, result)]
}

function offers(company: Company, result: RoundResult): string {
  const shown = SYMBOLS.filter((symbol) => result.played.includes(symbol)).map((symbol) => {
    const seats = result.played.flatMap((played, seat) => (played === symbol ? [seat] : []))
    return say('shown-by', { symbol: symbolWords(symbol), players: company.listed(seats) })
  })
  return sentence(apart(shown))
}

/** The rule in a sentence, and who hands over. */
export function outcome(company: Company, result: RoundResult): string {
  const seats = result.handed_over
  if (!seats.length) return reason(result)
  const gone = say('hand-over', { players: company.listed(seats), person: company.person(...seats) })
  return `${reason(result)} ${gone}`
}

export function reason(result: RoundResult): string {
  const met = result.dice.filter((_, die) => result.met[die])
  if (met.length) return say('met-dice', { number: met.length, dice: allOf(met.map(dieWords)) })
  const gone = SYMBOLS.filter((symbol) => result.handed_over.some((seat) => result.played[seat] === symbol))
  return say(`none-met-${result.verdict}`, { symbols: allOf(gone.map(symbolWords)) })
}

function left(company: Company, view: PokView): string {
  const each = company
    .roundTheTable()
    .map((seat) => say('left-to', { player: company.name(seat), number: view.left[seat] }))
  return say('counters-left', { left: row(each) })
}

/** What has happened last, for somebody who has just come. */
export function recapPok(company: Company, view: PokView): string[] {
  const before = view.last ? revealed(company, view.last) : []
  const now = view.dice.length ? [say('thrown', { number: view.round, dice: throwWords(view.dice) })] : []
  return [...before, ...now]
}

/** What a bot does here for the reader, whose time was up. What it does for others stays in the fist. */
export function latePok(company: Company, sight: PokSight): string | null {
  if (sight.type !== 'sealed' || sight.seat !== company.you) return null
  return say('late-offer', { symbol: symbolWords(sight.action.symbol) })
}
