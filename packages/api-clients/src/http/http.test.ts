import { getEventListeners } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, onTestFinished, test, vi } from "vitest"
import { ApiError, createHttp, type HttpOptions } from "./http.ts"
import { parseRetryAfter } from "./retry-after.ts"

type Respond = (response: ServerResponse, request: IncomingMessage) => void

const ok: Respond = (response) => response.end('{"ok":true}')
const status =
  (code: number, headers: Record<string, string> = {}): Respond =>
  (response) =>
    response.writeHead(code, headers).end()
const reset: Respond = (response) => response.socket?.destroy()

async function serve(...responses: Respond[]) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    const reply = responses[Math.min(requests.length, responses.length - 1)] ?? ok
    requests.push(request)
    reply(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { requests, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const http = (options: Omit<HttpOptions, "service">) => createHttp({ service: "content", ...options })

test.each([429, 502, 503, 504, 520, 524])(
  "a request is retried when a busy service responds with status %i",
  async (busy) => {
    const { endpoint, requests } = await serve(status(busy, { "retry-after": "0" }), ok)

    const response = await http({ endpoint }).request("/x")

    expect(response.status).toBe(200)
    expect(requests).toHaveLength(2)
  },
)

test("a request is retried when its connection is lost", async () => {
  const { endpoint, requests } = await serve(reset, ok)

  const response = await http({ endpoint }).request("/x")

  expect(response.status).toBe(200)
  expect(requests).toHaveLength(2)
})

test("with the `reconnects` option, a request whose connection is lost is retried exactly once", async () => {
  const stopping = await serve(reset, ok)
  const gone = await serve(reset)

  const response = await http({ endpoint: stopping.endpoint, retries: 0, reconnects: true }).request("/x")
  const failed = http({ endpoint: gone.endpoint, retries: 0, reconnects: true }).request("/x", { operation: "findCar" })

  expect([response.status, stopping.requests.length]).toEqual([200, 2])
  await expect(failed).rejects.toThrow("content: findCar got no response")
  expect(gone.requests).toHaveLength(2)
})

test("a POST whose connection is lost is resent only if it is idempotent", async () => {
  const booking = await serve(reset, ok)
  const question = await serve(reset, ok)

  const booked = http({ endpoint: booking.endpoint, retries: 0, reconnects: true }).request("/book", {
    body: { slot: 1 },
  })
  const search = http({ endpoint: question.endpoint, retries: 0, reconnects: true }).request("/find", {
    body: {},
    idempotent: true,
  })

  await expect(booked).rejects.toThrow("content: POST got no response")
  expect((await search).status).toBe(200)
  expect([booking.requests.length, question.requests.length]).toEqual([1, 2])
})

test("a request is not retried if the caller aborts when the connection is lost", async () => {
  const controller = new AbortController()
  const { endpoint, requests } = await serve((response) => {
    controller.abort(new Error("left the page"))
    response.socket?.destroy()
  }, ok)

  const request = http({ endpoint, retries: 0, reconnects: true }).request("/x", { signal: controller.signal })

  await expect(request).rejects.toThrow("left the page")
  expect(requests).toHaveLength(1)
})

function loseAfter(ms: number) {
  vi.useFakeTimers({ toFake: ["performance"] })
  const limits = vi.spyOn(AbortSignal, "timeout")
  const lose = async () => {
    vi.advanceTimersByTime(ms)
    throw new TypeError("fetch failed", { cause: Object.assign(new Error(), { code: "ECONNRESET" }) })
  }
  return { lose, limits: () => limits.mock.calls.flat() }
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test("a retry after a lost connection must finish within the original timeout", async () => {
  const { lose, limits } = loseAfter(700)

  const request = http({
    endpoint: "https://content.example",
    retries: 0,
    reconnects: true,
    timeoutMs: 1000,
    fetch: lose,
  }).request("/x")

  await expect(request).rejects.toThrow("content: GET got no response")
  expect(limits()).toEqual([1000, 300])
})

test("a request is not retried if its connection is lost at the end of the timeout", async () => {
  const { lose, limits } = loseAfter(1000)

  const request = http({
    endpoint: "https://content.example",
    retries: 0,
    reconnects: true,
    timeoutMs: 1000,
    fetch: lose,
  }).request("/x")

  await expect(request).rejects.toThrow("content: GET got no response")
  expect(limits()).toEqual([1000])
})

test.each([400, 401, 404, 500])("a response with status %i is returned without a retry", async (code) => {
  const { endpoint, requests } = await serve(status(code))

  const response = await http({ endpoint }).request("/x")

  expect(response.status).toBe(code)
  expect(requests).toHaveLength(1)
})

test("the last response is returned when the service is still busy after all retries", async () => {
  const { endpoint, requests } = await serve(status(503, { "retry-after": "0" }))

  const response = await http({ endpoint, retries: 2 }).request("/x")

  expect(response.status).toBe(503)
  expect(requests).toHaveLength(3)
})

test("a retry waits for the number of seconds in Retry-After", async () => {
  const { endpoint } = await serve(status(429, { "retry-after": "1" }), ok)
  const start = performance.now()

  await http({ endpoint }).request("/x")

  expect(performance.now() - start).toBeGreaterThan(950)
})

test("parseRetryAfter parses seconds and HTTP dates, and returns null for invalid values", () => {
  const now = Date.parse("Fri, 20 Nov 2026 10:00:00 GMT")

  expect(parseRetryAfter("7", now)).toBe(7000)
  expect(parseRetryAfter("Fri, 20 Nov 2026 10:00:03 GMT", now)).toBe(3000)
  expect(parseRetryAfter("Fri, 20 Nov 2026 09:59:00 GMT", now)).toBe(0)
  expect(parseRetryAfter("soon", now)).toBeNull()
  expect(parseRetryAfter("-5", now)).toBeNull()
  expect(parseRetryAfter(" 7 ", now)).toBe(7000)
  expect(parseRetryAfter("12345x", now)).toBeNull()
  expect(parseRetryAfter("May 5", now)).toBeNull()
  expect(parseRetryAfter(null, now)).toBeNull()
})

test("a request is not retried if Retry-After exceeds the maximum delay", async () => {
  const { endpoint, requests } = await serve(status(429, { "retry-after": "3600" }), ok)

  const response = await http({ endpoint }).request("/x")

  expect(response.status).toBe(429)
  expect(requests).toHaveLength(1)
})

test("429 responses are retried until the maximum queue time has passed and do not count towards the retry limit", async () => {
  const busy = status(429, { "retry-after": "0" })
  const patient = await serve(busy, busy, busy, status(503, { "retry-after": "0" }), busy, ok)
  const impatient = await serve(busy)

  const answered = await http({ endpoint: patient.endpoint, retries: 1, queueMs: 400 }).request("/x")
  const refused = await http({ endpoint: impatient.endpoint, retries: 1, queueMs: 400 }).request("/x")

  expect([answered.status, patient.requests.length]).toEqual([200, 6])
  expect([refused.status, impatient.requests.length]).toEqual([429, 7])
})

test("a 429 response is returned if Retry-After exceeds the maximum delay or the request is not idempotent", async () => {
  const { endpoint, requests } = await serve(status(429, { "retry-after": "10" }))
  const client = http({ endpoint, maxDelayMs: 5000, queueMs: 60_000 })

  const responses = [await client.request("/x"), await client.request("/book", { body: { slot: 1 } })]

  expect(responses.map((response) => response.status)).toEqual([429, 429])
  expect(requests).toHaveLength(2)
})

test("a request that is not idempotent is sent once", async () => {
  const { endpoint, requests } = await serve(status(503, { "retry-after": "0" }), ok)

  const response = await http({ endpoint }).request("/book", { body: { slot: 1 } })

  expect(response.status).toBe(503)
  expect(requests).toHaveLength(1)
})

test("a request without a response throws an ApiError that names the service and the operation but contains no secrets", async () => {
  const { endpoint } = await serve(reset)
  const client = http({ endpoint, retries: 0, headers: { sc_apikey: "top-secret" } })

  const error = await client.request("/x?token=top-secret", { operation: "fetchLayout" }).catch((e: unknown) => e)

  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ message: "content: fetchLayout got no response", service: "content", status: null })
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain("top-secret")
})

test.each([
  [null, true],
  [429, true],
  [500, true],
  [503, true],
  [400, false],
  [404, false],
  [200, false],
])("an ApiError with status %s has isOutage set to %s", (code, isOutage) => {
  expect(new ApiError({ service: "content", operation: "fetchLayout", status: code }).isOutage).toBe(isOutage)
})

test("a request to a service that does not respond times out", async () => {
  const { endpoint, requests } = await serve(() => {})

  const request = http({ endpoint, timeoutMs: 50 }).request("/x", { operation: "fetchLayout" })

  await expect(request).rejects.toThrow("content: fetchLayout got no response in time")
  expect(requests).toHaveLength(1)
})

test("the timeout also applies when the caller passes a signal", async () => {
  const { endpoint } = await serve(() => {})
  const { signal } = new AbortController()

  const request = http({ endpoint, timeoutMs: 50 }).request("/x", { operation: "fetchLayout", signal })

  await expect(request).rejects.toThrow("content: fetchLayout got no response in time")
})

test("aborting a call to an unresponsive service throws only the abort reason", async () => {
  const { endpoint, requests } = await serve(() => {})
  const controller = new AbortController()
  const client = http({ endpoint, retries: 0 })

  const request = client.request("/x", { signal: controller.signal })
  setTimeout(() => controller.abort(new Error("left the page")), 50)

  await expect(request).rejects.toThrow("left the page")
  await expect(client.request("/x", { signal: controller.signal })).rejects.toThrow("left the page")
  expect(requests).toHaveLength(1)
})

test("the caller can abort a request during the pause before a retry", async () => {
  const { endpoint, requests } = await serve(status(429, { "retry-after": "5" }))
  const controller = new AbortController()
  const start = performance.now()

  const request = http({ endpoint }).request("/x", { signal: controller.signal })
  setTimeout(() => controller.abort(new Error("left the page")), 100)

  await expect(request).rejects.toThrow("left the page")
  expect(requests).toHaveLength(1)
  // The abort takes effect before the pause is over.
  expect(performance.now() - start).toBeLessThan(5000)
})

test("the client's default headers are sent only to the origin of the client's endpoint", async () => {
  const server = await serve(ok)
  const other = await serve(ok)
  const client = http({ endpoint: server.endpoint, headers: { sc_apikey: "key" } })

  await client.request("/x", { query: { q: "å b", page: 2, none: undefined } })
  await client.request(`${other.endpoint}/sitemap.xml`)

  expect(server.requests[0]?.headers.sc_apikey).toBe("key")
  expect(server.requests[0]?.url).toBe("/x?q=%C3%A5+b&page=2")
  expect(other.requests[0]?.headers.sc_apikey).toBeUndefined()
})

test("the abort listener is removed from the caller's signal after the response", async () => {
  const { endpoint } = await serve(status(503, { "retry-after": "0" }), ok)
  const { signal } = new AbortController()

  await http({ endpoint }).request("/x", { signal })

  expect(getEventListeners(signal, "abort")).toEqual([])
})

test.each([
  [249, 1],
  [250, 2],
  [499, 2],
  [500, 3],
])(
  "with a maximum retry delay of %i ms, a busy service is called %i times, because the delay starts at 250 ms and doubles after each attempt",
  async (most, times) => {
    const { endpoint, requests } = await serve(status(503))

    const response = await http({ endpoint, maxDelayMs: most }).request("/x")

    expect(response.status).toBe(503)
    expect(requests).toHaveLength(times)
  },
)

test("a busy service is called four times by default", async () => {
  const { endpoint, requests } = await serve(status(503, { "retry-after": "0" }))

  await http({ endpoint }).request("/x")

  expect(requests).toHaveLength(4)
})

test("the `idempotent` option overrides whether a request is retried", async () => {
  const { endpoint, requests } = await serve(status(503, { "retry-after": "0" }))
  const client = http({ endpoint, retries: 1 })

  await client.request("/x", { method: "POST", idempotent: true })
  expect(requests).toHaveLength(2)
  await client.request("/x", { idempotent: false })
  expect(requests).toHaveLength(3)
})

test("a request with a body is sent as a JSON POST by default, and a request without a body has no content type", async () => {
  const bodies: string[] = []
  const echo: Respond = (response, request) =>
    request.on("data", (chunk) => bodies.push(String(chunk))).on("end", () => response.end("{}"))
  const { endpoint, requests } = await serve(echo)

  await http({ endpoint }).request("/x", { body: { slot: 1 } })
  await http({ endpoint }).request("/x")
  await http({ endpoint }).request("/x", { method: "PUT", body: null })

  expect(requests.map(({ method, headers }) => [method, headers["content-type"], headers.accept])).toEqual([
    ["POST", "application/json", "application/json"],
    ["GET", undefined, "application/json"],
    ["PUT", "application/json", "application/json"],
  ])
  expect(bodies).toEqual(['{"slot":1}', "null"])
})

test("headers of a request override those of the service", async () => {
  const { endpoint, requests } = await serve(ok)
  const client = http({ endpoint, headers: { "x-name": "service", "x-other": "service" } })

  await client.request("/x", { headers: { "x-name": "request" } })

  expect(requests[0]?.headers).toMatchObject({ "x-name": "request", "x-other": "service" })
})

test("a request URL is correct when the endpoint ends with a slash or the query contains another URL", async () => {
  const server = await serve(ok)
  const other = await serve(ok)
  const client = http({ endpoint: `${server.endpoint}/v1/` })

  await client.request("/x")
  await client.request("/go?to=https://elsewhere.example/")
  await client.request(`${other.endpoint.replace("http:", "HTTP:")}/y`)

  expect(server.requests.map(({ url }) => url)).toEqual(["/v1/x", "/v1/go?to=https://elsewhere.example/"])
  expect(other.requests.map(({ url }) => url)).toEqual(["/y"])
})

test("the body of an unused response is cancelled before the retry", async () => {
  const cancelled: number[] = []
  const responses = [503, 200].map((code, place) => {
    const body = new ReadableStream({ cancel: () => void cancelled.push(place) })
    return new Response(body, { status: code, headers: { "retry-after": "0" } })
  })
  const client = http({ endpoint: "https://content.example", fetch: async () => responses.shift() ?? Response.error() })

  const response = await client.request("/x")

  expect(response.status).toBe(200)
  expect(cancelled).toEqual([0])
})

test("a request is retried after a 503 response without a body", async () => {
  const responses = [new Response(null, { status: 503, headers: { "retry-after": "0" } }), new Response("{}")]
  const client = http({ endpoint: "https://content.example", fetch: async () => responses.shift() ?? Response.error() })

  expect((await client.request("/x")).status).toBe(200)
})

test("a thrown value that is not an Error is wrapped in an Error as the cause of the ApiError", async () => {
  const refuse = (thrown: unknown) =>
    http({ endpoint: "https://content.example", retries: 0, fetch: () => Promise.reject(thrown) })
      .request("/x")
      .catch((error: unknown) => error)
  const broken = new TypeError("no such host")

  expect(await refuse(broken)).toMatchObject({ message: "content: GET got no response", cause: broken })
  expect(await refuse("no host")).toMatchObject({ cause: new Error("no host") })
})

test("an ApiError has a reason and a cause only if they are passed to the constructor", () => {
  const known = { service: "content", operation: "fetchLayout", status: 200 }
  const cause = new Error("unexpected end")

  expect(new ApiError(known)).toMatchObject({ name: "ApiError", message: "content: fetchLayout answered 200" })
  expect(new ApiError(known)).toMatchObject({ reason: null, details: undefined, operation: "fetchLayout" })
  expect("cause" in new ApiError(known)).toBe(false)
  const error = new ApiError({ ...known, problem: "could not be read", cause, reason: "Full.", isOutage: true })
  expect(error).toMatchObject({ message: "content: fetchLayout could not be read", cause, reason: "Full." })
  expect(error.isOutage).toBe(true)
  expect(new ApiError({ ...known, status: 499 }).isOutage).toBe(false)
})
