"""Somebody who does not look: what a screen reader says by itself, and what it reads when it is asked to."""

from playwright.async_api import Page

from tests.browser.people import Person, until

# A live region speaks when something comes into it that was there before; but not from behind a window over the page.
SPEAK = """
window.spoken = []
{
  const REGIONS = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'
  const isHeard = (region) => {
    const inFront = document.querySelector('dialog:modal')
    return (!inFront || inFront.contains(region)) && !region.closest('[aria-hidden=true], [inert]')
      && region.checkVisibility({ visibilityProperty: true })
  }
  const speak = (region, words) => {
    if (words.trim() && isHeard(region)) spoken.push(words.replace(/\\s+/g, ' ').trim())
  }
  const listen = (changes) => {
    const whole = new Set()
    for (const { target, addedNodes } of changes) {
      const region = (target.nodeType === Node.TEXT_NODE ? target.parentElement : target)?.closest?.(REGIONS)
      if (region?.matches('[role=status], [role=alert]')) whole.add(region)
      else if (region) for (const node of addedNodes) speak(region, node.textContent)
      else for (const node of addedNodes) if (node.matches?.('[role=alert]')) whole.add(node)
    }
    for (const region of whole) speak(region, region.textContent)
  }
  new MutationObserver(listen).observe(document, { childList: true, subtree: true, characterData: true })
}
"""


class Listener:
    """Knows a page by its words alone, and remembers all of them in the order in which they were spoken."""

    def __init__(self, person: Person) -> None:
        self.page: Page = person.page
        self.memory: list[str] = []
        self._heard = 0

    @classmethod
    async def of(cls, person: Person) -> "Listener":
        await person.context.add_init_script(SPEAK)
        return cls(person)

    async def listen(self) -> list[str]:
        """What was said since the last time."""
        said: list[str] = (await self.page.evaluate("spoken"))[self._heard :]
        self._heard += len(said)
        self.memory += said
        return said

    async def read(self) -> str:
        """The whole page, thing by thing: what each is, and what it is called."""
        window = self.page.get_by_role("dialog")
        words = await (window if await window.count() else self.page.locator("body")).aria_snapshot()
        self.memory.append(words)
        return words

    async def wait_for(self, *words: str) -> list[str]:
        """Everything that is said until one of these is said, or a window comes up that is called so."""
        said: list[str] = []

        async def is_said() -> bool:
            # Whoever listens presses keys all the time.
            await self.page.keyboard.press("Shift")
            said.extend(await self.listen())
            windows = await self.page.get_by_role("dialog").all()
            called = [await window.get_attribute("aria-label") or "" for window in windows]
            return any(word in line for word in words for line in [*said, *called])

        await until(" or ".join(words), is_said)
        return said
