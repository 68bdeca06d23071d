import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("Enter shows the toggletip in a live region, Tab moves into it, and Escape returns the focus to the button", async ({
  page,
  open,
}) => {
  await open("kit-toggletip--basic")
  const trigger = page.getByRole("button", { name: "Om priset" })
  const note = page.getByText("Priset gäller bilen som den står")
  await page.keyboard.press("Tab")
  expect((await readAccessibilityTree(page)).join("\n")).not.toContain("Priset gäller")

  await page.keyboard.press("Enter")
  await expect(note).toBeVisible()
  const said = await readAccessibilityTree(page)
  const region = said.indexOf("status")
  expect(said[region - 1]).toBe('button "Om priset" expanded')
  expect(said.slice(region).join()).toContain("Priset gäller bilen som den står")

  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Villkor" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(note).toBeHidden()
  await expect(trigger).toBeFocused()
})

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test("a tap on the button shows the toggletip inside the window, and a tap elsewhere hides the toggletip", async ({
    page,
    open,
  }) => {
    await open("kit-toggletip--basic")
    const note = page.getByText("Priset gäller bilen som den står")

    await page.getByRole("button", { name: "Om priset" }).tap()
    await expect(note).toBeInViewport({ ratio: 1 })
    await page.touchscreen.tap(200, 600)

    await expect(note).toBeHidden()
  })
})

test("a toggletip that is opened before hydration remains open and keeps the focus, and Escape focuses the button", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-toggletip--basic")
  const trigger = page.getByRole("button", { name: "Om priset" })
  const note = page.getByText("Priset gäller bilen som den står")
  await trigger.press("Enter")
  await expect(note).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Villkor" })).toBeFocused()

  await startHydration(page)

  await expect(trigger).toHaveAttribute("aria-expanded", "true")
  await expect(note).toHaveAttribute("data-side", /top|bottom/)
  await expect(note).toBeVisible()
  await expect(page.getByRole("link", { name: "Villkor" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(note).toBeHidden()
  await expect(trigger).toBeFocused()
})

test("the first press after hydration hides a toggletip that was opened before hydration, and the next press shows it again", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-toggletip--basic")
  const trigger = page.getByRole("button", { name: "Om priset" })
  const note = page.getByText("Priset gäller bilen som den står")
  await trigger.click()
  await startHydration(page)
  await expect(note).toBeVisible()

  await trigger.click()
  await expect(note).toBeHidden()
  await trigger.click()

  await expect(note).toBeVisible()
})

test("a toggletip that is opened and closed before hydration is still closed after hydration", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-toggletip--basic")
  const trigger = page.getByRole("button", { name: "Om priset" })
  await trigger.press("Enter")
  await page.keyboard.press("Escape")

  await startHydration(page)

  await expect(trigger).toHaveAttribute("aria-expanded", "false")
  await expect(page.getByText("Priset gäller bilen som den står")).toBeHidden()
  await expect(trigger).toBeFocused()
})
