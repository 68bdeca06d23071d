import { addDays } from "@forecourt/calendar"
import { CLAIM_LASTS_MS } from "@forecourt/service-kit/idempotency"
import { listPendingEntries } from "@forecourt/service-kit/outbox"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import type { ServingProcess } from "@forecourt/service-kit/test-processes"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { readSampled } from "../../../../scripts/vitest/sampled.ts"
import { serveInProcess } from "./serving-process.ts"
import {
  book,
  call,
  daysFor,
  endSeason,
  type LoggedIn,
  logIn,
  orderFor,
  startTyreHotel,
  type TriedTyreHotel,
  timesFor,
} from "./start-tyre-hotel.ts"

const ROUNDS = Number(process.env.FORECOURT_RACE_ROUNDS ?? readSampled(25))
const RUNNERS = 50

onEachEngine((engine) => {
  let hotel: TriedTyreHotel
  let visitor: LoggedIn
  beforeAll(async () => {
    hotel = await startTyreHotel(engine)
    visitor = await logIn(hotel, "NRS34B")
  })
  afterAll(() => hotel.end())

  async function serve({ folder, database, clock }: TriedTyreHotel, dieAt: number): Promise<ServingProcess> {
    const serving = await serveInProcess({ folder, database, now: clock.now, dieAt })
    onTestFinished(() => serving.kill())
    return serving
  }
  const createAt = (url: string, order: object, key: string) =>
    call(url, "booking/create?departmentIdentifier=SE-103", order, { token: visitor.token, key })
  const getBookings = (slot: string) => hotel.storage.all("select id from bookings where slot = ?", slot)

  async function timesToRunFor(count: number): Promise<[day: string, time: string][]> {
    const days = await daysFor(hotel, visitor, "2026-11-30", "2027-02-23")
    const times: [string, string][] = []
    for (const day of days) {
      for (const startsAt of await timesFor(hotel, visitor, day)) times.push([day, startsAt.slice(11, 16)])
      if (times.length >= count) break
    }
    return times.slice(0, count)
  }

  test(`only one of ${RUNNERS} concurrent bookings of the same time in two processes succeeds [spec 3 §8.3]`, {
    timeout: 300_000,
  }, async () => {
    const processes = await Promise.all([serve(hotel, 0), serve(hotel, 0)])
    const times = await timesToRunFor(ROUNDS)
    expect(times).toHaveLength(ROUNDS)

    for (const [day, time] of times) {
      const order = orderFor(visitor, day, time)
      const responses = await Promise.all(
        Array.from({ length: RUNNERS }, (_, n) => createAt(processes[n % 2]?.url ?? "", order, `${day} ${time} ${n}`)),
      )
      const outcomes = Map.groupBy(responses, ({ status, body }) => `${status} ${body.code ?? ""}`)
      expect(Object.fromEntries([...outcomes].map(([outcome, { length }]) => [outcome, length]))).toEqual({
        "200 ": 1,
        "409 TimeslotNotAvailable": RUNNERS - 1,
      })
      expect(await getBookings(`${day}T${time}:00`)).toHaveLength(1)
      await endSeason(hotel)
    }
    await Promise.all(processes.map((process) => process.kill()))
    const unsettled = "select name from idempotent_requests where result is null and refusal is null"
    expect(await hotel.storage.all(unsettled)).toEqual([])
  })

  test("a process killed at any step of a booking leaves either no booking or a complete booking [spec 3 §8.3]", {
    timeout: 300_000,
  }, async () => {
    const ownHotel = await startTyreHotel(engine)
    const who = await logIn(ownHotel, "ABC123")
    const path = "booking/create?departmentIdentifier=SE-101"
    const slotsWithBookings = []
    let dieAt = 0
    for (let isKilled = true; isKilled; ) {
      dieAt += 1
      // Every step has a separate time, on days with eighteen of them.
      const time = `${String(7 + Math.floor((dieAt % 18) / 2)).padStart(2, "0")}:${dieAt % 2 === 0 ? "00" : "30"}`
      const order = orderFor(who, addDays("2026-11-30", Math.floor(dieAt / 18)), time)
      const key = `step ${dieAt}`
      const serving = await serve(ownHotel, dieAt)
      const response = await call(serving.url, path, order, { token: who.token, key }).catch(() => null)
      isKilled = response === null
      if (isKilled) expect(await serving.gone).toBe("SIGKILL")
      else await serving.kill()

      const stored = await ownHotel.storage.all(
        { id: "text" },
        "select id from bookings where slot = ?",
        order.bookingStart,
      )
      ownHotel.clock.now += CLAIM_LASTS_MS
      const again = await book(ownHotel, who, order, key)
      expect(again.status).toBe(200)
      for (const { id } of stored) expect(again.body.bookingConfirmationId).toBe(id)
      if (response !== null) expect(response.body).toEqual(again.body)
      slotsWithBookings.push(stored.length)
      await endSeason(ownHotel)
    }
    const bookings = await ownHotel.storage.all("select id from bookings")
    const keys = await ownHotel.storage.all("select result from idempotent_requests where result is not null")
    await ownHotel.outbox()
    const reminders = (await listPendingEntries(ownHotel.storage)).map(({ kind }) => kind)
    await ownHotel.end()

    // Killed before the commit, nothing was stored; killed after it, the booking was.
    expect(slotsWithBookings).toEqual([...slotsWithBookings].sort())
    expect(new Set(slotsWithBookings)).toEqual(new Set([0, 1]))
    expect(dieAt).toBeGreaterThan(10)
    expect(bookings).toHaveLength(dieAt)
    expect(keys).toHaveLength(dieAt)
    // The messages of a booking are stored with it; those of the day before still wait.
    expect(reminders.toSorted()).toEqual(["email", "text"].flatMap((kind) => bookings.map(() => kind)))
  })

  test(`only one of ${RUNNERS} concurrent bookings for the same vehicle in two processes succeeds`, {
    timeout: 300_000,
  }, async () => {
    const ownHotel = await startTyreHotel(engine)
    const who = await logIn(ownHotel, "NRS34B")
    const processes = await Promise.all([serve(ownHotel, 0), serve(ownHotel, 0)])
    const days = (await daysFor(ownHotel, who, "2026-11-30", "2027-01-31")).filter(
      (day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== 6,
    )
    for (let round = 0; round < ROUNDS; round++) {
      const responses = await Promise.all(
        Array.from({ length: RUNNERS }, (_, n) =>
          call(
            processes[n % 2]?.url ?? "",
            "booking/create?departmentIdentifier=SE-103",
            orderFor(
              who,
              days[n % days.length] ?? "",
              `${String(8 + Math.floor(n / days.length)).padStart(2, "0")}:00`,
            ),
            { token: who.token, key: `${round} ${n}` },
          ),
        ),
      )
      const outcomes = Map.groupBy(responses, ({ status, body }) => `${status} ${body.code ?? ""}`)
      expect(Object.fromEntries([...outcomes].map(([outcome, { length }]) => [outcome, length]))).toEqual({
        "200 ": 1,
        "409 AlreadyBooked": RUNNERS - 1,
      })
      expect(await ownHotel.storage.all("select id from bookings")).toHaveLength(1)
      await endSeason(ownHotel)
      await ownHotel.storage.run("delete from idempotent_requests")
      await ownHotel.storage.run("delete from bookings")
    }
    await Promise.all(processes.map((process) => process.kill()))
    await ownHotel.end()
  })
})
