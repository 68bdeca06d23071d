import { expect, test } from "vitest"
import type { Schedule } from "./dealership.types.ts"
import { baseBrands, currentVacation, hoursLines, openingAt } from "./opening.rules.ts"

const DAY = { opens: "09:00", closes: "18:00" }
const SHOP: Schedule = {
  weekdays: {
    monday: DAY,
    tuesday: DAY,
    wednesday: DAY,
    thursday: DAY,
    friday: DAY,
    saturday: { opens: "10:00", closes: "15:00" },
  },
  deviations: [{ day: "2026-12-24", title: "Julafton", hours: null }],
  vacations: [],
}
const RESTING: Schedule = { ...SHOP, vacations: [{ title: "Säsongen är slut.", from: "2026-11-01", to: "2027-03-14" }] }

test("a place is open from the minute it opens to the minute before it closes", () => {
  expect(openingAt(SHOP, "2026-11-25T09:00:00")).toEqual({ isOpen: true, closes: "18:00" })
  expect(openingAt(SHOP, "2026-11-25T17:59:59")).toEqual({ isOpen: true, closes: "18:00" })
  expect(openingAt(SHOP, "2026-11-25T18:00:00")).toEqual({ isOpen: false, opensOn: "2026-11-26", opens: "09:00" })
})

test("before it opens, it opens on the same day", () => {
  expect(openingAt(SHOP, "2026-11-25T07:30:00")).toEqual({ isOpen: false, opensOn: "2026-11-25", opens: "09:00" })
})

test("after Saturday it opens on Monday", () => {
  expect(openingAt(SHOP, "2026-11-28T16:00:00")).toEqual({ isOpen: false, opensOn: "2026-11-30", opens: "09:00" })
})

test("a day with other hours goes before its weekday", () => {
  expect(openingAt(SHOP, "2026-12-24T11:00:00")).toEqual({ isOpen: false, opensOn: "2026-12-25", opens: "09:00" })
})

test("closed for the season, it opens on the first day after it", () => {
  expect(openingAt(RESTING, "2026-11-25T11:00:00")).toEqual({ isOpen: false, opensOn: "2027-03-15", opens: "09:00" })
})

test("a place that never opens says nothing of when", () => {
  expect(openingAt({ weekdays: {}, deviations: [], vacations: [] }, "2026-11-25T11:00:00")).toEqual({
    isOpen: false,
    opensOn: null,
  })
})

test("a holiday is told of only while it lasts", () => {
  expect(currentVacation(RESTING, "2026-10-31T12:00:00")).toBeNull()
  expect(currentVacation(RESTING, "2026-11-01T00:00:00")?.to).toBe("2027-03-14")
  expect(currentVacation(RESTING, "2027-03-15T00:00:00")).toBeNull()
})

test("days that follow each other with the same hours are one line", () => {
  expect(hoursLines(SHOP).map(({ first, last }) => [first, last])).toEqual([
    [0, 4],
    [5, 5],
    [6, 6],
  ])
})

test("a brand code goes where its base is there too, but for two", () => {
  expect(baseBrands(["VO", "VO_TR", "FI", "FI_TR", "KI_TR"])).toEqual(["VO", "FI", "FI_TR", "KI_TR"])
})
