/** A game to be watched again, as pictures one after another: each with what is seen to happen. */
import { GAMES } from '$/games/registry'
import { say } from '$/lang/speech.svelte'
import { allOf, called, Company } from '$/telling/company'
import { foldGame, type Game, type Sight } from '$/wire/fold'
import type { Replay } from '$/wire/messages'

export interface Picture {
  game: Game
  /** What happens here; none in the first picture, in which nothing has been dealt or thrown. */
  sight: Sight | null
  /** What it is told in, in the language of the moment. */
  lines: (company: Company) => string[]
}

export function filmOf(replay: Replay): Picture[] {
  const { describe } = GAMES[replay.first.type]
  const before = () => [
    say(`replay-before-${replay.first.type}`, { players: allOf(replay.names.map(called)) }),
  ]
  const pictures: Picture[] = [{ game: replay.first, sight: null, lines: before }]
  for (const { game: seen } of replay.steps) {
    for (const sight of seen.sights) {
      const last = pictures.at(-1)!
      const shown = last.game
      const game = foldGame(shown, sight)
      const lines = (company: Company) => describe(company, shown.view, game.view, sight)
      // A question belongs to the picture before it.
      if (sight.type !== 'asked') pictures.push({ game, sight, lines })
      else {
        const before = last.lines
        Object.assign(last, { game, lines: (company: Company) => [...before(company), ...lines(company)] })
      }
    }
  }
  return pictures
}

/** Which picture is seen when the game has seen so many moves. */
export function placeAt(replay: Replay, moves: number): number {
  const sights = replay.steps.filter(({ at }) => at < moves).flatMap(({ game }) => [...game.sights])
  return sights.filter(({ type }) => type !== 'asked').length
}

export function companyOf(replay: Replay): Company {
  return new Company(replay.names, typeof replay.eyes === 'number' ? replay.eyes : null)
}
