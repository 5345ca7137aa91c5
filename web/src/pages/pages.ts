/** Which page an address shows. Each is fetched when it is first gone to. */
import type { Component } from 'svelte'

export interface Shown {
  // A page takes what its address says, and each address says something else.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load: () => Promise<{ default: Component<any> }>
  props: Record<string, string>
}

export function pageFor([first, second, third]: string[]): Shown {
  switch (first) {
    case undefined:
      return { load: () => import('./Home.svelte'), props: {} }
    case 'games':
      return { load: () => import('./Games.svelte'), props: {} }
    case 'join':
      return { load: () => import('./Join.svelte'), props: { code: second ?? '' } }
    case 'return':
      return { load: () => import('./Return.svelte'), props: {} }
    case 'learn':
      return { load: () => import('./Learn.svelte'), props: { game: second ?? '', lesson: third ?? '' } }
    case 'numbers':
      return { load: () => import('./Numbers.svelte'), props: {} }
    case 'practice':
      return { load: () => import('./Practice.svelte'), props: { game: second ?? '', puzzle: third ?? '' } }
    case 'replay':
      return { load: () => import('./ReplayPage.svelte'), props: { table: second ?? '' } }
    case 'review':
      return { load: () => import('./ReviewPage.svelte'), props: { table: second ?? '' } }
    case 'rules':
      return { load: () => import('./Rules.svelte'), props: second ? { game: second } : {} }
    case 'table':
      if (second) return { load: () => import('./TablePage.svelte'), props: { table: second } }
  }
  return { load: () => import('./NotFound.svelte'), props: {} }
}
