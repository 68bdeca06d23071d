import fc from "fast-check"
import { expect, test } from "vitest"
import { faultOf, readDay, writeDay } from "./date-field-core.ts"

test("British dates begin with the day, all others with the year", () => {
  expect(["en-GB", "sv-SE", "nb-NO", "fi-FI", "sk-SK"].map((locale) => writeDay("2026-12-07", locale))).toEqual([
    "07/12/2026",
    ...Array(4).fill("2026-12-07"),
  ])
})

test("days are read as people write them", () => {
  const written = ["2026-12-07", "2026.12.7", "20261207", "261207", "7.12.2026", "7.12.26", " 07/12/2026 ", "26-12-07"]
  expect(written.map((text) => readDay(text, "nb-NO"))).toEqual(written.map(() => "2026-12-07"))

  const british = ["07/12/2026", "7/12/26", "07122026", "071226", "7 12 2026", "2026-12-07"]
  expect(british.map((text) => readDay(text, "en-GB"))).toEqual(british.map(() => "2026-12-07"))
})

test("what is no day of the calendar is none", () => {
  const texts = ["", "i morgon", "2026-02-30", "2026-13-01", "32.12.2026", "12-07", "2026", "202-12-07", "2026-12-071"]

  expect(texts.map((text) => readDay(text, "nb-NO"))).toEqual(texts.map(() => null))
})

test("a day is too early, too late or right", () => {
  const limits = { min: "2026-12-01", max: "2026-12-31" }

  expect(["2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01"].map((day) => faultOf(day, limits))).toEqual([
    "early",
    null,
    null,
    "late",
  ])
  expect(faultOf("1999-01-01", {})).toBeNull()
})

test("what is written is read as it was, in every language", () => {
  const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.constantFrom("en-GB", "sv-SE", "fi-FI"), (date, locale) => {
      const day = date.toISOString().slice(0, 10)

      expect(readDay(writeDay(day, locale), locale)).toBe(day)
    }),
  )
})
