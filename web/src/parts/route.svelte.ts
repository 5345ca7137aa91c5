/** Where the reader is in the page. Addresses are real ones: reload, back, forward and bookmarks all work. */
let path = $state(location.pathname)
let query = $state.raw(new URLSearchParams(location.search))
let hash = $state(location.hash)

addEventListener('popstate', look)
addEventListener('hashchange', look)

function look(): void {
  path = location.pathname
  query = new URLSearchParams(location.search)
  hash = location.hash
}

export const route = {
  get path() {
    return path
  },
  /** The parts of the path: /table/abc is ['table', 'abc']. */
  get parts() {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  },
  get query() {
    return query
  },
  /** The part of the page that is meant, without its #. */
  get place() {
    return hash.slice(1)
  },
}

/** Go to another address of the page; `instead` leaves no trace in the history. */
export function go(to: string, { instead = false } = {}): void {
  history[instead ? 'replaceState' : 'pushState'](null, '', to)
  look()
  if (!instead) scrollTo(0, 0)
}

/** Links of the page stay in the page; a click with a modifier is the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  const isOurs = link?.origin === location.origin && !link.target && !link.hasAttribute('download')
  if (!isOurs || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return
  const isHere = link.pathname === location.pathname && link.search === location.search
  if (link.pathname.startsWith('/api/') || (link.hash && isHere)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
