import { expect, test } from "vitest"
import type { Ask } from "../http/exchange.ts"
import { aheadClock } from "./ahead-clock.ts"
import type { AuthoringDesk } from "./authoring-desk.types.ts"
import { clockRoute } from "./clock-route.ts"

/** What becomes of a request to set the clock, and how far it is ahead then. */
async function ask(method: string, body: unknown = null, { isDevelopment = true, before = 0 } = {}) {
  const clock = aheadClock()
  clock.setAhead(before)
  const request: Ask = {
    method,
    url: new URL("http://platform.invalid/authoring/clock"),
    headers: {},
    body: async () => Buffer.from(JSON.stringify(body)),
  }
  const answered = await clockRoute(request, { clock, isDevelopment } as AuthoringDesk).catch(
    (error: { status: number }) => error,
  )
  return [answered.status, clock.aheadMinutes()]
}

test.for([
  [0, 200, 0],
  [61, 200, 61],
  [527_040, 200, 527_040],
  [527_041, 422, 0],
  [-1, 422, 0],
  ["61", 422, 0],
  [null, 422, 0],
] as const)("set ahead by %j minutes it answers %i and is %i ahead", async ([aheadMinutes, status, ahead]) => {
  expect(await ask("PUT", { aheadMinutes })).toEqual([status, ahead])
})

test("nothing is no number of minutes", async () => {
  expect(await ask("PUT", null, { before: 5 })).toEqual([422, 5])
})

test("it is read, and set right again", async () => {
  expect(await ask("GET", null, { before: 5 })).toEqual([200, 5])
  expect(await ask("DELETE", null, { before: 5 })).toEqual([204, 0])
  expect(await ask("POST", { aheadMinutes: 7 }, { before: 5 })).toEqual([405, 5])
})

test("in production nobody reads or sets it", async () => {
  for (const method of ["GET", "PUT", "DELETE"])
    expect(await ask(method, { aheadMinutes: 7 }, { isDevelopment: false, before: 5 })).toEqual([403, 5])
})
