import fc from "fast-check"
import { expect, test } from "vitest"
import { addDays, addMonths, type Day, isDay, lastOf, monthOf, weekdayOf } from "./day.ts"

const anyDay: fc.Arbitrary<Day> = fc
  .date({ min: new Date("1970-01-01T00:00:00Z"), max: new Date("2199-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test("days go on over the ends of months, leap days and the hours that clocks skip", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29")
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30")
  expect(addDays("2026-10-26", -1)).toBe("2026-10-25")
})

test("another month has the same day, or its last", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28")
  expect(addMonths("2026-12-15", 1)).toBe("2027-01-15")
  expect(addMonths("2026-01-31", -2)).toBe("2025-11-30")
  expect(addMonths("2028-02-29", 12)).toBe("2029-02-28")
})

test("weeks start on Monday [spec 3 §5.4 tyre-calendar.cells]", () => {
  expect(weekdayOf("2026-12-07")).toBe(0)
  expect(weekdayOf("2026-12-13")).toBe(6)
})

test("only days of the calendar are days", () => {
  expect(["2026-12-07", "2028-02-29"].every(isDay)).toBe(true)
  expect(["2026-02-30", "2026-13-01", "2026-1-1", "2026-12-07T08:00", ""].some(isDay)).toBe(false)
})

test("whatever the day, the way back leads back, weeks have seven days, months end before the next", () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, by) => {
      expect(addDays(addDays(day, by), -by)).toBe(day)
      expect(weekdayOf(addDays(day, by))).toBe((((weekdayOf(day) + by) % 7) + 7) % 7)
      expect(isDay(addMonths(day, by))).toBe(true)
      expect(lastOf(monthOf(day)) >= day).toBe(true)
      expect(monthOf(addDays(lastOf(monthOf(day)), 1))).toBe(monthOf(addMonths(`${monthOf(day)}-01`, 1)))
    }),
  )
})
