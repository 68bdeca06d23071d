import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { createRotatedKeys } from "@forecourt/service-kit/secrets"
import { type Engine, onEachEngine } from "@forecourt/service-kit/test-harness"
import { createVisitToken } from "@forecourt/service-kit/visits"
import ical from "ical.js"
import type { ParsedMail } from "mailparser"
import { expect, onTestFinished, test } from "vitest"
import { startMailServer } from "../../../service-kit/test/mail-server.ts"
import type { TyreHotelConfig } from "../src/tyre-hotel.config.ts"
import {
  book,
  type LoggedIn,
  logIn,
  orderFor,
  startTyreHotel,
  startTyreHotelAgain,
  type TriedTyreHotel,
} from "./start-tyre-hotel.ts"

const VISITS_URL = "https://norrvik.example/hjulskifte"
const WORKSHOP = "dack.goteborg@norrvik.example"
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

/** Opens pages of visits as a browser in the network of `address`. */
function createBrowser({ url }: TriedTyreHotel) {
  return async (path: string, { form, address = "203.0.113.7" }: { form?: object; address?: string } = {}) => {
    const response = await fetch(`${url}/tyre-visits/${path}`, {
      redirect: "manual",
      headers: { "x-forwarded-for": address },
      ...(form && { method: "POST", body: new URLSearchParams({ ...form }) }),
    })
    const { status, headers } = response
    return { status, headers, location: headers.get("location"), page: await response.text() }
  }
}

/** Opens a hotel whose visitor is logged in, with a mail server and a gateway. */
async function openHotel(engine: Engine, settings: Partial<TyreHotelConfig> = {}, regNo = "ABC123") {
  const { mails, url } = await startMailServer()
  const { posts, gateway } = await startGateway()
  const hotel = await startTyreHotel(engine, { proxies: 1, ...settings })
  onTestFinished(() => hotel.end())
  const visitor = await logIn(hotel, regNo)
  await hotel.storage.run("update sessions set expires_at = '2027-12-31'")
  await hotel.close()
  const receivers = { mailServer: { url, sender: "Norrvik <dack@norrvik.example>" }, gateway, visitsUrl: VISITS_URL }
  const open = await startTyreHotelAgain(hotel, { proxies: 1, ...settings, ...receivers })
  onTestFinished(() => open.close())
  const settle = async () => void (await open.outbox())
  return {
    hotel: open,
    visitor,
    visit: createBrowser(open),
    settle,
    async setTime(time: string) {
      open.clock.now = Date.parse(time)
      await settle()
    },
    /** Returns the e-mails and text messages since the last call. */
    takeAll: () => ({
      toCustomer: takeMails(mails, CUSTOMER),
      toWorkshop: takeMails(mails, WORKSHOP),
      texts: posts.splice(0),
    }),
  }
}

/** Books a visit on Friday, 27 November, and returns its number and the token of its link. */
async function bookVisit(hotel: TriedTyreHotel, visitor: LoggedIn, changes: object = {}, key = "order") {
  const order = { ...orderFor(visitor, "2026-11-27", "08:00"), ...changes }
  const { status, body } = await book(hotel, visitor, order, key)
  expect(status, JSON.stringify(body)).toBe(200)
  await hotel.outbox()
  const id: string = body.bookingConfirmationId
  return { id, token: createToken(id) }
}

function createToken(id: string, secret = "forecourt-local-tyre-hotel"): string {
  return createVisitToken(createRotatedKeys([secret], "tyre-hotel", "link"), id)
}

function takeMails(mails: ParsedMail[], to: string): ParsedMail[] {
  const taken = mails.filter((mail) => [mail.to].flat().some((address) => address?.text === to))
  for (const mail of taken) mails.splice(mails.indexOf(mail), 1)
  return taken
}

function readEvent(content: string) {
  const calendar = new ical.Component(ical.parse(content))
  const component = calendar.getFirstSubcomponent("vevent")
  if (component === null) throw new Error("There is no event.")
  const { uid, sequence, startDate, endDate } = new ical.Event(component)
  return {
    method: calendar.getFirstPropertyValue("method"),
    uid,
    sequence,
    start: String(startDate),
    end: String(endDate),
  }
}

const readCalendar = (mail?: ParsedMail) =>
  readEvent(mail?.attachments.find(({ contentType }) => contentType === "application/ics")?.content.toString() ?? "")

const listBookings = ({ storage }: TriedTyreHotel) =>
  storage.all("select status, sequence, starts_at from bookings order by booked_at")

onEachEngine((engine) => {
  test("a booking is confirmed to the customer by e-mail and text message, and to the workshop by e-mail", async () => {
    const { hotel, visitor, takeAll } = await openHotel(engine)

    const { id, token } = await bookVisit(hotel, visitor)

    const { toCustomer, toWorkshop, texts } = takeAll()
    expect(toCustomer).toMatchObject([{ subject: `Hjulskifte ${id} är bokat`, replyTo: { text: WORKSHOP } }])
    for (const part of [
      "Hej Alva! Ditt hjulskifte är bokat.",
      "Tid: fredag 27 november kl. 08:00",
      "Plats: Norrvik Däckverkstad Göteborg, Kajgatan 12, 411 04 Göteborg",
      "Fordon: ABC123",
      `Se, ändra eller avboka: ${VISITS_URL}/${token}`,
    ])
      expect(toCustomer[0]?.text).toContain(part)
    expect(toCustomer[0]?.text).not.toContain("utan kostnad")
    expect(readCalendar(toCustomer[0])).toEqual({
      method: "PUBLISH",
      uid: `${id}-0@tyre-hotel.forecourt`,
      sequence: 0,
      start: "2026-11-27T07:00:00Z",
      end: "2026-11-27T07:30:00Z",
    })
    expect(toWorkshop).toMatchObject([
      {
        subject: `Nytt hjulskifte ${id}: fredag 27 november kl. 08:00`,
        replyTo: { text: CUSTOMER },
        text: expect.stringMatching(/Fordon: ABC123\nKund: Alva Ek\n.*Meddelande: Ring gärna\./s),
      },
    ])
    expect(texts).toEqual([
      {
        to: "+46701740699",
        text: expect.stringMatching(/^Ditt hjulskifte hos Norrvik .*: fredag 27 november kl. 08:00\. .*\/hjulskifte\//),
      },
    ])
    expect(hotel.said.join("\n")).not.toMatch(/alva|740699|hjulskifte\//i)
  })

  test("a customer is reminded once, on the day before the visit", async () => {
    const { hotel, visitor, takeAll, setTime } = await openHotel(engine)
    await bookVisit(hotel, visitor)
    takeAll()

    await setTime("2026-11-26T09:59:59+01:00")
    const early = takeAll()
    await setTime("2026-11-26T10:00:00+01:00")
    const { toCustomer, toWorkshop, texts } = takeAll()
    await setTime("2026-11-26T18:00:00+01:00")

    expect([early.toCustomer, early.texts]).toEqual([[], []])
    expect(toCustomer).toMatchObject([{ subject: "Påminnelse om hjulskifte: fredag 27 november kl. 08:00" }])
    expect(texts).toMatchObject([{ text: expect.stringContaining("Påminnelse om hjulskifte: Norrvik") }])
    expect(toWorkshop).toEqual([])
    expect(takeAll().toCustomer).toEqual([])
  })

  test("a cancelled booking notifies both, cancels the calendar event, and is not reminded of", async () => {
    const { hotel, visitor, takeAll, setTime, settle } = await openHotel(engine)
    const { id } = await bookVisit(hotel, visitor)
    takeAll()

    for (const _ of "12")
      expect((await hotel.call("booking/cancel", { bookingConfirmationId: id }, { token: visitor.token })).status).toBe(
        200,
      )
    await settle()
    const { toCustomer, toWorkshop, texts } = takeAll()
    await setTime("2026-11-26T10:00:00+01:00")
    const later = takeAll()

    expect(toCustomer).toMatchObject([{ subject: `Hjulskifte ${id} är avbokat` }])
    expect(toCustomer[0]?.text).not.toContain(VISITS_URL)
    expect(readCalendar(toCustomer[0])).toMatchObject({ method: "CANCEL", sequence: 1 })
    expect(toWorkshop).toMatchObject([{ subject: `Avbokat hjulskifte ${id}: fredag 27 november kl. 08:00` }])
    expect(texts).toMatchObject([{ text: expect.stringMatching(/fredag 27 november kl. 08:00 är avbokat\.$/) }])
    expect([later.toCustomer, later.texts]).toEqual([[], []])
  })

  test("an order that replaces a booking sends its new time, and the reminder of that time only", async () => {
    const { hotel, visitor, takeAll, setTime } = await openHotel(engine)
    const { id } = await bookVisit(hotel, visitor)
    takeAll()

    await bookVisit(hotel, visitor, { ...orderFor(visitor, "2026-12-01", "09:00"), replaces: id }, "second")
    const { toCustomer, toWorkshop } = takeAll()
    await setTime("2026-11-26T10:00:00+01:00")
    const atOldTime = takeAll()
    await setTime("2026-11-30T10:00:00+01:00")

    expect(toCustomer).toMatchObject([{ subject: `Hjulskifte ${id} har en ny tid` }])
    expect(readCalendar(toCustomer[0])).toMatchObject({ sequence: 1, start: "2026-12-01T08:00:00Z" })
    expect(toWorkshop[0]?.text).toContain("Tidigare tid: fredag 27 november kl. 08:00")
    expect(atOldTime.toCustomer).toEqual([])
    expect(takeAll().toCustomer).toMatchObject([{ subject: "Påminnelse om hjulskifte: tisdag 1 december kl. 09:00" }])
  })

  test("an order that changes only the customer is confirmed to the new address, which the reminder goes to", async () => {
    const { hotel, visitor, takeAll, setTime } = await openHotel(engine)
    const { id } = await bookVisit(hotel, visitor, {
      customer: { ...orderFor(visitor, "2026-11-27", "08:00").customer, email: "wrong@example.com" },
    })
    takeAll()

    await bookVisit(hotel, visitor, { replaces: id }, "second")
    const { toCustomer } = takeAll()
    await setTime("2026-11-26T10:00:00+01:00")

    expect(toCustomer).toMatchObject([{ subject: `Hjulskifte ${id} är bokat` }])
    expect(takeAll()).toMatchObject({ toCustomer: [{}], texts: [{}] })
  })

  test("a booking without a time says that the workshop arranges it, and is a whole day in the calendar", async () => {
    const { hotel, visitor, visit, takeAll } = await openHotel(engine, {}, "NRS34B")

    const { token } = await bookVisit(hotel, visitor, { bookingDate: "2026-11-28", bookingStart: null })

    const [confirmation] = takeAll().toCustomer
    expect(confirmation?.text).toContain("Tid: lördag 28 november, verkstaden återkommer med tid")
    expect(readCalendar(confirmation)).toMatchObject({ start: "2026-11-28" })
    expect((await visit(`${token}/change`)).page).not.toContain('value="2026-11-28T00:00:00/day"')
    expect((await visit(`${token}/change?from=2026-12-05`)).page).toContain('value="2026-12-05T00:00:00/day"')
    expect((await visit(`${token}/change`, { form: { time: "2026-12-05T00:00:00/day" } })).status).toBe(303)
    expect((await visit(token)).page).toContain("lördag 5 december, verkstaden återkommer med tid")
  })

  test("messages are in the language of the visitor, and those to the workshop in that of its country", async () => {
    const { hotel, visitor, settle, takeAll } = await openHotel(engine)
    const order = orderFor(visitor, "2026-11-27", "08:00")
    const { erpId } = visitor.vehicle.location

    await hotel.call(`booking/create?departmentIdentifier=${erpId}`, order, {
      token: visitor.token,
      key: "order",
      language: "fi",
    })
    await settle()

    const { toCustomer, toWorkshop } = takeAll()
    expect(toCustomer[0]?.text).toContain("Hei Alva! Renkaanvaihtosi on varattu.")
    expect(toWorkshop[0]?.subject).toContain("fredag 27 november kl. 08:00")
  })

  test("a vehicle can make ten bookings a day, and each can be changed ten times", async () => {
    const { hotel, visitor } = await openHotel(engine, { budgetFactor: 1 })
    const bookAt = (key: string, changes: object = {}) =>
      book(hotel, visitor, { ...orderFor(visitor, "2026-11-27", "08:00"), ...changes }, key)
    const statuses: number[] = []
    for (let n = 0; n < 10; n++) {
      const { status, body } = await bookAt(`new ${n}`)
      statuses.push(status)
      const { bookingConfirmationId } = body
      if (n < 9) await hotel.call("booking/cancel", { bookingConfirmationId }, { token: visitor.token })
      else
        for (let i = 0; i < 10; i++)
          statuses.push((await bookAt(`change ${i}`, { replaces: bookingConfirmationId })).status)
      if (n === 9) statuses.push((await bookAt("change 10", { replaces: bookingConfirmationId })).status)
    }

    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
    expect((await bookAt("new 10")).status).toBe(429)
  })

  test("the page of a booking shows it, and opening any page of the link changes nothing", async () => {
    const { hotel, visitor, visit } = await openHotel(engine)
    const { id, token } = await bookVisit(hotel, visitor)

    const { status, page, headers } = await visit(token)
    for (const path of [`${token}/cancel`, `${token}/change`]) expect((await visit(path)).status).toBe(200)
    const file = await visit(`${token}/calendar.ics`)

    expect(status).toBe(200)
    for (const text of [
      "fredag 27 november kl. 08:00",
      "ABC123",
      id,
      `href="${token}/change"`,
      `href="${token}/cancel"`,
    ])
      expect(page).toContain(text)
    expect(page).not.toContain("utan kostnad")
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    })
    expect(readEvent(file.page)).toMatchObject({ uid: `${id}-0@tyre-hotel.forecourt`, sequence: 0 })
    expect(await listBookings(hotel)).toEqual([{ status: "booked", sequence: 0, starts_at: "2026-11-27T08:00:00" }])
  })

  test("a customer cancels with the link once, and the cancelled booking stays visible and cannot be changed", async () => {
    const { hotel, visitor, visit, settle, takeAll } = await openHotel(engine)
    const { id, token } = await bookVisit(hotel, visitor)
    takeAll()

    const cancelled = await visit(`${token}/cancel`, { form: {} })
    const again = await visit(`${token}/cancel`, { form: {} })
    const moved = await visit(`${token}/change`, { form: { time: "2026-12-01T09:00:00" } })
    await settle()

    for (const { status, location } of [cancelled, again, moved])
      expect([status, location]).toEqual([303, `../${token}`])
    expect((await visit(token)).page).toContain("Bokningen är avbokad")
    expect(takeAll().toCustomer).toMatchObject([{ subject: `Hjulskifte ${id} är avbokat` }])
    expect(await listBookings(hotel)).toMatchObject([{ status: "cancelled", sequence: 1 }])
    expect((await book(hotel, visitor, orderFor(visitor, "2026-11-27", "08:00"), "new")).status).toBe(200)
  })

  test("a customer moves with the link to a free time of the same season", async () => {
    const { hotel, visitor, visit, settle, takeAll } = await openHotel(engine)
    const { id, token } = await bookVisit(hotel, visitor)
    takeAll()

    const choice = await visit(`${token}/change`)
    const nextSeason = await visit(`${token}/change?from=2027-02-01`)
    const refused = await visit(`${token}/change`, { form: { time: "2027-02-02T09:00:00" } })
    const moved = await visit(`${token}/change`, { form: { time: "2026-12-01T09:00:00" } })
    await settle()

    expect(choice.page).toContain('value="2026-12-01T09:00:00"')
    expect(choice.page).not.toContain('value="2026-11-27T08:00:00"')
    expect(nextSeason.page).toContain("Inga lediga tider")
    expect(refused.status).toBe(409)
    expect([moved.status, moved.location]).toEqual([303, `../${token}?moved`])
    expect((await visit(token)).page).toContain("tisdag 1 december kl. 09:00")
    expect(takeAll().toCustomer).toMatchObject([{ subject: `Hjulskifte ${id} har en ny tid` }])
    const { body } = await hotel.call("booking/list", {}, { token: visitor.token })
    expect(body.bookings).toMatchObject([{ services: [{ appointmentDate: "2026-12-01" }] }])
  })

  test("of five customers who choose the same time at once, as many get it as the workshop has lifts", async () => {
    const { hotel, visitor, visit } = await openHotel(engine)
    const tokens: string[] = []
    for (const [index, time] of ["08:00", "08:30", "09:00", "09:30", "10:00"].entries()) {
      tokens.push((await bookVisit(hotel, visitor, orderFor(visitor, "2026-11-27", time), `key ${index}`)).token)
      // The booking becomes that of another vehicle.
      for (const table of ["open_bookings", "bookings"])
        await hotel.storage.run(
          `update ${table} set vehicle_id = ? where vehicle_id = 'vehicle-1001'`,
          `vehicle-100${index + 2}`,
        )
    }

    const form = { time: "2026-12-01T09:00:00" }
    const replies = await Promise.all(tokens.map((token) => visit(`${token}/change`, { form })))

    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 303, 409, 409, 409])
    expect(await hotel.storage.all("select resource from bookings where day = '2026-12-01' order by resource")).toEqual(
      [{ resource: 1 }, { resource: 2 }],
    )
  })

  test("a link ends with the day of the visit", async () => {
    const { hotel, visitor, visit, setTime } = await openHotel(engine)
    const { token } = await bookVisit(hotel, visitor)
    const statuses = []
    for (const time of ["2026-11-27T07:59:59+01:00", "2026-11-27T08:00:00+01:00", "2026-11-28T00:00:00+01:00"]) {
      await setTime(time)
      const { status, page } = await visit(token)
      statuses.push([status, page.includes(`${token}/cancel`)])
    }

    expect(statuses).toEqual([
      [200, true],
      [200, false],
      [410, false],
    ])
    expect((await visit(`${token}/cancel`, { form: {} })).status).toBe(410)
    expect(await listBookings(hotel)).toMatchObject([{ status: "booked" }])
  })

  test("a wrong link and the signature of another booking open nothing", async () => {
    const { hotel, visitor, visit } = await openHotel(engine)
    const { id, token } = await bookVisit(hotel, visitor)
    const other = createToken("K7MWQ2ABCD")
    const wrong = [`${id}-${other.slice(11)}`, other, `${id}-${"0".repeat(32)}`, createToken(id, "another secret")]

    for (const path of wrong) {
      expect((await visit(path)).status).toBe(404)
      expect((await visit(`${path}/cancel`, { form: {} })).status).toBe(404)
    }
    expect((await visit(token)).status).toBe(200)
    expect(await listBookings(hotel)).toMatchObject([{ status: "booked" }])
  })

  test("a network that opens thirty invalid links is refused further ones, and valid links open", async () => {
    const { hotel, visitor, visit } = await openHotel(engine)
    const { id, token } = await bookVisit(hotel, visitor)
    const statuses = []
    for (let n = 0; n < 31; n++) statuses.push((await visit(`${id}-${String(n).padStart(32, "0")}`)).status)

    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 404), 429])
    expect((await visit(token)).status).toBe(200)
  })

  test("a link opens after the secret was rotated twice, and not when its secret was removed", async () => {
    const { hotel, visitor } = await openHotel(engine)
    const { token } = await bookVisit(hotel, visitor)
    const open = async (previousSecrets: string[]) => {
      const again = await startTyreHotelAgain(hotel, { secret: "the third secret", previousSecrets })
      onTestFinished(again.close)
      return (await createBrowser(again)(token)).status
    }

    expect(await open(["forecourt-local-tyre-hotel", "the second secret"])).toBe(200)
    expect(await open(["the second secret"])).toBe(404)
  })
})
