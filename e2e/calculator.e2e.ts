import type { Page } from "@playwright/test"
import { alive, expect, siteUrl, test } from "./fixture.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"

const getSite = () => siteUrl("se-used")
const LIST = "/kop-bil/alla-begagnade-bilar"

/** Returns the URLs of up to `count` cars whose pages contain a loan calculator and the given HTML. */
async function listFinancedCars(page: Page, count: number, part = ""): Promise<string[]> {
  const list = await (await page.request.get(getSite() + LIST)).text()
  const paths = [...new Set([...list.matchAll(/\/kop-bil\/bil\/\d+\/[^"?#]+/g)].map(([path]) => path))]
  const financed: string[] = []
  for (const path of paths) {
    const html = await (await page.request.get(getSite() + path)).text()
    if (html.includes('data-way="loan"') && html.includes(part)) financed.push(getSite() + path)
    if (financed.length === count) break
  }
  return financed
}

const loanOn = (page: Page) => page.locator("[data-way=loan]")

/** Returns the monthly cost and the effective rate that the loan calculator shows. */
const readResult = (page: Page) => loanOn(page).locator("p + output").allTextContents()

const readBox = (page: Page) =>
  page.locator("[data-scope=price-box][data-part=way][data-of=loan] [data-part=figures]").first()

async function openCalculator(page: Page, url: string): Promise<void> {
  await leavePicturesOut(page)
  await page.goto(url)
  const calculator = page.locator("[data-island=Calculator]")
  await calculator.scrollIntoViewIfNeeded()
  await alive(calculator)
}

test("after a visitor changes a loan with the keyboard on a narrow phone, a reload, a shared link and the next car's page keep the loan terms [spec 2 §4 loan-calculator.cost]", {
  tag: "@gate",
}, async ({ page, browser }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const [first = "", second = ""] = await listFinancedCars(page, 2)
  await openCalculator(page, first)
  const [cost] = await readResult(page)
  await expect(readBox(page)).toContainText(cost ?? "?")

  const term = loanOn(page).getByRole("slider", { name: "Avtalstid" })
  await term.focus()
  await page.keyboard.press("End")
  await page.keyboard.press("ArrowLeft")
  await expect(loanOn(page).locator("p + output").first()).not.toHaveText(cost ?? "")
  await expect(page).toHaveURL(/loanMonths=\d+/)
  await expect(readBox(page)).toBeHidden()
  const [months, changed] = [await term.inputValue(), await readResult(page)]
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page.reload()
  await expect(readBox(page)).toContainText(changed[0] ?? "?")
  const other = await (await browser.newContext()).newPage()
  await openCalculator(other, page.url())
  expect(await readResult(other)).toEqual(changed)

  await openCalculator(page, second)
  await expect(loanOn(page).getByRole("slider", { name: "Avtalstid" })).toHaveValue(months)
})

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const) {
  test(`in a window of ${width} × ${height} pixels, the sticky figures of the loan and the bar with the price do not cover each other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const [url = ""] = await listFinancedCars(page, 1)
    await openCalculator(page, url)
    const bar = page.locator("[data-scope=price-box][data-part=bar]")
    const form = loanOn(page).locator("form")
    await form.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }))

    await expect(bar).toBeVisible()
    for (const part of [
      ...(await loanOn(page).locator("p + output").all()),
      bar.locator("[data-part=bar-amount]"),
      bar.getByRole("link"),
    ])
      await expect.poll(() => part.evaluate(isUncovered)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

/** True if the whole height of an element is in the window and no other element covers it. */
function isUncovered(element: Element): boolean {
  const { left, width, top, bottom } = element.getBoundingClientRect()
  return [top + 1, (top + bottom) / 2, bottom - 1].every((y) => {
    const hit = document.elementFromPoint(left + width / 2, y)
    return hit !== null && element.contains(hit)
  })
}

test("the ways to pay are compared for the selected term on a narrow phone without horizontal scrolling, and the calculators keep theirs", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const urls = await listFinancedCars(page, 1, 'data-scope="ways-comparison"')
  await openCalculator(page, urls[0] ?? "")
  const comparison = page.locator("[data-scope=ways-comparison][data-part=root]")
  const initial = await readResult(page)

  await comparison.getByRole("slider", { name: "Avtalstid" }).focus()
  await page.keyboard.press("End")
  await expect(page).toHaveURL(/compareMonths=\d+/)

  const months = await comparison.getByRole("slider", { name: "Avtalstid" }).inputValue()
  await expect(comparison.getByRole("row").nth(1)).toContainText(`${months} månader`)
  expect(await readResult(page)).toEqual(initial)
  await expect(readBox(page)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("submitting the loan calculator updates the monthly cost in the result and in the price box [spec 2 §4 loan-calculator.cost]", async ({
    page,
  }) => {
    const [url = ""] = await listFinancedCars(page, 1)
    await leavePicturesOut(page)
    await page.goto(url)
    const [cost] = await readResult(page)
    const deposit = loanOn(page).locator("input[name=loanDeposit]")
    await deposit.fill(String(Number(await deposit.inputValue()) + 20_000))
    await loanOn(page).getByRole("button", { name: "Räkna ut" }).click()

    await expect(page).toHaveURL(/loanDeposit=\d+.*#finance$/)
    const [changed] = await readResult(page)
    expect(changed).not.toBe(cost)
    await expect(readBox(page)).toContainText(changed ?? "?")
  })
})
