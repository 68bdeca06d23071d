import { expect, test } from "vitest"
import { createWeekTexts } from "./week-selector-texts.ts"

test("the words of a day are of the calendar that is shown, whichever one a language prefers", () => {
  const { date, day } = createWeekTexts("fa-IR-u-nu-latn")

  expect([day("2026-12-07"), date("2026-12-07")]).toEqual([
    expect.stringMatching(/\b7\b/),
    expect.stringMatching(/\b7\b/),
  ])
})
