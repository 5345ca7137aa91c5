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
  const here = element.getBoundingClientRect()
  const there = other.getBoundingClientRect()
  const x = there.left + there.width / 2 - (here.left + here.width / 2)
  const y = there.top + there.height / 2 - (here.top + here.height / 2)
  return {
    delay: lasting(delay),
    duration: time,
    easing: cubicOut,
    css: (t, u) =>
      `transform: translate(${x * u}px, ${y * u}px) scale(${0.6 + 0.4 * t}); opacity: ${Math.min(1, 0.2 + t * 1.6)}`,
  }
}
