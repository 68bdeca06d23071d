import { addDays, getWeekday } from "@forecourt/calendar"
import { getMonday } from "@forecourt/calendar/weeks-and-months"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  createColumns,
  type DayOffer,
  formatSlot,
  getKeyCell,
  getNextToFetch,
  getWeekNumber,
  listSlots,
  listWeeksAround,
  toWeekWithin,
} from "./week-selector-core.ts"

const FROM = "2026-12-02" // a Wednesday
const SPAN = { from: FROM }
const offers = (count: number): readonly DayOffer[] =>
  Array.from({ length: count }, (_, index) => ({ day: addDays(FROM, index), times: ["09:00", "08:00"] }))

test("weeks start on Monday, and week numbers follow ISO 8601", () => {
  expect(getMonday(FROM)).toBe("2026-11-30")
  expect(["2026-11-30", "2026-12-28", "2027-01-04", "2024-12-30", "2025-12-29"].map(getWeekNumber)).toEqual([
    49, 53, 1, 1, 1,
  ])
})

test("four weeks are listed at a time, starting with the first bookable week", () => {
  expect(listWeeksAround("2026-12-21", SPAN)).toEqual(["2026-11-30", "2026-12-07", "2026-12-14", "2026-12-21"])
  expect(listWeeksAround("2026-12-28", SPAN)[0]).toBe("2026-12-28")
})

test("a week outside the bookable range is replaced by the nearest bookable week", () => {
  const span = { from: FROM, to: "2026-12-23" }

  expect([
    toWeekWithin("2026-11-23", span),
    toWeekWithin("2026-12-07", span),
    toWeekWithin("2026-12-28", span),
  ]).toEqual(["2026-11-30", "2026-12-07", "2026-12-21"])
})

test("each day of a week is marked as a weekend day, as outside the bookable range or as still loading", () => {
  const columns = createColumns("2026-11-30", offers(3), { from: FROM, to: "2026-12-05" })

  expect(columns.map(({ isOutside }) => isOutside)).toEqual([true, true, false, false, false, false, true])
  expect(columns.map(({ isWeekend }) => isWeekend)).toEqual([false, false, false, false, false, true, true])
  expect(columns.map(({ isKnown }) => isKnown)).toEqual([true, true, true, true, true, false, true])
  expect(columns[2]?.slots.map(({ time }) => time)).toEqual(["08:00", "09:00"])
})

test("a whole-day slot precedes the 8:00 slot and is a different slot, although both start at 8:00", () => {
  const slots = listSlots({ day: FROM, times: ["08:00"], isAllDay: true })

  expect(slots.map(({ isAllDay }) => isAllDay)).toEqual([true, false])
  expect(slots.map(formatSlot)).toEqual(["2026-12-02T08:00:00", "2026-12-02T08:00:00"])
})

test("more days are fetched when one of the last two loaded weeks is shown, but none after the last bookable day", () => {
  const fourWeeks = offers(26) // to Sunday 27 December

  expect(getNextToFetch([], "2026-11-30", SPAN)).toBe(FROM)
  expect(getNextToFetch(fourWeeks, "2026-12-07", SPAN)).toBeNull()
  expect(getNextToFetch(fourWeeks, "2026-12-21", SPAN)).toBe("2026-12-28")
  expect(getNextToFetch(fourWeeks, "2026-12-21", { from: FROM, to: "2026-12-27" })).toBeNull()
})

test("arrow keys move through the times of a day and to the next day that has times", () => {
  const week = createColumns("2026-11-30", [offers(1), offers(4).slice(2)].flat(), SPAN)
  const from = { column: 2, row: 1 }

  expect(getKeyCell("ArrowDown", from, week, false)).toEqual({ column: 2, row: 0 })
  expect(getKeyCell("ArrowRight", from, week, false)).toEqual({ column: 4, row: 1 })
  expect(getKeyCell("ArrowLeft", from, week, true)).toEqual({ column: 4, row: 1 })
  expect(getKeyCell("ArrowLeft", from, week, false)).toBeNull()
  expect(getKeyCell("Home", from, week, false)).toEqual({ column: 2, row: 0 })
  expect(getKeyCell("End", from, week, false)).toEqual({ column: 5, row: 1 })
  expect(getKeyCell("Tab", from, week, false)).toBeNull()
})

test("getMonday returns the Monday of the week that contains a day", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), (days) => {
      const day = addDays("1990-01-01", days)
      const monday = getMonday(day)

      expect(getWeekday(monday)).toBe("monday")
      expect(monday <= day && day <= addDays(monday, 6)).toBe(true)
      expect(getWeekNumber(monday)).toBeGreaterThanOrEqual(1)
      expect(getWeekNumber(monday)).toBeLessThanOrEqual(53)
    }),
  )
})

test("arrow keys, Home and End move only to existing slots", () => {
  const week = createColumns("2026-12-07", offers(9), SPAN)
  const key = fc.constantFrom("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End")
  fc.assert(
    fc.property(key, fc.integer({ min: 0, max: 3 }), fc.nat(1), fc.boolean(), (pressed, column, row, isRightToLeft) => {
      const to = getKeyCell(pressed, { column, row }, week, isRightToLeft)

      expect(to === null || week[to.column]?.slots[to.row] !== undefined).toBe(true)
    }),
  )
})
