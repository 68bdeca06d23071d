import { CLAIM_LASTS_MS, claimRequest } from "@forecourt/service-kit/idempotency"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import {
  book,
  daysFor,
  endSeason,
  type LoggedIn,
  logIn,
  orderFor,
  startTyreHotel,
  startTyreHotelAgain,
  type TriedTyreHotel,
  timesFor,
} from "./start-tyre-hotel.ts"

onEachEngine((engine) => {
  let hotel: TriedTyreHotel
  /** A logged-in visitor whose workshop can take two vehicles every half hour. */
  let abc: LoggedIn
  let def: LoggedIn
  let ghj: LoggedIn
  /** A logged-in visitor whose workshop has no free days. */
  let klm: LoggedIn
  /**
   * A logged-in visitor whose workshop can take one vehicle per hour, and on Saturdays six vehicles without a fixed
   * time.
   */
  let nrs: LoggedIn
  let tux: LoggedIn
  beforeAll(async () => {
    hotel = await startTyreHotel(engine)
    abc = await logIn(hotel, "ABC123")
    def = await logIn(hotel, "DEF456")
    ghj = await logIn(hotel, "GHJ789")
    klm = await logIn(hotel, "KLM12A")
    nrs = await logIn(hotel, "NRS34B")
    tux = await logIn(hotel, "TUX567")
  })
  afterAll(() => hotel.end())
  // The limit of one booking a season has separate tests.
  beforeEach(() => endSeason(hotel))

  test("available days range from three days to three months ahead, regardless of the requested range [spec 3 §9.1 tyre-window]", async () => {
    const days = await daysFor(hotel, abc, "2026-01-01", "2028-01-01")

    expect(days[0]).toBe("2026-11-26")
    expect(days.at(-1)).toBe("2027-02-23")
  })

  test("days on which the workshop is closed, such as weekends and holidays, are not offered [spec 3 §7.3]", async () => {
    const days = await daysFor(hotel, abc, "2026-12-21", "2027-01-07")

    expect(days).toEqual([
      "2026-12-21",
      "2026-12-22",
      "2026-12-23",
      "2026-12-28",
      "2026-12-29",
      "2026-12-30",
      "2027-01-04",
      "2027-01-05",
      "2027-01-07",
    ])
  })

  test.each([
    ["2026-11-31", "2026-12-24"],
    ["2026-11-26", "2027-02-29"],
  ])(
    "a request for days from %s to %s is refused because of an invalid date [spec 3 §7.3]",
    async (startDate, endDate) => {
      const range = { startDate, endDate, regNo: abc.vehicle.brandCode }
      const { token } = abc

      for (const call of ["GetTimeslotDays", "GetTimeslots"]) {
        const response = await hotel.call(`booking/${call}?workshopIdentifier=SE-101`, range, { token })
        expect(response).toMatchObject({ status: 400, body: { code: "BadRequest" } })
      }
    },
  )

  test("the list of available days is empty for a workshop without free days [spec 3 §8.3 tyre-no-days]", async () => {
    expect(await daysFor(hotel, klm, "2026-11-26", "2027-02-23")).toEqual([])
  })

  test("the times of a day are within the workshop's opening hours [spec 3 §7.3 tyre-times]", async () => {
    const times = await timesFor(hotel, nrs, "2026-11-27")

    expect(times).toEqual(
      ["08", "09", "10", "11", "12", "13", "14", "15", "16"].map((hour) => `2026-11-27T${hour}:00:00`),
    )
  })

  test("a whole day without individual times can be offered and booked [spec 3 §4.2 tyre-no-times, §3.2 tyre-start-null]", async () => {
    const days = await daysFor(hotel, nrs, "2026-11-28", "2026-11-29")
    const times = await timesFor(hotel, nrs, "2026-11-28")
    const booked = await book(hotel, nrs, orderFor(nrs, "2026-11-28", null), "no-time")

    expect(days).toEqual(["2026-11-28"])
    expect(times).toEqual([])
    expect(booked.status).toBe(200)
    expect(booked.body.services).toEqual([
      { name: "Hjulskifte", appointmentDate: "2026-11-28", appointmentTime: null, isFullDay: true },
    ])
  })

  test("a day without individual times accepts bookings up to the capacity of the workshop [spec 3 §4.2]", async () => {
    const order = orderFor(nrs, "2026-12-05", null)
    const statuses = []
    for (let n = 0; n < 7; n++) {
      statuses.push((await book(hotel, nrs, order, `saturday-${n}`)).status)
      await endSeason(hotel)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 409])
    expect(await daysFor(hotel, nrs, "2026-12-05", "2026-12-05")).toEqual([])
  })

  test("a confirmation contains the booking's number, contact, time, workshop and texts [spec 3 §7.3 tyre-create]", async () => {
    const { status, body } = await book(hotel, abc, orderFor(abc, "2026-12-01", "08:00"), "confirmed")

    expect(status).toBe(200)
    expect(body).toEqual({
      bookingConfirmationId: expect.stringMatching(/^[2-9A-HJKMNP-Z]{10}$/),
      customerBase: { firstName: "Alva", lastName: "Ek", email: "alva@example.com", phoneMobile: "+46701740699" },
      services: [
        {
          name: "Hjulskifte",
          appointmentDate: "2026-12-01",
          appointmentTime: "2026-12-01T08:00:00",
          isFullDay: false,
          durationMinutes: 30,
        },
      ],
      workshop: {
        name: "Norrvik Däckverkstad Göteborg",
        address: "Kajgatan 12, 411 04 Göteborg",
        email: "dack.goteborg@norrvik.example",
        phoneNumber: "031-390 06 40",
      },
      freeText: "Ring gärna.",
    })
    expect(
      await hotel.storage.get("select zone, instant from bookings where id = ?", body.bookingConfirmationId),
    ).toEqual({
      zone: "Europe/Stockholm",
      instant: "2026-12-01T07:00:00.000Z",
    })
  })

  test("a time is offered until the workshop's capacity at that time is used up, even after a restart [spec 3 §8.3 tyre-refused.words]", async () => {
    const ownHotel = await startTyreHotel(engine)
    const [abc, def, ghj] = [
      await logIn(ownHotel, "ABC123"),
      await logIn(ownHotel, "DEF456"),
      await logIn(ownHotel, "GHJ789"),
    ]
    const isOffered = async (at: TriedTyreHotel, who: LoggedIn) =>
      (await timesFor(at, who, "2026-12-01")).includes("2026-12-01T08:00:00")

    const first = await book(ownHotel, abc, orderFor(abc, "2026-12-01", "08:00"), "one")
    const afterFirst = await isOffered(ownHotel, ghj)
    const second = await book(ownHotel, def, orderFor(def, "2026-12-01", "08:00"), "two")
    const afterSecond = await isOffered(ownHotel, ghj)
    await ownHotel.close()
    const again = await startTyreHotelAgain(ownHotel)
    const afterRestart = await isOffered(again, ghj)
    const third = await book(again, ghj, orderFor(ghj, "2026-12-01", "08:00"), "three")
    await again.end()

    expect([first.status, second.status]).toEqual([200, 200])
    expect([afterFirst, afterSecond, afterRestart]).toEqual([true, false, false])
    expect({ status: third.status, ...third.body }).toEqual({
      status: 409,
      message: "Tiden är tyvärr inte längre ledig. Välj en annan tid.",
      code: "TimeslotNotAvailable",
    })
  })

  test.each([
    ["before the first day", "2026-11-25", "08:00"],
    ["after the last day", "2027-02-24", "08:00"],
    ["on a Sunday", "2026-11-29", "08:00"],
    ["on a holiday", "2026-12-25", "08:00"],
    ["between two times", "2026-12-02", "08:15"],
    ["when the workshop is closed", "2026-12-02", "16:00"],
    ["without a time on a day that has times", "2026-12-02", null],
    ["on a day that there is not", "2026-11-31", "08:00"],
  ])("a booking is refused %s [spec 3 §8.3]", async (where, day, time) => {
    const { status, body } = await book(hotel, ghj, orderFor(ghj, day, time), where)

    expect({ status, code: body.code }).toEqual({ status: 409, code: "TimeslotNotAvailable" })
  })

  test("a booking on a date that does not exist is refused, even if the day of the week has no individual times", async () => {
    // The 35th of November would be a Saturday.
    const { body } = await book(hotel, nrs, orderFor(nrs, "2026-11-35", null), "no-such-day")

    expect(body.code).toBe("TimeslotNotAvailable")
  })

  test.each([
    ["a time of another day", { bookingStart: "2026-12-03T08:00:00" }],
    ["a time with an offset", { bookingStart: "2026-12-02T08:00:00+01:00" }],
    ["an instant", { bookingStart: "2026-12-02T08:00:00Z" }],
  ])("a booking for %s is refused because the start matches no slot [spec 3 §7.3]", async (what, change) => {
    const order = { ...orderFor(ghj, "2026-12-02", "08:00"), ...change }

    expect((await book(hotel, ghj, order, what)).body.code).toBe("TimeslotNotAvailable")
  })

  test.each([
    ["without seconds", "2026-12-02T11:00", "2026-12-02T11:00:00"],
    ["with fractions of a second", "2026-12-02T11:30:00.000", "2026-12-02T11:30:00"],
  ])("a time written %s matches the offered slot [spec 3 §7.3]", async (how, bookingStart, startsAt) => {
    const order = { ...orderFor(ghj, "2026-12-02", "11:00"), bookingStart }

    const { body } = await book(hotel, ghj, order, how)

    expect(body.services).toMatchObject([{ appointmentTime: startsAt }])
  })

  test.each([
    ["no first name", { firstName: "" }],
    ["an address as first name", { firstName: "www.spam.example" }],
    ["an address in the last name", { lastName: "Ek https://spam.example" }],
    ["no e-mail address", { email: "alva" }],
    ["a short phone number", { phoneMobile: "070123" }],
    ["a long phone number", { phoneMobile: "0701234567890123" }],
  ])("a booking request with %s is refused [spec 3 §5.4]", async (what, change) => {
    const order = orderFor(ghj, "2026-12-02", "09:00")

    const { status } = await book(hotel, ghj, { ...order, customer: { ...order.customer, ...change } }, what)

    expect(status).toBe(400)
  })

  test("a booking request without an idempotency key is refused and books nothing", async () => {
    const path = "booking/create?departmentIdentifier=SE-101"
    const refused = await hotel.call(path, orderFor(ghj, "2026-12-02", "10:00"), { token: ghj.token })

    expect(refused).toMatchObject({ status: 400, body: { code: "IdempotencyKeyMissing" } })
    expect(await hotel.storage.all("select id from bookings where slot = ?", "2026-12-02T10:00:00")).toEqual([])
  })

  test("repeating a booking request with the same idempotency key returns the same booking [spec 3 §7.3]", async () => {
    const order = orderFor(def, "2026-12-03", "08:00")
    const first = await book(hotel, def, order, "again")
    const repeated = await book(hotel, def, order, "again")

    expect(repeated).toMatchObject({ status: 200, body: first.body })
    expect(await hotel.storage.all("select id from bookings where slot = ?", "2026-12-03T08:00:00")).toHaveLength(1)
  })

  test("concurrent requests with the same idempotency key create one booking [spec 3 §7.3]", async () => {
    const order = orderFor(def, "2026-12-03", "09:00")
    const responses = await Promise.all(Array.from({ length: 10 }, () => book(hotel, def, order, "at once")))

    const booked = responses.filter(({ status }) => status === 200).map(({ body }) => body.bookingConfirmationId)
    expect(new Set(booked).size).toBe(1)
    for (const { status, body } of responses) if (status !== 200) expect(body.code).toBe("StillRunning")
    expect(await hotel.storage.all("select id from bookings where slot = ?", "2026-12-03T09:00:00")).toHaveLength(1)
  })

  test("repeating a refused request with the same idempotency key returns the same error", async () => {
    const order = orderFor(tux, "2026-12-03", "08:00")
    await book(hotel, nrs, orderFor(nrs, "2026-12-03", "08:00"), "first")
    const refused = await book(hotel, tux, order, "refused")
    await hotel.storage.run("delete from idempotent_requests where name = 'first'")
    await endSeason(hotel)
    await hotel.storage.run("delete from bookings where workshop_id = 'SE-103' and slot = '2026-12-03T08:00:00'")
    const repeated = await book(hotel, tux, order, "refused")
    const anew = await book(hotel, tux, order, "anew")

    expect([refused.status, repeated.status, anew.status]).toEqual([409, 409, 200])
    expect(repeated.body).toEqual(refused.body)
  })

  test("a different request with the same idempotency key is refused", async () => {
    const first = await book(hotel, def, orderFor(def, "2026-12-04", "08:00"), "reused")
    const other = await book(hotel, def, orderFor(def, "2026-12-04", "09:00"), "reused")

    expect(first.status).toBe(200)
    expect(other).toMatchObject({ status: 422, body: { code: "IdempotencyKeyReused" } })
    expect(await hotel.storage.all("select id from bookings where slot = ?", "2026-12-04T09:00:00")).toEqual([])
  })

  test.each<[string, object, object]>([
    ["day", { bookingDate: "2026-12-15", bookingStart: "2026-12-15T08:00:00" }, {}],
    ["message to the workshop", { freeText: "Ring mig." }, {}],
    ["booking to change", { replaces: "ABCDEFGHJK" }, {}],
    ["first name", {}, { firstName: "Bo" }],
    ["last name", {}, { lastName: "Berg" }],
    ["e-mail address", {}, { email: "bo@norrvik.example" }],
    ["phone number", {}, { phoneMobile: "0701740699" }],
  ])("a request that changes %s counts as a different request with the same key", async (what, change, ofCustomer) => {
    const order = orderFor(def, "2026-12-14", "10:00")
    await book(hotel, def, order, `another ${what}`)

    const other = { ...order, ...change, customer: { ...order.customer, ...ofCustomer } }

    expect((await book(hotel, def, order, `another ${what}`)).body.code).not.toBe("IdempotencyKeyReused")
    expect((await book(hotel, def, other, `another ${what}`)).body.code).toBe("IdempotencyKeyReused")
  })

  test("two vehicles can use the same idempotency key", async () => {
    const first = await book(hotel, abc, orderFor(abc, "2026-12-07", "08:00"), "shared")
    const second = await book(hotel, def, orderFor(def, "2026-12-07", "09:00"), "shared")

    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.bookingConfirmationId).not.toBe(first.body.bookingConfirmationId)
  })

  test("a request in progress can be executed again only after its lock has expired", async () => {
    const order = orderFor(ghj, "2026-12-08", "08:00")
    const learnt = await book(hotel, ghj, order, "to-learn-the-fingerprint")
    await endSeason(hotel)
    const row = await hotel.storage.get(
      { fingerprint: "text" },
      "select fingerprint from idempotent_requests where name = 'to-learn-the-fingerprint'",
    )
    const running = { subject: "vehicle-1003", key: "running", fingerprint: row?.fingerprint ?? "" }
    await hotel.storage.transaction((tx) => claimRequest(tx, running, hotel.clock.now))

    const meanwhile = await book(hotel, ghj, order, "running")
    hotel.clock.now += CLAIM_LASTS_MS
    const afterwards = await book(hotel, ghj, order, "running")
    hotel.clock.now -= CLAIM_LASTS_MS

    expect(learnt.status).toBe(200)
    expect(meanwhile).toMatchObject({ status: 409, body: { code: "StillRunning" } })
    expect(meanwhile.headers.get("retry-after")).toBe("10")
    expect(afterwards.status).toBe(200)
  })

  test("the stored idempotency records contain no personal data from a booking request", async () => {
    await book(hotel, abc, orderFor(abc, "2026-12-09", "08:00"), "discreet")
    const keys = JSON.stringify(await hotel.storage.all("select * from idempotent_requests"))

    expect(keys).toContain("discreet")
    expect(keys).not.toMatch(/Alva|alva@example|46701740699|Ring gärna/)
  })

  test("the storage rejects a second booking of the same resource at the same time", async () => {
    const { body } = await book(hotel, abc, orderFor(abc, "2026-12-10", "08:00"), "held")
    const copy = hotel.storage.run(
      `insert into bookings (id, vehicle_id, workshop_id, slot, resource, day, starts_at, zone, instant, first_name,
       last_name, email, phone, free_text, booked_at)
       select 'COPY', vehicle_id, workshop_id, slot, resource, day, starts_at, zone, instant, first_name, last_name,
       email, phone, free_text, booked_at from bookings where id = ?`,
      body.bookingConfirmationId,
    )

    await expect(copy).rejects.toThrow(/unique/i)
  })
})
