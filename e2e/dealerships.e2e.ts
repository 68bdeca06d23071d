import type { Page } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"

const SITES = [
  {
    site: "se-automotive",
    list: "/anlaggningar",
    typed: "boras",
    path: "/anlaggningar/hedin-automotive-boras",
    search: "Sök på ort eller namn",
    name: "Norrvik Borås",
    back: "Alla anläggningar",
    all: "Visa alla bilar här",
    service: "Boka service och verkstad",
    car: "Mer om anläggningen",
  },
  {
    site: "uk-automotive",
    list: "/find-us",
    typed: "LEEDS",
    path: "/find-us/leeds",
    search: "Search by town or name",
    name: "Norrvik Leeds",
    back: "All dealerships",
    all: "Show all cars here",
    service: null,
    car: "More about the dealership",
  },
] as const

const cardsOn = (page: Page) => page.locator("[data-scope=dealership-list] article:visible")

for (const { site, list, typed, path, search, name, back, all, service, car } of SITES) {
  test(`${site}: a visitor using only the keyboard finds a dealership, opens its page and follows the links to its cars and back to the list [spec 2 §1 dealerships, §2.6 sites-cards.link sites-search, §2.7 site-back.history site-cars site-service]`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site) + list)
    const field = page.getByRole("searchbox", { name: search })
    await field.focus()
    await alive(page.locator("[data-island=DealershipSearch]"))
    expect(await cardsOn(page).count()).toBeGreaterThan(8)
    await page.keyboard.type(typed)
    await expect(cardsOn(page)).toHaveCount(1)
    const link = page.getByRole("link", { name })
    await expect(async () => {
      await page.keyboard.press("Tab")
      await expect(link).toBeFocused({ timeout: 200 })
    }).toPass()
    await page.keyboard.press("Enter")

    await expect(page).toHaveURL(siteUrl(site) + path)
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(name))
    const booking = page.getByRole("link", { name: service ?? "Book service and repairs" })
    await expect(booking).toHaveCount(service === null ? 0 : 1)
    const way = page.getByRole("link", { name: back, exact: true })
    await way.focus()
    await alive(page.locator("[data-island=BackLink]"))
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(siteUrl(site) + list)

    await page.goto(siteUrl(site) + path)
    await page.getByRole("link", { name: all }).press("Enter")
    await expect(page).toHaveURL(/car_site_city=.*&car_site_name=Norrvik/)
    const cards = page.locator("[data-scope=car-list] article")
    await cards.first().getByRole("link").first().press("Enter")
    await page.getByRole("link", { name: car }).press("Enter")
    await expect(page).toHaveURL(siteUrl(site) + path)
  })

  test(`${site}: the URL of an unknown dealership redirects to the list of dealerships [spec 2 §8 site-failure.list, §2.7 site-map site-slug]`, async ({
    page,
  }) => {
    await page.goto(`${siteUrl(site) + list}/nowhere`)
    await expect(page).toHaveURL(siteUrl(site) + list)

    await page.goto(siteUrl(site) + path)
    const map = page.locator("[data-island=DealershipMap]")
    await map.scrollIntoViewIfNeeded()
    await alive(map)
    await expect(map.getByRole("button", { name })).toBeVisible()
  })
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  for (const { site, list, typed, path, search, name, all } of SITES)
    test(`${site}: a visitor searches for a dealership and follows the links to its page and its cars [spec 2 §2.6 sites-search, §2.7 site-cars]`, async ({
      page,
    }) => {
      await page.goto(siteUrl(site) + list)
      await page.getByRole("searchbox", { name: search }).fill(typed)
      await page.keyboard.press("Enter")
      await expect(page).toHaveURL(`${siteUrl(site) + list}?keyphrase=${typed}`)
      await expect(cardsOn(page)).toHaveCount(1)
      await page.getByRole("link", { name }).click()
      await expect(page).toHaveURL(siteUrl(site) + path)
      await page.locator("[data-scope=department-card] summary").first().click()
      await expect(page.locator("[data-scope=department-card] a[href^='mailto:']").nth(1)).toBeVisible()
      await page.getByRole("link", { name: all }).click()
      await expect(page.locator("[data-scope=car-list] article").first()).toBeVisible()
    })
})
