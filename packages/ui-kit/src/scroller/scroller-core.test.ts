import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import {
  type RowMeasure,
  type ScrollerEffect,
  type ScrollerEvent,
  type ScrollerState,
  scrollerNext,
  scrollerUnknown,
} from "./scroller-core.ts"

const ROW: RowMeasure = { viewportPx: 1200, startPx: 0, contentPx: 10 * 315 + 9 * 29, scrolledPx: 0, pitchPx: 344 }
const FARTHEST_PX = ROW.contentPx - ROW.viewportPx

function start(measure: Partial<RowMeasure> = {}) {
  const row = createHarness<ScrollerState, ScrollerEvent, ScrollerEffect>(scrollerNext, scrollerUnknown)
  row.send({ type: "measured", measure: { ...ROW, ...measure } })
  return row
}

test("pressing a scroller button scrolls by the number of fully visible cards", () => {
  const row = start()

  row.send({ type: "step", by: 1 })

  expect(row.effects).toEqual([{ type: "scroll", toPx: 3 * 344 }])
})

test("in a scroller as wide as the window, cards within the start padding do not count as visible", () => {
  const row = start({ viewportPx: 1920, startPx: 240, contentPx: ROW.contentPx + 2 * 240 })

  row.send({ type: "step", by: 1 })

  expect(row.effects).toEqual([{ type: "scroll", toPx: 4 * 344 }])
})

test("if the row is scrolled to the middle of a card, pressing a button scrolls to the edge of a card", () => {
  const on = start({ scrolledPx: 400 })
  on.send({ type: "step", by: 1 })
  expect(on.effects).toEqual([{ type: "scroll", toPx: (1 + 3) * 344 }])

  const back = start({ scrolledPx: 1200 })
  back.send({ type: "step", by: -1 })
  expect(back.effects).toEqual([{ type: "scroll", toPx: (4 - 3) * 344 }])
})

test("if the window is narrower than a card, pressing a button scrolls by one card", () => {
  const row = start({ viewportPx: 280 })

  row.send({ type: "step", by: 1 })

  expect(row.effects).toEqual([{ type: "scroll", toPx: 344 }])
})

test("a scroller is at its end if less than a pixel is left to scroll", () => {
  const row = start({ scrolledPx: FARTHEST_PX - 0.6 })
  row.send({ type: "step", by: 1 })

  expect(row.state()).toMatchObject({ isAtStart: false, isAtEnd: true, fits: false })
  expect(row.effects).toEqual([])
})

test("a scroller with enough space for all its cards is at both its start and its end", () => {
  expect(start({ contentPx: 1200 }).state()).toMatchObject({ fits: true, isAtStart: true, isAtEnd: true })
})

test("pressing a button before the scroller has been measured scrolls by at least one pixel", () => {
  const row = start({ viewportPx: 0, contentPx: 2, pitchPx: 0 })
  row.send({ type: "step", by: 1 })

  expect(row.effects).toEqual([{ type: "scroll", toPx: 1 }])
})

test("for any measurements pressing a button never scrolls beyond the ends of the row", () => {
  fuzz<ScrollerState, ScrollerEvent, ScrollerEffect>({
    next: scrollerNext,
    initial: scrollerUnknown,
    events: fc.oneof(
      fc
        .record({
          viewportPx: fc.integer({ min: 0, max: 2000 }),
          startPx: fc.integer({ min: 0, max: 400 }),
          contentPx: fc.integer({ min: 0, max: 6000 }),
          scrolledPx: fc.double({ min: 0, max: 6000, noNaN: true }),
          pitchPx: fc.integer({ min: 0, max: 800 }),
        })
        .map((measure) => ({
          type: "measured" as const,
          measure: {
            ...measure,
            contentPx: Math.max(measure.contentPx, measure.viewportPx),
            scrolledPx: Math.min(measure.scrolledPx, Math.max(0, measure.contentPx - measure.viewportPx)),
          },
        })),
      fc.constantFrom(1 as const, -1 as const).map((by) => ({ type: "step" as const, by })),
    ),
    checkAlways: (row) => {
      const { measure, fits, isAtStart, isAtEnd } = row.state()
      const last = row.effects.at(-1)
      if (fits) expect(isAtStart && isAtEnd).toBe(true)
      if (!last) return
      expect(last.toPx).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(last.toPx)).toBe(true)
      expect(measure.pitchPx).toBeGreaterThanOrEqual(0)
    },
    finally: (row) => {
      const { isAtStart, isAtEnd, measure } = row.state()
      const previous = row.effects.length
      row.send({ type: "step", by: 1 })
      expect(row.effects.length - previous).toBe(isAtEnd ? 0 : 1)
      if (!isAtEnd) expect(row.effects.at(-1)?.toPx).toBeGreaterThan(measure.scrolledPx)
      const then = row.effects.length
      row.send({ type: "step", by: -1 })
      expect(row.effects.length - then).toBe(isAtStart ? 0 : 1)
      if (!isAtStart) expect(row.effects.at(-1)?.toPx).toBeLessThan(measure.scrolledPx)
    },
  })
})
