import { execFileSync } from "node:child_process"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { slotsOf } from "../src/tyre-hotel/bookings/slots.ts"
import type { Workshop } from "../src/tyre-hotel/bookings/workshop.types.ts"
import holidays from "../src/tyre-hotel/data/holidays.json" with { type: "json" }
import { addMonths, daysBetween, isCalendarDay, weekdayOf } from "../src/tyre-hotel/time/calendar-day.ts"
import { instantOf, wallTimeOf } from "../src/tyre-hotel/time/wall-time.ts"
import type { PrintedTimes } from "./tyre-hotel/print-times.ts"
import { TIME_CASES } from "./tyre-hotel/time-cases.ts"

const PRINT = join(import.meta.dirname, "tyre-hotel/print-times.ts")

/** Asks all questions in a process whose own clock is in another zone. */
function answersIn(zone: string): PrintedTimes {
  const questions = JSON.stringify(TIME_CASES.map(({ question }) => question))
  const printed = execFileSync(process.execPath, ["--conditions=forecourt-source", PRINT, questions], {
    env: { ...process.env, TZ: zone },
    encoding: "utf8",
  })
  return JSON.parse(printed) as PrintedTimes
}

describe.each(["America/Los_Angeles", "Pacific/Auckland", "Australia/Adelaide"])(
  "in a process in %s",
  (processZone) => {
    let answers: readonly string[]
    beforeAll(() => {
      const answered = answersIn(processZone)
      expect(answered.zone).toBe(processZone)
      answers = answered.answers
    })

    for (const [index, { what, expected }] of TIME_CASES.entries()) {
      test(`${what} [spec 3 §9.1]`, () => {
        expect(answers[index]).toBe(expected)
      })
    }
  },
)

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

test("an appointment ends before the workshop closes", () => {
  const workshop: Workshop = {
    ...{ id: "w", country: "SE", zone: "Europe/Stockholm", slotMinutes: 45, capacity: 1 },
    openingHours: { monday: { opens: "07:30", closes: "10:00" } },
  }

  expect(slotsOf(workshop, "2026-11-23").map(({ startsAt }) => startsAt)).toEqual([
    "2026-11-23T07:30:00",
    "2026-11-23T08:15:00",
    "2026-11-23T09:00:00",
  ])
})

test("each of the five countries has its holidays of 2026 and 2027, all of them days", () => {
  expect(Object.keys(holidays)).toEqual(["SE", "NO", "GB", "FI", "SK"])
  for (const days of Object.values(holidays)) {
    expect(Object.keys(days).every(isCalendarDay)).toBe(true)
    expect(new Set(Object.keys(days).map((day) => day.slice(0, 4)))).toEqual(new Set(["2026", "2027"]))
    expect(days).toMatchObject({ "2026-12-25": expect.any(String), "2027-03-26": expect.any(String) })
  }
})
