import { join } from "node:path"
import { addDays } from "@forecourt/calendar"
import { CLAIM_LASTS_MS } from "@forecourt/service-kit/idempotency"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { type ServingProcess, startServingProcess } from "@forecourt/service-kit/test-processes"
import { expect, onTestFinished, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { scheduleFrom } from "./dealerships.ts"
import {
  createDays,
  createHeaders,
  createOrder,
  openWorkshopBooking,
  type ServiceResponse,
  type TriedWorkshopBooking,
} from "./open-workshop-booking.ts"

const ROUNDS = Number(process.env.FORECOURT_RACE_ROUNDS ?? readSampled(25))
const RUNNERS = 50

async function serve({ folder, database, clock }: TriedWorkshopBooking, dieAt: number): Promise<ServingProcess> {
  const script = join(import.meta.dirname, "serve-workshop-booking.ts")
  const serving = await startServingProcess(script, { folder, database, now: clock.now, dieAt })
  onTestFinished(() => serving.kill())
  return serving
}

async function bookAt(url: string, order: object, key: string): Promise<ServiceResponse> {
  const body = JSON.stringify(order)
  const response = await fetch(`${url}/api/mechmate/book`, { method: "POST", headers: createHeaders({ key }), body })
  return { status: response.status, body: await response.json() }
}

onEachEngine((engine) => {
  test(`only one of ${RUNNERS} concurrent bookings of the same time on two processes succeeds in each round [spec 3 §8.1 workshop-results]`, {
    timeout: 300_000,
  }, async () => {
    const booking = await openWorkshopBooking(engine)
    const processes = await Promise.all([serve(booking, 0), serve(booking, 0)])
    const days = [...(await createDays(booking, "2026-11-24")), ...(await createDays(booking, "2026-12-22"))]
    const times = days.flatMap(({ date, availableSlots }) => availableSlots.map((time) => `${date}T${time}:00`))
    expect(times.length).toBeGreaterThanOrEqual(ROUNDS)

    for (const timeSlot of times.slice(0, ROUNDS)) {
      const responses = await Promise.all(
        Array.from({ length: RUNNERS }, (_, n) =>
          bookAt(processes[n % 2]?.url ?? "", createOrder({ timeSlot }), `${timeSlot} ${n}`),
        ),
      )
      const outcomes = Map.groupBy(responses, ({ status, body }) => `${status} ${body.code ?? ""}`)
      expect(Object.fromEntries([...outcomes].map(([outcome, { length }]) => [outcome, length]))).toEqual({
        "200 ": 1,
        "409 TimeslotNotAvailable": RUNNERS - 1,
      })
    }

    await Promise.all(processes.map((process) => process.kill()))
    const { storage } = booking
    expect(await storage.all("select id from bookings")).toHaveLength(ROUNDS)
    expect(await storage.all("select bucket from taken_times")).toHaveLength(ROUNDS)
    const unsettled = "select name from idempotent_requests where result is null and refusal is null"
    expect(await storage.all(unsettled)).toEqual([])
  })

  test(`no two of ${RUNNERS} concurrent bookings of overlapping times, including whole days, use the same resource`, {
    timeout: 300_000,
  }, async () => {
    const booking = await openWorkshopBooking(engine)
    const processes = await Promise.all([serve(booking, 0), serve(booking, 0)])
    const long = [{ kobraId: "originalservice", unitsSelected: null, userInput: null }]
    const wanted = ["08:00", "08:30", "09:00", "10:00", "13:00", null]

    const responses = await Promise.all(
      Array.from({ length: RUNNERS }, (_, n) => {
        const time = wanted[n % wanted.length] ?? null
        const timeSlot = `2026-11-24T${time ?? "08:00"}:00`
        const order = { departmentId: "SE-602", timeSlot, isFullDay: time === null, serviceOfferingRequests: long }
        return bookAt(processes[n % 2]?.url ?? "", createOrder(order), `key ${n}`)
      }),
    )

    await Promise.all(processes.map((process) => process.kill()))
    const booked = responses.filter(({ status }) => status === 200)
    const stored = await booking.storage.all(
      { id: "text", resource: "number", count: "number" },
      `select bookings.id, resource, count(*) as count from bookings
       join taken_times on booking_id = bookings.id group by bookings.id, resource`,
    )
    // Each has all of its time on one resource: four half hours, or the whole day of eighteen.
    expect(stored.map(({ id }) => id).toSorted()).toEqual(booked.map(({ body }) => body.id).toSorted())
    for (const { count } of stored) expect([4, 18]).toContain(Number(count))
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(booked.length).toBeGreaterThanOrEqual(2)
  })

  test("a process killed between any two steps of a booking leaves either no booking or a complete booking [spec 3 §8.1 workshop-results]", {
    timeout: 300_000,
  }, async () => {
    const booking = await openWorkshopBooking(engine)
    const { storage, clock } = booking
    const mondays = (week: number) => addDays("2026-11-30", 7 * week)
    const slotsWithBookings: number[] = []
    let dieAt = 0
    for (let isKilled = true; isKilled; ) {
      dieAt += 1
      // Every step has a separate time.
      const time = `${String(8 + (dieAt % 9)).padStart(2, "0")}:00`
      const order = createOrder({ timeSlot: `${mondays(Math.floor(dieAt / 9))}T${time}:00` })
      const serving = await serve(booking, dieAt)
      const response = await bookAt(serving.url, order, `step ${dieAt}`).catch(() => null)
      isKilled = response === null
      if (isKilled) expect(await serving.gone).toBe("SIGKILL")
      else await serving.kill()

      const stored = await storage.all({ id: "text" }, "select id from bookings where starts_at = ?", order.timeSlot)
      clock.now += CLAIM_LASTS_MS
      const again = await booking.call("book", order, { key: `step ${dieAt}` })
      expect(again.status).toBe(200)
      for (const { id } of stored) expect(again.body.id).toBe(id)
      if (response !== null) expect(response).toEqual(again)
      slotsWithBookings.push(stored.length)
    }

    // Killed before the commit, nothing was stored; killed after it, the booking was.
    expect(slotsWithBookings).toEqual(slotsWithBookings.toSorted())
    expect(new Set(slotsWithBookings)).toEqual(new Set([0, 1]))
    expect(await storage.all("select id from bookings")).toHaveLength(dieAt)
    expect(await storage.all("select bucket from taken_times")).toHaveLength(dieAt)
  })
})

test.each([
  ["2027-03-28", "2027-03-01T09:00:00Z", "00:00 01:00 03:00 04:00 05:00 06:00 07:00", "2027-03-28T01:00:00.000Z"],
  ["2026-10-25", "2026-10-01T09:00:00Z", "00:00 01:00 02:00 03:00 04:00 05:00 06:00 07:00", "2026-10-25T02:00:00.000Z"],
])(
  "on %s, when the clocks change, free times are in local time [spec 3 §7.1 workshop-timeslots]",
  async (day, now, times, threeOClock) => {
    const booking = await openWorkshopBooking({ newDatabase: async () => null })
    const night = JSON.stringify(scheduleFrom("Su 00:00-08:00"))
    // The day of 23 hours is Easter Sunday.
    await booking.storage.run(
      "update workshops set country = 'none', opening_hours = ?, slot_minutes = 60 where id = 'SE-603'",
      night,
    )
    booking.clock.now = Date.parse(now)

    const [sunday] = await createDays(booking, day)
    const { status } = await booking.call("book", createOrder({ timeSlot: `${day}T03:00:00` }), { key: "one" })
    const [row] = await booking.storage.all({ instant: "text" }, "select instant from bookings")

    expect(sunday?.availableSlots.join(" ")).toBe(times)
    expect([status, row?.instant]).toEqual([200, threeOClock])
    // The hour that spring leaves out is no time at all.
    const left = await booking.call("book", createOrder({ timeSlot: `2027-03-28T02:00:00` }), { key: "two" })
    expect(left.status).toBe(409)
  },
)
