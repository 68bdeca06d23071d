import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test.use({ viewport: { width: 390, height: 800 } })

test("Enter opens a submenu and focuses its heading, Tab reaches only visible elements, and Escape returns to the trigger", async ({
  page,
  open,
}) => {
  await open("kit-drill-down--basic")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Bilar" })).toBeFocused()

  const walked: (string | undefined)[] = []
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press("Tab")
    walked.push(await page.evaluate(() => document.activeElement?.textContent?.trim()))
  }
  expect(walked).toEqual(["Nya bilar", "Begagnade bilar", "Transportbilar"])

  await page.keyboard.press("Escape")
  await expect(page.locator("summary", { hasText: /^Bilar$/ })).toBeFocused()
})

test("the accessibility tree contains one level at a time, with its back button, heading and entries", async ({
  page,
  open,
}) => {
  await open("kit-drill-down--basic")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Space")
  await expect(page.getByRole("heading", { name: "Bilar" })).toBeFocused()

  const said = (await readAccessibilityTree(page)).filter((line) =>
    /^(navigation|button|heading|link|Disclosure)/.test(line),
  )

  expect(said).toEqual([
    'navigation "Huvudmeny"',
    'button "Huvudmeny"',
    'heading "Bilar" level=2',
    'DisclosureTriangle "Nya bilar"',
    'DisclosureTriangle "Begagnade bilar"',
    'link "Transportbilar"',
  ])
})

test("on a right-to-left page the left arrow key opens a submenu and the right arrow key goes back", async ({
  page,
  open,
}) => {
  await open("kit-drill-down--basic", { dir: "rtl" })
  await page.keyboard.press("Tab")

  await page.keyboard.press("ArrowLeft")
  await expect(page.getByRole("heading", { name: "Bilar" })).toBeFocused()
  await page.keyboard.press("ArrowRight")

  await expect(page.locator("summary", { hasText: /^Bilar$/ })).toBeFocused()
})

test("Escape in a drawer goes back one level, and closes the drawer at the top level", async ({ page, open }) => {
  await open("kit-drill-down--in-drawer")
  await expect(page.getByRole("dialog", { name: "Meny" })).toBeVisible()
  const cars = page.locator("summary", { hasText: /^Bilar$/ })
  await cars.focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { name: "Bilar" })).toBeFocused()

  await page.keyboard.press("Escape")
  await expect(cars).toBeFocused()
  await expect(page.getByRole("dialog")).toBeVisible()
  await page.keyboard.press("Escape")

  await expect(page.getByRole("dialog")).toBeHidden()
})

test("the heading of a submenu is in view after the submenu opens, even if the menu was scrolled to its end", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 200 })
  await open("kit-drill-down--in-drawer")
  const workshop = page.locator("summary", { hasText: /^Verkstad$/ })
  await workshop.scrollIntoViewIfNeeded()
  await workshop.click()

  await expect(page.getByRole("heading", { name: "Verkstad" })).toBeInViewport()
})
