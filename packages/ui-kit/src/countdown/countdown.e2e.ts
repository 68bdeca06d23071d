import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("the accessibility tree contains a named timer outside any live region", async ({ page, open }) => {
  await open("kit-countdown--basic")

  const said = (await readAccessibilityTree(page)).join("\n")

  expect(said).toContain('timer "Tid kvar"')
  expect(await page.getByRole("timer").evaluate((timer) => timer.closest("[aria-live]"))).toBeNull()
  expect(await page.getByRole("timer").evaluate((timer) => timer.querySelector("[aria-live]"))).toBeNull()
})

test("days, hours, minutes and seconds have two digits each", async ({ page, open }) => {
  await open("kit-countdown--basic")

  await expect(page.getByRole("timer")).toHaveText(/^12\D*05\D*04\D*07\D*$/)
})
