import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("Enter and Space show and hide the region, and Tab skips the content of a hidden region", async ({
  page,
  open,
}) => {
  await open("kit-disclosure--basic")
  const trigger = page.getByRole("button", { name: "Vad kostar ett hjulskifte?" })
  const link = page.getByRole("link", { name: "kontroll av mönsterdjup" })

  await page.keyboard.press("Tab")
  await expect(trigger).toBeFocused()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  await expect(link).toBeFocused()
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Space")

  await expect(trigger).toHaveAttribute("aria-expanded", "false")
  await expect(link).toBeHidden()
})

test("the accessibility tree contains the button with its state, and the region only while it is open", async ({
  page,
  open,
}) => {
  await open("kit-disclosure--basic")
  expect((await readAccessibilityTree(page)).join("\n")).not.toContain("495 kronor")

  await page.getByRole("button").click()

  const said = (await readAccessibilityTree(page)).join("\n")
  expect(said).toContain('button "Vad kostar ett hjulskifte?" expanded')
  expect(said).toContain("495 kronor")
})
