import { join } from "node:path"
import { addDays } from "@forecourt/calendar"
import { openServiceStorage } from "@forecourt/service-kit/service"
import { type Engine, onEachEngine } from "@forecourt/service-kit/test-harness"
import { type ServingProcess, startServingProcess } from "@forecourt/service-kit/test-processes"
import { expect, onTestFinished, test } from "vitest"
import { removeOutdated } from "../src/remove-outdated.ts"
import { MIGRATIONS } from "../src/storage/migrations/migrations.ts"
import { searchWith } from "./dealerships.ts"
import {
  createDays,
  createHeaders,
  createHoldRequest,
  createOrder,
  MONDAY,
  openWorkshopBooking,
  type ServiceResponse,
  type TriedWorkshopBooking,
  type Visit,
} from "./open-workshop-booking.ts"
import { createSettings } from "./settings.ts"

const MINUTES_MS = 60_000
const ALVA = "visitor-alva--------"
const OTHER = { registrationNumber: "DEF456" }

const openWithLimits = (engine: Engine) => openWorkshopBooking({ ...engine, budgetFactor: 1 })

const hold = ({ call }: TriedWorkshopBooking, visitor = ALVA, changes: object = {}, address?: string) =>
  call("holds", createHoldRequest(visitor, changes), address === undefined ? {} : { address })

async function isOffered(booking: TriedWorkshopBooking, visitorId?: string, time = "10:00"): Promise<boolean> {
  const [day] = await createDays(booking, "2026-11-24", visitorId === undefined ? {} : { visitorId })
  return day?.availableSlots.includes(time) ?? false
}

async function listRows({ storage }: TriedWorkshopBooking): Promise<number[]> {
  const rows = await Promise.all(
    ["holds", "taken_times", "bookings"].map((table) => storage.all(`select 1 from ${table}`)),
  )
  return rows.map(({ length }) => length)
}

async function serve({ folder, database, clock }: TriedWorkshopBooking, dieAt: number): Promise<ServingProcess> {
  const script = join(import.meta.dirname, "serve-workshop-booking.ts")
  const serving = await startServingProcess(script, { folder, database, now: clock.now, dieAt })
  onTestFinished(() => serving.kill())
  return serving
}

async function post(url: string, path: string, body: object, visit: Visit): Promise<ServiceResponse> {
  const init = { method: "POST", headers: createHeaders(visit), body: JSON.stringify(body) }
  const response = await fetch(`${url}/api/mechmate/${path}`, init)
  return { status: response.status, body: await response.json() }
}

onEachEngine((engine) => {
  test("a held time is offered to the visitor who holds it only, until the moment at which the hold ends", async () => {
    const booking = await openWithLimits(engine)

    const { status, body } = await hold(booking)

    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: "2026-11-23T10:10:00.000Z",
      secondsLeft: 600,
      isRenewed: false,
    })
    expect([await isOffered(booking), await isOffered(booking, ALVA)]).toEqual([false, true])
    booking.clock.now = MONDAY + 10 * MINUTES_MS - 1
    expect(await isOffered(booking)).toBe(false)
    booking.clock.now += 1
    expect(await isOffered(booking)).toBe(true)
  })

  test("the first free time of a workshop in the list of workshops is not a held one", async () => {
    const booking = await openWithLimits(engine)
    const getFirst = async () =>
      (await booking.watch({ latitude: "57.72", longitude: "12.94" })).flatMap((event) =>
        event.name === "message" && event.data.departmentId === "SE-603" ? event.data.firstTimeSlot : [],
      )
    expect(await getFirst()).toEqual(["2026-11-24T08:00:00"])

    await hold(booking, ALVA, { timeSlot: "2026-11-24T08:00:00" })

    expect(await getFirst()).toEqual(["2026-11-24T08:30:00"])
  })

  test("a held time cannot be booked or held by others, and a whole day that contains it neither", async () => {
    const booking = await openWithLimits(engine)
    await hold(booking)
    const wholeDay = { timeSlot: "2026-11-24T08:00:00", isFullDay: true }

    const refused = [
      await booking.call("book", createOrder(OTHER), { key: "one" }),
      await booking.call("book", createOrder({ ...OTHER, ...wholeDay }), { key: "two" }),
      await hold(booking, "visitor-bo"),
      await hold(booking, "visitor-bo", wholeDay),
    ]

    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(4).fill("409 TimeslotNotAvailable"),
    )
    expect(await listRows(booking)).toEqual([1, 1, 0])
  })

  test("a booking with its hold uses the hold up, and a repeated order returns the same booking", async () => {
    const booking = await openWithLimits(engine)
    const { body } = await hold(booking)

    const first = await booking.call("book", createOrder(), { key: "one", holdId: body.id })
    const again = await booking.call("book", createOrder(), { key: "one" })

    expect([first.status, again]).toEqual([200, first])
    expect(await listRows(booking)).toEqual([0, 1, 1])
    expect((await booking.call(`holds/${body.id}/renew`, {})).body.code).toBe("HoldOver")
    await booking.call(`holds/${body.id}`, undefined, { method: "DELETE" })
    expect(await listRows(booking)).toEqual([0, 1, 1])
  })

  test("a visitor whose page did not receive the hold books the held time, and another visitor does not", async () => {
    const booking = await openWithLimits(engine)
    await hold(booking)

    const other = await booking.call("book", createOrder(OTHER), { key: "one", visitorId: "another-visitor-----" })
    const own = await booking.call("book", createOrder(), {
      key: "two",
      visitorId: ALVA,
      holdId: "an-earlier-id-of-it-",
    })

    expect([other.body.code, own.status]).toEqual(["TimeslotNotAvailable", 200])
    expect(await listRows(booking)).toEqual([0, 1, 1])
  })

  test("a booking without a hold, or with an unknown hold, succeeds if the time is free", async () => {
    const booking = await openWithLimits(engine)
    const later = createOrder({ ...OTHER, timeSlot: "2026-11-24T11:00:00" })

    const without = await booking.call("book", createOrder(), { key: "one" })
    const unknown = await booking.call("book", later, { key: "two", holdId: "nothing-that-was-held" })

    expect([without.status, unknown.status]).toEqual([200, 200])
  })

  test("a hold for another time neither serves a booking nor ends with it", async () => {
    const booking = await openWithLimits(engine)
    const { body } = await hold(booking)

    const later = createOrder({ timeSlot: "2026-11-24T11:00:00" })
    const { status } = await booking.call("book", later, { key: "one", holdId: body.id })

    expect(status).toBe(200)
    expect(await isOffered(booking)).toBe(false)
    expect(await listRows(booking)).toEqual([1, 2, 1])
  })

  test("an expired hold does not prevent its visitor from booking a time that is still free", async () => {
    const booking = await openWithLimits(engine)
    const { body } = await hold(booking)
    booking.clock.now += 10 * MINUTES_MS

    const { status } = await booking.call("book", createOrder(), { key: "one", holdId: body.id })

    expect(status).toBe(200)
  })

  test("from the moment at which a hold ends, another visitor can book its time, and its visitor no longer can", async () => {
    const booking = await openWithLimits(engine)
    const { body } = await hold(booking)
    const book = (key: string, changes: object, holdId?: string) =>
      booking.call("book", createOrder(changes), { key, ...(holdId !== undefined && { holdId }) })

    booking.clock.now = MONDAY + 10 * MINUTES_MS - 1
    expect((await book("early", OTHER)).body.code).toBe("TimeslotNotAvailable")
    booking.clock.now += 1

    expect((await book("late", OTHER)).status).toBe(200)
    expect((await book("own", {}, body.id)).body.code).toBe("TimeslotNotAvailable")
  })

  test("an expired hold that is partly taken over by another visitor does not return", async () => {
    const booking = await openWithLimits(engine)
    const long = { serviceOfferings: "originalservice" }
    const { body } = await hold(booking, ALVA, long)
    booking.clock.now += 10 * MINUTES_MS
    expect((await hold(booking, "visitor-bo", { timeSlot: "2026-11-24T11:00:00" })).status).toBe(200)

    const order = createOrder({
      serviceOfferingRequests: [{ kobraId: "originalservice", unitsSelected: null, userInput: null }],
    })
    const { body: refused } = await booking.call("book", order, { key: "one", holdId: body.id })

    expect(refused.code).toBe("TimeslotNotAvailable")
    expect((await booking.call(`holds/${body.id}/renew`, {})).body.code).toBe("HoldOver")
  })

  test("a hold is extended once by ten minutes, and a repeated request does not extend it again", async () => {
    const booking = await openWithLimits(engine)
    const { body } = await hold(booking)
    booking.clock.now += 9 * MINUTES_MS
    const renew = () => booking.call(`holds/${body.id}/renew`, {})

    const first = await renew()
    const again = await renew()

    const expected = { id: body.id, expiresAt: "2026-11-23T10:20:00.000Z", secondsLeft: 660, isRenewed: true }
    expect([first, again]).toEqual(Array(2).fill({ status: 200, body: expected }))
    booking.clock.now = MONDAY + 20 * MINUTES_MS - 1
    expect([await isOffered(booking), (await renew()).status]).toEqual([false, 200])
    booking.clock.now += 1
    expect([await isOffered(booking), (await renew()).body]).toEqual([
      true,
      { code: "HoldOver", message: "Reservationen har gått ut. Du kan boka tiden så länge den är ledig." },
    ])
  })

  test("a hold that has ended cannot be extended, even if its time is still free", async () => {
    const booking = await openWithLimits(engine)
    const { body } = await hold(booking)
    booking.clock.now += 10 * MINUTES_MS

    expect((await booking.call(`holds/${body.id}/renew`, {})).body.code).toBe("HoldOver")
    expect(await isOffered(booking)).toBe(true)
  })

  test.each([
    ["DELETE", (id: string) => `holds/${id}`],
    ["POST", (id: string) => `holds/${id}/release`],
  ])("%s ends a hold at once, and ending it again has no effect", async (method, toPath) => {
    const booking = await openWithLimits(engine)
    const { body } = await hold(booking)

    const statuses = [
      (await booking.call(toPath(body.id), undefined, { method })).status,
      (await booking.call(toPath(body.id), undefined, { method })).status,
    ]

    expect(statuses).toEqual([204, 204])
    expect([await isOffered(booking), await listRows(booking)]).toEqual([true, [0, 0, 0]])
  })

  test("a visitor has one hold: another time replaces it, and a refused time ends it", async () => {
    const booking = await openWithLimits(engine)
    await hold(booking)
    await hold(booking, "visitor-bo", { timeSlot: "2026-11-24T13:00:00" })

    // The times overlap on the only resource.
    const second = await hold(booking, ALVA, { timeSlot: "2026-11-24T09:30:00", serviceOfferings: "originalservice" })
    expect([second.status, await isOffered(booking, undefined, "11:30")]).toEqual([200, true])
    const third = await hold(booking, ALVA, { timeSlot: "2026-11-24T13:00:00" })

    expect(third.body.code).toBe("TimeslotNotAvailable")
    expect([await isOffered(booking, undefined, "09:30"), await listRows(booking)]).toEqual([true, [1, 1, 0]])
  })

  test("a repeated hold of the same time keeps its end and gets a new id, and the previous id no longer ends it", async () => {
    const booking = await openWithLimits(engine)
    const first = await hold(booking)
    booking.clock.now += 4 * MINUTES_MS

    const again = await hold(booking)
    await booking.call(`holds/${first.body.id}/release`, undefined, { method: "POST" })

    expect(again.body).toEqual({ ...first.body, id: expect.any(String), secondsLeft: 360 })
    expect(again.body.id).not.toBe(first.body.id)
    expect(await isOffered(booking)).toBe(false)
    expect((await booking.call("book", createOrder(), { key: "one", holdId: again.body.id })).status).toBe(200)
  })

  test("the visitors of one network have at most five holds, and ended holds do not count", async () => {
    const booking = await openWithLimits(engine)
    const holdAt = (index: number, address: string) =>
      hold(booking, `visitor-${index}`, { timeSlot: `2026-11-24T${9 + index}:00:00`.replace("T9", "T09") }, address)

    const statuses = []
    for (let index = 0; index < 5; index++) statuses.push((await holdAt(index, `2001:db8:1:2::${index}`)).status)
    const sixth = await holdAt(5, "2001:db8:1:2::9")

    expect([statuses, sixth.body.code]).toEqual([Array(5).fill(200), "HoldLimitReached"])
    expect((await holdAt(5, "2001:db8:1:3::9")).status).toBe(200)
    expect((await holdAt(6, "2001:db8:1:2::9")).status).toBe(409)
    expect((await holdAt(0, "2001:db8:1:2::0")).status).toBe(200)
    booking.clock.now += 10 * MINUTES_MS
    expect((await holdAt(6, "2001:db8:1:2::9")).status).toBe(200)
  })

  test("only one of 200 concurrent visitors holds a time", { timeout: 300_000 }, async () => {
    const booking = await openWorkshopBooking(engine)

    const responses = await Promise.all(Array.from({ length: 200 }, (_, index) => hold(booking, `visitor-${index}`)))

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === "TimeslotNotAvailable")).toHaveLength(199)
    expect(await listRows(booking)).toEqual([1, 1, 0])
  })

  test("of 200 concurrent visitors who hold or book the same time on two processes, one gets it in each of ten rounds", {
    timeout: 300_000,
  }, async () => {
    const booking = await openWorkshopBooking(engine)
    const processes = await Promise.all([serve(booking, 0), serve(booking, 0)])
    const [day] = await createDays(booking, "2026-11-24")
    const times = day?.availableSlots.slice(0, 10) ?? []
    expect(times).toHaveLength(10)

    for (const time of times) {
      const timeSlot = `2026-11-24T${time}:00`
      const responses = await Promise.all(
        Array.from({ length: 200 }, (_, index) => {
          const url = processes[(index >> 1) % 2]?.url ?? ""
          if (index % 2 === 0) return post(url, "book", createOrder({ timeSlot }), { key: `${time} ${index}` })
          return post(url, "holds", createHoldRequest(`visitor-${time}-${index}`.replace(":", "-"), { timeSlot }), {})
        }),
      )
      const outcomes = Map.groupBy(responses, ({ status, body }) => `${status} ${body.code ?? ""}`.trim())
      expect(Object.fromEntries([...outcomes].map(([outcome, { length }]) => [outcome, length]))).toEqual({
        "200": 1,
        "409 TimeslotNotAvailable": 199,
      })
    }

    const [held, taken, booked] = await listRows(booking)
    expect([(held ?? 0) + (booked ?? 0), taken]).toEqual([10, 10])
  })

  test("a process killed between any two steps of a hold and of a booking with it loses nothing but the hold", {
    timeout: 300_000,
  }, async () => {
    const booking = await openWorkshopBooking(engine)
    const { storage, clock } = booking
    let dieAt = 0
    for (let isKilled = true; isKilled; ) {
      dieAt += 1
      const timeSlot = `${addDays("2026-11-30", 7 * Math.floor(dieAt / 8))}T${String(8 + (dieAt % 8)).padStart(2, "0")}:00:00`
      const order = createOrder({ timeSlot })
      const serving = await serve(booking, dieAt)
      const held = await post(serving.url, "holds", createHoldRequest(`visitor-${dieAt}`, { timeSlot }), {}).catch(
        () => null,
      )
      const visit = { key: `step ${dieAt}`, ...(held !== null && { holdId: held.body.id as string }) }
      const booked = held && (await post(serving.url, "book", order, visit).catch(() => null))
      isKilled = booked === null
      if (isKilled) expect(await serving.gone).toBe("SIGKILL")
      else await serving.kill()

      const stored = await storage.all({ id: "text" }, "select id from bookings where starts_at = ?", timeSlot)
      const strays = `select 1 from taken_times left join holds on holds.id = hold_id
        left join bookings on bookings.id = booking_id where holds.id is null and bookings.id is null`
      expect(await storage.all(strays)).toEqual([])
      clock.now += 10 * MINUTES_MS
      const again = await booking.call("book", order, visit)
      expect(again.status).toBe(200)
      for (const { id } of stored) expect(again.body.id).toBe(id)
    }

    expect(dieAt).toBeGreaterThan(25)
    expect(await storage.all("select id from bookings")).toHaveLength(dieAt)
  })

  test("200 concurrent holds of one visitor leave one hold", { timeout: 300_000 }, async () => {
    const booking = await openWorkshopBooking(engine)
    const times = ["08:00", "09:00", "09:30", "10:00", "10:30", "11:00"]

    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        hold(booking, ALVA, {
          timeSlot: `2026-11-24T${times[index % times.length]}:00`,
          serviceOfferings: "originalservice",
        }),
      ),
    )

    expect(responses.filter(({ status }) => status >= 500)).toEqual([])
    const [holds, taken] = await listRows(booking)
    expect([holds, taken]).toEqual([1, 4])
  })

  test("five networks that try 200 holds at once have five holds each", { timeout: 300_000 }, async () => {
    const booking = await openWithLimits(engine)
    const days = (await createDays(booking, "2026-11-24")).filter(({ availableSlots }) => availableSlots.length > 0)
    const times = days.flatMap(({ date, availableSlots }) => availableSlots.map((time) => `${date}T${time}:00`))

    const responses = await Promise.all(
      times
        .slice(0, 200)
        .map((timeSlot, index) => hold(booking, `visitor-${index}`, { timeSlot }, `203.0.113.${index % 5}`)),
    )

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(25)
    expect(responses.filter(({ body }) => body.code === "HoldLimitReached")).toHaveLength(175)
  })

  test("holds, and the times that they took, are deleted after their end", async () => {
    const booking = await openWithLimits(engine)
    await booking.call("book", createOrder({ timeSlot: "2026-11-24T13:00:00" }), { key: "one" })
    await hold(booking)

    await removeOutdated({ storage: booking.storage, now: () => MONDAY + 10 * MINUTES_MS - 1 })
    expect(await listRows(booking)).toEqual([1, 2, 1])
    await removeOutdated({ storage: booking.storage, now: () => MONDAY + 10 * MINUTES_MS })
    expect(await listRows(booking)).toEqual([0, 1, 1])
  })

  test("a hold stores neither the visitor's id nor the network", async () => {
    const booking = await openWithLimits(engine)
    await hold(booking, ALVA, {}, "203.0.113.7")

    expect(JSON.stringify(await booking.storage.all("select * from holds, taken_times, locks"))).not.toMatch(
      /alva|203\.0/,
    )
  })

  test.each([
    ["a time that the workshop does not offer", { timeSlot: "2026-11-24T10:10:00" }, "TimeslotNotAvailable"],
    ["a time on the same day", { timeSlot: "2026-11-23T15:00:00" }, "TimeslotNotAvailable"],
    ["an unknown workshop", { departmentId: "SE-999" }, "BadRequest"],
    ["an unknown service", { serviceOfferings: "nothing" }, "BadRequest"],
    ["an unknown vehicle", { registrationNumber: "ZZZ999" }, "VehicleNotFound"],
    ["a brand that is booked elsewhere", { registrationNumber: "PRS911" }, "BrandNotSupported"],
    ["a short visitor id", { visitorId: "me" }, "BadRequest"],
  ])("%s is not held", async (_, changes, code) => {
    const booking = await openWithLimits(engine)

    expect((await hold(booking, ALVA, changes)).body.code).toBe(code)
    expect(await listRows(booking)).toEqual([0, 0, 0])
  })

  test("the bookings of a storage without holds remain after its migration", async () => {
    const booking = await openWorkshopBooking(
      engine,
      searchWith(() => null),
    )
    const { folder, database } = booking
    const other = {
      ...createSettings(folder, database),
      dataFolder: `${folder}/old`,
      database: await engine.newDatabase(),
    }
    const open = (count: number) =>
      openServiceStorage(other, { name: "workshop-booking", migrations: MIGRATIONS.slice(0, count), now: MONDAY })
    const previous = await open(1)
    const values = "'SE-1', 'a', 'a', 'a', '1', '1', 'SE', 'UTC', '{}', 30, 1, 1"
    await previous.run(`insert into workshops values (${values})`)
    await previous.run(
      `insert into bookings values ('B1', 'ABC123', 'SE-1', '2026-11-24', '2026-11-24T10:00:00', 0, 'UTC',
       '2026-11-24T10:00:00.000Z', 'A', 'B', '      ', 'x@x', '', 1, '[]', '2026-11-23T10:00:00.000Z')`,
    )
    await previous.run("insert into taken_times values ('SE-1', 'b', 1, '2026-11-24', 'B1')")
    await previous.close()

    const next = await open(MIGRATIONS.length)

    const rows = await next.all(
      "select booking_id, phone, hold_id from taken_times join bookings on bookings.id = booking_id",
    )
    expect(rows).toEqual([{ booking_id: "B1", phone: "", hold_id: null }])
    await next.close()
  })
})
