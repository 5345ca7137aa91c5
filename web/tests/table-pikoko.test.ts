/** Pikoko's table in every phase of whole games, with the eyes of every seat and of somebody who watches. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import TablePage from '$/pages/TablePage.svelte'
import { featherOf } from '$/pikoko/notation'
import type { Awaits, OpenHand, PikokoView, Play, Snapshot } from '$/wire/messages'

import { courses, type Course } from './games'
import { all, button, cells, click, named, openHouse, Page, victory, words } from './page'

/** With the eyes of the first seat, of the last one, and of somebody who watches. */
const GAMES = courses().filter(({ first: { table } }) => {
  const { game, players } = table.settings.setup
  return game === 'pikoko' && [0, players - 1, null].includes(table.you)
})
const name = (seat: number, you: number | null) => (seat === you ? 'You' : `player-${seat}`)
const viewOf = (shown: Snapshot) => shown.game!.view as PikokoView

let page: Page
beforeEach(async () => {
  await openHouse()
  page = new Page(TablePage as never, { table: 'a-table' })
})
afterEach(() => page.leave())

/** What kind of moment it is: what is asked, of whom, and how far the round is. */
function moment(shown: Snapshot): string {
  const { prompt, trick, tricks, round } = viewOf(shown)
  if (prompt.type !== 'awaits') return prompt.type
  const { you } = shown.table
  const isYours = you !== null && prompt.seats.includes(you)
  return [round, prompt.kind, isYours, (trick?.plays.length ?? 0) > 0, tricks.length > 0].join()
}

/** The first moment of each kind in a game. */
function moments({ steps }: Course): Snapshot[] {
  const found = new Map<string, Snapshot>()
  // Before the first deal there is nothing to be seen.
  for (const { after } of steps)
    if (after && viewOf(after).round && !found.has(moment(after))) found.set(moment(after), after)
  return [...found.values()]
}

const label = ({ first }: Course) => `${first.table.settings.setup.players} players, seat ${first.table.you}`

describe.each(GAMES.map((game) => [label(game), game] as const))('%s', (_, game) => {
  const { you } = game.first.table

  test('shows the table as it is, at every kind of moment', async () => {
    expect(moments(game).length).toBeGreaterThan(you === null ? 12 : 15)
    for (const [place, shown] of moments(game).entries()) {
      await page.hear(shown)
      const view = viewOf(shown)
      // While a deal waits for everybody's numbers, the table is empty.
      if (shown.table.phase !== 'playing' || view.prompt.type === 'chance') continue
      expect(all('h1').map(words)).toEqual(['Pikoko'])
      expect(words(named('Trump'))).toContain(`Round ${view.round} of 3`)
      showsHands(view, you)
      showsBids(view, you)
      // A question that comes again has not been answered meanwhile.
      const isLast = moments(game)[place + 1]?.table.question !== shown.table.question
      showsQuestion(shown, { answer: isLast })
      expect(button('Score pad').disabled).toBe(!view.scores.length)
      expect(button('Previous trick').disabled).toBe(!view.tricks.length)
    }
  })

  test('counts every point on the score pad', async () => {
    const shown = moments(game).find((one) => viewOf(one).scores.length === 2)!
    await page.hear(shown)
    const pad = named('Score pad')
    if (!pad.querySelector('table')) click(button('Score pad'))
    const [{ scores: last }, view] = [viewOf(shown).scores[1], viewOf(shown)]
    const seen = cells(pad.querySelector('table')!)
    for (const seat of view.totals.keys()) {
      expect(seen.get(`${name(seat, you)} / round`)).toBe(String(last[seat]).replace('-', '−'))
      expect(seen.get(`${name(seat, you)} / total`)).toBe(String(view.totals[seat]).replace('-', '−'))
      expect(seen.get(`taken / ${name(seat, you)}`)).toBe(String(view.scores[1].taken[seat]))
      for (const on of view.totals.keys())
        expect(seen.get(`${name(seat, you)} / ${name(on, you)}`)?.split(' ')[0]).toBe(
          String(view.scores[1].bids[seat][on]),
        )
    }
  })

  test('crowns the winners at the end, with everybody’s points', async () => {
    const shown = game.steps.at(-1)!.after!
    const view = viewOf(shown)
    await page.hear(shown)
    const ending = named('The game is over')
    expect(view.prompt.type).toBe('over')
    const winners = view.prompt.type === 'over' ? view.prompt.winners : []
    expect(words(ending.querySelector('h2'))).toBe(victory(winners, you))
    const seen = cells(ending.querySelector('.standings table')!)
    for (const [seat, total] of view.totals.entries()) {
      expect(seen.get(`${name(seat, you)} / total`)).toBe(String(total).replace('-', '−'))
      if (winners.includes(seat)) expect(seen.get(`${name(seat, you)} / place`)).toBe('1')
    }
    expect(words(ending.querySelector('a[href^="/replay/a-table"]'))).not.toBe('')
    expect(all('[aria-label="What is asked of you"]')).toEqual([])
  })
})

/** Everybody's feathers, and of one's own the backs. */
function showsHands({ hands }: PikokoView, you: number | null): void {
  for (const [seat, hand] of hands.entries()) {
    const peacock = named(seat === you ? 'Your peacock' : `player-${seat}'s peacock`)
    if (hand.type === 'open') {
      expect(seat).not.toBe(you)
      const feathers = all('li [aria-label]', peacock).map((one) => one.getAttribute('aria-label'))
      expect(feathers).toHaveLength(hand.feathers.length)
      expect(new Set(feathers).size).toBe(feathers.length)
    } else {
      expect(all('li', peacock)).toEqual([])
      const pictures = all('[role="img"]', peacock).map((one) => one.getAttribute('aria-label'))
      expect(pictures).toContainEqual(expect.stringMatching(new RegExp(`^(${hand.size} feather|No feather)`)))
    }
  }
}

/** Who bid what on whom, what they have left and what was taken. */
function showsBids(view: PikokoView, you: number | null): void {
  const seen = cells(named('Bids', document.querySelector('aside')!).querySelector('table')!)
  const isPlayed = view.trick !== null || view.tricks.length > 0
  for (const by of view.bids.keys()) {
    expect(seen.get(`${name(by, you)} / left`)).toBe(String(view.tokens[by]))
    if (isPlayed) expect(seen.get(`taken / ${name(by, you)}`)).toBe(String(view.taken[by]))
    for (const [on, bid] of view.bids[by].entries())
      expect(seen.get(`${name(by, you)} / ${name(on, you)}`)).toMatch(new RegExp(`^${bid ?? '·'}(\\D|$)`))
  }
}

/** What is asked, and that it can be answered; or for whom the table waits. */
function showsQuestion(shown: Snapshot, { answer }: { answer: boolean }): void {
  const { you, question } = shown.table
  const view = viewOf(shown)
  if (view.prompt.type !== 'awaits') return
  const { seats, kind } = view.prompt
  const bar = named('What is asked of you')
  const isYours = you !== null && seats.includes(you)
  expect(document.title).toBe(isYours ? '● Your turn – Coverts' : 'Coverts')
  if (!isYours) {
    for (const seat of seats) expect(words(bar)).toContain(`player-${seat}`)
    // A hint may lie there, and be put away.
    expect(
      all('button', bar)
        .map(words)
        .filter((one) => one !== 'Got it'),
    ).toEqual([])
    return
  }
  const [first] = view.legal
  if (kind === 'bid' || kind === 'self-bid') {
    expect(words(bar)).toContain(bidQuestion(view, you))
    const numbers = all('button', named('Your bid:', bar))
    expect(numbers.map(words)).toEqual(
      view.legal.map((action) => String((action as { tokens: number }).tokens)),
    )
    if (answer) answers(numbers[0], button('Close your fist', bar))
  } else if (kind === 'confidence') {
    const cards = all('[role="group"] button', bar)
    expect(cards).toHaveLength(view.legal.length)
    if (answer) answers(cards[0], button('Lay it face down', bar))
  } else {
    expect(words(bar)).toContain('Choose a feather.')
    const target = named(`player-${(you + 1) % view.hands.length}'s peacock`)
    const feathers = all('li button', target)
    const allowed = feathers.filter((one) => !one.getAttribute('aria-label')!.endsWith(', not playable now'))
    const legal = new Set(view.legal.map((action) => featherOf((action as Play).face)))
    expect(allowed).toHaveLength(legal.size)
    expect(feathers).toHaveLength((view.hands[(you + 1) % view.hands.length] as OpenHand).feathers.length)
    if (!answer) return
    click(allowed[0])
    expect(allowed[0].getAttribute('aria-pressed')).toBe('true')
    click(all('.play button', bar)[0])
    expect(page.asked).toMatchObject({ type: 'move', question, action: { type: 'play' } })
    expect(view.legal).toContainEqual((page.asked as { action: object }).action)
    return
  }
  if (answer) expect(page.asked).toEqual({ type: 'move', question, action: first })
}

function bidQuestion({ prompt, bids }: PikokoView, you: number): string {
  const { about } = prompt as Awaits
  if (about !== null) return `How many of the 8 tricks will player-${about}'s peacock take?`
  const players = bids.length
  const others = Array.from({ length: players - 1 }, (_, step) => (you + step + 1) % players)
  const said = others.map((seat) => `player-${seat} ${bids[seat][you]}`).join(', ')
  return `And your own peacock? The others see it and bid: ${said}.`
}

/** The answer can be sent once something is chosen, and not before. */
function answers(choice: HTMLElement, send: HTMLButtonElement): void {
  expect(choice.getAttribute('aria-pressed')).toBe('false')
  expect(send.disabled).toBe(true)
  click(choice)
  expect(choice.getAttribute('aria-pressed')).toBe('true')
  expect(send.disabled).toBe(false)
  click(send)
}
