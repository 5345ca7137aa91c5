/** A game to be watched again, as pictures one after another: each with what is seen to happen. */
import { say } from '$/lang/speech.svelte'
import { allOf, Company } from '$/telling/company'
import { toldPikoko } from '$/telling/pikoko'
import { toldPok } from '$/telling/pok'
import { foldGame, type Game, type Sight } from '$/wire/fold'
import type { Replay } from '$/wire/messages'

export interface Picture {
  game: Game
  /** What happens here; none in the first picture, in which nothing has been dealt or thrown. */
  sight: Sight | null
  /** What it is told in, in the language of the moment. */
  told: (company: Company) => string[]
}

/** Sights that are pictures of their own; the others belong to the picture before them. */
const SEEN: ReadonlySet<Sight['type']> = new Set<Sight['type']>([
  'starter-drawn',
  'deal-seen',
  'sealed',
  'ready',
  'bids-revealed',
  'confidence-placed',
  'played',
  'trick-taken',
  'round-scored',
  'thrown',
  'offers-revealed',
])

export function filmOf(replay: Replay): Picture[] {
  const before = () => [say(`replay-before-${replay.first.type}`, { players: allOf(replay.names) })]
  const pictures: Picture[] = [{ game: replay.first, sight: null, told: before }]
  for (const { game: seen } of replay.steps) {
    for (const sight of seen.sights) {
      const last = pictures.at(-1)!
      const game = foldGame(last.game, sight)
      const told = (company: Company) => toldOf(company, last.game, game, sight)
      if (SEEN.has(sight.type)) pictures.push({ game, sight, told })
      else {
        const before = last.told
        Object.assign(last, { game, told: (company: Company) => [...before(company), ...told(company)] })
      }
    }
  }
  return pictures
}

export function companyOf(replay: Replay): Company {
  return new Company(replay.names, typeof replay.eyes === 'number' ? replay.eyes : null)
}

function toldOf(company: Company, before: Game, after: Game, sight: Sight): string[] {
  return before.type === 'pikoko' && after.type === 'pikoko'
    ? toldPikoko(company, before.view, after.view, sight as never)
    : after.type === 'pok'
      ? toldPok(company, after.view, sight as never)
      : []
}
