import fc from "fast-check"
import { expect, test } from "vitest"
import { createHarness } from "../../test/harness/create-harness.ts"
import { fuzz } from "../../test/harness/fuzz.ts"
import { getLastPosition, getValueAt } from "../slider/slider-scale.ts"
import {
  createRangeNext,
  createScale,
  getUpperThumb,
  RANGE_ENDS,
  type RangeEvent,
  type RangeReason,
  readTyped,
  toFilter,
  toWholeRange,
} from "./range-slider-core.ts"

const ENDS = { min: 0, max: 500_000 }
const whole = { from: 0, to: 500_000 }
const start = () => createHarness(createRangeNext(ENDS), { range: whole, committed: whole })
const move = (end: "from" | "to", value: number, reason: RangeReason = "key"): RangeEvent => ({
  type: "move",
  end,
  value,
  reason,
})

test("the step of a range slider is a hundredth of the range, but at least 1", () => {
  expect(createScale(0, 500_000).step).toBe(5000)
  expect(createScale(2015, 2026).step).toBe(1)
  expect(getLastPosition(createScale(12_345, 567_891))).toBe(100)
  expect(getValueAt(createScale(12_345, 567_891), 1)).toBe(17_900)
})

test("a change by keyboard or in a text field is committed when no further change follows for 1.5 s", () => {
  const range = start()

  range.send(move("from", 5000))
  range.pass(1499)
  range.send(move("from", 10_000))
  range.pass(1499)
  expect(range.effects).toEqual([])
  range.pass(1)

  expect(range.effects).toEqual([{ type: "commit", range: { from: 10_000, to: 500_000 } }])
})

test("a drag is committed only when the thumb is released", () => {
  const range = start()

  range.send(move("to", 300_000, "drag"))
  range.pass(60_000)
  expect(range.effects).toEqual([])
  range.send({ type: "drop" })
  range.pass(60_000)

  expect(range.effects).toEqual([{ type: "commit", range: { from: 0, to: 300_000 } }])
})

test("a range that returns to its last committed value before the delay ends is not committed", () => {
  const range = start()

  range.send(move("to", 300_000))
  range.send(move("to", 500_000))
  range.pass(1500)

  expect(range.effects).toEqual([])
})

test("a thumb cannot be moved past the other thumb", () => {
  const range = start()

  range.send(move("to", 200_000))
  range.send(move("from", 300_000))

  expect(range.state().range).toEqual({ from: 200_000, to: 200_000 })
})

test("toFilter returns null for a range that covers the whole slider", () => {
  expect(toFilter(ENDS, whole)).toBeNull()
  expect(toFilter(ENDS, { from: 0, to: 499_999 })).toEqual({ from: 0, to: 499_999 })
})

test.each([
  ["sv-SE", "150 000", 150_000],
  ["sv-SE", "150\u00a0000", 150_000],
  ["sv-SE", "150\u202f000", 150_000],
  ["sv-SE", " 1 5,9 ", 15],
  ["sv-SE", "15.000", 15_000],
  ["sv-SE", "−5", -5],
  ["sv-SE", "-5", -5],
  ["en-GB", "15,000", 15_000],
  ["en-GB", "1,250,000", 1_250_000],
  ["en-GB", "15.9", 15],
  ["fi-FI", "15 000", 15_000],
  ["nb-NO", "−5", -5],
  ["sk-SK", "15 000", 15_000],
  ["da-DK", "15.000", 15_000],
  ["sv-SE", "", null],
  ["sv-SE", "abc", null],
  ["en-GB", "1e5", null],
  ["en-GB", "12x", null],
  ["en-GB", "0x10", null],
  ["en-GB", "10k", null],
  ["en-GB", "15,0", null],
  ["sv-SE", "1000 2000", null],
  ["sv-SE", "150 000 kr", 150_000],
] as const)(
  "in the locale %s, the typed text %j is parsed as %j [spec 2 §5 range-input.spaces]",
  (locale, text, expected) => {
    expect(readTyped(text, locale)).toBe(expected)
  },
)

test("the ends of an invalid range are rounded, ordered and limited to the minimum and maximum [spec 2 §5 range-input.bounds range-input.order]", () => {
  expect(toWholeRange(ENDS, { from: -5, to: 1e9 })).toEqual(whole)
  expect(toWholeRange(ENDS, { from: 300.4, to: 20 })).toEqual({ from: 300, to: 300 })
  expect(toWholeRange(ENDS, { from: Number.NaN, to: Number.NaN })).toEqual({ from: 0, to: 0 })
  expect(toWholeRange(ENDS, null)).toEqual(whole)
})

const anyMove = fc.record({
  type: fc.constant("move" as const),
  end: fc.constantFrom(...RANGE_ENDS),
  value: fc.oneof(fc.integer({ min: -1e6, max: 1e6 }), fc.double()),
  reason: fc.constantFrom<RangeReason>("drag", "key", "input", "typed"),
})

test("after any sequence of events both ends are integers within the limits, the start is not above the end, and the upper thumb can move", () => {
  fuzz({
    next: createRangeNext({ min: 3, max: 40 }),
    initial: { range: { from: 3, to: 40 }, committed: { from: 3, to: 40 } },
    events: fc.oneof(anyMove, fc.constant<RangeEvent>({ type: "drop" }), fc.constant<RangeEvent>({ type: "rest" })),
    checkAlways: (harness) => {
      const { from, to } = harness.state().range
      expect(Number.isInteger(from) && Number.isInteger(to)).toBe(true)
      expect(3 <= from && from <= to && to <= 40).toBe(true)
      // Where the thumbs meet, the upper one in the stacking order is the one that can move.
      const canMove = getUpperThumb({ min: 3, max: 40 }, { from, to }) === "from" ? from > 3 : to < 40 || from < to
      expect(canMove).toBe(true)
    },
    finally: (harness) => {
      harness.send({ type: "drop" })
      const { range, committed } = harness.state()
      expect(committed).toEqual(range)
      expect(harness.waiting()).toEqual([])
    },
  })
})
