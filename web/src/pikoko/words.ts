/** Feathers and colours in words, with their marks. */
import { say } from '$/lang/speech.svelte'
import type { Company } from '$/telling/company'
import { emblemMark } from '$/telling/marks'
import type { Colour, Face, Feather } from '$/wire/messages'

import { coloursOf, featherOf, numberOf } from './notation'

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

/** A seat's peacock in a phrase: your peacock, Heron's peacock; or their own, in a sentence about its owner. */
export function peacockWords(company: Company, owner: number, of?: number): string {
  const person = company.person(owner)
  return owner === of
    ? say('own-peacock', { person })
    : say('peacock', { person, player: company.name(owner) })
}
