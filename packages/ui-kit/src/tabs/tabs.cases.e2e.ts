import type { Page } from "@playwright/test"
import { expect, test, updateArgs } from "../../test/harness/in-browser.ts"

const { step } = test
const STORY = "kit-tabs--basic"
const tab = (page: Page, name: string) => page.getByRole("tab", { name })
const panel = (page: Page) => page.getByRole("tabpanel")

test("tabs have the roles and attributes of the APG tabs pattern", async ({ page, open }) => {
  await open(STORY)

  await step("APG tabs: the row has its role and a name", async () => {
    await expect(page.getByRole("tablist", { name: "Visa bilen som" })).toHaveCount(1)
  })
  await step("APG tabs: every tab is a button with the role of a tab", async () => {
    const kinds = await page.getByRole("tab").evaluateAll((all) => all.map(({ tagName }) => tagName))
    expect(kinds).toEqual(Array(5).fill("BUTTON"))
  })
  await step("APG tabs: exactly one tab is selected", async () => {
    const listSelected = () =>
      page.getByRole("tab").evaluateAll((all) => all.map((item) => item.getAttribute("aria-selected")))
    expect(await listSelected()).toEqual(["true", "false", "false", "false", "false"])
    await tab(page, "360 grader").click()
    await expect.poll(listSelected).toEqual(["false", "false", "true", "false", "false"])
  })
  await step("APG tabs: the row is one tab stop, at the selected tab", async () => {
    const stops = page.locator("[role=tab]:not([tabindex='-1'])")
    await expect(stops).toHaveText(["360 grader"])
  })
  await step("APG tabs: a tab refers to its panel", async () => {
    for (const name of ["Bilder", "360 grader", "Utrustning"]) {
      const id = await tab(page, name).getAttribute("aria-controls")
      await expect(page.locator(`[id="${id}"][data-part=panel]`)).toHaveCount(1)
    }
  })
  await step("APG tabs: a panel has its role and is named by its tab", async () => {
    await expect(page.getByRole("tabpanel", { name: "360 grader" })).toBeVisible()
  })
  await step("APG tabs: a panel that begins without a focusable element is a tab stop", async () => {
    await expect(panel(page)).toHaveAttribute("tabindex", "0")
  })
  await step("Zag tabs: a press on a tab shows its panel and no other", async () => {
    await tab(page, "Utrustning").click()
    await expect(panel(page)).toContainText("panoramatak")
    await expect(page.getByText("Dra bilden")).toBeHidden()
  })
})

test("with manual activation Enter, Space or a press selects a tab", async ({ page, open }) => {
  await open(STORY)

  await step("APG tabs, manual: Tab moves to the selected tab and on into its panel", async () => {
    await page.keyboard.press("Tab")
    await expect(tab(page, "Bilder")).toBeFocused()
    await page.keyboard.press("Tab")
    await expect(panel(page)).toBeFocused()
    await page.keyboard.press("Shift+Tab")
  })
  await step("APG tabs, manual: → moves the focus, selects nothing and wraps around", async () => {
    for (const name of ["Film", "360 grader", "Utrustning", "Bilder"]) {
      await page.keyboard.press("ArrowRight")
      await expect(tab(page, name)).toBeFocused()
      await expect(tab(page, "Bilder")).toHaveAttribute("aria-selected", "true")
    }
  })
  await step("APG tabs, manual: ← moves the focus, selects nothing and wraps around", async () => {
    for (const name of ["Utrustning", "360 grader", "Film", "Bilder"]) {
      await page.keyboard.press("ArrowLeft")
      await expect(tab(page, name)).toBeFocused()
      await expect(tab(page, "Bilder")).toHaveAttribute("aria-selected", "true")
    }
  })
  await step("APG tabs, manual: End moves the focus to the last tab and selects nothing", async () => {
    await page.keyboard.press("End")
    await expect(tab(page, "Utrustning")).toBeFocused()
    await expect(tab(page, "Bilder")).toHaveAttribute("aria-selected", "true")
  })
  await step("APG tabs, manual: Enter selects the focused tab", async () => {
    await page.keyboard.press("Enter")
    await expect(tab(page, "Utrustning")).toHaveAttribute("aria-selected", "true")
    await expect(panel(page)).toContainText("panoramatak")
  })
  await step("APG tabs, manual: Home moves the focus to the first tab and selects nothing", async () => {
    await page.keyboard.press("Home")
    await expect(tab(page, "Bilder")).toBeFocused()
    await expect(tab(page, "Utrustning")).toHaveAttribute("aria-selected", "true")
  })
  await step("APG tabs, manual: Space selects the focused tab", async () => {
    await page.keyboard.press("Space")
    await expect(tab(page, "Bilder")).toHaveAttribute("aria-selected", "true")
  })
  await step("Zag tabs: after a press, → moves the focus from there and the panel stays", async () => {
    await tab(page, "360 grader").click()
    await page.keyboard.press("ArrowRight")
    await expect(tab(page, "Utrustning")).toBeFocused()
    await expect(panel(page)).toContainText("Dra bilden")
  })
  await step("Zag tabs: after a press, Home moves the focus from there and the panel stays", async () => {
    await tab(page, "360 grader").click()
    await page.keyboard.press("Home")
    await expect(tab(page, "Bilder")).toBeFocused()
    await expect(panel(page)).toContainText("Dra bilden")
  })
  await step("Zag tabs: Enter on a tab reached by arrow keys shows its panel", async () => {
    await page.keyboard.press("End")
    await expect(tab(page, "Utrustning")).toBeFocused()
    await page.keyboard.press("Enter")
    await expect(panel(page)).toContainText("panoramatak")
  })
})

test("with automatic activation moving the focus to a tab selects the tab", async ({ page, open }) => {
  await open(STORY)
  await updateArgs(page, STORY, { activation: "automatic" })
  const isShown = async (name: string) => {
    await expect(tab(page, name)).toBeFocused()
    await expect(page.getByRole("tabpanel", { name })).toBeVisible()
  }

  await step("APG tabs, automatic: Tab moves to the open tab and on into its panel", async () => {
    await page.keyboard.press("Tab")
    await isShown("Bilder")
    await page.keyboard.press("Tab")
    await expect(panel(page)).toBeFocused()
    await page.keyboard.press("Shift+Tab")
  })
  await step("APG tabs, automatic: → moves the focus, selects and wraps around", async () => {
    for (const name of ["Film", "360 grader", "Utrustning", "Bilder"]) {
      await page.keyboard.press("ArrowRight")
      await isShown(name)
    }
  })
  await step("APG tabs, automatic: ← moves the focus, selects and wraps around", async () => {
    for (const name of ["Utrustning", "360 grader", "Film", "Bilder"]) {
      await page.keyboard.press("ArrowLeft")
      await isShown(name)
    }
  })
  await step("APG tabs, automatic: End selects the last tab", async () => {
    await page.keyboard.press("End")
    await isShown("Utrustning")
  })
  await step("APG tabs, automatic: Home selects the first tab", async () => {
    await page.keyboard.press("Home")
    await isShown("Bilder")
  })
  await step("Zag tabs, automatic: after a press End selects the last tab", async () => {
    await tab(page, "360 grader").click()
    await page.keyboard.press("End")
    await isShown("Utrustning")
  })
  await step("Zag tabs, automatic: after a press Home selects the first tab", async () => {
    await tab(page, "360 grader").click()
    await page.keyboard.press("Home")
    await isShown("Bilder")
  })
  await step("Zag tabs, automatic: each press shows its own panel", async () => {
    for (const name of ["Bilder", "360 grader", "Utrustning"]) {
      await tab(page, name).click()
      await isShown(name)
    }
  })
  await step("Zag tabs, automatic: after a press → selects the next", async () => {
    await tab(page, "360 grader").click()
    await page.keyboard.press("ArrowRight")
    await isShown("Utrustning")
  })
  await step("Zag tabs, automatic: → three times wraps around to the first tab", async () => {
    await tab(page, "Film").click()
    for (const name of ["360 grader", "Utrustning", "Bilder"]) {
      await page.keyboard.press("ArrowRight")
      await isShown(name)
    }
  })
  await step("Zag tabs, automatic: after a press ← selects the previous tab", async () => {
    await tab(page, "Utrustning").click()
    await page.keyboard.press("ArrowLeft")
    await isShown("360 grader")
  })
})
