import { existsSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { isCalendarDay, isHoliday, listHolidays } from "./index.ts"

test.each([
  ["SE", 2024, "01-01 01-06 03-29 03-31 04-01 05-01 05-09 05-19 06-06 06-21 06-22 11-02 12-24 12-25 12-26 12-31"],
  ["SE", 2028, "01-01 01-06 04-14 04-16 04-17 05-01 05-25 06-04 06-06 06-23 06-24 11-04 12-24 12-25 12-26 12-31"],
  ["NO", 2028, "01-01 04-13 04-14 04-16 04-17 05-01 05-17 05-25 06-04 06-05 12-24 12-25 12-26 12-31"],
  ["FI", 2028, "01-01 01-06 04-14 04-16 04-17 05-01 05-25 06-04 06-23 06-24 11-04 12-06 12-24 12-25 12-26"],
  ["SK", 2026, "01-01 01-06 04-03 04-06 05-01 07-05 08-29 11-01 12-24 12-25 12-26"],
  ["SK", 2028, "01-01 01-06 04-14 04-17 05-01 05-08 07-05 08-29 09-15 11-01 12-24 12-25 12-26"],
  ["GB", 2028, "01-01 01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26"],
  ["GB", 2027, "01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28"],
  ["GB", 2026, "01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28"],
])("listHolidays returns the fixed and movable holidays of %s in %i", (country, year, days) => {
  expect(listHolidays(country, year)).toEqual(days.split(" ").map((day) => `${year}-${day}`))
})

test.each([
  ["earliest", 2285, "03-22"],
  ["latest", 2038, "04-25"],
  ["a century's", 2100, "03-28"],
  ["by the moon of the golden number", 2049, "04-18"],
])("Easter falls on the correct date in an exceptional year: %s (%i)", (_, year, day) => {
  expect(isHoliday("SE", `${year}-${day}`)).toBe(true)
  expect(listHolidays("SK", year).length).toBeGreaterThan(9)
})

test("a country without a list of holidays has no holidays", () => {
  expect(isHoliday("XX", "2027-12-25")).toBe(false)
})

const shared = new URL("../../../../shared/data/calendar/holidays-2024-2028.json", import.meta.url)

test.skipIf(!existsSync(shared))(
  "the holidays of 2026 to 2028 match an independent calendar (skipped without ../shared/data)",
  () => {
    const theirs = JSON.parse(readFileSync(shared, "utf8")) as Record<string, Record<string, { date: string }[]>>
    const names = { SE: "SE", NO: "NO", GB: "GB-ENG", FI: "FI", SK: "SK" }
    // Finns work on New Year's Eve. Two days that Slovaks work on in 2026 alone are taken for gone by that calendar.
    const getExpected = (country: string, year: number) =>
      [
        ...new Set((theirs[names[country as keyof typeof names]]?.[year] ?? []).map(({ date }) => date)),
        ...(country === "SK" && year > 2026 ? [`${year}-05-08`, `${year}-09-15`] : []),
      ]
        .filter((day) => country !== "FI" || !day.endsWith("12-31"))
        .sort()

    for (const country of Object.keys(names))
      for (const year of [2026, 2027, 2028]) {
        expect(getExpected(country, year).length).toBeGreaterThan(6)
        expect({ country, days: listHolidays(country, year) }).toEqual({ country, days: getExpected(country, year) })
      }
  },
)

test("the holidays of a year before 1000 are valid calendar days", () => {
  const days = listHolidays("SE", 999)

  expect(days).toHaveLength(16)
  expect(days.filter((day) => !isCalendarDay(day) || !isHoliday("SE", day))).toEqual([])
})

test("isHoliday returns false for a text that is not a valid day", () => {
  expect(["", "tomorrow", "0000-06-20"].map((text) => isHoliday("SE", text))).toEqual([false, false, false])
})
