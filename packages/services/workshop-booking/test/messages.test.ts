import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { listPendingEntries } from "@forecourt/service-kit/outbox"
import { readSettings } from "@forecourt/service-kit/settings"
import { type Engine, onEachEngine } from "@forecourt/service-kit/test-harness"
import { startServingProcess } from "@forecourt/service-kit/test-processes"
import type { ParsedMail } from "mailparser"
import type { SMTPServerOptions } from "smtp-server"
import { expect, onTestFinished, test } from "vitest"
import { startMailServer } from "../../../service-kit/test/mail-server.ts"
import { cancelBooking, moveBooking, service } from "../src/index.ts"
import { createHeaders, createOrder, openWorkshopBooking } from "./open-workshop-booking.ts"

const HOUR_MS = 3_600_000
const SENDER = "Norrvik <booking@norrvik.example>"
const VISITS_URL = "https://norrvik.example/visits"
const WORKSHOP = "verkstad.se-103@norrvik.example"
const CUSTOMER = "alva@example.com"

async function startGateway() {
  const posts: { readonly to: string; readonly text: string }[] = []
  const server = createServer(async (request, response) => {
    posts.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())
  return { posts, gateway: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: "" } }
}

async function openWithReceivers(engine: Engine, options: SMTPServerOptions = {}) {
  const { mails, url } = await startMailServer(options)
  const { posts, gateway } = await startGateway()
  const booking = await openWorkshopBooking({
    ...engine,
    mailServer: { url, sender: SENDER },
    gateway,
    visitsUrl: VISITS_URL,
  })
  const { context, clock } = booking
  const settle = () => context.outbox.waitUntilSettled()
  return {
    booking,
    mails,
    posts,
    settle,
    /** Books a visit on Friday, so that its reminder is due on Thursday at 10:00. */
    async book(changes: object = {}): Promise<string> {
      const order = createOrder({ timeSlot: "2026-11-27T10:00:00", ...changes })
      const { status, body } = await booking.call("book", order, { key: JSON.stringify(changes) })
      expect(status).toBe(200)
      await settle()
      return body.id
    },
    async setTime(time: string) {
      clock.now = Date.parse(time)
      await settle()
    },
    /** Returns the e-mails and text messages since the last call. */
    takeAll() {
      return {
        toCustomer: takeMails(mails, CUSTOMER),
        toWorkshop: takeMails(mails, WORKSHOP),
        texts: posts.splice(0),
      }
    },
  }
}

function takeMails(mails: ParsedMail[], to: string): ParsedMail[] {
  const taken = mails.filter((mail) => [mail.to].flat().some((address) => address?.text === to))
  for (const mail of taken) mails.splice(mails.indexOf(mail), 1)
  return taken
}

const readCalendar = ({ attachments }: Pick<ParsedMail, "attachments">) =>
  attachments
    .find(({ contentType }) => contentType === "application/ics")
    ?.content.toString()
    .replaceAll("\r\n ", "")
    .split("\r\n")

onEachEngine((engine) => {
  test("a booking sends a confirmation to the customer's address and phone, and an e-mail to the workshop", async () => {
    const { book, takeAll, booking } = await openWithReceivers(engine)

    const id = await book()

    const { toCustomer, toWorkshop, texts } = takeAll()
    const [confirmation] = toCustomer
    expect(toCustomer).toHaveLength(1)
    expect(confirmation).toMatchObject({
      subject: `Bokning ${id} är bekräftad`,
      replyTo: { text: WORKSHOP },
      from: { text: '"Norrvik" <booking@norrvik.example>' },
    })
    const link = new RegExp(`${VISITS_URL}/${id}-[0-9a-f]{32}`)
    for (const part of [
      "Hej Alva! Din tid är bokad.",
      "Tid: fredag 27 november kl. 10:00",
      "Plats: Norrvik Borås, Smedjegatan 8, 501 00 Borås",
      "Tjänster: Hjulskifte",
      "Fordon: ABC123",
      "Du kan ändra eller avboka utan kostnad till torsdag 26 november kl. 15:00. Därefter kostar det 450 kr att avboka, och tiden ändras bara per telefon.",
      "Ring 033-390 06 40",
    ])
      expect(confirmation?.text?.replaceAll("\u00a0", " ")).toContain(part)
    expect(confirmation?.text).toMatch(link)
    expect(readCalendar(confirmation ?? { attachments: [] })).toEqual(
      expect.arrayContaining([
        "METHOD:PUBLISH",
        `UID:${id}-0@workshop-booking.forecourt`,
        "SEQUENCE:0",
        "DTSTART:20261127T090000Z",
        "DTEND:20261127T093000Z",
        `DESCRIPTION:${id}\\n033-390 06 40`,
      ]),
    )
    expect(toWorkshop).toMatchObject([
      {
        subject: `Ny bokning ${id}: fredag 27 november kl. 10:00`,
        replyTo: { text: CUSTOMER },
        text: expect.stringMatching(/Fordon: ABC123\n.*Kund: Alva Ek\n.*Meddelande: Ring gärna\./s),
      },
    ])
    expect(texts).toEqual([
      {
        to: "+46701740699",
        text: expect.stringMatching(/^Din tid hos Norrvik Borås: fredag 27 november kl. 10:00\. .*\/visits\//),
      },
    ])
    expect(booking.said.join("\n")).not.toMatch(/alva|70174|visits\//i)
  })

  test("the customer's remarks reach only the workshop, in one line", async () => {
    const { book, takeAll } = await openWithReceivers(engine)
    await book({
      serviceOfferingRequests: [{ kobraId: "fault-finding", unitsSelected: null, userInput: "Skramlar\nvänster fram" }],
    })

    const { toCustomer, toWorkshop, texts } = takeAll()

    expect(toWorkshop[0]?.text).toContain(": Skramlar vänster fram\n")
    const [mail] = toCustomer
    expect([mail?.text, readCalendar(mail ?? { attachments: [] })?.join(""), texts[0]?.text].join()).not.toContain(
      "Skramlar",
    )
  })

  test("a customer is reminded once, on the day before the visit", async () => {
    const { book, takeAll, setTime } = await openWithReceivers(engine)
    await book()
    takeAll()

    await setTime("2026-11-26T09:59:59+01:00")
    const early = takeAll()
    await setTime("2026-11-26T10:00:00+01:00")
    const { toCustomer, toWorkshop, texts } = takeAll()
    await setTime("2026-11-26T18:00:00+01:00")

    expect([early.toCustomer, early.texts]).toEqual([[], []])
    expect(toCustomer).toMatchObject([{ subject: "Påminnelse: fredag 27 november kl. 10:00", attachments: [] }])
    expect(toCustomer[0]?.text).toMatch(/utan kostnad till torsdag 26 november kl. 15:00.*\/visits\//s)
    expect(texts).toMatchObject([{ text: expect.stringContaining("Påminnelse: Norrvik Borås, fredag 27 november") }])
    expect(toWorkshop).toEqual([])
    expect(takeAll().toCustomer).toEqual([])
  })

  test("a visit that is booked after the time of its reminder has none", async () => {
    const { book, takeAll, setTime } = await openWithReceivers(engine)
    await setTime("2026-11-26T12:00:00+01:00")
    await book()
    const { toCustomer } = takeAll()

    await setTime("2026-11-27T09:00:00+01:00")

    expect(toCustomer).toHaveLength(1)
    expect(takeAll().toCustomer).toEqual([])
  })

  test("a moved booking tells both, has a newer calendar event, and is reminded of at its new time only", async () => {
    const { book, takeAll, setTime, settle, booking } = await openWithReceivers(engine)
    const bookingId = await book()
    takeAll()

    const time = { startsAt: "2026-11-30T13:00:00", isFullDay: false }
    await moveBooking(booking.context, { bookingId, time, by: "customer" })
    await settle()
    const { toCustomer, toWorkshop, texts } = takeAll()
    await setTime("2026-11-26T10:00:00+01:00")
    const atOldTime = takeAll()
    await setTime("2026-11-29T10:00:00+01:00")
    const atNewTime = takeAll()

    expect(toCustomer).toMatchObject([{ subject: `Bokning ${bookingId} har en ny tid` }])
    expect(readCalendar(toCustomer[0] ?? { attachments: [] })).toEqual(
      expect.arrayContaining(["METHOD:PUBLISH", "SEQUENCE:1", "DTSTART:20261130T120000Z"]),
    )
    expect(toWorkshop).toMatchObject([
      {
        subject: `Ändrad bokning ${bookingId}: måndag 30 november kl. 13:00`,
        text: expect.stringContaining("Tidigare tid: fredag 27 november kl. 10:00"),
      },
    ])
    expect(texts).toMatchObject([{ text: expect.stringContaining("Ny tid hos Norrvik Borås: måndag 30 november") }])
    expect([atOldTime.toCustomer, atOldTime.texts]).toEqual([[], []])
    expect(atNewTime.toCustomer).toMatchObject([{ subject: "Påminnelse: måndag 30 november kl. 13:00" }])
    expect(await listPendingEntries(booking.storage)).toEqual([])
  })

  test("a cancelled booking tells both, cancels the calendar event, and is not reminded of", async () => {
    const { book, takeAll, setTime, settle, booking } = await openWithReceivers(engine)
    const bookingId = await book()
    takeAll()

    await cancelBooking(booking.context, { bookingId, by: "customer" })
    await cancelBooking(booking.context, { bookingId, by: "customer" })
    await settle()
    const { toCustomer, toWorkshop, texts } = takeAll()
    await setTime("2026-11-26T10:00:00+01:00")
    const later = takeAll()

    expect(toCustomer).toMatchObject([{ subject: `Bokning ${bookingId} är avbokad` }])
    expect(toCustomer[0]?.text).not.toContain("/visits/")
    expect(toCustomer[0]?.attachments[0]?.headers.get("content-type")).toMatchObject({ params: { method: "CANCEL" } })
    expect(readCalendar(toCustomer[0] ?? { attachments: [] })).toEqual(
      expect.arrayContaining(["METHOD:CANCEL", "SEQUENCE:1", "STATUS:CANCELLED", `ORGANIZER:mailto:${WORKSHOP}`]),
    )
    expect(toWorkshop).toMatchObject([{ subject: `Avbokad ${bookingId}: fredag 27 november kl. 10:00` }])
    expect(texts).toMatchObject([{ text: "Din tid hos Norrvik Borås fredag 27 november kl. 10:00 är avbokad." }])
    expect([later.toCustomer, later.texts]).toEqual([[], []])
  })

  test("the calendar file of a workshop without an e-mail address has the sender as its organiser", async () => {
    const { book, takeAll, settle, booking } = await openWithReceivers(engine)
    await booking.storage.run("update workshops set email = ''")
    const bookingId = await book()
    await cancelBooking(booking.context, { bookingId, by: "customer" })
    await settle()

    const methods = takeAll().toCustomer.map((mail) =>
      readCalendar(mail)?.filter((line) => /^(METHOD|ORGANIZER)/.test(line)),
    )

    const organizer = "ORGANIZER:mailto:booking@norrvik.example"
    expect(methods).toEqual([
      ["METHOD:PUBLISH", organizer],
      ["METHOD:CANCEL", organizer],
    ])
  })

  test("the messages about a cancelled or former whole day name the day, and no time to leave the car", async () => {
    const { book, takeAll, settle, booking } = await openWithReceivers(engine)
    const bookingId = await book({ timeSlot: "2026-11-27T08:00:00", isFullDay: true })
    const first = takeAll()
    const time = { startsAt: "2026-11-30T08:00:00", isFullDay: true }
    await moveBooking(booking.context, { bookingId, time, by: "customer" })
    await settle()
    const moved = takeAll()
    await cancelBooking(booking.context, { bookingId, by: "customer" })
    await settle()
    const { toCustomer, toWorkshop, texts } = takeAll()

    expect(first.toCustomer[0]?.text).toContain("Tid: fredag 27 november, lämna bilen före 08:00")
    expect(moved.toWorkshop[0]?.text).toContain("Tidigare tid: fredag 27 november\n")
    expect(toCustomer[0]?.text).toContain("Tid: måndag 30 november\n")
    expect(toWorkshop[0]?.subject).toBe(`Avbokad ${bookingId}: måndag 30 november`)
    expect(toWorkshop[0]?.text).not.toContain("08:00")
    expect(texts[0]?.text).toBe("Din tid hos Norrvik Borås måndag 30 november är avbokad.")
  })

  test.each([
    ["in time by the customer", "2026-11-26T14:59:59+01:00", "customer", "Avbokningen är utan kostnad.", false],
    ["late by the customer", "2026-11-26T15:00:00+01:00", "customer", "Verkstaden tar 450 kr.", true],
    ["in time by staff", "2026-11-26T14:59:59+01:00", "Kim", "Avbokningen är utan kostnad.", false],
    ["late by staff", "2026-11-26T15:00:00+01:00", "Kim", null, false],
  ])(
    "the messages about a booking that was cancelled %s say whether there is a fee",
    async (_, at, by, terms, isDue) => {
      const { book, takeAll, setTime, settle, booking } = await openWithReceivers(engine)
      const bookingId = await book()
      await setTime(at)
      takeAll()

      await cancelBooking(booking.context, { bookingId, by })
      await settle()

      const { toCustomer, toWorkshop, texts } = takeAll()
      const [toldCustomer = "", toldWorkshop = "", toldPhone = ""] = [toCustomer[0], toWorkshop[0], texts[0]].map(
        (message) => message?.text?.replaceAll("\u00a0", " "),
      )
      if (terms === null) expect(toldCustomer).not.toMatch(/450 kr|kostnad/)
      else expect(toldCustomer).toContain(terms)
      expect(toldWorkshop.includes("Sen avbokning, avgift 450 kr")).toBe(isDue)
      expect(toldPhone.includes("Verkstaden tar 450 kr.")).toBe(isDue)
    },
  )

  test("a message to an address that does not exist is given up visibly, and the others are delivered", async () => {
    const { book, takeAll, booking } = await openWithReceivers(engine, {
      onRcptTo: ({ address }, _, callback) =>
        callback(
          address === CUSTOMER ? Object.assign(new Error("5.1.1 No such user"), { responseCode: 550 }) : undefined,
        ),
    })

    await book()

    const { toWorkshop, texts } = takeAll()
    expect([toWorkshop.length, texts.length]).toEqual([1, 1])
    expect((await listPendingEntries(booking.storage)).filter(({ gaveUpAt }) => gaveUpAt !== null)).toMatchObject([
      { kind: "email", problem: "the mail server answered 550 to RCPT TO" },
    ])
    const metrics = await (await booking.fetch(new Request("http://localhost/metrics"))).text()
    expect(metrics).toContain('forecourt_workshop_booking_outbox_given_up{kind="email"} 1')
    expect(metrics).toContain('forecourt_workshop_booking_outbox_waiting{kind="email"} 0')
  })

  test("messages are in the language of the visitor, and those to the workshop in that of its country", async () => {
    const { booking, takeAll, settle } = await openWithReceivers(engine)

    await booking.call("book", createOrder(), { key: "one", language: "fi" })
    await settle()

    const { toCustomer, toWorkshop, texts } = takeAll()
    expect(toCustomer[0]?.text).toContain("Hei Alva! Aikasi on varattu.")
    expect(texts[0]?.text).toContain("tiistai 24. marraskuuta klo 10:00")
    expect(toWorkshop[0]?.subject).toContain("tisdag 24 november kl. 10:00")
  })

  test("a repeated order and a refused order send no further message", async () => {
    const { book, takeAll, settle, booking } = await openWithReceivers(engine)
    await book()
    takeAll()

    await book()
    const refused = await booking.call("book", createOrder({ timeSlot: "2026-11-27T10:00:00" }), { key: "another" })
    await settle()

    expect(refused.status).toBe(409)
    expect(takeAll()).toEqual({ toCustomer: [], toWorkshop: [], texts: [] })
  })

  test("an order whose process is killed at any step sends all messages of its booking, or none without a booking", {
    timeout: 300_000,
  }, async () => {
    const booking = await openWorkshopBooking(engine)
    await booking.close()
    const { url, mails } = await startMailServer()
    const { gateway, posts } = await startGateway()
    const changes = { mailServer: { url, sender: SENDER }, gateway, visitsUrl: VISITS_URL }
    const script = join(import.meta.dirname, "serve-workshop-booking.ts")
    const order = (step: number) => {
      const day = 24 + Math.floor(step / 16)
      const time = `${String(8 + (Math.floor(step / 2) % 8)).padStart(2, "0")}:${step % 2 === 0 ? "00" : "30"}`
      return createOrder({ timeSlot: `2026-11-${day}T${time}:00` })
    }
    let dieAt = 0
    for (let isKilled = true; isKilled; ) {
      dieAt += 1
      const { folder, database, clock } = booking
      const serving = await startServingProcess(script, { folder, database, now: clock.now, changes, dieAt })
      const response = await fetch(`${serving.url}/api/mechmate/book`, {
        method: "POST",
        headers: createHeaders({ key: `step ${dieAt}` }),
        body: JSON.stringify(order(dieAt)),
      }).catch(() => null)
      if (response !== null) expect(response.status).toBe(200)
      isKilled = response === null
      if (!isKilled) await serving.kill()
    }

    const second = await openWorkshopBooking(
      { newDatabase: async () => booking.database, ...changes },
      undefined,
      booking.folder,
    )
    second.clock.now += HOUR_MS
    await second.context.outbox.waitUntilSettled()

    const rows = await second.storage.all({ id: "text" }, "select id from bookings")
    const ids = rows.map(({ id }) => id).toSorted()
    const listIds = (texts: readonly (string | undefined)[]) =>
      [...new Set(texts.flatMap((text) => /\b[2-9A-HJ-NP-Z]{10}\b/.exec(text ?? "")?.[0] ?? []))].toSorted()
    expect(ids.length).toBeGreaterThan(0)
    expect(listIds(takeMails(mails, CUSTOMER).map(({ subject }) => subject))).toEqual(ids)
    expect(listIds(takeMails(mails, WORKSHOP).map(({ subject }) => subject))).toEqual(ids)
    expect(listIds(posts.map(({ text }) => text))).toEqual(ids)
  })
})

test("in development, the outbox page shows what would have been sent", async () => {
  const booking = await openWorkshopBooking({ newDatabase: async () => null })

  await booking.call("book", createOrder(), { key: "one" })

  const response = await booking.fetch(new Request("http://localhost/workshop-booking/outbox"))
  const { messages } = (await response.json()) as { messages: { to: string; text: string }[] }
  expect(messages.map(({ to }) => to).toSorted()).toEqual(["+46701740699", CUSTOMER, WORKSHOP])
  expect(messages.find(({ to }) => to === CUSTOMER)?.text).toMatch(/http:\/\/localhost:4360\/visits\//)
  expect(booking.said.join("\n")).not.toMatch(/alva|70174|visits\//i)
})

const PRODUCTION = {
  NODE_ENV: "production",
  FORECOURT_WORKSHOP_BOOKING_SECRET: "a-long-secret-of-the-tests",
  FORECOURT_WORKSHOP_BOOKING_KEY: "a-long-key-of-the-tests",
  FORECOURT_WORKSHOP_BOOKING_VISITS_URL: "https://norrvik.example/visits/",
  FORECOURT_WORKSHOP_BOOKING_SMTP_URL: "smtps://user:password@mail.example:465",
  FORECOURT_WORKSHOP_BOOKING_SENDER: SENDER,
}
const readProduction = (changes: object) =>
  readSettings("workshop-booking", { ...PRODUCTION, ...changes }, (settings) => service.read(settings, { data: "." }))

test("the settings of production have a mail server, and a gateway with its signing secrets", () => {
  const config = readProduction({
    FORECOURT_WORKSHOP_BOOKING_PREVIOUS_SECRETS: "first,second",
    FORECOURT_WORKSHOP_BOOKING_SMS_URL: "https://sms.example/send",
    FORECOURT_WORKSHOP_BOOKING_SMS_TOKEN: "token",
    FORECOURT_WORKSHOP_BOOKING_SMS_SIGNING_SECRETS: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  })

  expect(config).toMatchObject({
    previousSecrets: ["first", "second"],
    visitsUrl: "https://norrvik.example/visits",
    mailServer: { url: PRODUCTION.FORECOURT_WORKSHOP_BOOKING_SMTP_URL, sender: SENDER },
    gateway: { url: "https://sms.example/send", token: "token", signingSecrets: [expect.any(Buffer)] },
  })
})

test.each([
  ["FORECOURT_WORKSHOP_BOOKING_SMTP_URL", ""],
  ["FORECOURT_WORKSHOP_BOOKING_SMTP_URL", "mail.example"],
  ["FORECOURT_WORKSHOP_BOOKING_SENDER", ""],
  ["FORECOURT_WORKSHOP_BOOKING_SENDER", "Norrvik"],
  ["FORECOURT_WORKSHOP_BOOKING_VISITS_URL", ""],
  ["FORECOURT_WORKSHOP_BOOKING_SMS_SIGNING_SECRETS", "whsec_short"],
])("production refuses %s=%j", (name, value) => {
  expect(() => readProduction({ [name]: value })).toThrow(name)
})
