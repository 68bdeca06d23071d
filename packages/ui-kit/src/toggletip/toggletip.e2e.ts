import { expect, heard, test } from "../rehearsal/in-browser.ts"

test("Enter shows the note in a live region, Tab goes into it, Escape comes back", async ({ page, open }) => {
  await open("kit-toggletip--basic")
  const trigger = page.getByRole("button", { name: "Om priset" })
  const note = page.getByText("Priset gäller bilen som den står")
  await page.keyboard.press("Tab")
  expect((await heard(page)).join("\n")).not.toContain("Priset gäller")

  await page.keyboard.press("Enter")
  await expect(note).toBeVisible()
  const said = await heard(page)
  const region = said.indexOf("status")
  expect(said[region - 1]).toBe('button "Om priset" expanded')
  expect(said.slice(region).join()).toContain("Priset gäller bilen som den står")

  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Villkor" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(note).toBeHidden()
  await expect(trigger).toBeFocused()
})

test.describe("under a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } })

  test("a tap shows the note inside the window, a tap elsewhere hides it", async ({ page, open }) => {
    await open("kit-toggletip--basic")
    const note = page.getByText("Priset gäller bilen som den står")

    await page.getByRole("button", { name: "Om priset" }).tap()
    await expect(note).toBeInViewport({ ratio: 1 })
    await page.touchscreen.tap(200, 600)

    await expect(note).toBeHidden()
  })
})
