import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest"
import { onEachEngine } from "../test-harness/test-harness.ts"
import { openRateLimits, type RateLimits } from "./rate-limits.ts"

const LIMIT = { name: "searches", max: 2, perSeconds: 60 }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "forecourt-limits-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function open(place: string): Promise<RateLimits> {
  const limits = await openRateLimits(place)
  onTestFinished(() => limits.close())
  return limits
}

function limitsAt(newPlace: () => Promise<string>): void {
  test("the rate limiter rejects a subject that exceeds the limit and counts each subject separately", async () => {
    const limiter = await (await open(await newPlace())).limiter(LIMIT)

    const turns = [await limiter.take("a"), await limiter.take("a"), await limiter.take("a")]

    expect(turns.map(({ isAllowed, remaining }) => [isAllowed, remaining])).toEqual([
      [true, 1],
      [true, 0],
      [false, 0],
    ])
    expect(turns[2]?.retryAfterMs).toBeGreaterThan(0)
    expect(turns[2]?.retryAfterMs).toBeLessThanOrEqual(60_000)
    expect(await limiter.take("b")).toMatchObject({ isAllowed: true, remaining: 1 })
  })

  test("reading the state of a rate limiter does not count as a request", async () => {
    const limiter = await (await open(await newPlace())).limiter(LIMIT)
    const previous = await limiter.look("a")
    await limiter.take("a")

    expect([previous.remaining, (await limiter.look("a")).remaining, (await limiter.look("a")).remaining]).toEqual([
      2, 1, 1,
    ])
  })

  test("the rate limiter never allows more concurrent requests than its maximum", async () => {
    const limiter = await (await open(await newPlace())).limiter(LIMIT)
    const turns = await Promise.all(Array.from({ length: 20 }, () => limiter.take("a")))

    expect(turns.filter(({ isAllowed }) => isAllowed)).toHaveLength(2)
  })

  test("limits with different names are counted separately", async () => {
    const limits = await open(await newPlace())
    const [first, second] = [await limits.limiter(LIMIT), await limits.limiter({ ...LIMIT, name: "codes" })]
    await first.take("a")

    expect(await second.take("a")).toMatchObject({ remaining: 1 })
  })
}

describe("the rate limiter works in memory", () => limitsAt(async () => "memory"))

onEachEngine(({ newDatabase }) => {
  const newPlace = async () => (await newDatabase()) ?? join(folder, "limits.sqlite")
  limitsAt(newPlace)

  test("processes with the same storage share the count of a rate limit", async () => {
    const place = await newPlace()
    const [first, second] = [await open(place), await open(place)]
    const limiters = [await first.limiter(LIMIT), await second.limiter(LIMIT)]
    for (const limiter of limiters) await limiter.take("a")

    for (const limiter of limiters) expect(await limiter.take("a")).toMatchObject({ isAllowed: false })
  })
})
