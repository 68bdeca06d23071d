import type { BrowserContext, Page } from "@playwright/test"
import { SECRETS } from "../scripts/servers.ts"
import { alive, expect, platformUrl, siteUrl, test, waitUntilSettled } from "./fixture.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"

// These visitors have not answered the consent banner yet.
test.use({ hasConsentCookie: false })

const banner = (page: Page) => page.getByRole("region", { name: "Du bestämmer över kakorna" })

async function getConsent(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === "fc-consent")?.value
}

function watchStrangers(page: Page): string[] {
  const strangers: string[] = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith("http") && url.host !== new URL(siteUrl()).host) strangers.push(request.url())
  })
  return strangers
}

async function pageViews(): Promise<readonly Record<string, unknown>[]> {
  const response = await fetch(`${platformUrl()}/authoring/page-views?site=se-automotive`, {
    headers: { authorization: `Bearer ${SECRETS.FORECOURT_AUTHORING_TOKEN}` },
  })
  return ((await response.json()) as { pageViews: Record<string, unknown>[] }).pageViews
}

test("before the visitor answers the consent banner, the site stores nothing and sends no request to other hosts [spec 1 §7 page-view]", async ({
  page,
  context,
}) => {
  const strangers = watchStrangers(page)
  const posted: string[] = []
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(request.url())
  })

  await page.goto(siteUrl())
  await expect(banner(page)).toBeVisible()
  await page.goto(`${siteUrl()}/service-och-verkstad`)
  await alive(banner(page))
  await waitUntilSettled(page)

  expect(strangers).toEqual([])
  expect(posted).toEqual([])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test("the consent banner is first in the tab order, causes no layout shift and can be refused with one key press", async ({
  page,
  context,
}) => {
  await page.goto(siteUrl())
  const order: (string | null)[] = []
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press("Tab")
    order.push(await page.evaluate(() => document.activeElement?.textContent ?? null))
  }

  expect(order).toEqual(["Läs om kakorna", "Godkänn alla", "Avvisa alla", "Välj själv", "Hoppa till innehållet"])
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
  expect(shift).toBeLessThanOrEqual(0.02)

  await banner(page).getByRole("button", { name: "Avvisa alla" }).focus()
  await page.keyboard.press("Enter")
  await expect(banner(page)).toBeHidden()
  expect(await getConsent(context)).toMatch(/^1\.\d{8}$/)
})

test("on a phone the accept and refuse buttons have the same size", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl())

  const box = async (name: string) => banner(page).getByRole("button", { name }).boundingBox()
  const [accept, reject] = await Promise.all([box("Godkänn alla"), box("Avvisa alla")])

  expect(accept?.width).toBeCloseTo(reject?.width ?? 0, 0)
  expect(accept?.height).toBeCloseTo(reject?.height ?? 0, 0)
  expect(accept?.height).toBeGreaterThanOrEqual(44)
})

for (const { path, width, height, most } of [
  { path: "/", width: 390, height: 844, most: 120 },
  { path: "/kop-bil/alla-bilar-i-lager", width: 390, height: 844, most: 120 },
  { path: "/", width: 1280, height: 900, most: 80 },
])
  test(`the consent bar is at most ${most} px tall in a window of ${width} px and does not overlap the header of ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(`${siteUrl()}${path}`)

    const bar = await banner(page).boundingBox()
    const header = await page.locator("header").first().boundingBox()

    expect(bar?.height).toBeLessThanOrEqual(most)
    expect(header?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })

test("the label of the refuse button is not cut off at 200 % text size", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl())
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
  })

  const reject = banner(page).getByRole("button", { name: "Avvisa alla" })

  await expect(reject).toBeInViewport({ ratio: 1 })
  expect(await reject.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
})

test("after consent to statistics, page views are sent to the personalisation service [spec 1 §7 page-view]", async ({
  page,
  context,
}) => {
  // The test does not need Google's script: a request for it is enough.
  await context.route("https://www.googletagmanager.com/**", (route) => route.fulfill({ status: 200, body: "" }))
  const previous = (await pageViews()).length
  await page.goto(`${siteUrl()}/service-och-verkstad`)
  await page.getByText("Välj själv").click()
  await page.getByLabel("Statistik").check()
  const container = page.waitForRequest(/googletagmanager/)
  await page.getByRole("button", { name: "Spara mitt val" }).click()

  await container
  await expect(banner(page)).toBeHidden()
  expect(await getConsent(context)).toMatch(/^1\.\d{8}\.statistics$/)
  await page.goto(`${siteUrl()}/en/workshop`)
  await expect.poll(async () => (await pageViews()).length).toBe(previous + 2)
  const [english, swedish] = await pageViews()
  expect(swedish).toMatchObject({ channel: "WEB", currency: "USD", language: "SV" })
  expect(english).toMatchObject({ channel: "WEB", currency: "USD", language: "EN" })
})

test("a link to #consent reopens the consent dialog with the visitor's earlier answer", async ({ page, context }) => {
  await keepConsent(context, "1.20261121.media")
  await page.goto(siteUrl())
  await expect(banner(page)).toBeHidden()

  // Pressed by key: an element this far down may still move under a pointer.
  await page.getByRole("link", { name: "Inställningar för kakor" }).press("Enter")
  await expect(banner(page)).toBeVisible()
  await expect(banner(page).getByRole("heading")).toBeFocused()
  await page.getByText("Välj själv").click()
  await expect(page.getByLabel("Filmer och formulär")).toBeChecked()
  await expect(page.getByLabel("Statistik")).not.toBeChecked()

  await page.keyboard.press("Escape")
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole("link", { name: "Inställningar för kakor" })).toBeFocused()
  expect(await getConsent(context)).toBe("1.20261121.media")

  await page.goto(`${siteUrl()}/service-och-verkstad#consent`)
  await expect(banner(page)).toBeVisible()
})

test("a visitor who answered an older version of the consent banner sees the banner again", async ({
  page,
  context,
}) => {
  await keepConsent(context, "0.20200101.statistics.marketing.media")
  const posted: string[] = []
  page.on("request", (request) => {
    if (request.method() === "POST") posted.push(request.url())
  })

  await page.goto(siteUrl())

  await expect(banner(page)).toBeVisible()
  expect(posted).toEqual([])
})

test("a cached page is the same for visitors with and without a consent cookie [spec 1 §6 visitor]", async ({
  request,
}) => {
  const read = async (cookie: string) => (await request.get(siteUrl(), { headers: { cookie } })).text()

  expect(await read("fc-consent=1.20261121.statistics")).toBe(await read(""))
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ page }) => leavePicturesOut(page))

  test("submitting the consent form stores the answer, returns the visitor to the same page and hides the banner", async ({
    page,
    context,
  }) => {
    await page.goto(`${siteUrl()}/service-och-verkstad?a=1`)
    await banner(page).getByRole("button", { name: "Avvisa alla" }).click()

    await expect.poll(() => getConsent(context)).toMatch(/^1\.\d{8}$/)
    await expect(page).toHaveURL(`${siteUrl()}/service-och-verkstad?a=1`)
    await expect(page.locator("#consent")).toBeHidden()
    await page.goto(siteUrl())
    await expect(page.locator("#consent")).toBeHidden()
    await page.goto(`${siteUrl()}/service-och-verkstad#consent`)
    await expect(page.locator("#consent")).toBeVisible()
  })

  test("each purpose in the consent form can be accepted individually", async ({ page, context }) => {
    await page.goto(siteUrl())
    await page.getByText("Välj själv").click()
    await page.getByLabel("Filmer och formulär").check()
    await page.getByRole("button", { name: "Spara mitt val" }).click()

    await expect.poll(() => getConsent(context)).toMatch(/^1\.\d{8}\.media$/)
  })
})

async function keepConsent(context: BrowserContext, value: string): Promise<void> {
  await context.addCookies([{ name: "fc-consent", value, url: siteUrl() }])
}
