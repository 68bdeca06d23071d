import { createServiceApp } from "@forecourt/service-kit/http"
import { expect, test } from "vitest"
import { createAheadClock } from "./ahead-clock.ts"
import { createClockRoute } from "./clock-route.ts"

async function send(method: string, body: unknown = null, { ahead = 0 } = {}) {
  const clock = createAheadClock()
  clock.setAhead(ahead)
  const app = createServiceApp({ name: "platform", health: () => ({}) }).route("/clock", createClockRoute(clock))
  const { status } = await app.request("/clock", {
    method,
    ...(method !== "GET" && { body: JSON.stringify(body) }),
  })
  return [status, clock.aheadMinutes()]
}

test.for([
  [0, 200, 0],
  [61, 200, 61],
  [527_040, 200, 527_040],
  [527_041, 422, 0],
  [-1, 422, 0],
  ["61", 422, 0],
  [null, 422, 0],
] as const)(
  "setting the clock ahead by %j minutes returns status %i and leaves the clock %i minutes ahead",
  async ([aheadMinutes, status, ahead]) => {
    expect(await send("PUT", { aheadMinutes })).toEqual([status, ahead])
  },
)

test("a request to set the clock without a body is rejected", async () => {
  expect(await send("PUT", null, { ahead: 5 })).toEqual([422, 5])
})

test("the clock can be read and reset", async () => {
  expect(await send("GET", null, { ahead: 5 })).toEqual([200, 5])
  expect(await send("DELETE", null, { ahead: 5 })).toEqual([204, 0])
  expect(await send("POST", { aheadMinutes: 7 }, { ahead: 5 })).toEqual([405, 5])
})
