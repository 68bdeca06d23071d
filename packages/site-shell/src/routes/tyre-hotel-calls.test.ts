import { createServer, type IncomingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { FRONT_HEADER } from "@forecourt/front/front-headers"
import { expect, onTestFinished, test, vi } from "vitest"
import { readEnvironment } from "../environment.ts"
import { readConfig } from "../read-config.ts"
import type { ServiceRouteOptions } from "../services/service-route.ts"
import { createServicesRoute } from "./services-route.ts"

const FRONT_SECRET = "what-the-front-and-its-next-share"

const HOST = "norrvik.example"
const SITE = {
  name: "se-automotive",
  host: HOST,
  languages: ["sv", "en"],
  timeZone: "Europe/Stockholm",
  services: ["tyre-hotel"],
}
const FAILED = "Något gick fel, var god och försök senare."

interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly isSilent?: boolean
}

async function serve(reply: Reply, texts: Readonly<Record<string, string>> = {}) {
  const requests: SentRequest[] = []
  const results = Object.entries(texts).map(([key, value]) => ({ key, value }))
  const dictionary = { pageInfo: { hasNext: false }, results }
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString()
    if (!url.startsWith("/api/tirehotel/")) {
      response.end(JSON.stringify({ data: { site: { siteInfo: { dictionary } } } }))
      return
    }
    requests.push({ method, url, headers, body: text === "" ? null : JSON.parse(text) })
    response.writeHead(reply.status ?? 200, reply.headers)
    if (reply.isSilent) response.write("{")
    else response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(stop)
  return { requests, stop, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

interface Visit {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

interface Opening extends ServiceRouteOptions {
  readonly texts?: Readonly<Record<string, string>>
  readonly switches?: Partial<typeof SITE>
  readonly variables?: Readonly<Record<string, string>>
}

async function openRoute(reply: Reply = {}, { texts, switches, variables, ...options }: Opening = {}) {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const { requests, stop, url } = await serve(reply, texts)
  const environment = readEnvironment({
    FORECOURT_CONTENT_URL: url,
    FORECOURT_TYRE_HOTEL_KEY: "site-key",
    FORECOURT_PROXIES: "1",
    FORECOURT_FRONT_SECRET: FRONT_SECRET,
    ...variables,
  })
  const route = createServicesRoute(readConfig({ ...SITE, ...switches }), environment, options)
  const visit = (path: string, { method = "POST", headers = {}, body }: Visit = {}) =>
    route[method as keyof typeof route](
      new Request(`http://localhost:3200/api/tirehotel${path}`, {
        method,
        headers: {
          host: HOST,
          origin: `https://${HOST}`,
          "sec-fetch-site": "same-origin",
          "x-forwarded-for": "192.0.2.7, 10.0.0.1",
          [FRONT_HEADER]: FRONT_SECRET,
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    )
  return { requests, stop, visit, log }
}

const CUSTOMER = { encryptedPhoneNumber: "v1.abc", obfuscatedPhoneNumber: "07•-••• •• 12", regNo: "ABC123" }
const BOOKING = {
  bookingDate: "2026-12-01",
  bookingStart: "2026-12-01T08:00:00",
  regNo: "VOLVO-1",
  freeText: "Hej då",
  customer: { firstName: "Anna", lastName: "Ek", email: "anna@norrvik.example", phoneMobile: "+46701234567" },
}
const RANGE = { startDate: "2026-11-25", endDate: "2027-02-22", regNo: "VOLVO-1" }
const DAY = { startDate: "2026-12-01", endDate: "2026-12-01", regNo: "VOLVO-1" }
const REVIEW = { rating: 5, comment: "Tack", date: "2026-12-01T10:00:00.000Z" }

const BOOKED = { bookingConfirmationId: "B-1", customerBase: {}, services: [], workshop: {}, freeText: null }

const SESSION = { authorization: "Bearer session-1" }
const ORDER = { ...SESSION, "idempotency-key": "0b9cf6d4-33c1" }

const CALLS = [
  { path: "/authorization/search", headers: {}, body: { regNo: "ABC123" }, response: CUSTOMER },
  {
    path: "/authorization/login",
    headers: {},
    body: { encryptedPhoneNumber: "v1.abc" },
    response: { authorizationToken: "request-1", message: "Koden är skickad." },
  },
  {
    path: "/authorization/validate",
    headers: {},
    body: { authToken: "request-1", otpToken: "0042" },
    response: { status: 0, vehicles: [], sessionToken: "session-1" },
  },
  {
    path: "/booking/GetTimeslotDays?workshopIdentifier=W+1",
    headers: SESSION,
    body: RANGE,
    response: { availableDates: [{ date: "2026-12-01" }, { date: "2026-12-02" }] },
  },
  {
    path: "/booking/GetTimeslots?workshopIdentifier=W+1",
    headers: SESSION,
    body: DAY,
    response: { availableTimeSlotDates: [{ startTime: ["2026-12-01T08:00:00", "2026-12-01T09:00:00"] }] },
  },
  {
    path: "/booking/create?departmentIdentifier=W+1",
    headers: ORDER,
    body: BOOKING,
    response: BOOKED,
  },
  { path: "/booking/settle", headers: ORDER, body: {}, response: { bookings: [BOOKED] } },
  { path: "/booking/settle", headers: ORDER, body: {}, response: { bookings: [] } },
  { path: "/booking/list", headers: SESSION, body: {}, response: { bookings: [BOOKED] } },
  { path: "/booking/cancel", headers: SESSION, body: { bookingConfirmationId: "B-1" }, response: {} },
  { path: "/authorization/logout", headers: SESSION, body: {}, response: {} },
  { path: "/review/addReview", headers: SESSION, body: REVIEW, response: {} },
] as const
const [SEARCH, LOGIN, VALIDATE, , , CREATE] = CALLS

test.each(CALLS)(
  "$path is forwarded with the site's key and the visitor's IP address and language [spec 3 §7.3]",
  async ({ path, headers, body, response: reply }) => {
    const { visit, requests } = await openRoute({ body: { ...reply, internal: "not for visitors" } })

    const response = await visit(path, { headers: { ...headers, "accept-language": "en-GB,sv;q=0.5" }, body })

    expect(response.status).toBe(200)
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(await response.json()).toEqual(reply)
    expect(requests).toMatchObject([{ method: "POST", url: `/api/tirehotel${path}`, body }])
    expect(requests[0]?.headers).toMatchObject({
      ...headers,
      "x-api-key": "site-key",
      "x-forwarded-for": "192.0.2.7",
      "accept-language": "en",
      // The visitor's host is ignored: the service writes the site's own name into its messages.
      "x-forwarded-host": HOST,
    })
  },
)

test("the search, login and code validation calls also accept values in the query string [spec 3 §7.3 tyre-search tyre-login tyre-validate]", async () => {
  const forms = [
    [SEARCH, "GET", "?regNo=ABC123"],
    [LOGIN, "POST", "?encryptedPhoneNumber=v1.abc"],
    [VALIDATE, "POST", "?authToken=request-1&otpToken=0042"],
  ] as const

  for (const [{ path, response: reply, body }, method, query] of forms) {
    const { visit, requests } = await openRoute({ body: reply })

    expect((await visit(path + query, { method })).status).toBe(200)
    expect(requests).toMatchObject([{ method: "POST", url: `/api/tirehotel${path}`, body }])
  }
})

test("values are sent in the query string when the service reads only query strings", async () => {
  const { visit, requests } = await openRoute(
    { body: CUSTOMER },
    { variables: { FORECOURT_TYRE_HOTEL_CREDENTIALS: "query" } },
  )

  await visit(SEARCH.path, SEARCH)

  expect(requests).toMatchObject([
    { method: "GET", url: "/api/tirehotel/authorization/search?regNo=ABC123", body: null },
  ])
})

test.each(["", "/", "/authorization", "/authorization/search/", "/authorization/Search", "/booking/remove"])(
  "the unknown tyre hotel path %j returns 404",
  async (path) => {
    const { visit, requests } = await openRoute()

    const response = await visit(path, { body: {} })

    expect([response.status, await response.json()]).toEqual([404, { message: FAILED, code: "NotFound" }])
    expect(requests).toEqual([])
  },
)

test("a site without a tyre hotel returns 404 for every tyre hotel call", async () => {
  const { visit, requests } = await openRoute({}, { switches: { services: [] } })

  for (const call of CALLS) expect((await visit(call.path, call)).status).toBe(404)
  expect(requests).toEqual([])
})

test("a search in the tyre hotel accepts POST and GET, and the other tyre hotel calls accept only POST", async () => {
  const { visit, requests } = await openRoute()

  const search = await visit("/authorization/search", { method: "DELETE" })
  const login = await visit("/authorization/login?encryptedPhoneNumber=v1.abc", { method: "GET" })

  expect([search.status, search.headers.get("allow")]).toEqual([405, "POST, GET"])
  expect([login.status, login.headers.get("allow")]).toEqual([405, "POST"])
  for (const refused of [search, login])
    expect(await refused.json()).toEqual({ message: FAILED, code: "MethodNotAllowed" })
  expect(requests).toEqual([])
})

test.each([{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }, { "sec-fetch-site": "none" }])(
  "a request with the headers %j is rejected because it is not from a page of the site",
  async (headers) => {
    const { visit, requests } = await openRoute()

    for (const call of CALLS) {
      const refused = await visit(call.path, { ...call, headers: { ...call.headers, ...headers } })
      expect([refused.status, await refused.json()]).toEqual([403, { message: FAILED, code: "ForeignRequest" }])
    }
    expect(requests).toEqual([])
  },
)

test.each([
  ["/authorization/search", { regNo: "ABC123", owner: true }],
  ["/authorization/search", { regNo: "abc 123" }],
  ["/authorization/search", { regNo: "A" }],
  ["/authorization/search", "no JSON"],
  ["/authorization/search", ""],
  ["/authorization/search?regNo=ABC123", { regNo: "ABC123" }],
  ["/authorization/search?regNo=ABC123", ""],
  ["/authorization/login", {}],
  ["/authorization/login?encryptedPhoneNumber=a", { encryptedPhoneNumber: "a" }],
  ["/authorization/login?encryptedPhoneNumber=a&encryptedPhoneNumber=b", ""],
  ["/authorization/login?encryptedPhoneNumber=a&more=b", ""],
  ["/authorization/validate", { authToken: "request-1", otpToken: "12" }],
  ["/authorization/validate", { authToken: "request-1", otpToken: 1234 }],
  ["/booking/GetTimeslotDays", RANGE],
  ["/booking/GetTimeslotDays?workshopIdentifier=", RANGE],
  ["/booking/GetTimeslotDays?workshopIdentifier=W&more=1", RANGE],
  ["/booking/GetTimeslotDays?departmentIdentifier=W", RANGE],
  ["/booking/GetTimeslotDays?workshopIdentifier=W", { ...RANGE, startDate: "soon" }],
  ["/booking/create?departmentIdentifier=W", { ...BOOKING, price: 0 }],
  ["/booking/create?departmentIdentifier=W", { ...BOOKING, customer: { ...BOOKING.customer, email: "anna" } }],
  ["/review/addReview", { ...REVIEW, rating: 6 }],
])("a request to %s with the invalid values %j is rejected without a request to the service", async (path, body) => {
  const { visit, requests } = await openRoute()

  const response = await visit(path, { headers: ORDER, body })

  expect([response.status, await response.json()]).toEqual([400, { message: FAILED, code: "BadRequest" }])
  expect(requests).toEqual([])
})

test("a body above the size limit is rejected", async () => {
  const { visit, requests } = await openRoute()
  const most = JSON.stringify({ ...BOOKING, freeText: "😀".repeat(1000) })

  const response = await visit(CREATE.path, { headers: ORDER, body: most + " ".repeat(20_000) })

  expect([response.status, await response.json()]).toEqual([413, { message: FAILED, code: "TooLarge" }])
  expect(requests).toEqual([])
  await visit(CREATE.path, { headers: ORDER, body: most })
  expect(requests).toHaveLength(1)
})

test("a booking requires an idempotency key, which is passed on", async () => {
  const { visit, requests } = await openRoute({ body: CREATE.response })

  for (const key of [undefined, "", "x".repeat(201)]) {
    const headers = { ...SESSION, ...(key !== undefined && { "idempotency-key": key }) }
    const response = await visit(CREATE.path, { headers, body: BOOKING })
    expect([response.status, await response.json()]).toEqual([400, { message: FAILED, code: "IdempotencyKeyMissing" }])
  }
  expect(requests).toEqual([])
  await visit(CREATE.path, { headers: { ...SESSION, "idempotency-key": '"0b9cf6d4-33c1"' }, body: BOOKING })
  expect(requests[0]?.headers["idempotency-key"]).toBe('"0b9cf6d4-33c1"')
})

test("calls for times, bookings and reviews without a session are rejected", async () => {
  const { visit, requests } = await openRoute()

  for (const { path, body } of CALLS.slice(3))
    for (const authorization of ["", "Basic abc", "Bearer", "Bearer two words"]) {
      const response = await visit(path, { headers: { ...ORDER, authorization }, body })
      expect([response.status, await response.json()]).toEqual([401, { message: FAILED, code: "SessionMissing" }])
    }
  expect(requests).toEqual([])
})

test("a rate-limited search returns 429 with `Retry-After` and a message in the page's language", async () => {
  const clock = { ms: 0 }
  const { visit, requests } = await openRoute({ body: CUSTOMER }, { now: () => clock.ms })
  const search = (number: number, language = "sv", address = "192.0.2.7") =>
    visit(SEARCH.path, {
      headers: { "accept-language": language, "x-forwarded-for": `${address}, 10.0.0.1` },
      body: { regNo: `ABC${number}` },
    })
  for (let number = 100; number < 140; number += 1) await search(number)
  clock.ms += 60_500

  const swedish = await search(140)
  const english = await search(140, "en")
  const other = await search(140, "sv", "192.0.2.8")

  expect([swedish.status, swedish.headers.get("retry-after")]).toEqual([429, "540"])
  expect(await swedish.json()).toEqual({
    message: "Det blev för många försök. Vänta en stund och försök igen.",
    code: "TooManyRequests",
  })
  expect(await english.json()).toMatchObject({ message: "Too many attempts. Please wait a while and try again." })
  expect(other.status).toBe(200)
  clock.ms += 540_000
  expect((await search(141)).status).toBe(200)
  expect(requests).toHaveLength(42)
})

test("searches for one registration number are limited across all IP addresses", async () => {
  const { visit, requests } = await openRoute({ body: CUSTOMER })
  const search = (number: number, regNo: string) =>
    visit(SEARCH.path, { headers: { "x-forwarded-for": `192.0.2.${number}, 10.0.0.1` }, body: { regNo } })

  for (let number = 0; number < 60; number += 1) await search(number, "ABC123")

  expect((await search(100, "ABC123")).status).toBe(429)
  expect((await search(100, "XYZ789")).status).toBe(200)
  expect(requests).toHaveLength(61)
})

test("login codes per phone number and guesses per login code are limited across all IP addresses", async () => {
  const login = await openRoute({ body: LOGIN.response })
  const validate = await openRoute({ status: 400, body: { message: "Fel kod." } })
  const createHeaders = (number: number) => ({ "x-forwarded-for": `192.0.2.${number}, 10.0.0.1` })

  for (let number = 0; number < 5; number += 1)
    await login.visit(LOGIN.path, { ...LOGIN, headers: createHeaders(number) })
  for (let number = 0; number < 10; number += 1)
    await validate.visit(VALIDATE.path, { ...VALIDATE, headers: createHeaders(number) })

  expect((await login.visit(LOGIN.path, { ...LOGIN, headers: createHeaders(99) })).status).toBe(429)
  expect((await validate.visit(VALIDATE.path, { ...VALIDATE, headers: createHeaders(99) })).status).toBe(429)
  expect([login.requests.length, validate.requests.length]).toEqual([5, 10])
})

test("neither a forged IP address nor another IP address in the same network avoids the limit", async () => {
  const { visit, requests } = await openRoute({ body: CUSTOMER })
  const search = (number: number, forwarded: string) =>
    visit(SEARCH.path, { headers: { "x-forwarded-for": forwarded }, body: { regNo: `ABC${number}` } })

  for (let number = 100; number < 140; number += 1) await search(number, `198.51.100.${number}, 192.0.2.7, 10.0.0.1`)
  for (let number = 100; number < 140; number += 1) await search(number, `2001:db8:1:2::${number}, 10.0.0.1`)

  expect((await search(150, "198.51.100.150, 192.0.2.7, 10.0.0.1")).status).toBe(429)
  expect((await search(151, "2001:db8:1:2::ffff, 10.0.0.1")).status).toBe(429)
  expect(requests).toHaveLength(80)
})

test("the budget factor setting multiplies all rate limits", async () => {
  const variables = { FORECOURT_TYRE_HOTEL_BUDGET_FACTOR: "2" }
  const { visit, requests } = await openRoute({ body: LOGIN.response }, { variables })

  for (let time = 0; time < 11; time += 1) await visit(LOGIN.path, LOGIN)

  expect(requests).toHaveLength(10)
})

test("a search that returns 404 shows the message that the vehicle has no agreement [spec 3 §8.3 tyre-no-agreement]", async () => {
  const { visit } = await openRoute({ status: 404 })

  const response = await visit(SEARCH.path, SEARCH)

  expect([response.status, await response.json()]).toEqual([
    404,
    { message: "Vi hittar inget däckhotellsavtal för detta registreringsnummer.", code: "NoAgreement" },
  ])
})

test("when the service rejects a call with a message, the visitor receives that message [spec 3 §8.3 tyre-words tyre-refused.words]", async () => {
  const refusals = [
    [LOGIN, { status: 429, headers: { "retry-after": "30" }, body: { message: "Vänta lite.", code: "TooMany" } }],
    [VALIDATE, { status: 401, body: { message: "Fel kod." } }],
    [CREATE, { status: 409, body: { message: "Tiden är tagen.", code: "TimeslotNotAvailable" } }],
  ] as const

  for (const [call, reply] of refusals) {
    const { visit, log } = await openRoute(reply)

    const response = await visit(call.path, call)

    expect([response.status, await response.json()]).toEqual([reply.status, reply.body])
    expect(response.headers.get("retry-after")).toBe("headers" in reply ? "30" : null)
    expect(log).not.toHaveBeenCalled()
  }
})

test.each([
  [{ status: 500, body: { message: "NullReferenceException" } }, 502, "ServiceFailed"],
  [{ status: 503 }, 502, "ServiceFailed"],
  [{ status: 302, headers: { location: "http://127.0.0.1:1/" } }, 502, "ServiceFailed"],
  [{ body: { status: "ok" } }, 502, "ServiceFailed"],
  [{ body: "<html>" }, 502, "ServiceFailed"],
  [{ isSilent: true }, 504, "ServiceLate"],
  [{ status: 400 }, 400, "Refused"],
  [{ status: 401 }, 401, "Refused"],
])(
  "the failure %j of the service is logged, and the visitor receives the site's message [spec 3 §8.3]",
  async (reply, status, code) => {
    const { visit, requests, log } = await openRoute(reply, { timeoutMs: 200 })

    const response = await visit(CREATE.path, CREATE)

    expect([response.status, await response.json()]).toEqual([status, { message: FAILED, code }])
    expect(requests).toHaveLength(1)
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
      event: "tyre-hotel-failed",
      call: "createBooking",
    })
  },
)

test("when the service is down, the visitor receives a message in the page's language, even if the content platform is also down", async () => {
  const { visit, stop } = await openRoute({}, { switches: { name: "se-gone" } })
  stop()

  const response = await visit(SEARCH.path, { ...SEARCH, headers: { "accept-language": "en" } })

  expect([response.status, await response.json()]).toEqual([
    502,
    { message: "Something went wrong. Please try again later.", code: "ServiceFailed" },
  ])
})

test("when a service rejects the site's key, an error is logged and the visitor receives a service failure", async () => {
  for (const status of [401, 403]) {
    const { visit, log } = await openRoute({ status, body: { message: "Unauthorized" } })

    const response = await visit(SEARCH.path, SEARCH)

    expect([response.status, await response.json()]).toEqual([502, { message: FAILED, code: "ServiceFailed" }])
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  }
})

test("a response that rejects the site's key is not treated as an expired session", async () => {
  const reply = { status: 401, body: { message: "Something went wrong.", code: "ApiKeyWrong" } }

  for (const call of CALLS) {
    const { visit, log } = await openRoute(reply)
    const response = await visit(call.path, call)

    expect([response.status, await response.json()]).toEqual([502, { message: FAILED, code: "ServiceFailed" }])
    expect(log).toHaveBeenCalled()
  }
})

test("a text in the site's dictionary replaces the default error message", async () => {
  const { visit } = await openRoute({ status: 500 }, { texts: { "tyreHotel.failed": "Ring oss i stället." } })

  expect(await (await visit(SEARCH.path, SEARCH)).json()).toMatchObject({ message: "Ring oss i stället." })
})

test.each([
  ["fails", { status: 500, body: { message: "ABC123 anna@norrvik.example" } }],
  ["does not finish", { isSilent: true }],
  ["has another form", { body: {} }],
])("the log contains no personal data when a response %s", async (_, reply) => {
  const { visit, log, stop } = await openRoute(reply, { timeoutMs: 50 })
  await Promise.all(CALLS.map((call) => visit(call.path, call)))
  stop()
  await Promise.all(CALLS.map((call) => visit(call.path, call)))
  await visit("/authorization/search?regNo=ABC123", { method: "GET" })

  const logged = log.mock.calls
    .flat()
    .join("\n")
    .replaceAll(/127\.0\.0\.1:\d+|"time":"[^"]*"/g, "")
  expect(logged).toContain("tyre-hotel-failed")
  for (const secret of [
    "ABC123",
    "v1.abc",
    "request-1",
    "0042",
    "session-1",
    "VOLVO",
    "Anna",
    "anna@",
    "4670",
    "192.0.2",
    "Hej",
  ])
    expect(logged).not.toContain(secret)
})
