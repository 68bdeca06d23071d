import { addDays, listDays } from "@forecourt/calendar"
import { getMonth } from "@forecourt/calendar/weeks-and-months"
import fc from "fast-check"
import { expect, test } from "vitest"
import { createEntry, createOffer, getFirstShown, getMonthAfter, getWeekEnd, type Offer } from "./calendar-core.ts"

const offer = createOffer({ today: "2026-11-27", available: ["2027-01-08", "2026-12-01", "2026-12-07", "2026-12-01"] })

const getAvailable = ({ isAvailable }: Offer) => listDays("2026-11-01", "2027-01-31").filter(isAvailable)

test("without a list of available days, every day from min to max can be selected", () => {
  const range = createOffer({ min: "2026-12-30", max: "2027-01-02" })

  expect(getAvailable(range)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01", "2027-01-02"])
  expect(range).toMatchObject({ first: "2026-12", last: "2027-01" })
  expect([getFirstShown(range, null), createEntry("2027-01", range, null, null)]).toEqual(["2027-01", "2027-01-01"])
})

test("a calendar whose end date is before its start date has no available days", () => {
  const { findAvailable, isAvailable, first, last } = createOffer({ min: "2026-12-07", max: "2026-11-01" })

  expect([findAvailable(""), isAvailable("2026-12-07"), first, last]).toEqual([undefined, false, "2026-12", "2026-12"])
})

test("a calendar range of 9999 years does not create a list of all days", () => {
  const all = createOffer({ min: "0001-01-01", max: "9999-12-31" })

  expect(all).toMatchObject({ first: "0001-01", last: "9999-12" })
  expect(["0001-01-01", "5000-02-28", "9999-12-31"].filter(all.isAvailable)).toHaveLength(3)
  expect([getMonthAfter("9999-12", 1, all), getMonthAfter("0001-01", -1, all)]).toEqual(["9999-12", "0001-01"])
  expect(Object.values(all).filter(Array.isArray)).toEqual([])
})

test("available days are sorted, deduplicated and limited to the range", () => {
  const some = createOffer({
    available: ["2026-12-24", "2026-12-01", "2026-12-01", "2026-11-30", "2027-01-01", "2026-12-32", ""],
    min: "2026-12-01",
    max: "2026-12-31",
  })

  expect(getAvailable(some)).toEqual(["2026-12-01", "2026-12-24"])
  expect(some.isAvailable("2026-12-32")).toBe(false)
})

test("the first and last days of the range are available, and days outside the range are not [spec 3 §4.1 workshop-calendar]", () => {
  const available = ["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01"]

  expect(getAvailable(createOffer({ available, min: "2026-12-01", max: "2026-12-31" }))).toEqual([
    "2026-12-01",
    "2026-12-31",
  ])
})

test("the calendar covers the months from the current month to the month of the last available day [spec 3 §5.4 tyre-calendar.months]", () => {
  expect(offer).toMatchObject({ first: "2026-11", last: "2027-01" })
  expect(getMonthAfter("2026-11", -1, offer)).toBe("2026-11")
  expect(getMonthAfter("2026-11", 1, offer)).toBe("2026-12")
  expect(getMonthAfter("2027-01", 1, offer)).toBe("2027-01")
})

test("without available days only the current month is shown", () => {
  expect(createOffer({ today: "2026-11-27", available: [] })).toMatchObject({
    first: "2026-11",
    last: "2026-11",
  })
})

test("available days in the past do not add months before the current month", () => {
  expect(createOffer({ today: "2026-11-27", available: ["2026-10-01"] })).toMatchObject({
    first: "2026-11",
    last: "2026-11",
  })
})

test("the calendar opens at the month of the selected day or, without a selection, of the first available day", () => {
  expect(getFirstShown(offer, null)).toBe("2026-12")
  expect(getFirstShown(offer, "2027-01-08")).toBe("2027-01")
  expect(getFirstShown(offer, "2020-01-01")).toBe("2026-11")
  expect(getFirstShown(createOffer({ today: "2026-11-27", available: [] }), null)).toBe("2026-11")
})

test("the calendar opens at the next month if that month's grid also shows the available days of the current month", () => {
  const getFirst = (...available: string[]) => getFirstShown(createOffer({ today: "2026-11-27", available }), null)

  expect(getFirst("2026-11-30", "2026-12-01", "2026-12-08")).toBe("2026-12")
  expect(getFirst("2026-11-30")).toBe("2026-11")
  expect(getFirst("2026-11-29", "2026-12-01")).toBe("2026-11")
})

test("the day in the tab order is the last focused day, otherwise the selected day, otherwise the first available day", () => {
  expect(createEntry("2026-12", offer, null, null)).toBe("2026-12-01")
  expect(createEntry("2026-12", offer, "2026-12-07", null)).toBe("2026-12-07")
  expect(createEntry("2026-12", offer, "2026-12-07", "2026-12-09")).toBe("2026-12-09")
  expect(createEntry("2026-11", offer, "2026-12-07", null)).toBe("2026-11-27")
  expect(createEntry("2026-11", { ...offer, today: undefined }, null, null)).toBe("2026-11-01")
})

test("Home moves to the Monday and End to the Sunday of the week, and other keys are ignored", () => {
  expect(["Home", "End", "ArrowLeft"].map((key) => getWeekEnd(key, "2026-12-09"))).toEqual([
    "2026-12-07",
    "2026-12-13",
    null,
  ])
})

test("the day in the tab order is always in the visible month", () => {
  const day = fc.integer({ min: -60, max: 200 }).map((days) => addDays("2026-11-27", days))
  fc.assert(
    fc.property(fc.array(day), fc.option(day), fc.integer({ min: -3, max: 9 }), (available, chosen, by) => {
      const some = createOffer({ available, today: "2026-11-27" })
      const month = getMonthAfter(getFirstShown(some, chosen), by, some)

      expect(month >= some.first && month <= some.last).toBe(true)
      expect(getMonth(createEntry(month, some, chosen, null))).toBe(month)
    }),
  )
})
