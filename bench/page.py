"""What the page costs: how soon the front page can be used, what its scripts weigh, and how smoothly feathers move.

Run it with `.venv/bin/python -m bench.page [--visits N] [--json]` on an otherwise idle machine that has Chromium (see
scripts/browser). Each visit is a browser's first: nothing is cached. The page is ready when a game can be chosen.
The feathers are a hundred of the page's own, each on its way across the window in the way that played feathers are;
frames are counted for two seconds. Beside it stands an empty page's rate, so that machines can be compared.
"""

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
from playwright.async_api import Browser, Page, Response, async_playwright

from bench.figures import add_options, report

BROWSER = Path(__file__).parents[1] / "scripts" / "browser"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"]
READY = "article button.gold"

FEATHERS = """() => {
  const [feather] = document.querySelectorAll('#section-feathers svg.feather')
  const ground = document.body.appendChild(document.createElement('div'))
  ground.style.cssText = 'position: fixed; inset: 0'
  for (let i = 0; i < 100; i++) {
    const one = ground.appendChild(feather.cloneNode(true))
    one.style.cssText = `position: absolute; width: 60px; left: ${(i % 10) * 10}%; top: ${Math.floor(i / 10) * 10}%`
    one.animate(
      [{ transform: 'translate(-300px, -200px) scale(0.6)', opacity: 0.2 }, { transform: 'none', opacity: 1 }],
      { duration: 380, iterations: Infinity, direction: 'alternate', easing: 'cubic-bezier(0.33, 1, 0.68, 1)' },
    )
  }
}"""

FRAMES = """(time) => new Promise((done) => {
  const begun = performance.now()
  let frames = 0
  const count = (now) => {
    if (now - begun >= time) done((1000 * frames) / (now - begun))
    else {
      frames++
      requestAnimationFrame(count)
    }
  }
  requestAnimationFrame(count)
})"""


class Figures(msgspec.Struct):
    visits: int
    ready_median_ms: float
    ready_worst_ms: float
    script_bytes: int
    script_files: int
    hundred_feathers_fps: float
    empty_page_fps: float
    load_before: float


async def visit(browser: Browser, url: str) -> tuple[float, list[int]]:
    """Milliseconds until the front page can be used for the first time, and the sizes of its scripts."""
    context = await browser.new_context()
    page = await context.new_page()
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        if response.url.endswith(".js"):
            sizes.append(int(response.headers["content-length"]))

    page.on("response", weigh)
    begun = time.perf_counter()
    await page.goto(url, wait_until="commit")
    await page.locator(READY).first.wait_for()
    taken = 1000 * (time.perf_counter() - begun)
    await context.close()
    return taken, sizes


async def frames_per_second(page: Page) -> float:
    rate: float = await page.evaluate(FRAMES, 2000)
    return round(rate, 1)


async def feathers(browser: Browser, url: str) -> tuple[float, float]:
    """Frames per second with a hundred feathers under way, and with nothing to do."""
    page = await browser.new_page()
    await page.goto("about:blank")
    empty = await frames_per_second(page)
    await page.goto(f"{url}/rules/pikoko")
    await page.locator("#section-feathers svg.feather").first.wait_for()
    await page.evaluate(FEATHERS)
    return await frames_per_second(page), empty


async def measure(url: str, visits: int) -> Figures:
    load = os.getloadavg()[0]
    browser_found = subprocess.run([BROWSER], stdout=subprocess.PIPE, text=True)
    if browser_found.returncode:
        sys.exit(browser_found.returncode)  # It has said why.
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=browser_found.stdout.strip(), args=FLAGS)
        await visit(browser, url)
        taken = [await visit(browser, url) for _ in range(visits)]
        moving, empty = await feathers(browser, url)
        await browser.close()
    times, sizes = [ready for ready, _ in taken], taken[0][1]
    return Figures(
        visits=visits,
        ready_median_ms=round(statistics.median(times), 1),
        ready_worst_ms=round(max(times), 1),
        script_bytes=sum(sizes),
        script_files=len(sizes),
        hundred_feathers_fps=moving,
        empty_page_fps=empty,
        load_before=round(load, 2),
    )


async def served(visits: int) -> Figures:
    """Measure on a server of our own."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with log.open("wb") as out:
            command = [sys.executable, "-u", "-m", "coverts", "serve", f"--data={folder}/data", "--port=0"]
            process = await asyncio.create_subprocess_exec(*command, stdout=out, stderr=out)
        try:
            async with asyncio.timeout(60):
                while not (link := re.search(r"http://127\.0\.0\.1:\d+", log.read_text())):
                    await asyncio.sleep(0.05)
            return await measure(link[0], visits)
        finally:
            process.terminate()
            await process.wait()


def main() -> None:
    arguments = argparse.ArgumentParser(description="What the page costs.")
    arguments.add_argument("--visits", type=int, default=15)
    add_options(arguments)
    chosen = arguments.parse_args()
    figures = asyncio.run(served(chosen.visits))
    report(chosen, figures, lambda: tell(figures))


def tell(figures: Figures) -> None:
    for name in Figures.__struct_fields__:
        print(f"{name:24}{getattr(figures, name):>12}")
    if figures.load_before > 0.5 * (os.cpu_count() or 1):
        print("The machine was busy: do not trust these figures.")


if __name__ == "__main__":
    main()
