"""For those who see colours otherwise: suits and counters differ by shape, and words stand out from their ground."""

import pytest
from playwright.async_api import ElementHandle, Page

from tests.browser.conftest import Invite
from tests.browser.people import Person

DEFICIENCIES = ["achromatopsia", "deuteranopia", "protanopia", "tritanopia"]
SUITS = "RYPWB"

GREY = """async (pictures) => {
  const grey = async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
    const canvas = new OffscreenCanvas(40, 40)
    const context = canvas.getContext('2d')
    context.drawImage(bitmap, 0, 0, 40, 40)
    const { data } = context.getImageData(0, 0, 40, 40)
    const light = Array.from({ length: 1600 }, (_, i) => data.subarray(4 * i, 4 * i + 3))
      .map(([r, g, b]) => 0.3 * r + 0.59 * g + 0.11 * b)
    // What is drawn against what is around it, whatever the colours are.
    const ground = light[0]
    const most = Math.max(...light.map((one) => Math.abs(one - ground)))
    return light.map((one) => Math.abs(one - ground) > most / 2)
  }
  const shapes = await Promise.all(pictures.map(grey))
  return shapes.map((one) => shapes.map((other) => one.filter((dark, i) => dark !== other[i]).length / 1600))
}"""

CONTRAST = """([front, back]) => {
  const colour = (name) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = `var(--${name})`
    const [r, g, b] = getComputedStyle(probe).color.match(/[\\d.]+/g).map(Number)
    probe.remove()
    return [r, g, b].map((one) => one / 255)
      .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
  }
  const light = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const [a, b] = [light(colour(front)), light(colour(back))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}"""


async def differences(page: Page, things: list[ElementHandle]) -> list[list[float]]:
    """How much of each two drawings is not the same."""
    pictures = [[*await thing.screenshot()] for thing in things]
    shares: list[list[float]] = await page.evaluate(GREY, pictures)
    return shares


async def see_as(person: Person, deficiency: str) -> None:
    session = await person.context.new_cdp_session(person.page)
    await session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
async def test_emblems_differ_by_shape(invite: Invite, deficiency: str) -> None:
    person = await invite(viewport={"width": 1000, "height": 900}, device_scale_factor=2)
    await person.go("/rules/pikoko")
    await person.page.locator(".suits .emblem").first.wait_for()
    await see_as(person, deficiency)
    emblems = await person.page.query_selector_all(".suits .emblem")
    assert len(emblems) == len(SUITS)
    shares = await differences(person.page, emblems)
    for one in range(len(SUITS)):
        for other in range(one):
            assert shares[one][other] > 0.08, (SUITS[one], SUITS[other], shares[one][other])


@pytest.mark.parametrize("deficiency", ["achromatopsia"])
async def test_feathers_of_one_number_differ(invite: Invite, deficiency: str) -> None:
    """On the feather itself: its lower part, where the emblem is."""
    person = await invite(viewport={"width": 1000, "height": 900}, device_scale_factor=3)
    await person.go("/rules/pikoko")
    await person.page.locator(".row .feather").first.wait_for()
    await see_as(person, deficiency)
    marks = await person.page.query_selector_all("#section-feathers svg.feather:not(.ink-multi) .mark")
    assert len(marks) == len(SUITS)
    shares = await differences(person.page, marks)
    for one in range(len(SUITS)):
        for other in range(one):
            assert shares[one][other] > 0.08, (SUITS[one], SUITS[other], shares[one][other])


async def test_counters_differ_by_shape(invite: Invite) -> None:
    person = await invite(viewport={"width": 1000, "height": 900}, device_scale_factor=2)
    await person.go("/rules/pok")
    await person.page.locator("#section-pieces svg.counter").first.wait_for()
    await see_as(person, "achromatopsia")
    counters = (await person.page.query_selector_all("#section-pieces svg.counter"))[::2]
    shares = await differences(person.page, counters)
    assert min(shares[0][1], shares[0][2], shares[1][2]) > 0.08, shares


@pytest.mark.parametrize("theme", ["light", "dark"])
async def test_words_stand_out(invite: Invite, theme: str) -> None:
    person = await invite(color_scheme=theme)
    await person.go("/rules/pok")
    await person.page.locator(f"html[data-theme={theme}]").wait_for()
    for back in ("panel", "ground", "panel-2", "well"):
        for front in ("text", "dim", "gold", "good", "bad"):
            ratio = await person.page.evaluate(CONTRAST, [front, back])
            assert ratio >= 4.5, (front, back, ratio)
    assert await person.page.evaluate(CONTRAST, ["gold-ink", "gold"]) >= 4.5
    assert await person.page.evaluate(CONTRAST, ["paper-ink", "paper"]) >= 4.5
    assert await person.page.evaluate(CONTRAST, ["focus", "ground"]) >= 3
