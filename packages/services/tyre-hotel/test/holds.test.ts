import { addDays } from "@forecourt/calendar"
import { startSession } from "@forecourt/service-kit/login"
import { type Engine, onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, onTestFinished, test } from "vitest"
import { removeOutdated } from "../src/remove-outdated.ts"
import { serveInProcess } from "./serving-process.ts"
import {
  book,
  call,
  DAY_MS,
  daysFor,
  endHolds,
  endSeason,
  type LoggedIn,
  logIn,
  MINUTE_MS,
  MONDAY,
  orderFor,
  startTyreHotel,
  type TriedTyreHotel,
  timesFor,
} from "./start-tyre-hotel.ts"

const FRIDAY = "2026-11-27"
const SATURDAY = "2026-11-28"

interface Opened {
  readonly hotel: TriedTyreHotel
  /** A visitor whose workshop takes one vehicle per hour, and on Saturdays six vehicles without a time. */
  readonly nrs: LoggedIn
  /** A visitor with another vehicle, whose tyres are at the same workshop. */
  readonly tux: LoggedIn
}

async function open(engine: Pick<Engine, "newDatabase">, budgetFactor = 1): Promise<Opened> {
  const hotel = await startTyreHotel(engine, { budgetFactor })
  onTestFinished(hotel.end)
  return { hotel, nrs: await logIn(hotel, "NRS34B"), tux: await logIn(hotel, "TUX567") }
}

const createRequest = (day: string, time: string | null) => ({
  bookingDate: day,
  bookingStart: time === null ? null : `${day}T${time}:00`,
})

const hold = (
  { hotel }: Pick<Opened, "hotel">,
  { token }: Pick<LoggedIn, "token">,
  time: string | null = "10:00",
  { day = FRIDAY, address = "203.0.113.7" } = {},
) => hotel.call("booking/holds", createRequest(day, time), { token, address })

const renew = ({ hotel }: Opened, id: string) => hotel.call(`booking/holds/${id}/renew`, {})
const release = ({ hotel }: Opened, id: string) => hotel.call(`booking/holds/${id}/release`, {})

async function isOffered({ hotel }: Opened, who: LoggedIn, time = "10:00"): Promise<boolean> {
  return (await timesFor(hotel, who, FRIDAY)).includes(`${FRIDAY}T${time}:00`)
}

async function countRows({ storage }: TriedTyreHotel): Promise<number[]> {
  const rows = await Promise.all(
    ["holds", "held_times", "bookings"].map((table) => storage.all(`select 1 from ${table}`)),
  )
  return rows.map(({ length }) => length)
}

/** Logs in many vehicles whose tyres are at the workshop of NRS34B. Returns their tokens. */
async function logInMany({ storage }: TriedTyreHotel, count: number): Promise<string[]> {
  return storage.transaction(async (tx) => {
    const tokens = []
    for (let index = 0; index < count; index++) {
      const subject = `vehicle-of-many-${index}`
      await tx.run(
        `insert into vehicles (id, reg_no, customer_id, workshop_id, brand, model, product_id, package_level)
         select ?, ?, customer_id, workshop_id, brand, model, product_id, package_level from vehicles where reg_no = 'NRS34B'`,
        subject,
        subject,
      )
      tokens.push(await startSession(tx, { subject, lastsMs: DAY_MS, now: MONDAY }))
    }
    return tokens
  })
}

onEachEngine((engine) => {
  test("a held time is offered to the vehicle that holds it only, until the moment at which the hold ends", async () => {
    const opened = await open(engine)
    const { hotel, nrs, tux } = opened

    const { status, body } = await hold(opened, nrs)

    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: "2026-11-23T10:10:00.000Z",
      secondsLeft: 600,
      isRenewed: false,
    })
    expect([await isOffered(opened, tux), await isOffered(opened, nrs)]).toEqual([false, true])
    hotel.clock.now = MONDAY + 10 * MINUTE_MS - 1
    expect(await isOffered(opened, tux)).toBe(false)
    hotel.clock.now += 1
    expect(await isOffered(opened, tux)).toBe(true)
  })

  test("a held time cannot be booked or held by another vehicle until its end", async () => {
    const opened = await open(engine)
    const { hotel, nrs, tux } = opened
    await hold(opened, nrs)
    hotel.clock.now += 10 * MINUTE_MS - 1

    const refused = [await book(hotel, tux, orderFor(tux, FRIDAY, "10:00"), "early"), await hold(opened, tux)]

    expect(refused.map(({ status, body }) => `${status} ${body.code}`)).toEqual(
      Array(2).fill("409 TimeslotNotAvailable"),
    )
    hotel.clock.now += 1
    expect((await book(hotel, tux, orderFor(tux, FRIDAY, "10:00"), "late")).status).toBe(200)
    expect((await book(hotel, nrs, orderFor(nrs, FRIDAY, "10:00"), "own")).body.code).toBe("TimeslotNotAvailable")
  })

  test("a hold takes one of the places of a day without times", async () => {
    const opened = await open(engine)
    const { hotel, nrs, tux } = opened
    await hotel.storage.run(
      "update workshops set opening_hours = ? where id = 'SE-103'",
      JSON.stringify({ saturday: "1 by arrangement" }),
    )

    await hold(opened, nrs, null, { day: SATURDAY })

    expect([await daysFor(hotel, tux, SATURDAY, SATURDAY), await daysFor(hotel, nrs, SATURDAY, SATURDAY)]).toEqual([
      [],
      [SATURDAY],
    ])
    expect((await book(hotel, tux, orderFor(tux, SATURDAY, null), "other")).status).toBe(409)
    expect((await book(hotel, nrs, orderFor(nrs, SATURDAY, null), "own")).status).toBe(200)
  })

  test.each(["10:00", "11:00"])("a booking at %s ends the hold of its vehicle at 10:00", async (time) => {
    const opened = await open(engine)
    const { hotel, nrs } = opened
    const { body } = await hold(opened, nrs)

    const first = await book(hotel, nrs, orderFor(nrs, FRIDAY, time), "one")
    const again = await book(hotel, nrs, orderFor(nrs, FRIDAY, time), "one")

    expect([first.status, again.body]).toEqual([200, first.body])
    expect(await countRows(hotel)).toEqual([0, 0, 1])
    expect((await renew(opened, body.id)).body.code).toBe("HoldOver")
    expect(await countRows(hotel)).toEqual([0, 0, 1])
  })

  test("a booking that is moved to a held time ends the hold, and a refused order keeps it", async () => {
    const opened = await open(engine)
    const { hotel, nrs } = opened
    const { body: booked } = await book(hotel, nrs, orderFor(nrs, FRIDAY, "09:00"), "one")
    await hold(opened, nrs)

    const refused = await book(hotel, nrs, orderFor(nrs, FRIDAY, "10:00"), "two")
    expect([refused.body.code, await countRows(hotel)]).toEqual(["AlreadyBooked", [1, 1, 1]])
    const order = { ...orderFor(nrs, FRIDAY, "10:00"), replaces: booked.bookingConfirmationId }
    const moved = await book(hotel, nrs, order, "three")

    expect([moved.status, await countRows(hotel)]).toEqual([200, [0, 0, 1]])
  })

  test("a booking without a hold, or with one that has ended, succeeds if the time is free", async () => {
    const opened = await open(engine)
    const { hotel, nrs, tux } = opened
    await hold(opened, nrs)
    hotel.clock.now += 10 * MINUTE_MS

    const ended = await book(hotel, nrs, orderFor(nrs, FRIDAY, "10:00"), "one")
    const without = await book(hotel, tux, orderFor(tux, FRIDAY, "11:00"), "two")

    expect([ended.status, without.status]).toEqual([200, 200])
  })

  test("a hold is extended once by ten minutes, and a repeated request does not extend it again", async () => {
    const opened = await open(engine)
    const { hotel, nrs, tux } = opened
    const { body } = await hold(opened, nrs)
    hotel.clock.now += 9 * MINUTE_MS

    const responses = [await renew(opened, body.id), await renew(opened, body.id)]

    const extended = { id: body.id, expiresAt: "2026-11-23T10:20:00.000Z", secondsLeft: 660, isRenewed: true }
    expect(responses.map((response) => response.body)).toEqual(Array(2).fill(extended))
    hotel.clock.now = MONDAY + 20 * MINUTE_MS - 1
    expect(await isOffered(opened, tux)).toBe(false)
    hotel.clock.now += 1
    expect([await isOffered(opened, tux), (await renew(opened, body.id)).body.code]).toEqual([true, "HoldOver"])
  })

  test("a released hold frees its time at once, and releasing it again has no effect", async () => {
    const opened = await open(engine)
    const { hotel, nrs, tux } = opened
    const { body } = await hold(opened, nrs)

    const statuses = [(await release(opened, body.id)).status, (await release(opened, body.id)).status]

    expect(statuses).toEqual([204, 204])
    expect([await isOffered(opened, tux), await countRows(hotel)]).toEqual([true, [0, 0, 0]])
  })

  test("a vehicle has one hold: another time replaces it, and a refused time ends it", async () => {
    const opened = await open(engine)
    const { hotel, nrs, tux } = opened
    await hold(opened, nrs)
    await hold(opened, tux, "13:00")

    expect((await hold(opened, nrs, "11:00")).status).toBe(200)
    expect([await isOffered(opened, tux), await isOffered(opened, tux, "11:00")]).toEqual([true, false])
    const refused = await hold(opened, nrs, "13:00")

    expect([refused.body.code, await countRows(hotel)]).toEqual(["TimeslotNotAvailable", [1, 1, 0]])
  })

  test("a repeated hold of the same time keeps its end and gets a new id, and the previous id no longer ends it", async () => {
    const opened = await open(engine)
    const { hotel, nrs, tux } = opened
    const first = await hold(opened, nrs)
    hotel.clock.now += 4 * MINUTE_MS

    const again = await hold(opened, nrs)
    await release(opened, first.body.id)

    expect(again.body).toEqual({ ...first.body, id: expect.any(String), secondsLeft: 360 })
    expect(again.body.id).not.toBe(first.body.id)
    expect(await isOffered(opened, tux)).toBe(false)
  })

  test("the visitors of one network have at most five holds, in all workshops, and ended holds do not count", async () => {
    const opened = await open(engine)
    const { hotel, nrs } = opened
    const tokens = await logInMany(hotel, 5)
    const holdAt = (index: number) =>
      hold(opened, { token: tokens[index] ?? "" }, `${8 + index}:00`.padStart(5, "0"), {
        address: `2001:db8:1:2::${index}`,
      })

    const statuses = []
    for (let index = 0; index < 5; index++) statuses.push((await holdAt(index)).status)
    const abc = await logIn(hotel, "ABC123")
    const sixth = await hold(opened, abc, "10:00", { day: "2026-11-30", address: "2001:db8:1:2::9" })

    expect([statuses, sixth.body.code]).toEqual([Array(5).fill(200), "HoldLimitReached"])
    expect((await hold(opened, nrs, "14:00", { address: "2001:db8:1:3::9" })).status).toBe(200)
    hotel.clock.now += 10 * MINUTE_MS
    expect((await hold(opened, abc, "10:00", { day: "2026-11-30", address: "2001:db8:1:2::9" })).status).toBe(200)
  })

  test("only one of 200 concurrent vehicles holds a time", { timeout: 300_000 }, async () => {
    const opened = await open(engine, 1000)
    const tokens = await logInMany(opened.hotel, 200)

    const responses = await Promise.all(tokens.map((token) => hold(opened, { token })))

    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === "TimeslotNotAvailable")).toHaveLength(199)
    expect(await countRows(opened.hotel)).toEqual([1, 1, 0])
  })

  test("of 200 concurrent vehicles that hold or book the same time on two processes, one gets it in each of five rounds", {
    timeout: 300_000,
  }, async () => {
    const { hotel, nrs } = await open(engine, 1000)
    const { folder, database, clock } = hotel
    const processes = await Promise.all(
      [0, 0].map((dieAt) => serveInProcess({ folder, database, now: clock.now, dieAt })),
    )
    onTestFinished(async () => void (await Promise.all(processes.map((process) => process.kill()))))
    const tokens = await logInMany(hotel, 200)

    for (const time of ["08:00", "09:00", "10:00", "11:00", "13:00"]) {
      const responses = await Promise.all(
        tokens.map((token, index) => {
          const url = processes[(index >> 1) % 2]?.url ?? ""
          if (index % 2 === 0) return call(url, "booking/holds", createRequest(FRIDAY, time), { token })
          const order = { ...orderFor(nrs, FRIDAY, time), regNo: `vehicle-of-many-${index}` }
          return call(url, "booking/create?departmentIdentifier=SE-103", order, { token, key: `${time} ${index}` })
        }),
      )
      const outcomes = Map.groupBy(responses, ({ status, body }) => `${status} ${body.code ?? ""}`.trim())
      expect(Object.fromEntries([...outcomes].map(([outcome, { length }]) => [outcome, length]))).toEqual({
        "200": 1,
        "409 TimeslotNotAvailable": 199,
      })
      await endSeason(hotel)
      await endHolds(hotel)
    }
  })

  test("200 concurrent holds and bookings of one vehicle end with at most one of each", {
    timeout: 300_000,
  }, async () => {
    const opened = await open(engine, 1000)
    const { hotel, nrs } = opened
    const times = ["08:00", "09:00", "10:00", "11:00", "13:00", "14:00"]

    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const time = times[index % times.length] ?? ""
        return index % 10 === 0
          ? book(hotel, nrs, orderFor(nrs, FRIDAY, time), `key ${index}`)
          : hold(opened, nrs, time)
      }),
    )

    expect(responses.filter(({ status }) => status >= 500)).toEqual([])
    const [holds = 0, held, booked] = await countRows(hotel)
    expect([holds <= 1, held, booked]).toEqual([true, holds, 1])
  })

  test("a process killed between any two steps of a hold and of a booking after it loses nothing but the hold", {
    timeout: 300_000,
  }, async () => {
    const { hotel, nrs } = await open(engine, 1000)
    const { storage, clock, folder, database } = hotel
    let dieAt = 0
    for (let isKilled = true; isKilled; ) {
      dieAt += 1
      const day = addDays("2026-11-30", 7 * Math.floor(dieAt / 8))
      const time = `${8 + (dieAt % 8)}:00`.padStart(5, "0")
      const order = orderFor(nrs, day, time)
      const [key, token] = [`step ${dieAt}`, nrs.token]
      const serving = await serveInProcess({ folder, database, now: clock.now, dieAt })
      const path = "booking/create?departmentIdentifier=SE-103"
      const held = await call(serving.url, "booking/holds", createRequest(day, time), { token }).catch(() => null)
      const booked = held && (await call(serving.url, path, order, { token, key }).catch(() => null))
      isKilled = booked === null
      if (isKilled) expect(await serving.gone).toBe("SIGKILL")
      else await serving.kill()

      const stored = await storage.all({ id: "text" }, "select id from bookings where slot = ?", order.bookingStart)
      const [holds, heldTimes] = await countRows(hotel)
      expect(heldTimes).toBe(holds)
      clock.now += 10 * MINUTE_MS
      await storage.run("update sessions set expires_at = '2027-12-31'")
      const again = await book(hotel, nrs, order, key)
      expect(again.status).toBe(200)
      for (const { id } of stored) expect(again.body.bookingConfirmationId).toBe(id)
      await endSeason(hotel)
    }

    expect(dieAt).toBeGreaterThan(20)
    expect(await storage.all("select id from bookings")).toHaveLength(dieAt)
  })

  test.each([
    ["shorter", 30, ["10:00", "10:30"], "09:30"],
    ["longer", 120, ["10:00"], "12:00"],
  ])("a held time is neither offered nor sold to others when slots become %s", async (_, minutes, taken, free) => {
    const opened = await open(engine)
    const { hotel, nrs, tux } = opened
    await hold(opened, nrs)
    await hotel.storage.run("update workshops set slot_minutes = ? where id = 'SE-103'", minutes)

    for (const time of taken) {
      expect(await isOffered(opened, tux, time)).toBe(false)
      expect((await book(hotel, tux, orderFor(tux, FRIDAY, time), `at ${time}`)).status).toBe(409)
    }
    expect((await book(hotel, tux, orderFor(tux, FRIDAY, free), "free")).status).toBe(200)
    expect((await book(hotel, nrs, orderFor(nrs, FRIDAY, "10:00"), "own")).status).toBe(200)
  })

  test("a hold of a time that the workshop no longer offers does not book it", async () => {
    const opened = await open(engine)
    const { hotel, nrs } = opened
    await hold(opened, nrs)
    await hotel.storage.run(
      "update workshops set opening_hours = ? where id = 'SE-103'",
      JSON.stringify({ friday: "12:00-17:00" }),
    )

    const { body } = await book(hotel, nrs, orderFor(nrs, FRIDAY, "10:00"), "one")

    expect(body.code).toBe("TimeslotNotAvailable")
    expect((await hold(opened, nrs)).body.code).toBe("TimeslotNotAvailable")
  })

  test.each([
    ["a time that the workshop does not offer", "10:10", FRIDAY],
    ["a time on a day too soon", "10:00", "2026-11-24"],
    ["a day without a time, if the day has times", null, FRIDAY],
  ])("%s is not held", async (_, time, day) => {
    const opened = await open(engine)

    const { status, body } = await hold(opened, opened.nrs, time, { day })

    expect([status, body.code]).toEqual([409, "TimeslotNotAvailable"])
    expect(await countRows(opened.hotel)).toEqual([0, 0, 0])
  })

  test("a time is not held without a session", async () => {
    const opened = await open(engine)

    expect((await hold(opened, { token: "unknown" })).body.code).toBe("SessionOver")
  })

  test("holds, and the times that they took, are deleted after their end", async () => {
    const opened = await open(engine)
    const { storage } = opened.hotel
    await hold(opened, opened.nrs)

    await removeOutdated({ storage, now: () => MONDAY + 10 * MINUTE_MS - 1 })
    expect(await countRows(opened.hotel)).toEqual([1, 1, 0])
    await removeOutdated({ storage, now: () => MONDAY + 10 * MINUTE_MS })
    expect(await countRows(opened.hotel)).toEqual([0, 0, 0])
  })

  test("the network of a hold is stored as a hash", async () => {
    const opened = await open(engine)
    await hold(opened, opened.nrs)

    const stored = await opened.hotel.storage.all("select * from holds, held_times, locks")
    expect(JSON.stringify(stored)).not.toContain("203.0")
  })
})
