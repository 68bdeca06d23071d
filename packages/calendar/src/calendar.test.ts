import { expect, test } from "vitest"
import { formatLongDay, resolveInstant, toInstant, toWallTime } from "./index.ts"

test("toInstant returns the earlier instant for a local time repeated by the change to winter time, and null for a skipped local time [spec 3 §9.1]", () => {
  expect(toInstant("2026-10-25T02:30:00", "Europe/Stockholm")).toBe(Date.parse("2026-10-25T00:30:00Z"))
  expect(toInstant("2027-03-28T02:30:00", "Europe/Stockholm")).toBeNull()
})

test.each([
  ["2027-03-28T02:30:00", "Europe/Stockholm", "2027-03-28T01:30:00Z"],
  ["2027-09-05T00:00:00", "America/Santiago", "2027-09-05T04:00:00Z"],
  ["2026-11-27T15:00:00", "Europe/Stockholm", "2026-11-27T14:00:00Z"],
])("resolveInstant returns an instant for %s in %s, even if clocks skip that time", (wallTime, zone, instant) => {
  expect(new Date(resolveInstant(wallTime, zone))).toEqual(new Date(instant))
})

test("converting an instant to local time and back returns the same instant for every hour of a year [spec 3 §9.1]", () => {
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
      const wall = toWallTime(instant, zone)
      const back = toInstant(wall, zone)
      expect(back === instant || (back === instant - 3_600_000 && toWallTime(back, zone) === wall)).toBe(true)
    }
  }
})

test("formatLongDay formats a Gregorian day, even in a language with a different calendar", () => {
  expect(formatLongDay("2026-12-07", "sv-SE")).toBe("måndag 7 december")
  expect(formatLongDay("2026-12-07", "fa-IR-u-nu-latn")).toMatch(/\b7\b/)
})
