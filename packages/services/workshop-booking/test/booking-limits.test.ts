import { join } from "node:path"
import { type Engine, onEachEngine } from "@forecourt/service-kit/test-harness"
import { startServingProcess } from "@forecourt/service-kit/test-processes"
import { expect, onTestFinished, test } from "vitest"
import { cancelBooking } from "../src/index.ts"
import {
  createDays,
  createHeaders,
  createOrder,
  MONDAY,
  openWorkshopBooking,
  type TriedWorkshopBooking,
} from "./open-workshop-booking.ts"

const DAY_MS = 86_400_000
const PLATES = ["ABC123", "DEF456", "VINTER7", "DYT642", "TSL332"]

const openWithLimits = (engine: Engine) => openWorkshopBooking({ ...engine, budgetFactor: 1 })

async function listTimes(booking: TriedWorkshopBooking): Promise<string[]> {
  const days = [...(await createDays(booking, "2026-11-24")), ...(await createDays(booking, "2026-12-22"))]
  return days.flatMap(({ date, availableSlots }) => availableSlots.map((time) => `${date}T${time}:00`))
}

/** Creates the customer of an order. Each number is another person. */
function createCustomer(number: number, changes: object = {}) {
  const phone = `070 174 ${String(1000 + number)}`
  return { firstName: "Alva", lastName: "Ek", phone, email: `alva${number}@example.com`, ...changes }
}

const countOutcomes = (responses: readonly { status: number; body: { code?: string } }[]) =>
  Object.fromEntries(
    [...Map.groupBy(responses, ({ status, body }) => `${status} ${body.code ?? ""}`.trim())].map(
      ([outcome, { length }]) => [outcome, length],
    ),
  )

onEachEngine((engine) => {
  test.each([
    ["the same vehicle", (number: number) => ({ customer: createCustomer(number) })],
    [
      "the same phone number",
      (number: number) => ({
        registrationNumber: PLATES[number % 4],
        customer: createCustomer(number, { phone: "070 174 06 99" }),
      }),
    ],
    [
      "the same e-mail address",
      (number: number) => ({
        registrationNumber: PLATES[number % 4],
        customer: createCustomer(number, { email: number % 2 === 0 ? "alva@example.com" : "Alva@example.com" }),
      }),
    ],
  ])("a visitor who books and cancels in turn with %s makes ten bookings in a day", async (_, createChanges) => {
    const booking = await openWithLimits(engine)
    const bookAndCancel = async (number: number) => {
      const order = createOrder({ ...createChanges(number), departmentId: "SE-602" })
      const response = await booking.call("book", order, { key: `${number}`, address: `203.0.${number}.1` })
      if (response.status === 200) await cancelBooking(booking.context, { bookingId: response.body.id, by: "customer" })
      return response
    }

    const responses = []
    for (let number = 1; number <= 11; number++) responses.push(await bookAndCancel(number))
    booking.clock.now += DAY_MS / 4
    const later = await bookAndCancel(12)
    booking.clock.now = MONDAY + DAY_MS
    const nextDay = await booking.call(
      "book",
      createOrder({ ...createChanges(13), departmentId: "SE-602", timeSlot: "2026-11-26T10:00:00" }),
      { key: "13", address: "203.0.13.1" },
    )

    expect(countOutcomes(responses)).toEqual({ "200": 10, "409 BookingLimitReached": 1 })
    expect([later.body.code, nextDay.status]).toEqual(["BookingLimitReached", 200])
  })

  test("one address with two vehicles cannot take a workshop for weeks [spec 3 §4.1 workshop-submit]", async () => {
    const booking = await openWithLimits(engine)
    const days = (await createDays(booking, "2026-11-24")).filter(({ allDaySlotAvailable }) => allDaySlotAvailable)
    const more = (await createDays(booking, "2026-12-22")).filter(({ allDaySlotAvailable }) => allDaySlotAvailable)
    const wanted = [...days, ...more].slice(0, 35)
    expect(wanted).toHaveLength(35)
    const customer = createCustomer(1)

    const responses = await Promise.all(
      wanted.map(({ date }, index) =>
        booking.call(
          "book",
          createOrder({
            customer,
            registrationNumber: PLATES[index % 2],
            timeSlot: `${date}T08:00:00`,
            isFullDay: true,
          }),
          { key: date, address: "203.0.113.7" },
        ),
      ),
    )

    const taken = Object.groupBy(
      responses.flatMap(({ status, body }) => (status === 200 ? [body.registrationNumber as string] : [])),
      (plate) => plate,
    )
    expect(Object.values(taken).map((bookings) => bookings?.length)).toSatisfy((counts: number[]) =>
      counts.every((count) => count <= 2),
    )
    expect(countOutcomes(responses)).toEqual({ "200": 3, "409 BookingLimitReached": 32 })
    const left = (await createDays(booking, "2026-11-24")).filter(({ allDaySlotAvailable }) => allDaySlotAvailable)
    expect(left.length).toBeGreaterThanOrEqual(days.length - 3)
  })

  test("200 concurrent bookings of one vehicle at different times on two processes create two bookings, in each of three rounds", {
    timeout: 300_000,
  }, async () => {
    const booking = await openWithLimits(engine)
    const { folder, database, clock, storage } = booking
    const script = join(import.meta.dirname, "serve-workshop-booking.ts")
    const processes = await Promise.all(
      [1, 2].map(() =>
        startServingProcess(script, { folder, database, now: clock.now, changes: { budgetFactor: 1 }, dieAt: 0 }),
      ),
    )
    onTestFinished(() => Promise.all(processes.map((process) => process.kill())).then(() => {}))
    const times = (await listTimes(booking)).slice(0, 200)
    expect(times).toHaveLength(200)

    for (const plate of PLATES.slice(0, 3)) {
      const responses = await Promise.all(
        times.map(async (timeSlot, index) => {
          const order = { customer: createCustomer(index), timeSlot, registrationNumber: plate }
          const response = await fetch(`${processes[index % 2]?.url}/api/mechmate/book`, {
            method: "POST",
            headers: createHeaders({ key: timeSlot, address: `203.0.113.${index}` }),
            body: JSON.stringify(createOrder(order)),
          })
          return { status: response.status, body: await response.json() }
        }),
      )
      const { "200": booked, "409 TimeslotNotAvailable": taken = 0, ...others } = countOutcomes(responses)
      expect([booked, others]).toEqual([2, { "409 BookingLimitReached": 198 - taken }])
    }
    expect(await storage.all("select id from bookings")).toHaveLength(6)
  })

  test.each([
    ["phone", "phone number", ["070 174 06 99", "+46701740699", "0046 70 174 06 99", "0701740699"]],
    ["email", "e-mail address", ["a@example.com", "A@example.com", "a@EXAMPLE.com", "a@example.com"]],
  ])("at most three future bookings have the same %s: a %s in different spellings", async (field, _, spellings) => {
    const booking = await openWithLimits(engine)
    const times = await listTimes(booking)

    const responses = []
    for (const [index, spelling] of spellings.entries()) {
      const order = createOrder({
        customer: createCustomer(index, { [field]: spelling }),
        timeSlot: times[index],
        departmentId: "SE-602",
        registrationNumber: PLATES[index],
      })
      responses.push(await booking.call("book", order, { key: "one" }))
    }

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 409])
    expect(responses[3]?.body).toEqual({
      code: "BookingLimitReached",
      message: "Du kan inte boka fler tider på webben just nu. Ring verkstaden, så bokar vi åt dig.",
    })
  })

  test("the visitors of one IPv6 network make at most ten bookings in 24 hours", async () => {
    const booking = await openWithLimits(engine)
    const times = await listTimes(booking)
    const { storage, clock } = booking
    await storage.transaction(async (tx) => {
      for (let index = 0; index < 12; index++)
        await tx.run(
          `insert into vehicles select ?, brand, model, build_year, has_service_agreement, power_train from vehicles
           where reg_no = 'ABC123'`,
          `NET${index + 100}`,
        )
    })
    const book = (index: number, address: string) =>
      booking.call(
        "book",
        createOrder({
          customer: createCustomer(index),
          timeSlot: times[100 + index],
          registrationNumber: `NET${index + 100}`,
        }),
        { key: `key ${index} ${clock.now} ${address}`, address },
      )

    const statuses = []
    for (let index = 0; index < 11; index++) statuses.push((await book(index, `2001:db8:1:2::${index}`)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 409])
    expect((await book(10, "2001:db8:1:3::1")).status).toBe(200)
    clock.now += DAY_MS - 1
    expect((await book(11, "2001:db8:1:2::1")).body.code).toBe("BookingLimitReached")
    clock.now += 1
    expect((await book(11, "2001:db8:1:2::1")).status).toBe(200)
  })

  test("a repeated order with the same idempotency key does not count", async () => {
    const booking = await openWithLimits(engine)
    const order = createOrder()

    const first = await booking.call("book", order, { key: "one" })
    for (let times = 0; times < 5; times++) expect(await booking.call("book", order, { key: "one" })).toEqual(first)
    const second = await booking.call("book", createOrder({ timeSlot: "2026-11-24T11:00:00" }), { key: "two" })
    const third = await booking.call("book", createOrder({ timeSlot: "2026-11-24T12:00:00" }), { key: "three" })

    expect([first.status, second.status, third.status]).toEqual([200, 200, 409])
  })

  test("a visit that has begun no longer counts against the limit of its vehicle", async () => {
    const booking = await openWithLimits(engine)
    for (const time of ["10:00", "11:00"])
      await booking.call("book", createOrder({ timeSlot: `2026-11-24T${time}:00` }), { key: time })
    const order = createOrder({ timeSlot: "2026-11-26T10:00:00" })
    expect((await booking.call("book", order, { key: "early" })).status).toBe(409)

    booking.clock.now = Date.parse("2026-11-24T09:00:00Z")

    expect((await booking.call("book", order, { key: "late" })).status).toBe(200)
  })

  test("the network of a booking is stored as a hash, which is deleted after a day", async () => {
    const { call, storage, clock } = await openWithLimits(engine)
    const { removeOutdated } = await import("../src/remove-outdated.ts")
    await call("book", createOrder(), { key: "one", address: "203.0.113.7" })
    const listNetworks = () => storage.all({ network: "text?" }, "select network from bookings")

    expect((await listNetworks())[0]?.network).toMatch(/^[\w-]{43}$/)
    await removeOutdated({ storage, now: () => clock.now + DAY_MS })
    expect(await listNetworks()).toEqual([{ network: null }])
  })

  test("visitors whose address the site does not send are not counted as one network", async () => {
    const booking = await openWithLimits(engine)
    await booking.call("book", createOrder(), { key: "one" })

    expect(await booking.storage.all("select network from bookings")).toEqual([{ network: null }])
  })
})
