/** A page as a reader has it: the real one, with the server's ends of its sockets and requests in the test's hands. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { vi } from 'vitest'

import { speak } from '$/lang/speech.svelte'
import { taste } from '$/parts/taste.svelte'
import type { Do } from '$/wire/messages'

const sockets: Socket[] = []

class Socket {
  static readonly OPEN = 1
  readonly readyState = Socket.OPEN
  readonly sent: Do[] = []
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor(readonly address: string) {
    sockets.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Do)
  }
  close(): void {}
}

/** What the server says to requests, by path; to all others it has no answer. */
export async function openHouse(answers: Record<string, unknown> = {}): Promise<void> {
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers ? Response.json(answers[path]) : new Response(null, { status: 404 }),
  )
  // Nothing moves by itself, so what is there is there at once.
  taste.motion.value = 'off'
  await speak('en')
}

export class Page {
  private readonly mounted: Record<string, unknown>

  constructor(component: Component<never>, props: Record<string, unknown> = {}) {
    this.mounted = mount(component as Component, { target: document.body, props })
  }

  private get socket(): Socket {
    return sockets.at(-1)!
  }

  /** The server says something, and the page has drawn it, with the parts that it fetches. */
  async hear(...messages: object[]): Promise<void> {
    for (const message of messages) this.socket.onmessage!({ data: JSON.stringify(message) })
    await this.settled()
  }

  async settled(): Promise<void> {
    flushSync()
    await vi.dynamicImportSettled()
    flushSync()
  }

  /** What was last asked of the server. */
  get asked(): Do['command'] | undefined {
    return this.socket.sent.filter(({ type }) => type === 'do').at(-1)?.command
  }

  async leave(): Promise<void> {
    await unmount(this.mounted)
  }
}

export function words(element: Element | null | undefined): string {
  return (element?.textContent ?? '')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

export function all(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)]
}

/** The part of the page that is called so. */
export function named(label: string, within: ParentNode = document): HTMLElement {
  const found = all('[aria-label]', within).find((one) => one.getAttribute('aria-label') === label)
  if (!found) throw new Error(`Nothing here is called "${label}"`)
  return found
}

/** The button with these words on it, or called so. */
export function button(label: string, within: ParentNode = document): HTMLButtonElement {
  const found = all('button', within).find(
    (one) => words(one) === label || one.getAttribute('aria-label') === label,
  )
  if (!found) throw new Error(`There is no button "${label}"`)
  return found as HTMLButtonElement
}

/** What stands above the end of a game. */
export function victory([winner, ...others]: readonly number[], you: number | null): string {
  if (others.length) return 'A shared victory!'
  return winner === you ? 'You win!' : `player-${winner} wins!`
}

export function click(element: HTMLElement): void {
  element.click()
  flushSync()
}

/** The cells of a table by the words of their row and column. */
export function cells(table: Element): Map<string, string> {
  const heads = all('thead tr > *', table).map(words)
  const found = new Map<string, string>()
  for (const row of all('tbody tr, tfoot tr', table)) {
    const parts = [...row.children]
    const title = words(row.querySelector('th'))
    for (const [place, part] of parts.entries())
      if (part.tagName === 'TD') found.set(`${title} / ${heads[place]}`, words(part))
  }
  return found
}
