import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const choice = (page: Page, name: string) => page.getByRole("checkbox", { name })

test("in single-choice mode one option can be selected and deselected by keyboard and by pointer", async ({
  page,
  open,
}) => {
  await open("kit-service-choice--basic")
  const press = (name: string) => page.getByText(name, { exact: true }).click()

  await step("Zag toggle group: in a single choice a press on another replaces the selected one", async () => {
    await press("Liten lånebil")
    await expect(choice(page, "Liten lånebil")).toBeChecked()
    await press("Elcykel")
    await expect(choice(page, "Elcykel")).toBeChecked()
    await expect(choice(page, "Liten lånebil")).not.toBeChecked()
  })
  await step("Zag toggle group: another press on the selected one removes it", async () => {
    await press("Elcykel")
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  })
})
