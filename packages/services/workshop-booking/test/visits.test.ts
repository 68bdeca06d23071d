import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { createVisitToken } from "@forecourt/service-kit/visits"
import ical from "ical.js"
import { sync } from "node-ical"
import { expect, test } from "vitest"
import { cancelBooking, moveBooking } from "../src/index.ts"
import { createDays, createOrder, openWorkshopBooking, type TriedWorkshopBooking } from "./open-workshop-booking.ts"

type Opening = Parameters<typeof openWorkshopBooking>[0]

async function openVisits(opening: Opening, from?: TriedWorkshopBooking) {
  const booking = await openWorkshopBooking({ proxies: 1, ...opening }, undefined, from?.folder)
  const getToken = (id: string) => createVisitToken(booking.context.linkKeys, id)
  return {
    booking,
    getToken,
    /** Books a visit on Friday, and returns the token of its link. */
    async book(changes: object = {}): Promise<string> {
      const order = createOrder({ timeSlot: "2026-11-27T10:00:00", ...changes })
      const { status, body } = await booking.call("book", order, { key: JSON.stringify(changes) })
      expect(status).toBe(200)
      return getToken(body.id)
    },
    /** Opens a page of visits as a browser in the network of `address`. */
    async visit(
      path: string,
      { form, address = "203.0.113.7" }: { form?: Record<string, string>; address?: string } = {},
    ) {
      const response = await booking.fetch(
        new Request(`http://localhost/visits/${path}`, {
          headers: { "x-forwarded-for": address },
          ...(form && { method: "POST", body: new URLSearchParams(form) }),
        }),
      )
      return {
        status: response.status,
        headers: response.headers,
        location: response.headers.get("location"),
        page: (await response.text()).replaceAll("\u00a0", " "),
      }
    },
  }
}

const getStatus = async ({ storage }: TriedWorkshopBooking) =>
  (
    await storage.all(
      { status: "text", startsAt: "text" },
      `select status, starts_at as "startsAt" from bookings order by starts_at`,
    )
  )[0]

onEachEngine((engine) => {
  test("the page of a booking shows time, place, services, price and the fee for late changes", async () => {
    const { book, visit } = await openVisits(engine)
    const token = await book()

    const { status, page } = await visit(token)

    expect(status).toBe(200)
    for (const text of [
      '<html lang="sv">',
      "fredag 27 november kl. 10:00",
      "Norrvik Borås, Smedjegatan 8, 501 00 Borås",
      "Hjulskifte",
      "ABC123",
      "utan kostnad till torsdag 26 november kl. 15:00. Därefter kostar det 450 kr att avboka, och tiden ändras bara per telefon.",
      `href="${token}/change"`,
      `href="${token}/cancel"`,
      `href="${token}/calendar.ics"`,
      'href="tel:0333900640"',
    ])
      expect(page).toContain(text)
    expect(page).toMatch(/<dt>Pris<\/dt><dd>[\d ]+ kr<\/dd>/)
    expect(page).not.toContain("<script")
  })

  test("pages are neither stored nor indexed, send no referrer, and allow no script and no frame", async () => {
    const { book, visit } = await openVisits(engine)
    const token = await book()

    for (const path of [token, `${token}/cancel`, `${token}/change`, `${token}/calendar.ics`, "wrong"]) {
      const { headers } = await visit(path)
      expect(Object.fromEntries(headers), path).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringMatching(
          /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
        ),
      })
    }
  })

  test("after the end of free cancelling, the pages show the fee", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    booking.clock.now = Date.parse("2026-11-26T15:00:00+01:00")

    for (const path of [token, `${token}/cancel`])
      expect((await visit(path)).page, path).toContain("Det är för sent att avboka utan kostnad: det kostar 450 kr.")
  })

  test("after the end of free cancelling, a customer cannot move the booking, is shown whom to call, and cancels with the fee", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    booking.clock.now = Date.parse("2026-11-26T15:00:00+01:00")

    const choice = await visit(`${token}/change`)
    const moved = await visit(`${token}/change`, { form: { time: "2026-11-30T13:00:00" } })
    const { page } = await visit(token)
    const cancelled = await visit(`${token}/cancel`, { form: {} })

    expect([choice, moved].map(({ status, location }) => [status, location])).toEqual([
      [303, `../${token}`],
      [303, `../${token}`],
    ])
    expect(page).not.toContain(`${token}/change`)
    expect(page).toMatch(/Ring verkstaden om du vill ändra tiden: <a href="tel:0333900640">/)
    expect(cancelled.status).toBe(303)
    expect((await visit(token)).page).toContain(
      "Avbokningen kom efter torsdag 26 november kl. 15:00. Verkstaden tar 450 kr.",
    )
    expect(await getStatus(booking)).toEqual({ status: "cancelled", startsAt: "2026-11-27T10:00:00" })
  })

  test("cancelling is free until a time that clocks skip", async () => {
    const { book, visit, booking } = await openVisits(engine)
    await booking.storage.run("update workshops set free_until = '02:30'")
    booking.clock.now = Date.parse("2026-03-20T10:00:00Z")
    const token = await book({ timeSlot: "2026-03-30T10:00:00" })

    const { page } = await visit(token)

    expect(page).toContain("utan kostnad till söndag 29 mars kl. 02:30.")
  })

  test("opening any page of a link changes nothing, and cancelling takes a confirmation", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    for (const path of [token, `${token}/cancel`, `${token}/change`, `${token}/calendar.ics`]) await visit(path)
    const opened = await getStatus(booking)

    const { page } = await visit(`${token}/cancel`)
    const confirmed = await visit(`${token}/cancel`, { form: {} })
    const cancelled = await visit(token)

    expect(opened).toEqual({ status: "booked", startsAt: "2026-11-27T10:00:00" })
    expect(page).toMatch(/<form[^>]* method="post">\s*<button[^>]*>Ja, avboka</)
    expect([confirmed.status, confirmed.location]).toEqual([303, `../${token}`])
    expect(cancelled.page).toContain("Bokningen är avbokad")
    expect(cancelled.page).not.toContain(`${token}/cancel`)
    expect((await getStatus(booking))?.status).toBe("cancelled")
    expect(await booking.storage.all("select changed_by from booking_changes")).toEqual([{ changed_by: "customer" }])
  })

  test("a cancelled booking can be neither cancelled again nor moved", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    await visit(`${token}/cancel`, { form: {} })

    const replies = [
      await visit(`${token}/cancel`, { form: {} }),
      await visit(`${token}/change`, { form: { time: "2026-11-27T13:00:00" } }),
      await visit(`${token}/change`),
    ]

    expect(replies.map(({ status, location }) => [status, location])).toEqual(replies.map(() => [303, `../${token}`]))
    expect(await booking.storage.all("select sequence from bookings")).toEqual([{ sequence: 1 }])
  })

  test("a customer chooses among the free times of a week, and the link then shows the new time", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    await booking.call("book", createOrder({ timeSlot: "2026-11-27T11:00:00", registrationNumber: "DEF456" }), {
      key: "o",
    })

    const choice = await visit(`${token}/change`)
    const later = await visit(`${token}/change?from=2026-12-04`)
    const moved = await visit(`${token}/change?from=2026-11-27`, { form: { time: "2026-11-30T13:00:00" } })
    const shown = await visit(`${token}?moved`)

    expect(choice.page).toContain('value="2026-11-27T10:30:00"')
    expect(choice.page).toContain('value="2026-11-30T08:00:00/day"')
    for (const taken of ["2026-11-27T10:00:00", "2026-11-27T11:00:00", "2026-12-04T10:00:00"])
      expect(choice.page).not.toContain(`value="${taken}"`)
    expect(choice.page).toContain('href="?from=2026-12-04"')
    expect(later.page).toContain('value="2026-12-04T10:00:00"')
    expect([moved.status, moved.location]).toEqual([303, `../${token}?moved`])
    expect(shown.page).toContain("måndag 30 november kl. 13:00")
    expect(shown.page).toContain("Tiden är ändrad.")
    expect((await createDays(booking, "2026-11-27"))[0]?.availableSlots).toContain("10:00")
  })

  test("a booking can be moved to a whole day", async () => {
    const { book, visit } = await openVisits(engine)
    const token = await book()

    const { status } = await visit(`${token}/change`, { form: { time: "2026-11-30T08:00:00/day" } })

    expect(status).toBe(303)
    expect((await visit(token)).page).toContain("måndag 30 november, lämna bilen före 08:00")
  })

  test.each([
    ["taken meanwhile", "2026-11-27T11:00:00", "Tiden är inte längre ledig."],
    ["not offered", "2026-11-27T03:00:00", "Tiden är inte längre ledig."],
    ["missing", "", "Välj en tid i listan."],
    ["no time", "tomorrow", "Välj en tid i listan."],
    ["longer than any form", "2026-11-27T13:00:00".padEnd(2000), "Välj en tid i listan."],
  ])("a chosen time that is %s leaves the booking, and shows the times again", async (_, time, notice) => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    await booking.call("book", createOrder({ timeSlot: "2026-11-27T11:00:00", registrationNumber: "DEF456" }), {
      key: "o",
    })

    const { status, page } = await visit(`${token}/change`, { form: { time } })

    expect(status).toBe(409)
    expect(page).toContain(notice)
    expect(page).toContain('value="2026-11-27T13:00:00"')
    expect((await getStatus(booking))?.startsAt).toBe("2026-11-27T10:00:00")
  })

  test("of twenty customers who choose the same time at once, one gets it", async () => {
    const { visit, booking, getToken } = await openVisits(engine)
    const days = await createDays(booking, "2026-12-01")
    const times = days.flatMap(({ date, availableSlots }) => availableSlots.map((time) => `${date}T${time}:00`))
    const tokens: string[] = []
    for (const [index, timeSlot] of times.slice(0, 20).entries()) {
      const { body } = await booking.call("book", createOrder({ timeSlot }), { key: `key ${index}` })
      tokens.push(getToken(body.id))
    }

    const replies = await Promise.all(
      tokens.map((token) => visit(`${token}/change`, { form: { time: "2026-11-25T10:00:00" } })),
    )

    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, ...Array.from({ length: 19 }, () => 409)])
  })

  test("a customer can change a booking ten times, and is then asked to call", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    const statuses = []
    for (let n = 0; n < 12; n++)
      statuses.push((await visit(`${token}/change`, { form: { time: `2026-11-30T1${n % 2}:00:00` } })).location)
    const { page } = await visit(token)

    expect(statuses.filter((location) => location === `../${token}?moved`)).toHaveLength(10)
    expect(page).not.toContain(`${token}/change`)
    expect(page).toContain("Ring verkstaden om du vill ändra tiden")
    expect(await booking.storage.all("select sequence from bookings")).toEqual([{ sequence: 10 }])
  })

  test("a link shows the booking until the visit begins, without changes afterwards, and ends with its day", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    const pages = []
    for (const time of ["2026-11-27T09:59:59+01:00", "2026-11-27T10:00:00+01:00", "2026-11-27T23:59:59+01:00"]) {
      booking.clock.now = Date.parse(time)
      const { status, page } = await visit(token)
      pages.push([status, page.includes(`${token}/cancel`), page.includes("fredag 27 november")])
    }
    const late = await visit(`${token}/cancel`, { form: {} })
    booking.clock.now = Date.parse("2026-11-28T00:00:00+01:00")
    const over = await visit(token)
    const overPost = await visit(`${token}/cancel`, { form: {} })

    expect(pages).toEqual([
      [200, true, true],
      [200, false, true],
      [200, false, true],
    ])
    expect([late.status, late.location]).toEqual([303, `../${token}`])
    expect([over.status, overPost.status]).toEqual([410, 410])
    expect(over.page).toContain("Länken gällde till och med besöksdagen.")
    expect(over.page).not.toContain("ABC123")
    expect((await getStatus(booking))?.status).toBe("booked")
  })

  test("a link that staff moved the booking of keeps working", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    const [bookingId = ""] = token.split("-")

    await moveBooking(booking.context, {
      bookingId,
      time: { startsAt: "2026-12-07T10:00:00", isFullDay: false },
      by: "Kim",
    })
    booking.clock.now = Date.parse("2026-12-01T10:00:00Z")

    expect((await visit(token)).page).toContain("måndag 7 december kl. 10:00")
  })

  test("a signature opens no other booking", async () => {
    const { book, visit } = await openVisits(engine)
    const [id] = (await book()).split("-")
    const [, signature] = (await book({ timeSlot: "2026-11-27T13:00:00" })).split("-")

    expect((await visit(`${id}-${signature}`)).status).toBe(404)
  })

  test("a link opens after the secret was rotated twice, and not when its secret was removed", async () => {
    const first = await openVisits({ ...engine, secret: "first-secret" })
    const token = await first.book()
    const open = async (secret: string, previousSecrets: readonly string[]) => {
      const { database } = first.booking
      const { visit } = await openVisits({ newDatabase: async () => database, secret, previousSecrets }, first.booking)
      return (await visit(token)).status
    }

    expect(await open("third-secret", ["first-secret", "second-secret"])).toBe(200)
    expect(await open("third-secret", ["second-secret"])).toBe(404)
  })

  test("10,000 guesses from one network are refused, and valid links of every network open", {
    timeout: 120_000,
  }, async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    const [id = ""] = token.split("-")
    const statuses: number[] = []
    for (let n = 0; n < 10_000; n += 100)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 100 }, async (_, i) => {
            const guess = `${id}-${String(n + i).padStart(32, "0")}`
            return (await visit(`${guess}/cancel`, n % 200 === 0 ? {} : { form: {} })).status
          }),
        )),
      )
    const guess = await visit(`${id}-${"f".repeat(32)}`)
    const sameNetwork = await visit(token)
    const otherNetwork = await visit(token, { address: "198.51.100.1" })

    expect(new Set(statuses)).toEqual(new Set([404, 429]))
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(9800)
    expect([guess.status, sameNetwork.status, otherNetwork.status]).toEqual([429, 200, 200])
    expect(Number(guess.headers.get("retry-after"))).toBeGreaterThan(0)
    expect((await getStatus(booking))?.status).toBe("booked")
    expect(booking.said.join("\n")).not.toContain(token)
  })

  test.each([
    ["no link", ""],
    ["a link with more", "K7MWQ2ABCD-0123/and/more"],
    ["a cut link", "K7MWQ2ABCD-0123"],
    ["a link with markup", "%3Cscript%3Ealert(1)%3C%2Fscript%3E"],
    ["a broken escape", "%E0%A4%A"],
  ])("the page of %s says that it is not valid, and repeats nothing of it", async (_, path) => {
    const { visit } = await openVisits(engine)

    const { status, page } = await visit(path)

    expect(status).toBe(404)
    expect(page).toContain("Länken gäller inte")
    expect(page).not.toMatch(/K7MWQ2|script/)
  })

  test("a remark is neither on the page nor in the calendar file, and no markup of the workshop is in the page", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book({
      departmentId: "SE-602",
      serviceOfferingRequests: [{ kobraId: "fault-finding", unitsSelected: null, userInput: "Buy at spam.example" }],
    })
    await booking.storage.run("update workshops set site_name = ? where id = 'SE-602'", `<b>x</b>"'&`)

    const { page } = await visit(token)
    const calendar = await visit(`${token}/calendar.ics`)

    expect(page).toContain("&lt;b&gt;x&lt;/b&gt;&quot;&#39;&amp;")
    expect(page).toContain("Felsökning")
    expect(page + calendar.page).not.toContain("spam")
  })

  test("two parsers read the calendar file of a booking, its change and its cancellation", async () => {
    const { book, visit, booking } = await openVisits(engine)
    const token = await book()
    const [bookingId = ""] = token.split("-")
    const read = async () => {
      const { page, headers } = await visit(`${token}/calendar.ics`)
      expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8")
      const component = new ical.Component(ical.parse(page)).getFirstSubcomponent("vevent")
      const other = Object.values(sync.parseICS(page)).find((item) => item?.type === "VEVENT")
      if (component === null || other?.type !== "VEVENT") throw new Error("There is no event.")
      const { uid, sequence, startDate, endDate, location, description } = new ical.Event(component)
      expect(other).toMatchObject({ uid, location, description })
      expect([other.start.toISOString(), other.end?.toISOString()]).toEqual(
        [startDate, endDate].map((time) => time.toJSDate().toISOString()),
      )
      return {
        uid,
        sequence,
        status: other.status,
        start: String(startDate),
        end: String(endDate),
        location,
        description,
      }
    }

    const booked = await read()
    await moveBooking(booking.context, {
      bookingId,
      time: { startsAt: "2026-11-30T13:00:00", isFullDay: false },
      by: "Kim",
    })
    const moved = await read()
    await cancelBooking(booking.context, { bookingId, by: "Kim" })
    const cancelled = await read()

    const same = {
      uid: `${bookingId}-0@workshop-booking.forecourt`,
      location: "Norrvik Borås, Smedjegatan 8, 501 00 Borås",
      description: `${bookingId}\n033-390 06 40`,
    }
    expect(booked).toMatchObject({ ...same, sequence: 0, start: "2026-11-27T09:00:00Z", end: "2026-11-27T09:30:00Z" })
    expect(moved).toMatchObject({ ...same, sequence: 1, start: "2026-11-30T12:00:00Z", end: "2026-11-30T12:30:00Z" })
    expect(cancelled).toMatchObject({ ...same, sequence: 2, status: "CANCELLED" })
  })
})
