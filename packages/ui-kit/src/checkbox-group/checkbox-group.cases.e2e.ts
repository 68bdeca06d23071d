import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true })
const NAMES = ["Service", "Vinterklar-bil", "EU-kontroll", "Hjulskift"]
const isMixed = (page: Page) => box(page, "Alla").evaluate((item) => (item as HTMLInputElement).indeterminate)

test("the parent checkbox reflects the state of its group, and pressing the parent changes all checkboxes of the group", async ({
  page,
  open,
}) => {
  await open("kit-checkbox-group--basic")

  await step("APG checkbox: each has its role and a name", async () => {
    await expect(page.getByRole("checkbox")).toHaveCount(5)
    for (const name of ["Alla", ...NAMES]) await expect(box(page, name)).toHaveCount(1)
  })
  await step("APG checkbox: the group has its role and a name", async () => {
    await expect(page.getByRole("group", { name: "Tjänster" })).toHaveCount(1)
  })
  await step("APG checkbox: Tab moves from box to box", async () => {
    for (const name of ["Alla", ...NAMES]) {
      await page.keyboard.press("Tab")
      await expect(box(page, name)).toBeFocused()
    }
  })
  await step("APG checkbox: the parent is unchecked when no box is checked", async () => {
    await expect(box(page, "Alla")).not.toBeChecked()
    expect(await isMixed(page)).toBe(false)
  })
  await step("APG checkbox: the parent is mixed when some boxes are checked", async () => {
    await page.keyboard.press("Space")
    await expect(box(page, "Hjulskift")).toBeChecked()
    expect(await isMixed(page)).toBe(true)
  })
  await step("APG checkbox: the parent is checked when all boxes are checked", async () => {
    for (const name of NAMES.slice(0, 3)) await box(page, name).press("Space")
    await expect(box(page, "Alla")).toBeChecked()
    expect(await isMixed(page)).toBe(false)
  })
  await step("APG checkbox: Space on the parent unchecks all boxes", async () => {
    await box(page, "Alla").press("Space")
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  })
  await step(
    "APG checkbox: Space on the parent goes from some to all, to none, and back to the same some",
    async () => {
      for (const name of NAMES.slice(1)) await box(page, name).press("Space")
      expect(await isMixed(page)).toBe(true)
      for (const [all, service] of [
        [true, true],
        [false, false],
      ] as const) {
        await box(page, "Alla").press("Space")
        await expect(box(page, "Hjulskift")).toBeChecked({ checked: all })
        await expect(box(page, "Service")).toBeChecked({ checked: service })
      }
      await box(page, "Alla").press("Space")
      await expect(box(page, "Service")).not.toBeChecked()
      await expect(box(page, "Hjulskift")).toBeChecked()
    },
  )
})
