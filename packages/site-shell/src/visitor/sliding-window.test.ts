import { expect, test } from "vitest"
import { createSlidingWindow } from "./sliding-window.ts"

function minute(mostKeys?: number) {
  const clock = { ms: 1000 }
  const window = createSlidingWindow({
    windowMs: 60_000,
    now: () => clock.ms,
    ...(mostKeys !== undefined && { mostKeys }),
  })
  return { clock, window }
}

test("a sliding window allows a limited number of events per key within the period", () => {
  const { clock, window } = minute()

  window.count("a")
  clock.ms += 40_000
  window.count("a")

  expect(window.waitMs("a", 3)).toBe(0)
  expect(window.waitMs("a", 2)).toBe(20_000)
  clock.ms += 25_000
  expect(window.waitMs("a", 2)).toBe(0)
  expect(window.waitMs("a", 1)).toBe(35_000)
})

test("each key has a separate count", () => {
  const { window } = minute()

  window.count("a")

  expect(window.waitMs("a", 1)).toBe(60_000)
  expect(window.waitMs("b", 1)).toBe(0)
})

test("a key is removed when all its events have expired", () => {
  const { clock, window } = minute()
  for (const key of ["a", "b", "c"]) window.count(key)

  clock.ms += 60_000
  window.count("d")

  expect(window.size).toBe(1)
})

test("a sliding window can store at least a thousand keys", () => {
  const { window } = minute()

  for (let visitor = 0; visitor < 1000; visitor += 1) window.count(`visitor ${visitor}`)

  expect(window.size).toBe(1000)
})

test("the number of keys is limited, and the least recently seen key is evicted first", () => {
  const { window } = minute(2)

  for (const key of ["a", "b", "a", "c"]) window.count(key)

  expect(window.size).toBe(2)
  expect(window.waitMs("a", 2)).toBe(60_000)
  expect(window.waitMs("b", 1)).toBe(0)
})
