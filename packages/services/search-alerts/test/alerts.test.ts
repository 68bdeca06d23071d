import { type Engine, onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { removeOutdated } from "../src/remove-outdated.ts"
import { createCar } from "./fake-search.ts"
import { findLink, getText, openSearchAlerts, SENDER, VISITOR } from "./open-search-alerts.ts"

const OLD = "2026-11-20T10:00:00Z"
const MONDAY_NOON = "2026-11-23T12:00:00Z"
const TUESDAY_MORNING = "2026-11-24T08:00:00+01:00"

const countRows = async ({ storage }: Awaited<ReturnType<typeof openSearchAlerts>>) =>
  (await storage.all("select id from alerts")).length

onEachEngine((engine: Engine) => {
  test("the confirmation e-mail names the site and repeats nothing of the search", async () => {
    const { request, takeMails, said } = await openSearchAlerts(engine)

    const response = await request({ query: "car_brand=Buy+now&keyphrase=evil.example" })

    const [mail, ...others] = takeMails()
    expect(response).toEqual({ status: 202, body: { confirmWithinDays: 7 } })
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: "Bekräfta din bevakning på rullo.example",
      to: { text: VISITOR },
      from: { text: `"Rullo" <bevakning@rullo.example>` },
    })
    expect(SENDER).toContain("bevakning@rullo.example")
    expect(getText(mail)).not.toMatch(/Buy|evil/)
    expect(said.join("\n")).not.toMatch(/anna/i)
  })

  test("opening the link confirms nothing, and pressing its button confirms the alert", async () => {
    const { request, visit, takeMails, storage } = await openSearchAlerts(engine)
    await request()
    const link = findLink(takeMails())
    const readConfirmed = () => storage.get("select confirmed_at from alerts")

    const opened = await visit(link)
    const previous = await readConfirmed()
    const confirmed = await visit(`${link}/confirm`, { method: "POST" })

    expect([opened.status, confirmed.status, confirmed.headers.get("location")]).toEqual([
      200,
      303,
      `../${link.split("/").at(-1)}`,
    ])
    expect(opened.page).toContain("rullo.example: Volvo.")
    expect(previous).toEqual({ confirmed_at: null })
    expect(await readConfirmed()).not.toEqual({ confirmed_at: null })
    expect((await visit(link)).page).toContain("Bevakningen är igång")
  })

  test("new cars are sent at 08:00 on the next day, with price, year, mileage and links", async () => {
    const { subscribe, stock, setTime, takeMails } = await openSearchAlerts(engine)
    stock.cars = [createCar("1", OLD)]
    await subscribe()
    stock.cars = [createCar("1", OLD), createCar("2", MONDAY_NOON)]

    await setTime("2026-11-24T07:59:59+01:00")
    const early = takeMails()
    await setTime(TUESDAY_MORNING)
    const [mail, ...others] = takeMails()

    expect([early, others]).toEqual([[], []])
    expect(mail?.subject).toBe("Nya bilar: Volvo")
    const text = getText(mail)
    expect(text).toContain(
      "Volvo XC60 T2\n349 900 kr · 2023 · 4 230 mil\nhttps://rullo.example/bilar/bil/2/volvo-2\n\nSe hela sökningen: https://rullo.example/bilar?car_brand=Volvo\n",
    )
    expect(text).not.toMatch(/XC60 T1|3 ?999/)
  })

  test("every e-mail ends its alert with one press in mail programs", async () => {
    const { request, visit, takeMails, stock, setTime } = await openSearchAlerts(engine)
    await request()
    const [optIn] = takeMails()
    const link = findLink(optIn === undefined ? [] : [optIn])
    await visit(`${link}/confirm`, { method: "POST" })
    stock.cars = [createCar("2", MONDAY_NOON)]
    await setTime(TUESDAY_MORNING)
    const [cars] = takeMails()

    for (const mail of [optIn, cars]) {
      const lines = mail?.headerLines.map(({ line }) => line.replaceAll(/\r\n\s+/g, " ")) ?? []
      expect(lines).toContain(`List-Unsubscribe: <${link}/end>`)
      expect(lines).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click")
    }
    expect((await visit(`${link}/end`, { method: "POST", body: "List-Unsubscribe=One-Click" })).status).toBe(200)
  })

  test("ending an alert deletes its address at once, and its link can be opened again", async () => {
    const opened = await openSearchAlerts(engine)
    const { subscribe, visit, storage } = opened
    const link = await subscribe()

    const page = await visit(`${link}/end`)
    const counted = await countRows(opened)
    const ended = await visit(`${link}/end`, { method: "POST" })
    const replayed = await visit(`${link}/end`, { method: "POST" })

    expect([page.status, counted, ended.status, replayed.status]).toEqual([200, 1, 200, 200])
    expect(ended.page).toContain("Bevakningen är avslutad")
    expect(await storage.all("select * from alerts")).toEqual([])
    expect((await visit(link)).status).toBe(410)
    expect((await visit(`${link}/confirm`, { method: "POST" })).status).toBe(410)
    expect(await countRows(opened)).toBe(0)
  })

  test("an e-mail that waits for the mail server is not sent after its alert has ended", async () => {
    const mail = { isDown: false }
    const opened = await openSearchAlerts({
      ...engine,
      mailOptions: {
        onMailFrom: (_, __, done) => done(mail.isDown ? Object.assign(new Error("busy"), { responseCode: 451 }) : null),
      },
    })
    const { subscribe, visit, stock, setTime, takeMails, storage } = opened
    const link = await subscribe()
    stock.cars = [createCar("2", MONDAY_NOON)]
    mail.isDown = true
    await setTime(TUESDAY_MORNING)
    const waiting = await storage.all("select id from outbox_entries")

    await visit(`${link}/end`, { method: "POST" })
    mail.isDown = false
    await setTime("2026-11-24T10:00:00+01:00")

    expect(waiting).toHaveLength(1)
    expect(takeMails()).toEqual([])
    expect(await storage.all("select id from outbox_entries")).toEqual([])
  })

  test("a day without new cars sends no e-mail", async () => {
    const { subscribe, stock, setTime, takeMails } = await openSearchAlerts(engine)
    stock.cars = [createCar("1", OLD), createCar("3", MONDAY_NOON, { car_brand: "Kia" })]
    await subscribe()

    await setTime(TUESDAY_MORNING)
    await setTime("2026-11-25T08:00:00+01:00")

    expect(takeMails()).toEqual([])
  })

  test("an empty result sends no e-mail, and cars that are added later do", async () => {
    const { subscribe, stock, setTime, takeMails } = await openSearchAlerts(engine)
    await subscribe()
    await setTime(TUESDAY_MORNING)
    stock.cars = [createCar("2", "2026-11-24T12:00:00Z")]

    await setTime("2026-11-25T08:00:00+01:00")

    expect(takeMails()).toHaveLength(1)
  })

  test("a car that leaves and returns is not new, even with another date", async () => {
    const { subscribe, stock, setTime, takeMails } = await openSearchAlerts(engine)
    stock.cars = [createCar("1", OLD)]
    await subscribe()
    stock.cars = [createCar("2", MONDAY_NOON)]
    await setTime(TUESDAY_MORNING)
    takeMails()
    stock.cars = []
    await setTime("2026-11-25T08:00:00+01:00")
    stock.cars = [createCar("1", "2026-11-25T12:00:00Z"), createCar("2", "2026-11-25T12:00:00Z")]

    await setTime("2026-11-26T08:00:00+01:00")

    expect(takeMails()).toEqual([])
  })

  test("an old car that a change brings into the search is not new", async () => {
    const { subscribe, stock, setTime, takeMails } = await openSearchAlerts(engine)
    await subscribe()
    stock.cars = [createCar("1", OLD)]

    await setTime(TUESDAY_MORNING)

    expect(takeMails()).toEqual([])
  })

  test("an e-mail describes ten cars and counts the others, on several pages of the search", async () => {
    const { subscribe, stock, setTime, takeMails } = await openSearchAlerts(engine)
    await subscribe()
    stock.cars = Array.from({ length: 250 }, (_, index) => createCar(`${index}`, MONDAY_NOON))

    await setTime(TUESDAY_MORNING)
    const [mail] = takeMails()
    await setTime("2026-11-25T08:00:00+01:00")

    expect(getText(mail).match(/\/bilar\/bil\//g)).toHaveLength(10)
    expect(getText(mail)).toContain("Fler nya bilar: 240")
    expect(takeMails()).toEqual([])
  })

  test.for([
    [{ car_price: undefined, car_retail_price: undefined }, "Volvo XC60 T2\n2023 · 4 230 mil\n"],
    [{ car_has_campaign_price: true, car_campaign_price: 299_900 }, "299 900 kr · 2023"],
    [
      { car_vehicle_type_code: "LCV", car_vat_eligible: true, car_retail_price_exkl_vat: 280_000 },
      "280 000 kr (exkl. moms) · 2023",
    ],
    [{ car_is_sample: true }, "från 349 900 kr · 2023"],
  ] as const)(
    "the cash price of a car with %j is shown as the list shows it, or not at all",
    async ([changes, part]) => {
      const { subscribe, stock, setTime, takeMails } = await openSearchAlerts(engine)
      await subscribe()
      stock.cars = [createCar("2", MONDAY_NOON, changes)]

      await setTime(TUESDAY_MORNING)

      expect(getText(takeMails()[0])).toContain(part)
    },
  )

  test("an alert that is not confirmed is deleted after seven days, and its link confirms nothing", async () => {
    const opened = await openSearchAlerts(engine)
    const { request, visit, takeMails, clock, context } = opened
    await request()
    const link = findLink(takeMails())

    clock.now += 7 * 86_400_000
    const late = await visit(`${link}/confirm`, { method: "POST" })
    await removeOutdated(context)

    expect(late.status).toBe(410)
    expect(await countRows(opened)).toBe(0)
  })

  test("the response is the same for a known address, and a mailbox gets three confirmation e-mails a day", async () => {
    const { request, subscribe, takeMails, clock } = await openSearchAlerts(engine)
    await subscribe()

    const known = await request()
    const unknown = await request({ email: "stranger@example.org" })
    const noneToKnown = takeMails().map(({ to }) => [to].flat()[0]?.text)
    for (const query of ["car_brand=Kia", "car_brand=Audi", "car_brand=Fiat"])
      await request({ query, email: "Anna+cars@example.org" })
    const limited = takeMails().length
    clock.now += 86_400_000
    await request({ query: "car_brand=Fiat" })

    expect(known).toEqual(unknown)
    expect(noneToKnown).toEqual(["stranger@example.org"])
    expect(limited).toBe(1)
    expect(takeMails()).toHaveLength(1)
  })

  test("a mailbox confirms ten alerts at most, until one is ended", async () => {
    const { request, subscribe, visit, takeMails, clock } = await openSearchAlerts(engine)
    const links: string[] = []
    for (let index = 0; index < 10; index += 1) {
      if (index % 3 === 0) clock.now += 86_400_000
      links.push(await subscribe({ query: `car_brand=Brand${index}` }))
      takeMails()
    }
    clock.now += 86_400_000
    await request({ query: "car_brand=Kia" })
    const link = findLink(takeMails())

    const refused = await visit(`${link}/confirm`, { method: "POST" })
    await visit(`${links[0]}/end`, { method: "POST" })
    const accepted = await visit(`${link}/confirm`, { method: "POST" })

    expect([refused.status, accepted.status]).toEqual([409, 303])
    expect(refused.page).toContain("Du har redan tio bevakningar.")
  })

  test("concurrent requests for the same search are one alert", async () => {
    const opened = await openSearchAlerts(engine)

    const responses = await Promise.all([opened.request(), opened.request(), opened.request()])

    expect(responses.map(({ status }) => status)).toEqual([202, 202, 202])
    expect(await countRows(opened)).toBe(1)
  })

  test("of two concurrent confirmations only one becomes the tenth alert", async () => {
    const { request, subscribe, visit, takeMails, clock } = await openSearchAlerts(engine)
    for (let index = 0; index < 9; index += 1) {
      if (index % 3 === 0) clock.now += 86_400_000
      await subscribe({ query: `car_brand=Brand${index}` })
      takeMails()
    }
    clock.now += 86_400_000
    for (const query of ["car_brand=Kia", "car_brand=Audi"]) await request({ query })
    const links = takeMails().map((mail) => findLink([mail]))

    const confirmed = await Promise.all(links.map((link) => visit(`${link}/confirm`, { method: "POST" })))

    expect(confirmed.map(({ status }) => status).toSorted()).toEqual([303, 409])
  })

  test("a network requests twenty alerts a day at most", async () => {
    const { request } = await openSearchAlerts(engine)
    const statuses: number[] = []

    for (let index = 0; index < 21; index += 1)
      statuses.push((await request({ email: `v${index}@example.org` })).status)

    expect(statuses).toEqual([...Array(20).fill(202), 429])
    expect((await request({}, { address: "198.51.100.1" })).status).toBe(202)
  })

  test.for([
    [{ query: "car_colour=blue" }, 422, "FilterUnknown"],
    [{ trap: "filled in" }, 422, "LooksAutomated"],
    [{ email: "anna@localhost" }, 400, "BadRequest"],
    [{ origin: undefined }, 400, "BadRequest"],
    [{ path: "//evil.example" }, 400, "BadRequest"],
    [{ locale: "de-DE" }, 400, "BadRequest"],
  ] as const)("a request with %j is refused with %i %s", async ([changes, status, code]) => {
    const opened = await openSearchAlerts(engine)

    const response = await opened.request(changes)

    expect([response.status, response.body.code]).toEqual([status, code])
    expect(await countRows(opened)).toBe(0)
  })

  test("without a known network, requests are not limited together", async () => {
    const { request } = await openSearchAlerts(engine)
    const statuses: number[] = []

    for (let index = 0; index < 21; index += 1)
      statuses.push((await request({ email: `v${index}@example.org` }, { address: "" })).status)

    expect(statuses).toEqual(Array(21).fill(202))
  })

  test("addresses that differ in their tag have separate alerts, and each gets its e-mail", async () => {
    const { request, takeMails } = await openSearchAlerts(engine)

    await request({ email: "anna@example.org" })
    await request({ email: "anna+cars@example.org" })

    expect(takeMails().map(({ to }) => [to].flat()[0]?.text)).toEqual(["anna@example.org", "anna+cars@example.org"])
  })

  test("a confirmation e-mail to an address that does not exist is deleted with its request", async () => {
    const { request, clock, context, storage } = await openSearchAlerts({
      ...engine,
      mailOptions: {
        onRcptTo: (_, __, done) => done(Object.assign(new Error("5.1.1 No such user"), { responseCode: 550 })),
      },
    })
    await request()
    const givenUp = await storage.all("select gave_up_at from outbox_entries where gave_up_at is not null")

    clock.now += 7 * 86_400_000
    await removeOutdated(context)

    expect(givenUp).toHaveLength(1)
    expect(await storage.all("select id from outbox_entries")).toEqual([])
  })

  test("queries that differ in order are one alert, and page and sort order are not part of it", async () => {
    const opened = await openSearchAlerts(engine)

    await opened.request({ query: "car_fuel=El&car_brand=Volvo&page=3" })
    await opened.request({ query: "car_brand=Volvo&car_fuel=El&sortName=car_price_asc" })

    expect(await countRows(opened)).toBe(1)
    expect(opened.takeMails()).toHaveLength(2)
  })

  test("thirty invalid links of a network are refused with 404, more with 429, and a valid link is opened", async () => {
    const { subscribe, visit } = await openSearchAlerts(engine)
    const link = await subscribe()
    const guess = `${link.slice(0, -1)}${link.endsWith("0") ? "1" : "0"}`
    const statuses: number[] = []

    for (let index = 0; index < 31; index += 1) statuses.push((await visit(guess)).status)
    const ends = await visit(`${guess}/end`, { method: "POST", address: "198.51.100.1" })

    expect(statuses).toEqual([...Array(30).fill(404), 429])
    expect(ends.status).toBe(404)
    expect((await visit(link)).status).toBe(200)
  })

  test("an alert ends after a year with a last e-mail, and is deleted when it is not renewed", async () => {
    const opened = await openSearchAlerts(engine)
    const { subscribe, stock, setTime, takeMails, visit, context } = opened
    const link = await subscribe()
    await setTime("2027-11-23T09:00:00+01:00")
    takeMails()
    stock.cars = [createCar("2", "2027-11-24T06:30:00Z")]

    await setTime("2027-11-24T08:00:00+01:00")
    const last = takeMails()
    await setTime("2027-11-26T08:00:00+01:00")

    expect(last.map(({ subject }) => subject)).toEqual(["Din bevakning har avslutats: Volvo"])
    expect(findLink(last)).toBe(link)
    expect(takeMails()).toEqual([])
    expect((await visit(link)).page).toContain("Förnya i ett år")
    await setTime("2027-12-08T08:00:00+01:00")
    await removeOutdated(context)
    expect(await countRows(opened)).toBe(0)
  })

  test("a renewed alert sends the cars of the meantime, and ends a year later", async () => {
    const { subscribe, stock, setTime, takeMails, visit } = await openSearchAlerts(engine)
    const link = await subscribe()
    await setTime("2027-11-24T08:00:00+01:00")
    stock.cars = [createCar("2", "2027-11-25T12:00:00Z")]
    await setTime("2027-11-26T10:00:00+01:00")
    takeMails()

    await visit(`${link}/confirm`, { method: "POST" })
    await setTime("2027-11-27T08:00:00+01:00")
    const mails = takeMails()
    await setTime("2028-11-25T09:00:00+01:00")
    const none = takeMails()
    await setTime("2028-11-26T08:00:00+01:00")

    expect(mails.map(({ subject }) => subject)).toEqual(["Nya bilar: Volvo"])
    expect(none).toEqual([])
    expect(takeMails().map(({ subject }) => subject)).toEqual(["Din bevakning har avslutats: Volvo"])
  })

  test("while the search is unavailable alerts wait, and no car is lost", async () => {
    const { subscribe, stock, setTime, takeMails, said } = await openSearchAlerts(engine)
    await subscribe()
    stock.cars = null
    await setTime(TUESDAY_MORNING)
    await setTime("2026-11-24T08:09:00+01:00")
    const failures = said.filter((line) => line.includes("waits")).length
    stock.cars = [createCar("2", MONDAY_NOON)]

    await setTime("2026-11-24T08:10:00+01:00")

    expect(failures).toBe(1)
    expect(takeMails()).toHaveLength(1)
    expect(said.join("\n")).not.toMatch(/anna|Volvo/)
  })

  test("cars that were published while the first search failed are new", async () => {
    const { subscribe, stock, setTime, takeMails } = await openSearchAlerts(engine)
    stock.cars = null
    await subscribe()
    stock.cars = [createCar("1", OLD), createCar("2", MONDAY_NOON)]

    await setTime("2026-11-23T18:00:00+01:00")
    await setTime(TUESDAY_MORNING)

    const text = getText(takeMails()[0])
    expect(text).toContain("XC60 T2")
    expect(text).not.toContain("XC60 T1")
  })

  test("a search that the service refuses does not hold up the other alerts", async () => {
    const opened = await openSearchAlerts(engine)
    const { subscribe, stock, setTime, storage } = opened
    await subscribe()
    stock.cars = 400
    await subscribe({ query: "car_brand=Kia" })
    await setTime(TUESDAY_MORNING)

    const rows = await storage.all({ dueAt: "text" }, `select due_at as "dueAt" from alerts`)

    expect(rows.map(({ dueAt }) => dueAt)).toEqual(Array(2).fill("2026-11-25T07:00:00.000Z"))
  })

  test("a mail server that is down for days causes one e-mail, and the later cars follow on the next day", async () => {
    const mail = { isDown: false }
    const { subscribe, stock, setTime, takeMails } = await openSearchAlerts({
      ...engine,
      mailOptions: {
        onMailFrom: (_, __, done) => done(mail.isDown ? Object.assign(new Error("busy"), { responseCode: 451 }) : null),
      },
    })
    await subscribe()
    mail.isDown = true
    stock.cars = [createCar("2", MONDAY_NOON)]
    await setTime(TUESDAY_MORNING)
    stock.cars = [createCar("2", MONDAY_NOON), createCar("3", "2026-11-24T12:00:00Z")]
    await setTime("2026-11-25T08:00:00+01:00")
    mail.isDown = false
    await setTime("2026-11-26T07:00:00+01:00")
    const late = takeMails()
    await setTime("2026-11-26T08:00:00+01:00")
    const sameDay = takeMails()
    await setTime("2026-11-27T08:00:00+01:00")
    const next = takeMails()

    expect(late.map((item) => getText(item).match(/XC60 T\d/g))).toEqual([["XC60 T2"]])
    expect(sameDay).toEqual([])
    expect(next.map((item) => getText(item).match(/XC60 T\d/g))).toEqual([["XC60 T3"]])
  })

  test("e-mails are sent at 08:00 on both sides of the change of clocks", async () => {
    const { subscribe, stock, setTime, takeMails } = await openSearchAlerts(engine)
    await setTime("2027-03-27T12:00:00+01:00")
    await subscribe()
    stock.cars = [createCar("2", "2027-03-27T20:00:00Z")]

    await setTime("2027-03-28T07:59:59+02:00")
    const early = takeMails()
    await setTime("2027-03-28T08:00:00+02:00")

    expect([early.length, takeMails().length]).toEqual([0, 1])
  })

  test("the address is stored encrypted and once, and the outbox has none", async () => {
    const mail = { isDown: true }
    const { request, storage } = await openSearchAlerts({
      ...engine,
      mailOptions: {
        onMailFrom: (_, __, done) => done(mail.isDown ? Object.assign(new Error("busy"), { responseCode: 451 }) : null),
      },
    })
    await request()

    const [alerts, entries] = [
      await storage.all("select * from alerts"),
      await storage.all("select * from outbox_entries"),
    ]

    expect(entries).toHaveLength(1)
    expect(JSON.stringify([alerts, entries])).not.toMatch(/anna|example\.org/i)
  })

  test.for([
    ["nb", "Bekreft søkevarselet ditt på rullo.example"],
    ["da", "Bekræft din søgeagent på rullo.example"],
    ["en", "Confirm your alert on rullo.example"],
    ["fi", "Vahvista hakuvahtisi sivustolla rullo.example"],
    ["sk", "Potvrďte svoje upozornenie na rullo.example"],
  ] as const)("e-mails are written in %s", async ([language, subject]) => {
    const { request, takeMails } = await openSearchAlerts(engine)

    await request({ locale: `${language}-SE` })

    expect(takeMails()[0]?.subject).toBe(subject)
  })
})
