import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test, vi } from "vitest"
import {
  CODE,
  CONFIRMATION,
  createDays,
  createSlots,
  fail,
  HOLD,
  refuse,
  SLOTS,
  sessionAt,
  tyre,
  WATCHED,
  WORN,
  waitForever,
} from "../../test/tyre-hotel.ts"
import { visit } from "../../test/visit-tyre-hotel.tsx"

const loggedIn = { session: sessionAt("loggedIn") }
const booked = { session: sessionAt("confirmation") }

const scrolledTo: Element[] = []

beforeEach(() => {
  scrolledTo.length = 0
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo.push(this)
  })
})

const alert = () =>
  screen
    .queryAllByRole("alert")
    .map(({ textContent }) => textContent)
    .join("")

test("the tyre-hotel block leads a visitor through all steps from the search to the confirmation [spec 3 §2.4 tyre-order, §4.2 tyre-flow, §7.3 tyre-analytics]", async () => {
  const visitor = await visit()

  await visitor.heading("Se dina däck och boka hjulskifte")
  await visitor.search("abc 123")
  await visitor.heading("Bekräfta att bilen är din")
  await visitor.press("Skicka kod")
  await visitor.heading("Skriv in koden")
  await visitor.enterCode(CODE)
  await visitor.press("Verifiera kod")
  await visitor.heading("Dina däck hos oss")
  await visitor.chooseDay()
  await visitor.heading("Boka hjulskifte")
  await visitor.choose("08:30")
  await visitor.fillInContact()
  await visitor.press("Genomför bokning")
  await visitor.heading("Tack, ditt hjulskifte är bokat")

  expect(visitor.emitted.flatMap((event) => (event.type === "flowStep" ? event.step : []))).toEqual([1, 2, 3, 4, 5, 6])
  expect(window.location.href).not.toMatch(/abc|anna/i)
})

test("a new step scrolls to its top and focuses its heading, but the first step does neither when the page opens [spec 3 §2.4 tyre-scroll]", async () => {
  const visitor = await visit()
  expect(scrolledTo).toEqual([])
  expect(document.activeElement).toBe(document.body)

  await visitor.search("ABC123")

  const heading = await visitor.heading("Bekräfta att bilen är din")
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(scrolledTo).toEqual([heading.closest("[data-flow]")])
})

test("a returning visitor who is logged in sees the tyres, and the page does not scroll to them [spec 3 §4.2 tyre-resume, §2.4 tyre-scroll]", async () => {
  const visitor = await visit(loggedIn)

  await visitor.heading("Dina däck hos oss")

  expect(scrolledTo).toEqual([])
  expect(document.activeElement).toBe(document.body)
})

test("every step has a contact link, and logged-in visitors have 'Logga ut', which deletes their session [spec 3 §2.4 tyre-footer, §4.2 tyre-logout.log-out]", async () => {
  const stranger = await visit({ session: sessionAt("validate") })
  await stranger.heading("Skriv in koden")
  expect(screen.getByRole("link", { name: "dackhotell@norrvik.example" }).getAttribute("href")).toBe(
    "mailto:dackhotell@norrvik.example",
  )
  expect(screen.queryByRole("button", { name: "Logga ut" })).toBeNull()

  await stranger.enterCode(CODE)
  await stranger.press("Verifiera kod")
  await stranger.press("Logga ut")

  await stranger.heading("Se dina däck och boka hjulskifte")
  expect(screen.getByRole("link", { name: "dackhotell@norrvik.example" })).toBeTruthy()
  expect(stranger.readStored()).toEqual({})
})

test("a registration number with fewer than two characters shows an error, and case and spaces are normalised [spec 3 §5.4 tyre-plate.cleaned tyre-plate.two-to-seven]", async () => {
  const visitor = await visit()
  const field = await screen.findByLabelText<HTMLInputElement>("Registreringsnummer")
  const go = await visitor.button("Fortsätt")

  for (const typed of ["", "a "]) {
    if (typed !== "") await visitor.user.type(field, typed)
    expect(go.disabled).toBe(false)
    await visitor.user.click(go)
    expect(alert()).toBe("Skriv hela registreringsnumret. Det har minst två tecken.")
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(alert())
    expect(field.getAttribute("aria-invalid")).toBe("true")
  }
  expect(visitor.requests).toEqual([])
  await visitor.user.type(field, "bc 123 4")

  expect(alert()).toBe("")
  expect(field.getAttribute("aria-invalid")).toBeNull()
  expect(field.value).toBe("ABC1234")
})

test("a registration number is cut after seven characters, not counting spaces, and a note is shown [spec 3 §5.4 tyre-plate.two-to-seven]", async () => {
  const visitor = await visit()
  const field = await screen.findByLabelText<HTMLInputElement>("Registreringsnummer")
  const getDescription = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? ""

  await visitor.user.type(field, "abc 1234")
  expect([field.value, getDescription()]).toEqual(["ABC1234", ""])
  await visitor.user.type(field, "5")
  expect([field.value, getDescription()]).toEqual(["ABC1234", "Skriv högst 7 tecken."])
  expect(field.getAttribute("aria-invalid")).toBeNull()
  await visitor.user.type(field, "{Backspace}")
  expect([field.value, getDescription()]).toEqual(["ABC123", ""])
})

test("Enter submits the registration number [spec 3 §5.4 tyre-plate.enter]", async () => {
  const visitor = await visit()

  await visitor.write("Registreringsnummer", "abc123{Enter}")

  await visitor.heading("Bekräfta att bilen är din")
  expect(visitor.requests).toEqual([{ port: "findCustomer", input: { regNo: "ABC123" } }])
})

test("the field contains the registration number from the URL [spec 3 §2.4 tyre-prefill]", async () => {
  const visitor = await visit({ regNo: "abc 123" })

  expect((await screen.findByLabelText<HTMLInputElement>("Registreringsnummer")).value).toBe("ABC123")
  expect((await visitor.button("Fortsätt")).disabled).toBe(false)
})

test("a vehicle without an agreement shows an error with a booking link at the field [spec 3 §8.3 tyre-no-agreement]", async () => {
  const visitor = await visit()

  await visitor.search("XYZ789")

  await visitor.find("Vi hittar inget däckhotellsavtal för detta registreringsnummer.")
  expect(screen.getByRole("link", { name: "Boka verkstad" }).getAttribute("href")).toBe("/verkstad")
  const described = screen.getByLabelText("Registreringsnummer").getAttribute("aria-describedby")
  expect(document.getElementById(described ?? "")?.textContent).toMatch(/^Vi hittar inget/)
})

test("a failed search shows an error and can be retried [spec 3 §8.3 tyre-search-failed]", async () => {
  const visitor = await visit({ ports: { findCustomer: fail } })

  await visitor.search("ABC123")

  await waitFor(() => expect(alert()).toBe("Något gick fel, var god och försök senare."))
  expect((await visitor.button("Fortsätt")).disabled).toBe(false)
})

test("the form below the overlay is inert while a request is running [spec 3 §4.2 tyre-overlay]", async () => {
  const visitor = await visit({ ports: { findCustomer: waitForever } })

  await visitor.search("ABC123")

  const field = screen.getByLabelText("Registreringsnummer")
  expect(field.closest("[inert]")).not.toBeNull()
  expect(screen.getByRole("link", { name: "dackhotell@norrvik.example" }).closest("[inert]")).toBeNull()
})

test("the service's message is shown when the login code cannot be sent [spec 3 §8.3 tyre-words.login]", async () => {
  const visitor = await visit({ session: sessionAt("login"), ports: { sendCode: refuse("Vänta en stund.") } })

  await visitor.press("Skicka kod")

  await waitFor(() => expect(alert()).toBe("Vänta en stund."))
})

test("an incomplete login code shows an error and is not submitted, and Enter submits a complete login code [spec 3 §5.4 tyre-code.whole tyre-code.enter]", async () => {
  const visitor = await visit({ session: sessionAt("validate") })

  await visitor.enterCode("471")
  await visitor.press("Verifiera kod")
  const boxes = within(await screen.findByRole("group", { name: "Engångskod" }))
  expect(boxes.getByRole("alert").textContent).toBe("Skriv kodens alla 4 siffror.")
  expect(visitor.requests).toEqual([])
  await visitor.user.click(boxes.getAllByRole("textbox")[3] as HTMLElement)
  await visitor.user.keyboard("1")
  expect(boxes.getByRole("alert").textContent).toBe("")
  await visitor.user.keyboard("{Enter}")

  await visitor.heading("Dina däck hos oss")
})

test("a wrong login code empties the input boxes and shows an error until the visitor types again [spec 3 §5.4 tyre-code.error, §8.3 tyre-words.validate]", async () => {
  const visitor = await visit({ session: sessionAt("validate") })
  await visitor.enterCode("1234")
  await visitor.press("Verifiera kod")

  const boxes = await screen.findByRole("group", { name: "Engångskod" })
  await waitFor(() => expect(within(boxes).getByRole("alert").textContent).toBe("Koden stämmer inte."))
  const digits = () =>
    within(boxes)
      .getAllByRole<HTMLInputElement>("textbox")
      .map(({ value }) => value)
  expect(digits().join("")).toBe("")
  await visitor.user.keyboard("4")

  expect(within(boxes).getByRole("alert").textContent).toBe("")
})

test("a worn tyre (status 1) shows a warning with the garage's contact details [spec 3 §8.3 tyre-worn]", async () => {
  const visitor = await visit({ session: sessionAt("loggedIn", WORN) })
  await visitor.heading("Dina däck hos oss")

  expect(screen.getByText(/vi rekommenderar att du byter dem/)).toBeTruthy()
  expect(screen.getByRole("link", { name: "Ring 031-390 06 40" }).getAttribute("href")).toBe("tel:0313900640")
  expect(screen.getByRole("link", { name: "Skriv till dack.goteborg@norrvik.example" })).toBeTruthy()
  expect(listCurrent()).toEqual(["Vänster fram", "Höger fram"])
})

test("tyres that are beginning to wear have an icon but no warning [spec 3 §8.3 tyre-worn]", async () => {
  const visitor = await visit({ session: sessionAt("loggedIn", WATCHED) })
  await visitor.heading("Dina däck hos oss")

  expect(screen.queryByText(/vi rekommenderar att du byter dem/)).toBeNull()
  expect(listCurrent()).toEqual(["Vänster bak", "Höger bak"])
  expect(screen.getAllByText("Börjar bli slitet")).toHaveLength(2)
})

test("each tyre shows its measured tread depths, and the page shows the country's legal limit [spec 3 §8.3 tyre-worn]", async () => {
  const visitor = await visit(loggedIn)
  await visitor.heading("Dina däck hos oss")

  const first = screen.getByRole("heading", { name: "Vänster fram" }).closest("li") as HTMLElement
  expect(within(first).getByText("6,8 mm")).toBeTruthy()
  expect(within(first).getByText("16 apr. 2026: 6,8 mm")).toBeTruthy()
  expect(within(first).getAllByRole("listitem")).toHaveLength(4)
  expect(screen.getByText("Lagens minsta mönsterdjup är 3 mm på vinterväglag")).toBeTruthy()
})

test("a message is shown when none of the vehicle's tyres are in storage", async () => {
  const visitor = await visit({ session: sessionAt("loggedIn", []) })

  await visitor.find("Just nu förvarar vi inga däck till den här bilen.")
})

test("'Tillbaka' leads from the booking back to the vehicle [spec 3 §4.2 tyre-back]", async () => {
  const visitor = await visit(loggedIn)
  await visitor.press("Boka hjulskifte")
  await visitor.heading("Välj datum")

  await visitor.press("Tillbaka")

  await visitor.heading("Dina däck hos oss")
})

test("only available days can be selected, and the calendar ends in the month of the last available day [spec 3 §5.4 tyre-calendar.available tyre-calendar.months]", async () => {
  const visitor = await visit(loggedIn)
  await visitor.press("Boka hjulskifte")
  await visitor.waitUntilOffered("måndag 7 december 2026")

  await visitor.press("onsdag 9 december 2026")
  expect(screen.getByRole("heading", { name: "Välj datum" })).toBeTruthy()
  expect(screen.getByRole("button", { name: "Föregående månad" }).getAttribute("aria-disabled")).toBe("true")
  await visitor.press("Nästa månad")

  expect(screen.getByText("januari 2027")).toBeTruthy()
  expect(screen.getByRole("button", { name: "Nästa månad" }).getAttribute("aria-disabled")).toBe("true")
})

test("'Ändra datum' opens the calendar in the month of the selected day", async () => {
  const visitor = await visit(loggedIn)
  await visitor.press("Boka hjulskifte")
  await visitor.waitUntilOffered("måndag 7 december 2026")
  await visitor.press("Nästa månad")
  await visitor.press("tisdag 12 januari 2027")
  await visitor.press("Ändra datum")

  expect(await screen.findByRole("grid", { name: "januari 2027" })).toBeTruthy()
})

test("a selected day that is no longer available after a reload shows an error", async () => {
  const draft = { regNo: "VI-ABC123", day: "2026-12-09", slot: null, contact: null, replaces: null }
  await visit({ session: { ...sessionAt("loggedIn"), draft }, openedAt: "time" })

  await waitFor(() => expect(alert()).toBe("Dagen du hade valt är inte längre ledig. Välj en annan dag."))
})

test("the focus moves to the current step when the visitor selects or changes the day and the time [spec 3 §4.2 tyre-booking-states]", async () => {
  const visitor = await visit(loggedIn)
  await visitor.chooseDay()
  await focusIsOn("Välj tid")
  expect(screen.getByText("måndag 7 december")).toBeTruthy()
  expect(screen.queryByRole("heading", { name: "Dina kontaktuppgifter" })).toBeNull()

  await visitor.choose("08:30")
  await focusIsOn("Dina kontaktuppgifter")
  expect(screen.getByText("kl. 08:30")).toBeTruthy()

  await visitor.press("Ändra tid")
  await focusIsOn("Välj tid")
  await visitor.press("Ändra datum")
  await focusIsOn("Välj datum")
})

test("arrow keys move through the times, and the list of times collapses when it loses the focus [spec 3 §4.2 tyre-booking-states]", async () => {
  const visitor = await visit(loggedIn)
  await visitor.chooseDay()
  const first = await screen.findByRole("radio", { name: "08:00" })
  first.focus()

  await visitor.user.keyboard("{ArrowRight}{ArrowRight}")
  expect(document.activeElement).toBe(screen.getByRole("radio", { name: "09:00" }))
  expect(screen.getByRole("radio", { name: "09:00" })).toHaveProperty("checked", true)
  await visitor.user.click(screen.getByLabelText(/^Förnamn/))

  expect(screen.queryByRole("radio")).toBeNull()
  expect(screen.getByText("kl. 09:00")).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText(/^Förnamn/))
})

test("the contact details are kept when the visitor selects another day", async () => {
  const visitor = await visit(loggedIn)
  await visitor.chooseDay()
  await visitor.choose("08:30")
  await visitor.fillInContact()

  await visitor.press("Ändra datum")
  await visitor.waitUntilOffered("tisdag 8 december 2026")
  await visitor.press("tisdag 8 december 2026")
  await visitor.choose("09:00")

  expect((await screen.findByLabelText<HTMLInputElement>(/^Förnamn/)).value).toBe("Anna")
  expect((await visitor.button("Genomför bokning")).disabled).toBe(false)
})

test("a visitor who returns after a failed booking sees an error and a form with the previous entries [spec 3 §8.3]", async () => {
  const booking = {
    bookingDate: "2026-12-07",
    bookingStart: "2026-12-07T08:30:00",
    regNo: "VI-ABC123",
    freeText: "",
    customer: { firstName: "Anna", lastName: "Berg", email: "anna.berg@example.org", phoneMobile: "0701740605" },
  }
  const visitor = await visit({
    session: { ...loggedIn.session, attempt: { key: "k", booking } },
  })

  await waitFor(() =>
    expect(alert()).toBe("Din bokning kom inte fram, så ingenting är bokat. Kontrollera uppgifterna och boka igen."),
  )
  expect(visitor.requests.map(({ port }) => port)).toEqual(["settleOrder"])

  expect((await screen.findByLabelText<HTMLInputElement>(/^Förnamn/)).value).toBe("Anna")
  expect(screen.getByText("kl. 08:30")).toBeTruthy()
  expect((await visitor.button("Genomför bokning")).disabled).toBe(false)
})

test("a loading message is shown while the days are loading [spec 3 §4.2 tyre-booking-states]", async () => {
  const days = await visit({ ...loggedIn, ports: { fetchSlotDays: waitForever } })
  await days.press("Boka hjulskifte")
  expect((await days.find("Hämtar lediga datum")).getAttribute("role")).toBe("status")
})

test("a loading message is shown while the times are loading [spec 3 §4.2 tyre-booking-states]", async () => {
  const visitor = await visit({ ...loggedIn, ports: { fetchSlots: waitForever } })
  await visitor.chooseDay()
  expect((await visitor.find("Hämtar lediga tider")).getAttribute("role")).toBe("status")
})

test("a workshop without available days shows a message with its phone number and e-mail address [spec 3 §8.3 tyre-no-days]", async () => {
  const visitor = await visit({ ...loggedIn, ports: { fetchSlotDays: async () => createDays([]) } })
  await visitor.press("Boka hjulskifte")

  await visitor.find(
    "Det finns för närvarande inga tillgängliga tider på din verkstad. Kontakta oss så hjälper vi dig att hitta första bästa tid.",
  )
  expect(screen.getByRole("link", { name: "Ring 031-390 06 40" })).toBeTruthy()
  expect(screen.getByRole("link", { name: "Skriv till dack.goteborg@norrvik.example" })).toBeTruthy()
})

test("days that fail to load can be requested again [spec 3 §8.3 tyre-days-failed]", async () => {
  let tries = 0
  const fetchSlotDays = async () => (++tries === 1 ? fail() : createDays(["2026-12-07"]))
  const visitor = await visit({ ...loggedIn, ports: { fetchSlotDays } })
  await visitor.press("Boka hjulskifte")
  await waitFor(() => expect(alert()).toBe("Ett fel uppstod"))

  await visitor.press("Försök igen")

  await visitor.waitUntilOffered("måndag 7 december 2026")
  expect(alert()).toBe("")
})

test("times that fail to load can be requested again [spec 3 §8.3 tyre-times-failed]", async () => {
  let tries = 0
  const fetchSlots = async () => (++tries === 1 ? fail() : createSlots(SLOTS))
  const visitor = await visit({ ...loggedIn, ports: { fetchSlots } })
  await visitor.chooseDay()
  await waitFor(() => expect(alert()).toBe("Kunde inte hämta tider för valt datum."))

  await visitor.press("Försök igen")

  await screen.findByRole("radio", { name: "10:30" })
})

test("a visitor can book a day without free times, and the page says that the workshop will suggest a time [spec 3 §4.2 tyre-no-times, §3.2 tyre-start-null]", async () => {
  const visitor = await visit({ ...loggedIn, ports: { fetchSlots: async () => createSlots([]) } })
  await visitor.chooseDay()
  const heading = await focusIsOn("Dina kontaktuppgifter")
  expect(document.getElementById(heading.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Verkstaden återkommer med tid",
  )
  await visitor.fillInContact()

  await visitor.press("Genomför bokning")

  await visitor.heading("Tack, ditt hjulskifte är bokat")
  expect(visitor.requests.at(-1)?.input).toMatchObject({
    bookingDate: "2026-12-07",
    bookingStart: null,
    customer: { phoneMobile: "0701740605" },
  })
})

test.each([
  ["a first name", /^Förnamn/, "{Backspace}"],
  ["a last name", /^Efternamn/, "{Backspace}"],
  ["a mobile number of at least 8 digits", /^Mobilnummer/, "0701740"],
  ["an e-mail address", /^E-post/, "anna.berg@"],
])(
  "a booking without %s is not sent, and an error is shown below the field [spec 3 §5.4 tyre-submit.contact]",
  async (_, label, wrong) => {
    const visitor = await visit(loggedIn)
    await visitor.chooseDay()
    await visitor.choose("08:30")
    await visitor.fillInContact()
    const book = await visitor.button("Genomför bokning")
    expect(book.disabled).toBe(false)

    await visitor.user.clear(screen.getByLabelText(label))
    await visitor.write(label, wrong)
    await visitor.user.click(book)

    const field = screen.getByLabelText(label)
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(
      /^(Fyll i|Skriv)/,
    )
    expect(visitor.requests.filter(({ port }) => port === "createBooking")).toEqual([])
  },
)

test("the errors below the contact fields state the required length of a mobile number and the format of an e-mail address [spec 3 §5.4 tyre-contact.mobile tyre-contact.email]", async () => {
  const visitor = await visit(loggedIn)
  await visitor.chooseDay()
  await visitor.choose("08:30")
  await visitor.write(/^Mobilnummer/, "123")
  await visitor.write(/^E-post/, "anna")
  await visitor.user.tab()

  const readError = (label: RegExp) =>
    document.getElementById(screen.getByLabelText(label).getAttribute("aria-describedby") ?? "")?.textContent
  expect(readError(/^Mobilnummer/)).toBe("Skriv mobilnumret med 8 till 15 siffror.")
  expect(readError(/^E-post/)).toBe("Skriv e-postadressen så här: namn@exempel.se")
})

test("a double click on 'Genomför bokning' creates one booking [spec 3 §5.4]", async () => {
  const visitor = await visit({ ...loggedIn, ports: { createBooking: waitForever } })
  await visitor.chooseDay()
  await visitor.choose("08:30")
  await visitor.fillInContact()

  await visitor.user.dblClick(await visitor.button("Genomför bokning"))

  expect(visitor.requests.filter(({ port }) => port === "createBooking")).toHaveLength(1)
})

test("the form shows until when the time is reserved, in the workshop's time zone, and when the reservation is over", async () => {
  const visitor = await visit(loggedIn)
  await visitor.chooseDay()
  await visitor.choose("08:30")
  expect((await visitor.find("Tiden är reserverad till 10:10")).role).toBe("status")

  const late = await visit({
    ...loggedIn,
    ports: { createHold: async () => ({ ...HOLD, secondsLeft: 0, isRenewed: true }) },
  })
  await late.chooseDay()
  await late.choose("08:30")

  await late.find("Reservationen har gått ut. Du kan boka tiden så länge den är ledig.")
})

test("a time that another visitor has chosen meanwhile leads back to the times with a message", async () => {
  const visitor = await visit({ ...loggedIn, ports: { createHold: refuse("Tagen.", 409, "TimeslotNotAvailable") } })
  await visitor.chooseDay()
  await visitor.choose("08:30")

  await waitFor(() => expect(alert()).toBe("Tiden du hade valt är inte längre ledig. Välj en annan tid."))
  expect(await screen.findByRole("radio", { name: "09:00" })).toBeTruthy()
})

test("leaving the page releases the hold, and returning to the page by the back button takes it again", async () => {
  const visitor = await visit(loggedIn)
  await visitor.chooseDay()
  await visitor.choose("08:30")
  await visitor.find(/^Tiden är reserverad/)

  act(() => void window.dispatchEvent(new Event("pagehide")))
  expect([visitor.released, screen.queryByText(/^Tiden är reserverad/)]).toEqual([[HOLD.id], null])
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })))

  await visitor.find(/^Tiden är reserverad/)
})

test("leaving the page while a booking is sent does not release the hold", async () => {
  const visitor = await visit({ ...loggedIn, ports: { createBooking: waitForever } })
  await visitor.chooseDay()
  await visitor.choose("08:30")
  await visitor.find(/^Tiden är reserverad/)
  await visitor.fillInContact()
  await visitor.press("Genomför bokning")

  act(() => void window.dispatchEvent(new Event("pagehide")))

  expect(visitor.released).toEqual([])
})

test("a rejected booking shows the service's message and can be submitted again [spec 3 §8.3 tyre-refused.words]", async () => {
  const visitor = await visit({ ...loggedIn, ports: { createBooking: refuse("Tiden är upptagen.", 409) } })
  await visitor.chooseDay()
  await visitor.choose("08:30")
  await visitor.fillInContact()

  await visitor.press("Genomför bokning")

  await waitFor(() => expect(alert()).toBe("Tiden är upptagen."))
  expect((await visitor.button("Genomför bokning")).closest("[inert]")).toBeNull()
})

test("when the connection is lost during a booking, the form is enabled again and no error is shown [spec 3 §8.3 tyre-refused.connection]", async () => {
  const visitor = await visit({ ...loggedIn, ports: { createBooking: fail } })
  await visitor.chooseDay()
  await visitor.choose("08:30")
  await visitor.fillInContact()

  await visitor.press("Genomför bokning")

  await waitFor(() => expect(visitor.emitted.at(-1)).toMatchObject({ type: "failure", call: "createBooking" }))
  expect(alert()).toBe("")
  expect((await visitor.button("Genomför bokning")).closest("[inert]")).toBeNull()
})

test("a visitor whose session has expired returns to the search and sees the reason", async () => {
  const visitor = await visit({ ...loggedIn, ports: { fetchSlotDays: refuse(null, 401) } })

  await visitor.press("Boka hjulskifte")

  const heading = await visitor.heading("Se dina däck och boka hjulskifte")
  await waitFor(() => expect(document.activeElement).toBe(heading))
  const readError = document.getElementById(heading.getAttribute("aria-describedby") ?? "")
  expect(readError?.textContent).toBe("Din inloggning har gått ut. Skriv registreringsnumret igen.")
})

test("the confirmation shows the time, the workshop and the contact details [spec 3 §9.1 tyre-appointment.time]", async () => {
  const visitor = await visit(booked)
  await visitor.heading("Tack, ditt hjulskifte är bokat")

  const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent)
  expect(facts).toEqual([
    "Hjulskifte",
    "måndag 7 december kl. 08:30",
    "NV-20418",
    "Norrvik Däckverkstad GöteborgKajgatan 12, 411 04 Göteborg",
    "Anna Berg+46701740605anna.berg@example.org",
    "Takboxen sitter på.",
  ])
})

test.each([
  ["a whole-day booking shows no time", "2026-12-07T00:00:00", true, "måndag 7 december"],
  ["a booking without a time says that the workshop will suggest one", null, false, "Verkstaden återkommer med tid"],
])("in the confirmation %s [spec 3 §9.1 tyre-appointment.whole-day]", async (_, appointmentTime, isFullDay, text) => {
  const confirmation = { ...CONFIRMATION, services: [{ name: "Hjulskifte", appointmentTime, isFullDay }] }
  const visitor = await visit({ session: { ...booked.session, confirmation } })

  await visitor.find(text)
})

test("the confirmation shows the day of a booking even when the workshop will suggest the time [spec 3 §4.2 tyre-no-times, §9.1 tyre-appointment.whole-day]", async () => {
  const service = { name: "Hjulskifte", appointmentDate: "2026-12-05", appointmentTime: null, isFullDay: true }
  const confirmation = { ...CONFIRMATION, services: [service] }
  const visitor = await visit({ session: { ...booked.session, confirmation } })

  await visitor.find("lördag 5 december")
  await visitor.find("Verkstaden återkommer med tid")
})

test("a booking is shown with the tyres, and cancelling it requires a confirmation", async () => {
  let bookings = [CONFIRMATION]
  const cancel = vi.fn(async () => {
    bookings = []
  })
  const visitor = await visit({
    ...loggedIn,
    ports: { fetchBookings: async () => ({ bookings }), cancelBooking: cancel },
  })
  await visitor.heading("Din bokning")
  expect(screen.getByText("måndag 7 december kl. 08:30")).toBeTruthy()

  await visitor.press("Avboka")
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Vill du avboka tiden?"))
  await visitor.press("Nej, behåll tiden")
  expect(cancel).not.toHaveBeenCalled()
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Avboka"))
  await visitor.press("Avboka")
  await visitor.press("Ja, avboka")

  const status = await visitor.find("Din tid är avbokad.")
  expect(status.getAttribute("role")).toBe("status")
  await waitFor(() => expect(screen.queryByRole("heading", { name: "Din bokning" })).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(status))
})

test("a booking that cannot be cancelled remains, and the service's message is shown", async () => {
  const ports = {
    fetchBookings: async () => ({ bookings: [CONFIRMATION] }),
    cancelBooking: refuse("Den bokningen finns inte längre.", 404),
  }
  const visitor = await visit({ ...loggedIn, ports })

  await visitor.press("Avboka")
  await visitor.press("Ja, avboka")

  await waitFor(() => expect(alert()).toBe("Den bokningen finns inte längre."))
  expect(screen.getByRole("heading", { name: "Din bokning" })).toBeTruthy()
})

test("the confirmation links to the tyres and to a prefilled form that changes the booking", async () => {
  const visitor = await visit(booked)
  await visitor.press("Visa mina däck")
  await visitor.heading("Dina däck hos oss")

  const again = await visit(booked)
  await again.press("Ändra bokningen")
  await again.heading("Ändra din bokning")
  await again.waitUntilOffered("tisdag 8 december 2026")
  expect(screen.getByRole("grid", { name: "december 2026" })).toBeTruthy()
  await again.press("tisdag 8 december 2026")
  await again.choose("09:00")
  expect((await screen.findByLabelText<HTMLInputElement>(/^Förnamn/)).value).toBe("Anna")
  await again.press("Genomför bokning")
  await again.heading("Tack, ditt hjulskifte är bokat")

  expect(again.requests.find(({ port }) => port === "createBooking")?.input).toMatchObject({
    replaces: "NV-20418",
  })
})

test("a rating requires at least one star [spec 3 §5.4 tyre-review, §4.2 tyre-rating.failed, §8.3 tyre-review-failed]", async () => {
  const call = Promise.withResolvers<void>()
  const visitor = await visit({ ...booked, ports: { addReview: () => call.promise } })
  const send = await visitor.button("Skicka betyg")
  await visitor.user.click(send)
  expect(alert()).toBe("Välj minst en stjärna.")
  expect(visitor.requests).toEqual([])

  await visitor.choose("4 av 5")
  expect(alert()).toBe("")
  await visitor.write("Berätta gärna mer", "Det gick\u000b\u0000 fort.")
  await visitor.user.click(send)
  expect(send.closest("[inert]")).not.toBeNull()
  call.reject(new Error("the service is away"))

  const thanks = await visitor.find("Tack för att du tog dig tid!")
  await waitFor(() => expect(document.activeElement).toBe(thanks))
  expect(visitor.requests).toMatchObject([{ port: "addReview", input: { rating: 4, comment: "Det gick fort." } }])
})

test("'Boka tid för annan bil' clears the session and returns to the search [spec 3 §4.2 tyre-logout.another-car]", async () => {
  const visitor = await visit(booked)

  await visitor.press("Boka tid för annan bil")

  await visitor.heading("Se dina däck och boka hjulskifte")
  expect(visitor.readStored()).toEqual({})
})

test("the name of each tyre is shown when the tyres differ", async () => {
  const tires = [tyre("Vänster fram"), tyre(null, { name: "Solsida Eco", threadPattern: "Sommardäck", threadDepth: 2 })]
  const visitor = await visit({ session: sessionAt("loggedIn", tires) })
  await visitor.heading("Dina däck hos oss")

  const second = screen.getByRole("heading", { name: "Däck 2" }).closest("li") as HTMLElement
  expect(within(second).getByText("Solsida Eco")).toBeTruthy()
  expect(screen.getByText("Lagens minsta mönsterdjup är 1,6 mm")).toBeTruthy()
})

function listCurrent(): (string | undefined)[] {
  return [...document.querySelectorAll("li[data-marked]")].map(
    (tyre) => within(tyre as HTMLElement).getByRole("heading").textContent ?? undefined,
  )
}

async function focusIsOn(heading: string): Promise<HTMLElement> {
  const element = await screen.findByRole("heading", { name: heading })
  await waitFor(() => expect(document.activeElement).toBe(element))
  return element
}
