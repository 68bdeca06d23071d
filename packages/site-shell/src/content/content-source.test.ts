import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { getContentHealth, reportTrouble, resetHealth } from "./content-health.ts"
import { createContentSource, type Freshness } from "./content-source.ts"

beforeEach(() => resetHealth())

const GOOD = () => Response.json({ data: {} })

function platformWith(responses: readonly (() => Response | Promise<Response>)[], tookMs = 0) {
  let clock = 0
  vi.spyOn(performance, "now").mockImplementation(() => clock)
  const fetchMock = vi.fn(async (_url: unknown, _init?: RequestInit & { next?: unknown }) => {
    const reply = responses[Math.min(fetchMock.mock.calls.length, responses.length) - 1] ?? GOOD
    clock += tookMs
    return reply()
  })
  vi.stubGlobal("fetch", fetchMock)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const read = async (freshness?: Freshness) => {
    const response = await createContentSource(readEnvironment({}), freshness).request("", { body: {} })
    return response.json().catch(() => null)
  }
  return { read, fetchMock }
}

const getTrouble = () => getContentHealth().trouble?.kind ?? null

test.for([
  [200, null],
  [400, null],
  [401, "refusing the key"],
  [403, "refusing the key"],
  [404, "not found"],
  [429, "unreachable"],
  [499, null],
  [500, "unreachable"],
  [503, "unreachable"],
] as const)("after a response with status %i, the reported problem is %s", async ([status, trouble]) => {
  const { read } = platformWith([() => new Response("{}", { status })])

  await read()

  expect(getTrouble()).toBe(trouble)
})

test.for([
  [2000, null],
  [2001, "slow"],
] as const)("after a response that takes %i ms, the reported problem is %s", async ([tookMs, trouble]) => {
  await platformWith([GOOD], tookMs).read()

  expect(getTrouble()).toBe(trouble)
})

test("a rate-limited request is retried until it succeeds", async () => {
  const busy = () => new Response("{}", { status: 429, headers: { "retry-after": "0" } })
  const { fetchMock } = platformWith([busy, busy, busy, busy, busy, GOOD])

  const response = await createContentSource(readEnvironment({})).request("", { body: {}, idempotent: true })

  expect([response.status, fetchMock.mock.calls.length]).toEqual([200, 6])
})

test("an outage ends only after an uncached successful response without errors", async () => {
  reportTrouble("unreachable")

  await platformWith([GOOD]).read({ keepSeconds: 60 })
  expect(getTrouble()).toBe("unreachable")
  await platformWith([() => Response.json({ errors: [{ message: "no" }] })]).read()
  expect(getTrouble()).toBe("unreachable")
  await platformWith([() => new Response('{"data":')]).read()
  expect(getTrouble()).toBe("unreachable")
  await platformWith([() => Response.json(null)]).read()
  expect(getTrouble()).toBeNull()
})

test("a 500 response is reported as an outage even if the request has a cache lifetime", async () => {
  await platformWith([() => new Response(null, { status: 500 })]).read({ keepSeconds: 60 })

  expect(getTrouble()).toBe("unreachable")
})

test.for([
  ["TypeError", 0, "unreachable"],
  ["TimeoutError", 0, null],
  ["AbortError", 0, null],
  ["TimeoutError", 2001, "slow"],
  ["AbortError", 2001, "slow"],
] as const)(
  "after a request that fails with a %s after %i ms, the reported problem is %s",
  async ([name, tookMs, trouble]) => {
    const fail = () => Promise.reject(Object.assign(new Error("gone"), { name }))

    await expect(platformWith([fail], tookMs).read()).rejects.toThrow()

    expect(getTrouble()).toBe(trouble)
  },
)

test("a request passes its cache tags to Next, and its cache lifetime only if one is set", async () => {
  const { read, fetchMock } = platformWith([GOOD])

  await read({ tags: ["sc:site:a"], keepSeconds: 60 })
  await read({ tags: ["sc:site:a"] })
  await read()

  expect(fetchMock.mock.calls.map(([, init]) => init?.next)).toEqual([
    { tags: ["sc:site:a"], revalidate: 60 },
    { tags: ["sc:site:a"] },
    { tags: [] },
  ])
})

test("a request that receives a 503 response is attempted three times, each time with a timeout", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  const deadline = vi.spyOn(AbortSignal, "timeout")
  const { fetchMock } = platformWith([() => new Response(null, { status: 503 })])

  const reply = createContentSource(readEnvironment({})).request("", { body: {}, idempotent: true })
  await vi.advanceTimersByTimeAsync(10_000)

  expect((await reply).status).toBe(503)
  expect(fetchMock).toHaveBeenCalledTimes(3)
  expect(deadline.mock.calls).toEqual([[6000], [6000], [6000]])
})

test("a request is not retried if Retry-After is longer than the time limit for rendering a page", async () => {
  const busy = () => new Response(null, { status: 503, headers: { "retry-after": "3" } })
  const { fetchMock } = platformWith([busy])

  await createContentSource(readEnvironment({})).request("", { body: {}, idempotent: true })

  expect(fetchMock).toHaveBeenCalledTimes(1)
})
