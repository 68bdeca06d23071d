import { type Page, test as touched } from "@playwright/test"
import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const FULL = { motion: "full" }

const getPlace = (page: Page, index: number) =>
  page.locator(`[role=group][data-index="${index}"]`).evaluate((slide) => {
    const viewport = slide.closest("[data-part=viewport]")
    const way = viewport ? slide.getBoundingClientRect().left - viewport.getBoundingClientRect().left : Number.NaN
    return Math.abs(Math.round(way))
  })

const shows = (page: Page, index: number) => expect.poll(() => getPlace(page, index)).toBe(0)

test("only the pause, previous and next buttons, the dots and the current slide are in the tab order", async ({
  page,
  open,
}) => {
  await open("kit-carousel--forced-colors", FULL)
  await expect(page.getByRole("button", { name: "Pausa bildspelet" })).toBeVisible()
  const names: (string | null)[] = []

  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press("Tab")
    names.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? null,
      ),
    )
  }

  expect(names).toEqual([
    "Starta bildspelet",
    "Föregående",
    "Nästa",
    "Visa 1 av 4",
    "Visa 2 av 4",
    "Visa 3 av 4",
    "Visa 4 av 4",
    "Hamnen i Göteborg",
  ])
})

test("a slide without focusable content is focusable itself, and arrow keys move from it to the next slide", async ({
  page,
  open,
}) => {
  await open("kit-carousel--plain")
  await page.waitForSelector("[data-ready]")
  const shown = page.locator("[role=group][data-index]:not([inert])")
  await page.getByRole("button", { name: "Visa 4 av 4" }).focus()

  await page.keyboard.press("Tab")
  await expect(shown).toBeFocused()
  await expect(shown).toHaveAccessibleName("1 av 4")

  await page.keyboard.press("ArrowRight")
  await expect(shown).toHaveAccessibleName("2 av 4")
  await expect(shown).toBeFocused()

  await page.keyboard.press("Tab")
  await expect(page.locator("[data-scope=carousel]:focus")).toHaveCount(0)
})

test("the accessibility tree contains the buttons and the current slide, but no other slides and no clones", async ({
  page,
  open,
}) => {
  await open("kit-carousel--basic", { dir: "rtl" })
  await page.waitForSelector("[data-looping]")

  expect((await readAccessibilityTree(page)).filter((line) => !line.startsWith("text"))).toEqual([
    "main",
    'region "Nyheter från Norrvik"',
    'button "Föregående"',
    'button "Nästa"',
    'group "Välj vad som visas"',
    ...[1, 2, 3, 4].map((n) => `button "Visa ${n} av 4"`),
    expect.stringMatching(/^group "\d av 4"$/),
    expect.stringMatching(/^heading/),
    expect.stringMatching(/^link/),
  ])
})

test("the next button wraps from the last slide to the first, even when pressed quickly", async ({ page, open }) => {
  await open("kit-carousel--touch", FULL)
  const next = page.getByRole("button", { name: "Nästa" })

  for (let press = 0; press < 5; press += 1) await next.click()

  await shows(page, 1)
  await page.getByRole("button", { name: "Föregående" }).click()
  await page.getByRole("button", { name: "Föregående" }).click()
  await shows(page, 3)
})

test("a mouse drag over more than half a slide shows the next slide, and a shorter drag returns to the current slide", async ({
  page,
  open,
}) => {
  await open("kit-carousel--touch", FULL)
  await page.waitForSelector("[data-ready]")
  const drag = async (from: { x: number; y: number }, by: number) => {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + by / 2, from.y, { steps: 5 })
    await page.mouse.move(from.x + by, from.y, { steps: 5 })
    // The pause makes the drag slow, so that it is not a throw.
    await page.waitForFunction((since) => performance.now() - since > 150, await page.evaluate(() => performance.now()))
    await page.mouse.up()
  }

  await drag({ x: 700, y: 150 }, -600)
  await shows(page, 1)
  await drag({ x: 700, y: 150 }, -200)
  await shows(page, 1)

  const link = await page.getByRole("link", { name: "Skogsvägen" }).first().boundingBox()
  await drag({ x: (link?.x ?? 0) + 20, y: (link?.y ?? 0) + 10 }, 700)
  await shows(page, 0)
  expect(await page.evaluate(() => location.hash)).toBe("")
})

test("a swipe that starts during the jump from a cloned slide to the original slide still changes the slide", async ({
  page,
  open,
}) => {
  await open("kit-carousel--touch", FULL)
  await page.waitForSelector("[data-ready]")
  await page.locator("[data-part=viewport]").evaluate(async (viewport) => {
    const once = (name: string) => new Promise((resolve) => viewport.addEventListener(name, resolve, { once: true }))
    const swipe = (slides: number) => viewport.scrollBy({ left: slides * viewport.clientWidth, behavior: "smooth" })
    const press = () => viewport.dispatchEvent(new Event("pointerdown"))
    const { scrollTo } = viewport
    // The jump to the original is the only scroll that is not smooth; the next touch starts during it.
    viewport.scrollTo = (...to: unknown[]) => {
      Reflect.apply(scrollTo, viewport, to)
      press()
    }
    press()
    swipe(-1)
    await once("scrollend")
    await once("scrollend")
    Reflect.deleteProperty(viewport, "scrollTo")
    swipe(1)
    await once("scrollend")
  })

  await shows(page, 0)
})

test("a swipe that starts right after the jump from a cloned slide to the original slide still changes the slide", async ({
  page,
  open,
}) => {
  await open("kit-carousel--touch", FULL)
  await page.waitForSelector("[data-ready]")
  await page.locator("[data-part=viewport]").evaluate(async (viewport) => {
    const once = (name: string) => new Promise((resolve) => viewport.addEventListener(name, resolve, { once: true }))
    const swipe = (slides: number) => viewport.scrollBy({ left: slides * viewport.clientWidth, behavior: "smooth" })
    const press = () => viewport.dispatchEvent(new Event("pointerdown"))
    press()
    swipe(-1)
    await once("scrollend")
    await new Promise<void>((resolve) => {
      const withhold = (event: Event) => {
        event.stopImmediatePropagation()
        resolve()
      }
      viewport.addEventListener("scrollend", withhold, { capture: true, once: true })
    })
    const from = viewport.scrollLeft
    press()
    swipe(1)
    while (Math.abs(viewport.scrollLeft - from) < 20) await once("scroll")
    viewport.dispatchEvent(new Event("scrollend"))
    await once("scrollend")
  })

  await shows(page, 0)
})

touched.describe("under a finger", () => {
  touched.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  touched("each swipe is one slide, round the loop in both directions", async ({ page }) => {
    await page.goto("/iframe.html?id=kit-carousel--touch&viewMode=story&globals=motion:full")
    await page.waitForSelector("[data-ready]")
    const session = await page.context().newCDPSession(page)
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 150 }] })
    const frames = (count: number) =>
      page.evaluate(async (left) => {
        for (; left > 0; left -= 1) await new Promise(requestAnimationFrame)
      }, count)
    const swipe = async (by: number) => {
      // The result of the last jump is on the screen before a person can touch it.
      await frames(2)
      const from = by < 0 ? 330 : 60
      await touch("touchStart", from)
      for (let step = 1; step <= 8; step += 1) await touch("touchMove", from + (by * step) / 8)
      // A resting finger does not throw: a throw may pass a snap position in its first frame, and Chromium then stops
      // at the next.
      await frames(8)
      await touch("touchEnd")
    }

    await swipe(250)
    await shows(page, 3)
    await swipe(-250)
    await shows(page, 0)
    await swipe(-250)
    await shows(page, 1)
  })
})
