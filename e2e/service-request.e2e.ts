import { alive, expect, platformUrl, siteUrl, test } from "./fixture.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"
import { messagesWith } from "./messages.ts"

const PAGE = "/verksted"
const CONSENT = "Jeg samtykker til at opplysningene brukes til å behandle forespørselen min."
const OWNER = { Navn: "Kari Berg", Mobilnummer: "900 12 345", "E-post": "kari@example.org" }

test("an owner using only the keyboard requests a wheel change from a garage on a day chosen in the calendar [spec 3 §2.3 service-request-fields service-request-thanks, §4.3 form-states.service-request]", async ({
  page,
}) => {
  await leavePicturesOut(page)
  await page.goto(siteUrl("no-automotive") + PAGE)
  const form = page.locator("[data-scope=service-request-fields][data-part=root]")
  await form.scrollIntoViewIfNeeded()
  await alive(form)
  const dealership = form.getByLabel(/^Nærmeste forhandler/)
  await dealership.focus()
  await page.keyboard.press("ArrowDown")
  const chosen = await dealership.inputValue()
  expect(chosen).not.toBe("")

  await page.keyboard.press("Tab")
  await page.keyboard.type("EL 12345")
  await form.getByRole("checkbox", { name: "Hjulskift" }).focus()
  await page.keyboard.press("Space")
  await form.getByRole("button", { name: /^Åpne kalenderen/ }).focus()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("grid").getByRole("button").and(page.locator(":focus"))).toBeVisible()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  for (const [label, text] of Object.entries(OWNER)) {
    await form.getByLabel(new RegExp(`^${label}`)).focus()
    await page.keyboard.type(text)
  }
  await form.getByRole("checkbox", { name: CONSENT }).focus()
  await page.keyboard.press("Space")
  await form.getByRole("button", { name: "Send" }).focus()
  await page.keyboard.press("Enter")

  await expect(form.getByText("Takk, vi har mottatt meldingen din")).toBeVisible()
  const [message, ...more] = await messagesWith(platformUrl(), "regno: EL 12345")
  expect(more).toEqual([])
  expect(message?.text).toContain(`siteName: ${chosen}`)
  expect(message?.text).toMatch(/services: Hjulskift\n/)
  expect(message?.text).toContain(CONSENT)
})

test("without JavaScript the service request form submits the date and the selected services", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(siteUrl("no-automotive") + PAGE)
  const form = page.locator("[data-scope=service-request-fields][data-part=root]")
  await form.getByLabel(/^Nærmeste forhandler/).selectOption({ index: 1 })
  await form.getByLabel(/^Registreringsnummer/).fill("EL 54321")
  for (const box of ["Service", "Bilskade"]) await form.getByRole("checkbox", { name: box, exact: true }).check()
  const date = form.locator("input[type=date]")
  await date.fill((await date.getAttribute("min")) ?? "")
  for (const [label, text] of Object.entries(OWNER)) await form.getByLabel(new RegExp(`^${label}`)).fill(text)
  await form.getByRole("checkbox", { name: CONSENT }).check()
  await form.getByRole("button", { name: "Send" }).click()

  await expect(page).toHaveURL(/\?message=sent#service-request$/)
  await expect(form.getByText("Takk, vi har mottatt meldingen din")).toBeVisible()
  const [message] = await messagesWith(platformUrl(), "regno: EL 54321")
  expect(message?.text).toContain("services: Service, Bilskade")
  await context.close()
})
