/** What happens in a game of Pikoko, as the reader sees it, in sentences. */
import { say } from '$/lang/speech.svelte'
import type {
  BidsRevealed,
  DealSeen,
  Over,
  PikokoView,
  Played,
  RoundScore,
  RoundScored,
  Trick,
} from '$/wire/messages'

import { row, sentence, type Company } from '$/telling/company'
import type { PikokoSight } from './fold'
import { colourWord, faceWords, featherWords, peacockWords } from './words'

/** What a sight tells, given the view before it and after it. */
export function describePikoko(
  company: Company,
  before: PikokoView,
  after: PikokoView,
  sight: PikokoSight,
): string[] {
  switch (sight.type) {
    case 'starter-drawn':
      return [say('starter-drawn', about(company, sight.seat))]
    case 'deal-seen':
      return deal(company, sight)
    case 'bids-revealed':
      return [bids(company, sight)]
    case 'confidence-placed':
      return [say('cards-placed')]
    case 'played':
      return [play(company, before, sight)]
    case 'trick-taken':
      return [taken(company, after)]
    case 'round-scored':
      return scored(company, sight)
    case 'asked':
      return sight.prompt.type === 'over' ? ending(company, after, sight.prompt) : []
    case 'sealed':
    case 'ready':
      // A ring around the bird shows it, and is told there: a closed fist is no news for the story.
      return []
  }
}

export function about(company: Company, seat: number): { person: string; player: string } {
  return { person: company.person(seat), player: company.name(seat) }
}

function deal(
  company: Company,
  { round, starter, turned_up, trump }: Pick<DealSeen, 'round' | 'starter' | 'turned_up' | 'trump'>,
): string[] {
  return [
    say('round-heading', { number: round }),
    say('starter', about(company, starter)),
    trumpSentence(turned_up, trump),
  ]
}

export function trumpSentence(turnedUp: DealSeen['turned_up'], trump: DealSeen['trump']): string {
  const feather = featherWords(turnedUp)
  return trump ? say('trump', { feather, colour: colourWord(trump) }) : say('no-trump', { feather })
}

function bids(company: Company, { subject, bids }: Pick<BidsRevealed, 'subject' | 'bids'>): string {
  const shown = company
    .roundTheTable()
    .filter((seat) => bids[seat] !== null)
    .map((seat) => say('bid-shown', { player: company.name(seat), number: bids[seat]! }))
  if (subject === null) return say('bids-revealed-own', { bids: row(shown) })
  return say('bids-revealed', { peacock: peacockWords(company, subject), bids: row(shown) })
}

function play(company: Company, before: PikokoView, { seat, owner, face }: Played): string {
  const key = before.trick?.plays.length ? 'plays' : 'leads'
  return say(key, {
    ...about(company, seat),
    feather: faceWords(face),
    peacock: peacockWords(company, owner),
  })
}

function taken(company: Company, after: PikokoView): string {
  const trick = after.tricks.at(-1)!
  const each = company
    .roundTheTable()
    .map((seat) => say('taken-by', { player: company.name(seat), number: after.taken[seat] }))
  return say('trick-taken', { ...about(company, trick.taken_by!), ...takenWith(trick), so_far: row(each) })
}

function scored(company: Company, { score, totals, starter }: RoundScored): string[] {
  const cards = company.roundTheTable().map((seat) => cardSentence(company, score, seat))
  const points = company
    .roundTheTable()
    .map((seat) =>
      say('page-points-of', { player: company.name(seat), round: score.scores[seat], total: totals[seat] }),
    )
  const next = starter === null ? [] : [nextStarter(company, totals, starter)]
  return [...cards, say('page-points', { points: row(points) }), ...next]
}

/** What a confidence card is turned over to. */
export function cardSentence(company: Company, score: RoundScore, seat: number): string {
  const trusted = score.confidence[seat]
  const points = score.confidence_points[seat]
  if (trusted === null) return say('card-none', { player: company.name(seat), points })
  return say(points > 0 ? 'card-right' : 'card-wrong', {
    ...about(company, seat),
    peacock: peacockWords(company, trusted, seat),
    bid: score.bids[seat][trusted],
    taken: score.taken[trusted],
    points: Math.abs(points),
  })
}

export function nextStarter(company: Company, totals: readonly number[], starter: number): string {
  const points = Math.min(...totals)
  const fewest = totals.flatMap((total, seat) => (total === points ? [seat] : []))
  const key = fewest.length === 1 ? 'next-starter' : 'next-starter-tied'
  return say(key, { ...about(company, starter), tied: company.listed(fewest), points })
}

/** Who wins, and what decided it. */
export function ending(company: Company, view: PikokoView, over: Over): string[] {
  const points = Math.max(...view.totals)
  const level = view.totals.flatMap((total, seat) => (total === points ? [seat] : []))
  const best = Math.max(...view.scores.map((score) => score.scores[over.winners[0]]))
  const won = say(`won-by-${over.by}`, {
    ...{ winners: company.listed(over.winners), person: company.person(...over.winners) },
    ...{ points, best },
  })
  const tie = over.by === 'points' ? [] : [say('tie-level', { players: company.listed(level), points })]
  return [...tie, won].map(sentence)
}

/** What has happened in the round so far, for somebody who has just come. */
export function recapPikoko(company: Company, view: PikokoView): string[] {
  if (!view.turned_up || view.starter === null) return []
  const { round, starter, turned_up, trump } = view
  const lines = deal(company, { round, starter, turned_up, trump })
  const others = company
    .roundTheTable()
    .filter((on) => view.bids.some((row, by) => by !== on && row[on] !== null))
  for (const subject of others) {
    lines.push(
      bids(company, { subject, bids: view.bids.map((row, by) => (by === subject ? null : row[subject])) }),
    )
  }
  const own = view.bids.map((row, seat) => row[seat])
  if (own.some((bid) => bid !== null)) lines.push(bids(company, { subject: null, bids: own }))
  const numbered = view.tricks.map((trick, index) => trickSentence(company, trick, index + 1))
  return [...lines, ...numbered]
}

/** A whole trick in a sentence. */
export function trickSentence(company: Company, trick: Trick, number: number): string {
  const [first, ...others] = trick.plays.map(faceWords)
  const by = trick.taken_by!
  return say('trick-line', {
    ...{ number, first, others: row(others) },
    ...about(company, trick.first),
    ...{ taker_person: company.person(by), taker: company.name(by) },
    ...takenWith(trick),
  })
}

/** The feather that takes a trick, and why it does. */
function takenWith({ first, plays, taken_by, reason }: Trick): { feather: string; why: string } {
  const place = (taken_by! - first - 1 + plays.length) % plays.length
  return { feather: faceWords(plays[place]), why: say('taking', { reason: reason! }) }
}

/** What a bot does here for the reader, whose time was up. What it does for others stays in the fist. */
export function latePikoko(company: Company, sight: PikokoSight): string | null {
  if ((sight.type !== 'played' && sight.type !== 'sealed') || sight.seat !== company.you) return null
  if (sight.type === 'played') return say('late-play', { feather: faceWords(sight.face) })
  const { action } = sight
  return action.type === 'bid' ? say('late-bid', { number: action.tokens }) : say('late-card')
}
