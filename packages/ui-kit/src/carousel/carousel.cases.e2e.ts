import type { Page } from "@playwright/test"
import { expect, test, updateArgs } from "../../test/harness/in-browser.ts"

const { step } = test
const FULL = { motion: "full" }
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const dot = (page: Page, position: number) => button(page, `Visa ${position} av 4`)

const isAt = (page: Page, position: number) => expect(dot(page, position)).toHaveAttribute("aria-current", "true")

const listInSight = (page: Page) =>
  page.locator("[role=group][data-index]:not([inert])").evaluateAll((all) => all.map((item) => item.ariaLabel))

const getPlace = (page: Page, position: number) =>
  page.locator(`[role=group][data-index="${position - 1}"]`).evaluate((slide) => {
    const viewport = slide.closest("[data-part=viewport]")
    const from = viewport?.getBoundingClientRect()
    const at = slide.getBoundingClientRect()
    if (!from) return Number.NaN
    return Math.abs(
      Math.round(getComputedStyle(slide).direction === "rtl" ? from.right - at.right : at.left - from.left),
    )
  })

async function shows(page: Page, position: number): Promise<void> {
  await expect.poll(() => getPlace(page, position), { intervals: [50] }).toBe(0)
  await isAt(page, position)
}

async function drag(page: Page, byPx: number): Promise<void> {
  const [x, y] = byPx < 0 ? [900, 150] : [300, 150]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + byPx / 2, y, { steps: 5 })
  await page.mouse.move(x + byPx, y, { steps: 5 })
  await page.waitForFunction((since) => performance.now() - since > 150, await page.evaluate(() => performance.now()))
  await page.mouse.up()
}

test("the carousel has the roles and attributes of the APG carousel pattern", async ({ page, open }) => {
  await open("kit-carousel--forced-colors", FULL)
  const region = page.getByRole("region", { name: "Nyheter från Norrvik" })
  const live = region.locator("[aria-live]")

  await step("APG carousel: it is a section of the page", async () => {
    expect(await region.evaluate(({ tagName }) => tagName)).toBe("SECTION")
  })
  await step("APG carousel: it has a role description in the visitor's language", async () => {
    await expect(region).toHaveAttribute("aria-roledescription", "bildspel")
  })
  await step("APG carousel: it has a name", async () => {
    await expect(region).toHaveAccessibleName("Nyheter från Norrvik")
  })
  await step("APG carousel: pause, previous and next have names", async () => {
    for (const name of ["Pausa bildspelet", "Föregående", "Nästa"]) await expect(button(page, name)).toHaveCount(1)
  })
  await step("APG carousel: each slide is a group", async () => {
    await expect(page.locator("[data-index][role=group]")).toHaveCount(4)
  })
  await step("APG carousel: each slide has a name", async () => {
    const names = await page.locator("[data-index][role=group]").evaluateAll((all) => all.map((item) => item.ariaLabel))
    expect(names).toEqual(["1 av 4", "2 av 4", "3 av 4", "4 av 4"])
  })
  await step("APG carousel: each slide has a role description in the visitor's language", async () => {
    const roles = page.locator("[data-index][role=group][aria-roledescription]")
    await expect(roles).toHaveCount(4)
  })
  await step("APG carousel: nothing is announced during autoplay", async () => {
    await expect(live).toHaveAttribute("aria-live", "off")
  })
  await step("APG carousel: Tab moves through pause, previous, next and the content in view", async () => {
    const reached: string[] = []
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press("Tab")
      reached.push(
        await page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ""),
      )
    }
    expect(reached.filter((name) => !name.startsWith("Visa"))).toEqual([
      "Starta bildspelet",
      "Föregående",
      "Nästa",
      "Hamnen i Göteborg",
    ])
  })
  await step("APG carousel: a change is announced once the focus or a press has stopped autoplay", async () => {
    await expect(live).toHaveAttribute("aria-live", "polite")
    await button(page, "Starta bildspelet").click()
    await expect(live).toHaveAttribute("aria-live", "off")
    await button(page, "Pausa bildspelet").click()
    await expect(live).toHaveAttribute("aria-live", "polite")
  })
  await step("APG carousel: Enter starts and stops autoplay", async () => {
    await button(page, "Starta bildspelet").press("Enter")
    await expect(live).toHaveAttribute("aria-live", "off")
    await button(page, "Pausa bildspelet").press("Enter")
    await expect(live).toHaveAttribute("aria-live", "polite")
  })
  await step("APG carousel: Space starts and stops autoplay", async () => {
    await button(page, "Starta bildspelet").press("Space")
    await expect(live).toHaveAttribute("aria-live", "off")
    await button(page, "Pausa bildspelet").press("Space")
    await expect(live).toHaveAttribute("aria-live", "polite")
  })
  await step("APG carousel: Enter on the buttons shows the next and the previous slide", async () => {
    await button(page, "Nästa").press("Enter")
    await shows(page, 2)
    await button(page, "Föregående").press("Enter")
    await shows(page, 1)
  })
  await step("APG carousel: Space on the buttons shows the next and the previous slide", async () => {
    await button(page, "Nästa").press("Space")
    await shows(page, 2)
    await button(page, "Föregående").press("Space")
    await shows(page, 1)
  })
})

test("autoplay changes the slide until the pause button is pressed", async ({ page, open }) => {
  await page.clock.install()
  await open("kit-carousel--forced-colors", FULL)
  await page.mouse.move(600, 700)

  await step("Zag carousel: autoplay changes the slide until it is stopped", async () => {
    await isAt(page, 1)
    await page.clock.runFor(10_000)
    await expect(dot(page, 1)).not.toHaveAttribute("aria-current", "true")
    await button(page, "Pausa bildspelet").click()
    const place = await page.locator("[aria-current=true]").getAttribute("aria-label")
    await page.clock.runFor(20_000)
    await expect(page.locator("[aria-current=true]")).toHaveAttribute("aria-label", place ?? "")
  })
})

test("without `loops` the next and previous buttons are disabled at the ends of the carousel", async ({
  page,
  open,
}) => {
  await open("kit-carousel--touch", FULL)
  await updateArgs(page, "kit-carousel--touch", { loops: false, hasArrowKeys: true })
  await page.waitForSelector("[data-ready]")
  const [back, on] = [button(page, "Föregående"), button(page, "Nästa")]
  const isAtEnd = (item: typeof back) => expect(item).toHaveAttribute("aria-disabled", "true")

  await step("Zag carousel: the first slide is in view initially and its dot is marked", async () => {
    expect(await listInSight(page)).toEqual(["1 av 4"])
    await shows(page, 1)
  })
  await step(
    "Zag carousel: the buttons change the slide, and the previous button is disabled at the beginning",
    async () => {
      await isAtEnd(back)
      await on.click()
      await shows(page, 2)
      await expect(back).not.toHaveAttribute("aria-disabled", "true")
    },
  )
  await step("Zag carousel: a dot shows its slide", async () => {
    await dot(page, 3).click()
    await shows(page, 3)
  })
  await step(
    "Zag carousel: presses in quick succession end on the last slide, where the next button is disabled",
    async () => {
      await dot(page, 2).click()
      await on.click({ clickCount: 2, delay: 20 })
      await shows(page, 4)
      await isAtEnd(on)
    },
  )
  await step("Zag carousel: → on a dot shows the next slide", async () => {
    await dot(page, 1).click()
    await shows(page, 1)
    await page.keyboard.press("ArrowRight")
    await shows(page, 2)
  })
  await step("Zag carousel: turning the loop on at run time keeps the slide", async () => {
    await updateArgs(page, "kit-carousel--touch", { loops: true })
    await shows(page, 2)
    await expect(back).not.toHaveAttribute("aria-disabled", "true")
  })
  await step("Zag carousel: with a loop the next button leads from the last slide to the first", async () => {
    await dot(page, 4).click()
    await shows(page, 4)
    await on.click()
    await shows(page, 1)
  })
  await step(
    "Zag carousel: where it loops, back leads from the first to the last, and on again to the first",
    async () => {
      await back.click()
      await shows(page, 4)
      expect(await listInSight(page)).toEqual(["4 av 4"])
      await on.click()
      await shows(page, 1)
    },
  )
})

test("the slides can be moved by dragging", async ({ page, open }) => {
  await open("kit-carousel--touch", FULL)
  await updateArgs(page, "kit-carousel--touch", { loops: false, hasArrowKeys: true })
  await page.waitForSelector("[data-ready]")
  await dot(page, 3).click()
  await shows(page, 3)

  await step("Zag carousel: a long drag shows the previous slide", async () => {
    await drag(page, 650)
    await shows(page, 2)
  })
  await step("Zag carousel: a slide that was dragged a little moves back", async () => {
    await drag(page, -20)
    await shows(page, 2)
  })
  await step("Zag carousel: drags with a pause before the release move forwards and back", async () => {
    await drag(page, -650)
    await shows(page, 3)
    await drag(page, -650)
    await shows(page, 4)
    await drag(page, 650)
    await shows(page, 3)
  })
  await step("Zag carousel: a drag that starts while another settles decides the slide", async () => {
    await drag(page, 650)
    await drag(page, -650)
    await shows(page, 3)
  })
})

test("the dots and the next and previous buttons work while the slides are still moving after a drag", async ({
  page,
  open,
}) => {
  await open("kit-carousel--touch", FULL)
  await updateArgs(page, "kit-carousel--touch", { loops: false, hasArrowKeys: true })
  await page.waitForSelector("[data-ready]")
  const [back, on] = [button(page, "Föregående"), button(page, "Nästa")]
  await dot(page, 3).click()
  await shows(page, 3)

  await step("Zag carousel: a dot that is pressed while a drag settles decides the slide", async () => {
    await drag(page, 650)
    await dot(page, 4).click()
    await shows(page, 4)
  })
  await step("Zag carousel: buttons and drags to the same slide have the same result", async () => {
    await back.click()
    await shows(page, 3)
    await on.click()
    await shows(page, 4)
    await drag(page, 650)
    await shows(page, 3)
    expect(await listInSight(page)).toEqual(["3 av 4"])
  })
  await step("Zag carousel: a horizontal wheel movement and then a drag move two slides forward", async () => {
    await dot(page, 1).click()
    await shows(page, 1)
    await page.mouse.move(600, 150)
    await page.mouse.wheel(1000, 0)
    await shows(page, 2)
    await drag(page, -650)
    await shows(page, 3)
  })
  await step("Zag carousel: neither drag nor wheel moves past the end", async () => {
    await dot(page, 4).click()
    await shows(page, 4)
    await drag(page, -400)
    await shows(page, 4)
    await page.mouse.wheel(500, 0)
    await shows(page, 4)
  })
  await step("Zag carousel: neither drag nor wheel moves before the beginning", async () => {
    await dot(page, 1).click()
    await shows(page, 1)
    await drag(page, 400)
    await shows(page, 1)
    await page.mouse.wheel(-500, 0)
    await shows(page, 1)
  })
})

test("on a right-to-left page the carousel moves in the reading direction", async ({ page, open }) => {
  await open("kit-carousel--touch", { ...FULL, dir: "rtl" })
  await updateArgs(page, "kit-carousel--touch", { loops: false, hasArrowKeys: true })
  await page.waitForSelector("[data-ready]")

  await step("Zag carousel: buttons, keys and wheel agree from right to left", async () => {
    await button(page, "Nästa").click()
    await shows(page, 2)
    await dot(page, 2).focus()
    await page.keyboard.press("ArrowLeft")
    await shows(page, 3)
    await page.mouse.move(600, 150)
    await page.mouse.wheel(-1000, 0)
    await shows(page, 4)
    await button(page, "Föregående").click()
    await shows(page, 3)
  })
})
