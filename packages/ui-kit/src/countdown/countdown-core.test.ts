import fc from "fast-check"
import { expect, test } from "vitest"
import { formatTwoDigits, getNextTickMs, getSecondsLeft, getTimeLeft, TICK_MS } from "./countdown-core.ts"

const instant = fc.integer({ min: 0, max: 4_102_444_800_000 })

test("a day, two hours, three minutes and four seconds", () => {
  expect(getTimeLeft(93_784)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 })
})

test("two digits each, and a hundred days are not cut", () => {
  expect([0, 7, 59, 100].map(formatTwoDigits)).toEqual(["00", "07", "59", "100"])
})

test("a date that is none is over", () => {
  expect(getSecondsLeft(Date.parse("i morgon"), 0)).toBe(0)
})

test("it is never negative, and what is shown adds up to what is left", () => {
  fc.assert(
    fc.property(instant, instant, (until, now) => {
      const left = getSecondsLeft(until, now)
      const { days, hours, minutes, seconds } = getTimeLeft(left)

      expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(left)
      expect(left * TICK_MS).toBeGreaterThanOrEqual(until - now)
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
    }),
  )
})

test("while something is left, the next tick comes within a second and shows exactly one less", () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 1, max: 10_000_000 }), (now, ahead) => {
      const until = now + ahead
      const wait = getNextTickMs(until, now)

      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(TICK_MS)
      expect(getSecondsLeft(until, now + wait)).toBe(getSecondsLeft(until, now) - 1)
    }),
  )
})
