import fc from "fast-check"
import { expect, test } from "vitest"
import { clampTo, createSliderScale, getFraction, getLastPosition, getValueAt, toPosition } from "./slider-scale.ts"

const all = (min: number, max: number, step: number) => {
  const scale = createSliderScale(min, max, step)
  return Array.from({ length: getLastPosition(scale) + 1 }, (_, position) => getValueAt(scale, position))
}

test("the values of the slider are in equal steps from the minimum to the maximum", () => {
  expect(all(12, 72, 12)).toEqual([12, 24, 36, 48, 60, 72])
  expect(all(0, 1, 0.2)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1])
})

test("the maximum is one of the slider's values, even if it is not a multiple of the step", () => {
  expect(all(5400, 8700, 1000)).toEqual([5400, 6400, 7400, 8400, 8700])
})

test("a slider whose minimum equals its maximum has a single value", () => {
  expect(all(36, 36, 12)).toEqual([36])
  expect(getFraction(createSliderScale(36, 36, 12), 36)).toBe(0)
})

test("a slider value between two steps keeps its exact place on the track and counts as the nearest step", () => {
  const scale = createSliderScale(0, 100, 10)

  expect(getFraction(scale, 33)).toBeCloseTo(0.33)
  expect(toPosition(scale, 33)).toBe(3)
})

const scales = fc
  .record({
    min: fc.integer({ min: -1e6, max: 1e6 }),
    range: fc.integer({ min: 0, max: 1e6 }),
    steps: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ min, range, steps }) => createSliderScale(min, min + range, Math.max(1, Math.round(range / steps))))

test("for any range, the values of a slider are sorted, within the limits and convertible to positions and back", () => {
  fc.assert(
    fc.property(scales, fc.integer(), (scale, any) => {
      const values = Array.from({ length: getLastPosition(scale) + 1 }, (_, position) => getValueAt(scale, position))

      expect(values).toEqual([...values].sort((a, b) => a - b))
      expect([values[0], values.at(-1)]).toEqual([scale.min, scale.max])
      expect(values.map((value) => toPosition(scale, value))).toEqual([...values.keys()])
      const place = getFraction(scale, clampTo(scale, any))
      expect(place >= 0 && place <= 1).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test("a slider supports a step as small as one ten-millionth", () => {
  const scale = createSliderScale(0, 1e-6, 1e-7)

  expect(scale.decimals).toBe(7)
  expect([0, 3, 10].map((position) => getValueAt(scale, position))).toEqual([0, 3e-7, 1e-6])
})
