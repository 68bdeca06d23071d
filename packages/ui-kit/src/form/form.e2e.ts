import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

test("an invalid submit focuses the summary, whose links focus the fields", async ({ page, open }) => {
  await open("kit-form--basic")

  await page.keyboard.press("Tab")
  await page.keyboard.type("Ann")
  await page.keyboard.press("Enter")
  const summary = page.getByRole("group", { name: "Det här behöver rättas" })
  await expect(summary).toBeFocused()
  expect((await readAccessibilityTree(page)).join("\n")).toContain('link "E-post: Fyll i det här fältet."')
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("textbox", { name: "E-post" })).toBeFocused()
  await page.keyboard.type("ann@exempel.se")
  await expect(summary).toBeHidden()
  await page.keyboard.press("Enter")

  await expect(page.locator("form")).toHaveAttribute("data-sent", /ann@exempel.se/)
})

test("a click on the submit button is not lost when an error that appears on blur moves the button", async ({
  page,
  open,
}) => {
  await open("kit-form--basic")
  await page.getByRole("textbox", { name: "Namn" }).focus()

  await page.getByRole("button", { name: "Boka" }).click()

  await expect(page.getByRole("group", { name: "Det här behöver rättas" })).toBeFocused()
})

test("without JavaScript the browser blocks an invalid form, and the server's errors are linked to their fields", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-form--server-errors")
  const email = page.getByRole("textbox", { name: "E-post" })

  expect(await page.locator("form").evaluate((form: HTMLFormElement) => form.noValidate)).toBe(false)
  await page.getByRole("button", { name: "Boka" }).click()
  await expect(page.getByRole("textbox", { name: "Namn" })).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Adressen finns redan/)
  const target = await page.getByRole("link", { name: "Adressen finns redan." }).getAttribute("href")
  expect(target).toBe(`#${await email.getAttribute("id")}`)

  await startHydration(page)
  await email.fill("ann@exempel.se")
  await expect(page.getByRole("link", { name: "Adressen finns redan." })).toHaveCount(0)
})
