/** Which keys are meant for the board. */

/** Not for a field, a window over the page, or the browser. */
export function isForBoard({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isElsewhere = target instanceof Element && target.closest('input, select, textarea, aside, header')
  return (
    !isElsewhere && !ctrlKey && !metaKey && !altKey && !document.querySelector('dialog[open], [popover].open')
  )
}

/**
 * Enter on a button or a link is the button's, but on what is chosen already it goes on to the second step. A window that
 * has just been closed keeps the focus until the next frame, if nothing else had it before: that is nobody's button.
 */
export function confirms(event: KeyboardEvent): boolean {
  if (event.key !== 'Enter' || !isForBoard(event)) return false
  const control = event.target instanceof Element ? event.target.closest('a, button') : null
  return !control || !!control.closest('dialog') || control.getAttribute('aria-pressed') === 'true'
}

/** Whether somebody is about to write or choose something in a field: nothing may take the focus away from it. */
export function isTyping(): boolean {
  return !!document.activeElement?.matches('input, select, textarea')
}

/** The end of a key: it does nothing more, here or by itself. */
export function swallow(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
