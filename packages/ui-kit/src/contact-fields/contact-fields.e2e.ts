import { expect, readAccessibilityTree, startHydration, test } from "../../test/harness/in-browser.ts"

const createNameOption = (name: RegExp) => ({ name })

test("leaving an invalid field shows its error, and submitting focuses the first invalid field [spec 3 §5.4 tyre-contact.required]", async ({
  page,
  open,
}) => {
  await open("kit-contact-fields--basic")
  const field = (name: RegExp) => page.getByRole("textbox", createNameOption(name))
  const form = page.locator("form")

  await page.keyboard.press("Tab")
  await page.keyboard.type("Ann")
  await page.keyboard.press("Tab")
  await page.keyboard.press("Tab")
  await expect(field(/Efternamn/)).toHaveAccessibleDescription("Ange ditt efternamn.")
  await page.keyboard.type("+46 (0)70 123")
  await expect(field(/Mobilnummer/)).toHaveValue("+46070123")
  await page.keyboard.press("Tab")
  await page.keyboard.type("ann@exempel.se")
  await page.keyboard.press("Enter")
  await expect(field(/Efternamn/)).toBeFocused()
  await expect(form).toHaveAttribute("data-sent", "")

  await page.keyboard.type("Ek")
  await expect(field(/Efternamn/)).toHaveAccessibleDescription("")
  await page.keyboard.press("Enter")

  await expect(form).toHaveAttribute("data-sent", /"lastName":"Ek","phone":"\+46070123"/)
})

test("without JavaScript the browser enforces the same validation rules as the script", async ({
  page,
  openAsSent,
}) => {
  await openAsSent("kit-contact-fields--basic")
  const invalid = () =>
    page.locator(":is(input, textarea):invalid").evaluateAll((all) => all.map((item) => item.getAttribute("name")))

  expect(await invalid()).toEqual(["firstName", "lastName", "phone", "email"])
  await page.getByRole("textbox", createNameOption(/Förnamn/)).fill("Ann")
  await page.getByRole("textbox", createNameOption(/Efternamn/)).fill("Ek")
  await page.getByRole("textbox", createNameOption(/Mobilnummer/)).fill("0701")
  await page.getByRole("textbox", createNameOption(/E-post/)).fill("ann@exempel")
  expect(await invalid()).toEqual(["phone", "email"])

  await startHydration(page)
  await expect(page.getByRole("textbox", createNameOption(/Förnamn/))).toHaveValue("Ann")
})

test("the labels in the accessibility tree do not contain the asterisk of required fields", async ({ page, open }) => {
  await open("kit-contact-fields--basic")

  expect((await readAccessibilityTree(page)).filter((line) => line.startsWith("textbox"))).toEqual(
    ["Förnamn", "Efternamn", "Mobilnummer", "E-post", "Kommentar"].map((name) => `textbox "${name}"`),
  )
})
