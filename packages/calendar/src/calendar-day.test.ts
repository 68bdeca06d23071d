import { CalendarDate, getDayOfWeek, parseDate } from "@internationalized/date"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  addDays,
  addMonths,
  type CalendarDay,
  countDays,
  getWeekday,
  isCalendarDay,
  listDays,
  WEEKDAYS,
} from "./index.ts"
import { getFirstDay, getLastDay, getMonday, getMonth } from "./weeks-and-months.ts"

const DAYS = 3_652_059 // from 0001-01-01 to 9999-12-31
const anyDay: fc.Arbitrary<CalendarDay> = fc
  .integer({ min: 0, max: DAYS - 1 })
  .map((days) => new CalendarDate(1, 1, 1).add({ days }).toString())

test("addDays is correct across month ends, leap days and daylight saving changes", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29")
  expect(addDays("2026-03-28", 2)).toBe("2026-03-30")
  expect(addDays("2026-10-26", -1)).toBe("2026-10-25")
})

test.each([
  ["2026-11-30", 3, "2027-02-28"],
  ["2027-11-30", 3, "2028-02-29"],
  ["2026-11-22", 3, "2027-02-22"],
  ["2026-10-31", 3, "2027-01-31"],
  ["2027-05-31", 3, "2027-08-31"],
  ["2027-03-31", 3, "2027-06-30"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2026-01-31", -2, "2025-11-30"],
  ["2028-02-29", 12, "2029-02-28"],
])("addMonths(%s, %i) returns %s [spec 3 §9.1]", (day, count, expected) => {
  expect(addMonths(day, count)).toBe(expected)
})

test("isCalendarDay accepts only existing days in the format YYYY-MM-DD", () => {
  const days = ["2027-02-28", "2028-02-29", "0001-01-01", "0099-12-31", "9999-12-31"]
  const others = [
    "2027-02-29",
    "2027-13-01",
    "2027-2-1",
    "2026-12-07T08:00",
    "0000-01-01",
    "+010000-01",
    "tomorrow",
    "",
  ]

  expect(days.filter((day) => !isCalendarDay(day))).toEqual([])
  expect(others.filter(isCalendarDay)).toEqual([])
})

test("getMonday returns the Monday on or before a day [spec 3 §5.4 tyre-calendar.cells]", () => {
  expect(["2026-12-07", "2026-12-10", "2026-12-13", "2026-12-14"].map(getMonday)).toEqual([
    "2026-12-07",
    "2026-12-07",
    "2026-12-07",
    "2026-12-14",
  ])
  expect(getWeekday("2026-11-22")).toBe("sunday")
})

test("listDays returns all days between two days inclusive, or an empty list when the last day is earlier", () => {
  expect(listDays("2027-02-27", "2027-03-02")).toEqual(["2027-02-27", "2027-02-28", "2027-03-01", "2027-03-02"])
  expect(listDays("2027-03-02", "2027-02-27")).toEqual([])
  expect(listDays("2027-03-02", "")).toEqual([])
})

test("listDays stops at the last day that the calendar supports", () => {
  expect(listDays("9999-12-30", "9999-12-31")).toEqual(["9999-12-30", "9999-12-31"])
})

test("addDays and addMonths clamp the result to the range of days that the calendar supports", () => {
  expect([addDays("9999-12-31", 1), addMonths("9999-12-31", 1)]).toEqual(["9999-12-31", "9999-12-31"])
  expect([addDays("0001-01-01", -1), addMonths("0001-01-01", -1)]).toEqual(["0001-01-01", "0001-01-01"])
})

test("date calculations match @internationalized/date in every year that the calendar supports", () => {
  const count = fc.integer({ min: -5000, max: 5000 })
  fc.assert(
    fc.property(anyDay, count, (day, by) => {
      const date = parseDate(day)
      const [later, otherMonth] = [date.add({ days: by }), date.add({ months: by })]
      fc.pre([later, otherMonth].every(({ era, year }) => era === "AD" && year < 9999))

      expect(addDays(day, by)).toBe(later.toString())
      expect(countDays(day, later.toString())).toBe(by)
      expect(addMonths(day, by)).toBe(otherMonth.toString())
      expect(WEEKDAYS.indexOf(getWeekday(day))).toBe(getDayOfWeek(date, "en-US"))
      expect(getMonday(day)).toBe(date.subtract({ days: getDayOfWeek(date, "en-US", "mon") }).toString())
      expect(getFirstDay(getMonth(day))).toBe(date.set({ day: 1 }).toString())
      expect(getLastDay(getMonth(day))).toBe(date.set({ day: 31 }).toString())
    }),
  )
})
