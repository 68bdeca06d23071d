import type { Page } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"

const PATH = "/kop-bil/alla-begagnade-bilar"
const LIMIT = 2500

const list = (page: Page) => page.locator("[data-scope=car-list][data-part=root]")
const costs = (page: Page) =>
  list(page)
    .locator("article[data-scope=car-card]")
    .getByText(/kr\/mån/)

/** Returns the monthly costs on the cards in kronor. */
async function readCosts(page: Page): Promise<number[]> {
  const texts = await costs(page).allTextContents()
  return texts.map((text) => Number(/([\d\s]+)kr\/mån/.exec(text)?.[1]?.replaceAll(/\s/g, "")))
}

/** Waits until the list shows costs and all of them are within the limit. */
async function expectCostsWithin(page: Page): Promise<void> {
  const isWithin = async () => {
    const shown = await readCosts(page)
    return shown.length > 0 && shown.every((cost) => cost <= LIMIT)
  }
  await expect.poll(isWithin).toBe(true)
}

test("a monthly budget lists cars within it, and the page of a car continues with its deposit and term", {
  tag: "@gate",
}, async ({ page }) => {
  await leavePicturesOut(page)
  await page.goto(siteUrl("se-used") + PATH)
  await alive(list(page))
  await list(page).getByText("Månadsbudget", { exact: true }).click()
  await list(page).getByRole("combobox", { name: "Kontantinsats" }).selectOption("100000")
  await list(page).getByRole("combobox", { name: "Avtalstid" }).selectOption("60")
  await list(page).getByRole("combobox", { name: "Högst per månad" }).selectOption(String(LIMIT))

  await expect(page).toHaveURL(/car_loan_budget=60-100000-2500/)
  await expect(list(page).getByRole("link", { name: /Högst 2.500.kr\/mån, 100.000.kr kontant, 60 mån/ })).toBeVisible()
  await expectCostsWithin(page)
  const [cost] = await readCosts(page)

  await list(page)
    .locator("article[data-scope=car-card]", { hasText: /kr\/mån/ })
    .first()
    .getByRole("link")
    .first()
    .click()
  await expect(page).toHaveURL(/loanMonths=60&loanDeposit=100000/)
  const box = page.locator("[data-scope=price-box][data-part=way][data-of=loan] [data-part=figures]")
  await expect(box).toContainText(new Intl.NumberFormat("sv-SE").format(cost ?? 0))
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("a submitted monthly budget lists cars within it", async ({ page }) => {
    await leavePicturesOut(page)
    await page.goto(`${siteUrl("se-used")}${PATH}?budget_deposit=100000&budget_months=60&budget_monthly=${LIMIT}`)

    await expect(list(page).getByRole("link", { name: /Högst 2.500.kr\/mån/ })).toBeVisible()
    await expect(list(page).locator("select[name=budget_monthly]")).toHaveValue(String(LIMIT))
    await expectCostsWithin(page)
  })
})
