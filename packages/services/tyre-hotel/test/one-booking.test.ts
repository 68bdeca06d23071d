import { CLAIM_LASTS_MS, claimRequest } from "@forecourt/service-kit/idempotency"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import {
  book,
  DAY_MS,
  type LoggedIn,
  logIn,
  MONDAY,
  orderFor,
  startTyreHotel,
  type TriedTyreHotel,
  timesFor,
} from "./start-tyre-hotel.ts"

const REFUSED = {
  status: 409,
  body: {
    message: "Bilen har redan en tid för hjulskifte den här säsongen. Ändra eller avboka den under Dina däck hos oss.",
    code: "AlreadyBooked",
  },
}
const UNKNOWN = { status: 404, body: { message: "Den bokningen finns inte längre.", code: "BookingUnknown" } }

onEachEngine((engine) => {
  let hotel: TriedTyreHotel
  /**
   * A logged-in visitor whose workshop can take one vehicle per hour, and on Saturdays six vehicles without a fixed
   * time.
   */
  let nrs: LoggedIn
  /** A logged-in visitor with another vehicle, whose tyres are stored at the same workshop. */
  let tux: LoggedIn
  let keys = 0
  beforeAll(async () => {
    hotel = await startTyreHotel(engine)
    nrs = await logIn(hotel, "NRS34B")
    tux = await logIn(hotel, "TUX567")
    // Some of these visitors stay for days.
    await hotel.storage.run("update sessions set expires_at = '2027-12-31'")
  })
  afterAll(() => hotel.end())
  beforeEach(async () => {
    hotel.clock.now = MONDAY
    for (const table of ["open_bookings", "idempotent_requests", "bookings"])
      await hotel.storage.run(`delete from ${table}`)
  })

  const bookFor = (who: LoggedIn, day: string, time: string | null, change: object = {}, key = `key ${++keys}`) =>
    book(hotel, who, { ...orderFor(who, day, time), ...change }, key)
  const getNumber = ({ body }: { body: { bookingConfirmationId: string } }) => body.bookingConfirmationId
  const cancel = (who: LoggedIn, bookingConfirmationId: string) =>
    hotel.call("booking/cancel", { bookingConfirmationId }, { token: who.token })
  const settle = (who: LoggedIn, key: string) => hotel.call("booking/settle", {}, { token: who.token, key })
  const listBookings = async (who: LoggedIn) =>
    (await hotel.call("booking/list", {}, { token: who.token })).body.bookings
  const readBookings = () =>
    hotel.storage.all("select id, slot, resource, day, phone from bookings where status = 'booked' order by slot")

  test("a vehicle can have at most one future booking per season [spec 3 §8.3]", async () => {
    const first = await bookFor(nrs, "2026-12-01", "08:00")
    const second = await bookFor(nrs, "2027-01-29", "08:00")
    const nextSeason = await bookFor(nrs, "2027-02-01", "08:00")
    const third = await bookFor(nrs, "2027-02-02", "08:00")
    const other = await bookFor(tux, "2026-12-01", "09:00")

    expect([first.status, nextSeason.status, other.status]).toEqual([200, 200, 200])
    expect([second, third]).toMatchObject([REFUSED, REFUSED])
    expect(await readBookings()).toHaveLength(3)
    expect(await timesFor(hotel, tux, "2027-01-29")).toContain("2027-01-29T08:00:00")
  })

  test("repeating a refused booking with the same idempotency key returns the same error, even after the conflict is resolved", async () => {
    const first = await bookFor(nrs, "2026-12-01", "08:00")
    const refused = await bookFor(nrs, "2026-12-02", "08:00", {}, "again")
    await cancel(nrs, getNumber(first))

    expect(refused.status).toBe(409)
    expect((await bookFor(nrs, "2026-12-02", "08:00", {}, "again")).body).toEqual(refused.body)
    expect((await bookFor(nrs, "2026-12-02", "08:00")).status).toBe(200)
  })

  test("a booking remains open until the end of the day of its appointment", async () => {
    await bookFor(nrs, "2026-11-27", "08:00")
    hotel.clock.now = Date.parse("2026-11-27T22:59:00Z")
    const sameDay = { refused: await bookFor(nrs, "2026-12-04", "08:00"), listed: (await listBookings(nrs)).length }
    hotel.clock.now = Date.parse("2026-11-27T23:00:00Z")
    const nextDay = { listed: (await listBookings(nrs)).length, booked: await bookFor(nrs, "2026-12-04", "08:00") }

    expect(sameDay.refused).toMatchObject(REFUSED)
    expect(sameDay.listed).toBe(1)
    expect(nextDay.listed).toBe(0)
    expect(nextDay.booked.status).toBe(200)
  })

  test("the list of open bookings contains only bookings of the visitor's vehicle, sorted by date", async () => {
    const later = await bookFor(nrs, "2027-02-01", "08:00")
    const sooner = await bookFor(nrs, "2026-11-28", null)

    expect(await listBookings(nrs)).toEqual([sooner.body, later.body])
    expect(await listBookings(tux)).toEqual([])
  })

  test("moving a booking keeps the booking number and frees the previous time", async () => {
    const first = await bookFor(nrs, "2026-12-01", "08:00")
    const moved = await bookFor(nrs, "2026-12-02", "10:00", { replaces: getNumber(first), freeText: "Senare." })

    expect(moved.status).toBe(200)
    expect(moved.body).toEqual({
      ...first.body,
      freeText: "Senare.",
      services: [
        {
          ...first.body.services[0],
          appointmentDate: "2026-12-02",
          appointmentTime: "2026-12-02T10:00:00",
          durationMinutes: 60,
        },
      ],
    })
    expect(await listBookings(nrs)).toEqual([moved.body])
    expect(await timesFor(hotel, tux, "2026-12-01")).toContain("2026-12-01T08:00:00")
    expect(await timesFor(hotel, tux, "2026-12-02")).not.toContain("2026-12-02T10:00:00")
    expect(await hotel.storage.all("select slot, resource, day, starts_at, instant from bookings")).toEqual([
      {
        slot: "2026-12-02T10:00:00",
        resource: 1,
        day: "2026-12-02",
        starts_at: "2026-12-02T10:00:00",
        instant: "2026-12-02T09:00:00.000Z",
      },
    ])
  })

  test("a booking can be moved to a day without individual times that already has other bookings", async () => {
    await bookFor(tux, "2026-11-28", null)
    const first = await bookFor(nrs, "2026-12-01", "08:00")
    await bookFor(nrs, "2026-11-28", null, { replaces: getNumber(first) })

    expect(await hotel.storage.all("select resource, starts_at, instant from bookings order by resource")).toEqual([
      { resource: 1, starts_at: null, instant: null },
      { resource: 2, starts_at: null, instant: null },
    ])
  })

  test("the contact details of a booking can be changed without moving the booking, even when the workshop is fully booked", async () => {
    const first = await bookFor(nrs, "2026-12-01", "08:00")
    const customer = {
      firstName: "Bo",
      lastName: "Ek",
      email: "bo@example.com",
      phoneMobile: "070-1740698".replace("-", ""),
    }
    const changed = await bookFor(nrs, "2026-12-01", "08:00", { replaces: getNumber(first), customer })

    expect(changed.body).toMatchObject({
      bookingConfirmationId: getNumber(first),
      customerBase: { ...customer, phoneMobile: "+46701740698" },
    })
    expect(await readBookings()).toHaveLength(1)
  })

  test("moving a booking to an occupied time is refused and changes nothing", async () => {
    await bookFor(tux, "2026-12-01", "09:00")
    const first = await bookFor(nrs, "2026-12-01", "08:00")
    const previous = await readBookings()
    const refused = await bookFor(nrs, "2026-12-01", "09:00", { replaces: getNumber(first), freeText: "Nytt." })

    expect(refused).toMatchObject({ status: 409, body: { code: "TimeslotNotAvailable" } })
    expect(await readBookings()).toEqual(previous)
    expect(await listBookings(nrs)).toEqual([first.body])
  })

  test("a booking can be moved into another season only if the vehicle has no booking in that season", async () => {
    const winter = await bookFor(nrs, "2026-12-01", "08:00")
    const moved = await bookFor(nrs, "2027-02-01", "08:00", { replaces: getNumber(winter) })
    const anew = await bookFor(nrs, "2026-12-01", "08:00")
    const refused = await bookFor(nrs, "2027-02-02", "08:00", { replaces: getNumber(anew) })

    expect([moved.status, anew.status]).toEqual([200, 200])
    expect(refused).toMatchObject(REFUSED)
    expect(await listBookings(nrs)).toEqual([anew.body, moved.body])
    expect(await readBookings()).toHaveLength(2)
  })

  test("a booking of another vehicle, a past booking and an unknown booking cannot be moved or cancelled", async () => {
    const other = await bookFor(tux, "2026-12-01", "09:00")
    const over = await bookFor(nrs, "2026-11-26", "08:00")
    hotel.clock.now = MONDAY + 4 * DAY_MS

    for (const number of [getNumber(other), "NOBODYS"]) {
      expect(await cancel(nrs, number)).toMatchObject(UNKNOWN)
      expect(await bookFor(nrs, "2026-12-07", "08:00", { replaces: number })).toMatchObject(UNKNOWN)
    }
    expect(await cancel(nrs, getNumber(over))).toMatchObject(UNKNOWN)
    expect(await bookFor(nrs, "2026-12-07", "08:00", { replaces: getNumber(over) })).toMatchObject(UNKNOWN)
    expect(await readBookings()).toHaveLength(2)
  })

  test("cancelling a booking frees the booked time, and cancelling twice has the same result", async () => {
    const first = await bookFor(nrs, "2026-12-01", "08:00")
    const [once, twice] = [await cancel(nrs, getNumber(first)), await cancel(nrs, getNumber(first))]

    expect([once, twice].map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ])
    expect(await readBookings()).toEqual([])
    expect(await listBookings(nrs)).toEqual([])
    expect((await cancel(tux, getNumber(first))).status).toBe(404)
    expect((await bookFor(tux, "2026-12-01", "08:00")).status).toBe(200)
    expect((await bookFor(nrs, "2026-12-02", "08:00")).status).toBe(200)
  })

  test("repeating the order of a cancelled booking does not restore the booking", async () => {
    const first = await bookFor(nrs, "2026-12-01", "08:00", {}, "late")
    await cancel(nrs, getNumber(first))

    expect(await bookFor(nrs, "2026-12-01", "08:00", {}, "late")).toMatchObject({
      status: 409,
      body: { code: "BookingCancelled", message: "Bokningen är avbokad. Boka en ny tid." },
    })
    expect((await settle(nrs, "late")).body).toEqual({ bookings: [] })
    expect(await readBookings()).toEqual([])
  })

  test("every query for the outcome of an order returns the same result", async () => {
    const first = await bookFor(nrs, "2026-12-01", "08:00", {}, "made")
    await bookFor(nrs, "2026-12-02", "08:00", {}, "refused")

    expect((await settle(nrs, "made")).body).toEqual({ bookings: [first.body] })
    expect((await settle(nrs, "made")).body).toEqual({ bookings: [first.body] })
    expect((await settle(nrs, "refused")).body).toEqual({ bookings: [] })
    expect((await settle(tux, "made")).body).toEqual({ bookings: [] })
  })

  test("an order that arrives after its outcome has been queried is rejected and creates no booking", async () => {
    expect((await settle(nrs, "lost")).body).toEqual({ bookings: [] })
    const late = await bookFor(nrs, "2026-12-01", "08:00", {}, "lost")
    const inOtherWords = await bookFor(nrs, "2026-12-02", "08:00", {}, "lost")

    for (const received of [late, inOtherWords])
      expect(received).toMatchObject({
        status: 409,
        body: { code: "OrderDropped", message: "Bokningen kom inte fram. Kontrollera uppgifterna och boka igen." },
      })
    expect((await settle(nrs, "lost")).body).toEqual({ bookings: [] })
    expect(await readBookings()).toEqual([])
  })

  test("a query for the outcome of an order in progress is refused until the lock of the order expires", async () => {
    const running = { subject: nrs.vehicle.brandCode, key: "running", fingerprint: "f" }
    await hotel.storage.transaction((tx) => claimRequest(tx, running, hotel.clock.now))
    hotel.clock.now += CLAIM_LASTS_MS - 1
    const meanwhile = await settle(nrs, "running")
    hotel.clock.now += 1
    const afterwards = await settle(nrs, "running")

    expect(meanwhile).toMatchObject({ status: 409, body: { code: "StillRunning" } })
    expect(meanwhile.headers.get("retry-after")).toBe("10")
    expect(afterwards.body).toEqual({ bookings: [] })
  })

  test("an idempotency key can have up to 200 characters", async () => {
    expect((await settle(nrs, "k".repeat(200))).status).toBe(200)
  })

  test("a booking can still be cancelled or moved on the day of the appointment", async () => {
    const first = await bookFor(nrs, "2026-11-26", "08:00")
    hotel.clock.now = MONDAY + 3 * DAY_MS
    // The session has ended meanwhile.
    nrs = await logIn(hotel, "NRS34B")

    const moved = await bookFor(nrs, "2026-12-07", "08:00", { replaces: getNumber(first) })

    expect(moved.status).toBe(200)
    expect((await cancel(nrs, getNumber(first))).status).toBe(200)
  })

  test.each(["", "k".repeat(201)])(
    "a query for the outcome of an order is refused when the idempotency key is missing or too long",
    async (key) => {
      expect(await settle(nrs, key)).toMatchObject({ status: 400, body: { code: "IdempotencyKeyMissing" } })
    },
  )

  test("a phone number is stored in its international form, and an invalid number is refused [spec 3 §5.4]", async () => {
    const { customer } = orderFor(nrs, "2026-12-01", "08:00")
    const createCustomer = (phoneMobile: string) => ({ customer: { ...customer, phoneMobile } })
    const refused = await bookFor(nrs, "2026-12-01", "08:00", createCustomer("+01234567"), "phone")
    const booked = await bookFor(nrs, "2026-12-01", "08:00", createCustomer("0701740699"))

    expect(refused).toMatchObject({ status: 400, body: { code: "BadRequest" } })
    expect(booked.body.customerBase.phoneMobile).toBe("+46701740699")
    expect(await readBookings()).toMatchObject([{ phone: "+46701740699" }])
    // Refused before it was carried out, the key is free again.
    expect(await hotel.storage.all("select name from idempotent_requests where name = 'phone'")).toEqual([])
  })

  test("logging out ends only that session, and the session's token is no longer accepted [spec 3 §4.2 tyre-logout.log-out]", async () => {
    const [session, otherSession] = [await logIn(hotel, "ABC123"), await logIn(hotel, "ABC123")]
    const logOut = () => hotel.call("authorization/logout", {}, { token: session.token })
    const [first, second] = [await logOut(), await logOut()]
    const list = ({ token }: LoggedIn) => hotel.call("booking/list", {}, { token })

    expect([first, second].map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ])
    expect(await list(session)).toMatchObject({ status: 401, body: { code: "SessionOver" } })
    expect((await list(otherSession)).status).toBe(200)
  })
})
