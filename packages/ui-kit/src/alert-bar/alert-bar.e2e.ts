import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("pressing Enter on the close button removes the alert bar, moves the content up and focuses the next landmark", async ({
  page,
  open,
}) => {
  await open("kit-alert-bar--basic")
  const heading = page.getByRole("heading", { name: "Verkstaden på Hisingen" })
  const previous = await heading.boundingBox()
  await page.keyboard.press("Tab")
  await expect(page.getByRole("button", { name: "Stäng meddelandet" })).toBeFocused()

  await page.keyboard.press("Enter")

  await expect(page.getByRole("region", { name: "Meddelande" })).toHaveCount(0)
  await expect(page.getByRole("region", { name: "Verkstad" })).toBeFocused()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(previous?.y ?? 0)
})

test("in the accessibility tree the alert bar is a named region and not an alert, and a warning has no close button", async ({
  page,
  open,
}) => {
  await open("kit-alert-bar--all-states")

  const said = await readAccessibilityTree(page)

  expect(said.filter((line) => line.startsWith("alert"))).toEqual([])
  const warning = said.indexOf('region "Varning"')
  expect(said[warning + 1]).toContain("Verkstaden på Hisingen är stängd")
  expect(said[warning + 2]).toBe('region "Mörk"')
  expect(said[warning + 4]).toBe('button "Stäng meddelandet"')
})
