import AxeBuilder from "@axe-core/playwright"
import type { Locator, Page } from "@playwright/test"
import { alive, expect as hasty, siteUrl, test } from "./fixture.ts"
import { author, testWithOwnServers } from "./own-servers.ts"

const expect = hasty.configure({ timeout: 20_000 })

const PATH = "/service-och-verkstad/boka-bilverkstad"
const PHONE = { width: 390, height: 844 }
const ALVA = { firstName: "Alva", lastName: "Söderström", phone: "070 174 06 05", email: "alva@example.se" }
/** Matches personal data, which must not appear in any URL or log. */
const PERSONAL = /Alva|Söderström|174.{0,3}06|alva@/i

function flowOn(page: Page) {
  const root = page.locator('[data-scope="workshop-booking-flow"][data-part="root"]')
  return {
    root,
    plate: root.getByLabel("Registreringsnummer"),
    place: root.getByLabel("Plats", { exact: true }),
    alert: root.getByRole("alert").filter({ hasText: /./ }),
    button: (name: string) => root.getByRole("button", { name, exact: true }),
    heading: (name: string | RegExp) => root.getByRole("heading", { name }),
    service: (name: RegExp) => root.getByRole("checkbox", { name }),
    workshops: root.getByRole("button", { name: /^Andra tider / }),
    firstTimes: root.getByRole("button", { name: /^Välj första tiden / }),
    times: root.locator('[data-scope="week-selector"] input[type="radio"]'),
  }
}

type Flow = ReturnType<typeof flowOn>

async function openFlow(page: Page, url = siteUrl()): Promise<Flow> {
  await page.goto(url + PATH)
  const flow = flowOn(page)
  await alive(flow.root)
  return flow
}

async function lookUp(flow: Flow, regNo: string, place = "Borås"): Promise<void> {
  await flow.plate.fill(regNo)
  await flow.place.pressSequentially(place)
  await flow.root.page().getByRole("option", { name: place }).click()
  await flow.button("Fortsätt").click()
}

async function chooseService(flow: Flow, name: RegExp): Promise<void> {
  await flow.service(name).check()
  await flow.button("Fortsätt").click()
  await flow.button("Fortsätt utan tillval").click()
}

async function fillContact(flow: Flow): Promise<void> {
  await flow.root.getByLabel(/^Förnamn/).fill(ALVA.firstName)
  await flow.root.getByLabel(/^Efternamn/).fill(ALVA.lastName)
  await flow.root.getByLabel(/^Mobilnummer/).fill(ALVA.phone)
  await flow.root.getByLabel(/^E-post/).fill(ALVA.email)
}

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('[data-scope="workshop-booking"]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

test("a visitor using only the keyboard completes the flow from the registration number to the confirmation without axe violations [spec 3 §2.1 workshop-steps workshop-confirmation, §4.1 workshop-scroll]", {
  tag: "@gate",
}, async ({ page }) => {
  test.slow()
  const flow = await openFlow(page)
  const { keyboard } = page
  await expectClean(page)

  await flow.plate.focus()
  await keyboard.type("abc123")
  await keyboard.press("Tab")
  await keyboard.type("bor")
  await expect(page.getByRole("option", { name: "Borås" })).toBeVisible()
  await keyboard.press("ArrowDown")
  await keyboard.press("Enter")
  await expect(flow.button("Ändra")).toBeFocused()
  await keyboard.press("Tab")
  await keyboard.press("Enter")
  await expect(flow.heading("Steg 2/4 Välj en eller flera tjänster")).toBeFocused()
  await expect(flow.heading(/^Steg 2/)).toBeInViewport()
  await expect(flow.root).toContainText("Vi har auktoriserade verkstäder för Vik")
  await expectClean(page)

  await flow.service(/^Hjulskifte/).focus()
  await keyboard.press("Space")
  await flow.button("Fortsätt").focus()
  await keyboard.press("Enter")
  await expect(flow.heading("Steg 3/4 Välj tillval")).toBeFocused()
  await expectClean(page)

  await flow.button("Fortsätt utan tillval").focus()
  await keyboard.press("Enter")
  await expect(flow.heading(/^Steg 4\/4/)).toBeFocused()
  await expect(flow.root.getByText("Första lediga tid:").first()).toBeVisible()
  await expectClean(page)

  await flow.workshops.first().focus()
  await keyboard.press("Enter")
  await expect(flow.heading(/^Tider hos /)).toBeFocused()
  await expect(flow.times.first()).toBeVisible()
  await flow.times.first().focus()
  await keyboard.press("ArrowDown")
  await fillContact(flow)
  await expectClean(page)
  await flow.root.getByLabel("Meddelande till verkstaden").focus()
  await keyboard.press("Tab")
  await keyboard.press("Enter")

  await expect(flow.heading("Bokning bekräftad")).toBeFocused()
  await expect(flow.root.getByRole("link", { name: "Vägbeskrivning" })).toBeVisible()
  await expectClean(page)
  expect(page.url()).not.toMatch(PERSONAL)

  await flow.button("Ny bokning").click()
  await expect(flow.heading(/^Steg 1\/4/)).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test("when the chosen time has been taken, the visitor sees an error and books another time, and a reload keeps the visitor's entries [spec 3 §8.1 workshop-refused, §3.1 workshop-store]", async ({
  page,
  complaints,
}) => {
  const flow = await openFlow(page)
  await lookUp(flow, "DEF456")
  await chooseService(flow, /^Hjulskifte/)
  await flow.button("Andra tider Norrvik Borås").click()
  await flow.times.last().check({ force: true })
  await page.reload()
  await alive(flow.root)
  await expect(flow.heading("Dina uppgifter")).toBeVisible()
  const chosen = await page.evaluate(() => {
    const kept = Object.values(sessionStorage).map((value) => JSON.parse(String(value)))
    return kept.find(({ bookingInfo }) => bookingInfo)
  })
  const book = (headers: Readonly<Record<string, string>>) =>
    page.request.post(`${siteUrl()}/api/mechmate/book`, {
      headers: { "idempotency-key": crypto.randomUUID(), origin: siteUrl(), ...headers },
      data: {
        customer: ALVA,
        freeText: "",
        departmentId: chosen.location.departmentId,
        registrationNumber: "ABC123",
        timeSlot: chosen.bookingInfo.timeSlot.timeslot,
        isFullDay: chosen.bookingInfo.timeSlot.isFullDay,
        mileage: 1,
        serviceOfferingRequests: [{ kobraId: "wheel-change", unitsSelected: null, userInput: null }],
      },
    })
  await expect(flow.root.getByText(/^Tiden är reserverad till \d\d:\d\d$/)).toBeVisible()
  expect((await book({})).status()).toBe(409)
  // Only another page of the same visitor can book the held time.
  const taken = await book({ "visitor-id": chosen.visitorId })
  expect(taken.status(), await taken.text()).toBe(200)

  await fillContact(flow)
  await flow.button("Boka tiden").click()
  await expect(flow.alert).toHaveText("Tiden är inte tillgänglig, vänligen välj en annan tid")
  // The browser logs the rejected request.
  expect(complaints.splice(0).join("\n")).not.toMatch(PERSONAL)
  await flow.times.first().check({ force: true })
  await flow.button("Boka tiden").click()

  await expect(flow.heading("Bokning bekräftad")).toBeVisible()
})

test.describe("on a phone", () => {
  test.use({ viewport: PHONE })

  test("a visitor books the first free time of the closest workshop with twelve presses and focused fields", async ({
    page,
  }) => {
    const flow = await openFlow(page)
    let taps = 0
    const tap = (target: Locator) => {
      taps += 1
      return target.click()
    }

    await tap(flow.plate)
    await page.keyboard.type("KNT204")
    await tap(flow.place)
    await page.keyboard.type("göteborg")
    await tap(page.getByRole("option", { name: "Göteborg" }))
    await tap(flow.button("Fortsätt"))
    await tap(flow.service(/^Hjulskifte/))
    await tap(flow.button("Fortsätt"))
    await tap(flow.button("Fortsätt utan tillval"))
    await tap(flow.firstTimes.first())
    await expect(flow.root.getByLabel(/^Förnamn/)).toBeFocused()
    await expect(flow.root.getByLabel(/^Förnamn/)).toBeInViewport()
    await page.keyboard.type(ALVA.firstName)
    await tap(flow.root.getByLabel(/^Efternamn/))
    await page.keyboard.type(ALVA.lastName)
    await tap(flow.root.getByLabel(/^Mobilnummer/))
    await page.keyboard.type(ALVA.phone)
    await tap(flow.root.getByLabel(/^E-post/))
    await page.keyboard.type(ALVA.email)
    await tap(flow.button("Boka tiden"))

    await expect(flow.heading("Bokning bekräftad")).toBeVisible()
    expect(taps).toBeLessThanOrEqual(12)
  })

  test("after a time is chosen, the button to the contact details is in view", async ({ page }) => {
    const flow = await openFlow(page)
    await lookUp(flow, "KNT204", "Göteborg")
    await chooseService(flow, /^Hjulskifte/)
    await flow.workshops.first().click()

    await flow.times.first().check({ force: true })

    const next = flow.button("Fortsätt till dina uppgifter")
    await expect(next).toBeInViewport({ ratio: 1 })
    await next.click()
    await expect(flow.root.getByLabel(/^Förnamn/)).toBeFocused()
    await expect(flow.root.getByLabel(/^Förnamn/)).toBeInViewport()
  })

  test("the summary opens in a bottom sheet without horizontal overflow and is closed with 'Dölj' [spec 3 §2.1 workshop-summary]", async ({
    page,
    complaints,
  }) => {
    const flow = await openFlow(page)
    await lookUp(flow, "VINTER")
    await expect(flow.alert).toHaveText(/^Fordonet hittades inte/)
    expect(complaints.splice(0).join("\n")).not.toContain("VINTER")
    await flow.plate.fill("TSL332")
    await flow.button("Fortsätt").click()
    await flow.service(/^Hjulskifte/).check()

    await flow.root.getByRole("button", { name: /^Summering av val/ }).click()
    const sheet = page.getByRole("dialog", { name: /^Summering av val/ })
    await expect(sheet).toContainText("Hjulskifte")
    await sheet.getByRole("button", { name: "Dölj" }).click()

    await expect(sheet).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width)
  })
})

test("at 1280 px the times of the seven days are in columns, and at most seven rows of them", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const flow = await openFlow(page)
  await lookUp(flow, "KNT204", "Göteborg")
  await chooseService(flow, /^Hjulskifte/)
  await flow.workshops.first().click()
  await expect(flow.times.first()).toBeAttached()

  const days = flow.root.locator('[data-scope="week-selector"][data-part="day"]')
  const tops = await days.evaluateAll((all) => all.map((day) => Math.round(day.getBoundingClientRect().top)))

  expect([tops.length, new Set(tops).size]).toEqual([7, 1])
  const heights = await days.evaluateAll((all) => all.map((day) => day.querySelectorAll("input").length))
  expect(Math.max(...heights)).toBeLessThanOrEqual(7)
})

test("without JavaScript the page shows a phone number and links to the booking pages of brands such as BMW [spec 3 §2.1 workshop-header]", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(siteUrl() + PATH)

  const flow = flowOn(page)
  await expect(flow.root.getByText(/^Bokningen behöver JavaScript\./)).toBeVisible()
  await expect(flow.root.getByRole("link", { name: "031-390 06 20" })).toHaveAttribute("href", "tel:+46313900620")
  await expect(flow.root.getByRole("link", { name: "BMW" })).toBeVisible()
  await expect(flow.plate).toBeHidden()
  await context.close()
})

const testAlone = testWithOwnServers({}, () => ({ FORECOURT_SEARCH_SEED: "1" }))

testAlone(
  "while the service is gone that is told with an address, and goes on once it is back; a slow search keeps five places, and no log names anybody [spec 3 §8.1 workshop-services-failed, §4.1 workshop-more]",
  async ({ page, pair, complaints }) => {
    testAlone.slow()
    const flow = await openFlow(page, pair.url)
    const gone = { kind: "status", status: 503, times: 1000, path: "/api/mechmate/services" }
    await author(pair, "faults", { faults: [gone] })
    await lookUp(flow, "ABC123")
    await expect(flow.alert).toHaveText("Något gick fel, vänligen försök igen senare. verkstad@norrvik.example")
    complaints.splice(0)

    const slow = { kind: "latency", ms: 3_000, path: "/api/mechmate/departments" }
    await author(pair, "faults", { faults: [slow] })
    await flow.button("Försök igen").click()
    await chooseService(flow, /^Hjulskifte/)
    await expect(flow.root.locator('[data-scope="stream-list"][data-part="place"]')).toHaveCount(5)
    await expect(flow.root.getByText("Hämtar listan")).toBeVisible()
    await author(pair, "faults", { faults: [] })

    await flow.workshops.first().click()
    await flow.times.first().check({ force: true })
    await fillContact(flow)
    await flow.button("Boka tiden").click()
    await expect(flow.heading("Bokning bekräftad")).toBeVisible()
    expect(pair.site.output() + pair.platform.output()).not.toMatch(PERSONAL)
    expect(pair.site.output() + pair.platform.output()).not.toMatch(/ABC123/)
  },
)
