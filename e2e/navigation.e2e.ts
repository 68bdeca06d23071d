import type { Page } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"

const TRANSPARENT = "rgba(0, 0, 0, 0)"

test.describe("in a wide window", () => {
  test.use({ viewport: { width: 1500, height: 900 } })

  test("pressing Tab focuses the skip link, and pressing Enter moves to the content", async ({ page }) => {
    await page.goto(siteUrl())
    await alive(page.getByRole("navigation", { name: "Huvudmeny" }))
    await page.keyboard.press("Tab")

    const skip = page.getByRole("link", { name: "Hoppa till innehållet" })
    await expect(skip).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/#content$/)
  })

  test("Enter opens a menu whose links are reachable by keyboard, and Escape closes it and restores the focus", async ({
    page,
  }) => {
    await page.goto(siteUrl())
    const menu = page.getByRole("navigation", { name: "Huvudmeny" })
    await alive(menu)
    const toggle = menu.locator("[data-navigation-toggle][aria-expanded]").first()
    await toggle.focus()
    await page.keyboard.press("Escape")
    await expect(toggle).toHaveAttribute("aria-expanded", "false")

    await page.keyboard.press("Enter")
    await expect(toggle).toHaveAttribute("aria-expanded", "true")
    const panel = page.locator(`[id="${await toggle.getAttribute("aria-controls")}"]`)
    await expect(panel).toHaveCSS("visibility", "visible")
    await page.keyboard.press("Tab")
    await expect(panel.locator("a:focus")).toHaveCount(1)

    await page.keyboard.press("Escape")
    await expect(toggle).toHaveAttribute("aria-expanded", "false")
    await expect(toggle).toBeFocused()
  })

  test("a menu opens on hover and closes after the pointer leaves [spec 1 §4 menu-opens.pointer]", async ({ page }) => {
    await page.goto(siteUrl())
    const menu = page.getByRole("navigation", { name: "Huvudmeny" })
    await alive(menu)
    const item = menu
      .locator("[data-navigation-item]")
      .filter({ has: page.locator("[data-navigation-toggle]") })
      .first()
    const toggle = item.locator("[data-navigation-toggle]")

    await item.hover()
    await expect(toggle).toHaveAttribute("aria-expanded", "true")
    await page.mouse.move(750, 880)
    await expect(toggle).toHaveAttribute("aria-expanded", "false")
  })

  test("a click right after a menu has opened on hover leaves the menu open", async ({ page }) => {
    await page.goto(siteUrl())
    const toggle = page.getByRole("navigation", { name: "Huvudmeny" }).locator("[data-navigation-toggle]").first()

    await page.clock.install()
    await alive(page.getByRole("navigation", { name: "Huvudmeny" }))
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000))
    await toggle.hover()
    await page.clock.runFor(20)
    await expect(toggle).toHaveAttribute("aria-expanded", "true")
    await toggle.click()
    await page.clock.runFor(20)
    await expect(toggle).toHaveAttribute("aria-expanded", "true")
  })

  test("the menu bar is transparent over the hero of the home page until a visitor hovers over it or focuses it [spec 1 §4 floating]", async ({
    page,
  }) => {
    await page.goto(siteUrl())
    await expect(page.locator('[data-scope="navigation"][data-part="root"]')).toHaveAttribute("data-floating", "")
    const bar = page.locator('[data-scope="navigation"][data-part="bar"]')
    await expect(bar).toHaveCSS("background-color", TRANSPARENT)
    await bar.hover({ position: { x: 300, y: 10 } })
    await expect(bar).not.toHaveCSS("background-color", TRANSPARENT)
    await page.mouse.move(700, 850)
    await expect(bar).toHaveCSS("background-color", TRANSPARENT)
    await bar.getByRole("link").first().focus()
    await expect(bar).not.toHaveCSS("background-color", TRANSPARENT)

    await page.goto(`${siteUrl()}/service-och-verkstad`)
    await expect(page.locator('[data-scope="navigation"][data-part="root"]')).not.toHaveAttribute("data-floating", "")
  })
})

test("menu items that do not fit in the bar move into the 'Mer' menu [spec 1 §4 more]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(siteUrl())
  const menu = page.getByRole("navigation", { name: "Huvudmeny" })
  const more = menu.getByRole("button", { name: "Mer", exact: true })
  await alive(menu)
  await expect(more).toHaveCount(0)

  await setTextSize(page, "200%")
  await expect(more).toBeVisible()
  await more.focus()
  await expect(more).toHaveAttribute("aria-expanded", "true")
  await expect(menu.getByRole("link", { name: "Kontakt" })).toBeVisible()

  await setTextSize(page, "")
  await expect(more).toHaveCount(0)
})

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true })

  test("the menu drawer traps the focus while a visitor drills down and goes back, and restores the focus when it closes [spec 1 §4 hamburger.unfolds mega-menu.drill-down mega-menu.back]", async ({
    page,
  }) => {
    await page.goto(siteUrl())
    const opener = page.getByRole("button", { name: "Öppna menyn" })
    await alive(opener)
    await opener.click()

    const drawer = page.getByRole("dialog", { name: "Huvudmeny" })
    await expect(drawer).toBeVisible()
    const entry = drawer.locator("summary").first()
    await alive(entry)
    const shortcuts = drawer.getByRole("list", { name: "Genvägar" })
    await expect(shortcuts).toBeVisible()
    await entry.focus()
    await page.keyboard.press("Enter")
    await expect(drawer.getByRole("heading", { name: (await entry.textContent()) ?? "" })).toBeFocused()
    await expect(entry, "what stands below takes its place").toBeHidden()
    await expect(shortcuts).toBeHidden()
    await expect(drawer.locator("details[open] a").first()).toBeVisible()
    for (let tab = 0; tab < 40; tab += 1) await page.keyboard.press("Tab")
    const isInside = await page.evaluate(
      () =>
        document.activeElement === document.body ||
        document.querySelector("dialog[open]")?.contains(document.activeElement),
    )
    expect(isInside).toBe(true)

    await drawer.getByRole("button", { name: "Tillbaka" }).click()
    await expect(entry).toBeFocused()
    await page.keyboard.press("Escape")
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test("a link in the drawer opens the linked page with the drawer closed [spec 1 §1 browse]", async ({ page }) => {
    await page.goto(siteUrl())
    const opener = page.getByRole("button", { name: "Öppna menyn" })
    await alive(opener)
    await opener.click()
    const drawer = page.getByRole("dialog", { name: "Huvudmeny" })
    await drawer.locator("summary").first().click()
    const link = drawer.locator("details[open] a").first()
    const href = await link.getAttribute("href")
    await link.click()

    await expect(page).toHaveURL(siteUrl() + href)
    await expect(drawer).toBeHidden()
  })
})

test("a dismissed alert stays hidden for a day, including on other pages [spec 1 §4 alert-dismiss, §9 alert-cookie]", async ({
  page,
  context,
}) => {
  await page.goto(siteUrl())
  const alert = page.getByRole("region", { name: "Meddelande" })
  await expect(alert).toBeVisible()
  const dismiss = alert.getByRole("button", { name: "Stäng meddelandet" })
  await alive(dismiss)
  await dismiss.click()
  await expect(alert).toBeHidden()

  const cookie = (await context.cookies()).find(({ name }) => name === "hideAlert")
  const hours = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThan(24.1)

  await page.goto(`${siteUrl()}/service-och-verkstad`)
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
  await expect(alert).toBeHidden()
  await expect(page.locator("html"), "it is gone before the first rendering").toHaveAttribute("data-hide-alert", "")
})

test("the logo is 150 × 55 pixels, and 10 % smaller below 640 px [spec 1 §9 logo]", async ({ page }) => {
  const sizeAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.locator('[data-scope="navigation"][data-part="logo"]').boundingBox()
  }
  // The proportions of the received picture determine the last half pixel of its height.
  const half = (height: number) => expect.closeTo(height, 0)
  await page.goto(siteUrl())

  expect(await sizeAt(640)).toMatchObject({ width: 150, height: half(55) })
  expect(await sizeAt(639)).toMatchObject({ width: 135, height: half(49.5) })
})

test("the menu opens from a button below 1280 px and is shown in the bar from 1280 px [spec 1 §4 hamburger.below-1280, §9 breakpoints.1280]", async ({
  page,
}) => {
  await page.goto(siteUrl())
  const opener = page.getByRole("button", { name: "Öppna menyn" })
  const menu = page.getByRole("navigation", { name: "Huvudmeny" })

  await page.setViewportSize({ width: 1279, height: 900 })
  await expect(opener).toBeVisible()
  await expect(menu).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(opener).toBeHidden()
  await expect(menu).toBeVisible()
})

test("the home link leads to / [spec 1 §2 home-link]", async ({ page }) => {
  await page.goto(`${siteUrl()}/service-och-verkstad`)
  const home = page.locator('[data-scope="navigation"][data-part="home"]')
  await expect(home).toHaveAttribute("href", "/")
  await home.click()

  await expect(page).toHaveURL(`${siteUrl()}/`)
})
