import fc from "fast-check"
import { expect, test } from "vitest"
import { getKeySlot, sortTimes } from "./time-slot-grid-core.ts"

const getSlotAt = (key: string, from: number, isRightToLeft = false) => getKeySlot(key, from, 8, 3, isRightToLeft)

test("times are sorted and deduplicated [spec 3 §7.3 tyre-times]", () => {
  expect(sortTimes(["13:00", "08:30", "09:00", "08:30", "13:00"])).toEqual(["08:30", "09:00", "13:00"])
})

test("invalid times are removed", () => {
  expect(sortTimes(["8:30", "24:00", "12:60", "", "2026-12-07T08:30", "23:59"])).toEqual(["23:59"])
})

test("the left and right arrow keys move through all times in order and wrap around", () => {
  expect(getSlotAt("ArrowRight", 2)).toBe(3)
  expect(getSlotAt("ArrowLeft", 3)).toBe(2)
  expect(getSlotAt("ArrowRight", 7)).toBe(0)
  expect(getSlotAt("ArrowLeft", 0)).toBe(7)
})

test("the up and down arrow keys stay in the same column and wrap around, even if the last row is incomplete", () => {
  expect(getSlotAt("ArrowDown", 1)).toBe(4)
  expect(getSlotAt("ArrowUp", 4)).toBe(1)
  expect(getSlotAt("ArrowDown", 7)).toBe(1)
  expect(getSlotAt("ArrowUp", 1)).toBe(7)
  expect(getSlotAt("ArrowDown", 5)).toBe(2)
  expect(getSlotAt("ArrowUp", 2)).toBe(5)
})

test("Home and End move the focus to the first and the last time, and Enter and Space do not move the focus", () => {
  expect([getSlotAt("Home", 5), getSlotAt("End", 5), getSlotAt("Enter", 5), getSlotAt(" ", 5)]).toEqual([
    0,
    7,
    null,
    null,
  ])
})

test("on a right-to-left page the left arrow key moves forward", () => {
  expect(getSlotAt("ArrowLeft", 2, true)).toBe(3)
  expect(getSlotAt("ArrowRight", 3, true)).toBe(2)
})

test("an arrow key always moves to an existing time, and the opposite arrow key moves back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), fc.integer({ min: 1, max: 4 }), (count, any, columns) => {
      const from = any % count
      for (const [there, back] of [
        ["ArrowRight", "ArrowLeft"],
        ["ArrowDown", "ArrowUp"],
        ["ArrowUp", "ArrowDown"],
      ] as const) {
        const to = getKeySlot(there, from, count, columns, false) ?? -1
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThan(count)
        expect(getKeySlot(back, to, count, columns, false)).toBe(from)
        if (there !== "ArrowRight") expect(to % columns).toBe(from % columns)
      }
    }),
  )
})
