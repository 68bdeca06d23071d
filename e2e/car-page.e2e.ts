import type { Locator } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"

/** What the gate walks as well. */
const GATE = { tag: "@gate" }

const LIST = "/kop-bil/alla-begagnade-bilar"

test(
  "from the list to a car: its pictures in the whole window, more of its data, and back to where one was [spec 2 §2.5 car-gallery car-facts, §4 gallery]",
  GATE,
  async ({ page }) => {
    await page.goto(`${siteUrl("se-used")}${LIST}?car_brand=BMW`)
    const card = page.locator("article[data-scope=car-card]").first()
    const name = (await card.getByRole("heading").textContent()) ?? ""
    await card.getByRole("link").click()

    await expect(page).toHaveURL(/\/kop-bil\/bil\/\d+\/[^/]+$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    // Before its script is there.
    await page.getByRole("button", { name: "Visa mer" }).last().click()
    await expect(page.getByRole("button", { name: "Visa mindre" })).toBeVisible()
    const gallery = page.locator("[data-scope=car-gallery][data-part=root]")
    await gallery.scrollIntoViewIfNeeded()
    await alive(gallery)
    await gallery.getByRole("button").first().click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()

    await page.goBack()
    await expect(page).toHaveURL(/\?car_brand=BMW$/)
    await expect(card.getByRole("heading")).toHaveText(name)
  },
)

test("the number of a car leads to its page, and one that is gone says so, with others beside it [spec 2 §2.5 car-redirect car-not-found]", async ({
  page,
  request,
  complaints,
}) => {
  const list = await (await request.get(`${siteUrl("se-used")}${LIST}`)).text()
  const [path = "", id = ""] = /\/kop-bil\/bil\/(\d+)\/[^"]+/.exec(list) ?? []
  const alone = await request.get(`${siteUrl("se-used")}/kop-bil/bil/${id}`, { maxRedirects: 0 })
  expect([alone.status(), new URL(alone.headers().location ?? "", siteUrl("se-used")).pathname]).toEqual([302, path])

  const gone = await page.goto(`${siteUrl("se-used")}/kop-bil/bil/99999999/2020-volvo-xc60-99999999`)
  expect(gone?.status()).toBe(404)
  // A browser says so itself.
  expect(complaints.splice(0).filter((line) => !line.includes("status of 404"))).toEqual([])
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bilen finns inte längre kvar")
  await expect(page.getByRole("link", { name: /^Volvo XC60/ }).first()).toBeVisible()
  await page.getByRole("link", { name: "Sök bland alla bilar" }).click()
  await expect(page).toHaveURL(/\?keyphrase=volvo\+xc60$/)
  const found = page.locator("article[data-scope=car-card]").getByRole("heading")
  await expect(found.first()).toHaveText("Volvo XC60")
})

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false })

  test("all of a car can be read, with what it costs, and whoever sells it can be reached [spec 2 §1 car]", async ({
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

test("what is long about a car is folded until it is opened: its description, its equipment, its data [spec 2 §2.5 car-description car-equipment car-facts.technical, §4 folded, §9 folds.description folds.equipment folds.technical]", async ({
  page,
}) => {
  // A car of which much is said, on a narrow screen.
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto(`${siteUrl("se-used")}/kop-bil/bil/21000640`)

  for (const [name, height] of [
    ["Om bilen", 300],
    ["Utrustning", 190],
  ] as const) {
    const section = page.getByRole("region", { name })
    const folded = section.locator("[data-scope=clamp][data-part=content]")
    await section.scrollIntoViewIfNeeded()
    await expect.poll(() => heightOf(folded)).toBe(height)
    await section.getByRole("button", { name: "Visa mer" }).click()
    await expect.poll(() => heightOf(folded)).toBeGreaterThan(height)
    await section.getByRole("button", { name: "Visa mindre" }).click()
    await expect.poll(() => heightOf(folded)).toBe(height)
  }

  const data = page.getByRole("region", { name: "Tekniska data" })
  await data.scrollIntoViewIfNeeded()
  const inSight = () =>
    data.locator("[data-scope=clamp][data-part=content]").evaluate((box) => {
      const { bottom } = box.getBoundingClientRect()
      return [...box.querySelectorAll("tr")].filter((row) => row.getBoundingClientRect().bottom <= bottom + 1).length
    })
  await expect.poll(inSight).toBe(5)
  await data.getByRole("button", { name: "Visa mer" }).click()
  await expect.poll(inSight).toBeGreaterThan(5)
})

const heightOf = (part: Locator) => part.evaluate((element) => Math.round(element.getBoundingClientRect().height))
