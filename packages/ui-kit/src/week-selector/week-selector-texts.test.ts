import { expect, test } from "vitest"
import { createWeekTexts } from "./week-selector-texts.ts"

test("a day is formatted with the Gregorian calendar in every language", () => {
  const { date, day } = createWeekTexts("fa-IR-u-nu-latn")

  expect([day("2026-12-07"), date("2026-12-07")]).toEqual([
    expect.stringMatching(/\b7\b/),
    expect.stringMatching(/\b7\b/),
  ])
})
