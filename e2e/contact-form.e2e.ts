import type { Page } from "@playwright/test"
import { alive, expect, platformUrl, siteUrl, test } from "./fixture.ts"
import { leavePicturesOut } from "./leave-pictures-out.ts"
import { messagesWith } from "./messages.ts"
import { author, testWithOwnServers } from "./own-servers.ts"

const SITES = {
  "se-automotive": {
    list: "/kop-bil/alla-bilar-i-lager",
    name: "Namn",
    phone: "Mobilnummer",
    email: "E-post",
    message: "Meddelande (valfritt)",
    submit: "Skicka",
    sent: "Tack, vi har fått ditt meddelande",
    invalid: "Kontrollera fälten ovan.",
    failed: "Meddelandet kunde inte skickas. Försök igen.",
  },
  "uk-automotive": {
    list: "/buy-car/used-cars",
    name: "Name",
    phone: "Mobile number",
    email: "E-mail",
    message: "Message (optional)",
    submit: "Send",
    sent: "Thank you, we have your message",
    invalid: "Check the fields above.",
    failed: "Your message could not be sent. Try again.",
  },
} as const

type Words = (typeof SITES)[keyof typeof SITES]

async function visitCar(page: Page, site: string, list: string, anchor = "") {
  // Some pictures of the demo are missing on purpose, and the browser logs an error for each.
  await leavePicturesOut(page)
  await page.goto(site + list)
  const path = await page.locator("article[data-scope=car-card]").first().getByRole("link").first().getAttribute("href")
  await page.goto(site + path + anchor)
}

/** Matches personal data, which must not appear in any URL or log. */
const PERSONAL = /Anna|174.{0,3}06|example\.org|natively|by a script/i

const formOn = (page: Page) => page.locator("[data-scope=car-contact-form][data-part=root]")

async function fill(page: Page, words: Words, message: string) {
  const form = formOn(page)
  await form.getByLabel(new RegExp(`^${words.name}`)).fill("Anna Berg")
  await form.getByLabel(new RegExp(`^${words.phone}`)).fill("070 174 06 05")
  await form.getByLabel(new RegExp(`^${words.email}`)).fill("anna@example.org")
  await form.getByLabel(words.message).fill(message)
}

for (const [site, words] of Object.entries(SITES)) {
  test(`${site}: a visitor using only the keyboard sees the errors of the contact form, corrects them and sends the form [spec 2 §1 contact, §4 contact-states.idle contact-states.success contact-embedded, §5 contact-invalid]`, async ({
    page,
  }) => {
    await visitCar(page, siteUrl(site), words.list, "#contact-quote")
    const form = formOn(page)
    await alive(form)
    await form.getByRole("button", { name: words.submit }).focus()
    await page.keyboard.press("Enter")
    await expect(form.getByRole("alert")).toHaveText(words.invalid)
    await expect(form.locator("[data-scope=form][data-part=summary]")).toBeFocused()

    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(form.getByLabel(new RegExp(`^${words.name}`))).toBeFocused()
    for (const text of ["Anna Berg", "070 174 06 05", "anna@example.org", `By keyboard on ${site}.`]) {
      await page.keyboard.type(text)
      await page.keyboard.press("Tab")
    }
    await expect(form.getByRole("alert")).toHaveText("")
    await form.getByRole("button", { name: words.submit }).focus()
    await page.keyboard.press("Enter")

    await expect(form.getByText(words.sent)).toBeVisible()
    await expect(form.locator("[data-part=sent]")).toBeFocused()
    const [message, ...more] = await messagesWith(platformUrl(), `By keyboard on ${site}.`)
    expect(more).toEqual([])
    expect(message?.text).toContain("quote: true")
    await expect(form.getByLabel(new RegExp(`^${words.name}`))).toHaveValue("")
    expect(page.url()).not.toMatch(PERSONAL)
  })

  test(`${site}: without JavaScript the contact form is submitted natively and the page shows a confirmation [spec 2 §1 contact]`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await visitCar(page, siteUrl(site), words.list)
    await fill(page, words, `Natively on ${site}.`)
    await formOn(page).getByRole("button", { name: words.submit }).click()

    await expect(page).toHaveURL(/\?message=sent#contact-form$/)
    await expect(formOn(page).getByText(words.sent)).toBeVisible()
    expect(await messagesWith(platformUrl(), `Natively on ${site}.`)).toHaveLength(1)
    await context.close()
  })
}

test("a double click on the submit button sends one message", async ({ page }) => {
  const words = SITES["se-automotive"]
  await visitCar(page, siteUrl(), words.list)
  await alive(formOn(page))
  await fill(page, words, "Clicked twice.")
  await formOn(page).getByRole("button", { name: words.submit }).dblclick()

  await expect(formOn(page).getByText(words.sent)).toBeVisible()
  expect(await messagesWith(platformUrl(), "Clicked twice.")).toHaveLength(1)
})

const testAlone = testWithOwnServers({}, () => ({ FORECOURT_SEARCH_SEED: "1" }))

testAlone(
  "while the service is gone it is told, what was written stays, and it can be sent once the service is back; with a script and without [spec 2 §8 contact-failure.told]",
  async ({ page, browser, pair, complaints }) => {
    const words = SITES["se-automotive"]
    const platform = `http://localhost:${pair.platform.port}`
    const gone = { kind: "status", status: 503, times: 1000, path: "/api/forms/comhub" }
    const context = await browser.newContext({ javaScriptEnabled: false })
    const plain = await context.newPage()
    const visitors = [
      [page, "Sent by a script."],
      [plain, "Sent natively."],
    ] as const

    await author(pair, "faults", { faults: [gone] })
    for (const [tab, message] of visitors) {
      await visitCar(tab, pair.url, words.list)
      if (tab === page) await alive(formOn(tab))
      await fill(tab, words, message)
      await formOn(tab).getByRole("button", { name: words.submit }).click()

      await expect(formOn(tab).getByRole("alert")).toContainText(words.failed)
      await expect(formOn(tab).getByLabel(words.message)).toHaveValue(message)
      await expect(formOn(tab).getByLabel(new RegExp(`^${words.name}`))).toHaveValue("Anna Berg")
      expect(tab.url()).not.toMatch(PERSONAL)
    }
    // The browser logs each failed request.
    expect(complaints.splice(0).join("\n")).not.toMatch(PERSONAL)

    await author(pair, "faults", { faults: [] })
    for (const [tab, message] of visitors) {
      await formOn(tab).getByRole("button", { name: words.submit }).click()

      await expect(formOn(tab).getByText(words.sent)).toBeVisible()
      expect(await messagesWith(platform, message)).toHaveLength(1)
    }
    await context.close()
    expect(pair.site.output() + pair.platform.output()).not.toMatch(/Anna|070 174|anna@example|natively/)
  },
)
