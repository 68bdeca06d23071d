import { onEachEngine } from "@forecourt/service-kit/test-harness"
import { expect, test } from "vitest"
import { scheduleFrom, searchWith } from "./dealerships.ts"
import { createDays, createOrder, openWorkshopBooking } from "./open-workshop-booking.ts"

onEachEngine((engine) => {
  async function openWith(hours: string | object) {
    return openWorkshopBooking(
      engine,
      searchWith(() => new Map([["SE-103", hours]])),
    )
  }

  test("no bookable time for a short or a long job overlaps a break in the opening hours", async () => {
    const booking = await openWith("Mo-Fr 08:00-10:00, 10:30-12:00")
    const [, short] = await createDays(booking, "2026-11-23")
    const [, long] = await createDays(booking, "2026-11-23", { services: "wheel-change,wheel-alignment" })

    expect(short?.availableSlots).toEqual(["08:00", "08:30", "09:00", "09:30", "10:30", "11:00", "11:30"])
    expect(long?.availableSlots).toEqual(["08:00", "08:30", "10:30"])
    expect(long?.allDaySlotAvailable).toBe(true)
  })

  test("a day that opens after 08:00 has bookable times but cannot be booked as a whole day [spec 3 §4.1]", async () => {
    const booking = await openWith("Mo 08:00-12:00, Tu 09:00-12:00")
    const [, tuesday] = await createDays(booking, "2026-11-23")
    const [monday] = await createDays(booking, "2026-11-30")
    const order = createOrder({ timeSlot: "2026-11-24T08:00:00", isFullDay: true })

    expect(tuesday).toMatchObject({ availableSlots: ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"] })
    expect([tuesday, monday].map((day) => day?.allDaySlotAvailable)).toEqual([false, true])
    expect((await booking.call("book", order, { key: "one" })).body.code).toBe("TimeslotNotAvailable")
  })

  test("the bookable times of a workshop take the dealership's vacations, special opening hours and public holidays into account", async () => {
    const booking = await openWith({
      ...scheduleFrom("Mo-Fr 08:00-10:00"),
      deviationdays: [
        { day: "", displayText: "Stängt", date: "2026-12-01" },
        { day: "", displayText: "", date: "2026-12-02", opens: "10:00", closes: "11:00" },
        { day: "", displayText: "08:00–09:00", date: "2026-12-24" },
      ],
      vacationdays: { vacationstart: "2026-12-03", vacationend: "2026-12-04" },
    })
    const days = [...(await createDays(booking, "2026-11-30")), ...(await createDays(booking, "2026-12-24"))]
    const times = new Map(days.map(({ date, availableSlots }) => [date, availableSlots.join(" ")]))
    const getTimes = (date: string) => times.get(`2026-${date}`)

    expect(getTimes("11-30")).toBe("08:00 08:30 09:00 09:30")
    expect(["12-01", "12-02", "12-03", "12-04"].map(getTimes)).toEqual(["", "10:00 10:30", "", ""])
    expect(["12-24", "12-25"].map(getTimes)).toEqual(["08:00 08:30", ""])
  })

  test("a workshop whose dealership is unknown or has no opening hours has no free times", async () => {
    const booking = await openWorkshopBooking(
      engine,
      searchWith(() => new Map([["SE-102", "Mo-Fr 08:00-17:00"]])),
    )

    expect((await createDays(booking, "2026-11-23"))[1]).toMatchObject({
      availableSlots: [],
      allDaySlotAvailable: false,
    })
  })

  test("booked times stay taken when the hours of the dealership begin at other minutes", async () => {
    const booking = await openWith("Mo-Fr 08:00-17:00")
    await booking.call("book", createOrder({ timeSlot: "2026-11-24T10:30:00" }), { key: "one" })
    const again = await openWorkshopBooking(
      { newDatabase: async () => booking.database },
      searchWith(() => new Map([["SE-103", "Mo-Fr 08:15-17:00"]])),
      booking.folder,
    )

    const [, tuesday] = await createDays(again, "2026-11-23")

    expect(tuesday?.availableSlots).toEqual(expect.arrayContaining(["09:45", "11:15"]))
    for (const time of ["10:15", "10:45"]) expect(tuesday?.availableSlots).not.toContain(time)
  })

  test("a booked day that the dealership closes is logged, without personal data", async () => {
    const booking = await openWith("Mo-Fr 08:00-17:00")
    const { body } = await booking.call("book", createOrder(), { key: "one" })
    const again = await openWorkshopBooking(
      { newDatabase: async () => booking.database },
      searchWith(() => new Map([["SE-103", "Mo 08:00-17:00"]])),
      booking.folder,
    )

    expect(again.said.join("\n")).toContain(`booking ${body.id} at SE-603 on 2026-11-24: the workshop is closed then.`)
    expect(again.said.join("\n")).not.toMatch(/alva|ek\b|70174|ABC123/i)
  })

  test("the last known opening hours are used while the search service is unreachable", async () => {
    const booking = await openWith("Mo-Fr 08:00-09:00")
    const again = await openWorkshopBooking(
      { newDatabase: async () => booking.database },
      searchWith(() => null),
      booking.folder,
    )

    expect((await createDays(again, "2026-11-23"))[1]?.availableSlots).toEqual(["08:00", "08:30"])
    expect(again.said.join()).toContain("the dealerships could not be searched")
  })
})
