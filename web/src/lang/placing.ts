/** How numbers and names stand in a sentence, and beside each other. */
import { FluentNumber, type FluentVariable } from '@fluent/bundle'

/** A minus sign is as wide as a plus; a hyphen is not, and lines may break after it. */
const MINUS = '−'
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

/** 3, 0, −1. */
export function counted(number: number): string {
  return String(number).replace('-', MINUS)
}

/** +3, 0, −1. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : counted(number)
}

/**
 * A name that is written from right to left would take the number after it to its other side. Other texts stay as they
 * are: a mark that nobody sees is in the way of whoever searches or compares them.
 */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) && !text.includes(ISOLATE) ? ISOLATE + text + END : text
}

/** What a sentence is given, so that it stands there rightly. */
export function placed(words: Record<string, FluentVariable>): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, placedOne(value)]))
}

function placedOne(value: FluentVariable): FluentVariable {
  if (typeof value === 'string') return isolated(value)
  return typeof value === 'number' && value < 0 ? new Negative(value) : value
}

/** It still chooses the form of the words around it. */
class Negative extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber['toString']>): string {
    return super.toString(...scope).replace('-', MINUS)
  }
}
