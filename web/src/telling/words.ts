/** Feathers, colours, counters and dice in words, with their marks. */
import { say } from '$/lang/speech.svelte'
import { coloursOf, featherOf, numberOf } from '$/pikoko/notation'
import type { Colour, DieFace, Face, Feather, Symbol as CounterSymbol } from '$/wire/messages'

import { allOf, row } from './company'
import { counterMark, emblemMark } from './marks'

export function colourWord(colour: Colour): string {
  return emblemMark(colour) + say(`colour-${colour}`)
}

export function emblemWord(colour: Colour): string {
  return say(`emblem-${colour}`)
}

/** Red 6, or purple-yellow-red 1. */
export function featherWords(feather: Feather): string {
  const [first, second, third] = coloursOf(feather).map((colour) => say(`colour-${colour}`))
  const marks = coloursOf(feather).map(emblemMark).join('')
  const number = numberOf(feather)
  return (
    marks +
    (second
      ? say('feather-multi', { first, second, third, number })
      : say('feather-plain', { colour: first, number }))
  )
}

/** Red 6, or purple-yellow-red 1 as yellow. */
export function faceWords(face: Face): string {
  const feather = featherOf(face)
  const words = featherWords(feather)
  const colour = face.split('=')[1] as Colour | undefined
  return colour ? say('face-multi', { feather: words, colour: colourWord(colour) }) : words
}

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
