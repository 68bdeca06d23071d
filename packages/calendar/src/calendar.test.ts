import { expect, test } from "vitest"
import { addMonths, daysBetween, instantOf, isCalendarDay, wallTimeOf, weekdayOf } from "./index.ts"

test("a time that comes twice in autumn is the first of the two, and one that spring leaves out is none [spec 3 §9.1]", () => {
  expect(instantOf("2026-10-25T02:30:00", "Europe/Stockholm")).toBe(Date.parse("2026-10-25T00:30:00Z"))
  expect(instantOf("2027-03-28T02:30:00", "Europe/Stockholm")).toBeNull()
})

test("times of the wall and instants lead to one another, in every zone and at every hour of a year [spec 3 §9.1]", () => {
  for (const zone of [
    "Europe/Stockholm",
    "Europe/London",
    "Europe/Helsinki",
    "America/Los_Angeles",
    "Asia/Kathmandu",
  ]) {
    for (
      let instant = Date.parse("2026-06-01T00:00:00Z");
      instant < Date.parse("2027-06-01T00:00:00Z");
      instant += 3_600_000
    ) {
      const wall = wallTimeOf(instant, zone)
      const back = instantOf(wall, zone)
      expect(back === instant || (back === instant - 3_600_000 && wallTimeOf(back, zone) === wall)).toBe(true)
    }
  }
})

test.each([
  ["2026-11-30", "2027-02-28"],
  ["2027-11-30", "2028-02-29"],
  ["2026-11-22", "2027-02-22"],
  ["2026-10-31", "2027-01-31"],
  ["2027-05-31", "2027-08-31"],
  ["2027-03-31", "2027-06-30"],
])("three months after %s is %s [spec 3 §9.1]", (day, expected) => {
  expect(addMonths(day, 3)).toBe(expected)
})

test("there is no 30 February, and no day in other words", () => {
  expect(["2027-02-28", "2028-02-29"].map(isCalendarDay)).toEqual([true, true])
  expect(["2027-02-29", "2027-13-01", "2027-2-1", "tomorrow", ""].map(isCalendarDay)).toEqual(Array(5).fill(false))
})

test("days from one to another are all of them, and none the wrong way round", () => {
  expect(daysBetween("2027-02-27", "2027-03-02")).toEqual(["2027-02-27", "2027-02-28", "2027-03-01", "2027-03-02"])
  expect(daysBetween("2027-03-02", "2027-02-27")).toEqual([])
  expect(weekdayOf("2026-11-22")).toBe("sunday")
})
