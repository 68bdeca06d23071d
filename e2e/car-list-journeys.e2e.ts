import type { Locator, Page } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"
import { type Asked, searchStock } from "./search-stock.ts"

const LISTS = [
  { site: "se-used", path: "/kop-bil/alla-begagnade-bilar", filters: [] },
  {
    site: "uk-automotive",
    path: "/buy-car/used-cars",
    filters: [{ name: "car_condition", values: ["Used", "Ex-demonstrator"] }],
  },
  { site: "fi-used", path: "/autot", filters: [] },
] as const

const WINDOWS = [
  { device: "a desktop", viewport: { width: 1280, height: 900 } },
  { device: "a phone", viewport: { width: 390, height: 844 } },
] as const

const PRICE_ASC = "car_price_asc"

const getPart = (page: Page) => (scope: string, part: string) =>
  page.locator(`[data-scope=car-list] [data-scope=${scope}][data-part=${part}]`)

function listOn(page: Page, { site, path, filters }: (typeof LISTS)[number]) {
  const root = page.locator("[data-scope=car-list][data-part=root]")
  const part = getPart(page)
  const cards = root.locator("article[data-scope=car-card]:not([data-loading])")
  const search = (request: Asked) => searchStock(site, { ...request, filters })
  return {
    root,
    cards,
    part,
    search,
    address: `${siteUrl(site)}${path}`,
    path,
    order: root.locator("[data-part=order] select"),
    priceTo: part("range-slider", "field-input").and(page.locator("[data-end=to]")).first(),
    chips: part("chips", "chip"),
    async shows(request: Asked) {
      const { total_items, content } = await search({ ...request, limit: 1 })
      const count = root.locator("[data-scope=car-list][data-part=count]")
      await expect.poll(async () => readCount((await count.textContent()) ?? "")).toBe(String(total_items))
      await expect(getLink(cards.first())).toHaveAttribute("href", new RegExp(`/${content[0]?.car_id}/[^/]+$`))
    },
  }
}

const readCount = (text: string) => /(?:^|: )([\d\s.,]+)/.exec(text)?.[1]?.replace(/\D/g, "")

const getLink = (card: Locator) => card.getByRole("heading").getByRole("link")

async function press(control: Locator, key = "Enter"): Promise<void> {
  await control.focus()
  await control.page().keyboard.press(key)
}

for (const list of LISTS)
  for (const { device, viewport } of WINDOWS)
    for (const javaScriptEnabled of [true, false])
      test.describe(`${list.site} on ${device}`, () => {
        test.use({ javaScriptEnabled, viewport })

        test(`${javaScriptEnabled ? "with" : "without"} JavaScript a visitor using only the keyboard searches, sorts and filters the car list, loads more cars, opens a car, goes back and clears all filters [spec 2 §1 browse, §2.1 address, §2.1 free-text, §2.1 sort, §2.1 progress, §2.1 chips]`, async ({
          page,
        }) => {
          const { root, cards, part, order, priceTo, chips, search, shows, address, path } = listOn(page, list)
          const isDrawer = javaScriptEnabled && device === "a phone"
          const actInFilters = async (act: () => Promise<void>) => {
            if (isDrawer) await press(part("filter-drawer", "trigger"))
            await act()
            if (isDrawer || !javaScriptEnabled) await press(part("filter-drawer", "submit"))
            if (isDrawer) await expect(page.getByRole("dialog")).toBeHidden()
          }

          await page.goto(address)
          if (javaScriptEnabled) await alive(root)
          await shows({})
          const makes = await search({ facets: [{ name: "car_brand", sort_order: "count" }] })
          const make = makes.facet[0]?.value[0]?.text ?? ""
          const ofMake = { name: "car_brand", filters: [{ value: make }] }

          await part("search-field", "input").focus()
          await page.keyboard.type(make.toLowerCase())
          await page.keyboard.press("Enter")
          await shows({ facets: [ofMake] })
          await expect(chips).toHaveText([make])

          await press(order, "ArrowDown")
          if (!javaScriptEnabled) await press(part("sort", "apply"))
          await expect(page).toHaveURL(new RegExp(`[?&]sortName=${PRICE_ASC}(&|$)`))
          await shows({ facets: [ofMake], sort_name: PRICE_ASC })

          await press(part("load-more", "trigger"))
          await expect(cards).toHaveCount(96)
          await expect(page).toHaveURL(/[?&]page=1$/)
          const last = cards.last()
          const name = (await last.getByRole("heading").textContent()) ?? ""
          await press(getLink(last))
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
          await page.goBack()
          await expect(cards).toHaveCount(96)
          await expect(last).toBeInViewport()
          await expect(order).toHaveValue(PRICE_ASC)

          const fuels = await search({ facets: [ofMake, { name: "car_fuel", sort_order: "count" }] })
          const fuel = fuels.facet[1]?.value[0]?.text ?? ""
          const ofFuel = { name: "car_fuel", filters: [{ value: fuel }] }
          if (javaScriptEnabled) await alive(root)
          await actInFilters(() => press(root.locator(`input[name=car_fuel][value="${fuel}"]`), "Space"))
          await shows({ facets: [ofMake, ofFuel], sort_name: PRICE_ASC })
          await expect(chips).toHaveText([make, fuel])
          // A page that is loaded again begins at its top; a list that is updated in place keeps its own scroll
          // position.
          if (javaScriptEnabled) await expect(order).toBeInViewport()

          const { total_items: total } = await search({ facets: [ofMake, ofFuel] })
          const middle = await search({
            facets: [ofMake, ofFuel],
            sort_name: PRICE_ASC,
            limit: 1,
            offset: Math.floor(total / 2),
          })
          const price = middle.content[0]?.car_price ?? 0
          await actInFilters(async () => {
            await priceTo.focus()
            await page.keyboard.press("ControlOrMeta+a")
            await page.keyboard.type(String(price))
          })
          if (javaScriptEnabled) await page.keyboard.press("Tab")
          await expect(page).toHaveURL(new RegExp(`[?&]car_price_max=${price}(&|$)`))
          const ofPrice = { name: "car_price", type: "range", filters: [{ max: price }] }
          await shows({ facets: [ofMake, ofFuel, ofPrice], sort_name: PRICE_ASC })
          await expect(chips).toHaveCount(3)

          await press(part("chips", "clear"))
          await expect(page).toHaveURL(new RegExp(`${path}\\?sortName=${PRICE_ASC}$`))
          await shows({ sort_name: PRICE_ASC })
          await expect(chips).toHaveCount(0)
        })
      })
