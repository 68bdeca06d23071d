import type { Page } from "@playwright/test"
import { expect, test } from "../../test/harness/in-browser.ts"

const { step } = test
const card = (page: Page, name: string) => page.getByRole("radio", { name, exact: true })
const ALL = ["1 000 mil", "1 500 mil", "2 000 mil", "2 500 mil"]
const BACK = ALL.toReversed()

async function chooses(page: Page, name: string): Promise<void> {
  await expect(card(page, name)).toBeFocused()
  await expect(card(page, name)).toBeChecked()
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(1)
}

async function goes(page: Page, key: string, way: readonly string[]): Promise<void> {
  for (let press = 0; press < way.length; press += 1) {
    const from = await page.locator("input:checked").inputValue()
    await page.keyboard.press(key)
    await chooses(page, way[(way.indexOf(from) + 1) % way.length] ?? "")
  }
}

test("a card can be selected by keyboard and by pointer", async ({ page, open }) => {
  await open("kit-radio-cards--basic")

  await step("APG radio: the group has its role and a name", async () => {
    await expect(page.getByRole("radiogroup", { name: "Körsträcka per år" })).toHaveCount(1)
  })
  await step("APG radio: each card is a radio button", async () => {
    await expect(page.getByRole("radiogroup").getByRole("radio")).toHaveCount(4)
  })
  await step("APG radio: with none selected Tab moves to the first and selects nothing", async () => {
    await page.keyboard.press("Tab")
    await expect(card(page, "1 000 mil")).toBeFocused()
    await expect(page.getByRole("radio", { checked: true })).toHaveCount(0)
  })
  await step("APG radio: Space selects", async () => {
    await page.keyboard.press("Space")
    await chooses(page, "1 000 mil")
  })
  await step("APG radio: → selects the next, and after the last the first", () => goes(page, "ArrowRight", ALL))
  await step("APG radio: ↓ selects the next, and after the last the first", () => goes(page, "ArrowDown", ALL))
  await step("APG radio: ← selects the previous one, and before the first the last", () =>
    goes(page, "ArrowLeft", BACK),
  )
  await step("APG radio: ↑ selects the previous one, and before the first the last", () => goes(page, "ArrowUp", BACK))
  await step("APG radio: Tab skips the others, and returns to the selected one", async () => {
    await page.keyboard.press("ArrowRight")
    await page.keyboard.press("Tab")
    await expect(page.getByRole("radio").and(page.locator(":focus"))).toHaveCount(0)
    await page.keyboard.press("Shift+Tab")
    await chooses(page, "1 500 mil")
  })
  await step("Zag radio: a press selects, and another press selects another", async () => {
    for (const name of ["2 500 mil", "1 000 mil"]) {
      await page.getByText(name, { exact: true }).click()
      await expect(card(page, name)).toBeChecked()
    }
  })
  await step("Zag radio: arrow keys continue from the pressed card, with a visible focus", async () => {
    await page.keyboard.press("ArrowDown")
    await chooses(page, "1 500 mil")
    await expect(page.locator("input:focus-visible")).toHaveValue("1 500 mil")
  })
})
