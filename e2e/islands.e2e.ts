import type { BrowserContext, Locator, Page, Response } from "@playwright/test"
import { alive, expect, siteUrl, test, waitUntilSettled } from "./fixture.ts"

const languages = (page: Page) => page.locator("header [data-scope=language-switch][data-part=root]").first()
const search = (page: Page) => page.getByRole("searchbox", { name: "Sök bland våra bilar" })

test("the links to other languages work when the script of the language switch fails to load", async ({
  page,
  context,
  complaints,
}) => {
  await lose(page, context, await getScript(page, "language-switch"))

  await expect(languages(page)).not.toHaveCount(0)
  await languages(page).locator("summary").click()
  await languages(page).getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL(`${siteUrl()}/en`)
  forgive(complaints)
})

test("the search works when the script of the search field fails to load, and other islands still hydrate", async ({
  page,
  context,
  complaints,
}) => {
  await lose(page, context, await getScript(page, "search-field"))

  await alive(languages(page))
  await search(page).fill("kombi")
  await search(page).press("Enter")
  await expect(page).toHaveURL(/[?&]keyphrase=kombi/)
  forgive(complaints)
})

test("an island's script loads when the island scrolls into view, or on first use if the island works without the script", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  // Enough room for the menu in any typeface: a row that overflows loads its script immediately.
  await page.setViewportSize({ width: 1600, height: 900 })
  const [copying, switching] = [await getScript(page, "copy-button"), await getScript(page, "language-switch")]
  await page.goto("about:blank")
  // A window without a pointer: with one, the browser may report a pointer move as soon as an element is laid out below
  // it.
  await page.addInitScript(() =>
    addEventListener("pointermove", (event) => event.stopImmediatePropagation(), { capture: true }),
  )
  const requested: string[] = []
  page.on("request", (request) => requested.push(request.url()))
  await page.goto(siteUrl())
  await alive(search(page))
  await waitUntilSettled(page)
  expect(requested).not.toContain(copying)
  expect(requested).not.toContain(switching)

  await languages(page).locator("summary").click()
  await expect(languages(page).getByRole("link", { name: "English" })).toBeVisible()
  await expect.poll(() => requested).toContain(switching)
  const footer = page.getByRole("contentinfo")
  const copy = footer.getByRole("button", { name: /^Kopiera \+?\d/ }).first()
  await copy.scrollIntoViewIfNeeded()
  await alive(copy)
  await copy.click()

  await expect(footer.getByText("Kopierat").first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+?[\d ]+$/)
})

test('a menu bar that becomes too narrow for its items shows the "more" button immediately', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(siteUrl())
  await waitUntilSettled(page)
  const more = page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("button", { name: "Mer", exact: true })
  await expect(more).toHaveCount(0)

  await page
    .locator("[data-island=NavigationMenu]")
    .evaluate((row: HTMLElement) => row.style.setProperty("max-inline-size", "20rem"))

  await expect(more).toBeVisible()
})

async function removeCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["command", "commandForElement"]) Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    addEventListener(
      "click",
      ({ target }) => {
        const button = (target as Element).closest("button[commandfor]")
        // Without the property the browser still runs the command natively, so the command's target is removed.
        const id = button?.getAttribute("commandfor")
        if (!button || !id) return
        button.removeAttribute("commandfor")
        setTimeout(() => button.setAttribute("commandfor", id))
      },
      true,
    )
  })
}

for (const lacks of [false, true]) {
  test(`the menu opens and closes before any script of the framework has loaded${lacks ? ", without `command`" : ""}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    if (lacks) await removeCommands(page)
    await context.route("**/_next/static/**/*.js", () => {})
    await page.goto(siteUrl(), { waitUntil: "commit" })
    const drawer = page.getByRole("dialog", { name: "Huvudmeny" })

    await page.getByRole("button", { name: "Öppna menyn" }).click()
    await expect(drawer).toBeVisible()
    await drawer.getByRole("button", { name: "Stäng menyn" }).click()
    await expect(drawer).toBeHidden()
  })
}

const MOMENTS = ["before its script has come", "while it hydrates", "once it is hydrated"] as const

test.describe("on a slow processor", () => {
  test.use({ hasTouch: true })

  for (const moment of MOMENTS)
    for (const lacks of [false, true])
      test(`a double tap on the menu button opens the menu once, and it can then be closed${lacks ? ", without `command`" : ""}: ${moment}`, async ({
        page,
        context,
      }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        if (lacks) await removeCommands(page)
        const opener = page.getByRole("button", { name: "Öppna menyn", includeHidden: true })
        const drawer = page.getByRole("dialog", { name: "Huvudmeny", includeHidden: true })
        const release = await openSlowly(page, context, moment, opener)
        const states = await watchOpen(drawer)

        await tapTwice(page, opener, moment === "while it hydrates" ? release : () => {})
        await expect.poll(states).toEqual(["open"])
        await drawer.getByRole("button", { name: "Stäng menyn" }).tap()
        await expect.poll(states).toEqual(["open", "closed"])

        release()
        await alive(opener)
        await waitUntilSettled(page)
        expect(await states()).toEqual(["open", "closed"])
      })

  for (const moment of MOMENTS)
    test(`a double tap opens and closes the language switch ${moment}`, async ({ page, context }) => {
      const summary = languages(page).locator("summary")
      const release = await openSlowly(page, context, moment, summary)
      const states = await watchOpen(languages(page))

      await tapTwice(page, summary, moment === "while it hydrates" ? release : () => {})
      await expect.poll(states).toEqual(["open", "closed"])

      release()
      await alive(summary)
      await waitUntilSettled(page)
      expect(await states()).toEqual(["open", "closed"])
      await summary.tap()
      await expect(languages(page).getByRole("link", { name: "English" })).toBeVisible()
    })
})

async function openSlowly(
  page: Page,
  context: BrowserContext,
  moment: (typeof MOMENTS)[number],
  control: Locator,
): Promise<() => void> {
  const devtools = await context.newCDPSession(page)
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  const scripts = Promise.withResolvers<void>()
  await context.route("**/_next/static/**/*.js", (route) => scripts.promise.then(() => route.continue()))
  await page.goto(siteUrl(), { waitUntil: "commit" })
  await expect(control).toBeVisible()
  if (moment !== "once it is hydrated") return scripts.resolve
  scripts.resolve()
  await alive(control)
  return () => {}
}

async function tapTwice(page: Page, control: Locator, between: () => void): Promise<void> {
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.touchscreen.tap(x + width / 2, y + height / 2)
  between()
  await page.touchscreen.tap(x + width / 2, y + height / 2)
}

async function watchOpen(element: Locator): Promise<() => Promise<readonly string[]>> {
  const seen = await element.evaluateHandle((node) => {
    const states: string[] = []
    new MutationObserver((changes) => {
      for (const { oldValue } of changes) states.push(oldValue === null ? "open" : "closed")
    }).observe(node, { attributeFilter: ["open"], attributeOldValue: true })
    return states
  })
  return () => seen.evaluate((states) => [...states])
}

test("text typed into the search field before it hydrates is kept and can be cleared", async ({ page, context }) => {
  const released = Promise.withResolvers<void>()
  await context.route("**/_next/static/**/*.js", (route) => released.promise.then(() => route.continue()))
  await page.goto(siteUrl(), { waitUntil: "commit" })
  await search(page).pressSequentially("kombi")
  released.resolve()
  await search(page).pressSequentially(" elbil")
  await alive(search(page))

  await expect(search(page)).toHaveValue("kombi elbil")
  await page.getByRole("button", { name: "Rensa sökfältet" }).click()
  await expect(search(page)).toHaveValue("")
})

/** Opens the home page and makes the request for one of its scripts fail. */
async function lose(page: Page, context: BrowserContext, script: string): Promise<void> {
  await page.goto("about:blank")
  await context.route(script, (route) => route.abort())
  const failed = page.waitForEvent("requestfailed", (request) => request.url() === script)
  await page.goto(siteUrl())
  await page.locator("header [data-scope=language-switch] summary").first().hover()
  await failed
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

function forgive(complaints: string[]): void {
  complaints.splice(
    0,
    complaints.length,
    ...complaints.filter((complaint) => !/net::ERR_FAILED|status of 404/.test(complaint)),
  )
}

/** Returns the URL of the script that hydrates a component. The HTML does not reference this script. */
async function getScript(page: Page, scope: string): Promise<string> {
  const urls: string[] = []
  const read: Promise<unknown>[] = []
  const look = (response: Response) => {
    if (response.request().resourceType() !== "script") return
    read.push(response.text().then((text) => text.includes(`"${scope}"`) && urls.push(response.url())))
  }
  page.on("response", look)
  const html = await (await page.goto(siteUrl()))?.text()
  const island = page.locator(`[data-scope=${scope}][data-part=root]`).first()
  await island.scrollIntoViewIfNeeded()
  await alive(island)
  page.off("response", look)
  await Promise.all(read)
  const [lost] = urls.filter((url) => !html?.includes(`<script src="${new URL(url).pathname}"`))
  if (lost === undefined) throw new Error(`e2e: no script of its own holds "${scope}".`)
  return lost
}
