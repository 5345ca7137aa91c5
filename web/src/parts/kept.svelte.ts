/** A choice of the reader that this browser keeps. Nothing secret goes in here. */
export function kept<T>(name: string, first: T): { value: T } {
  const key = `coverts-${name}`
  let value = $state(read<T>(key) ?? first)
  return {
    get value() {
      return value
    },
    set value(chosen: T) {
      value = chosen
      try {
        localStorage.setItem(key, JSON.stringify(chosen))
      } catch {
        // A browser that keeps nothing is fine: the choice holds until the page is left.
      }
    },
  }
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null
  } catch {
    return null
  }
}
