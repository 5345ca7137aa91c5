/** POK's table in every phase of whole games, with the eyes of every seat and of somebody who watches. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import TablePage from '$/pages/TablePage.svelte'
import type { PokView, Snapshot } from '$/wire/messages'

import { courses, type Course } from './games'
import { all, button, click, named, openHouse, Page, victory, words } from './page'

/** With the eyes of the first seat, of the last one, and of somebody who watches. */
const GAMES = courses().filter(({ first: { table } }) => {
  const { game, players } = table.settings.setup
  return game === 'pok' && [0, players - 1, null].includes(table.you)
})
const WORDS = { B: 'blue disc', G: 'green square', R: 'red triangle' }
const name = (seat: number, you: number | null) => (seat === you ? 'You' : `player-${seat}`)
const viewOf = (shown: Snapshot) => shown.game!.view as PokView

let page: Page
beforeEach(async () => {
  await openHouse()
  page = new Page(TablePage as never, { table: 'a-table' })
})
afterEach(() => page.leave())

/** All moments of the first throws, and the first of each kind after them. */
function moments({ steps }: Course): Snapshot[] {
  const found = new Map<string, Snapshot>()
  for (const { after } of steps) {
    // Before the first throw there is nothing to be seen.
    if (!after || !viewOf(after).round) continue
    const { prompt, ready, round, legal } = viewOf(after)
    const closed = ready.filter(Boolean).length
    const kind = [prompt.type, Math.min(round, 2), closed, legal.length].join()
    if (!found.has(kind)) found.set(kind, after)
  }
  return [...found.values()]
}

/** The words with which a seat is told. */
function seatWords(seat: number, you: number | null): string {
  const found = all('[role="group"][aria-label]').map((one) => one.getAttribute('aria-label')!)
  return found.find((one) => one.replace(/[\u2068\u2069]/g, '').startsWith(`${name(seat, you)}:`)) ?? ''
}

const label = ({ first }: Course) => `${first.table.settings.setup.players} players, seat ${first.table.you}`

describe.each(GAMES.map((game) => [label(game), game] as const))('%s', (_, game) => {
  const { you } = game.first.table

  test('shows the table as it is, at every kind of moment', async () => {
    expect(moments(game).length).toBeGreaterThan(2 * game.first.table.seats.length)
    for (const [place, shown] of moments(game).entries()) {
      await page.hear(shown)
      const view = viewOf(shown)
      expect(all('h1').map(words)).toEqual(['POK'])
      expect(all('h2').map(words)).toContain(`Throw ${view.round}`)
      expect(all('li[data-die]')).toHaveLength(3)
      for (const seat of view.left.keys()) showsSeat(shown, seat)
      // A question that comes again has not been answered meanwhile.
      const isLast = moments(game)[place + 1]?.table.question !== shown.table.question
      if (view.prompt.type === 'awaits') showsQuestion(shown, { answer: isLast })
    }
  })

  test('says who wins at the end, and lets nobody play on', async () => {
    const shown = game.steps.at(-1)!.after!
    const { prompt } = viewOf(shown)
    await page.hear(shown)
    const winners = prompt.type === 'over' ? prompt.winners : []
    expect(winners).not.toEqual([])
    expect(words(named('The game is over').querySelector('h2'))).toBe(victory(winners, you))
    for (const seat of viewOf(shown).left.keys()) {
      const crown = all('[role="group"]').find((one) => words(one).includes(name(seat, you)))!
      expect(all('[title="wins"]', crown)).toHaveLength(winners.includes(seat) ? 1 : 0)
    }
    expect(all('[aria-keyshortcuts]')).toEqual([])
    expect(all('button').map(words)).not.toContain('Close your fist')
  })
})

/** How many counters are left; which, if that may be known; and what is in the fist to its owner alone. */
function showsSeat(shown: Snapshot, seat: number): void {
  const { you } = shown.table
  const view = viewOf(shown)
  const said = seatWords(seat, you)
  expect(said).toMatch(new RegExp(`: ${view.left[seat]} counters? left|: no counters? left`))
  expect(said.includes('known:')).toBe(!!view.counters[seat]?.length)
  if (view.prompt.type !== 'awaits') return
  expect(said).not.toContain('shows this')
  expect(said.includes('still thinking')).toBe(view.prompt.seats.includes(seat))
  expect(said.includes('fist closed') || said.includes('in the fist')).toBe(view.ready[seat])
  expect(said.includes('in the fist')).toBe(seat === you && view.ready[seat])
}

/** What is asked, and that it can be answered; or what is waited for. */
function showsQuestion(shown: Snapshot, { answer }: { answer: boolean }): void {
  const { you, question } = shown.table
  const view = viewOf(shown)
  const seats = view.prompt.type === 'awaits' ? view.prompt.seats : []
  const isYours = you !== null && seats.includes(you)
  expect(document.title).toBe(isYours ? '● Your turn – Coverts' : 'Coverts')
  const bar = document.querySelector('section[aria-labelledby="pok-throw"]')!
  if (you === null) {
    expect(words(bar)).toContain('Everybody closes a fist on a counter.')
    expect(all('[aria-keyshortcuts]', bar)).toEqual([])
    return
  }
  const legal = view.legal.map(({ symbol }) => symbol)
  for (const symbol of ['B', 'G', 'R'] as const) {
    const own = bar.querySelector(`[aria-keyshortcuts="${symbol}"]`)!
    const number = view.counters[you]!.filter((one) => one === symbol).length
    expect(own.getAttribute('aria-label')).toBe(`${WORDS[symbol]}, ${number} left`)
    expect(own.getAttribute('aria-disabled')).toBe(String(!legal.includes(symbol)))
  }
  const close = button('Close your fist', bar)
  expect(close.getAttribute('aria-disabled')).toBe('true')
  if (!isYours) {
    expect(words(bar)).toContain(`Your fist is closed. Inside: ${WORDS[view.sealed[you]!.symbol]}`)
    return
  }
  expect(words(bar)).toContain('Which counter do you close your fist on?')
  if (!answer) return
  const mine = bar.querySelector<HTMLElement>(`[aria-keyshortcuts="${legal[0]}"]`)!
  click(mine)
  expect(mine.getAttribute('aria-pressed')).toBe('true')
  expect(close.getAttribute('aria-disabled')).toBe('false')
  click(close)
  expect(page.asked).toEqual({ type: 'move', question, action: view.legal[0] })
}
