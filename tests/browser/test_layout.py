"""Both boards obey the law of layout. `COVERTS_LAYOUT=full` sweeps everything; otherwise a sample of it."""

from tests.browser.at_pikoko import PikokoTable
from tests.browser.conftest import Invite
from tests.browser.layout import PIKOKO, begin, broken
from tests.browser.playing import Anybody, is_kind, play_on

SHEET = """(rules) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets = [sheet]
}"""

BREAKAGES = {
    "covered": ".peacock.target::before { content: ''; position: absolute; inset: 0; z-index: 50; background: #000;"
    " pointer-events: none }",
    "covered by a neighbour": ".peacock.target .feather { transform: none !important; left: 40px !important }",
    "covered by words": ".peacock.target .label { position: absolute !important; top: 0; height: 100%; font-size: 5rem;"
    " background: none; z-index: 60; line-height: 3rem }",
    "cut": ".peacock.target .feathers { overflow: hidden; height: 20px !important }",
    "too small": ".peacock.target svg.feather { width: 0 !important }",
    "outside": ".peacock.target { translate: -1500px 0 }",
    "no thumb fits": ".peacock.target button, .peacock.target button * { pointer-events: none !important }",
    "cut: section.bar": ".question { width: 4rem; overflow: hidden; white-space: nowrap }",
    "outside: section.bar": "section.bar { translate: 0 60px }",
    "overflows": ".tools .button { width: 20px !important; min-width: 0 !important; padding: 0; white-space: nowrap }",
    "scrolls down": ".board { min-height: 2000px !important }",
}


async def test_what_breaks_the_law_is_found(invite: Invite) -> None:
    person = await invite()
    await begin(person, "pikoko", 3)
    await play_on(PikokoTable(person), Anybody(71), is_kind("play"))
    before = await broken(person.page, PIKOKO)
    for what, rules in BREAKAGES.items():
        await person.page.evaluate(SHEET, rules)
        kind = what.partition(" by")[0]
        found = [one for one in await broken(person.page, PIKOKO) if one not in before]
        assert any(kind in one for one in found), what
    await person.page.evaluate(SHEET, "")
