import { readFile } from "node:fs/promises"
import type { Locator, Page } from "@playwright/test"
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
  requestCode,
  search,
  showWholeMonth,
  test,
  typeCode,
  WIDTHS,
} from "./tyre-hotel.ts"

for (const [name, size] of Object.entries(WIDTHS)) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport: size })

    test("a visitor sees their tyres, books a wheel change and rates it; axe finds nothing on the way [spec 3 §2.4 tyre-order tyre-scroll tyre-footer, §4.2 tyre-flow tyre-logout.another-car tyre-rating.thanked, §5.4 tyre-plate.cleaned tyre-code.whole tyre-submit.time tyre-submit.contact tyre-review]", async ({
      page,
      hotel,
    }) => {
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

      await flow.time("08:00").click({ force: true })
      await flow.button("Genomför bokning").click()
      await expect(flow.root.getByText("Fyll i det här fältet.")).toHaveCount(2)
      await fillContact(flow)
      await flow.root.getByLabel("Kommentar").fill("Nyckeln ligger i nyckelskåpet.")
      await expectClean(page)

      await flow.button("Genomför bokning").click()
      await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeFocused()
      for (const text of ["kl. 08:00", "Alva Söderström", ALVA.email, "Nyckeln ligger i nyckelskåpet."])
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
    })
  })
}

test("the keyboard alone leads from the registration number to the thanks [spec 3 §5.4 tyre-plate.enter tyre-code.digits tyre-code.enter tyre-calendar.available]", async ({
  page,
  hotel,
}) => {
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
})

test("a reload goes on where the visitor was, in every state, and moves nobody's focus [spec 3 §4.2 tyre-resume, §3.2 tyre-session]", async ({
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

test("a page that is left before the response comes shows, back again, the booking that was made [spec 3 §4.2 tyre-resume]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await logIn(page, hotel, "VINTER7")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await hotel.fail("booking/create", { kind: "lost-response", times: 1 })
  // The order is carried out and its response lost; while it is sent once more the page is left.
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

test("a page that is left before its order arrives says, back again, that nothing is booked, and books when it is told to [spec 3 §4.2 tyre-resume]", async ({
  page,
  hotel,
}) => {
  const orders = ordersOf(page)
  const flow = await logIn(page, hotel, "VINTER7")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  const sent = Promise.withResolvers<void>()
  await page.route(/booking\/create/, () => sent.resolve())
  await flow.button("Genomför bokning").click()
  await sent.promise
  await page.reload()

  await expect(flow.alert).toHaveText(
    "Din bokning kom inte fram, så ingenting är bokat. Kontrollera uppgifterna och boka igen.",
  )
  await expect(flow.root.getByLabel("Förnamn")).toHaveValue(ALVA.firstName)
  expect(orders).toHaveLength(1)
  await page.unroute(/booking\/create/)
  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  expect(orders).toHaveLength(2)
})

test("back and forward lead through the steps, and leave the flow before its first one; nothing is lost or booked twice [spec 3 §2.4 tyre-order]", async ({
  page,
  hotel,
}) => {
  const orders = ordersOf(page)
  await page.goto(`${hotel.url}${PATH.replace("/mina-dack", "")}`)
  const before = await page.getByRole("heading", { level: 1 }).textContent()
  const flow = await logIn(page, hotel, "ABC123")

  // Who has logged in does not go back to the code.
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(before ?? "")
  await page.goForward()
  await expect(flow.heading("Dina däck hos oss")).toBeVisible()

  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await page.goBack()
  await expect(flow.heading("Välj tid")).toBeVisible()
  // The same time may be chosen once more.
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
  // The steps that led here have left the history, which a browser does in its own time.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain("confirmation")
  await page.goBack()
  await expect(flow.heading("Dina däck hos oss")).toBeVisible()
  await expect(flow.heading("Din bokning")).toBeVisible()
  await page.goForward()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  expect(orders).toHaveLength(1)
})

test("who skips to the content finds the focus where the flow goes on, and the way back as it was", async ({
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
    await expect.poll(() => page.evaluate(() => history.state?.tyreHotel)).toEqual(steps)
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

  // Who skips to the content stays at the step, in an entry of its own: once at the search, once at the tyres.
  for (const _ of ["the tyres", "before the link", "before the link at the search"]) {
    await page.goBack()
    await expect(flow.heading("Dina däck hos oss")).toBeVisible()
  }
  await page.goBack()
  await expect(flow.heading("Dina däck hos oss")).toBeHidden()
})

test("a booking is moved and cancelled by its owner, and comes with a file for the calendar", async ({
  page,
  hotel,
}) => {
  const flow = await logIn(page, hotel, "DEF456")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
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
  await showWholeMonth(flow)
  await flow.freeDays.nth(1).click()
  await flow.times.first().click({ force: true })
  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  await flow.button("Avboka").click()
  await flow.button("Ja, avboka").click()
  await expect(flow.root.getByText("Din tid är avbokad.")).toBeVisible()
  await expect(flow.heading("Din bokning")).toHaveCount(0)
})

test("a second booking of a season is refused in words", async ({ page, hotel, complaints }) => {
  const flow = await logIn(page, hotel, "DEF456")
  for (const heading of ["Tack, ditt hjulskifte är bokat", null]) {
    await flow.button("Boka hjulskifte").click()
    await chooseTime(flow)
    await fillContact(flow)
    await flow.button("Genomför bokning").click()
    if (heading === null) break
    await expect(flow.heading(heading)).toBeVisible()
    await flow.button("Visa mina däck").click()
  }

  await expect(flow.alert).toContainText("Bilen har redan en tid för hjulskifte den här säsongen.")
  expectOnly(complaints, /409|createBooking/)
})

for (const [how, press] of [
  ["pressed", (flow: Flow) => flow.button("Fortsätt").click()],
  ["pressed by Enter", (flow: Flow) => flow.plate.press("Enter")],
] as const)
  test(`'Fortsätt' leads on when it is ${how} before its script has come [spec 3 §5.4]`, async ({ page, hotel }) => {
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

test("a wrong code is refused in the service's words until it is edited, the right one is taken [spec 3 §5.4 tyre-code.error, §8.3 tyre-words.validate]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await openFlow(page, hotel)
  await requestCode(flow, "ABC123")
  const code = await hotel.codeFor("ABC123")
  await typeCode(flow, otherThan(code))
  await flow.button("Verifiera kod").click()

  await expect(flow.alert).toHaveText("Koden är fel. Kontrollera den och försök igen.")
  await expectCleanOnBoth(page)
  await page.keyboard.press("Backspace")
  await expect(flow.alert).toBeHidden()

  await typeCode(flow, code)
  await flow.button("Verifiera kod").click()
  await expect(flow.heading("Dina däck hos oss")).toBeVisible()
  expectOnly(complaints, /401|validateCode/)
})

test("a code lasts ten minutes; who comes too late is told so, and led back to a new one [spec 3 §8.3 tyre-words]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await openFlow(page, hotel)
  await requestCode(flow, "ABC123")
  await typeCode(flow, await hotel.codeFor("ABC123"))
  await hotel.wait(11)
  await flow.button("Verifiera kod").click()
  await expect(flow.alert).toHaveText("Koden gäller inte längre. Begär en ny kod.")

  await flow.button("Skicka en ny kod").click()
  await flow.button("Skicka kod").click()
  await expect(flow.alert).toHaveText("Det har gått för lång tid. Sök på registreringsnumret igen.")
  await expectCleanOnBoth(page)
  await flow.button("Tillbaka").click()
  await requestCode(flow, "ABC123")
  await typeCode(flow, await hotel.codeFor("ABC123"))
  await flow.button("Verifiera kod").click()

  await expect(flow.heading("Dina däck hos oss")).toBeVisible()
  expectOnly(complaints, /40[01]|validateCode|sendCode/)
})

test("a session that is gone leads back to the search and says so; what was chosen and written waits for its owner [spec 3 §6 tyre-owner]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await logIn(page, hotel, "DEF456")
  await flow.button("Boka hjulskifte").click()
  // Of this month's days the first may be over an hour later: midnight is never far.
  await flow.root.getByRole("button", { name: "Nästa månad" }).click()
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

test("where the workshop has no days, its phone and its address are shown [spec 3 §8.3 tyre-no-days]", async ({
  page,
  hotel,
}) => {
  const flow = await logIn(page, hotel, "KLM12A")
  await flow.button("Boka hjulskifte").click()

  await expect(flow.root).toContainText(
    "Det finns för närvarande inga tillgängliga tider på din verkstad. Kontakta oss så hjälper vi dig att hitta första bästa tid.",
  )
  await expect(flow.root.locator("a[href='tel:0313900642']")).toBeVisible()
  await expect(flow.root.locator("a[href='mailto:dack.boras@norrvik.example']")).toBeVisible()
  await expectCleanOnBoth(page)
  await flow.button("Tillbaka").click()
  await expect(flow.heading("Dina däck hos oss")).toBeFocused()
})

test("a day without times is booked without one, and the workshop gets back [spec 3 §4.2 tyre-no-times, §3.2 tyre-start-null]", async ({
  page,
  hotel,
}) => {
  const orders = ordersOf(page)
  const flow = await logIn(page, hotel, "TUX567")
  await flow.button("Boka hjulskifte").click()
  await showWholeMonth(flow)
  const saturday = (await flow.freeSaturdays.first().getAttribute("data-day")) ?? ""
  await chooseDay(flow, saturday)

  await expect(flow.root.getByText("Verkstaden återkommer med tid")).toBeVisible()
  await page.goBack()
  await expect(flow.heading("Välj datum")).toBeVisible()
  await chooseDay(flow, saturday)
  await fillContact(flow)
  await expectCleanOnBoth(page)
  await flow.button("Genomför bokning").click()

  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  await expect(flow.root).toContainText("Verkstaden återkommer med tid")
  expect(orders).toMatchObject([{ bookingStart: null }])
})

test("a plate without an agreement is said to have none, with the way to an ordinary booking [spec 3 §8.3 tyre-no-agreement]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await openFlow(page, hotel)
  await search(flow, "XYZ999")

  await expect(flow.alert).toContainText("Vi hittar inget däckhotellsavtal för detta registreringsnummer.")
  await expectCleanOnBoth(page)
  await flow.alert.getByRole("link", { name: "Boka service" }).click()
  await expect(page).toHaveURL(`${hotel.url}/service-och-verkstad/boka-bilverkstad`)
  expectOnly(complaints, /404/)
})

const BROKEN = { kind: "status", status: 500 }
const SORRY = "Något gick fel, var god och försök senare."

test("a search, a code and a log-in that fail are said so, and can be tried once more [spec 3 §8.3 tyre-search-failed]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await openFlow(page, hotel)
  await hotel.fail("authorization/search", BROKEN)
  await search(flow, "GHJ789")
  await expect(flow.alert).toHaveText(SORRY)
  await expectCleanOnBoth(page)
  await hotel.mend()
  await flow.button("Fortsätt").click()

  await hotel.fail("authorization/login", BROKEN)
  await flow.button("Skicka kod").click()
  await expect(flow.alert).toHaveText(SORRY)
  await hotel.mend()
  await flow.button("Skicka kod").click()
  await expect(flow.heading("Skriv in koden")).toBeVisible()

  await hotel.fail("authorization/validate", BROKEN)
  await typeCode(flow, await hotel.codeFor("GHJ789"))
  await flow.button("Verifiera kod").click()
  await expect(flow.alert).toHaveText(SORRY)
  await hotel.mend()
  await flow.button("Verifiera kod").click()
  await expect(flow.heading("Dina däck hos oss")).toBeVisible()
  expectOnly(complaints, /502|findCustomer|sendCode|validateCode/)
})

test("days and times that do not come are said so, and fetched once more [spec 3 §8.3 tyre-days-failed tyre-times-failed]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await logIn(page, hotel, "GHJ789")
  await hotel.fail("booking/GetTimeslotDays", BROKEN)
  await flow.button("Boka hjulskifte").click()
  await expect(flow.alert).toHaveText("Ett fel uppstod")
  await expectCleanOnBoth(page)
  await hotel.mend()
  await flow.button("Försök igen").click()

  await showWholeMonth(flow)
  await hotel.fail("booking/GetTimeslots", { kind: "broken-json" })
  await flow.freeDays.first().click()
  await expect(flow.alert).toHaveText("Kunde inte hämta tider för valt datum.")
  await expectCleanOnBoth(page)
  await hotel.mend()
  await flow.button("Försök igen").click()
  await expect(flow.times.first()).toBeVisible()
  expectOnly(complaints, /502|fetchSlotDays|fetchSlots/)
})

test("a booking that fails is said so; a lost connection only takes the veil away; what was written stays [spec 3 §8.3 tyre-refused.connection, §4.2 tyre-overlay]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await logIn(page, hotel, "GHJ789")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await hotel.fail("booking/create", BROKEN)
  await flow.button("Genomför bokning").click()
  await expect(flow.alert).toHaveText(SORRY)
  await expectCleanOnBoth(page)
  await hotel.mend()

  await page.route(/booking\/create/, (route) => route.abort("connectionreset"))
  await flow.button("Genomför bokning").click()
  await expect(flow.veiled).toHaveCount(1)
  await expect(flow.veiled).toHaveCount(0)
  await expect(flow.alert).toBeHidden()
  await expect(flow.root.getByLabel("Förnamn")).toHaveValue(ALVA.firstName)
  await page.unroute(/booking\/create/)
  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  expectOnly(complaints, /502|RESET|createBooking/)
})

test("an order whose response got lost on the way is sent once more under its key, and is one booking [spec 3 §8.3 tyre-refused.connection]", async ({
  page,
  hotel,
  complaints,
}) => {
  const orders = ordersOf(page)
  const flow = await logIn(page, hotel, "NRS34B")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await hotel.fail("booking/create", { kind: "lost-response", times: 1 })
  await flow.button("Genomför bokning").click()

  // The workshop takes one vehicle an hour: a second booking would have been refused.
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  expect(orders.length).toBeGreaterThan(1)
  expectOnly(complaints, /502/)
})

test("two quick clicks on 'Genomför bokning' are one booking, and a veil lies over the form meanwhile [spec 3 §4.2 tyre-overlay]", async ({
  page,
  hotel,
}) => {
  const orders = ordersOf(page)
  const flow = await logIn(page, hotel, "NRS34B")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await hotel.fail("booking/create", { kind: "latency", ms: 400 })
  await flow.button("Genomför bokning").dblclick()
  await expect(flow.veiled).toHaveCount(1)

  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  expect(orders).toHaveLength(1)
})

test("a time that is taken is gone for the next visitor, who is told so, also after the service was restarted [spec 3 §8.3 tyre-refused.words]", async ({
  page,
  browser,
  hotel,
  complaints,
}) => {
  const context = await browser.newContext({ locale: "sv-SE", timezoneId: "Europe/Stockholm" })
  const flow = await logIn(page, hotel, "NRS34B")
  const next = await logIn(await context.newPage(), hotel, "TUX567")
  const days = [flow, next]
  for (const one of days) {
    await one.button("Boka hjulskifte").click()
    await showWholeMonth(one)
  }
  const day = (await flow.freeDays.last().getAttribute("data-day")) ?? ""
  for (const one of days) {
    await chooseDay(one, day)
    await one.time("10:00").click({ force: true })
    await fillContact(one)
  }
  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()

  await next.button("Genomför bokning").click()
  await expect(next.alert).toHaveText("Tiden är tyvärr inte längre ledig. Välj en annan tid.")
  await next.button("Ändra tid").click()
  await expect(next.time("11:00")).toBeVisible()
  await expect(next.time("10:00")).toHaveCount(0)

  await hotel.restart()
  await next.button("Ändra datum").click()
  await chooseDay(next, day)
  await expect(next.time("11:00")).toBeVisible()
  await expect(next.time("10:00")).toHaveCount(0)
  await context.close()
  expectOnly(complaints, /409/)
})

test("a rating is thanked for, also when it does not arrive [spec 3 §8.3 tyre-review-failed, §4.2 tyre-rating.failed]", async ({
  page,
  hotel,
  complaints,
}) => {
  const flow = await logIn(page, hotel, "ABC123")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await flow.button("Genomför bokning").click()
  await hotel.fail("review/addReview", { kind: "status", status: 500 })
  await flow.stars("5 av 5").click({ force: true })
  await flow.button("Skicka betyg").click()

  await expect(flow.root.getByText("Tack för att du tog dig tid!")).toBeVisible({ timeout: 15_000 })
  expectOnly(complaints, /502|addReview/)
})

test("'Logga ut' forgets the visitor, from the vehicle, the booking and the confirmation [spec 3 §4.2 tyre-logout.log-out, §2.4 tyre-footer]", async ({
  page,
  hotel,
}) => {
  async function logOut(flow: Flow): Promise<void> {
    await flow.button("Logga ut").click()
    await expect(flow.heading("Se dina däck och boka hjulskifte")).toBeFocused()
    await expect(flow.plate).toHaveValue("")
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.reload()
    await expect(flow.plate).toHaveValue("")
  }

  const flow = await logIn(page, hotel, "ABC123")
  await logOut(flow)
  await logIn(page, hotel, "ABC123")
  await flow.button("Boka hjulskifte").click()
  await logOut(flow)
  await logIn(page, hotel, "ABC123")
  await flow.button("Boka hjulskifte").click()
  await chooseTime(flow)
  await fillContact(flow)
  await flow.button("Genomför bokning").click()
  await expect(flow.heading("Tack, ditt hjulskifte är bokat")).toBeVisible()
  await logOut(flow)
})

test("a registration number in the address is filled in, and does not stay there; tags never see it [spec 3 §2.4 tyre-prefill]", async ({
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

test("in English the page, the message and the refusals are in English [spec 3 §2.4]", async ({
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

  test("the page says what to do, and shows no field that leads nowhere", async ({ page, hotel }) => {
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

/** Presses Tab until one of them has the focus; whoever needs more than a page full of presses is lost. */
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

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((nodes) => nodes.some((node) => node === document.activeElement))
}

/** Every order that a page sends, as it was sent. */
function ordersOf(page: Page): unknown[] {
  const orders: unknown[] = []
  page.on("request", (request) => {
    if (request.url().includes("/booking/create")) orders.push(request.postDataJSON())
  })
  return orders
}

/** Takes what belongs to the situation out of the complaints; the rest fails the test. */
function expectOnly(complaints: string[], expected: RegExp): void {
  const others = complaints.filter((complaint) => !expected.test(complaint))
  complaints.splice(0, complaints.length, ...others)
}

function otherThan(code: string): string {
  return code.replace(/\d$/, (last) => String((Number(last) + 1) % 10))
}
