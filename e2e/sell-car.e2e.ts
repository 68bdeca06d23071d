import { alive, expect, platformUrl, siteUrl, test } from "./fixture.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"
import { messagesWith } from "./messages.ts"

const OWNER = { name: "Anna Berg", phone: "070 174 06 05", email: "anna@example.org" }
const PERSONAL = /Anna|174.{0,3}06|example\.org|ABC/i

test("an owner using only the keyboard sees the errors of the part-exchange form, corrects them and sends the form [spec 3 §2.2 sell-car-fields, §4.3 form-states.sell-car, §5.2 sell-car-required]", async ({
  page,
}) => {
  await leavePicturesOut(page)
  await page.goto(`${siteUrl("se-used")}/salj-din-bil`)
  const form = page.locator("[data-scope=sell-car-fields][data-part=root]")
  await form.scrollIntoViewIfNeeded()
  await alive(form)
  await form.getByRole("button", { name: "Skicka" }).focus()
  await page.keyboard.press("Enter")
  await expect(form.locator("[data-scope=form][data-part=summary]")).toBeFocused()

  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")
  await expect(form.getByLabel(/^Registreringsnummer/)).toBeFocused()
  await page.keyboard.type("ABC 12D")
  await page.keyboard.press("Tab")
  await page.keyboard.type("8400")
  await page.keyboard.press("Tab")
  await page.keyboard.press("ArrowDown")
  await expect(form.getByRole("radio", { name: "Byta in bilen" })).toBeChecked()
  for (const text of [...Object.values(OWNER), "Två ägare, från tangentbordet."]) {
    await page.keyboard.press("Tab")
    await page.keyboard.type(text)
  }
  await page.keyboard.press("Tab")
  await page.keyboard.press("Enter")

  await expect(form.getByText("Tack, vi har fått ditt meddelande")).toBeVisible()
  await expect(form.locator("[data-part=sent]")).toBeFocused()
  const [message, ...more] = await messagesWith(platformUrl(), "från tangentbordet")
  expect(more).toEqual([])
  expect(message?.text).toMatch(/regno: ABC 12D\nmilage: 8400\n(.|\n)*selected: trade-in/)
  expect(page.url()).not.toMatch(PERSONAL)
})

test("without JavaScript the part-exchange form shows errors and keeps the entered values until it is submitted", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${siteUrl("uk-automotive")}/sell-car`)
  const form = page.locator("[data-scope=sell-car-fields][data-part=root]")
  await form.getByLabel(/^Registration number/).fill("AB12 CDE")
  await form.getByLabel(/^Mileage/).fill("21480")
  await form.getByText("Sell the car").click()
  await form.getByLabel(/^Name/).fill("  ")
  await form.getByLabel(/^Mobile number/).fill("07700 900 123")
  await form.getByLabel(/^E-mail/).fill("anna@example.org")
  // Submits the form like a browser that does not support patterns.
  await page.locator("form[action='/api/forms/comhub']").evaluate((node: HTMLFormElement) => {
    node.noValidate = true
  })
  await form.getByRole("button", { name: "Send" }).click()
  await expect(page).toHaveURL(/\?message=wrong#sell-car$/)
  await expect(form.getByRole("alert")).toContainText("Check the fields above.")
  await expect(form.getByLabel(/^Registration number/)).toHaveValue("AB12 CDE")
  await expect(form.getByRole("radio", { name: "Sell the car" })).toBeChecked()

  await form.getByLabel(/^Name/).fill("Anna Natively")
  await form.getByRole("button", { name: "Send" }).click()
  await expect(page).toHaveURL(/\?message=sent#sell-car$/)
  await expect(form.getByText("Thank you, we have your message")).toBeVisible()
  expect(await messagesWith(platformUrl(), "Anna Natively")).toHaveLength(1)
  await context.close()
})
