import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { slotsOf } from "../src/tyre-hotel/bookings/slots.ts"
import type { Workshop } from "../src/tyre-hotel/bookings/workshop.types.ts"
import { internationalNumber } from "../src/tyre-hotel/customers/phone-number.ts"
import { holidaysOf, isHoliday } from "../src/tyre-hotel/data/holidays.ts"
import { addMonths, daysBetween, isCalendarDay, weekdayOf } from "../src/tyre-hotel/time/calendar-day.ts"
import { seasonOf } from "../src/tyre-hotel/time/season.ts"
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

test.each([
  ["SE", 2024, "01-01 01-06 03-29 03-31 04-01 05-01 05-09 05-19 06-06 06-21 06-22 11-02 12-24 12-25 12-26 12-31"],
  ["SE", 2028, "01-01 01-06 04-14 04-16 04-17 05-01 05-25 06-04 06-06 06-23 06-24 11-04 12-24 12-25 12-26 12-31"],
  ["NO", 2028, "01-01 04-13 04-14 04-16 04-17 05-01 05-17 05-25 06-04 06-05 12-24 12-25 12-26 12-31"],
  ["FI", 2028, "01-01 01-06 04-14 04-16 04-17 05-01 05-25 06-04 06-23 06-24 11-04 12-06 12-24 12-25 12-26"],
  ["SK", 2028, "01-01 01-06 04-14 04-17 05-01 07-05 08-29 11-01 12-24 12-25 12-26"],
  ["GB", 2028, "01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26"],
  ["GB", 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28"],
  ["GB", 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28"],
])("the holidays of %s in %i are known, also those that move", (country, year, days) => {
  expect(holidaysOf(country, year)).toEqual(days.split(" ").map((day) => `${year}-${day}`))
})

test.each([
  ["earliest", 2285, "03-22"],
  ["latest", 2038, "04-25"],
  ["a century's", 2100, "03-28"],
  ["by the moon of the golden number", 2049, "04-18"],
])("Easter may be early or late: %s, %i", (_, year, day) => {
  expect(isHoliday("SE", `${year}-${day}`)).toBe(true)
  expect(holidaysOf("SK", year).length).toBeGreaterThan(9)
})

test("a country of which nothing is known has no holidays", () => {
  expect(isHoliday("XX", "2027-12-25")).toBe(false)
})

const shared = new URL("../../../../shared/data/calendar/holidays-2024-2028.json", import.meta.url)

test.skipIf(!existsSync(shared))("the holidays of 2026 to 2028 are those that calendars of others have", () => {
  const theirs = JSON.parse(readFileSync(shared, "utf8")) as Record<string, Record<string, { date: string }[]>>
  const names = { SE: "SE", NO: "NO", GB: "GB-ENG", FI: "FI", SK: "SK" }
  // Finns work on New Year's Eve.
  const wanted = (country: string, year: number) =>
    [...new Set((theirs[names[country as keyof typeof names]]?.[year] ?? []).map(({ date }) => date))].filter(
      (day) => country !== "FI" || !day.endsWith("12-31"),
    )

  for (const country of Object.keys(names))
    for (const year of [2026, 2027, 2028]) {
      expect(wanted(country, year).length).toBeGreaterThan(6)
      expect({ country, days: holidaysOf(country, year) }).toEqual({ country, days: wanted(country, year) })
    }
})

test.each([
  ["2026-08-01", "2026-winter"],
  ["2026-12-31", "2026-winter"],
  ["2027-01-31", "2026-winter"],
  ["2027-02-01", "2027-summer"],
  ["2027-07-31", "2027-summer"],
])("%s belongs to the season %s", (day, season) => {
  expect(seasonOf(day)).toBe(season)
})

test.each([
  ["SE", "070-174 06 99", "+46701740699"],
  ["SE", "0701740699", "+46701740699"],
  ["SE", "701740699", "+46701740699"],
  ["SE", "46701740699", "+46701740699"],
  ["SE", "0046701740699", "+46701740699"],
  ["SE", "+46701740699", "+46701740699"],
  ["SE", "+4791234567", "+4791234567"],
  ["SE", "461234567", "+46461234567"],
  ["NO", "91234567", "+4791234567"],
  ["NO", "47123456", "+4747123456"],
  ["NO", "4791234567", "+4791234567"],
  ["FI", "0401234567", "+358401234567"],
  ["SK", "0901234567", "+421901234567"],
  ["GB", "07400123456", "+447400123456"],
  ["SE", "++46701740699", null],
  ["SE", "+0701740699", null],
  ["SE", "0123", null],
  ["SE", "012345678901234", null],
  ["XX", "0701740699", null],
])("written in %s, %s is dialled as %s everywhere [spec 3 §5.4]", (market, typed, dialled) => {
  expect(internationalNumber(typed, market)).toBe(dialled)
})
