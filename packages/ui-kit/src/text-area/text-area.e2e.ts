import { expect, startHydration, test } from "../../test/harness/in-browser.ts"

test("the browser limits the length, and text that is typed before hydration is kept and counted", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-text-area--basic")
  const area = page.getByRole("textbox", { name: "Meddelande till verkstaden" })
  await area.pressSequentially("x".repeat(82))
  await expect(area).toHaveValue("x".repeat(80))

  await startHydration(page)

  await expect(area).toHaveValue("x".repeat(80))
  await expect(area).toHaveAccessibleDescription("80 av 80 tecken")
})

test("a warning is announced to screen readers when ten characters are left", async ({ page, open }) => {
  await open("kit-text-area--basic")
  const area = page.getByRole("textbox")

  await area.fill("x".repeat(69))
  await expect(page.getByRole("status")).toHaveText("")
  await area.press("End")
  await area.press("x")

  await expect(page.getByRole("status")).toHaveText("10 tecken kvar")
})
