import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import {
  createResizeNext,
  getFittingCount,
  type MeasuredItem,
  notMeasured,
  type ResizeEvent,
  SETTLE_MS,
  split,
  THROTTLE_MS,
} from "./priority-more-core.ts"

const row = (...widths: number[]): MeasuredItem[] =>
  widths.map((width, index) => ({ key: String(index), width, isPinned: false }))
const room = (available: number) => ({ available, gap: 8, moreWidth: 60 })

test("all items are visible when the row has enough space for them without the 'More' button", () => {
  expect(getFittingCount(row(100, 100, 100), room(316), null)).toBe(3)
})

test("when not all items fit, items are hidden until the 'More' button also fits [spec 1 §4 more]", () => {
  expect(getFittingCount(row(100, 100, 100), room(315), null)).toBe(2)
  expect(getFittingCount(row(100, 100, 100), room(275), null)).toBe(1)
})

test("the link to the current page is never hidden", () => {
  const items = row(100, 100, 100).map((item, index) => ({ ...item, isPinned: index === 2 }))

  const count = getFittingCount(items, room(200), null)
  const { shown, rest } = split(
    items.map(({ key, isPinned }) => ({ key, isCurrent: isPinned })),
    count,
  )

  expect(shown.map(({ key }) => key)).toEqual(["2"])
  expect(rest.map(({ key }) => key)).toEqual(["0", "1"])
})

const anyItems = fc
  .array(fc.record({ width: fc.double({ min: 20, max: 300, noNaN: true }), isPinned: fc.boolean() }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((list) => {
    const pinned = list.findIndex(({ isPinned }) => isPinned)
    return list.map(({ width }, index) => ({ key: String(index), width, isPinned: index === pinned }))
  })
const anyWidth = fc.double({ min: 0, max: 2500, noNaN: true })

function isTooWide(items: readonly MeasuredItem[], count: number, available: number): boolean {
  const { shown, rest } = split(
    items.map((item) => ({ ...item, isCurrent: item.isPinned })),
    count,
  )
  const parts = [...shown.map(({ width }) => width), ...(rest.length > 0 ? [60] : [])]
  return parts.reduce((sum, width) => sum + width, 0) + 8 * (parts.length - 1) > available + 0.5 + 1e-6
}

test("for any item widths, the visible items fit in the row or no item is visible", () => {
  fc.assert(
    fc.property(anyItems, anyWidth, fc.option(fc.nat(12)), (items, available, previous) => {
      const count = getFittingCount(items, room(available), previous)

      expect(count === 0 || !isTooWide(items, count, available)).toBe(true)
    }),
  )
})

test("width changes of less than a pixel change the number of visible items at most once", () => {
  fc.assert(
    fc.property(
      anyItems,
      anyWidth,
      fc.array(fc.double({ min: -0.5, max: 0.5, noNaN: true })),
      (items, width, shakes) => {
        let count = getFittingCount(items, room(width), null)
        const counts = new Set<number>()
        for (const shake of [0, ...shakes, 0]) {
          count = getFittingCount(items, room(width + shake), count)
          counts.add(count)
        }

        expect([...counts].slice(2)).toEqual([])
        expect(getFittingCount(items, room(width), count)).toBe(count)
      },
    ),
  )
})

test("every item is in either the row or the 'More' menu, and both keep the original order", () => {
  fc.assert(
    fc.property(anyItems, fc.nat(12), (items, count) => {
      const { shown, rest } = split(
        items.map((item) => ({ ...item, isCurrent: item.isPinned })),
        count,
      )
      const keys = (list: readonly { key: string }[]) => list.map(({ key }) => Number(key))

      expect([...keys(shown), ...keys(rest)].sort((a, b) => a - b)).toEqual(keys(items))
      expect(keys(shown)).toEqual([...keys(shown)].sort((a, b) => a - b))
      expect(keys(rest)).toEqual([...keys(rest)].sort((a, b) => a - b))
    }),
  )
})

test("during resizing, the row is measured at most every 50 ms, and again 250 ms after the last resize event [spec 1 §9]", () => {
  const resizing = createHarness(createResizeNext(), notMeasured)
  for (let ms = 0; ms < 1000; ms += 10) {
    resizing.send({ type: "resize" })
    resizing.pass(10)
  }

  expect(resizing.effects.length).toBe(1000 / THROTTLE_MS + 1)
  resizing.pass(SETTLE_MS)
  expect(resizing.effects.length).toBeLessThanOrEqual(1000 / THROTTLE_MS + 2)
  expect(resizing.waiting()).toEqual([])
})

test("a second resize event is measured 50 ms after the first measurement and again 250 ms after the event [spec 1 §9 resize]", () => {
  const resizing = createHarness(createResizeNext(), notMeasured)
  resizing.send({ type: "resize" })
  expect(resizing.effects).toHaveLength(1)
  resizing.pass(10)
  resizing.send({ type: "resize" })

  resizing.pass(39)
  expect(resizing.effects).toHaveLength(1)
  resizing.pass(1)
  expect(resizing.effects).toHaveLength(2)

  resizing.pass(209)
  expect(resizing.effects).toHaveLength(2)
  resizing.pass(1)
  expect(resizing.effects).toHaveLength(3)
  expect(resizing.waiting()).toEqual([])
})

test("after any sequence of resize events, the row is measured after the last event", () => {
  const anyStep = fc.oneof(
    fc.constant({ type: "resize" } as ResizeEvent),
    fc.integer({ min: 0, max: 400 }).map((ms) => ({ ms })),
  )
  fc.assert(
    fc.property(fc.array(anyStep, { minLength: 1, maxLength: 50 }), (steps) => {
      const resizing = createHarness(createResizeNext(), notMeasured)
      for (const step of steps) {
        if ("ms" in step) resizing.pass(step.ms)
        else resizing.send(step)
      }
      resizing.send({ type: "resize" })
      const previous = resizing.effects.length
      resizing.pass(SETTLE_MS)

      expect(resizing.effects.length).toBeGreaterThan(previous)
      expect(resizing.waiting()).toEqual([])
    }),
  )
})
