/** Hints at the table: asked for once a question by whoever wants them, offered once, and nowhere without help. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { hinting } from '$/learn/hinting.svelte'
import TablePage from '$/pages/TablePage.svelte'
import type { Snapshot } from '$/wire/messages'

import { courses } from './games'
import { all, button, click, openHouse, Page, words } from './page'

const ADDRESS = '/api/v1/tables/a-table/help/hints'
const HINTS = [
  { key: 'hint-confidence-agreed', args: { seats: '0 1' } },
  { key: 'hint-stay-below', args: { seat: 1, played: 'PYR1=Y' } },
  { key: 'hint-offer-die', args: { symbol: 'B', fellows: 'n-0', able: 1, known: 'yes' } },
]
const SAID = [
  'All bids agree here: You and player-1. A good sign.',
  'player-1 has what you bid. The highest that stays below: purple-yellow-red 1 as yellow. Be rid of it.',
  'blue disc: goes if nobody else shows one. 1 other can.',
]

/** The questions of a whole game to its first seat, at a table with this help. */
function questions(help: 'off' | 'beliefs' | 'coach'): Snapshot[] {
  const found = new Map<number, Snapshot>()
  for (const { after } of GAME.steps) {
    const prompt = after?.game?.view.prompt
    if (!after || prompt?.type !== 'awaits' || !prompt.seats.includes(0)) continue
    const settings = { ...after.table.settings, help }
    const table = { ...after.table, id: 'a-table', settings }
    if (!found.has(table.question)) found.set(table.question, { ...after, table })
  }
  return [...found.values()]
}
const GAME = courses().find(({ first: { table } }) => table.settings.setup.game === 'pok' && table.you === 0)!

let page: Page
const asked = () => vi.mocked(fetch).mock.calls.filter(([path]) => path === ADDRESS).length
const panel = () => all('section.teacher')
const lines = () => all('section.teacher .hints p').map(words)

async function sit(): Promise<void> {
  await openHouse({ [ADDRESS]: HINTS })
  vi.stubGlobal('fetch', vi.fn(fetch))
  page = new Page(TablePage as never, { table: 'a-table' })
}
beforeEach(() => localStorage.clear())
afterEach(() => page.leave())

test('hints are asked for once a question, and told by name and in words', async () => {
  await sit()
  hinting.choose('pok', true)
  const shown = questions('coach').slice(0, 3)
  for (const [place, question] of shown.entries()) {
    await page.hear(question, question)
    await vi.waitFor(() => expect(lines()).toEqual(SAID))
    expect(asked()).toBe(place + 1)
  }
  click(button('Hide hints'))
  expect(panel()).toHaveLength(0)
  await page.hear(questions('coach')[3])
  expect(asked()).toBe(3)
})

test.each(['off', 'beliefs'] as const)('where help is %s nothing is offered or asked for', async (help) => {
  await sit()
  hinting.choose('pok', true)
  for (const question of questions(help).slice(0, 3)) await page.hear(question)
  expect(panel()).toHaveLength(0)
  expect(asked()).toBe(0)
})

test('who has said no is not asked again', async () => {
  await sit()
  hinting.choose('pok', false)
  await page.hear(questions('coach')[0])
  expect(panel()).toHaveLength(0)
  expect(asked()).toBe(0)
})
