import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, expect, test, vi } from "vitest"
import { visit } from "../../test/visit-workshop-booking.tsx"
import {
  BORAS,
  CAR,
  createStream,
  fail,
  fourWeeks,
  HOLD,
  refuse,
  SERVICES,
  sessionAt,
  WORKSHOPS,
  waitForever,
} from "../../test/workshop-booking.ts"

const scrolledTo: Element[] = []

beforeEach(() => {
  scrolledTo.length = 0
  Reflect.deleteProperty(window, "dataLayer")
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    scrolledTo.push(this)
  })
})

const alerts = () =>
  screen
    .queryAllByRole("alert")
    .map(({ textContent }) => textContent?.trim())
    .join("")
const radios = () => screen.queryAllByRole("radio").map((item) => item.getAttribute("aria-label"))
const aside = () => screen.getByRole("complementary", { name: "Summering av val" }).textContent ?? ""

const steps = ({ emitted }: Pick<Awaited<ReturnType<typeof visit>>, "emitted">) =>
  emitted.flatMap((event) => (event.type === "flowStep" ? event.step : []))

test("a visitor enters a car and a place, selects services and add-ons, and reaches the list of workshops [spec 3 §2.1 workshop-steps, §7.1 workshop-analytics.emitted]", async () => {
  const visitor = await visit()

  await visitor.heading("Steg 1/4 Börja med att fylla i fordonets registreringsnummer och din plats")
  expect(screen.queryByRole("heading", { name: /Steg 2/ })).toBeNull()
  await visitor.lookUp()
  await visitor.heading("Steg 2/4 Välj en eller flera tjänster")
  await visitor.tick(/^Hjulskifte/)
  await visitor.press("Fortsätt")
  await visitor.heading("Steg 3/4 Välj tillval")
  await visitor.heading("Steg 2/4 Valda tjänster")
  await visitor.tick(/^Liten lånebil/)
  await visitor.press("Fortsätt")
  await visitor.heading("Steg 4/4 Välj en verkstad och tid som passar dig")
  await visitor.heading("Steg 3/4 Dina tillval")

  expect(steps(visitor)).toEqual([2, 3, 4])
  expect(window.location.href).not.toMatch(/abc/i)
})

test("a visitor selects a workshop and a time, enters contact details and books, and no name is stored [spec 3 §2.1 workshop-confirmation, §4.1 workshop-submit, §7.1 workshop-analytics.emitted]", async () => {
  const visitor = await visit({ session: sessionAt(4) })

  await visitor.press("Andra tider Norrvik Borås")
  await visitor.chooseSlot(/^torsdag 3 december.*08:30/)
  await visitor.fillInContact()
  await visitor.press("Boka tiden")
  await visitor.heading("Bokning bekräftad")

  expect(visitor.listInputs("createBooking")).toEqual([
    expect.objectContaining({
      departmentId: "SE-603",
      timeSlot: "2026-12-03T08:30:00",
      isFullDay: false,
      mileage: 1,
      freeText: "",
      registrationNumber: "ABC123",
      customer: { firstName: "Anna", lastName: "Berg", phone: "070 174 06 05", email: "anna.berg@example.org" },
    }),
  ])
  expect([steps(visitor), visitor.emitted.at(-1)?.type]).toEqual([[5], "purchase"])
  expect(JSON.stringify(visitor.readStored())).not.toMatch(/anna|070/i)
  expect(window.location.href).not.toMatch(/anna/i)
})

test("a new step scrolls to its top and focuses its heading, except for a returning visitor [spec 3 §4.1 workshop-scroll]", async () => {
  const visitor = await visit()
  expect([scrolledTo, document.activeElement]).toEqual([[], document.body])

  await visitor.lookUp()

  const heading = await visitor.heading(/^Steg 2/)
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(scrolledTo).toEqual([heading.closest("li")])

  scrolledTo.length = 0
  await visit({ session: sessionAt(3) })
  await screen.findByRole("heading", { name: /^Steg 3/ })
  expect(scrolledTo).toEqual([])
})

test("a completed step collapses to a summary with a button that reopens the step, and earlier steps remain completed [spec 3 §2.1 workshop-steps, §4.1 workshop-completed]", async () => {
  const visitor = await visit({ session: sessionAt(4) })
  await visitor.find("Vik Kombi, ABC123, Borås")

  await visitor.press("Ändra Valda tjänster")

  await visitor.heading("Steg 2/4 Välj en eller flera tjänster")
  const done = (name: RegExp) => screen.getByRole("heading", { name }).querySelector("svg") !== null
  expect([done(/^Steg 1/), done(/^Steg 4/)]).toEqual([true, false])
})

test("'Fortsätt' is disabled until a registration number and a place are entered [spec 3 §5.1 workshop-plate]", async () => {
  const visitor = await visit()
  const go = await visitor.button("Fortsätt")
  const field = screen.getByLabelText<HTMLInputElement>("Registreringsnummer")
  expect([go.disabled, field.placeholder]).toEqual([true, "ABC 123"])

  await visitor.write("Registreringsnummer", "abc 1234")
  expect([field.value, go.disabled]).toEqual(["ABC123", true])
  await visitor.choosePlace()

  expect(go.disabled).toBe(false)
})

test("a registration number is cut after six characters, not counting spaces, and a note is shown [spec 3 §5.1 workshop-plate]", async () => {
  const visitor = await visit()
  await visitor.button("Fortsätt")
  const field = screen.getByLabelText<HTMLInputElement>("Registreringsnummer")
  const readDescription = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? ""

  await visitor.write("Registreringsnummer", "abc 123")
  expect([field.value, readDescription()]).toEqual(["ABC123", ""])
  await visitor.write("Registreringsnummer", "4")
  expect([field.value, readDescription()]).toEqual(["ABC123", "Skriv högst 6 tecken."])
  await visitor.write("Registreringsnummer", "{Backspace}")
  expect([field.value, readDescription()]).toEqual(["ABC12", ""])
})

test("'Ändra' removes the place and focuses the place field [spec 3 §4.1 workshop-change-place]", async () => {
  const visitor = await visit()
  await visitor.choosePlace("bor")
  const change = await visitor.button("Ändra")
  await waitFor(() => expect(document.activeElement).toBe(change))
  expect(visitor.readStored().place).toMatchObject(BORAS)

  await visitor.user.click(change)

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Plats")))
  expect(visitor.readStored().place).toBeUndefined()
})

test("a suggested place without a dealership can be selected, and the suggestions show the attribution of GeoNames [spec 3 §5.1 workshop-place.search]", async () => {
  const visitor = await visit()
  await visitor.write("Plats", "lu")
  const option = await screen.findByRole("option", { name: "Lund" })
  await visitor.find("Orter från GeoNames, CC BY 4.0")

  await visitor.user.click(option)

  await visitor.button("Ändra")
  expect(visitor.readStored().place).toEqual({
    name: "Lund",
    latitude: 55.7,
    longitude: 13.2,
    region: "Västra Götaland",
  })
})

test("a message says that postcodes are not supported, and the dealerships' towns are suggested", async () => {
  const visitor = await visit()
  await visitor.write("Plats", "411 01")

  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent?.trim())).toContain("Borås")
  const texts = await screen.findAllByText("Vi kan inte söka på postnummer. Skriv en ort eller välj i listan.")
  expect(texts.map(({ role }) => role)).toContain("status")
})

test("an unknown place shows a message", async () => {
  const visitor = await visit()
  await visitor.write("Plats", "xyzzy")

  await waitFor(() => expect(screen.getAllByText(/^Vi hittar ingen sådan ort/)).not.toEqual([]))
})

test("towns with a dealership are suggested even when the place search fails", async () => {
  const visitor = await visit({ places: { findPlaces: fail } })

  await visitor.choosePlace("bor")

  await visitor.button("Ändra")
  expect(visitor.readStored().place).toMatchObject(BORAS)
})

test("an error is shown when the position of a chosen place fails to load", async () => {
  const visitor = await visit({ places: { fetchPlace: fail } })

  await visitor.choosePlace("lund")

  await visitor.find("Något gick fel, försök igen")
  expect(visitor.readStored().place).toBeUndefined()
})

test("'Använd min plats' uses the browser's position, and a denied permission shows a message [spec 3 §5.1 workshop-place.own]", async () => {
  const visitor = await visit()
  await visitor.press("Använd min plats")
  await visitor.find("Min plats")
  expect(visitor.readStored().place).toMatchObject({ latitude: BORAS.latitude, region: "Västra Götaland" })

  const denied = await visit({ locate: fail })
  await denied.user.click((await screen.findAllByRole("button", { name: "Använd min plats" })).at(-1) as HTMLElement)
  await denied.find("För att använda funktionen behöver din webbläsare kunna använda platstjänster.")
})

test("the header lists the supported brands and, once the car is known, says whether workshops are authorised for the car's brand [spec 3 §2.1 workshop-header]", async () => {
  const visitor = await visit()
  expect((await screen.findByRole("link", { name: "BMW" })).getAttribute("href")).toBe("https://bmw.example/boka")
  expect(screen.getByText("Märken som vi är auktoriserade för").closest("details")?.open).toBe(false)

  await visitor.lookUp()

  await visitor.find("Vi har auktoriserade verkstäder för Vik")
  expect(screen.queryByRole("link", { name: "BMW" })).toBeNull()
  const other = await visit({
    session: sessionAt(2),
    ports: { fetchAuthorizedWorkshop: async () => ({ hasBrand: false }) },
  })
  await other.find("Vi har inga auktoriserade verkstäder för Vik, men vissa tjänster kan vi erbjuda.")
})

test("a car of a brand with a separate booking site stays at the first step, and the link to the booking site is shown [spec 3 §8.1 workshop-unsupported]", async () => {
  const visitor = await visit({
    session: sessionAt(2),
    ports: { fetchCar: async () => ({ ...CAR, brand: "BMW", isSupported: false }) },
  })
  await visitor.press("Ändra Bil och plats")
  await visitor.user.clear(await screen.findByLabelText("Registreringsnummer"))
  await visitor.write("Registreringsnummer", "BMX310")
  await visitor.press("Fortsätt")

  await visitor.find("Du bokar din service, däckbyte och verkstad för BMW via länken högst upp på sidan.")
  expect(screen.getByRole("link", { name: "BMW" })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>("Registreringsnummer").value).toBe("BMX310")
})

test.each([
  ["what the service said", refuse("Fordonet hittades inte, kontrollera att registreringsnumret är korrekt", 404)],
  ["that something failed", fail],
])(
  "a failed look-up tells the visitor %s [spec 3 §8.1 workshop-look-up-failed workshop-results]",
  async (what, fetchCar) => {
    const visitor = await visit({ ports: { fetchCar } })
    await visitor.lookUp()

    await waitFor(() =>
      expect(alerts()).toBe(
        what === "that something failed"
          ? "Något gick fel, försök igen"
          : "Fordonet hittades inte, kontrollera att registreringsnumret är korrekt",
      ),
    )
  },
)

test("a failed request for services shows an error with an e-mail address and can be retried [spec 3 §8.1 workshop-services-failed]", async () => {
  const responses = [fail]
  const fetchServices = async () => responses.shift()?.() ?? { serviceOfferingCategories: SERVICES }
  const visitor = await visit({ session: sessionAt(2), ports: { fetchServices } })
  await visitor.find(/Något gick fel, vänligen försök igen senare\./)
  const [link] = screen.getAllByRole("link", { name: "verkstad@norrvik.example" })
  expect(link?.closest("[role=alert]")).toBeTruthy()

  await visitor.press("Försök igen")

  expect(await screen.findByRole("checkbox", { name: /^Hjulskifte/ })).toBeTruthy()
})

test("each service shows its price, its original price when discounted, and a note when the price is missing [spec 3 §8.1 workshop-no-price, §9.1 workshop-total]", async () => {
  await visit({ session: sessionAt(2) })
  const words = async (name: RegExp) =>
    (await screen.findByRole("checkbox", { name })).closest("label")?.textContent?.replaceAll("\u00A0", " ")

  expect(await words(/^Basservice/)).toMatch(/^Basservice 2 390 kr 2 190 kr/)
  expect(await words(/^Originalservice/)).toMatch(/Pris saknas\*.*Priset beror på miltalet/)
  expect(await words(/^Felsökning/)).toMatch(/Vi kan ej ge ett pris på denna tjänst/)
  expect(screen.getByText("* Vissa priser kan inte beräknas förrän din bokning nått vår verkstad.")).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Konvertering/ }).disabled).toBe(true)
})

test("the last service links to damage inspection in a new window [spec 3 §2.1]", async () => {
  await visit({ session: sessionAt(2) })

  const link = await screen.findByRole("link", { name: /^Skadebesiktning/ })

  expect([link.getAttribute("href"), link.getAttribute("target")]).toEqual(["https://damage.example/boka", "_blank"])
  expect(screen.getByText("Gör först en skadeanmälan hos ditt försäkringsbolag.")).toBeTruthy()
})

test("a service that requires a text is selected only while the text field contains 1 to 80 characters [spec 3 §5.1 workshop-words, §4.1 workshop-toggle]", async () => {
  const visitor = await visit({ session: sessionAt(2) })
  await visitor.tick(/^Felsökning/)
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Meddelande/)
  const go = screen.getAllByRole<HTMLButtonElement>("button", { name: "Fortsätt" }).at(-1)
  expect([field.maxLength, go?.disabled]).toEqual([80, true])

  await visitor.user.type(field, "Det låter.")
  expect(visitor.readStored().services?.["fault-finding"]?.userInput).toBe("Det låter.")
  expect(screen.getByText("10 av 80 tecken")).toBeTruthy()
  await visitor.user.clear(field)

  await visitor.find("Ange meddelande")
  expect([visitor.readStored().services, go?.disabled]).toEqual([{}, true])
})

test("the original service requires a mileage that is a whole number above 0 [spec 3 §5.1 workshop-mileage]", async () => {
  const visitor = await visit({ session: sessionAt(2) })
  await visitor.tick(/^Originalservice/)
  await visitor.write(/^Miltal/, "0")
  await visitor.find("Ange miltal")
  expect(visitor.readStored().services).toEqual({})

  await visitor.write(/^Miltal/, "{Backspace}4200")

  expect(screen.queryByText("Ange miltal")).toBeNull()
  expect([visitor.readStored().milage, Object.keys(visitor.readStored().services ?? {})]).toEqual([
    4200,
    ["originalservice"],
  ])
})

test("only one add-on of a group can be selected, and a second click deselects the add-on [spec 3 §4.1 workshop-radio workshop-addons, §5.1 workshop-units.range]", async () => {
  const visitor = await visit({ session: sessionAt(3) })
  const listChosenServices = () => Object.keys(visitor.readStored().services ?? {}).slice(1)
  const without = await visitor.button("Fortsätt utan tillval")
  expect(without.disabled).toBe(false)

  await visitor.tick(/^Liten lånebil/)
  await visitor.tick(/^Stor lånebil/)
  expect([listChosenServices(), without.disabled]).toEqual([["loan-car-large"], true])
  await visitor.tick(/^Stor lånebil/)
  await visitor.tick(/^Spolarvätska/)
  await visitor.user.selectOptions(await screen.findByLabelText("Antal"), "3 l")

  expect([listChosenServices(), visitor.readStored().services?.["washer-fluid"]?.unit]).toEqual([["washer-fluid"], 3])
  await waitFor(() =>
    expect(aside().replaceAll("\u00A0", " ")).toMatch(/3 × Spolarvätska\s*138 kr.*Ungefärlig summa\s*633 kr/),
  )
})

test("an add-on that is sold in a single unit has no field for the number of units [spec 3 §5.1 workshop-units.hidden]", async () => {
  const visitor = await visit({ session: sessionAt(3) })

  await visitor.tick(/^Liten lånebil/)
  expect(screen.queryByLabelText("Antal")).toBeNull()
  await visitor.tick(/^Spolarvätska/)

  const units = await screen.findByLabelText<HTMLSelectElement>("Antal")
  expect([...units.options].map(({ text }) => text)).toEqual(["1 l", "2 l", "3 l", "4 l", "5 l"])
})

test.each([
  ["the add-ons do not load", fail],
  ["there are no add-ons", async () => ({ serviceOfferingCategories: [] })],
])("the add-ons step is skipped when %s [spec 3 §4.1 workshop-no-addons]", async (_, fetchAddons) => {
  const visitor = await visit({ session: sessionAt(2), ports: { fetchAddons } })
  await visitor.tick(/^Hjulskifte/)
  await visitor.press("Fortsätt")

  await visitor.heading("Steg 4/4 Välj en verkstad och tid som passar dig")
  expect(screen.queryByRole("heading", { name: /^Steg 3/ })).toBeNull()
})

test("five skeleton rows are shown until the first workshops have loaded, and a button loads more workshops until the list ends [spec 3 §4.1 workshop-more workshop-nosites]", async () => {
  const { promise: started, resolve: goOn } = Promise.withResolvers<void>()
  async function* watchClosestWorkshops({ cursor }: { readonly cursor?: string }) {
    if (cursor === undefined) await started
    yield* createStream(WORKSHOPS, cursor)
  }
  const visitor = await visit({ session: sessionAt(4), ports: { watchClosestWorkshops } })
  const list = (await visitor.find("Hämtar listan")).closest("[data-scope=stream-list][data-part=root]")
  expect(list?.querySelectorAll("[data-part=place]")).toHaveLength(5)
  goOn()

  await visitor.press("Hämta fler")

  await visitor.find("Norrvik Skövde")
  expect((await visitor.button("Hämta fler")).getAttribute("aria-disabled")).toBe("true")
  await visitor.find("Det finns inga fler")
})

test("a visitor can sort the workshops by their first free time instead of the service's order [spec 3 §4.1 workshop-sort]", async () => {
  const visitor = await visit({ session: sessionAt(4) })
  const first = () => screen.getAllByText(/^Norrvik /)[0]?.textContent
  await visitor.find("Norrvik Mölndal")
  await waitFor(() => expect(first()).toBe("Norrvik Borås"))

  await visitor.user.selectOptions(await screen.findByRole("combobox"), "Första lediga tid")

  expect(first()).toBe("Norrvik Mölndal")
})

test("the page shows an e-mail address when there are no workshops, and the reason and a retry button when the search fails [spec 3 §8.1 workshop-none workshop-stream-failed]", async () => {
  await visit({ session: sessionAt(4), ports: { watchClosestWorkshops: () => createStream([]) } })
  await screen.findByText("Vi kan ej hitta några anläggningar som passar dig")
  expect(alerts()).toMatch(/Skriv till oss så hjälper vi dig:\s*verkstad@norrvik\.example/)

  const failing = await visit({
    session: sessionAt(4),
    ports: {
      async *watchClosestWorkshops() {
        yield { name: "failed", data: { error: "Sökningen stannade." } }
      },
    },
  })
  await failing.find("Sökningen stannade.")
  expect(failing.emitted).toContainEqual({ type: "noWorkshop" })
})

test("a search for workshops that fails without a reason shows a general error, and its button searches again [spec 3 §8.1 workshop-stream-failed]", async () => {
  let searches = 0
  async function* watchClosestWorkshops({ cursor }: { readonly cursor?: string }) {
    searches += 1
    if (searches === 1) throw new Error("workshop-booking: the stream was opened again and again, in vain")
    yield* createStream(WORKSHOPS, cursor)
  }
  const visitor = await visit({ session: sessionAt(4), ports: { watchClosestWorkshops } })
  await visitor.find("Något gick fel, försök igen")
  expect(screen.queryByRole("button", { name: "Hämta fler" })).toBeNull()
  const [link] = screen.getAllByRole("link", { name: "verkstad@norrvik.example" })
  expect(link?.parentElement?.textContent).toMatch(/^Skriv till oss så hjälper vi dig/)

  await visitor.press("Försök igen")

  await visitor.find("Norrvik Mölndal")
})

test("the calendar opens at the first week with free times, and days without free times show a message [spec 3 §4.1 workshop-no-times.text workshop-full-day]", async () => {
  const visitor = await visit({ session: sessionAt(4) })
  await visitor.press("Andra tider Norrvik Borås")
  const heading = await visitor.heading("Tider hos Norrvik Borås")
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(radios()).toContain("torsdag 3 december, Heldag")
  expect(screen.getAllByText("Inga lediga tider").length).toBeGreaterThan(0)
  expect(screen.getByText("Heldag: lämna bilen före 08:00.")).toBeTruthy()

  await visitor.chooseSlot(/^torsdag 3 december.*Heldag/)

  expect(visitor.readStored().bookingInfo?.timeSlot).toEqual({ timeslot: "2026-12-03T08:00:00", isFullDay: true })
  await visitor.press("Ändra verkstad eller tid")
  await visitor.heading("Verkstad")
  expect(visitor.readStored().location).toBeUndefined()
})

test("a failed request for times leaves the list empty and can be retried [spec 3 §8.1 workshop-times-failed]", async () => {
  const responses = [fail]
  const fetchTimeslots = async ({ date }: { readonly date: string }) =>
    responses.shift()?.() ?? fourWeeks(date.slice(0, 10))
  const visitor = await visit({ session: sessionAt("time"), ports: { fetchTimeslots } })
  await visitor.press("Andra tider")
  await visitor.find("Något gick fel, försök igen")
  expect(radios()).toEqual([])

  await visitor.press("Försök igen")

  await waitFor(() => expect(radios().length).toBeGreaterThan(0))
})

test("the first time of a workshop is one press away from the contact details", async () => {
  const visitor = await visit({ session: sessionAt(4) })

  await visitor.press("Välj första tiden Norrvik Borås")

  await visitor.heading("Dina uppgifter")
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Förnamn/)))
  expect(scrolledTo.at(-1)?.contains(document.activeElement)).toBe(true)
  expect(radios()).toEqual([])
  await visitor.find("Tiden är reserverad till 14:32")
  expect(visitor.readStored()).toMatchObject({
    location: { departmentId: "SE-603" },
    bookingInfo: { timeSlot: { timeslot: "2026-12-03T08:00:00", isFullDay: false } },
  })

  await visitor.press("Andra tider")
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("radio", { checked: true })))
})

test("a whole day as the first time is named as such", async () => {
  const [first] = WORKSHOPS
  const watchClosestWorkshops = () => createStream(first ? [{ ...first, isFirstFullDay: true }] : [])
  const visitor = await visit({ session: sessionAt(4), ports: { watchClosestWorkshops } })

  await visitor.find("Första lediga tid: torsdag 3 december, heldag")
  await visitor.press("Välj första tiden Norrvik Borås")

  await visitor.heading("Dina uppgifter")
  expect(visitor.readStored().bookingInfo?.timeSlot?.isFullDay).toBe(true)
})

test("after a time is selected, a button leads to the contact details and closes the calendar", async () => {
  const visitor = await visit({ session: sessionAt(4) })
  await visitor.press("Andra tider Norrvik Borås")
  expect(screen.queryByRole("button", { name: "Fortsätt till dina uppgifter" })).toBeNull()
  await visitor.chooseSlot(/^torsdag 3 december.*08:30/)

  await visitor.press("Fortsätt till dina uppgifter")

  expect(document.activeElement).toBe(screen.getByLabelText(/^Förnamn/))
  expect(scrolledTo.at(-1)?.contains(document.activeElement)).toBe(true)
  expect(radios()).toEqual([])
  expect(screen.getByText("torsdag 3 december kl. 08:30", { selector: "p" })).toBeTruthy()
})

test("the terms of cancelling are shown above the button that books, and only there", async () => {
  const terms =
    /^Ändra eller avboka utan kostnad till klockan 15:00 dagen före. Därefter kostar det 450\skr att avboka, och tiden ändras bara per telefon.$/
  const cancellation = { freeUntil: "15:00", fee: 450, currency: "SEK" }
  const workshops = WORKSHOPS.map((workshop) => ({ ...workshop, cancellation }))
  const visitor = await visit({
    session: sessionAt(4),
    ports: { watchClosestWorkshops: () => createStream(workshops) },
  })
  await visitor.heading(/^Steg 4/)
  expect(screen.queryByText(terms)).toBeNull()

  await visitor.press("Välj första tiden Norrvik Borås")

  const line = await visitor.find(terms)
  expect(screen.getByText(/Norrvik Automotive AB använder uppgifterna/)).toBeTruthy()
  const button = await visitor.button("Boka tiden")
  expect(line.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test("each workshop shows the price to pay for the chosen services", async () => {
  const prices = [520, null, undefined]
  const workshops = WORKSHOPS.slice(0, 3).map((workshop, index) => {
    const price = prices[index]
    return price === undefined ? workshop : { ...workshop, offers: [{ code: "wheel-change", price }] }
  })
  await visit({ session: sessionAt(4), ports: { watchClosestWorkshops: () => createStream(workshops) } })
  await screen.findByText("Norrvik Göteborg")
  const cards = screen.getAllByRole("listitem").map(({ textContent }) => textContent?.replaceAll("\u00A0", " ") ?? "")
  const card = (name: string) => cards.find((text) => text.startsWith(name))

  expect(card("Norrvik Borås")).toContain("Att betala: 520 kr")
  expect(card("Norrvik Mölndal")).toContain("Pris saknas*")
  expect(card("Norrvik Göteborg")).not.toMatch(/Att betala|Pris saknas/)
})

test("the list names the earliest time in it, and a nearer workshop that does all but one service", async () => {
  const [first, ...others] = WORKSHOPS
  const nearer = { departmentId: "SE-609", siteName: "Rullo Malmö", code: "wheel-change" }
  const workshops = first ? [{ ...first, nearer }, ...others] : []
  const visitor = await visit({
    session: sessionAt(4),
    ports: { watchClosestWorkshops: () => createStream(workshops) },
  })

  await visitor.find("Tidigaste tiden i listan: onsdag 2 december kl. 13:00 hos Norrvik Mölndal")
  await visitor.find("Rullo Malmö ligger närmare och gör allt utom Hjulskifte.")
  await visitor.press("Ta bort Hjulskifte")

  await waitFor(() => expect(visitor.readStored().services).toEqual({}))
})

test("the services step names the earliest time of all workshops, or says that there is none", async () => {
  const session = { ...sessionAt(4), bookingState: 2, displayState: 2 } as const
  const visitor = await visit({ session })
  await visitor.find("Tidigaste lediga tid: onsdag 2 december kl. 13:00 hos Norrvik Mölndal (56 km)")

  const other = await visit({ session, ports: { fetchEarliestTime: async () => ({}) } })
  await other.find("Ingen verkstad har en ledig tid för de valda tjänsterna just nu.")
})

test("a button shows the listed workshops on a map, and hides the map again", async () => {
  const visitor = await visit({ session: sessionAt(4) })
  const toggle = await visitor.button("Visa på karta")
  expect(visitor.root.querySelector("[data-scope=map]")).toBeNull()

  await visitor.user.click(toggle)
  await waitFor(() => expect(visitor.root.querySelector("[data-scope=map]")).toBeTruthy())
  expect(toggle.getAttribute("aria-expanded")).toBe("true")

  await visitor.user.click(toggle)
  expect(visitor.root.querySelector("[data-scope=map]")).toBeNull()
})

test("the summary labels medians as approximate, and prices of the workshop with its name [spec 3 §9.1 workshop-median]", async () => {
  await visit({ session: sessionAt(4) })
  const words = () => aside().replaceAll("\u00A0", " ")
  await waitFor(() => expect(words()).toMatch(/Ungefärlig summa 495 kr.*Priserna är medianpriser/))

  document.body.replaceChildren()
  await visit({ session: sessionAt("time") })

  await waitFor(() => expect(words()).toMatch(/Summa 520 kr.*Priserna gäller hos Norrvik Borås\./))
  expect(words()).not.toMatch(/median/)
})

test("prices that fail to load say so, and can be fetched again", async () => {
  const responses = [fail]
  const fetchPrices = async () => responses.shift()?.() ?? { offers: [{ code: "wheel-change", price: 520 }] }
  const visitor = await visit({ session: sessionAt("time"), ports: { fetchPrices } })
  const words = () => aside().replaceAll("\u00A0", " ")
  await waitFor(() => expect(words()).toMatch(/Ungefärlig summa 495 kr.*Verkstadens priser kunde inte hämtas\./))

  const summary = within(screen.getByRole("complementary", { name: "Summering av val" }))
  await visitor.user.click(summary.getByRole("button", { name: "Försök igen" }))

  await waitFor(() => expect(words()).toMatch(/Summa 520 kr/))
})

test("prices that are loading show no number", async () => {
  await visit({ session: sessionAt("time"), ports: { fetchPrices: waitForever } })

  await waitFor(() => expect(aside()).toMatch(/Hjulskifte\s*Hämtar pris.*Summa\s*Hämtar pris/))
  expect(aside()).not.toMatch(/\d\s*kr/)
})

test("the median price of the original service is shown once the mileage is entered [spec 3 §9.1 workshop-median]", async () => {
  const fetchServices = async ({ milage }: { readonly milage?: number }) => ({
    serviceOfferingCategories: SERVICES.map((category) => ({
      ...category,
      offerings: category.offerings.map((offering) =>
        offering.code === "originalservice" && milage === 4200
          ? { ...offering, price: 3990, priceKnown: true }
          : offering,
      ),
    })),
  })
  const visitor = await visit({ session: sessionAt(2), ports: { fetchServices } })
  await visitor.tick(/^Originalservice/)

  await visitor.write(/^Miltal/, "4200")

  const label = (await screen.findByRole("checkbox", { name: /^Originalservice/ })).closest("label")
  await waitFor(() => expect(label?.textContent?.replaceAll("\u00A0", " ")).toMatch(/^Originalservice\s*3 990 kr/))
})

test("prices for a mileage that fail to load say so, and can be fetched again", async () => {
  const calls = { failing: true }
  const fetchServices = async ({ milage }: { readonly milage?: number }) =>
    milage !== undefined && calls.failing ? fail() : { serviceOfferingCategories: SERVICES }
  const visitor = await visit({ session: sessionAt(2), ports: { fetchServices } })
  await visitor.tick(/^Originalservice/)
  await visitor.write(/^Miltal/, "4200")
  await waitFor(() => expect(alerts()).toBe("Priserna för miltalet kunde inte hämtas."))

  calls.failing = false
  await visitor.press("Försök igen")

  await waitFor(() => expect(alerts()).toBe(""))
})

test("'Fortsätt' focuses a missing mileage of a ticked service instead of leaving the service out", async () => {
  const visitor = await visit({ session: sessionAt(2) })
  await visitor.tick(/^Hjulskifte/)
  await visitor.tick(/^Originalservice/)

  await visitor.press("Fortsätt")

  await visitor.find("Ange miltal")
  expect(document.activeElement).toBe(screen.getByLabelText(/^Miltal/))
  await visitor.write(/^Miltal/, "4200")
  await visitor.press("Fortsätt")
  await visitor.heading("Steg 3/4 Välj tillval")
})

test("invalid contact details show errors, and the booking is not sent [spec 3 §5.1 workshop-contact]", async () => {
  const visitor = await visit({ session: sessionAt("time") })
  await visitor.write(/^Mobilnummer/, "070-1")
  await visitor.write(/^E-post/, "anna@berg")
  await visitor.press("Boka tiden")

  await visitor.find("Ange ett telefonnummer med 6 till 20 siffror.")
  expect(screen.getAllByText("Fyll i det här fältet.").length).toBe(2)
  expect(screen.getByText("Ange en e-postadress, till exempel namn@exempel.se.")).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>("Meddelande till verkstaden").maxLength).toBe(80)
  expect(visitor.listInputs("createBooking")).toEqual([])
})

test("the message to the workshop shows how many of its 80 characters are used [spec 3 §5.1 workshop-contact.words]", async () => {
  const visitor = await visit({ session: sessionAt("time") })

  await visitor.write("Meddelande till verkstaden", "Ring.")

  await visitor.find("5 av 80 tecken")
})

test("a completed booking form pushes a form interaction to the data layer, and an incomplete one does not [spec 3 §7.1 form-interaction.booking]", async () => {
  const visitor = await visit({ session: sessionAt("time") })
  await visitor.press("Boka tiden")
  expect(window.dataLayer).toBeUndefined()
  await visitor.fillInContact()
  await visitor.press("Boka tiden")
  await visitor.heading("Bokning bekräftad")

  expect(window.dataLayer).toEqual([{ event: "form_interaction", form_name: "workshop-booking" }])
})

test("a time that is no longer available shows an error and is removed, and another time can be booked with the same entries [spec 3 §8.1 workshop-refused workshop-results]", async () => {
  const taken = "Tiden är inte tillgänglig, vänligen välj en annan tid"
  const responses = [refuse(taken, 409, "TimeslotNotAvailable")]
  const visitor = await visit({
    session: sessionAt("time"),
    ports: {
      createBooking: async ({ registrationNumber }) =>
        responses.shift()?.() ?? { id: "NV-2", registrationNumber, kobraProductIds: [] },
      fetchTimeslots: async ({ date }) =>
        fourWeeks(date.slice(0, 10), responses.length > 0 ? [] : ["2026-12-03T08:30"]),
    },
  })
  await visitor.press("Andra tider")
  await waitFor(() => expect(radios()).toContain("torsdag 3 december, 08:30"))
  await visitor.fillInContact()
  await visitor.press("Boka tiden")

  await visitor.find(taken)
  await waitFor(() => expect(radios()).toContain("torsdag 3 december, 10:15"))
  expect(radios()).not.toContain("torsdag 3 december, 08:30")
  expect(screen.getByLabelText<HTMLInputElement>(/^Förnamn/).value).toBe("Anna")
  await visitor.press("Boka tiden")
  expect(visitor.listInputs("createBooking")).toHaveLength(1)
  expect(document.activeElement?.closest("[data-scope=week-selector]")).toBeTruthy()
  await visitor.chooseSlot(/^torsdag 3 december.*10:15/)
  expect(alerts()).toBe("")
  await visitor.press("Boka tiden")

  await visitor.heading("Bokning bekräftad")
})

test("a chosen time shows until when it is reserved", async () => {
  const visitor = await visit({ session: sessionAt(4) })
  await visitor.press("Andra tider Norrvik Borås")

  await visitor.chooseSlot(/^torsdag 3 december.*08:30/)

  const line = await visitor.find("Tiden är reserverad till 14:32")
  expect(line.getAttribute("role")).toBe("status")
  await visitor.chooseSlot(/^torsdag 3 december.*10:15/)
  await visitor.find("Tiden är reserverad till 14:32")
  expect(visitor.listInputs("createHold")).toHaveLength(2)
})

test("a time whose reservation has ended can still be booked, and the page says so", async () => {
  const createHold = async () => ({ ...HOLD, secondsLeft: 0, isRenewed: true })
  const visitor = await visit({ session: sessionAt("time"), ports: { createHold } })

  await visitor.find("Reservationen har gått ut. Du kan boka tiden så länge den är ledig.")
  expect(screen.queryByText(/^Tiden är reserverad/)).toBeNull()
  await visitor.fillInContact()
  await visitor.press("Boka tiden")

  await visitor.heading("Bokning bekräftad")
})

test("a time that someone else holds shows the reason in the calendar, which no longer offers it, and entries are kept", async () => {
  const taken = "Tiden är inte tillgänglig, vänligen välj en annan tid"
  const responses = [async () => HOLD, refuse(taken, 409, "TimeslotNotAvailable")]
  const visitor = await visit({
    session: sessionAt("time"),
    ports: {
      createHold: async () => responses.shift()?.() ?? HOLD,
      fetchTimeslots: async ({ date }) =>
        fourWeeks(date.slice(0, 10), responses.length > 0 ? [] : ["2026-12-03T10:15"]),
    },
  })
  await visitor.find("Tiden är reserverad till 14:32")
  await visitor.write(/^Förnamn/, "Anna")
  await visitor.press("Andra tider")

  await visitor.chooseSlot(/^torsdag 3 december.*10:15/)

  await waitFor(() => expect(alerts()).toBe(taken))
  await waitFor(() => expect(radios()).toContain("torsdag 3 december, 13:00"))
  expect(radios()).not.toContain("torsdag 3 december, 10:15")
  expect(screen.getByLabelText<HTMLInputElement>(/^Förnamn/).value).toBe("Anna")
  await visitor.chooseSlot(/^torsdag 3 december.*13:00/)
  expect(alerts()).toBe("")
  await visitor.find("Tiden är reserverad till 14:32")
})

test("a booking works without a reservation when the service cannot hold times", async () => {
  const visitor = await visit({ session: sessionAt("time"), ports: { createHold: fail } })
  await visitor.heading("Dina uppgifter")
  await visitor.fillInContact()
  await visitor.press("Boka tiden")

  await visitor.heading("Bokning bekräftad")
})

test("leaving the page releases the hold, and returning to the page by the back button takes it again", async () => {
  const visitor = await visit({ session: sessionAt("time") })
  await visitor.find("Tiden är reserverad till 14:32")

  act(() => void window.dispatchEvent(new Event("pagehide")))
  expect([visitor.released, screen.queryByText(/^Tiden är reserverad/)]).toEqual([[HOLD.id], null])
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })))

  await visitor.find("Tiden är reserverad till 14:32")
})

test("leaving the page while a booking is sent does not release the hold", async () => {
  const visitor = await visit({ session: sessionAt("time"), ports: { createBooking: waitForever } })
  await visitor.find("Tiden är reserverad till 14:32")
  await visitor.fillInContact()
  await visitor.press("Boka tiden")

  act(() => void window.dispatchEvent(new Event("pagehide")))

  expect([visitor.listInputs("createBooking").length, visitor.released]).toEqual([1, []])
})

test("a refusal because of a limit asks the visitor to call the workshop, with the phone number as a link", async () => {
  const createBooking = refuse("Du kan inte boka fler tider.", 409, "BookingLimitReached")
  const visitor = await visit({ session: sessionAt("time"), ports: { createBooking } })
  await visitor.heading("Dina uppgifter")
  await visitor.fillInContact()
  await visitor.press("Boka tiden")

  await waitFor(() =>
    expect(alerts()).toBe(
      "Du kan inte boka fler tider på webben just nu. Ring verkstaden, så bokar vi åt dig. 031-390 06 20",
    ),
  )
  const link = screen.getAllByRole("link", { name: "031-390 06 20" }).find((item) => item.closest("[role=alert]"))
  expect(link?.getAttribute("href")).toBe("tel:+46313900620")
})

test("a booking that fails without a message shows a general error and keeps the entered contact details [spec 3 §8.1 workshop-refused]", async () => {
  const visitor = await visit({ session: sessionAt("time"), ports: { createBooking: fail } })
  await visitor.heading("Dina uppgifter")
  await visitor.fillInContact()
  await visitor.press("Boka tiden")

  await waitFor(() => expect(alerts()).toBe("Något gick fel, försök igen"))
  expect(screen.getByLabelText<HTMLInputElement>(/^Efternamn/).value).toBe("Berg")
})

test("a confirmed booking shows car, workshop, time, directions and services, and 'Ny bokning' reloads the page [spec 3 §2.1 workshop-confirmation, §4.1 workshop-price]", async () => {
  const visitor = await visit({ session: sessionAt(5) })
  await visitor.heading("Bokning bekräftad")
  const page = () => visitor.root.textContent?.replaceAll("\u00A0", " ") ?? ""
  expect(page()).toMatch(
    /torsdag 3 december kl\. 08:30.*Norrvik Borås.*NV-204118.*Vik Kombi.*ABC123.*Hjulskifte\s*495 kr/,
  )
  expect(screen.getByRole("link", { name: "Vägbeskrivning" }).getAttribute("href")).toMatch(/Norrvik%20Bor%C3%A5s/)
  expect(visitor.listInputs("fetchPrices")).toEqual([])

  await visitor.press("Ny bokning")

  expect([visitor.readStored(), visitor.reloads()]).toEqual([{}, 1])
})

test("the summary has a line with the class only for a car with a personal number plate, such as VIP1 [spec 3 §5.1 workshop-personal]", async () => {
  await visit({ session: { ...sessionAt(2), car: { ...CAR, registrationNumber: "VIP1" } } })
  await waitFor(() => expect(aside()).toMatch(/Klass: Kung/))

  await visit({ session: sessionAt(2) })
  const [, other] = await screen.findAllByRole("complementary", { name: "Summering av val" })
  await waitFor(() => expect(other?.textContent).toMatch(/Årsmodell 2021/))
  expect(other?.textContent).not.toMatch(/Klass/)
})

test("the summary is shown next to the flow and in a bottom sheet that a click on its handle opens and 'Dölj' closes [spec 3 §2.1 workshop-summary]", async () => {
  const visitor = await visit({ session: sessionAt("time") })
  await waitFor(() =>
    expect(aside().replaceAll("\u00A0", " ")).toMatch(/Vik Kombi ABC123.*Hjulskifte\s*520 kr.*Norrvik Borås/),
  )
  const handle = await visitor.button(/^Summering av val/)
  expect(handle.getAttribute("aria-expanded")).toBe("false")

  await visitor.user.click(handle)
  const sheet = await screen.findByRole("dialog", { name: /^Summering av val/ })
  expect(within(sheet).getByText("Hjulskifte")).toBeTruthy()
  await visitor.user.click(within(sheet).getByRole("button", { name: "Dölj" }))

  expect(handle.getAttribute("aria-expanded")).toBe("false")
})

test("the content is inert while a request is running", async () => {
  const visitor = await visit({ ports: { fetchCar: waitForever } })
  await visitor.lookUp()

  await waitFor(() => expect(visitor.root.querySelector("[data-part=content][inert]")).toBeTruthy())
})
