/** Whether the story and the talk are up, on a screen that has no room for them beside the board. */
let isOpen = $state(false)

export const aside = {
  get isOpen() {
    return isOpen
  },
  set isOpen(value: boolean) {
    isOpen = value
  },
}
