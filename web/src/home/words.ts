/** Games, bots and the settings of a table in words. */
import { hasWords, say } from '$/lang/speech.svelte'
import { allOf, called } from '$/telling/company'
import type { GameOffered, Settings, Summary } from '$/wire/messages'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

export function gameWords(game: string): string {
  return say(`home-game-${game}`)
}

/** How bots of a level play. A server can have levels that this page has no word for. */
export function levelWords(level: string): string {
  const key = `home-level-${level}`
  return hasWords(key) ? say(key) : level
}

/** What a level has to say of itself at a table of so many. */
export function levelRemark(offered: GameOffered | undefined, level: string, players: number): string {
  return offered?.guesses[level]?.includes(players) ? say('home-guesses', { players }) : ''
}

export function clockWords(seconds: number | null | undefined): string {
  if (!seconds) return say('home-clock-none')
  if (seconds % DAY === 0) return say('home-clock-days', { number: seconds / DAY })
  if (seconds % MINUTE === 0) return say('home-clock-minutes', { number: seconds / MINUTE })
  return say('home-clock-seconds', { number: seconds })
}

export function optionWords(option: string): string {
  return say(`home-option-${option}`)
}

export function optionValueWords(option: string, value: string | boolean): string {
  return say(`home-option-${option}-${value}`)
}

/** Pikoko with Ines and Milo: the game, and everybody else at the table. */
export function tableWords(
  { settings, seats }: Pick<Summary, 'settings' | 'seats'>,
  you: number | null,
): string {
  const game = gameWords(settings.setup.game)
  const others = seats.filter((seat, i) => i !== you && seat.kind !== 'open').map((seat) => called(seat.name))
  return others.length ? say('home-game-with', { game, players: allOf(others) }) : game
}

/** The settings of a table, a sentence each; of the game's own options those that are not as usual. */
export function settingsWords(settings: Settings, offered: GameOffered | undefined): string[] {
  const { setup, visibility, seconds, talk, leaver, help } = settings
  const agreed = setup as unknown as Record<string, string | boolean>
  const unusual = (offered?.options ?? []).filter(
    ({ name, default: usual }) => name in agreed && agreed[name] !== usual,
  )
  return [
    say(`gather-visibility-${visibility ?? 'link'}`),
    seconds ? say('gather-clock', { time: clockWords(seconds) }) : say('gather-clock-none'),
    say(`gather-talk-${talk ?? 'phrases'}`),
    say(`gather-leaver-${leaver ?? 'bot'}`),
    ...(help && help !== 'off' ? [say(`gather-help-${help}`)] : []),
    ...unusual.map(({ name }) =>
      say('gather-option', { option: optionWords(name), value: optionValueWords(name, agreed[name]) }),
    ),
  ]
}
