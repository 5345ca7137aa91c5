/** The front page, and a table before its game, with what a real house says. */
import { afterEach, describe, expect, test } from 'vitest'

import { offer } from '$/parts/offer.svelte'
import Home from '$/pages/Home.svelte'
import TablePage from '$/pages/TablePage.svelte'

import { courses, house } from './games'
import { all, button, click, openHouse, Page, words } from './page'

const HOUSE = house()
const ANSWERS = { '/api/v1/games': HOUSE.offered, '/api/v1/me': null }

let page: Page
afterEach(() => page.leave())

async function table(): Promise<void> {
  await openHouse(ANSWERS)
  await offer.ask()
  page = new Page(TablePage as never, { table: 'first' })
}

const seats = () => all('section[aria-labelledby="seats"] li')

describe('a table that waits', () => {
  test('shows who sits where, and which seats are open', async () => {
    await table()
    await page.hear(HOUSE.gathering.public)
    expect(words(document.querySelector('h1'))).toBe('Pikoko for 5')
    expect(seats().map((seat) => words(seat.querySelector('.name')))).toEqual([
      'Ada',
      'Bob',
      'Robin',
      ...HOUSE.gathering.public.table.seats.slice(3).map(() => 'Still open'),
    ])
    expect(words(seats()[0])).toContain('host')
    expect(words(seats()[2])).toContain('Bot')
  })

  test('is its host’s to fill and to start, when all seats are taken', async () => {
    await table()
    await page.hear(HOUSE.gathering.host)
    expect(button('Start the game').getAttribute('aria-disabled')).toBe('true')
    expect(all('.order button[aria-disabled="true"]')).toHaveLength(2)
    const levels = all('select option').map((one) => one.getAttribute('value'))
    expect(levels).toEqual(expect.arrayContaining([...HOUSE.offered.games[0].levels]))
    click(button('Add a bot', seats()[3]))
    expect(page.asked).toEqual({ type: 'seat-bot', seat: 3, level: HOUSE.offered.games[0].default_level })
  })

  test('is nobody else’s to start', async () => {
    await table()
    await page.hear(HOUSE.gathering.guest)
    expect(all('button').map(words)).not.toContain('Start the game')
    expect(words(document.querySelector('main'))).toContain('Ada starts the game when every seat is taken.')
    click(button('Get up'))
    expect(page.asked).toEqual({ type: 'leave' })
  })

  test('can be started once it is full', async () => {
    await table()
    const full = courses().find(
      ({ first }) => first.table.you === 0 && first.table.settings.setup.players === 4,
    )!
    await page.hear(full.first)
    expect(button('Start the game').getAttribute('aria-disabled')).toBe('false')
    click(button('Start the game'))
    expect(page.asked).toEqual({ type: 'start' })
  })
})

describe('the front page', () => {
  test('has a card for each game on offer, with its numbers of players and levels', async () => {
    await openHouse(ANSWERS)
    page = new Page(Home as never)
    await page.settled()
    await expect.poll(() => all('article h3').map(words)).toEqual(['Pikoko', 'POK'])
    for (const [place, card] of all('article').entries()) {
      const { players, levels } = HOUSE.offered.games[place]
      const choices = all('input[type="radio"], [role="radio"], .choices button', card)
      expect(choices).toHaveLength(players.length + levels.length)
    }
  })

  test('lists the tables of the lobby, with who sits there and how many seats are open', async () => {
    await openHouse(ANSWERS)
    page = new Page(Home as never)
    await expect.poll(() => all('#lobby')).toHaveLength(1)
    await page.hear({ type: 'lobby', tables: HOUSE.lobby })
    const lines = all('section[aria-labelledby="lobby"] li').map(words)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('Pikoko with Ada, Bob and Robin')
    expect(lines[0]).toContain('2 seats')
    expect(lines[1]).toContain('POK with Ada, Bob and Robin')
    await page.hear({ type: 'lobby', tables: [] })
    expect(all('section[aria-labelledby="lobby"] li')).toEqual([])
  })
})
