/** Counters and dice in words, with their marks. */
import { say } from '$/lang/speech.svelte'
import { allOf, row } from '$/telling/company'
import { counterMark } from '$/telling/marks'
import type { DieFace, Symbol as CounterSymbol } from '$/wire/messages'

export function symbolWords(symbol: CounterSymbol): string {
  return counterMark(symbol) + say(`symbol-${symbol}`)
}

/** 2 blue discs. */
export function dieWords(face: DieFace): string {
  if (face === '-') return say('die-blank')
  const symbol = face[1] as CounterSymbol
  return counterMark(symbol) + say('die-face', { number: Number(face[0]), symbol })
}

export function throwWords(dice: readonly DieFace[]): string {
  return row(dice.map(dieWords))
}

/** 2 blue discs and 1 red triangle. */
export function countedWords(counters: readonly CounterSymbol[]): string {
  const kinds = (['B', 'G', 'R'] as const).filter((symbol) => counters.includes(symbol))
  return allOf(
    kinds.map((symbol) => {
      const number = counters.filter((one) => one === symbol).length
      return counterMark(symbol) + say('die-face', { number, symbol })
    }),
  )
}
