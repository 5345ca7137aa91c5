/** What all steps of a check come to. */
import type { FairGame } from './record'
import type { Step, Verdict } from './steps'

export function verdictOn(game: FairGame, steps: readonly Step[]): Verdict {
  const wrong = steps.find(({ state }) => state === 'wrong') ?? null
  const roundsOf = (what: Step['what']) => steps.flatMap((step) => (step.what === what ? [step.round!] : []))
  const checked = roundsOf('salt')
  const last = game.kind === 'pikoko' ? game.deals.length : Math.min(1, game.throws.length)
  const open = roundsOf('seed').filter((round) => round <= last && !checked.includes(round))
  const alone = checked.filter((round) => game.fair[round - 1].nonces.every((nonce) => nonce === null))
  const seats = steps.flatMap(({ state, seat }) => (state === 'withheld' ? [seat!] : []))
  const withheld = [...new Set(seats)].sort((a, b) => a - b)
  const kind = wrong
    ? 'wrong'
    : !checked.length
      ? 'open'
      : alone.length
        ? 'alone'
        : withheld.length
          ? 'but'
          : 'proved'
  return { kind, withheld, checked, alone, open, wrong }
}
