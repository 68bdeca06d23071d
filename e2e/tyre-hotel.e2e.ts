import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
import { openContext } from "./fixture.ts"
import {
  ALVA,
  chooseDay,
  chooseTime,
  ENGLISH_PATH,
  expect,
  expectClean,
  expectCleanOnBoth,
  type Flow,
  fillContact,
  flowOn,
  logIn,
  openFlow,
  PATH,
  PHONE,
  requestCode,
  search,
  showWholeMonth,
  test,
  typeCode,
} from "./tyre-hotel.ts"

const GATE = { tag: "@gate" }

test.describe("on a phone", () => {
  test.use({ viewport: PHONE })

  test(
    "a visitor sees their tyres, books a wheel change and rates it without axe violations [spec 3 §2.4 tyre-order tyre-scroll tyre-footer, §4.2 tyre-flow tyre-logout.another-car tyre-rating.thanked, §5.4 tyre-plate.cleaned tyre-code.whole tyre-submit.time tyre-submit.contact tyre-review]",
    GATE,
    async ({ page, hotel }) => {
      test.slow()
      const flow = await openFlow(page, hotel)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mina däck")
      await flow.button("Fortsätt").click()
      await expect(flow.alert).toHaveText("Skriv hela registreringsnumret. Det har minst två tecken.")
      await expect(flow.root.getByRole("link", { name: "dack@norrvik.example" })).toBeVisible()
      await expectClean(page)

      await flow.plate.pressSequentially("abc 123")
      await expect(flow.plate).toHaveValue("ABC123")
      await flow.button("Fortsätt").click()
      await expect(flow.heading("Bekräfta att bilen är din")).toBeFocused()
      await expect(flow.root).toContainText("••• ••• •• 05")
      await expectClean(page)

      await flow.button("Skicka kod").click()
      await expect(flow.heading("Skriv in koden")).toBeFocused()
      await flow.button("Verifiera kod").click()
      await expect(flow.alert).toHaveText(/^Skriv kodens alla \d siffror\.$/)
      await typeCode(flow, await hotel.codeFor("ABC123"))
      await expectClean(page)

      await flow.button("Verifiera kod").click()
      await expect(flow.heading("Dina däck hos oss")).toBeFocused()
      await expect(flow.root).toContainText("Nordlys Grip 3")
      await expect(flow.root).toContainText("6,8 mm")
      await expectClean(page)

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await flow.button("Boka hjulskifte").click()
      await expect(flow.heading("Boka hjulskifte")).toBeFocused()
      await expect(flow.heading("Boka hjulskifte")).toBeInViewport()
      await showWholeMonth(flow)
      await expectClean(page)

      await flow.freeDays.first().click()
      await expect(flow.times.first()).toBeVisible()
      await expect(flow.heading("Dina kontaktuppgifter")).toBeHidden()
      await expectClean(page)

      // Other tests book the first ones.
      const time = await readTime(flow.times.last())
      await flow.time(time).click({ force: true })
      await flow.button("Genomför bokning").click()
      await expect(flow.root.getByText("Fyll i det här fältet.")).toHaveCount(2)
      await fillContact(flow)
      await flow.root.getByLabel("Kommentar").fill("Nyckeln ligger i nyckelskåpet.")
      await expectClean(page)

      await flow.button("Genomför bokning").click()
      await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeFocused()
      for (const text of [`kl. ${time}`, "Alva Söderström", ALVA.email, "Nyckeln ligger i nyckelskåpet."])
        await expect(flow.root).toContainText(text)
      await flow.button("Skicka betyg").click()
      await expect(flow.alert).toHaveText("Välj minst en stjärna.")
      await expectClean(page)

      await flow.stars("4 av 5").click({ force: true })
      await flow.button("Skicka betyg").click()
      await expect(flow.root.getByText("Tack för att du tog dig tid!")).toBeVisible()
      await expectClean(page)

      await flow.button("Boka tid för annan bil").click()
      await expect(flow.plate).toHaveValue("")
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    },
  )
})

test(
  "a visitor using only the keyboard completes the flow from the registration number to the booking confirmation [spec 3 §5.4 tyre-plate.enter tyre-code.digits tyre-code.enter tyre-calendar.available]",
  GATE,
  async ({ page, hotel }) => {
    const flow = await openFlow(page, hotel)
    const { keyboard } = page

    await tabTo(flow.plate)
    await keyboard.type("def456")
    await keyboard.press("Enter")
    await expect(flow.heading("Bekräfta att bilen är din")).toBeFocused()
    await tabTo(flow.button("Skicka kod"))
    await keyboard.press("Enter")
    await expect(flow.heading("Skriv in koden")).toBeFocused()
    await tabTo(flow.codeBoxes.first())
    await keyboard.type(await hotel.codeFor("DEF456"))
    await keyboard.press("Enter")
    await expect(flow.heading("Dina däck hos oss")).toBeFocused()
    await tabTo(flow.button("Boka hjulskifte"))
    await keyboard.press("Enter")

    await tabTo(flow.button("Nästa månad"))
    await keyboard.press("Enter")
    await expect(flow.freeDays.first()).toBeVisible()
    await tabTo(flow.root.locator("button[data-day][tabindex='0']"))
    await arrowTo(page, "ArrowRight", flow.freeDays)
    await keyboard.press("Enter")
    await expect(flow.times.first()).toBeVisible()
    await tabTo(flow.times)
    await keyboard.press("Space")
    await tabTo(flow.root.getByLabel("Förnamn"))
    for (const text of [ALVA.firstName, ALVA.lastName, ALVA.phone, ALVA.email]) {
      await keyboard.type(text)
      await keyboard.press("Tab")
    }
    await tabTo(flow.button("Genomför bokning"))
    await keyboard.press("Enter")

    await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeFocused()
    await tabTo(flow.root.getByRole("radio"))
    await keyboard.press("ArrowRight")
    await tabTo(flow.button("Skicka betyg"))
    await keyboard.press("Enter")
    await expect(flow.root.getByText("Tack för att du tog dig tid!")).toBeVisible()
  },
)

test("reloading the page restores the current step of the flow without focusing the step's heading [spec 3 §4.2 tyre-resume, §3.2 tyre-session]", async ({
  page,
  hotel,
}) => {
  const flow = await openFlow(page, hotel)
  async function expectAfterReload(heading: string): Promise<void> {
    await expect(flow.heading(heading)).toBeVisible()
    await page.reload()
    await expect(flow.heading(heading)).toBeVisible({ timeout: 15_000 })
    await expect(flow.heading(heading)).not.toBeFocused()
  }

  await expectAfterReload("Se dina däck och boka hjulskifte")
  await openFlow(page, hotel)
  await search(flow, "GHJ789")
  await expectAfterReload("Bekräfta att bilen är din")
  await flow.button("Skicka kod").click()
  await expectAfterReload("Skriv in koden")
  await typeCode(flow, await hotel.codeFor("GHJ789"))
  await flow.button("Verifiera kod").click()
  await expectAfterReload("Dina däck hos oss")

  await flow.button("Boka hjulskifte").click()
  await showWholeMonth(flow)
  await flow.freeDays.first().click()
  await expect(flow.times.first()).toBeVisible()
  await expectAfterReload("Välj tid")
  await flow.times.first().click({ force: true })
  await expect(flow.heading("Dina kontaktuppgifter")).toBeVisible()
  await fillContact(flow)
  await expectAfterReload("Dina kontaktuppgifter")
  await expect(flow.root.getByLabel("Förnamn")).toHaveValue(ALVA.firstName)
  await flow.button("Genomför bokning").click()
  await expectAfterReload("Tack, ditt hjulskifte är bokat")
})

test("a visitor who leaves the page before the booking response arrives sees the completed booking on return [spec 3 §4.2 tyre-resume]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await logIn(page, hotel, "VINTER7")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  // The site retries the call once.
  await hotel.fail("booking/create", { kind: "lost-response", times: 2 })
  // The order is carried out but its response is lost; the page is left during the retry.
  const sentAgain = Promise.withResolvers<void>()
  let orders = 0
  await page.route(/booking\/create/, (route) => {
    orders += 1
    return orders === 1 ? route.continue() : sentAgain.resolve()
  })
  await flow.button("Genomför bokning").click()
  await sentAgain.promise
  await page.reload()

  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  expect(orders).toBe(2)
  expectOnly(complaints, /502/)
})

test("the browser's back and forward buttons move between the steps without losing data or booking twice [spec 3 §2.4 tyre-order]", async ({
  page,
  hotel,
}) => {
  const orders = getOrders(page)
  await page.goto(`${hotel.url}${PATH.replace("/mina-dack", "")}`)
  const previous = await page.getByRole("heading", { level: 1 }).textContent()
  const flow = await logIn(page, hotel, "ABC123")

  // After login the visitor cannot go back to the code.
  await expectSteps(page, ["loggedIn"])
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(previous ?? "")
  await page.goForward()
  await expect(flow.heading("Dina däck hos oss")).toBeVisible()

  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await page.goBack()
  await expect(flow.heading("Välj tid")).toBeVisible()
  // The same time can be chosen again.
  await flow.times.first().click({ force: true })
  await expect(flow.root.getByLabel("E-post")).toHaveValue(ALVA.email)
  await page.goBack()
  await expect(flow.heading("Välj tid")).toBeVisible()
  await page.goBack()
  await expect(flow.heading("Välj datum")).toBeVisible()
  await page.goBack()
  await expect(flow.heading("Dina däck hos oss")).toBeVisible()
  for (const heading of ["Välj datum", "Välj tid", "Dina kontaktuppgifter"]) {
    await page.goForward()
    await expect(flow.heading(heading)).toBeVisible()
  }
  await expect(flow.root.getByLabel("E-post")).toHaveValue(ALVA.email)

  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  await expectSteps(page, ["loggedIn", "confirmation"])
  await page.goBack()
  await expect(flow.heading("Dina däck hos oss")).toBeVisible()
  await expect(flow.heading("Din bokning")).toBeVisible()
  await page.goForward()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  expect(orders).toHaveLength(1)
})

test("the skip link focuses the heading of the current step, and the back button still moves between the steps", async ({
  page,
  hotel,
}) => {
  await page.goto(`${hotel.url}${PATH.replace("/mina-dack", "")}`)
  const flow = await openFlow(page, hotel)
  const { keyboard } = page
  const skip = page.getByRole("link", { name: "Hoppa till innehållet" })
  const skipToContent = async () => {
    await skip.focus()
    await keyboard.press("Enter")
  }
  const reach = async (heading: string, steps: readonly string[]) => {
    await expectSteps(page, steps)
    await expect(flow.heading(heading)).toBeFocused()
    await expect(page).toHaveURL(hotel.url + PATH)
  }

  await skipToContent()
  await tabTo(flow.plate)
  await keyboard.type("abc123")
  await keyboard.press("Enter")
  await reach("Bekräfta att bilen är din", ["search", "login"])
  await tabTo(flow.button("Skicka kod"))
  await keyboard.press("Enter")
  await reach("Skriv in koden", ["search", "login", "validate"])
  await skipToContent()
  await tabTo(flow.codeBoxes.first())
  await keyboard.type(await hotel.codeFor("ABC123"))
  await keyboard.press("Enter")
  await reach("Dina däck hos oss", ["loggedIn"])
  await skipToContent()
  await tabTo(flow.button("Boka hjulskifte"))
  await keyboard.press("Enter")
  await reach("Boka hjulskifte", ["loggedIn", "day"])

  // The skip link keeps the visitor at the step, with one history entry: once at the search, once at the tyres.
  for (const _ of ["the tyres", "before the link", "before the link at the search"]) {
    await page.goBack()
    await expect(flow.heading("Dina däck hos oss")).toBeVisible()
  }
  await page.goBack()
  await expect(flow.heading("Dina däck hos oss")).toBeHidden()
})

test("the owner of a booking can move it, cancel it and download its calendar file", GATE, async ({ page, hotel }) => {
  const flow = await logIn(page, hotel, "DEF456")
  await flow.button("Boka hjulskifte").click()
  const booked = await chooseTime(flow)
  await fillContact(flow)
  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  const download = page.waitForEvent("download")
  await flow.button("Lägg till i kalendern").click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^[2-9A-Z]{10}\.ics$/)
  expect(await readFile(await file.path(), "utf8")).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART:\d{8}T\d{6}Z\r\n/)

  await flow.button("Visa mina däck").click()
  await expect(flow.heading("Din bokning")).toBeVisible()
  await expectClean(page)
  await flow.button("Ändra bokningen").click()
  await expect(flow.heading("Ändra din bokning")).toBeVisible()
  await chooseTime(flow, { otherThan: booked })
  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  await flow.button("Avboka").click()
  await flow.button("Ja, avboka").click()
  await expect(flow.root.getByText("Din tid är avbokad.")).toBeVisible()
  await expect(flow.heading("Din bokning")).toHaveCount(0)
  await page.goBack()
  await expect(flow.root.getByText("Din tid är avbokad.")).toBeHidden()
  await expect(flow.heading("Dina däck hos oss")).toBeVisible()
})

for (const [how, press] of [
  ["pressed", (flow: Flow) => flow.button("Fortsätt").click()],
  ["pressed by Enter", (flow: Flow) => flow.plate.press("Enter")],
] as const)
  test(`the 'Fortsätt' button takes effect after hydration when ${how} before the script has loaded [spec 3 §5.4]`, async ({
    page,
    hotel,
  }) => {
    const script = Promise.withResolvers<void>()
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await script.promise
      await route.continue()
    })
    const searches: string[] = []
    page.on("request", (request) => {
      if (request.url().includes("/authorization/search")) searches.push(request.url())
    })
    await page.goto(hotel.url + PATH, { waitUntil: "commit" })
    const flow = flowOn(page)
    await flow.plate.fill("ABC123")
    await expect(flow.button("Fortsätt")).toBeEnabled()
    await press(flow)
    expect(page.url()).toBe(hotel.url + PATH)
    script.resolve()

    await expect(flow.heading("Bekräfta att bilen är din")).toBeVisible()
    expect(page.url()).toBe(hotel.url + PATH)
    expect(searches).toHaveLength(1)
  })

test("after the session expires, the first step shows a message, and a new login by the same owner restores the owner's entries [spec 3 §6 tyre-owner]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await logIn(page, hotel, "DEF456")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await hotel.wait(61)
  await flow.button("Genomför bokning").click()

  await expect(flow.alert).toHaveText("Din inloggning har gått ut. Skriv registreringsnumret igen.")
  await expect(flow.plate).toHaveValue("")
  const kept = await page.evaluate(() => Object.keys(JSON.parse(sessionStorage.getItem("tire-hotel") ?? "{}")))
  expect(kept.filter((part) => part !== "draft" && part !== "attempt")).toEqual([])
  await expectCleanOnBoth(page)
  await requestCode(flow, "DEF456")
  await typeCode(flow, await hotel.codeFor("DEF456"))
  await flow.button("Verifiera kod").click()
  await flow.button("Boka hjulskifte").click()
  await expect(flow.root.getByLabel("Förnamn")).toHaveValue(ALVA.firstName)
  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  expectOnly(complaints, /401/)
})

test(
  "a visitor can book a day without free times, and the page says that the garage will suggest a time [spec 3 §4.2 tyre-no-times, §3.2 tyre-start-null]",
  GATE,
  async ({ page, hotel }) => {
    const orders = getOrders(page)
    const flow = await logIn(page, hotel, "TUX567")
    await flow.button("Boka hjulskifte").click()
    await showWholeMonth(flow)
    const saturday = (await flow.freeSaturdays.first().getAttribute("data-day")) ?? ""
    await chooseDay(flow, saturday)

    await expect(flow.root.getByText("Verkstaden återkommer med tid")).toBeVisible()
    await expectSteps(page, ["loggedIn", "day", "contact"])
    await page.goBack()
    await expect(flow.heading("Välj datum")).toBeVisible()
    await chooseDay(flow, saturday)
    await fillContact(flow)
    await expectCleanOnBoth(page)
    await flow.button("Genomför bokning").click()

    await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
    await expect(flow.root).toContainText("Verkstaden återkommer med tid")
    expect(orders).toMatchObject([{ bookingStart: null }])
  },
)

test(
  "an order whose response is lost is resent with the same idempotency key and creates one booking [spec 3 §8.3 tyre-refused.connection]",
  GATE,
  async ({ page, hotel, complaints }) => {
    const orders = getOrders(page)
    const flow = await logIn(page, hotel, "NRS34B")
    await flow.button("Boka hjulskifte").click()
    await chooseTime(flow)
    await fillContact(flow)
    // The site retries the call once.
    await hotel.fail("booking/create", { kind: "lost-response", times: 2 })
    await flow.button("Genomför bokning").click()

    // The garage takes one vehicle an hour: a second booking would have been rejected.
    await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
    expect(orders.length).toBeGreaterThan(1)
    expectOnly(complaints, /502/)
  },
)

test(
  "a time slot that a visitor has chosen is not available to another visitor, nor after its booking and a restart of the service [spec 3 §8.3]",
  GATE,
  async ({ page, browser, hotel, complaints }) => {
    const context = await openContext(browser)
    const flow = await logIn(page, hotel, "NRS34B")
    const next = await logIn(await context.newPage(), hotel, "TUX567")
    const days = [flow, next]
    for (const day of days) {
      await day.button("Boka hjulskifte").click()
      await showWholeMonth(day)
    }
    const day = (await flow.freeDays.last().getAttribute("data-day")) ?? ""
    for (const item of days) await chooseDay(item, day)
    const [time, other] = [await readTime(flow.times.last()), await readTime(flow.times.first())]
    await flow.time(time).click({ force: true })
    await expect(flow.root.getByText(/^Tiden är reserverad till/)).toBeVisible()

    await next.time(time).click({ force: true })
    await expect(next.alert).toHaveText("Tiden du hade valt är inte längre ledig. Välj en annan tid.")
    await expect(next.time(other)).toBeVisible()
    await expect(next.time(time)).toHaveCount(0)

    await fillContact(flow)
    await flow.button("Genomför bokning").click()
    await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()

    await hotel.restart()
    await next.button("Ändra datum").click()
    await chooseDay(next, day)
    await expect(next.time(other)).toBeVisible()
    await expect(next.time(time)).toHaveCount(0)
    await context.close()
    expectOnly(complaints, /409/)
  },
)

test("a registration number in the URL fills the field and is removed from the URL before analytics tags read it [spec 3 §2.4 tyre-prefill]", async ({
  page,
  context,
  hotel,
}) => {
  await context.addCookies([
    { name: "fc-consent", value: "1.20261121.statistics.marketing", domain: "localhost", path: "/" },
  ])
  await context.route("https://www.googletagmanager.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.seenByTags = location.href + document.referrer" }),
  )
  const flow = await openFlow(page, hotel, `${PATH}?from=brev&regNo=abc%20123`)

  await expect(flow.plate).toHaveValue("ABC123")
  await expect(page).toHaveURL(`${hotel.url}${PATH}?from=brev`)
  await expect
    .poll(() => page.evaluate(() => (window as { seenByTags?: string }).seenByTags))
    .toBe(`${hotel.url}${PATH}?from=brev`)
})

test("on the English page the interface texts, the SMS and the errors are in English [spec 3 §2.4]", async ({
  page,
  hotel,
  complaints,
}) => {
  await openFlow(page, hotel, ENGLISH_PATH)
  const { root } = flowOn(page)
  const press = (name: string) => root.getByRole("button", { name, exact: true }).click()
  const plate = root.getByRole("textbox", { name: "Registration number" })
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My tyres")

  await plate.fill("XYZ999")
  await press("Continue")
  await expect(root).toContainText("We cannot find a tyre hotel agreement for this registration number.")
  await plate.fill("GHJ789")
  await press("Continue")
  await press("Send code")
  const boxes = root.getByRole("group", { name: "One-time code" }).getByRole("textbox")
  await boxes.first().focus()
  const code = await hotel.codeFor("GHJ789")
  await page.keyboard.type(otherThan(code))
  await press("Verify code")
  await expect(root).toContainText("The code is wrong. Check it and try again.")
  await boxes.first().focus()
  await page.keyboard.type(code)
  await press("Verify code")
  await expect(root.getByRole("heading", { name: "Your tyres with us" })).toBeVisible()
  await expect(root).toContainText("Tread depth")
  await press("Book a wheel change")
  await expect(root.getByRole("grid")).toContainText("Mon")
  expectOnly(complaints, /40[14]|validateCode/)
})

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false })

  test("the page explains that the flow needs JavaScript and hides the fields", async ({ page, hotel }) => {
    await page.goto(hotel.url + PATH)
    const { root, plate, button } = flowOn(page)
    const notice = root.locator("noscript p")
    await expect(notice).toBeVisible()
    await expect(notice).toHaveText(/^Sidan behöver JavaScript för att hitta dina däck\. .* hör av dig till oss/)
    await expect(root.getByRole("link", { name: "dack@norrvik.example" })).toBeVisible()
    await expect(plate).toBeHidden()
    await expect(button("Fortsätt")).toBeHidden()
  })
})

/**
 * Expects the given steps in the history state. The check is repeated, since unwanted history entries are removed
 * asynchronously.
 */
function expectSteps(page: Page, steps: readonly string[]): Promise<void> {
  return expect.poll(() => page.evaluate(() => history.state?.tyreHotel)).toEqual(steps)
}

async function tabTo(target: Locator): Promise<void> {
  const page = target.page()
  for (let press = 0; press < 120; press++) {
    if (await hasFocus(target)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`e2e: Tab does not lead to ${target}.`)
}

async function arrowTo(page: Page, key: string, target: Locator): Promise<void> {
  for (let press = 0; press < 120; press++) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`e2e: ${key} does not lead to ${target}.`)
}

async function readTime(time: Locator): Promise<string> {
  return (await time.getAttribute("value")) ?? ""
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement))
}

function getOrders(page: Page): unknown[] {
  const orders: unknown[] = []
  page.on("request", (request) => {
    if (request.url().includes("/booking/create")) orders.push(request.postDataJSON())
  })
  return orders
}

function expectOnly(complaints: string[], expected: RegExp): void {
  const others = complaints.filter((complaint) => !expected.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}

function otherThan(code: string): string {
  return code.replace(/\d$/, (last) => String((Number(last) + 1) % 10))
}
