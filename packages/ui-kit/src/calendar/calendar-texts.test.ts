import { expect, test } from "vitest"
import { createCalendarTexts } from "./calendar-texts.ts"

test("Swedish weekday names start with Monday [spec 3 §5.4 tyre-calendar.cells, §9.1 tyre-cells]", () => {
  const { day, month, weekdays } = createCalendarTexts("sv-SE")

  expect(day("2026-12-07")).toBe("måndag 7 december 2026")
  expect(month("2026-12")).toBe("december 2026")
  expect(weekdays.map(({ short }) => short)).toEqual(["mån", "tis", "ons", "tors", "fre", "lör", "sön"])
  expect(weekdays[6]?.long).toBe("söndag")
})

test("month and day names are in the language of the locale", () => {
  expect(createCalendarTexts("fi-FI").day("2026-12-07")).toBe("maanantaina 7. joulukuuta 2026")
  expect(createCalendarTexts("en-GB").month("2026-05")).toBe("May 2026")
})

test("the texts use the Gregorian calendar, even in a language with a different calendar", () => {
  const day = (locale: string) => createCalendarTexts(locale).day("2026-12-07")

  expect([day("fa-IR-u-nu-latn"), day("th-TH")]).toEqual([
    expect.stringContaining("2026"),
    expect.stringContaining("2026"),
  ])
  expect(createCalendarTexts("fa-IR-u-nu-latn").month("2026-12")).toContain("2026")
})
