import { expect, test } from "vitest"
import { ServiceError } from "../errors/errors.ts"
import { type AccessLogEntry, createCorsHandler, createServiceApp, readJson, type ServiceOptions } from "./http.ts"

function rooms(options: Partial<ServiceOptions> = {}) {
  const failures: string[] = []
  const log = (line: string) => failures.push(line)
  const app = createServiceApp({ name: "hotel", health: () => ({ rooms: 1 }), log, ...options })
  app.get("/rooms/:id", (context) => context.json({ id: context.req.param("id") }))
  app.get("/gone", () => {
    throw new ServiceError("Gone", "The room is gone. Take another one.", {
      status: 410,
      retryAfterMs: 5000,
      members: { room: 7 },
      headers: { "x-room": "7" },
    })
  })
  app.get("/broken", () => {
    throw new Error("/srv/data.sqlite: password hunter2")
  })
  app.get("/full", () => {
    const details = { code: "ERR_SQLITE_ERROR", errcode: 13, errstr: "database or disk is full" }
    throw Object.assign(new Error("insert +46701740605"), details)
  })
  app.post("/orders", async (context) => context.json({ got: (await readJson(context, { maxBytes: 20 })) ?? null }))
  return { app, failures }
}

test("an error response has the status, code, detail and headers of the error", async () => {
  const response = await rooms().app.request("/gone", { headers: { "accept-language": "en" } })

  expect([response.status, response.headers.get("retry-after"), response.headers.get("x-room")]).toEqual([
    410,
    "5",
    "7",
  ])
  expect(await response.json()).toEqual({
    message: "Something went wrong, please try again later.",
    code: "Gone",
    detail: "The room is gone. Take another one.",
    room: 7,
  })
})

test("an internal error is logged with the request's id and not included in the response", async () => {
  const { app, failures } = rooms()
  const response = await app.request("/broken")
  const text = await response.text()

  expect(response.status).toBe(500)
  expect(text).not.toContain("hunter2")
  expect(failures.join()).toMatch(`hotel: request ${response.headers.get("x-request-id")} failed (Error).`)
  expect(failures.join()).not.toContain("hunter2")
})

test("a request that the storage cannot store is answered with 503, and the log names the cause", async () => {
  const { app, failures } = rooms()
  const response = await app.request("/full", { headers: { "accept-language": "en" } })

  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({
    message: "Something went wrong, please try again later.",
    code: "Unavailable",
  })
  expect(failures.join()).toContain("failed (database or disk is full).")
  expect(failures.join()).not.toContain("46701740605")
})

test("a request keeps a valid request id from the client, and any other request gets a generated id", async () => {
  const { app } = rooms()
  const getId = async (id?: string) =>
    (await app.request("/rooms/1", { headers: id === undefined ? {} : { "x-request-id": id } })).headers.get(
      "x-request-id",
    )

  expect(await getId("order-17")).toBe("order-17")
  expect(await getId()).toMatch(/^[0-9a-f-]{36}$/)
  expect(await getId("a b\tc")).toMatch(/^[0-9a-f-]{36}$/)
  expect(await getId("a".repeat(101))).toMatch(/^[0-9a-f-]{36}$/)
})

test("the access log contains the route of a request but no parameter values", async () => {
  const entries: AccessLogEntry[] = []
  const { app } = rooms({ onRequest: (entry) => entries.push(entry) })
  const headers = { "x-request-id": "r", "x-forwarded-for": "192.0.2.7" }
  await app.request("/rooms/ABC123?phone=0701740605", { headers })
  await app.request("/gone", { headers })

  expect(entries).toEqual([
    { service: "hotel", id: "r", method: "GET", route: "/rooms/:id", status: 200, ms: expect.any(Number) },
    { service: "hotel", id: "r", method: "GET", route: "/gone", status: 410, ms: expect.any(Number) },
  ])
})

test("the health endpoint returns 503 when the service is unhealthy", async () => {
  const well = await rooms().app.request("/healthz")
  const { app, failures } = rooms({
    health: () => {
      throw new Error("no storage")
    },
  })
  const down = await app.request("/healthz")

  expect([well.status, await well.json(), well.headers.get("cache-control")]).toEqual([
    200,
    { status: "ok", rooms: 1 },
    "no-store",
  ])
  expect([down.status, await down.json(), failures.length]).toEqual([503, { status: "down" }, 1])
})

test.for([
  ['{"a":1}', 200, { got: { a: 1 } }],
  ["", 200, { got: null }],
  ["{", 400, { code: "BadRequest", detail: expect.stringMatching(/^The body is no JSON: .*\. Send JSON\.$/) }],
  ['"2345678901234567890"', 413, { code: "TooLarge", detail: "The body is larger than 20 bytes. Send less." }],
] as const)("a request with the body %j returns the status %i", async ([body, status, reply]) => {
  const response = await rooms().app.request("/orders", { method: "POST", body })

  expect([response.status, await response.json()]).toMatchObject([status, reply])
})

test("a body that is not UTF-8 is rejected", async () => {
  const body = Buffer.from('{"a":"\u00eb"}', "latin1")

  const response = await rooms().app.request("/orders", { method: "POST", body })

  expect([response.status, await response.json()]).toMatchObject([
    400,
    { code: "BadRequest", detail: "The body is not in UTF-8. Send JSON in UTF-8." },
  ])
})

test.for([
  ["https://a.example", ["https://a.example"], "https://a.example", "Origin"],
  ["https://b.example", ["https://a.example"], null, "Origin"],
  ["https://a.example.evil", ["https://a.example"], null, "Origin"],
  [null, ["https://a.example"], null, "Origin"],
  ["https://b.example", ["*"], "*", null],
] as const)(
  "a page on the origin %s, with the allowed origins %j, receives the header Access-Control-Allow-Origin: %s",
  async ([origin, origins, allowed, vary]) => {
    const { app } = rooms()
    app.use("/shared", createCorsHandler({ origins, methods: ["GET"], takes: ["x-key"], shows: ["retry-after"] }))
    app.get("/shared", (context) => context.json({}))
    const headers = { "access-control-request-method": "GET", ...(origin !== null && { origin }) }
    const reply = await app.request("/shared", { headers })
    const previous = await app.request("/shared", { method: "OPTIONS", headers })

    for (const response of [reply, previous]) {
      expect(response.headers.get("access-control-allow-origin")).toBe(allowed)
      expect(response.headers.get("access-control-expose-headers")).toBe(allowed === null ? null : "retry-after")
      expect(response.headers.get("access-control-allow-credentials")).toBeNull()
    }
    expect(reply.headers.get("vary")).toBe(vary)
    expect([previous.status, previous.headers.get("access-control-allow-headers")]).toEqual([
      204,
      allowed === null ? null : "x-key",
    ])
  },
)
