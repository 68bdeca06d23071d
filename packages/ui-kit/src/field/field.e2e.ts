import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("without JavaScript the browser applies the same validation rules to a field as the script", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-field--basic")
  const field = page.getByRole("textbox", { name: "E-post" })
  const isValid = () => field.evaluate((input: HTMLInputElement) => input.validity.valid)

  expect(await isValid()).toBe(false)
  await field.fill("ann")
  expect(await isValid()).toBe(false)
  await field.fill("ann@exempel.se")

  expect(await isValid()).toBe(true)
  await expect(field).toHaveAccessibleDescription("Dit skickar vi kvittot.")
})

test("the accessible name of a required field excludes the asterisk, and its description contains the help text and the error", async ({
  page,
  open,
}) => {
  await open("kit-field--basic")
  const field = page.getByRole("textbox", { name: "E-post" })
  await field.fill("ann")
  await field.blur()

  await expect(field).toHaveAccessibleDescription(/^Dit skickar vi kvittot. Ange en e-postadress/)
  expect(await readAccessibilityTree(page)).toContain('textbox "E-post"')
})
