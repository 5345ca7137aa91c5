/** Where things lie on the page, by name, so that what moves can start and end there. */
import type { Attachment } from 'svelte/attachments'
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'

import { lasting } from './taste.svelte'

const places = new Map<string, Element>()

/** This element is the place of this name. */
export function place(name: string): Attachment {
  return (element) => {
    places.set(name, element)
    return () => {
      if (places.get(name) === element) places.delete(name)
    }
  }
}

interface Flight {
  /** The name of the place at the other end. */
  place: string
  duration?: number
  delay?: number
}

/** A transition by which something comes from a place, or goes to it: `in:flight` and `out:flight`. */
export function flight(element: Element, { place, duration = 380, delay = 0 }: Flight): TransitionConfig {
  const other = places.get(place)
  const time = lasting(duration)
  if (!other || !time) return { duration: 0 }
  const [x, y] = between(element, other)
  return {
    delay: lasting(delay),
    duration: time,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, 0.2 + t * 1.6)}`,
  }
}

interface Journey {
  rest: number
  way: number
  /** How far from its middle it arrives there, in widths of the place. */
  aside?: number
}

/** Something that lies there for a moment, then goes to a place by itself and vanishes in it. */
export function journey(place: string, { rest, way, aside = 0 }: Journey): Attachment {
  return (element) => {
    const other = places.get(place)
    if (!other || !lasting(way)) return
    const [middle, y] = between(element, other)
    const x = middle + aside * other.getBoundingClientRect().width
    const traveller = element.animate(
      [
        {},
        { transform: `translate(${x * 0.96}px, ${y * 0.96}px) scale(0.7)`, opacity: 1, offset: 0.9 },
        { transform: `translate(${x}px, ${y}px) scale(0.4)`, opacity: 0 },
      ],
      {
        delay: lasting(rest),
        duration: lasting(way),
        easing: 'cubic-bezier(0.5, 0, 0.2, 1)',
        fill: 'forwards',
      },
    )
    return () => traveller.cancel()
  }
}

/** How far it is from the middle of one to the middle of the other. */
function between(one: Element, other: Element): [x: number, y: number] {
  const here = one.getBoundingClientRect()
  const there = other.getBoundingClientRect()
  return [
    there.left + there.width / 2 - (here.left + here.width / 2),
    there.top + there.height / 2 - (here.top + here.height / 2),
  ]
}
