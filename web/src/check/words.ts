/** The steps of a check in words, and as the protocol writes them. */
import type { Step, Verdict } from '$/fair/steps'
import { say } from '$/lang/speech.svelte'
import { featherWords } from '$/pikoko/words'
import { throwWords } from '$/pok/words'
import type { Company } from '$/telling/company'
import type { DieFace, Feather } from '$/wire/messages'

/** What a step found. */
export function stepWords(step: Step, company: Company): string {
  const named = (seat: number | undefined) => (seat === undefined ? '' : company.name(seat))
  switch (step.what) {
    case 'rules':
      return say(`fair-page-rules-${step.state}`)
    case 'fingerprint':
      return say('fair-page-print-noted')
    case 'seed':
      return say(`fair-page-seed-${step.fault ?? step.state}`)
    case 'nonce':
      return say(`fair-page-nonce-${step.fault ?? step.state}`, { player: named(step.seat) })
    case 'salt':
      return say('fair-page-salt-noted')
    case 'starter': {
      const words = { player: named(step.starter), other: named(step.recordedStarter) }
      return say(`fair-page-starter-${step.state}`, words)
    }
    case 'deal':
      return say(`fair-page-deal-${step.fault ?? step.state}`, dealWords(step, named(step.seat)))
    case 'throw':
      return say(`fair-page-throw-${step.state}`, {
        dice: throwWords(step.dice as DieFace[]),
        other: facesWords(step.recordedDice),
      })
    case 'uncommitted':
      return say('fair-page-uncommitted-wrong')
    case 'unread':
      return say('fair-page-unread-wrong', { path: step.path ?? '' })
  }
}

function dealWords({ worked, recorded }: Step, player: string): Record<string, string> {
  return {
    player,
    feather: featherWords(worked!.turnedUp as Feather),
    other:
      recorded && isFeather(recorded.turnedUp) ? featherWords(recorded.turnedUp) : (recorded?.turnedUp ?? ''),
  }
}

/** A record may hold anything: what is no feather is shown as it stands there. */
export function isFeather(text: string): text is Feather {
  return /^(PYR1|BWY4|PWR7|BWR10|[RYPWB]([1-9]|1[01]))$/.test(text)
}

function facesWords(dice: readonly string[] = []): string {
  const areFaces = dice.every((face) => /^([123][BGR]|-)$/.test(face))
  return dice.length && areFaces ? throwWords(dice as DieFace[]) : dice.join(', ')
}

/** Round 2, or throw 3, or nothing if it is about the whole. */
export function placeWords({ round, throw: thrown }: Step, game: string | null): string {
  if (thrown) return say('fair-page-throw', { number: thrown })
  if (round === undefined) return ''
  return game === 'pok' ? say('fair-page-game') : say('fair-page-round', { number: round })
}

/** A wrong step by its place and what is wrong there. */
export function wrongWords({ wrong }: Verdict, game: string | null, company: Company): string {
  const what = stepWords(wrong!, company)
  const where = placeWords(wrong!, game)
  return where ? say('fair-page-where', { where, what }) : what
}

/** How a step's number is worked out, as the protocol has it: for those who do it again by themselves. */
export function formulaOf({ what, round, seat, throw: thrown }: Step, players: number): string {
  const draw = (purpose: string) => `key = HKDF-SHA256(seed, salt, "coverts-fair/1/${purpose}", 32)`
  switch (what) {
    case 'fingerprint':
      return 'H("coverts-fair/1/print", game, …)'
    case 'seed':
      return `H("coverts-fair/1/server", game, rules, u16(${round}), seed)`
    case 'nonce':
      return `H("coverts-fair/1/client", game, u16(${round}), u8(${seat}), nonce)`
    case 'salt':
      return `H("coverts-fair/1/transcript", game, rules, u16(${round}), nonce 0 … nonce ${players - 1})`
    case 'starter':
      return draw('starter')
    case 'deal':
      return draw('deck')
    case 'throw':
      return draw(`throw/${thrown}`)
    default:
      return ''
  }
}
