import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

const { step } = test

test("an alert dialog has the roles, names and keyboard support of the APG pattern, and Escape closes the dialog", async ({
  page,
  open,
}) => {
  await open("kit-alert-dialog--basic")
  const trigger = page.getByRole("button", { name: "Töm jämförelsen" })
  const question = page.getByRole("alertdialog")
  await trigger.click()

  await step("APG alert dialog: it has its role", async () => {
    await expect(question).toHaveCount(1)
  })
  await step("APG alert dialog: its heading names it", async () => {
    await expect(question).toHaveAccessibleName("Ta bort alla bilar?")
  })
  await step("APG alert dialog: the text of the question describes it", async () => {
    await expect(question).toHaveAccessibleDescription(/^De tre bilarna försvinner/)
  })
  await step("APG alert dialog: the accessibility tree has nothing of the page behind", async () => {
    const said = (await readAccessibilityTree(page)).join("\n")
    expect(said).toContain('alertdialog "Ta bort alla bilar?"')
    expect(said).not.toContain("Töm jämförelsen")
  })
  await step("APG alert dialog: Tab and Shift+Tab move from answer to answer and wrap around", async () => {
    const names = ["Behåll", "Ta bort", "Behåll", "Ta bort"]
    for (const [index, name] of names.entries()) {
      await expect(page.getByRole("button", { name })).toBeFocused()
      await page.keyboard.press(index < 2 ? "Tab" : "Shift+Tab")
    }
  })
  await step("APG alert dialog: Escape closes it and returns the focus", async () => {
    await page.keyboard.press("Escape")
    await expect(question).toHaveCount(0)
    await expect(trigger).toBeFocused()
  })
})
