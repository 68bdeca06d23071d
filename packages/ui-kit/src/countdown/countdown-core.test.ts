import fc from "fast-check"
import { expect, test } from "vitest"
import { formatTwoDigits, getNextTickMs, getSecondsLeft, getTimeLeft, TICK_MS } from "./countdown-core.ts"

const instant = fc.integer({ min: 0, max: 4_102_444_800_000 })

test("the remaining time is split into days, hours, minutes and seconds", () => {
  expect(getTimeLeft(93_784)).toEqual({ days: 1, hours: 2, minutes: 3, seconds: 4 })
})

test("a number below ten is padded to two digits, and a longer number is not truncated", () => {
  expect([0, 7, 59, 100].map(formatTwoDigits)).toEqual(["00", "07", "59", "100"])
})

test("a countdown to an invalid date has no remaining time", () => {
  expect(getSecondsLeft(Date.parse("i morgon"), 0)).toBe(0)
})

test("the remaining time is never negative, and its days, hours, minutes and seconds add up to the total", () => {
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

test("the next tick occurs within one second and reduces the remaining time by exactly one second", () => {
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
