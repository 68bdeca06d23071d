import fc from "fast-check"
import { expect, test } from "vitest"
import { findFault, readDay, writeDay, writePattern } from "./date-field-core.ts"

test("a date starts with the day in British English, and with the year in Swedish, Norwegian, Finnish and Slovak", () => {
  expect(["en-GB", "sv-SE", "nb-NO", "fi-FI", "sk-SK"].map((locale) => writeDay("2026-12-07", locale))).toEqual([
    "07/12/2026",
    ...Array(4).fill("2026-12-07"),
  ])
})

test("dates are parsed in all common formats", () => {
  const written = ["2026-12-07", "2026.12.7", "20261207", "261207", "7.12.2026", "7.12.26", " 07/12/2026 ", "26-12-07"]
  expect(written.map((text) => readDay(text, "nb-NO"))).toEqual(written.map(() => "2026-12-07"))

  const british = ["07/12/2026", "7/12/26", "07122026", "071226", "7 12 2026", "2026-12-07"]
  expect(british.map((text) => readDay(text, "en-GB"))).toEqual(british.map(() => "2026-12-07"))
})

test.each([
  ["en-US", "12/07/2026", "MM/DD/YYYY"],
  ["en-AU", "07/12/2026", "DD/MM/YYYY"],
  ["en-IE", "07/12/2026", "DD/MM/YYYY"],
  ["en-CA", "2026-12-07", "YYYY-MM-DD"],
  ["en-ZA", "2026-12-07", "YYYY-MM-DD"],
])("a date in the locale %s is formatted and parsed in the usual order of the region", (locale, written, pattern) => {
  expect(writeDay("2026-12-07", locale)).toBe(written)
  expect(writePattern("DD/MM/YYYY", locale)).toBe(pattern)
  expect(readDay(written, locale)).toBe("2026-12-07")
})

test("a date pattern in another language or with additional words is shown unchanged in every region", () => {
  expect(["ÅÅÅÅ-MM-DD", "MM/DD/YYYY please"].map((text) => writePattern(text, "en-US"))).toEqual([
    "ÅÅÅÅ-MM-DD",
    "MM/DD/YYYY please",
  ])
  expect(writePattern("VVVV-KK-PP", "fi-FI")).toBe("VVVV-KK-PP")
})

test("in a locale that writes the month first, a date is parsed with the month first unless it starts with the year", () => {
  const written = ["12/07/2026", "12/7/26", "12-7-2026", "12.7.2026", "12072026", "120726", "2026-12-07", "2026/12/7"]

  expect(written.map((text) => readDay(text, "en-US"))).toEqual(written.map(() => "2026-12-07"))
  expect(["12/07/2026", "12-7-26"].map((text) => readDay(text, "fil-PH"))).toEqual(["2026-12-07", "2012-07-26"])
  expect(readDay("24/12/2026", "en-US")).toBeNull()
})

test("only years with two or four digits are parsed", () => {
  expect(["7.12.6", "1-2-3", "7/12/026", "6-12-07"].map((text) => readDay(text, "nb-NO"))).toEqual(Array(4).fill(null))
  expect(["0099-12-07", "99-12-07"].map((text) => readDay(text, "nb-NO"))).toEqual(["0099-12-07", "2099-12-07"])
})

test("text that is not a calendar day is parsed as null", () => {
  const texts = ["", "i morgon", "2026-02-30", "2026-13-01", "32.12.2026", "12-07", "2026", "202-12-07", "2026-12-071"]

  expect(texts.map((text) => readDay(text, "nb-NO"))).toEqual(texts.map(() => null))
})

test("a day before the minimum is too early, and a day after the maximum is too late", () => {
  const limits = { min: "2026-12-01", max: "2026-12-31" }

  expect(["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01"].map((day) => findFault(day, limits))).toEqual([
    "early",
    null,
    null,
    "late",
  ])
  expect(findFault("1999-01-01", {})).toBeNull()
})

test("formatting and then parsing a day gives the same day in every locale", () => {
  const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  fc.assert(
    fc.property(
      days,
      fc.constantFrom("en-GB", "en-US", "en-CA", "en-ZA", "sv-SE", "fi-FI", "fa-IR"),
      (date, locale) => {
        const day = date.toISOString().slice(0, 10)

        expect(readDay(writeDay(day, locale), locale)).toBe(day)
      },
    ),
  )
})
