import type { Locator, Page, Route } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"
import { searchStock } from "./search-stock.ts"

const PATH = "/kop-bil/alla-begagnade-bilar"
const GATE = { tag: "@gate" }
const PHONE = { width: 390, height: 844 }

const list = (page: Page) => page.locator("[data-scope=car-list][data-part=root]")
const cards = (page: Page) => list(page).locator("article[data-scope=car-card]:not([data-loading])")
const count = (page: Page) => page.locator("[data-scope=car-list][data-part=count]")
const box = (within: Page | Locator, name: RegExp) => within.getByRole("checkbox", { name })

async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`${siteUrl("se-used")}${PATH}${query}`)
  await alive(list(page))
}

const getTotal = async (facets: object[]) => (await searchStock("se-used", { facets })).total_items

const toCount = (total: number) =>
  new RegExp(`^(?:[^:]+: )?${new Intl.NumberFormat("sv-SE").format(total)} bilar(?: i lager, från .+)?$`)

test("a visitor filters and sorts the list, loads more cars, and returns to the same position in the list [spec 2 §2.1 address.facets address.sortName address.page, §2.1 page-reset, §2.1 sort]", async ({
  page,
}) => {
  await open(page)
  await expect(count(page)).toHaveText(toCount(await getTotal([])))

  await box(page, /^BMW/).check()
  await expect(count(page)).toHaveText(toCount(await getTotal([{ name: "car_brand", filters: [{ value: "BMW" }] }])))
  await page.getByRole("combobox", { name: "Sortera" }).selectOption({ label: "Lägsta pris" })
  await expect(page).toHaveURL(/\?car_brand=BMW&sortName=car_price_asc$/)
  await list(page).getByRole("link", { name: "Visa fler" }).click()
  await expect(cards(page)).toHaveCount(96)
  await expect(page).toHaveURL(/&page=1$/)
  const last = cards(page).last()
  await last.scrollIntoViewIfNeeded()
  const name = await last.getByRole("heading").textContent()
  const place = await page.evaluate(() => scrollY)

  // As a key press or voice control does: a pointer would scroll to the element first.
  await list(page).getByRole("link", { name: "Ta bort BMW" }).dispatchEvent("click")
  await expect(page).toHaveURL(/\?sortName=car_price_asc$/)
  await expect(cards(page)).toHaveCount(48)
  await expect(list(page).getByRole("button", { name: /^Dölj filter/ })).toBeInViewport()
  await page.goBack()

  await expect(cards(page)).toHaveCount(96)
  await expect(cards(page).last().getByRole("heading")).toHaveText(name ?? "")
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test(
  "after a reload or a visit to a car's page, going back shows the list for the previous URL [spec 2 §2.1 address.facets]",
  GATE,
  async ({ page }) => {
    const bmw = { name: "car_brand", filters: [{ value: "BMW" }] }
    const [all, narrowed] = [toCount(await getTotal([])), toCount(await getTotal([bmw]))]
    await open(page)
    await box(page, /^BMW/).check()
    await expect(count(page)).toHaveText(narrowed)

    await page.reload()
    await page.goBack()
    await expect(count(page)).toHaveText(all)
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
    // The island hydrates now, and does not change the address.
    await alive(list(page))
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))

    await box(page, /^BMW/).check()
    await expect(count(page)).toHaveText(narrowed)
    await cards(page).first().getByRole("heading").getByRole("link").click()
    await expect(page).toHaveURL(/\/bil\//)
    await page.goBack()
    await expect(count(page)).toHaveText(narrowed)
    await page.goBack()
    await expect(count(page)).toHaveText(all)
  },
)

test(
  "a visitor enters a free-text search and a maximum price, and then clears all filters [spec 2 §2.1 free-text, §2.1 chips]",
  GATE,
  async ({ page }) => {
    await open(page)
    await list(page).getByRole("searchbox", { name: "Sök bland våra bilar" }).fill("volvo diesel under 10 000 mil")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/car_brand=Volvo&car_fuel=Diesel&car_mileage_max=10000$/)

    const price = page.getByRole("group", { name: "Pris", exact: true })
    await price.getByRole("textbox", { name: "Till" }).fill("250 000")
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/car_price_max=250000/)
    await expect(list(page).getByRole("button", { name: /^Dölj filter/ })).toContainText("4")

    await list(page).getByRole("link", { name: "Rensa alla" }).click()
    await expect(page).toHaveURL(new RegExp(`${PATH}$`))
    await expect(count(page)).toHaveText(toCount(await getTotal([])))
  },
)

test("on a phone the filter drawer opens before its script has loaded, and the drawer's button shows the number of matching cars [spec 2 §2.1 filter-drawer]", async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${siteUrl("se-used")}${PATH}`)
  await page.getByRole("button", { name: /^Visa filter/ }).click()
  const drawer = page.getByRole("dialog", { name: "Filter" })
  await box(drawer, /^Audi/).check()

  const total = await getTotal([{ name: "car_brand", filters: [{ value: "Audi" }] }])
  await drawer.getByRole("button", { name: `Visa träffar (${total})` }).click()
  await expect(drawer).toBeHidden()
  await expect(count(page)).toHaveText(toCount(total))
})

test("on a phone the filter and sort controls stay at the bottom of the window while the list is in view", async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${siteUrl("se-used")}${PATH}`)
  const bar = list(page).locator("[data-part=toolbar]")
  const getEdges = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect())

  await cards(page).nth(10).scrollIntoViewIfNeeded()
  await expect(bar.getByRole("button", { name: /^Visa filter/ })).toBeInViewport({ ratio: 1 })
  await expect(bar.getByRole("combobox", { name: "Sortera" })).toBeInViewport({ ratio: 1 })
  expect((await getEdges(bar)).bottom).toBe(PHONE.height)

  await list(page).getByRole("link", { name: "Visa fler" }).focus()
  expect((await getEdges(list(page).getByRole("link", { name: "Visa fler" }))).bottom).toBeLessThanOrEqual(
    (await getEdges(bar)).top,
  )
  await page.locator("footer").last().scrollIntoViewIfNeeded()
  await expect(bar).not.toBeInViewport()
})

test("on a phone the first car card is completely visible above the filter and sort bar, even while the site's alert is shown", async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${siteUrl("se-used")}${PATH}`)
  await expect(page.locator("[data-scope=alert-bar][data-part=root]")).toBeVisible()

  const getEdges = (element: Locator) => element.evaluate((node) => node.getBoundingClientRect())
  await expect
    .poll(async () => (await getEdges(cards(page).first())).bottom)
    .toBeLessThanOrEqual((await getEdges(list(page).locator("[data-part=toolbar]"))).top)
})

test("the filter checkboxes, the sort menu, the load-more link and the filter chips update before the server responds", async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page)
  const held: Route[] = []
  await page.route("**/*", (route) =>
    route.request().resourceType() === "fetch" ? void held.push(route) : route.continue(),
  )
  const answer = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }

  await page.getByRole("button", { name: /^Visa filter/ }).click()
  const drawer = page.getByRole("dialog", { name: "Filter" })
  await box(drawer, /^Audi/).click()
  await expect(box(drawer, /^Audi/)).toBeChecked()
  await answer()
  await drawer.getByRole("button", { name: /^Visa träffar/ }).click()
  await expect(cards(page).first()).toContainText("Audi")

  await page.getByRole("combobox", { name: "Sortera" }).selectOption({ label: "Lägsta pris" })
  await expect(page.getByRole("combobox", { name: "Sortera" })).toHaveValue("car_price_asc")
  await answer()
  await expect(cards(page)).toHaveCount(48)

  await list(page).getByRole("link", { name: "Visa fler" }).click()
  await expect(
    list(page).locator("[data-scope=load-more] [aria-busy=true], [aria-busy=true][data-scope=load-more]"),
  ).toBeVisible()
  await answer()
  await expect(cards(page)).toHaveCount(96)

  await list(page).getByRole("link", { name: "Ta bort Audi" }).click()
  await expect(list(page).getByRole("link", { name: "Ta bort Audi" })).toBeHidden()
  await answer()
  await expect(count(page)).toHaveText(toCount(await getTotal([])))
})

test("a visitor using only the keyboard selects a brand, loads more cars and selects a model", async ({ page }) => {
  await open(page)
  await box(page, /^BMW/).focus()
  await page.keyboard.press("Space")
  await expect(page).toHaveURL(/\?car_brand=BMW$/)
  await expect(cards(page).first()).toContainText("BMW")
  await list(page).getByRole("link", { name: "Visa fler" }).focus()
  await page.keyboard.press("Enter")
  await expect(cards(page)).toHaveCount(96)

  await box(page, /^i4/).focus()
  await page.keyboard.press("Space")
  await expect(page).toHaveURL(/\?car_model=BMW\/i4$/)
  await expect(box(page, /^i4/)).toBeFocused()
})

test("when the search service is down, the list shows an error message and keeps the chosen filters [spec 2 §8 search-failure.text]", async ({
  page,
  complaints,
}) => {
  await open(page)
  const answers = `**${PATH}?*`
  await page.route(answers, (route) => route.fulfill({ status: 503, body: "" }))
  await box(page, /^Audi/).check()

  await expect(list(page).getByRole("alert")).toContainText("Bilarna kan inte visas just nu")
  await expect(box(page, /^Audi/)).toBeChecked()
  await page.unroute(answers)
  await list(page).getByRole("link", { name: "Försök igen" }).click()
  await expect(cards(page).first()).toContainText("Audi")
  // This test causes the failure, which is logged once.
  expect(complaints.splice(0).filter((line) => line.includes("responded with 503"))).toHaveLength(1)
})

const AROUND = [{ name: "car_site_city", values: ["Malmö", "Helsingborg", "Kristianstad"] }]

test("the nearest-town button selects a town without sending the visitor's position to any server", async ({
  page,
  context,
}) => {
  const sent: string[] = []
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`))
  await context.grantPermissions(["geolocation"])
  await context.setGeolocation({ latitude: 55.70466, longitude: 13.19101 })
  await open(page)
  await page.locator("summary", { hasText: "Avstånd" }).click()
  await page.getByRole("button", { name: "Orten närmast mig" }).click()
  await expect(page).toHaveURL(/\?near=Malm%C3%B6&within=50$/)
  await page.getByRole("combobox", { name: "Inom" }).selectOption({ label: "100 km" })

  await expect(page).toHaveURL(/&within=100$/)
  await expect(count(page)).toHaveText(toCount((await searchStock("se-used", { filters: AROUND })).total_items))
  expect(sent.filter((request) => /55\.7|13\.19/.test(request))).toEqual([])
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a visitor excludes a brand and removes the exclusion with a checkbox", async ({ page }) => {
    await page.goto(`${siteUrl("se-used")}${PATH}`)
    await page.getByRole("combobox", { name: /^Välj bort Märke/ }).selectOption("Volvo")
    await page.getByRole("button", { name: /^Visa träffar/ }).click()
    await expect(page).toHaveURL(/not_car_brand=Volvo/)
    const volvos = { name: "car_brand", filters: [{ value: "Volvo", exclude: true }] }
    await expect(count(page)).toHaveText(toCount(await getTotal([volvos])))

    await box(page, /^Inte Volvo/).uncheck()
    await page.getByRole("button", { name: /^Visa träffar/ }).click()
    await expect(count(page)).toHaveText(toCount(await getTotal([])))
  })

  test("a search near a town includes cars in the surrounding towns, and cards show their distance from the town", async ({
    page,
  }) => {
    await page.goto(`${siteUrl("se-used")}${PATH}`)
    await page.locator("summary", { hasText: "Avstånd" }).click()
    await page.getByRole("combobox", { name: "Nära" }).selectOption("Malmö")
    await page.getByRole("combobox", { name: "Inom" }).selectOption({ label: "100 km" })
    await page.getByRole("button", { name: /^Visa träffar/ }).click()

    await expect(page).toHaveURL(/near=Malm%C3%B6&within=100/)
    await expect(count(page)).toHaveText(toCount((await searchStock("se-used", { filters: AROUND })).total_items))
    await expect(cards(page).filter({ hasText: "Helsingborg, 53 km" }).first()).toBeVisible()
  })

  test("the filters in a URL path determine the cars, the canonical URL and the breadcrumb of the list [spec 2 §2.1 breadcrumb, §2.2 hero-facets]", async ({
    page,
  }) => {
    await page.goto(`${siteUrl("se-used")}${PATH}/-/volvo/xc60`)

    const models = { name: "car_brand", child_name: "car_model", filters: [{ value: "Volvo", children: ["XC60"] }] }
    await expect(count(page)).toHaveText(toCount(await getTotal([models])))
    await expect(page).toHaveTitle(/^Volvo XC60 – .+ \| Rullo$/)
    await expect(list(page).getByRole("heading", { level: 1 })).toHaveText(/^Volvo XC60 – ./)
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${PATH}/-/volvo/xc60$`))
    const trail = page.getByRole("navigation", { name: "Du är här" })
    await expect(trail.getByRole("link").last()).toHaveAttribute("href", `${PATH}/-/volvo`)
    await expect(trail.locator("[aria-current=page]")).toHaveText("XC60")
    await page.goto(`${siteUrl("se-used")}${PATH}?car_brand=Volvo&car_fuel=Diesel`)
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow")
  })

  test("words in the URL's keyphrase that match filter values become active filters", async ({ page }) => {
    await page.goto(`${siteUrl("se-used")}${PATH}?keyphrase=volvo+diesel`)

    await expect(list(page).getByRole("link", { name: "Ta bort Volvo" })).toBeVisible()
    await expect(list(page).getByRole("link", { name: "Ta bort Diesel" })).toBeVisible()
  })
})
