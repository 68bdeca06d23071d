import { alive, expect, siteUrl, test } from "./fixture.ts"

test("a phone number is copied, 'Kopierat' is said for one second [spec 1 §1 contact, §2 footer-copy, §4 copy]", async ({
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
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await copy.click()

  const copied = page.getByRole("contentinfo").getByText("Kopierat")
  await expect(copied.first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+?[\d ]+$/)
  await page.clock.runFor(900)
  await expect(copied.first()).toBeVisible()
  await page.clock.runFor(200)
  await expect(copied.first()).toBeHidden()
})

test("a brand leads to the car list of that brand [spec 1 §2 footer-brand]", async ({ page }) => {
  await page.goto(siteUrl())
  const volvo = page.getByRole("link", { name: "Visa bilar från Volvo" })

  await expect(volvo).toHaveAttribute("href", "/bilar?car_brand=Volvo")
  await expect(volvo.locator("img")).toHaveCSS("height", "40px")
})
