import { expect, readAccessibilityTree, test } from "../../test/harness/in-browser.ts"

test("the consent prompt names the provider, Enter loads the form, and Tab moves into the form", async ({
  page,
  open,
}) => {
  await open("kit-embedded-form--basic")
  expect(await readAccessibilityTree(page)).toEqual([
    "main",
    'text "Formuläret visas av HubSpot, som lagrar det du skriver och kan lagra kakor."',
    'button "Visa formuläret från HubSpot"',
    "status",
  ])

  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("textbox", { name: "Ditt telefonnummer" })).toBeVisible()
  await expect(page.locator("[data-part=frame]")).toBeFocused()
  await page.keyboard.press("Tab")

  await expect(page.getByRole("textbox", { name: "Ditt telefonnummer" })).toBeFocused()
})

test("a submitted form is replaced by an empty form after three seconds", async ({ page, open }) => {
  await page.clock.install()
  await open("kit-embedded-form--basic")
  await page.getByRole("button", { name: "Visa formuläret från HubSpot" }).click()
  await page.getByRole("button", { name: "Ring mig" }).click()
  await expect(page.getByRole("status")).toHaveText("Tack, formuläret är skickat.")

  await page.clock.runFor(3000)

  await expect(page.getByRole("textbox", { name: "Ditt telefonnummer" })).toHaveValue("")
  await expect(page.getByRole("status")).toBeEmpty()
})
