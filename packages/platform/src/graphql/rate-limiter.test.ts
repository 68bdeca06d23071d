import { expect, test } from "vitest"
import { rateLimiter } from "./rate-limiter.ts"

/** A limiter whose clock the test sets. */
function limiterAt(start: number) {
  const clock = { now: start }
  return { clock, takeTurn: rateLimiter(() => clock.now) }
}

test("a key has its turns in each second, and is told where it stands", () => {
  const { clock, takeTurn } = limiterAt(5_000)

  const turns = [1, 2, 3].map(() => takeTurn("a", 2, true))
  clock.now = 5_999
  const stillFull = takeTurn("a", 2, true)
  clock.now = 6_000
  const fresh = takeTurn("a", 2, true)

  expect(turns.map(({ isAllowed }) => isAllowed)).toEqual([true, true, false])
  expect(turns.map(({ headers }) => headers["x-rate-limit-remaining"])).toEqual(["1", "0", "0"])
  expect(turns[0]?.headers).toEqual({
    "x-rate-limit-limit": "2",
    "x-rate-limit-remaining": "1",
    "x-rate-limit-reset": "1",
  })
  expect([stillFull.isAllowed, fresh.isAllowed]).toEqual([false, true])
})

test("keys do not take each other's turns", () => {
  const { takeTurn } = limiterAt(0)
  takeTurn("a", 1, true)

  expect([takeTurn("a", 1, true).isAllowed, takeTurn("b", 1, true).isAllowed]).toEqual([false, true])
})

test("what does not count is always allowed and takes no turn", () => {
  const { takeTurn } = limiterAt(0)
  takeTurn("a", 2, false)
  takeTurn("a", 2, true)
  takeTurn("a", 2, true)

  expect(takeTurn("a", 2, false)).toMatchObject({ isAllowed: true, headers: { "x-rate-limit-remaining": "0" } })
  expect(takeTurn("a", 2, true).isAllowed).toBe(false)
})

test("a refused turn is not taken from the next limit", () => {
  const { takeTurn } = limiterAt(0)
  for (let n = 0; n < 5; n++) takeTurn("a", 1, true)

  expect(takeTurn("a", 3, true)).toMatchObject({ isAllowed: true, headers: { "x-rate-limit-remaining": "1" } })
})

test("no limit means no counting and no headers", () => {
  const { takeTurn } = limiterAt(0)

  expect(Array.from({ length: 5 }, () => takeTurn("a", 0, true))).toEqual(
    Array(5).fill({ isAllowed: true, headers: {} }),
  )
})
