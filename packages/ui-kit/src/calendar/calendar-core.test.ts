import { addDays } from "@forecourt/calendar"
import { getMonth } from "@forecourt/calendar/weeks-and-months"
import fc from "fast-check"
import { expect, test } from "vitest"
import { endOfWeek, entryOf, firstShown, monthAfter, offerOf } from "./calendar-core.ts"

const offer = offerOf({ today: "2026-11-27", available: ["2027-01-08", "2026-12-01", "2026-12-07", "2026-12-01"] })

test("what may be chosen is in order, each once, and inside the limits", () => {
  const { days } = offerOf({
    available: ["2026-12-24", "2026-12-01", "2026-12-01", "2026-11-30", "2027-01-01", "2026-02-30"],
    min: "2026-12-01",
    max: "2026-12-31",
  })

  expect(days).toEqual(["2026-12-01", "2026-12-24"])
})

test("the first and the last day within the limits may be chosen, and none beside them", () => {
  const available = ["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01"]

  expect(offerOf({ available, min: "2026-12-01", max: "2026-12-31" }).days).toEqual(["2026-12-01", "2026-12-31"])
})

test("one looks from the current month to the last available one [spec 3 §5.4 tyre-calendar.months]", () => {
  expect(offer).toMatchObject({ first: "2026-11", last: "2027-01" })
  expect(monthAfter("2026-11", -1, offer)).toBe("2026-11")
  expect(monthAfter("2026-11", 1, offer)).toBe("2026-12")
  expect(monthAfter("2027-01", 1, offer)).toBe("2027-01")
})

test("with nothing available there is the current month alone", () => {
  expect(offerOf({ today: "2026-11-27", available: [] })).toEqual({ days: [], first: "2026-11", last: "2026-11" })
})

test("days that are over lead to no month before the current one", () => {
  expect(offerOf({ today: "2026-11-27", available: ["2026-10-01"] })).toMatchObject({
    first: "2026-11",
    last: "2026-11",
  })
})

test("it begins with the month of the chosen day, else of the first available", () => {
  expect(firstShown(offer, null)).toBe("2026-12")
  expect(firstShown(offer, "2027-01-08")).toBe("2027-01")
  expect(firstShown(offer, "2020-01-01")).toBe("2026-11")
  expect(firstShown(offerOf({ today: "2026-11-27", available: [] }), null)).toBe("2026-11")
})

test("it begins with the last month that shows the first day that is available, and offers more", () => {
  const from = (...available: string[]) => firstShown(offerOf({ today: "2026-11-27", available }), null)

  expect(from("2026-11-30", "2026-12-01", "2026-12-08")).toBe("2026-12")
  expect(from("2026-11-30")).toBe("2026-11")
  expect(from("2026-11-29", "2026-12-01")).toBe("2026-11")
})

test("Tab leads to where the keyboard was, the chosen day, or the first that is available", () => {
  expect(entryOf("2026-12", offer, null, null)).toBe("2026-12-01")
  expect(entryOf("2026-12", offer, "2026-12-07", null)).toBe("2026-12-07")
  expect(entryOf("2026-12", offer, "2026-12-07", "2026-12-09")).toBe("2026-12-09")
  expect(entryOf("2026-11", offer, "2026-12-07", null, "2026-11-27")).toBe("2026-11-27")
  expect(entryOf("2026-11", offer, null, null)).toBe("2026-11-01")
})

test("Home and End lead to Monday and Sunday; other keys are the engine's", () => {
  expect(["Home", "End", "ArrowLeft"].map((key) => endOfWeek(key, "2026-12-09"))).toEqual([
    "2026-12-07",
    "2026-12-13",
    null,
  ])
})

test("whatever days there are, the keyboard comes in at a day of the month that is shown", () => {
  const day = fc.integer({ min: -60, max: 200 }).map((days) => addDays("2026-11-27", days))
  fc.assert(
    fc.property(fc.array(day), fc.option(day), fc.integer({ min: -3, max: 9 }), (available, chosen, by) => {
      const some = offerOf({ available, today: "2026-11-27" })
      const month = monthAfter(firstShown(some, chosen), by, some)

      expect(month >= some.first && month <= some.last).toBe(true)
      expect(getMonth(entryOf(month, some, chosen, null))).toBe(month)
    }),
  )
})
