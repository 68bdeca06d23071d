import { gzipSync } from "node:zlib"
import type { Locator, Page } from "@playwright/test"
import { alive, expect, siteUrl, test, waitUntilSettled } from "./fixture.ts"

const GATE = { tag: "@gate" }

const LIST = "/kop-bil/alla-begagnade-bilar"

test(
  "a visitor opens a car from the list, views its pictures full screen, expands its details and returns to the same position [spec 2 §2.5 car-gallery.open car-gallery.escape, §4 gallery]",
  GATE,
  async ({ page }) => {
    await page.goto(`${siteUrl("se-used")}${LIST}?car_brand=BMW`)
    const card = page.locator("article[data-scope=car-card]").first()
    const name = (await card.getByRole("heading").textContent()) ?? ""
    await card.getByRole("link").click()

    await expect(page).toHaveURL(/\/kop-bil\/bil\/\d+\/[^/]+$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    // The link works before its script has loaded.
    await page.getByRole("button", { name: "Visa mer" }).last().click()
    await expect(page.getByRole("button", { name: "Visa mindre" })).toBeVisible()
    const gallery = page.locator("[data-scope=car-gallery][data-part=root]")
    await gallery.scrollIntoViewIfNeeded()
    await alive(gallery)
    await gallery.getByRole("button").first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
    // The gutter of the scroll bar remains free.
    const { width, height } = await page.evaluate(() => ({ width: document.body.offsetWidth, height: innerHeight }))
    await expect.poll(() => page.getByRole("dialog").boundingBox()).toEqual({ x: 0, y: 0, width, height })
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()

    await page.goBack()
    await expect(page).toHaveURL(/\?car_brand=BMW$/)
    await expect(card.getByRole("heading")).toHaveText(name)
  },
)

async function newestCar(page: Page): Promise<string> {
  const list = await (await page.request.get(`${siteUrl("se-used")}${LIST}`)).text()
  const [path = ""] = /\/kop-bil\/bil\/\d+\/[^"]+/.exec(list) ?? []
  return siteUrl("se-used") + path
}

/** The parts of a car's page whose scripts load only when the visitor scrolls near the part or uses it. */
const LATER = ["car-gallery", "lightbox", "calculator", "car-contact-form"]

for (const [device, viewport, most] of [
  ["a phone", { width: 412, height: 823 }, 14_500],
  ["a desktop", { width: 1350, height: 940 }, 17_000],
] as const)
  test(`on ${device} a car's page loads at most ${most} bytes of scripts before any interaction`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const bodies: Promise<readonly [url: string, body: Buffer]>[] = []
    page.on("response", (response) => {
      if (response.request().resourceType() === "script")
        bodies.push(response.body().then((body) => [new URL(response.url()).pathname, body] as const))
    })
    const response = await page.goto(await newestCar(page), { waitUntil: "commit" })
    // Over an island, such as the alert at the top, the pointer would be an interaction.
    await page.mouse.move(1, 700)
    const html = (await response?.text()) ?? ""
    await expect(page.locator("[data-hydrate=page]:not([data-hydrated])")).toHaveCount(0)
    await page.waitForLoadState("networkidle")

    const laterBodies = (await Promise.all(bodies))
      .filter(([path]) => !html.includes(`src="${path}"`))
      .map(([, body]) => body)
    expect(LATER.filter((scope) => laterBodies.some((body) => body.includes(`"${scope}"`)))).toEqual([])
    expect(laterBodies.length).toBeGreaterThan(3)
    expect(laterBodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThanOrEqual(most)
  })

test("clicking the picture button and moving the loan slider before the scripts have loaded takes effect after hydration", async ({
  page,
  context,
}) => {
  await page.goto(await newestCar(page))
  await expect(page.locator("[data-hydrate=page]:not([data-hydrated])")).toHaveCount(0)
  await waitUntilSettled(page)
  const released = Promise.withResolvers<void>()
  await context.route("**/_next/static/**/*.js", (route) => released.promise.then(() => route.continue()))

  const loan = page.locator("[data-island=Calculator] details").first()
  if (!(await loan.evaluate((details: HTMLDetailsElement) => details.open))) await loan.locator("summary").click()
  const residual = loan.getByRole("slider").last()
  const monthly = loan.locator("p + output").first()
  const [initial, place] = [await monthly.textContent(), await loan.boundingBox()]
  await residual.focus()
  await page.keyboard.press("Home")
  expect(await monthly.textContent()).toBe(initial)
  const button = page.getByRole("button", { name: /Visa alla \d+ bilder/ })
  await button.click()
  await expect(button).toHaveCSS("opacity", "0.6")
  await expect(page.getByRole("dialog")).toBeHidden()
  released.resolve()

  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(page.getByRole("dialog")).toBeHidden()
  await expect(button).toHaveCSS("opacity", "1")
  await expect(monthly).not.toHaveText(initial ?? "")
  expect((await loan.boundingBox())?.height).toBe(place?.height)
})

test("a URL without a car's number returns 404, a URL with only the number redirects to the car's page, and the page of a removed car returns 404 and shows other cars [spec 2 §2.5 car-no-id car-redirect car-not-found.heading car-not-found.others car-not-found.list]", async ({
  page,
  request,
  complaints,
}) => {
  const list = await (await request.get(`${siteUrl("se-used")}${LIST}`)).text()
  const [path = "", id = ""] = /\/kop-bil\/bil\/(\d+)\/[^"]+/.exec(list) ?? []
  expect((await request.get(`${siteUrl("se-used")}/kop-bil/bil`)).status()).toBe(404)
  const alone = await request.get(`${siteUrl("se-used")}/kop-bil/bil/${id}`, { maxRedirects: 0 })
  expect([alone.status(), new URL(alone.headers().location ?? "", siteUrl("se-used")).pathname]).toEqual([302, path])

  const gone = await page.goto(`${siteUrl("se-used")}/kop-bil/bil/99999999/2020-volvo-xc60-99999999`)
  expect(gone?.status()).toBe(404)
  // The browser logs the 404 of the document.
  expect(complaints.splice(0).filter((line) => !line.includes("status of 404"))).toEqual([])
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bilen finns inte längre kvar")
  await expect(page.getByRole("link", { name: /^Volvo XC60/ }).first()).toBeVisible()
  await page.getByRole("link", { name: "Sök bland alla bilar" }).click()
  await expect(page).toHaveURL(/\?keyphrase=volvo\+xc60$/)
  const element = page.locator("article[data-scope=car-card]").getByRole("heading")
  await expect(element.first()).toHaveText("Volvo XC60")
})

test("the car list and the car page are identical for all visitors, regardless of cookies and headers [spec 2 §6 public]", async ({
  request,
}) => {
  const read = async (path: string, headers = {}) => (await request.get(siteUrl("se-used") + path, { headers })).text()
  const visitor = { cookie: "fc-consent=1.20261121.statistics; session=1", authorization: "Bearer abc" }
  const [car = ""] = /\/kop-bil\/bil\/\d+\/[^"]+/.exec(await read(LIST)) ?? []

  for (const path of [LIST, car]) {
    const seen = await read(path)
    expect(seen).toContain("<h1")
    expect(await read(path, visitor)).toBe(seen)
  }
})

test("used-car sites place a car's name to the right of the pictures, and other sites place the name above the pictures [spec 2 §1 product-sites.layout]", async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const places = async (address: string) => {
    await page.goto(address)
    await page.locator("article[data-scope=car-card]").first().getByRole("link").click()
    const name = await page.getByRole("heading", { level: 1 }).boundingBox()
    const gallery = await page.locator("[data-scope=car-page][data-part=gallery]").boundingBox()
    if (name === null || gallery === null) throw new Error("test: a car has a name and pictures.")
    return { name, gallery }
  }

  const used = await places(siteUrl("se-used") + LIST)
  expect(used.name.x).toBeGreaterThan(used.gallery.x + used.gallery.width)
  expect(used.name.y).toBeLessThan(used.gallery.y + used.gallery.height)
  const other = await places(`${siteUrl("no-automotive")}/biler`)
  expect(other.gallery.y).toBeGreaterThan(other.name.y + other.name.height)
  // Some pictures of the demo are missing on purpose, and the browser logs an error for each.
  expect(complaints.splice(0).filter((line) => !line.includes("status of 404"))).toEqual([])
})

test("the row of similar cars opens and closes when its handle is dragged far enough or clicked [spec 2 §2.5 car-row-drag car-similar.drag, §9 carousel]", async ({
  page,
}) => {
  // The handle is back in its place immediately, so that the next drag can take hold of it.
  await page.emulateMedia({ reducedMotion: "reduce" })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${siteUrl("se-used")}${LIST}`)
  await page.locator("article[data-scope=car-card]").first().getByRole("link").click()
  const row = page.locator("[data-scope=handle-row][data-part=root]")
  await row.scrollIntoViewIfNeeded()
  await alive(row)
  const card = await row.getByRole("listitem").first().boundingBox()
  expect([card?.width, card?.height]).toEqual([330, 550])

  const handle = row.getByRole("button", { name: "Visa eller dölj raden" })
  const isOut = (out: boolean) => expect(handle).toHaveAttribute("aria-expanded", String(out))
  await isOut(true)
  const way = (await row.locator("[data-part=content]").boundingBox())?.width ?? 0
  await pull(handle, -0.28 * way)
  await isOut(true)
  await pull(handle, -0.32 * way)
  await isOut(false)
  await expect(row.locator("[data-scope=handle-row][data-part=list]")).toHaveAttribute("inert")
  // Almost no movement counts as a press.
  await pull(handle, 4)
  await isOut(true)
})

async function pull(handle: Locator, by: number) {
  const box = await handle.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 100]
  const { mouse } = handle.page()
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + by, y, { steps: 8 })
  await mouse.up()
}

/** The identifier of a demo car whose campaign started some days after the car was added to the stock. */
const REDUCED = "21000053"

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a car with a reduced price shows its previous price, its lowest price and a comparison with similar cars", async ({
    page,
    request,
  }) => {
    await page.goto(`${siteUrl("se-used")}/kop-bil/bil/${REDUCED}`)
    const box = page.getByRole("region", { name: "Pris", exact: true })

    await expect(box).toContainText(/Lägsta pris de 30 dagarna före sänkningen: 407.900.kr/)
    await expect(box.getByRole("row")).toHaveCount(0)
    await box.getByText("Prishistorik").click()
    await expect(box.getByRole("row")).toHaveText([/Pris$/, /^2026-11-18371.900.kr$/, /^2026-11-14407.900.kr$/])
    await box.getByText("Samma prisnivå som liknande bilar hos oss").click()
    await expect(box.getByText(/^Jämfört med \d+ andra begagnade bilar hos oss/)).toBeVisible()

    const read = await request.get(`${siteUrl("se-used")}/api/search/stock/${REDUCED}/prices`)
    expect((await read.json()).prices.map(({ value }: { value: number }) => value).slice(0, 2)).toEqual([
      407_900, 371_900,
    ])
    expect(read.headers()["cache-control"]).toBe("public, max-age=60")
  })

  test("a car's page shows its price, its technical data and the seller's contact details [spec 2 §1 car]", async ({
    page,
  }) => {
    await page.goto(`${siteUrl("se-used")}${LIST}`)
    await page.locator("article[data-scope=car-card]").first().getByRole("link").click()

    await expect(page.getByRole("region", { name: "Pris" })).toContainText(/\d\skr/)
    await expect(page.getByRole("heading", { name: "Tekniska data" })).toBeVisible()
    await expect(page.getByRole("row").last()).toBeVisible()
    await page.getByRole("link", { name: "Kontakta säljaren" }).first().click()
    await expect(page).toHaveURL(/#contact-form$/)
    await expect(page.getByRole("link", { name: /^\+46/ }).first()).toBeVisible()
  })
})

test("a long description, a long equipment list and the technical data are collapsed until a visitor expands them [spec 2 §2.5 car-description car-equipment.folded car-facts.technical, §4 folded, §9 folds.description folds.equipment folds.technical]", async ({
  page,
}) => {
  // A car with long texts, on a narrow screen.
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(`${siteUrl("se-used")}/kop-bil/bil/21000640`)

  for (const [name, height] of [
    ["Om bilen", 300],
    ["Utrustning", 190],
  ] as const) {
    const section = page.getByRole("region", { name })
    const folded = section.locator("[data-scope=clamp][data-part=content]")
    await section.scrollIntoViewIfNeeded()
    await expect.poll(() => getHeight(folded)).toBe(height)
    await section.getByRole("button", { name: "Visa mer" }).click()
    await expect.poll(() => getHeight(folded)).toBeGreaterThan(height)
    await section.getByRole("button", { name: "Visa mindre" }).click()
    await expect.poll(() => getHeight(folded)).toBe(height)
  }

  const data = page.getByRole("region", { name: "Tekniska data" })
  await data.scrollIntoViewIfNeeded()
  const isInSight = () =>
    data.locator("[data-scope=clamp][data-part=content]").evaluate((box) => {
      const { bottom } = box.getBoundingClientRect()
      return [...box.querySelectorAll("tr")].filter((row) => row.getBoundingClientRect().bottom <= bottom + 1).length
    })
  await expect.poll(isInSight).toBe(5)
  await data.getByRole("button", { name: "Visa mer" }).click()
  await expect.poll(isInSight).toBeGreaterThan(5)
})

const getHeight = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().height))
