import { createRotatedKeys } from "@forecourt/service-kit/secrets"
import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { createVisitToken } from "@forecourt/service-kit/visits"
import { expect, onTestFinished, test } from "vitest"
import { book, daysFor, endSeason, logIn, orderFor, startTyreHotel, timesFor } from "./start-tyre-hotel.ts"

const FRIDAY = "2026-11-27"

onEachEngine((engine) => {
  /** Starts a hotel whose visitor has booked the only place of a workshop on Friday from 10:00 to 11:00. */
  async function startBooked() {
    const hotel = await startTyreHotel(engine)
    onTestFinished(hotel.end)
    const visitor = await logIn(hotel, "NRS34B")
    const booked = await book(hotel, visitor, orderFor(visitor, FRIDAY, "10:00"), "first")
    expect(booked.status).toBe(200)
    return {
      hotel,
      visitor,
      id: booked.body.bookingConfirmationId as string,
      setSlots: (minutes: number, hours = "08:00-17:00") =>
        hotel.storage.run(
          "update workshops set slot_minutes = ?, opening_hours = ? where id = 'SE-103'",
          minutes,
          JSON.stringify({ friday: hours }),
        ),
      async listFree() {
        return (await timesFor(hotel, visitor, FRIDAY)).map((time) => time.slice(11, 16))
      },
      async bookAgain(time: string | null) {
        await endSeason(hotel)
        return (await book(hotel, visitor, orderFor(visitor, FRIDAY, time), `again at ${time}`)).status
      },
    }
  }

  test.each([
    ["shorter", 30, "08:00-17:00", ["10:00", "10:30"], ["09:30", "11:00"]],
    ["longer", 120, "08:00-17:00", ["10:00"], ["08:00", "12:00"]],
    ["shifted", 60, "08:30-17:00", ["09:30", "10:30"], ["08:30", "11:30"]],
  ])("a booked time is neither offered nor sold again when slots are %s", async (_, minutes, hours, taken, free) => {
    const { setSlots, listFree, bookAgain } = await startBooked()
    await setSlots(minutes, hours)

    const offered = await listFree()

    expect(offered).toEqual(expect.arrayContaining(free))
    for (const time of taken) {
      expect(offered).not.toContain(time)
      expect(await bookAgain(time)).toBe(409)
    }
    for (const time of free) expect(await bookAgain(time)).toBe(200)
  })

  test("a booked time takes one of the places of a day without times", async () => {
    const { hotel, visitor, setSlots, bookAgain } = await startBooked()
    await setSlots(60, "2 by arrangement")

    const statuses = [await bookAgain(null)]
    const days = await daysFor(hotel, visitor, FRIDAY, FRIDAY)
    await endSeason(hotel)
    const last = await book(hotel, visitor, orderFor(visitor, FRIDAY, null), "last")

    expect([...statuses, days, last.status]).toEqual([200, [], 409])
  })

  test("a booking keeps its duration when slots are shorter, and can be moved into its own time", async () => {
    const { hotel, id, setSlots } = await startBooked()
    await setSlots(30)
    const fetchMinutes = async () =>
      (await hotel.storage.all({ minutes: "number" }, "select minutes from bookings")).map(({ minutes }) => minutes)
    const before = await fetchMinutes()

    const token = createVisitToken(createRotatedKeys(["forecourt-local-tyre-hotel"], "tyre-hotel", "link"), id)
    const response = await fetch(`${hotel.url}/tyre-visits/${token}/change`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ time: `${FRIDAY}T10:30:00` }),
    })

    expect([before, response.status]).toEqual([[60], 303])
    expect(await fetchMinutes()).toEqual([30])
  })

  test("an order gets no time that other hours remove while it is checked", async () => {
    const { hotel, visitor, setSlots } = await startBooked()
    await endSeason(hotel)
    // The messages of the first booking are delivered by then, whose transactions would count.
    await hotel.outbox()
    const { transaction } = hotel.storage
    let left = 2
    Object.assign(hotel.storage, {
      async transaction(part: Parameters<typeof transaction>[0]) {
        left -= 1
        if (left === 0) await setSlots(60, "08:00-12:00")
        return transaction(part)
      },
    })

    const { status, body } = await book(hotel, visitor, orderFor(visitor, FRIDAY, "14:00"), "late")

    expect([left < 1, status, body.code]).toEqual([true, 409, "TimeslotNotAvailable"])
  })
})
