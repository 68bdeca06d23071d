import { alive, expect, siteUrl, test } from "./fixture.ts"

const BLOCK = "[data-scope=dealership-teasers][data-part=root]"

test("using only the keyboard, a visitor follows a card to a dealership's page and the link below the cards to the list of all dealerships [spec 2 §2.8 site-selection.link site-selection.button]", async ({
  page,
}) => {
  await page.goto(`${siteUrl()}/service-och-verkstad`)
  const block = page.locator(BLOCK)
  const cards = block.locator("article")
  await block.scrollIntoViewIfNeeded()
  expect(await cards.count()).toBeGreaterThan(4)
  await alive(cards.first().locator("[data-island=OpenNow]"))
  await expect(cards.first()).toContainText(/Öppet nu|Stängt/)
  const link = cards.first().getByRole("heading").getByRole("link")
  const name = (await link.textContent()) ?? ""

  await link.press("Enter")
  await expect(page).toHaveURL(/\/anlaggningar\/[^/]+$/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
  await expect(page.getByRole("region", { name: "Verkstad", exact: true })).toBeVisible()

  await page.goBack()
  await block.getByRole("link", { name: "Alla anläggningar" }).press("Enter")
  await expect(page).toHaveURL(`${siteUrl()}/anlaggningar`)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("four dealerships fit in one row, and each card is one large link to its dealership's page [spec 2 §2.8 site-selection.link]", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${siteUrl("uk-automotive")}/contact`)
    const cards = page.locator(`${BLOCK} article`)
    await expect(cards).toHaveCount(4)
    await cards.first().scrollIntoViewIfNeeded()
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)

    await cards.first().click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(/\/find-us\/[^/]+$/)
  })
})
