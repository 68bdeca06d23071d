import { alive, expect, siteUrl, test } from "./fixture.ts"

test("the cars of a teaser list form a horizontally scrolling row of 315 px wide cards [spec 2 §2.8 teaser-query, §9 breakpoints.teaser]", async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/kop-bil`)
  const teasers = page.locator("[data-scope=car-teasers][data-part=root]")
  const cards = teasers.locator("[data-scope=scroller][data-part=item]")

  await teasers.scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(8)
  expect(new Set(await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width)))).toEqual(
    new Set([315]),
  )
  await alive(teasers.locator("[data-island=CarsRow]"))
  await teasers.getByRole("button", { name: "Visa fler" }).click()
  await expect(cards.first()).not.toBeInViewport()
  await teasers.getByRole("link", { name: "Alla elbilar i lager" }).click()
  await expect(page).toHaveURL(/\/alla-bilar-i-lager\?car_fuel=El&sortName=car_publishdate_desc$/)
})

test("the previous button of the cars-of-the-week carousel moves to the previous card [spec 2 §2.3]", async ({
  page,
}) => {
  await page.goto(`${siteUrl("se-used")}/kop-bil`)
  const ring = page.getByRole("region", { name: "Veckans bilar" })
  await ring.scrollIntoViewIfNeeded()
  await alive(ring)
  const previous = ring.locator("[role=group]").last()
  const name = (await previous.getByRole("heading", { includeHidden: true }).textContent()) ?? ""
  await ring.getByRole("button", { name: "Föregående" }).click()
  await expect(ring.locator("[data-selected]:not([data-clone]) article").getByRole("heading")).toHaveText(name)

  await ring.locator("[data-selected]:not([data-clone]) article").getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
  await expect(page.getByText("Veckans bil", { exact: true })).toBeVisible()
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the page links to the cars that an editor chose and to the cars of the week [spec 2 §2.8 teaser-ids]", async ({
    page,
  }) => {
    await page.goto(`${siteUrl("se-used")}/kop-bil`)
    const week = page.locator("[data-scope=cars-of-the-week] article")
    const chosen = page.locator("[data-scope=car-teasers] article")

    await expect(chosen).toHaveCount(4)
    expect(await week.count()).toBeGreaterThan(2)
    await week.nth(1).scrollIntoViewIfNeeded()
    await week.nth(1).getByRole("link").click()
    await expect(page).toHaveURL(/\/kop-bil\/bil\/\d+\/[^/]+$/)
  })
})
