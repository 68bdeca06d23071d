import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { cancelBooking, moveBooking } from "../src/index.ts"
import { removeOutdated } from "../src/remove-outdated.ts"
import { createDays, createOrder, openWorkshopBooking, type TriedWorkshopBooking } from "./open-workshop-booking.ts"

const HALF_DAY = [
  { kobraId: "originalservice", unitsSelected: null, userInput: null },
  { kobraId: "ac-service", unitsSelected: null, userInput: null },
]
const createTime = (time: string) => ({ startsAt: `2026-11-24T${time}:00`, isFullDay: false })

async function book({ call }: TriedWorkshopBooking, time: string, changes: object = {}): Promise<string> {
  const order = createOrder({ timeSlot: `2026-11-24T${time}:00`, ...changes })
  const { status, body } = await call("book", order, { key: `${time} ${JSON.stringify(changes)}` })
  expect(status).toBe(200)
  return body.id
}

async function listFree(booking: TriedWorkshopBooking): Promise<readonly string[]> {
  const [day] = await createDays(booking, "2026-11-24")
  return day?.availableSlots ?? []
}

const listBookings = ({ storage }: TriedWorkshopBooking) =>
  storage.all(
    { id: "text", startsAt: "text", status: "text", sequence: "number", times: "number" },
    `select id, starts_at as "startsAt", status, sequence,
       cast((select count(*) from taken_times where booking_id = bookings.id) as integer) as times
     from bookings order by starts_at`,
  )

onEachEngine((engine) => {
  test("a moved booking takes its new time, frees the old one and has the next sequence number", async () => {
    const booking = await openWorkshopBooking(engine)
    const bookingId = await book(booking, "10:00")

    const outcome = await moveBooking(booking.context, { bookingId, time: createTime("13:00"), by: "Kim" })

    expect(outcome).toBe("moved")
    expect(await listFree(booking)).toContain("10:00")
    expect(await listFree(booking)).not.toContain("13:00")
    expect(await listBookings(booking)).toEqual([
      { id: bookingId, startsAt: "2026-11-24T13:00:00", status: "booked", sequence: 1, times: 1 },
    ])
    expect(await booking.storage.all("select action, changed_by, starts_at from booking_changes")).toEqual([
      { action: "move", changed_by: "Kim", starts_at: "2026-11-24T10:00:00" },
    ])
  })

  test("a booking of three hours can be moved by half an hour where there is one resource", async () => {
    const booking = await openWorkshopBooking(engine)
    const bookingId = await book(booking, "10:00", { serviceOfferingRequests: HALF_DAY })

    const outcomes = []
    for (const time of ["10:30", "09:00"])
      outcomes.push(await moveBooking(booking.context, { bookingId, time: createTime(time), by: "customer" }))

    expect(outcomes).toEqual(["moved", "moved"])
    expect(await listBookings(booking)).toMatchObject([{ startsAt: "2026-11-24T09:00:00", sequence: 2, times: 6 }])
    expect(await listFree(booking)).toEqual(expect.arrayContaining(["08:30", "12:00"]))
  })

  test.each([
    ["taken", "11:00"],
    ["outside the opening hours", "06:00"],
    ["not at the start of a slot", "10:10"],
  ])("a booking stays at its time when the wanted time is %s", async (_, time) => {
    const booking = await openWorkshopBooking(engine)
    const bookingId = await book(booking, "10:00")
    await book(booking, "11:00", { registrationNumber: "DEF456" })

    const outcome = await moveBooking(booking.context, { bookingId, time: createTime(time), by: "customer" })

    expect(outcome).toBe("notAvailable")
    expect((await listBookings(booking))[0]).toMatchObject({ startsAt: "2026-11-24T10:00:00", sequence: 0, times: 1 })
  })

  test("a cancelled booking frees its time, stays with its status, and cannot be moved", async () => {
    const booking = await openWorkshopBooking(engine)
    const bookingId = await book(booking, "10:00")

    const outcomes = [
      await cancelBooking(booking.context, { bookingId, by: "customer" }),
      await cancelBooking(booking.context, { bookingId, by: "customer" }),
      await moveBooking(booking.context, { bookingId, time: createTime("13:00"), by: "customer" }),
    ]

    expect(outcomes).toEqual(["cancelled", "cancelled", "cancelled"])
    expect(await listFree(booking)).toContain("10:00")
    expect(await listBookings(booking)).toMatchObject([{ status: "cancelled", sequence: 1, times: 0 }])
    await book(booking, "10:00", { registrationNumber: "DEF456" })
  })

  test("a moved and cancelled booking is deleted 90 days after its visit, with the record of its changes", async () => {
    const booking = await openWorkshopBooking(engine)
    const bookingId = await book(booking, "10:00")
    await moveBooking(booking.context, { bookingId, time: createTime("13:00"), by: "Kim" })
    await cancelBooking(booking.context, { bookingId, by: "Kim" })

    booking.clock.now += 92 * 86_400_000
    await removeOutdated(booking.context)

    for (const table of ["bookings", "booking_changes", "taken_times"])
      expect(await booking.storage.all(`select * from ${table}`)).toEqual([])
  })

  test("an unknown booking is neither moved nor cancelled", async () => {
    const { context } = await openWorkshopBooking(engine)

    expect(await moveBooking(context, { bookingId: "none", time: createTime("13:00"), by: "Kim" })).toBe("unknown")
    expect(await cancelBooking(context, { bookingId: "none", by: "Kim" })).toBe("unknown")
  })

  test("a cancelled booking does not count against the limit of a vehicle", async () => {
    const booking = await openWorkshopBooking({ ...engine, budgetFactor: 1 })
    const bookingId = await book(booking, "10:00")
    await book(booking, "11:00")

    await cancelBooking(booking.context, { bookingId, by: "customer" })

    await book(booking, "12:00")
  })

  test("concurrent moves, cancellations and bookings of overlapping times never use a resource twice, and none fails", async () => {
    const booking = await openWorkshopBooking(engine)
    const ids: string[] = []
    for (const time of ["08:00", "11:00", "14:00"])
      ids.push(await book(booking, time, { serviceOfferingRequests: HALF_DAY }))
    const times = ["08:00", "08:30", "10:00", "11:00", "11:30", "13:00", "14:00"]

    const outcomes = await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const time = times[(n * 5) % times.length] ?? ""
        if (n % 4 === 3) {
          const order = createOrder({ timeSlot: `2026-11-24T${time}:00`, serviceOfferingRequests: HALF_DAY })
          return (await booking.call("book", order, { key: `key ${n}` })).status
        }
        const bookingId = ids[n % ids.length] ?? ""
        if (n === 40) return cancelBooking(booking.context, { bookingId, by: "Kim" })
        return moveBooking(booking.context, { bookingId, time: createTime(time), by: "Kim" })
      }),
    )

    const allowed = new Set<unknown>([200, 409, "moved", "notAvailable", "cancelled", "changed"])
    expect(outcomes.filter((outcome) => !allowed.has(outcome))).toEqual([])
    const bookings = await listBookings(booking)
    for (const { status, times } of bookings) expect(times).toBe(status === "booked" ? 6 : 0)
    expect(bookings.filter(({ status }) => status === "cancelled")).toHaveLength(1)
  })
})
