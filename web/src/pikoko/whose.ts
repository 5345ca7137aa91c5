/** Everybody plays the feathers of the peacock on their left: in words. */
import { say } from '$/lang/speech.svelte'
import type { Company } from '$/telling/company'

import { leftOf } from './places'

/** On a plate, after the name: plays Lark's feathers. */
export function platePlays(company: Company, player: number, players: number): string {
  return say('board-plays', names(company, player, leftOf(player, players)))
}

/** Who plays a peacock's feathers, and, if that is somebody else, whose the reader plays. */
export function whosePlays(company: Company, owner: number, players: number): string {
  const { you } = company
  const player = (owner + players - 1) % players
  const line = say('board-played-by', names(company, player, owner))
  if (you === null || player === you) return line
  return `${line} ${say('board-played-by', names(company, you, leftOf(you, players)))}`
}

function names(company: Company, player: number, owner: number): Record<string, string> {
  return {
    person: company.person(player),
    whose: company.person(owner),
    player: company.name(player),
    owner: company.name(owner),
  }
}
