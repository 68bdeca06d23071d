import { expect, test } from "vitest"
import { type OpeningTimes, readHours, slotsOf } from "./index.ts"

test("an appointment ends before the workshop closes", () => {
  const workshop: OpeningTimes = {
    ...{ country: "SE", zone: "Europe/Stockholm", slotMinutes: 45, capacity: 1 },
    openingHours: { monday: { opens: "07:30", closes: "10:00" } },
  }

  expect(slotsOf(workshop, "2026-11-23").map(({ startsAt }) => startsAt)).toEqual([
    "2026-11-23T07:30:00",
    "2026-11-23T08:15:00",
    "2026-11-23T09:00:00",
  ])
})

test.for([
  ["08:00-17:00", { opens: "08:00", closes: "17:00" }],
  ["00:00-24:00", { opens: "00:00", closes: "24:00" }],
  ["6 by arrangement", { byArrangement: 6 }],
  ["", "closed"],
  ["17:00-08:00", null],
  ["08:00-08:00", null],
  ["8:00-17:00", null],
  ["08:60-17:00", null],
  ["08:00-25:00", null],
  ["0 by arrangement", null],
  ["closed", null],
] as const)("the opening hours %j are %j", ([text, hours]) => {
  expect(readHours(text)).toEqual(hours)
})
