import { afterEach, beforeEach, expect, test } from "vitest"
import { onEachEngine } from "./tyre-hotel/engines.ts"
import {
  book,
  DAY_MS,
  endSeason,
  logIn,
  MONDAY,
  orderFor,
  startTyreHotel,
  startTyreHotelAgain,
  type TriedTyreHotel,
} from "./tyre-hotel/start-tyre-hotel.ts"

onEachEngine((engine) => {
  let hotel: TriedTyreHotel
  let keys = 0
  beforeEach(async () => {
    hotel = await startTyreHotel(engine)
  })
  afterEach(() => hotel.end())

  const bookFor = async (regNo: string, day: string, time: string) => {
    const who = await logIn(hotel, regNo)
    return book(hotel, who, orderFor(who, day, time), `key ${++keys}`)
  }
  /** Books as the service did when a vehicle could be booked for as often as one liked. */
  const bookWithoutRule = async (regNo: string, day: string, time: string) => {
    const { status, body } = await bookFor(regNo, day, time)
    expect(status).toBe(200)
    await endSeason(hotel)
    return body
  }
  const listed = async (regNo: string) => {
    const { token } = await logIn(hotel, regNo)
    return (await hotel.call("booking/list", {}, { token })).body.bookings
  }
  async function restart(now: number): Promise<void> {
    await hotel.close()
    hotel = await startTyreHotelAgain(hotel, {}, true, now)
  }
  /** As a version left it that knew no open bookings. */
  async function forgetRule(): Promise<void> {
    for (const table of ["open_bookings", "cancelled_bookings", "migrations"])
      await hotel.storage.run(`drop table if exists ${table}`)
  }

  test("bookings from before the rule count from the first start on: of each season the next one", async () => {
    await bookWithoutRule("NRS34B", "2026-11-26", "08:00")
    await bookWithoutRule("NRS34B", "2026-12-08", "08:00")
    const next = await bookWithoutRule("NRS34B", "2026-12-01", "08:00")
    const inSummer = await bookWithoutRule("NRS34B", "2027-02-01", "08:00")
    const other = await bookWithoutRule("TUX567", "2026-12-01", "09:00")
    await forgetRule()
    // At the workshop it is the day after the first of them, in the zone of this machine it may not be.
    await restart(Date.parse("2026-11-26T23:30:00Z"))

    expect(await listed("NRS34B")).toEqual([next, inSummer])
    expect(await listed("TUX567")).toEqual([other])
    expect(await bookFor("NRS34B", "2026-12-09", "08:00")).toMatchObject({
      status: 409,
      body: { code: "AlreadyBooked" },
    })
    expect(await hotel.storage.all("select id from bookings")).toHaveLength(5)
  })

  test("what was opened under the rule stays as it is", async () => {
    const { body: open } = await bookFor("NRS34B", "2026-12-08", "08:00")
    const [row] = await hotel.storage.all<{ booking_id: string }>("select * from open_bookings")
    await hotel.storage.run("update open_bookings set season = 'none'")
    const earlier = (await bookFor("NRS34B", "2026-12-01", "08:00")).body.bookingConfirmationId
    await hotel.storage.run("delete from open_bookings where booking_id = ?", earlier)
    await hotel.storage.run("update open_bookings set season = '2026-winter'")
    await hotel.storage.run("drop table if exists migrations")
    await restart(MONDAY)

    expect(row?.booking_id).toBe(open.bookingConfirmationId)
    expect(await listed("NRS34B")).toEqual([open])
  })

  test("it is done once: what is over by then is not opened by a later start", async () => {
    await bookWithoutRule("NRS34B", "2026-12-01", "08:00")
    await restart(MONDAY + DAY_MS)

    expect(await listed("NRS34B")).toEqual([])
  })

  test("several that start at the same moment do it once", async () => {
    const booked = await bookWithoutRule("NRS34B", "2026-12-01", "08:00")
    await forgetRule()
    await hotel.close()
    const [one, other] = await Promise.all([startTyreHotelAgain(hotel), startTyreHotelAgain(hotel)])
    await other.close()
    hotel = one

    expect(await listed("NRS34B")).toEqual([booked])
    expect(await hotel.storage.all("select name from migrations")).toEqual([{ name: "open-bookings" }])
  })
})
