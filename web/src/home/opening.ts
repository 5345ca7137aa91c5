/** From the front page to a table. Nobody has to say who they are first: whoever has no name is a bird. */
import { language, say } from '$/lang/speech.svelte'
import { me } from '$/parts/me.svelte'
import { go } from '$/parts/route.svelte'
import { http } from '$/wire/http'
import type { Me, Settings } from '$/wire/messages'

/** So many birds with the shortest names, for seats at a small table. */
export function shortNames(number: number): string[] {
  const birds = say('home-birds').split(' ')
  return birds.sort((one, other) => one.length - other.length).slice(0, number)
}

export function birdName(): string {
  const birds = say('home-birds').split(' ')
  return birds[Math.floor(Math.random() * birds.length)]
}

/** Who the reader is; a guest with a bird's name, if they have none. */
export async function beSomebody(): Promise<Me> {
  return (await me.ask()) ?? (await me.become(birdName()))
}

/** Sit down with bots on all other seats, and begin; the table's name. */
export async function playAgainstBots(game: string, players: number, level: string): Promise<string> {
  await beSomebody()
  const settings: Settings = {
    setup: { game, players } as Settings['setup'],
    language: language(),
    help: 'coach',
  }
  const { id } = await http.openTable(settings, Array<string>(players - 1).fill(level))
  await http.command(id, { type: 'start' })
  go(`/table/${id}`)
  return id
}

/** Open a table, to gather people at it. */
export async function openTable(settings: Settings): Promise<void> {
  await beSomebody()
  const { id } = await http.openTable({ ...settings, language: language() }, [])
  go(`/table/${id}`)
}

/** Go to the table of a code, with the invitation that the code stands for. */
export async function goByCode(code: string, { instead = false } = {}): Promise<void> {
  const { table, invitation } = await http.byCode(code)
  go(`/table/${table}?invitation=${encodeURIComponent(invitation)}`, { instead })
}
