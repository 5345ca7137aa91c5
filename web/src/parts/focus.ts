/** For what takes the place of the button that was pressed: the focus goes along, and is not lost with the button. */
export function focus(element: HTMLElement): void {
  element.focus()
}
