import { expect, test, vi } from "vitest"
import { warmUp } from "./warm-up.ts"

async function start({ homeFrom = 1, errorsFrom = 1, rounds = 10 }) {
  let round = 1
  const readyIn: number[] = []
  const pauses: number[] = []
  const warm = vi.fn(async () => round >= homeFrom)
  await warmUp({
    homes: ["/", "/en"],
    warm,
    errorPages: { readAll: async () => round >= errorsFrom },
    onReady: () => void readyIn.push(round),
    async pause(ms) {
      pauses.push(ms)
      round += 1
      if (round > rounds) throw new Error("enough")
    },
  }).catch(() => {})
  return { readyIn: readyIn[0], pauses, warm }
}

test("a site becomes ready once all home pages and error pages are loaded", async () => {
  expect((await start({})).readyIn).toBe(1)
  expect((await start({ homeFrom: 3 })).readyIn).toBe(3)
  expect((await start({ errorsFrom: 2 })).readyIn).toBe(2)
})

test("a site whose home pages cannot be loaded never becomes ready", async () => {
  expect((await start({ homeFrom: 99 })).readyIn).toBeUndefined()
})

test("a site whose error pages cannot be loaded becomes ready after five attempts and then retries once a minute", async () => {
  const { readyIn, pauses } = await start({ errorsFrom: 99 })

  expect(readyIn).toBe(5)
  expect(pauses.slice(3, 5)).toEqual([1000, 60_000])
})

test("a home page that has been loaded is not requested again while error pages are missing", async () => {
  const { warm } = await start({ errorsFrom: 3 })

  expect(warm).toHaveBeenCalledTimes(2)
})
