import { expect, test } from "vitest"
import { createFaultSwitch } from "./fault-switch.ts"

const call = ({ path = "/api", body = "", fault = "" } = {}) =>
  new Request(`http://platform.invalid${path}`, {
    method: "POST",
    headers: fault === "" ? {} : { "x-forecourt-fault": fault },
    body,
  })

const NOTHING = { response: null, isResponseLost: false, rateLimit: null }

test("a simulated fault set in a header or query parameter applies only to that request and is ignored in production", async () => {
  const faults = createFaultSwitch({ takesWishes: true })

  expect(await faults.strike(call({ fault: "reset" }))).toMatchObject({ response: "reset" })
  expect(await faults.strike(call({ path: "/api?fault=rate:2" }))).toMatchObject({ rateLimit: 2 })
  expect(await faults.strike(call())).toEqual(NOTHING)
  const production = createFaultSwitch({ takesWishes: false })
  expect(await production.strike(call({ fault: "reset", path: "/api?fault=reset" }))).toEqual(NOTHING)
})

test("a simulated fault that is limited to a number of requests is removed after these requests", async () => {
  const faults = createFaultSwitch({ takesWishes: false })
  faults.replace([{ kind: "reset", times: 2 }, { kind: "lost-response" }])
  const strike = async () => {
    const { response, isResponseLost } = await faults.strike(call())
    return [response, isResponseLost]
  }

  expect([await strike(), await strike(), await strike()]).toEqual([
    ["reset", true],
    ["reset", true],
    [null, true],
  ])
  expect(faults.list()).toEqual([{ kind: "lost-response" }])
})

test("a persistent simulated fault applies only to requests with the configured path and GraphQL operation", async () => {
  const faults = createFaultSwitch({ takesWishes: false })
  faults.replace([{ kind: "reset", path: "/api/a", operation: "Layout", times: 1 }])

  for (const spared of [
    call({ path: "/api/b", body: "query Layout {" }),
    call({ path: "/x/api/a", body: "query Layout {" }),
    call({ path: "/api/a", body: "query LayoutOf {" }),
    call({ path: "/api/a", body: "{ Layout }" }),
    call({ path: "/api/a", body: "subquery Layout {" }),
  ])
    expect(await faults.strike(spared)).toEqual(NOTHING)
  expect(await faults.strike(call({ path: "/api/ab", body: "query A { x } query Layout {" }))).toMatchObject({
    response: "reset",
  })
})

test("the response to a simulated status fault has an error message and, if configured, a Retry-After header", async () => {
  const faults = createFaultSwitch({ takesWishes: true })

  const [plain, later] = await Promise.all(
    ["status:503", "status:429:seconds"].map(
      async (fault) => (await faults.strike(call({ fault }))).response as Response,
    ),
  )

  expect([plain?.status, plain?.headers.get("retry-after")]).toEqual([503, null])
  expect(await plain?.json()).toEqual({ error: "Injected fault: 503." })
  expect([later?.status, later?.headers.get("retry-after")]).toEqual([429, "1"])
})
