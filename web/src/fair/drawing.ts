/** The steps of a check that draw: who begins, the deal, and the throws. */
import { hex, type Bytes } from './bytes'
import { deckFor, dealt, facesOf, shuffled, thrown } from './chance'
import type { Hashing } from './hashing'
import { keyFor } from './protocol'
import type { FairGame } from './record'
import type { Hands, Step } from './steps'
import { Stream } from './stream'

/** What the draws of a round come from. */
export interface Drawing {
  hashing: Hashing
  seed: Bytes
  salt: Bytes
  round: number
}

interface Source {
  key: Bytes
  below: (n: number) => Promise<number>
}

async function sourceFor({ hashing, seed, salt }: Drawing, purpose: string): Promise<Source> {
  const key = await keyFor(hashing, seed, salt, purpose)
  const stream = new Stream(hashing, key)
  return { key, below: (n) => stream.below(n) }
}

export async function starterStep(game: FairGame, drawing: Drawing): Promise<Step> {
  const { key, below } = await sourceFor(drawing, 'starter')
  const starter = await below(game.names.length)
  const recordedStarter = game.deals[0].starter
  return {
    what: 'starter',
    state: starter === recordedStarter ? 'ok' : 'wrong',
    round: drawing.round,
    starter,
    recordedStarter,
    figures: [
      { name: 'key', value: hex(key) },
      { name: 'drawn', value: String(starter) },
    ],
  }
}

export async function dealStep(game: FairGame, drawing: Drawing): Promise<Step> {
  const players = game.names.length
  const { key, below } = await sourceFor(drawing, 'deck')
  const pile = await shuffled(deckFor(players).length, below)
  const worked = dealt(players, pile)
  const { hands, turnedUp } = game.deals[drawing.round - 1]
  const seat = worked.hands.findIndex((hand, seat) => !holdTheSame(hand, hands[seat]))
  const isRight = seat < 0 && worked.turnedUp === turnedUp
  const recorded: Hands = { hands, turnedUp }
  return {
    what: 'deal',
    state: isRight ? 'ok' : 'wrong',
    round: drawing.round,
    ...(isRight ? {} : seat < 0 ? { fault: 'turned-up', recorded } : { fault: 'cards', seat, recorded }),
    worked,
    figures: [
      { name: 'key', value: hex(key) },
      { name: 'places', value: pile.join(' ') },
    ],
  }
}

export async function throwSteps(game: FairGame, drawing: Drawing): Promise<Step[]> {
  const steps: Step[] = []
  for (const [i, recordedDice] of game.throws.entries()) {
    const { key, below } = await sourceFor(drawing, `throw/${i + 1}`)
    const sides = await thrown(below)
    const dice = facesOf(sides)
    const isRight = dice.every((face, die) => face === recordedDice[die])
    steps.push({
      what: 'throw',
      state: isRight ? 'ok' : 'wrong',
      round: drawing.round,
      throw: i + 1,
      dice,
      ...(isRight ? {} : { recordedDice }),
      figures: [
        { name: 'key', value: hex(key) },
        { name: 'drawn', value: sides.join(' ') },
      ],
    })
  }
  return steps
}

/** The order within a hand means nothing. */
function holdTheSame(a: readonly string[], b: readonly string[]): boolean {
  return [...a].sort().join() === [...b].sort().join()
}
