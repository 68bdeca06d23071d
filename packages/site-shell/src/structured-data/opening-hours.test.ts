import { expect, test } from "vitest"
import { readOpeningHours } from "./opening-hours.ts"

test("days and times are read as an editor writes them, one or several", () => {
  expect(readOpeningHours("Mo-We 08:00-18:00, Sa 10:00-15:00")).toEqual([
    {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday"],
      opens: "08:00",
      closes: "18:00",
    },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "10:00", closes: "15:00" },
  ])
})

test("what cannot be read is not told", () => {
  expect(readOpeningHours("")).toEqual([])
  expect(readOpeningHours("vardagar 8-18, Fr-Mo 08:00-18:00, Xx 08:00-18:00, Mo 8:00-18:00, Mo 08:00-25:00")).toEqual(
    [],
  )
})
