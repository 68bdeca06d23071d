import fc from "fast-check"
import { expect, test } from "vitest"
import { dayAtKey, entryOf, firstShown, monthAfter, offerOf, weeksOf } from "./calendar-core.ts"
import { addDays, type Day, monthOf, weekdayOf } from "./day.ts"

const offer = offerOf({ today: "2026-11-27", available: ["2027-01-08", "2026-12-01", "2026-12-07", "2026-12-01"] })
const at = (key: string, from: Day, shiftKey = false, isRightToLeft = false) =>
  dayAtKey({ key, shiftKey }, from, offer, isRightToLeft)

test("a month is 42 days, from a Monday on [spec 3 §5.4 tyre-calendar.cells, §9.1 tyre-cells]", () => {
  const weeks = weeksOf("2026-02")

  expect(weeks).toHaveLength(6)
  expect(weeks.flat()).toHaveLength(42)
  expect(weeks[0]?.[0]).toBe("2026-01-26")
  expect(weeks[5]?.[6]).toBe("2026-03-08")
})

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

test("Tab leads to where the keyboard was, the chosen day, or the first that is available", () => {
  expect(entryOf("2026-12", offer, null, null)).toBe("2026-12-01")
  expect(entryOf("2026-12", offer, "2026-12-07", null)).toBe("2026-12-07")
  expect(entryOf("2026-12", offer, "2026-12-07", "2026-12-09")).toBe("2026-12-09")
  expect(entryOf("2026-11", offer, "2026-12-07", null, "2026-11-27")).toBe("2026-11-27")
  expect(entryOf("2026-11", offer, null, null)).toBe("2026-11-01")
})

test("arrows go by days and weeks, Home and End to the ends of the week, Page Up and Page Down by months", () => {
  expect(at("ArrowRight", "2026-12-31")).toBe("2027-01-01")
  expect(at("ArrowLeft", "2026-12-01")).toBe("2026-11-30")
  expect(at("ArrowDown", "2026-12-09")).toBe("2026-12-16")
  expect(at("ArrowUp", "2026-12-09")).toBe("2026-12-02")
  expect(at("Home", "2026-12-09")).toBe("2026-12-07")
  expect(at("End", "2026-12-09")).toBe("2026-12-13")
  expect(at("PageDown", "2026-11-30")).toBe("2026-12-30")
  expect(at("PageUp", "2026-12-31")).toBe("2026-11-30")
  expect(at("Tab", "2026-12-09")).toBeNull()
})

test("with Shift, Page Up and Page Down go by years", () => {
  const years = offerOf({ today: "2026-11-27", available: ["2028-12-01"] })

  expect(dayAtKey({ key: "PageDown", shiftKey: true }, "2026-12-09", years, false)).toBe("2027-12-09")
  expect(dayAtKey({ key: "PageUp", shiftKey: true }, "2028-12-01", years, false)).toBe("2027-12-01")
})

test("no key leads out of the months that may be looked at", () => {
  expect(at("PageUp", "2026-11-15")).toBe("2026-11-01")
  expect(at("PageDown", "2027-01-15")).toBe("2027-01-31")
  expect(at("ArrowDown", "2027-01-28")).toBe("2027-01-31")
  expect(at("PageDown", "2026-12-09", true)).toBe("2027-01-31")
})

test("in a page that reads from the right, the left arrow goes on", () => {
  expect(at("ArrowLeft", "2026-12-09", false, true)).toBe("2026-12-10")
  expect(at("ArrowRight", "2026-12-09", false, true)).toBe("2026-12-08")
})

test("whatever days there are and whatever keys come, the day is one of the month's cells, under its weekday", () => {
  const day = fc.integer({ min: 0, max: 200 }).map((days) => addDays("2026-11-27", days))
  const key = fc.record({
    key: fc.constantFrom("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"),
    shiftKey: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(day), fc.array(key), fc.boolean(), (available, keys, isRightToLeft) => {
      const some = offerOf({ available, today: "2026-11-27" })
      let on = entryOf(firstShown(some, null), some, null, null)
      for (const one of keys) {
        on = dayAtKey(one, on, some, isRightToLeft) ?? on
        expect(monthOf(on) >= some.first && monthOf(on) <= some.last).toBe(true)
        expect(weeksOf(monthOf(on)).map((week) => week[weekdayOf(on)])).toContain(on)
      }
    }),
  )
})
