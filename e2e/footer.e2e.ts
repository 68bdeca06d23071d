import { alive, expect, siteUrl, test } from "./fixture.ts"

test("the copy button of a phone number copies the number and shows 'Kopierat' for one second [spec 1 §1 contact, §2 footer-copy, §4 copy]", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"])
  await page.clock.install()
  await page.goto(siteUrl())
  const copy = page
    .getByRole("contentinfo")
    .getByRole("button", { name: /^Kopiera \+?\d/ })
    .first()
  await copy.scrollIntoViewIfNeeded()
  await alive(copy)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_600_000))
  await copy.click()

  const copied = page.getByRole("contentinfo").getByText("Kopierat")
  await expect(copied.first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+?[\d ]+$/)
  await page.clock.runFor(900)
  await expect(copied.first()).toBeVisible()
  await page.clock.runFor(200)
  await expect(copied.first()).toBeHidden()
})

test("the footer has four columns on large screens and two on medium screens [spec 1 §9 footer-columns.large footer-columns.medium]", async ({
  page,
}) => {
  await page.goto(siteUrl())
  const columns = page.locator('[data-scope="footer"][data-part="columns"]')
  const count = async () => {
    // While it is out of view it keeps the layout of the previous window size.
    await columns.scrollIntoViewIfNeeded()
    return columns.evaluate((nav) => getComputedStyle(nav).gridTemplateColumns.split(" ").length)
  }
  const widths = [
    [767, 1],
    [768, 2],
    [1499, 2],
    [1500, 4],
  ] as const

  for (const [width, expected] of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(count, `${width} px`).toBe(expected)
  }
})

test("a brand's logo is 40 pixels high and links to the car list of that brand [spec 1 §2 footer-brand, §9 brand-logo]", async ({
  page,
}) => {
  await page.goto(siteUrl())
  const volvo = page.getByRole("link", { name: "Visa bilar från Volvo" })

  await expect(volvo).toHaveAttribute("href", "/kop-bil/alla-bilar-i-lager?car_brand=Volvo")
  await expect(volvo.locator("img")).toHaveCSS("height", "40px")
})
